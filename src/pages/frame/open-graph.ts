import { html } from 'hono/html';
import { shorten } from '../../feeds/text/shorten.ts';
import type { Html } from './html.ts';

export interface OpenGraph {
  readonly type: 'website' | 'article';
  readonly title: string;
  readonly description: string;
  /** Absolute. */
  readonly url: string;
  readonly image: string | null;
  readonly siteTitle: string;
  /** BCP 47. */
  readonly language: string;
}

/** What a page says of itself where it is shared (ogp.me), and its one address. */
export function openGraph({ type, title, description, url, image, siteTitle, language }: OpenGraph): Html {
  return html`<link rel="canonical" href="${url}">
<meta property="og:type" content="${type}">
<meta property="og:title" content="${title}">
<meta property="og:url" content="${url}">
<meta property="og:site_name" content="${siteTitle}">
<meta property="og:locale" content="${localeOf(language)}">
<meta property="og:description" content="${description}">
${image === null ? '' : html`<meta property="og:image" content="${image}"><meta property="og:image:alt" content="${title}">`}
<meta name="twitter:card" content="${image === null ? 'summary' : 'summary_large_image'}">
`;
}

/** ogp.me: `language_TERRITORY`; where the tag names no region, the one that it implies. */
function localeOf(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return region === undefined ? language : `${language}_${region}`;
}

/** The beginning of a text, whole words, for a description of the page. */
export function excerpt(text: string | null, most = 200): string | null {
  return shorten(text?.replace(/\s+/g, ' ').trim() ?? '', most) || null;
}
