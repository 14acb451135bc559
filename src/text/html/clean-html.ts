import sanitizeHtml, { type Tag } from 'sanitize-html';
import { balanceBidi, normalForm, stripControlCharacters } from '../plain/control-characters.ts';
import { plainParagraphs } from '../plain/paragraphs.ts';
import { embedLabel, htmlText } from './html-text.ts';

/** The longest HTML of one text, in characters; the rest is cut off. */
export const maxHtmlLength = 200_000;

/**
 * Sanitizes HTML so that any feed or page may carry it: allow-listed elements and attributes, absolute links, nothing
 * that runs code, embeds another document or counts readers. `linkBase` is the absolute URL that relative links and
 * images are resolved against.
 *
 * The result is stable: sanitizing it again changes nothing. Removing an element can bring others together that may not
 * be nested, so the passes repeat until nothing more is removed.
 */
export function cleanHtml(html: string, linkBase: string): string {
  let cleaned = truncateHtml(stripControlCharacters(html));
  for (let pass = 0; pass < maxPasses; pass++) {
    let removed = false;
    cleaned = sanitizeOnce(cleaned, linkBase, () => {
      removed = true;
    });
    if (!removed) return cleaned;
  }
  return plainParagraphs(htmlText(cleaned));
}

const maxPasses = 5;

function sanitizeOnce(html: string, linkBase: string, onRemoval: () => void): string {
  const watched = (transform: TagTransform) => (name: string, attributes: Attributes) => {
    const tag = transform(name, attributes, linkBase);
    if (tag.tagName !== name || !allowedTags.has(name) || name === 'span') onRemoval();
    return tag;
  };
  const cleaned = sanitizeHtml(html, {
    allowedTags: [...allowedTags],
    allowedAttributes,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    nonTextTags,
    nestingLimit: 60,
    parseStyleAttributes: false,
    transformTags: {
      '*': watched(transformTag),
      ...Object.fromEntries(embedTags.map((name) => [name, watched(transformEmbed)])),
    },
  });
  const linked = balanceBidi(stripControlCharacters(replaceSpans(cleaned)));
  // A mark may stand behind another letter once an element between them is gone.
  return normalizeText(removeEmptyElements(linked)).trim();
}

const allowedTags: ReadonlySet<string> = new Set(
  (
    'p div br hr h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre figure figcaption table caption thead tbody tfoot tr th td ' +
    'a img span b strong i em u s del ins mark small sub sup code kbd samp q cite abbr time'
  ).split(' '),
);

