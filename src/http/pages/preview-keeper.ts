import type { Calendar } from '../../calendar/calendar.ts';
import type { Preview } from '../../calendar/preview.ts';
import { previewKind, previewOf } from '../../pages/home/calendar-preview.ts';
import { isRightAt } from '../../pages/home/preview-at.ts';
import type { Publisher } from '../../publisher/publisher.ts';
import type { CurrentAnswer, Versions } from '../lookup.ts';

/** What previews are asked for. */
interface Asked {
  /** By calendar id: the version that is published, or why there is none. */
  readonly versions: Versions;
  readonly load: (calendarId: string) => Promise<CurrentAnswer>;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly timeZone: string;
}

/** The previews of all calendars: those that the publisher has, and where it has none, those that are made here. */
export interface PreviewKeeper {
  /** Those of the calendars that have a copy, in their order. */
  of(calendars: readonly Calendar[], asked: Asked): Promise<readonly CalendarWithPreview[]>;
}

interface CalendarWithPreview {
  readonly calendar: Calendar;
  readonly preview: Preview;
}

export function createPreviewKeeper(publisher: Pick<Publisher, 'previews'>): PreviewKeeper {
  const made = new Map<string, Preview>();

  return {
    async of(calendars, { versions, load, now, timeZone }) {
      const place = { timeZone, calendars: calendars.length };
      const present = calendars.filter(({ id }) => !absences.has(versions[id] ?? 'unknown'));
      const kept = (await publisher.previews?.(present.map(({ id }) => id))) ?? {};
      const isUsable = (id: string, one: Preview | undefined): one is Preview =>
        one !== undefined && one.version === versions[id] && one.timeZone === timeZone && isRightAt(one, now);
      const found: CalendarWithPreview[] = [];
      // One after the other: each holds a snapshot in memory.
      for (const calendar of present) {
        const { id } = calendar;
        let preview = Object.hasOwn(kept, id) ? kept[id] : undefined;
        if (isUsable(id, preview)) made.delete(id);
        else {
          preview = made.get(id);
          if (!isUsable(id, preview) || preview.madeBy !== previewKind(place)) {
            const answer = await load(id);
            if (answer.kind !== 'snapshot') continue;
            preview = previewOf(answer.snapshot, place, now);
            made.set(id, preview);
          }
        }
        found.push({ calendar, preview });
      }
      const listed = new Set(calendars.map(({ id }) => id));
      for (const id of made.keys()) if (!listed.has(id)) made.delete(id);
      return found;
    },
  };
}

/** What stands for a version where there is none. */
const absences: ReadonlySet<string> = new Set(['pending', 'gone', 'unknown'] satisfies CurrentAnswer['kind'][]);
