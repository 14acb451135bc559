import { readKey, splitKey } from '../../../vocabulary/key-words.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';
import { romanize } from '../../../vocabulary/romanize.ts';
import { wordsOf } from '../../../vocabulary/vocabulary.ts';
import { isRecord, scalarText } from '../../json.ts';
import { expressionOf } from '../../structure/compose-expression.ts';
import { formsOf } from '../../structure/forms.ts';
import {
  everyStep,
  filterOf,
  filterStep,
  firstStep,
  keyOfStep,
  layersOf,
  nameOfStep,
} from '../../structure/labelled.ts';
import { partOfName, readPerson } from '../../values/names.ts';
import {
  type Cell,
  type Column,
  isListed,
  isOf,
  isUnder,
  parentOf,
  pathKey,
  says,
  textsOf,
} from '../profile/column.ts';
import { besideOf, type Table } from '../profile/table.ts';
import { personPattern } from './value-words.ts';

/** Columns that no single path gives: names of people in two parts, and what a list has for one role. */
export function composedColumns(table: Table, language: string): readonly Column[] {
  const people = [...table.columns.flatMap((column) => peopleOf(column, language) ?? []), ...flatPeople(table)];
  const named = [...table.columns, ...people];
  const roles = [...selectors(table), ...flags(table)].flatMap((selector) => byRole(selector, named));
  return [...people, ...roles].slice(0, mostComposed);
}

const mostComposed = 200;

/** The names of people whose parts stand in fields of their own, as a column; null: there are none. */
function peopleOf(column: Column, language: string): Column | null {
  if (column.kind !== 'object') return null;
  const cells = column.cells.flatMap(({ record, value }) => {
    const name = isRecord(value) ? readPerson(value, language) : null;
    return name === null ? [] : [{ record, value: name }];
  });
  return cells.length * 2 < column.cells.length || cells.length === 0
    ? null
    : { ...withCells(column, cells), kind: 'scalar', forms: new Map([['text', 1]]) };
}

/** `organizer_first_name` beside `organizer_last_name`: the names of people in a record that has others' names as well. */
function flatPeople({ columns }: Table): readonly Column[] {
  const parts = columns.flatMap((column) => {
    const found = column.kind === 'scalar' && !isListed(column) ? partOfName(column.steps.at(-1) ?? '') : null;
    return found === null ? [] : [{ ...found, column }];
  });
  return parts.flatMap(({ whose, part, column: first }) => {
    const last = parts.find(
      (one) => one.whose === whose && one.part === 'last' && parentOf(one.column) === parentOf(first),
    );
    // Who is to be asked holds nothing.
    if (part !== 'first' || last === undefined || readKey(whose).concepts.has('contact')) return [];
    const lasts = textsOf(last.column);
    const cells = first.cells.map(({ record, value }) => ({
      record,
      value: [scalarText(value), lasts.get(record)].filter(Boolean).join(' '),
    }));
    const expression = `join(' ', [${first.expression}, ${last.column.expression}][?@])`;
    const key = readKey(`${whose}_name`);
    return [{ ...withCells(first, cells), expression, key, forms: new Map([['text', 1]]) }];
  });
}

function withCells(column: Column, cells: readonly Cell[]): Column {
  const texts = cells.map(({ value }) => scalarText(value));
  const records = new Set(cells.map(({ record }) => record)).size;
  const before = new Set(column.cells.map(({ record }) => record)).size;
  return {
    ...column,
    cells,
    coverage: (column.coverage * records) / Math.max(1, before),
    distinct: new Set(texts).size / Math.max(1, texts.length),
    length: texts.join('').length / Math.max(1, texts.length),
    forms: sharesOfForms(cells),
  };
}

