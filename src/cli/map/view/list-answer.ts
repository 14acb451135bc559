import type { PortalReading } from '../session/sampled-portal.ts';

/** So many elements of each list are shown: they are alike. */
const mostElements = 3;
const longestText = 300;
const deepest = 14;

/** The first answer to a calendar's list of events, with its lists shortened. Null: of the list of calendars; there is none. */
export function listAnswer({ pages }: Pick<PortalReading, 'pages'>, calendar: string | null): unknown {
  const [body] = calendar === null ? pages.calendars : (pages.events.get(calendar) ?? []);
  return body === undefined ? null : shortened(body, 0);
}

function shortened(value: unknown, depth: number): unknown {
  if (typeof value === 'string')
    return value.length > longestText ? `${value.slice(0, longestText).toWellFormed()}…` : value;
  if (value === null || typeof value !== 'object') return value;
  if (depth > deepest) return Array.isArray(value) ? [] : {};
  if (Array.isArray(value)) return value.slice(0, mostElements).map((one) => shortened(one, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shortened(one, depth + 1)]));
}
