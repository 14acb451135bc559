import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { type Portal, startPortal } from '../portal/portal.ts';
import { openPortalPublisher, type PortalPublisher } from '../publisher/fakes/portal-publisher.ts';
import { december } from '../publisher/fakes/small-event.ts';
import { fakeRuntime } from './fake-runtime.ts';

const token = 'tok-5d21aa';
let directory: string;
let portal: Portal;
const opened: PortalPublisher[] = [];
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kalends-doctor-'));
  const events = [1, 2, 3].map((day) => december(day, { description: `Details of ${day}` }));
  portal = await startPortal({ events, token });
});
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
  await portal.close();
  await rm(directory, { recursive: true });
});

const path = () => join(directory, 'k.db');

/** A store that another process has open. */
async function fill(now = Date.now()): Promise<void> {
  const each = openPortalPublisher({ url: portal.url, path: path(), token, now: () => now });
  opened.push(each);
  await each.publisher.refresh();
}

async function doctor(variables: Record<string, string> = {}, ...args: string[]) {
  const all = {
    KALENDS_BASE_URL: portal.url,
    KALENDS_TOKEN: token,
    KALENDS_PUBLIC_URL: 'https://calendar.example',
    KALENDS_STORE: 'sqlite:k.db',
    ...variables,
  };
  const runtime = fakeRuntime(all, { directory });
  const code = await main(['doctor', ...args], runtime);
  const { out, err } = runtime.written;
  expect(out + err).not.toContain(token);
  return { code, out, lines: out.split('\n') };
}

function edit(sql: string): void {
  const database = new DatabaseSync(path());
  database.exec(sql);
  database.close();
}

