import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Snapshot } from '../../../src/calendar/snapshot.ts';
import { createMemoryStore } from '../../../src/store/memory-store.ts';
import { type Store, StoreError, UnusableStoreError } from '../../../src/store/store.ts';
import { type Portal, startPortal } from '../../portal/portal.ts';
import { shown, snapshotOf } from '../fakes/open-publisher.ts';
import {
  openPortalPublisher,
  type PortalPublisher,
  type PortalPublisherOptions,
  sleep,
} from '../fakes/portal-publisher.ts';
import { december } from '../fakes/small-event.ts';

const noon = Date.parse('2026-11-20T12:00:00Z');
const script = fileURLToPath(new URL('../fakes/refresh-process.ts', import.meta.url));

let folder: string;
let path: string;
let portal: Portal;
let events: Record<string, unknown>[];
const opened: PortalPublisher[] = [];
const children: ChildProcess[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-publisher-'));
  path = join(folder, 'kalends.db');
  events = Array.from({ length: 20 }, (_, n) => december(n + 1, { description: `Details of ${n + 1}` }));
  portal = await startPortal({ events });
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const each of opened.splice(0)) await each.close();
  await portal.close();
  rmSync(folder, { recursive: true, force: true });
});

function open(options: Partial<PortalPublisherOptions> = {}): PortalPublisher {
  const each = openPortalPublisher({ url: portal.url, path, now: () => noon, ...options });
  opened.push(each);
  return each;
}
const asked = (operation: string) => portal.log.requests.filter((request) => request.operation === operation).length;
const edit = (number: number, title: string) => {
  events[number - 1] = december(number, { title, description: `Details of ${number}` });
};

describe('two publishers on one file', () => {
  it('refresh once between them, and publish the same', async () => {
    portal.control.latencyMs = 20;
    const source = { paging: { style: 'none' } } as const;
    const [one, two] = [open({ source }), open({ source })];
    const [first, second] = await Promise.all([snapshotOf(one.publisher), snapshotOf(two.publisher)]);
    expect(second).toEqual(first);
    expect([asked('calendars'), asked('events'), asked('details')]).toEqual([1, 1, 20]);
  });

  it('see what the other has published', async () => {
    let now = noon;
    const [one, two] = [open({ now: () => now }), open({ now: () => now })];
    await one.publisher.refresh();
    await snapshotOf(two.publisher);
    edit(1, 'Moved');
    now += 400_000;
    await one.publisher.refresh();
    const requests = portal.log.requests.length;
    await snapshotOf(two.publisher);
    await expect.poll(async () => shown(await snapshotOf(two.publisher))[0]).toBe('e1 Moved #1');
    expect(await snapshotOf(two.publisher)).toEqual(await snapshotOf(one.publisher));
    expect(portal.log.requests.length).toBe(requests);
  });

  it('never mix the events of one moment with the revisions of another', async () => {
    const shared = createMemoryStore();
    let now = noon;
    const one = open({ store: shared, now: () => now });
    await one.publisher.refresh();
    edit(1, 'Moved');
    now += 1000;
    let between: (() => Promise<void>) | null = () => one.publisher.refresh();
    const store: Store = {
      ...shared,
      async read(collection, kind, keys) {
        const refresh = kind === 'record' ? between : null;
        if (refresh !== null) between = null;
        await refresh?.();
        return await shared.read(collection, kind, keys);
      },
    };
    const two = open({ store, now: () => now });
    expect(await snapshotOf(two.publisher)).toEqual(await snapshotOf(one.publisher));
    expect(between).toBeNull();
  });

  it('lose nothing when both refresh at the same time, again and again', async () => {
    const [one, two] = [open(), open()];
    await Promise.all([one.publisher.refresh(), two.publisher.refresh()]);
    for (let round = 1; round <= 5; round += 1) {
      edit(round, `Round ${round}`);
      await Promise.all([one.publisher.refresh(), two.publisher.refresh()]);
    }
    await one.publisher.refresh();
    await two.publisher.refresh();
    const [first, second] = [await snapshotOf(one.publisher), await snapshotOf(two.publisher)];
    expect(second).toEqual(first);
    expect(shown(first).slice(0, 6)).toEqual([...[1, 2, 3, 4, 5].map((n) => `e${n} Round ${n} #1`), 'e6 Event 6 #0']);
  });
});

