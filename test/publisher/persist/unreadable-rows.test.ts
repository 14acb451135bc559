import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Portal, startPortal } from '../../portal/portal.ts';
import { publisherSettings, shown, snapshotOf } from '../fakes/open-publisher.ts';
import { openPortalPublisher, type PortalPublisher, type PortalPublisherOptions } from '../fakes/portal-publisher.ts';
import { december, october } from '../fakes/small-event.ts';

const noon = Date.parse('2026-11-20T12:00:00Z');

let folder: string;
let path: string;
let portal: Portal;
let events: Record<string, unknown>[];
let now: number;
const opened: PortalPublisher[] = [];

beforeEach(async () => {
  now = noon;
  folder = mkdtempSync(join(tmpdir(), 'kalends-unreadable-'));
  path = join(folder, 'kalends.db');
  events = [
    october(1, { description: 'Details of a past event' }),
    ...Array.from({ length: 5 }, (_, n) => december(n + 1, { description: `Details of ${n + 1}` })),
  ];
  portal = await startPortal({ events });
});
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
  await portal.close();
  rmSync(folder, { recursive: true, force: true });
});

function open(options: Partial<PortalPublisherOptions> = {}): PortalPublisher {
  const each = openPortalPublisher({ url: portal.url, path, now: () => now, ...options });
  opened.push(each);
  return each;
}

/**
 * Edits the rows of one kind, as bit rot or a person with `sqlite3` would. `shelf` is the collection. Its revision is
 * raised, as if another process had written, so that a running program reads the rows again.
 */
function edit(kind: string, change: (text: string, key: string) => string | null): number {
  const database = new DatabaseSync(path);
  const rows = database.prepare('SELECT shelf, key, part, text FROM documents WHERE kind = ?').all(kind) as {
    [name in 'shelf' | 'key' | 'part' | 'text']: string;
  }[];
  let edited = 0;
  for (const { shelf, key, part, text } of rows) {
    const next = change(text, key);
    if (next === text) continue;
    edited += 1;
    const where = 'shelf = ? AND kind = ? AND key = ? AND part = ?';
    if (next === null) database.prepare(`DELETE FROM documents WHERE ${where}`).run(shelf, kind, key, part);
    else database.prepare(`UPDATE documents SET text = ? WHERE ${where}`).run(next, shelf, kind, key, part);
    database.prepare('UPDATE shelves SET revision = revision + 1 WHERE name = ?').run(shelf);
  }
  database.close();
  return edited;
}

const damages: Readonly<Record<string, (text: string) => string | null>> = {
  'a flipped first byte': (text) => `X${text.slice(1)}`,
  'the second half cut off': (text) => text.slice(0, text.length / 2),
  null: () => 'null',
  'an empty list': () => '[]',
  'a number': () => '17',
  'an object without anything': () => '{}',
  nothing: () => null,
};

/** A store in which one event was renamed, so that revisions differ, and one past event has left the list. */
async function fill(): Promise<{ readonly before: Awaited<ReturnType<typeof snapshotOf>> }> {
  const first = open();
  await first.publisher.refresh();
  events[1] = december(1, { title: 'Renamed', description: 'Details of 1' });
  events.splice(0, 1);
  now += 400_000;
  await first.publisher.refresh();
  const before = await snapshotOf(first.publisher);
  expect(shown(before)).toContain('e1 Renamed #1');
  await first.close();
  now += 1000;
  return { before };
}

const upcoming = (snapshot: Awaited<ReturnType<typeof snapshotOf>>) =>
  snapshot.events.filter(({ event }) => event.id.startsWith('e'));
const lossesIn = async ({ publisher }: PortalPublisher) => {
  const { calendars, store } = await publisher.status();
  return [
    ...(store === null ? [] : [store]),
    ...calendars.flatMap(({ problems }) => problems.map(({ message }) => message)),
  ];
};
const logs = ({ logged }: PortalPublisher) => logged.filter((line) => line.includes('lost'));

