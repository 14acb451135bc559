import { HttpProblem } from '../http/http-problem.ts';
import { joinRefreshers } from '../publisher/create-publisher.ts';
import { errorMessage } from '../publisher/messages.ts';
import type { Publisher } from '../publisher/publisher.ts';
import type { CalendarRefresher } from '../publisher/refreshers.ts';
import type { Log } from '../publisher/runtime.ts';
import type { RememberedIndex } from './index/remembered-index.ts';
import type { RememberedVersions } from './index/remembered-versions.ts';
import type { Overview } from './index/summaries.ts';
import type { IndexCalls } from './object-stubs.ts';
import { rememberSnapshots } from './remembered-snapshots.ts';

/** Events that an isolate remembers, of the 128 MB that it has. */
const mostEvents = 3000;

/** The publisher of a Worker, over its objects. It asks as few of them as it can. */
export function createEdgePublisher(deps: {
  readonly index: Pick<IndexCalls, 'overview'>;
  readonly remembered: RememberedIndex;
  readonly calendarOf: (calendarId: string) => Pick<CalendarRefresher, 'snapshot'>;
  readonly versions: RememberedVersions;
  readonly now: () => number;
  readonly log: Log;
}): Publisher {
  const { index, remembered, calendarOf, versions, now, log } = deps;
  let lastOverview: Overview | null = null;

  async function overview(): Promise<Overview> {
    try {
      lastOverview = await index.overview();
      return lastOverview;
    } catch (error) {
      if (lastOverview === null) throw error;
      log('warn', `The status is shown as it was, since the index's object fails: ${errorMessage(error)}`);
      const failure = 'The Durable Object of the list does not answer, so this is what it said last.';
      return { ...lastOverview, list: { ...lastOverview.list, failure } };
    }
  }

  /** The calendars as this overview knows them. */
  const joined = (known: Overview | null) =>
    joinRefreshers(
      { ...remembered, status: async () => (known ?? (await overview())).list },
      (id) => ({
        snapshot: (...asked) => calendarOf(id).snapshot(...asked),
        async status() {
          const own = known?.calendars.find((one) => one.id === id);
          if (own === undefined) throw new Error('It has not said anything yet.');
          return own;
        },
      }),
      now,
    );
  const publisher = joined(null);
  const snapshot = rememberSnapshots({ ask: publisher.snapshot, versionOf: versions.justTold, mostEvents });

  return {
    index: () => answered(log, publisher.index),
    snapshot: (id, known) => answered(log, () => snapshot(id, known)),
    async versions(calendarIds, withPreviews) {
      // The object of a single calendar tells its version with the events.
      if (calendarIds.length < 2 && !withPreviews) return null;
      return await versions.of(calendarIds, withPreviews);
    },
    async previews(calendarIds) {
      const known = calendarIds.map((id) => [id, versions.preview(id)] as const);
      return Object.fromEntries(known.flatMap(([id, preview]) => (preview === undefined ? [] : [[id, preview]])));
    },
    // The objects say themselves what was left out, and keep the dates of what was rendered.
    feeds: {
      changedAt: async (_name, _contents, earliest) => earliest,
      noteShortened: async () => undefined,
      shortened: async () => [],
    },
    status: () =>
      answered(log, async () => {
        const known = await overview();
        return { ...(await joined(known).status()), platform: known.platform };
      }),
  };
}

/** An object that fails is a reason to come back later, and not a fault of the request: 503 with Retry-After. */
export async function answered<Answer>(log: Log, call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof HttpProblem) throw error;
    log('error', `An object does not answer: ${errorMessage(error)}`);
    throw new HttpProblem(503, 'The service is not available at this moment. Please try again in a few seconds.', {
      headers: { 'Retry-After': '5' },
      means: 'busy',
    });
  }
}
