import type { Feed, FeedFormat } from './feed.ts';
import { type BlockSource, renderIcalendar } from './ical/icalendar.ts';
import { renderAtom } from './news/atom.ts';
import { renderJsonFeed } from './news/json-feed.ts';
import { renderRss } from './news/rss.ts';

export interface FeedRenderer {
  /** As the Content-Type says it; autodiscovery takes it without the parameter. */
  readonly mediaType: string;
  /** `blockOf`: where the blocks of a calendar's events are kept; they are rendered now unless given (`fitBytes`). */
  readonly render: (feed: Feed, blockOf?: BlockSource) => string;
}

/** The formats by the extension of a feed's path. */
export const feedRenderers: Readonly<Record<FeedFormat, FeedRenderer>> = {
  ics: { mediaType: 'text/calendar; charset=utf-8', render: (feed, blockOf) => renderIcalendar(feed, {}, blockOf) },
  rss: { mediaType: 'application/rss+xml; charset=utf-8', render: (feed) => renderRss(feed) },
  atom: { mediaType: 'application/atom+xml; charset=utf-8', render: (feed) => renderAtom(feed) },
  json: { mediaType: 'application/feed+json; charset=utf-8', render: (feed) => renderJsonFeed(feed) },
};
