import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { problemLines } from '../../src/cli/report/problem-report.ts';
import { createStyle } from '../../src/cli/screen/terminal.ts';
import { type Portal, type PortalOptions, startPortal } from '../portal/portal.ts';
import { type FakeRuntime, fakeRuntime } from './fake-runtime.ts';

const token = 'tok-51b0e2-never-shown';
const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of cleanUp.splice(0)) await end();
});

async function open(options: PortalOptions): Promise<{ portal: Portal; directory: string }> {
  const portal = await startPortal({ token, ...options });
  const directory = await mkdtemp(join(tmpdir(), 'kalends-check-'));
  cleanUp.push(
    () => portal.close(),
    () => rm(directory, { recursive: true }),
  );
  return { portal, directory };
}

const variables = (portal: Portal, config: object = {}) => ({
  KALENDS_BASE_URL: portal.url,
  KALENDS_TOKEN: token,
  KALENDS_CONFIG: JSON.stringify({ site: { timeZone: 'UTC' }, ...config }),
});

async function check(options: PortalOptions, args: readonly string[] = [], config: object = {}) {
  const { portal, directory } = await open(options);
  const runtime = fakeRuntime(variables(portal, config), { directory });
  const code = await main(['check', ...args], runtime);
  return { code, ...runtime.written };
}

interface Answer {
  readonly calendars: readonly { readonly id: string; readonly events: readonly Record<string, unknown>[] }[];
  readonly problems: readonly { readonly level: string; readonly where: string; readonly message: string }[];
}

async function json(options: PortalOptions, config: object = {}): Promise<Answer & { readonly code: number }> {
  const { code, out, err } = await check(options, ['--json'], config);
  expect(err).toBe('');
  return { code, ...(JSON.parse(out) as Answer) };
}

/** A lecture on this day of May 2031. */
const lecture = (day: number, more: object = {}) => ({
  id: 100 + day,
  title: `Lecture ${day}`,
  start: `2031-05-${String(day).padStart(2, '0')}T10:00:00Z`,
  end: `2031-05-${String(day).padStart(2, '0')}T11:30:00Z`,
  location: { name: `Hall ${day}`, address: '1 Main Square' },
  description: `<p>Part ${day}</p>`,
  status: 'confirmed',
  onlineUrl: null,
  ...more,
});
const listOnly = { source: { endpoints: { details: false } } };
const from1to = (count: number) => Array.from({ length: count }, (_, n) => lecture(n + 1));

describe('the records of kalends check --json', () => {
  it('include what no feed has: past, cancelled, draft, private and undated events', async () => {
    const { code, calendars, problems } = await json(
      {
        events: [
          lecture(1, { start: '1999-05-01T10:00:00Z', end: '1999-05-01T11:00:00Z', private: false }),
          lecture(2, { status: 'cancelled', private: false }),
          lecture(3, { status: 'draft', private: false }),
          lecture(4, { private: true }),
          lecture(5, { start: null, end: null, private: false }),
          lecture(6, { private: false }),
        ],
      },
      // Events that a feed leaves out for its size or their age are listed as well.
      { limits: { pastDays: 1, items: 1 } },
    );
    expect(code).toBe(0);
    expect(calendars[0]?.events.map(({ id, status, start }) => [id, status, start])).toEqual([
      ['101', 'confirmed', '1999-05-01T10:00:00Z'],
      ['102', 'cancelled', '2031-05-02T10:00:00Z'],
      ['103', 'draft', '2031-05-03T10:00:00Z'],
      ['104', 'confirmed', '2031-05-04T10:00:00Z'],
      ['105', 'confirmed', null],
      ['106', 'confirmed', '2031-05-06T10:00:00Z'],
    ]);
    expect(problems).toEqual([
      {
        level: 'info',
        where: 'calendar c1, event 103',
        message: 'It is a draft, so it is in no feed and on no page.',
      },
      {
        level: 'info',
        where: 'calendar c1, event 104',
        message: 'It is private, so it is in no feed and on no page.',
      },
    ]);
  });

  it('have an entry for each session, with the event’s id and an occurrence', async () => {
    const sessions = [
      { start: '2031-05-01T10:00:00Z', end: '2031-05-01T11:00:00Z' },
      { start: '2031-05-08T10:00:00Z', end: '2031-05-08T11:00:00Z' },
    ];
    const course = { id: 7, title: 'Course', sessions };
    const { calendars } = await json({ events: [course, { id: 8, title: 'Talk', sessions: sessions.slice(0, 1) }] });
    const entries = calendars[0]?.events ?? [];
    expect(entries.map(({ id, start }) => [id, start])).toEqual([
      ['7', '2031-05-01T10:00:00Z'],
      ['7', '2031-05-08T10:00:00Z'],
      ['8', '2031-05-01T10:00:00Z'],
    ]);
    const [first, second] = entries.map(({ occurrence }) => occurrence);
    expect(first).toEqual(expect.any(String));
    expect(second).toEqual(expect.any(String));
    expect(second).not.toBe(first);
  });

  it('have one entry for a series, with its recurrence', async () => {
    const { calendars } = await json({
      events: [lecture(1, { recurrence: ['RRULE:FREQ=WEEKLY;COUNT=5'] }), lecture(2), lecture(3)],
    });
    expect(calendars[0]?.events).toHaveLength(3);
    expect(calendars[0]?.events[0]).toMatchObject({
      id: '101',
      start: '2031-05-01T10:00:00Z',
      recurrence: { rules: ['FREQ=WEEKLY;COUNT=5'], exclude: [], include: [] },
    });
  });

  it('name a place with its address, and none for an event that is online only', async () => {
    const { calendars } = await json({
      events: [lecture(1), lecture(2, { location: null, onlineUrl: 'https://meet.example/2' }), lecture(3)],
    });
    expect(calendars[0]?.events.map(({ location, onlineUrl }) => [location, onlineUrl])).toEqual([
      ['Hall 1, 1 Main Square', null],
      [null, 'https://meet.example/2'],
      ['Hall 3, 1 Main Square', null],
    ]);
  });

  it('count days up to the one after the last', async () => {
    const days = (id: number, from: string, to: string) => ({ id, title: `Fair ${id}`, start: from, end: to });
    const { calendars } = await json(
      { events: [days(1, '2031-05-01', '2031-05-03'), days(2, '2031-05-07', '2031-05-07')] },
      { mapping: { allDayEnd: 'inclusive' } },
    );
    expect(calendars[0]?.events.map(({ allDay, start, end }) => [allDay, start, end])).toEqual([
      [true, '2031-05-01', '2031-05-04'],
      [true, '2031-05-07', '2031-05-08'],
    ]);
  });
});

