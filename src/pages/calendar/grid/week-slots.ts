import { wallAt } from '../../../calendar/instant.ts';
import { localDays } from '../../listing/event-time.ts';
import type { Occurrence } from '../../listing/shown-events.ts';

/** An event's place in the column of its day. */
export interface WeekSlot {
  readonly one: Occurrence;
  /** In quarters of an hour: from midnight on, and how long it is drawn. */
  readonly begins: number;
  readonly quarters: number;
  /** Which of the lanes side by side it has, from 0 on, and how many there are. */
  readonly lane: number;
  readonly lanes: number;
}

/** The column of a day: its events in their order, and how many have no room. */
export interface WeekColumn {
  readonly slots: readonly WeekSlot[];
  readonly rest: number;
}

/** Narrower lanes would hold no word. */
const mostLanes = 2;
/** In quarters: a shorter event would hold no line, and be hard to hit with a finger. */
const shortest = 2;
const quartersOfDay = 96;

/**
 * Lays the events of one day beside each other where they overlap. Single events take their places first: the dates of a
 * series are on many other days.
 */
export function weekColumn(list: readonly Occurrence[], timeZone: string): WeekColumn {
  const isRepeated = ({ event }: Occurrence) => event.recurrence !== null || event.overrides !== null;
  const found = list.map((one) => ({ one, ...quartersOf(one, timeZone) }));
  const placed: (ReturnType<typeof quartersOf> & { readonly one: Occurrence; readonly lane: number })[] = [];
  for (const next of found.toSorted((a, b) => Number(isRepeated(a.one)) - Number(isRepeated(b.one)))) {
    const taken = new Set(placed.filter((other) => overlap(next, other)).map(({ lane }) => lane));
    const lane = Array.from({ length: mostLanes }, (_, i) => i).find((free) => !taken.has(free));
    if (lane !== undefined) placed.push({ ...next, lane });
  }
  const inOrder = placed.toSorted((a, b) => a.begins - b.begins || a.lane - b.lane);
  const slots = groups(inOrder).flatMap((group) => {
    const lanes = 1 + Math.max(...group.map(({ lane }) => lane));
    return group.map((slot) => ({ ...slot, lanes }));
  });
  return { slots, rest: list.length - slots.length };
}

interface Quarters {
  readonly begins: number;
  readonly quarters: number;
}

/** What reaches into the next day ends with its own. */
function quartersOf(one: Occurrence, timeZone: string): Quarters {
  const { first, last } = localDays(one, timeZone);
  const begins = Math.floor(quarterAt(one.start, timeZone));
  const until = one.end === null ? begins : last > first ? quartersOfDay : quarterAt(one.end, timeZone);
  // An end at midnight is that of the day.
  const ends = Math.min(quartersOfDay, Math.max(until === 0 ? quartersOfDay : Math.ceil(until), begins + shortest));
  return { begins: Math.min(begins, ends - shortest), quarters: ends - Math.min(begins, ends - shortest) };
}

function quarterAt(instant: string, timeZone: string): number {
  const [hours = 0, minutes = 0] = wallAt(instant, timeZone).time.split(':').map(Number);
  return hours * 4 + minutes / 15;
}

const overlap = (a: Quarters, b: Quarters): boolean =>
  a.begins < b.begins + b.quarters && b.begins < a.begins + a.quarters;

/** Slots that overlap, at least each with another one of its group. */
function groups<T extends Quarters>(slots: readonly T[]): readonly (readonly T[])[] {
  const found: T[][] = [];
  let ends = -1;
  for (const slot of slots) {
    if (slot.begins >= ends) found.push([]);
    found.at(-1)?.push(slot);
    ends = Math.max(ends, slot.begins + slot.quarters);
  }
  return found;
}
