import { LRUCache } from 'lru-cache';
import type { Snapshot } from '../../calendar/snapshot.ts';
import type { Publisher } from '../../publisher/publisher.ts';
import type { Log } from '../../publisher/runtime.ts';
import { busy } from '../http-problem.ts';
import {
  askSnapshots,
  askVersions,
  type CurrentAnswer,
  isSameVersions,
  loadSnapshots,
  type Versions,
} from '../lookup.ts';
import type { Representation } from './representation.ts';

/** Bounds where neither the configuration nor the runtime says another one. */
export const defaultCacheBytes = 64_000_000;
export const defaultRenderings = 2;

/** What a representation is made for. */
interface Asked {
  /** What its links begin with. */
  readonly origin: string;
  /** Distinguishes the representations of one origin: equal keys replace each other. */
  readonly key: string;
  /** The calendars that it is made of, in order. */
  readonly calendarIds: readonly string[];
  /** Everything else that its bytes depend on. */
  readonly inputs: readonly unknown[];
  /** It loads what it needs by itself, since it may need few of the snapshots, or only previews. */
  readonly lean?: 'snapshots' | 'previews';
}

/** What a representation is built from. */
export interface Material {
  /** In the order of the calendars. Of a lean representation there are none. */
  readonly answers: readonly CurrentAnswer[];
  /** What is published, by calendar id. */
  readonly versions: Versions;
  /** Loads what is published of one calendar. */
  readonly load: (calendarId: string) => Promise<CurrentAnswer>;
  /** The representation that the new one will replace. The new Last-Modified must not be earlier. */
  readonly previous: Representation | null;
}

export interface RepresentationCache {
  /**
   * The representation of what is published now: kept, being built for another request, or built when it has its turn.
   * If too many wait for theirs, an older one if it is kept, else a 503.
   */
  represent(asked: Asked, build: (from: Material) => Promise<Representation>): Promise<Representation>;
  usage(): { readonly bytes: number; readonly entries: number };
}

interface Kept {
  readonly representation: Representation;
  readonly versions: Versions;
  /** The calendars' ids and the other inputs, as JSON. */
  readonly inputs: string;
}

/** Bytes that an entry takes beside its texts and bodies: objects and their places in maps, roughly. */
const overhead = 2048;

/**
 * Bytes of an entry: the bodies, and every text that it holds. Most texts take one byte for a character, but one letter
 * outside Latin-1 makes it two.
 */
function bytesOf({ representation, versions, inputs }: Kept, key: string): number {
  return representation.size + 2 * (key.length + inputs.length + JSON.stringify(versions).length) + overhead;
}

/**
 * Keeps the representations used last, in at most `bytes`. `join`: a request may wait for what another is building, and
 * for its turn. Set it to false on Workers: when a request is cancelled there, its promises never settle, and those who
 * wait for them would hang.
 */
