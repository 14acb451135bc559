import type { CalendarFeed, FindFinished } from '../../http/feeds/feed-service.ts';
import { noSuchEvent } from '../../http/http-problem.ts';
import type { Representation } from '../../http/representation/representation.ts';
import { errorMessage } from '../../publisher/messages.ts';
import type { Log } from '../../publisher/runtime.ts';
import type { FeedAnswer } from './feed-answer.ts';
import { createReceivedFeeds, type ReceivedFeed } from './received-feeds.ts';

export interface FinishedFeeds {
  readonly find: FindFinished;
  /** The key under which this isolate keeps it. Undefined: it is none of these feeds. */
  keyOf(representation: Representation): string | undefined;
  /** The feed of a key while it is fresh, if nothing has to be done for it; null: `find` has to be asked. */
  fresh(key: string, acceptEncoding: string | undefined): Representation | null;
}

/**
 * The feeds that the calendars' objects have rendered, kept in this isolate in at most `bytes`. Within its freshness
 * a feed costs no call, and one whose object fails is served as it was.
 */
export function createFinishedFeeds(deps: {
  readonly ask: (asked: CalendarFeed, stamp: string | null) => Promise<FeedAnswer>;
  readonly bytes: number;
  readonly now: () => number;
  readonly log: Log;
}): FinishedFeeds {
  const { ask, now, log } = deps;
  const received = createReceivedFeeds(deps.bytes);
  const keys = new WeakMap<Representation, string>();

  async function represent(key: string, feed: ReceivedFeed, acceptEncoding?: string): Promise<Representation> {
    const representation = await received.represent(key, feed, acceptEncoding);
    keys.set(representation, key);
    return representation;
  }

  const find: FindFinished = async (asked, acceptEncoding) => {
    const { calendarId, origin, name, format, target } = asked;
    const key = JSON.stringify([calendarId, origin, name, format, target]);
    const found = received.find(key);
    const began = now();
    if (found !== undefined && began < found.freshUntil) return await represent(key, found, acceptEncoding);
    const answer = await ask(asked, found?.stamp ?? null).catch((error: unknown) => {
      if (found === undefined) throw error;
      log('warn', `Calendar ${calendarId} is served as it was, since its object fails: ${errorMessage(error)}`);
      return null;
    });
    if (answer?.kind === 'feed') {
      const next = received.keep(key, answer, began + answer.freshMs);
      return await represent(key, next, acceptEncoding);
    }
    if (found !== undefined && (answer === null || answer.kind === 'unchanged')) {
      const next = answer === null ? found : received.renew(key, found, began + answer.freshMs);
      return await represent(key, next, acceptEncoding);
    }
    received.drop(key);
    if (answer?.kind === 'missing') throw noSuchEvent();
    return null;
  };

  return {
    find,
    keyOf: (representation) => keys.get(representation),
    fresh(key, acceptEncoding) {
      const found = received.find(key);
      return found !== undefined && now() < found.freshUntil ? received.ready(found, acceptEncoding) : null;
    },
  };
}
