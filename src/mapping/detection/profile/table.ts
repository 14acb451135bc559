import { decodeEntities, hasEntities } from '../../../text/html/html-syntax.ts';
import { type KeyWords, readKey, readKeyBelow } from '../../../vocabulary/key-words.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';
import { type DatePart, partNamed } from '../../dates/date-parts.ts';
import { forbidsPublishing } from '../../event/remarked-state.ts';
import { isRecord, type JsonObject, scalarText } from '../../json.ts';
import { expressionOf } from '../../structure/compose-expression.ts';
import { namedSteps, namesWithoutFirstWord, namesWithoutPrefix } from '../../structure/field-names.ts';
import { type Form, formsOf } from '../../structure/forms.ts';
import { nameOfStep, through } from '../../structure/labelled.ts';
import { languageEndings } from '../../structure/language-endings.ts';
import { readFlag } from '../../values/flag.ts';
import { type Cell, type Column, parentOf, pathKey, share } from './column.ts';
import { joinDateFields } from './date-fields.ts';
import { ofTime } from './date-of.ts';
import { nameByDescription } from './name-by-description.ts';
import { referencesIn, sectionsOf, withLinksToRegister } from './sections.ts';
import { maybeTimes, numberedTimes } from './shapes.ts';
import { type Draft, draftsOf } from './walk-records.ts';

/** The records as columns: every path with its values in all of them. */
export interface Table {
  readonly records: readonly unknown[];
  /** From the top of the record downwards. */
  readonly columns: readonly Column[];
  /** What keys that say nothing are called (`fieldNames`). */
  readonly names?: ReadonlyMap<string, string>;
}

/** The columns whose keys stand in the same object. */
export function besideOf({ columns }: Pick<Table, 'columns'>, column: Pick<Column, 'steps'>): readonly Column[] {
  const parent = parentOf(column);
  return columns.filter((one) => parentOf(one) === parent);
}

/** So many records tell as much as all. */
export const maxRecords = 200;
/** With those that are there for what they alone have. */
const maxTable = 500;

/** Keys that wrap a value and say nothing of what it is, where the structure does not tell: it does for whole records (`sectionsOf`). */
const wrappers = new Set(
  'list results records nodes node edges embedded elements entries attributes data fields relationships properties customfields field value values item items html text rendered processed raw plain markdown md'.split(
    ' ',
  ),
);
/** Of them, those that say how a text is written. */
const variants = new Set('html text rendered processed raw plain markdown md value'.split(' '));

/**
 * The records as columns. The first `detailed` of them have their details laid over: what only details say (the `list` has no
 * such column) is a share of those.
 */
export function tableOf(
  all: readonly unknown[],
  language: string,
  detailed = 0,
  list: Table | null = null,
  names: ReadonlyMap<string, string> = new Map(),
): Table {
  return columnsOf(all, language, { detailed, list, hasTimes: true, names });
}

/** The calendars as columns. Nothing in them is an hour: `tid: 12` counts terms, in whatever language `tid` is a time. */
export const calendarTableOf = (all: readonly unknown[], language: string): Table =>
  columnsOf(all, language, { detailed: 0, list: null, hasTimes: false, names: new Map() });

function columnsOf(
  all: readonly unknown[],
  language: string,
  {
    detailed,
    list,
    hasTimes,
    names,
  }: {
    readonly detailed: number;
    readonly list: Table | null;
    readonly hasTimes: boolean;
    readonly names: ReadonlyMap<string, string>;
  },
): Table {
  const known = new Set(list?.columns.map(({ steps }) => pathKey(steps)));
  const full = all.slice(0, detailed).filter(isWalked);
  const records = [...full, ...all.slice(detailed).filter(isWalked)].slice(0, maxTable);
  const [one] = records;
  const called = new Map([
    ...(isRecord(one) ? [...namesWithoutPrefix(one), ...namesWithoutFirstWord(one)] : []),
    ...names,
  ]);
  const walked = draftsOf(records, language).map((draft) => ({ ...draft, steps: namedSteps(draft.steps, called) }));
  const drafts = joinDateFields(walked, language);
  const sections = new Set([...sectionsOf(drafts.map(({ steps }) => steps)), ...referencesIn(drafts)]);
  const finished = drafts.map((draft, order) => {
    const detailed = full.length > 0 && !known.has(pathKey(draft.steps));
    return { ...finish(draft, sections, detailed ? full.length : records.length, order), detailed };
  });
  const times = finished.flatMap(({ kind, cells, key, topics }) =>
    kind === 'scalar' && !isOffer(topics) ? maybeTimes(cells, ofClock(key)) : [],
  );
  const fractions = hasTimes ? fractionsOfDay(finished) : noFractions;
  const columns = finished.map((column, order) => {
    const concepts =
      fractions.get(column) ?? (isClockOf(finished[order - 1], column) ? clockOnly : ofClock(column.key));
    const found =
      hasTimes && column.kind === 'scalar' && !isOffer(column.topics)
        ? numberedTimes(column.cells, concepts, times)
        : null;
    if (found === null) return column;
    const draft = drafts[order] as Draft;
    const texts = column.cells.map(({ record, value }) => ({ record, value: found.text(value) }));
    const cells = texts.filter(({ value }) => value !== '');
    const steps = found.way === null ? draft.steps : through(draft.steps, found.way);
    const { detailed } = column;
    const clocks = finish({ ...draft, steps, cells }, sections, detailed ? full.length : records.length, order);
    const key = fractions.has(column) ? { ...clocks.key, concepts } : clocks.key;
    return { ...clocks, key, detailed };
  });
  const published = columns.filter((column) => !isUnpublished(column));
  const named = withLinksToRegister(withPeriods(withSpeakers(withoutMarks(withTypes(published), language))));
  // A longer expression is no rule (`compileExpression`).
  return { records, names, columns: nameByDescription(named.filter(({ expression }) => expression.length <= 1000)) };
}

