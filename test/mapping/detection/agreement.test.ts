import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '../../../src/calendar/event.ts';
import { readDate } from '../../../src/mapping/dates/date-value.ts';
import { valuesBy } from '../../../src/mapping/detection/alternatives.ts';
import { tryRules } from '../../../src/mapping/detection/compose/outcomes.ts';
import { detectMapping, tablesOf } from '../../../src/mapping/detection/detect.ts';
import type { ListedRecord, Samples } from '../../../src/mapping/mapper.ts';
import type { MappingSettings, Rule } from '../../../src/mapping/mapping-settings.ts';
import { readStatus, readVisibility } from '../../../src/mapping/values/keyword.ts';
import { readKey } from '../../../src/vocabulary/key-words.ts';
import { contextOf, readCorpus, readRecords } from '../../portals/corpus.ts';

const none: MappingSettings = { calendars: {}, events: {}, details: {}, event: {}, allDayEnd: 'auto' };
/** One of so many portals is enough to see a fall, and few enough to be quick. Its name decides, so that new ones change little. */
const every = 20;
const isChosen = ({ system }: { readonly system: string }): boolean =>
  [...system].reduce((hash, char) => (hash * 31 + char.charCodeAt(0)) % 1_000_003, 7) % every === 0;
const portals = readCorpus()
  .filter(isChosen)
  .map((portal) => ({ portal, samples: readRecords(portal).samples }))
  .filter(({ samples }) => samples.events.length >= 4)
  .map(({ portal, samples }) => {
    const detect = (by: Samples) => detectMapping(by, none, contextOf(portal)).settings;
    return { portal, samples, detect, settings: detect(samples) };
  });

type Change = (samples: Samples, language: string) => Samples;

const ordered =
  (order: (count: number) => readonly number[]): Change =>
  (samples) => {
    const events = order(samples.events.length).flatMap((n) => samples.events[n] ?? []);
    const kept = new Set(events.map(({ record }) => record));
    return { ...samples, events, details: samples.details.filter(({ listed }) => kept.has(listed.record)) };
  };

/** A word for each number: a number after a word would make a street of any text. */
const wordOf = (n: number) => `${String.fromCharCode(97 + (n % 26))}um${String.fromCharCode(97 + Math.floor(n / 26))}`;

/** Another text of the same kind: a word more before the last one, or another number. What tells a time stays. */
function anotherText(value: string, n: number, language: string): string {
  const isTime = /\d{1,2}[:.]\d\d|\d[./]\d{1,2}[./]\d|^-?\d+[.,]\d+$/.test(value);
  if (isTime || ['date', 'time'].includes(readDate(value, { formats: [], language }).kind)) return value;
  const word = wordOf(n);
  if (/\s/.test(value))
    return value.replace(/\s(?=(\S)\S*\s*$)/, (space, first: string) =>
      /\p{Lu}/u.test(first) ? ` ${word[0]?.toUpperCase()}${word.slice(1)}${space}` : ` ${word}${space}`,
    );
  if (/\d/.test(value)) return value.replace(/\d+(?=\D*$)/, (part) => String(Number(part) + n * 1009));
  if (/^\p{Script=Han}|\p{Script=Hiragana}/u.test(value)) return `${value}${[...'甲乙丙丁戊己庚辛壬癸'][n % 10]}`;
  return /[a-z]-[a-z]+$/.test(value) ? `${value}-${word}` : value;
}

const upTo = (count: number) => Array.from({ length: count }, (_, n) => n);

/** More records like these: names and ids that differ in every record differ in the copies; the rest is the same, as are the days. */
function multiplied(samples: Samples, count: number, language: string): Samples {
  const values = new Map<string, unknown[]>();
  const note = (value: unknown, path: string): void => {
    if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) note(one, `${path}.${Array.isArray(value) ? '*' : key}`);
    else if (value !== null && value !== '') values.set(path, [...(values.get(path) ?? []), value]);
  };
  for (const { record } of samples.events) note(record, '');
  for (const { body } of samples.details) note(body, 'details');
  const differs = (path: string) => new Set(values.get(path)).size === values.get(path)?.length;
  const isId = (path: string) =>
    readKey(path.slice(path.lastIndexOf('.') + 1)).concepts.has('id') ||
    values
      .get(path)
      ?.every((value) => Number.isInteger(Number(value)) && Number(value) >= 1000 && Number(value) < 1e9) === true;
  const copied = (value: unknown, path: string, n: number): unknown => {
    if (Array.isArray(value)) return value.map((one) => copied(one, `${path}.*`, n));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, copied(one, `${path}.${key}`, n)]));
    // Ids go on; how many, how long and how much are the same again.
    if (!differs(path) || (Number.isFinite(Number(value)) && !isId(path))) return value;
    if (typeof value === 'number') return value + n * 1009;
    if (typeof value !== 'string') return value;
    return anotherText(value, n, language);
  };
  const bodies = new Map(samples.details.map((one) => [one.listed.record, one.body]));
  const events: ListedRecord[] = [...samples.events];
  const details = [...samples.details];
  for (let n = 1; events.length < count; n++)
    for (const one of samples.events) {
      const listed = { ...one, record: copied(one.record, '', n) };
      events.push(listed);
      if (bodies.has(one.record) && details.length < 20)
        details.push({ listed, body: copied(bodies.get(one.record), 'details', n) });
    }
  return { ...samples, events: events.slice(0, count), details };
}

