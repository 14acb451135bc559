import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Portal, type PortalOptions, startPortal } from '../portal/portal.ts';
import { checkAnswer } from './check-answer.ts';
import { runCommand, runMain } from './run-command.ts';

const token = 'tok-9f3c71-never-shown';
let directory: string;
let portal: Portal;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kalends-check-'));
});
afterEach(async () => {
  await portal?.close();
  await rm(directory, { recursive: true });
});

const event = (id: string, more: object = {}) => ({
  id,
  title: `Lecture ${id}`,
  start: `2031-05-0${id.at(-1)}T18:00:00+02:00`,
  end: `2031-05-0${id.at(-1)}T19:30:00+02:00`,
  location: 'Hall 3',
  description: `<p>About <a href="https://uni.example/${id}">number ${id}</a>.</p>`,
  status: 'confirmed',
  ...more,
});

/** Runs `kalends check` against a portal. */
async function check(options: PortalOptions, args: readonly string[] = [], config: object = {}, run = runMain) {
  portal = await startPortal({ token, ...options });
  const written = { site: { timeZone: 'Europe/Berlin' }, ...config };
  const ran = await run(
    ['check', ...args],
    { KALENDS_BASE_URL: portal.url, KALENDS_TOKEN: token, KALENDS_CONFIG: JSON.stringify(written) },
    directory,
  );
  expect(ran.out + ran.err).not.toContain(token);
  return ran;
}

