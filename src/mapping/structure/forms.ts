import { memoize } from '../../memoize.ts';
import { wordsOf } from '../../vocabulary/vocabulary.ts';
import { clockOfNoDay, readDateSpan, secondsOfTicks } from '../dates/date-text.ts';
import { plainDate } from '../dates/plain-date.ts';
import { anyLanguage } from '../dates/written/month-names.ts';
import { bareAddress } from '../hyperlink.ts';
import { snippetLink } from './snippet.ts';

/** What a single value looks like, by itself. One value may have several forms: `2026` is an integer and nothing else, `a.png` an image. */
export type Form =
  | 'instant' // a date and time that names its zone or offset
  | 'dateTime' // a date and time without one
  | 'day'
  | 'time'
  | 'epoch' // seconds of this half century, or thousandths, millionths or billionths of them
  | 'boolean'
  | 'integer'
  | 'number'
  | 'url'
  | 'imageUrl'
  | 'path' // a link relative to the site
  | 'html'
  | 'text' // words: letters with a space between, or a word with a capital
  | 'code' // one word without spaces
  | 'email'
  | 'zone'
  | 'offset'
  | 'language'
  | 'opaque' // a UUID, or a long random key
  | 'duration'
  | 'rrule'
  | 'point'; // `POINT (16.3 48.2)`, `48.2,16.3`

