import { isRecord } from '../../../mapping/json.ts';
import type { PortalReading } from '../session/sampled-portal.ts';
import type { WorkbenchState } from '../workbench-api.ts';

const mostHints = 3;
const deepest = 4;
/** What names how many records there are in all. */
const totalKey = /total|count|found|anzahl|gesamt|всего/iu;

/**
 * Calendars whose list came on one page with just as many records as a full page may have, while nothing in the answer says
 * whether there are more. To set how the list is paged ends the doubt.
 */
export function onePageHints({ survey, pages, config }: PortalReading): WorkbenchState['hints'] {
  if (config.source.paging !== 'auto') return [];
  const found = survey.calendars.flatMap(({ calendar, records, isRead }) => {
    const bodies = pages.events.get(calendar.id) ?? [];
    const [body] = bodies;
    if (!isRead || !isFullPage(records.length) || tellsTotal(body, 0)) return [];
    // The same answer is looked through several times.
    if (new Set(bodies).size > 1 && new Set(bodies.map((one) => JSON.stringify(one))).size > 1) return [];
    return [{ code: 'onePage' as const, calendar: calendar.title ?? calendar.id, records: records.length }];
  });
  return found.slice(0, mostHints);
}

const isFullPage = (count: number): boolean =>
  count > 0 && (count % 10 === 0 || count % 25 === 0 || count === 5 || count === 15);

/** Whether the envelope of a list counts its records. */
function tellsTotal(body: unknown, depth: number): boolean {
  if (!isRecord(body) || depth > deepest) return false;
  return Object.entries(body).some(([key, value]) =>
    typeof value === 'number' || (typeof value === 'string' && /^\d+$/u.test(value))
      ? totalKey.test(key)
      : tellsTotal(value, depth + 1),
  );
}
