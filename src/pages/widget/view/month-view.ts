import { addMonths, monthGrid } from '../../dates/month-grid.ts';
import { eventDays, inOrder, isWholeDays } from '../dates/event-days.ts';
import type { WidgetEvent } from '../widget-answer.ts';
import { asHeading, eventClass, eventLink, eventTime, statusBadge, timeElement } from './event-parts.ts';
import { todayButton, turnButton } from './turn-buttons.ts';
import type { ViewContext } from './view-context.ts';
import { h, type ViewElement, type ViewNode } from './view-node.ts';

/** How many events a day shows at once. The rest unfolds. */
const maxShown = 3;
/** How many months away the arrows lead. Readers rarely go further, and crawlers should not. */
const maxMonthsAway = 24;

/** A month as a table of weeks. Where there is no room for a table, the style lays the same cells out as a list of days. */
export function monthView(context: ViewContext): ViewElement {
  const { dates, month, words, answer, monthKnown } = context;
  const weeks = monthGrid(month, dates.firstWeekday);
  const byDay = eventsByDay(context, weeks.flat());
  const isListed = (day: string) => day.startsWith(month) && byDay.has(day);
  const isEmpty = ![...byDay.keys()].some(isListed);
  // As a list of days, a week without events is no row.
  const classOf = (days: readonly string[]) => (days.some(isListed) ? null : 'free');
  const [week = []] = weeks;
  const names = week.map((day) =>
    h('th', { scope: 'col', role: 'columnheader', abbr: dates.weekday(day, 'long') }, dates.weekday(day, 'short')),
  );
  // `display: block` removes the meaning of a table for screen readers. The roles bring it back.
  return h(
    'div',
    { class: 'month' },
    monthBar(context),
    h(
      'table',
      { role: 'table', 'aria-label': dates.joined(answer.title, dates.month(month)) },
      h('thead', { role: 'rowgroup' }, h('tr', { role: 'row' }, names)),
      h(
        'tbody',
        { role: 'rowgroup', class: classOf(weeks.flat()) },
        weeks.map((days) =>
          h(
            'tr',
            { role: 'row', class: classOf(days) },
            days.map((day) => dayCell(day, byDay.get(day) ?? [], context)),
          ),
        ),
      ),
    ),
    monthKnown && isEmpty ? h('p', { class: 'note' }, words.emptyMonth) : null,
    monthKnown ? null : h('p', { class: 'note' }, words.loading),
  );
}

function monthBar(context: ViewContext): ViewElement {
  const { dates, month, words, options, now } = context;
  const current = dates.dayOf(now).slice(0, 7);
  const turn = (by: -1 | 1, name: string): ViewNode => {
    const to = addMonths(month, by);
    const isOut = to < addMonths(current, -maxMonthsAway) || to > addMonths(current, maxMonthsAway);
    return turnButton(context, { by, name, month: to, isOut });
  };
  const level = Math.min(6, (options.heading || 1) + 1);
  return h(
    'div',
    { class: 'bar' },
    turn(-1, words.previousMonth),
    h(`h${level}`, { class: 'monthname' }, dates.month(month)),
    turn(1, words.nextMonth),
    todayButton(context, { month: current, isThere: month === current }),
  );
}

function dayCell(day: string, events: readonly WidgetEvent[], context: ViewContext): ViewElement {
  const { dates, month, now, words } = context;
  const today = dates.dayOf(now);
  const kinds = [
    day.startsWith(month) ? null : 'out',
    day === today ? 'today' : null,
    events.length > 0 ? null : 'free',
  ];
  const number = timeElement(
    day,
    { class: 'num' },
    h('span', { class: 'digits', 'aria-hidden': 'true' }, dates.dayNumber(day)),
    h('span', { class: 'full' }, asHeading(dates.longDay(day), context)),
  );
  const items = events.map((event) =>
    h('li', { class: eventClass(barClass(event, day, context), event) }, ...cellEvent(event, day, context)),
  );
  const list = (some: readonly ViewElement[]) => (some.length === 0 ? null : h('ul', { role: 'list' }, some));
  const isLong = items.length > maxShown + 1;
  const rest = items.slice(maxShown);
  const folded = h('details', {}, h('summary', {}, words.more(rest.length)), list(rest));
  return h(
    'td',
    {
      role: 'cell',
      class: kinds.filter((kind) => kind !== null).join(' ') || null,
      'aria-current': day === today ? 'date' : null,
    },
    number,
    list(isLong ? items.slice(0, maxShown) : items),
    isLong ? folded : null,
  );
}

/** The class of an event in a cell: an event of several days is a bar, shorter from its second day on. */
function barClass(event: WidgetEvent, day: string, { dates }: ViewContext): string | null {
  const days = eventDays(event, dates);
  if (days === null || days.first === days.last) return null;
  return days.first === day ? 'long' : 'long on';
}

function cellEvent(event: WidgetEvent, day: string, context: ViewContext): ViewNode[] {
  const { dates } = context;
  const begins = event.start !== null && !isWholeDays(event, dates) && dates.dayOf(event.start) === day;
  const clock = begins ? eventTime(event, { class: 'clock' }, dates.time(event.start ?? '')) : null;
  const badge = statusBadge(event, context);
  return [...(clock === null ? [] : [clock, ' ']), ...(badge === null ? [] : [badge, ' ']), eventLink(event, context)];
}

/** The events of each day. An event of several days is in each of them. */
function eventsByDay(
  { answer, dates }: ViewContext,
  days: readonly string[],
): ReadonlyMap<string, readonly WidgetEvent[]> {
  const byDay = new Map<string, WidgetEvent[]>();
  for (const event of inOrder(answer.events, dates)) {
    const span = eventDays(event, dates);
    if (span === null) continue;
    for (const day of days) {
      if (day >= span.first && day <= span.last) byDay.set(day, [...(byDay.get(day) ?? []), event]);
    }
  }
  return byDay;
}
