import { describe, expect, it } from 'vitest';
import { createApp } from '../../../src/app.ts';
import type { Snapshot } from '../../../src/calendar/snapshot.ts';
import { createMemoryStore } from '../../../src/store/memory-store.ts';
import { depsOf } from '../../app/app-deps.ts';
import { openPublisher, snapshotOf } from '../fakes/open-publisher.ts';
import { december } from '../fakes/small-event.ts';
import { type SmallRecord, smallPortal } from '../fakes/small-source.ts';

const weekly = (more: object = {}) => ({
  id: 's',
  title: 'Series',
  start: '2026-12-07T10:00:00Z',
  end: '2026-12-07T11:00:00Z',
  recurrence: { rules: ['FREQ=WEEKLY;COUNT=4'], exclude: [], include: [], ...more },
});
const override = (more: object = {}) => ({
  id: 'o',
  title: 'Special',
  start: '2026-12-14T15:00:00Z',
  end: '2026-12-14T16:00:00Z',
  overrides: { id: 's', start: '2026-12-14T10:00:00Z' },
  ...more,
});
const others = [december(28), december(29), december(30)];

async function published(...records: readonly SmallRecord[]) {
  const portal = smallPortal([...records, ...others]);
  const store = createMemoryStore();
  const opened = openPublisher({ source: portal.source, store });
  const app = createApp(depsOf({ publisher: opened.publisher, now: opened.clock.now }));
  await snapshotOf(opened.publisher);
  return {
    ...opened,
    store,
    /** What is published when the list has said the same for long enough. */
    async becomes(...next: readonly SmallRecord[]): Promise<string[]> {
      portal.events.c1 = [...next, ...others];
      for (let list = 0; list < 3; list += 1) await opened.later(900);
      return lines(await opened.later(900));
    },
    ics: async () => (await app.request('/feeds/c1.ics')).text(),
  };
}

const lines = ({ events }: Snapshot): string[] =>
  events
    .filter(({ event }) => !event.id.startsWith('e'))
    .map(({ event, revision, removed }) => `${event.id} #${revision.sequence}${removed ? ' cancelled' : ''}`);

describe('an override that is new or changes', () => {
  /** By the event's id: its sequence, its last change, and its stamp in calendars. */
  const revisions = ({ events }: Snapshot) =>
    Object.fromEntries(
      events.map(({ event, revision: { sequence, lastModified, completed } }) => [
        event.id,
        { sequence, lastModified, stamp: completed ?? lastModified },
      ]),
    );

  it('gives its series a later stamp, which Evolution and ICSx5 go by, and no other change', async () => {
    const { becomes, later } = await published(weekly());
    const first = revisions(await later(300));
    expect(await becomes(weekly(), override())).toEqual(['s #0', 'o #0']);
    const added = revisions(await later(300));
    expect(added.s).toEqual({ ...first.s, stamp: added.o?.stamp });
    expect(added.s?.stamp).not.toBe(first.s?.stamp);

    expect(await becomes(weekly(), override({ title: 'Other' }))).toEqual(['s #0', 'o #1']);
    const changed = revisions(await later(300));
    expect(changed.s).toEqual({ ...first.s, stamp: changed.o?.stamp });
    expect(changed.e28).toEqual(first.e28);
    expect(revisions(await later(300))).toEqual(changed);
  });

  it('moves no stamp of a series that is as new', async () => {
    const { later } = await published(weekly(), override());
    const { s } = revisions(await later(300));
    expect(s?.stamp).toBe(s?.lastModified);
  });
});