/** `Notes (do not publish)`: a text of which its key says that nobody outside may read it. A yes or no tells that of the event. */
const isUnpublished = ({ key, cells, kind }: Column): boolean =>
  kind === 'scalar' && forbidsPublishing(key.words) && cells.some(({ value }) => readFlag(value) === null);

/** `offline: [{ id: 7, resource: 'location', title: 'Old Mill' }]`: what an object under a key that says nothing is, it may say itself. */
function withTypes(columns: readonly Column[]): readonly Column[] {
  const told = new Map<string, KeyWords>();
  for (const column of columns) {
    const [first] = column.cells;
    const isType = column.depth > 0 && column.kind === 'scalar' && typeKey.test(nameOfStep(column.steps.at(-1) ?? ''));
    if (!isType || first === undefined || column.parent?.concepts.size !== 0) continue;
    if (!column.cells.every(({ value }) => value === first.value)) continue;
    const words = readKey(scalarText(first.value));
    if (ofThings.some((concept) => words.concepts.has(concept))) told.set(parentOf(column), words);
  }
  if (told.size === 0) return columns;
  return columns.map((column) => {
    const type = told.get(parentOf(column));
    return type === undefined
      ? column
      : { ...column, parent: type, topics: new Set([...column.topics, ...type.concepts]) };
  });
}

const typeKey = /^_?(?:(?:resource|entity|object|content|node|model)_?)?(?:type|kind|resource|model|entity|bundle)$/i;
const ofThings: readonly Concept[] = ['place', 'room', 'organizer', 'performer', 'person', 'category', 'series'];

/** `who` is who speaks where the record has an abstract or says what house they are from, `{ t, who, aff, abs }`, and this is no organizer. */
function withSpeakers(columns: readonly Column[]): readonly Column[] {
  const homes = new Set(columns.filter(({ key }) => key.words.join() === 'who').map(parentOf));
  if (homes.size === 0) return columns;
  const isCalled = ({ key, cells }: Column, pattern: RegExp) => cells.length > 0 && pattern.test(key.words.join(' '));
  const talks = new Set(columns.filter((column) => isCalled(column, ofTalks)).map(parentOf));
  return columns.map((column) => {
    if (!homes.has(parentOf(column)) || !talks.has(parentOf(column))) return column;
    const concepts: readonly Concept[] = isCalled(column, /^who$/)
      ? ['performer', 'person']
      : isCalled(column, /^aff(?:il(?:iation)?)?$/)
        ? ['person']
        : [...column.key.concepts];
    return { ...column, key: { ...column.key, concepts: new Set(concepts) } };
  });
}

/** Two dates whose keys say nothing but by how they end, `prfpdfrom` and `prfpdto`: when something begins and when it ends. */
function withPeriods(columns: readonly Column[]): readonly Column[] {
  const isSilent = (column: Column) =>
    column.key.concepts.size === 0 && column.kind === 'scalar' && share(column, ...ofWhen) > 0.9;
  const silent = columns.filter(isSilent);
  const told = new Map<Column, Concept>();
  for (const from of silent) {
    const to = silent.find((one) => parentOf(one) === parentOf(from) && isPeriod(from, one));
    if (to === undefined) continue;
    told.set(from, 'start');
    told.set(to, 'end');
  }
  if (told.size === 0) return columns;
  return columns.map((column) => {
    const concept = told.get(column);
    return concept === undefined ? column : { ...column, key: { ...column.key, concepts: new Set([concept]) } };
  });
}

const ofWhen: readonly Form[] = ['instant', 'dateTime', 'day', 'time'];

