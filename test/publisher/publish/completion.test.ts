import { describe, expect, it } from 'vitest';
import type { Revision } from '../../../src/calendar/snapshot.ts';
import type { Manifest } from '../../../src/publisher/model.ts';
import { mergeRevisions } from '../../../src/publisher/revisions.ts';
import { createMemoryStore } from '../../../src/store/memory-store.ts';
import { openPublisher, snapshotOf } from '../fakes/open-publisher.ts';
import { december } from '../fakes/small-event.ts';
import { smallPortal } from '../fakes/small-source.ts';

const updated = { updated: '2026-10-01T08:00:00Z' };
const days = [1, 2, 3, 4, 5, 6, 7, 8];

/** A portal whose details take several runs, since a run may make a few requests only. */
function opened(record: object = updated) {
  const portal = smallPortal(days.map((day) => december(day, record)));
  for (const day of days) portal.details[`e${day}`] = { text: `Details ${day}` };
  return { portal, ...openPublisher({ source: portal.source, budget: 7 }) };
}

const revisions = ({ events }: { readonly events: readonly { readonly revision: Revision }[] }) =>
  events.map(({ revision }) => revision);

describe('an event that was published from the list', () => {
  it('is completed by its details without a change that anyone is told of', async () => {
    const { publisher, later } = opened();
    await publisher.refresh();
    const first = await snapshotOf(publisher);
    const listed = first.events.filter(({ event }) => event.description === null);
    expect(listed.length).toBeGreaterThan(0);
    await later(30);
    const full = await later(30);
    expect(full.events.every(({ event }) => event.description !== null)).toBe(true);
    expect(revisions(full).map(({ sequence }) => sequence)).toEqual(days.map(() => 0));
    expect(revisions(full).map(({ lastModified }) => lastModified)).toEqual(days.map(() => updated.updated));
    const completed = full.events.filter(({ revision }) => revision.completed !== undefined);
    expect(completed.map(({ event }) => event.id)).toEqual(listed.map(({ event }) => event.id));
    expect(revisions({ events: completed }).every((one) => (one.completed ?? '') > one.lastModified)).toBe(true);
    expect(full.version).not.toBe(first.version);
    expect(full.lastModified > first.lastModified).toBe(true);
    expect(full.changedAt).toBe(first.changedAt ?? first.lastModified);
  });

  it('keeps its stamps over a restart', async () => {
    const store = createMemoryStore();
    const { portal } = opened();
    const one = openPublisher({ source: portal.source, store, budget: 7 });
    await one.publisher.refresh();
    await one.later(30);
    const before = await one.later(30);
    expect(before.events.some(({ revision }) => revision.completed !== undefined)).toBe(true);
    const two = openPublisher({ source: portal.source, store, clock: one.clock, budget: 7 });
    expect(await snapshotOf(two.publisher)).toEqual(before);
  });

  it.each([
    ['another start', { start: '2026-12-30T10:00:00Z', end: '2026-12-30T11:00:00Z' }],
    ['another end', { end: '2026-12-31T23:00:00Z' }],
    ['a state', { status: 'cancelled' }],
  ])('has changed when the details say %s', async (_what, more) => {
    const { portal, publisher, later } = opened();
    portal.details.e7 = { text: 'Details 7', ...more };
    await publisher.refresh();
    await later(30);
    const { events } = await later(30);
    const { revision } = events.find(({ event }) => event.id === 'e7') ?? {};
    expect(revision).toMatchObject({ sequence: 1 });
    expect(revision?.completed).toBeUndefined();
    expect((revision?.lastModified ?? '') > updated.updated).toBe(true);
  });

  it('is only completed when the details say an end that the list lacks', async () => {
    const { portal, publisher, later } = opened({ ...updated, end: undefined });
    for (const day of days) portal.details[`e${day}`] = { end: '2026-12-31T11:00:00Z' };
    await publisher.refresh();
    await later(30);
    const { events } = await later(30);
    expect(events.every(({ event }) => event.end === '2026-12-31T11:00:00Z')).toBe(true);
    expect(revisions({ events }).map(({ sequence }) => sequence)).toEqual(days.map(() => 0));
  });

  it('has changed when the list was edited before its details came', async () => {
    const { portal, publisher, later } = opened();
    await publisher.refresh();
    portal.events.c1 = days.map((day) => december(day, { ...updated, ...(day === 7 && { title: 'Renamed' }) }));
    await later(300);
    await later(30);
    const { events } = await later(30);
    const last = events.find(({ event }) => event.id === 'e7');
    expect(last).toMatchObject({ event: { title: 'Renamed', description: { text: 'Details 7' } } });
    expect(last?.revision.sequence).toBe(1);
  });

  it('changes later as any event does, and its stamps never go back', async () => {
    const { portal, publisher, clock, later } = opened();
    await publisher.refresh();
    await later(30);
    const full = await later(30);
    const before = full.events.find(({ event }) => event.id === 'e7')?.revision;
    expect(before?.completed).toBeDefined();
    portal.events.c1 = days.map((day) => december(day, { ...updated, ...(day === 7 && { title: 'Renamed' }) }));
    clock.set(Date.parse('2026-11-01T12:00:00Z'));
    await later(1);
    const changed = await later(30);
    const after = changed.events.find(({ event }) => event.id === 'e7')?.revision;
    expect(after?.sequence).toBe(1);
    expect((after?.lastModified ?? '') > (before?.completed ?? '~')).toBe(true);
    expect(after?.completed).toBeUndefined();
    expect(changed.changedAt ?? changed.lastModified).toBe(changed.lastModified);
    expect(changed.lastModified > full.lastModified).toBe(true);
  });
});

