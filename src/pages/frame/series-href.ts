import type { CalendarEvent } from '../../calendar/event.ts';
import { calendarHref } from '../../feeds/identifiers.ts';
import { withLang } from './page-address.ts';

/** What names the event's series in an address: its id, else its title. Null: it belongs to none. */
export const seriesIdOf = ({ series }: Pick<CalendarEvent, 'series'>): string | null =>
  series?.id ?? series?.title ?? null;

/** The page of a series. `root` and `lang` as for an event's page. */
export const seriesHref = (root: string, slug: string, id: string, lang: string | null = null): string =>
  withLang(`${calendarHref(root, slug)}/series/${encodeURIComponent(id.toWellFormed())}`, lang);
