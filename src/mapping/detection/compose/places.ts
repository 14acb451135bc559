import { readKey } from '../../../vocabulary/key-words.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';
import { wordsOf } from '../../../vocabulary/vocabulary.ts';
import { scalarText } from '../../json.ts';
import { languageTag } from '../../language.ts';
import type { Rule, RuleObject } from '../../mapping-settings.ts';
import { compileRule } from '../../rules/rule.ts';
import { expressionOf, firstOf } from '../../structure/compose-expression.ts';
import { everyStep, firstStep, nameOfStep, siblingPath } from '../../structure/labelled.ts';
import { normalizeKeyword } from '../../values/keyword.ts';
import { valuesBy } from '../alternatives.ts';
import { because, confidenceOf, type Finding, type Findings, type Rival } from '../finding.ts';
import type { Model } from '../model/choose.ts';
import { everyOne } from '../model/composed.ts';
import type { Profile } from '../model/features.ts';
import { hasWord } from '../model/value-words.ts';
import { type Column, isListed, isOf, isUnder, parentOf, says, share, textsOf } from '../profile/column.ts';
import type { Table } from '../profile/table.ts';
import {
  areOfOnePlace,
  areRoomCodes,
  homeOf,
  isCodeOfRoom,
  isRoomOf,
  type Part,
  partsOf,
  type Role,
} from './place-parts.ts';

/** Where the event takes place: its parts, the rules that join them, and how likely it is these parts and no others. */
export interface Placed {
  readonly parts: readonly Part[];
  readonly findings: Findings;
  readonly share: number;
}

/** The columns that are likelier a part of the place than not, as one place; and, likeliest first, what it is if one of them is in doubt. */
export function placesOf(profile: Profile, model: Pick<Model, 'alone' | 'place'>, title?: Column): readonly Placed[] {
  const all = partsOf(profile, model, title);
  const chosen = new Set(
    all
      .filter(({ share }) => share > leastPart)
      .toSorted((a, b) => b.share - a.share)
      .slice(0, mostParts),
  );
  const isPart = (part: Part) => chosen.has(part);
  const placed = (isPart: (part: Part) => boolean, share: number): Placed => {
    const given = withoutHosts(withoutNamesAgain(completed(all, all.filter(isPart))));
    const parts = withoutRepeated(ofOnePlace(given, title));
    return { parts, findings: composed(parts, profile.table), share };
  };
  const doubt = ({ share }: Part) => Math.min(share, 1 - share) / Math.max(share, 1 - share);
  const doubted = all.toSorted((a, b) => doubt(b) - doubt(a)).slice(0, mostDoubted);
  const sure = 1 / (1 + doubted.reduce((sum, other) => sum + doubt(other), 0));
  const others = doubted.map((other) => placed((part) => isPart(part) !== (part === other), sure * doubt(other)));
  return [placed(isPart, sure), ...others];
}

/** A part that is missing costs more than one too many: of portals left out, most places were right so. */
const leastPart = 0.4;
const mostDoubted = 3;
/** A place has no more columns. */
const mostParts = 16;

/** Where the event takes place, and its coordinates; `scope` leads to its sessions, each of which may have a place of its own. */
export function detectPlaces(profile: Profile, model: Model, title?: Column, scope: readonly string[] = []): Findings {
  const all = placesOf(profile, model, title);
  const [{ parts, findings, share }] = all as readonly [Placed];
  const sure: { -readonly [field in keyof Findings]: Findings[field] } = {};
  for (const [field, finding] of Object.entries(findings) as [keyof Findings, Finding][])
    sure[field] = { ...finding, rule: ofEach(finding.rule, scope, ownRule(parts, scope, field)), confidence: share };
  if (sure.location !== undefined) {
    const rivals = all.flatMap(({ findings: { location }, share }): Rival[] =>
      location === undefined ? [] : [{ rule: location.rule, share, values: valuesBy(location.rule, profile.table) }],
    );
    sure.location = { ...sure.location, rivals };
  }
  return { ...sure, ...coordinatesOf(profile, parts, scope) };
}

