import type { CalendarEvent } from '../../calendar/event.ts';
import type { Problem } from '../../calendar/problem.ts';
import { type Coverage, findDrift } from '../../mapping/detection/drift.ts';
import type { MappingInForce } from '../../mapping/mapper.ts';
import type { FieldLossState, GuardState, RecordState } from '../model.ts';
import type { RefreshSettings } from '../publisher-settings.ts';

/*
 * Two checks of what the portal sends. The guard decides whether a list that lost many events is plausible. The other
 * check finds fields that events have lost. What becomes of an event that a plausible list lacks is decided in
 * missing-events.ts.
 */

export interface GuardVerdict {
  /** What to remember while the list is held back; null: the list is taken as it is. */
  readonly held: GuardState | null;
  /** What is held back, in a sentence. */
  readonly message: string | null;
}

export const listTaken: GuardVerdict = { held: null, message: null };

/**
 * Judges a list by the upcoming events that it lacks. A list that lacks more than the guard's share is held back until
 * enough lists in a row, over enough minutes, have lacked the same events: a portal that loses its events for a moment must
 * not empty its subscribers' calendars. An empty list can be right and is judged in the same way.
 */
export function judgeShrinking(
  { upcoming, listed }: { readonly upcoming: readonly string[]; readonly listed: ReadonlySet<string> },
  before: GuardState | null,
  { share, times, minutes }: RefreshSettings['guard'],
  /** When the list was read, in milliseconds since 1970. */
  now: number,
): GuardVerdict {
  const lost = upcoming.filter((id) => !listed.has(id));
  const tooMany = (count: number) => count > 0 && count > share * upcoming.length;
  if (!tooMany(lost.length)) return listTaken;

  const lostBefore = new Set(before?.lost);
  const again = lost.filter((id) => lostBefore.has(id));
  // After the clock was set back, the count starts again.
  const agrees = before !== null && before.since <= now && tooMany(again.length);
  // Several runs may use one list, which counts once.
  const counted = before?.last === now ? 0 : 1;
  const held = agrees
    ? { since: before.since, times: before.times + counted, lost: again, last: now }
    : { since: now, times: 1, lost: [...lost], last: now };
  if (held.times >= times && now - held.since >= minutes * 60_000) return listTaken;
  const which = lost.length === upcoming.length ? 'all' : `${lost.length} of`;
  const missing =
    upcoming.length === 1
      ? 'the only upcoming event. It stays'
      : `${which} ${upcoming.length} upcoming events. They stay`;
  return {
    held,
    message:
      `The portal's list lacks ${missing} published until ${times} refreshes ` +
      `over ${minutes} minutes agree; so far ${held.times} over ${Math.floor((now - held.since) / 60_000)} minutes.`,
  };
}

/**
 * The fields of an event by the configuration's names. The position of each is its bit in `filledFields`. These bits are
 * stored, so new fields go to the end.
 */
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
  ['price', ({ price }) => price !== undefined],
  ['registrationUrl', ({ registrationUrl }) => registrationUrl !== undefined],
  ['performers', ({ performers }) => performers !== undefined],
  ['series', ({ series }) => series !== undefined],
];

/** The fields that the event has, as the bits of a number. */
export function filledFields(event: CalendarEvent | undefined): number {
  if (event === undefined) return 0;
  return fields.reduce((bits, [, has], bit) => (has(event) ? bits | (1 << bit) : bits), 0);
}

/** Whether the bits of `filledFields` say that the event has a title and a start, the first two of the table. */
export const hasTitleAndStart = (filled: number): boolean => (filled & 0b11) === 0b11;

interface FieldLossContext {
  readonly rules: MappingInForce;
  /** Digest of the rules. */
  readonly mappingDigest: string;
  /** The records of the last refresh by the same rules. */
  readonly before: ReadonlyMap<string, RecordState>;
  readonly now: ReadonlyMap<string, RecordState>;
  /** The fields that were lost earlier. */
  readonly known: FieldLossState | null;
}

interface FieldLossVerdict {
  /** Errors are about fields that every event needs. */
  readonly problems: readonly Problem[];
  readonly state: FieldLossState | null;
}

export const noFieldLoss: FieldLossVerdict = { problems: [], state: null };

/**
 * Finds the fields that were lost although the rules are the same. It compares only events that were there before,
 * because new events may be of another kind. Fields that were lost earlier count until they come back.
 */
export function judgeFieldLoss({ rules, mappingDigest, before, now, known }: FieldLossContext): FieldLossVerdict {
  const both = [...now.keys()].filter((key) => before.has(key));
  const had = coverageOf(both.flatMap((key) => before.get(key) ?? []));
  const fresh = findDrift(rules, had, coverageOf(both.flatMap((key) => now.get(key) ?? [])));
  const earlier = known?.mapping === mappingDigest ? findDrift(rules, known.before, coverageOf([...now.values()])) : [];
  const older = earlier.filter(({ where }) => fresh.every((problem) => problem.where !== where));
  const share = (field: string, { events, fields: filled }: Coverage) => (filled[field] ?? 0) / events;
  const remembered = [
    ...older.map(({ where }) => [nameIn(where), known ? share(nameIn(where), known.before) : 0] as const),
    ...fresh.map(({ where }) => [nameIn(where), share(nameIn(where), had)] as const),
  ];
  if (remembered.length === 0) return noFieldLoss;
  const filled = Object.fromEntries(remembered.map(([field, part]) => [field, part * now.size]));
  return {
    problems: [...fresh, ...older],
    state: { mapping: mappingDigest, before: { events: now.size, fields: filled } },
  };
}

const nameIn = (where: string): string => where.slice(where.lastIndexOf('.') + 1);

function coverageOf(records: readonly RecordState[]): Coverage {
  const count = (bit: number): number => records.filter(({ filled }) => (filled & (1 << bit)) !== 0).length;
  return { events: records.length, fields: Object.fromEntries(fields.map(([name], bit) => [name, count(bit)])) };
}
