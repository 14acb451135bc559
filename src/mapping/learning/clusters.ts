import { isRecord } from '../json.ts';
import type { CalendarSample } from './calendar-sample.ts';

type Samples = ReadonlyMap<string, CalendarSample>;

/** Of each object, so many keys are looked at. */
const maxKeys = 200;
/** Two calendars have one shape if so much of the smaller one's keys is also in the other. */
const alike = 0.5;

/** Calendars whose records have the same keys, more or less; those with the most records first. */
export function clustersOf(samples: Samples): readonly Samples[] {
  const clusters: { readonly keys: Set<string>; readonly members: Map<string, CalendarSample> }[] = [];
  for (const [id, sample] of samples) {
    const keys = keysOf(sample);
    const known = clusters.find((one) => overlap(one.keys, keys) >= alike);
    if (known === undefined) clusters.push({ keys: new Set(keys), members: new Map([[id, sample]]) });
    else {
      known.members.set(id, sample);
      for (const key of keys) known.keys.add(key);
    }
  }
  const size = ({ members }: (typeof clusters)[number]): number =>
    [...members.values()].reduce((sum, { records }) => sum + records.length, 0);
  return clusters.sort((one, other) => size(other) - size(one)).map(({ members }) => members);
}

/** Whether a calendar's records have keys that no other calendar has. */
export function hasKeysOfItsOwn(samples: Samples, id: string): boolean {
  const sample = samples.get(id);
  if (sample === undefined || samples.size < 2) return false;
  const others = new Set([...samples].flatMap(([other, one]) => (other === id ? [] : [...keysOf(one)])));
  return [...keysOf(sample)].some((key) => !others.has(key));
}

function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const least = Math.min(one.size, other.size);
  if (least === 0) return 1;
  return [...other].filter((key) => one.has(key)).length / least;
}

const kept = new WeakMap<CalendarSample, ReadonlySet<string>>();

/** The keys of the first two levels. */
function keysOf(sample: CalendarSample): ReadonlySet<string> {
  const known = kept.get(sample);
  if (known !== undefined) return known;
  const keys = new Set<string>();
  for (const record of [...sample.records, ...sample.details.map(({ body }) => body)]) {
    if (!isRecord(record)) continue;
    for (const [key, value] of Object.entries(record).slice(0, maxKeys)) {
      keys.add(key);
      if (isRecord(value)) for (const inner of Object.keys(value).slice(0, maxKeys)) keys.add(`${key}\u0000${inner}`);
    }
  }
  kept.set(sample, keys);
  return keys;
}
