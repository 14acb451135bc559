import sanitizeHtml from 'sanitize-html';
import { boundedHtml } from './bounded-html.ts';
import { frameLabel } from './frame.ts';
import { balanceBidi, legalText } from './legal-text.ts';
import { absoluteHttpLink, absoluteLink } from './link.ts';

/**
 * HTML that any feed or page may carry: allow-listed elements and attributes, absolute links, nothing that runs, loads a
 * frame or counts readers. `linkBase` is the absolute URL that relative links and images are resolved against.
 * Cleaning twice is cleaning once.
 */
export function cleanHtml(html: string, linkBase: string): string {
  const cleaned = sanitizeHtml(boundedHtml(legalText(html)), {
    allowedTags,
    allowedAttributes,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    nonTextTags,
    nestingLimit: 60,
    parseStyleAttributes: false,
    transformTags: { '*': (name, attributes) => rewriteTag(name, attributes, linkBase) },
  });
  return balanceBidi(legalText(normalized(withoutEmpty(labelFrames(withoutSpans(cleaned)))))).trim();
}

const allowedTags = (
  'p div br hr h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre figure figcaption table caption thead tbody tfoot tr th td ' +
  'a img span b strong i em u s del ins mark small sub sup code kbd samp q cite abbr time'
).split(' ');

const allowedAttributes: Record<string, string[]> = {
  '*': ['dir', 'lang'],
  a: ['href', 'title', 'data-frame'],
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
const dropped: sanitizeHtml.Tag = { tagName: 'span', attribs: {} };

function rewriteTag(name: string, attributes: Attributes, linkBase: string): sanitizeHtml.Tag {
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
  if (name === 'iframe' || name === 'embed' || name === 'source' || name === 'video' || name === 'audio') {
    const href = frameLink(name, attributes, linkBase);
    return href === null ? dropped : { tagName: 'a', attribs: { href, 'data-frame': '1' }, text: ' ' };
  }
  return { tagName: renamed.get(name) ?? name, attribs };
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
  // Pages that load images late keep the address beside a placeholder.
  for (const candidate of [attributes.src, attributes['data-src'], attributes['data-original']]) {
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
 * What is dropped while its words stay is renamed to `span` first: renaming to an element that isn't allowed leaves
 * sanitize-html with a wrong end tag later on.
 */
function withoutSpans(html: string): string {
  return html.replace(/<\/?span(?: [^<>]*)?>/g, '');
}

function labelFrames(html: string): string {
  return html
    .replace(
      /<a href="([^"]*)" data-frame="1">\s*<\/a>/g,
      (_, href: string) => ` <a href="${href}">${frameLabel(href)}</a> `,
    )
    .replaceAll(' data-frame="1"', '');
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