/** A rule on the session by itself, then one on all sessions of the record. */
function ofEach(rule: Rule, scope: readonly string[], own: string | null): Rule {
  if (scope.length === 0 || own === null) return rule;
  return [typeof rule === 'string' ? own : { ...(rule as RuleObject), path: own }, rule] as Rule;
}

/** The rule for a field where all that it reads stands in the sessions, as a session sees it; null: some of it is elsewhere. */
function ownRule(parts: readonly Part[], scope: readonly string[], field: keyof Findings): string | null {
  const names = parts.filter(({ role }) => role === 'name');
  const isOfName = field === 'location' && names.length > 0;
  const read = isOfName ? names : parts.filter((part) => !names.includes(part));
  if (scope.length === 0 || !read.every(({ column }) => isWithin(column.steps, scope))) return null;
  const own = read.map((part): Part => {
    const steps = part.column.steps.slice(scope.length);
    return { ...part, column: { ...part.column, steps, expression: expressionOf(steps) } };
  });
  const { name, where } = rulesOf(own);
  return name ?? where;
}

/** A session that is itself a list has no fields. */
const isWithin = (steps: readonly string[], scope: readonly string[]): boolean => {
  const own = steps[scope.length];
  return own !== undefined && own !== everyStep && own !== firstStep && scope.every((step, n) => steps[n] === step);
};

/**
 * With what belongs to the parts by its key: the postal code beside a street, and the whole address and the title of an object that
 * is the place, or that holds its street, whatever it is called.
 */
const completed = (all: readonly Part[], parts: readonly Part[]): readonly Part[] =>
  all.filter((part) => {
    if (parts.includes(part)) return true;
    const { column, role } = part;
    const beside = parts.filter((other) => homeOf(other) === homeOf(part));
    const isUntitled = beside.length > 0 && !beside.some((other) => says(other.column, 'title', 'name'));
    if (isUntitled && isOf(column, 'place', 'room') && says(column, 'title')) return true;
    if (isRoomOf(part, beside) || isRoomAround(part, parts) || isCodeOfRoom(part, all, parts)) return true;
    if (areRoomCodes(part, parts) || isOfAddress(part, parts) || isOfNameUnread(part, all, parts)) return true;
    if (says(column, 'zip', 'houseNumber') || role === 'number')
      return beside.some(({ role }) => role === 'street' || role === 'city');
    return (
      column.depth > 0 && beside.length > 0 && (role === 'street' || role === 'city') && says(column, 'address', 'city')
    );
  });

/** `room: { name, building: { name, street } }`: the room belongs to the house that stands in it. */
function isRoomAround({ column, role }: Part, chosen: readonly Part[]): boolean {
  const { steps } = column;
  if (role !== 'name' || isListed(column) || !says(column, 'name', 'title') || !isOf(column, 'room', 'place'))
    return false;
  const isInside = ({ column: one }: Part) =>
    one.steps.length > steps.length && steps.slice(0, -1).every((step, n) => one.steps[n] === step);
  return chosen.some((one) => (one.role === 'name' || one.role === 'street') && isInside(one));
}

/** `site: { name, contact: { address: { line1 } } }`: what has the street is the place, and this is its name. */
function isOfAddress({ column, role }: Part, chosen: readonly Part[]): boolean {
  if (role !== 'name' || !says(column, 'name') || isListed(column) || isUnder(column, ...noPlace)) return false;
  if (isUnder(column, 'organizer', 'person') && !fillsIn(column, chosen)) return false;
  const at = column.steps.findIndex((step) => readKey(nameOfStep(step)).concepts.has('name'));
  const isInside = ({ column: one }: Part) => column.steps.slice(0, at).every((step, n) => one.steps[n] === step);
  const inside = at > 0 ? chosen.filter(isInside) : [];
  return inside.some((one) => one.role === 'street') && !inside.some((one) => one.role === 'name');
}

