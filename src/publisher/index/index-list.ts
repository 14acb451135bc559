import type { CalendarRecord } from '../../calendar/calendar.ts';
import type { Problem } from '../../calendar/problem.ts';
import type { Mapper, Mapping } from '../../mapping/mapper.ts';
import type { Run, Source } from '../../source/source.ts';
import type { KeptMapping } from '../keepers.ts';
import { noneRead } from '../none-read.ts';
import { ofPart } from '../of-part.ts';
import { sentence } from '../runtime.ts';
import { answeringIds } from './calendar-ids.ts';

export interface ReadList {
  readonly records: readonly CalendarRecord[];
  readonly mapping: KeptMapping;
  readonly problems: readonly Problem[];
  readonly bodies: readonly unknown[];
}

/**
 * Reads the portal's list of calendars. A mapping that was detected before under the same key is used again. Rejects
 * when the list can't be read, or none of its records can.
 */
export async function readList(
  { source, mapping, key }: { readonly source: Source; readonly mapping: Mapping; readonly key: string },
  kept: KeptMapping | null,
  run: Run,
  knownIds: readonly string[] = [],
): Promise<ReadList> {
  const known = kept?.key === key ? mapping.mapper(kept.detected) : null;
  const find = known?.calendarItems ?? mapping.itemsInTurn?.('calendars') ?? mapping.calendarItems;
  const { pages, notes, partial } = await source.calendars((body) => find(body), run);
  const bodies = pages.map(({ body }) => body);
  const listed = pages.flatMap(({ items, body }) => items.map((record) => ({ record, body })));
  const inForce = known && kept ? kept : { key, detected: await detect() };
  const mapper = known ?? mapping.mapper(inForce.detected);

  async function detect(): Promise<KeptMapping['detected']> {
    const samples = { calendars: bodies, events: [], details: [] };
    const first = mapping.detect(samples);
    const parts = { source, mapping, mapper: mapping.mapper(first) };
    const calendarIds = await answeringIds(parts, listed, new Set(knownIds), run);
    return calendarIds.length === 0 ? first : mapping.detect({ ...samples, calendarIds });
  }

  const problems: Problem[] = notes.map((message) => ({ level: 'warning', where: 'list of calendars', message }));
  if (partial !== null) problems.push({ level: 'error', where: 'list of calendars', message: ofPart(partial) });
  problems.push(...(mapper.problems ?? []).filter(({ where }) => where.startsWith('mapping.calendars.')));
  const unread: Problem[] = [];
  const records = new Map<string, CalendarRecord>();
  for (const [index, item] of listed.entries()) {
    const where = `list of calendars, record ${index + 1}`;
    const { record, found } = mapped(mapper, item, where);
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
  if (listed.length > 0 && records.size === 0) throw noneRead('list of calendars', listed.length, unread[0]);
  if (listed.length === 0)
    problems.push({ level: 'warning', where: 'list of calendars', message: 'The portal lists no calendars.' });
  return { records: [...records.values()], mapping: inForce, problems, bodies };
}

/** One bad record is skipped and named. */
function mapped(
  mapper: Mapper,
  item: { readonly record: unknown; readonly body: unknown },
  where: string,
): { readonly record: CalendarRecord | null; readonly found: readonly Problem[] } {
  try {
    const { calendar, problems } = mapper.calendar(item);
    if (calendar !== null || problems.length > 0) return { record: calendar, found: problems };
    return { record: null, found: [{ level: 'error', where, message: 'The record holds no id of a calendar.' }] };
  } catch (error) {
    return { record: null, found: [{ level: 'error', where, message: `It could not be read: ${sentence(error)}` }] };
  }
}