describe('kalends check reports as a problem', () => {
  it('an impossible date, a record of another shape, and an end before its start, each by its record', async () => {
    const { code, calendars, problems } = await json(
      {
        events: [
          ...from1to(3),
          lecture(4, { start: '2031-02-31T10:00:00Z' }),
          lecture(5, { end: '2031-05-02T10:00:00Z' }),
          'nonsense',
          null,
          { note: 'no event' },
        ],
      },
      listOnly,
    );
    expect(code).toBe(1);
    expect(calendars[0]?.events.map(({ id, start, end }) => [id, start !== null, end !== null])).toEqual([
      ['101', true, true],
      ['102', true, true],
      ['103', true, true],
      ['104', false, false],
      ['105', true, false],
    ]);
    const at = (place: string) => problems.find(({ where }) => where === `calendar c1, ${place}`);
    expect(at('event 104, start')).toMatchObject({ level: 'error', message: expect.stringContaining('2031-02-31') });
    expect(at('event 105, end')).toMatchObject({
      level: 'warning',
      message: expect.stringContaining('before the start'),
    });
    for (const n of [6, 7, 8]) expect(at(`record ${n}`)).toMatchObject({ level: 'error' });
  });

  it('records that share an id under different titles, when details describe only one of them', async () => {
    const options = {
      events: [lecture(1), lecture(2), { ...lecture(2), title: 'Concert' }, lecture(3), lecture(3)],
    };
    const { code, problems } = await json(options);
    expect(code).toBe(0);
    expect(problems).toEqual([
      {
        level: 'warning',
        where: 'calendar c1, event 102',
        message: expect.stringMatching(/^The list has 2 records .* "Lecture 2", "Concert"\. .*mapping\.event\.id\.$/u),
      },
    ]);
    // Sessions of one event share its title.
    const sessions = [lecture(1), lecture(2), lecture(2, { start: '2031-05-09T10:00:00Z', end: null })];
    expect((await json({ events: sessions }, listOnly)).problems).toEqual([]);
  });

  it('a calendar that fails, and reads the others', async () => {
    const { code, calendars, problems } = await json({
      calendars: [
        { id: 'c1', name: 'One' },
        { id: 'c2', name: 'Two' },
        { id: 'c3', name: 'Three' },
      ],
      events: from1to(2),
      handle: ({ operation, calendarId }) =>
        operation === 'events' && calendarId === 'c2' ? { status: 400, body: { error: 'broken' } } : undefined,
    });
    expect(code).toBe(1);
    expect(calendars.map(({ id, events }) => [id, events.length])).toEqual([
      ['c1', 2],
      ['c2', 0],
      ['c3', 2],
    ]);
    expect(problems).toEqual([
      { level: 'error', where: 'calendar c2', message: expect.stringContaining('returned 400') },
    ]);
  });

  it('dates without a zone, and names the missing setting', async () => {
    const local = [1, 2, 3].map((day) => lecture(day, { start: `2031-05-0${day} 10:00`, end: null }));
    const without = await json({ events: local }, { site: {} });
    expect(without.code).toBe(1);
    expect(without.problems).toContainEqual({
      level: 'error',
      where: 'calendar c1, event 101, start',
      message: expect.stringMatching(/no zone and none is configured; set site\.timeZone/u),
    });
    const withOne = await json({ events: local }, { site: { timeZone: 'Asia/Vladivostok' } });
    expect([withOne.code, withOne.problems]).toEqual([0, []]);
    expect(withOne.calendars[0]?.events[0]).toMatchObject({ start: '2031-05-01T00:00:00Z', timeZone: null });
  });

  it('a failure without the token, even when the portal repeats it', async () => {
    const events = [...from1to(3), lecture(4, { start: token })];
    const { out } = await check({ events }, [], listOnly);
    expect(out).toContain("start: expected a date, found '***'");
    expect(out).not.toContain(token);
    const { problems } = await json({ events }, listOnly);
    expect(JSON.stringify(problems)).toContain('***');
    expect(JSON.stringify(problems)).not.toContain(token);
  });
});

