import { abbreviationOffset, ianaName, readOffset, type TimeZone } from '../../../calendar/time-zone.ts';
import { wordsOf } from '../../../vocabulary/vocabulary.ts';
import { clockWithoutColon, isEndBehind, matchClock, monthAndDay } from './clock-forms.ts';
import type { DateToken, DateTokens } from './date-token.ts';
import { type MatchedWord, matchDateWord } from './date-words.ts';
import { type DayPart, inPart, isDayPart } from './day-parts.ts';
import { isUpToSign } from './number-endings.ts';
import { weekdayNumber, weekdayOfTwo } from './weekday-names.ts';
import { matchDay, type WrittenDay } from './written-day.ts';

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
    const aside = marked ?? (tokens.length === 0 ? null : remarkAt(text, from, language));
    if (aside !== null) {
      from += aside[0].length;
      continue;
    }
    const gap = at(space, text, from);
    if (gap !== null && gap[0] !== '' && !/^\.{2,}/.test(gap[0])) {
      from += gap[0].length;
      // `14:00、19:30`
      if (last?.kind === 'time' && gap[0] === '、') tokens.push({ kind: 'and' });
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
    const around = surroundings(tokens, hourly);
    const clock = matchClock(text, from, around.hasDay) ?? clockWithoutColon(text, from, around);
    if (clock !== null) {
      // `中午12:30`: the noon before is not another time.
      if (last === noon) [before] = ['noon', tokens.pop()] as const;
      const shown = before === null ? clock.clock : inPart(clock.clock, before);
      if (shown === null) return null;
      tokens.push({ kind: 'time', clock: shown });
      from += clock.length;
      [hourly, before] = [false, null];
      continue;
    }
    const where = last?.kind === 'time' && !isEndBehind(last.clock, text, from) ? at(zoned, text, from) : null;
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
      from += number[0].length;
      if (number[0].length === 4 && value >= 1800 && value < 3000) tokens.push({ kind: 'year', year: value });
      else if (number[0].length > 2) return null;
      else {
        const minutes =
          last?.kind === 'time' && last.clock.minute === 0 && last.clock.meridiem !== null
            ? at(ofMinutes(), text, from)
            : null;
        // `2টা 30 মিনিট`
        if (minutes !== null && last?.kind === 'time' && value < 60) {
          tokens.splice(-1, 1, { kind: 'time', clock: { ...last.clock, minute: value } });
          from += minutes[0].length;
        }
        // `u 9 i 30`
        else if (last?.kind === 'and' && value >= 25 && value < 60 && isHourly(tokens.at(-2))) {
          const hour = tokens.at(-2);
          const clock = { minute: value, second: 0, meridiem: null, dotted: false };
          if (hour?.kind === 'number') tokens.splice(-2, 2, { kind: 'time', clock: { hour: hour.number, ...clock } });
        }
        // `Night 2` is the second one.
        else if (before !== null && hourly && value <= 12) {
          const time = timeAt(value, before);
          if (time === null) return null;
          tokens.push(time);
        } else {
          // `2026年12月5日、6日`
          if (last?.kind === 'day' && /[日일號]/.test(text[from] ?? '')) {
            tokens.push({ kind: 'and' });
            from += 1;
          }
          tokens.push({ kind: 'number', number: value, hourly, part: before });
          from += at(ordinalEnding, text, from)?.[0].length ?? 0;
        }
      }
      [hourly, before] = [false, null];
      continue;
    }
    const line = at(dash, text, from);
    if (line !== null) {
      tokens.push({ kind: '-' });
      from += line[0].length;
      continue;
    }
    if (isUpToSign(text, from)) {
      tokens.push({ kind: 'upTo' });
      from += 1;
      continue;
    }
    const plus = at(joined, text, from);
    if (plus !== null && (last !== undefined || plus[0] === '+')) {
      if (plus[0].startsWith('@')) hourly = true;
      else if (last !== undefined) tokens.push({ kind: 'and' });
      from += plus[0].length;
      continue;
    }
    const word = matchDateWord(text, from, language);
    const name = /^[\p{L}\p{M}\u200c’'׳]+(?:-feira)?/u.exec(text.slice(from))?.[0];
    const weekdayHere = name === undefined ? null : weekdayAt(text, from, name, word, last === undefined);
    if (weekdayHere !== null) {
      weekday = weekdayHere.day;
      from += weekdayHere.length;
    } else if (word !== null) {
      from += word.length;
      const { meaning } = word;
      if (word.announcesHour) {
        hourly = true;
        // `mill-4`: the word is joined to its number.
        if (/^-\d/.test(text.slice(from, from + 2))) from += 1;
      }
      if (isDayPart(meaning)) {
        const isBehind =
          last?.kind === 'time' && last.clock.meridiem === null && last !== noon && !ideographs.test(name ?? '');
        if (isBehind) {
          const shown = inPart(last.clock, meaning);
          if (shown === null) return null;
          tokens.splice(-1, 1, { kind: 'time', clock: shown });
        }
        // `3 дня` may be three days.
        else if (
          last?.kind === 'number' &&
          last.number <= 12 &&
          (last.hourly || !isWordOfDay(text.slice(from - word.length, from)))
        ) {
          const time = timeAt(last.number, meaning);
          if (time === null) return null;
          tokens.splice(-1, 1, time);
        } else if (meaning === 'noon') tokens.push(noon);
        else before = meaning;
      } else if (meaning === 'ofYear') {
        if (last?.kind !== 'year' && !around.isBehindDay) return null;
      } else if (meaning !== 'at' && meaning !== 'unit') tokens.push({ kind: meaning });
    } else if (last === undefined || last.kind === '-') {
      const foreign = at(foreignWeekday, text, from)?.[0].length;
      if (foreign === undefined || matchDay(text, from + foreign, language, null) === null) return null;
      from += foreign;
    } else return null;
  }
  return { tokens, offset, zone };
}

