import { describe, expect, it } from 'vitest';
import type { Snapshot } from '../../../src/calendar/snapshot.ts';
import { type Portal, type PortalAnswer, type PortalRequest, startPortal } from '../../portal/portal.ts';
import { snapshotOf } from '../fakes/open-publisher.ts';
import { openPortalPublisher, type PortalPublisher } from '../fakes/portal-publisher.ts';

/*
 * One bad answer, of any kind and to any request, costs at most two refreshes: each of these cases lets a portal answer
 * badly once, at the first start or later, and expects everything to be as if it had never happened.
 */

const size = 10;
const count = 23;
type Fields = Readonly<Record<string, unknown>>;

function eventsOf(calendarId: string): readonly Fields[] {
  return Array.from({ length: count }, (_, n) => ({
    id: `${calendarId}-${String(n + 1).padStart(3, '0')}`,
    title: `Lecture ${n + 1} of ${calendarId}`,
    start: `2026-12-${String((n % 28) + 1).padStart(2, '0')}T10:00:00Z`,
    end: `2026-12-${String((n % 28) + 1).padStart(2, '0')}T11:30:00Z`,
    updated: '2026-11-01T08:00:00Z',
  }));
}

const detailsOf = (record: Fields): Fields => ({
  ...record,
  description: `<p>What ${String(record.title)} is about.</p>`,
  location: { name: 'Hall 1', address: 'Main Street 1' },
});

/** How a portal pages. `numberOf`: which page a request is for, from 1. */
interface Style {
  readonly numberOf: (query: URLSearchParams) => number;
  readonly envelope: (items: readonly Fields[], at: { number: number; pages: number; path: string }) => unknown;
  readonly isOnePage?: boolean;
  /** Nothing says how many records there are. */
  readonly isSilent?: boolean;
  /** Every answer has the same ETag, and a request that names it gets 304. */
  readonly hasEtag?: boolean;
}

const byPage = (query: URLSearchParams) => Number(query.get('page') ?? 1);
const styles: Readonly<Record<string, Style>> = {
  'page numbers': {
    numberOf: byPage,
    envelope: (events, { number, pages }) => ({ events, page: number, totalPages: pages }),
  },
  'page numbers, with an ETag that stays': {
    numberOf: byPage,
    envelope: (events, { number, pages }) => ({ events, page: number, totalPages: pages }),
    hasEtag: true,
  },
  'an offset': {
    numberOf: (query) => Number(query.get('offset') ?? 0) / size + 1,
    envelope: (items, { number }) => ({ total: count, offset: (number - 1) * size, limit: size, items }),
  },
  'a cursor': {
    numberOf: (query) => Number(/^tok(\d)x$/.exec(query.get('cursor') ?? 'tok1x')?.[1]),
    envelope: (items, { number, pages }) => ({ items, nextCursor: number < pages ? `tok${number + 1}x` : null }),
  },
  'next links': {
    numberOf: byPage,
    envelope: (data, { number, pages, path }) => ({
      data,
      links: { self: `${path}?page=${number}`, next: number < pages ? `${path}?page=${number + 1}` : null },
    }),
  },
  'a total only': { numberOf: byPage, envelope: (items) => ({ items, total: count }) },
  'nothing but full pages': { numberOf: byPage, envelope: (items) => items, isSilent: true },
  'one page': { numberOf: () => 1, envelope: (items) => items, isOnePage: true, isSilent: true },
};

const html = { body: '<!doctype html><title>Sign in</title>', headers: { 'content-type': 'text/html' } };
const others = [
  { id: 'x1', title: 'Another portal', start: '2026-12-24T10:00:00Z' },
  { id: 'x2', title: 'Not ours', start: '2026-12-25T10:00:00Z' },
];

/** The bad answers. `good`: what the portal would have answered, and what it answers for the first page. */
const faults: Readonly<Record<string, (good: { body: unknown; first: unknown; empty: unknown }) => PortalAnswer>> = {
  'an empty list': ({ empty }) => ({ body: empty }),
  'a bare empty list': () => ({ body: [] }),
  'an empty object': () => ({ body: {} }),
  HTML: () => html,
  404: () => ({ status: 404, body: { error: 'not found' } }),
  401: () => ({ status: 401, body: { error: 'token' } }),
  503: () => ({ status: 503, body: { error: 'busy' } }),
  'page 1 again': ({ first }) => ({ body: first }),
  'half of its JSON': ({ body }) => ({ body: JSON.stringify(body).slice(0, -20) }),
  'an error in 200': () => ({ body: { error: 'Too busy', code: 17 } }),
  null: () => ({ body: 'null' }),
  'another shape': ({ body }) => ({ body: { status: 1, result: { records: { rows: body } } } }),
  'a message': () => ({ body: { status: 'ok', message: 'Maintenance until 12:00' } }),
  'another list': () => ({ body: { entries: others } }),
  'another list in the same envelope': ({ empty }) => ({ body: refilled(empty) }),
};

