import { addDays } from '../../../calendar/day.ts';
import { type DateResult, dateFromParts, fault, type ParsedDate } from '../parsed-date.ts';
import type { Clock } from './clock-forms.ts';
import type { DateToken, DateTokens } from './date-token.ts';
import { tokenizeDate } from './date-tokens.ts';
import { withoutDoors } from './doors.ts';
import { unifySigns } from './number-endings.ts';
import { resolveTokens } from './resolve-tokens.ts';

/**
 * Reads a date, a range of dates and times as people write them: `Fr, 27.11.2026, 10 – 11:30 Uhr`. Null when the text
 * has anything else.
 */
export function readWrittenDate(text: string, language: string): DateResult | null {
  const whole = unifySigns(text, language);
  const bare = whole.replace(remark, '');
  const result = readTokens(bare, language);
  // `13 September 2026 (9.00 – 13.00 o'clock)`: in the brackets is the time.
  if (bare !== whole && hasTime.test(whole.slice(bare.length)) && (result === null || isDayOnly(result))) {
    const more = readTokens(whole, language);
    if (more !== null && more.kind !== 'fault') return more;
  }
  if (result !== null) return result;
  const begin = withoutDoors(whole);
  if (begin !== null) return readTokens(begin, language);
  const other = whole.replace(remarkOfIdeographs, '');
  return other === whole ? null : readTokens(other, language);
}

/** A remark at the end. */
const remark = /\s*\((?!.*\d{4}|[A-Z]\w+\/)[^()]*\p{L}{4}[^()]*\)$/u;

/** `10:00〜17:00（入館は16:30まで）`: a word of ideographs is short. */
const remarkOfIdeographs = /(?<=\d[:\p{Script=Han}]\S*)\s*\([^()]*[\p{Script=Han}]{2}[^()]*\)$/u;

const hasTime = /\d[.:]\d\d|\d\s?[ap]\.?m\b/i;

const isDayOnly = (result: DateResult): boolean =>
  result.kind === 'date' && result.reading.time === null && result.end === null;

function readTokens(text: string, language: string): DateResult | null {
  const found = tokenizeDate(text.replace(/[\s–-]+$/, ''), language);
  if (found === null) return null;
  const tokens = resolveTokens(lateHours(found.tokens, language, text));
  return typeof tokens === 'string' ? fault(tokens) : interpret(tokens, found);
}

/** East Asia counts the hours behind midnight on: a show until 25:00 ends at one. */
function lateHours(tokens: readonly DateToken[], language: string, text: string): readonly DateToken[] {
  const isLate = (token: DateToken) =>
    token.kind === 'time' && token.clock.hour > 24 && token.clock.hour < 30 && token.clock.meridiem === null;
  const last = tokens.at(-1);
  const start = tokens.at(-3);
  if (last?.kind !== 'time' || start?.kind !== 'time' || tokens.at(-2)?.kind !== '-' || !isLate(last)) return tokens;
  const hour = last.clock.hour - 24;
  const isOfEast = /^(?:ja|zh|ko)\b/i.test(language) || /[\p{Script=Han}\p{Script=Hangul}]/u.test(text);
  if (!isOfEast || start.clock.hour <= hour || start.clock.hour > 24) return tokens;
  return [...tokens.slice(0, -1), { kind: 'time', clock: { ...last.clock, hour } }];
}

/** A letter for each kind of token, so that the sequence of the tokens is a text to match. */
const letters: Readonly<Record<DateToken['kind'], string>> = {
  day: 'D', time: 'T', '-': '-', until: 'U', allDay: 'A', number: 'N', year: 'Y', to: 'X', and: '&', midnight: 'M', upTo: 'X',
  between: 'B', ahead: 'F', openEnd: 'O',
}; // biome-ignore format: a table

/** Why a placeholder of a database is no end. As a start it means that there is none. */
const noDate = 'it stands for no date';

