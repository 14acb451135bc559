import { afterEach, describe, expect, it } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { type Portal, type PortalOptions, startPortal } from '../portal/portal.ts';
import { checkAnswer } from './check-answer.ts';
import { fakeRuntime } from './fake-runtime.ts';

const token = 'tok-77ab10-never-shown';
const portals: Portal[] = [];
afterEach(async () => {
  for (const portal of portals.splice(0)) await portal.close();
});

/** What a person sees on a screen of this width, without the progress. */
async function shown(options: PortalOptions, { width = 80, config = {} as object, now = Date.now } = {}) {
  const portal = await startPortal({ token, ...options });
  portals.push(portal);
  const runtime = fakeRuntime({
    KALENDS_BASE_URL: portal.url,
    KALENDS_TOKEN: token,
    KALENDS_CONFIG: JSON.stringify({ source: { retries: 0 }, ...config }),
  });
  const code = await main(['check'], { ...runtime, now, screen: { width, live: true } });
  expect(runtime.written.out + runtime.written.err).not.toContain(token);
  const lines = runtime.written.out.split('\n');
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
  return { code, out: runtime.written.out, lines };
}

const flat = (text: string) => text.replace(/\s+/gu, ' ');
const talk = (day: number, more: object = {}) => ({
  id: `e${day}`,
  title: `Talk ${day}`,
  start: `2031-05-0${day}T10:00:00Z`,
  end: `2031-05-0${day}T11:00:00Z`,
  ...more,
});
const talks = [talk(1), talk(2), talk(3)];

describe('the mapping on a screen', () => {
  it('takes a line for each rule, and gives a reason only where a person should look', async () => {
    const { out } = await shown({ events: talks.map((one, n) => ({ ...one, category: n === 0 ? 'x' : null })) });
    expect(out).toMatch(/^ {2}title +detected \d+ % +3 of 3 +title$/mu);
    expect(out).not.toContain('the key title says title');
  });

  it('names what else a doubtful field could be, with what events would have', async () => {
    const events = talks.map((one, n) => ({ ...one, begins: `2031-05-0${n + 1}T09:30:00Z` }));
    const { out } = await shown({ events });
    expect(out).toContain('What else these fields could be, and what events would have:');
    expect(out).toMatch(/^ {2}start +\d+ % +begins +2031-05-01 09:30; /mu);
  });

  it('shows a rule as a configuration would have it', async () => {
    const { out } = await shown(
      { events: talks.map((one) => ({ ...one, state: '1' })) },
      { config: { mapping: { event: { status: { path: 'state', values: { '1': 'confirmed' } } } } }, width: 120 },
    );
    expect(out).toContain("{ path: 'state', values: { '1': 'confirmed' } }");
  });
});

describe('the list of next events', () => {
  const now = () => Date.parse('2031-06-11T12:00:00Z');
  const weekly = (more: object) => talk(5, { title: 'Choir', recurrence: ['RRULE:FREQ=WEEKLY'], ...more });

  it('shows what people act on, on one line', async () => {
    const event = {
      price: 'cost',
      registrationUrl: 'book',
      soldOut: 'full',
      performers: 'by',
      series: 'of',
      location: 'none',
    };
    const more = {
      cost: '12 € at the door',
      book: 'https://t.example/7',
      full: true,
      by: 'Anna, Bo, Cy, Di',
      of: 'Jazz',
    };
    const { lines } = await shown(
      {
        events: [talk(1, more), talk(2, { cost: { min: 5, max: 8, currency: 'EUR' } }), talk(3, { cost: 0 }), talk(4)],
      },
      { config: { mapping: { event } }, now: () => Date.parse('2031-01-01T12:00:00Z'), width: 140 },
    );
    const below = (title: string) => lines[lines.findIndex((line) => line.trim() === title) + 1]?.trim();
    expect(below('Talk 1')).toBe(
      '12 EUR (12 € at the door) · sold out · registration at t.example · with Anna, Bo, Cy and 1 more · part of Jazz',
    );
    expect(below('Talk 2')).toBe('5–8 EUR');
    expect(below('Talk 3')).toBe('free');
    expect(below('Talk 4')).toBe('');
    expect(lines.join('\n')).toMatch(/soldOut +configured +1 sold out +full/u);
  });

  it('shows a series by its next occurrence, not by its first', async () => {
    const { out } = await shown({ events: [weekly({}), talk(1), talk(2)] }, { now });
    expect(out).toContain('Next events');
    expect(out).toMatch(/Monday, 16 June 2031, 10:00–11:00 .*repeats\n +Choir/u);
    expect(out).not.toContain('5 May 2031');
    expect(out).toMatch(/3 events, 1 upcoming/u);
  });

  it('shows what waits for details that can’t be read as left out, and counts it', async () => {
    const visibility = { path: 'internal', values: { true: 'private', false: 'public' } };
    const { lines, out } = await shown(
      {
        events: [talk(1, { internal: false }), talk(2), talk(3, { title: 'CANCELLED: Talk 3' })],
        handle: ({ operation }) => (operation === 'details' ? { status: 404 } : undefined),
      },
      { config: { mapping: { event: { visibility } } }, now },
    );
    expect(lines.filter((line) => /^ {4}\S*\s?Talk/u.test(line))).toEqual([
      '    Talk 1',
      '    Talk 2 [left out: waiting for details]',
      '    CANCELLED: Talk 3 [left out: waiting for details]',
    ]);
    expect(out).toMatch(/^ {2}2 events +waiting for details +in no feed and on no page$/mu);
    expect(out).not.toContain('published as cancelled');
  });

  it('shows no series that is over', async () => {
    const { out } = await shown(
      { events: [weekly({ recurrence: ['RRULE:FREQ=WEEKLY;COUNT=2'] }), talk(1), talk(2)] },
      { now },
    );
    expect(out).toContain('Last events (none is upcoming)');
    expect(out).toMatch(/3 events, 0 upcoming/u);
  });
});

