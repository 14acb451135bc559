import { readKey } from '../../../vocabulary/key-words.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';
import { readDate } from '../../dates/date-value.ts';
import { isEmpty, isRecord, type JsonObject, scalarText } from '../../json.ts';
import { nameOfStep } from '../../structure/labelled.ts';
import { nameOfPair, wrapperOf } from '../../wrapper.ts';
import { type Cell, pathKey } from './column.ts';
import { ofTime, writtenMoment } from './date-of.ts';

/** How to go into the values of a path, and what is there. */
interface SharedWay {
  readonly way: string;
  readonly open: (value: unknown) => readonly unknown[];
}

/** The layer that four fifths of the objects and lists at a path have; null: they have none, or different ones. */
export function sharedWay(values: readonly unknown[], content: string | null): SharedWay | null {
  const ways = new Map<string, number>();
  for (const value of values) {
    const way = wrapperOf(value)?.way;
    // A list of one may be of more another time.
    if (way !== undefined && way !== 'i0') ways.set(way, (ways.get(way) ?? 0) + 1);
  }
  const best = [...ways].toSorted((a, b) => b[1] - a[1])[0];
  if (best !== undefined && best[1] * 5 >= values.length * 4)
    return {
      way: best[0],
      open: (value) => {
        const wrapper = wrapperOf(value);
        return wrapper === null || wrapper.way !== best[0] ? [] : [wrapper.inner];
      },
    };
  const pieces = piecesOf(values);
  if (pieces !== null) return pieces;
  if (content === null) return null;
  return {
    way: `k${content}`,
    open: (value) => (isRecord(value) && Object.hasOwn(value, content) ? [value[content]] : []),
  };
}

/**
 * Pieces of one text under a key that nobody knows, `[{ t: 'Bring ' }, { t: 'a bell.' }]`: where one ends with a blank, or the
 * next begins with one, they go on in one line. Paragraphs hold lists of such pieces.
 */
function piecesOf(values: readonly unknown[]): SharedWay | null {
  const lists = values.filter((value) => Array.isArray(value) && value.length > 0) as readonly (readonly unknown[])[];
  if (lists.length * 5 < values.length * 4 || lists.length === 0 || !lists.every((list) => list.every(isRecord)))
    return null;
  const items = lists.flat() as readonly JsonObject[];
  const key = pieceKey(lists as readonly (readonly JsonObject[])[]);
  const join = (list: unknown, name: string) => (list as readonly JsonObject[]).map((piece) => piece[name]).join('');
  if (key !== null) return { way: `j${key}`, open: (value) => (Array.isArray(value) ? [join(value, key)] : []) };
  for (const inner of Object.keys(items[0] ?? {})) {
    if (!items.every((item) => Array.isArray(item[inner]) && (item[inner] as readonly unknown[]).every(isRecord)))
      continue;
    const piece = pieceKey(items.map((item) => item[inner] as readonly JsonObject[]));
    if (piece === null) continue;
    const paragraphs = (list: readonly JsonObject[]) => list.map((item) => join(item[inner], piece)).join('\n');
    return {
      way: `p${JSON.stringify([inner, piece])}`,
      open: (value) => (Array.isArray(value) ? [paragraphs(value as readonly JsonObject[])] : []),
    };
  }
  return null;
}

function pieceKey(lists: readonly (readonly JsonObject[])[]): string | null {
  const [key, ...more] = Object.keys(lists.find((list) => list.length > 0)?.[0] ?? {});
  if (key === undefined || more.length > 0) return null;
  const isPiece = (piece: JsonObject) => Object.keys(piece).length === 1 && typeof piece[key] === 'string';
  if (!lists.every((list) => list.every(isPiece))) return null;
  const several = lists.filter((list) => list.length > 1);
  const goesOn = several.filter((list) =>
    list.slice(1).some((piece, n) => /\s$/.test(list[n]?.[key] as string) || /^\s/.test(piece[key] as string)),
  );
  return several.length > 0 && goesOn.length * 2 >= several.length ? key : null;
}

