import { isPublishable } from '../../calendar/event.ts';
import type { Problem } from '../../calendar/problem.ts';
import type { SampledRecord } from '../../mapping/learning/calendar-sample.ts';
import type { RecordWatch } from '../../mapping/learning/learning.ts';
import type { Mapper, Question } from '../../mapping/mapper.ts';
import type { Listing } from '../../source/source.ts';
import { digest } from '../digest.ts';
import { idOf, type KeyedRecord, keyRecords } from '../event-identity.ts';
import { leftOutText, maxStatusProblems, noneReadable, partialListProblem, pendingText } from '../messages.ts';
import type { CalendarReading, Manifest, MappedRecord, RecordState, RefreshState } from '../model.ts';
import { type GuardVerdict, judgeFieldLoss, judgeShrinking, listTaken, noFieldLoss } from './guard.ts';
import { type MissingVerdict, missingIds, missingRecords, unlistedRecords, withoutEdited } from './missing-events.ts';
import { learnMore, type MappingInput, type ObtainedMapping, obtainMapping } from './obtain-mapping.ts';
import { bySoonest, type DetailsInput, noDetails, readDetails } from './read-details.ts';
import { createUpdateBatches, mapRecord, type RecordUpdate, startUpdate, type UpdateBatches } from './record-update.ts';
import { mayBeAnotherFormat, reviewFormat, UnreadableAnswers, withProposal } from './review-format.ts';

interface ReadingInput extends MappingInput {
  /** What the records of the calendar have had so far, as `RecordWatch.memory` gives it; empty: nothing is known. */
  shapes(): Promise<string>;
  /** What is published now. */
  readonly before: Manifest | null;
  readonly refreshState: Pick<
    RefreshState,
    'guard' | 'heldBack' | 'drift' | 'unusable' | 'doubt' | 'partial' | 'pagesSince'
  >;
  /** When the list was read, if earlier runs have read pages of it; null: this run reads all of it. */
  readonly listSince: number | null;
  /**
   * Publishes what the list alone says, while details are still being read. Null: the events are those of a store that
   * was lost, and would only seem to change without their details.
   */
  readonly publishList: ((reading: CalendarReading) => Promise<void>) | null;
}

/**
 * Reads a calendar: its list, and the details that are needed. Rejects when the list can't be read, when none of its
 * records can be used, or when events have lost a field that every event needs.
 */
export async function readCalendar(input: ReadingInput): Promise<CalendarReading> {
  try {
    return await readByRules(input);
  } catch (error) {
    const { before, context } = input;
    if (before === null || !mayBeAnotherFormat(error, input, before)) throw error;
    const mapping = await reviewFormat(input, before).catch(() => null);
    if (mapping === null) throw withProposal(error);
    return await readByRules({ ...input, context: { ...context, mapping } });
  }
}

