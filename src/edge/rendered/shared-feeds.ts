import type { SharedFeed, SharedFeeds } from '../../http/feeds/feed-service.ts';
import { errorMessage } from '../../publisher/messages.ts';
import type { Log } from '../../publisher/runtime.ts';
import type { SavedFeed } from '../index/saved-feeds.ts';
import type { IndexCalls } from '../object-stubs.ts';
import { headOnly } from './feed-answer.ts';
import { createReceivedFeeds } from './received-feeds.ts';

/**
 * Saved feeds that any isolate has rendered, from the index's object: an isolate that is new asks no calendar for its events.
 * `setup`: fingerprint of the configuration and the code.
 */
export function createSharedFeeds(deps: {
  readonly index: Pick<IndexCalls, 'savedFeed' | 'keepSavedFeed'>;
  /** Takes what is published, if a feed is to be made of it. */
  readonly noteVersions: (versions: Readonly<Record<string, string | null>>) => void;
  readonly setup: string;
  readonly bytes: number;
  readonly log: Log;
}): SharedFeeds {
  const { index, setup, log } = deps;
  const received = createReceivedFeeds(deps.bytes);
  const keyOf = ({ origin, name, format }: SharedFeed): string => JSON.stringify([origin, name, format]);
  const savedFeed = ({ origin, name, format, calendarIds, inputs }: SharedFeed): SavedFeed => {
    return { origin, name, format, calendarIds, inputs: JSON.stringify([setup, ...inputs]) };
  };

  return {
    async find(asked, acceptEncoding) {
      const key = keyOf(asked);
      const known = received.find(key);
      try {
        const answer = await index.savedFeed(savedFeed(asked), known?.stamp ?? null);
        const current = answer.kind === 'feed' ? received.keep(key, answer, 0) : known;
        if (current !== undefined && (answer.kind === 'feed' || answer.kind === 'unchanged'))
          return { current: await received.represent(key, current, acceptEncoding) };
        const { before, versions } = answer.kind === 'absent' ? answer : {};
        if (versions !== undefined) deps.noteVersions(versions);
        return { current: null, ...(before && { before: headOnly(before) }) };
      } catch (error) {
        log('warn', `A saved feed is not taken from the index, since its object fails: ${errorMessage(error)}`);
        return { current: known === undefined ? null : await received.represent(key, known, acceptEncoding) };
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
