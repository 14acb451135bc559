import type { TimeZone } from '../../../calendar/time-zone.ts';
import { wordsOf } from '../../../vocabulary/vocabulary.ts';

/** A time of day as a text has it. */
export interface Clock {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly meridiem: 'a' | 'p' | null;
  /** Written with a dot: `10.12` may also be a day and a month. */
  readonly dotted: boolean;
  /** Written with a colon and by 24 hours, as programs write it: an offset may follow. */
  readonly colon?: boolean;
  /** Written without a colon, `1930`, or with a dash, `19-30`. */
  readonly packed?: boolean;
  /** What stands right behind it. A range over the end of summer time has two offsets. */
  readonly place?: { readonly offset: number | null; readonly zone: TimeZone | null };
}

export interface MatchedClock {
  readonly clock: Clock;
  readonly length: number;
}

/** The time of day at this position with the length of its text; null: there is none. */
export function matchClock(text: string, from: number, hasDay: boolean): MatchedClock | null {
  const { all } = forms();
  for (const [n, form] of all.entries()) {
    form.lastIndex = from;
    const parts = form.exec(text);
    // `7p` is an hour beside a day, and a price elsewhere.
    if (parts === null || (n === shortHalf && !hasDay)) continue;
    const written = parts[4]?.toLowerCase();
    return {
      clock: {
        hour: Number(parts[1]),
        minute: Number(parts[2] || 0),
        second: Number(parts[3] || 0),
        meridiem: written ? (/[aπص]/.test(written) ? 'a' : 'p') : null,
        dotted: n === 1 && !written,
        ...(n === 0 && !written && { colon: true }),
      },
      length: parts[0].length,
    };
  }
  return null;
}

/** What an hour is called after, or what goes on to another, is a time: `2026.10.24 – 10.30 Uhr`, `– 10.30–12.00`. */
export const monthAndDay = (): RegExp => forms().monthAndDay;

const meridiem = String.raw`(?:\s?([apπμ](?=\.?\s?[mμ])|[صم](?!\p{L}))(?:\.?\s?[mμ])?(?!\p{L})\.?)`;

const knownHours =
  `uhr|hours?|heures?|horas?|hrs?|hs|h|часа|часова|часов|час|ч|години|годині|годину|годин|год|uur|u|hodiny|hodin|hod|val|órakor|óráig|órától|óra|sati|sata|uri|ura|ore|o['’]?clock|時|时|点|點|시|बजे|वाजता|بجے|ਵਜੇ|વાગ્યે`.split(
    '|',
  );

interface Forms {
  readonly all: readonly RegExp[];
  readonly monthAndDay: RegExp;
}

/** Where the form of `7p` stands in the list. */
const shortHalf = 6;

let built: Forms | null = null;

/** Built for the first text, for it takes words of all languages. */
function forms(): Forms {
  if (built !== null) return built;
  const listed = wordsOf('dates', 'hourBehind').toSorted((a, b) => b.length - a.length);
  const ofHour = `(?:${[...listed, ...knownHours].join('|')})`;
  built = {
    all: [
      new RegExp(String.raw`(\d{1,2})\s?[:：]\s?(\d{2})(?::(\d{2})(?:[.,]\d+)?)?(?!\d)${meridiem}?`, 'iuy'),
      new RegExp(String.raw`(\d{1,2})\.(\d{2})(?:\.(\d{2}))?(?!\d|\.\d)${meridiem}?`, 'iuy'),
      /(\d{1,2})\s?(?:h|uhr|ч|год|u|hod|val|giờ|時|时|点|點|시)\.?\s?(\d{2})(?![\d.:]|\s\p{L}{3,}\.?\s\d{4})()()\s?(?:[分분](?![\d間间钟鐘])|(?:min|мин|хв)?\.?(?![\d\p{L}]))/iuy,
      new RegExp(String.raw`(\d{1,2})()()${meridiem}`, 'iuy'),
      /([01]\d|2[0-3])([0-5]\d)\s?(?:hrs?|hours|h|uhr)(?![\p{L}\d])()()/iuy,
      new RegExp(
        // `5. u. 6. Dezember` are two days.
        String.raw`(\d{1,2})(?!\.\s?u\.)\.?\s?(?:${ofHour}(?![\p{L}\p{M}\d])|[時时点點](?![\d間间钟鐘]))()()()\.?`,
        'iuy',
      ),
      /(\d{1,2})(?:[:.](\d{2}))?()([ap])(?![\p{L}\d.])/iuy,
      // Twelve minutes behind a comma may be another hour.
      new RegExp(String.raw`(\d{1,2}),([0-5][05])\s?${ofHour}(?![\p{L}\d])()()\.?`, 'iuy'),
    ],
    monthAndDay: new RegExp(
      String.raw`(\d{1,2})([./-])\s?(\d{1,2})\.?(?!\d|[./:-]\d|\s?[–~-]\s?\d|\s?${ofHour}(?!\p{L}))`,
      'iuy',
    ),
  };
  return built;
}

