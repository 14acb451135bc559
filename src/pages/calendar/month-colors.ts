import { comparable } from '../../feeds/select/selection.ts';
import type { Occurrence, ShownEvent } from '../listing/shown-events.ts';
import { categoryColors } from '../style/calendar-color.ts';

/** What the colours of a month mean. */
export interface MonthColors {
  /** Null: the event has no colour of its own. */
  readonly colorOf: (one: ShownEvent) => string | null;
  /** Empty: all events have the same colour. */
  readonly legend: readonly { readonly name: string; readonly color: string }[];
}

/** More colours can't be told apart by a legend. */
const mostNamed = 12;

/**
 * Colours by calendar where there are several, else by category. `categories`: those of the calendar, the most frequent
 * first, so that a category keeps its colour from month to month.
 */
export function monthColors(occurrences: readonly Occurrence[], categories: readonly string[]): MonthColors {
  const calendars = new Map(occurrences.map(({ calendar }) => [calendar.slug, calendar]));
  if (calendars.size > 1) {
    const sorted = [...calendars.values()].toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
    const free = categoryColors.values();
    const named = sorted.flatMap(({ slug, title, color }) => {
      const own = color ?? free.next().value ?? null;
      return own === null ? [] : [{ slug, name: title, color: own }];
    });
    const colors = new Map(named.map(({ slug, color }) => [slug, color]));
    return { colorOf: ({ calendar }) => colors.get(calendar.slug) ?? null, legend: named.slice(0, mostNamed) };
  }
  const names = new Set(occurrences.flatMap(({ event }) => event.categories.map(comparable)));
  const ranked = categories
    .slice(0, categoryColors.length)
    .map((name, i) => ({ name, color: categoryColors[i] ?? '' }));
  const colors = new Map(ranked.map(({ name, color }) => [comparable(name), color]));
  const legend = ranked.filter(({ name }) => names.has(comparable(name)));
  if (names.size < 2 || legend.length === 0) return { colorOf: ({ calendar }) => calendar.color, legend: [] };
  return {
    colorOf: ({ event }) => event.categories.map((name) => colors.get(comparable(name))).find(Boolean) ?? null,
    legend,
  };
}
