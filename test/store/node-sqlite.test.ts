import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openNodeSqlite } from '../../src/store/sqlite/node-sqlite.ts';
import { createSqlStore } from '../../src/store/sqlite/sql-store.ts';
import { UnusableStoreError } from '../../src/store/store.ts';
import { storeContract } from '../../src/store/store-contract.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-store-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const noon = Date.parse('2026-11-20T12:00:00.250Z');
const logged: string[] = [];
const open = (path: string, now = noon) =>
  createSqlStore(
    openNodeSqlite(path, {
      now: () => now,
      sleep: (ms) => new Promise((done) => setTimeout(done, ms / 10)),
      log: (_level, message) => logged.push(message),
    }),
  );
const document = (text: string) => ({ put: [{ kind: 'event', key: 'a', text }], drop: [] });
const textIn = async (store: ReturnType<typeof open>) => (await store.read('one', 'event')).documents.get('a');

describe('a store in a file', () =>
  storeContract({ test: it, open: (born) => open(join(folder, 'data', 'kalends.db'), born) }));
describe('a store in SQLite’s memory', () => storeContract({ test: it, open: (born) => open(':memory:', born) }));

describe('a store file', () => {
  it('is read again by the next process', async () => {
    const path = join(folder, 'kalends.db');
    const first = open(path);
    await first.commit('one', 0, document('kept'));
    await first.close();
    const second = open(path);
    expect(await textIn(second)).toBe('kept');
    expect(await second.commit('one', 1, document('more'))).toBe(2);
    await second.close();
  });

  it('keeps its birth, and gets none when an earlier release made it', async () => {
    const path = join(folder, 'kalends.db');
    await open(path).commit('one', 0, document('kept'));
    const [later, old] = [noon + 86_400_000, join(folder, 'old.db')];
    const openLater = (file: string) =>
      createSqlStore(openNodeSqlite(file, { now: () => later, sleep: async () => {}, log: () => undefined }));
    const again = openLater(path);
    expect([await textIn(again), again.born]).toEqual(['kept', noon]);
    // What the first release made: one version, and no birth.
    const made = new DatabaseSync(old);
    made.exec(`CREATE TABLE kalends_versions (version INTEGER PRIMARY KEY) STRICT;
      INSERT INTO kalends_versions VALUES (1);
      CREATE TABLE shelves (name TEXT PRIMARY KEY, revision INTEGER NOT NULL) STRICT, WITHOUT ROWID;
      CREATE TABLE documents (shelf TEXT NOT NULL, kind TEXT NOT NULL, key TEXT NOT NULL, part INTEGER NOT NULL,
        text TEXT NOT NULL, PRIMARY KEY (shelf, kind, key, part)) STRICT, WITHOUT ROWID;
      CREATE TABLE leases (name TEXT PRIMARY KEY, holder TEXT NOT NULL, since INTEGER NOT NULL,
        until INTEGER NOT NULL) STRICT, WITHOUT ROWID;`);
    made.close();
    for (const _ of ['migrated', 'opened again']) {
      const store = openLater(old);
      expect([await store.commit('one', await store.revision('one'), document('new')), store.born]).toEqual([
        expect.any(Number),
        null,
      ]);
      await store.close();
    }
    await again.close();
  });

  it.skipIf(!existsSync('/proc/self'))('without a possible folder fails with a plain message, at once', async () => {
    const store = open('/proc/kalends/data/kalends.db');
    await expect(store.revision('one')).rejects.toThrow(/^The store \/proc\/kalends.* can't be used: ENOENT/);
  });

  it('serves two processes, and one of them leads', async () => {
    const path = join(folder, 'kalends.db');
    const [one, two] = [open(path), open(path)];
    expect(await Promise.all([one.commit('one', 0, document('1')), two.commit('one', 0, document('2'))])).toEqual([
      1,
      null,
    ]);
    expect(await two.revision('one')).toBe(1);
    expect([await one.lease('x', 'one', 1000, noon), await two.lease('x', 'two', 1000, noon)]).toEqual([true, false]);
    await one.close();
    await two.close();
  });

  it.each([
    ['whose first page is zero', (good: Buffer) => Buffer.concat([Buffer.alloc(16_384), good.subarray(16_384)])],
    ['whose header is damaged', (good: Buffer) => Buffer.concat([Buffer.from('SQLyte'), good.subarray(6)])],
    [
      'whose pages are damaged',
      (good: Buffer) => Buffer.concat([good.subarray(0, 4096), Buffer.alloc(good.length - 4096, 0x5a)]),
    ],
    ['that was cut off', (good: Buffer) => good.subarray(0, 6000)],
  ])('%s is set aside, and not lost', async (_what, damage) => {
    const path = join(folder, 'kalends.db');
    const first = open(path);
    await first.commit('one', 0, {
      put: Array.from({ length: 200 }, (_, n) => ({ kind: 'event', key: `${n}`, text: 'x'.repeat(200) })),
      drop: [],
    });
    await first.close();
    const damaged = damage(readFileSync(path));
    writeFileSync(path, damaged);
    writeFileSync(`${path}.damaged-20261120T120000Z`, 'an earlier one');
    const second = open(path);
    expect(await second.revision('one')).toBe(0);
    expect(await second.commit('one', 0, document('new'))).toBe(1);
    expect(second.historyLost).toBe(true);
    expect(second.state()).toBeNull();
    await second.close();
    expect(readFileSync(`${path}.damaged-20261120T120000Z`, 'utf8')).toBe('an earlier one');
    expect(readFileSync(`${path}.damaged-20261120T120000Z-2`).equals(damaged)).toBe(true);
    expect(logged.at(-1)).toContain('damaged');
  });

  it('that is locked is waited for, then reported, and used again when it is free', async () => {
    const path = join(folder, 'kalends.db');
    let waits = 0;
    let now = noon;
    const sleep = async (ms: number, idle?: AbortSignal) => {
      if (idle) return new Promise<void>(() => undefined);
      waits += 1;
      now += ms;
      if (waits === 2) other.exec('COMMIT');
    };
    const store = createSqlStore(openNodeSqlite(path, { now: () => now, sleep, log: () => undefined }));
    await store.commit('one', 0, document('kept'));
    const other = new DatabaseSync(path);
    other.exec('BEGIN IMMEDIATE');
    expect(await store.commit('one', 1, document('late'))).toBe(2);
    expect(waits).toBe(2);
    other.exec('BEGIN IMMEDIATE');
    await expect(store.commit('one', 2, document('never'))).rejects.toThrow(
      "The store can't be used: another process has locked it.",
    );
    expect(store.state()).toContain('another process has locked it');
    expect(await textIn(store)).toBe('late');
    // The others need not wait for the same lock.
    waits = 0;
    await expect(store.lease('x', 'one', 1000, now)).rejects.toThrow('locked');
    expect(waits).toBe(0);
    now += 1000;
    other.exec('COMMIT');
    other.close();
    expect(await store.commit('one', 2, document('again'))).toBe(3);
    expect(store.state()).toBeNull();
    await store.close();
  });

  it('that is gone is created again', async () => {
    const path = join(folder, 'data', 'kalends.db');
    const store = open(path);
    await store.commit('one', 0, document('kept'));
    rmSync(join(folder, 'data'), { recursive: true });
    expect(await store.revision('one')).toBe(0);
    expect(await store.commit('one', 0, document('anew'))).toBe(1);
    expect(await textIn(store)).toBe('anew');
    await store.close();
    expect(readdirSync(join(folder, 'data'))).toContain('kalends.db');
  });

  it('that can’t be created is reported, and is created once it can be', async () => {
    const path = join(folder, 'data', 'kalends.db');
    writeFileSync(join(folder, 'data'), 'a file where a folder is wanted');
    const store = open(path);
    await expect(store.revision('one')).rejects.toThrow(/^The store .*kalends\.db can't be used: .* KALENDS_STORE\.$/);
    rmSync(join(folder, 'data'));
    mkdirSync(join(folder, 'data'));
    expect(await store.commit('one', 0, document('made'))).toBe(1);
    await store.close();
  });

  it('on a full disk keeps its content', async () => {
    const path = join(folder, 'kalends.db');
    const store = open(path);
    await store.commit('one', 0, document('kept'));
    await store.close();
    const said: string[] = [];
    const log = (level: string, message: string) => said.push(`${level} ${message}`);
    const database = openNodeSqlite(path, { now: () => noon, sleep: async () => {}, log });
    const full = createSqlStore(database);
    await full.revision('one');
    await database.transaction('read', () => database.query('PRAGMA max_page_count = 10'));
    await expect(full.commit('one', 1, document('x'.repeat(300_000)))).rejects.toThrow('the disk is full');
    expect(await textIn(full)).toBe('kept');
    await expect(full.commit('one', 1, document('x'.repeat(300_000)))).rejects.toThrow('the disk is full');
    expect(await full.commit('one', 1, document('small'))).toBe(2);
    // Once each, however often it is tried.
    expect(said).toEqual([
      "warn The store can't be used: the disk is full. Kalends serves what is in memory and saves nothing new.",
      'info The store works again.',
    ]);
    await full.close();
  });

  // The superuser may write read-only files.
  it.skipIf(process.platform === 'win32' || process.getuid?.() === 0)('that is read-only is read', async () => {
    const path = join(folder, 'kalends.db');
    const store = open(path);
    await store.commit('one', 0, document('kept'));
    await store.close();
    chmodSync(path, 0o444);
    const readOnly = open(path);
    expect(await textIn(readOnly)).toBe('kept');
    await expect(readOnly.commit('one', 1, document('more'))).rejects.toThrow('it is read-only');
    await readOnly.close();
  });

  it('of a later release is left alone', async () => {
    const path = join(folder, 'kalends.db');
    const store = open(path);
    await store.commit('one', 0, document('kept'));
    await store.close();
    const later = new DatabaseSync(path);
    later.exec('INSERT INTO kalends_versions (version) VALUES (99)');
    later.close();
    const earlier = open(path);
    await expect(earlier.revision('one')).rejects.toThrow(UnusableStoreError);
    await expect(earlier.revision('one')).rejects.toThrow(
      'kalends.db has version 99, but this release reads at most version 2.',
    );
    expect(readdirSync(folder)).toEqual(['kalends.db']);
    await earlier.close();
  });
});

describe('a store that can’t be used', () => {
  const foreign = (path: string): void => {
    const database = new DatabaseSync(path);
    database.exec('CREATE TABLE invoices (id INTEGER)');
    database.close();
  };
  it.each<[string, (path: string) => void, RegExp]>([
    ['a folder', (path) => mkdirSync(path), /is a folder; expected a file/],
    ['a photo', (path) => writeFileSync(path, Buffer.alloc(9000, 0xd8)), /is not an SQLite database.*encrypted/],
    ['a text', (path) => writeFileSync(path, 'Dear diary'), /is not an SQLite database/],
    ['another program’s database', foreign, /is another program's database/],
  ])('because it is %s is left alone', async (_what, make, message) => {
    const path = join(folder, 'kalends.db');
    make(path);
    const before = readdirSync(folder);
    const store = open(path);
    await expect(store.revision('one')).rejects.toThrow(UnusableStoreError);
    await expect(store.commit('one', 0, document('x'))).rejects.toThrow(message);
    await store.close();
    expect(readdirSync(folder)).toEqual(before);
  });

  it('because it is locked at the start is waited for', async () => {
    const path = join(folder, 'kalends.db');
    const first = open(path);
    await first.commit('one', 0, document('kept'));
    await first.close();
    const other = new DatabaseSync(path);
    other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    let waits = 0;
    const sleep = async () => {
      waits += 1;
      if (waits === 40) other.close();
    };
    const store = createSqlStore(openNodeSqlite(path, { now: () => noon, sleep, log: () => undefined }));
    expect(await textIn(store)).toBe('kept');
    expect(waits).toBe(40);
    await store.close();
  });
});

describe('the files of a store', () => {
  const modes = () => readdirSync(folder).map((name) => (statSync(join(folder, name)).mode & 0o777).toString(8));

  it.skipIf(process.platform === 'win32')(
    'are their owner’s alone, and so is the folder that is made for them',
    async () => {
      const umask = process.umask(0);
      try {
        const store = open(join(folder, 'made', 'kalends.db'));
        await store.commit('one', 0, document('private'));
        expect((statSync(join(folder, 'made')).mode & 0o777).toString(8)).toBe('700');
        folder = join(folder, 'made');
        expect(readdirSync(folder)).toEqual(['kalends.db', 'kalends.db-shm', 'kalends.db-wal']);
        expect(modes()).toEqual(['600', '600', '600']);
        await store.close();
      } finally {
        process.umask(umask);
      }
    },
  );

  it.skipIf(process.platform === 'win32')(
    'that others could read are taken away from them, the damaged ones too',
    async () => {
      const path = join(folder, 'kalends.db');
      const first = open(path);
      await first.commit('one', 0, document('private'));
      await first.close();
      chmodSync(path, 0o644);
      chmodSync(folder, 0o755);
      const second = open(path);
      expect(await textIn(second)).toBe('private');
      expect(new Set(modes())).toEqual(new Set(['600']));
      expect(statSync(folder).mode & 0o777).toBe(0o755);
      await second.close();
      writeFileSync(path, Buffer.alloc(20_000));
      chmodSync(path, 0o666);
      const third = open(path);
      await third.revision('one');
      expect(new Set(modes())).toEqual(new Set(['600']));
      await third.close();
    },
  );

  it('hold everything in the first one as soon as nothing is being written', async () => {
    const path = join(folder, 'kalends.db');
    const idle: (() => void)[] = [];
    const sleep = (_ms: number, signal?: AbortSignal) =>
      new Promise<void>((done) => {
        if (signal === undefined) done();
        else idle.push(done);
      });
    const store = createSqlStore(openNodeSqlite(path, { now: () => noon, sleep, log: () => undefined }));
    await store.commit('one', 0, document('in the log'));
    expect(statSync(`${path}-wal`).size).toBeGreaterThan(0);
    idle.shift()?.();
    await expect.poll(() => idle.length + statSync(`${path}-wal`).size).toBeLessThan(2);
    idle.shift()?.();
    await expect.poll(() => statSync(`${path}-wal`).size).toBe(0);
    copyFileSync(path, join(folder, 'copy.db'));
    const copy = open(join(folder, 'copy.db'));
    expect(await textIn(copy)).toBe('in the log');
    await copy.close();
    await store.close();
  });

  it('don’t grow while there is always something to write', async () => {
    const path = join(folder, 'kalends.db');
    const never = () => new Promise<void>(() => undefined);
    const store = createSqlStore(openNodeSqlite(path, { now: () => noon, sleep: never, log: () => undefined }));
    for (let revision = 0; revision < 60; revision += 1)
      await store.commit('one', revision, document('x'.repeat(400_000)));
    expect(statSync(`${path}-wal`).size).toBeLessThan(6_000_000);
    await store.close();
  });
});

describe('two processes on one file', () => {
  const runtime = { now: () => noon, sleep: async () => undefined, log: () => undefined };
  const takePlace = (other: string, path: string): void => {
    for (const suffix of ['-wal', '-shm']) rmSync(path + suffix, { force: true });
    renameSync(other, path);
  };

  it('never write a transaction into a file that replaced the first one meanwhile', async () => {
    const path = join(folder, 'kalends.db');
    const other = join(folder, 'other.db');
    const own = openNodeSqlite(path, runtime);
    const second = createSqlStore(openNodeSqlite(other, runtime));
    await second.commit('one', 0, document('theirs'));
    await second.close();
    const insert = 'INSERT INTO documents (shelf, kind, key, part, text) VALUES (?, ?, ?, 0, ?)';
    const writing = own.transaction('write', () => {
      own.query(insert, 'one', 'event', 'b', 'ours');
      takePlace(other, path);
      own.query(insert, 'one', 'event', 'c', 'ours');
    });
    await writing.catch(() => undefined);
    await own.close();
    const after = open(path);
    expect([...(await after.read('one', 'event')).documents]).toEqual([['a', 'theirs']]);
    await after.close();
  });

  it('do not set a damaged file aside twice, which would lose what the other wrote', async () => {
    const path = join(folder, 'kalends.db');
    const other = join(folder, 'other.db');
    const second = createSqlStore(openNodeSqlite(other, runtime));
    await second.commit('one', 0, document('begun anew'));
    await second.close();
    const own = openNodeSqlite(path, runtime);
    let tries = 0;
    const found = await own.transaction('read', () => {
      tries += 1;
      if (tries > 1) return own.query('SELECT text FROM documents');
      takePlace(other, path);
      throw Object.assign(new Error('database disk image is malformed'), { errcode: 11 });
    });
    expect(found).toEqual([{ text: 'begun anew' }]);
    expect(readdirSync(folder).filter((file) => file.includes('damaged'))).toEqual([]);
    expect(own.historyLost).toBe(true);
    await own.close();
  });
});
