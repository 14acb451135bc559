import type { IncomingMessage } from 'node:http';
import type { PortalRequest } from './portal.ts';

/** The operation that a request is for, with its ids decoded once; null: none. */
export function route(incoming: IncomingMessage, basePath: string): PortalRequest | null {
  const target = incoming.url ?? '/';
  const url = new URL(`http://portal.example${target}`);
  if (incoming.method !== 'GET' || !url.pathname.startsWith(basePath)) return null;
  const [, collection, calendarId, kind, eventId, last, ...rest] = decoded(url.pathname.slice(basePath.length));
  const seen = { target, query: url.searchParams, headers: incoming.headers };
  if (rest.length > 0) return null;
  if (collection === 'event-calendars' && calendarId === undefined) {
    return { operation: 'calendars', calendarId: null, eventId: null, ...seen };
  }
  if (collection !== 'event-calendar' || calendarId === undefined) return null;
  if (kind === 'events' && eventId === undefined) return { operation: 'events', calendarId, eventId: null, ...seen };
  if (kind === 'event' && eventId !== undefined && last === 'details') {
    return { operation: 'details', calendarId, eventId, ...seen };
  }
  return null;
}

function decoded(path: string): readonly string[] {
  try {
    return path.split('/').map(decodeURIComponent);
  } catch {
    return [];
  }
}
