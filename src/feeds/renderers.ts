import { renderAtom } from './atom.ts';
import type { Feed, FeedFormat } from './feed.ts';
import { renderIcalendar } from './icalendar.ts';
import { renderJsonFeed } from './json-feed.ts';
import { renderRss } from './rss.ts';

export interface FeedRenderer {
  /** As the Content-Type says it; autodiscovery takes it without the parameter. */
  readonly mediaType: string;
  readonly render: (feed: Feed) => string;
}

/** The formats by the extension of a feed's path. */
export const feedRenderers: Readonly<Record<FeedFormat, FeedRenderer>> = {
  ics: { mediaType: 'text/calendar; charset=utf-8', render: (feed) => renderIcalendar(feed) },
  rss: { mediaType: 'application/rss+xml; charset=utf-8', render: renderRss },
  atom: { mediaType: 'application/atom+xml; charset=utf-8', render: renderAtom },
  json: { mediaType: 'application/feed+json; charset=utf-8', render: renderJsonFeed },
};
