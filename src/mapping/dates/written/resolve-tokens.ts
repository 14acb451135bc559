import type { DateItem } from './date-tokens.ts';
import type { WrittenDay } from './written-day.ts';

type Kind = DateItem['is'];

const isDay = (item: DateItem | undefined): boolean => item?.is === 'day';
const isTime = (item: DateItem | undefined): boolean => item?.is === 'time' || item?.is === 'midnight';
const may = (item: DateItem | undefined, ...kinds: readonly Kind[]): boolean =>
  item !== undefined && kinds.includes(item.is);

/**
 * Settles what a part says only by its neighbours: `3.` of `3.–5.12.2026` is a day, `18` of `18–19.15` an hour, `à` between two hours a
 * dash. A sentence where a day has no year: it is not guessed.
 */
export function withDaysKnown(found: readonly DateItem[]): readonly DateItem[] | string {
  const joined = joints(found);
  const numbered = numbers(joined);
  return years(separators(numbered));
}

/** `bis`, `à` and `und` between two of a kind are a dash; at the head of a text, or before a hour alone, they are not. */
function joints(items: readonly DateItem[]): readonly DateItem[] {
  const out: DateItem[] = [];
  for (const [n, item] of items.entries()) {
    const before = out.at(-1);
    const after = items.slice(n + 1).find((one) => one.is !== 'to' && one.is !== 'until');
    if (item.is === 'to' || item.is === 'until') {
      if (before?.is === '-') continue;
      const times = (isTime(before) || may(before, 'number')) && (isTime(after) || may(after, 'number'));
      const days = (isDay(before) || may(before, 'number')) && (isDay(after) || may(after, 'number'));
      if (times || days || (isTime(before) && isDay(after) && out.some(isDay))) out.push({ is: '-' });
      else if (item.is === 'until' && isTime(after) && !out.some(isTime)) out.push(item);
    } else if (!(item.is === '-' && (before === undefined || may(before, '-', 'until')))) out.push(item);
  }
  return out;
}

function numbers(items: readonly DateItem[]): readonly DateItem[] {
  const out = [...items];
  const dayKnown = (upTo: number) => items.slice(0, upTo).some((one) => one.is === 'day');
  // From the end: `2–4 and 6 December` would need it; a number takes its month from what follows.
  for (let n = out.length - 1; n >= 0; n--) {
    const item = out[n] as DateItem;
    const [sign, next] = [out[n + 1], out[n + 2]];
    const joined = may(sign, '-', 'and');
    const dotted = item.is === 'time' && item.clock.dotted && !dayKnown(n);
    if (joined && next?.is === 'day' && item.is === 'number') {
      out[n] = partial(item.number, next.day.month, next.day);
    } else if (joined && next?.is === 'day' && dotted) {
      out[n] = partial(item.clock.hour, item.clock.minute, next.day);
    }
  }
  for (let n = 0; n < out.length; n++) {
    const item = out[n] as DateItem;
    if (item.is !== 'number') continue;
    const [before, sign] = [out[n - 2], out[n - 1]];
    const of = before?.is === 'day' && may(sign, '-', 'and') ? before.day : null;
    const same = of !== null && (of.year === null || (of.yearFirst && !item.hourly));
    if (same) out[n] = partial(item.number, of.month, of);
  }
  return out.map((item, n) => (item.is === 'number' && isHour(item, n, out) ? hour(item.number) : item));
}

/** Where a word says so, or a time stands on the other side of the dash, or the day is known and two numbers follow it. */
function isHour(item: DateItem & { is: 'number' }, n: number, items: readonly DateItem[]): boolean {
  if (item.hourly) return true;
  const [left, right] = [
    items[n - 1]?.is === '-' ? items[n - 2] : undefined,
    items[n + 1]?.is === '-' ? items[n + 2] : undefined,
  ];
  if (isTime(left) || isTime(right)) return true;
  const other = left ?? right;
  return other?.is === 'number' && (other.hourly || items.some(({ is }) => is === 'day'));
}

const partial = (day: number, month: number, of: WrittenDay): DateItem => ({
  is: 'day',
  day: { year: null, month, day, assumed: of.assumed, last: null, yearFirst: false, length: 0 },
});

const hour = (number: number): DateItem => ({
  is: 'time',
  clock: { hour: number, minute: 0, second: 0, half: null, dotted: false },
});

/** A dash between a day and its hour only sets them apart; midnight is the end of a day where it ends something. */
function separators(items: readonly DateItem[]): readonly DateItem[] {
  return items.flatMap((item, n): readonly DateItem[] => {
    const [before, after] = [items[n - 1], items[n + 1]];
    if (item.is === 'midnight' && may(before, '-', 'until')) return [hour(24)];
    if (item.is !== '-') return [item];
    if (isDay(before) && (isTime(after) || after?.is === 'allDay')) return [];
    return isTime(before) && isDay(after) && !items.slice(0, n).some(isDay) ? [] : [item];
  });
}

function years(items: readonly DateItem[]): readonly DateItem[] | string {
  const loose = items.find((item) => item.is === 'year');
  const known = items.filter((item) => item.is === 'day' && item.day.year !== null);
  const out: DateItem[] = [];
  const last = items.findLast((item) => item.is === 'day' && item.day.year !== null);
  const end = last?.is === 'day' ? last.day : null;
  const year = end?.year ?? (loose?.is === 'year' ? loose.year : null);
  if (known.length > 0 && loose !== undefined) return 'a year too many is in it';
  for (const [n, item] of items.entries()) {
    if (item.is === 'year') continue;
    if (item.is !== 'day' || item.day.year !== null) {
      out.push(item);
      continue;
    }
    if (year === null) return 'it names no year';
    // The first day of a range that ends in January is of the year before, the last one of a range from December of the next.
    const after = items.slice(n + 1).findLast(isDay);
    const before = items.slice(0, n).find(isDay);
    const order = (day: WrittenDay) => day.month * 100 + day.day;
    let own = year;
    if (after?.is === 'day' && order(item.day) > order(after.day)) own = year - 1;
    if (end !== null && before?.is === 'day' && before.day.year !== null && order(item.day) < order(before.day))
      own = year + 1;
    out.push({ is: 'day', day: { ...item.day, year: own } });
  }
  return consecutive(out);
}

/** Two days one after the other are a range; others are two dates. */
function consecutive(items: readonly DateItem[]): readonly DateItem[] {
  return items.map((item, n) => {
    const [one, two] = [items[n - 1], items[n + 1]];
    if (item.is !== 'and' || one?.is !== 'day' || two?.is !== 'day') return item;
    const at = ({ year, month, day }: WrittenDay) => Date.UTC(year ?? 0, month - 1, day);
    return at(two.day) - at(one.day) === 86_400_000 ? { is: '-' } : item;
  });
}