const allowedAttributes: Record<string, string[]> = {
  '*': ['dir', 'lang'],
  a: ['href', 'title'],
  span: ['data-frame'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  abbr: ['title'],
  ol: ['start'],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  time: ['datetime'],
};

/** Elements that are removed with their content, because it is not text for people. */
const nonTextTags =
  'script style textarea option xmp noscript noembed noframes template title svg math object applet canvas'.split(' ');

/** Elements that embed another document, a video or a sound. */
const embedTags = ['iframe', 'embed', 'source', 'video', 'audio'];

type Attributes = Record<string, string>;
type TagTransform = (name: string, attributes: Attributes, linkBase: string) => Tag;

/** Stands for an element that is removed while its text stays; `replaceSpans` removes it later. */
const unwrapped: Tag = { tagName: 'span', attribs: {} };

/** The element for publication: with an allowed name, validated attributes and absolute links. */
function transformTag(name: string, attributes: Attributes, linkBase: string): Tag {
  const attribs: Attributes = {};
  for (const [attribute, pattern] of attributePatterns) {
    const value = attributes[attribute]?.trim();
    if (value !== undefined && pattern.test(value)) attribs[attribute] = value;
  }
  for (const attribute of ['alt', 'title'] as const) {
    const value = attributes[attribute];
    if (value) attribs[attribute] = balanceBidi(stripControlCharacters(value).replace(/\s+/g, ' ').trim());
  }
  if (name === 'a') {
    const href = resolveLink(attributes.href ?? '', linkBase);
    return href === null ? unwrapped : { tagName: 'a', attribs: { ...attribs, href } };
  }
  if (name === 'img') {
    const src = isTracker(attributes) ? null : imageSource(attributes, linkBase);
    return src === null ? unwrapped : { tagName: 'img', attribs: { src, ...attribs } };
  }
  if (name === 'span') {
    // `transformEmbed` may have set the address in an earlier pass, or the author of the text wrote the attribute.
    const address = resolveHttpLink(attributes['data-frame'] ?? '', linkBase);
    return address === null ? unwrapped : { tagName: 'span', attribs: { 'data-frame': address } };
  }
  return { tagName: replacementTags.get(name) ?? name, attribs };
}

/** Elements that mean the same as an allowed one. Blocks must stay blocks, or their words would run together. */
const replacementTags: ReadonlyMap<string, string> = new Map([
  ...'section article header footer main aside nav address center details summary fieldset form body'
    .split(' ')
    .map((name): [string, string] => [name, 'div']),
  ['h1', 'h2'],
  ['strike', 's'],
  ['tt', 'code'],
  ['dir', 'ul'],
  ['menu', 'ul'],
  ['listing', 'pre'],
]);

const attributePatterns: readonly (readonly [string, RegExp])[] = [
  ['dir', /^(?:ltr|rtl|auto)$/i],
  ['lang', /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,4}$/i],
  ['width', /^[1-9]\d{0,3}$/],
  ['height', /^[1-9]\d{0,3}$/],
  ['start', /^-?\d{1,6}$/],
  ['colspan', /^[1-9]\d{0,2}$/],
  ['rowspan', /^[1-9]\d{0,2}$/],
  ['datetime', /^[-\d:.TZ+W ]{4,40}$/],
];

function imageSource(attributes: Attributes, linkBase: string): string | null {
  // Pages that load images late put a placeholder into `src`; others give one address for each screen size.
  const sets = [attributes.srcset, attributes['data-srcset']].map((set) =>
    set?.trim().split(/\s/, 1)[0]?.replace(/,+$/, ''),
  );
  for (const candidate of [attributes.src, attributes['data-src'], attributes['data-original'], ...sets]) {
    const source = resolveHttpLink(candidate ?? '', linkBase);
    if (source !== null) return source;
  }
  return null;
}

/** Whether an image or frame is invisible. Such elements exist to count readers. */
function isTracker({ width, height, style, hidden }: Attributes): boolean {
  const tiny = (size: string | undefined) => size !== undefined && /^\s*[0-3](?:\.\d+)?(?:px)?\s*$/.test(size);
  if (tiny(width) || tiny(height) || hidden !== undefined) return true;
  return /display\s*:\s*none|visibility\s*:\s*hidden|(?:^|[;\s])(?:width|height)\s*:\s*[0-3](?:px)?\s*(?:;|$)/i.test(
    style ?? '',
  );
}

/** Marks a player with its address; `replaceSpans` makes a link of it. The fallback content inside is removed. */
function transformEmbed(name: string, attributes: Attributes, linkBase: string): Tag {
  const href = playerUrl(name, attributes, linkBase);
  return href === null ? unwrapped : { tagName: 'span', attribs: { 'data-frame': href }, text: ' ' };
}

/** The address of an embedded video or sound; null for any other frame, which is removed. */
function playerUrl(name: string, attributes: Attributes, linkBase: string): string | null {
  if (isTracker(attributes)) return null;
  const link = resolveHttpLink(attributes.src ?? attributes['data-src'] ?? '', linkBase);
  if (link === null || name === 'video' || name === 'audio') return link;
  if (name === 'source') return /\.(?:mp4|webm|ogv|mov|m4v|mp3|ogg|oga|m4a|wav)(?:[?#]|$)/i.test(link) ? link : null;
  const plays =
    attributes.allowfullscreen !== undefined || /fullscreen|autoplay|encrypted-media/.test(attributes.allow ?? '');
  return plays || /[/.]?\b(?:embed|video|player|watch|play)(?:\b|_)/i.test(link) ? link : null;
}

/**
 * Replaces marked embeds by links and removes every other `span`. Elements to unwrap become a `span` first, because
 * sanitize-html writes a wrong end tag later on when an element is renamed to one that isn't allowed.
 */
function replaceSpans(html: string): string {
  let inLink = false;
  return html.replace(/<(\/?)(a|span)((?: [^<>]*)?)>/g, (tag, end: string, name: string, attributes: string) => {
    if (name === 'a') {
      inLink = end === '';
      return tag;
    }
    const href = / data-frame="([^"]*)"/.exec(attributes)?.[1];
    return href === undefined || inLink ? '' : ` <a href="${href}">${embedLabel(href)}</a> `;
  });
}

