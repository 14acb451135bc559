import { isEmpty, isRecord, scalarText } from '../json.ts';
import { chooseLanguage, isByLocale, languageTag } from '../language.ts';
import type { Cell, Column } from './column.ts';
import { expressionOf } from './compose-expression.ts';
import { type Form, formsOf } from './forms.ts';
import { everyStep, firstStep, labelled, nameOfStep, stepOf } from './labelled.ts';
import type { Concept } from './lexicon.ts';
import { nameByDescription } from './name-by-description.ts';
import { sectionsOf } from './sections.ts';
import { type KeyWords, readKey } from './words.ts';

/** The records as columns: every path with its values in all of them. */
export interface Table {
  readonly records: readonly unknown[];
  /** From the top of the record downwards. */
  readonly columns: readonly Column[];
}

/** So many records tell as much as all. */
export const maxRecords = 200;
/** With those that are there for what they alone have. */
const maxTable = 500;
const maxColumns = 800;
const maxDepth = 10;
const maxListed = 20;
const maxCells = 100_000;

/** Keys that wrap a value and say nothing of what it is. */
const wrappers = new Set(
  'results result list nodes node edges embedded elements records entries attributes data fields relationships properties props custom customfields extra node field value values item items object html text rendered processed raw plain markdown md filters details main default'.split(
    ' ',
  ),
);
/** Of them, those that say how a text is written. */
const variants = new Set('html text rendered processed raw plain markdown md value'.split(' '));

interface Draft {
  readonly steps: readonly string[];
  readonly cells: Cell[];
  /** How often each kind of value was met. */
  readonly kinds: Map<Column['kind'], number>;
  readonly present: Set<number>;
  spoken: boolean;
}

/**
 * Walks the records into columns. Bounded in records, paths, depth and list lengths; linear in what it walks. The first
 * `detailed` of them have their details laid over: what only details say (the `list` has no such column) is a share of those.
 */
export function tableOf(all: readonly unknown[], language: string, detailed = 0, list: Table | null = null): Table {
  const known = new Set(list?.columns.map(({ steps }) => steps.join('\u0000')));
  const full = all.slice(0, detailed).filter(isRecord);
  const records = [...full, ...all.slice(detailed).filter(isRecord)].slice(0, maxTable);
  const drafts = new Map<string, Draft>();
  const wrapped = wrappedKeys(records as readonly Readonly<Record<string, unknown>>[]);
  let left = maxCells;
  const visit = (value: unknown, steps: readonly string[], record: number): void => {
    left -= 1;
    if (left < 0) return;
    const path = steps.join('\u0000');
    let draft = drafts.get(path);
    if (draft === undefined) {
      if (drafts.size >= maxColumns) return;
      draft = { steps, cells: [], kinds: new Map(), present: new Set(), spoken: false };
      drafts.set(path, draft);
    }
    draft.present.add(record);
    if (isEmpty(value)) return;
    const said = isLanguages(value) ? chooseLanguage(value, language).value : value;
    if (said !== value) draft.spoken = true;
    if (isEmpty(said)) return;
    if (typeof said !== 'object' || said === null || (draft.spoken && Array.isArray(said))) {
      meet(draft, 'scalar');
      for (const one of Array.isArray(said) ? said.slice(0, maxListed) : [said])
        draft.cells.push({ record, value: one });
      return;
    }
    meet(draft, Array.isArray(said) ? 'list' : 'object');
    draft.cells.push({ record, value: said });
    if (steps.length >= maxDepth || draft.spoken) return;
    const single = Array.isArray(said) && said.length === 1 && steps.length === 1 && wrapped.has(steps[0] as string);
    if (single) {
      visit(said[0], [...steps, firstStep], record);
      return;
    }
    const pairs = Array.isArray(said) ? labelled(said) : null;
    if (pairs !== null) for (const [step, inner] of pairs) visit(inner, [...steps, ...step], record);
    else if (Array.isArray(said))
      for (const item of said.slice(0, maxListed)) visit(item, [...steps, everyStep], record);
    else for (const [key, inner] of keysOf(said)) visit(inner, [...steps, stepOf(key)], record);
  };
  records.forEach((record, n) => {
    for (const [key, value] of keysOf(record as object)) visit(value, [stepOf(key)], n);
  });
  const sections = sectionsOf([...drafts.values()].map(({ steps }) => steps));
  const columns = [...drafts.values()].map((draft, order) => {
    const detailed = full.length > 0 && !known.has(draft.steps.join('\u0000'));
    return { ...finish(draft, sections, detailed ? full.length : records.length, order), detailed };
  });
  // A longer expression is no rule (`compileExpression`).
  return { records, columns: nameByDescription(columns.filter(({ expression }) => expression.length <= 1000)) };
}

const meet = ({ kinds }: Draft, kind: Column['kind']) => kinds.set(kind, (kinds.get(kind) ?? 0) + 1);

/**
 * What a column holds. A few records may be odd (an id that is an object), and must not decide for the others: the kind of
 * four fifths of the values is the column's.
 */
function kindOf({ kinds }: Draft): Column['kind'] {
  const all = [...kinds.values()].reduce((sum, count) => sum + count, 0);
  const most = [...kinds].find(([, count]) => count * 5 >= all * 4);
  return most?.[0] ?? (kinds.has('object') ? 'object' : kinds.has('list') ? 'list' : 'scalar');
}

