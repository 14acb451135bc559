import { describe, expect, it } from 'vitest';
import { createMapping } from '../../../src/mapping/mapping.ts';
import { type Source, SourceError } from '../../../src/source/source.ts';
import { openPublisher, snapshotOf } from '../fakes/open-publisher.ts';
import { smallPortal, unavailable } from '../fakes/small-source.ts';

const mapping = () =>
  createMapping(
    { calendars: {}, events: {}, details: {}, event: {}, allDayEnd: 'auto' },
    { timeZone: 'UTC', language: 'en', linkBase: 'https://portal.example' },
  );
const uuid = (n: number) => `7d9f6c1${n}-52a1-4c6f-9a80-33b1f0c2ee4${n}`;
const records = Array.from({ length: 6 }, (_, n) => ({
  id: `${61 + n}`,
  uuid: uuid(n),
  title: `Evening number ${n}`,
  start: `2026-12-0${1 + n}T18:30:00Z`,
}));

/** A portal that finds details by only one of the ids. */
function open(
  answers: (id: string) => boolean,
  failure = new SourceError('not-found', 'was answered 404', { status: 404 }),
) {
  const portal = smallPortal(records);
  const source: Source = {
    ...portal.source,
    async details(calendarId, id, record, run) {
      if (!answers(id)) {
        portal.asked.push(`details ${calendarId} ${id}`);
        throw failure;
      }
      portal.details[id] = { description: `Read by ${id}` };
      return portal.source.details(calendarId, id, record, run);
    },
  };
  const asked = () => portal.asked.filter((what) => what.startsWith('details')).map((what) => what.slice(11));
  return { ...openPublisher({ source, mapping: mapping() }), asked };
}

describe('the details that detection samples', () => {
  it('are requested by the next likely id when the portal finds nothing by the first, and the events get that id', async () => {
    const { publisher, asked } = open((id) => id.includes('-'));
    const { events } = await snapshotOf(publisher);
    expect(events.map(({ event }) => event.id)).toEqual(records.map((record) => record.uuid));
    expect(events.map(({ event }) => event.description?.text)).toEqual(
      records.map((record) => `Read by ${record.uuid}`),
    );
    expect(asked().filter((id) => !id.includes('-'))).toHaveLength(5);
  });

  it('are requested by the first id only when the portal finds it', async () => {
    const { publisher, asked } = open((id) => !id.includes('-'));
    const { events } = await snapshotOf(publisher);
    expect(events.map(({ event }) => event.id)).toEqual(records.map(({ id }) => id));
    expect(asked().filter((id) => id.includes('-'))).toEqual([]);
  });

  it('are requested by few other ids when the portal finds none', async () => {
    const { publisher, asked } = open(() => false);
    await snapshotOf(publisher);
    expect(asked().filter((id) => id.includes('-'))).toHaveLength(2);
  });

  it('are sampled again from those that are read later, when the portal failed for all of them', async () => {
    const portal = smallPortal(records);
    for (const { id } of records) portal.details[id] = { description: `About ${id}` };
    const { publisher, later } = openPublisher({ source: portal.source, mapping: mapping() });
    portal.failing.details = unavailable();
    // The list does not say what is private, so it is published only when the details have failed for a while.
    await publisher.refresh();
    expect(await publisher.snapshot('c1')).toMatchObject({ kind: 'pending' });
    expect((await publisher.status()).calendars[0]?.failure).toMatch(/details of no event could be read/);
    await publisher.refresh();
    await publisher.refresh();
    const first = await snapshotOf(publisher);
    expect(first.events.map(({ event }) => event.description)).toEqual(records.map(() => null));
    portal.failing = {};
    await later(600);
    const { events } = await later(600);
    expect(events.map(({ event }) => event.description?.text)).toEqual(records.map(({ id }) => `About ${id}`));
    expect(events.map(({ event }) => event.id)).toEqual(records.map(({ id }) => id));
    // It is detected again once.
    const again = await later(600);
    expect(again.version).toBe((await later(600)).version);
  });

  it('keep what is private from being published when the portal failed for all of them at first', async () => {
    const portal = smallPortal(records);
    for (const { id } of records) portal.details[id] = { description: `About ${id}`, visibility: 'public' };
    portal.details[62] = { visibility: 'private' };
    const { publisher } = openPublisher({ source: portal.source, mapping: mapping() });
    portal.failing.details = unavailable();
    await publisher.refresh();
    expect(await publisher.snapshot('c1')).toMatchObject({ kind: 'pending' });
    portal.failing = {};
    await publisher.refresh();
    const shown = (await snapshotOf(publisher)).events.map(({ event }) => event.id);
    expect(shown).toEqual(records.map(({ id }) => id).filter((id) => id !== '62'));
  });

  it('are sampled again from those that the same run has read after the portal failed for the sample', async () => {
    const portal = smallPortal(records);
    for (const { id } of records) portal.details[id] = { description: `About ${id}`, visibility: 'public' };
    portal.details[62] = { visibility: 'private' };
    let requests = 0;
    const source: Source = {
      ...portal.source,
      async details(...request) {
        requests += 1;
        if (requests <= 5) throw unavailable();
        return await portal.source.details(...request);
      },
    };
    const { publisher, later } = openPublisher({ source, mapping: mapping() });
    await publisher.refresh();
    const { events } = await later(60);
    expect(events.map(({ event }) => event.description?.text)).toEqual(
      records.filter(({ id }) => id !== '62').map(({ id }) => `About ${id}`),
    );
    expect(requests).toBe(5 + records.length);
  });

  it('are not requested by another id when a request merely fails', async () => {
    const { publisher, asked } = open(() => false, unavailable());
    await publisher.refresh();
    expect(asked().filter((id) => id.includes('-'))).toEqual([]);
  });
});
