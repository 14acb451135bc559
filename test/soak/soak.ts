import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sleep } from '../publisher/fakes/portal-publisher.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { freePort } from './free-port.ts';
import { createLife, type LifeReport, readLife } from './life.ts';
import type { PortalOrder } from './portal-process.ts';
import { type KalendsProcess, type PortalProcess, startKalendsProcess, startPortalProcess } from './processes.ts';
import { feedFormats, readFeed } from './read-feed.ts';
import { createTruth } from './truth.ts';
import { createWitness } from './witness.ts';

export interface SoakPlan {
  readonly seed: number;
  /** How many events each of the two calendars has at first. */
  readonly events: number;
  /** The steps, in order. */
  readonly steps: readonly SoakStep[];
  /** Milliseconds between two steps; faults begin and end only at these moments. */
  readonly stepMs: number;
  readonly log?: (line: string) => void;
  /** Three processes behind nginx use it; absent: two processes use a file. */
  readonly database?: SoakDatabase;
}

/** A database that can be stopped and started. */
export interface SoakDatabase {
  /** As in KALENDS_STORE. */
  readonly address: string;
  stop(): Promise<void>;
  start(): Promise<void>;
}

export type SoakStep =
  | keyof typeof faults
  | keyof typeof listFaults
  | 'well'
  | 'life'
  | 'refuse'
  | 'damage a row'
  | 'crash engine'
  | 'reload'
  | 'drain'
  | 'kill one'
  | 'kill both'
  | 'stop database'
  | 'forward'
  | 'back';

export interface SoakReport {
  /** What subscribers should never have seen, in sentences. */
  readonly complaints: readonly string[];
  readonly polls: number;
  readonly lists: number;
  readonly kills: number;
  readonly life: LifeReport;
}

/** How the portal can fail. */
export const faults = {
  fail: { fail: 503 },
  'fail details': { fail: 500, failOn: 'details' },
  html: { fail: 'html' },
  truncate: { fail: 'truncate', failOn: 'events' },
  hang: { fail: 'hang', failOn: 'details' },
  drip: { fail: 'drip', failOn: 'events' },
  reset: { fail: 'reset' },
} as const satisfies Readonly<Record<string, PortalOrder['control']>>;

/** How a list can be wrong. Nothing of it may cancel, empty or stop a calendar. */
export const listFaults = {
  /** So few that the guard holds the list back. */
  forget: { remember: 1 },
  /** Too many for the guard to notice: removals must be confirmed. */
  'forget some': { remember: 0.7 },
  'page 2 empty': { pageTwo: { as: 'empty', times: 3 } },
  'page 2 html': { pageTwo: { as: 'html', times: 3 } },
  'page 2 not found': { pageTwo: { as: 'not found', times: 3 } },
  'page 2 is page 1': { pageTwo: { as: 'first page again', times: 3 } },
} as const satisfies Readonly<Record<string, PortalOrder>>;

/** All that subscribers poll. */
const feeds = [...['c1', 'c2'].flatMap((calendar) => feedFormats.map((format) => `${calendar}.${format}`)), 'c3.ics'];

const healed: PortalOrder = { control: { fail: null, failOn: null }, refuse: false, remember: null };
/** How long all feeds may take at the end to reach the portal's state: enough for a slow machine. */
const patienceMs = 90_000;