/** Rows of a table: lists of one length, whose values are of different kinds by their place. */
export function isTuples(lists: readonly (readonly unknown[])[]): boolean {
  const length = lists[0]?.length ?? 0;
  if (lists.length < 2 || length < 3 || length > 100 || !lists.every((list) => list.length === length)) return false;
  const kinds = Array.from({ length }, (_, n) => {
    const met = lists.flatMap((list) => (isEmpty(list[n]) ? [] : [Array.isArray(list[n]) ? 'list' : typeof list[n]]));
    return [...new Set(met)];
  });
  const pure = kinds.every((met) => met.length <= 1 || (met.length === 2 && met.includes('boolean')));
  return pure && new Set(kinds.flat()).size > 1;
}

/** References as `[id, name]` throughout. */
export const isPairs = (values: readonly unknown[]): boolean =>
  values.length > 0 &&
  values.filter((value) => nameOfPair(value) !== null).length * 5 >= values.length * 4 &&
  values.every((value) => Array.isArray(value) && value.length === 2);

/** `{ "Concert": true, "Theatre": false }`: the keys that are true, as cells; null: the objects are none of names. */
export function chosenNames(objects: readonly Cell[], steps: readonly string[]): readonly Cell[] | null {
  const kinds: ReadonlySet<Concept> = readKey(nameOfStep(steps.at(-1) ?? '')).concepts;
  const labelled = kinds.has('category') || kinds.has('tag');
  const entries = objects.flatMap(({ record, value }) =>
    Object.entries(value as object).map(([key, one]) => [record, key, one] as const),
  );
  const keys = new Set(entries.map(([, key]) => key));
  if (keys.size === 0 || !entries.every(([, , one]) => typeof one === 'boolean')) return null;
  const written = [...keys].filter((key) => /^\p{Lu}\p{Ll}|\s|[^\p{Script=Latin}\p{N}_-]/u.test(key)).length;
  const told = [...keys].filter((key) =>
    ['status', 'visibility', 'allDay', 'online'].some((one) => readKey(key).concepts.has(one as Concept)),
  );
  if (told.length * 2 > keys.size || (!labelled && written * 5 < keys.size * 4)) return null;
  return entries.flatMap(([record, key, one]) => (one ? [{ record, value: key }] : []));
}

/**
 * Where nearly every field is a list, as some systems write them all, those that never have more than one element: they are what
 * their element is.
 */