/** The weekday that a text names here, in one word or two: `Dé Domhnaigh`. Null: it names none. */
function weekdayAt(
  text: string,
  from: number,
  name: string,
  word: MatchedWord | null,
  isFirst: boolean,
): { readonly day: number; readonly length: number } | null {
  const second = word === null || name.length === 1 ? at(nextWord, text, from + name.length) : null;
  const both = second === null ? null : weekdayOfTwo(name, second[0]);
  if (both !== null && second !== null) return { day: both, length: name.length + second[0].length };
  const day = name.length === 1 && !/\p{Lo}/u.test(name) ? null : weekdayNumber(name);
  // `Do` is Thursday in German and `until` in Polish. A weekday has a capital there, or is the longer match.
  if (
    day !== null &&
    (word === null || (isFirst && word.meaning === 'and') || name.length > word.length || /^\p{Lu}/u.test(name))
  )
    return { day, length: name.length };
  return null;
}

const nextWord = /[\s-][\p{L}\p{M}’'׳]+/uy;

/** What is in brackets behind a day or a time and says neither: `26.10.2026 (Nationalfeiertag), 9 Uhr`. Null: nothing of the kind. */
function remarkAt(text: string, from: number, language: string): RegExpExecArray | null {
  const remark = at(inBrackets, text, from);
  const words = remark?.[1] ?? '';
  const isMeant = zoneInBrackets.test(words) || saysState(words) || tokenizeDate(words, language) !== null;
  return isMeant ? null : remark;
}

let states: RegExp | null = null;

/** Whether a remark calls the event off, which a reader of dates may not pass over. */
function saysState(remark: string): boolean {
  states ??= new RegExp(
    [...wordsOf('values', 'cancelled'), ...wordsOf('values', 'postponed')]
      .filter((word) => /^[\p{L}\p{M}]{4,}$|^[\p{Script=Han}\p{Script=Hangul}]{2,}$/u.test(word))
      .join('|'),
    'iu',
  );
  return states.test(remark);
}

const zoneInBrackets = /^(?:[A-Z]{2,5}|[A-Z]\w+\/[\w+/-]+)$/;

const inBrackets = /\s*\(([^()\d]*\p{L}{2}[^()\d]*)\)/uy;

const isHourly = (token: DateToken | undefined): boolean => token?.kind === 'number' && token.hourly;

const surroundings = (tokens: readonly DateToken[], hourly: boolean) => {
  const [start, last] = [tokens.at(-2), tokens.at(-1)];
  return {
    isBehindDay: last?.kind === 'day' && last.day.year !== null,
    isBehindPacked: last?.kind === '-' && start?.kind === 'time' && start.clock.packed === true,
    hasDay: tokens.some(({ kind }) => kind === 'day'),
    hourly,
  };
};

/** The last day of a range, which leaves out the year that stands first: `2026.10.24 14:00 ~ 10.25 11:00`, `2026/10/24～10/25`. */
function laterDay(text: string, from: number, tokens: readonly DateToken[]): WrittenDay | null {
  const isAfterDash = tokens.at(-1)?.kind === '-';
  if (!isAfterDash || tokens.some((token) => token.kind === 'time' && token.clock.dotted)) return null;
  const sign = yearAndMonth.exec(text.slice(0, from))?.[1];
  const parts = at(monthAndDay(), text, from);
  if (sign === undefined || parts === null || parts[2] !== sign) return null;
  const [month, day] = [Number(parts[1]), Number(parts[3])];
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  return { year: null, month, day, assumed: null, last: null, yearFirst: false, length: parts[0].length };
}

const yearAndMonth = /(?<!\d)\d{4}([./-])\s?\d{1,2}\1\s?\d{1,2}(?!\d)/;

const maxTokens = 24;

/** The time of a number in a part of the day; null: no hour of that part has this number. */
function timeAt(hour: number, part: DayPart): DateToken | null {
  const clock = inPart({ hour, minute: 0, second: 0, meridiem: null, dotted: false }, part);
  return clock === null ? null : { kind: 'time', clock };
}

/** The word for noon by itself. */
const noon: DateToken = {
  kind: 'time',
  clock: { hour: 12, minute: 0, second: 0, meridiem: null, dotted: false },
};

/** Chinese, Japanese and Korean put the part of the day before the hour. */
const ideographs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]/u;