/** `rooms: [{ name }]` or else `company: { name, address }`: where one is out of the house, the other is empty. */
function fillsIn(column: Column, chosen: readonly Part[]): boolean {
  const names = chosen.filter(({ role }) => role === 'name').flatMap(({ column: { cells } }) => cells);
  const named = new Set(names.map(({ record }) => record));
  return named.size > 0 && column.cells.every(({ record }) => !named.has(record));
}

/**
 * `Sale: 'Blue hall'` beside an address, `godina: 'Block B'` between a room and its street: what the key says in another language its
 * values can't be, so it is a part of what the place is called.
 */
function isOfNameUnread(part: Part, all: readonly Part[], chosen: readonly Part[]): boolean {
  const { column, role } = part;
  const { concepts } = column.key;
  const isMisread = concepts.size > 0 && [...concepts].every((concept) => ofMoments.has(concept));
  if (role !== 'name' || isListed(column) || !isMisread || !isCalledAlike(column)) return false;
  const own = all.filter((one) => homeOf(one) === homeOf(part));
  const at = own.indexOf(part);
  const [before, after] = [own[at - 1], own[at + 1]].map((one) => one !== undefined && chosen.includes(one));
  if (before && after && isOf(column, 'place')) return true;
  const isNamed = chosen.some((one) => one.role === 'name');
  const isBesideStreet = own.some((one, n) => Math.abs(n - at) === 1 && one.role === 'street' && chosen.includes(one));
  const venues = column.cells.filter(({ value }) => hasWord(scalarText(value), 'venue')).length;
  return !isNamed && isBesideStreet && venues * 2 > column.cells.length;
}

/** What only a date, an hour or a length of time can be. */
const ofMoments: ReadonlySet<Concept> = new Set<Concept>(['start', 'end', 'date', 'time', 'duration', 'deadline']);

/** Short names, none with an hour in it: those of when it is open would have one. */
const isCalledAlike = (column: Column): boolean =>
  share(column, 'text', 'code') > 0.9 &&
  column.length <= 60 &&
  column.cells.every(({ value }) => /^\p{L}/u.test(scalarText(value)) && !/\d[:.h]\d\d/u.test(scalarText(value)));

const noPlace: readonly Concept[] = ['contact', 'event', 'work', 'series', 'category', 'sponsor'];

/** A name that is there twice, `{ name: 'Hall, level 2', display: 'Hall, level 2' }`, is no street, whatever it looks like. */
function withoutNamesAgain(parts: readonly Part[]): readonly Part[] {
  const names = parts.filter(({ role }) => role === 'name').map(({ column }) => textsOf(column));
  return parts.filter(
    ({ role, column }) =>
      role !== 'street' ||
      !names.some((texts) => column.cells.every(({ record, value }) => texts.get(record) === scalarText(value))),
  );
}

/** `chapter: { city }` beside `venue_city`, which says the same: the town of those who organize, and not where that of the event is empty. */
const withoutHosts = (parts: readonly Part[]): readonly Part[] =>
  parts.filter(({ column, role }) => {
    if (!isUnder(column, 'organizer')) return true;
    const texts = textsOf(column);
    const saysSo = (other: Part) =>
      other.role === role &&
      !isUnder(other.column, 'organizer') &&
      other.column.cells.every(({ record, value }) => texts.get(record) === scalarText(value));
    return !parts.some(saysSo);
  });

/** Of streets, towns and codes in several objects, those that are likeliest, and others where these are empty in some records. */
function ofOnePlace(parts: readonly Part[], spokenBy: Column | undefined): readonly Part[] {
  const kept: Part[] = [];
  const inLanguage = ({ column }: Part) => Number(spokenBy?.key.words.at(-1) === column.key.words.at(-1));
  for (const part of parts.toSorted((a, b) => inLanguage(b) - inLanguage(a) || b.share - a.share)) {
    const isRival = (one: Part) =>
      homeOf(one) === homeOf(part)
        ? isTranslated(one.column, part.column)
        : one.role === part.role && one.role !== 'name';
    const rivals = kept.filter(isRival);
    const told = new Set(rivals.flatMap(({ column }) => column.cells.map(({ record }) => record)));
    if (rivals.length === 0 || part.column.cells.some(({ record }) => !told.has(record))) kept.push(part);
  }
  return parts.filter((part) => kept.includes(part));
}

