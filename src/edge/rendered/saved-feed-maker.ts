import { feedParts } from '../../app.ts';
import { createSavedFeedRenderer } from '../../http/feeds/render-saved-feed.ts';
import { HttpProblem } from '../../http/http-problem.ts';
import type { CurrentAnswer, CurrentIndex } from '../../http/lookup.ts';
import { edgeGzip } from '../../http/representation/compressors.ts';
import type { CalendarRefresher } from '../../publisher/refreshers.ts';
import { type FinishedSavedFeed, type Published, type SavedFeedKey, savedFeedKey } from '../index/saved-feeds.ts';
import type { OpenedObject } from '../open-object.ts';
import { rememberSnapshots } from '../remembered-snapshots.ts';
import { type Head, headOnly, keptOf } from './feed-answer.ts';

/** What the index wants rendered, with all that only the index knows. */
export interface SavedFeedOrder {
  readonly asked: SavedFeedKey;
  readonly index: CurrentIndex;
  readonly versions: Published;
  /** By calendar id: why there is nothing of it. */
  readonly absent: Readonly<Record<string, 'gone' | 'unknown'>>;
  /** The one that the new one replaces. */
  readonly before: Head | null;
}

/** Null: a request would get an error. */
export type SavedFeedMaker = (order: SavedFeedOrder) => Promise<FinishedSavedFeed | null>;

/** Events that are remembered for the next format and the next change, of the 128 MB that several objects may share. */
const mostEvents = 6000;
/** After this time the next one begins, whatever the one before waits for. */
const longestMs = 25_000;

/**
 * Renders one saved feed in an object of its own, so that neither the index nor a Worker's request holds the events of all
 * its calendars. One format after the other: the second needs no events again.
 */
export function createSavedFeedMaker(
  { config, renderedBy, deps }: Pick<OpenedObject, 'config' | 'renderedBy' | 'deps'>,
  calendarOf: (calendarId: string) => Pick<CalendarRefresher, 'snapshot'>,
): SavedFeedMaker {
  const { now, sleep } = deps.runtime;
  const parts = { ...feedParts(config), savedFeeds: config.feeds, compressors: [edgeGzip] };
  const render = createSavedFeedRenderer({ ...parts, now });
  let told: Published = {};
  const snapshot = rememberSnapshots({
    ask: (id, known) => calendarOf(id).snapshot(known, 0),
    versionOf: (id) => told[id] ?? null,
    mostEvents,
  });
  let turn: Promise<unknown> = Promise.resolve();

  async function make({ asked, index, versions, absent, before }: SavedFeedOrder): Promise<FinishedSavedFeed | null> {
    told = versions;
    const load = async (id: string): Promise<CurrentAnswer> => {
      const why = absent[id];
      const answer = why === undefined ? await snapshot(id) : { kind: why };
      if (answer.kind === 'unchanged') throw new Error(`Calendar ${id} answered "unchanged" without a version.`);
      return answer;
    };
    const previous = before === null ? null : headOnly(before);
    try {
      const made = await render(asked, { index, load, previous });
      const { representation, cut } = made;
      return { ...savedFeedKey(made, renderedBy), versions: made.versions, cut, ...keptOf(representation) };
    } catch (error) {
      if (error instanceof HttpProblem) return null;
      throw error;
    }
  }

  return (order) => {
    const made = turn.then(() => make(order));
    const over = new AbortController();
    const ended = made.catch(() => undefined).finally(() => over.abort());
    turn = Promise.race([ended, sleep(longestMs, over.signal)]);
    return made;
  };
}