const patterns: readonly (readonly [Form, RegExp])[] = [
  ['url', /^(?:https?:)?\/\/[^\s/$.?#][^\s]*$/i],
  ['url', bareAddress],
  // The id of its version may follow the file's name.
  [
    'imageUrl',
    /^(?:https?:\/\/|\/\/|\/|[\w%.-]+\/|[\w%-]+\.)[^\s]*\.?(?:jpe?g|png|gif|webp|avif|svg|bmp)(?:\/[\da-f-]{16,})?(?:[?#][^\s]*)?$/i,
  ],
  ['imageUrl', /^(?:https?:)?\/\/(?:img|image|images|media|cdn|photo|photos|static|ucare|pics?|assets)\.[^\s]+$/i],
  ['imageUrl', /^(?:https?:)?\/\/[^\s]*\/(?:img|image|images|photo|photos|poster|posters|thumb|thumbs)\/[^\s]+$/i],
  ['path', /^\/(?!\/)[\p{L}\p{N}%._~-]+(?:[/?#][^\s]*)?$/u],
  // `event.php?id=7`, `?page=event&no=9`, `programme/opening-night`
  ['path', /^(?:[\w-]+\/)*[\w-]+\.(?:php|aspx?|jsp|html?|do|cgi|cfm)(?:[?#][^\s]*)?$|^\?\w+=[^\s]+$/i],
  ['path', /^(?=.*\/[^/]*-)[a-z][a-z\d_-]*(?:\/[a-z\d][a-z\d_-]*)+$/],
  ['html', /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i],
  ['email', /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/],
  [
    'zone',
    /^(?:(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific|Brazil|Canada|Chile|Mexico|US|Etc)\/[\w+/-]+|UTC|GMT|(?:UTC|GMT)[+-]\d{1,2}(?::?\d{2})?|[A-Z][\w. ]+ Standard Time)$/,
  ],
  ['offset', /^(?:Z|(?:UTC|GMT)?[+-](?:0?\d|1[0-4])(?::?(?:00|15|30|45))?)$/],
  ['language', /^[a-z]{2}(?:[-_](?:[A-Z]{2}|[A-Z][a-z]{3}))?$/],
  [
    'opaque',
    /^(?:\{?[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\}?|(?=[A-Za-z_-]*\d)(?=[\d_-]*[A-Za-z])[A-Za-z0-9_-]{18,64})$/i,
  ],
  ['duration', /^P(?=.)(?:\d+[YMWD])*(?:T(?:\d+[HMS])+)?$/],
  ['rrule', /^(?:RRULE:|EXDATE|RDATE|DTSTART[^\n]*\n\s*RRULE:)|^FREQ=(?:YEARLY|MONTHLY|WEEKLY|DAILY|HOURLY)/],
  [
    'point',
    /^(?:SRID=\d+;)?POINT\s*\(|^(?:geo:)?-?\d{1,3}\.\d+\s*[,;| ]\s*-?\d{1,3}\.\d+(?:[,;][\w=.-]+)*$|^-?\d{1,3},\d{2,}\s*[;| ]\s*-?\d{1,3},\d{2,}$|^[NSEW]?\s*\d{1,3}\s?°.{1,40}°.{0,20}$/i,
  ],
  ['code', /^[^\s]{1,60}$/],
];

const isOfLink: ReadonlySet<Form> = new Set(['url', 'imageUrl']);

/** Epochs from 2000 to 2060: smaller and larger integers are ids, counters and sentinels. */
const epochFrom = 946_684_800;
const epochTo = 2_840_140_800;

/** The forms of one value; none for null, an empty text, an object or a list. */
export function formsOf(value: unknown): readonly Form[] {
  if (typeof value === 'string') return formsOfText(value);
  if (typeof value === 'boolean') return ['boolean'];
  if (typeof value === 'number')
    return Number.isFinite(value)
      ? [...formsOfNumber(value), ...(isDigitsOfDate(value) ? formsOfDate(String(value)) : [])]
      : [];
  return [];
}

const formsOfText = memoize(
  (whole): readonly Form[] => {
    const text = whole.slice(0, 2000).trim();
    // A picture in markup says nothing.
    if (text === '' || snippetLink(text)?.kind === 'image') return [];
    const forms = new Set<Form>();
    if (text.length <= 200) {
      for (const [form, pattern] of patterns) if (pattern.test(text)) forms.add(form);
      // A text of so many digits is rather an id than microseconds.
      if (/^-?\d{1,19}(?:\.\d{1,15})?$/.test(text))
        for (const form of formsOfNumber(Number(text)))
          if (form !== 'epoch' || text.length < 15 || secondsOfTicks(Number(text)) !== null) forms.add(form);
      if (/^(?:true|false)$/i.test(text)) forms.add('boolean');
    } else if (/^https?:\/\/\S+$/.test(text)) {
      // An address in another script than Latin is long: each letter takes six characters or nine.
      for (const [form, pattern] of patterns) if (isOfLink.has(form) && pattern.test(text)) forms.add(form);
    } else if (/<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i.test(text)) forms.add('html');
    if (!isWhen(forms)) for (const form of formsOfDate(text)) forms.add(form);
    if (mediaType.test(text)) forms.delete('imageUrl');
    if (isText(text) && !forms.has('url') && !isWhen(forms) && !forms.has('email')) forms.add('text');
    return [...forms];
  },
  { longest: 200 },
);

/** `image/jpeg`, or the address by which linked data names it, `https://www.iana.org/assignments/media-types/image/jpeg`. */
const mediaType =
  /(?:^|\/media-?types\/)(?:image|video|audio|application|text)\/(?!\S*\.(?:jpe?g|png|webp|gif|avif|svg)$)[\w.+-]+$/i;

/** So long is what people write of a day and two times. Addresses and markup have signs that dates have not. */
const maybeDate = /^(?=.*\p{Nd})(?:[^<>@=_]|(?<=[\dZ])_(?=\d)|(?<=\/\w+)_){3,90}$/u;
/** A number counts or says a moment by itself, and one word with a number behind it is a code: `A17`. */
const noDate = /^-?(?:\d{9,11}|\d{13}|\d{15,})$|^\p{L}+-?\d+$/u;

/** A number behind a word that announces no hour may be an age: `ab 18`. */
const countsOnly = new RegExp(
  `^(?!(?:${wordsOf('dates', 'beforeHour')
    .filter((word) => word.length > 1)
    .join('|')})\\.?\\s)\\D*\\d{1,2}$`,
  'iu',
);

/** When a text says it is, as the reader of dates has it. */
function formsOfDate(text: string): readonly Form[] {
  const whole = plainDate(text).trim();
  // `13 October 2026 09:30 (Europe/Istanbul)`
  const plain = whole.replace(/\s\([A-Z]\w+\/[\w/+-]+\)$/, '');
  // A year and a number are rather a name than the day of that number.
  if (!maybeDate.test(plain) || noDate.test(plain) || /^\d{4}-\d{3}$/.test(plain)) return [];
  if (clockOfNoDay(plain) !== null) return ['time'];
  const result = readDateSpan(plain, anyLanguage);
  if (result.kind === 'time') return countsOnly.test(plain) ? [] : ['time'];
  if (result.kind !== 'date') return [];
  const { time, offset } = result.reading;
  return [time === null ? 'day' : offset === null && plain === whole ? 'dateTime' : 'instant'];
}

function formsOfNumber(value: number): readonly Form[] {
  const size = Math.abs(value);
  const seconds = secondsOfTicks(value) ?? value / (size > 1e17 ? 1e9 : size > 1e14 ? 1e6 : size > 1e11 ? 1000 : 1);
  const own: readonly Form[] = Number.isInteger(value) ? ['integer', 'number'] : ['number'];
  return seconds >= epochFrom && seconds <= epochTo ? [...own, 'epoch'] : own;
}

/**
 * `20261012`, `202610120900` and `20261012090000` hold a date; as seconds since 1970 they would be too early or too late. So do
 * `25691012` and `14050720`, of other calendars.
 */
const isDigitsOfDate = (value: number): boolean =>
  /^(?:(?:19|20)\d{6}(?:\d{4}(?:\d\d)?)?|(?:13[89]|14\d|25[5-9]|26[01])\d{5})$/.test(String(value));

const ofWhen: ReadonlySet<Form> = new Set(['instant', 'dateTime', 'day', 'time']);
const isWhen = (forms: ReadonlySet<Form>): boolean => [...ofWhen].some((form) => forms.has(form));

/** Words for people: several of them, or one that begins with a capital or is no Latin. */
const isText = (text: string): boolean =>
  /\p{L}\p{M}*\p{L}/u.test(text) &&
  (/\s/.test(text) || /^\p{Lu}[^\d_/=]*$/u.test(text) || /[^\p{Script=Latin}\P{L}]/u.test(text));
