import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { type Portal, startPortal } from '../portal/portal.ts';
import { shown, snapshotOf } from '../publisher/fakes/open-publisher.ts';
import { openPortalPublisher, type PortalPublisher } from '../publisher/fakes/portal-publisher.ts';
import { december } from '../publisher/fakes/small-event.ts';
import { fakeRuntime } from './fake-runtime.ts';

const noon = Date.parse('2026-11-20T12:00:00Z');
let directory: string;
let portal: Portal;
let events: Record<string, unknown>[];
const opened: PortalPublisher[] = [];
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kalends-backup-'));
  events = [1, 2, 3].map((day) => december(day, { description: `Details of ${day}` }));
  portal = await startPortal({ events });
});
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
  await portal.close();
  await rm(directory, { recursive: true });
});

const path = () => join(directory, 'k.db');
function open(now = noon): PortalPublisher {
  const each = openPortalPublisher({ url: portal.url, path: path(), now: () => now });
  opened.push(each);
  return each;
}
async function backup(...args: string[]) {
  const runtime = fakeRuntime({ KALENDS_STORE: `sqlite:${path()}` }, { directory });
  return { code: await main(['backup', ...args], runtime), ...runtime.written };
}

describe('kalends backup', () => {
  it.skipIf(process.platform === 'win32')('is its owner’s alone', async () => {
    await open().publisher.refresh();
    await backup('copy.db');
    expect((statSync(join(directory, 'copy.db')).mode & 0o777).toString(8)).toBe('600');
  });

  it('copies the store while it is in use, and the copy publishes the same bytes while the portal fails', async () => {
    const running = open();
    await running.publisher.refresh();
    events[0] = december(1, { title: 'Moved', description: 'Details of 1' });
    const later = open(noon + 400_000);
    await later.publisher.refresh();
    const before = await snapshotOf(later.publisher);
    expect(shown(before)[0]).toBe('e1 Moved #1');
    const { code, out } = await backup('copy.db');
    expect(out).toMatch(/^✓ copy\.db holds 1 calendar with 3 events, [\d.]+ KB\.\n$/u);
    expect(code).toBe(0);
    expect(readdirSync(directory).sort()).toEqual(['copy.db', 'k.db', 'k.db-shm', 'k.db-wal']);
    events[0] = december(1, { title: 'Lost with the store', description: 'Details of 1' });
    for (const each of opened.splice(0)) await each.close();
    portal.control.fail = 503;
    for (const suffix of ['', '-wal', '-shm']) rmSync(path() + suffix, { force: true });
    renameSync(join(directory, 'copy.db'), path());
    expect(await snapshotOf(open(noon + 500_000).publisher)).toEqual(before);
  });

  it('overwrites nothing without --force', async () => {
    const running = open();
    await running.publisher.refresh();
    writeFileSync(join(directory, 'copy.db'), 'precious');
    expect(await backup('copy.db')).toMatchObject({ code: 2, err: expect.stringContaining('copy.db exists.') });
    expect(readFileSync(join(directory, 'copy.db'), 'utf8')).toBe('precious');
    expect((await backup('copy.db', '--force')).code).toBe(0);
    expect(readFileSync(join(directory, 'copy.db'), 'latin1')).toMatch(/^SQLite format 3/);
    expect((await backup('k.db', '--force')).err).toContain('k.db is the store itself');
  });

  it.each<[string, () => void, string[], RegExp]>([
    ['no file is named', () => undefined, [], /^✗ Expected one file to write the copy to/],
    ['there is no store', () => undefined, ['copy.db'], /^✗ There is no store at .*k\.db\./],
    ['the store is a folder', () => mkdirSync(path()), ['copy.db'], /k\.db is a folder; expected a file\./],
    ['the store is a text', () => writeFileSync(path(), 'Dear diary'), ['copy.db'], /k\.db is not an SQLite database/],
    ['the store is another program’s', foreign, ['copy.db'], /k\.db holds no store of Kalends\./],
    ['the folder does not exist', () => undefined, ['none/copy.db'], /The folder of none\/copy\.db does not exist\./],
  ])('says what is wrong when %s, and leaves nothing behind', async (_what, make, args, message) => {
    make();
    const before = readdirSync(directory);
    const { code, err } = await backup(...args);
    expect([code, err]).toEqual([2, expect.stringMatching(message)]);
    expect(readdirSync(directory)).toEqual(before);
  });

  it('has nothing to copy from a store in memory', async () => {
    const runtime = fakeRuntime({ KALENDS_STORE: 'sqlite::memory:' }, { directory });
    expect(await main(['backup', 'copy.db'], runtime)).toBe(2);
    expect(runtime.written.err).toContain('sqlite::memory:');
    expect(existsSync(join(directory, 'copy.db'))).toBe(false);
  });
});

function foreign(): void {
  const database = new DatabaseSync(path());
  database.exec('CREATE TABLE invoices (id INTEGER)');
  database.close();
}
