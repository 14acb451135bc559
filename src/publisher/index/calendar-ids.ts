import type { ListedRecord, Mapper, Mapping } from '../../mapping/mapper.ts';
import { type Run, type Source, SourceError } from '../../source/source.ts';

/** Of how many calendars the events are asked for by the first id before another is tried. */
const tried = 3;
/** How many of a record's keys that look like ids are asked by. */
const maxIds = 4;
/** Requests for one question, redirects and retries included: a page is enough. */
const requests = 3;

interface Parts {
  readonly source: Source;
  readonly mapping: Mapping;
  /** As just detected. */
  readonly mapper: Mapper;
}

/**
 * Ids that the calendars go by, for detection to be told; none: as it found by itself. Those that are known from earlier
 * stay. Else, where the records hold several and the portal knows the events of none of its calendars by the first (for
 * its paths take a slug), the one by which it does.
 */
export async function answeringIds(
  { source, mapping, mapper }: Parts,
  listed: readonly ListedRecord[],
  known: ReadonlySet<string>,
  run: Run,
): Promise<readonly string[]> {
  const all = listed.map((one) => {
    const first = mapper.calendar(one).calendar?.id;
    const others = mapping.calendarIds?.(one.record) ?? [];
    return first === undefined ? [] : [...new Set([first, ...others])].slice(0, maxIds);
  });
  const kept = all.flatMap((ids) => ids.filter((id) => known.has(id)).slice(0, 1));
  if (kept.length > 0) return kept;
  const calendars = all.filter((ids) => ids.length > 1).slice(0, tried);
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

/** `other`: it says nothing of the id. */
async function eventsBy(id: string, source: Source, mapper: Mapper, run: Run): Promise<'found' | 'unknown' | 'other'> {
  const given = Math.min(run.budget?.remaining ?? requests, requests);
  const budget = { remaining: given };
  let isFound = false;
  const read = (body: unknown): readonly unknown[] => {
    const items = mapper.eventItems(body);
    isFound = true;
    return items;
  };
  try {
    await source.events(id, read, { ...run, budget, takesPart: true });
  } catch (error) {
    if (error instanceof SourceError && error.kind === 'not-found' && !isFound) return 'unknown';
  } finally {
    if (run.budget) run.budget.remaining -= given - budget.remaining;
  }
  return isFound ? 'found' : 'other';
}
