import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { sleep } from '../publisher/fakes/portal-publisher.ts';
import { freePort } from '../soak/free-port.ts';

/** Debian's PostgreSQL, in a folder of its own that is removed at the end. */
export interface PostgresServer {
  readonly port: number;
  readonly password: string;
  /** The folder of its socket. */
  readonly folder: string;
  /** Makes an empty database, and returns its address with the password. */
  createDatabase(name: string): Promise<string>;
  /** What `psql` would do, as its administrator. */
  query(database: string, sql: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /** Closes every connection at once and ends, as in a failure; `start` brings it back, unless it runs. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** PostgreSQL refuses to run as root, so root runs it as this user, which every Debian has. */
const unprivileged = 'nobody';

/** It would cost each test seconds to wait for the disk. */
const fast = ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'max_connections=60'];

/** `prepare` is called before the server starts for the first time. */
export async function startPostgres(
  settings: readonly string[] = [],
  { prepare }: { readonly prepare?: (place: { readonly data: string }) => void } = {},
): Promise<PostgresServer> {
  const programs = findPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'kalends-pg-'));
  const owner = process.getuid?.() === 0 ? ownerOf(unprivileged) : null;
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o755);
  const as = { stdio: 'ignore' as const, cwd: folder, ...owner };
  const data = join(folder, 'data');
  const password = 'pass/w@rd: 7%';
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'admin', '--auth-local=trust', '--auth-host=scram-sha-256', '-E', 'UTF8', '--no-locale', '-N'],
    as,
  );
  const port = await freePort();
  let child: ChildProcess | null = null;

  async function administer(database: string, sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ host: folder, port, user: 'admin', database });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(sql, values)).rows ?? [];
    } finally {
      await client.end();
    }
  }

  const server: PostgresServer = {
    port,
    password,
    folder,
    async createDatabase(name) {
      await administer('postgres', `CREATE DATABASE ${name} OWNER kalends`);
      return `postgres://kalends:${encodeURIComponent(password)}@127.0.0.1:${port}/${name}`;
    },
    query: administer,
    async stop() {
      // SIGINT: it ends at once, without waiting for those who are connected.
      child?.kill('SIGINT');
      if (child !== null && child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      child = null;
    },
    async start() {
      if (child !== null) return;
      const places = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
      child = spawn(join(programs, 'postgres'), [...places, ...fast, ...settings], as);
      for (;;) {
        const isReady = await administer('postgres', 'SELECT 1').catch(() => null);
        if (isReady !== null) return;
        if (child.exitCode !== null) throw new Error(`PostgreSQL has ended with ${child.exitCode}.`);
        await sleep(50);
      }
    },
    async close() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  prepare?.({ data });
  await server.start();
  await administer('postgres', `CREATE ROLE kalends LOGIN PASSWORD '${password}'`);
  return server;
}

/** Debian puts them into a folder of their version. */
function findPrograms(): string {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((one, other) => Number(one) - Number(other)) : [];
  const newest = versions.at(-1);
  if (newest === undefined) throw new Error('Debian’s package postgresql is needed: see .ci/run.');
  return join(root, newest, 'bin');
}

function ownerOf(name: string): { readonly uid: number; readonly gid: number } {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((one) => one.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}