/** `venue_fr` beside `venue_en`. */
function isTranslated({ key: one }: Column, { key: other }: Column): boolean {
  const [a, b] = [one.words.at(-1) ?? '', other.words.at(-1) ?? ''];
  const before = (words: readonly string[]) => words.slice(0, -1).join();
  const isTag = (word: string) => word.length === 2 && languageTag(word) !== null;
  return one.words.length > 1 && before(one.words) === before(other.words) && isTag(a) && isTag(b);
}

/** What others say already is said once: a city that the whole address names. */
function withoutRepeated(parts: readonly Part[]): readonly Part[] {
  const kept = new Set(parts);
  const letters = ({ column }: Part) => column.cells.map(({ record, value }) => [record, packed(value)] as const);
  for (const part of parts.toSorted((a, b) => a.column.length - b.column.length || b.column.order - a.column.order)) {
    const others = new Map<number, string>();
    for (const other of kept)
      if (other !== part)
        for (const [record, text] of letters(other)) others.set(record, `${others.get(record) ?? ''}\n${text}`);
    const own = letters(part);
    if (own.every(([record, text]) => others.get(record)?.includes(text))) kept.delete(part);
  }
  return parts.filter((part) => kept.has(part));
}

const packed = (value: unknown): string =>
  scalarText(value)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** What the place is called, in the record's order, and its address in postal order. */
function composed(parts: readonly Part[], table: Table): Findings {
  const { names, address, name, where } = rulesOf(parts);
  const findings: { -readonly [field in keyof Findings]: Findings[field] } = {};
  const [first] = names.length > 0 ? names : address;
  const rule = name ?? where;
  const nowhere = recordsNowhere(parts);
  if (rule !== null && first !== undefined)
    findings.location = {
      rule: withoutNowhere(rule, nowhere, table),
      confidence: 0,
      ...because(first, 'place', 'places'),
    };
  if (name !== null && where !== null)
    findings.address = {
      rule: withoutNowhere(where, nowhere, table),
      confidence: 0,
      ...because(address[0] as Column, 'address', 'places'),
    };
  return findings;
}

function rulesOf(parts: readonly Part[]) {
  const of = (role: Role) => parts.filter((part) => part.role === role);
  const by = (...roles: readonly Role[]) => roles.flatMap((role) => of(role).map(({ column }) => column));
  const names = by('name');
  const address = by('street', 'number', 'zip', 'city', 'region');
  const spoken = [...names, ...address].some((column) => column.spoken);
  const name = spoken ? languages(names) : line(names);
  // Of several languages, the mapper chooses: it gets the parts as they are.
  const where = spoken
    ? languages(address)
    : joined([
        joined([firstLine(of('street')), firstLine(of('number'))], ' '),
        joined([firstLine(of('zip')), firstLine(of('city'))], ' '),
        firstLine(of('region')),
      ]);
  return { names, address, name, where };
}

/** The records whose place says only that there is none, or none yet. What is online says so, where no link does. */
function recordsNowhere(parts: readonly Part[]): ReadonlySet<number> {
  const said = new Map<number, boolean>();
  for (const { role, column } of parts)
    if (role !== 'region' && role !== 'zip' && role !== 'number')
      for (const { record, value } of column.cells)
        said.set(record, said.get(record) !== false && isNowhere(scalarText(value)));
  return new Set([...said].flatMap(([record, is]) => (is ? [record] : [])));
}

const isNowhere = (text: string): boolean => nowhereWords.has(normalizeKeyword(text)) || packed(text) === '';
const nowhereWords: ReadonlySet<string> = new Set(
  [...wordsOf('values', 'nowhere'), ...wordsOf('dates', 'unset')].map(normalizeKeyword),
);