function refilled(empty: unknown): unknown {
  if (Array.isArray(empty)) return others;
  return Object.fromEntries(
    Object.entries(empty as Fields).map(([key, value]) => [key, Array.isArray(value) ? others : value]),
  );
}

const targets = ['calendars', 'page 1', 'page 2', 'the last page', 'details'] as const;
type Target = (typeof targets)[number];

interface Case {
  readonly style: Style;
  readonly target: Target;
  readonly fault: string;
}

/** A portal of two calendars that answers badly once `arm` was called. */
async function open({ style, target, fault }: Case) {
  const state = { armed: false, hits: 0, updated: '2026-11-01T08:00:00Z' };
  const pages = style.isOnePage ? 1 : Math.ceil(count / size);
  const page = (id: string, number: number, path: string, items?: readonly Fields[]): unknown => {
    const records = eventsOf(id).map((record) =>
      record.id === 'c1-004' ? { ...record, updated: state.updated } : record,
    );
    const slice = style.isOnePage ? records : records.slice((number - 1) * size, number * size);
    return style.envelope(items ?? slice, { number, pages, path });
  };
  const calendars = { calendars: ['c1', 'c2'].map((id) => ({ id, name: `Calendar ${id}`, description: 'Lectures' })) };
  const isTarget = ({ operation, calendarId, eventId, query }: PortalRequest): boolean => {
    if (target === 'calendars') return operation === 'calendars';
    if (calendarId !== 'c1') return false;
    if (target === 'details') return operation === 'details' && eventId === 'c1-004';
    const number = style.numberOf(query);
    return operation === 'events' && number === { 'page 1': 1, 'page 2': 2, 'the last page': pages }[target];
  };
  const good = (request: PortalRequest): { body: unknown; first: unknown; empty: unknown } => {
    const { operation, calendarId, eventId, query, target: asked } = request;
    if (operation === 'calendars') return { body: calendars, first: calendars, empty: { calendars: [] } };
    const id = calendarId ?? '';
    if (operation === 'details') {
      const record = eventsOf(id).find((one) => one.id === eventId) ?? {};
      const [other = {}] = eventsOf(id);
      return { body: detailsOf(record), first: detailsOf(other), empty: {} };
    }
    const path = asked.replace(/\?.*/, '');
    const number = style.numberOf(query);
    return { body: page(id, number, path), first: page(id, 1, path), empty: page(id, number, path, []) };
  };
  const portal: Portal = await startPortal({
    handle: (request) => {
      const normal = good(request);
      const headers = style.hasEtag ? { etag: '"v17"' } : {};
      if (!state.armed || state.hits > 0 || !isTarget(request)) {
        const isKnown = style.hasEtag && request.headers['if-none-match'] !== undefined;
        return isKnown ? { status: 304, headers } : { body: normal.body, headers };
      }
      state.hits += 1;
      const bad = faults[fault]?.(normal);
      return { ...bad, headers: { ...headers, ...bad?.headers } };
    },
  });
  let now = Date.parse('2026-11-20T12:00:00Z');
  const endpoints = {
    calendars: '/event-calendars',
    events: '/event-calendar/{eventCalendarId}/events',
    details: target === 'details' && ('/event-calendar/{eventCalendarId}/event/{eventId}/details' as const),
  };
  const opened: PortalPublisher = openPortalPublisher({ url: portal.url, now: () => now, source: { endpoints } });
  return {
    state,
    opened,
    async refresh() {
      now += 600_000;
      await opened.publisher.refresh();
    },
    async close() {
      await opened.close();
      await portal.close();
    },
  };
}

/** The events of the bad answer were listed, so it is right that they were published and are cancelled. */
const isForeign = ({ event }: Snapshot['events'][number]): boolean => others.some(({ id }) => id === event.id);

/** What subscribers see of an event, without its revision. */
const seen = ({ events }: Snapshot): readonly string[] =>
  events
    .filter((published) => !isForeign(published))
    .map(({ event, removed }) =>
      JSON.stringify([
        event.id,
        event.title,
        event.start,
        event.end,
        event.status,
        removed,
        event.description?.text ?? null,
        event.location?.name ?? null,
      ]),
    )
    .sort();

const sequences = ({ events }: Snapshot): readonly number[] =>
  events.filter((published) => !isForeign(published)).map(({ revision }) => revision.sequence);

