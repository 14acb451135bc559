import { setImmediate as breath } from 'node:timers/promises';
import { type CalendarEvent, isPublishable } from '../../calendar/event.ts';
import type { Problem } from '../../calendar/problem.ts';
import { type Told, toldOf } from '../../calendar/told.ts';
import { distinguishOccurrences } from '../../mapping/event/distinct-occurrences.ts';
import type { CalendarSample } from '../../mapping/learning/calendar-sample.ts';
import type { ListedRecord, Mapper, TraceField } from '../../mapping/mapper.ts';
import { type KeyedRecord, keyRecords } from '../../publisher/event-identity.ts';
import { partialListProblem } from '../../publisher/messages.ts';
import { readList, sampleList } from '../../publisher/read/obtain-mapping.ts';
import { mapRecord } from '../../publisher/read/record-update.ts';
import { requestAllDetails } from '../../publisher/read/request-details.ts';
import type { CalendarContext, PublisherDeps } from '../../publisher/refreshers.ts';
import { type Listing, type ReadOptions, SourceError, type SourceErrorKind } from '../../source/source.ts';
import type { SurveyedRecord } from './survey.ts';
import { surveyProblem } from './survey-problem.ts';

interface SurveyCalendarOptions {
  readonly deps: PublisherDeps;
  readonly context: CalendarContext;
  readonly run: ReadOptions;
}

/** A calendar whose list was read, and details of a few events. */
export interface ListedCalendar {
  readonly listing: Listing;
  /** What detection learns from; null: the calendar has no event. */
  readonly sample: CalendarSample | null;
  readonly answers: ReadonlyMap<unknown, unknown>;
}

/** Reads every page of a calendar's list, and details of a few events. Rejects when the list can't be read. */
export async function listCalendar(options: SurveyCalendarOptions): Promise<ListedCalendar> {
  const listing = await readList(options, options.deps.mapping);
  if (listing.pages.every(({ items }) => items.length === 0)) return { listing, sample: null, answers: new Map() };
  const storedDetails = async () => new Map<string, string>();
  return { listing, ...(await sampleList({ ...options, storedDetails }, listing, options.context.sampleSize)) };
}

type SurveyListOptions = SurveyCalendarOptions & {
  readonly list: ListedCalendar;
  /** Null: no calendar has an event to detect a mapping from. */
  readonly mapper: Mapper | null;
  readonly onDetails: (done: number, all: number) => void;
};

/** Reads the details of every event, and maps the calendar. */
export async function surveyCalendar(options: SurveyListOptions): Promise<CalendarSurvey> {
  const { deps, context, run, onDetails, mapper } = options;
  const { listing, answers } = options.list;
  const { id } = context.calendar;
  const where = `calendar ${id}`;
  const { partial, doubt } = listing;
  const notes = listing.notes.map((note): Problem => ({ level: 'warning', where, ...note }));
  if (partial !== null) notes.push(partialListProblem(partial, where, { doubt }));
  if (mapper === null) return { events: [], records: [], waiting: new Set(), problems: notes, partial, failures: [] };
  const keyed = keyRecords(listing, mapper, id);
  const records = [...keyed.records.values()];
  const details = await readAllDetails(records, { deps, context, run, onDetails, answers });
  const mapped: (MappedRecord & ReturnType<typeof mapRecord>)[] = [];
  for (const [nth, record] of records.entries()) {
    // Others have their turn: the server of the workbench goes on answering.
    if (nth % recordsABreath === recordsABreath - 1) await breath();
    const own = details.bodies.get(record) ?? null;
    mapped.push({ record, ...mapRecord(mapper, context.record, record.listed, own, record.where) });
  }
  const heldBack = recordsHeldBack(details, mapped, { mapper, context });
  const problems = [
    ...notes,
    ...keyed.problems,
    ...sharedIdProblems(records, ({ listed, where }) => mapRecord(mapper, context.record, listed, null, where).events),
    ...detailsProblems(details, heldBack, context),
    ...mapped.flatMap((one) => one.problems),
  ];
  const isAll = details.bodies.size === 0;
  const failures = [...details.failures.values()].map((failure) => ({ failure, isAll }));
  const events = distinguishOccurrences(mapped.flatMap((one) => one.events));
  const all = withUnnamed(listing, mapper, surveyedRecords(mapped, details, events, mapper));
  const waiting = new Set([...heldBack].map(({ id: own }) => own));
  return { events, records: all, waiting, problems, partial, failures };
}

