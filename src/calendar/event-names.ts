import type { CalendarEvent } from './event.ts';

/** The name under which an event's place can be chosen. */
export function placeName({ location }: Pick<CalendarEvent, 'location'>): string | null {
  return location?.name ?? location?.address?.split('\n')[0]?.trim() ?? null;
}

const listOf = (name: string | null): readonly string[] => (name === null ? [] : [name]);

/**
 * What lists and feeds can be filtered by that has names, and the names of an event, as the portal writes them. The order is that
 * of addresses and titles.
 */
export const eventNames = {
  category: ({ categories }) => categories,
  place: (event) => listOf(placeName(event)),
  organizer: ({ organizer }) => listOf(organizer?.name ?? null),
} satisfies Readonly<Record<string, (event: CalendarEvent) => readonly string[]>>;

export type NameFilter = keyof typeof eventNames;

export const nameFilters = Object.keys(eventNames) as readonly NameFilter[];

/** Something for each of these filters. */
export type ByName<T> = Readonly<Record<NameFilter, T>>;

export const byName = <T>(of: (filter: NameFilter) => T): ByName<T> =>
  Object.fromEntries(nameFilters.map((filter) => [filter, of(filter)])) as ByName<T>;
