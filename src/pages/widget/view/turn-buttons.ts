import type { ViewContext } from './view-context.ts';
import { h, type ViewElement } from './view-node.ts';

/** Where a button leads: to a month, `YYYY-MM`, or to a part of the agenda. */
type Place = { readonly month: string } | { readonly part: number };

/** An arrow to what is before or after. `isOut`: there is nothing. */
export function turnButton(
  context: ViewContext,
  { by, name, isOut, ...place }: Place & { readonly by: -1 | 1; readonly name: string; readonly isOut: boolean },
): ViewElement {
  const arrow = h('span', { 'aria-hidden': 'true', class: 'arrow' }, by < 0 ? '‹' : '›');
  const common = { class: 'turn', 'aria-label': name, title: name, 'data-key': by < 0 ? 'previous' : 'next' };
  return button(common, place, isOut, context, arrow);
}

/** Leads back to today. `isThere`: that is what is shown already. */
export function todayButton(
  context: ViewContext,
  { isThere, ...place }: Place & { readonly isThere: boolean },
): ViewElement {
  return button({ class: 'turn now', 'data-key': 'today' }, place, isThere, context, context.words.today);
}

/** One that leads nowhere keeps its place, so that the others do not move under the pointer. */
function button(
  common: Readonly<Record<string, string>>,
  place: Place,
  isOff: boolean,
  { links }: ViewContext,
  content: ViewElement | string,
): ViewElement {
  const href = links && ('month' in place ? links.month(place.month) : links.part(place.part));
  if (href !== null && isOff) return h('a', { ...common, role: 'link', 'aria-disabled': 'true' }, content);
  if (href !== null) return h('a', { ...common, href, rel: 'nofollow' }, content);
  const to = 'month' in place ? { 'data-month': place.month } : { 'data-part': String(place.part) };
  return h('button', { ...common, type: 'button', ...to, 'aria-disabled': isOff ? 'true' : null }, content);
}