/** So many records are mapped at a time. */
const recordsABreath = 50;

/** All records in the order of the list, with those that have no id: nobody could ask for their details, or publish them. */
function withUnnamed({ pages }: Listing, mapper: Mapper, named: readonly SurveyedRecord[]): readonly SurveyedRecord[] {
  const byRecord = new Map(named.map((one) => [one.listed.record, one]));
  const listed = pages.flatMap(({ items, body }) => items.map((record) => ({ record, body })));
  if (listed.every(({ record }) => byRecord.has(record))) return named;
  const nameless = (one: ListedRecord): SurveyedRecord => ({
    id: '',
    listed: one,
    details: null,
    scopes: () => mapper.scopes?.(one, null) ?? [],
    trace: (scopes) => mapper.trace?.(scopes) ?? (() => null),
    events: [],
  });
  const all = listed.flatMap((one) => {
    const known = byRecord.get(one.record);
    if (known !== undefined) return [known];
    try {
      return mapper.eventId(one) === null ? [nameless(one)] : [];
    } catch {
      return [nameless(one)];
    }
  });
  return [...new Set(all)];
}

/** The records with their events as they are published: those that share an id have got an occurrence each. */
function surveyedRecords(
  mapped: readonly MappedRecord[],
  { bodies }: Details,
  published: readonly CalendarEvent[],
  mapper: Mapper,
): readonly SurveyedRecord[] {
  const byId = Map.groupBy(published, ({ id }) => id);
  const asPublished = (event: CalendarEvent): CalendarEvent => {
    const same = byId.get(event.id) ?? [];
    const isSame = ({ start, end, title }: CalendarEvent) =>
      start === event.start && end === event.end && title === event.title;
    return same.find((one) => one === event) ?? same.find(isSame) ?? event;
  };
  const trace = (scopes: readonly unknown[]): TraceField => mapper.trace?.(scopes) ?? (() => null);
  return mapped.map(({ record, events }) => {
    const { id, listed } = record;
    const body = bodies.get(record) ?? null;
    const scopes = () => mapper.scopes?.(listed, body) ?? [];
    return { id, listed, details: body, scopes, trace, events: events.map(asPublished) };
  });
}

interface CalendarSurvey {
  readonly events: readonly CalendarEvent[];
  readonly records: readonly SurveyedRecord[];
  readonly waiting: ReadonlySet<string>;
  readonly problems: readonly Problem[];
  /** Why the list is incomplete; null: it is complete. */
  readonly partial: Told | null;
  /** One entry for each event whose details could not be read. */
  readonly failures: readonly DetailsFailure[];
}

export interface DetailsFailure {
  readonly failure: unknown;
  /** Whether no details of this calendar could be read at all. */
  readonly isAll: boolean;
}

interface Details {
  readonly bodies: ReadonlyMap<KeyedRecord, unknown>;
  readonly failures: ReadonlyMap<KeyedRecord, unknown>;
  /** How many details were not requested because the survey was cancelled. */
  readonly skipped: number;
}

