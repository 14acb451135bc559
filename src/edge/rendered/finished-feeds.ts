import type { CalendarFeed, FindFinished } from '../../http/feeds/feed-service.ts';
import { noSuchEvent } from '../../http/http-problem.ts';
import { errorMessage } from '../../publisher/messages.ts';
import type { Log } from '../../publisher/runtime.ts';
import type { FeedAnswer } from './feed-answer.ts';
import { createReceivedFeeds } from './received-feeds.ts';

/**
 * The feeds that the calendars' objects have rendered, kept in this isolate in at most `bytes`. Within its freshness
 * a feed costs no call, and one whose object fails is served as it was.
 */
export function createFinishedFeeds(deps: {
  readonly ask: (asked: CalendarFeed, stamp: string | null) => Promise<FeedAnswer>;
  readonly bytes: number;
  readonly now: () => number;
  readonly log: Log;
}): FindFinished {
  const { ask, now, log } = deps;
  const received = createReceivedFeeds(deps.bytes);

  return async (asked, acceptEncoding) => {
    const { calendarId, origin, name, format, target } = asked;
    const key = JSON.stringify([calendarId, origin, name, format, target]);
    const found = received.find(key);
    const began = now();
    if (found !== undefined && began < found.freshUntil) return await received.represent(key, found, acceptEncoding);
    const answer = await ask(asked, found?.stamp ?? null).catch((error: unknown) => {
      if (found === undefined) throw error;
      log('warn', `Calendar ${calendarId} is served as it was, since its object fails: ${errorMessage(error)}`);
      return null;
    });
    if (answer?.kind === 'feed') {
      const next = received.keep(key, answer, began + answer.freshMs);
      return await received.represent(key, next, acceptEncoding);
    }
    if (found !== undefined && (answer === null || answer.kind === 'unchanged')) {
      const next = answer === null ? found : received.renew(key, found, began + answer.freshMs);
      return await received.represent(key, next, acceptEncoding);
    }
    received.drop(key);
    if (answer?.kind === 'missing') throw noSuchEvent();
    return null;
  };
}
