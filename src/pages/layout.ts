import { html, raw } from 'hono/html';
import { style } from './style.ts';

/** A piece of HTML that is escaped already. */
export type Html = ReturnType<typeof html>;

/** A finished page, with the headers that keep it safe. */
export interface PageText {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface PageParts {
  readonly language: string;
  /** The path that the site is under: empty, or `/kalends`. */
  readonly root: string;
  readonly title: string;
  readonly description: string | null;
  /** More of `<head>`. */
  readonly head?: Html | readonly Html[];
  readonly body: Html;
}

/** Lays a page out: the document around its body, one inline stylesheet, and a policy that allows nothing else. */
export async function layout(page: PageParts): Promise<PageText> {
  const document = html`<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title}</title>
${page.description === null ? '' : html`<meta name="description" content="${page.description}">`}
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${page.root}/favicon.svg" type="image/svg+xml">
<link rel="icon" href="${page.root}/favicon.ico" sizes="32x32">
${page.head ?? ''}
<style>${raw(style)}</style>
</head>
<body>
<div class="page">
${page.body}
</div>
</body>
</html>
`;
  return { html: String(await document), headers: await policy() };
}

async function policy(): Promise<Record<string, string>> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style)));
  return {
    'Content-Security-Policy': [
      `default-src 'none'; style-src 'sha256-${btoa(String.fromCharCode(...hash))}'; img-src 'self'`,
      `base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    ].join('; '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  };
}