async function readAllDetails(
  records: readonly KeyedRecord[],
  {
    deps,
    context,
    run,
    onDetails,
    answers,
  }: Omit<SurveyListOptions, 'list' | 'mapper'> & Pick<ListedCalendar, 'answers'>,
): Promise<Details> {
  const { source, settings } = deps;
  const bodies = new Map<KeyedRecord, unknown>();
  const failures = new Map<KeyedRecord, unknown>();
  if (settings.source.endpoints.details === false) return { bodies, failures, skipped: 0 };
  for (const record of records) {
    const body = answers.get(record.listed.record);
    if (body !== undefined) bodies.set(record, body);
  }
  const due = records.filter((record) => !bodies.has(record));
  const reportProgress = () => onDetails(bodies.size + failures.size, records.length);
  reportProgress();
  await requestAllDetails(due, {
    concurrency: settings.source.concurrency,
    expired: () => run.signal?.aborted === true,
    ask: async ({ id, listed }) => (await source.details(context.calendar.id, id, listed.record, run)).body,
    received(record, body) {
      bodies.set(record, body);
      reportProgress();
    },
    failed(record, error) {
      failures.set(record, error);
      reportProgress();
    },
  });
  // The order of the list, not that of the responses.
  const ordered = new Map(records.filter((one) => failures.has(one)).map((one) => [one, failures.get(one)]));
  return { bodies, failures: ordered, skipped: records.length - bodies.size - failures.size };
}

/**
 * Warns about records with the same id and different titles. They are most likely separate events, and details that are
 * requested by that id can describe only one of them. The sessions of one event share their title as well.
 */
function sharedIdProblems(
  records: readonly KeyedRecord[],
  listedEvents: (record: KeyedRecord) => readonly CalendarEvent[],
): readonly Problem[] {
  const sharing = Map.groupBy(
    records.filter(({ listed }) => listed.shared === true),
    ({ id }) => id,
  );
  return [...sharing.values()].flatMap((same): Problem[] => {
    const titles = [...new Set(same.flatMap((record) => listedEvents(record).flatMap(({ title }) => title ?? [])))];
    const where = same[0]?.where;
    if (titles.length < 2 || where === undefined) return [];
    const named = titles.slice(0, 3).map((title) => JSON.stringify(title));
    const what = { count: same.length, titles: named.join(', '), more: titles.length - named.length };
    return [{ level: 'warning', where, ...surveyProblem('idShared', what) }];
  });
}

interface MappedRecord {
  readonly record: KeyedRecord;
  readonly events: readonly CalendarEvent[];
}

/**
 * The records whose events are not published, because their details could not be read and may say that they are private. Any other
 * event is published from its record in the list.
 */
function recordsHeldBack(
  { bodies, failures }: Details,
  mapped: readonly MappedRecord[],
  { mapper, context }: { readonly mapper: Mapper; readonly context: CalendarContext },
): ReadonlySet<KeyedRecord> {
  if (failures.size === 0) return new Set();
  const decided = mapped.some(({ record, events }) => {
    if (!bodies.has(record) || events.every(isPublishable)) return false;
    return mapRecord(mapper, context.record, record.listed, null, record.where).events.every(isPublishable);
  });
  return new Set([...failures.keys()].filter(({ listed }) => decided || mapper.knowsVisibility?.(listed) === false));
}

function detailsProblems(
  { bodies, failures, skipped }: Details,
  heldBack: ReadonlySet<KeyedRecord>,
  context: CalendarContext,
): readonly Problem[] {
  if (failures.size === 0 && skipped === 0) return [];
  const problems = [...failures].map(([record, error]): Problem => {
    const isHeldBack = heldBack.has(record);
    const told = surveyProblem('detailsUnread', { why: toldOf(error), heldBack: isHeldBack });
    return { level: isHeldBack ? 'error' : 'warning', where: `${record.where}, details`, ...told };
  });
  const where = `calendar ${context.calendar.id}, details`;
  // Another path helps when the portal has nothing useful at this one.
  const elsewhere = [...failures.values()].some(
    (error) => error instanceof SourceError && wrongPathKinds.has(error.kind),
  );
  return [
    ...problems,
    ...(skipped > 0
      ? [{ level: 'error' as const, where, ...surveyProblem('detailsSkipped', { count: skipped }) }]
      : []),
    ...(bodies.size === 0 && failures.size > 0
      ? [{ level: 'error' as const, where, ...surveyProblem('noDetails', { elsewhere }) }]
      : []),
  ];
}

const wrongPathKinds: ReadonlySet<SourceErrorKind> = new Set(['not-found', 'not-json', 'redirect', 'status']);
