import { widgetWordsFor } from '../../src/i18n/words-for.ts';
import { createWidgetDates } from '../../src/pages/widget/dates/widget-dates.ts';
import type { ViewContext } from '../../src/pages/widget/view/view-context.ts';
import type { WidgetAnswer, WidgetEvent } from '../../src/pages/widget/widget-answer.ts';
import { defaultLimits, type WidgetOptions } from '../../src/pages/widget/widget-options.ts';

export const eventOf = (more: Partial<WidgetEvent> = {}): WidgetEvent => ({
  id: '1',
  title: 'A talk',
  start: '2026-10-05T09:00:00Z',
  end: null,
  status: 'confirmed',
  url: 'https://uni.example/talk',
  place: null,
  online: null,
  summary: null,
  ...more,
});

/** A view context of Thursday, 1 October 2026, 15:00 in Helsinki. */
export function viewContextOf(
  events: readonly WidgetEvent[],
  {
    language = 'en',
    visitorZone = null,
    ...options
  }: Partial<WidgetOptions> & { readonly language?: string; readonly visitorZone?: string | null } = {},
): ViewContext {
  const answer: WidgetAnswer = {
    version: 1,
    title: 'Lectures',
    language: 'en',
    timeZone: 'Europe/Helsinki',
    page: 'https://events.uni.example/calendars/lectures',
    subscribe: 'https://events.uni.example/calendars/lectures#subscribe',
    from: '2026-09-25',
    through: '2027-10-02',
    events,
  };
  const layout = options.layout ?? 'list';
  return {
    answer,
    options: {
      layout,
      limit: defaultLimits[layout],
      heading: 2,
      target: null,
      pictures: layout === 'cards',
      filters: false,
      ...options,
    },
    words: widgetWordsFor(language),
    language,
    dates: createWidgetDates(language, answer.timeZone),
    visitor: visitorZone === null ? null : createWidgetDates(language, visitorZone),
    now: Date.parse('2026-10-01T12:00:00Z'),
    month: '2026-10',
    monthKnown: true,
    picked: [],
    choices: [],
    part: 0,
    links: null,
  };
}