describe('kalends check at a terminal', () => {
  /** Runs in this process, on a screen of its own. */
  async function onScreen(options: PortalOptions, width: number, { live = true } = {}) {
    const { portal, directory } = await open(options);
    const runtime = fakeRuntime(variables(portal), { directory });
    const code = await main(['check'], { ...runtime, screen: { width, live } });
    return { code, ...runtime.written };
  }

  it('shows its progress on stderr, then clears it', async () => {
    const { err, out } = await onScreen({ events: from1to(4) }, 100);
    expect(err).toContain('Reading Calendar 1: the list');
    expect(err.endsWith('\r\u001b[K')).toBe(true);
    expect(out).not.toContain('Reading');
  });

  it('shows no progress where a line can’t be overwritten', async () => {
    expect((await onScreen({ events: from1to(4) }, 100, { live: false })).err).toBe('');
  });

  it.each([80, 120, 200])('stays within %i columns', async (width) => {
    const { out } = await onScreen({ events: from1to(4) }, width);
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(width);
    expect(out).toContain('Lecture 4');
  });

  it('prints no control character, whatever a problem quotes', () => {
    const evil = '\u001b]0;owned\u0007\u001b[2J\u202e';
    const problem = { level: 'error', where: `calendar c1, event e${evil}`, message: `found ${evil}soon` } as const;
    const lines = problemLines([problem], { style: createStyle(false), width: 100 });
    expect(lines.join(' ')).toContain('soon');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the test looks for control characters
    expect(lines.join(' ')).not.toMatch(/[\u0000-\u001f\u007f\u202e]/u);
  });

  it('says that it was interrupted, and nothing about the half that it read', async () => {
    let runtime: FakeRuntime | null = null;
    const { portal, directory } = await open({
      events: from1to(20),
      handle: ({ operation }) => {
        if (operation === 'details') runtime?.end();
        return undefined;
      },
    });
    runtime = fakeRuntime(variables(portal), { directory });
    expect(await main(['check', '--json'], runtime)).toBe(1);
    expect(runtime.written).toEqual({ out: '', err: '✗ Cancelled before the portal was read.\n' });
    expect(portal.log.requests.length).toBeLessThan(22);
  });
});

describe('a rule from the configuration', () => {
  const events = [{ id: '1', title: 'Concert', start: '2026-12-01T10:00:00Z', end: '2026-12-01T11:00:00Z' }];
  const wrong = (problems: Answer['problems']) =>
    problems.filter(({ where }) => where.startsWith('mapping.event.')).map(({ level, where }) => [level, where]);

  it('is named when it finds nothing for any event, and is a problem when that leaves none to publish', async () => {
    const { problems, code } = await json({ events }, { mapping: { event: { start: 'begin', image: 'picture.url' } } });
    expect(wrong(problems)).toEqual([
      ['error', 'mapping.event.start'],
      ['warning', 'mapping.event.image'],
    ]);
    expect(code).toBe(1);
  });

  it('is named when it finds nothing for any calendar', async () => {
    const { problems, code } = await json({ events }, { mapping: { calendars: { title: 'titel', url: 'href' } } });
    expect(problems.filter(({ where }) => where.startsWith('mapping.calendars.'))).toEqual([
      {
        level: 'warning',
        where: 'mapping.calendars.title',
        message: 'The rule "titel" finds nothing in the only calendar; expected a path in the portal\'s records.',
      },
      { level: 'warning', where: 'mapping.calendars.url', message: expect.stringContaining('"href"') },
    ]);
    expect(code).toBe(0);
  });

  it('is not mentioned when it finds something, or reads a field that few events have', async () => {
    const { problems } = await json({ events }, { mapping: { event: { title: 'title', status: 'state' } } });
    expect(wrong(problems)).toEqual([]);
  });
});
