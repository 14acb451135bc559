import type { Client } from 'pg';
import { queryOf } from './postgres-database.ts';

/** The channel on which a process says which collection it has written. */
export const channel = 'kalends';

export interface ChangeListenerDeps {
  connect(): Promise<Client>;
  /** Distinguishes this process from the others. */
  readonly self: string;
  /** Another process has written a collection (its id), or may have written any (null). */
  readonly changed: (id: string | null) => void;
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  readonly random: () => number;
  readonly log: (level: 'warn', message: string) => void;
  readonly signal: AbortSignal;
}

/** How long to wait before the next attempt to connect: longer each time. */
const pauseMs = { first: 100, longest: 2_000 };
/** How often the revisions are compared, in case that a notification or the connection was lost without a sign. */
const beatMs = { usual: 15_000, withoutNotifications: 1_000 };
/** How long the first notification, to oneself, may take. */
const echoMs = 5_000;

/** What is sent: who has written which collection, and its revision then. */
export const notice = (self: string, id: string, revision: number): string => `${self} ${revision} ${id}`;

/**
 * Listens for what other processes write until the signal is aborted, on a connection of its own, which is made again
 * when it was lost. Whatever may have been missed meanwhile is reported as `null`.
 */
export async function listenForChanges(deps: ChangeListenerDeps): Promise<void> {
  const { sleep, random, signal } = deps;
  for (let pause = pauseMs.first; !signal.aborted; ) {
    const client = await deps.connect().catch(() => null);
    if (client !== null) {
      pause = pauseMs.first;
      await listen(client, deps).catch(() => undefined);
      await client.end().catch(() => undefined);
    }
    await sleep(pause * (0.8 + 0.4 * random()), signal);
    pause = Math.min(pause * 2, pauseMs.longest);
  }
}

/** Until the connection is lost, or the signal is aborted. */
async function listen(client: Client, { self, changed, sleep, log, signal }: ChangeListenerDeps): Promise<void> {
  const ending = new AbortController();
  const lost = AbortSignal.any([signal, ending.signal]);
  client.on('error', () => ending.abort());
  client.on('end', () => ending.abort());
  const query = queryOf(client);
  /** The revision of each collection that was last heard of, and that which was announced last. */
  const known = new Map<string, number>();
  const announced = new Map<string, number>();
  const echo = Promise.withResolvers<boolean>();
  let isEchoed = false;

  client.on('notification', ({ payload = '' }) => {
    const [from, revision, ...rest] = payload.split(' ');
    const id = rest.join(' ');
    if (from === self && revision === 'echo') {
      isEchoed = true;
      echo.resolve(true);
      return;
    }
    known.set(id, Number(revision));
    announced.set(id, Number(revision));
    if (from !== self) changed(id);
  });

  /** Compares the revisions with those that were heard of. Returns what nobody has announced so far. */
  async function compare(isFirst: boolean): Promise<readonly (readonly [id: string, revision: number])[]> {
    const found: (readonly [string, number])[] = [];
    for (const { id, revision } of await query('SELECT id, revision FROM kalends_collections')) {
      const [name, now] = [String(id), Number(revision)];
      if (known.get(name) === now) continue;
      known.set(name, now);
      if (isFirst) continue;
      found.push([name, now]);
      changed(name);
    }
    return found;
  }

  await query(`LISTEN ${channel}`);
  await query('SELECT pg_notify($1, $2)', [channel, `${self} echo`]);
  await compare(true);
  changed(null);
  const waited = new AbortController();
  await Promise.race([echo.promise, sleep(echoMs, AbortSignal.any([lost, waited.signal]))]);
  waited.abort();
  if (!isEchoed && !lost.aborted) log('warn', unheard);
  let isHeard = isEchoed;
  while (!lost.aborted) {
    await sleep(isHeard ? beatMs.usual : beatMs.withoutNotifications, lost);
    const found = lost.aborted ? [] : await compare(false);
    if (!isHeard || found.length === 0) continue;
    // The notification of a change that was just made may be on its way.
    await sleep(beatMs.withoutNotifications, lost);
    if (lost.aborted || found.every(([id, revision]) => (announced.get(id) ?? 0) >= revision)) continue;
    isHeard = false;
    log('warn', unheard);
  }
}

const unheard =
  'The database does not pass on notifications, as behind a connection pooler in transaction mode. Kalends asks every ' +
  'second for changes instead. Name the database itself in KALENDS_STORE, or use the pooler in session mode.';
