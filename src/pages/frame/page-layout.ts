import { html, raw } from 'hono/html';
import { shorten } from '../../feeds/text/shorten.ts';
import type { PageWords } from '../../i18n/words/page-words.ts';
import { style } from '../style/style.ts';
import type { Html } from './html.ts';
import { scriptAddress } from './page-script.ts';

/** A finished page with its security headers. */
export interface PageText {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What every page of the site needs, whatever it shows. */
export interface Frame {
  readonly siteTitle: string;
  /** The path that the site is under: empty, or `/kalends`. */
  readonly root: string;
  /** `none`: no page loads an image of another site. */
  readonly images: 'direct' | 'none';
  readonly phrases: PageWords;
  /** The direction of the layout: that of the texts that the page shows, not of its own words. */
  readonly direction: 'ltr' | 'rtl';
}

/** One page to lay out. */
interface LayoutOptions extends Frame {
  readonly title: string;
  readonly description: string | null;
  /** More elements of `<head>`. */
  readonly head?: Html | readonly Html[];
  /** Shows a link to the home page above the page. */
  readonly crumb?: boolean;
  readonly main: Html;
  readonly footer?: Html | '';
}

/** The document around a page's main part, with one inline stylesheet and a Content-Security-Policy that fits it. */
export async function layout(page: LayoutOptions): Promise<PageText> {
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
  return { html: String(await document), headers: await policy(page.images) };
}

/**
 * Pictures may come from any site, because portals keep them anywhere, unless `images` forbids it. Everything else must be the page's own. JSON-LD
 * needs no exception: HTML's "prepare the script element" returns before it asks the policy about a block of data.
 */
async function policy(images: Frame['images']): Promise<Record<string, string>> {
  const pictures = images === 'none' ? "'self'" : "'self' https: http:";
  return {
    'Content-Security-Policy': [
      `default-src 'none'; style-src ${await sourceHash(style)}; script-src 'self'`,
      `img-src ${pictures}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    ].join('; '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': noPermissions,
    // Another site's page that opened this one can't reach its window.
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** No page needs any of these, and what a page embeds can't ask for them either. */
export const noPermissions = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/** The hash source that allows an inline element with this text (CSP 3 §2.3.1). */
export async function sourceHash(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return `'sha256-${btoa(String.fromCharCode(...hash))}'`;
}

const policyHeader = 'Content-Security-Policy';

/** Adds sources to the headers' Content-Security-Policy, by directive. */
export function allowAlso(
  headers: Readonly<Record<string, string>>,
  more: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, string>> {
  const directives = new Map(
    (headers[policyHeader] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources] as const;
    }),
  );
  for (const [name, sources] of Object.entries(more))
    directives.set(name, [...(directives.get(name) ?? []), ...sources]);
  return {
    ...headers,
    [policyHeader]: [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; '),
  };
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

/** The Open Graph tags (ogp.me) that other sites read when the page is shared, and the page's canonical URL. */
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

/** The form of ogp.me, `language_TERRITORY`. A tag without a region gets the one that it implies. */
function localeOf(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return region === undefined ? language : `${language}_${region}`;
}

/** The beginning of a text in whole words, for the page's description. */
export function excerpt(text: string | null, maxLength = 200): string | null {
  return shorten(text?.replace(/\s+/g, ' ').trim() ?? '', maxLength) || null;
}
