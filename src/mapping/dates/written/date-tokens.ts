import { abbreviationOffset, ianaName, readOffset, type TimeZone } from '../../../calendar/time-zone.ts';
import { normalForm } from '../../../text/plain/control-characters.ts';
import type { DateWord } from '../../../vocabulary/language-words.ts';
import { wordsOf } from '../../../vocabulary/vocabulary.ts';
import { weekdayNumber } from './weekday-names.ts';
import { matchDay, type WrittenDay } from './written-day.ts';

/** One part of a text with a date. */
export type DateToken =
  | { readonly kind: 'day'; readonly day: WrittenDay }
  | { readonly kind: 'time'; readonly clock: Clock }
  /** A number of one or two digits. `hourly`: the word before it announces an hour. */
  | { readonly kind: 'number'; readonly number: number; readonly hourly: boolean }
  | { readonly kind: 'year'; readonly year: number }
  | { readonly kind: '-' | 'until' | 'to' | 'and' | 'allDay' | 'midnight' };

export interface DateTokens {
  readonly tokens: readonly DateToken[];
  readonly offset: number | null;
  readonly zone: TimeZone | null;
}

export interface Clock {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly meridiem: 'a' | 'p' | null;
  /** Written with a dot: `10.12` may also be a day and a month. */
  readonly dotted: boolean;
  /** What stands right behind it. A range over the end of summer time has two offsets. */
  readonly place?: Pick<DateTokens, 'offset' | 'zone'>;
}

/** Splits a text with a date into tokens. Null when the text has a part that doesn't belong to a date. */
export function tokenizeDate(text: string, language: string): DateTokens | null {
  const tokens: DateToken[] = [];
  let offset: number | null = null;
  let zone: TimeZone | null = null;
  let hourly = false;
  let before: DayPart | null = null;
  let weekday: number | null = null;
  for (let from = 0; from < text.length; ) {
    if (tokens.length > maxTokens) return null;
    const last = tokens.at(-1);
    const marked = last?.kind === 'day' ? at(weekdayInBrackets, text, from) : null;
    if (marked !== null) {
      from += marked[0].length;
      continue;
    }
    const gap = at(space, text, from);
    if (gap !== null && gap[0] !== '' && !/^\.{2,}/.test(gap[0])) {
      from += gap[0].length;
      continue;
    }
    // `17.10.2026 19.30.00`: behind a whole day it is a time.
    const isClock = last?.kind === 'day' && last.day.year !== null && at(dottedClock, text, from) !== null;
    const day = isClock ? null : (laterDay(text, from, tokens) ?? matchDay(text, from, language, weekday));
    if (day !== null) {
      tokens.push({ kind: 'day', day });
      from += day.length;
      [weekday, hourly] = [null, false];
      continue;
    }
    const clock = matchClock(text, from);
    if (clock !== null) {
      // `中午12:30`: the noon before is not another time.
      if (last === noon) [before] = ['noon', tokens.pop()] as const;
      tokens.push({ kind: 'time', clock: before === null ? clock.clock : inPart(clock.clock, before) });
      from += clock.length;
      [hourly, before] = [false, null];
      continue;
    }
    const where = last?.kind === 'time' ? at(zoned, text, from) : null;
    const place = where === null ? null : zoneOf(where[0]);
    if (where !== null && place !== null) {
      offset = place.offset ?? offset;
      zone = place.zone ?? zone;
      if (last?.kind === 'time') tokens.splice(-1, 1, { kind: 'time', clock: { ...last.clock, place } });
      from += where[0].length;
      continue;
    }
    const number = at(digits, text, from);
    if (number !== null) {
      const value = Number(number[0]);
      if (number[0].length === 4 && value >= 1800 && value < 3000) tokens.push({ kind: 'year', year: value });
      else if (number[0].length > 2) return null;
      // `Night 2` is the second one.
      else if (before !== null && hourly && value <= 12) tokens.push(timeAt(value, before));
      else tokens.push({ kind: 'number', number: value, hourly });
      from += number[0].length;
      [hourly, before] = [false, null];
      continue;
    }
    const line = at(dash, text, from);
    if (line !== null) {
      tokens.push({ kind: '-' });
      from += line[0].length;
      continue;
    }
    const word = matchDateWord(text, from);
    const name = /^[\p{L}\p{M}’']+(?:-feira)?/u.exec(text.slice(from))?.[0];
    const named = name === undefined || (name.length === 1 && !/\p{Lo}/u.test(name)) ? null : weekdayNumber(name);
    // `Do` is Thursday in German and `until` in Polish. A weekday has a capital there, or is the longer match.
    const isWeekday =
      named !== null && name !== undefined && (word === null || name.length > word.length || /^\p{Lu}/u.test(name));
    if (isWeekday) {
      weekday = named;
      from += name.length;
    } else if (word !== null) {
      from += word.length;
      const { meaning } = word;
      if (meaning === 'at' || meaning === 'to' || meaning === 'until') hourly = true;
      if (isDayPart(meaning)) {
        const isBehind =
          last?.kind === 'time' && last.clock.meridiem === null && last !== noon && !ideographs.test(name ?? '');
        if (isBehind) tokens.splice(-1, 1, { kind: 'time', clock: inPart(last.clock, meaning) });
        // `3 дня` may be three days.
        else if (last?.kind === 'number' && last.number <= 12 && (last.hourly || !days.has(name ?? '')))
          tokens.splice(-1, 1, timeAt(last.number, meaning));
        else if (meaning === 'noon') tokens.push(noon);
        else before = meaning;
      } else if (meaning !== 'at' && meaning !== 'unit') tokens.push({ kind: meaning });
    } else if (last === undefined || last.kind === '-') {
      const foreign = at(foreignWeekday, text, from)?.[0].length;
      if (foreign === undefined || matchDay(text, from + foreign, language, null) === null) return null;
      from += foreign;
    } else return null;
  }
  return { tokens, offset, zone };
}

/** The last day of a range, which leaves out the year that stands first: `2026.10.24 14:00 ~ 10.25 11:00`, `2026/10/24～10/25`. */
function laterDay(text: string, from: number, tokens: readonly DateToken[]): WrittenDay | null {
  const isAfterDash = tokens.at(-1)?.kind === '-';
  if (!isAfterDash || tokens.some((token) => token.kind === 'time' && token.clock.dotted)) return null;
  const sign = yearAndMonth.exec(text.slice(0, from))?.[1];
  const parts = at(monthAndDay, text, from);
  if (sign === undefined || parts === null || parts[2] !== sign) return null;
  const [month, day] = [Number(parts[1]), Number(parts[3])];
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  return { year: null, month, day, assumed: null, last: null, yearFirst: false, length: parts[0].length };
}

const yearAndMonth = /(?<!\d)\d{4}([./-])\s?\d{1,2}\1\s?\d{1,2}(?!\d)/;

const maxTokens = 24;

const dayParts = ['am', 'noon', 'pm', 'night'] as const;
type DayPart = (typeof dayParts)[number];

const isDayPart = (meaning: Meaning): meaning is DayPart => (dayParts as readonly Meaning[]).includes(meaning);

/** A time of day by the clock of twelve hours in a part of the day. By that of 24 hours the words only repeat what it says. */
function inPart(clock: Clock, part: DayPart): Clock {
  const { hour, meridiem } = clock;
  if (meridiem !== null || hour === 0 || hour > 12) return clock;
  const isLate = hour === 12 || hour < 6;
  const halves = { am: 'a', pm: 'p', noon: isLate ? 'p' : 'a', night: isLate ? 'a' : 'p' } as const;
  return { ...clock, meridiem: halves[part] };
}

const timeAt = (hour: number, part: DayPart): DateToken => ({
  kind: 'time',
  clock: inPart({ hour, minute: 0, second: 0, meridiem: null, dotted: false }, part),
});

/** The word for noon by itself. */
const noon: DateToken = {
  kind: 'time',
  clock: { hour: 12, minute: 0, second: 0, meridiem: null, dotted: false },
};

/** Chinese, Japanese and Korean put the part of the day before the hour. */
const ideographs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]/u;

