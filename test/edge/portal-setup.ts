import type { TestProject } from 'vitest/node';
import { startPortal } from '../portal/portal.ts';

declare module 'vitest' {
  interface ProvidedContext {
    portal: string;
  }
}

/** How the portal answers requests for a calendar. */
export interface Fault {
  readonly status?: number;
  /** Answers no more requests after this many. */
  readonly hangsAfter?: number;
  /** Redirects every request to another address first. */
  readonly redirects?: boolean;
  /** Fails every other request with 503. */
  readonly stumbles?: boolean;
  /** The id of an event that has got another title. */
  readonly edited?: string;
}

/** How many events a calendar of the portal has, and how many of them a page holds. */
const calendars: Readonly<Record<string, { readonly events: number; readonly pageSize: number }>> = {
  long: { events: 1000, pageSize: 200 },
  paid: { events: 1000, pageSize: 200 },
  narrow: { events: 200, pageSize: 4 },
  steady: { events: 1000, pageSize: 200 },
  small: { events: 8, pageSize: 200 },
  damaged: { events: 8, pageSize: 200 },
  renewed: { events: 8, pageSize: 200 },
  slow: { events: 40, pageSize: 200 },
  moved: { events: 60, pageSize: 200 },
  stumbling: { events: 60, pageSize: 200 },
  finished: { events: 300, pageSize: 300 },
  hosted: { events: 8, pageSize: 200 },
  nightly: { events: 300, pageSize: 300 },
  shortened: { events: 300, pageSize: 300 },
  bulky: { events: 40, pageSize: 200 },
  worked: { events: 300, pageSize: 300 },
};

/** The calendars that the portal lists below `/few`. */
export const few = ['small', 'renewed', 'damaged'] as const;

const first = Date.now() - 10 * 86_400_000;
const recordsOf = (count: number) =>
  Array.from({ length: count }, (_, number) => {
    const start = first + number * 3_600_000;
    return {
      id: `e${number}`,
      title: `Talk ${number}`,
      start: new Date(start).toISOString(),
      end: new Date(start + 1_800_000).toISOString(),
    };
  });
const records = Object.fromEntries(Object.entries(calendars).map(([id, { events }]) => [id, recordsOf(events)]));

/**
 * A portal over HTTP for the tests in the Workers runtime, which can start no server. The tests also control it over
 * HTTP: `POST /_control/<id>` sets how it answers for a calendar, and `GET /_log/<id>` returns the requests for one.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const faults = new Map<string, Fault>();
  let asked = 0;
  const portal = await startPortal({
    calendars: Object.keys(calendars).map((id) => ({ id, name: `Calendar ${id}` })),
    events: records,
    list: ({ calendarId, query }, items) => {
      const { pageSize } = calendars[calendarId ?? ''] ?? { pageSize: 200 };
      const page = Number(query.get('page') ?? 1);
      const { edited } = faults.get(calendarId ?? '') ?? {};
      const onPage = items.slice((page - 1) * pageSize, page * pageSize).map((item) => {
        const record = item as { readonly id: string };
        return record.id === edited ? { ...record, title: 'Edited' } : record;
      });
      return { body: { items: onPage, page, totalPages: Math.ceil(items.length / pageSize), total: items.length } };
    },
    details: (calendarId, eventId) => {
      const record = records[calendarId]?.find(({ id }) => id === eventId);
      return record && { ...record, description: `All of ${eventId}`, location: { name: 'Hall 1' } };
    },
    async handle({ calendarId, target, query }) {
      const { status, hangsAfter, redirects, stumbles } = faults.get(calendarId ?? '') ?? {};
      asked += 1;
      if (hangsAfter !== undefined && requestsOf(calendarId ?? '').length > hangsAfter) await new Promise(() => {});
      if (stumbles && asked % 2 === 1) return { status: 503, body: { error: 'failing as told' } };
      if (redirects && !query.has('moved')) {
        const location = `${target}${target.includes('?') ? '&' : '?'}moved=1`;
        return { status: 302, headers: { location }, body: '' };
      }
      return status === undefined ? undefined : { status, body: { error: 'failing as told' } };
    },
    raw(request, response) {
      const { pathname } = new URL(request.url ?? '/', 'http://portal.example');
      const [, what, of = ''] = pathname.split('/');
      if (pathname === '/few/event-calendars') {
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify({ items: few.map((id) => ({ id, name: `Calendar ${id}` })) }));
        return true;
      }
      if (what === 'few') request.url = request.url?.slice('/few'.length);
      if (what === '_log') {
        response.end(JSON.stringify(requestsOf(of)));
      } else if (what === '_control') {
        request.on('data', (chunk: Buffer) => faults.set(of, JSON.parse(chunk.toString())));
        request.on('end', () => response.end());
      } else return false;
      return true;
    },
  });
  function requestsOf(of: string): readonly string[] {
    return portal.log.requests.filter(({ calendarId }) => calendarId === of).map(({ target }) => target);
  }
  project.provide('portal', portal.url);
  return portal.close;
}
