import type { CalendarRecord } from '../../calendar/calendar.ts';
import { isPublishable } from '../../calendar/event.ts';
import { toldOf } from '../../calendar/told.ts';
import type { ListedRecord, Mapper } from '../../mapping/mapper.ts';
import { digest } from '../digest.ts';
import type { KeyedRecord } from '../event-identity.ts';
import { type MappedRecord, markPostponed, plainDigest, type RecordState } from '../model.ts';
import { portalProblem } from '../portal-problem.ts';
import { contentDigest } from '../revisions.ts';
import { filledFields, hasTitleAndStart } from './guard.ts';

/** Maps a record. If the mapper throws, the record gives no events and one problem. */
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
      problems: [{ level: 'error', where, ...portalProblem('nothingToMap', {}) }],
    };
  } catch (error) {
    return {
      events: [],
      problems: [{ level: 'error', where, ...portalProblem('unreadableRecord', { why: toldOf(error) }) }],
    };
  }
}

/** One record of the list while a refresh works on it. */
export interface RecordUpdate {
  readonly record: KeyedRecord;
  readonly previous: RecordState | null;
  /** What is known so far. */
  state: RecordState;
  /** The record has to be mapped again, with or without details. */
  readonly changed: boolean;
  /** Its events, if it was mapped in this run. */
  mapped: MappedRecord | null;
  unreadable: boolean;
  /** The details say that the event must not be published, but the record in the list does not. */
  decidedByDetails: boolean;
  /**
   * Takes details that were just read. Returns why they are doubtful, and then does not take them; null: they are not.
   * Details that are as doubtful the next time are taken. `isListed`: whether the list has an event of this id.
   */
  receiveDetails(body: unknown, digest: string, now: number, isListed: (id: string) => boolean): string | null;
  failDetails(now: number): void;
  /** Maps a changed record with the details that are stored; null: there are none. */
  remap(details: unknown): void;
  /**
   * Leaves a changed record to the next run, because its stored details can't be read now. If the record alone says
   * that the event must no longer be published, it is mapped at once. `detailsLost`: they have to be requested again.
   */
  postpone(detailsLost: boolean): void;
  /** The state to keep. `isUndecided`: what is published already stays, and anything else waits for a person's answer. */
  finish(detailsDecide: boolean, wantsDetails: boolean, isUndecided: boolean): RecordState;
}

/** An event without a title or a start is shown as it is when its details could not be read this often. */
const bareFailures = 3;

/** How many problems of a record are kept with their messages. */
const keptProblems = 2;