async function readByRules(input: ReadingInput): Promise<CalendarReading> {
  const { deps, context, before, refreshState } = input;
  const { settings, runtime } = deps;
  const calendarId = context.calendar.id;
  const where = `calendar ${calendarId}`;
  const now = runtime.now();
  const obtained = await obtainMapping(input);
  const { listing, answers } = obtained;
  const watch = watchRecords(input, obtained);
  const { keyed, ...inForce } = await learnFromList(input, obtained, watch);
  const { mapper, key } = inForce;
  const undecided = undecidedQuestion(mapper);
  const mappingDigest = digest([key, context.record, settings.mapVersion]);
  const sameRules = before?.mappingDigest === mappingDigest;
  const count = listing.pages.reduce((sum, { items }) => sum + items.length, 0);
  if (count > 0 && keyed.records.size === 0) throw unreadable(noneUsable(count, keyed.problems[0]));

  const unusable = keyed.problems.length;
  const usual = refreshState.unusable ?? unusable;
  // A portal that always contradicts itself in the same way has no more to give. A list that is read over several runs
  // counts once.
  const isSameList = input.listSince !== null && input.listSince === refreshState.pagesSince;
  const isSameDoubt = listing.doubt !== undefined && listing.doubt === refreshState.doubt;
  const isSettled = isSameDoubt && !(isSameList && refreshState.partial === true);
  const partial = listing.partial !== null && !isSettled;
  const listProblems = listingProblems(listing, mapper, where, isSettled);
  const readAt = input.listSince ?? now;
  const listed = new Set([...keyed.records.values()].map(({ id }) => id));
  const upcoming = upcomingIds(before, now);
  const verdict = partial ? listTaken : judgeList(input, upcoming, listed, unusable > usual, readAt);
  const isHeld = verdict.held !== null;
  // A list that is held back may be another calendar's. The second one in a row that agrees is believed in what it adds,
  // and so is the first that is read by other rules: the one before may have been misread.
  const isForeign = verdict.held !== null && verdict.held.times === 1 && sameRules;
  const taken = isForeign ? knownRecords(before, keyed.records) : keyed.records;
  const list = { ids: listed, keys: new Set(keyed.records.keys()), readAt, isHeld };
  const { removeAfter } = settings.refresh;
  const retained =
    before === null
      ? new Map<string, RecordState>()
      : partial
        ? unlistedRecords(before.records, list)
        : missingRecords(before.records, upcoming, list, removeAfter);
  const asks = retained.size > 0 && !partial && !isHeld;
  const asked = asks ? missingIds(retained, listed, bySoonest(now)) : [];

  const batches =
    mapper &&
    createUpdateBatches(
      taken,
      (record) => startUpdate(record, lastState(before, record.key), sameRules, mapper, context.record),
      runtime.now,
    );
  const mapAlone = (body: unknown): MappedRecord =>
    mapper === null ? noEvents : mapRecord(mapper, context.record, { record: {}, body: {} }, body, where);
  const ahead =
    batches === null || isHeld || !(before === null || sameRules)
      ? null
      : () =>
          listReading(input, batches, undecided, {
            mappingDigest,
            partial,
            problems: [...listProblems, ...keyed.problems],
          });
  const details =
    batches === null
      ? noDetails
      : await readDetails({
          ...input,
          batches,
          answers,
          missing: asked,
          mapAlone,
          seen: watch.seen,
          list: listPublisher(input, ahead),
        });
  // What was read by the mapping before must be read again soon: the details may say what must not be published.
  const isDetectedAgain = (await learnMore(input, { ...obtained, ...inForce }, await watch.found())) !== null;
  const updates = batches?.updates ?? new Map<string, RecordUpdate>();
  const detailsDecide = (before?.detailsDecide ?? false) || details.decided;
  const added = [...updates.values()]
    .filter(({ record }) => before?.records.has(record.key) === false)
    .map(({ record: { id }, state: { start } }) => ({ id, start }));
  const missing = retained.size === 0 ? retained : withoutEdited(retained, added);
  const records = new Map<string, RecordState>(withVerdicts(missing, details.missing));
  const mapped = new Map<string, MappedRecord>();
  for (const [recordKey, update] of updates) {
    records.set(recordKey, update.finish(detailsDecide && details.wanted, details.wanted, undecided !== null));
    if (update.mapped !== null && (!update.unreadable || update.previous === null))
      mapped.set(recordKey, update.mapped);
  }
  assertReadable([...updates.values()]);

  const fieldLoss =
    mapper === null || before === null || !sameRules
      ? noFieldLoss
      : judgeFieldLoss({
          rules: mapper.rules,
          mappingDigest,
          before: before.records,
          now: records,
          known: refreshState.drift ?? null,
        });
  const vital = fieldLoss.problems.find(({ level }) => level === 'error');
  if (vital !== undefined) throw new UnreadableAnswers(`${vital.where}: ${vital.message}. The last good copy is kept.`);
  return {
    mappingDigest,
    records,
    mapped,
    details: details.texts,
    detailsDecide,
    // A part of a list says nothing about what the guard waits for.
    guard: partial ? refreshState.guard : verdict.held,
    heldBack: partial ? refreshState.heldBack : verdict.message,
    partial,
    ...(listing.doubt !== undefined && { doubt: listing.doubt }),
    drift: fieldLoss.state,
    unusable: partial || isHeld ? usual : unusable,
    problems: [
      ...listProblems,
      ...keyed.problems,
      ...details.problems,
      ...waitingProblems(records, calendarId, undecided),
      ...fieldLoss.problems,
    ],
    pendingDetails: details.pending,
    cutShort: details.cutShort || isDetectedAgain,
    isDetectedAgain,
    ...watch.memory(),
    restMs: details.restMs,
  };
}

