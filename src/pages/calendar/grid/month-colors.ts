import type { Calendar } from '../../../calendar/calendar.ts';
import { comparable } from '../../../feeds/select/selection.ts';
import type { Occurrence, ShownEvent } from '../../listing/shown-events.ts';
import { categoryColors, colorsByName } from '../../style/calendar-color.ts';

/** What the colours of a month mean. */
export interface MonthColors {
  /** Null: the event has no colour of its own. */
  readonly colorOf: (one: ShownEvent) => string | null;
  /** The colours that the month has, with their names. Empty: all events have the same one. */
  readonly legend: readonly { readonly name: string; readonly color: string }[];
}

/** Chooses colours by all events of a page's calendars, so that they are the same in every month and under every filter. */
export interface MonthPainter {
  add(one: ShownEvent): void;
  of(occurrences: readonly Occurrence[]): MonthColors;
}

/** More colours can't be told apart by a legend. */
const mostNamed = 12;

/** Colours by calendar where there are several, else by category. */
export function createMonthPainter(): MonthPainter {
  const calendars = new Map<string, Calendar>();
  const categories = new Map<string, { readonly key: string; readonly name: string; count: number }>();
  return {
    add({ event, calendar }) {
      calendars.set(calendar.slug, calendar);
      for (const name of event.categories) {
        const key = comparable(name);
        const known = categories.get(key);
        if (known === undefined) categories.set(key, { key, name, count: 1 });
        else known.count += 1;
      }
    },
    of(occurrences) {
      if (calendars.size > 1) return byCalendar(occurrences, [...calendars.values()]);
      return byCategory(occurrences, [...categories.values()]);
    },
  };
}

function byCalendar(occurrences: readonly Occurrence[], calendars: readonly Calendar[]): MonthColors {
  const free = colorsByName(calendars.filter(({ color }) => color === null).map(({ slug }) => slug));
  const shown = new Set(occurrences.map(({ calendar }) => calendar.slug));
  const named = calendars
    .map(({ slug, title, color }) => ({ slug, name: title, color: color ?? free.get(slug) ?? '' }))
    .toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
  const colors = new Map(named.map(({ slug, color }) => [slug, color]));
  return {
    colorOf: ({ calendar }) => colors.get(calendar.slug) ?? null,
    legend: named.filter(({ slug }) => shown.has(slug)).slice(0, mostNamed),
  };
}

/** The most frequent categories have a colour each. */
function byCategory(
  occurrences: readonly Occurrence[],
  all: readonly { readonly key: string; readonly name: string; readonly count: number }[],
): MonthColors {
  if (all.length < 2) return { colorOf: ({ calendar }) => calendar.color, legend: [] };
  const ranked = all.toSorted((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1)).slice(0, categoryColors.length);
  const colors = colorsByName(ranked.map(({ key }) => key));
  const shown = new Set(occurrences.flatMap(({ event }) => event.categories.map(comparable)));
  return {
    colorOf: ({ event }) => event.categories.map((name) => colors.get(comparable(name))).find(Boolean) ?? null,
    legend: ranked.flatMap(({ key, name }) => (shown.has(key) ? [{ name, color: colors.get(key) ?? '' }] : [])),
  };
}
