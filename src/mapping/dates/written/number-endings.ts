import { wordsOf } from '../../../vocabulary/vocabulary.ts';
import { ownList, perLanguage } from './date-words.ts';
import { withHourNumbers } from './hour-names.ts';

/** A text with one sign for each kind of dash, in common widths and without the endings of its numbers: `10:00-tól 12:00-ig`. */
export function unifySigns(given: string, language: string): string {
  let text = withHourNumbers(given, language)
    .replace(/[‐‑‒–—―−〜～]/g, '–')
    // `１７日（水）`: letters and signs as wide as ideographs.
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ');
  if (/[^\x20-\x7e]/.test(text))
    text = text
      .replace(/(\d\s*[点點時时])\s*[半반]/gu, '$130分')
      .replace(/(?<=\d)\s*น\.?(?!\p{L})/gu, '')
      // Thailand counts the hours of the evening from six.
      .replace(/([1-5])\s*ทุ่ม(?!\p{L})/gu, (_, hour: string) => `${Number(hour) + 18}:00`)
      .replace(/(?<=\d\s?โมง)(?=\p{L})/gu, ' ')
      // Thai abbreviations: `มี.ค.`
      .replace(/(?<=[\u0e00-\u0e7f])\.(?=[\u0e00-\u0e7f])/gu, '')
      .replace(/至|到|から|부터/gu, ' – ')
      .replace(nextDay, withoutNextDay)
      .replace(/まで|까지/gu, upToSign)
      // `①10:00～ ②14:00～`: rounds of a day.
      .replace(/[②-⑳]/g, ' & ')
      .replaceAll('①', ' ');
  // `5-декабря`, `10:00-tól`, `2026ko`, `10-oktabrdan`
  if (!/\d[^\s\d.,:/)]/.test(text)) return text;
  const own = ownEndings(language);
  for (const { start, end, other } of own === null ? [endings()] : [endings(), own])
    text = text.replace(start, ' – ').replace(end, upToSign).replace(other, ' ');
  return text;
}

/** Stands for an ending that says that the time or day before it is the end. No text has it. */
const upToSign = ' \ue000 ';

/** Whether such a sign stands here. */
export const isUpToSign = (text: string, at: number): boolean => text[at] === '\ue000';

/** `22:00–翌1:00`: the end is on the next day, which an end earlier than its start says by itself. */
const nextDay =
  /(\d{1,2})(:\d\d|[時时点點](?:\d\d分)?)\s*[–~-]\s*(?:翌[日朝]?|次日|隔[日天]|익일|다음\s?날)\s*(?=[\p{Script=Han}]{0,3}(\d{1,2})(:\d\d|[時时点點](?:\d\d分)?))/gu;
const withoutNextDay = (text: string, hour: string, rest: string, toHour: string, toRest: string): string =>
  minutesOf(toHour, toRest) < minutesOf(hour, rest) ? `${hour}${rest} – ` : text;
const minutesOf = (hour: string, rest: string): number => Number(hour) * 60 + Number(/\d+/.exec(rest)?.[0] ?? 0);

interface Endings {
  /** The endings of the start of a range. */
  readonly start: RegExp;
  /** The endings of its end. */
  readonly end: RegExp;
  readonly other: RegExp;
}

let ofAll: Endings | null = null;

/** The endings that numbers have in all languages. */
function endings(): Endings {
  ofAll ??= endingsBy((meaning) => wordsOf('dates', meaning));
  return ofAll;
}

/** Those that only texts in this language have. */
const ownEndings = perLanguage((language) => endingsBy((meaning) => ownList(language, meaning)));

const kinds = ['fromEnding', 'untilEnding', 'ending'] as const;

function endingsBy(listOf: (meaning: (typeof kinds)[number]) => readonly string[]): Endings {
  const [start, end, other] = kinds.map((meaning) => endingsIn(listOf(meaning)));
  return { start, end, other } as Endings;
}

function endingsIn(words: readonly string[]): RegExp {
  const longest = words.toSorted((a, b) => b.length - a.length);
  const withSign = (sign: string) => longest.filter((word) => word.startsWith(sign)).map((word) => word.slice(1));
  const forms: readonly (readonly [before: string, words: readonly string[]])[] = [
    [String.raw`(?<=\d\.?)[-’']`, withSign('-')],
    [String.raw`(?<=\d\.?)[-’']?`, longest.filter((word) => !/^[-~]/.test(word))],
    [String.raw`(?<=\d[\s.-]{0,2}\p{L}{3,12})`, withSign('~')],
  ];
  const all = forms.filter(([, some]) => some.length > 0).map(([before, some]) => `${before}(?:${some.join('|')})`);
  return all.length === 0 ? never : new RegExp(String.raw`(?:${all.join('|')})(?![\p{L}\p{M}]|-\d)`, 'giu');
}

const never = /(?!)/g;
