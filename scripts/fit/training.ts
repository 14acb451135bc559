/** The portals that weights are fitted on, in the shapes and with the dates that portals may have. */
import { mutate, type Portal, readRecords } from '../../test/portals/corpus.ts';
import { daysAtMidnight, daysAtNoon, localAsUtc, utcUnsaid } from '../../test/portals/miswritten.ts';
import {
  accompanied,
  dateObjects,
  dayFirst,
  distracted,
  epochSeconds,
  fieldsNested,
  inList,
  inTypedValue,
  inValue,
  itemsWrapped,
  type Mutation,
  nonsense,
} from '../../test/portals/mutations.ts';

/** By portals of which detection sees the first records only: the whole, by which its choices are right or wrong. */
export const wholes = new Map<Portal, { readonly whole: Portal; readonly seen: number }>();

/** The records of a portal with their truth, and what detection sees of them. */
export function readingOf(portal: Portal): ReturnType<typeof readRecords> {
  const { whole, seen } = wholes.get(portal) ?? { whole: portal, seen: Number.POSITIVE_INFINITY };
  const { records, samples } = readRecords(whole);
  const events = samples.events.slice(0, seen);
  const details = samples.details.filter(({ listed }) => events.includes(listed));
  return { records, samples: { ...samples, events, details } };
}

/** Every other portal as it is when it has few events: the choice must be the same as later, when there are many. */
export function beginningOf(portal: Portal): readonly Portal[] {
  const seed = seedOf(portal, 5);
  const seen = seed % 3 === 0 ? 1 : 3;
  if (seed % 2 === 0 || readRecords(portal).records.length <= seen) return [];
  const beginning = { ...portal };
  wholes.set(beginning, { whole: portal, seen });
  return [beginning];
}

export function seedOf({ system }: Portal, first: number): number {
  let seed = first;
  for (const char of system) seed = (seed * 31 + char.charCodeAt(0)) % 1_000_003;
  return seed;
}

export const foldCount = 5;
/** The fold of a family, the same in every run. */
export const foldOf = ({ family }: Portal): number => hashOf(family) % foldCount;

function hashOf(family: string): number {
  let hash = 7;
  for (const char of family) hash = (hash * 31 + char.charCodeAt(0)) % 1_000_003;
  return hash;
}

/** Every other family, and the shapes that every release must read: what `--check` fits and tries. */
export const isChecked = ({ family, group }: Portal): boolean => group === 'known' || hashOf(family) % 2 === 0;

const mutations: readonly Mutation[] = [
  fieldsNested,
  dateObjects,
  distracted,
  accompanied,
  inValue,
  inList,
  nonsense,
  inTypedValue,
  itemsWrapped,
  epochSeconds,
  dayFirst,
];

/** The same portals in other shapes and under other keys: two of each, so that the weights don't lean on one form; all of those that every release must read. */
export function variantsOf(portal: Portal): readonly Portal[] {
  const seed = seedOf(portal, 1);
  const count = portal.group === 'known' ? mutations.length : 1;
  return Array.from({ length: count }, (_, n) => seed + n * 5).flatMap((one) => {
    try {
      return [mutate(portal, mutations[one % mutations.length] as Mutation)];
    } catch {
      return [];
    }
  });
}

const otherZones: readonly Mutation[] = [localAsUtc, utcUnsaid];
const otherDays: readonly Mutation[] = [daysAtNoon, daysAtMidnight];

/** Portals with their dates written as they should not be: one of twenty in a wrong zone, as seldom as it happens, all with whole days as moments. */
export function otherTimesOf(portal: Portal): readonly Portal[] {
  const seed = seedOf(portal, 3);
  return [...otherZones.slice(seed % 40, (seed % 40) + 1), ...otherDays].flatMap((mutation) => {
    try {
      const other = mutate(portal, mutation);
      return JSON.stringify(other.lists) === JSON.stringify(portal.lists) ? [] : [other];
    } catch {
      return [];
    }
  });
}
