import { type CalendarEvent, isPublishable } from '../../calendar/event.ts';
import type { Problem } from '../../calendar/problem.ts';
import { distinguishOccurrences } from '../../mapping/event/distinct-occurrences.ts';
import type { Mapper } from '../../mapping/mapper.ts';
import { ofPart } from '../../publisher/list-messages.ts';
import { runDetails } from '../../publisher/read/details-pool.ts';
import { type KeyedRecord, keyRecords } from '../../publisher/read/keyed-records.ts';
import { obtainMapping } from '../../publisher/read/obtain-mapping.ts';
import { mapRecord } from '../../publisher/read/record-update.ts';
import type { CalendarContext, KeptMapping, PublisherDeps } from '../../publisher/refreshers.ts';
import { sentence } from '../../publisher/runtime.ts';
import { type Run, SourceError, type SourceErrorKind } from '../../source/source.ts';

/**
 * Records that share an id and are told apart by their titles: most likely two events under one id, of which details
 * that are asked for by that id can tell only one. Sessions of one event share their title too.
 */
function sharedIds(
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
    const rest = titles.length > named.length ? ` and ${titles.length - named.length} more` : '';
    const message = `The list has ${same.length} records with this id and different titles: ${named.join(', ')}${rest}. If each is an event of its own, name a field that tells them apart: mapping.event.id.`;
    return [{ level: 'warning', where, message }];
  });
}

interface CalendarSurvey {
  readonly events: readonly CalendarEvent[];
  readonly problems: readonly Problem[];
  /** What was detected from this calendar; null: it was not the sample, or it has no event. */
  readonly detected: KeptMapping | null;
  /** Why the list is only a part; null: it is whole. */
  readonly partial: string | null;
  /** What details failed by. */
  readonly failures: readonly DetailsFailure[];
}

export interface DetailsFailure {
  readonly failure: unknown;
  /** No details of this calendar could be read. */
  readonly isAll: boolean;
}

interface Parts {
  readonly parts: PublisherDeps;
  readonly brief: CalendarContext;
  readonly run: Run;
  readonly onDetails: (done: number, all: number) => void;
}

/** Reads one calendar whole: every page of its list, the details of every event. Rejects when the list can't be read. */
export async function surveyCalendar({ parts, brief, run, onDetails }: Parts): Promise<CalendarSurvey> {
  const { id } = brief.calendar;
  let detected: KeptMapping | null = null;
  const { listing, mapper, answers } = await obtainMapping({
    parts,
    brief,
    run,
    storedDetails: async () => new Map(),
    keepDetected: async (found) => {
      detected = found === null ? null : { key: '', detected: found };
      return detected;
    },
  });
  const where = `calendar ${id}`;
  const notes = listing.notes.map((message): Problem => ({ level: 'warning', where, message }));
  const { partial } = listing;
  if (partial !== null) notes.push({ level: 'error', where, message: ofPart(partial) });
  if (mapper === null) return { events: [], problems: notes, detected, partial, failures: [] };
  const keyed = keyRecords(listing, mapper, id);
  const records = [...keyed.records.values()];
  const details = await allDetails(records, { parts, brief, run, onDetails, answers });
  const mapped = records.map((record) => ({
    record,
    ...mapRecord(mapper, brief.record, record.listed, details.bodies.get(record) ?? null, record.where),
  }));
  const problems = [
    ...notes,
    ...keyed.problems,
    ...sharedIds(records, ({ listed, where }) => mapRecord(mapper, brief.record, listed, null, where).events),
    ...detailsProblems(details, mapped, { mapper, brief }),
    ...mapped.flatMap((one) => one.problems),
  ];
  const isAll = details.bodies.size === 0;
  const failures = [...details.failures.values()].map((failure) => ({ failure, isAll }));
  return {
    events: distinguishOccurrences(mapped.flatMap(({ events }) => events)),
    problems,
    detected,
    partial,
    failures,
  };
}

interface Details {
  readonly bodies: ReadonlyMap<KeyedRecord, unknown>;
  readonly failures: ReadonlyMap<KeyedRecord, unknown>;
  /** So many were not asked for any more. */
  readonly unasked: number;
}

async function allDetails(
  records: readonly KeyedRecord[],
  { parts, brief, run, onDetails, answers }: Parts & { readonly answers: ReadonlyMap<unknown, unknown> },
): Promise<Details> {
  const { source, settings } = parts;
  const bodies = new Map<KeyedRecord, unknown>();
  const failures = new Map<KeyedRecord, unknown>();
  if (settings.source.endpoints.details === false) return { bodies, failures, unasked: 0 };
  for (const record of records) {
    const body = answers.get(record.listed.record);
    if (body !== undefined) bodies.set(record, body);
  }
  const due = records.filter((record) => !bodies.has(record));
  const say = () => onDetails(bodies.size + failures.size, records.length);
  say();
  await runDetails(due, {
    concurrency: settings.source.concurrency,
    expired: () => run.signal?.aborted === true,
    ask: async ({ id, listed }) => (await source.details(brief.calendar.id, id, listed.record, run)).body,
    arrived(record, body) {
      bodies.set(record, body);
      say();
    },
    failed(record, error) {
      failures.set(record, error);
      say();
    },
  });
  // In the list's order, whichever answer came first.
  const ordered = new Map(records.filter((one) => failures.has(one)).map((one) => [one, failures.get(one)]));
  return { bodies, failures: ordered, unasked: records.length - bodies.size - failures.size };
}

interface MappedRecord {
  readonly record: KeyedRecord;
  readonly events: readonly CalendarEvent[];
}

/** An event without its details is published from the list's record, unless the details may say that it is private. */
function detailsProblems(
  { bodies, failures, unasked }: Details,
  mapped: readonly MappedRecord[],
  { mapper, brief }: { readonly mapper: Mapper; readonly brief: CalendarContext },
): readonly Problem[] {
  if (failures.size === 0 && unasked === 0) return [];
  const decided = mapped.some(({ record, events }) => {
    if (!bodies.has(record) || events.every(isPublishable)) return false;
    return mapRecord(mapper, brief.record, record.listed, null, record.where).events.every(isPublishable);
  });
  const problems = [...failures].map(([{ where, listed }, error]): Problem => {
    const waits = decided || mapper.knowsVisibility?.(listed) === false;
    const message = `The details could not be read: ${sentence(error)}`;
    const waiting = 'It is not published before they are, since they say whether an event is private.';
    return waits
      ? { level: 'error', where: `${where}, details`, message: `${message}${full(message)} ${waiting}` }
      : { level: 'warning', where: `${where}, details`, message };
  });
  const where = `calendar ${brief.calendar.id}, details`;
  // Another path helps where the portal has nothing of use at this one.
  const misplaced = [...failures.values()].some((error) => error instanceof SourceError && isElsewhere.has(error.kind));
  const set = misplaced ? ' Set source.endpoints.details to their path, or to false.' : '';
  const none = `No details could be read at all.${set}`;
  return [
    ...problems,
    ...(unasked > 0
      ? [
          {
            level: 'error' as const,
            where,
            message: `Those of ${unasked === 1 ? '1 more event' : `${unasked} more events`} were not asked for.`,
          },
        ]
      : []),
    ...(bodies.size === 0 && failures.size > 0 ? [{ level: 'error' as const, where, message: none }] : []),
  ];
}

const isElsewhere: ReadonlySet<SourceErrorKind> = new Set(['not-found', 'not-json', 'redirect', 'status']);

const full = (text: string) => (/[.!?]$/u.test(text) ? '' : '.');
