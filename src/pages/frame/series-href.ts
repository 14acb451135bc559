import { calendarHref } from '../../feeds/identifiers.ts';
import { withLang } from './page-address.ts';

/** The page of a series. `root` and `lang` as for an event's page. */
export const seriesHref = (root: string, slug: string, id: string, lang: string | null = null): string =>
  withLang(`${calendarHref(root, slug)}/series/${encodeURIComponent(id.toWellFormed())}`, lang);
