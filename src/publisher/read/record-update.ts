import type { CalendarRecord } from '../../calendar/calendar.ts';
import { isPublishable } from '../../calendar/event.ts';
import type { ListedRecord, Mapper } from '../../mapping/mapper.ts';
import { digest } from '../digest.ts';
import { errorMessage } from '../messages.ts';
import type { MappedRecord, RecordState } from '../model.ts';
import { contentDigest } from '../revisions.ts';
import { filledFields } from './field-loss.ts';
import type { KeyedRecord } from './keyed-records.ts';

/** What a record gives; a record that the mapper chokes on gives none and a problem. */
export function mapRecord(
  mapper: Mapper,
  calendar: CalendarRecord,
  listed: ListedRecord,
  details: unknown,
  where: string,
): MappedRecord {
  try {
    const { events, problems } = mapper.events(calendar, listed, details);
    if (events.length > 0 || problems.length > 0) return { events, problems };
    return {
      events,
      problems: [{ level: 'error', where, message: 'The record holds nothing that an event is made of.' }],
    };
  } catch (error) {
    return {
      events: [],
      problems: [{ level: 'error', where, message: `It could not be read: ${errorMessage(error)}` }],
    };
  }
}

/**
 * The record with its details; with details that are older than the record, unless the record alone says that the
 * event is no longer to be published: what turns private leaves at once, whatever its old details said.
 */
function mergedRecord(withDetails: MappedRecord, alone: MappedRecord, stale: boolean): MappedRecord {
  return stale && !alone.events.every(isPublishable) ? alone : withDetails;
}

/** One record of the list while a refresh works on it. */
export interface RecordDraft {
  readonly record: KeyedRecord;
  readonly previous: RecordState | null;
  /** What is known so far, its details' state included. */
  state: RecordState;
  /** The list's record must be mapped again, with whatever details there are. */
  readonly changed: boolean;
  /** What it gives, where it was mapped in this run. */
  mapped: MappedRecord | null;
  unreadable: boolean;
  /** Its details say that it is not to be published, and its list's record does not. */
  decidedByDetails: boolean;
  /** Fresh details, as JSON with its digest. */
  arrive(body: unknown, details: { readonly digest: string }, now: number): void;
  fail(now: number): void;
  /** Maps a changed record with its old details; null: they are lost, or it never had any. */
  remap(details: unknown): void;
  /** Leaves a changed record for the next run, when its old details can't be read now, unless it is no longer to be published. */
  postpone(): void;
  /** The state to keep. */
  finish(detailsDecide: boolean, wantsDetails: boolean): RecordState;
}

/** How many problems of a record are kept in words. */
const keptProblems = 2;

