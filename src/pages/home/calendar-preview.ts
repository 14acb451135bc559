import { addDays, startOfDay } from '../../calendar/day.ts';
import type { CalendarEvent } from '../../calendar/event.ts';
import { byName, eventNames } from '../../calendar/event-names.ts';
import type { Preview, PreviewEnding, PreviewEntry, PreviewPlace } from '../../calendar/preview.ts';
import type { Snapshot } from '../../calendar/snapshot.ts';
import { isFree, isOnline } from '../../feeds/select/selection.ts';
import { createTally } from '../calendar/event-traits.ts';
import { isLongAgo } from '../dates/day-span.ts';
import { localDays, today } from '../listing/event-time.ts';
import {
  comesUntil,
  type Occurrence,
  repeatKey,
  type ShownEvent,
  shownEvents,
  takesPlaceIn,
  timeSpanOf,
  upcomingOccurrences,
} from '../listing/shown-events.ts';

/** Raise this when the same calendar gives another preview: those that are stored are then made anew. */
const form = 2;

/** Bounds of one preview. */
const mostOccurrences = 500;
const mostInDay = 8;
const mostOngoing = 24;
const mostTimes = 4;
const mostDays = 40;
const mostEndings = 300;
/** On each of the first two days: single events and those that repeat, and the dates of one event. */
const mostNear = 16;
const mostNearTimes = 16;

/** Entries of all previews together, and characters of their texts. */
const mostEntries = 6000;
const mostText = 6_000_000;
/** How many entries a preview may have beside those of so many calendars; in steps, since one calendar more changes nothing. */
const entrySteps = [120, 60, 30, 12, 6];
const leastEntries = 4;

/** A preview is right for a day, unless what it holds of the first days is over before. At least, it is used for one page. */
const longestMs = 86_400_000;
const shortestMs = 900_000;

/** What `previewOf` makes: a preview of another kind is made anew. */
export const previewKind = ({ timeZone, calendars }: PreviewPlace): string =>
  `${form} ${timeZone} ${mostOf(calendars)}`;

const mostOf = (calendars: number): number =>
  entrySteps.find((step) => step * calendars <= mostEntries) ?? leastEntries;

/**
 * The preview of a calendar from a moment on (`now`, in milliseconds since 1970). What is over later is left out by
 * `previewAt`, so it is right until `to`: it holds more of the first two days than a page shows.
 */
export function previewOf(snapshot: Snapshot, place: PreviewPlace, now: number): Preview {
  return previewOfEvents({ ...snapshot, events: shownEvents(snapshot, anyLanguage) }, place, now);
}

/** No text is in this language: the page's language is chosen when the page is made. */
export const anyLanguage = 'und';

/** The same of events that may be shown, in any language. */
export function previewOfEvents(
  {
    version,
    lastModified,
    events,
  }: Pick<Snapshot, 'version' | 'lastModified'> & { readonly events: readonly ShownEvent[] },
  place: PreviewPlace,
  now: number,
): Preview {
  const { timeZone, calendars } = place;
  const future = { begins: now, ends: Number.POSITIVE_INFINITY };
  const { occurrences, more } = upcomingOccurrences(events, future, 0, mostOccurrences);
  const thisDay = today(now, timeZone);
  const nextDay = addDays(thisDay, 1);
  const all = occurrences.map((one): Dated => ({ one, ...localDays(one, timeZone), ...timeSpanOf(one) }));
  const ongoing = all.filter(({ first }) => isLongAgo(first, thisDay));
  const coming = all.filter(({ first }) => !isLongAgo(first, thisDay));
  const dayOf = ({ first }: Dated) => (first < thisDay ? thisDay : first);
  const end = more ? dayOf(all.at(-1) as Dated) : null;
  const { chosen, until, rightUntil } = chooseComing(coming, { dayOf, nextDay, most: mostOf(calendars), end });
  // On a day of which not all is known, that day is no longer the first one that a page lists.
  const incomplete = until !== null && until <= nextDay ? Date.parse(startOfDay(until, timeZone)) : now + longestMs;
  const to = Math.max(Math.min(now + longestMs, rightUntil, incomplete), now + shortestMs);

  const counts = new Map<string, number>();
  for (const one of coming) if (dayOf(one) > nextDay) counts.set(one.first, (counts.get(one.first) ?? 0) + 1);
  const tally = createTally({ selection: {}, calendars: [] });
  const counted = events.filter((one) => takesPlaceIn(one, future));
  for (const one of counted) tally.add(one);

  const longAgo = ongoing.toSorted((a, b) => (a.last < b.last ? -1 : 1)).slice(0, mostOngoing);
  const entries = [...longAgo.map((one) => [one]), ...chosen].map(entryOf);
  return {
    version,
    lastModified,
    madeBy: previewKind(place),
    timeZone,
    from: now,
    to,
    ...withinText(entries, until, Math.floor(mostText / Math.max(calendars, 50))),
    near: coming.filter((one) => dayOf(one) <= nextDay).map(({ first, begins, ends }) => [first, begins, ends]),
    days: [...counts].slice(0, mostDays),
    choices: tally.choices(),
    endings: counted.flatMap((one) => endingOf(one, now, to)).slice(0, mostEndings),
  };
}