let wordsOfDay: ReadonlySet<string> | null = null;

function isWordOfDay(word: string): boolean {
  wordsOfDay ??= new Set(wordsOf('units', 'day'));
  return wordsOfDay.has(word);
}

let minuteWords: RegExp | null = null;

/** What minutes are called behind their number. */
function ofMinutes(): RegExp {
  const words = () => [...wordsOf('units', 'minute'), 'min'].toSorted((a, b) => b.length - a.length).join('|');
  minuteWords ??= new RegExp(String.raw`\s?(?:${words()})\.?(?![\p{L}\p{M}])`, 'iuy');
  return minuteWords;
}

/** `5th & 6th December` */
const ordinalEnding = /(?:st|nd|rd|th)(?![\p{L}\d])/iuy;

/** `12. + 13. September`, `5 December 2026 @ 20:00` */
const joined = /\+(?=\s)|@(?=\s?\d)/y;

const dash = /\s*(?:->|→|–|-|\/|\.{2,3}|…|~)\s*/uy;

/** `(五)` is a Friday in Chinese, where the sign by itself is a number; `(金・祝)` is a Friday and a holiday in Japanese. */
const weekdayInBrackets =
  /\s*\((?:(?:星期|禮拜|礼拜|週|周)?[一二三四五六日天]|[月火水木金土日](?:曜日?)?|[월화수목금토일](?:요일)?)?\s*[・·、,/]?\s*(?:[祝休祭假]日?|振替?休日?|[國国]定假日|例假日|공휴일|휴일)?\)/uy;

const space = /[\s,;|·•()[\]T]*?(?:[\s,;|·•・()[\]،؛、。፣፤၊။।។׳]+|T(?=\d{2}:?\d{2}))|\.+/uy;

const digits = /\d+/y;

const at = (form: RegExp, text: string, from: number): RegExpExecArray | null => {
  form.lastIndex = from;
  return form.exec(text);
};

/** A weekday in a language that nobody here knows: `leygardagur, 17. oktober 2026`. */
const foreignWeekday = /\p{L}+(?:[.,]\s*(?=\d)|\s(?=\d{1,2}\.?\s\p{L}))/uy;

const dottedClock = /(?:[01]?\d|2[0-4])\.[0-5]\d\.[0-5]\d(?![\d.])/y;

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
