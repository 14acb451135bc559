import { isDay } from '../../../calendar/day.ts';
import { widgetWordsFor } from '../../../i18n/widget-words-for.ts';
import type { PageText } from '../../frame/page-layout.ts';
import { createWidgetDates } from '../dates/widget-dates.ts';
import { widgetMessage, widgetView } from '../view/widget-view.ts';
import type { WidgetAnswer } from '../widget-answer.ts';
import { usualLimits } from '../widget-options.ts';
import { renderEmbedPage } from './embed-page.ts';
import type { WidgetQuery } from './widget-query.ts';

/** The widget as a page. `now` is in milliseconds since 1970; `monthLink` tells where the page of another month is. */
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
  const scene = { answer, options: query, words, language, dates, visitor: null, now, month, monthKnown, monthLink };
  const hasTimes = answer.events.some(({ start }) => start !== null && !isDay(start));
  return renderEmbedPage({
    language,
    title: answer.title,
    theme: query.theme,
    timeZone: hasTimes ? timeZone : null,
    canonical: answer.page,
    view: widgetView(scene),
  });
}

/** Why there is nothing to show, in a sentence; what was asked for wrongly is told to who wrote the address, in detail. */
export function renderEmbedRefusal(status: number, detail: string, language: string): Promise<PageText> {
  const words = widgetWordsFor(language);
  const known: Readonly<Record<number, string>> = {
    400: detail,
    404: words.missing,
    410: words.missing,
    503: words.loading,
  };
  const text = known[status] ?? words.failed;
  const options = { layout: 'list', limit: usualLimits.list, heading: 0, target: null } as const;
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
