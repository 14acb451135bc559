import type { FeedEntry } from '../feed.ts';
import { addressText, coordinates, placeText } from '../place-text.ts';
import { cleanLine } from '../text/clean-text.ts';
import { contentLine, escapeText } from '../text/content-line.ts';
import { imageType, webUrl } from '../text/web-url.ts';

/** What the library can't say, or says wrongly: it drops GEO at 0, and escapes URLs as if they were TEXT. */
export function detailLines(entry: FeedEntry): string[] {
  return [...geoLines(entry), ...linkLines(entry), ...organizerLines(entry), ...categoryLines(entry)];
}

function geoLines({ event }: FeedEntry): string[] {
  const geo = coordinates(event.location);
  if (geo === null) return [];
  const lines = [contentLine('GEO', `${geo.lat};${geo.lon}`)];
  const title = cleanLine(event.location?.name ?? '') || placeText(event.location);
  const address = addressText(event.location?.address ?? null);
  if (title !== null) {
    lines.push(
      contentLine('X-APPLE-STRUCTURED-LOCATION', `geo:${geo.lat},${geo.lon}`, {
        VALUE: 'URI',
        ...(address === null ? {} : { 'X-ADDRESS': address }),
        'X-APPLE-RADIUS': '100',
        'X-TITLE': title,
      }),
    );
  }
  return lines;
}

function linkLines({ event, link }: FeedEntry): string[] {
  const [page, join, image] = [webUrl(link), webUrl(event.onlineUrl), webUrl(event.image)];
  const type = image === null ? null : imageType(image);
  return [
    ...(page === null ? [] : [contentLine('URL', page)]),
    // RFC 7986 §5.11 and §5.10.
    ...(join === null ? [] : [contentLine('CONFERENCE', join, { VALUE: 'URI' })]),
    ...(image === null
      ? []
      : [contentLine('IMAGE', image, { VALUE: 'URI', ...(type === null ? {} : { FMTTYPE: type }) })]),
  ];
}

/** An address of plain ASCII; anything else is shown as a contact, since ORGANIZER takes a mailto: only. */
const plainEmail = /^[\w.!#$&'*+/=?^`{|}~-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i;

function organizerLines({ event }: FeedEntry): string[] {
  const name = cleanLine(event.organizer?.name ?? '');
  const email = event.organizer?.email?.trim() ?? '';
  if (plainEmail.test(email)) {
    const address = encodeURI(email).replace(/[?#]/g, encodeURIComponent);
    return [contentLine('ORGANIZER', `mailto:${address}`, name === '' ? {} : { CN: name })];
  }
  return name === '' ? [] : [contentLine('CONTACT', escapeText(name))];
}

function categoryLines({ event }: FeedEntry): string[] {
  const names = event.categories.map(cleanLine).filter((name) => name !== '');
  return names.length === 0 ? [] : [contentLine('CATEGORIES', names.map(escapeText).join(','))];
}
