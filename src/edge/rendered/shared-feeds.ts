import { LRUCache } from 'lru-cache';
import type { SharedFeed, SharedFeeds } from '../../http/feeds/feed-service.ts';
import type { Representation } from '../../http/representation/representation.ts';
import { errorMessage } from '../../publisher/messages.ts';
import type { Log } from '../../publisher/runtime.ts';
import type { SavedFeed } from '../index/saved-feeds.ts';
import type { IndexCalls } from '../object-stubs.ts';
import { representationOf } from './feed-answer.ts';

interface Kept {
  readonly representation: Representation;
  readonly stamp: string;
}

/** Bytes that an entry takes beside its bodies, roughly. */
const overhead = 4096;

/**
 * Saved feeds that any isolate has rendered, from the index's object: an isolate that is new asks no calendar for its events.
 * `setup`: fingerprint of the configuration and the code.
 */
export function createSharedFeeds(deps: {
  readonly index: Pick<IndexCalls, 'savedFeed' | 'keepSavedFeed'>;
  readonly setup: string;
  readonly bytes: number;
  readonly log: Log;
}): SharedFeeds {
  const { index, setup, log } = deps;
  const held = new LRUCache<string, Kept>({
    maxSize: deps.bytes,
    sizeCalculation: ({ representation }) => representation.size + overhead,
  });
  const keyOf = ({ origin, name, format }: SharedFeed): string => JSON.stringify([origin, name, format]);
  const savedFeed = ({ origin, name, format, calendarIds, inputs }: SharedFeed): SavedFeed => {
    return { origin, name, format, calendarIds, inputs: JSON.stringify([setup, ...inputs]) };
  };

  return {
    async find(asked) {
      const known = held.get(keyOf(asked));
      try {
        const answer = await index.savedFeed(savedFeed(asked), known?.stamp ?? null);
        if (answer.kind === 'unchanged' && known !== undefined) return { current: known.representation };
        if (answer.kind === 'feed') {
          const representation = representationOf(answer.head, answer.parts);
          held.set(keyOf(asked), { representation, stamp: answer.stamp });
          return { current: representation };
        }
        const before = answer.kind === 'absent' ? answer.before : undefined;
        return { current: null, ...(before && { before: representationOf(before, null) }) };
      } catch (error) {
        log('warn', `A saved feed is not taken from the index, since its object fails: ${errorMessage(error)}`);
        return { current: known?.representation ?? null };
      }
    },
    async keep(asked, { versions, representation, cut }) {
      try {
        await index.keepSavedFeed({ ...savedFeed(asked), versions, representation, cut });
      } catch (error) {
        log('warn', `A saved feed could not be kept in the index: ${errorMessage(error)}`);
      }
    },
  };
}