/** What is new in the records that changed. */
interface Watch {
  see(records: readonly KeyedRecord[]): Promise<void>;
  seen(record: KeyedRecord, body: unknown): void;
  found(): Promise<readonly SampledRecord[]>;
  memory(): Pick<CalendarReading, 'shapes'>;
}

/** How many answers are kept until it is known whether what was seen before has to be read. */
const mostWaiting = 50;

/** Watches the records for what detection has not seen. Where nothing has changed, what was seen before is not read. */
function watchRecords({ deps, shapes }: ReadingInput, { sample }: ObtainedMapping): Watch {
  let known = '';
  let watch: RecordWatch | null = null;
  const waiting: (readonly [KeyedRecord, unknown])[] = [];
  async function open(): Promise<RecordWatch> {
    if (watch !== null) return watch;
    known = await shapes();
    watch = deps.mapping.learning.watch(known);
    if (sample !== null) watch.prime(sample);
    for (const [{ listed, id }, body] of waiting) watch.see(listed, { id, body });
    return watch;
  }
  return {
    async see(records) {
      for (const [at, { listed }] of records.entries()) {
        if (at % sliceSize === sliceSize - 1) await deps.runtime.sleep(0);
        (watch ?? (await open())).see(listed);
      }
    },
    seen(record, body) {
      if (watch !== null) watch.see(record.listed, { id: record.id, body });
      else if (waiting.length < mostWaiting) waiting.push([record, body]);
    },
    found: async () => (watch === null && waiting.length === 0 ? [] : (await open()).found()),
    memory() {
      const memory = watch?.memory() ?? known;
      return memory === known ? {} : { shapes: memory };
    },
  };
}

/**
 * The records of the list. If those that changed have something new, it is learnt from before they are mapped: what a
 * new field says of an event (that it is a draft) must count at once.
 */
async function learnFromList(
  input: ReadingInput,
  obtained: ObtainedMapping,
  watch: Watch,
): Promise<Pick<ObtainedMapping, 'mapper' | 'key' | 'inForce'> & { readonly keyed: ReturnType<typeof keyRecords> }> {
  const { context, before } = input;
  const keyed = ({ mapper }: Pick<ObtainedMapping, 'mapper'>) =>
    mapper === null ? noRecords : keyRecords(obtained.listing, mapper, context.calendar.id, before?.records.keys());
  const records = keyed(obtained);
  await watch.see([...records.records.values()].filter((one) => before?.records.get(one.key)?.digest !== one.digest));
  const next = await learnMore(input, obtained, await watch.found());
  const { mapper, key, inForce } = next ?? obtained;
  return { mapper, key, inForce, keyed: next === null ? records : keyed(next) };
}

/**
 * How long the list waits for the details. If they are there by then, nobody gets an event without its description first,
 * and a large calendar is not rendered twice for one new event.
 */
const detailsGraceMs = 1000;

/** Publishes the list ahead of the details, unless these come at once. */
function listPublisher({ publishList }: ReadingInput, read: (() => Promise<ListReading>) | null): DetailsInput['list'] {
  if (publishList === null || read === null) return null;
  return {
    afterMs: detailsGraceMs,
    async publish(texts) {
      const { reading, isWorthwhile } = await read();
      const details = new Map([...texts].filter(([key]) => reading.mapped.has(key)));
      if (isWorthwhile) await publishList({ ...reading, details });
    },
  };
}

interface ListReading {
  readonly reading: CalendarReading;
  /** It has events that are not published yet, and whose details are still to come. */
  readonly isWorthwhile: boolean;
}