describe('kalends check', () => {
  it('shows the part of a list that it could read, says that it is cut and what to set, and exits with 1', async () => {
    const events = ['e1', 'e2', 'e3', 'e4', 'e5'].map((id) => event(id));
    const { code, out } = await check({
      events,
      list: ({ operation }, records) => ({
        body: operation === 'calendars' ? { items: records } : { items: records.slice(0, 2), total: records.length },
      }),
    });
    expect(code).toBe(1);
    expect(out).toContain('Lecture e2');
    expect(out).toMatch(/is incomplete: 2 records of 5 came/u);
    expect(out).toMatch(/→ Configure how the list is paged: source\.paging/u);
  });

  it('says what a calendar loses at the limit, how much and from which day on', async () => {
    const events = Array.from({ length: 9 }, (_, n) =>
      event(`e${n + 1}`, { description: 'Words and words. '.repeat(200) }),
    );
    const wide = await check({ events }, ['--json'], { limits: { bytes: 100_000 } });
    expect(JSON.parse(wide.out).problems).toEqual([]);
    await portal.close();
    const tight = await check({ events }, ['--json'], { limits: { bytes: 20_000 } });
    expect(tight.code).toBe(wide.code);
    expect(JSON.parse(tight.out).problems).toEqual([
      {
        level: 'info',
        where: '/feeds/c1.ics',
        message: expect.stringMatching(
          /^The descriptions of \d events are shortened, from 2031-05-0\d on, to keep the calendar under 20000 bytes \(limits\.bytes\)\.$/,
        ),
      },
    ]);
  });

  it('reads a portal whose only calendar says its language, in a list without an envelope', async () => {
    const calendars = [{ id: 'c1', name: 'Talks', language: 'de', timeZone: 'Europe/Berlin', slug: 'talks' }];
    const list: PortalOptions['list'] = (_, records) => ({ body: records });
    const { code, out } = await check({ calendars, list, events: [event('e1'), event('e2', { status: 'cancelled' })] });
    expect(out).toMatch(/c1 +Talks +2 events, 2 upcoming · Europe\/Berlin/u);
    expect(code).toBe(0);
  });

  it('shows the calendars, the mapping and its origin and the next events, and exits with 0', async () => {
    const mapping = { event: { location: 'location' } };
    const { code, out, err } = await check(
      { events: [event('e1'), event('e2', { status: 'cancelled' })] },
      [],
      { mapping },
      runCommand,
    );
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/c1 +Calendar 1 +2 events, 2 upcoming · Europe\/Berlin/u);
    expect(out).toMatch(/^ +title +title +detected \d+ % +2 of 2 +the key title/mu);
    expect(out).toMatch(/^ +location +location +configured +2 of 2/mu);
    expect(out).toMatch(/^ +status +.+ +detected \d+ %.* 1 cancelled/mu);
    expect(out).toContain('Thursday, 1 May 2031, 18:00–19:30 (CEST)');
    expect(out).toContain('Lecture e2 [cancelled]');
    expect(out).toContain('Not found: url, organizer, categories, image.');
    expect(out).toContain('4 requests in');
    expect(out).not.toContain('\u001b');
  });

  it('leaves the store alone', async () => {
    await check({ events: [event('e1')] }, [], {}, runCommand);
    expect(await readdir(directory)).toEqual([]);
  });

  it('reads every page of every calendar, and the details of every event', async () => {
    const all = Array.from({ length: 9 }, (_, n) => event(`e${n + 1}`));
    await check({
      calendars: [
        { id: 'c1', name: 'One' },
        { id: 'c2', name: 'Two' },
      ],
      events: all,
      list: ({ query, operation }, records) => {
        if (operation === 'calendars') return { body: { items: records } };
        const page = Number(query.get('page') ?? 1);
        return { body: { items: records.slice(4 * (page - 1), 4 * page), page, total: records.length } };
      },
    });
    const details = portal.log.requests.filter(({ operation }) => operation === 'details');
    expect(details.map(({ calendarId, eventId }) => `${calendarId}/${eventId}`).sort()).toEqual(
      ['c1', 'c2'].flatMap((id) => all.map((one) => `${id}/${one.id}`)),
    );
    expect(portal.log.maxConcurrent).toBeLessThanOrEqual(6);
  });

  it('requests no details where there are none', async () => {
    await check({ events: [event('e1')] }, [], { source: { endpoints: { details: false } } });
    expect(portal.log.requests.map(({ operation }) => operation)).toEqual(['calendars', 'events']);
  });

  it('reports times without a known zone, once for all records, and exits with 1', async () => {
    const naive = (id: string) => event(id, { start: '2031-05-01 18:00', end: '2031-05-01 19:00' });
    const { code, out } = await check({ events: ['e1', 'e2', 'e3', 'e4', 'e5', 'e6', 'e7'].map(naive) }, [], {
      site: {},
    });
    expect(code).toBe(1);
    expect(out.match(/set site\.timeZone/gu)).toHaveLength(1);
    expect(out).toMatch(/✗ 7 records, start: .*has no zone and none is configured/u);
    expect(out).toContain('calendar c1: event e1, event e2, event e3, event e4, event e5 and 2 more');
  });

  it('says what is left out and why, and exits with 0', async () => {
    const { code, out } = await check({
      events: [event('e1', { status: 'draft' }), event('e2'), event('e3'), event('e4', { start: null, end: null })],
    });
    expect(code).toBe(0);
    expect(out).toMatch(/1 event +draft +in no feed and on no page/u);
    expect(out).toMatch(/1 event +without a date/u);
  });

  it('names what is left out or marked, and what in the record says so', async () => {
    const off = (n: number) => event(`off-${n}`, { title: `Walk ${n}`, status: 'cancelled' });
    const { out } = await check({
      events: [event('e1', { title: 'Budget', status: 'draft' }), event('e2'), ...[1, 2, 3, 4, 5].map(off)],
    });
    expect(out).toMatch(/^ {2}draft +Budget +status: "draft"$/mu);
    expect(out).toMatch(/^ {2}cancelled +Walk 1 +status: "cancelled"$/mu);
    expect(out).not.toMatch(/^ {2}cancelled +Walk 4/mu);
    expect(out).toContain('and 2 more; --event ID shows what an event is read from.');
  });

  it.each([
    [
      'another token',
      null,
      { token: 'another-one' },
      [/returned 401/, /sent as "Authorization: Bearer …"/, /kalends init/],
    ],
    ['a page of HTML', 'html' as const, {}, [/HTML/, /check the base URL/]],
    ['an error of its own', 503, {}, [/returned 503/, /Try again later/]],
    ['silence', 'hang' as const, {}, [/no complete response within 0\.2 s/, /source\.timeoutMs/]],
  ])('says what to do about %s', async (_, fail, options, sentences) => {
    portal = await startPortal({ token, ...options });
    portal.control.fail = fail;
    const config = { source: { retries: 0, ...(fail === 'hang' && { timeoutMs: 200 }) } };
    const { code, out, err } = await runMain(
      ['check'],
      { KALENDS_BASE_URL: portal.url, KALENDS_TOKEN: token, KALENDS_CONFIG: JSON.stringify(config) },
      directory,
    );
    expect([code, err]).toEqual([1, '']);
    for (const words of sentences) expect(out).toMatch(words);
    expect(out).not.toContain(token);
  });

  it('goes on when one of several calendars fails', async () => {
    const { code, out } = await check({
      calendars: [
        { id: 'c1', name: 'Broken' },
        { id: 'c2', name: 'Sound' },
      ],
      events: { c2: [event('e1')] },
    });
    expect(code).toBe(1);
    expect(out).toMatch(/c1 +Broken +could not be read/u);
    expect(out).toMatch(/c2 +Sound +1 event/u);
    expect(out).toContain('returned 404');
  });

  it('names the events whose details can’t be read', async () => {
    const { out } = await check({
      events: [event('e1'), event('e2')],
      details: (_, id) => (id === 'e1' ? event('e1') : undefined),
    });
    expect(out).toMatch(/details: The details could not be read: .*returned 404/u);
    expect(out).toContain('calendar c1: event e2');
  });

  it('refuses a calendar that does not exist, and names those that do', async () => {
    const { code, out, err } = await check({}, ['--calendar', 'c9']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toBe('✗ --calendar: The portal lists no calendar "c9". It lists "c1".\n');
  });

  it('exits with 2 when the configuration is wrong', async () => {
    const { code, out, err } = await check({}, ['--json'], { sorce: {} }, runCommand);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('did you mean source?');
  });

  it('shows the sample when no portal is configured', async () => {
    const { code, out } = await runCommand(['check'], {}, directory);
    expect(code).toBe(0);
    expect(out).toContain('the built-in sample portal (no portal is configured)');
  });
});

