import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { createMapping } from '../../src/mapping/mapping.ts';
import type { Listing, Source } from '../../src/source/source.ts';
import { lintIcs } from '../feeds/ical/ics-lint.ts';
import { readXml } from '../feeds/news/xml-lint.ts';
import { openPublisher } from '../publisher/fakes/open-publisher.ts';
import { depsOf } from './app-deps.ts';

/**
 * Odd records among good ones, all the way: record, detection, mapping, publication, each feed and page. It is seeded, so
 * that a run is the same everywhere; `HOSTILE_SEED` and `HOSTILE_RUNS` are for trying longer by hand.
 */
const seed = Number(process.env.HOSTILE_SEED ?? 9);
const numRuns = Number(process.env.HOSTILE_RUNS ?? 40);

/** A portal's own keys, with which an odd value meets every rule. */
const known =
  'id title start end startDate description location venue address geo lat lng url image organizer email categories tags status visibility draft cancelled allDay duration timeZone recurrence rrule sessions occurrences dates updated created language en de custom fields attributes data value label name'.split(
    ' ',
  );
const hostileKeys = [
  '*', '?', '?[', '?["a","b"]', '?[Vegan', '@', '&', '[*]', '[0]', '.', 'a.b', 'a"b', "a'b", 'a\\b', 'a\nb', 'a`b', '', ' ', '0', '-1', '1e9',
  '__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString', 'valueOf', 'toJSON', 'then', 'length', '$ref', '@type', '__typename',
  '\u0000', '\u0000first', '\u0001"a"', '\u0001', '\u0002', '\uD800', '\uDC00x', '\u202E', 'a'.repeat(5000), 'ключ', '🦄', `${'a\u0301\u0315'.repeat(50)}`,
]; // biome-ignore format: a list

const texts = [
  '', ' ', '\u0000', '\uD800', '\uFFFE', 'a\r\nATTENDEE:x', ']]>', '<![CDATA[', '<!--', '--><script>alert(1)</script>', '<img src=x onerror=alert(1)>', '&lt;b&gt;', '&#0;', '&#xD800;',
  '{"blocks":[{}]}', '[', '{"a":', '2026-13-45T99:99:99Z', '2026-02-30', '0000-00-00', '+275760-09-13', '-1', '1e400', '99999999999999999999', 'P1Y', 'PT-5M', 'R/P1D', 'FREQ=SECONDLY',
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 'FREQ=DAILY;COUNT=99999', 'FREQ=MONTHLY;BYMONTHDAY=45', 'RDATE:20260101T000000Z', 'EXDATE:nonsense', 'Etc/Nowhere', 'UTC+99', 'javascript:alert(1)', 'http://', 'http://[::1', '//', 'https://user:pw@host/',
  'mailto:a@b?c=d', 'a@', '%', '%E0%A4%A', '\\', ';,:"', 'BEGIN:VEVENT', 'constructor', '__proto__', 'null', 'undefined', 'NaN', '*', `a${'\u0315\u0300'.repeat(200)}`, '\u202Eabc', '👩‍🔬', 'A'.repeat(3000), 'long '.repeat(20_000), '﷽'.repeat(500),
]; // biome-ignore format: a list

const keys = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...known) },
  fc.constantFrom(...hostileKeys),
  fc.string(),
);
const scalars = fc.oneof(
  fc.constantFrom<unknown>(...texts),
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1e308,
    1e21,
    4_102_444_800,
    4_102_444_800_000,
    Number.MAX_SAFE_INTEGER,
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
);
const { value: anyValue } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    { weight: 4, arbitrary: scalars },
    fc.array(tie('value'), { maxLength: 4 }),
    fc.array(fc.tuple(keys, tie('value')), { maxLength: 4 }).map(objectOf),
  ),
}));
const oddRecord = fc.oneof(
  fc
    .tuple(fc.integer({ min: 100, max: 200 }), fc.array(fc.tuple(keys, anyValue), { maxLength: 8 }))
    .map(([n, entries]) =>
      objectOf([...Object.entries(goodRecord(n % 28)), ['id', `odd-${n}`] as [string, unknown], ...entries]),
    ),
  fc.array(fc.tuple(keys, anyValue), { maxLength: 8 }).map(objectOf),
  anyValue,
);

/** As `JSON.parse` makes them: `__proto__` is a key like any other. */
function objectOf(entries: readonly (readonly [string, unknown])[]): unknown {
  const object = {};
  for (const [key, value] of entries)
    Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
  return object;
}

function goodRecord(n: number): Record<string, unknown> {
  const day = `2026-12-${String((n % 28) + 1).padStart(2, '0')}`;
  return {
    id: 310 + n,
    title: `Talk ${n} of the winter`,
    description: `<p>Speaker ${n} talks about <b>optics</b>.</p>`,
    start: `${day}T18:30:00+01:00`,
    end: `${day}T20:00:00+01:00`,
    location: 'Hall 3',
    categories: ['Lecture', n % 2 ? 'Physics' : 'History'],
    url: `https://portal.example/e/${n}`,
  };
}

const good = Array.from({ length: 12 }, (_, n) => goodRecord(n));
// Four fifths of the records, so that each rule has its evidence.
const titles = good.map(({ title }) => String(title));

