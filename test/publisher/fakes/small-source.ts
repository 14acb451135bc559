import { type Listing, type Source, SourceError } from '../../../src/source/source.ts';

export type SmallRecord = Readonly<Record<string, unknown>> & { readonly id: string };

/** A portal in memory, with the faults that an engine must survive. A test may change it at any time. */
export interface SmallPortal {
  calendars: SmallRecord[];
  /** By calendar id. */
  events: Record<string, SmallRecord[]>;
  /** What the details say in addition to the list's record, by event id. */
  details: Record<string, Record<string, unknown>>;
  /** Events that only the details know, by event id. For any other that no list has, they answer 404. */
  unlisted: Record<string, Record<string, unknown>>;
  failing: {
    calendars?: Error;
    events?: Error;
    details?: Error;
    calendar?: Record<string, Error>;
    event?: Record<string, Error>;
  };
  /** The requests so far: `calendars`, `events c1`, `details c1 e7`. */
  readonly asked: string[];
  maxConcurrent: number;
  readonly source: Source;
}

export const unavailable = () =>
  new SourceError('server', 'GET /event-calendar/c1/events answered 503 (attempt 3 of 3).', { status: 503 });

export function smallPortal(events: SmallRecord[] = []): SmallPortal {
  let active = 0;
  async function ask<Answer>(what: string, budget: { remaining: number } | undefined, answer: () => Answer) {
    if (budget) {
      if (budget.remaining <= 0) throw new SourceError('budget', 'The run has used up its requests.');
      budget.remaining -= 1;
    }
    portal.asked.push(what);
    active += 1;
    portal.maxConcurrent = Math.max(portal.maxConcurrent, active);
    await new Promise((done) => setImmediate(done));
    active -= 1;
    return answer();
  }
  const listing = (
    operation: string,
    records: readonly SmallRecord[],
    read: (body: unknown) => readonly unknown[],
  ): Listing => {
    const body = JSON.parse(JSON.stringify({ items: records }));
    return { pages: [{ body, operation, items: read(body) }], notes: [], partial: null };
  };
  const portal: SmallPortal = {
    calendars: [{ id: 'c1', name: 'Calendar 1' }],
    events: { c1: events },
    details: {},
    unlisted: {},
    failing: {},
    asked: [],
    maxConcurrent: 0,
    source: {
      calendars: (read, run) =>
        ask('calendars', run?.budget, () => {
          if (portal.failing.calendars) throw portal.failing.calendars;
          return listing('GET /event-calendars', portal.calendars, read);
        }),
      events: (calendarId, read, run) =>
        ask(`events ${calendarId}`, run?.budget, () => {
          const error = portal.failing.calendar?.[calendarId] ?? portal.failing.events;
          if (error) throw error;
          return listing('GET /event-calendar/{id}/events', portal.events[calendarId] ?? [], read);
        }),
      details: (calendarId, eventId, record, run) =>
        ask(`details ${calendarId} ${eventId}`, run?.budget, () => {
          const error = portal.failing.event?.[eventId] ?? portal.failing.details;
          if (error) throw error;
          const unlisted = portal.unlisted[eventId];
          if (unlisted) return { operation: 'GET details', body: { id: eventId, ...unlisted } };
          const isListed = portal.events[calendarId]?.some((listed) =>
            Object.values(listed).map(String).includes(eventId),
          );
          if (!isListed) throw new SourceError('not-found', 'GET details answered 404.', { status: 404 });
          return { operation: 'GET details', body: { ...(record as object), ...portal.details[eventId] } };
        }),
    },
  };
  return portal;
}
