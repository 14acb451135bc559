import { createHash } from 'node:crypto';
import { type NameFilter, nameFilters } from '../../calendar/event-names.ts';
import { readFilterPath } from '../../feeds/select/filter-path.ts';
import { comparable } from '../../feeds/select/selection.ts';

/** Something that is asked of the application and kept as a file. */
export interface Exported {
  /** What the application is asked for: a path below the site's root, with a query. */
  readonly target: string;
  /** Where links of the exported site lead to instead: a path below the root, percent-encoded. Assets keep a query. */
  readonly address: string;
  /** The file's path in the folder; null: no file system could hold it. */
  readonly file: string | null;
  /** While it stays the same, so do the bytes. Absent: nobody knows. */
  readonly stamp?: string;
}

/** Months as `YYYY-MM`, both inclusive. */
export interface MonthRange {
  readonly first: string;
  readonly last: string;
}

interface LinkContext {
  /** The months that a calendar or saved feed has files for. */
  readonly monthsOf: (name: string) => MonthRange | null;
  /** What the page is limited to that the link is on; null: it shows all. */
  readonly limit: NameLimit | null;
}

/** A category, a place or the like that a page is limited to. */
type NameLimit = readonly [filter: NameFilter, name: string];

/**
 * The file that a link of a page leads to. A static host ignores queries, so each query that pages link to has a path of
 * its own. Of several categories and the like, the one that the page does not show yet is taken. Null: there is nothing to link to.
 */
export function exportedFor(target: string, context: LinkContext): Exported | null {
  const [path = '', query = ''] = target.split('?', 2);
  const [, top, name = '', ...rest] = path.split('/');
  if (top === 'assets') return { target, address: target, file: fileOf(path) };
  if (top !== 'calendars') return plain(path);
  // The page of a series has an address of the form that filters have.
  if (rest.length === 2 && rest[0] === 'series') return plain(path);
  const asked = new URLSearchParams(query);
  const filter = readFilterPath(rest.map((segment) => decoded(segment) ?? ''));
  if (filter !== null) {
    for (const [parameter, value] of filter) asked.append(parameter, value);
    return calendarPage(`/calendars/${name}`, asked, context, decoded(name) ?? name);
  }
  const [kind, id, ...more] = rest;
  return kind === 'events' && id !== undefined && more.length === 0 ? eventPage(path, asked) : plain(path);
}

/** An address without a query. */
export const plain = (path: string): Exported => ({ target: path, address: path, file: fileOf(path) });

/** The widget's events of one month. */
export const widgetMonth = (name: string, month: string): Exported =>
  plain(`/embed/${encodeURIComponent(name)}/events/${month}.json`);

/** The widget's next events of one category. */
export const widgetCategory = (name: string, category: string): Exported =>
  plain(`/embed/${encodeURIComponent(name)}/category/${encodeURIComponent(category)}/events.json`);

/** What the page of an address is limited to; null: it shows all. */
export const limitIn = (target: string): NameLimit | null =>
  limitsIn(new URLSearchParams(target.split('?', 2)[1] ?? ''))[0] ?? null;

const limitsIn = (asked: URLSearchParams): readonly NameLimit[] =>
  nameFilters.flatMap((filter) => asked.getAll(filter).map((name) => [filter, comparable(name)] as const));

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

function calendarPage(path: string, asked: URLSearchParams, context: LinkContext, name: string): Exported | null {
  const [view, month, from] = [asked.get('view'), asked.get('month'), asked.get('from')];
  const page = /^[1-9]\d{0,3}$/.test(asked.get('page') ?? '') ? Number(asked.get('page')) : 1;
  const paged = (first: string) => (page === 1 ? [] : first === '' ? [String(page)] : [first, String(page)]);
  const pageQuery = page === 1 ? [] : [['page', String(page)]];
  if (view === 'month') {
    if (month === null) return at(path, ['month'], [['view', 'month']]);
    const range = context.monthsOf(name);
    const isKept = range !== null && month >= range.first && month <= range.last;
    return isKept ? at(path, ['month', month], [['view', 'month'], ['month', month]]) : null; // biome-ignore format: pairs
  }
  const limit = limitOf(asked, context.limit);
  const [limited, byLimit] = limit === null ? [[], []] : [[limit[0], fileName(limit[1])], [limit]];
  if (view === 'past')
    return at(path, [...limited, 'past', ...paged('')], [...byLimit, ['view', 'past'], ...pageQuery]);
  if (limit === null && from !== null && from === asked.get('to') && dayPattern.test(from))
    return at(path, ['day', from, ...paged('')], [['from', from], ['to', from], ...pageQuery]); // biome-ignore format: pairs
  return at(path, [...limited, ...paged('page')], [...byLimit, ...pageQuery]);
}

function limitOf(asked: URLSearchParams, current: NameLimit | null): NameLimit | null {
  const limits = limitsIn(asked);
  const isCurrent = ([filter, name]: NameLimit) => filter === current?.[0] && name === current[1];
  return limits.find((one) => !isCurrent(one)) ?? limits[0] ?? null;
}

/** One occurrence of an event: `20261205T170000Z` behind the event's own path. */
function eventPage(path: string, asked: URLSearchParams): Exported {
  const start = asked.get('start') ?? '';
  if (!/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}Z)?$/.test(start)) return plain(path);
  return at(path, [start.replace(/[-:]/g, '')], [['start', start]]);
}

function at(path: string, segments: readonly string[], query: readonly (readonly string[])[]): Exported {
  const address = [path, ...segments.map(encodeURIComponent)].join('/');
  const text = new URLSearchParams(query.map(([name = '', value = '']): [string, string] => [name, value])).toString();
  return { target: text === '' ? path : `${path}?${text}`, address, file: fileOf(address) };
}

/** A name for a folder: the text itself if every file system takes it, else its digest. */
function fileName(text: string): string {
  const isFit = /^[\p{L}\p{N}](?:[\p{L}\p{N} _-]{0,58}[\p{L}\p{N}])?$/u.test(text);
  return isFit ? text : `-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
}

/** Addresses that are files as they stand. All others are pages, in a folder of their own. */
const files =
  /^\/(?:feeds\/.+|feeds\.opml|widget\.js|manifest\.webmanifest|robots\.txt|sitemap[^/]*\.xml|404\.html|favicon\.(?:ico|svg)|assets\/.+|sample\/.+|\.well-known\/.+|calendars\/.+\/qr\.svg|embed\/[^/]+\/events\.json|embed\/[^/]+\/events\/[^/]+\.json|embed\/[^/]+\/category\/.+\/events\.json)$/;

const longestSegment = 255;
const longestPath = 1000;

/**
 * Static hosts decode the path before they look for a file, so that an id with a slash becomes a folder and a file. Null:
 * the path would lead out of its folder, or is too long.
 */
function fileOf(address: string): string | null {
  const path = decoded(address);
  if (path === null) return null;
  const file = files.test(address) ? path : `${path === '/' ? '' : path}/index.html`;
  const segments = file.slice(1).split('/');
  const isSafe = segments.every(
    (one) => one !== '' && one !== '.' && one !== '..' && !one.includes('\0') && byteLength(one) <= longestSegment,
  );
  return isSafe && byteLength(file) <= longestPath ? segments.join('/') : null;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

const byteLength = (text: string): number => new TextEncoder().encode(text).byteLength;
