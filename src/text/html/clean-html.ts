import sanitizeHtml, { type Tag } from 'sanitize-html';
import { balanceBidi, legalText } from '../plain/control-characters.ts';
import { plainParagraphs } from '../plain/paragraphs.ts';
import { frameLabel, htmlText } from './html-text.ts';

/** Characters of HTML that are read of one text; what is beyond is cut off. */
export const maxHtmlLength = 200_000;
/** Elements within each other; the text is cut where it goes deeper. */
const maxHtmlDepth = 200;

/**
 * The HTML up to the first place that is too far or too deep, found in one pass: parsers keep a stack of open elements,
 * and take quadratic time, or overflow, on markup that was nested for that purpose.
 */
function boundedHtml(html: string): string {
  const text = html.length > maxHtmlLength ? html.slice(0, cutBefore(html, maxHtmlLength)) : html;
  let depth = 0;
  for (const match of text.matchAll(tagStart)) {
    if (unstacked.has(match[2]?.toLowerCase() ?? '')) continue;
    depth = match[1] === '/' ? Math.max(0, depth - 1) : depth + 1;
    if (depth > maxHtmlDepth) return text.slice(0, match.index);
  }
  return text;
}

const tagStart = /<(\/?)([a-z][a-z\d:-]*)/gi;

/** Elements that hold nothing, or that the next of their kind closes: no end is missing where there is none. */
const unstacked: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr p li dt dd td th tr thead tbody tfoot option'.split(
    ' ',
  ),
);

/** Not within a tag, when one was begun shortly before. */
function cutBefore(html: string, limit: number): number {
  const open = html.lastIndexOf('<', limit);
  const close = html.lastIndexOf('>', limit);
  return open > close && open > limit - 2000 ? open : limit;
}

/**
 * The absolute address of a link as a portal writes it: relative, without scheme, with blanks around. Null for anything
 * but http, https, mailto and tel, however it is disguised: what comes back was parsed, and written anew.
 */
function absoluteLink(address: string, base: string): string | null {
  const trimmed = address.trim();
  if (trimmed === '' || trimmed.startsWith('#')) return null;
  const url = URL.parse(/^www\./i.test(trimmed) ? `https://${trimmed}` : trimmed, base);
  if (url === null || !schemes.has(url.protocol)) return null;
  if (url.protocol.startsWith('http') && (url.hostname === '' || url.username !== '' || url.password !== ''))
    return null;
  const href = url.href.replace(unsafe, (character) => encodeURIComponent(character));
  return href.length <= maxLength ? href : null;
}

