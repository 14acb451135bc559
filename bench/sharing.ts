import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPostgresStore } from '../src/store/postgres/postgres-store.ts';
import { type Portal, startPortal } from '../test/portal/portal.ts';
import { type PostgresServer, startPostgres } from '../test/postgres/postgres-server.ts';
import { openPortalPublisher, type PortalPublisher, sleep } from '../test/publisher/fakes/portal-publisher.ts';
import type { Bench, Result } from './result.ts';

const count = 2000;
const day = 86_400_000;

/** What a store in PostgreSQL costs beside one in a file, for a calendar of 2,000 events. Needs Debian's PostgreSQL. */
export async function benchSharing({ rounds, say }: Bench): Promise<readonly Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'kalends-sharing-'));
  // With its own settings for safety: what a commit costs is a part of it.
  const server = await startPostgres(['-c', 'fsync=on', '-c', 'full_page_writes=on']);
  await server.createDatabase('sharing');
  const events = Array.from({ length: count }, (_, n) => eventOf(n, 0));
  const portal = await startPortal({ events });
  const clock = { now: Date.now() };
  const open = (store: object): PortalPublisher =>
    openPortalPublisher({ url: portal.url, now: () => clock.now, ...store });
  const file = open({ path: join(folder, 'kalends.db') });
  const [one, other] = [0, 1].map(() => open({ store: connect(server) })) as [PortalPublisher, PortalPublisher];
  try {
    return await measure({ rounds, say, server, portal, events, clock, file, one, other });
  } finally {
    for (const each of [file, one, other]) await each.close();
    await portal.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(parts: {
  readonly rounds: number;
  readonly say: Bench['say'];
  readonly server: PostgresServer;
  readonly portal: Portal;
  readonly events: unknown[];
  readonly clock: { now: number };
  readonly file: PortalPublisher;
  readonly one: PortalPublisher;
  readonly other: PortalPublisher;
}): Promise<readonly Result[]> {
  const { rounds, say, server, events, clock, file, one, other } = parts;
  const refreshed = async ({ publisher }: PortalPublisher): Promise<number> => {
    const began = performance.now();
    await publisher.refresh();
    return performance.now() - began;
  };
  const fills = [await refreshed(file), await refreshed(one)] as const;
  await other.publisher.snapshot('c1');
  const same: number[] = [];
  const changed: number[] = [];
  const arrivals: number[] = [];
  const costs = { same: emptyCost(), changed: emptyCost() };
  for (let round = 1; round <= rounds; round += 1) {
    say(`round ${round} of ${rounds}`);
    clock.now += 600_000;
    const quiet = await costOf(server, () => refreshed(one));
    costs.same.add(quiet);
    same.push(quiet.result / (await refreshed(file)));
    clock.now += 600_000;
    events[round] = eventOf(round, round);
    const before = other.publisher.generation();
    const arrival = arrived(other, before);
    const moved = await costOf(server, async () => {
      const ms = await refreshed(one);
      const ended = performance.now();
      arrivals.push((await arrival) - ended);
      return ms;
    });
    costs.changed.add(moved);
    changed.push(moved.result / (await refreshed(file)));
  }
  const [size] = await server.query('sharing', "SELECT pg_total_relation_size('kalends_documents') AS bytes");
  const ratio = 'PostgreSQL on this machine beside SQLite';
  return [
    { what: 'first fill, ratio of times', figure: fills[1] / fills[0], aim: null, note: `${ratio}; ${count} events` },
    { what: 'refresh without news, ratio of times', figure: median(same), aim: null, note: ratio },
    { what: 'refresh with one change, ratio of times', figure: median(changed), aim: null, note: ratio },
    { what: 'transactions, refresh without news', figure: costs.same.transactions(), aim: null, note: 'both processes' },
    { what: 'transactions, refresh with one change', figure: costs.changed.transactions(), aim: null, note: 'both processes' },
    { what: 'log, refresh without news', figure: costs.same.log(), unit: 'KB', aim: null, note: 'write-ahead log' },
    { what: 'log, refresh with one change', figure: costs.changed.log(), unit: 'KB', aim: null, note: 'write-ahead log' },
    { what: 'the other process has a change, after the refresh', figure: median(arrivals), unit: 'ms', aim: null, note: 'it has loaded it by then' },
    { what: 'the calendar in the database', figure: Number(size?.bytes) / 1e6, unit: 'MB', aim: null, note: 'with its index' },
  ]; // biome-ignore format: a table
}

function connect({ port, password }: PostgresServer) {
  const settings = { name: 'the store', host: '127.0.0.1', port, database: 'sharing', user: 'kalends', password };
  const runtime = { now: Date.now, sleep, random: Math.random, log: () => undefined };
  return createPostgresStore(
    { ...settings, sslmode: 'disable', passwordFile: undefined, sslrootcert: undefined },
    runtime,
  );
}

/** When the other process had the change, by `performance.now()`. */
async function arrived({ publisher }: PortalPublisher, generation: number): Promise<number> {
  while (publisher.generation() === generation) await sleep(1);
  return performance.now();
}

interface Cost {
  readonly result: number;
  readonly transactions: number;
  readonly log: number;
}

/** What work costs the server: its transactions, and bytes of its write-ahead log. */
async function costOf(server: PostgresServer, work: () => Promise<number>): Promise<Cost> {
  const state = async () => {
    const [row] = await server.query(
      'postgres',
      `SELECT xact_commit + xact_rollback AS transactions, pg_current_wal_insert_lsn() - '0/0' AS log
       FROM pg_stat_database WHERE datname = 'sharing'`,
    );
    return { transactions: Number(row?.transactions), log: Number(row?.log) };
  };
  const before = await state();
  const result = await work();
  // The server reports its transactions with a delay.
  await sleep(1500);
  const after = await state();
  return { result, transactions: after.transactions - before.transactions, log: (after.log - before.log) / 1000 };
}

function emptyCost() {
  const all: Cost[] = [];
  return {
    add: (cost: Cost) => void all.push(cost),
    transactions: () => median(all.map(({ transactions }) => transactions)),
    log: () => median(all.map(({ log }) => log)),
  };
}

const median = (all: readonly number[]): number =>
  [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;

function eventOf(number: number, version: number): unknown {
  const start = new Date(Date.now() + (number % 300) * day).toISOString();
  return {
    id: `e${number}`,
    title: `Event ${number}, version ${version}`,
    start,
    end: start,
    description: `What happens at event ${number}. `.repeat(20),
  };
}
