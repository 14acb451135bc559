import type { Calendar } from '../../calendar/calendar.ts';
import { searchText } from '../../feeds/select/selection.ts';
import { brief } from '../../pages/home/calendar-preview.ts';
import { type ShownEvent, shownEvents } from '../../pages/listing/shown-events.ts';
import type { CurrentAnswer } from '../lookup.ts';

/** What lists and searches need of a calendar: its events without their descriptions, and the words in them. */
export interface SearchRows {
  readonly lastModified: string;
  readonly version: string;
  /** In the order of the snapshot, in the language that was asked for. */
  readonly events: readonly ShownEvent[];
  /** What `hasWords` looks at, for each event. */
  readonly texts: readonly string[];
}

/** The rows of the calendars that were searched, as many as have room. Those of the others are made for each search. */
export interface SearchRowMemory {
  /** `version`: that which is published. Null: there is no copy. */
  of(calendar: Calendar, language: string, version: string | undefined, load: Load): Promise<SearchRows | null>;
}

type Load = (calendarId: string) => Promise<CurrentAnswer>;

/** Bytes that an event takes beside its texts, roughly: its objects, and short strings. */
const overhead = 700;

/** `bytes`: room for all rows. */
export function createSearchRowMemory(bytes: number): SearchRowMemory {
  /** By calendar, then by language. Rows of a calendar without translations are the same in all of them. */
  const kept = new Map<string, { readonly version: string; readonly rows: Map<string, SearchRows>; size: number }>();
  let used = 0;

  function forget(calendarId: string): void {
    used -= kept.get(calendarId)?.size ?? 0;
    kept.delete(calendarId);
  }

  return {
    async of({ id }, language, version, load) {
      const known = kept.get(id);
      if (known !== undefined && known.version !== version) forget(id);
      const found = known?.version === version ? (known?.rows.get(language) ?? known?.rows.get('')) : undefined;
      if (found !== undefined) return found;
      const answer = await load(id);
      if (answer.kind !== 'snapshot') return null;
      const { snapshot } = answer;
      const shown = shownEvents(snapshot, language);
      const rows: SearchRows = {
        lastModified: snapshot.lastModified,
        version: snapshot.version,
        events: shown.map((one) => ({ ...one, event: brief(one.event) })),
        texts: shown.map(({ event }) => searchText(event)),
      };
      const size = rows.texts.reduce((sum, text) => sum + 3 * text.length + overhead, 0);
      // What has room stays: a search goes through all calendars, so the last ones must not drive out the first.
      if (used + size <= bytes && snapshot.version === version) {
        const isTranslated = shown.some(({ event }) => Object.keys(event.translations).length > 0);
        const entry = kept.get(id) ?? { version, rows: new Map(), size: 0 };
        entry.rows.set(isTranslated ? language : '', rows);
        entry.size += size;
        used += size;
        kept.set(id, entry);
      }
      return rows;
    },
  };
}
