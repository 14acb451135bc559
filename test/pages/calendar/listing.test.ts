import { expect, test } from 'vitest';
import type { PublishedEvent } from '../../../src/calendar/snapshot.ts';
import { type Listing, listing } from '../../../src/pages/calendar/calendar-listing.ts';
import { parsePageQuery } from '../../../src/pages/calendar/page-query.ts';
import { shownEvents } from '../../../src/pages/listing/shown-events.ts';
import { calendarOf, noon, published, snapshotOf } from '../../app/app-deps.ts';

const list = (events: readonly PublishedEvent[], query = ''): Listing => {
  const parsed = parsePageQuery(new URLSearchParams(query), 2026);
  if (parsed.kind !== 'query') throw new Error(JSON.stringify(parsed));
  const shown = shownEvents(snapshotOf(calendarOf('42'), { events }), 'en');
  return listing(shown, parsed.query, null, { now: noon, timeZone: 'Europe/Helsinki', language: 'en-GB' });
};
const starts = ({ occurrences }: Listing) => occurrences.map(({ start }) => start);
const at = (id: string, start: string, end: string) => published({ id, title: id, start, end });

const weekly = published({
  id: 'w',
  start: '2026-09-01T09:00:00Z',
  end: '2026-09-01T10:00:00Z',
  recurrence: { rules: ['FREQ=WEEKLY'], exclude: [], include: [] },
});
const moved = published({
  id: 'w',
  title: 'Moved',
  overrides: { id: 'w', start: '2026-10-06T09:00:00Z' },
  start: '2026-10-07T09:00:00Z',
  end: '2026-10-07T10:00:00Z',
});

test('running and upcoming events by start; past events the latest first', () => {
  const events = [
    at('over', '2026-09-20T09:00:00Z', '2026-09-20T10:00:00Z'),
    at('long over', '2024-01-01T09:00:00Z', '2024-01-01T10:00:00Z'),
    at('runs', '2026-10-01T11:00:00Z', '2026-10-01T13:00:00Z'),
    at('far', '2031-01-01T11:00:00Z', '2031-01-01T13:00:00Z'),
  ];
  expect(starts(list(events))).toEqual(['2026-10-01T11:00:00Z', '2031-01-01T11:00:00Z']);
  expect(starts(list(events, 'view=past'))).toEqual(['2026-09-20T09:00:00Z', '2024-01-01T09:00:00Z']);
  expect(starts(list(events, 'past=30'))).toEqual([
    '2026-09-20T09:00:00Z',
    '2026-10-01T11:00:00Z',
    '2031-01-01T11:00:00Z',
  ]);
});

test('with all dates a series is listed with each, a moved one once, in search too', () => {
  expect(starts(list([weekly, moved], 'dates=all')).slice(0, 3)).toEqual([
    '2026-10-07T09:00:00Z',
    '2026-10-13T09:00:00Z',
    '2026-10-20T09:00:00Z',
  ]);
  expect(list([weekly, moved]).occurrences[0]?.movedFrom).toBe('2026-10-06T09:00:00Z');
  expect(starts(list([weekly, moved], 'q=talk'))[0]).toBe('2026-10-13T09:00:00Z');
});

test('pages of fifty join without a gap', () => {
  const days = Array.from({ length: 120 }, (_, i) => {
    const start = new Date(noon + (i + 1) * 86_400_000).toISOString().replace('.000', '');
    return at(`e${i}`, start, start);
  });
  const pages = [1, 2, 3].map((page) => list(days, `page=${page}`));
  expect(pages.map(({ occurrences, more }) => [occurrences.length, more])).toEqual([
    [50, true],
    [50, true],
    [20, false],
  ]);
  expect(pages.flatMap(starts)).toEqual(days.map(({ event }) => event.start));
});

test('days are days of the zone, both ends inclusive', () => {
  const events = [
    at('before', '2026-10-04T20:59:00Z', '2026-10-04T20:59:30Z'),
    at('first', '2026-10-04T21:00:00Z', '2026-10-04T22:00:00Z'),
    published({ id: 'day', allDay: true, start: '2026-10-05', end: '2026-10-06' }),
    at('after', '2026-10-05T21:00:00Z', '2026-10-05T22:00:00Z'),
  ];
  const day = list(events, 'from=2026-10-05&to=2026-10-05');
  expect(day.occurrences.map(({ event }) => event.id)).toEqual(['first', 'day']);
});

test('a month holds its whole weeks; drafts and private events are nowhere', () => {
  const events = [
    at('september', '2026-09-28T09:00:00Z', '2026-09-28T10:00:00Z'),
    at('sunday before', '2026-09-27T09:00:00Z', '2026-09-27T10:00:00Z'),
    published({ id: 'draft', status: 'draft' }),
    published({ id: 'private', visibility: 'private' }),
  ];
  const month = list(events, 'view=month');
  expect([month.month, month.occurrences.map(({ event }) => event.id)]).toEqual(['2026-10', ['september']]);
});

test('categories come the most frequent first, as the portal writes them', () => {
  const of = (id: string, ...categories: string[]) => published({ id, categories });
  expect(list([of('1', 'Music'), of('2', 'Talk', 'music'), of('3', 'Art')]).choices.names.category).toEqual([
    { name: 'Music', count: 2 },
    { name: 'Art', count: 1 },
    { name: 'Talk', count: 1 },
  ]);
});
