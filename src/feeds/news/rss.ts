import { Feed as LibraryFeed } from 'feed';
import type { Feed } from '../feed.ts';
import { knownLanguage } from '../format-date.ts';
import { webUrl } from '../text/clean-text.ts';
import { type NewsEntry, newsEntries, newsTitle } from './news-entry.ts';
import {
  actionLinks,
  enclosureOf,
  eventElements,
  namespaces,
  type PlainElement,
  pagingLinks,
} from './news-extensions.ts';
import { newsLine } from './news-line.ts';
import { withPageLink } from './page-link.ts';
import { escapeGuarded, escapeText, guardHtml, guardText, withStyle } from './xml-text.ts';

/** RSS 2.0 with the modules content, dc, ev, georss and media. */
export function renderRss(feed: Feed): string {
  const self = webUrl(feed.links.self);
  const library = new LibraryFeed({
    title: guardText(newsTitle(feed)),
    description: guardText(newsLine(feed.description ?? '') || newsTitle(feed)),
    link: feed.links.home,
    language: knownLanguage(feed.language),
    updated: new Date(feed.changedAt ?? feed.lastModified),
    ttl: Math.max(1, Math.round(feed.refreshSeconds / 60)),
    generator: 'Kalends',
    ...channelImage(feed),
    ...(self === null ? {} : { feed: self }),
  });
  // The library takes namespaces as attributes of the channel only.
  library.addExtension({ name: '_attributes', objects: namespaces });
  const paging = pagingLinks('atom:link', feed.links, 'application/rss+xml');
  if (self !== null && paging.length > 0) {
    const own = { name: 'atom:link', attributes: { href: self, rel: 'self', type: 'application/rss+xml' } };
    library.addExtension(extensionOf('atom:link', [own, ...paging]));
  }
  for (const entry of newsEntries(feed)) {
    library.addItem({
      // Written as an extension below: in the library's CDATA a title can't have the form that the RSS profile recommends.
      title: '',
      link: entry.link,
      guid: entry.id,
      date: new Date(entry.published),
      description: guardHtml(escapeText(entry.summary)),
      content: guardHtml(entry.html),
      category: entry.categories.map((name) => ({ name: guardText(name) })),
      extensions: [...Map.groupBy(itemElements(entry, feed), ({ name }) => name)].map(([name, all]) =>
        extensionOf(name, all),
      ),
    });
  }
  return `${withStyle(withPageLink(escapeGuarded(library.rss2()), feed), feed.links.style)}\n`;
}

/** RSS 2.0 knows GIF, JPEG and PNG only. */
function channelImage({ logo, icon }: Feed): { readonly image?: string } {
  const image = [logo, icon]
    .map(webUrl)
    .find((url) => url !== null && /\.(?:gif|jpe?g|png)$/i.test(new URL(url).pathname));
  return image ? { image: guardText(image) } : {};
}

function itemElements(entry: NewsEntry, feed: Feed): PlainElement[] {
  return [
    { name: 'title', text: entry.title },
    // <author> would have to hold an e-mail address.
    { name: 'dc:creator', text: entry.author },
    ...enclosureOf('enclosure', entry),
    ...actionLinks('atom:link', entry),
    ...eventElements(entry, feed),
  ];
}

/** Elements of one name. The library's type knows one of each only. */
const extensionOf = (name: string, all: readonly PlainElement[]) => ({
  name,
  objects: all.map(contentOf) as unknown as Record<string, unknown>,
});

/** An element's content as the library takes it. */
const contentOf = ({ text, attributes }: PlainElement): object => ({
  ...(attributes === undefined ? {} : { _attributes: guardedValues(attributes) }),
  ...(text === undefined ? {} : { _text: guardText(text) }),
});

function guardedValues(attributes: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, guardText(value)]));
}