function sourceOf(records: readonly unknown[], details: unknown): Source {
  const listing = (body: { items: readonly unknown[] }, read: (body: unknown) => readonly unknown[]): Listing => ({
    pages: [{ body, operation: 'GET list', items: read(body) }],
    notes: [],
    partial: null,
  });
  return {
    calendars: async (read) => listing({ items: [{ id: 'c1', name: 'Calendar 1' }] }, read),
    events: async (_, read) => listing({ items: records }, read),
    details: async (_, id, record) => ({
      operation: 'GET details',
      body: id.startsWith('odd') ? details : record,
    }),
  };
}

const mapping = () =>
  createMapping(
    { calendars: {}, events: {}, details: {}, event: {}, allDayEnd: 'auto' },
    { timeZone: 'Europe/Berlin', language: 'en', linkBase: 'https://portal.example' },
  );

async function publish(records: readonly unknown[], details: unknown = null) {
  const opened = openPublisher({ source: sourceOf(records, details), mapping: mapping() });
  const { publisher, clock } = opened;
  for (let run = 0; run < 3; run++) await opened.later(run * 300);
  const app = createApp(depsOf({ publisher, now: clock.now }));
  const ask = async (path: string) => {
    const response = await app.request(`http://kalends.example${path}`);
    return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
  };
  return { publisher, ask };
}

const text = (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

async function check(records: readonly unknown[], details: unknown): Promise<void> {
  const { publisher, ask } = await publish(records, details);
  const answer = await publisher.snapshot('c1');
  if (answer.kind !== 'snapshot') throw new Error(`there is no calendar: ${answer.kind}`);
  const published = answer.snapshot.events;
  expect(titles.filter((title) => !published.some(({ event }) => event.title === title))).toEqual([]);
  const [ics, rss, atom, json] = await Promise.all(['ics', 'rss', 'atom', 'json'].map((of) => ask(`/feeds/c1.${of}`)));
  expect([ics?.status, rss?.status, atom?.status, json?.status]).toEqual([200, 200, 200, 200]);
  expect(lintIcs(ics?.bytes ?? new Uint8Array())).toEqual([]);
  readXml(text(rss?.bytes ?? new Uint8Array()));
  readXml(text(atom?.bytes ?? new Uint8Array()));
  JSON.parse(text(json?.bytes ?? new Uint8Array()));
  const of = published.slice(0, 8).map(({ event }) => `/calendars/c1/events/${encodeURIComponent(event.id)}`);
  for (const path of ['/', '/calendars/c1', '/calendars/c1?view=month', '/embed/c1', '/status', '/feeds.opml', ...of]) {
    const page = await ask(path);
    if (page.status >= 500) throw new Error(`${path} answered ${page.status}: ${text(page.bytes).slice(0, 300)}`);
    expect(text(page.bytes)).not.toContain('<script>alert');
  }
}

describe('odd records among good ones', () => {
  it('are left out or published in part, and the good ones stay', { timeout: 600_000 }, async () => {
    const lists = fc.tuple(fc.array(oddRecord, { minLength: 1, maxLength: 3 }), fc.nat({ max: 12 }), anyValue);
    await fc.assert(
      fc.asyncProperty(lists, ([odd, at, details]) =>
        check([...good.slice(0, at), ...odd, ...good.slice(at)], details),
      ),
      { seed, numRuns },
    );
  });

  it.each([
    ['the mark of a list', { '*': true }],
    ['the mark of a filter', { '?[': true }],
    ['a question of a form', { answers: { '?[Vegan': 'yes' } }],
    ['an id that is no text', { id: { toString: 0 } }],
    ['a title that is no text', { title: { toString: 0, valueOf: 0 } }],
    ['a start that is no text', { start: { toString: null } }],
    ['keys that objects inherit', JSON.parse('{"__proto__":{"id":1},"constructor":{"name":"x"},"hasOwnProperty":1}')],
    ['a key of 100 kB', { ['k'.repeat(100_000)]: { title: 'x' } }],
    ['half of a surrogate pair', { '\uD800': { '\uDC00': '\uD800' } }],
    ['a title of 100,000 marks', { title: `Z${'\u0315\u0300'.repeat(50_000)}` }],
    ['a description of 400,000 marks', { description: `Z${'\u0315\u0300'.repeat(200_000)}` }],
    ['a list of 30,000 tags', { tags: Array.from({ length: 30_000 }, (_, n) => n) }],
    ['an empty key', { '': { '': { '': 'x' } } }],
  ])('do not empty a calendar: %s', async (_, more) => {
    await check([...good, { ...goodRecord(20), ...more }], null);
    await check([{ ...goodRecord(20), ...more }, ...good], null);
  });

  it.each<[string, readonly unknown[]]>([
    ['something long is the first of the list', [{ '*': [['long '.repeat(20_000)]] }, ...good]],
    ['each holds a picture', good.map((record) => ({ ...record, picture: 'iVBORw0K'.repeat(20_000) }))],
  ])('do not hide what the records have in common: %s', async (_, records) => {
    await check(records, null);
  });
});