/** Removes elements without content, then those that held nothing else. */
function removeEmptyElements(html: string): string {
  for (let before = html; ; before = html) {
    html = html.replace(emptyElement, '');
    if (html === before) return html;
  }
}

const emptyElement =
  /<(p|div|h[2-6]|ul|ol|li|dl|dt|dd|blockquote|pre|figure|figcaption|a|b|strong|i|em|u|s|del|ins|mark|small|sub|sup|code)(?: [^<>]*)?>\s*<\/\1>/g;

/** Brings the text between tags to NFC. Tags are left out, because NFC would join `>` and a U+0338 after it. */
function normalizeText(html: string): string {
  return html.replace(/[^<>]+/g, (piece) => normalForm(piece, 'NFC'));
}

/** As `resolveLink`, for what a client fetches by itself: http and https only. */
function resolveHttpLink(address: string, base: string): string | null {
  const link = resolveLink(address, base);
  return link?.startsWith('http') ? link : null;
}

/**
 * The absolute address of a link as portals write it: relative, without a scheme, between blanks. Null unless it is
 * http, https, mailto or tel. The URL parser writes the result, so no disguised scheme gets through.
 */
function resolveLink(address: string, base: string): string | null {
  const trimmed = address.trim();
  if (trimmed === '' || trimmed.startsWith('#')) return null;
  const url = URL.parse(/^www\./i.test(trimmed) ? `https://${trimmed}` : trimmed, base);
  if (url === null || !linkSchemes.has(url.protocol)) return null;
  if (url.protocol.startsWith('http') && (url.hostname === '' || url.username !== '' || url.password !== ''))
    return null;
  const href = url.href.replace(unsafe, (character) => encodeURIComponent(character));
  return href.length <= maxLinkLength ? href : null;
}

const linkSchemes: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);
// The URL standard keeps these in a query or an opaque path, and they break a feed's syntax; so does a lone percent
// sign.
const unsafe = /[\s"<>\\^`{|}]|%(?![\da-f]{2})/gi;
const maxLinkLength = 4000;

/**
 * Cuts the HTML where it is too long or nested too deeply, in one pass. Parsers keep a stack of open elements; on
 * markup that is nested to attack them they take quadratic time or overflow.
 */
function truncateHtml(html: string): string {
  const text = html.length > maxHtmlLength ? html.slice(0, cutBefore(html, maxHtmlLength)) : html;
  let depth = 0;
  for (const match of text.matchAll(tagStart)) {
    if (unnestedTags.has(match[2]?.toLowerCase() ?? '')) continue;
    depth = match[1] === '/' ? Math.max(0, depth - 1) : depth + 1;
    if (depth > maxHtmlDepth) return text.slice(0, match.index);
  }
  return text;
}

const maxHtmlDepth = 200;
const tagStart = /<(\/?)([a-z][a-z\d:-]*)/gi;

/** Void elements, and elements whose end tag may be left out: an open tag without an end is no deeper nesting. */
const unnestedTags: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr p li dt dd td th tr thead tbody tfoot option'.split(
    ' ',
  ),
);

/** The limit, or the start of the tag that it would cut through. */
function cutBefore(html: string, limit: number): number {
  const open = html.lastIndexOf('<', limit);
  const close = html.lastIndexOf('>', limit);
  return open > close && open > limit - 2000 ? open : limit;
}