/** Whether what is left of the keys, without the letters that both begin with, says where a time begins and where it ends. */
function isPeriod(...both: readonly [Column, Column]): boolean {
  const [from, to] = both.map(({ steps }) => nameOfStep(steps.at(-1) ?? '').toLowerCase()) as [string, string];
  const shared = [...from].findIndex((letter, n) => letter !== to[n]);
  if (shared < 2) return false;
  const says = (key: string, concept: Concept) => readKey(key.slice(shared)).concepts.has(concept);
  return says(from, 'start') && says(to, 'end');
}

const ofTalks = /^(?:abs|abstract|aff|affil|affiliation)$/;

/** Columns in pairs of two languages, `titlec` and `titlee`, with the keys that they have without the marks of these. */
function withoutMarks(columns: readonly Column[], language: string): readonly Column[] {
  const marks = languageEndings(
    columns.map((column) => ({
      key: nameOfStep(column.steps.at(-1) ?? ''),
      home: parentOf(column),
      isText: column.kind === 'scalar' && share(column, 'text', 'html') > 0.5,
      values: column.cells.map(({ value }) => value),
    })),
    language,
  );
  return columns.map((column, n) => {
    const mark = marks.get(n);
    return mark === undefined ? column : { ...column, key: readKey(mark.rest), inLanguage: mark.isOwn };
  });
}

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

/** Older programs write each letter of another script as a character reference. Mapping decodes them as well. */
const decoded = (cell: Cell): Cell =>
  typeof cell.value === 'string' && cell.value.length < 300 && !cell.value.includes('<') && hasEntities(cell.value)
    ? { ...cell, value: decodeEntities(cell.value) }
    : cell;

