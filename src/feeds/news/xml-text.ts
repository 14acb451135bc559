import { cleanText } from '../text/clean-text.ts';

/** For text and attributes of XML, and as good for HTML. */
export function escapeXml(text: string): string {
  return cleanText(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

// Noncharacters, which `cleanText` has taken from every text that comes from outside.
const stand: Readonly<Record<string, string>> = { '&': '\uFDD0', '<': '\uFDD1', '>': '\uFDD2', '"': '\uFDD3' };
// In the form that the RSS profile asks for titles: https://www.rssboard.org/rss-profile#data-types-characterdata
const meant: Readonly<Record<string, string>> = {
  '\uFDD0': '&#x26;',
  '\uFDD1': '&#x3C;',
  '\uFDD2': '&#x3E;',
  '\uFDD3': '&#x22;',
};

/**
 * A text on its way through the library `feed`, which escapes `&` twice in one place and not at all in the next, and `<` in
 * an attribute never: whatever XML would take for its own stands as a noncharacter until `escapeGuarded`.
 */
export function guardText(text: string): string {
  return cleanText(text).replace(/[&<>"]/g, (character) => stand[character] ?? '');
}

/** HTML on its way through the library, which leaves the second `]]>` of a CDATA section as it is. */
export function guardHtml(html: string): string {
  return cleanText(html).replaceAll(']]>', ']]&gt;');
}

export function escapeGuarded(xml: string): string {
  return xml.replace(/[\uFDD0-\uFDD3]/g, (character) => meant[character] ?? '');
}
