import sanitizeHtml from 'sanitize-html';
import { balanceBidi, legalText } from '../plain/control-characters.ts';
import { plainParagraphs } from '../plain/paragraphs.ts';
import { boundedHtml } from './bounded-html.ts';
import { frameLabel } from './frame.ts';
import { htmlText } from './html-text.ts';
import { type Attributes, framing, type Rewrite, rewriteFrame, rewriteTag } from './rewrite-tag.ts';

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
