import { renderAtom } from './atom.ts';
import type { Feed, FeedFormat } from './feed.ts';
import { fitBytes } from './fit-bytes.ts';
import { renderEventBlock } from './ical-event.ts';
import { type BlockSource, renderIcalendar } from './icalendar.ts';
import { renderJsonFeed } from './json-feed.ts';
import { renderRss } from './rss.ts';

export interface RenderedFeed {
  readonly text: string;
  /** Events left out because the feed would have become too long. */
  readonly cut: number;
}

/** What keeps a calendar short. */
export interface RenderLimits {
  /** 0: no limit. */
  readonly bytes: number;
  /** The day that it is in the feed's zone: the events nearest to it are kept. */
  readonly today: string;
  /** Where blocks are kept that were rendered before; they are rendered now unless given. */
  readonly blockOf?: BlockSource;
}

export interface FeedRenderer {
  /** As the Content-Type says it; autodiscovery takes it without the parameter. */
  readonly mediaType: string;
  readonly render: (feed: Feed, limits: RenderLimits) => RenderedFeed;
}

/** The formats by the extension of a feed's path. */
export const feedRenderers: Readonly<Record<FeedFormat, FeedRenderer>> = {
  ics: { mediaType: 'text/calendar; charset=utf-8', render: renderFitting },
  rss: { mediaType: 'application/rss+xml; charset=utf-8', render: (feed) => ({ text: renderRss(feed), cut: 0 }) },
  atom: { mediaType: 'application/atom+xml; charset=utf-8', render: (feed) => ({ text: renderAtom(feed), cut: 0 }) },
  json: {
    mediaType: 'application/feed+json; charset=utf-8',
    render: (feed) => ({ text: renderJsonFeed(feed), cut: 0 }),
  },
};

function renderFitting(feed: Feed, { bytes, today, blockOf }: RenderLimits): RenderedFeed {
  const source: BlockSource = blockOf ?? ((entry) => renderEventBlock(entry, feed));
  const fitted = fitBytes(feed, bytes, today, source);
  return { text: renderIcalendar(fitted.feed, {}, fitted.blockOf), cut: fitted.cut };
}
