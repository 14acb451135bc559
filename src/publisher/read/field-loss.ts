import type { CalendarEvent } from '../../calendar/event.ts';
import type { Problem } from '../../calendar/problem.ts';
import { type Coverage, findDrift } from '../../mapping/detection/drift.ts';
import type { MappingInForce } from '../../mapping/mapper.ts';
import type { RecordState } from '../model.ts';

/** What the fields that drifted were like before: remembered for as long as they stay empty. Plain data. */
export interface DriftState {
  /** Digest of the rules that it is true of. */
  readonly mapping: string;
  readonly before: Coverage;
}

/** By the configuration's names; the order is that of the bits in `filledFields`: only ever added to. */
const fields: readonly (readonly [name: string, has: (event: CalendarEvent) => boolean])[] = [
  ['title', ({ title }) => title !== null],
  ['start', ({ start }) => start !== null],
  ['end', ({ end }) => end !== null],
  ['summary', ({ summary }) => summary !== null],
  ['description', ({ description }) => description !== null],
  ['timeZone', ({ timeZone }) => timeZone !== null],
  ['recurrence', ({ recurrence }) => recurrence !== null],
  ['location', ({ location }) => location !== null && location.name !== null],
  ['address', ({ location }) => location !== null && location.address !== null],
  ['latitude', ({ location }) => location !== null && location.geo !== null],
  ['longitude', ({ location }) => location !== null && location.geo !== null],
  ['onlineUrl', ({ onlineUrl }) => onlineUrl !== null],
  ['url', ({ url }) => url !== null],
  ['organizer', ({ organizer }) => organizer !== null && organizer.name !== null],
  ['organizerEmail', ({ organizer }) => organizer !== null && organizer.email !== null],
  ['categories', ({ categories }) => categories.length > 0],
  ['image', ({ image }) => image !== null],
  ['published', ({ published }) => published !== null],
  ['updated', ({ updated }) => updated !== null],
];

/** Which fields the event has, as the bits of a number. */
export function filledFields(event: CalendarEvent | undefined): number {
  if (event === undefined) return 0;
  return fields.reduce((bits, [, has], bit) => (has(event) ? bits | (1 << bit) : bits), 0);
}

export interface DriftContext {
  readonly rules: MappingInForce;
  /** Digest of the rules. */
  readonly mapping: string;
  /** The records of the last refresh by the same rules. */
  readonly before: ReadonlyMap<string, RecordState>;
  readonly now: ReadonlyMap<string, RecordState>;
  readonly known: DriftState | null;
}

/**
 * What has vanished by the same rules: from events that were there before, so that new events of another kind are no
 * drift; and what vanished earlier and has not come back. Errors among the problems are of what no event can do without.
 */
export function judgeDrift({ rules, mapping, before, now, known }: DriftContext): {
  readonly problems: readonly Problem[];
  readonly state: DriftState | null;
} {
  const both = [...now.keys()].filter((key) => before.has(key));
  const had = coverageOf(both.flatMap((key) => before.get(key) ?? []));
  const fresh = findDrift(rules, had, coverageOf(both.flatMap((key) => now.get(key) ?? [])));
  const earlier = known?.mapping === mapping ? findDrift(rules, known.before, coverageOf([...now.values()])) : [];
  const older = earlier.filter(({ where }) => fresh.every((problem) => problem.where !== where));
  const share = (field: string, { events, fields: filled }: Coverage) => (filled[field] ?? 0) / events;
  const remembered = [
    ...older.map(({ where }) => [nameIn(where), known ? share(nameIn(where), known.before) : 0] as const),
    ...fresh.map(({ where }) => [nameIn(where), share(nameIn(where), had)] as const),
  ];
  if (remembered.length === 0) return { problems: [], state: null };
  const filled = Object.fromEntries(remembered.map(([field, part]) => [field, part * now.size]));
  return { problems: [...fresh, ...older], state: { mapping, before: { events: now.size, fields: filled } } };
}

const nameIn = (where: string): string => where.slice(where.lastIndexOf('.') + 1);

function coverageOf(records: readonly RecordState[]): Coverage {
  const count = (bit: number): number => records.filter(({ filled }) => (filled & (1 << bit)) !== 0).length;
  return { events: records.length, fields: Object.fromEntries(fields.map(([name], bit) => [name, count(bit)])) };
}
