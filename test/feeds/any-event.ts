import fc from 'fast-check';
import { addDays } from '../../src/calendar/day.ts';
import { type CalendarEvent, emptyEvent, statuses, visibilities } from '../../src/calendar/event.ts';
import type { FeedEntry } from '../../src/feeds/feed.ts';
import { entryOf } from './sample-feed.ts';

/** Texts that break feeds: section ends, line ends, quotes, tags, control characters, bidirectional overrides, half surrogates. */
export const hostileStrings: readonly string[] = [
  ...[
    ']]>',
    ']]>]]>',
    '<![CDATA[',
    '</title><item>',
    '</entry>',
    '</rights>',
    '<script>alert(1)</script>',
    '<!--',
    '-->',
  ],
  ...[
    '\r\n',
    '\r',
    '\n',
    '\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\n',
    '\nATTENDEE:mailto:a@b.example',
    '\\',
    '\\n',
    '\\N',
    ';',
    ',',
  ],
  ...[
    '"',
    "'",
    '^',
    '^n',
    '&',
    '&amp;',
    '&lt;b&gt;',
    '&#0;',
    '<b>',
    '<',
    '>',
    ':',
    ';X=1:',
    '%',
    '%0D%0A',
    '=',
    '\t',
    ' ',
  ],
  ...[
    '\u0000',
    '\u0007',
    '\u000b',
    '\u000c',
    '\u001b',
    '\u007f',
    '\u0085',
    '\u2028',
    '\u2029',
    '\ufeff',
    '\ufffe',
    '\uffff',
  ],
  ...[
    '\ufdd0',
    '\ufdd1',
    '\ufdd40\ufdd5',
    '\u{1ffff}',
    '\u202e',
    '\u202a',
    '\u2066',
    '\u2069',
    '\u200f',
    '\ud800',
    '\udc00',
  ],
  ...['👩‍👩‍👧‍👦', '🇫🇮', 'é', 'e\u0301', 'Ж', '語', 'ﷺ', '$&', '$1', '__proto__', 'constructor', 'undefined', 'null'],
];

export const anyText: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.constantFrom(...hostileStrings), fc.string({ unit: 'binary', maxLength: 12 }), fc.lorem()), {
    maxLength: 8,
  })
  .map((parts) => parts.join(''));

const anyId = fc.oneof(anyText, fc.string({ minLength: 1, maxLength: 300 })).map((text) => text || 'id');

const anyUrl = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  anyText.map((text) => `https://uni.example/${text}`),
  anyText.map((text) => `https://uni.example/?${text}#${text}`),
);

const secondsOf = (from: string, to: string) =>
  fc.integer({ min: Date.parse(from) / 1000, max: Date.parse(to) / 1000 });
const instantOf = (seconds: number) => new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
export const anyInstant = secondsOf('1971-01-01', '2090-01-01').map(instantOf);
const anyDay = anyInstant.map((instant) => instant.slice(0, 10));

interface Times {
  readonly start: string | null;
  readonly end: string | null;
  readonly allDay: boolean;
}

const anyTimes: fc.Arbitrary<Times> = fc.oneof(
  fc.record({ start: fc.constant(null), end: fc.constant(null), allDay: fc.boolean() }),
  fc
    .tuple(anyDay, fc.option(fc.integer({ min: 0, max: 400 })))
    .map(([start, days]) => ({ start, end: days === null ? null : addDays(start, days), allDay: true })),
  fc
    .tuple(secondsOf('1971-01-01', '2090-01-01'), fc.option(fc.integer({ min: 0, max: 3_000_000 })))
    .map(([start, length]) => ({
      start: instantOf(start),
      end: length === null ? null : instantOf(start + length),
      allDay: false,
    })),
);

const anyZone = fc.constantFrom(
  'Europe/Berlin',
  'America/New_York',
  'Africa/Casablanca',
  'UTC',
  'Asia/Kolkata',
  'No/Where',
);
const anyRule = fc.oneof(
  fc.constantFrom(
    'FREQ=DAILY',
    'FREQ=WEEKLY;COUNT=9',
    'FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20300101',
    'FREQ=MONTHLY;BYDAY=-1FR',
  ),
  fc.constantFrom(
    'FREQ=YEARLY',
    'FREQ=HOURLY;INTERVAL=5',
    'FREQ=MONTHLY;BYMONTHDAY=31',
    'RRULE:FREQ=DAILY;INTERVAL=3;',
  ),
  anyText,
);