export function startUpdate(
  record: KeyedRecord,
  previous: RecordState | null,
  sameRules: boolean,
  mapper: Mapper,
  calendar: CalendarRecord,
): RecordUpdate {
  const { listed, where } = record;
  const isShown = previous !== null && !previous.waiting;
  const changed = previous === null || !sameRules || previous.digest !== record.digest;
  const map = (details: unknown) => mapRecord(mapper, calendar, listed, details, where);
  /** What a changed record gives without details. */
  const alone = changed ? map(null) : null;
  const stamp = changed ? mapper.stamp(listed) : previous.stamp;
  const listedDigest = alone === null ? (previous?.listed ?? '') : digest(alone.events);

  function firstState(): RecordState {
    const start = alone?.events[0]?.start ?? null;
    const base = { digest: record.digest, stamp, listed: listedDigest, start };
    if (previous === null) return { ...unread, ...base };
    // The same stamp and the same events from the list mean that the event was not edited.
    const edited =
      plainDigest(previous) !== record.digest &&
      !(sameRules && stamp !== null && stamp === previous.stamp && listedDigest === previous.listed);
    return { ...previous, ...base, stale: previous.detailsAt !== null && (previous.stale || edited) };
  }

  const update: RecordUpdate = {
    record,
    previous,
    changed,
    state: changed ? firstState() : previous,
    mapped: null,
    unreadable: previous !== null && !changed && previous.unreadable,
    decidedByDetails: false,
    receiveDetails(body, detailsDigest, now, isListed) {
      const same = detailsDigest === update.state.detailsDigest;
      const read = { detailsAt: now, detailsDigest, stale: false, failedAt: null, failures: 0 };
      if (same && !changed) {
        update.state = { ...update.state, ...read };
        return null;
      }
      const listAlone = alone ?? map(null);
      const mapped = map(body);
      const why = same || update.state.failures > 0 ? null : whyDoubtful(mapped, listAlone, body, isListed);
      if (why !== null) return why;
      update.state = { ...update.state, ...read };
      take(mapped, listAlone);
      return null;
    },
    failDetails(now) {
      update.state = { ...update.state, failedAt: now, failures: update.state.failures + 1 };
    },
    remap(details) {
      if (alone === null) return;
      if (details === null) {
        update.state = { ...update.state, detailsAt: null, detailsDigest: null, stale: false };
        take(alone, alone);
      } else take(withStoredDetails(map(details), alone, update.state.stale), alone);
    },
    postpone(detailsLost) {
      if (previous === null || !alone?.events.every(isPublishable)) update.remap(null);
      else update.state = { ...markPostponed(previous), stale: previous.stale || detailsLost };
    },
    finish(detailsDecide, wantsDetails, isUndecided) {
      const detailsTell = detailsDecide || mapper.knowsVisibility?.(listed) === false;
      const waitsForDetails = wantsDetails && update.state.detailsAt === null && (detailsTell || isBare(update.state));
      const waiting = waitsForDetails || (isUndecided && !isShown && !update.unreadable);
      const { missing, ...state } = update.state;
      return waiting === state.waiting && missing === undefined ? update.state : { ...state, waiting };
    },
  };

  /** The list gives too little of a new event, and its details may still come. */
  function isBare({ filled, failures }: RecordState): boolean {
    return !isShown && !update.unreadable && !hasTitleAndStart(filled) && failures < bareFailures;
  }

  function whyDoubtful(
    mapped: MappedRecord,
    listAlone: MappedRecord,
    body: unknown,
    isListed: (id: string) => boolean,
  ): string | null {
    const [[event], [listedEvent]] = [mapped.events, listAlone.events];
    // An event that becomes private or is cancelled takes effect at once.
    if (event === undefined || !mapped.events.every(isPublishable) || event.status === 'cancelled') return null;
    const addsNothing = (filledFields(event) & ~filledFields(listedEvent)) === 0;
    if (!addsNothing && event.title === listedEvent?.title && event.start === listedEvent?.start) return null;
    const [own] = mapRecord(mapper, calendar, { record: {}, body: {} }, body, where).events;
    if (filledFields(own) === 0) return addsNothing ? 'The answer holds nothing of an event.' : null;
    return own !== undefined && own.id !== record.id && isListed(own.id)
      ? `The answer is that of event ${own.id}.`
      : null;
  }

  function take(mapped: MappedRecord, listAlone: MappedRecord): void {
    const { events } = mapped;
    // Anyone may read the status, so it must not quote unpublished events. `kalends check` shows these problems.
    const problems = events.every(isPublishable) ? mapped.problems.map(({ said: _, ...problem }) => problem) : [];
    update.mapped = mapped;
    for (const event of events) contentDigest(event);
    update.unreadable = events.length === 0 && mapped.problems.some(({ level }) => level === 'error');
    update.decidedByDetails = listAlone.events.every(isPublishable) && !events.every(isPublishable);
    const [first] = events;
    update.state = {
      ...update.state,
      start: first?.start ?? null,
      filled: filledFields(first),
      unreadable: update.unreadable,
      problems: problems.slice(0, keptProblems),
      problemCount: problems.length,
    };
  }
  return update;
}

/**
 * The record with its stored details. If they are older than the record, and the record alone says that the event must
 * no longer be published, the details do not count: an event that turns private is removed at once.
 */
function withStoredDetails(withDetails: MappedRecord, alone: MappedRecord, stale: boolean): MappedRecord {
  return stale && !alone.events.every(isPublishable) ? alone : withDetails;
}

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
 * The updates of a list's records, made in batches. Making them takes processor time, and the first details can already
 * be requested in between. Records with the same id are in one batch, since one response may serve them all.
 */
export interface UpdateBatches {
  /** The updates that were made so far, by the record's key. */
  readonly updates: ReadonlyMap<string, RecordUpdate>;
  /** Makes the next batch; null: there are no more. */
  next(): readonly RecordUpdate[] | null;
}

/** About how many milliseconds a batch takes. On Workers the clock stands still during work: there, one batch has it all. */
const batchMs = 4;
/** The least number of records in a batch. */
const minBatch = 16;

export function createUpdateBatches(
  records: ReadonlyMap<string, KeyedRecord>,
  start: (record: KeyedRecord) => RecordUpdate,
  now: () => number,
): UpdateBatches {
  const updates = new Map<string, RecordUpdate>();
  const groups = [...Map.groupBy(records.values(), ({ id }) => id).values()];
  let at = 0;
  return {
    updates,
    next() {
      if (at === groups.length) return null;
      const began = now();
      const batch: RecordUpdate[] = [];
      while (at < groups.length && (batch.length < minBatch || now() - began < batchMs)) {
        for (const record of groups[at] ?? []) {
          const update = start(record);
          updates.set(record.key, update);
          batch.push(update);
        }
        at += 1;
      }
      return batch;
    },
  };
}
