import { cleanText, webUrl } from '../text/clean-text.ts';

/** For text and attributes of XML and HTML. */
export function escapeXml(text: string): string {
  return cleanText(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** For the text of an element or of HTML, not for attributes. */
export const escapeText = (text: string): string => cleanText(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Names the style sheet of an XML document (https://www.w3.org/TR/xml-stylesheet/), behind the XML declaration. */
export function withStyle(xml: string, address: string | undefined): string {
  const href = webUrl(address ?? null);
  return href === null
    ? xml
    : xml.replace('?>', () => `?>\n<?xml-stylesheet type="text/css" href="${escapeXml(href)}"?>`);
}

// Noncharacters: `cleanText` removes them from every text that comes from outside.
const standIns: Readonly<Record<string, string>> = { '&': '\uFDD0', '<': '\uFDD1', '>': '\uFDD2', '"': '\uFDD3' };
// The form that the RSS profile recommends for titles: https://www.rssboard.org/rss-profile#data-types-characterdata
const references: Readonly<Record<string, string>> = {
  '\uFDD0': '&#x26;',
  '\uFDD1': '&#x3C;',
  '\uFDD2': '&#x3E;',
  '\uFDD3': '&#x22;',
};

/**
 * Guards a text from the escaping of the library `feed`, which escapes `&` twice in one place and not at all in
 * another, and never escapes `<` in an attribute. Noncharacters replace XML's own characters until `escapeGuarded`.
 */
export function guardText(text: string): string {
  return cleanText(text).replace(/[&<>"]/g, (character) => standIns[character] ?? '');
}

/** Guards HTML from the same library, which escapes only the first `]]>` in a CDATA section. */
export function guardHtml(html: string): string {
  return cleanText(html).replaceAll(']]>', ']]&gt;');
}

/** Escapes what `guardText` guarded, in the finished XML. */
export function escapeGuarded(xml: string): string {
  return xml.replace(/[\uFDD0-\uFDD3]/g, (character) => references[character] ?? '');
}