describe('times without a known zone', () => {
  it('are shown in UTC, with the variable that changes that', async () => {
    expect(flat((await shown({ events: talks })).out)).toContain('shown in UTC: set KALENDS_TIMEZONE');
    const { out } = await shown({ events: talks }, { config: { site: { timeZone: 'Europe/Berlin' } } });
    expect(out).not.toContain('KALENDS_TIMEZONE');
  });

  it('are not mentioned when there are no times', async () => {
    expect((await shown({ events: [] })).out).not.toContain('KALENDS_TIMEZONE');
  });
});

describe('the advice', () => {
  const failing = (operation: 'events' | 'details', answer: object): PortalOptions => ({
    events: talks,
    handle: (request) => (request.operation === operation ? answer : undefined),
  });
  const page = { headers: { 'content-type': 'text/html' }, body: '<!doctype html><title>Sign in</title>' };

  it.each([
    ['events', { status: 401 }, 'not the events of a calendar: ask the Organization Administrator'],
    ['events', { status: 404 }, 'set source.endpoints.events (now /event-calendar/{eventCalendarId}/events)'],
    ['events', page, 'set source.endpoints.events'],
    ['events', { status: 500 }, 'Try again later'],
    ['details', { status: 403 }, "not an event's details: ask"],
    ['details', { status: 404 }, 'or to false'],
    ['details', { status: 503 }, 'Try again later'],
  ] as const)('fits %s that fail with %j', async (operation, answer, words) => {
    const { code, out } = await shown(failing(operation, answer));
    expect(code).toBe(1);
    expect(flat(out)).toMatch(/What to do → /u);
    expect(flat(out)).toContain(words);
    // Once, however many events there are.
    expect(out.match(/→/gu)).toHaveLength(1);
  });

  it('suggests no other path when the portal refuses', async () => {
    const { out } = await shown(failing('details', { status: 401 }));
    expect(out).not.toContain('source.endpoints.details');
  });

  it('covers a base URL that is the address of an operation', async () => {
    const portal = await startPortal({ token });
    portals.push(portal);
    const runtime = fakeRuntime({ KALENDS_BASE_URL: `${portal.url}/event-calendars`, KALENDS_TOKEN: token });
    expect(await main(['check'], runtime)).toBe(1);
    expect(runtime.written.out).toContain(`set it to ${portal.url}.`);
  });

  it('covers a portal that lists no calendar', async () => {
    const { code, out } = await shown({ calendars: [] });
    expect(code).toBe(1);
    expect(flat(out)).toContain('which calendars the token may read');
    expect(out).toContain('! Nothing could be judged: the portal lists no calendar.');
  });

  it('covers a portal that lists no event', async () => {
    const { code, out } = await shown({ events: [] });
    expect(code).toBe(1);
    expect(flat(out)).toContain('kalends map shows the whole answers');
    expect(out).toContain('! Nothing could be judged: the portal lists no event.');
  });
});

describe('the last line', () => {
  it.each([
    ['empty', 1, { events: [] }],
    ['empty', 1, { calendars: [] }],
    ['doubts', 0, { events: talks.map((one) => ({ ...one, title: 'Talk' })) }],
    ['problems', 1, { events: talks.map((one) => ({ ...one, start: 'soon' })) }],
    ['unread', 1, { handle: () => ({ status: 503 }) }],
    ['fine', 0, { events: talks }],
  ] as const)('is for programs, too: %s', async (state, expected, options) => {
    const portal = await startPortal({ token, ...(options as PortalOptions) });
    portals.push(portal);
    const config = { source: { retries: 0 }, mapping: { event: { title: 'title', start: 'start', end: 'end' } } };
    const runtime = fakeRuntime({
      KALENDS_BASE_URL: portal.url,
      KALENDS_TOKEN: token,
      KALENDS_CONFIG: JSON.stringify(config),
    });
    const code = await main(['check', '--json'], runtime);
    const { verdict } = checkAnswer.parse(JSON.parse(runtime.written.out));
    expect([verdict.state, code]).toEqual([state, expected]);
  });

  it('counts problems as they are listed: all records with the same problem count once', async () => {
    const undated = [1, 2, 3].map((day) => talk(day, { start: `2031-05-0${day} 10:00`, end: null }));
    const { out, code } = await shown({ events: [...undated, talk(4)] });
    expect(code).toBe(1);
    expect(out.match(/^ {2}✗ /gmu)).toHaveLength(Number(/✗ (\d+) problems? needs? attention/u.exec(out)?.[1]));
  });

  it('names the failed details in the order of the list', async () => {
    let answered = 0;
    const { out } = await shown({
      events: talks,
      // The first in the list is answered last.
      handle: async ({ operation, eventId }) => {
        if (operation !== 'details') return undefined;
        while (eventId === 'e1' && answered < 2) await new Promise((next) => setTimeout(next, 1));
        answered += 1;
        return { status: 500 };
      },
    });
    expect(out).toContain('calendar c1: event e1, event e2, event e3');
  });
});