const shouldBe = (id: string, hasDetails: boolean): readonly string[] =>
  eventsOf(id)
    .map(({ id: own, title, start, end }) => {
      const details = hasDetails ? [`What ${String(title)} is about.`, 'Hall 1'] : [null, null];
      return JSON.stringify([own, title, start, end, 'confirmed', false, ...details]);
    })
    .sort();

/** What is not as it should be. */
async function complaints({ publisher }: PortalPublisher, target: Target): Promise<readonly string[]> {
  const found: string[] = [];
  const { list, calendars, problems, ready } = await publisher.status();
  if (!ready) found.push('not ready');
  for (const { failure } of [list, ...calendars]) if (failure !== null) found.push(failure);
  for (const { level, message } of [...problems, ...calendars.flatMap((one) => one.problems)])
    if (level === 'error') found.push(message);
  for (const { id, withdrawnSince } of calendars)
    if (withdrawnSince !== null && id.startsWith('c')) found.push(`${id} is withdrawn`);
  for (const id of ['c1', 'c2']) {
    const answer = await publisher.snapshot(id);
    if (answer.kind !== 'snapshot') found.push(`${id} is ${answer.kind}`);
    else {
      const [have, want] = [seen(answer.snapshot), shouldBe(id, target === 'details')];
      const wrong = have.filter((line) => !want.includes(line));
      if (have.length !== want.length) found.push(`${id}: ${have.length} events`);
      if (wrong.length > 0) found.push(`${id}: ${wrong.slice(0, 2).join(' ')}`);
    }
  }
  return found;
}

/** Nobody can take these for a list. Whether a portal then pages by numbers or by a cursor makes no difference. */
const unreadable: ReadonlySet<string> = new Set(['HTML', '404', '401', '503', 'half of its JSON']);
const faultsOf = (style: Style): readonly string[] =>
  Object.keys(faults).filter(
    (fault) => !unreadable.has(fault) || style === styles['page numbers'] || style.hasEtag || style.isOnePage,
  );

/** How a portal pages matters for its lists of events only. */
const targetsOf = (style: Style): readonly Target[] => {
  if (style === styles['page numbers']) return targets;
  return style.isOnePage ? ['page 1'] : ['page 1', 'page 2', 'the last page'];
};

/**
 * Lists that nobody can doubt at the first start. Two records of another calendar are a list like any other, and what is
 * detected from them alone stays. Where their ETag says that they are still true, they are read again after an hour.
 */
const isPlausible = ({ hasEtag, isSilent }: Style, fault: string): boolean =>
  (hasEtag === true && fault.startsWith('another list')) ||
  (fault === 'another list in the same envelope' && isSilent === true);

/** Each case is tried at the first start or later, by turns: so each fault comes at both times, in each style and to each request. */
const isLater = (style: Style, target: Target, fault: string): boolean =>
  (Object.values(styles).indexOf(style) + targets.indexOf(target) + Object.keys(faults).indexOf(fault)) % 2 === 1;

describe.each(Object.entries(styles))('a portal that pages by %s', (_name, style) => {
  describe.each(targetsOf(style))('and answers badly once to %s', (target) => {
    const names = faultsOf(style);

    it.each(names.filter((fault) => !isLater(style, target, fault) && !isPlausible(style, fault)))(
      'at the first start, with %s, is whole within two refreshes',
      async (fault) => {
        const { state, opened, refresh, close } = await open({ style, target, fault });
        state.armed = true;
        await refresh();
        await refresh();
        await refresh();
        const left = await complaints(opened, target);
        await close();
        expect(left).toEqual([]);
        expect(state.hits).toBe(1);
      },
    );

    it.each(names.filter((fault) => isLater(style, target, fault)))(
      'later, with %s, loses nothing and is whole within two refreshes',
      async (fault) => {
        const { state, opened, refresh, close } = await open({ style, target, fault });
        await refresh();
        expect(await complaints(opened, target)).toEqual([]);
        const before = await snapshotOf(opened.publisher);
        state.armed = true;
        // The record has been edited, so that its details are read again.
        state.updated = '2026-11-19T08:00:00Z';
        await refresh();
        const during = seen(await snapshotOf(opened.publisher));
        await refresh();
        await refresh();
        const [left, after] = [await complaints(opened, target), await snapshotOf(opened.publisher)];
        await close();
        expect(seen(before).filter((line) => !during.includes(line))).toEqual([]);
        expect(left).toEqual([]);
        expect(sequences(after)).toEqual(sequences(before));
        expect(state.hits).toBe(1);
      },
    );
  });
});
