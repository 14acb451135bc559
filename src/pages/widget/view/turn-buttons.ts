import type { ViewContext } from './view-context.ts';
import { h, type ViewElement } from './view-node.ts';

/** Where a button leads: to a month, `YYYY-MM`, or to a part of the agenda. */
type Place = { readonly month: string } | { readonly part: number };

/** An arrow to what is before or after. `isOut`: there is nothing, and the arrow keeps its place, so that the others do not move under the pointer. */
export function turnButton(
  context: ViewContext,
  { by, name, isOut, ...place }: Place & { readonly by: -1 | 1; readonly name: string; readonly isOut: boolean },
): ViewElement {
  const arrow = h('span', { 'aria-hidden': 'true', class: 'arrow' }, by < 0 ? '‹' : '›');
  const common = { class: 'turn', 'aria-label': name, title: name, 'data-key': by < 0 ? 'previous' : 'next' };
  if (context.links !== null && isOut) return h('span', { class: 'turn', 'aria-hidden': 'true' }, arrow);
  return button(common, place, isOut, context, arrow);
}

/** Leads back to today. `isThere`: that is what is shown already. */
export function todayButton(
  context: ViewContext,
  { isThere, ...place }: Place & { readonly isThere: boolean },
): ViewElement {
  const common = { class: 'turn now', 'data-key': 'today' };
  if (context.links !== null && isThere)
    return h('span', { class: 'turn now', 'aria-hidden': 'true' }, context.words.today);
  return button(common, place, isThere, context, context.words.today);
}

function button(
  common: Readonly<Record<string, string>>,
  place: Place,
  isOff: boolean,
  { links }: ViewContext,
  content: ViewElement | string,
): ViewElement {
  const href = links && ('month' in place ? links.month(place.month) : links.part(place.part));
  if (href !== null) return h('a', { ...common, href, rel: 'nofollow' }, content);
  const to = 'month' in place ? { 'data-month': place.month } : { 'data-part': String(place.part) };
  return h('button', { ...common, type: 'button', ...to, 'aria-disabled': isOff ? 'true' : null }, content);
}
