import { describe, expect, it } from 'vitest';
import type { Snapshot } from '../../../src/calendar/snapshot.ts';
import { createMemoryStore } from '../../../src/store/memory-store.ts';
import { openPublisher, publisherSettings, snapshotOf } from '../fakes/open-publisher.ts';
import { december, october } from '../fakes/small-event.ts';
import { smallMapping } from '../fakes/small-mapping.ts';
import { smallPortal } from '../fakes/small-source.ts';

const day = 86_400;
const at = (time: string) => ({ start: `2026-12-${time}:00Z`, end: null });

/** Summarizes the moves, one line an event: `e1 #1 2026-12-02T10:00:00Z, was 2026-12-01T10:00:00Z`. */
const moves = ({ events }: Snapshot): string[] =>
  events.map(
    ({ event, revision, movedFrom }) =>
      `${event.id} #${revision.sequence} ${event.start}${movedFrom ? `, was ${movedFrom}` : ''}`,
  );

const opened = async (first: object = {}) => {
  const portal = smallPortal([december(1, first), december(20)]);
  const opening = openPublisher({ source: portal.source });
  await snapshotOf(opening.publisher);
  return {
    ...opening,
    /** The event five minutes after these changes. */
    async edit(more: object, seconds = 300): Promise<string | undefined> {
      portal.events.c1 = [december(1, { ...first, ...more }), december(20)];
      return moves(await opening.later(seconds)).find((line) => line.startsWith('e1 '));
    },
  };
};

describe('a moved event', () => {
  it('names the start it was first published with, until it moves back', async () => {
    const { edit } = await opened();
    expect(await edit(at('02T10:00'))).toBe('e1 #1 2026-12-02T10:00:00Z, was 2026-12-01T10:00:00Z');
    expect(await edit(at('03T18:00'))).toBe('e1 #2 2026-12-03T18:00:00Z, was 2026-12-01T10:00:00Z');
    expect(await edit({ ...at('03T18:00'), title: 'Renamed' })).toBe(
      'e1 #3 2026-12-03T18:00:00Z, was 2026-12-01T10:00:00Z',
    );
    expect(await edit({})).toBe('e1 #4 2026-12-01T10:00:00Z');
  });

  it('still names it after a restart, when cancelled, and when no longer listed', async () => {
    const portal = smallPortal([december(1), december(20)]);
    const store = createMemoryStore();
    const { publisher, later, clock } = openPublisher({ source: portal.source, store });
    await snapshotOf(publisher);
    portal.events.c1 = [december(1, at('02T10:00')), december(20)];
    const before = await later(300);
    const again = openPublisher({ source: portal.source, store, clock });
    expect(await snapshotOf(again.publisher)).toEqual(before);
    portal.events.c1 = [december(20)];
    expect(moves(await again.later(300))).toEqual([
      'e1 #2 2026-12-02T10:00:00Z, was 2026-12-01T10:00:00Z',
      'e20 #0 2026-12-20T10:00:00Z',
    ]);
  });

  it('still names it, byte for byte the same, when both days are past', async () => {
    const { edit, later } = await opened();
    await edit(at('02T10:00'));
    const upcoming = await later(day);
    expect(await later(20 * day)).toEqual(upcoming);
  });

  it('keeps its former start while the new one is to be announced', async () => {
    const { edit } = await opened();
    expect(await edit({ start: null, end: null })).toBe('e1 #1 null, was 2026-12-01T10:00:00Z');
    expect(await edit(at('05T10:00'))).toBe('e1 #2 2026-12-05T10:00:00Z, was 2026-12-01T10:00:00Z');
  });
});

describe('no move is reported for', () => {
  it.each([
    ['a few minutes', {}, at('01T10:04')],
    ['another end', {}, { end: '2026-12-01T15:00:00Z' }],
    ['a date where there was none', { start: null, end: null }, at('05T10:00')],
    ['an hour on a day without one', { start: '2026-12-01', end: null }, at('01T18:00')],
    ['a start in the past, which is a typing error', {}, { start: '2025-12-01T10:00:00Z', end: null }],
  ])('%s', async (_, first, more) => {
    const { edit } = await opened(first);
    expect(await edit(more)).not.toContain('was');
  });

  it('the next date of a past event', async () => {
    const portal = smallPortal([october(30), december(20)]);
    const { publisher, later } = openPublisher({ source: portal.source });
    await snapshotOf(publisher);
    portal.events.c1 = [october(30, at('05T10:00')), december(20)];
    expect(moves(await later(300))).toContain('o30 #1 2026-12-05T10:00:00Z');
  });

  it('the next date of an event that was moved and has taken place', async () => {
    const { edit, clock } = await opened();
    expect(await edit(at('02T10:00'))).toContain('was');
    await clock.advance(15 * day * 1000);
    expect(await edit(at('30T10:00'))).toBe('e1 #2 2026-12-30T10:00:00Z');
  });

  it('details that come late and differ from the list', async () => {
    const portal = smallPortal([december(1), december(20)]);
    portal.details = { e1: at('02T10:00') };
    portal.failing = { event: { e1: new Error('GET … answered 503') } };
    const { publisher, later } = openPublisher({ source: portal.source });
    expect(moves(await snapshotOf(publisher))).toContain('e1 #0 2026-12-01T10:00:00Z');
    portal.failing = {};
    expect(moves(await later(day))).toContain('e1 #1 2026-12-02T10:00:00Z');
  });

  it('other values that new rules read from the same data, and the old rules’ move is forgotten', async () => {
    const portal = smallPortal([december(1), december(20)]);
    const store = createMemoryStore();
    const { publisher, later, clock } = openPublisher({ source: portal.source, store });
    await snapshotOf(publisher);
    portal.events.c1 = [december(1, at('02T10:00')), december(20)];
    expect(moves(await later(300))).toContain('e1 #1 2026-12-02T10:00:00Z, was 2026-12-01T10:00:00Z');
    const settings = { ...publisherSettings, mapping: { changed: true } };
    const reread = openPublisher({
      source: portal.source,
      store,
      clock,
      settings,
      mapping: smallMapping({ hoursLater: 3 }),
    });
    expect(moves(await reread.later(300))).toEqual(['e1 #2 2026-12-02T13:00:00Z', 'e20 #1 2026-12-20T13:00:00Z']);
  });
});