/** The mean length of texts. One that is far longer than most counts as a long one: it must not hide what the others are. */
function typicalLength(lengths: readonly number[]): number {
  if (lengths.length === 0) return 0;
  const most = 200 + 20 * (lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 0);
  return lengths.reduce((sum, length) => sum + Math.min(length, most), 0) / lengths.length;
}

function finish(draft: Draft, sections: ReadonlySet<string>, total: number, order: number): Omit<Column, 'detailed'> {
  const { steps } = draft;
  const kind = kindOf(draft);
  const cells = kind === 'scalar' ? draft.cells.filter(({ value }) => typeof value !== 'object') : draft.cells;
  // `venue.address.city` as one key says what it would say as three.
  const keys = steps
    .filter((step) => step !== everyStep && step !== firstStep)
    .flatMap((step) => partsOf(nameOfStep(step)));
  const telling = keys.filter((key, n) => {
    if (n === 0 && keys.length === 1) return true;
    return !wrappers.has(flat(key)) && !sections.has(keys.slice(0, n + 1).join('\u0000'));
  });
  const named = telling.at(-1) ?? (keys.at(-1) as string);
  const last = keys.at(-1) as string;
  const forms = new Map<Form, number>();
  const seen = new Set<string>();
  const lengths: number[] = [];
  let scalars = 0;
  for (const { value } of cells) {
    if (typeof value === 'object') continue;
    scalars += 1;
    const text = scalarText(value);
    lengths.push(text.length);
    seen.add(text.slice(0, 300));
    for (const form of formsOf(value)) forms.set(form, (forms.get(form) ?? 0) + 1);
  }
  for (const [form, count] of forms) forms.set(form, count / scalars);
  const topics = new Set<Concept>();
  for (const key of telling.slice(0, -1)) for (const concept of readKey(key).concepts) topics.add(concept);
  return {
    steps,
    expression: expressionOf(steps),
    key: readKey(named) as KeyWords,
    topics,
    parent: telling.length > 1 ? readKey(telling.at(-2) as string) : null,
    variant: last !== named && variants.has(flat(last)) ? flat(last) : '',
    depth: Math.max(0, telling.length - 1),
    kind,
    spoken: draft.spoken,
    cells,
    coverage: total === 0 ? 0 : new Set(cells.map((cell) => cell.record)).size / total,
    presence: total === 0 ? 0 : draft.present.size / total,
    forms,
    distinct: scalars === 0 ? 0 : seen.size / scalars,
    length: typicalLength(lengths),
    order,
  };
}

/**
 * Where nearly every field is a list, as some systems write them all, those that never have more than one element: they are what
 * their element is.
 */
function wrappedKeys(records: readonly Readonly<Record<string, unknown>>[]): ReadonlySet<string> {
  /** By key: the most elements that a record has there; infinite where it holds something else than a list. */
  const most = new Map<string, number>();
  for (const record of records) {
    for (const [key, value] of Object.entries(record)) {
      const length = Array.isArray(value) ? value.length : value === null ? 0 : Number.POSITIVE_INFINITY;
      most.set(key, Math.max(most.get(key) ?? 0, length));
    }
  }
  const lists = [...most].filter(([, length]) => Number.isFinite(length));
  const isSystem = lists.length >= 4 && lists.length * 3 >= most.size * 2;
  return new Set(isSystem ? lists.filter(([, length]) => length <= 1).map(([key]) => key) : []);
}

/** `type_id:label` is the label of a type, `dc:date` a date. */
function partsOf(key: string): readonly string[] {
  const parts = key.split(/[.:](?=\p{L})/u).filter((part) => part !== '');
  return parts.length > 1 && parts.length < 8 ? parts : [key];
}

/** A longer key is a text, perhaps the question of a form, and no rule could name it within its bounds. */
const maxKey = 200;

/** The keys of an object that may tell something, with their values. */
const keysOf = (object: object): readonly (readonly [string, unknown])[] =>
  Object.entries(object).filter(([key]) => key.length <= maxKey && !typeTag.test(key));

/** What programs call the type of an object, which says nothing of the object itself. */
const typeTag = /^(?:__typename|@type|[$_]type|@odata\.type|_?@?class)$/i;

const flat = (key: string): string => key.toLowerCase().replace(/[^a-z0-9]/g, '');

/** `{ fr: …, en: … }` of texts, or `[{ language, value }]`. */
function isLanguages(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.length < 60 && chooseLanguage(value, 'en').value !== value;
  if (!isRecord(value)) return false;
  if (isByLocale(value) && Object.values(value).every((one) => typeof one !== 'object' || one === null)) return true;
  const entries = Object.entries(value);
  if (entries.length === 0 || entries.length > 60) return false;
  const textual = (one: unknown) =>
    one === null || typeof one === 'string' || (Array.isArray(one) && one.every((part) => typeof part === 'string'));
  return (
    entries.every(([key, one]) => languageTag(key) !== null && textual(one)) &&
    chooseLanguage(value, 'en').value !== value
  );
}

/** At most so many, spread evenly, always the same ones. */
export function spread<T>(all: readonly T[], most: number): readonly T[] {
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, n) => all[Math.floor((n * all.length) / most)] as T);
}