/** The rule, with what it reads in such records as nothing. */
function withoutNowhere(rule: string, nowhere: ReadonlySet<number>, { records }: Table): Rule {
  const read = compileRule(rule);
  const texts = [...nowhere].map((record) => read([records[record]])?.value);
  const values = texts.filter((text) => typeof text === 'string').slice(0, mostNowhere);
  return values.length === 0 ? rule : { path: rule, values: Object.fromEntries(values.map((text) => [text, null])) };
}

const mostNowhere = 20;

const languages = (columns: readonly Column[]): string | null =>
  columns.length > 1 ? `[${columns.map(pathOf).join(', ')}]` : columns[0] === undefined ? null : pathOf(columns[0]);

/**
 * Of a list, all, or the first where each of its elements says the same; of one thing, what its path says. A list of texts is marked as
 * one, so that they are joined one by one.
 */
const pathOf = (column: Column): string => (saysTheSame(column) ? `(${everyOne(column)} | [0])` : pathOfAll(column));

function saysTheSame({ steps, cells }: Column): boolean {
  if (!steps.includes(everyStep)) return false;
  const records = Map.groupBy(cells, ({ record }) => record);
  return (
    records.size < cells.length &&
    [...records.values()].every((own) => own.every(({ value }) => value === own[0]?.value))
  );
}

const pathOfAll = (column: Column): string =>
  column.steps.at(-1) === everyStep
    ? `${everyOne(column)}[]`
    : column.steps.some((step) => step === everyStep || step === firstStep)
      ? everyOne(column)
      : column.expression;

const line = (columns: readonly Column[], by = ', '): string | null => joined(columns.map(textOf), by);

/** The first of several columns that has a value; the lines of one address are all of it. */
function firstLine(parts: readonly Part[]): string | null {
  const homes = [...Map.groupBy(parts, homeOf).values()].toSorted((a, b) => (b[0]?.share ?? 0) - (a[0]?.share ?? 0));
  const lines = homes.map((own) => line(own.map(({ column }) => column)));
  return lines.length > 1 ? `(${lines.join(' || ')})` : (lines[0] ?? null);
}

/** The value of a column as text, or all of a list. */
export function textOf(column: Column): string {
  const path = pathOf(column);
  return column.cells.some(({ value }) => typeof value === 'number') ? `${path} && to_string(${path})` : path;
}

function joined(parts: readonly (string | null)[], by = ', '): string | null {
  const given = parts.filter((part) => part !== null);
  const listed = given.some((part) => /\[\*?\]/.test(part) && !part.startsWith('join('));
  if (given.length === 0 || (given.length === 1 && !listed)) return given[0] ?? null;
  return `join('${by}', [${given.join(', ')}]${listed ? '[] | ' : ''}[?@])`;
}