describe('revisions of two processes', () => {
  const listOnly: Revision = {
    firstSeen: '2026-11-20T12:00:00Z',
    lastModified: '2026-11-20T12:00:00Z',
    sequence: 0,
    digest: 'list',
  };
  const complete: Revision = { ...listOnly, completed: '2026-11-20T12:01:00Z', digest: 'all' };
  const merged = (stored: Revision, published: Revision) => {
    const manifestOf = (revision: Revision) =>
      ({
        published: new Map([['e1', revision]]),
        dropped: new Map(),
        lastModified: revision.lastModified,
      }) as unknown as Manifest;
    return mergeRevisions(manifestOf(stored), manifestOf(published)).published.get('e1');
  };

  it('take a completion as one when only the other process has it', () => {
    expect(merged(complete, listOnly)).toEqual(complete);
  });

  it('go ahead when only this process has completed the event', () => {
    const revision = merged(listOnly, complete);
    expect(revision).toMatchObject({ sequence: 1, digest: 'list' });
    expect((revision?.lastModified ?? '') > (complete.completed ?? '~')).toBe(true);
  });

  it('keep the later completion of the same form', () => {
    const later = { ...complete, completed: '2026-11-20T12:02:00Z' };
    expect(merged(complete, later)).toMatchObject({ completed: later.completed, sequence: 0 });
    expect(merged(later, complete)).toMatchObject({ completed: later.completed, sequence: 0 });
  });

  it('go ahead of a change that is older than this process’s completion', () => {
    const changed = { ...listOnly, lastModified: '2026-11-20T12:00:30Z', sequence: 1, digest: 'changed' };
    const revision = merged(changed, complete);
    expect(revision?.digest).toBe('changed');
    expect((revision?.lastModified ?? '') > (complete.completed ?? '~')).toBe(true);
  });

  it('go ahead of an event that this process no longer publishes', () => {
    const manifest = (own: Partial<Manifest>) => ({ lastModified: complete.lastModified, ...own }) as Manifest;
    const [published, none] = [new Map([['e1', complete]]), new Map()];
    const stored = manifest({ published: published as never, dropped: none });
    const dropped = new Map([['e1', { ...complete, droppedAt: 0 }]]);
    const revision = mergeRevisions(stored, manifest({ published: none, dropped })).published.get('e1');
    expect(revision).toMatchObject({ sequence: complete.sequence + 1, digest: complete.digest });
    expect((revision?.lastModified ?? '') > (complete.completed ?? '~')).toBe(true);
  });
});