describe.each(Object.entries(damages))('a row damaged by %s', (_name, damage) => {
  it.each(['record', 'run', 'state'])('of the kind %s costs nothing at the start', async (kind) => {
    const { before } = await fill();
    expect(edit(kind, (text, key) => (kind === 'record' && key !== 'e1' ? text : damage(text)))).toBe(1);
    const again = open();
    await again.publisher.start();
    expect((await snapshotOf(again.publisher)).events).toEqual(before.events);
    await again.publisher.refresh();
    expect(await lossesIn(again)).toEqual([]);
    const restarted = open();
    expect((await snapshotOf(restarted.publisher)).events).toEqual(before.events);
    expect(logs(restarted)).toEqual([]);
  });

  it.each(['record', 'run', 'state'])('of the kind %s costs nothing while the program runs', async (kind) => {
    const { before } = await fill();
    const running = open();
    expect(await snapshotOf(running.publisher)).toEqual(before);
    edit(kind, (text, key) => (kind === 'record' && key !== 'e1' ? text : damage(text)));
    now += 400_000;
    await running.publisher.refresh();
    expect((await snapshotOf(running.publisher)).events).toEqual(before.events);
    expect(await lossesIn(running)).toEqual([]);
  });

  it('of the list of calendars does not change the identity of the site', async () => {
    await fill();
    const moved = { source: { ...publisherSettings.source, baseUrl: 'http://new.example/api', movedFrom: portal.url } };
    const one = open({ settings: moved });
    await one.publisher.refresh();
    const before = await one.publisher.index();
    await one.close();
    expect(edit('state', damage)).toBe(1);
    // The old address is no longer configured, and the store alone knows whose the identities are.
    const index = await open({ settings: { source: { ...moved.source, movedFrom: null } } }).publisher.index();
    expect(index).toMatchObject({ kind: 'index', siteId: before.kind === 'index' ? before.siteId : '' });
    const { hostname } = new URL(portal.url);
    expect(index).toMatchObject({ siteId: hostname });
  });

  it("of the site's identity is written again with the list", async () => {
    await fill();
    const texts: string[] = [];
    const noted = (text: string): string => {
      texts.push(text);
      return text;
    };
    edit('site', noted);
    edit('site', () => null);
    now += 400_000;
    await open().publisher.refresh();
    edit('site', noted);
    expect(texts).toEqual([texts[0], texts[0]]);
  });

  it('of the manifest is read again, and no revision goes back', async () => {
    const { before } = await fill();
    edit('manifest', damage);
    const again = open();
    const after = upcoming(await snapshotOf(again.publisher));
    expect(after.map(({ event }) => event)).toEqual(upcoming(before).map(({ event }) => event));
    for (const [index, { revision }] of upcoming(before).entries()) {
      expect(after[index]?.revision.sequence).toBeGreaterThanOrEqual(revision.sequence);
      expect(after[index]?.revision.lastModified && after[index].revision.lastModified >= revision.lastModified).toBe(
        true,
      );
    }
    expect(await lossesIn(again)).toEqual([]);
  });

  it('of an event that the portal no longer lists is said, and keeps its revision for when it comes back', async () => {
    const { before } = await fill();
    expect(edit('kept', damage)).toBe(1);
    const again = open();
    expect(upcoming(await snapshotOf(again.publisher))).toEqual(upcoming(before));
    expect(logs(again).join()).toContain('lost 1 event that the portal no longer lists');
    await again.publisher.refresh();
    expect(await lossesIn(again)).toEqual([]);
    events.unshift(october(1, { title: 'Back', description: 'Details of a past event' }));
    now += 400_000;
    await again.publisher.refresh();
    expect(shown(await snapshotOf(again.publisher))[0]).toMatch(/^o1 Back #[1-9]/);
  });

  it('of an event’s details is requested again', async () => {
    const { before } = await fill();
    expect(edit('details', (text, key) => (key === 'e2' ? damage(text) : text))).toBe(1);
    // New rules map every record again, with the details that are stored.
    const again = open({ settings: { mapVersion: '2' } });
    await again.publisher.refresh();
    expect(upcoming(await snapshotOf(again.publisher))).toEqual(upcoming(before));
    expect(await lossesIn(again)).toEqual([
      'The store has lost the details of event e2, so they are read again from the portal.',
    ]);
    const requests = portal.log.requests.length;
    now += 400_000;
    await again.publisher.refresh();
    expect(portal.log.requests.slice(requests).filter(({ operation }) => operation === 'details')).toHaveLength(1);
    expect(upcoming(await snapshotOf(again.publisher))).toEqual(upcoming(before));
    expect(await lossesIn(again)).toEqual([]);
  });
});

describe('lost events', () => {
  const lose = (key: string) => edit('record', (text, own) => (own === key ? 'X' : text));

  it('are said in the log once, and in the status until they are read again', async () => {
    await fill();
    lose('e2');
    portal.control.fail = 503;
    const again = open();
    // The portal is asked again within seconds, as for a first copy.
    expect(await again.publisher.snapshot('c1')).toEqual({
      kind: 'pending',
      retryAfter: expect.toSatisfy((s) => s < 8),
    });
    expect((await again.publisher.snapshot('c1')).kind).toBe('pending');
    await again.publisher.refresh();
    const message =
      'The store has lost the events of 1 record. The calendar is not served until the portal gives them again.';
    expect(await lossesIn(again)).toEqual([message]);
    expect((await again.publisher.status()).ready).toBe(false);
    expect(logs(again)).toEqual([`calendar c1: ${message}`]);
    portal.control.fail = null;
    await again.publisher.refresh();
    expect(await lossesIn(again)).toEqual([]);
    expect(logs(again).at(-1)).toContain('there again');
  });

  it('are never left out of a feed while the portal fails, but not for longer than a day', async () => {
    const { before } = await fill();
    lose('e2');
    portal.control.fail = 503;
    const again = open();
    expect((await again.publisher.snapshot('c1')).kind).toBe('pending');
    now += 2 * 86_400_000;
    const without = await snapshotOf(again.publisher);
    expect(shown(without)).toEqual(shown(before).filter((line) => !line.startsWith('e2')));
    expect(without.version).not.toBe(before.version);
    portal.control.fail = null;
    await again.publisher.refresh();
    const after = await snapshotOf(again.publisher);
    expect(upcoming(after)).toEqual(upcoming(before));
    expect(after.version).not.toBe(without.version);
  });

  it('that are read again with another title have the next revision', async () => {
    await fill();
    lose('e1');
    events[0] = december(1, { title: 'Renamed again', description: 'Details of 1' });
    const again = open();
    expect(shown(await snapshotOf(again.publisher))).toContain('e1 Renamed again #2');
  });

  it('are read again even if the list is held back or was read in part', async () => {
    const { before } = await fill();
    lose('e2');
    events.splice(1, 4);
    const again = open();
    // The portal was read, and does not give the event: the others are served.
    const held = await snapshotOf(again.publisher);
    expect(shown(held)).toEqual(shown(before).filter((line) => !line.startsWith('e2')));
    expect((await lossesIn(again)).join()).toContain('lost the events of 1 record');
    events.splice(1, 0, ...[2, 3, 4, 5].map((day) => december(day, { description: `Details of ${day}` })));
    now += 400_000;
    await again.publisher.refresh();
    expect(upcoming(await snapshotOf(again.publisher))).toEqual(upcoming(before));
  });

  it('do not end the program when a key can’t be read', async () => {
    const { before } = await fill();
    const database = new DatabaseSync(path);
    database.prepare("UPDATE documents SET key = ? WHERE kind = 'record' AND key = 'e2'").run('\uffff"half');
    database.close();
    const again = open();
    expect((await snapshotOf(again.publisher)).events).toEqual(before.events);
  });
});