describe('a restart', () => {
  it('serves what was published, byte for byte, without the portal', async () => {
    const one = open();
    const before = await snapshotOf(one.publisher);
    await one.close();
    await portal.close();
    const two = open();
    expect(JSON.stringify(await snapshotOf(two.publisher))).toBe(JSON.stringify(before));
  });

  it('after a kill at any moment of a refresh finds every event, and no revision that went back', async () => {
    let last: Snapshot | null = null;
    for (let round = 0; round < 3; round += 1) {
      const ahead = `${round * 60_000}`;
      const child = spawn(process.execPath, [script, portal.url, path, ahead], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      children.push(child);
      let refreshed = 0;
      child.stdout?.on('data', (chunk: Buffer) => {
        refreshed += chunk.toString().split('\n').length - 1;
      });
      const refreshes = async (count: number) => {
        const wanted = refreshed + count;
        while (refreshed < wanted) await sleep(1);
      };
      await refreshes(1);
      for (let change = 0; change < 10; change += 1) {
        edit(((round * 7 + change) % 20) + 1, `Round ${round}, change ${change}`);
        await sleep(3 + ((round * 13 + change * 5) % 11));
      }
      // First a run that began after the last change, however slow the machine is; then a kill at any moment of the next.
      await refreshes(2);
      await sleep((round * 13) % 11);
      child.kill('SIGKILL');
      await once(child, 'exit');
      portal.control.fail = 503;
      const { publisher, store } = open({ now: () => Date.now() });
      const snapshot: Snapshot = await snapshotOf(publisher);
      expect(snapshot.events).toHaveLength(20);
      expect(store.historyLost).toBe(false);
      if (last) expectNotBehind(snapshot, last);
      last = snapshot;
      portal.control.fail = null;
    }
    expect(last?.events.some(({ revision }) => revision.sequence > 1)).toBe(true);
  }, 60_000);
});

function expectNotBehind(snapshot: Snapshot, before: Snapshot): void {
  expect(snapshot.lastModified >= before.lastModified).toBe(true);
  for (const { event, revision } of before.events) {
    const now = snapshot.events.find((other) => other.event.id === event.id)?.revision;
    expect(now?.firstSeen).toBe(revision.firstSeen);
    expect(now?.sequence).toBeGreaterThanOrEqual(revision.sequence);
    expect((now?.lastModified ?? '') >= revision.lastModified).toBe(true);
    if (now?.sequence === revision.sequence) expect(now).toEqual(revision);
  }
}

describe('a store that fails', () => {
  it('stops nothing while it can’t be written, and catches up when it can', async () => {
    const { publisher, store } = open();
    await publisher.refresh();
    // A folder at the file's path: the store can be neither written nor opened.
    rmSync(path);
    rmSync(`${path}-wal`, { force: true });
    rmSync(`${path}-shm`, { force: true });
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'a file where the folder was');
    edit(1, 'Moved');
    await publisher.refresh();
    expect(shown(await snapshotOf(publisher))[0]).toBe('e1 Moved #1');
    expect((await publisher.status()).store).toContain('Kalends serves what is in memory');
    rmSync(folder);
    edit(2, 'Moved too');
    await publisher.refresh();
    const after = await snapshotOf(publisher);
    expect(shown(after).slice(0, 2)).toEqual(['e1 Moved #1', 'e2 Moved too #1']);
    expect((await publisher.status()).store).toBeNull();
    await store.close();
    portal.control.fail = 503;
    const restarted = open();
    expect(await snapshotOf(restarted.publisher)).toEqual(after);
  });

  it('from the start does not let the publisher start, and the portal is not asked', async () => {
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'a file where the folder is wanted');
    const one = open();
    await expect(one.publisher.start()).rejects.toThrow(UnusableStoreError);
    expect(await one.publisher.index()).toMatchObject({ kind: 'pending' });
    expect((await one.publisher.status()).store).toContain("kalends.db can't be used");
    expect(portal.log.requests).toEqual([]);
  });

  it('while another process keeps writing takes nothing back when it can be read again', async () => {
    let now = noon;
    const store = createMemoryStore();
    const cut = { off: false };
    const flaky = new Proxy(store, {
      get: (target, name) => {
        if (cut.off && ['revision', 'read', 'commit', 'lease'].includes(String(name)))
          return () => Promise.reject(new StoreError('The store is out of reach.'));
        return Reflect.get(target, name);
      },
    });
    const [one, two] = [open({ store: flaky, now: () => now }), open({ store, now: () => now })];
    await one.publisher.refresh();
    cut.off = true;
    for (const title of ['Moved', 'Moved again']) {
      edit(1, title);
      now += 60_000;
      await one.publisher.refresh();
    }
    const alone = await snapshotOf(one.publisher);
    expect(shown(alone)[0]).toBe('e1 Moved again #2');
    expect((await one.publisher.status()).store).toBe('The store is out of reach.');
    edit(2, 'Moved too');
    await two.publisher.refresh();
    edit(1, 'Moved on');
    await two.publisher.refresh();
    portal.control.fail = 503;
    cut.off = false;
    now += 400_000;
    await one.publisher.refresh();
    const joined = await snapshotOf(one.publisher);
    expectNotBehind(joined, alone);
    expect(shown(joined).slice(0, 2)).toEqual(['e1 Moved on #3', 'e2 Moved too #1']);
    expect((await one.publisher.status()).store).toBeNull();
    expect(await snapshotOf(open({ store }).publisher)).toEqual(joined);
  });

  it('because it is damaged is set aside, and new revisions are higher than any that was lost', async () => {
    const one = open();
    await one.publisher.refresh();
    edit(1, 'Moved');
    await one.publisher.refresh();
    const before = await snapshotOf(one.publisher);
    await one.close();
    writeFileSync(path, Buffer.alloc(20_000));
    const two = open({ now: () => noon + 60_000 });
    await two.publisher.refresh();
    const after = await snapshotOf(two.publisher);
    expect(after.events.map(({ event }) => event)).toEqual(before.events.map(({ event }) => event));
    for (const [index, { revision }] of after.events.entries())
      expect(revision.lastModified >= (before.events[index]?.revision.lastModified ?? '')).toBe(true);
    expect(readdirSync(folder).some((name) => name.includes('.damaged-'))).toBe(true);
  });
});
