import { nameFilters } from '../../calendar/event-names.ts';
import { commaJoined } from '../../i18n/language-tag.ts';
import { comparable, type EventFilter, everything, type Selection, selectionParameters } from './selection.ts';

/**
 * A filter as a part of a path: `/category/concert/q/chess`. Each parameter of a feed's query can be written so, as its
 * name and its value in two segments. Some calendar programs cut an address at `?` or `&`, so this is what people
 * subscribe with. Null: a value can't stand in a path.
 */
export function filterPath(filter: Partial<Selection>): string | null {
  const parameters = selectionParameters(filter);
  if (!parameters.every(([, value]) => isSegment(value))) return null;
  return parameters.map(([name, value]) => `/${name}/${encodeURIComponent(value)}`).join('');
}

/** Reads the decoded segments of such a part as a query. Null: they are no filter. */
export function readFilterPath(segments: readonly string[]): [name: string, value: string][] | null {
  if (segments.length % 2 === 1) return null;
  const pairs = Array.from({ length: segments.length / 2 }, (_, i): [string, string] => [
    segments[2 * i] ?? '',
    segments[2 * i + 1] ?? '',
  ]);
  return pairs.every(([name, value]) => Object.hasOwn(everything, name) && value !== '') ? pairs : null;
}

/**
 * The title of a feed that holds a part of a calendar: `Lectures: Concert, Great Hall, chess`. `spellings`: names of
 * categories, places and the like as the portal writes them. `seriesTitles`: by id. `words`: for
 * events that are free, or online. `language`: of the comma.
 */
export function filteredTitle(
  title: string,
  filter: EventFilter,
  spellings: readonly string[],
  seriesTitles: ReadonlyMap<string, string>,
  words: { readonly free: string; readonly online: string },
  language: string,
): string {
  const { series = [], free = null, online = null, q = null } = filter;
  const written = new Map(spellings.map((name) => [comparable(name), name]));
  const parts = [
    ...nameFilters.flatMap((one) => filter[one] ?? []).map((name) => written.get(name) ?? name),
    ...series.map((id) => seriesTitles.get(id) ?? id),
    ...(free === null ? [] : [words.free]),
    ...(online === null ? [] : [words.online]),
    ...(q === null ? [] : [q]),
  ];
  return parts.length === 0 ? title : `${title}: ${commaJoined(language, ...parts)}`;
}

/**
 * Whether a value survives the way as a segment. Clients resolve `.` and `..` (RFC 3986 §5.2.4), many web servers refuse
 * an encoded slash or backslash, and lone surrogates have no encoding.
 */
const isSegment = (value: string): boolean => !/^\.{1,2}$|[/\\]/.test(value) && value.isWellFormed();
