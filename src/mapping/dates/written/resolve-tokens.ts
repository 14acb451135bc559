import { withoutYear } from '../parsed-date.ts';
import type { DateToken } from './date-token.ts';
import { type DayPart, inPart } from './day-parts.ts';
import type { WrittenDay } from './written-day.ts';

/**
 * Gives each token the meaning that depends on its neighbours: in `3.–5.12.2026`, `3.` is a day; in `18–19.15`, `18` is
 * an hour; `à` between two hours is a dash. Returns a sentence when a day has no year, because a year is not guessed.
 */
export function resolveTokens(found: readonly DateToken[]): readonly DateToken[] | string {
  const joined = joinSeparators(found);
  const numbered = resolveNumbers(joined);
  return resolveYears(dropSeparators(numbered));
}

/**
 * Replaces `bis` and `à` between two times or two days by a dash, and drops them elsewhere. Only `bis` before the only
 * time stays, because that time is an end. A dash without something before it is dropped.
 */
function joinSeparators(tokens: readonly DateToken[]): readonly DateToken[] {
  const out: DateToken[] = [];
  let isBetween = false;
  for (const [n, found] of tokens.entries()) {
    const before = out.at(-1);
    const after = tokens.slice(n + 1).find((one) => !may(one, 'to', 'until', 'upTo'));
    // `Ende 22 Uhr`
    const isEnd = found.kind === 'openEnd' && (isTime(after) || isDay(after) || may(after, 'number'));
    const token: DateToken = isEnd ? { kind: 'until' } : found;
    const isOfTime = isTime(before) || may(before, 'number');
    if (token.kind === 'between') isBetween = true;
    else if (token.kind === 'and' && isBetween && out.length > 0) {
      out.push({ kind: '-' });
      isBetween = false;
    } else if (token.kind === 'ahead' && before !== undefined && isOfTime && isTime(after)) {
      out.pop();
    } else if (token.kind === 'openEnd' && may(tokens[n - 1], '-', 'until', 'to', 'time') && out.some(isTime)) {
      if (may(before, '-')) out.pop();
    } else if (token.kind === 'upTo' && isOnlyTime(out, after)) {
      out.splice(-1, 0, { kind: 'until' });
    } else if (token.kind === 'upTo' && isDay(before) && (isDay(out.at(-2)) || may(out.at(-2), 'number'))) {
      // `30 oktabr 1 noyabrgacha`
      out.splice(-1, 0, { kind: '-' });
    } else if (token.kind === 'to' || token.kind === 'until' || token.kind === 'upTo') {
      if (before?.kind === '-') continue;
      const times = isOfTime && (isTime(after) || may(after, 'number'));
      const days = (isDay(before) || may(before, 'number')) && (isDay(after) || may(after, 'number'));
      if (times || days || (isTime(before) && isDay(after) && out.some(isDay))) out.push({ kind: '-' });
      else if (token.kind === 'until' && isTime(after) && !out.some(isTime)) out.push(token);
    } else if (token.kind === 'and') {
      // `10:00–, 14:00–`: each has an open end.
      if (may(before, '-')) out.pop();
      out.push(token);
    } else if (!(token.kind === '-' && (before === undefined || may(before, '-', 'until')))) out.push(token);
  }
  return may(out.at(-1), '-') && isTime(out.at(-2)) ? out.slice(0, -1) : out;
}

/** Whether the last of the tokens is the only time of the text: what follows it, `तक`, makes it the end. */
const isOnlyTime = (out: readonly DateToken[], after: DateToken | undefined): boolean =>
  isTime(out.at(-1)) && !isTime(after) && !may(out.at(-2), '-', 'until') && !out.slice(0, -1).some(isTime);

function resolveNumbers(tokens: readonly DateToken[]): readonly DateToken[] {
  const out = [...tokens];
  const dayKnown = (upTo: number) => tokens.slice(0, upTo).some((one) => one.kind === 'day');
  // From the end, because a number takes its month from the day that follows: `2–4 and 6 December`.
  for (let n = out.length - 1; n >= 0; n--) {
    const token = out[n] as DateToken;
    const [sign, next] = [out[n + 1], out[n + 2]];
    // `12., 13. and 14 March`: a comma parts the days of a list.
    if (
      sign?.kind === 'day' &&
      token.kind === 'number' &&
      !token.hourly &&
      token.number > 0 &&
      token.number < sign.day.day
    ) {
      out[n] = partial(token.number, sign.day.month, sign.day);
      out.splice(n + 1, 0, { kind: 'and' });
      continue;
    }
    const joined = may(sign, '-', 'and');
    const dotted = token.kind === 'time' && token.clock.dotted && !dayKnown(n);
    if (joined && next?.kind === 'day' && token.kind === 'number') {
      out[n] = partial(token.number, next.day.month, next.day);
    } else if (joined && next?.kind === 'day' && dotted) {
      out[n] = partial(token.clock.hour, token.clock.minute, next.day);
    }
  }
  for (let n = 0; n < out.length; n++) {
    const token = out[n] as DateToken;
    if (token.kind !== 'number') continue;
    const [before, sign] = [out[n - 2], out[n - 1]];
    // `December 4, 5 and 6`
    if (sign?.kind === 'day' && sign.day.year === null && token.number === sign.day.day + 1 && may(out[n + 1], 'and')) {
      out.splice(n, 1, { kind: 'and' }, partial(token.number, sign.day.month, sign.day));
      continue;
    }
    const of = before?.kind === 'day' && may(sign, '-', 'and') ? before.day : null;
    const same = of !== null && (of.year === null || (of.yearFirst && !token.hourly));
    if (same) out[n] = partial(token.number, of.month, of);
  }
  return out.map((token, n) => (token.kind === 'number' && isHour(token, n, out) ? hour(token) : token));
}