const anyAmount = fc.option(fc.double({ min: 0, max: 1e9, noNaN: true }));

/** What an event has only where the portal says it. */
const anyOffer = {
  price: fc.record({
    free: fc.boolean(),
    from: anyAmount,
    to: anyAmount,
    currency: fc.option(fc.constantFrom('EUR', 'JPY')),
    text: fc.option(anyText),
  }),
  registrationUrl: anyUrl,
  soldOut: fc.constant(true as const),
  performers: fc.uniqueArray(anyText, { minLength: 1, maxLength: 3 }),
  series: fc.record({ id: fc.option(anyText), title: fc.option(anyText) }),
  imageType: fc.constantFrom('image/jpeg', 'image/svg+xml'),
  imageBytes: fc.integer({ min: 1, max: 9_000_000 }),
};

const requiredFields: (keyof CalendarEvent)[] = ['id', ...(Object.keys(emptyEvent) as (keyof typeof emptyEvent)[])];

/** An event of one session with any values that the types allow, under the given id. */
export const anyEvent = (id: fc.Arbitrary<string>): fc.Arbitrary<CalendarEvent> =>
  anyTimes.chain((times) =>
    fc.record(
      {
        id,
        occurrence: fc.option(anyText),
        overrides: fc.constant(null),
        title: fc.option(anyText),
        summary: fc.option(anyText),
        description: fc.option(fc.record({ html: anyText, text: anyText })),
        start: fc.constant(times.start),
        end: fc.constant(times.end),
        allDay: fc.constant(times.allDay),
        timeZone: fc.option(anyZone),
        recurrence: fc.option(
          fc.record({
            rules: fc.array(anyRule, { maxLength: 2 }),
            exclude: fc.array(times.allDay ? anyDay : anyInstant, { maxLength: 2 }),
            include: fc.array(times.allDay ? anyDay : anyInstant, { maxLength: 1 }),
          }),
          { freq: 2 },
        ),
        location: fc.option(
          fc.record({
            name: fc.option(anyText),
            address: fc.option(anyText),
            geo: fc.option(
              fc.record({
                lat: fc.double({ min: -90, max: 90, noNaN: true }),
                lon: fc.double({ min: -180, max: 180, noNaN: true }),
              }),
            ),
          }),
        ),
        onlineUrl: fc.option(anyUrl),
        url: fc.option(anyUrl),
        image: fc.option(anyUrl),
        organizer: fc.option(
          fc.record({ name: fc.option(anyText), email: fc.option(fc.oneof(fc.emailAddress(), anyText)) }),
        ),
        categories: fc.uniqueArray(anyText, { maxLength: 4 }),
        status: fc.constantFrom(...statuses),
        visibility: fc.constantFrom(...visibilities, 'public' as const, 'public' as const),
        published: fc.option(anyInstant),
        updated: fc.option(anyInstant),
        translations: fc.constant({}),
        ...anyOffer,
      },
      { requiredKeys: requiredFields },
    ),
  );

/** Entries as a feed holds them, each with its own identity. */
export const anyEntries: fc.Arbitrary<readonly FeedEntry[]> = fc
  .uniqueArray(anyId, { maxLength: 5, selector: (id) => id.toWellFormed() })
  .chain((ids) =>
    fc.tuple(
      ...ids.map((id) =>
        fc
          .tuple(anyEvent(fc.constant(id)), fc.boolean(), anyUrl, fc.integer({ min: 0, max: 99 }), anyText, anyZone)
          .map(([event, removed, link, sequence, calendarId, timeZone]) =>
            entryOf(event, {
              removed,
              link,
              calendarId,
              timeZone,
              revision: {
                firstSeen: '2026-09-01T08:00:00Z',
                lastModified: '2026-09-10T09:30:00Z',
                sequence,
                digest: id,
              },
            }),
          ),
      ),
    ),
  );