export function startDraft(
  record: KeyedRecord,
  previous: RecordState | null,
  sameRules: boolean,
  mapper: Mapper,
  calendar: CalendarRecord,
): RecordDraft {
  const { listed, where } = record;
  const changed = previous === null || !sameRules || previous.digest !== record.digest;
  const map = (details: unknown) => mapRecord(mapper, calendar, listed, details, where);
  const alone = changed ? map(null) : null;
  const stamp = changed ? mapper.stamp(listed) : previous.stamp;
  const listedDigest = alone === null ? (previous?.listed ?? '') : digest(alone.events);

  function firstState(): RecordState {
    const start = alone?.events[0]?.start ?? null;
    const base = { digest: record.digest, stamp, listed: listedDigest, start };
    if (previous === null) return { ...unread, ...base };
    // A stamp that stands still says that it was not edited, when what the list tells of it is the same too.
    const edited =
      previous.digest.replace(postponed, '') !== record.digest &&
      !(sameRules && stamp !== null && stamp === previous.stamp && listedDigest === previous.listed);
    return { ...previous, ...base, stale: previous.detailsAt !== null && (previous.stale || edited) };
  }

  const draft: RecordDraft = {
    record,
    previous,
    changed,
    state: changed ? firstState() : previous,
    mapped: null,
    unreadable: previous !== null && !changed && previous.unreadable,
    decidedByDetails: false,
    arrive(body, details, now) {
      const same = details.digest === draft.state.detailsDigest;
      draft.state = {
        ...draft.state,
        detailsAt: now,
        detailsDigest: details.digest,
        stale: false,
        failedAt: null,
        failures: 0,
      };
      if (same && !changed) return;
      const listAlone = alone ?? map(null);
      take(map(body), listAlone);
    },
    fail(now) {
      draft.state = { ...draft.state, failedAt: now, failures: draft.state.failures + 1 };
    },
    remap(details) {
      if (alone === null) return;
      if (details === null) {
        draft.state = { ...draft.state, detailsAt: null, detailsDigest: null, stale: false };
        take(alone, alone);
      } else take(mergedRecord(map(details), alone, draft.state.stale), alone);
    },
    postpone() {
      if (previous === null || !alone?.events.every(isPublishable)) draft.remap(null);
      else draft.state = { ...previous, digest: postponed + previous.digest.replace(postponed, '') };
    },
    finish(detailsDecide, wantsDetails) {
      const blind = detailsDecide || mapper.knowsVisibility?.(listed) === false;
      const waiting = wantsDetails && draft.state.detailsAt === null && blind;
      return waiting === draft.state.waiting ? draft.state : { ...draft.state, waiting };
    },
  };

  function take(mapped: MappedRecord, listAlone: MappedRecord): void {
    const { events } = mapped;
    // Anyone may read the status: nothing is quoted there of what is not to be published. `kalends check` says all.
    const problems = events.every(isPublishable) ? mapped.problems : [];
    draft.mapped = mapped;
    for (const event of events) contentDigest(event);
    draft.unreadable = events.length === 0 && mapped.problems.some(({ level }) => level === 'error');
    draft.decidedByDetails = listAlone.events.every(isPublishable) && !events.every(isPublishable);
    const [first] = events;
    draft.state = {
      ...draft.state,
      start: first?.start ?? null,
      filled: filledFields(first),
      unreadable: draft.unreadable,
      problems: problems.slice(0, keptProblems),
      problemCount: problems.length,
    };
  }
  return draft;
}

/** Before the digest of a record that is to be mapped again although it has not changed. */
const postponed = '~';

const unread: Omit<RecordState, 'digest' | 'stamp' | 'listed' | 'start'> = {
  detailsAt: null,
  detailsDigest: null,
  stale: false,
  failedAt: null,
  failures: 0,
  waiting: false,
  filled: 0,
  unreadable: false,
  problems: [],
  problemCount: 0,
};

/**
 * The drafts of a list's records, made a slice at a time, for that takes the processor while the portal could be asked
 * for the first details. Records of one id come together, since one answer may serve them all.
 */
export interface DraftSupply {
  /** Those that were made so far, by the record's key. */
  readonly drafts: ReadonlyMap<string, RecordDraft>;
  /** Makes the next slice; null: there are no more. */
  more(): readonly RecordDraft[] | null;
}

/** Milliseconds that a slice takes, by a clock that goes on meanwhile; records that it takes at the least. */
const sliceMs = 4;
const fewest = 16;

export function createDraftSupply(
  records: ReadonlyMap<string, KeyedRecord>,
  draft: (record: KeyedRecord) => RecordDraft,
  now: () => number,
): DraftSupply {
  const drafts = new Map<string, RecordDraft>();
  const groups = [...Map.groupBy(records.values(), ({ id }) => id).values()];
  let next = 0;
  return {
    drafts,
    more() {
      if (next === groups.length) return null;
      const began = now();
      const slice: RecordDraft[] = [];
      while (next < groups.length && (slice.length < fewest || now() - began < sliceMs)) {
        for (const record of groups[next] ?? []) {
          const made = draft(record);
          drafts.set(record.key, made);
          slice.push(made);
        }
        next += 1;
      }
      return slice;
    },
  };
}
