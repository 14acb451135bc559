import { inDigits } from './han-numbers.ts';
import { spellOut } from './other-calendars.ts';

/** Longer texts are no dates, whatever stands around them. */
const longest = 600;

/**
 * A text with a date as a person would see it or a program would hand it on: without markup, in Latin digits, without the words of
 * a programming language around it.
 */
export function plainDate(given: string): string {
  if (given.length > longest) return given;
  let text = /\p{Nd}/u.test(given) ? given : inDigits(given);
  if (text === given && !/\p{Nd}/u.test(given)) return given;
  if (/[<&]/.test(text)) text = withoutMarkup(text);
  if (text.includes('@')) text = text.replace(/(?<=\d)\s*@\s*(?=\d{1,2}[:.]\d\d)/g, ' ');
  if (/[^\x20-\x7e]/.test(text)) text = inLatinDigits(text);
  return /^[\d-]+$/.test(text) ? text : spellOut(ofProgram(text));
}

/** `<time datetime="2026-10-17T17:30">17:30</time>` means what its attribute says. Of other markup, its text is left. */
function withoutMarkup(text: string): string {
  const shown = text
    .replace(/<br\s*\/?>|<\/?(?:div|p|li|span|td|small|strong|b|i|em|time|abbr|a)\b[^>]*>/gi, ' ')
    .replace(/&(?:nbsp|#160|#xa0|ensp|thinsp);/gi, ' ')
    .replace(/&(?:ndash|mdash|#821[12]);/gi, '–')
    .replace(/&(?:amp|#38);/gi, '&')
    .replace(/\s+/g, ' ')
    .trim();
  if (shown.length > 90) return text;
  const moments = [...text.matchAll(/<time\b[^>]*?\bdatetime\s*=\s*["']([^"']+)["']/gi)].map(([, moment]) => moment);
  return moments.length > 0 && moments.length <= 2 ? moments.join(' – ') : shown;
}

/** Digits of any script, and the separators that go with them. */
export const inLatinDigits = (text: string): string =>
  text
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      // The digits of a script follow each other from a multiple of ten or sixteen; the first of them has no digit before it.
      let zero = code;
      while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
      return String(code - zero);
    })
    .replaceAll('٫', '.')
    .replaceAll('／', '/')
    .replaceAll('：', ':');

/** Numbers of a call, `2026, 9, 31, 19, 30`, as ISO 8601. */
function ofNumbers(list: string, months: 'from 0' | 'from 1', zone: string): string {
  const [year = 0, month = 0, day = 1, ...clock] = list.split(',').map(Number);
  const two = (part: number) => String(part).padStart(2, '0');
  const date = [year, two(month + (months === 'from 0' ? 1 : 0)), two(day)].join('-');
  const [hour, minute = 0, second = 0] = clock;
  return hour === undefined ? date : `${date}T${[hour, minute, second].map(two).join(':')}${zone}`;
}

/** A moment in a range of PostgreSQL, `2026-11-09 10:00:00+00`, as ISO 8601. */
const ofRange = (moment: string): string =>
  moment
    .trim()
    .replace(' ', 'T')
    .replace(/(T.*[+-]\d\d)$/, '$1:00');

/** The last day before a day that a range leaves out, `[2026-11-09,2026-11-14)`. A moment stays. */
const lastOf = (end: string): string =>
  end.length === 10 ? new Date(Date.parse(end) - 86_400_000).toISOString().slice(0, 10) : end;

/** What programs put around a date, and the date in it. Months of JavaScript begin with 0. */
const calls: readonly (readonly [RegExp, (...parts: readonly string[]) => string])[] = [
  [
    /^\[\s*"?(\d{4}-[^",\])]+)"?\s*,\s*(?:"?(\d{4}-[^",\])]+)"?|infinity)?\s*([\])])$/,
    (_, from = '', to = '', end = '') => [from, to].map(ofRange).filter(Boolean).map((one, n) => n > 0 && end === ')' ? lastOf(one) : one).join('/'),
  ],
  [/^(?:new\s+)?Date\((\d{4}(?:\s*,\s*\d{1,3}){1,6})\)$/, (_, list = '') => ofNumbers(list, 'from 0', '')],
  [/^(?:new\s+Date\()?Date\.UTC\((\d{4}(?:\s*,\s*\d{1,3}){1,6})\)\)?$/, (_, list = '') => ofNumbers(list, 'from 0', 'Z')],
  [/^datetime\.(?:datetime|date)\((\d{4}(?:\s*,\s*\d{1,2}){2,5})\)$/, (_, list = '') => ofNumbers(list, 'from 1', '')],
  [/^(?:new\s+)?(?:ISO|UTC)?Date(?:Time)?\(\s*["']?([^"'()]+)["']?\s*\)$/, (_, inner = '') => inner],
  [/^\{(?:ts|d|t)\s*'([^']+)'\}$/, (_, inner = '') => inner],
  [/^(?:#|!!)([^#!]+)(?:#|!!)$/, (_, inner = '') => inner],
  // iCalendar's properties, PDF's dates, and seconds since 1970 as a shell takes them.
  [/^(?:DT(?:START|END);)?TZID=([\w/+-]+):(\S+)$/, (_, zone = '', moment = '') => `${moment} ${zone}`],
  [/^(?:DT(?:START|END);?)?(?:;?VALUE=DATE(?:-TIME)?)?:(\d{8}(?:T\d{4,6}Z?)?)$/, (_, moment = '') => moment],
  [/^D:(\d{8,14}(?:[+-]\d{2})?)'?(?:\d{2})?'?$/, (_, moment = '') => moment],
  [/^@(\d{9,13})$/, (_, seconds = '') => seconds],
  [/^(\d{4})[_·|]\s?(\d{2})[_·|]\s?(\d{2})(?!\d)/, (_, ...parts) => parts.slice(0, 3).join('-')],
  [/^(\d{1,2})\s?[_·|•!]\s?(\d{1,2})\s?[_·|•!]\s?(\d{4})(?!\d)/, (_, ...parts) => parts.slice(0, 3).join('.')],
  // Db2's stamps, whose hyphen before the hour is no sign, and Oracle's.
  [/^(\d{4}-\d{2}-\d{2})-(\d{2})\.(\d{2})\.(\d{2})(?:\.\d{1,12})?$/, (_, day, ...clock) => `${day}T${clock.slice(0, 3).join(':')}`],
  [/(\d{2})\.(\d{2})\.(\d{2})\.\d{3,9}(\s*[ap]\.?m\.?)?$/i, (_, hour, minute, second, half) => `${hour}:${minute}:${second}${half ?? ''}`],
]; // biome-ignore format: a table

const ofProgram = (text: string): string => {
  const bare = text.trim();
  const call = calls.find(([form]) => form.test(bare));
  return call === undefined ? text : bare.replace(call[0], call[1] as (...parts: string[]) => string);
};