/** `1930`, `19-30` and `19,30` behind a word that announces an hour, or behind a whole day. Null: here is none. */
export function clockWithoutColon(
  text: string,
  from: number,
  { isBehindDay, isBehindPacked, hasDay, hourly }: Surroundings,
): MatchedClock | null {
  packedClock.lastIndex = from;
  const parts = packedClock.exec(text);
  if (parts === null) return null;
  const isPacked = parts[1] !== undefined;
  const isList = parts[5] !== undefined;
  // Behind `since`, four digits are rather a year. `A1-33` is a number of something.
  const isSure = hasDay || (/\s/.test(text[from - 1] ?? '') && /^[12]\d.[0134][05]/.test(parts[0]));
  const isAnnounced = isPacked
    ? (isBehindDay && !hourly) || (hasDay && isBehindHourWord(text, from))
    : isSure && (hourly || (hasDay && !isList));
  if (!isAnnounced && !(isBehindPacked && !isList)) return null;
  const [hour, minute] = [Number(parts[1] ?? parts[3] ?? parts[5]), Number(parts[2] ?? parts[4] ?? parts[6])];
  return {
    clock: { hour, minute, second: 0, meridiem: null, dotted: false, packed: true },
    length: parts[0].length,
  };
}

interface Surroundings {
  /** Whether a whole day stands right before it. */
  readonly isBehindDay: boolean;
  /** Whether a time without a colon and a dash stand before it. */
  readonly isBehindPacked: boolean;
  readonly hasDay: boolean;
  readonly hourly: boolean;
}

/** Nobody writes the hour of midnight as `00` behind a dash, and no hour is above 24. Behind a comma may be another hour. */
const packedClock =
  /(?:([01]\d|2[0-3])([0-5]\d)|([01]?\d|2[0-3])-(00|[345]\d|2[5-9])|(\d{1,2}),([03]0|[14]5))(?![\d:.,])/y;

let hourWords: RegExp | null = null;

function isBehindHourWord(text: string, from: number): boolean {
  hourWords ??= new RegExp(
    `(?<!\\p{L})(?:${wordsOf('dates', 'beforeHour')
      .filter((word) => word.length > 1)
      .join('|')})\\.?\\s*$`,
    'iu',
  );
  return hourWords.test(text.slice(0, from));
}

/** Whether a minus behind a time stands before an end, and before no offset. */
export function isEndBehind({ hour, colon }: Clock, text: string, from: number): boolean {
  const sign = /^-(\d{1,2})(:?\d{2})?/.exec(text.slice(from, from + 6));
  if (sign === null) return false;
  if (colon !== true) return !(/\s/.test(text[from - 1] ?? '') && /^-0\d:?\d\d$/.test(sign[0]));
  const other = Number(sign[1]);
  return sign[2] === undefined && other >= 9 && other > hour;
}
