import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSamplePortal, sampleToken } from '../../src/sample/sample-portal.ts';

let server: ReturnType<typeof serve>;
let base: string;
let now = Date.parse('2026-11-21T10:00:00Z');

beforeAll(async () => {
  server = serve({ fetch: createSamplePortal({ now: () => now }), port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});
afterAll(() => void server.close());

const ask = (path: string, init: RequestInit = {}) =>
  fetch(base + path, { headers: { Authorization: `Bearer ${sampleToken}` }, ...init });
// biome-ignore lint/suspicious/noExplicitAny: a portal's answers have no type
type Answered = any;
const body = async (path: string): Promise<Answered> => (await ask(path)).json();

async function listed(calendar: string) {
  const events = [];
  for (let next: string | null = `${base}/event-calendar/${calendar}/events`; next !== null; ) {
    const page = await body(next.slice(base.length));
    events.push(...page.events);
    next = page.next;
  }
  return events;
}
async function everything() {
  const { calendars } = await body('/event-calendars');
  const events = [];
  for (const { id } of calendars) {
    for (const event of await listed(id))
      events.push((await body(`/event-calendar/${id}/event/${event.id}/details`)).event);
  }
  return events;
}

describe('the sample portal over HTTP', () => {
  it('lists its calendars', async () => {
    const response = await ask('/event-calendars');
    expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    const { calendars } = (await response.json()) as { calendars: { id: string; title: string }[] };
    expect(calendars.map(({ id }) => id)).toEqual(['lectures', 'culture', 'sports', 'admissions']);
    expect(calendars[3]?.title).toBe('Приёмная комиссия');
  });

  it('pages a list: every event once, as many as it says', async () => {
    const first = await body('/event-calendar/lectures/events');
    expect(first.events).toHaveLength(50);
    expect(first.next).toBe(`${base}/event-calendar/lectures/events?page=2`);
    const all = await listed('lectures');
    expect(all).toHaveLength(first.total);
    expect(new Set(all.map(({ id }) => id)).size).toBe(first.total);
  });

  it('says more in the details than in the list', async () => {
    const [event] = await listed('culture');
    const details = (await body(`/event-calendar/culture/event/${event.id}/details`)).event;
    expect(details).toMatchObject(event);
    expect(event).not.toHaveProperty('description');
    expect(details.description).toMatch(/^<p>/);
  });

  it.each([
    ['no token', '/event-calendars', { headers: {} }, 401],
    ['a wrong token', '/event-calendars', { headers: { Authorization: 'Bearer wrong' } }, 401],
    ['an unknown path', '/events', {}, 404],
    ['an unknown calendar', '/event-calendar/chess/events', {}, 404],
    ['an unknown event', '/event-calendar/sports/event/chess/details', {}, 404],
    ['a malformed escape', '/event-calendar/%E0%A4%A/events', {}, 404],
    ['an unknown image', '/images/chess.svg', {}, 404],
    ['a page that is none', '/event-calendar/sports/events?page=0', {}, 400],
    ['a POST', '/event-calendars', { method: 'POST' }, 405],
  ])('answers %s with an error in JSON', async (_, path, init, status) => {
    const response = await ask(path, init);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error: { status, message: expect.stringMatching(/\.$/) } });
    if (status === 401) expect(response.headers.get('WWW-Authenticate')).toBe('Bearer');
    if (status === 405) expect(response.headers.get('Allow')).toBe('GET, HEAD');
  });

  it('answers HEAD as GET without the body', async () => {
    const response = await ask('/event-calendars', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });

  it('serves its images to anyone', async () => {
    const images = new Set((await everything()).map(({ image }) => image).filter(Boolean));
    expect(images.size).toBe(5);
    for (const image of images) {
      const response = await fetch(`${base}/${image}`);
      expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
      expect(await response.text()).toMatch(/^<svg xmlns.*<\/svg>$/);
    }
  });
});

describe('the sample year', () => {
  it.each(['2026-11-21', '2027-03-01', '2027-07-15', '2028-02-29'])(
    'has all that a portal may have on %s',
    async (day) => {
      now = Date.parse(`${day}T10:00:00Z`);
      const events = await everything();
      expect(events.length).toBeGreaterThan(120);
      expect(events.length).toBeLessThan(200);
      const future = events.filter(({ start }) => start === null || start.slice(0, 10) >= day);
      for (const holds of [
        ({ status }) => status === 'cancelled',
        ({ status }) => status === 'postponed',
        ({ status }) => status === 'draft',
        ({ visibility }) => visibility === 'private',
        ({ start }) => start === null,
        ({ start, end }) => start !== null && end === null,
        ({ allDay }) => allDay,
        ({ allDay, start, end }) => !allDay && start && end && Date.parse(end) - Date.parse(start) > 24 * 3_600_000,
        ({ timeZone }) => timeZone === 'America/New_York',
        ({ timeZone }) => timeZone === 'Asia/Almaty',
        ({ onlineUrl, location }) => onlineUrl && !location,
        ({ onlineUrl, location }) => onlineUrl && location,
        ({ title }) => /[а-я]/i.test(title),
        ({ description }) => /<img /.test(description) && /<a href="https:/.test(description),
      ] as ((event: Answered) => unknown)[]) {
        expect(future.filter(holds), String(holds)).not.toHaveLength(0);
      }
      expect(
        events.filter(({ recurrence }) => recurrence?.some((line: string) => line.startsWith('EXDATE'))),
      ).not.toHaveLength(0);
      const stamps = events.map(({ updated }) => Date.parse(updated));
      expect(Math.max(...stamps)).toBeLessThan(now);
    },
  );

  it('says tomorrow what it said today, of all that both days list', async () => {
    const on = async (day: string) => {
      now = Date.parse(`${day}T10:00:00Z`);
      return new Map((await everything()).map((event) => [event.id, event]));
    };
    const today = await on('2026-11-21');
    const later = await on('2026-12-05');
    const shared = [...today.keys()].filter((id) => later.has(id));
    expect(shared.length).toBeGreaterThan(120);
    for (const id of shared) expect(later.get(id)).toEqual(today.get(id));
    const gone = [...today.values()].filter(({ id }) => !later.has(id));
    expect(gone.every(({ start }) => start.slice(0, 10) < '2026-12-05')).toBe(true);
  });

  it('keeps to its own hosts, which are examples', async () => {
    const text = JSON.stringify(await everything());
    for (const [, host] of text.matchAll(/https?:\/\/([^/"\\<]+)/g)) expect(host).toMatch(/\.lindholm\.example$/);
    for (const [, host] of text.matchAll(/@([^"]+)"/g)) expect(host).toBe('lindholm.example');
  });
});