/** How many records are mapped between two turns of other work. */
const sliceSize = 256;

/**
 * What the list says of new events; everything else stays as it is until the details are read. An event that is published
 * already is published once in a run: what the list changes may contradict the details of before.
 */
async function listReading(
  { deps, context, before, refreshState }: ReadingInput,
  { updates }: UpdateBatches,
  undecided: Question | null,
  list: Pick<CalendarReading, 'mappingDigest' | 'partial' | 'problems'>,
): Promise<ListReading> {
  const known = new Set([...(before?.records.keys() ?? [])].map(idOf));
  const fresh = [...updates.values()].filter(({ record }) => !known.has(record.id));
  for (const [at, update] of fresh.entries()) {
    if (at % sliceSize === sliceSize - 1) await deps.runtime.sleep(0);
    if (update.mapped === null) update.remap(null);
  }
  const detailsDecide = (before?.detailsDecide ?? false) || fresh.some((update) => update.decidedByDetails);
  const records = new Map(before?.records);
  const mapped = new Map<string, MappedRecord>();
  let isWorthwhile = false;
  for (const update of fresh) {
    const { key } = update.record;
    const state = update.finish(detailsDecide, true, undecided !== null);
    records.set(key, state);
    if (update.mapped === null) continue;
    mapped.set(key, update.mapped);
    const isShown = !state.waiting && update.mapped.events.some(isPublishable);
    if (isShown && state.detailsAt === null) isWorthwhile = true;
  }
  const { guard, heldBack, drift = null, unusable = 0, doubt } = refreshState;
  const kept = { guard, heldBack, drift, unusable, ...(doubt !== undefined && { doubt }) };
  const problems = [...list.problems, ...waitingProblems(records, context.calendar.id, undecided)];
  const pendingDetails = [...updates.values()].filter(({ state }) => state.detailsAt === null || state.stale).length;
  const rest = { details: new Map<string, string>(), pendingDetails, cutShort: true, restMs: 0 };
  return { reading: { ...list, ...kept, ...rest, records, mapped, detailsDecide, problems }, isWorthwhile };
}

const noRecords = { records: new Map<string, KeyedRecord>(), problems: [] };

const noEvents: MappedRecord = { events: [], problems: [] };

const noneUsable = (count: number, first: Problem | undefined): Error => noneReadable('list of events', count, first);

const unreadable = (cause: Error): Error => new UnreadableAnswers(cause.message, { cause });

/** Throws when there are records, but no event could be made from any of them. */
function assertReadable(updates: readonly RecordUpdate[]): void {
  const [first] = updates;
  if (first === undefined || updates.some(({ unreadable }) => !unreadable)) return;
  throw unreadable(noneUsable(updates.length, first.mapped?.problems[0] ?? first.previous?.problems[0]));
}

/** The ids of the published events that are not over. */
function upcomingIds(before: Manifest | null, now: number): ReadonlySet<string> {
  const upcoming = [...(before?.published ?? [])].filter(
    ([, { removed, unlistedSince, until }]) => !removed && unlistedSince === null && (until === null || until > now),
  );
  return new Set(upcoming.map(([identity]) => idOf(identity)));
}

/** The guard's verdict on the list. `suspicious`: it has more records without a usable id than usual. */
function judgeList(
  { deps, refreshState }: ReadingInput,
  upcoming: ReadonlySet<string>,
  listed: ReadonlySet<string>,
  suspicious: boolean,
  readAt: number,
): GuardVerdict {
  const { guard } = deps.settings.refresh;
  // A record without an id may be the very event that the list seems to lack.
  const limits = { ...guard, ...(suspicious && { share: 0 }) };
  return judgeShrinking({ upcoming: [...upcoming], listed }, refreshState.guard, limits, readAt);
}

/** The state of a record from the last refresh. A record that was withheld begins anew when it is listed again. */
function lastState(before: Manifest | null, key: string): RecordState | null {
  const state = before?.records.get(key) ?? null;
  return state?.missing !== undefined && state.waiting ? null : state;
}

