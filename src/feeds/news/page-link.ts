import { feedWordsFor } from '../../i18n/words-for.ts';
import type { Feed } from '../feed.ts';
import { escapeXml } from './xml-text.ts';

const ownLink = /<((?:atom:)?link) ([^>]*\brel="self"[^>]*?)\/>/;

/**
 * Puts a link to the calendar's page into finished RSS or Atom, for people who open it in a browser: a style sheet in CSS can't make
 * one. It is XHTML inside the feed's link to itself. RFC 4287 §4.2.7 allows content there and gives it no meaning, so readers
 * ignore it and validators accept it.
 */
export function withPageLink(xml: string, { links, language, siteWords }: Feed): string {
  if (links.style === undefined) return xml;
  const words = escapeXml(feedWordsFor(language, siteWords).asPage);
  const link = `<a xmlns="http://www.w3.org/1999/xhtml" href="${escapeXml(links.home)}#subscribe">${words}</a>`;
  return xml.replace(ownLink, (_, name: string, attributes: string) => `<${name} ${attributes}>${link}</${name}>`);
}