/**
 * A number is an hour after a word that announces one, opposite a time, or as one of two numbers when the day is known.
 */
function isHour(token: DateToken & { kind: 'number' }, n: number, tokens: readonly DateToken[]): boolean {
  if (token.hourly) return true;
  const [left, right] = [
    tokens[n - 1]?.kind === '-' ? tokens[n - 2] : undefined,
    tokens[n + 1]?.kind === '-' ? tokens[n + 2] : undefined,
  ];
  if (isTime(left) || isTime(right)) return true;
  // `14 und 17 Uhr`
  const isDated = tokens.some(({ kind }) => kind === 'day');
  if (isDated && may(tokens[n + 1], 'and') && isTime(tokens[n + 2]) && token.number < 25) return true;
  const other = left ?? right;
  return other?.kind === 'number' && (other.hourly || tokens.some(({ kind }) => kind === 'day'));
}

const partial = (day: number, month: number, of: WrittenDay): DateToken => ({
  kind: 'day',
  day: { year: null, month, day, assumed: of.assumed, last: null, yearFirst: false, length: 0 },
});

/** `शाम 5 से 7` begins at 17:00. */
function hour({ number, part = null }: { readonly number: number; readonly part?: DayPart | null }): DateToken {
  const clock = { hour: number, minute: 0, second: 0, meridiem: null, dotted: false };
  return { kind: 'time', clock: (part === null ? null : inPart(clock, part)) ?? clock };
}

/** Drops a dash between a day and its time. Midnight as an end is the end of its day. */
function dropSeparators(tokens: readonly DateToken[]): readonly DateToken[] {
  return tokens.flatMap((token, n): readonly DateToken[] => {
    const [before, after] = [tokens[n - 1], tokens[n + 1]];
    if (token.kind === 'midnight' && may(before, '-', 'until')) return [hour({ number: 24 })];
    if (token.kind !== '-') return [token];
    if (isDay(before) && (isTime(after) || after?.kind === 'allDay')) return [];
    return isTime(before) && isDay(after) && !tokens.slice(0, n).some(isDay) ? [] : [token];
  });
}

function resolveYears(tokens: readonly DateToken[]): readonly DateToken[] | string {
  const separateYear = tokens.find((token) => token.kind === 'year');
  const known = tokens.filter((token) => token.kind === 'day' && token.day.year !== null);
  const out: DateToken[] = [];
  const last = tokens.findLast((token) => token.kind === 'day' && token.day.year !== null);
  const end = last?.kind === 'day' ? last.day : null;
  const year = end?.year ?? (separateYear?.kind === 'year' ? separateYear.year : null);
  if (known.length > 0 && separateYear !== undefined) return 'a year too many is in it';
  const years = tokens.flatMap((token) => (token.kind === 'year' ? [token.year] : []));
  if (new Set(years).size > 1) {
    // `29 December (2026) – 3 January (2027)`: each day has its own.
    if (years.length !== tokens.filter(isDay).length) return 'a year too many is in it';
    return joinConsecutiveDays(withYears(tokens, years));
  }
  for (const [n, token] of tokens.entries()) {
    if (token.kind === 'year') continue;
    if (token.kind !== 'day' || token.day.year !== null) {
      out.push(token);
      continue;
    }
    if (year === null) return withoutYear;
    // A range may cross the new year: from December to January.
    const after = tokens.slice(n + 1).findLast(isDay);
    const before = tokens.slice(0, n).find(isDay);
    const order = (day: WrittenDay) => day.month * 100 + day.day;
    let own = year;
    if (after?.kind === 'day' && order(token.day) > order(after.day)) own = year - 1;
    if (end !== null && before?.kind === 'day' && before.day.year !== null && order(token.day) < order(before.day))
      own = year + 1;
    out.push({ kind: 'day', day: { ...token.day, year: own } });
  }
  return joinConsecutiveDays(out);
}

/** The days with these years, in their order. */
function withYears(tokens: readonly DateToken[], years: readonly number[]): readonly DateToken[] {
  const left = [...years];
  return tokens.flatMap((token): readonly DateToken[] => {
    if (token.kind === 'year') return [];
    return token.kind === 'day' ? [{ kind: 'day', day: { ...token.day, year: left.shift() ?? null } }] : [token];
  });
}

/** Makes a range of consecutive days. Other days stay several dates. */
function joinConsecutiveDays(tokens: readonly DateToken[]): readonly DateToken[] {
  const out: DateToken[] = [];
  const made = new Set<DateToken>();
  for (const [n, token] of tokens.entries()) {
    const [one, two] = [tokens[n - 1], tokens[n + 1]];
    if (token.kind === 'and' && one?.kind === 'day' && two?.kind === 'day' && isDayAfter(two.day, one.day)) {
      // Of three days and more, the first and the last count.
      const before = out.at(-2);
      if (before !== undefined && made.has(before)) out.splice(-2);
      const dash: DateToken = { kind: '-' };
      made.add(dash);
      out.push(dash);
    } else out.push(token);
  }
  return out;
}

function isDayAfter(one: WrittenDay, other: WrittenDay): boolean {
  const at = ({ year, month, day }: WrittenDay) => Date.UTC(year ?? 0, month - 1, day);
  return at(one) - at(other) === 86_400_000;
}

type Kind = DateToken['kind'];

const isDay = (token: DateToken | undefined): boolean => token?.kind === 'day';

const isTime = (token: DateToken | undefined): boolean => token?.kind === 'time' || token?.kind === 'midnight';

const may = (token: DateToken | undefined, ...kinds: readonly Kind[]): boolean =>
  token !== undefined && kinds.includes(token.kind);
