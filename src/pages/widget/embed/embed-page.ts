import { directionOf } from '../../../i18n/language-tag.ts';
import { sourceHash } from '../../frame/content-policy.ts';
import type { PageText } from '../../frame/page-layout.ts';
import { embedScript } from '../generated/embed-script.ts';
import { escapeHtml, type ViewElement, viewHtml } from '../view/view-node.ts';
import { widgetStyle } from '../view/widget-style.ts';
import type { WidgetTheme } from '../widget-options.ts';

export interface EmbedPage {
  readonly language: string;
  readonly title: string;
  readonly theme: WidgetTheme;
  /** IANA: of the times that are shown; null: there are none. */
  readonly timeZone: string | null;
  /** Of the calendar itself, for search engines; null: there is none. */
  readonly canonical: string | null;
  readonly view: ViewElement;
}

/** Its own ground is the page around it: transparent, with the font that people's systems have. */
const pageStyle = `
html{font:1rem/1.45 system-ui,"Segoe UI",Roboto,"Noto Sans",sans-serif;background:transparent;
  color:light-dark(#1f2528,#e9e7e2);-webkit-text-size-adjust:100%}
body{margin:0;padding:.25rem;display:flow-root}
.kalends{--kalends-padding:.25rem}
${widgetStyle}`;

const schemes: Readonly<Record<WidgetTheme, string>> = { light: 'only light', dark: 'only dark', auto: 'light dark' };

/** `/embed/<id>`: the widget as a page for an iframe. It reads well without its script, which tells how high it is. */
export async function renderEmbedPage(page: EmbedPage): Promise<PageText> {
  const canonical = page.canonical === null ? '' : `\n<link rel="canonical" href="${escapeHtml(page.canonical)}">`;
  const html = `<!doctype html>
<html lang="${escapeHtml(page.language)}" dir="${directionOf(page.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${schemes[page.theme]}">
<meta name="robots" content="noindex">${canonical}
<title>${escapeHtml(page.title)}</title>
<style>${pageStyle}</style>
</head>
<body${page.timeZone === null ? '' : ` data-zone="${escapeHtml(page.timeZone)}"`}>
<main>${viewHtml(page.view)}</main>
<script>${embedScript}</script>
</body>
</html>
`;
  return { html, headers: await policy() };
}

/** Any site may frame it; nothing else is allowed but its own style and script. */
async function policy(): Promise<Record<string, string>> {
  const policies = [
    "default-src 'none'",
    `style-src ${await sourceHash(pageStyle)}`,
    `script-src ${await sourceHash(embedScript)}`,
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ];
  return {
    'Content-Security-Policy': policies.join('; '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
}
