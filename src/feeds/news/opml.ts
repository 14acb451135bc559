import { newsLine } from './news-line.ts';
import { escapeXml } from './xml-text.ts';

/** One feed of the list, with the addresses of its RSS and of its page. */
export interface OpmlFeed {
  readonly title: string;
  readonly description: string | null;
  readonly language: string;
  readonly feedUrl: string;
  readonly pageUrl: string;
}

/** OPML 2.0 (http://opml.org/spec2.opml): a list of feeds to import into a news reader. `lastModified`: an instant. */
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
  const title = plainName(feed.title);
  const values = {
    type: 'rss',
    text: title,
    title,
    ...(feed.description === null ? {} : { description: plainName(feed.description) }),
    language: feed.language,
    xmlUrl: feed.feedUrl,
    htmlUrl: feed.pageUrl,
  };
  return Object.entries(values)
    .map(([name, value]) => `${name}="${escapeXml(value)}"`)
    .join(' ');
}

/** OPML 2.0 allows HTML in `text`, so readers mistake even a lone `<` in a name for a tag. */
const plainName = (text: string): string => newsLine(text).replaceAll('<', '‹');
