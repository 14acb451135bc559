import { isDay } from '../../../calendar/day.ts';
import { directionOf } from '../../../i18n/language-tag.ts';
import { widgetWordsFor } from '../../../i18n/widget-words-for.ts';
import { noPermissions, type PageText, sourceHash } from '../../frame/page-layout.ts';
import { createWidgetDates } from '../dates/widget-dates.ts';
import { embedScript } from '../generated/embed-script.ts';
import { escapeHtml, type ViewElement, viewHtml } from '../view/view-node.ts';
import { widgetStyle } from '../view/widget-style.ts';
import { widgetMessage, widgetView } from '../view/widget-view.ts';
import type { WidgetAnswer } from '../widget-answer.ts';
import { defaultLimits, type WidgetTheme } from '../widget-options.ts';
import type { WidgetQuery } from './widget-query.ts';

/** `/embed/<id>`: the widget as a page for an iframe. `now` is in milliseconds since 1970. */
export function renderEmbed(
  answer: WidgetAnswer,
  query: WidgetQuery,
  now: number,
  monthLink: (month: string) => string,
): Promise<PageText> {
  const { language, timeZone } = answer;
  const dates = createWidgetDates(language, timeZone);
  const month = query.month ?? dates.dayOf(now).slice(0, 7);
  const words = widgetWordsFor(language);
  const monthKnown = true;
  const context = { answer, options: query, words, language, dates, visitor: null, now, month, monthKnown, monthLink };
  const hasTimes = answer.events.some(({ start }) => start !== null && !isDay(start));
  return renderEmbedPage({
    language,
    title: answer.title,
    theme: query.theme,
    timeZone: hasTimes ? timeZone : null,
    canonical: answer.page,
    view: widgetView(context),
  });
}

/**
 * The same page with a sentence instead of events. For a bad query it shows `detail`, which helps the site's author.
 */
export function renderEmbedRefusal(status: number, detail: string, language: string): Promise<PageText> {
  const words = widgetWordsFor(language);
  const known: Readonly<Record<number, string>> = {
    400: detail,
    404: words.missing,
    410: words.missing,
    503: words.loading,
  };
  const text = known[status] ?? words.failed;
  const options = { layout: 'list', limit: defaultLimits.list, heading: 0, target: null } as const;
  const view = widgetMessage(options, words, { text, busy: true, page: null });
  return renderEmbedPage({
    language: words.language,
    title: text,
    theme: 'auto',
    timeZone: null,
    canonical: null,
    view,
  });
}

interface EmbedPage {
  readonly language: string;
  readonly title: string;
  readonly theme: WidgetTheme;
  /** IANA: the zone of the times on the page. Null: the page shows no times. */
  readonly timeZone: string | null;
  /** The URL of the calendar's page, for search engines. Null: none. */
  readonly canonical: string | null;
  readonly view: ViewElement;
}

/** The page is transparent, so the page around it shows through. Its font is the system's. */
const pageStyle = `
html{font:1rem/1.45 system-ui,"Segoe UI",Roboto,"Noto Sans",sans-serif;background:transparent;
  color:light-dark(#1f2528,#e9e7e2);-webkit-text-size-adjust:100%}
body{margin:0;padding:.25rem;display:flow-root}
.kalends{--kalends-padding:.25rem}
${widgetStyle}`;

const schemes: Readonly<Record<WidgetTheme, string>> = { light: 'only light', dark: 'only dark', auto: 'light dark' };

/** The document around the widget. It works without its script, which reports its height to the page around it. */
async function renderEmbedPage(page: EmbedPage): Promise<PageText> {
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

/** Any site may frame the page. The page may load nothing except its own style and script. */
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
    'Permissions-Policy': noPermissions,
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
}
