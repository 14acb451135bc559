import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openNodeSqlite } from '../../src/store/sqlite/node-sqlite.ts';
import { createSqlStore } from '../../src/store/sqlite/sql-store.ts';
import { describeStore, storeBirth } from './store-contract.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-store-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const noon = storeBirth;
const logged: string[] = [];
const open = (path: string) =>
  createSqlStore(
    openNodeSqlite(path, {
      now: () => noon,
      sleep: (ms) => new Promise((done) => setTimeout(done, ms / 10)),
      log: (_level, message) => logged.push(message),
    }),
  );
const document = (text: string) => ({ put: [{ kind: 'event', key: 'a', text }], drop: [] });
const textIn = async (store: ReturnType<typeof open>) => (await store.read('one', 'event')).documents.get('a');

describeStore('a store in a file', () => open(join(folder, 'data', 'kalends.db')));
describeStore('a store in SQLite’s memory', () => open(':memory:'));

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
    await expect(store.revision('one')).rejects.toThrow(/^The store can't be used: ENOENT.*\/proc\/kalends/);
    expect(store.state()).toMatch(/Kalends serves what is in memory and saves nothing new\.$/);
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
    ['that is not an SQLite file', () => Buffer.from('this is no database, whatever its name says. '.repeat(200))],
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
    const sleep = async () => {
      waits += 1;
      if (waits === 2) other.exec('COMMIT');
    };
    const store = createSqlStore(openNodeSqlite(path, { now: () => noon, sleep, log: () => undefined }));
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
    await expect(store.revision('one')).rejects.toThrow("The store can't be used");
    expect(store.state()).toContain('Kalends serves what is in memory');
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
  it.skipIf(process.getuid?.() === 0)('that is read-only is read', async () => {
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
    await expect(earlier.revision('one')).rejects.toThrow(
      'The store has version 99, but this release reads at most version 2.',
    );
    expect(readdirSync(folder)).toEqual(['kalends.db']);
    await earlier.close();
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
