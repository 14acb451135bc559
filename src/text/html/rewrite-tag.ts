import type { Tag } from 'sanitize-html';
import { balanceBidi, legalText } from '../plain/control-characters.ts';
import { absoluteHttpLink, absoluteLink } from './link.ts';

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

export type Attributes = Record<string, string>;
export type Rewrite = (name: string, attributes: Attributes, linkBase: string) => Tag;
const dropped: Tag = { tagName: 'span', attribs: {} };

/**
 * The element as it is kept: only attributes whose values are checked, links absolute; a `span` where only its words are.
 */
export function rewriteTag(name: string, attributes: Attributes, linkBase: string): Tag {
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
export const framing = ['iframe', 'embed', 'source', 'video', 'audio'];

/** What plays is marked, to become a link; what stood within for browsers without frames is dropped. */
export function rewriteFrame(name: string, attributes: Attributes, linkBase: string): Tag {
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
