import { html, raw } from 'hono/html';
import type { PageWords } from '../../i18n/words/page-words.ts';
import { style } from '../style/style.ts';
import { sourceHash } from './content-policy.ts';
import type { Html } from './html.ts';
import { scriptAddress } from './page-script.ts';

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

export interface PageDeps extends Frame {
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
