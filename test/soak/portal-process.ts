/**
 * A portal in its own process. Messages set its records and faults, and ask for its report; each message is answered
 * with the report so far.
 */
import { type PortalControl, startPortal } from '../portal/portal.ts';

export interface SoakRecord {
  readonly id: string;
  /** Increases with each edit. */
  readonly version: number;
  /** Its fields instead of a start and an end. */
  readonly fields?: Readonly<Record<string, unknown>>;
}

export interface PortalOrder {
  readonly events?: Readonly<Record<string, readonly SoakRecord[]>>;
  readonly control?: Partial<PortalControl>;
  /** Refuses every token. */
  readonly refuse?: boolean;
  /** How many of their events the lists contain; below 1: this share of them. */
  readonly remember?: number | null;
  /** What the next requests for a second page get instead of it. */
  readonly pageTwo?: { readonly as: PageFault; readonly times: number };
}

export type PageFault = 'empty' | 'html' | 'not found' | 'first page again';

export interface PortalReport {
  readonly url: string;
  /**
   * How often the details of a version were answered: `c1 e7 v3`. Counted once a list has included that version: before,
   * a client could not know that it already had it. Counted anew when the event was gone and comes back.
   */
  readonly details: Readonly<Record<string, number>>;
  /** How many lists of events were answered. */
  readonly lists: number;
}

let events: Readonly<Record<string, readonly SoakRecord[]>> = {};
let refuse = false;
let remember: number | null = null;
let pageTwo: { readonly as: PageFault; times: number } = { as: 'empty', times: 0 };
const pageSize = 8;
const details: Record<string, number> = {};
/** The version in the last list, by calendar and id. */
const listedVersions = new Map<string, number>();
let lists = 0;

const portal = await startPortal({
  calendars: ['c1', 'c2', 'c3'].map((id) => ({ id, name: `Calendar ${id}` })),
  latencyMs: 3,
  handle: ({ operation, calendarId, eventId, query }) => {
    if (refuse) return { status: 401, body: { error: 'unauthorized' } };
    if (operation === 'calendars') return undefined;
    const records = events[calendarId ?? ''] ?? [];
    if (operation === 'events') {
      lists += 1;
      const share = remember === null || remember >= 1 ? remember : Math.ceil(remember * records.length);
      // What a list lacks is asked for again, to see whether it is gone.
      for (const { id } of records.slice(share ?? records.length)) listedVersions.delete(`${calendarId} ${id}`);
      return listPage(calendarId ?? '', records.slice(0, share ?? records.length), Number(query.get('page') ?? 1));
    }
    const record = records.find(({ id }) => id === eventId);
    if (record === undefined) return { status: 404, body: { error: 'not found' } };
    const name = `${calendarId} ${record.id} v${record.version}`;
    // The soonest are also asked for when another event is missing, to see whether the portal answers for what it lists.
    const isControl = records.indexOf(record) < 3;
    const isListed = listedVersions.get(`${calendarId} ${record.id}`) === record.version;
    if (isListed && !isControl) details[name] = (details[name] ?? 0) + 1;
    return { body: { ...listed(record), description: `Details of ${record.id}, version ${record.version}.` } };
  },
});

function listPage(calendarId: string, records: readonly SoakRecord[], page: number) {
  const of = (wanted: number) => {
    const items = records.slice((wanted - 1) * pageSize, wanted * pageSize);
    return { items: items.map(listed), page: wanted, total: records.length };
  };
  if (page === 2 && pageTwo.times > 0) {
    pageTwo.times -= 1;
    if (pageTwo.as === 'html') return { headers: { 'Content-Type': 'text/html' }, body: '<h1>Maintenance</h1>' };
    if (pageTwo.as === 'not found') return { status: 404, body: { error: 'not found' } };
    return { body: pageTwo.as === 'empty' ? { ...of(2), items: [] } : of(1) };
  }
  for (const { id, version } of records) listedVersions.set(`${calendarId} ${id}`, version);
  return { body: of(page) };
}

const number = (id: string): number => Number(id.slice(1));
const hour = 3_600_000;
const today = Math.floor(Date.now() / (24 * hour)) * 24 * hour;

/** Every event starts later than any soak ends. */
function listed({ id, version, fields }: SoakRecord) {
  const title = `Event ${id} version ${version}`;
  if (fields !== undefined) return { id, title, ...fields };
  const start = today + (100 + number(id)) * 24 * hour;
  return {
    id,
    title,
    start: new Date(start).toISOString(),
    end: new Date(start + hour).toISOString(),
  };
}

const report = (): PortalReport => ({ url: portal.url, details, lists });

/** Whoever has seen that a record was gone reads its details again when it comes back. */
function forgetReturned(next: typeof events): void {
  for (const [calendarId, records] of Object.entries(next)) {
    const before = new Set(events[calendarId]?.map(({ id }) => id));
    for (const { id, version } of records) {
      if (before.has(id)) continue;
      delete details[`${calendarId} ${id} v${version}`];
      listedVersions.delete(`${calendarId} ${id}`);
    }
  }
}

process.on('message', (order: PortalOrder) => {
  forgetReturned(order.events ?? {});
  events = order.events ?? events;
  refuse = order.refuse ?? refuse;
  remember = order.remember === undefined ? remember : order.remember;
  pageTwo = order.pageTwo === undefined ? pageTwo : { ...order.pageTwo };
  Object.assign(portal.control, order.control);
  process.send?.(report());
});
process.on('disconnect', () => process.exit());
process.send?.(report());
