import { addMonths, monthGrid } from '../../dates/month-grid.ts';
import { type Lasting, type WeekBar, weekLanes } from '../../dates/week-lanes.ts';
import { eventDays, inOrder, isWholeDays } from '../dates/event-days.ts';
import type { WidgetEvent } from '../widget-answer.ts';
import { addMenu } from './add-menu.ts';
import { asHeading, eventClass, eventLink, eventTime, isFar, statusBadge, timeElement } from './event-parts.ts';
import { todayButton, turnButton } from './turn-buttons.ts';
import type { ViewContext } from './view-context.ts';
import { h, type ViewElement, type ViewNode } from './view-node.ts';

/** How many single events a day shows at once. The rest unfolds. */
const maxShown = 3;
/** How many months away the arrows lead. Readers rarely go further, and crawlers should not. */
const maxMonthsAway = 24;

/**
 * A month as a table of weeks, where an event of several days is a bar across the cells of each week. Where there is no room
 * for a table, the style lays the same cells out as a list of days, which has such an event on each of them.
 */
export function monthView(context: ViewContext): ViewElement {
  const { dates, month, words, answer, monthKnown } = context;
  const weeks = monthGrid(month, dates.firstWeekday);
  const found: readonly Lasting<WidgetEvent>[] = inOrder(answer.events, dates).flatMap((one) => {
    const days = eventDays(one, dates);
    return days === null ? [] : { one, days };
  });
  const isListed = (day: string) =>
    day.startsWith(month) && found.some(({ days }) => days.first <= day && day <= days.last);
  const isEmpty = !weeks.flat().some(isListed);
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
        weeks.map((days) => h('tr', { role: 'row', class: classOf(days) }, weekCells(days, found, context))),
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

function weekCells(
  week: readonly string[],
  found: readonly Lasting<WidgetEvent>[],
  context: ViewContext,
): readonly ViewElement[] {
  const { bars, folded, depths } = weekLanes(
    found.filter(({ days }) => days.first !== days.last),
    week,
  );
  return week.map((day, i) => {
    const within = bars.filter(({ column, cells }) => column - 1 <= i && i < column - 1 + cells);
    const takes = ({ days }: Lasting<WidgetEvent>) => days.first <= day && day <= days.last;
    const singles = found.filter((one) => takes(one) && one.days.first === one.days.last);
    const hidden = found.filter((one) => takes(one) && folded.includes(one.one));
    const fits = hidden.length === 0 && singles.length === maxShown + 1;
    const item = ({ one }: Lasting<WidgetEvent>) =>
      h('li', { class: eventClass('one', one) }, cellEvent(one, day, context), addMenu(one, context, day));
    const shown = fits ? singles : singles.slice(0, maxShown);
    const crossed = within.filter(({ column }) => column - 1 < i).map(({ lane }) => `x${lane}`);
    return dayCell(day, { depth: depths[i] ?? 0, crossed }, context, {
      shown: [...within.map((bar) => barItem(bar, bar.column - 1 === i, day, context)), ...shown.map(item)],
      rest: [...singles.slice(shown.length), ...hidden].map(item),
    });
  });
}

/** An event of several days: the bar in its first cell of a week, and in the others what only a list of days shows. */
function barItem(
  { one, cells, lane, begins, ends }: WeekBar<WidgetEvent>,
  isFirst: boolean,
  day: string,
  context: ViewContext,
): ViewElement {
  if (!isFirst) return h('li', { class: eventClass('on', one) }, cellEvent(one, day, context));
  const classes = `long w${cells} l${lane}${begins ? ' begins' : ''}${ends ? ' ends' : ''}`;
  const { dates, now, words } = context;
  const last = eventDays(one, dates)?.last ?? day;
  // What lies over the cells of other days is said in this one only.
  const until = h('span', { class: 'hidden' }, ` ${words.until(dates.shortDay(last, isFar(last, now)))}`);
  return h('li', { class: eventClass(classes, one) }, cellEvent(one, day, context), until, addMenu(one, context, day));
}

/** `depth`: how many lanes of bars lie over the cell. `crossed`: a class for each lane whose bar crosses the line before it. */
function dayCell(
  day: string,
  { depth, crossed }: { readonly depth: number; readonly crossed: readonly string[] },
  context: ViewContext,
  { shown, rest }: Readonly<Record<'shown' | 'rest', readonly ViewElement[]>>,
): ViewElement {
  const { dates, month, now, words } = context;
  const today = dates.dayOf(now);
  const kinds = [
    day.startsWith(month) ? null : 'out',
    day === today ? 'today' : null,
    shown.length + rest.length > 0 ? null : 'free',
    depth > 0 ? `u${depth}` : null,
    ...crossed,
  ];
  const number = timeElement(
    day,
    { class: 'num' },
    h('span', { class: 'digits', 'aria-hidden': 'true' }, dates.dayNumber(day)),
    h('span', { class: 'full' }, asHeading(dates.longDay(day), context)),
  );
  const list = (some: readonly ViewElement[]) => (some.length === 0 ? null : h('ul', { role: 'list' }, some));
  return h(
    'td',
    {
      role: 'cell',
      class: kinds.filter((kind) => kind !== null).join(' ') || null,
      'aria-current': day === today ? 'date' : null,
    },
    number,
    list(shown),
    rest.length === 0 ? null : h('details', { 'data-key': day }, h('summary', {}, words.more(rest.length)), list(rest)),
  );
}

function cellEvent(event: WidgetEvent, day: string, context: ViewContext): ViewNode[] {
  const { dates } = context;
  const begins = event.start !== null && !isWholeDays(event, dates) && dates.dayOf(event.start) === day;
  const clock = begins ? eventTime(event, { class: 'clock' }, dates.time(event.start ?? '')) : null;
  const badge = statusBadge(event, context);
  return [...(clock === null ? [] : [clock, ' ']), ...(badge === null ? [] : [badge, ' ']), eventLink(event, context)];
}
