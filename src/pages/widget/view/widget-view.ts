import { isDay } from '../../../calendar/day.ts';
import { directionOf } from '../../../i18n/language-tag.ts';
import type { WidgetWords } from '../../../i18n/words/widget-words.ts';
import type { WidgetLayout, WidgetOptions } from '../widget-options.ts';
import { cardsView } from './cards-view.ts';
import { categoryFilters } from './category-filters.ts';
import { agendaView, listView, nextView } from './list-views.ts';
import { monthView } from './month-view.ts';
import type { ViewContext } from './view-context.ts';
import { h, type ViewElement, type ViewNode } from './view-node.ts';

const layouts: Readonly<Record<WidgetLayout, (context: ViewContext) => ViewElement | null>> = {
  list: listView,
  agenda: agendaView,
  cards: cardsView,
  month: monthView,
  next: nextView,
};

/** The whole widget: the calendar's name, its events in the chosen layout, and links to the calendar's page. */
export function widgetView(context: ViewContext): ViewElement {
  const { answer, options, words, language } = context;
  const body = layouts[options.layout](context) ?? h('p', { class: 'note' }, words.empty);
  const link = (href: string, text: string) =>
    h('a', { href, target: options.target }, text, h('span', { class: 'hidden' }, `: ${answer.title}`));
  return widgetFrame(
    options,
    { language, title: answer.title, isBusy: false },
    categoryFilters(context),
    body,
    h(
      'div',
      { class: 'foot', part: 'footer' },
      h('p', { class: 'links' }, link(answer.subscribe, words.subscribe), ' ', link(answer.page, words.allEvents)),
      hasTimes(context) ? h('p', { class: 'zone' }, words.timeZone(context.dates.zoneName)) : null,
    ),
  );
}

/** The widget without events, while they load or after a failure: a sentence, and what the visitor can do. */
export function widgetMessage(
  options: WidgetOptions,
  words: WidgetWords,
  message: { readonly text: string; readonly busy: boolean; readonly page: string | null },
): ViewElement {
  const retry = message.busy ? null : h('button', { type: 'button', class: 'retry', 'data-key': 'retry' }, words.retry);
  const page =
    message.page === null || message.busy
      ? null
      : h('a', { href: message.page, target: options.target }, words.allEvents);
  return widgetFrame(
    options,
    { language: words.language, title: null, isBusy: message.busy },
    h('p', { class: 'note' }, message.text),
    retry === null ? null : h('p', { class: 'links' }, retry, ' ', page),
  );
}

/** What every view has around it. `title`: of the calendar; null: not known. `isBusy`: the events are still to come. */
function widgetFrame(
  options: WidgetOptions,
  { language, title, isBusy }: { readonly language: string; readonly title: string | null; readonly isBusy: boolean },
  ...children: (ViewNode | null)[]
): ViewElement {
  const heading =
    title === null || options.heading === 0
      ? null
      : h(`h${options.heading}`, { class: 'name', part: 'heading', dir: 'auto' }, title);
  return h(
    'section',
    // The page around the widget may be in another language.
    {
      class: `kalends ${options.layout}${isBusy ? ' busy' : ''}`,
      lang: language,
      dir: directionOf(language),
      'aria-label': title,
    },
    heading,
    ...children,
  );
}

const hasTimes = ({ answer }: ViewContext): boolean =>
  answer.events.some(({ start }) => start !== null && !isDay(start));
