import { categoryKey } from '../category-key.ts';
import { inOrder } from '../dates/event-days.ts';
import type { WidgetDates } from '../dates/widget-dates.ts';
import type { WidgetAnswer, WidgetEvent } from '../widget-answer.ts';

/*
 * The events of some categories, also from a host of files. It sends those of all categories, whatever is asked, but has
 * an answer for each category.
 */

/** The names as answers have them: in lower case, sorted. */
export const wantedCategories = (names: readonly string[]): readonly string[] =>
  [...new Set(names.map(categoryKey))].sort();

/** Whether the answer is from somebody who did not read which categories are wanted. */
export const ignoresCategories = ({ category }: WidgetAnswer, wanted: readonly string[]): boolean =>
  wanted.length > 0 && category !== undefined && JSON.stringify(category) !== JSON.stringify(wanted);

/** The URL of the events of one category, by that of all. */
export function categoryUrl(url: URL, name: string): string {
  const own = new URL(url);
  own.pathname = url.pathname.replace(/events\.json$/, `category/${encodeURIComponent(name)}/events.json`);
  own.searchParams.delete('category');
  return own.href;
}

/** The events of an answer that have one of the categories. */
export function ofCategories(answer: WidgetAnswer, wanted: readonly string[]): WidgetAnswer {
  if (wanted.length === 0) return answer;
  const isWanted = ({ categories }: WidgetEvent) =>
    categories === undefined || categories.some((one) => wanted.includes(one));
  return { ...answer, events: answer.events.filter(isWanted) };
}

/** Whether a host of files has the page of a category under its name. Names with other characters have another path there. */
const hasPage = ({ category = [] }: WidgetAnswer): boolean =>
  category.every((name) => /^[\p{L}\p{N}](?:[\p{L}\p{N} _-]{0,58}[\p{L}\p{N}])?$/u.test(name));

/** The events of several categories together, as one answer. `all`: the answer for all categories. */
export function joinAnswers(all: WidgetAnswer, answers: readonly WidgetAnswer[], dates: WidgetDates): WidgetAnswer {
  const events = new Map(
    answers.flatMap((one) => one.events.map((event) => [`${event.start} ${event.url} ${event.title}`, event] as const)),
  );
  const [only, ...others] = answers;
  return {
    ...all,
    ...(only !== undefined && others.length === 0 && hasPage(only) ? { subscribe: only.subscribe } : {}),
    from: answers.reduce((latest, { from }) => (from > latest ? from : latest), ''),
    through: answers.reduce((earliest, { through }) => (through < earliest ? through : earliest), '9999-12-31'),
    events: inOrder([...events.values()], dates),
  };
}
