import type { Problem } from '../../calendar/problem.ts';
import type { Run } from '../../source/source.ts';
import { digest } from '../digest.ts';
import { noneReadable, partialListMessage } from '../messages.ts';
import { type Content, idOf, type MappedRecord, type RecordState } from '../model.ts';
import type { RunState } from '../persist/documents.ts';
import type { CalendarContext, PublisherDeps } from '../refreshers.ts';
import { type DriftState, judgeDrift } from './field-loss.ts';
import { type KeyedRecord, keyRecords } from './keyed-records.ts';
import { obtainMapping } from './obtain-mapping.ts';
import { readDetails } from './read-details.ts';
import { createDraftSupply, type RecordDraft, startDraft } from './record-update.ts';
import { type GuardState, judge } from './shrink-guard.ts';

/** What one refresh learnt of a calendar from the portal. */
export interface CalendarReading {
  /** Digest of the rules that the records were mapped by. */
  readonly mapping: string;
  /** As listed now; those that the guard holds back as they were. */
  readonly records: ReadonlyMap<string, RecordState>;
  /** What was mapped anew, by key. */
  readonly mapped: ReadonlyMap<string, MappedRecord>;
  /** Details that are not those in the store, as JSON, by key. */
  readonly details: ReadonlyMap<string, string>;
  readonly detailsDecide: boolean;
  readonly guard: GuardState | null;
  readonly heldBack: string | null;
  /** The list was only a part: what it lacks may well be there. */
  readonly partial: boolean;
  /** Fields that were there and are no more, but for those that no event can do without. */
  readonly drift: DriftState | null;
  /** Records that can't be used; of a list that is held back, those of the one before. */
  readonly unusable: number;
  readonly problems: readonly Problem[];
  /** Events that wait for their details, and whether it was the run's limits that left them waiting. */
  readonly pendingDetails: number;
  readonly cutShort: boolean;
  /** For how long the portal asked to be left alone, in milliseconds. */
  readonly restMs: number;
}

