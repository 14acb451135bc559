import type { CalendarRecord } from '../../calendar/calendar.ts';
import type { Problem } from '../../calendar/problem.ts';
import { toldOf } from '../../calendar/told.ts';
import type { DetectedMapping, Mapper, Mapping } from '../../mapping/mapper.ts';
import { type Listing, type ReadOptions, type Source, SourceError } from '../../source/source.ts';
import { noneReadable, partialListProblem } from '../messages.ts';
import { portalProblem } from '../portal-problem.ts';
import type { KeptMapping } from '../refreshers.ts';
import { detectCalendars } from './detect-calendars.ts';

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
  parts: { readonly source: Source; readonly mapping: Mapping; readonly key: string },
  kept: KeptMapping | null,
  run: ReadOptions,
  knownIds: readonly string[] = [],
  doubtBefore?: string,
): Promise<CalendarList> {
  const { source, mapping, key } = parts;
  const known = kept?.key === key ? mapping.mapper(kept.detected) : null;
  const find = known?.calendarItems ?? mapping.itemsInTurn?.('calendars') ?? mapping.calendarItems;
  const again = (detected: DetectedMapping) => readCalendarList(parts, { key, detected }, run, knownIds, doubtBefore);
  const seen: unknown[] = [];
  let listing: Listing;
  try {
    listing = await source.calendars((body) => {
      seen.push(body);
      return find(body);
    }, run);
  } catch (error) {
    const isUnclear = error instanceof SourceError && (error.kind === 'shape' || error.kind === 'paging');
    const found =
      known === null && isUnclear ? await detectCalendars({ source, mapping, run }, seen, [], new Set(knownIds)) : null;
    if (found?.isElsewhere !== true) throw error;
    return await again(found.detected);
  }
  const { pages, notes } = listing;
  const isSettled = listing.doubt !== undefined && listing.doubt === doubtBefore;
  const bodies = pages.map(({ body }) => body);
  const listed = pages.flatMap(({ items, body }) => items.map((record) => ({ record, body })));
  const found =
    known === null ? await detectCalendars({ source, mapping, run }, bodies, listed, new Set(knownIds)) : null;
  // Its pages are those of another list, which may have others.
  if (found?.isElsewhere === true) return await again(found.detected);
  const inForce = found === null ? (kept as KeptMapping) : { key, detected: found.detected };
  const mapper = known ?? mapping.mapper(inForce.detected);

  const problems: Problem[] = notes.map((note) => ({ level: 'warning', where: 'list of calendars', ...note }));
  if (listing.partial !== null)
    problems.push(partialListProblem(listing.partial, 'list of calendars', { doubt: listing.doubt, isSettled }));
  const ofRules = [...(mapper.problems ?? []), ...inForce.detected.problems];
  problems.push(...ofRules.filter(({ where }) => where.startsWith('mapping.calendars.')));
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
        ...portalProblem('calendarTwice', { id: record.id }),
      });
    else records.set(record.id, record);
  }
  if (listed.length > 0 && records.size === 0) throw noneReadable('list of calendars', listed.length, unread[0]);
  if (listed.length === 0)
    problems.push({ level: 'warning', where: 'list of calendars', ...portalProblem('noCalendars', {}) });
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
    return { record: null, found: [{ level: 'error', where, ...portalProblem('noCalendarId', {}) }] };
  } catch (error) {
    return {
      record: null,
      found: [{ level: 'error', where, ...portalProblem('unreadableRecord', { why: toldOf(error) }) }],
    };
  }
}
