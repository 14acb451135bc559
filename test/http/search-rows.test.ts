import { expect, it } from 'vitest';
import type { Snapshot } from '../../src/calendar/snapshot.ts';
import { createSearchRowMemory } from '../../src/http/pages/search-rows.ts';
import { calendarOf, published, snapshotOf } from '../app/app-deps.ts';

const texts = { title: null, summary: null, description: { html: '<p>Vortrag</p>', text: 'Vortrag' } };
const snapshotWith = (id: string, more: Partial<Snapshot> = {}): Snapshot =>
  snapshotOf(calendarOf(id), {
    events: [published({ id: 'e', title: 'A talk', description: { html: '<p>About it</p>', text: 'About it' } })],
    ...more,
  });

/** A memory with the calendars that it loads, one after the other. */
function memoryOf(snapshots: readonly Snapshot[], bytes = 1_000_000) {
  const memory = createSearchRowMemory(bytes);
  const loaded: string[] = [];
  const load = async (id: string) => {
    loaded.push(id);
    const snapshot = snapshots.find(({ calendar }) => calendar.id === id);
    return snapshot === undefined ? ({ kind: 'gone' } as const) : ({ kind: 'snapshot', snapshot } as const);
  };
  const textsOf = async (id: string, language = 'en', version = 'v1') =>
    (await memory.of(calendarOf(id), language, version, load))?.texts;
  return { memory, loaded, load, textsOf };
}

it('remembers what is searched, in each language only where there are translations', async () => {
  const translated = published({ id: 'e', title: 'A talk', translations: { de: texts } });
  const { loaded, textsOf } = memoryOf([snapshotWith('plain'), snapshotWith('both', { events: [translated] })]);
  for (const language of ['en', 'de', 'en', 'de'])
    expect(await textsOf('plain', language)).toEqual(['a talk\nabout it']);
  expect(loaded).toEqual(['plain']);
  expect(await textsOf('both', 'en')).toEqual(['a talk']);
  expect(await textsOf('both', 'de')).toEqual(['a talk\nvortrag']);
  expect(await textsOf('both', 'en')).toEqual(['a talk']);
  expect(loaded).toEqual(['plain', 'both', 'both']);
});

it('keeps no description, and forgets another version at once', async () => {
  const { memory, load, loaded, textsOf } = memoryOf([snapshotWith('c', { version: 'v2' })]);
  const rows = await memory.of(calendarOf('c'), 'en', 'v2', load);
  expect(rows?.events[0]?.event).toMatchObject({ title: 'A talk', description: null });
  // A version that is published by now, though an older one was asked for, is not taken for that one.
  for (const version of ['v1', 'v1', 'v2']) await textsOf('c', 'en', version);
  expect(loaded).toEqual(['c', 'c', 'c', 'c']);
});

it('stays within its bytes, and keeps what it has', async () => {
  const ids = Array.from({ length: 10 }, (_, n) => `c${n}`);
  const { loaded, textsOf } = memoryOf(
    ids.map((id) => snapshotWith(id)),
    3000,
  );
  for (const id of ids) await textsOf(id);
  expect(loaded).toEqual(ids);
  loaded.length = 0;
  for (const id of ids) await textsOf(id);
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.length).toBeLessThan(ids.length);
  expect(loaded).toEqual(ids.slice(-loaded.length));
});

it('knows nothing of a calendar that is gone', async () => {
  const { textsOf } = memoryOf([]);
  expect(await textsOf('c')).toBeUndefined();
});