interface ReadingContext {
  readonly parts: PublisherDeps;
  readonly brief: CalendarContext;
  readonly before: Content | null;
  /** What is known from the last one. */
  readonly last: Pick<RunState, 'guard' | 'drift' | 'unusable'>;
  readonly run: Run;
  /** The details that the store keeps, as JSON by key. */
  storedDetails(keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
  keepDetected: Parameters<typeof obtainMapping>[0]['keepDetected'];
}

/** Reads a calendar: its list whole, details where they are needed. Rejects when the list can't be had or can't be believed. */
export async function readCalendar(context: ReadingContext): Promise<CalendarReading> {
  const { parts, brief, before } = context;
  const { settings, runtime } = parts;
  const calendarId = brief.calendar.id;
  const where = `calendar ${calendarId}`;
  const now = runtime.now();
  const { listing, mapper, key, answers } = await obtainMapping(context);
  const mapping = digest([key, brief.record, settings.mapVersion]);
  const problems: Problem[] = listing.notes.map((message) => ({ level: 'warning', where, message }));
  const partial = listing.partial !== null;
  if (listing.partial !== null) problems.push({ level: 'error', where, message: partialListMessage(listing.partial) });
  problems.push(...(mapper?.problems ?? []).filter(({ where }) => !ofList(where)));
  const count = listing.pages.reduce((sum, { items }) => sum + items.length, 0);
  const keyed =
    mapper === null
      ? { records: noRecords, problems: [] }
      : keyRecords(listing, mapper, calendarId, before?.records.keys());
  problems.push(...keyed.problems);
  if (count > 0 && keyed.records.size === 0) throw allBad(count, keyed.problems[0]);

  // A record that can't be used any more may be of an event that the list seems to lack.
  const unusable = keyed.problems.length;
  const usual = context.last.unusable ?? unusable;
  const guard = { ...settings.refresh.guard, ...(unusable > usual && { share: 0 }) };
  // What a part lacks stays as it was, and says nothing of what the portal has.
  const verdict = partial
    ? { held: null, message: null }
    : judge(comingAndListed(before, keyed.records, now), context.last.guard, guard, now);
  const taken = verdict.held === null ? keyed.records : known(before, keyed.records);
  const retained = partial || verdict.held !== null ? unlisted(before, keyed.records) : noStates;
  if (verdict.message !== null) runtime.log('warn', `Calendar ${calendarId}: ${verdict.message}`);

  const sameRules = before?.mapping === mapping;
  const supply =
    mapper &&
    createDraftSupply(
      taken,
      (record) => startDraft(record, before?.records.get(record.key) ?? null, sameRules, mapper, brief.record),
      runtime.now,
    );
  const details = supply === null ? nothingRead : await readDetails({ ...context, supply, answers });
  const drafts = supply?.drafts ?? noDrafts;
  problems.push(...details.problems);

  const detailsDecide = (before?.detailsDecide ?? false) || details.decided;
  const records = new Map<string, RecordState>(retained);
  const mapped = new Map<string, MappedRecord>();
  for (const [recordKey, draft] of drafts) {
    records.set(recordKey, draft.finish(detailsDecide && details.wanted, details.wanted));
    if (draft.mapped !== null && (!draft.unreadable || draft.previous === null)) mapped.set(recordKey, draft.mapped);
  }
  const waiting = [...records.values()].filter((record) => record.waiting).length;
  if (waiting > 0)
    problems.push({
      level: 'info',
      where,
      message: `Events left out until their details are read, for only these say whether an event is public: ${waiting}.`,
    });
  const unreadable = [...drafts.values()].filter((draft) => draft.unreadable);
  if (unreadable.length > 0 && unreadable.length === drafts.size)
    throw allBad(drafts.size, unreadable[0]?.mapped?.problems[0] ?? unreadable[0]?.previous?.problems[0]);
  const drift =
    mapper === null || before === null || !sameRules
      ? noDrift
      : judgeDrift({
          rules: mapper.rules,
          mapping,
          before: before.records,
          now: records,
          known: context.last.drift ?? null,
        });
  const vital = drift.problems.find(({ level }) => level === 'error');
  if (vital !== undefined) throw new Error(`${vital.where}: ${vital.message}. The last good copy is kept.`);
  problems.push(...drift.problems);
  return {
    mapping,
    records,
    mapped,
    details: details.texts,
    detailsDecide,
    guard: verdict.held,
    heldBack: verdict.message,
    partial,
    drift: drift.state,
    unusable: verdict.held === null ? unusable : usual,
    problems,
    pendingDetails: details.pending,
    cutShort: details.cutShort,
    restMs: details.restMs,
  };
}

const noRecords: ReadonlyMap<string, KeyedRecord> = new Map();
/** Of the rules by which the list of calendars is read, its own status speaks. */
const ofList = (where: string): boolean => where.startsWith('mapping.calendars.');

const noDrafts: ReadonlyMap<string, RecordDraft> = new Map();
const noDrift = { problems: [], state: null };
const noStates: ReadonlyMap<string, RecordState> = new Map();
const nothingRead = {
  problems: [],
  decided: false,
  wanted: false,
  texts: new Map(),
  pending: 0,
  cutShort: false,
  restMs: 0,
};

const allBad = (count: number, first: Problem | undefined): Error => noneReadable('list of events', count, first);

function comingAndListed(before: Content | null, records: ReadonlyMap<string, KeyedRecord>, now: number) {
  const coming = [...(before?.published ?? [])]
    .filter(
      ([, { removed, unlistedSince, until }]) => !removed && unlistedSince === null && (until === null || until > now),
    )
    .map(([identity]) => idOf(identity));
  return { coming: [...new Set(coming)], listed: new Set([...records.values()].map(({ id }) => id)) };
}

/** Of a list that is held back, only what it says of known events is taken; those that it lacks stay as they were. */
function known(before: Content | null, records: ReadonlyMap<string, KeyedRecord>): ReadonlyMap<string, KeyedRecord> {
  const ids = new Set([...(before?.records.keys() ?? [])].map(idOf));
  return new Map([...records].filter(([, { id }]) => ids.has(id)));
}

function unlisted(before: Content | null, records: ReadonlyMap<string, KeyedRecord>): ReadonlyMap<string, RecordState> {
  const listed = new Set([...records.values()].map(({ id }) => id));
  return new Map([...(before?.records ?? [])].filter(([key]) => !listed.has(idOf(key))));
}

/** How many problems the status names. */
const namedProblems = 20;

/** What the status is to say of a reading, and the next one to know of it. */
export function readingNotes({
  guard,
  heldBack,
  partial,
  drift,
  unusable,
  problems,
  records,
  pendingDetails,
}: CalendarReading): Omit<RunState, 'attempts' | 'attemptedBy' | 'pagesSince'> {
  const states = [...records.values()];
  const all = [...problems, ...states.flatMap((record) => record.problems)];
  const problemCount = states.reduce((sum, record) => sum + record.problemCount, problems.length);
  return {
    guard,
    heldBack,
    partial,
    drift,
    unusable,
    problems: all.slice(0, namedProblems),
    problemCount,
    pendingDetails,
  };
}