const days = new Set(wordsOf('units', 'day'));

const dash = /\s*(?:->|→|–|-|\/|\.{2,3}|…|~)\s*/uy;

/** `(五)` is a Friday in Chinese, where the sign by itself is a number; `(金・祝)` is a Friday and a holiday in Japanese. */
const weekdayInBrackets =
  /\s*\((?:(?:星期|禮拜|礼拜|週|周)?[一二三四五六日天]|[月火水木金土日](?:曜日?)?|[월화수목금토일](?:요일)?)?\s*[・·、,/]?\s*(?:[祝休祭假]日?|振替?休日?|[國国]定假日|例假日|공휴일|휴일)?\)/uy;

const space = /[\s,;|·•()[\]T]*?(?:[\s,;|·•()[\]،、]+|T(?=\d{2}:?\d{2}))|\.+/uy;

const digits = /\d+/y;

const at = (form: RegExp, text: string, from: number): RegExpExecArray | null => {
  form.lastIndex = from;
  return form.exec(text);
};

function matchClock(text: string, from: number): { readonly clock: Clock; readonly length: number } | null {
  for (const [n, form] of clockForms.entries()) {
    const parts = at(form, text, from);
    if (parts === null) continue;
    const written = parts[4]?.toLowerCase();
    return {
      clock: {
        hour: Number(parts[1]),
        minute: Number(parts[2] || 0),
        second: Number(parts[3] || 0),
        meridiem: written ? (/[aπص]/.test(written) ? 'a' : 'p') : null,
        dotted: n === 1 && !written,
      },
      length: parts[0].length,
    };
  }
  return null;
}

/** A weekday in a language that nobody here knows: `leygardagur, 17. oktober 2026`. */
const foreignWeekday = /\p{L}+(?:[.,]\s*(?=\d)|\s(?=\d{1,2}\.?\s\p{L}))/uy;

const dottedClock = /(?:[01]?\d|2[0-4])\.[0-5]\d\.[0-5]\d(?![\d.])/y;

