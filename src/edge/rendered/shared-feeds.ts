import type { FindSavedFeed } from '../../http/feeds/feed-service.ts';
import { errorMessage } from '../../publisher/messages.ts';
import type { Log } from '../../publisher/runtime.ts';
import { savedFeedKey } from '../index/saved-feeds.ts';
import type { IndexCalls } from '../object-stubs.ts';
import { headOnly } from './feed-answer.ts';
import { createReceivedFeeds } from './received-feeds.ts';

/**
 * Saved feeds from the index's object, which has them rendered once for all isolates: no isolate asks the calendars for
 * their events. `setup`: fingerprint of the configuration and the code.
 */
export function createSharedFeeds(deps: {
  readonly index: Pick<IndexCalls, 'savedFeed'>;
  /** Takes what is published, if a feed is to be made of it. */
  readonly noteVersions: (versions: Readonly<Record<string, string | null>>) => void;
  readonly setup: string;
  readonly bytes: number;
  readonly log: Log;
}): FindSavedFeed {
  const { index, setup, log } = deps;
  const received = createReceivedFeeds(deps.bytes);

  return async (asked, acceptEncoding) => {
    const { origin, name, format } = asked;
    const key = JSON.stringify([origin, name, format]);
    const known = received.find(key);
    try {
      const answer = await index.savedFeed(savedFeedKey(asked, setup), known?.stamp ?? null);
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
  };
}
