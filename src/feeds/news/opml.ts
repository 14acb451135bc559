import { newsLine } from '../text/shorten.ts';
import { escapeXml } from './xml-text.ts';

/** One line of the list: a feed, by its address as RSS and that of its page. */
export interface OpmlFeed {
  readonly title: string;
  readonly description: string | null;
  readonly language: string;
  readonly feedUrl: string;
  readonly pageUrl: string;
}

/** OPML 2.0 (http://opml.org/spec2.opml): all feeds, for a news reader to take in at once. `lastModified`: an instant. */
export function renderOpml(title: string, lastModified: string, feeds: readonly OpmlFeed[]): string {
  const outlines = feeds.map((feed) => `    <outline ${attributes(feed)}/>`);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<opml version="2.0">',
    '  <head>',
    `    <title>${escapeXml(newsLine(title))}</title>`,
    `    <dateModified>${new Date(lastModified).toUTCString()}</dateModified>`,
    '  </head>',
    '  <body>',
    ...outlines,
    '  </body>',
    '</opml>',
    '',
  ].join('\n');
}

function attributes(feed: OpmlFeed): string {
  const title = shown(feed.title);
  const values = {
    type: 'rss',
    text: title,
    title,
    ...(feed.description === null ? {} : { description: shown(feed.description) }),
    language: feed.language,
    xmlUrl: feed.feedUrl,
    htmlUrl: feed.pageUrl,
  };
  return Object.entries(values)
    .map(([name, value]) => `${name}="${escapeXml(value)}"`)
    .join(' ');
}

/** OPML 2.0 lets `text` hold HTML, so readers take names for it, a lone `<` too. */
const shown = (text: string): string => newsLine(text).replaceAll('<', '‹');
