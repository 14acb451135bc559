import { abbreviationOffset, ianaName, readOffset, type TimeZone } from '../../../calendar/time-zone.ts';
import { dateWordAt } from './date-words.ts';
import { weekdayNumber } from './weekday-names.ts';
import { dayAt, type WrittenDay } from './written-day.ts';

export interface Clock {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly half: 'a' | 'p' | null;
  /** `10.12` may be a day and a month too. */
  readonly dotted: boolean;
}

/** What stands in a text with a date, one after the other. */
export type DateItem =
  | { readonly is: 'day'; readonly day: WrittenDay }
  | { readonly is: 'time'; readonly clock: Clock }
  /** A number of one or two digits; `hourly`: the word before it says that an hour follows. */
  | { readonly is: 'number'; readonly number: number; readonly hourly: boolean }
  | { readonly is: 'year'; readonly year: number }
  | { readonly is: '-' | 'until' | 'to' | 'and' | 'allDay' | 'midnight' };

export interface DateItems {
  readonly items: readonly DateItem[];
  readonly offset: number | null;
  readonly zone: TimeZone | null;
}

const half = String.raw`(?:\s?([apπμ](?=\.?\s?[mμ])|[صم](?!\p{L}))(?:\.?\s?[mμ])?(?!\p{L})\.?)`;
const ofHour = `(?:uhr|hours?|heures?|horas?|hrs?|hs|h|часа|часова|часов|час|ч|години|годині|годину|годин|год|uur|u|hodiny|hodin|hod|val|órakor|óráig|órától|óra|sati|sata|uri|ura|ore|o['’]?clock|時|时|点|點|시)`;
const clockForms = [
  new RegExp(String.raw`(\d{1,2})\s?[:：]\s?(\d{2})(?::(\d{2})(?:[.,]\d+)?)?(?!\d)${half}?`, 'iuy'),
  new RegExp(String.raw`(\d{1,2})\.(\d{2})(?!\d|\.\d)()${half}?`, 'iuy'),
  /(\d{1,2})\s?(?:h|ч|год|u|hod|時|时|点|點|시)\.?\s?(\d{2})(?![\d.:])()()\s?(?:min|мин|хв|分|분)?(?![\d\p{L}])/iuy,
  new RegExp(String.raw`(\d{1,2})()()${half}`, 'iuy'),
  new RegExp(String.raw`(\d{1,2})\.?\s?${ofHour}(?![\p{L}\d])()()()\.?`, 'iuy'),
];
const dash = /\s*(?:->|→|–|-|\/|\.{2,3}|…|~)\s*/uy;
const space = /[\s,;|·•()[\]T]*?(?:[\s,;|·•()[\]،、]+|T(?=\d{2}:?\d{2}))|\.+/uy;
const digits = /\d+/y;
const zoned =
  /(?:(?:UTC|GMT)\s?)?[+\-−]\d{1,2}(?::?\d{2})?(?![\d.:])|[A-Z]{3,4}(?![\p{L}\d])|Z(?![\p{L}\d])|[A-Z][A-Za-z_]+\/[A-Z][A-Za-z_/+-]+|МСК/uy;
const localAbbreviations: Readonly<Record<string, number>> = { MEZ: 60, MESZ: 120, МСК: 180 };
const most = 24;

const at = (form: RegExp, text: string, from: number): RegExpExecArray | null => {
  form.lastIndex = from;
  return form.exec(text);
};

/** Takes a text with a date apart; null where something stands in it that is no part of a date. */
export function dateItems(text: string, language: string): DateItems | null {
  const items: DateItem[] = [];
  let offset: number | null = null;
  let zone: TimeZone | null = null;
  let hourly = false;
  let before: 'a' | 'p' | null = null;
  let weekday: number | null = null;
  for (let from = 0; from < text.length; ) {
    if (items.length > most) return null;
    const last = items.at(-1);
    const gap = at(space, text, from);
    if (gap !== null && gap[0] !== '' && !/^\.{2,}/.test(gap[0])) {
      from += gap[0].length;
      continue;
    }
    const day = dayAt(text, from, language, weekday);
    if (day !== null) {
      items.push({ is: 'day', day });
      from += day.length;
      [weekday, hourly] = [null, false];
      continue;
    }
    const clock = clockAt(text, from);
    if (clock !== null) {
      items.push({ is: 'time', clock: { ...clock.clock, half: clock.clock.half ?? before } });
      from += clock.length;
      [hourly, before] = [false, null];
      continue;
    }
    const where = last?.is === 'time' ? at(zoned, text, from) : null;
    const place = where === null ? null : zoneOf(where[0]);
    if (where !== null && place !== null) {
      offset = place.offset ?? offset;
      zone = place.zone ?? zone;
      from += where[0].length;
      continue;
    }
    const number = at(digits, text, from);
    if (number !== null) {
      const value = Number(number[0]);
      if (number[0].length === 4 && value >= 1800 && value < 3000) items.push({ is: 'year', year: value });
      else if (number[0].length < 3) items.push({ is: 'number', number: value, hourly });
      else return null;
      from += number[0].length;
      hourly = false;
      continue;
    }
    const line = at(dash, text, from);
    if (line !== null) {
      items.push({ is: '-' });
      from += line[0].length;
      continue;
    }
    const word = dateWordAt(text, from);
    const name = /^[\p{L}\p{M}’']+(?:-feira)?/u.exec(text.slice(from))?.[0];
    const named = name === undefined || (name.length === 1 && !/\p{Lo}/u.test(name)) ? null : weekdayNumber(name);
    // `Do` is a day in German, and `until` in Polish: a day of the week is followed by a comma or a date, and begins with a capital there.
    const sunday =
      named !== null && name !== undefined && (word === null || name.length > word.length || /^\p{Lu}/u.test(name));
    if (sunday) {
      weekday = named;
      from += name.length;
    } else if (word !== null) {
      from += word.length;
      const { says } = word;
      if (says === 'at' || says === 'to' || says === 'until') hourly = true;
      if (says === 'am' || says === 'pm') before = says === 'am' ? 'a' : 'p';
      else if (says === 'noon') {
        // `12 noon`.
        if (last?.is === 'number' && last.number === 12) items.pop();
        items.push({ is: 'time', clock: { hour: 12, minute: 0, second: 0, half: null, dotted: false } });
      } else if (says !== 'at' && says !== 'unit') items.push({ is: says });
    } else return null;
  }
  return { items, offset, zone };
}

function clockAt(text: string, from: number): { readonly clock: Clock; readonly length: number } | null {
  for (const [n, form] of clockForms.entries()) {
    const parts = at(form, text, from);
    if (parts === null) continue;
    const written = parts[4]?.toLowerCase();
    return {
      clock: {
        hour: Number(parts[1]),
        minute: Number(parts[2] || 0),
        second: Number(parts[3] || 0),
        half: written ? (/[aπص]/.test(written) ? 'a' : 'p') : null,
        dotted: n === 1 && !written,
      },
      length: parts[0].length,
    };
  }
  return null;
}

function zoneOf(text: string): { readonly offset: number | null; readonly zone: TimeZone | null } | null {
  const plain = text.replace(/^(?:UTC|GMT)\s?(?=[+\-−])/, '');
  const offset = readOffset(plain) ?? localAbbreviations[text] ?? abbreviationOffset(text);
  if (offset !== null) return { offset, zone: null };
  const name = text.includes('/') ? ianaName(text) : null;
  return name === null ? null : { offset: null, zone: { id: name, name } };
}