/** Words of a state that come to the same are the same, and what takes place for all needs no word. */
const readState: Readonly<Record<string, (value: string) => string | null>> = {
  status: (value) => [readStatus(value)].find((state) => state !== 'confirmed') ?? null,
  visibility: (value) => [readVisibility(value)].find((access) => access !== 'public') ?? null,
};

/** What a rule gives to an event. */
const givenBy: { readonly [field in string]?: (event: CalendarEvent) => unknown } = {
  title: ({ title }) => title,
  summary: ({ summary }) => summary,
  description: ({ description }) => description,
  sessions: ({ start, end, allDay }) => [start, end, allDay],
  start: ({ start, allDay }) => [start, allDay],
  end: ({ end }) => end,
  duration: ({ end }) => end,
  allDay: ({ allDay }) => allDay,
  timeZone: ({ timeZone }) => timeZone,
  recurrence: ({ recurrence }) => recurrence,
  location: ({ location }) => location?.name,
  address: ({ location }) => location?.address,
  latitude: ({ location }) => location?.geo,
  longitude: ({ location }) => location?.geo,
  onlineUrl: ({ onlineUrl }) => onlineUrl,
  url: ({ url }) => url,
  image: ({ image }) => image,
  organizer: ({ organizer }) => organizer,
  categories: ({ categories }) => categories,
  published: ({ published }) => published,
  updated: ({ updated }) => updated,
  price: ({ price }) => price,
  registrationUrl: ({ registrationUrl }) => registrationUrl,
  soldOut: ({ soldOut }) => soldOut,
  performers: ({ performers }) => performers,
  series: ({ series }) => series,
};

/** The places of all that some records say. */
function placesIn(records: readonly unknown[]): ReadonlySet<string> {
  const places = new Set<string>();
  const note = (value: unknown, path: string): void => {
    if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) note(one, `${path}.${Array.isArray(value) ? '*' : key}`);
    else if (value !== null && value !== '') places.add(path);
  };
  for (const record of records) note(record, '');
  return places;
}

/** What a value says at some places, and nothing else; undefined: nothing. */
function only(places: ReadonlySet<string>, value: unknown, path = ''): unknown {
  if (typeof value !== 'object' || value === null) return places.has(path) ? value : undefined;
  if (Array.isArray(value)) return value.flatMap((one) => only(places, one, `${path}.*`) ?? []);
  const entries = Object.entries(value).map(([key, one]) => [key, only(places, one, `${path}.${key}`)] as const);
  return Object.fromEntries(entries.filter(([, one]) => one !== undefined));
}

/**
 * The share of the rules that find the same in the records of the portal, as they come, or make the same of its events. What stands at
 * a place where no record of the sample says anything can't be found by it, and is left out.
 */
function agreement(change: Change): { readonly share: number; readonly others: readonly string[] } {
  let all = 0;
  const others: string[] = [];
  for (const { portal, samples, detect, settings } of portals) {
    const context = contextOf(portal);
    const changed = change(samples, context.language);
    const other = detect(changed);
    // As detection sees them: with their details, opened and with what they refer to.
    const whole = (some: Samples) => tablesOf(some, context.language).table;
    const few = whole(changed);
    const places = placesIn(few.records);
    const { records, ...table } = whole(samples);
    const known = { ...table, records: records.map((record) => only(places, record)) };
    const [events, otherEvents] = [settings, other].map(({ event, allDayEnd }) =>
      tryRules(known, event, context, allDayEnd),
    );
    const given = (field: string, trials: typeof events): string =>
      JSON.stringify(trials?.map(({ record, event }) => [record, givenBy[field]?.(event)]));
    const valuesOf = (field: string, rule: Rule | undefined, by: typeof few = known): string =>
      rule === undefined
        ? ''
        : valuesBy(rule, by)
            .map((value) => readState[field]?.(value) ?? (field in readState ? '' : value))
            .join('\n')
            .trim();
    const rulesOf = ({ event }: MappingSettings) => event as Readonly<Record<string, Rule>>;
    const [one, two] = [rulesOf(settings), rulesOf(other)];
    for (const field of new Set([...Object.keys(one), ...Object.keys(two)])) {
      const [first, second] = [valuesOf(field, one[field]), valuesOf(field, two[field])];
      if (first === '' && second === '') continue;
      if (one[field] !== undefined && valuesOf(field, one[field], few) === '') continue;
      all += 1;
      const isSame = first === second || (field in givenBy && given(field, events) === given(field, otherEvents));
      if (!isSame)
        others.push(`${portal.system}.${field}: ${JSON.stringify(one[field])}, ${JSON.stringify(two[field])}`);
    }
  }
  return { share: (100 * (all - others.length)) / all, others };
}

describe('what is detected', () => {
  // A little under what was measured.
  it.each<[string, Change, number]>([
    ['the same records in the opposite order', ordered((count) => upTo(count).reverse()), 98.5],
    [
      'the same records shuffled',
      ordered((count) => upTo(count).sort((a, b) => ((a * 37 + 5) % 11) - ((b * 37 + 5) % 11))),
      97,
    ],
    ['sixty such records', (samples, language) => multiplied(samples, 60, language), 97],
    ['the first three', ordered(() => upTo(3)), 96],
    ['the first alone', ordered(() => upTo(1)), 92],
  ])('agrees with what is detected from %s', (_, change, least) => {
    const { share, others } = agreement(change);
    expect(share, others.join('\n')).toBeGreaterThanOrEqual(least);
  });
});