/** The missing records as the portal's answers about them leave them. */
function withVerdicts(
  missing: ReadonlyMap<string, RecordState>,
  verdicts: ReadonlyMap<string, MissingVerdict>,
): readonly (readonly [string, RecordState])[] {
  return [...missing].flatMap(([key, state]) => {
    const verdict = verdicts.get(idOf(key));
    if (verdict === 'removed') return [];
    return [[key, verdict === 'withheld' ? { ...state, waiting: true } : state] as const];
  });
}

/** The records of known events. From a list that is held back, only these are used. */
function knownRecords(
  before: Manifest | null,
  records: ReadonlyMap<string, KeyedRecord>,
): ReadonlyMap<string, KeyedRecord> {
  const ids = new Set([...(before?.records.keys() ?? [])].map(idOf));
  return new Map([...records].filter(([, { id }]) => ids.has(id)));
}

function listingProblems(
  { notes, partial, doubt }: Listing,
  mapper: Mapper | null,
  where: string,
  isSettled: boolean,
): readonly Problem[] {
  const cut = partial === null ? [] : [partialListProblem(partial, where, { doubt, isSettled })];
  const warnings = notes.map((note): Problem => ({ level: 'warning', where, ...note }));
  // The rules for the list of calendars are reported by the status of that list.
  const rules = (mapper?.problems ?? []).filter((problem) => !problem.where.startsWith('mapping.calendars.'));
  return [...cut, ...warnings, ...rules];
}

/** A question that new events wait for; null: there is none. */
/** What is said of events that are not published yet, though the portal lists them. */
function waitingProblems(
  records: ReadonlyMap<string, RecordState>,
  calendarId: string,
  undecided: Question | null,
): readonly Problem[] {
  const where = `calendar ${calendarId}`;
  const waiting = [...records.values()].filter(isWaiting).length;
  if (waiting === 0) return [];
  if (undecided !== null) {
    const held = waiting === 1 ? '1 new event is' : `${waiting} new events are`;
    const message = `${held} held back until somebody decides: ${undecided.message} Set ${undecided.where}.`;
    return [{ level: 'warning', where, message }];
  }
  const failed = countLeftOut(records);
  const pending = waiting - failed;
  return [
    ...(failed > 0 ? [{ level: 'error' as const, where: `${where}, details`, message: leftOutText(failed) }] : []),
    ...(pending > 0 ? [{ level: 'info' as const, where, message: pendingText(pending) }] : []),
  ];
}

const isWaiting = ({ waiting, missing }: RecordState): boolean => waiting && missing === undefined;

/** How many events are left out because their details can't be read. */
export const countLeftOut = (records: ReadonlyMap<string, RecordState>): number =>
  [...records.values()].filter((record) => isWaiting(record) && record.failures > 0).length;

const undecidedQuestion = (mapper: Mapper | null): Question | null =>
  mapper?.questions?.find((question) => question.undecided) ?? null;

/** What the refresh state keeps of a reading, for the status and for the next reading. */
export function refreshNotes(reading: CalendarReading): Omit<RefreshState, 'attempts' | 'attemptedBy' | 'pagesSince'> {
  const { guard, heldBack, partial, doubt, drift, unusable, problems, records, pendingDetails } = reading;
  const states = [...records.values()];
  const all = [...problems, ...states.flatMap((record) => record.problems)];
  const problemCount = states.reduce((sum, record) => sum + record.problemCount, problems.length);
  return {
    guard,
    heldBack,
    partial,
    // Undefined takes the place of an earlier one, and is not stored.
    doubt,
    drift,
    unusable,
    problems: all.slice(0, maxStatusProblems),
    problemCount,
    pendingDetails,
    missing: countMissing(records),
  };
}

/** How many events the list lacks that are published and wait for a confirmation. */
function countMissing(records: ReadonlyMap<string, RecordState>): number {
  const missing = [...records].filter(([, state]) => state.missing !== undefined && !state.waiting);
  return new Set(missing.map(([key]) => idOf(key))).size;
}
