import { byName, eventNames, type NameFilter, nameFilters } from '../../calendar/event-names.ts';
import type { Choice, Choices, PreviewEnding } from '../../calendar/preview.ts';
import { comparable, type EventFilter, isFree, isOnline, matches } from '../../feeds/select/selection.ts';
import type { ShownEvent } from '../listing/shown-events.ts';

/** Everything that a page's address says about which events it shows, days apart. */
export interface Narrowing {
  readonly selection: EventFilter;
  /** Slugs of calendars; any of these. */
  readonly calendars: readonly string[];
}

type Test = (one: ShownEvent, narrowing: Narrowing) => boolean;

/** By what events can be chosen: whether an event has what is asked for. */
const tests = {
  ...byName<Test>(
    (filter) =>
      ({ event }, { selection }) =>
        matches(event, { [filter]: selection[filter] ?? [] }),
  ),
  calendar: ({ calendar }, { calendars }) => calendars.length === 0 || calendars.includes(calendar.slug),
  series: ({ event }, { selection: { series = [] } }) => matches(event, { series }),
  free: ({ event }, { selection: { free = null } }) => matches(event, { free }),
  online: ({ event }, { selection: { online = null } }) => matches(event, { online }),
} satisfies Readonly<Record<string, Test>>;
const names = Object.keys(tests) as (keyof typeof tests)[];

/** Whether the address narrows the list at all. */
export const isNarrowed = (narrowing: Narrowing): boolean =>
  Object.values(listsOf(narrowing)).some((list) => list.length > 0) ||
  [narrowing.selection.free, narrowing.selection.online, narrowing.selection.q].some((one) => one != null);

const listsOf = ({ selection, calendars }: Narrowing) => ({
  ...byName((filter) => selection[filter] ?? []),
  calendar: calendars,
  series: selection.series ?? [],
});

/** What is asked for. Every event passes the other tests, and lists have tens of thousands of them. */
const asked = (narrowing: Narrowing): readonly (keyof typeof tests)[] => {
  const lists = listsOf(narrowing);
  const { free = null, online = null } = narrowing.selection;
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
  const counts = createNameCounts();
  const calendars = new Map<string, number>();
  let [free, online, events] = [0, 0, 0];
  const some = asked(narrowing);
  return {
    add(one) {
      const failed = some.filter((name) => !tests[name](one, narrowing));
      if (failed.length > 1) return;
      const open = (name: (typeof names)[number]) => failed.length === 0 || failed[0] === name;
      if (failed.length === 0) events += 1;
      for (const filter of nameFilters) {
        if (open(filter)) for (const name of eventNames[filter](one.event)) counts.add(filter, name);
      }
      if (open('calendar')) calendars.set(one.calendar.slug, (calendars.get(one.calendar.slug) ?? 0) + 1);
      if (open('free') && isFree(one.event)) free += 1;
      if (open('online') && isOnline(one.event)) online += 1;
    },
    choices: () => ({ names: counts.lists(), free, online, events }),
    calendars: () => calendars,
  };
}

/** Counts the names of each filter. */
function createNameCounts() {
  const counts = byName(createCounts);
  return {
    add: (filter: NameFilter, name: string, count = 1) => counts[filter].add(name, count),
    lists: () => byName((filter) => counts[filter].list()),
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
  const counts = createNameCounts();
  for (const one of all) addAll(counts, one);
  const sum = (of: (one: Choices) => number) => all.reduce((total, one) => total + of(one), 0);
  return {
    names: counts.lists(),
    free: sum(({ free }) => free),
    online: sum(({ online }) => online),
    events: sum(({ events }) => events),
  };
}

function addAll(counts: ReturnType<typeof createNameCounts>, { names }: Choices): void {
  for (const filter of nameFilters) for (const { name, count } of names[filter]) counts.add(filter, name, count);
}

/** The choices without some of the events that they count. */
export function choicesWithout(all: Choices, ended: readonly PreviewEnding[]): Choices {
  if (ended.length === 0) return all;
  const counts = createNameCounts();
  addAll(counts, all);
  for (const { names } of ended) {
    for (const filter of nameFilters) for (const name of names[filter]) counts.add(filter, name, -1);
  }
  const less = (count: number, of: (one: PreviewEnding) => boolean) => Math.max(count - ended.filter(of).length, 0);
  return {
    names: counts.lists(),
    free: less(all.free, ({ free }) => free),
    online: less(all.online, ({ online }) => online),
    events: less(all.events, () => true),
  };
}

/**
 * How the names of a filter are written, without those that no event has. The first of all events decides, whichever of them a page lists: the
 * name of a feed, which is a part of its address, has to be the same on every page.
 */
export function spellingsOf(events: readonly Pick<ShownEvent, 'event'>[], filter: EventFilter): readonly string[] {
  const spelling = (key: string, of: NameFilter): readonly string[] => {
    for (const { event } of events)
      for (const name of eventNames[of](event)) if (comparable(name) === key) return [name];
    return [];
  };
  return nameFilters.flatMap((of) => (filter[of] ?? []).flatMap((key) => spelling(key, of)));
}
