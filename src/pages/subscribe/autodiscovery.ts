import { html } from 'hono/html';
import type { Html } from '../frame/html.ts';

/** What a reader looks for in `<head>`, and a person clicks: the four feeds. The media types are exact, without parameters. */
export const feedLinks = [
  { extension: 'ics', mediaType: 'text/calendar', name: 'iCalendar' },
  { extension: 'rss', mediaType: 'application/rss+xml', name: 'RSS' },
  { extension: 'atom', mediaType: 'application/atom+xml', name: 'Atom' },
  { extension: 'json', mediaType: 'application/feed+json', name: 'JSON Feed' },
] as const;

export interface FeedLink {
  /** Absolute, without the extension: `https://host/feeds/lectures`. */
  readonly stem: string;
  readonly title: string;
}

/** Links for a feed reader to find. */
export function autodiscovery({ stem, title }: FeedLink): readonly Html[] {
  return feedLinks.map(
    ({ extension, mediaType, name }) =>
      html`<link rel="alternate" type="${mediaType}" title="${title} (${name})" href="${stem}.${extension}">
`,
  );
}