const schemes: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);
// What the URL standard leaves in a query or an opaque path, and a feed's syntax would trip over; a percent sign alone.
const unsafe = /[\s"<>\\^`{|}]|%(?![\da-f]{2})/gi;
const maxLength = 4000;

/** As `absoluteLink`, for what must be fetched: http and https only. */
function absoluteHttpLink(address: string, base: string): string | null {
  const link = absoluteLink(address, base);
  return link?.startsWith('http') ? link : null;
}

/** Elements that say the same as an allowed one; blocks must stay blocks, or their words would run together. */
const renamed: ReadonlyMap<string, string> = new Map([
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

type Attributes = Record<string, string>;
type Rewrite = (name: string, attributes: Attributes, linkBase: string) => Tag;
const dropped: Tag = { tagName: 'span', attribs: {} };

/**
 * The element as it is kept: only attributes whose values are checked, links absolute; a `span` where only its words are.
 */
function rewriteTag(name: string, attributes: Attributes, linkBase: string): Tag {
  const attribs: Attributes = {};
  for (const [attribute, pattern] of checkedAttributes) {
    const value = attributes[attribute]?.trim();
    if (value !== undefined && pattern.test(value)) attribs[attribute] = value;
  }
  for (const attribute of ['alt', 'title'] as const) {
    const value = attributes[attribute];
    if (value) attribs[attribute] = balanceBidi(legalText(value).replace(/\s+/g, ' ').trim());
  }
  if (name === 'a') {
    const href = absoluteLink(attributes.href ?? '', linkBase);
    return href === null ? dropped : { tagName: 'a', attribs: { ...attribs, href } };
  }
  if (name === 'img') {
    const src = isTracker(attributes) ? null : imageSource(attributes, linkBase);
    return src === null ? dropped : { tagName: 'img', attribs: { src, ...attribs } };
  }
  if (name === 'span') {
    // `rewriteFrame` was here before; but so may have been whoever wrote the text.
    const frame = absoluteHttpLink(attributes['data-frame'] ?? '', linkBase);
    return frame === null ? dropped : { tagName: 'span', attribs: { 'data-frame': frame } };
  }
  return { tagName: renamed.get(name) ?? name, attribs };
}

/** Elements that load another document or a film. */
const framing = ['iframe', 'embed', 'source', 'video', 'audio'];

/** What plays is marked, to become a link; what stood within for browsers without frames is dropped. */
function rewriteFrame(name: string, attributes: Attributes, linkBase: string): Tag {
  const href = frameLink(name, attributes, linkBase);
  return href === null ? dropped : { tagName: 'span', attribs: { 'data-frame': href }, text: ' ' };
}

const checkedAttributes: readonly (readonly [string, RegExp])[] = [
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
  // Pages that load images late keep the address beside a placeholder; others name one for each size of a screen.
  const sets = [attributes.srcset, attributes['data-srcset']].map((set) =>
    set?.trim().split(/\s/, 1)[0]?.replace(/,+$/, ''),
  );
  for (const candidate of [attributes.src, attributes['data-src'], attributes['data-original'], ...sets]) {
    const source = absoluteHttpLink(candidate ?? '', linkBase);
    if (source !== null) return source;
  }
  return null;
}

/** An image or frame that nobody sees is there to count readers. */
function isTracker({ width, height, style, hidden }: Attributes): boolean {
  const tiny = (size: string | undefined) => size !== undefined && /^\s*[0-3](?:\.\d+)?(?:px)?\s*$/.test(size);
  if (tiny(width) || tiny(height) || hidden !== undefined) return true;
  return /display\s*:\s*none|visibility\s*:\s*hidden|(?:^|[;\s])(?:width|height)\s*:\s*[0-3](?:px)?\s*(?:;|$)/i.test(
    style ?? '',
  );
}

/** The address of what plays: a film or a recording. Any other frame is left out. */
function frameLink(name: string, attributes: Attributes, linkBase: string): string | null {
  if (isTracker(attributes)) return null;
  const link = absoluteHttpLink(attributes.src ?? attributes['data-src'] ?? '', linkBase);
  if (link === null || name === 'video' || name === 'audio') return link;
  if (name === 'source') return /\.(?:mp4|webm|ogv|mov|m4v|mp3|ogg|oga|m4a|wav)(?:[?#]|$)/i.test(link) ? link : null;
  const plays =
    attributes.allowfullscreen !== undefined || /fullscreen|autoplay|encrypted-media/.test(attributes.allow ?? '');
  return plays || /[/.]?\b(?:embed|video|player|watch|play)(?:\b|_)/i.test(link) ? link : null;
}

/**
 * HTML that any feed or page may carry: allow-listed elements and attributes, absolute links, nothing that runs, loads a
 * frame or counts readers. `linkBase` is the absolute URL that relative links and images are resolved against.
 * Cleaning twice is cleaning once: what was dropped may have kept others apart that can't stand within each other, so
 * it is read again until nothing more is.
 */
export function cleanHtml(html: string, linkBase: string): string {
  let cleaned = boundedHtml(legalText(html));
  for (let pass = 0; pass < maxPasses; pass++) {
    let dropped = false;
    cleaned = cleanOnce(cleaned, linkBase, () => {
      dropped = true;
    });
    if (!dropped) return cleaned;
  }
  return plainParagraphs(htmlText(cleaned));
}

const maxPasses = 5;

function cleanOnce(html: string, linkBase: string, onDrop: () => void): string {
  const watched = (rewrite: Rewrite) => (name: string, attributes: Attributes) => {
    const tag = rewrite(name, attributes, linkBase);
    if (tag.tagName !== name || !allowed.has(name) || name === 'span') onDrop();
    return tag;
  };
  const cleaned = sanitizeHtml(html, {
    allowedTags: [...allowed],
    allowedAttributes,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    nonTextTags,
    nestingLimit: 60,
    parseStyleAttributes: false,
    transformTags: {
      '*': watched(rewriteTag),
      ...Object.fromEntries(framing.map((name) => [name, watched(rewriteFrame)])),
    },
  });
  return withoutEmpty(normalized(balanceBidi(legalText(linkFrames(cleaned))))).trim();
}

const allowed: ReadonlySet<string> = new Set(
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

/** Elements whose content is no text for people. */
const nonTextTags =
  'script style textarea option xmp noscript noembed noframes template title svg math object applet canvas'.split(' ');

/**
 * Puts links in the place of frames, and takes out every `span`: what is dropped while its words stay is renamed to it
 * first, since renaming to an element that isn't allowed leaves sanitize-html with a wrong end tag later on.
 */
function linkFrames(html: string): string {
  let inLink = false;
  return html.replace(/<(\/?)(a|span)((?: [^<>]*)?)>/g, (tag, end: string, name: string, attributes: string) => {
    if (name === 'a') {
      inLink = end === '';
      return tag;
    }
    const href = / data-frame="([^"]*)"/.exec(attributes)?.[1];
    return href === undefined || inLink ? '' : ` <a href="${href}">${frameLabel(href)}</a> `;
  });
}

/** Without elements that hold nothing; then without those that held nothing else. */
function withoutEmpty(html: string): string {
  for (let before = html; ; before = html) {
    html = html.replace(emptyElement, '');
    if (html === before) return html;
  }
}

const emptyElement =
  /<(p|div|h[2-6]|ul|ol|li|dl|dt|dd|blockquote|pre|figure|figcaption|a|b|strong|i|em|u|s|del|ins|mark|small|sub|sup|code)(?: [^<>]*)?>\s*<\/\1>/g;

/** In NFC, piece by piece: over the whole, `>` and a following U+0338 would become one character and break the tag. */
function normalized(html: string): string {
  return html.replace(/[^<>]+/g, (piece) => piece.normalize('NFC'));
}
