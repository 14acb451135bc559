import type { Calendar, CalendarRecord } from '../../calendar/calendar.ts';
import { formatInstant, instantMs } from '../../calendar/instant.ts';
import type { CalendarOverlay } from '../publisher-settings.ts';

/** A calendar that the portal lists now, or once did. */
export interface KnownCalendar {
  readonly record: CalendarRecord;
  /** The slug that it was given, kept for as long as none is configured; null: it never needed one. */
  readonly slug: string | null;
  /** Instant of the first successful list that lacked it; null: the last one held it. */
  readonly missingSince: string | null;
  /** It was missing for so long that it is taken to be withdrawn for good. */
  readonly gone: boolean;
}

/** How long successful lists must lack a calendar before it is gone; `gone` is for ever in some clients. */
const graceMs = 7 * 86_400_000;

/** What is known after a successful list, in the portal's order; those that it lacks come last. */
export function mergeList(
  known: readonly KnownCalendar[],
  listed: readonly CalendarRecord[],
  now: number,
): readonly Omit<KnownCalendar, 'slug'>[] {
  const present = new Set(listed.map((record) => record.id));
  const missing = known.filter(({ record }) => !present.has(record.id));
  return [
    ...listed.map((record) => ({ record, missingSince: null, gone: false })),
    ...missing.map(({ record, missingSince, gone }) => {
      const since = missingSince ?? formatInstant(now);
      return { record, missingSince: since, gone: gone || now - instantMs(since) >= graceMs };
    }),
  ];
}

/** The portal's record with the configuration laid over it. */
export function publishedCalendar(
  record: CalendarRecord,
  slug: string,
  overlay: CalendarOverlay,
  site: { readonly timeZone: string | null; readonly language: string },
): Calendar {
  return {
    id: record.id,
    slug,
    title: overlay.title ?? record.title ?? record.id,
    description: overlay.description ?? record.description,
    timeZone: overlay.timeZone ?? record.timeZone ?? site.timeZone ?? 'UTC',
    language: overlay.language ?? site.language,
    url: record.url,
    color: overlay.color ?? null,
    hidden: overlay.hidden ?? false,
  };
}