/** What the values that are left look like: of numbers and addresses under one key, the addresses. */
function sharesOfForms(cells: readonly Cell[]): Column['forms'] {
  const all = cells.flatMap(({ value }) => (typeof value === 'object' ? [] : formsOf(value)));
  return new Map([...Map.groupBy(all, (form) => form)].map(([form, list]) => [form, list.length / cells.length]));
}

/** A column of the elements of a list that says which role each has: `[{ role: 'Speaker', … }]`, `[{ type: { id: 3, label: 'Website' }, … }]`. */
const selectors = ({ columns }: Table): readonly Column[] => {
  roleWords ??= new Set(wordsOf('fields', 'role').map(romanize));
  const roles = roleWords;
  const isRole = (keys: readonly (string | number)[] | null, { concepts }: Column['key']) =>
    keys !== null &&
    keys.length > 0 &&
    roles.has(withoutLabel(splitKey(scalarText(keys[0]))).at(-1) ?? '') &&
    (keys.length === 1 || (keys.length === 2 && (keys[1] === 0 || concepts.has('title'))));
  return columns.filter(
    ({ kind, steps, key, cells, distinct }) =>
      kind === 'scalar' &&
      steps.includes(everyStep) &&
      !steps.includes(firstStep) &&
      isRole(pathOfRole(keysOfElement(steps)), key) &&
      distinct * cells.length <= mostRoles &&
      // The type of a file beside another picture says nothing of what it is for.
      !cells.every(({ value }) => /^image\//.test(scalarText(value))) &&
      (distinct * cells.length > 1.5 || isTelling(scalarText(cells[0]?.value))) &&
      cells.every(({ value }) => typeof value === 'string' && value.length <= 60),
  );
};

let roleWords: ReadonlySet<string> | undefined;

/** `function_desc`, `role_name`: the label of a role, beside its code. */
const withoutLabel = (words: readonly string[]): readonly string[] =>
  words.length > 1 && labels.some((concept) => readKey(words.at(-1) as string).concepts.has(concept))
    ? words.slice(0, -1)
    : words;
const labels = ['name', 'title', 'description'] as const;

/** A column of the elements of a list that says of each whether it has a role: `[{ isOrganizer: true, … }]`. */
const flags = ({ columns }: Table): readonly Column[] =>
  columns.filter(
    ({ kind, steps, key, cells, distinct }) =>
      kind === 'scalar' &&
      steps.includes(everyStep) &&
      !steps.includes(firstStep) &&
      pathOfRole(keysOfElement(steps))?.length === 1 &&
      isTelling(key.words.join(' ')) &&
      distinct * cells.length > 1.5 &&
      cells.every(({ value }) => typeof value === 'boolean'),
  );

/** It says by itself what an element is for, though all are for the same. */
const isTelling = (role: string): boolean =>
  (['organizer', 'performer'] as const).some((concept) => readKey(role).concepts.has(concept));

/** The keys that lead to a role, or the key of a list of one, `rel: ['ticket']`; null: it is anywhere else. */
function pathOfRole(steps: readonly string[]): readonly (string | number)[] | null {
  const keys = steps.flatMap((step, n): readonly (string | number | null)[] => {
    if (step === everyStep) return [n > 0 ? 0 : null];
    const layers = layersOf(step);
    if (layers === null) return [keyOfStep(step)];
    return [keyOfStep(layers.base), ...layers.ways.map((way) => (way === 'i0' ? 0 : null))];
  });
  return keys.includes(null) ? null : (keys as readonly (string | number)[]);
}

/** The keys from the elements of the first list down. */
const keysOfElement = (steps: readonly string[]): readonly string[] => steps.slice(steps.indexOf(everyStep) + 1);

const mostRoles = 12;

/** For each role, the columns beside it with only the values of its elements. They go by the role's name. */
function byRole(selector: Column, columns: readonly Column[]): readonly Column[] {
  const own = keysOfElement(selector.steps);
  const keys = pathOfRole(own) as readonly (string | number)[];
  const list = selector.steps.slice(0, -own.length);
  const path = pathKey(list);
  const roles = [...new Set(selector.cells.map(({ value }) => value as string | boolean))];
  return columns
    .filter(
      (column) =>
        column.kind === 'scalar' &&
        column !== selector &&
        !column.steps.slice(list.length).includes(everyStep) &&
        pathKey(column.steps.slice(0, list.length)) === path &&
        column.cells.length === selector.cells.length,
    )
    .flatMap((column) =>
      roles.flatMap((role): Column | [] => {
        // Who lacks a role has no other one by that.
        if (role === false) return [];
        const said = role === true ? selector.key : readKey(meaningOf(role, list, columns));
        const steps = [...list.slice(0, -1), filterStep(keys, role), ...column.steps.slice(list.length)];
        const cells = column.cells.filter((_, n) => selector.cells[n]?.value === role);
        return {
          ...withCells(column, cells),
          steps,
          expression: expressionOf(steps),
          parent: said,
          topics: new Set([...column.topics, ...said.concepts]),
          depth: column.depth + 1,
          byRole: true,
        };
      }),
    );
}

/**
 * What a role says. The alternate of an interface's record is its page (RFC 8288), unless the types beside it speak of other things alone.
 */
function meaningOf(role: string, list: readonly string[], columns: readonly Column[]): string {
  if (!/^alternate$/i.test(role)) return role;
  const types = columns.find(({ steps }) => pathKey(steps) === pathKey([...list, 'type']));
  const isPage = types === undefined || types.cells.some(({ value }) => value === 'text/html');
  return isPage ? 'webpage' : role;
}

/** Of a list that had one element so far, all that come; lists within lists come out as one. */
export function everyOne(column: Column): string {
  const all = column.steps.map((step) => (step === firstStep ? '*' : step));
  const rule = expressionOf(all)
    // Of the elements with one role, all.
    .replace(/^\(([^()]*\[\?[^()]*\]) \| \[0\]\)/, '$1')
    .replace(/(?<=\[\*\].*)\[\*\]/g, '[]');
  return all.at(-1) === '*' ? rule.replace(/\[[*]?\]$/, '') : rule;
}

/** Of people with roles, those of every role that performs: speakers and instructors. */
export function everyPerformer(composed: readonly Column[], column: Column): string {
  // A name in two parts.
  if (column.expression.startsWith('join(')) return column.expression;
  const rule = everyOne(column);
  const isRole = (step: string) => filterOf(step) !== null;
  const [at, roles] = [column.steps.findIndex(isRole), [rule]];
  if (at < 0 || !isOf(column, 'performer')) return rule;
  const rest = (steps: readonly string[]) => pathKey(steps.toSpliced(at, 1));
  for (const other of composed)
    if (
      other !== column &&
      isRole(other.steps[at] ?? '') &&
      rest(other.steps) === rest(column.steps) &&
      isOf(other, 'performer')
    )
      roles.push(everyOne(other));
  const tests = roles.map((one) => /\[\?((?:[^\]"'`]|"[^"]*"|'[^']*')*)\]/.exec(one)?.[1]);
  return tests.includes(undefined) ? rule : rule.replace(`[?${tests[0]}]`, () => `[?${tests.join(' || ')}]`);
}

/** What the role of a list's elements calls a place: `entities: [{ type: 'venue', name: 'Hall' }, { type: 'person', … }]`. */
export const isOfPlaceByRole = ({ byRole, parent }: Column): boolean =>
  byRole === true && parent?.concepts.has('place') === true && !parent.concepts.has('organizer');

/** Who is to be asked by his role in a list, in a record that says elsewhere who organizes it. */
const isContactBesideOrganizer = ({ columns }: Table, { byRole, parent }: Column): boolean =>
  byRole === true &&
  parent?.concepts.has('contact') === true &&
  !parent.concepts.has('organizer') &&
  columns.some((one) => one.kind === 'scalar' && (says(one, 'organizer') || isUnder(one, 'organizer')));

/** Of such a list, what all elements say, whatever their role: `entities[*].name`. */
const isOfEveryRole = (composed: readonly Column[], { steps }: Column): boolean =>
  steps.includes(everyStep) &&
  composed.some(
    (one) =>
      isOfPlaceByRole(one) &&
      one.steps.length === steps.length &&
      one.steps.every((step, n) => step === steps[n] || (steps[n] === everyStep && filterOf(step) !== null)),
  );

/** `affiliation`: where those who speak come from, and no part of where they are now. */
export const isAffiliation = ({ key }: Column): boolean => key.words.some((word) => affiliation.test(word));

/** Where those who speak or perform come from, `speakers: [{ name, institution }]`: that does not organize the event. */
const isOfWhoPerforms = (column: Column): boolean =>
  isAffiliation(column) ||
  (isUnder(column, 'performer') &&
    !isUnder(column, 'organizer') &&
    !says(column, 'name', 'title') &&
    // `speakers: [{ company }]`
    (!says(column, 'performer') || says(column, 'organizer')));

/**
 * `speaker_company`, `bus_company`, `sponsors: [{ company }]`: where a person is from, or who does something else. A firm organizes the event
 * where it stands by itself beside the dates, or is part of who organizes it.
 */
function isFirmOfOthers(table: Table, column: Column): boolean {
  const keys = column.steps.filter((step) => step !== everyStep && step !== firstStep).map(nameOfStep);
  const at = keys.findIndex((key) => splitKey(key).some((word) => firm.test(word)));
  if (at < 0) return false;
  const isOrganizer = (word: string) => readKey(word).concepts.has('organizer');
  // Whom people ask is often part of it, and the firm rather than the person.
  const keysAbove = column.steps.slice(0, -1).map((step) => layersOf(step)?.base ?? nameOfStep(step));
  const isOfIt = (key: string) => isOrganizer(key) || readKey(key).concepts.has('contact');
  if (keysAbove.some(isOfIt)) return false;
  const isPlain = splitKey(keys[at] as string).every(
    (word) => firm.test(word) || isOrganizer(word) || plainWords.some((concept) => readKey(word).concepts.has(concept)),
  );
  const step = column.steps.findIndex((one) => nameOfStep(one) === keys[at]);
  const isOwn =
    step === 0 || besideOf(table, { steps: column.steps.slice(0, step + 1) }).some((one) => says(one, 'start', 'end'));
  return !isPlain || !isOwn;
}
const firm = /^compan(?:y|ies)(?:name)?$/;
const plainWords: readonly Concept[] = ['name', 'title', 'id'];

/** `targetGroup`, `zielgruppe`: those whom the event is meant for neither organize it nor are its kind. */
export function isAudience({ key, parent }: Column): boolean {
  audience ??= new Set(wordsOf('fields', 'audience').map(romanize));
  const words = key.concepts.has('name') || key.concepts.has('title') ? (parent ?? key).words : key.words;
  return words.some((_, n) => audience?.has(words.slice(n).join('')));
}
let audience: ReadonlySet<string> | undefined;

const affiliation = /^(?:aff|aff?ilia(?:c|z|tion)\w*)$/;

/** A candidate of a field, as far as it matters here. */
interface Likely {
  readonly column: Column;
  readonly share: number;
}

/**
 * The rule for all who perform, where a conductor and the soloists have columns of their own, each called so; null: one column has all.
 * What is likelier than anything else, beside the first one, is one of them.
 */
export function everyoneNamed(first: Likely, candidates: readonly Likely[]): string | null {
  const isCalledSo = ({ column }: Likely) =>
    column.kind === 'scalar' &&
    column.byRole !== true &&
    (column.depth === 0
      ? says(column, 'performer') && !says(column, 'organizer')
      : isOf(column, 'performer') && says(column, 'name'));
  if (!isCalledSo(first)) return null;
  const words = wordsOfKey(first.column);
  const others = candidates.filter(
    (one) =>
      one !== first &&
      isCalledSo(one) &&
      !wordsOfKey(one.column).some((word) => words.includes(word)) &&
      one.share > 0.5 * (1 - first.share) &&
      addsNames(one.column, first.column) &&
      addsNames(first.column, one.column),
  );
  if (others.length === 0) return null;
  const all = [first, ...others].map(({ column }) => column).toSorted((a, b) => a.order - b.order);
  const isText = ({ steps, cells }: Column) =>
    !steps.includes(everyStep) && cells.some(({ value }) => /[,;،、，]/.test(scalarText(value)));
  const paths = all.map((column) => (isListed(column) ? everyOne(column) : column.expression));
  // A text with several names is parted at its commas, which in a list belong to the names.
  const rule = `[${paths.join(', ')}][]`;
  return all.some(isText) ? `join(', ', ${rule} | [?@])` : rule;
}

/** The words of whom it names: `speaker_affiliation` is about the `speaker`. */
const wordsOfKey = ({ key, parent }: Column): readonly string[] => (parent ?? key).words;

/** Whether a column names somebody whom the other does not. */
function addsNames(column: Column, other: Column): boolean {
  const told = new Map<number, string>();
  for (const { record, value } of other.cells) told.set(record, `${told.get(record) ?? ''}\n${scalarText(value)}`);
  return column.cells.some(({ record, value }) => !told.get(record)?.includes(scalarText(value)));
}

/**
 * `attendees: [{ name, role }]`, `people: [{ name, role: 'Curator', gender }]`: what people are called, do or are, which says nothing of the
 * kind of the event.
 */
export function isOfPerson(table: Table, column: Column): boolean {
  if (isOf(column, 'person') && !isOf(column, 'category') && !says(column, 'category', 'tag')) return true;
  if (says(column, 'category', 'tag', 'name') || isOf(column, 'category', 'tag')) return false;
  const names = besideOf(table, column).filter((one) => one !== column && one.kind === 'scalar' && says(one, 'name'));
  if (isOf(column, 'person', 'performer')) return names.length > 0;
  return names.some(arePersons) && selectors(table).includes(column);
}

const arePersons = ({ cells }: Column): boolean =>
  cells.filter(({ value }) => personPattern.test(scalarText(value).trim())).length * 2 > cells.length;

/** A table with the columns that were composed of its own. */
interface WithComposed {
  readonly table: Table;
  readonly composed: readonly Column[];
}

/** The name of an object that is a place, by what stands beside it, or something of a price. */
export const isNoOrganizer = ({ table, composed }: WithComposed, column: Column): boolean => {
  if (isOfPlaceByRole(column) || isOfEveryRole(composed, column) || isContactBesideOrganizer(table, column))
    return true;
  if (isOfWhoPerforms(column) || isAudience(column) || isFirmOfOthers(table, column)) return true;
  // Who pays for it, beside who organizes it.
  if (says(column, 'sponsor') && table.columns.some((one) => says(one, 'organizer') && !says(one, 'sponsor')))
    return true;
  if (column.depth === 0) return false;
  // Who sells the tickets.
  if (isUnder(column, 'registration')) return true;
  if (isUnder(column, 'organizer', 'person', 'contact') && !isUnder(column, 'place')) return false;
  const around = besideOf(table, column);
  const isBeside = (...concepts: readonly Concept[]) => around.some((one) => says(one, ...concepts));
  return (
    isOf(column, 'price') ||
    // `venue: { area: { name, country } }`
    (isOf(column, 'place', 'category') && isUnder(column, 'place') && isBeside('region')) ||
    (isBeside('zip', 'address', 'city') && isBeside('latitude', 'zip', 'houseNumber')) ||
    (isBeside('address') && isBeside('city'))
  );
};