describe('kalends check --json', () => {
  const json = async (options: PortalOptions, args: readonly string[] = [], config: object = {}) => {
    const { code, out, err } = await check(options, ['--json', ...args], config);
    expect(err).toBe('');
    return { code, ...JSON.parse(out) };
  };

  it('prints every record in the schema that programs depend on', async () => {
    const { code, calendars, mapping, problems } = await json({
      events: [
        event('e1', {
          tags: ['Talk', 'Physics'],
          lat: 52.5,
          lon: 13.4,
          organizer: { name: 'Dean', email: 'd@uni.example' },
        }),
        event('e2', { status: 'draft', tags: [], lat: 52.5, lon: 13.4, organizer: { name: 'Dean' } }),
      ],
    });
    expect(code).toBe(0);
    expect(calendars).toHaveLength(1);
    expect(calendars[0]).toMatchObject({ id: 'c1', title: 'Calendar 1' });
    expect(calendars[0].events[0]).toEqual({
      id: 'e1',
      occurrence: null,
      title: 'Lecture e1',
      start: '2031-05-01T16:00:00Z',
      end: '2031-05-01T17:30:00Z',
      allDay: false,
      timeZone: null,
      recurrence: null,
      location: 'Hall 3',
      geo: { lat: 52.5, lon: 13.4 },
      url: null,
      onlineUrl: null,
      organizer: 'Dean',
      categories: ['Talk', 'Physics'],
      image: null,
      status: 'confirmed',
      visibility: 'public',
      updated: null,
      description: 'About number e1.',
      price: null,
      registrationUrl: null,
      soldOut: false,
      performers: [],
      series: null,
    });
    expect(calendars[0].events[1].status).toBe('draft');
    expect(mapping.event.title).toMatchObject({ rule: 'title', origin: 'detected', confidence: expect.any(Number) });
    expect(problems).toEqual([
      { level: 'info', where: 'calendar c1, event e2', message: expect.stringContaining('a draft') },
    ]);
  });

  it('prints what people act on as the portal says it', async () => {
    const rules = { price: 'cost', registrationUrl: 'book', soldOut: 'full', performers: 'by', series: 'cycle' };
    const events = [
      event('e1', {
        cost: '12 €',
        book: 'https://t.example/7',
        full: 'ausverkauft',
        by: ['Anna'],
        cycle: { id: 5, name: 'Jazz' },
      }),
      event('e2', { cost: 0, cycle: 7 }),
    ];
    const { out } = await check({ events }, ['--json'], { mapping: { event: rules } });
    const { calendars } = checkAnswer.parse(JSON.parse(out));
    expect(calendars[0]?.events).toMatchObject([
      {
        price: { free: false, from: 12, to: 12, currency: 'EUR', text: '12 €' },
        registrationUrl: 'https://t.example/7',
        soldOut: true,
        performers: ['Anna'],
        series: 'Jazz',
      },
      {
        price: { free: true, from: 0, to: 0, currency: null, text: null },
        registrationUrl: null,
        soldOut: false,
        performers: [],
        series: '7',
      },
    ]);
  });

  it('prints the occurrences of a repeated id as entries with that id', async () => {
    const { calendars } = await json(
      {
        events: [event('e1'), event('e1', { start: '2031-06-01T18:00:00+02:00', end: '2031-06-01T19:00:00+02:00' })],
      },
      [],
      { source: { endpoints: { details: false } } },
    );
    const entries = calendars[0].events as { id: string; occurrence: string }[];
    expect(entries.map(({ id, occurrence }) => [id, occurrence])).toEqual([
      ['e1', '2031-05-01T16:00:00Z'],
      ['e1', '2031-06-01T16:00:00Z'],
    ]);
  });

  it('detects from the one calendar it is limited to, and requests no other', async () => {
    const { calendars, mapping } = await json(
      {
        calendars: [
          { id: 'c1', name: 'One' },
          { id: 'c2', name: 'Two' },
        ],
        events: { c1: [event('e1')], c2: [{ id: 'x7', name: 'Konzert', beginn: '2031-05-01T18:00:00Z' }] },
        details: () => undefined,
      },
      ['--calendar', 'c2'],
      { source: { endpoints: { details: false } } },
    );
    expect(calendars.map(({ id }: { id: string }) => id)).toEqual(['c2']);
    expect(calendars[0].events[0]).toMatchObject({ id: 'x7', title: 'Konzert', start: '2031-05-01T18:00:00Z' });
    expect(mapping.event.start.rule).toBe('beginn');
    expect(portal.log.requests.map(({ calendarId }) => calendarId)).not.toContain('c1');
  });

  it('lists a record that can’t be mapped among the problems, and prints the others', async () => {
    const { code, calendars, problems } = await json({ events: [event('e1'), 'no record', event('e2')] });
    expect(code).toBe(1);
    expect(calendars[0].events).toHaveLength(2);
    expect(problems).toContainEqual({
      level: 'error',
      where: 'calendar c1, record 2',
      message: expect.any(String),
    });
  });

  it('prints JSON even when the portal answers nothing usable', async () => {
    const { code, calendars, mapping, problems } = await json({ token: 'another-one' });
    expect(code).toBe(1);
    expect([calendars, mapping]).toEqual([[], {}]);
    expect(problems).toEqual([
      { level: 'error', where: 'list of calendars', message: expect.stringContaining('returned 401') },
    ]);
  });
});
