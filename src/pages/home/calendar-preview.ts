import type { CalendarEvent } from '../../calendar/event.ts';
import type { Preview, PreviewEntry } from '../../calendar/preview.ts';
import type { Snapshot } from '../../calendar/snapshot.ts';
import { isLongAgo } from '../calendar/calendar-listing.ts';
import { createTally } from '../calendar/event-traits.ts';
import { localDays, today } from '../listing/event-time.ts';
import {
  type Occurrence,
  repeatKey,
  shownEvents,
  takesPlaceIn,
  timeSpanOf,
  upcomingOccurrences,
} from '../listing/shown-events.ts';

/** Bounds of one preview. */
const mostOccurrences = 500;
const mostInDay = 8;
const mostOngoing = 24;
const mostTimes = 4;
const mostDays = 40;
/** Characters of the entries' texts. */
const mostText = 120_000;

/**
 * The preview of a calendar at a moment (`now`, in milliseconds since 1970), with at most `most` entries. `timeZone` is
 * the zone that the page counts days in. It stays useful for a day, since every series brings its next few dates.
 */
export function previewOf(
  snapshot: Snapshot,
  { now, timeZone, most }: { readonly now: number; readonly timeZone: string; readonly most: number },
): Preview {
  const { version, lastModified } = snapshot;
  // No text is in this language: the page's language is chosen when the page is made.
  const events = shownEvents(snapshot, 'und');
  const future = { begins: now, ends: Number.POSITIVE_INFINITY };
  const { occurrences, more } = upcomingOccurrences(events, future, 0, mostOccurrences);
  const thisDay = today(now, timeZone);
  const all = occurrences.map((one): Dated => ({ one, ...localDays(one, timeZone) }));
  const ongoing = all.filter(({ first }) => isLongAgo(first, thisDay));
  const coming = all.filter(({ first }) => !isLongAgo(first, thisDay));
  const dayOf = ({ first }: Dated) => (first < thisDay ? thisDay : first);
  const end = more ? dayOf(all.at(-1) as Dated) : null;
  const { chosen, until } = chooseComing(coming, dayOf, most, end);

  const counts = new Map<string, number>();
  for (const one of coming) counts.set(dayOf(one), (counts.get(dayOf(one)) ?? 0) + 1);
  const tally = createTally({ selection: {}, calendars: [] });
  for (const one of events) if (takesPlaceIn(one, future)) tally.add(one);

  const entries = [
    ...ongoing
      .toSorted((a, b) => (a.last < b.last ? -1 : 1))
      .slice(0, mostOngoing)
      .map((one) => [one]),
    ...chosen,
  ].map(entryOf);
  return {
    version,
    lastModified,
    ...withinText(entries, until),
    days: [...counts].slice(0, mostDays),
    choices: tally.choices(),
  };
}

/** An occurrence with the days that it takes. */
interface Dated {
  readonly one: Occurrence;
  readonly first: string;
  readonly last: string;
}

/** The dates of the chosen events, by their first: at most `most` events, and of each day at most as many as a page shows. */
function chooseComing(
  coming: readonly Dated[],
  dayOf: (one: Dated) => string,
  most: number,
  end: string | null,
): { readonly chosen: readonly (readonly Dated[])[]; readonly until: string | null } {
  const groups = new Map<string, Dated[]>();
  for (const [i, one] of coming.entries()) {
    const key = repeatKey(one.one) ?? String(i);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else if (group.length < mostTimes) group.push(one);
  }
  const byDay = Map.groupBy(groups.values(), ([first]) => dayOf(first as Dated));
  const chosen: (readonly Dated[])[] = [];
  for (const [day, list] of byDay) {
    if (end !== null && day >= end && chosen.length > 0) return { chosen, until: end };
    if (chosen.length > 0 && chosen.length + Math.min(list.length, mostInDay) > most) return { chosen, until: day };
    chosen.push(...singlesFirst(list, ([first]) => repeats(first as Dated), Math.min(mostInDay, most)));
  }
  return { chosen, until: end };
}

/** How many events that repeat are listed on a full day, beside the single ones. */
const mostRepeating = 4;

/** At most `most`, in their order: single events rather than those that repeat. */
export function singlesFirst<Item>(
  list: readonly Item[],
  repeats: (item: Item) => boolean,
  most: number,
): readonly Item[] {
  if (list.length <= most) return list;
  const singles = list.filter((one) => !repeats(one)).slice(0, most);
  const room = Math.min(most - singles.length, Math.max(mostRepeating, most - 2 * singles.length));
  const kept = new Set([...singles, ...list.filter(repeats).slice(0, room)]);
  return list.filter((one) => kept.has(one));
}

const repeats = ({ one }: Dated): boolean => repeatKey(one) !== null;

function entryOf(dates: readonly Dated[]): PreviewEntry {
  const { event, removed, movedFrom } = (dates[0] as Dated).one;
  const times = dates.map(({ one, first, last }) => {
    const { start, end } = one;
    return { start, end, first, last, ...timeSpanOf(one) };
  });
  return { event: brief(event), removed, movedFrom, times };
}

/** The event as lists show it. */
export function brief(event: CalendarEvent): CalendarEvent {
  const texts = Object.entries(event.translations).map(([tag, one]) => [tag, { ...one, description: null }]);
  return { ...event, description: null, translations: Object.fromEntries(texts) };
}

/** Entries until their texts are too long together. */
function withinText(entries: readonly PreviewEntry[], until: string | null): Pick<Preview, 'entries' | 'until'> {
  let length = 0;
  const fits = entries.findIndex((entry) => {
    length += JSON.stringify(entry.event).length;
    return length > mostText;
  });
  const [date] = entries[fits]?.times ?? [];
  return date === undefined ? { entries, until } : { entries: entries.slice(0, fits), until: date.first };
}
