import { html } from 'hono/html';
import type { Html } from './layout.ts';
import type { Phrases } from './phrases.ts';

/** What a reader looks for in `<head>`, and a person clicks: the four feeds. The media types are exact, without parameters. */
const formats = [
  { extension: 'ics', mediaType: 'text/calendar', name: 'iCalendar' },
  { extension: 'rss', mediaType: 'application/rss+xml', name: 'RSS' },
  { extension: 'atom', mediaType: 'application/atom+xml', name: 'Atom' },
  { extension: 'json', mediaType: 'application/feed+json', name: 'JSON' },
] as const;

export interface FeedLink {
  /** Absolute, without the extension: `https://host/feeds/lectures`. */
  readonly stem: string;
  readonly title: string;
}

/** Links for a feed reader to find. */
export function autodiscovery({ stem, title }: FeedLink): readonly Html[] {
  return formats.map(
    ({ extension, mediaType, name }) =>
      html`<link rel="alternate" type="${mediaType}" title="${title} (${name})" href="${stem}.${extension}">
`,
  );
}

/** Links for people: the calendar program first. `webcal:` opens it; Apple's follows no `webcals:` (interop.md §3). */
export function subscribeLinks({ stem, title }: FeedLink, phrases: Phrases): Html {
  const others = formats.map(
    ({ extension, mediaType, name }) =>
      html`<li><a href="${stem}.${extension}" type="${mediaType}">${name}<span class="hidden">: ${title}</span></a></li>
`,
  );
  return html`<ul class="ways">
<li><a class="first" href="${stem.replace(/^https?:/, 'webcal:')}.ics">${phrases.subscribe}<span class="hidden">: ${title}</span></a></li>
${others}</ul>`;
}