export function createRepresentationCache(deps: {
  readonly publisher: Publisher;
  readonly bytes: number;
  readonly join: boolean;
  readonly queue: RenderQueue;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** What is shown of a snapshot; by default all of it. */
  readonly shown?: ((snapshot: Snapshot) => Snapshot) | undefined;
  /** Moves a new representation to where its bytes are kept. */
  readonly place?: ((representation: Representation) => Representation) | undefined;
}): RepresentationCache {
  const { publisher, join, queue, place = (one) => one, shown = (one) => one } = deps;
  const kept = new LRUCache<string, Kept>({ maxSize: deps.bytes, sizeCalculation: bytesOf });
  const admits = createAdmission(deps.now);
  const building = new Map<string, Promise<Representation>>();

  return {
    usage: () => ({ bytes: kept.calculatedSize, entries: kept.size }),
    async represent({ origin, key: ownKey, calendarIds, inputs: ownInputs, lean }, build) {
      const key = `${origin} ${ownKey}`;
      const inputs = JSON.stringify([calendarIds, ...ownInputs]);
      const found = kept.get(key);
      const known = found?.inputs === inputs ? found.versions : null;
      // In one process the versions cost nothing, so that snapshots are loaded only by those who have their turn.
      const ahead = await askVersions(publisher, calendarIds, lean === 'previews');
      if (found && known && ahead && isSameVersions(known, ahead.versions)) return found.representation;
      // On Workers, a caller that holds nothing asks in its turn.
      const asked = ahead === null && (join || known) ? await askSnapshots(publisher, calendarIds, known) : undefined;
      if (found && asked === null) return found.representation;

      const job = JSON.stringify([key, inputs, ahead?.versions ?? asked?.versions]);
      const joined = join ? building.get(job) : undefined;
      if (joined) return joined;
      const previous = found?.representation ?? null;
      const work = async (): Promise<Representation> => {
        const current =
          lean !== undefined && ahead !== null
            ? { answers: [], versions: ahead.versions }
            : (asked ?? (await loadSnapshots(publisher, calendarIds, ahead?.absent)));
        const asShown = (answer: CurrentAnswer) =>
          answer.kind === 'snapshot' ? { ...answer, snapshot: shown(answer.snapshot) } : answer;
        const answers = current.answers.map(asShown);
        const load = async (id: string): Promise<CurrentAnswer> => {
          const known = answers[calendarIds.indexOf(id)] ?? ahead?.absent.get(id);
          return known ?? asShown((await loadSnapshots(publisher, [id])).answers[0] as CurrentAnswer);
        };
        const representation = place(await build({ answers, versions: current.versions, load, previous }));
        if (admits(origin)) kept.set(key, { representation, versions: current.versions, inputs });
        return representation;
      };
      // What no snapshot belongs to costs next to nothing: a calendar that does not exist, the list of feeds.
      const isLight = ahead !== null && ahead.absent.size === new Set(calendarIds).size;
      const turn = isLight ? work() : queue.run(work);
      if (turn === null) {
        if (previous !== null) return previous;
        throw busy();
      }
      const added = turn.finally(() => building.delete(job));
      building.set(job, added);
      return added;
    },
  };
}

/** Origins whose representations are kept. Without a public URL there is one for each Host that anyone sends. */
const mostOrigins = 50;
const originRestsMs = 600_000;

/** Says whether an origin's representations are kept. A new origin takes the place of one that was unused for a while. */
function createAdmission(now: () => number): (origin: string) => boolean {
  const used = new Map<string, number>();
  return (origin) => {
    if (!used.has(origin) && used.size >= mostOrigins) {
      const [oldest = '', at = 0] = used.entries().next().value ?? [];
      if (now() - at < originRestsMs) return false;
      used.delete(oldest);
    }
    used.delete(origin);
    used.set(origin, now());
    return true;
  };
}

/** How long the log rests after it said that the queue is full, in milliseconds. */
const restsMs = 600_000;

/** Lets a few build at the same time and some more wait, because each holds snapshots and bytes in memory. */
export interface RenderQueue {
  /** Runs the work in its turn. Null: too many wait already. */
  run<T>(work: () => Promise<T>): Promise<T> | null;
  /** `refused`: how many got no turn so far. */
  usage(): { readonly running: number; readonly waiting: number; readonly refused: number };
}

/**
 * `running`: how many may work at the same time. `waiting`: how many may wait for their turn. `leaseMs`: after this time
 * a piece of work no longer counts; for Workers, where the promises of a cancelled request never settle.
 */
export function createRenderQueue(deps: {
  readonly running: number;
  readonly waiting: number;
  readonly leaseMs: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: Log;
}): RenderQueue {
  const { now, log } = deps;
  const running = new Set<{ readonly until: number }>();
  const waiting: (() => void)[] = [];
  let saidAt = Number.NEGATIVE_INFINITY;
  let refused = 0;

  async function begin<T>(work: () => Promise<T>): Promise<T> {
    const lease = { until: now() + deps.leaseMs };
    running.add(lease);
    try {
      return await work();
    } finally {
      running.delete(lease);
      waiting.shift()?.();
    }
  }

  return {
    usage: () => ({ running: running.size, waiting: waiting.length, refused }),
    run(work) {
      for (const lease of running) if (lease.until <= now()) running.delete(lease);
      if (running.size < deps.running) return begin(work);
      if (waiting.length < deps.waiting) {
        return new Promise((resolve, reject) => {
          waiting.push(() => void begin(work).then(resolve, reject));
        });
      }
      refused += 1;
      if (now() - saidAt >= restsMs) {
        saidAt = now();
        log('warn', 'More feeds and pages are asked for than can be rendered, so some requests get 503 for a while.');
      }
      return null;
    },
  };
}
