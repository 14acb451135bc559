import { calendarHref } from '../../feeds/identifiers.ts';
import { filterPath } from '../../feeds/select/filter-path.ts';
import { type Selection, selectionKey } from '../../feeds/select/selection.ts';
import { withLang } from './page-address.ts';

/** The page of a calendar's events that pass a filter: `/calendars/<slug>/place/great%20hall`. `root` and `lang` as for an event's page. */
export function filterHref(root: string, slug: string, filter: Partial<Selection>, lang: string | null = null): string {
  return withLang(`${calendarHref(root, slug)}${filterPath(filter) ?? `?${selectionKey(filter)}`}`, lang);
}
