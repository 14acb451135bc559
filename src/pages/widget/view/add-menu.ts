import { type AddLinks, addLinks } from '../../add-links.ts';
import type { WidgetEvent } from '../widget-answer.ts';
import type { ViewContext } from './view-context.ts';
import { h, type ViewElement } from './view-node.ts';

/**
 * A menu that puts the event into the visitor's own calendar; it needs no script. Null: there is nothing to put there,
 * since the event has no date, was called off, or comes from an earlier release. `day`: which of the event's menus this is, in
 * a month that shows it in several weeks.
 */
export function addMenu(event: WidgetEvent, { words }: ViewContext, day = ''): ViewElement | null {
  const { id, file, start, end, status, repeats = false } = event;
  if (file === undefined || start === null || status === 'cancelled' || status === 'postponed') return null;
  const title = event.title ?? words.untitled;
  const links = addLinks({
    title,
    start,
    end,
    place: event.place ?? event.online,
    description: event.summary,
    links: [event.online, event.url],
  });
  const item = (href: string, text: string, adds: string, more: Readonly<Record<string, string>>) =>
    h('li', {}, h('a', { href, ...more }, text, repeats ? h('small', {}, ` ${adds}`) : null));
  const programs: readonly (readonly [keyof AddLinks, string])[] = [
    ['google', words.googleCalendar],
    ['outlook', 'Outlook.com'],
    ['office', 'Microsoft 365'],
  ];
  const away = { target: '_blank', rel: 'noopener' };
  return h(
    'details',
    { class: 'add', part: 'add', name: 'kalends-add', 'data-key': `add ${id} ${start} ${day}` },
    h(
      'summary',
      { title: words.addToCalendar },
      h('span', { class: 'plus', 'aria-hidden': 'true' }, '+'),
      h('span', { class: 'hidden' }, `${words.addToCalendar}: ${title}`),
    ),
    h(
      'ul',
      { role: 'list' },
      item(file, words.calendarFile, words.addsAll, { download: '' }),
      programs.map(([name, text]) => item(links[name], text, words.addsOne, away)),
    ),
  );
}