export function listKeys(
  byKey: ReadonlyMap<string, readonly Cell[]>,
  inherited: boolean,
): { readonly system: boolean; readonly single: ReadonlySet<string> } {
  const single = new Set<string>();
  let lists = 0;
  let others = 0;
  for (const [key, cells] of byKey) {
    const most = cells.reduce(
      (length, { value }) =>
        Math.max(length, Array.isArray(value) ? value.length : value === null ? 0 : Number.POSITIVE_INFINITY),
      0,
    );
    if (Number.isFinite(most)) lists += 1;
    // XML's attributes and texts are written apart.
    else if (!/^[$_@#]/.test(key)) others += 1;
    if (most <= 1) single.add(key);
    else if (!Number.isFinite(most) && isSingular(key, cells)) single.add(key);
  }
  const isMost = lists >= 4 && lists * 3 >= (lists + others) * 2;
  const isEach = lists >= 2 && others === 0 && single.size === lists;
  const system = isMost || isEach || (inherited && lists > 0);
  if (system) return { system, single };
  return { system, single: new Set([...byKey].flatMap(([key, cells]) => (isSingular(key, cells) ? [key] : []))) };
}

const plural: readonly Concept[] = [
  'category', 'tag', 'person', 'sessions', 'date', 'image', 'attachment', 'related', 'price', 'url', 'organizer',
]; // biome-ignore format: a list
const singular: readonly Concept[] = [
  'title', 'description', 'summary', 'start', 'end', 'status', 'address', 'zip', 'city', 'latitude', 'longitude',
]; // biome-ignore format: a list

/** A text in a list of its own, under a key of which an event has one. */
function isSingular(key: string, cells: readonly Cell[]): boolean {
  const { concepts } = readKey(key);
  const isId = concepts.has('id') && cells.every(({ value }) => Array.isArray(value) && !value.some(isRecord));
  if (!(isId || singular.some((one) => concepts.has(one))) || plural.some((one) => concepts.has(one))) return false;
  const lists = cells.filter(({ value }) => Array.isArray(value));
  return (
    lists.length > 1 &&
    lists.length === cells.filter(({ value }) => !isEmpty(value)).length &&
    lists.every(
      ({ value }) => (value as readonly unknown[]).length <= 1 && !Array.isArray((value as readonly unknown[])[0]),
    )
  );
}

/** Whether there may be more elements another time. */
export function mayGrow(steps: readonly string[]): boolean {
  const { concepts } = readKey(nameOfStep(steps.at(-1) ?? ''));
  return concepts.size === 0 || plural.some((one) => concepts.has(one));
}

/** What no key says that only holds the value of another key. */
const telling: readonly Concept[] = [
  'title', 'name', 'id', 'start', 'end', 'date', 'time', 'url', 'image', 'place', 'address', 'city', 'person', 'organizer', 'latitude', 'longitude',
]; // biome-ignore format: a list

/**
 * Keys whose objects all have one shape, as where every field is `{ caption: 'Title', inhalt: … }`, each with the key of its
 * content: the one that differs from record to record, while the others are the same in all.
 */
export function uniformContents(byKey: ReadonlyMap<string, readonly Cell[]>): ReadonlyMap<string, string> {
  const bySignature = new Map<string, string[]>();
  for (const [key, cells] of byKey) {
    const objects = cells.filter(({ value }) => isRecord(value)).slice(0, 50);
    if (objects.length === 0 || objects.length * 5 < cells.filter(({ value }) => value !== null).length * 4) continue;
    const signatureOf = ({ value }: Cell) => pathKey(Object.keys(value as object).sort());
    const signature = signatureOf(objects[0] as Cell);
    if (signature === '' || signature.split('\u0000').length > 5) continue;
    if (!objects.every((cell) => signatureOf(cell) === signature)) continue;
    bySignature.set(signature, [...(bySignature.get(signature) ?? []), key]);
  }
  const found = new Map<string, string>();
  for (const [signature, keys] of bySignature) {
    if (keys.length < 3) continue;
    const inner = signature.split('\u0000');
    const differing = (key: string, one: string) =>
      new Set((byKey.get(key) ?? []).map(({ value }, n) => (isRecord(value) ? markOf(value[one], n) : ''))).size;
    const varying = inner.filter((one) => keys.filter((key) => differing(key, one) > 1).length * 2 >= keys.length);
    const [content] = inner.length === 1 ? inner : varying;
    const others = inner.filter((one) => one !== content);
    if (content === undefined || (inner.length > 1 && varying.length !== 1)) continue;
    if (!others.every((one) => keys.every((key) => differing(key, one) <= 1))) continue;
    if (telling.some((concept) => readKey(content).concepts.has(concept))) continue;
    for (const key of keys) found.set(key, content);
  }
  return found;
}

/** What a value is, in short; an object or a list is like no other. */
const markOf = (value: unknown, n: number): string =>
  typeof value === 'object' && !isEmpty(value) ? `#${n}` : scalarText(value).slice(0, 200);

/** Values that are times of day or days as numbers, and the way to a text of each. */
interface NumberedTimes {
  readonly way: string | null;
  readonly text: (value: unknown) => string;
}

const noTimes: readonly Concept[] = [
  'duration', 'count', 'price', 'id', 'phone', 'zip', 'offset', 'houseNumber', 'room',
]; // biome-ignore format: a list
const dated: readonly Concept[] = ['date', 'start', 'end', 'created', 'updated', 'published', 'deadline'];

/** `9999`: an end that nobody has set. */
const isNines = (number: number): boolean => /^9{4,6}$/.test(String(number));

/** The whole numbers of columns that may be times, so that `1110` and `1200` are read alike. */
export const maybeTimes = (cells: readonly Cell[], concepts: ReadonlySet<Concept>): readonly number[] =>
  ofTime.some((one) => concepts.has(one)) && !noTimes.some((one) => concepts.has(one))
    ? cells
        .flatMap(({ value }) => numberOf(value) ?? [])
        .filter((number) => Number.isInteger(number) && number > 24 && !isNines(number))
    : [];

/**
 * Numbers under a key that speaks of a time: `HHmm`, `HHmmss`, minutes, seconds or parts of them since midnight, as it fits those `beside`;
 * or days and fractions of a day as spreadsheets count them.
 */
export function numberedTimes(
  cells: readonly Cell[],
  concepts: ReadonlySet<Concept>,
  beside: readonly number[],
): NumberedTimes | null {
  if (cells.length === 0 || noTimes.some((one) => concepts.has(one))) return null;
  if (
    ofTime.some((one) => concepts.has(one)) &&
    cells.every(({ value }) => typeof value === 'string' && /^(?:[01]\d|2[0-3])[0-5]\d[0-5]\d$/.test(value))
  )
    return { way: null, text: (value) => scalarText(value).replace(/^(..)(..)(..)$/, '$1:$2:$3') };
  const isDated = dated.some((one) => concepts.has(one));
  const numbers = cells.map(({ value }) => numberOf(value));
  if (numbers.includes(null)) return null;
  // -1 stands for none, and so do nines.
  const all = (numbers as readonly number[]).filter((number) => number !== -1 && !isNines(number));
  // 0 is the day that spreadsheets count from, and stands for none.
  const days = all.filter((number) => number !== 0);
  const isDay = concepts.has('date') && !concepts.has('time');
  // 36000 is ten o'clock in seconds: days are hardly ever all whole minutes' worth.
  const isTime = concepts.has('time') && !concepts.has('date');
  // Nor are they decades apart.
  const areSeconds =
    !isDay &&
    (days.every((number) => number % 60 === 0) || (isTime && Math.max(...days) - Math.min(...days) > mostDaysApart));
  const areDays = days.length > 0 && !areSeconds && days.every((number) => number >= 30_000 && number <= 73_050);
  if (isDated && areDays && (isDay || new Set(days).size > 1))
    return { way: null, text: (value) => (Number(value) === 0 ? '' : dayOf(Number(scalarText(value)))) };
  if (!ofTime.some((one) => concepts.has(one))) return null;
  if (areFractions(all)) return { way: 'cf', text: (value) => clock(Math.round(Number(scalarText(value)) * 1440)) };
  const hours = decimalHours(cells, all);
  if (hours !== null) return hours;
  if (!all.every((number) => Number.isInteger(number) && number >= 0)) return null;
  const most = Math.max(...all);
  const part = partsOfSecond.find(
    (size) =>
      most > 240_000 && most <= 86_400 * size && all.every((number) => number % (isTime ? size : 60 * size) === 0),
  );
  if (part !== undefined) return inSeconds(part);
  const written = cells.every(
    ({ value }) => typeof value === 'string' && /^(?:(?:[01]\d|2[0-3])[0-5]\d|9{4,6})$/.test(value),
  );
  if (written) return { way: null, text: packedClock };
  // 0 and 1 are no and yes.
  if (most <= 1) return null;
  if (most <= 24)
    return concepts.has('time') ? { way: null, text: (value) => clock(Number(scalarText(value)) * 60) } : null;
  const open = (numbers as readonly number[]).some(isNines) ? 'x' : all.length < numbers.length ? 'n' : '';
  const isPacked = (number: number) => number % 100 < 60 && number <= 2400;
  const packed = all.every(isPacked) && (most > 1440 || beside.every((number) => number > 1440 || isPacked(number)));
  const minutes = most <= 1440;
  const seconds = most > 2400 && most <= 86_400 && all.every((number) => number % 60 === 0);
  // One that is no clock is a slip, where the others are hours that people choose.
  const clocks = all.filter(isFullClock);
  const areClocks =
    clocks.length === all.length ||
    (clocks.length * 2 > all.length && plausible(clocks.map(withoutSeconds), 100) > 0.5);
  if (isTime && !seconds && most > 2400 && most <= 86_400 && numbers.length === all.length && !areClocks)
    return inSeconds(1);
  const full =
    most > 2400 && all.every((number) => isFullClock(number) && (number % 100 === 0 || concepts.has('time')));
  if (full && (!seconds || plausible(all.map(withoutSeconds), 100) > plausible(all.map(inMinutes), 60)))
    return { way: `cq${open}`, text: fullClock };
  if (packed && (!minutes || plausible(beside, 100) >= plausible(beside, 60)))
    return { way: `ch${open}`, text: packedClock };
  if (minutes) return { way: `cm${open}`, text: (value) => (isNines(Number(value)) ? '' : clock(Number(value))) };
  return seconds ? { way: `cs${open}`, text: (value) => clock(Math.floor(Number(value) / 60)) } : null;
}

/** How many milliseconds, microseconds, tenths of these and nanoseconds a second has: databases and .NET count them from midnight. */
const partsOfSecond = [1000, 1_000_000, 10_000_000, 1_000_000_000];

/** More days than there are between two events. */
const mostDaysApart = 10_000;

/** Fractions of a day, as spreadsheets have times: each is a whole number of minutes. */
const areFractions = (numbers: readonly number[]): boolean =>
  numbers.some((number) => !Number.isInteger(number)) &&
  numbers.every((number) => number >= 0 && number < 1 && Math.abs(number * 1440 - Math.round(number * 1440)) < 0.01);

/**
 * Hours with a fraction: `18.5` is half past six where all are quarters of an hour, `18.3` and `9.45` are written as on a clock. Null: they
 * are whole, or neither.
 */
function decimalHours(cells: readonly Cell[], numbers: readonly number[]): NumberedTimes | null {
  if (!numbers.every((number) => number >= 0 && number <= 24) || numbers.every(Number.isInteger)) return null;
  if (Math.max(...numbers) < 7) return null;
  const isHundredths = (number: number) => Math.abs(number * 100 - Math.round(number * 100)) < 1e-6;
  const areQuarters = numbers.every((number) => (number * 4) % 1 === 0);
  // As texts, quarters may be minutes: `18.50`.
  if (cells.some(({ value }) => typeof value !== 'number') && !numbers.some((number) => number % 1 === 0.75))
    return null;
  if (areQuarters) return { way: 'ce', text: (value) => clock(Math.round(Number(scalarText(value)) * 60)) };
  const onClock = (number: number) => Math.round((number % 1) * 100);
  if (!numbers.every((number) => isHundredths(number) && onClock(number) < 60 && onClock(number) % 5 === 0))
    return null;
  return { way: 'cp', text: (value) => packedClock(Math.round(Number(scalarText(value)) * 100)) };
}

const numberOf = (value: unknown): number | null =>
  typeof value === 'number'
    ? value
    : typeof value === 'string' && /^(?:\d{1,6}(?:\.\d+)?|\d{7,14})$/.test(value.trim())
      ? Number(value)
      : null;

const clock = (minutes: number): string =>
  minutes < 0 ? '' : `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const inSeconds = (size: number): NumberedTimes => ({
  way: `cw${size}`,
  text: (value) => {
    const seconds = Math.floor(Number(value) / size);
    return `${clock(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
  },
});

/** `1830` */
const packedClock = (value: unknown): string =>
  isNines(Number(value)) ? '' : clock(Math.floor(Number(value) / 100) * 60 + (Number(value) % 100));

/** `83000` is 8:30 with its seconds. */
const isFullClock = (number: number): boolean =>
  number % 100 < 60 && withoutSeconds(number) % 100 < 60 && number <= 240_000;
const withoutSeconds = (number: number): number => Math.floor(number / 100);
const inMinutes = (seconds: number): number => seconds / 60;
const fullClock = (value: unknown): string =>
  isNines(Number(value))
    ? ''
    : `${packedClock(withoutSeconds(Number(value)))}:${String(Number(value) % 100).padStart(2, '0')}`;

/** Share of the numbers that are hours people choose, on a quarter of one. */
function plausible(numbers: readonly number[], size: number): number {
  const good = numbers.filter((number) => {
    const hour = Math.floor(number / size);
    return (number % size) % 15 === 0 && hour >= 7 && hour <= 22;
  });
  return good.length / numbers.length;
}

function dayOf(serial: number): string {
  const result = readDate(serial, { formats: [], language: 'en' });
  return result.kind === 'date' ? writtenMoment(result.reading) : '';
}