/** The degrees that stand nearest to the parts of the place. */
function coordinatesOf({ table }: Profile, parts: readonly Part[], scope: readonly string[]): Findings {
  const ruleOf = (steps: readonly string[]): Rule =>
    ofEach(firstOf(steps), scope, isWithin(steps, scope) ? firstOf(steps.slice(scope.length)) : null);
  const found = (column: Column, meaning: string): Finding => ({
    rule: ruleOf(column.steps),
    confidence: confidenceOf(0.95),
    ...because(column, meaning, 'degrees'),
  });
  // A list of places may hold the address in one element and the degrees in another.
  const degreesBy = (column: Column, pair: readonly Column[], meaning: string): Finding => {
    const [list, last] = [column.steps.slice(0, -1), column.steps.at(-1) as string];
    const places = table.columns.find(({ steps }) => steps.join() === list.join())?.cells ?? [];
    const isSome = list.at(-1) === '*' && scope.length === 0 && pair.some(({ cells }) => places.length > cells.length);
    const keys = pair.map((one) => one.steps.at(-1) as string);
    if (!isSome || !areOfOnePlace(places, keys, parts)) return found(column, meaning);
    const both = keys.map((key) => expressionOf([key])).join(' && ');
    return { ...found(column, meaning), rule: `(${firstOf(list.slice(0, -1))}[?${both}])[0].${expressionOf([last])}` };
  };
  const near = ({ steps }: Column) => {
    const shared = parts.map(({ column }) => {
      const at = steps.findIndex((step, n) => column.steps[n] !== step);
      return at < 0 ? steps.length : at;
    });
    return Math.max(0, ...shared);
  };
  const nearest = (columns: readonly Column[]) =>
    columns.toSorted((a, b) => near(b) - near(a) || b.coverage - a.coverage || a.order - b.order)[0];
  const degrees = (concept: 'latitude' | 'longitude', axis: string, most: number) =>
    table.columns.filter(
      (column) =>
        (says(column, concept) || (isUnder(column, 'place', 'geo', 'address') && column.key.words.join() === axis)) &&
        !says(column, concept === 'latitude' ? 'longitude' : 'latitude') &&
        column.kind === 'scalar' &&
        column.cells.length > 0 &&
        column.cells.every(({ value }) => isDegrees(value, most)),
    );
  const longitudes = degrees('longitude', 'x', 180);
  const beside = (latitude: Column) => longitudes.find((other) => parentOf(other) === parentOf(latitude));
  const latitude = nearest(degrees('latitude', 'y', 90).filter((column) => beside(column) !== undefined));
  const points = table.columns.filter(
    (column) => share(column, 'point') > 0.5 || (column.kind === 'list' && says(column, 'geo') && isPair(column)),
  );
  const point =
    nearest(points) ?? nearest(table.columns.filter((column) => unnamedBeside(column, table) !== undefined));
  if (latitude !== undefined && (point === undefined || near(latitude) >= near(point))) {
    const pair = [latitude, beside(latitude) as Column] as const;
    return { latitude: degreesBy(pair[0], pair, 'latitude'), longitude: degreesBy(pair[1], pair, 'longitude') };
  }
  if (point === undefined) return {};
  // Two numbers that don't say which is which are read by where the portal's zone is.
  const second = point.kind === 'scalar' ? unnamedBeside(point, table) : undefined;
  if (second !== undefined)
    return {
      latitude: { ...found(point, 'coordinates'), rule: `[${firstOf(point.steps)}, ${firstOf(second.steps)}]` },
    };
  // GeoJSON's order of coordinates is known by its type, so the object goes with them.
  const isGeoJson = table.columns.some(
    (one) =>
      one.steps.join() === [...point.steps.slice(0, -1), 'type'].join() &&
      one.cells.every(({ value }) => value === 'Point'),
  );
  return {
    latitude: { ...found(point, 'coordinates'), rule: ruleOf(isGeoJson ? point.steps.slice(0, -1) : point.steps) },
  };
}

const isDegrees = (value: unknown, most: number): boolean =>
  /^-?\d{1,3}(?:[.,]\d+)?$/.test(scalarText(value)) && Math.abs(Number(scalarText(value).replace(',', '.'))) <= most;

/** The number right after a number, both with the decimals of degrees. A box around a point has each number twice. */
function unnamedBeside(column: Column, { columns }: Table): Column | undefined {
  const [next] = columns.slice(columns.indexOf(column) + 1).filter((one) => !isSame(one, column));
  const isFine = ({ cells }: Column) =>
    cells.every(({ value }) => isDegrees(value, 180)) &&
    cells.filter(({ value }) => /[.,]\d{3}/.test(scalarText(value))).length * 2 > cells.length;
  const isNext = next !== undefined && siblingPath(next.steps) === siblingPath(column.steps);
  return isNext && isFine(column) && isFine(next) ? next : undefined;
}

const isSame = (one: Column, other: Column): boolean =>
  one.cells.length === other.cells.length &&
  one.cells.every(({ value }, n) => scalarText(value) === scalarText(other.cells[n]?.value));

const isPair = ({ cells }: Column): boolean =>
  cells.every(
    ({ value }) =>
      Array.isArray(value) && value.length >= 2 && value.slice(0, 2).every((one) => Number.isFinite(Number(one))),
  );
