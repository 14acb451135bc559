import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { Feed as LibraryFeed } from 'feed';
import type { Feed } from '../feed.ts';
import { knownLanguage } from '../format-date.ts';
import { tagUri } from '../identifiers.ts';
import { webUrl } from '../text/clean-text.ts';
import { newsAuthor, newsEntries, newsTitle } from './news-entry.ts';
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
import { escapeGuarded, escapeText, escapeXml, guardHtml, guardText, withStyle } from './xml-text.ts';

/**
 * The library can't write extensions in Atom, so each entry's `rights` element is a placeholder that is replaced at the
 * end. Noncharacters mark it, because no text from outside can hold them (see `guardText`).
 */
const [opening, closing] = ['\uFDD4', '\uFDD5'];

/** Atom 1.0 (RFC 4287) with the modules ev, georss and media, as in RSS. */
export function renderAtom(feed: Feed): string {
  const [self, logo, icon] = [feed.links.self, feed.logo, feed.icon].map(webUrl);
  const library = new LibraryFeed({
    id: tagUri(feed.siteId, feed.path),
    title: guardText(newsTitle(feed)),
    link: feed.links.home,
    updated: new Date(feed.changedAt ?? feed.lastModified),
    author: { name: guardText(newsAuthor(feed)) },
    generator: 'Kalends',
    ...(logo && { image: guardText(logo) }),
    ...(icon && { favicon: guardText(icon) }),
    ...(feed.description === null ? {} : { description: guardText(newsLine(feed.description)) }),
    ...(self && { feed: self }),
  });
  // The library knows no links of other pages. They follow the feed's own, which stands before all texts with markup.
  const paging = pagingLinks('link', feed.links, 'application/atom+xml').map(elementText);
  const entries = newsEntries(feed);
  const stamps = distinctStamps(entries);
  const extensions = entries.map((entry) =>
    [...enclosureOf('link', entry), ...actionLinks('link', entry), ...eventElements(entry, feed)]
      .map(elementText)
      .join('\n        '),
  );
  for (const [index, entry] of entries.entries()) {
    library.addItem({
      title: escapeXml(entry.title),
      id: entry.id,
      link: entry.link,
      date: dateWithStamp(stamps[index] ?? entry.updated),
      published: new Date(entry.published),
      description: guardHtml(escapeText(entry.summary)),
      content: guardHtml(entry.html),
      author: [{ name: guardText(entry.author) }],
      category: entry.categories.map((name) => ({ name: guardText(name), term: guardText(name) })),
      copyright: `${opening}${index}${closing}`,
    });
  }
  const xml = library
    .atom1()
    // A title is plain text, also for a browser that shows the feed. The library knows HTML only.
    .replace(/<title type="html"><!\[CDATA\[([^\]]*(?:\](?!\]>)[^\]]*)*)\]\]>/g, '<title>$1')
    .replace(/\s*<rights>\uFDD4(\d+)\uFDD5<\/rights>/g, (_, index) => onOwnLine(extensions[Number(index)] ?? ''))
    .replace(/<link rel="self"[^>]*>/, (link) => [link, ...paging].join('\n    '))
    .replace('<feed xmlns="http://www.w3.org/2005/Atom">', `<feed ${attributesText(rootAttributes(feed))}>`);
  return `${withStyle(withPageLink(escapeGuarded(xml), feed), feed.links.style)}\n`;
}

function rootAttributes(feed: Feed): Readonly<Record<string, string>> {
  return { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': knownLanguage(feed.language), ...namespaces };
}

/** A Date has milliseconds only; the library writes this one as the stamp says, with its microseconds. */
function dateWithStamp(stamp: string): Date {
  return Object.assign(new Date(stamp), { toISOString: () => stamp });
}

function onOwnLine(extension: string): string {
  return extension === '' ? '' : `\n        ${extension}`;
}

function elementText({ name, text, attributes }: PlainElement): string {
  const open = attributes === undefined ? name : `${name} ${attributesText(attributes)}`;
  return text === undefined ? `<${open}/>` : `<${open}>${escapeXml(text)}</${name}>`;
}

function attributesText(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeXml(value)}"`)
    .join(' ');
}

/**
 * An `updated` for each entry, different for each: RFC 4287 §4.2.15 recommends it and validators check it. Entries that
 * changed in one refresh have the same second, so each gets microseconds computed from its id. A stamp depends on its
 * own entry only, and a later second stays a later stamp.
 */
function distinctStamps(entries: readonly { readonly id: string; readonly updated: string }[]): string[] {
  const taken = new Set<string>();
  return entries.map(({ id, updated }) => {
    let microseconds = microsecondsOf(id);
    while (taken.has(stamp(updated, microseconds))) microseconds = (microseconds + 1) % 1_000_000;
    taken.add(stamp(updated, microseconds));
    return stamp(updated, microseconds);
  });
}

const stamp = (updated: string, microseconds: number): string =>
  updated.replace('Z', `.${String(microseconds).padStart(6, '0')}Z`);

function microsecondsOf(id: string): number {
  return new DataView(sha256(utf8ToBytes(id)).buffer).getUint32(0) % 1_000_000;
}
