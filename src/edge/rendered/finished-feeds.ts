import { LRUCache } from 'lru-cache';
import type { CalendarFeed, FindFinished } from '../../http/feeds/feed-service.ts';
import { noSuchEvent } from '../../http/http-problem.ts';
import type { Representation } from '../../http/representation/representation.ts';
import { errorMessage } from '../../publisher/messages.ts';
import type { Log } from '../../publisher/runtime.ts';
import { type FeedAnswer, representationOf } from './feed-answer.ts';

interface Kept {
  readonly representation: Representation;
  readonly stamp: string;
  /** Until then the object can't have another, in milliseconds since 1970. */
  readonly freshUntil: number;
}

/** Bytes that an entry takes beside its bodies, roughly. */
const overhead = 4096;

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
  const kept = new LRUCache<string, Kept>({
    maxSize: deps.bytes,
    sizeCalculation: ({ representation }) => representation.size + overhead,
  });

  return async (asked) => {
    const { calendarId, origin, name, format, target } = asked;
    const key = JSON.stringify([calendarId, origin, name, format, target]);
    const found = kept.get(key);
    const began = now();
    if (found !== undefined && began < found.freshUntil) return found.representation;
    const answer = await ask(asked, found?.stamp ?? null).catch((error: unknown) => {
      if (found === undefined) throw error;
      log('warn', `Calendar ${calendarId} is served as it was, since its object fails: ${errorMessage(error)}`);
      return null;
    });
    if (answer === null) return found?.representation ?? null;
    const next = keptAfter(answer, found, began);
    if (next === null) kept.delete(key);
    else kept.set(key, next);
    if (answer.kind === 'missing') throw noSuchEvent();
    return next?.representation ?? null;
  };
}

function keptAfter(answer: FeedAnswer, found: Kept | undefined, asked: number): Kept | null {
  if (answer.kind === 'absent' || answer.kind === 'missing') return null;
  const freshUntil = asked + answer.freshMs;
  if (answer.kind === 'unchanged') return found === undefined ? null : { ...found, freshUntil };
  return { representation: representationOf(answer.head, answer.parts), stamp: answer.stamp, freshUntil };
}
