import { wordsOf } from '../../../vocabulary/vocabulary.ts';
import { scalarText } from '../../json.ts';
import { type Cell, type Column, isListed, isOf, says, share, textsOf } from '../profile/column.ts';
import { besideOf, type Table } from '../profile/table.ts';
import { isLength } from './duration-column.ts';

/** The columns with times of day that may be the events'. */
export const timesIn = (table: Table): readonly Column[] =>
  table.columns.filter(
    (column) => column.kind === 'scalar' && column.cells.length > 0 && isTime(column) && !isOfHouse(column, table),
  );

/** Whether a column has times of day. OData writes one as a length of time. */
export const isTime = (column: Column): boolean =>
  (share(column, 'time') >= 0.5 && !isOpening(column) && !isAmount(column) && !isLength(column)) ||
  isClock(column) ||
  (share(column, 'duration') > 0.8 && !says(column, 'duration'));

/** `FROM_TM`: some write `1030` or `19-21`, others `10:30` or `19`, and the key says that it is a time. */
const isClock = (column: Column): boolean => {
  if (!says(column, 'time') || says(column, 'duration')) return false;
  const texts = column.cells.map(({ value }) => scalarText(value).trim());
  const digits = texts.filter((text) => /^(?:[01]\d|2[0-3])[0-5]\d$/.test(text)).length;
  const hours = texts.filter((text) => wholeHours.test(text));
  // How many hours something takes, and how often it is, are small numbers. Few events begin so early.
  const areOfDay = hours.filter((text) => Number.parseInt(text, 10) < earliest).length * 10 <= hours.length;
  const told = share(column, 'time');
  const isTold = digits > 0 || (hours.length > 0 && (told > 0 || hours.some(isToEvening)));
  return isTold && areOfDay && told + (digits + hours.length) / texts.length > 0.9;
};

/** `19`, `19-21` */
const wholeHours = /^(?:[01]?\d|2[0-4])(?:\s?[-–]\s?(?:[01]?\d|2[0-4]))?$/;
const earliest = 6;

/** `19-21`: nothing else is from one number to another that are hours of an afternoon. */
const isToEvening = (text: string): boolean => Number.parseInt(/[-–]\s?(\d+)$/.exec(text)?.[1] ?? '', 10) > 12;

/** `price: '12.50'` is no time of day, and `min: '10:00'` is no amount. */
const isAmount = (column: Column): boolean =>
  says(column, 'price', 'count', 'capacity', 'remaining') &&
  !says(column, 'time', 'start', 'end') &&
  !column.cells.every(({ value }) => /^\d{1,2}:\d\d(?::\d\d)?$/.test(scalarText(value).trim()));

/** `Tue–Sun 10:00–18:00`: the hours of a house, on several days of the week. */
const isOpening = ({ cells }: Column): boolean =>
  cells.every(({ value }) => /^\p{L}{2,}\.?\s?[-–—]\s?\p{L}{2,}/u.test(scalarText(value)));

/**
 * `venue: { name, opens, closes }`: the hours of a house are the same at every event in it. Its other times may be the events', though these
 * always begin at seven.
 */
function isOfHouse(column: Column, table: Table): boolean {
  if (!isOf(column, 'place', 'room') || isListed(column) || !column.key.words.some((word) => ofOpening.test(word)))
    return false;
  const name = besideOf(table, column).find((one) => one.kind === 'scalar' && says(one, 'name', 'title', 'id'));
  if (name === undefined) return false;
  const names = textsOf(name);
  const houses = Map.groupBy(column.cells, ({ record }) => names.get(record));
  const isSame = (cells: readonly Cell[]) => new Set(cells.map(({ value }) => scalarText(value))).size === 1;
  return houses.size > 1 && column.cells.length - houses.size >= leastRepeated && [...houses.values()].every(isSame);
}

const ofOpening = /^(?:open(?:s|ed|ing)?|clos(?:e[sd]?|ing)|hours)$/;

/** So many times may be alike by chance. */
const leastRepeated = 3;

/**
 * A time with the half of the day that stands in a field of its own beside it, `start_time: '07:00', start_ampm: 'PM'`, in the order in which they are
 * read. Of several halves, the one whose key begins as that of the time does.
 */
export function withHalf(time: Column, table: Table): readonly Column[] {
  const areOfHalf = time.cells.every(
    ({ value }) => typeof value === 'string' && /^(?:0?\d|1[0-2])\b[^\p{L}]*$/u.test(value.trim()),
  );
  if (!areOfHalf) return [time];
  const begun = ({ key: { words } }: Column) => {
    const at = words.findIndex((word, n) => word !== time.key.words[n]);
    return at < 0 ? words.length : at;
  };
  const [half] = besideOf(table, time)
    .filter(({ kind, cells }) => kind === 'scalar' && cells.length > 0)
    .filter(({ cells }) => cells.every(({ value }) => isHalf(scalarText(value))))
    .toSorted((a, b) => begun(b) - begun(a) || Math.abs(a.order - time.order) - Math.abs(b.order - time.order));
  if (half === undefined) return [time];
  // `下午 3:00`
  const isFirst = half.cells.some(({ value }) => /\p{Script=Han}|\p{Script=Hangul}/u.test(scalarText(value)));
  return isFirst ? [half, time] : [time, half];
}

/** The rule for a time of these parts. */
export const timeOf = (paths: readonly string[]): string =>
  paths.length === 1 ? paths.join() : `join(' ', [${paths.join(', ')}][?@])`;

function isHalf(text: string): boolean {
  halves ??= new Set((['am', 'pm'] as const).flatMap((half) => [half, ...wordsOf('dates', half)]).map(inLetters));
  return halves.has(inLetters(text));
}
let halves: ReadonlySet<string> | undefined;
const inLetters = (text: string): string => text.toLowerCase().replace(/[\s.]/gu, '');
