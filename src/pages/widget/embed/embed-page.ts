import { isDay } from '../../../calendar/day.ts';
import { directionOf } from '../../../i18n/language-tag.ts';
import type { SiteWords } from '../../../i18n/site-words.ts';
import { widgetWordsFor } from '../../../i18n/words-for.ts';
import { allowAlso, noPermissions, type PageText, sourceHash } from '../../frame/page-layout.ts';
import type { SiteLook } from '../../site/site-look.ts';
import { createWidgetDates } from '../dates/widget-dates.ts';
import { embedScript } from '../generated/embed-script.ts';
import type { ViewLinks } from '../view/view-context.ts';
import { escapeHtml, h, type ViewElement, viewHtml } from '../view/view-node.ts';
import { widgetStyle } from '../view/widget-style.ts';
import { widgetMessage, widgetView } from '../view/widget-view.ts';
import type { WidgetAnswer } from '../widget-answer.ts';
import { defaultLimits, type WidgetTheme } from '../widget-options.ts';
import type { WidgetQuery } from './widget-query.ts';

interface EmbedOptions {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The categories to choose from. */
  readonly choices: readonly string[];
  readonly links: ViewLinks;
  readonly look: SiteLook;
  /** Words that the site gives itself. */
  readonly siteWords?: SiteWords | undefined;
}

/** `/embed/<id>`: the widget as a page for an iframe. */
export function renderEmbed(
  answer: WidgetAnswer,
  query: WidgetQuery,
  { now, choices, links, look, siteWords }: EmbedOptions,
): Promise<PageText> {
  const { language, timeZone } = answer;
  const dates = createWidgetDates(language, timeZone);
  const month = query.month ?? dates.dayOf(now).slice(0, 7);
  const words = widgetWordsFor(language, siteWords);
  const context = {
    answer,
    options: query,
    words,
    language,
    dates,
    visitor: null,
    now,
    month,
    monthKnown: true,
    picked: query.pick,
    choices,
    part: query.part,
    links,
  };
  const hasTimes = answer.events.some(({ start }) => start !== null && !isDay(start));
  return renderEmbedPage({
    language,
    title: answer.title,
    theme: query.theme,
    clock: hasTimes ? { timeZone, yourTime: words.yourTime('{time}') } : null,
    canonical: answer.page,
    pictures: query.pictures,
    view: widgetView(context),
    style: answer.style ?? '',
    look,
  });
}

/**
 * The same page with a sentence instead of events. For a bad query it shows `detail`, too, which helps the site's author. It is
 * in English.
 */
export function renderEmbedRefusal(
  status: number,
  detail: string,
  language: string,
  { look, siteWords }: Pick<EmbedOptions, 'look' | 'siteWords'>,
): Promise<PageText> {
  const words = widgetWordsFor(language, siteWords);
  const known: Readonly<Record<number, string>> = {
    404: words.missing,
    410: words.missing,
    503: words.loading,
  };
  const text = known[status] ?? words.failed;
  const options = {
    layout: 'list',
    limit: defaultLimits.list,
    heading: 0,
    target: null,
    pictures: false,
    filters: false,
  } as const;
  const message = widgetMessage(options, words, { text, busy: true, page: null });
  const reason = status === 400 ? [h('p', { class: 'note', lang: 'en', dir: 'ltr' }, detail)] : [];
  const view = { ...message, children: [...message.children, ...reason] };
  return renderEmbedPage({
    language: words.language,
    title: text,
    theme: null,
    pictures: false,
    clock: null,
    canonical: null,
    view,
    style: look.widgetStyle,
    look,
  });
}

interface EmbedPage {
  readonly language: string;
  readonly title: string;
  readonly theme: WidgetTheme | null;
  /** Whether it may load pictures of any site. */
  readonly pictures: boolean;
  /** The zone of the times on the page, IANA, and how those of the visitor are said. Null: the page shows no times. */
  readonly clock: { readonly timeZone: string; readonly yourTime: string } | null;
  /** The URL of the calendar's page, for search engines. Null: none. */
  readonly canonical: string | null;
  readonly view: ViewElement;
  /** CSS: the site's accent and the colours of its calendars. */
  readonly style: string;
  readonly look: SiteLook;
}

/**
 * Without a theme the page is transparent, so that the page around it shows through, and light like most pages: it can't
 * know that page. Its font is the site's, or the system's.
 */
const pageStyle = `
html{font:1rem/1.45 var(--font,system-ui,"Segoe UI",Roboto,"Noto Sans",sans-serif);background:transparent;
  color:light-dark(#1f2528,#e9e7e2);-webkit-text-size-adjust:100%}
body{margin:0;padding:.25rem;display:flow-root}
/* A text that reads the other way puts its ellipsis into the edge. */
[dir=ltr] body:has(.summary:dir(rtl)),[dir=rtl] body:has(.summary:dir(ltr)){padding-inline:.75rem}
[data-theme]{background:light-dark(#fff,#1c2124)}
.kalends{--kalends-padding:.25rem}
${widgetStyle}`;

const schemes: Readonly<Record<WidgetTheme, string>> = { light: 'only light', dark: 'only dark', auto: 'light dark' };

/** The document around the widget. It works without its script, which reports its height to the page around it. */
async function renderEmbedPage(page: EmbedPage): Promise<PageText> {
  const { clock } = page;
  const canonical = page.canonical === null ? '' : `\n<link rel="canonical" href="${escapeHtml(page.canonical)}">`;
  const { look } = page;
  const own = look.fontStyle + page.style;
  const font = look.fontSheet === null ? '' : `\n<link rel="stylesheet" href="${escapeHtml(look.fontSheet)}">`;
  const html = `<!doctype html>
<html lang="${escapeHtml(page.language)}" dir="${directionOf(page.language)}"${page.theme === null ? '' : ` data-theme="${page.theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${schemes[page.theme ?? 'light']}">
<meta name="robots" content="noindex">${canonical}
<title>${escapeHtml(page.title)}</title>
<style>${pageStyle}</style>${own === '' ? '' : `\n<style>${own}</style>`}${font}
</head>
<body${clock === null ? '' : ` data-zone="${escapeHtml(clock.timeZone)}" data-your-time="${escapeHtml(clock.yourTime)}"`}>
<main>${viewHtml(page.view)}</main>
<script>${embedScript}</script>
</body>
</html>
`;
  return { html, headers: await policy(page, own) };
}

/**
 * Any site may frame the page. The page may load nothing except its own style and script, the site's font, and pictures if
 * it has any.
 */
async function policy(
  { pictures, look: { fontSources } }: EmbedPage,
  own: string,
): Promise<Readonly<Record<string, string>>> {
  const policies = [
    "default-src 'none'",
    `style-src ${await sourceHash(pageStyle)}`,
    `script-src ${await sourceHash(embedScript)}`,
    ...(pictures ? ['img-src https: http:'] : []),
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ];
  const headers = {
    'Content-Security-Policy': policies.join('; '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': noPermissions,
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
  return allowAlso(allowAlso(headers, { 'style-src': own === '' ? [] : [await sourceHash(own)] }), fontSources);
}
