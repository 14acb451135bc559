import { html, raw } from 'hono/html';
import { shortened } from '../../feeds/text/shorten.ts';
import type { PageWords } from '../../i18n/words/page-words.ts';
import { style } from '../style/style.ts';
import type { Html } from './html.ts';
import { scriptAddress } from './page-script.ts';

/** CSP 3 §2.3.1: the hash that names an inline element's text. */
export async function sourceHash(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return `'sha256-${btoa(String.fromCharCode(...hash))}'`;
}

const header = 'Content-Security-Policy';

/** The headers with more sources in their policy, each to the directive of its name. */
export function allowAlso(
  headers: Readonly<Record<string, string>>,
  more: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, string>> {
  const directives = new Map(
    (headers[header] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources] as const;
    }),
  );
  for (const [name, sources] of Object.entries(more))
    directives.set(name, [...(directives.get(name) ?? []), ...sources]);
  return { ...headers, [header]: [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ') };
}

interface OpenGraph {
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
  return shortened(text?.replace(/\s+/g, ' ').trim() ?? '', most) || null;
}

export type { Html } from './html.ts';

/** A finished page, with the headers that keep it safe. */
export interface PageText {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What every page of the site has around it. */
export interface Frame {
  readonly siteTitle: string;
  /** The path that the site is under: empty, or `/kalends`. */
  readonly root: string;
  readonly phrases: PageWords;
  /** Of the layout: as the texts that the page is about are written. */
  readonly direction: 'ltr' | 'rtl';
}

interface PageDeps extends Frame {
  readonly title: string;
  readonly description: string | null;
  /** More of `<head>`. */
  readonly head?: Html | readonly Html[];
  /** A way back above the page: the site's title. */
  readonly crumb?: boolean;
  readonly main: Html;
  readonly footer?: Html | '';
}

/** Lays a page out: the document around its main part, one inline stylesheet, and a policy that allows nothing else. */
export async function layout(page: PageDeps): Promise<PageText> {
  const { phrases, root } = page;
  const document = html`<!doctype html>
<html lang="${phrases.language}" dir="${page.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title}</title>
${page.description === null ? '' : html`<meta name="description" content="${page.description}">`}
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${root}/favicon.svg" type="image/svg+xml">
<link rel="icon" href="${root}/favicon.ico" sizes="32x32">
${page.head ?? ''}
<style>${raw(style)}</style>
<script src="${root}${await scriptAddress()}" defer></script>
</head>
<body>
<a class="skip" href="#main">${phrases.skip}</a>
<div class="page">
${page.crumb ? html`<nav class="crumb"><a href="${root}/" dir="auto">${page.siteTitle}</a></nav>` : ''}
<main id="main">
${page.main}
</main>
${page.footer ? html`<footer>${page.footer}</footer>` : ''}
</div>
</body>
</html>
`;
  return { html: String(await document), headers: await policy() };
}

/**
 * Pictures come from wherever the portal has them, and from nowhere else anything. A block of data (`application/ld+json`)
 * is no script to the policy: HTML's "prepare the script element" leaves before it asks.
 */
async function policy(): Promise<Record<string, string>> {
  return {
    'Content-Security-Policy': [
      `default-src 'none'; style-src ${await sourceHash(style)}; script-src 'self'`,
      `img-src 'self' https: http:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    ].join('; '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  };
}
