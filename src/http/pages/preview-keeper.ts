import type { Calendar } from '../../calendar/calendar.ts';
import type { Preview } from '../../calendar/preview.ts';
import { previewOf } from '../../pages/home/calendar-preview.ts';
import type { Publisher } from '../../publisher/publisher.ts';
import type { CurrentAnswer, Versions } from '../lookup.ts';

/** What a preview is made for. */
interface Asked {
  /** By calendar id: the version that is published, or why there is none. */
  readonly versions: Versions;
  readonly load: (calendarId: string) => Promise<CurrentAnswer>;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly timeZone: string;
}

/** The previews of all calendars. Each is made once for a version, so a page that shows all of them loads what has changed. */
export interface PreviewKeeper {
  /** Those of the calendars that have a copy, in their order. */
  of(calendars: readonly Calendar[], asked: Asked): Promise<readonly CalendarWithPreview[]>;
}

interface CalendarWithPreview {
  readonly calendar: Calendar;
  readonly preview: Preview;
}

/** Entries of all previews together. */
const mostEntries = 6000;
const leastOfOne = 4;
const mostOfOne = 120;
/** How long a preview is used, in milliseconds: its series bring their next few dates along, and its counts age. */
const usableMs = 6 * 3_600_000;

export function createPreviewKeeper(publisher: Pick<Publisher, 'previews'>): PreviewKeeper {
  const kept = new Map<string, { readonly preview: Preview; readonly made: string; readonly madeAt: number }>();

  return {
    async of(calendars, { versions, load, now, timeZone }) {
      const most = mostFor(calendars.length);
      const made = `${timeZone} ${most}`;
      const isCurrent = (id: string) => {
        const known = kept.get(id);
        const isFresh = known !== undefined && now >= known.madeAt && now - known.madeAt < usableMs;
        return isFresh && known.made === made && known.preview.version === versions[id];
      };
      const keep = (id: string, preview: Preview) => kept.set(id, { preview, made, madeAt: now });
      const lacking = calendars.filter(({ id }) => !isCurrent(id));
      const told = lacking.length > 0 ? await publisher.previews?.(lacking.map(({ id }) => id)) : null;
      // One after the other: each holds a snapshot in memory.
      for (const { id } of lacking) {
        const preview = told != null && Object.hasOwn(told, id) ? told[id] : undefined;
        if (preview !== undefined && preview.version === versions[id]) keep(id, preview);
        if (isCurrent(id) || absences.has(versions[id] ?? 'unknown')) continue;
        const answer = await load(id);
        if (answer.kind === 'snapshot') keep(id, previewOf(answer.snapshot, { now, timeZone, most }));
        else kept.delete(id);
      }
      const listed = new Set(calendars.map(({ id }) => id));
      for (const id of kept.keys()) if (!listed.has(id)) kept.delete(id);
      return calendars.flatMap((calendar) => {
        const known = absences.has(versions[calendar.id] ?? 'unknown') ? undefined : kept.get(calendar.id);
        return known === undefined ? [] : [{ calendar, preview: known.preview }];
      });
    },
  };
}

/** What stands for a version where there is none. */
const absences: ReadonlySet<string> = new Set(['pending', 'gone', 'unknown'] satisfies CurrentAnswer['kind'][]);

/** How many entries a preview may have beside those of so many calendars. */
export const mostFor = (calendars: number): number =>
  Math.min(mostOfOne, Math.max(leastOfOne, Math.floor(mostEntries / Math.max(1, calendars))));
