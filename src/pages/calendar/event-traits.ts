import type { Choice, Choices } from '../../calendar/preview.ts';
import { comparable, matches, type Selection } from '../../feeds/select/selection.ts';
import type { ShownEvent } from '../listing/shown-events.ts';

/** What pages can be filtered by, beside words, categories and days. */
export interface Traits {
  /** Slugs of calendars; any of these. */
  readonly calendar: readonly string[];
  /** Names of places in lower case; any of these. */
  readonly place: readonly string[];
  readonly free: boolean;
  readonly online: boolean;
}

export const noTraits: Traits = { calendar: [], place: [], free: false, online: false };

/** Everything that a page's address says about which events it shows, days apart. */
export interface Narrowing {
  readonly selection: Pick<Selection, 'q' | 'category'>;
  readonly traits: Traits;
}

/** The name under which an event's place can be chosen. */
export function placeName({ event }: Pick<ShownEvent, 'event'>): string | null {
  const { name, address } = event.location ?? { name: null, address: null };
  return name ?? address?.split('\n')[0]?.trim() ?? null;
}

const isFree = ({ event }: ShownEvent): boolean => event.price?.free === true;
const isOnline = ({ event }: ShownEvent): boolean => event.onlineUrl !== null;

/** By trait: whether an event has what is asked for. */
const tests: Readonly<Record<keyof Traits | 'category', (one: ShownEvent, narrowing: Narrowing) => boolean>> = {
  category: ({ event }, { selection }) => matches(event, { category: selection.category }),
  calendar: ({ calendar }, { traits }) => traits.calendar.length === 0 || traits.calendar.includes(calendar.slug),
  place(one, { traits }) {
    const name = traits.place.length === 0 ? null : placeName(one);
    return traits.place.length === 0 || (name !== null && traits.place.includes(comparable(name)));
  },
  free: (one, { traits }) => !traits.free || isFree(one),
  online: (one, { traits }) => !traits.online || isOnline(one),
};
const names = Object.keys(tests) as (keyof typeof tests)[];

/** Whether the address narrows the list at all. */
export const isNarrowed = ({ selection: { q, category }, traits }: Narrowing): boolean =>
  q !== null || category.length + traits.calendar.length + traits.place.length > 0 || traits.free || traits.online;

/** Whether an event passes, apart from the words. */
export const passes = (one: ShownEvent, narrowing: Narrowing): boolean =>
  names.every((name) => tests[name](one, narrowing));

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
  return {
    add(one) {
      const failed = names.filter((name) => !tests[name](one, narrowing));
      if (failed.length > 1) return;
      const open = (name: (typeof names)[number]) => failed.length === 0 || failed[0] === name;
      if (failed.length === 0) events += 1;
      if (open('category')) for (const name of one.event.categories) categories.add(name);
      const place = open('place') ? placeName(one) : null;
      if (place !== null) places.add(place);
      if (open('calendar')) calendars.set(one.calendar.slug, (calendars.get(one.calendar.slug) ?? 0) + 1);
      if (open('free') && isFree(one)) free += 1;
      if (open('online') && isOnline(one)) online += 1;
    },
    choices: () => ({ categories: categories.list(), places: places.list(), free, online, events }),
    calendars: () => calendars,
  };
}

/** Names that the search takes for the same count as one, in the first spelling. */
function createCounts() {
  const counts = new Map<string, { readonly name: string; count: number }>();
  return {
    add(name: string, count = 1) {
      const key = comparable(name);
      const known = counts.get(key);
      if (known === undefined) counts.set(key, { name, count });
      else known.count += count;
    },
    list: (): readonly Choice[] =>
      [...counts.values()].sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1)).slice(0, mostChoices),
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