/** Runs a portal and Kalends processes on one store through the steps, while subscribers poll all the time. */
export async function soak({ seed, events, steps, stepMs, database, log = () => {} }: SoakPlan): Promise<SoakReport> {
  const names = database === undefined ? ['A', 'B'] : ['A', 'B', 'C'];
  /** A process that starts again has the port that it had. */
  const ports = new Map(await Promise.all(names.map(async (name) => [name, await freePort()] as const)));
  const random = randomFrom(seed);
  const folder = mkdtempSync(join(tmpdir(), 'kalends-soak-'));
  const store = join(folder, 'kalends.db');
  const address = database?.address ?? `sqlite:${store}`;
  const truth = createTruth(events);
  const life = createLife();
  const isLife = (name: string): boolean => name.slice(2, 4) === 'c3';
  const recordsNow = () => ({ ...truth.records, c3: life.records });
  /**
   * The events whose rows were damaged. A process that starts then has to read them again. While the portal fails, its
   * calendar waits for a moment, and is then served without them.
   */
  const damaged = new Set<string>();
  const witness = createWitness(
    (name, id) => (isLife(name) ? life.newest(id) : truth.newest(name.slice(2, 4), id)),
    (name, id) => (isLife(name) ? life.mayBeCancelled(id) : truth.mayBeCancelled(name.slice(2, 4), id)),
    (name, id) =>
      damaged.has(`calendar ${name.slice(2, 4)} ${id.split(' ', 1)[0]}`) || (isLife(name) && life.mayBeGone(id)),
  );
  const running = new Map<string, KalendsProcess>();
  const ended = new AbortController();
  const disturbed: string[] = [];
  /** The feeds that each process has answered. */
  const seen = new Map<KalendsProcess, Set<string>>();
  let failure: unknown = null;
  const hasFailed = (): boolean => failure !== null || witness.complaints.length > 0;
  /** How many disturbances there had been when a version appeared. */
  const since = new Map<string, number>();
  let offset = 0;
  let kills = 0;
  let portal: PortalProcess | null = null;
  let balancer: Balancer | null = null;
  /** What came with each ETag of a feed: the same from every process. */
  const tagged = new Map<string, string>();

  const remember = (): void => {
    for (const [calendar, records] of Object.entries(truth.records))
      for (const { id, version } of records) {
        const name = `${calendar} ${id} v${version}`;
        if (!since.has(name)) since.set(name, disturbed.length);
      }
  };
  const start = async (name: string): Promise<void> => {
    const port = ports.get(name) ?? 0;
    // On a busy machine a process can lose its lease. What it has read is then read again.
    const onDiscarded = (): void => void disturbed.push('discarded');
    const options = { store: address, portal: portal?.url ?? '', offset, port, onDiscarded };
    running.set(name, await startKalendsProcess(name, options));
  };
  /** Every feed of this process was answered, so that it may lose its engine and still has to answer. */
  const answered = async (name: string): Promise<void> => {
    const asked = running.get(name);
    while (
      asked !== undefined &&
      running.get(name) === asked &&
      (seen.get(asked)?.size ?? 0) < feeds.length &&
      !hasFailed()
    )
      await sleep(20);
  };
  /** As after a power failure: one record's row no longer holds what was written. */
  const damageRow = (): void => {
    const database = new DatabaseSync(store, { timeout: 10_000 });
    const rows = database
      .prepare("SELECT shelf, key FROM documents WHERE kind = 'record' AND shelf <> 'calendar c3' ORDER BY shelf, key")
      .all();
    const { shelf = '', key = '' } = rows[Math.floor(random() * rows.length)] ?? {};
    const spoil = "UPDATE documents SET text = 'X' || substr(text, 2) WHERE kind = 'record' AND shelf = ? AND key = ?";
    database.prepare(spoil).run(shelf, key);
    database.close();
    damaged.add(`${shelf} ${key}`);
  };
  const anyOne = (): string => names[Math.floor(random() * names.length)] ?? 'A';
  /** The lease of a process that was killed runs out: for a file by the processes' clocks, for a database by its own. */
  const outlive = async (): Promise<void> => {
    if (database === undefined) await setClocks(11_000);
  };
  /** While the database is away, nobody asks the portal and everybody says why. */
  const stopDatabase = async (): Promise<void> => {
    // One that has just started has no copies yet.
    await Promise.all(names.map(answered));
    await database?.stop();
    const deadline = Date.now() + patienceMs;
    const isQuiet = async (): Promise<boolean> => {
      const before = await portal?.tell({});
      await sleep(2000);
      return before?.lists === (await portal?.tell({}))?.lists;
    };
    while (!(await isQuiet()))
      if (Date.now() > deadline) {
        witness.complain('the portal is asked while the database is away');
        break;
      }
    for (const { name, origin } of running.values()) {
      const [ready, metrics] = await Promise.all([fetch(`${origin}/readyz`), fetch(`${origin}/metrics`)]);
      const { store } = (await ready.json()) as { store: string | null };
      if (ready.status !== 200 || !store?.includes('serves what it has'))
        witness.complain(`${name} says ${ready.status} and ${store} at /readyz while the database is away`);
      if (!(await metrics.text()).includes('\nkalends_store_up 0\n'))
        witness.complain(`${name} does not count the database as away`);
    }
    await database?.start();
    await settled();
  };
  const kill = async (name: string): Promise<void> => {
    // At any moment of a refresh.
    await sleep(random() * 400);
    const victim = running.get(name);
    running.delete(name);
    await victim?.end();
    kills += 1;
  };
  const setClocks = async (by: number): Promise<void> => {
    offset += by;
    await Promise.all([...running.values()].map((each) => each.setClock(offset)));
  };

  const actions: Readonly<Record<string, () => Promise<unknown>>> = {
    'damage a row': async () => damageRow(),
    'crash engine': async () => {
      const name = anyOne();
      await answered(name);
      await running.get(name)?.crashEngine();
      await outlive();
    },
    reload: async () => running.get(anyOne())?.reload(),
    drain: async () => {
      const name = anyOne();
      const code = await running.get(name)?.drain();
      // The next one has the same port, and is not there at once.
      running.delete(name);
      if (code !== 0) witness.complain(`${name} was asked to end and exited with ${code}`);
      await start(name);
    },
    /** Subscribers see all that has changed. */
    life: settled,
    refuse: async () => portal?.tell({ refuse: true }),
    'kill one': async () => {
      const name = anyOne();
      await kill(name);
      // Another process takes over when this one's lease has run out.
      await outlive();
      await start(name);
    },
    'kill both': async () => {
      await Promise.all(names.map(kill));
      offset += 11_000;
      await Promise.all(names.map(start));
    },
    'stop database': stopDatabase,
    forward: () => setClocks(3_600_000),
    back: () => setClocks(-2 * 3_600_000),
  };

  async function step(what: SoakStep): Promise<void> {
    log(what);
    const before = { ...healed, events: recordsNow() };
    const fault = (faults as Readonly<Record<string, PortalOrder['control']>>)[what];
    const wrong = (listFaults as Readonly<Record<string, PortalOrder>>)[what];
    await portal?.tell({ ...before, ...wrong, control: { ...healed.control, ...fault } });
    for (const change of [truth.edit, truth.edit, truth.add, truth.drop, truth.restore])
      if (random() < 0.7) change(random);
    for (const change of life.changes) if (what === 'life' || random() < 0.25) change(random);
    remember();
    await portal?.tell({ events: recordsNow() });
    if (actions[what] !== undefined && what !== 'refuse' && what !== 'life') disturbed.push(what);
    await actions[what]?.();
    await sleep(stepMs);
  }

  /** One subscriber of each process, which polls one feed after the other without a pause. */
  async function poll(name: string): Promise<void> {
    while (!ended.signal.aborted) {
      for (const file of feeds) {
        const asked = running.get(name);
        if (asked !== undefined) await pollOnce(asked, file, name);
      }
      await sleep(20);
    }
  }
  async function pollOnce(asked: KalendsProcess, file: string, name: string): Promise<boolean> {
    const answer = await fetch(`${asked.origin}/feeds/${file}`).catch(() => null);
    const body = await answer?.text().catch(() => null);
    // The process was killed meanwhile.
    if (answer == null || body == null || running.get(name) !== asked) return false;
    if (answer.status === 503 && [...damaged].some((row) => row.startsWith(`calendar ${file.slice(0, 2)} `)))
      return false;
    // There is no copy yet.
    if (answer.status !== 200)
      throw new Error(`${name} ${file} answered ${answer.status} after there was a copy: ${body.slice(0, 200)}`);
    compareTag(file, answer, body, name);
    const { headers } = answer;
    seen.set(asked, (seen.get(asked) ?? new Set()).add(file));
    const lives = file === 'c3.ics' ? readLife(body) : null;
    for (const complaint of (lives && life.judge(name, lives)) ?? []) witness.complain(`${name} ${file}: ${complaint}`);
    witness.see({
      name: `${name} ${file}`,
      tag: headers.get('etag') ?? '',
      lastModified: Date.parse(headers.get('last-modified') ?? ''),
      body,
      events: lives ?? readFeed(file.slice(3), body),
    });
    return true;
  }

  function compareTag(file: string, { headers }: Response, body: string, name: string): void {
    if (database === undefined) return;
    const tag = `${file} ${headers.get('etag')}`;
    const content = `${headers.get('last-modified')} ${body}`;
    const known = tagged.get(tag);
    if (known !== undefined && known !== content)
      witness.complain(`${name} ${tag} came with ${content.slice(0, 40)}, and before with ${known.slice(0, 40)}`);
    tagged.set(tag, content);
  }

  /** A subscriber who gets its answers from whichever process nginx has chosen. */
  async function pollBalancer(origin: string): Promise<void> {
    while (!ended.signal.aborted) {
      for (const file of feeds) {
        const answer = await fetch(`${origin}/feeds/${file}`);
        const body = await answer.text();
        // All have been killed.
        if (answer.status === 502) continue;
        if (answer.status !== 200) witness.complain(`nginx ${file} answered ${answer.status}`);
        else compareTag(file, answer, body, 'nginx');
      }
      await sleep(20);
    }
  }

  /** What the calendars of a process lack compared with the portal; null: nothing. */
  async function lacking(asked: KalendsProcess): Promise<string | null> {
    for (const calendar of ['c1', 'c2']) {
      const seen = readFeed('ics', await (await fetch(`${asked.origin}/feeds/${calendar}.ics`)).text());
      for (const id of truth.ids(calendar)) {
        const event = seen.find((one) => one.id === id);
        const wanted = { version: truth.newest(calendar, id), cancelled: truth.isDropped(calendar, id) };
        // An event that appeared and left between two refreshes was never seen.
        if (event === undefined && wanted.cancelled) continue;
        if (event?.cancelled !== wanted.cancelled)
          return `${asked.name} ${calendar} ${id}: ${event?.text ?? 'missing'}`;
        if (!wanted.cancelled && event.version !== wanted.version)
          return `${asked.name} ${calendar} ${id} has version ${event.version}, not ${wanted.version}`;
      }
    }
    const lack = life.lacking(readLife(await (await fetch(`${asked.origin}/feeds/c3.ics`)).text()));
    return lack && `${asked.name} c3: ${lack}`;
  }

  async function settled(): Promise<void> {
    const deadline = Date.now() + patienceMs;
    for (;;) {
      const found = await Promise.all([...running.values()].map(lacking));
      const lack = found.find((one) => one !== null);
      if (lack == null) return;
      if (Date.now() > deadline) throw new Error(`The feeds do not come to tell the truth: ${lack}`);
      await sleep(200);
    }
  }

  try {
    portal = await startPortalProcess();
    remember();
    await portal.tell({ events: recordsNow() });
    await Promise.all(names.map(start));
    await settled();
    if (database !== undefined) balancer = await startBalancer([...ports.values()]);
    const polling = Promise.all([...names.map(poll), balancer && pollBalancer(balancer.origin)]);
    polling.catch((error) => {
      failure = error;
    });
    for (const what of steps) {
      await step(what);
      if (hasFailed()) break;
    }
    await portal.tell({ ...healed, events: recordsNow() });
    if (!hasFailed()) await settled();
    ended.abort();
    await polling;
    const { details, lists } = await portal.tell({});
    const readTwice = (): string[] =>
      Object.entries(details)
        .filter(([name, times]) => times > 1 + disturbed.length - (since.get(name) ?? 0))
        .map(([name, times]) => `the details of ${name} were read ${times} times`);
    // A process that has lost its lease finds out only when it saves.
    const deadline = Date.now() + patienceMs;
    while (readTwice().length > 0 && Date.now() < deadline) await sleep(200);
    const aside = readdirSync(folder).filter((file) => file.includes('damaged'));
    return {
      complaints: [...witness.complaints, ...readTwice(), ...aside.map((file) => `${file} was set aside`)],
      polls: witness.polls,
      lists,
      kills,
      life: life.seen,
    };
  } finally {
    ended.abort();
    await Promise.all([...running.values()].map((each) => each.end()));
    await portal?.end();
    await balancer?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Random numbers from 0 to below 1, the same for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = (seed % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
