import { wordsOf } from '../../vocabulary/vocabulary.ts';
import { readDateSpan } from '../dates/date-text.ts';
import { plainDate } from '../dates/plain-date.ts';

/** What a single value looks like, by itself. One value may have several forms: `2026` is an integer and nothing else, `a.png` an image. */
export type Form =
  | 'instant' // a date and time that names its zone or offset
  | 'dateTime' // a date and time without one
  | 'day'
  | 'time'
  | 'epoch' // seconds or milliseconds of this half century
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

const date = String.raw`(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{4}\. ?\d{1,2}\. ?\d{1,2}\.|\d{1,2}[-./]\d{1,2}[-./](?:\d{4}|\d{2})|\d{1,2}\. ?\d{1,2}\. ?\d{4}\.?|(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))`;
const clock = String.raw`\d{1,2}[:.h]\d{2}(?::?\d{2}(?:[.,]\d+)?)?(?:\s*[ap]\.?m\.?)?`;
const offset = String.raw`(?:\s*(?:Z|UTC|GMT|[+-]\d{2}:?\d{2}|[+-]\d{2})(?:\[[\w/+-]+\])?)`;
const month = String.raw`[\p{L}]{3,12}\.?`;
const patterns: readonly (readonly [Form, RegExp])[] = [
  ['instant', new RegExp(`^${date}[T ,]+\\s*(?:${clock}|\\d{4}(?:\\d{2})?)${offset}$`, 'i')],
  ['instant', /^\/Date\(-?\d+(?:[+-]\d{4})?\)\/$/],
  ['instant', new RegExp(`^(?:${month},?\\s+)?\\d{1,2}\\s+${month}\\s+\\d{4}\\s+${clock}${offset}$`, 'iu')],
  [
    'dateTime',
    new RegExp(
      `^${date}(?:T|,?\\s+)(?:(?:um|à|at|o|v|ve|w|om|alle|в|о|об|u|klo|kl\\.?|a las|godz\\.?)\\s+)?(?:${clock}|\\d{4}(?:\\d{2})?)$`,
      'i',
    ),
  ],
  [
    'dateTime',
    new RegExp(
      `^(?:${month},?\\s+)?\\d{1,2}\\.?\\s+${month}\\s+\\d{4}(?:\\s+г\\.?)?,?\\s+(?:${month}\\s+)?${clock}$`,
      'iu',
    ),
  ],
  ['dateTime', new RegExp(`^(?:${month},?\\s+)?${month}\\s+\\d{1,2},?\\s+\\d{4},?\\s+(?:at\\s+)?${clock}$`, 'iu')],
  ['day', new RegExp(`^${date}$`)],
  [
    'day',
    new RegExp(`^(?:${month},?\\s+)?\\d{1,2}\\.?\\s+(?:de\\s+)?${month}\\s+(?:de\\s+)?\\d{4}(?:\\s+г\\.?)?$`, 'iu'),
  ],
  ['day', new RegExp(`^(?:${month},\\s+)?${month}\\s+\\d{1,2},?\\s+\\d{4}$`, 'iu')],
  ['time', /^(?:[01]?\d|2[0-4])[:.h][0-5]\d(?:[:.][0-5]\d(?:[.,]\d+)?)?(?:\s*[ap]\.?m\.?|\s*uhr|\s*h)?$/i],
  ['time', /^(?:[01]?\d|2[0-3])[:.][0-5]\d\s+[A-Z]{3,4}$/],
  ['time', /^(?:0?\d|1[0-2])\s*[ap]\.?m\.?$/i],
  ['url', /^(?:https?:)?\/\/[^\s/$.?#][^\s]*$/i],
  [
    'imageUrl',
    /^(?:https?:\/\/|\/\/|\/|[\w%.-]+\/|[\w%-]+\.)[^\s]*\.?(?:jpe?g|png|gif|webp|avif|svg|bmp)(?:[?#][^\s]*)?$/i,
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
    /^(?:(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific|Etc)\/[\w+/-]+|UTC|GMT|(?:UTC|GMT)[+-]\d{1,2}(?::?\d{2})?|[A-Z][\w. ]+ Standard Time)$/,
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

/** Epochs from 2000 to 2060: smaller and larger integers are ids, counters and sentinels. */
const epochFrom = 946_684_800;
const epochTo = 2_840_140_800;

/** The forms of one value; none for null, an empty text, an object or a list. */
export function formsOf(value: unknown): readonly Form[] {
  if (typeof value === 'boolean') return ['boolean'];
  if (typeof value === 'number') return Number.isFinite(value) ? formsOfNumber(value) : [];
  if (typeof value !== 'string') return [];
  const text = value.slice(0, 2000).trim();
  if (text === '') return [];
  const forms = new Set<Form>();
  if (text.length <= 200) {
    for (const [form, pattern] of patterns) if (pattern.test(text)) forms.add(form);
    if (/^-?\d{1,19}(?:\.\d{1,15})?$/.test(text)) for (const form of formsOfNumber(Number(text))) forms.add(form);
    if (/^(?:true|false)$/i.test(text)) forms.add('boolean');
  } else if (/<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i.test(text)) forms.add('html');
  if (!isWhen(forms)) for (const form of formsOfDate(text)) forms.add(form);
  if (/^(?:image|video|audio|application|text)\/[\w.+-]+$/.test(text)) forms.delete('imageUrl');
  if (isText(text) && !forms.has('url') && !isWhen(forms) && !forms.has('email')) forms.add('text');
  return [...forms];
}

/** Some twenty words at most, a year of four digits, and nothing that addresses and markup are made of but a slash between numbers. */
const maybeDate = /^(?=.*(?:\b|\D)(?:19|20|25|26|13|14)\d{2}(?:\b|\D))(?:[^<>@/=]|(?<=\d)\/(?=\d)){6,90}$/;

/** The same with signs between the numbers, or with a year of two digits: too like addresses and codes to be looked for in a text. */
const numberedDates = [
  /^\d{4}-\d\d-\d\d(?:T[^/\s]+)?\/\S+$/,
  /^\d{1,4}([-./])\d{1,2}\1\d{1,4}(?:[T ,]+\d{1,2}[:.]\d{2}.{0,20})?$/,
  /^\d{4}W\d{3}$/,
  /^\d{1,2}([-/]?)\p{L}{3,9}\1(?:\d{2}|\d{4})(?:\s\d.{4,16})?$/u,
  /^\d{1,2}\s.{2,12}\s['’]\d{2}$/,
  /^\d{4}-?(?:0[1-9]|1[0-2])-?\d{2}T?\d{4,6}\b.{0,20}$/,
  /^\p{L}{1,10}\.?\s\d{1,2}\/\d{4}$/u,
  /^\d{1,2}[:.h]\d{2}[\s,]\D{1,8}\d{1,2}([-./])\d{1,2}\1\d{4}$/i,
  /^\d{1,2}\/\d{1,2} ?- ?\d{1,2}\/\d{1,2}\/\d{4}$/,
];

/** What follows an hour or goes before it, in any language. */
const ofHours = [
  'h',
  'uhr',
  'am',
  'pm',
  'a.m',
  'p.m',
  'u',
  'ч',
  '時',
  '时',
  '点',
  '點',
  '시',
  ...wordsOf('dates', 'unit'),
  ...wordsOf('dates', 'pm'),
  ...wordsOf('dates', 'night'),
  ...wordsOf('dates', 'am'),
]
  .filter(
    (word) => !/^(?:г|год|годин.*|р|日|号|號|분|分|min|мин|.*ro[kc].*|.*yea?r.*)\.?$/i.test(word) && !/\s/.test(word),
  )
  .map((word) => word.replaceAll('.', '\\.'));
const announced = 'kl|klo|kell|plkst|godz|saat|pukul|alle|ore|ώρα|στις|الساعة|ساعت';

/** An hour and its minutes, or an hour that says that it is one, with a few short words around. */
const maybeTime = new RegExp(
  `^(?=.*(?:\\d\\s?[:.h]\\s?\\d{2}|\\d\\s?(?:${ofHours.join('|')})(?!\\p{L}{2})|\\d[時时点點시]|^(?:${announced})\\.?\\s\\d))[^<>@/=_]{2,40}$`,
  'iu',
);

/** What people write out, `So, 29.11.2026, 10:00 – 11:30 Uhr`, `klo 18–19.15`, and what stands in markup or in other digits. */
function formsOfDate(text: string): readonly Form[] {
  const whole = plainDate(text).trim();
  // `13 October 2026 09:30 (Europe/Istanbul)`
  const plain = whole.replace(/\s\([A-Z]\w+\/[\w/+-]+\)$/, '');
  const namesZone = plain !== whole;
  if (whole !== text) {
    const told = patterns.filter(([form, pattern]) => ofWhen.has(form) && pattern.test(plain)).map(([form]) => form);
    if (told.length > 0) return told;
  }
  if (!maybeDate.test(plain) && !numberedDates.some((form) => form.test(plain)) && !maybeTime.test(plain)) return [];
  // A year and a number are rather a name than the day of that number.
  if (/^\d{4}-\d{3}$/.test(plain)) return [];
  const result = readDateSpan(plain, 'en');
  if (result.kind === 'time') return ['time'];
  if (result.kind !== 'date') return [];
  return [result.reading.time === null ? 'day' : result.reading.offset === null && !namesZone ? 'dateTime' : 'instant'];
}

function formsOfNumber(value: number): readonly Form[] {
  if (!Number.isInteger(value)) return ['number'];
  const seconds = Math.abs(value) > 1e11 ? value / 1000 : value;
  return seconds >= epochFrom && seconds <= epochTo ? ['integer', 'number', 'epoch'] : ['integer', 'number'];
}

const ofWhen: ReadonlySet<Form> = new Set(['instant', 'dateTime', 'day', 'time']);
const isWhen = (forms: ReadonlySet<Form>): boolean => [...ofWhen].some((form) => forms.has(form));

/** Words for people: several of them, or one that begins with a capital or is no Latin. */
const isText = (text: string): boolean =>
  /\p{L}{2}/u.test(text) &&
  (/\s/.test(text) || /^\p{Lu}[^\d_/=]*$/u.test(text) || /[^\p{Script=Latin}\P{L}]/u.test(text));
