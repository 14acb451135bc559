import { Temporal } from 'temporal-polyfill/implementation';
import { Failure } from './http/failures.ts';
import { sourceFault } from './source-fault.ts';
import type { Operation, QueryValue, SourceSettings } from './source-settings.ts';

/** Where the values for the `{name}`s of a path come from. The ids come first. */
export interface PathValues {
  readonly ids: Readonly<Record<string, string>>;
  /** The event's record in the list. `{name}` is a field of it, `{a.b}` a nested field. */
  readonly record?: unknown;
}

/** Replaces every `{name}` of a path by its value, as one percent-encoded segment. Throws a `Failure`. */
export function fillPath(template: string, { ids, record }: PathValues): string {
  const path = template.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(ids, name) ? ids[name] : recordField(record, name);
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      // A lone surrogate has no UTF-8 encoding; U+FFFD replaces it.
      return encodeURIComponent(String(value).toWellFormed());
    }
    throw new Failure('status', sourceFault('pathLacks', { name }));
  });
  const [beforeQuery = ''] = path.split('?', 1);
  const dots = beforeQuery.split('/').find((segment) => /^(\.|%2e){1,2}$/i.test(segment));
  // The URL standard removes these segments, even when encoded, so the request would go to another path.
  if (dots !== undefined) throw new Failure('status', sourceFault('pathDots', { segment: dots }));
  return path;
}

function recordField(record: unknown, name: string): unknown {
  if (typeof record !== 'object' || record === null) return undefined;
  if (Object.hasOwn(record, name)) return (record as Record<string, unknown>)[name];
  const dot = name.indexOf('.');
  if (dot < 0) return undefined;
  return recordField((record as Record<string, unknown>)[name.slice(0, dot)], name.slice(dot + 1));
}

/**
 * The text of a query parameter. A day relative to today means its midnight in UTC. It is formatted with Unicode's date
 * letters (UTS #35), or as `epoch` or `epoch-ms`.
 */
function queryText(value: QueryValue, now: number): string {
  if (typeof value !== 'object') return String(value);
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO('UTC').startOfDay();
  const day = today.add({ days: value.days });
  if (value.format === 'epoch') return String(Math.floor(day.epochMilliseconds / 1000));
  if (value.format === 'epoch-ms') return String(day.epochMilliseconds);
  return value.format.replace(/'((?:[^']|'')*)'|([A-Za-z])\2*/g, (run, quoted: string | undefined) => {
    if (quoted !== undefined) return quoted === '' ? "'" : quoted.replaceAll("''", "'");
    return formatField(run, day);
  });
}

function formatField(run: string, day: Temporal.ZonedDateTime): string {
  const padded = (number: number) => String(number).padStart(run.length, '0');
  switch (run[0]) {
    case 'y':
    case 'u':
      return run.length === 2 ? padded(day.year % 100) : padded(day.year);
    case 'M':
    case 'L':
      return padded(day.month);
    case 'd':
      return padded(day.day);
    case 'D':
      return padded(day.dayOfYear);
    case 'H':
    case 'm':
    case 's':
    case 'S':
      return padded(0);
    case 'X':
      return 'Z';
    case 'x':
      return run.length === 3 || run.length === 5 ? '+00:00' : run.length === 1 ? '+00' : '+0000';
    default:
      throw new RangeError(`"${run}" is not a letter for dates in a query; expected y, M, d, D, H, m, s, S, X or x`);
  }
}

/**
 * Combines the base URL, a filled path and the operation's additional parameters, without the token. Throws an Error with
 * a message for people.
 */
export function requestUrl(settings: SourceSettings, operation: Operation, path: string, now: number): URL {
  const base = parseBase(settings.baseUrl);
  const [pathname = '', query = ''] = path.split(/\?(.*)/s, 2);
  const url = new URL(base);
  url.pathname =
    pathname === '' ? base.pathname : `${base.pathname.replace(/\/+$/, '')}/${pathname.replace(/^\/+/, '')}`;
  for (const [name, value] of new URLSearchParams(query)) url.searchParams.append(name, value);
  for (const [name, value] of Object.entries(settings.query[operation] ?? {})) {
    url.searchParams.set(name, queryText(value, now));
  }
  return url;
}

function parseBase(text: string): URL {
  const base = URL.parse(text);
  if (base === null || !/^https?:$/.test(base.protocol))
    throw new Error('source.baseUrl is not an absolute http or https URL');
  if (base.username !== '' || base.password !== '') {
    throw new Error('source.baseUrl contains a user or password; expected them in source.auth and the token');
  }
  base.hash = '';
  return base;
}