const meridiem = String.raw`(?:\s?([apπμ](?=\.?\s?[mμ])|[صم](?!\p{L}))(?:\.?\s?[mμ])?(?!\p{L})\.?)`;

const ofHour = `(?:uhr|hours?|heures?|horas?|hrs?|hs|h|часа|часова|часов|час|ч|години|годині|годину|годин|год|uur|u|hodiny|hodin|hod|val|órakor|óráig|órától|óra|sati|sata|uri|ura|ore|o['’]?clock|時|时|点|點|시|बजे|वाजता|بجے|ਵਜੇ|વાગ્યે)`;

/** What an hour is called after, or what goes on to another, is a time: `2026.10.24 – 10.30 Uhr`, `– 10.30–12.00`. */
const monthAndDay = new RegExp(
  String.raw`(\d{1,2})([./-])\s?(\d{1,2})\.?(?!\d|[./:-]\d|\s?[–~-]\s?\d|\s?${ofHour}(?!\p{L}))`,
  'iuy',
);

const clockForms = [
  new RegExp(String.raw`(\d{1,2})\s?[:：]\s?(\d{2})(?::(\d{2})(?:[.,]\d+)?)?(?!\d)${meridiem}?`, 'iuy'),
  new RegExp(String.raw`(\d{1,2})\.(\d{2})(?:\.(\d{2}))?(?!\d|\.\d)${meridiem}?`, 'iuy'),
  /(\d{1,2})\s?(?:h|ч|год|u|hod|時|时|点|點|시)\.?\s?(\d{2})(?![\d.:])()()\s?(?:min|мин|хв|分|분)?(?![\d\p{L}])/iuy,
  new RegExp(String.raw`(\d{1,2})()()${meridiem}`, 'iuy'),
  /([01]\d|2[0-3])([0-5]\d)\s?(?:hrs?|hours|h|uhr)(?![\p{L}\d])()()/iuy,
  new RegExp(String.raw`(\d{1,2})\.?\s?${ofHour}(?![\p{L}\d])()()()\.?`, 'iuy'),
];

function zoneOf(text: string): Pick<DateTokens, 'offset' | 'zone'> | null {
  const plain = text.replace(/^(?:UTC|GMT)\s?(?=[+\-−])/, '');
  const offset = readOffset(plain) ?? localAbbreviations[text] ?? abbreviationOffset(text);
  if (offset !== null) return { offset, zone: null };
  const name = text.includes('/') ? ianaName(text) : null;
  return name === null ? null : { offset: null, zone: { id: name, name } };
}

const zoned =
  /(?:(?:UTC|GMT)\s?)?[+\-−]\d{1,2}(?::?\d{2})?(?![\d.:])|[A-Z]{3,4}(?![\p{L}\d])|Z(?![\p{L}\d])|[A-Z][A-Za-z_]+\/[A-Z][A-Za-z_/+-]+|МСК/uy;

const localAbbreviations: Readonly<Record<string, number>> = { MEZ: 60, MESZ: 120, МСК: 180 };

/** The longest word or phrase at this position that has a meaning in a date, with its length. */
function matchDateWord(text: string, at: number): { readonly meaning: Meaning; readonly length: number } | null {
  phrase.lastIndex = at;
  let rest = phrase.exec(text)?.[0];
  while (rest !== undefined && rest !== '') {
    const meaning = meanings.get(plainForm(rest));
    if (meaning !== undefined) return { meaning, length: rest.length };
    // Try again without the last word, or with the elided word alone (`jusqu’`, `d’`).
    rest = /^(.*[^\s])\s+\S+$/su.exec(rest)?.[1] ?? (/['’-]./.test(rest) ? /^(.*?['’-])/u.exec(rest)?.[1] : undefined);
  }
  return null;
}

const phrase = /['’]?[\p{L}\p{M}&]+(?:['’\-/][\p{L}\p{M}]+)*[.'’]?(?:\s+[\p{L}\p{M}]+\.?){0,3}/uy;

type Meaning = Exclude<DateWord, 'beforeHour' | 'unset'>;

/** A word may have several meanings; the first of them counts. */
const order: readonly Meaning[] = [
  'allDay', 'noon', 'midnight', 'am', 'pm', 'night', 'to', 'until', 'at', 'and', 'unit',
]; // biome-ignore format: a list

/** A phrase as the vocabulary has it, whatever its apostrophes and points. */
const plainForm = (phrase: string): string =>
  phrase
    .toLowerCase()
    .replace(/[.'’\s]+/g, ' ')
    .trim();

const withoutMarks = (word: string) => normalForm(normalForm(word, 'NFD').replace(/\p{M}+/gu, ''), 'NFC');

const meanings = new Map<string, Meaning>();
for (const form of [(word: string) => word, withoutMarks]) {
  for (const meaning of order) {
    for (const word of wordsOf('dates', meaning)) {
      const plain = plainForm(form(word));
      if (!meanings.has(plain)) meanings.set(plain, meaning);
    }
  }
}