function finish(draft: Draft, sections: ReadonlySet<string>, total: number, order: number): Omit<Column, 'detailed'> {
  const kind = kindOf(draft);
  const { steps } = draft;
  const scalarsOnly = ({ value }: Cell) => typeof value !== 'object';
  const cells = kind === 'scalar' ? draft.cells.filter(scalarsOnly).map(decoded) : draft.cells;
  // `venue.address.city` as one key says what it would say as three.
  const keys = steps.flatMap((step) => partsOf(nameOfStep(step)));
  const telling = keys.filter((key, n) => {
    if (n === 0 && keys.length === 1) return true;
    return !wrappers.has(flat(key)) && !sections.has(pathKey(keys.slice(0, n + 1)));
  });
  const last = keys.at(-1) ?? '';
  const named = telling.at(-1) ?? last;
  const above = telling.at(-2);
  const key = above === undefined ? readKey(named) : readKeyBelow(above, named);
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
  if (key.concepts.has('url') && areRelative(cells)) forms.set('path', 1);
  const topics = new Set<Concept>();
  for (const key of telling.slice(0, -1)) for (const concept of readKey(key).concepts) topics.add(concept);
  return {
    steps,
    expression: expressionOf(steps),
    key,
    topics,
    parent: above === undefined ? null : readKey(above),
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
 * `start_min` beside no hour counts the minutes of the day, and is neither the least of something nor a length. `week_to` and `start_month` count
 * weeks and months, and are no times; nor are the days of `days_before_end`.
 */
function ofClock({ words, concepts }: Column['key']): ReadonlySet<Concept> {
  const isLong = (word: string) => longParts.has(partNamed(word)) || (words.length > 1 && severalDays.test(word));
  if (!concepts.has('time') && words.some(isLong)) return noConcepts;
  const isMinutes = words.length > 1 && partNamed(words.at(-1) ?? '') === 'minute';
  if (!isMinutes || !ofTime.some((one) => concepts.has(one))) return concepts;
  return new Set([...concepts].filter((one) => one !== 'count' && one !== 'duration'));
}

/** Words for several days, which no day of a month is called by. */
export const severalDays =
  /^(?:days|tage|jours|dias|dni|dny|dnei|dney|dniv|giorni|zile|dagen|dagar|dager|dage|paivaa|dienos|dienas)$/;

const longParts: ReadonlySet<DatePart | null> = new Set(['week', 'month', 'year'] as const);
const noConcepts: ReadonlySet<Concept> = new Set();
const clockOnly: ReadonlySet<Concept> = new Set(['time']);

/**
 * Whether numbers under a key that says nothing are the hours of the days before them, `DATINI: 20261017, ORAINI: 1930` or `193000`: the keys
 * end or begin alike, and the days are whole numbers, too.
 */
function isClockOf(days: Omit<Column, 'detailed'> | undefined, column: Omit<Column, 'detailed'>): boolean {
  if (days === undefined || column.key.concepts.size > 0 || column.cells.length === 0) return false;
  if (!isWholeDay(days) || parentOf(days) !== parentOf(column)) return false;
  const [one, other] = [days, column].map(({ steps }) => nameOfStep(steps.at(-1) ?? '')) as [string, string];
  const isAlike = [...one].filter((letter, n) => letter === other[n]).length * 2 >= one.length;
  if (!isAlike || one.length !== other.length) return false;
  const numbers = column.cells.map(({ value }) => (typeof value === 'number' ? value : Number.NaN));
  const isShort = (number: number) => number < 2400 && number % 100 < 60 && number % 5 === 0;
  const isFull = (number: number) => number < 240_000 && number % 100 === 0;
  return Math.max(...numbers) >= 700 && (numbers.every(isShort) || numbers.every(isFull));
}

/**
 * What the keys say of columns with fractions of a day, 0.333333333333333 for 08:00, that stand beside the days of a spreadsheet or beside a
 * time, whatever else the key may mean: `Entrada` is a ticket, too. Of two, the earlier one is when it starts.
 */
function fractionsOfDay(columns: readonly Finished[]): ReadonlyMap<Finished, ReadonlySet<Concept>> {
  const clocks = columns.filter((column) => column.kind === 'scalar' && areHours(column.cells));
  if (clocks.length === 0) return noFractions;
  const told = clocks.filter(({ key }) => key.concepts.has('time'));
  const homes = new Set([...told, ...columns.filter(isSerialDay)].map(parentOf));
  const found = new Map<Finished, ReadonlySet<Concept>>();
  for (const column of clocks) {
    const { concepts } = column.key;
    if (concepts.has('duration') || !homes.has(parentOf(column))) continue;
    found.set(column, new Set<Concept>(['time', ...ofTime.filter((one) => concepts.has(one))]));
  }
  const silent = [...found].filter(([, { size }]) => size === 1).map(([column]) => column);
  const [one, other, ...more] = silent;
  if (one === undefined || other === undefined || more.length > 0 || parentOf(one) !== parentOf(other)) return found;
  const ends = new Map(other.cells.map(({ record, value }) => [record, Number(value)]));
  const lengths = one.cells.flatMap(({ record, value }) => (ends.get(record) ?? Number.NaN) - Number(value) || []);
  const isOrdered = lengths.length > 0 && new Set(lengths.map(Math.sign)).size === 1;
  if (!isOrdered) return found;
  const isFirst = (lengths[0] as number) > 0;
  found.set(isFirst ? one : other, new Set(['time', 'start']));
  return found.set(isFirst ? other : one, new Set(['time', 'end']));
}

const noFractions: ReadonlyMap<Finished, ReadonlySet<Concept>> = new Map();

type Finished = Omit<Column, 'detailed'>;

/** Fractions that are multiples of five minutes of a day, and not all of them short: a tax may be 0.25. */
function areHours(cells: readonly Cell[]): boolean {
  const isHour = ({ value }: Cell) => {
    const number = Number(scalarText(value) || Number.NaN);
    return number >= 0 && number < 1 && Math.abs(number * 288 - Math.round(number * 288)) < 0.001;
  };
  return cells.length > 0 && cells.every(isHour) && cells.some(({ value }) => /\.\d{3}/.test(scalarText(value)));
}

const isSerialDay = ({ kind, key, cells }: Finished): boolean =>
  kind === 'scalar' &&
  (['date', 'start', 'end'] as const).some((one) => key.concepts.has(one)) &&
  cells.length > 0 &&
  cells.every(({ value }) => Number(value) >= 30_000 && Number(value) <= 73_050);

const isWholeDay = (column: Omit<Column, 'detailed'>): boolean =>
  ['integer', 'day'].every((form) => (column.forms.get(form as Form) ?? 0) > 0.99);

/** `regjistrohu/318` may be anything; under a key for a link it is one. */
const areRelative = (cells: readonly Cell[]): boolean =>
  cells.length > 0 &&
  cells.every(
    ({ value }) => typeof value === 'string' && /^(?!\d+\/\d)[\w.~%-]+(?:\/[\w.~%-]+)+\/?(?:[?#]\S*)?$/.test(value),
  );

/** A record, or a row of values. */
const isWalked = (record: unknown): record is JsonObject | readonly unknown[] =>
  isRecord(record) || Array.isArray(record);

/** Numbers that are no times: `ticket.to: 1930`. */
const isOffer = (topics: ReadonlySet<Concept>): boolean => topics.has('price') || topics.has('registration');

/** `type_id:label` is the label of a type, `dc:date` a date. */
function partsOf(key: string): readonly string[] {
  if (key === '') return [];
  const parts = key.split(/[.:](?=\p{L})/u).filter((part) => part !== '');
  return parts.length > 1 && parts.length < 8 ? parts : [key];
}

const flat = (key: string): string => key.toLowerCase().replace(/[^a-z0-9]/g, '');

/** At most so many, spread evenly, always the same ones. */
export function spread<T>(all: readonly T[], most: number): readonly T[] {
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, n) => all[Math.floor((n * all.length) / most)] as T);
}