describe('an override that leaves the list', () => {
  it('gives its occurrence back to the series, whose revision moves once', async () => {
    const { becomes, later, ics } = await published(weekly(), override());
    expect(await ics()).toContain('RECURRENCE-ID');
    expect(await becomes(weekly())).toEqual(['s #1']);
    expect(await ics()).not.toMatch(/RECURRENCE-ID|CANCELLED|EXDATE/);
    const before = await later(300);
    const [series] = before.events;
    expect(series?.revision.lastModified).not.toBe('2026-11-20T12:00:00Z');
    expect(await later(300)).toEqual(before);
    expect(await becomes(weekly(), override())).toEqual(['s #1', 'o #1']);
  });

  it('moves the series only as far as it has not moved anyway', async () => {
    const { becomes } = await published(weekly(), override());
    expect(await becomes(weekly({ rules: ['FREQ=WEEKLY;COUNT=5'] }))).toEqual([expect.stringMatching(/^s #[12]$/)]);
  });

  it('is gone with its occurrence when the series excludes it', async () => {
    const { becomes, ics } = await published(weekly(), override());
    expect(await becomes(weekly({ exclude: ['2026-12-14T10:00:00Z'] }))).toEqual([expect.stringMatching(/^s #[12]$/)]);
    expect(await ics()).toMatch(/EXDATE[^\r]*20261214T100000Z/);
    expect(await ics()).not.toMatch(/RECURRENCE-ID|CANCELLED/);
  });

  it('goes with the series when that goes too', async () => {
    const { becomes } = await published(weekly(), override());
    expect(await becomes()).toEqual(['s #1 cancelled', 'o #1 cancelled']);
  });

  it('is gone without a word when the series turned private', async () => {
    const { becomes } = await published(weekly(), override());
    expect(await becomes({ ...weekly(), visibility: 'private' })).toEqual([]);
  });

  it('is gone without a word even when it is past', async () => {
    const { becomes, clock } = await published(weekly(), override());
    await clock.advance(25 * 86_400_000);
    expect(await becomes({ ...weekly(), visibility: 'private' })).toEqual([]);
  });

  it('stays when it is past, since it took place as it said', async () => {
    const { becomes, clock } = await published(weekly(), override());
    await clock.advance(25 * 86_400_000);
    expect(await becomes(weekly())).toEqual(['s #0', 'o #0']);
  });

  it('that an earlier release left as cancelled is given back too', async () => {
    const { becomes, store, publisher } = await published(weekly(), override());
    // As the earlier release stored it: removed, and cancelled.
    const manifest = JSON.parse((await store.read('calendar c1', 'manifest')).documents.get('') ?? '');
    const row = manifest.published.find(([identity]: [string]) => identity.startsWith('o'));
    row.splice(6, 2, 1, '2026-11-20T12:00:00Z');
    manifest.records = manifest.records.filter(([key]: [string]) => key !== 'o');
    await store.commit('calendar c1', await store.revision('calendar c1'), {
      put: [
        { kind: 'manifest', key: '', text: JSON.stringify(manifest) },
        {
          kind: 'kept',
          key: row[0],
          text: JSON.stringify({ ...(await eventOf(publisher, 'o')), status: 'cancelled' }),
        },
      ],
      drop: [{ kind: 'record', key: 'o' }],
    });
    expect(await becomes(weekly())).toEqual(['s #1']);
  });
});

describe('an override at another time than its series gives it', () => {
  const summaries = (text: string) => text.match(/^SUMMARY:.*$/gm)?.map((line) => line.slice(8).trim());

  it('is not called moved when nobody has seen the series without it', async () => {
    const { ics, becomes } = await published(weekly(), override());
    expect(summaries(await ics())).toContain('Special');
    expect(await ics()).not.toContain('Formerly');
    await becomes(weekly(), override({ title: 'Renamed' }));
    expect(summaries(await ics())).toContain('Renamed');
  });

  it('is called moved when the series was published before, and when it moves later', async () => {
    const { ics, becomes } = await published(weekly());
    await becomes(weekly(), override());
    expect(await ics()).toContain('Formerly: 2026-12-14 10:00');
    const other = await published(weekly(), override());
    await other.becomes(weekly(), override({ start: '2026-12-15T15:00:00Z', end: '2026-12-15T16:00:00Z' }));
    expect(summaries(await other.ics())).toContain('Moved: Special');
    expect(await other.ics()).toContain('Formerly: 2026-12-14 15:00');
    await other.becomes(weekly(), override());
    expect(summaries(await other.ics())).toContain('Special');
  });
});

describe('an override that may no longer be shown', () => {
  it.each([{ visibility: 'private' }, { status: 'draft' }])(
    'by %j gives its occurrence back, and clients read the series again',
    async (more) => {
      const portal = smallPortal([weekly(), override(), ...others]);
      const { publisher, later } = openPublisher({ source: portal.source });
      const before = await snapshotOf(publisher);
      portal.events.c1 = [weekly(), override(more), ...others];
      const after = await later(600);
      const sequence = ({ events }: Snapshot) => events.find(({ event }) => event.id === 's')?.revision.sequence ?? -1;
      expect(after.events.map(({ event }) => event.id)).not.toContain('o');
      expect(sequence(after)).toBe(sequence(before) + 1);
      expect(sequence(await later(600))).toBe(sequence(after));
    },
  );
});

describe('an override of a series with an occurrence of its own', () => {
  it('replaces the occurrence, in a series that clients can read and in one that must be expanded', async () => {
    for (const rules of [['FREQ=WEEKLY;COUNT=4'], ['FREQ=WEEKLY;COUNT=4', 'FREQ=MONTHLY;COUNT=2']]) {
      const { ics } = await published({ ...weekly({ rules }), occurrence: 'one' }, override());
      const text = await ics();
      expect(text.match(/DTSTART[^\r]*:20261214T100000Z?/g)).toBeNull();
      const uids = text.match(/^UID:c1\/s.*$/gm)?.map((line) => line.trim());
      if (rules.length === 1) expect(uids).toEqual(Array(2).fill('UID:c1/s/one@portal.example'));
      else expect(uids).toContain('UID:c1/s/one%2F2026-12-14T10%3A00%3A00Z@portal.example');
    }
  });
});

async function eventOf(publisher: Parameters<typeof snapshotOf>[0], id: string): Promise<object> {
  return (await snapshotOf(publisher)).events.find(({ event }) => event.id === id)?.event ?? {};
}