function interpret(tokens: readonly DateToken[], found: DateTokens): DateResult | null {
  const all = tokens.map(({ kind }) => letters[kind]).join('');
  const times = resolveMeridiems(tokens.flatMap((token) => (token.kind === 'time' ? [token.clock] : [])));
  // `7 pm EST / 4 pm PST` is one moment. Of several times when it begins, the first counts.
  const isRepeated = /^(?:D?T(?:&?T)*&T|T(?:&?T)*&TD)$/.test(all) && isRising(times);
  const isOne = isRepeated || isSameMoment(times);
  const shape = isOne ? all.replace(/T(?:[&-]?T)+/, 'T') : all;
  const clocks = isOne ? times.slice(0, 1) : times;
  const invalid = clocks.find(({ meridiem }) => meridiem !== null);
  if (invalid) return fault(`there is no hour ${invalid.hour} ${invalid.meridiem}m`);
  const days = tokens.flatMap((token) => (token.kind === 'day' ? [token.day] : []));
  const zone = { offset: found.offset, zone: found.zone };
  const dateAt = (n: number, clock?: Clock): ParsedDate | string => {
    const day = days[n];
    if (day === undefined || day.year === null) return 'it names no year';
    const { hour, minute, second } = clock ?? {};
    const time = clock === undefined ? {} : { hour, minute, second, ...(clock.place ?? zone) };
    const result = dateFromParts({ ...day, year: day.year, ...(time as { hour?: number }) });
    return result.kind === 'date' ? result.reading : result.kind === 'fault' ? result.reason : noDate;
  };
  const range = (start: ParsedDate | string, end: ParsedDate | string | null): DateResult => {
    if (start === noDate) return { kind: 'none' };
    if (typeof start === 'string') return fault(start);
    if (typeof end === 'string') return fault(end);
    const late = end !== null && `${end.day} ${end.time ?? '24'}` < `${start.day} ${start.time ?? ''}`;
    return late ? fault('its end is before its start') : { kind: 'date', reading: start, end };
  };
  const [one, two] = clocks;
  if (/^(?:T|T-T|UT)$/.test(shape))
    return timeOnly(shape === 'UT' ? null : (one ?? null), (shape === 'UT' ? one : two) ?? null);
  const { last } = days[0] ?? { last: null };
  if (/^(?:DA?|AD)$/.test(shape)) return range(dateAt(0), last === null ? null : dateOfDay(last));
  if (last !== null) return null;
  if (/^(?:D-DA?|AD-D)$/.test(shape)) return range(dateAt(0), dateAt(1));
  if (/^(?:DT|TD)$/.test(shape)) return range(dateAt(0, one), null);
  if (/^(?:DUT|UTD)$/.test(shape)) return range(dateAt(0), dateAt(0, one));
  if (/^(?:DT-T|T-TD)$/.test(shape) && one && two) return range(dateAt(0, one), endAfter(dateAt(0, two), one, two));
  if (/^(?:DT-DT|TD-TD|D-DT-T|T-TD-D)$/.test(shape)) return range(dateAt(0, one), dateAt(1, two));
  if (/^(?:DT-D|TD-D)$/.test(shape)) return range(dateAt(0, one), dateAt(1));
  if (shape === 'D-DT') return range(dateAt(0), dateAt(1, one));
  return null;
}

function isSameMoment([one, two, ...others]: readonly Clock[]): boolean {
  const at = ({ hour, minute, place }: Clock) => (hour * 60 + minute - (place?.offset ?? 0) + 1440) % 1440;
  const offsets = [one?.place?.offset ?? null, two?.place?.offset ?? null];
  if (one === undefined || two === undefined || others.length > 0 || offsets.includes(null)) return false;
  return offsets[0] !== offsets[1] && at(one) === at(two);
}

const isRising = (clocks: readonly Clock[]): boolean =>
  clocks.every(({ hour, minute, meridiem }, n) => {
    const before = clocks[n - 1];
    return meridiem === null && (before === undefined || before.hour * 60 + before.minute < hour * 60 + minute);
  });

/** An end earlier than the start is on the next day. An end equal to the start is none. */
function endAfter(end: ParsedDate | string, from: Clock, till: Clock): ParsedDate | string | null {
  const minutes = (clock: Clock) => (clock.hour * 60 + clock.minute) * 60 + clock.second;
  if (minutes(till) === minutes(from)) return null;
  return typeof end === 'string' || minutes(till) > minutes(from) ? end : { ...end, day: addDays(end.day, 1) };
}

const dateOfDay = (day: string): ParsedDate | string => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const result = dateFromParts({ year, month, day: date });
  return result.kind === 'date' ? result.reading : noDate;
};

/**
 * Applies the am or pm of one time to both, if then the start is before the end: `7–9 pm` is 19 to 21 o'clock.
 * Otherwise the other time is in the other half of the day: `11–1 pm` is 11 to 13 o'clock.
 */
function resolveMeridiems(clocks: readonly Clock[]): readonly Clock[] {
  const [from, till] = clocks;
  if (clocks.length !== 2 || !from || !till || (from.meridiem === null) === (till.meridiem === null))
    return clocks.map(to24Hours);
  if (from.hour > 12 || till.hour > 12 || from.hour === 0 || till.hour === 0) return clocks.map(to24Hours);
  const given = from.meridiem ?? till.meridiem ?? 'a';
  const other = given === 'a' ? 'p' : 'a';
  const both = [to24Hours({ ...from, meridiem: given }), to24Hours({ ...till, meridiem: given })] as const;
  if (both[0].hour * 60 + both[0].minute < both[1].hour * 60 + both[1].minute) return both;
  return from.meridiem === null
    ? [to24Hours({ ...from, meridiem: other }), to24Hours(till)]
    : [to24Hours(from), to24Hours({ ...till, meridiem: other })];
}

/** Converts a time to 24 hours. An hour beyond the twelve keeps its half, and is rejected later. */
function to24Hours(clock: Clock): Clock {
  if (clock.meridiem === null || clock.hour < 1 || clock.hour > 12) return clock;
  return { ...clock, hour: (clock.hour % 12) + (clock.meridiem === 'p' ? 12 : 0), meridiem: null };
}

function timeOnly(from: Clock | null, till: Clock | null): DateResult | null {
  const two = (n: number) => String(n).padStart(2, '0');
  const shown = (clock: Clock | null) =>
    clock === null ? null : `${two(clock.hour % 24)}:${two(clock.minute)}:${two(clock.second)}`;
  for (const clock of [from, till]) {
    if (clock && (clock.hour > 24 || clock.minute > 59 || clock.second > 59 || (clock.hour === 24 && clock.minute > 0)))
      return fault(`there is no time ${two(clock.hour)}:${two(clock.minute)}`);
  }
  const time = shown(from);
  return time === null ? null : { kind: 'time', time, end: shown(till) === time ? null : shown(till) };
}