/** An occurrence with the days and the time that it takes. */
interface Dated {
  readonly one: Occurrence;
  readonly first: string;
  readonly last: string;
  readonly begins: number;
  readonly ends: number;
}

interface Bounds {
  readonly dayOf: (one: Dated) => string;
  /** The second of the days of which more is kept than a page shows. */
  readonly nextDay: string;
  /** Events. */
  readonly most: number;
  /** The day of which not all dates are known; null: all are. */
  readonly end: string | null;
}

interface Chosen {
  readonly chosen: readonly (readonly Dated[])[];
  readonly until: string | null;
  /** Until when there are enough left of the first days: milliseconds since 1970. */
  readonly rightUntil: number;
}

/** The dates of the chosen events, by their first: at most `most` events, and of each day at most as many as a page shows. */
function chooseComing(coming: readonly Dated[], { dayOf, nextDay, most, end }: Bounds): Chosen {
  const groups = new Map<string, Dated[]>();
  const isCut = new Set<Dated[]>();
  for (const [i, one] of coming.entries()) {
    const key = repeatKey(one.one) ?? String(i);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else if (group.length < (dayOf(one) > nextDay ? mostTimes : mostNearTimes)) group.push(one);
    else isCut.add(group);
  }
  const byDay = Map.groupBy(groups.values(), ([first]) => dayOf(first as Dated));
  const chosen: (readonly Dated[])[] = [];
  let rightUntil = Number.POSITIVE_INFINITY;
  const result = (until: string | null): Chosen => {
    // Of an event whose later dates were left out, the date after its next one must be known.
    const known = chosen.flatMap((group) => (isCut.has(group as Dated[]) ? (group.at(-2)?.ends ?? []) : []));
    return { chosen, until, rightUntil: known.reduce((least, one) => Math.min(least, one), rightUntil) };
  };
  for (const [day, list] of byDay) {
    if (end !== null && day >= end && chosen.length > 0) return result(end);
    if (chosen.length > 0 && chosen.length + Math.min(list.length, mostInDay) > most) return result(day);
    const isRepeated = ([first]: readonly Dated[]) => repeats(first as Dated);
    if (day > nextDay) {
      chosen.push(...singlesFirst(list, isRepeated, Math.min(mostInDay, most)));
      continue;
    }
    const kept = new Set<readonly Dated[]>();
    for (const some of [list.filter((one) => !isRepeated(one)), list.filter(isRepeated)]) {
      const first = some.slice(0, mostNear);
      for (const one of first) kept.add(one);
      // A page lists at most eight of a kind, so after this end too few are left.
      const ends = first.map((one) => one[0]?.ends ?? 0).toSorted((a, b) => a - b);
      if (some.length > first.length) rightUntil = Math.min(rightUntil, ends[mostNear - mostInDay] ?? rightUntil);
    }
    chosen.push(...list.filter((one) => kept.has(one)));
  }
  return result(end);
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
  const times = dates.map(({ one: { start, end }, first, last, begins, ends }) => {
    return { start, end, first, last, begins, ends };
  });
  return { event: brief(event), removed, movedFrom, times };
}

/** The event as lists show it. */
export function brief(event: CalendarEvent): CalendarEvent {
  const texts = Object.entries(event.translations).map(([tag, one]) => [tag, { ...one, description: null }]);
  return { ...event, description: null, translations: Object.fromEntries(texts) };
}

/** Entries until their texts are too long together. */
function withinText(
  entries: readonly PreviewEntry[],
  until: string | null,
  most: number,
): Pick<Preview, 'entries' | 'until'> {
  let length = 0;
  const fits = entries.findIndex((entry) => {
    length += JSON.stringify(entry.event).length;
    return length > most;
  });
  const [date] = entries[fits]?.times ?? [];
  return date === undefined ? { entries, until } : { entries: entries.slice(0, fits), until: date.first };
}

/** Until when an event counts that is counted at `now`; none: at `to` it still is. */
function endingOf(one: ShownEvent, now: number, to: number): readonly PreviewEnding[] {
  if (takesPlaceIn(one, { begins: to, ends: Number.POSITIVE_INFINITY })) return [];
  const { event } = one;
  const until = comesUntil(one, now, to);
  const names = byName((filter) => eventNames[filter](event));
  return [{ until, names, free: isFree(event), online: isOnline(event) }];
}
