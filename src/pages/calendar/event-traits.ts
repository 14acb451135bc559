import type { Choice, Choices, PreviewEnding } from '../../calendar/preview.ts';
import { comparable, type EventFilter, isFree, isOnline, matches, placeName } from '../../feeds/select/selection.ts';
import type { ShownEvent } from '../listing/shown-events.ts';

/** Everything that a page's address says about which events it shows, days apart. */
export interface Narrowing {
  readonly selection: EventFilter;
  /** Slugs of calendars; any of these. */
  readonly calendars: readonly string[];
}

/** By what events can be chosen: whether an event has what is asked for. */
const tests = {
  category: ({ event }, { selection: { category = [] } }) => matches(event, { category }),
  calendar: ({ calendar }, { calendars }) => calendars.length === 0 || calendars.includes(calendar.slug),
  place: ({ event }, { selection: { place = [] } }) => matches(event, { place }),
  series: ({ event }, { selection: { series = [] } }) => matches(event, { series }),
  free: ({ event }, { selection: { free = null } }) => matches(event, { free }),
  online: ({ event }, { selection: { online = null } }) => matches(event, { online }),
} satisfies Readonly<Record<string, (one: ShownEvent, narrowing: Narrowing) => boolean>>;
const names = Object.keys(tests) as (keyof typeof tests)[];

/** Whether the address narrows the list at all. */
export const isNarrowed = ({
  selection: { category = [], place = [], series = [], free, online, q },
  calendars,
}: Narrowing): boolean =>
  category.length + place.length + series.length + calendars.length > 0 || [free, online, q].some((one) => one != null);

/** What is asked for. Every event passes the other tests, and lists have tens of thousands of them. */
const asked = ({
  selection: { category = [], place = [], series = [], free = null, online = null },
  calendars,
}: Narrowing): readonly (keyof typeof tests)[] => {
  const lists = { category, calendar: calendars, place, series };
  const flags = { free, online };
  return names.filter((name) => (name in lists ? lists[name as keyof typeof lists].length > 0 : flags[name as keyof typeof flags] !== null)); // biome-ignore format: a rule
};

/** Whether an event passes, apart from the words. */
export function passing(narrowing: Narrowing): (one: ShownEvent) => boolean {
  const some = asked(narrowing);
  return (one) => some.every((name) => tests[name](one, narrowing));
}

/** Counts what events can be filtered by. */
interface Tally {
  /** Counts an event for every trait under which it could be chosen next, all other filters kept. */
  add(one: ShownEvent): void;
  choices(): Choices;
  /** By slug. */
  calendars(): ReadonlyMap<string, number>;
}

const mostChoices = 60;

export function createTally(narrowing: Narrowing): Tally {
  const [categories, places, calendars] = [createCounts(), createCounts(), new Map<string, number>()];
  let [free, online, events] = [0, 0, 0];
  const some = asked(narrowing);
  return {
    add(one) {
      const failed = some.filter((name) => !tests[name](one, narrowing));
      if (failed.length > 1) return;
      const open = (name: (typeof names)[number]) => failed.length === 0 || failed[0] === name;
      if (failed.length === 0) events += 1;
      if (open('category')) for (const name of one.event.categories) categories.add(name);
      const place = open('place') ? placeName(one.event) : null;
      if (place !== null) places.add(place);
      if (open('calendar')) calendars.set(one.calendar.slug, (calendars.get(one.calendar.slug) ?? 0) + 1);
      if (open('free') && isFree(one.event)) free += 1;
      if (open('online') && isOnline(one.event)) online += 1;
    },
    choices: () => ({ categories: categories.list(), places: places.list(), free, online, events }),
    calendars: () => calendars,
  };
}

/** Names that the search takes for the same count as one, in the first spelling. */
function createCounts() {
  const counts = new Map<string, { readonly name: string; count: number }>();
  const spelled = new Map<string, { count: number }>();
  return {
    add(name: string, count = 1) {
      let known = spelled.get(name);
      if (known === undefined) {
        const key = comparable(name);
        const first = counts.get(key) ?? { name, count: 0 };
        counts.set(key, first);
        spelled.set(name, first);
        known = first;
      }
      known.count += count;
    },
    list: (): readonly Choice[] =>
      [...counts.values()]
        .filter(({ count }) => count > 0)
        .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
        .slice(0, mostChoices),
  };
}

/** The choices of several lists together. */
export function joinChoices(all: readonly Choices[]): Choices {
  const [categories, places] = [createCounts(), createCounts()];
  for (const one of all) {
    for (const { name, count } of one.categories) categories.add(name, count);
    for (const { name, count } of one.places) places.add(name, count);
  }
  const sum = (of: (one: Choices) => number) => all.reduce((total, one) => total + of(one), 0);
  return {
    categories: categories.list(),
    places: places.list(),
    free: sum(({ free }) => free),
    online: sum(({ online }) => online),
    events: sum(({ events }) => events),
  };
}

/** The choices without some of the events that they count. */
export function choicesWithout(all: Choices, ended: readonly PreviewEnding[]): Choices {
  if (ended.length === 0) return all;
  const [categories, places] = [createCounts(), createCounts()];
  for (const { name, count } of all.categories) categories.add(name, count);
  for (const { name, count } of all.places) places.add(name, count);
  for (const { categories: named, place } of ended) {
    for (const name of named) categories.add(name, -1);
    if (place !== null) places.add(place, -1);
  }
  const less = (count: number, of: (one: PreviewEnding) => boolean) => Math.max(count - ended.filter(of).length, 0);
  return {
    categories: categories.list(),
    places: places.list(),
    free: less(all.free, ({ free }) => free),
    online: less(all.online, ({ online }) => online),
    events: less(all.events, () => true),
  };
}

/**
 * How the categories and places of a filter are written. The first of all events decides, whichever of them a page lists: the
 * name of a feed, which is a part of its address, has to be the same on every page.
 */
export function spellingsOf(
  events: readonly Pick<ShownEvent, 'event'>[],
  { category = [], place = [] }: EventFilter,
): readonly string[] {
  const spelling = (key: string, namesOf: (one: Pick<ShownEvent, 'event'>) => readonly string[]) => {
    for (const one of events) for (const name of namesOf(one)) if (comparable(name) === key) return name;
    return key;
  };
  const placesOf = ({ event }: Pick<ShownEvent, 'event'>) => placeName(event) ?? [];
  return [
    ...category.map((key) => spelling(key, ({ event }) => event.categories)),
    ...place.map((key) => spelling(key, (one) => [placesOf(one)].flat())),
  ];
}
