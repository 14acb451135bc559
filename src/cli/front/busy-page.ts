import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { directionOf, primarySubtag, visitorLanguage } from '../../i18n/language-tag.ts';
import { palette } from '../../pages/style/palette.ts';
import type { BusyWords } from '../engine/engine-messages.ts';

/** Without the site's colours, which only the engine knows. */
const style = `${palette}*{box-sizing:border-box}
body{margin:0;min-block-size:100vh;display:grid;place-content:center;padding:1.5rem;background:var(--paper);color:var(--ink);font:1.0625rem/1.55 system-ui,"Segoe UI",Roboto,"Noto Sans",sans-serif;overflow-wrap:anywhere}
main{max-inline-size:34rem}
p{margin:0}
.site{color:var(--soft);font-weight:600}
h1{margin:.4rem 0 .6rem;font-size:clamp(1.85rem,1.4rem + 2vw,2.7rem);line-height:1.2;text-wrap:balance}
a{display:inline-block;margin-block-start:1.5rem;padding:.58rem 1.25rem;border-radius:12px;background:var(--ink);color:var(--paper);font-weight:640;text-decoration:none}
a:focus-visible{outline:3px solid var(--ink);outline-offset:3px}`;

/** A widget's frame may show it, since there is nothing on it but a link to the same address. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** What a browser gets in place of an answer: a page that loads nothing, in the visitor's language. */
export function busyPage(
  { siteTitle, siteLanguage, said }: BusyWords,
  acceptLanguage: string | undefined,
): { readonly text: string; readonly headers: Readonly<Record<string, string>> } {
  const asked = visitorLanguage(acceptLanguage, siteLanguage, Object.keys(said));
  const { language, title, means, retry } = said[primarySubtag(asked)] ?? said.en;
  const text = html`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · ${siteTitle}</title>
<style>${raw(style)}</style>
</head>
<body>
<main>
<p class="site"><bdi>${siteTitle}</bdi></p>
<h1>${title}</h1>
<p>${means}</p>
<p><a href="">${retry}</a></p>
</main>
</body>
</html>
`;
  return {
    text: String(text),
    headers: { 'Content-Security-Policy': policy, 'Content-Language': language, Vary: 'Accept, Accept-Language' },
  };
}
