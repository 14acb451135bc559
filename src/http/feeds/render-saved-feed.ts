import type { Snapshot } from '../../calendar/snapshot.ts';
import { createFeedRenderer } from '../../feeds/render-feed.ts';
import { type CurrentAnswer, type CurrentIndex, versionsOf } from '../lookup.ts';
import type { Representation } from '../representation/representation.ts';
import { feedPath, readTarget } from '../request.ts';
import { createFeedService, type FeedServiceDeps, type RenderedSavedFeed, type SavedFeed } from './feed-service.ts';

/** What a saved feed is rendered from. */
interface Sources {
  readonly index: CurrentIndex;
  readonly load: (calendarId: string) => Promise<CurrentAnswer>;
  /** The one that the new one replaces, whose bytes are not needed. */
  readonly previous: Representation | null;
}

/**
 * Renders saved feeds for one who keeps them: the same bytes and headers that a request would get. Throws an
 * `HttpProblem` where a request would get that.
 */
export type SavedFeedRenderer = (
  asked: Pick<SavedFeed, 'origin' | 'name' | 'format'>,
  from: Sources,
) => Promise<RenderedSavedFeed>;

/** Characters of rendered events that are kept for the next feed. */
const blockCharacters = 4_000_000;

/** `shown`: what is shown of a snapshot. */
export function createSavedFeedRenderer(
  deps: Omit<FeedServiceDeps, 'publisher' | 'cache' | 'render' | 'truncations'> & {
    readonly shown: (one: Snapshot) => Snapshot;
  },
): SavedFeedRenderer {
  const render = createFeedRenderer({ blockCharacters });
  return async ({ origin, name, format }, { index, load, previous }) => {
    const asShown = (answer: CurrentAnswer): CurrentAnswer =>
      answer.kind === 'snapshot' ? { ...answer, snapshot: deps.shown(answer.snapshot) } : answer;
    let rendered: RenderedSavedFeed | null = null;
    const service = createFeedService({
      ...deps,
      render,
      truncations: { note: async () => undefined },
      publisher: { index: async () => index },
      noteSaved(one) {
        rendered = one;
      },
      cache: {
        async represent({ calendarIds }, build) {
          const answers = await Promise.all(calendarIds.map((id) => load(id)));
          const versions = versionsOf(calendarIds, answers);
          return build({ answers: answers.map(asShown), versions, load, previous });
        },
      },
    });
    await service(readTarget(feedPath({ name, eventId: null, extension: format })), origin);
    if (rendered === null) throw new Error(`${name} is no saved feed.`);
    return rendered;
  };
}