describe('kalends doctor', () => {
  it('finds nothing wrong while Kalends runs, and changes nothing', async () => {
    await fill();
    const before = readFileSync(path());
    const revision = statSync(`${path()}-wal`).size;
    const { code, lines } = await doctor();
    expect(lines.filter((line) => /^[!✗]/u.test(line))).toEqual([]);
    expect(
      lines.map((line) => line.replace(/[\d.]+ (KB|MB|GB|TB)/u, 'N MB').replace(/\d+ seconds?/u, 'N seconds')),
    ).toEqual([
      'Store',
      '✓ k.db, N MB',
      '✓ Only its owner may read it',
      '✓ N MB are free on its disk',
      '✓ SQLite finds nothing wrong with the file, and its version is 2 of 2',
      '✓ It holds 1 calendar with 3 events',
      '✓ Every row can be read',
      `✓ It was filled from ${new URL(portal.url).host}${new URL(portal.url).pathname.replace(/\/$/u, '')}`,
      '✓ Calendar c1 (Calendar 1) was read N seconds ago',
      '',
      'Configuration',
      `✓ Node ${process.versions.node}`,
      '✓ The configuration is that of the environment',
      '✓ People use https://calendar.example',
      '',
      'Portal',
      '✓ It answers, and lists 1 calendar',
      '✓ It lists 3 events of calendar c1',
      "✓ Its clock and this machine's agree",
      '',
      '✓ Everything works.',
      '',
    ]);
    expect(code).toBe(0);
    expect([readFileSync(path()).equals(before), statSync(`${path()}-wal`).size]).toEqual([true, revision]);
  });

  type Trouble = [string, () => void, RegExp, number];
  const othersMayRead: Trouble[] =
    process.platform === 'win32'
      ? []
      : [
          [
            'others may read it',
            () => chmodSync(path(), 0o644),
            /^! Other users may read k\.db, .* chmod 600 k\.db$/mu,
            0,
          ],
        ];

  it.each<Trouble>([
    [
      'rows can’t be read',
      () => edit("UPDATE documents SET text = 'X' WHERE kind IN ('record', 'details') AND key = 'e1'"),
      /^! 2 rows can't be read or are missing\. Kalends reads/mu,
      0,
    ],
    [
      'a later release wrote it',
      () => edit('INSERT INTO kalends_versions (version) VALUES (99)'),
      /^✗ It has version 99, and this release reads at most version \d+\. A later release/mu,
      1,
    ],
    ...othersMayRead,
  ])('says that %s', async (_what, make, message, code) => {
    await fill();
    await opened.pop()?.close();
    make();
    const found = await doctor();
    expect([found.out, found.code]).toEqual([expect.stringMatching(message), code]);
  });

  it.each<[string, () => void, RegExp]>([
    ['that is a folder', () => mkdirSync(path()), /^✗ The store .*k\.db is a folder; expected a file\. Name another/mu],
    ['that is a text', () => writeFileSync(path(), 'Dear diary'), /^✗ The store .*k\.db is not an SQLite database/mu],
    ['whose pages are damaged', damaged, /^✗ (The file is damaged|The store .* can't be read: it is damaged)/mu],
  ])('says what is wrong with a store %s', async (_what, make, message) => {
    make();
    const before = readdirSync(directory);
    const { code, out } = await doctor();
    expect([code, out]).toEqual([1, expect.stringMatching(message)]);
    expect(readdirSync(directory)).toEqual(before);
  });

  it('says that a calendar is late, that the clock was set back, and that the store is another portal’s', async () => {
    await fill(Date.now() - 7_200_000);
    expect((await doctor()).out).toMatch(
      /^! Calendar c1 \(Calendar 1\) was read 2 hours ago\. Is Kalends running\?$/mu,
    );
    await opened.pop()?.close();
    await rm(path(), { force: true });
    await fill(Date.now() + 7_300_000);
    const { out, code } = await doctor({ KALENDS_BASE_URL: 'http://127.0.0.1:9/api' });
    expect(out).toMatch(/^! It was last written 2 hours in the future\. Check this machine's clock\.$/mu);
    expect(out).toMatch(/^✗ It was filled from .* but the base URL is 127\.0\.0\.1:9\/api\./mu);
    expect(code).toBe(1);
  });

  it('says what is wrong with the configuration, and then asks the portal nothing', async () => {
    const { code, lines } = await doctor({ KALENDS_PUBLIC_URL: 'calendar', KALENDS_COLOUR: 'red', PORT: 'x' });
    expect(code).toBe(2);
    expect(lines).toContainEqual(expect.stringMatching(/^✗ KALENDS_PUBLIC_URL: Expected/u));
    expect(lines).toContainEqual(expect.stringMatching(/^✗ PORT: Expected/u));
    expect(lines).toContainEqual(expect.stringMatching(/^! KALENDS_COLOUR is no variable of Kalends/u));
    expect(portal.log.requests).toEqual([]);
  });

  it('says that the portal refuses the token, without the token', async () => {
    const { code, lines } = await doctor({ KALENDS_TOKEN: `${token}x`, KALENDS_PUBLIC_URL: '' });
    expect(code).toBe(1);
    expect(lines).toContainEqual(expect.stringMatching(/^✗ .*401.*Check KALENDS_TOKEN/u));
    expect(lines).toContainEqual(expect.stringMatching(/^! KALENDS_PUBLIC_URL is not set/u));
    expect(lines.at(-2)).toBe('✗ 1 wrong, 1 to look at.');
  });

  it('says that the portal can’t be reached, and prints it as JSON', async () => {
    const { code, out } = await doctor({ KALENDS_BASE_URL: 'http://127.0.0.1:9/api' }, '--json');
    const { findings } = JSON.parse(out) as { findings: { area: string; level: string; message: string }[] };
    expect(findings.filter(({ level }) => level === 'error')).toEqual([
      {
        area: 'portal',
        level: 'error',
        message: expect.stringContaining('did not reach the portal'),
        advice: expect.any(String),
      },
    ]);
    expect(code).toBe(1);
  });

  it('needs no store and no portal for the sample', async () => {
    const runtime = fakeRuntime({}, { directory });
    expect(await main(['doctor'], runtime)).toBe(0);
    expect(runtime.written.out).toContain('built-in sample');
    expect(readdirSync(directory)).toEqual([]);
  });
});

function damaged(): void {
  edit('PRAGMA page_size = 4096; CREATE TABLE kalends_versions (version INTEGER); CREATE TABLE shelves (name TEXT)');
  const bytes = readFileSync(path());
  bytes.fill(0x5a, 4096);
  writeFileSync(path(), bytes);
}
