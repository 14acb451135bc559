import type { CalendarRecord } from '../../calendar/calendar.ts';
import type { Problem } from '../../calendar/problem.ts';
import type { ListedRecord, Mapper, Mapping } from '../../mapping/mapper.ts';
import { type ReadOptions, type Source, SourceError } from '../../source/source.ts';
import { errorMessage, noneReadable, partialListProblem } from '../messages.ts';
import type { KeptMapping } from '../refreshers.ts';

/** What was read of the portal's list of calendars. */
export interface CalendarList {
  readonly records: readonly CalendarRecord[];
  readonly mapping: KeptMapping;
  readonly problems: readonly Problem[];
  readonly bodies: readonly unknown[];
  /** The list may be incomplete, so calendars that it lacks may still exist. */
  readonly partial: boolean;
  /** The listing's `doubt`; undefined: it had none. */
  readonly doubt: string | undefined;
}

/**
 * Reads the portal's list of calendars. If the mapping that is kept has the same key, it is used again. `doubtBefore`: the
 * doubt of the list before. Rejects when the list can't be read, or when none of its records can.
 */
export async function readCalendarList(
  { source, mapping, key }: { readonly source: Source; readonly mapping: Mapping; readonly key: string },
  kept: KeptMapping | null,
  run: ReadOptions,
  knownIds: readonly string[] = [],
  doubtBefore?: string,
): Promise<CalendarList> {
  const known = kept?.key === key ? mapping.mapper(kept.detected) : null;
  const find = known?.calendarItems ?? mapping.itemsInTurn?.('calendars') ?? mapping.calendarItems;
  const listing = await source.calendars((body) => find(body), run);
  const { pages, notes } = listing;
  const isSettled = listing.doubt !== undefined && listing.doubt === doubtBefore;
  const bodies = pages.map(({ body }) => body);
  const listed = pages.flatMap(({ items, body }) => items.map((record) => ({ record, body })));
  const inForce = known && kept ? kept : { key, detected: await detect() };
  const mapper = known ?? mapping.mapper(inForce.detected);

  async function detect(): Promise<KeptMapping['detected']> {
    const samples = { calendars: bodies, events: [], details: [] };
    const first = mapping.detect(samples);
    const probe = { source, mapping, mapper: mapping.mapper(first) };
    const calendarIds = await answeringIds(probe, listed, new Set(knownIds), run);
    return calendarIds.length === 0 ? first : mapping.detect({ ...samples, calendarIds });
  }

  const problems: Problem[] = notes.map((message) => ({ level: 'warning', where: 'list of calendars', message }));
  if (listing.partial !== null)
    problems.push(partialListProblem(listing.partial, 'list of calendars', { doubt: listing.doubt, isSettled }));
  problems.push(...(mapper.problems ?? []).filter(({ where }) => where.startsWith('mapping.calendars.')));
  const unread: Problem[] = [];
  const records = new Map<string, CalendarRecord>();
  for (const [index, item] of listed.entries()) {
    const where = `list of calendars, record ${index + 1}`;
    const { record, found } = mapCalendar(mapper, item, where);
    problems.push(...found);
    if (record === null) unread.push(...found);
    else if (records.has(record.id))
      problems.push({
        level: 'warning',
        where,
        message: `Calendar ${record.id} was listed already; the first is used.`,
      });
    else records.set(record.id, record);
  }
  if (listed.length > 0 && records.size === 0) throw noneReadable('list of calendars', listed.length, unread[0]);
  if (listed.length === 0)
    problems.push({ level: 'warning', where: 'list of calendars', message: 'The portal lists no calendars.' });
  const partial = listing.partial !== null && !isSettled;
  return { records: [...records.values()], mapping: inForce, problems, bodies, partial, doubt: listing.doubt };
}

/** Maps one record. If the mapper throws, the record gives no calendar and one problem. */
function mapCalendar(
  mapper: Mapper,
  item: { readonly record: unknown; readonly body: unknown },
  where: string,
): { readonly record: CalendarRecord | null; readonly found: readonly Problem[] } {
  try {
    const { calendar, problems } = mapper.calendar(item);
    if (calendar !== null || problems.length > 0) return { record: calendar, found: problems };
    return { record: null, found: [{ level: 'error', where, message: 'The record holds no id of a calendar.' }] };
  } catch (error) {
    return {
      record: null,
      found: [{ level: 'error', where, message: `It could not be read: ${errorMessage(error)}` }],
    };
  }
}

/** How many calendars each id is tried with. */
const trialSize = 3;
/** How many ids of a record are tried at most. */
const maxIds = 4;
/** How many requests the trial of one id may take, redirects and retries included. One page is enough. */
const maxTrialRequests = 3;

interface IdProbe {
  readonly source: Source;
  readonly mapping: Mapping;
  /** Made from what was just detected. */
  readonly mapper: Mapper;
}

/**
 * The ids that work in the portal's paths, to be passed to detection; none: the detected ids are right. Ids that were
 * known before stay. Otherwise, if the records have several ids and the first one finds no calendar's events (the paths
 * may take a slug), the others are tried in turn, and the result is the first that works.
 */
async function answeringIds(
  { source, mapping, mapper }: IdProbe,
  listed: readonly ListedRecord[],
  known: ReadonlySet<string>,
  run: ReadOptions,
): Promise<readonly string[]> {
  const all = listed.map((one) => {
    const first = mapper.calendar(one).calendar?.id;
    const others = mapping.calendarIds?.(one.record) ?? [];
    return first === undefined ? [] : [...new Set([first, ...others])].slice(0, maxIds);
  });
  const kept = all.flatMap((ids) => ids.filter((id) => known.has(id)).slice(0, 1));
  if (kept.length > 0) return kept;
  const calendars = all.filter((ids) => ids.length > 1).slice(0, trialSize);
  if (calendars.length === 0) return [];
  for (let nth = 0; nth < maxIds; nth += 1) {
    for (const id of calendars.flatMap((ids) => ids.slice(nth, nth + 1))) {
      const answer = await eventsBy(id, source, mapper, run);
      if (answer === 'other' || (answer === 'found' && nth === 0)) return [];
      if (answer === 'found') return [id];
    }
  }
  return [];
}

/** `other`: the response does not show whether the id is right. */
async function eventsBy(
  id: string,
  source: Source,
  mapper: Mapper,
  run: ReadOptions,
): Promise<'found' | 'unknown' | 'other'> {
  const given = Math.min(run.budget?.remaining ?? maxTrialRequests, maxTrialRequests);
  const budget = { remaining: given };
  let isFound = false;
  const read = (body: unknown): readonly unknown[] => {
    const items = mapper.eventItems(body);
    isFound = true;
    return items;
  };
  try {
    await source.events(id, read, { ...run, budget, acceptsPartial: true });
  } catch (error) {
    if (error instanceof SourceError && error.kind === 'not-found' && !isFound) return 'unknown';
  } finally {
    if (run.budget) run.budget.remaining -= given - budget.remaining;
  }
  return isFound ? 'found' : 'other';
}
