import { afterEach, describe, expect, it } from 'vitest';
import type { CalendarEvent } from '../../../src/calendar/event.ts';
import { verdictOf } from '../../../src/cli/check/verdict.ts';
import { main } from '../../../src/cli/main.ts';
import type { Survey } from '../../../src/cli/survey/survey.ts';
import { type Portal, type PortalOptions, startPortal } from '../../portal/portal.ts';
import { fakeRuntime } from '../fake-runtime.ts';

const token = 'tok-5c02ee-never-shown';
const portals: Portal[] = [];
afterEach(async () => {
  for (const portal of portals.splice(0)) await portal.close();
});

/** What `kalends check` shows on a screen of this width; null: in a file. */
async function check(
  options: PortalOptions,
  args: readonly string[],
  { width = null, config = {} }: { readonly width?: number | null; readonly config?: object } = {},
) {
  const portal = await startPortal({ token, ...options });
  portals.push(portal);
  const runtime = fakeRuntime({
    KALENDS_BASE_URL: portal.url,
    KALENDS_TOKEN: token,
    KALENDS_CONFIG: JSON.stringify({ site: { timeZone: 'Europe/Berlin' }, ...config }),
  });
  const code = await main(['check', ...args], { ...runtime, screen: { width, live: false } });
  const { out, err } = runtime.written;
  expect(out + err).not.toContain(token);
  if (width !== null) for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(width);
  return { code, out, err, asked: portal.log.requests.length };
}

const talk = (n: number, more: object = {}) => ({
  id: `talk-${n}`,
  title: `Talk ${n}`,
  start: `2031-05-0${n}T10:00:00+02:00`,
  end: `2031-05-0${n}T11:00:00+02:00`,
  room: { name: `Hall ${n}`, floor: n },
  flag: 'x',
  ...more,
});
const talks = [talk(1), talk(2), talk(3, { start: 'next week' })];
const rules = { mapping: { event: { location: 'room.name', image: null } } };

describe('kalends check --event', () => {
  it('shows the event beside its record on a wide terminal, and below the rest of the record', async () => {
    const { code, out, err } = await check({ events: talks }, ['--event', 'talk-2'], { width: 140, config: rules });
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^Event talk-2 of calendar c1 \(Calendar 1\), from its record in the list and its details$/mu);
    expect(out).toMatch(/^ {2}title +Talk 2 +title: "Talk 2" +title · detected \d+ %/mu);
    expect(out).toMatch(/^ {2}start +2031-05-02 10:00 Europe\/Berlin +start: "2031-05-02T10:00:00\+02:00" +start/mu);
    expect(out).toMatch(/^ {2}location +Hall 2 +room\.name: "Hall 2" +room\.name · configured$/mu);
    expect(out).toMatch(/^ {2}image +– +– +switched off$/mu);
    expect(out.slice(out.indexOf('The rest of the record'))).toMatch(/^ {2}room\.floor +2$[\s\S]*^ {2}flag +"x"$/mu);
    expect(out).not.toContain('Talk 1');
  });

  it('shows them one under the other on a narrow terminal', async () => {
    const { out } = await check({ events: talks }, ['--event', 'talk-2'], { width: 60, config: rules });
    expect(out).toMatch(/^ {2}location +Hall 2\n +room\.name: "Hall 2"\n +room\.name · configured$/mu);
  });

  it('shows the problems of this event and no other, and exits with 1', async () => {
    const { code, out } = await check({ events: talks }, ['--event', 'talk-3']);
    expect(code).toBe(1);
    expect(out).toMatch(/^ {2}start +– +start: "next week"/mu);
    expect(out.slice(out.indexOf('Problems of this event'))).toContain('start:');
    expect((await check({ events: talks }, ['--event', 'talk-1'])).out).not.toContain('Problems');
  });

  it('shows each session with its own part of the record', async () => {
    const course = {
      id: 'course',
      title: 'Course',
      dates: [{ from: '2031-05-01T10:00:00Z' }, { from: '2031-05-02T10:00:00Z' }],
    };
    const { out } = await check({ events: [course] }, ['--event', 'course'], {
      config: { mapping: { event: { sessions: 'dates', start: 'from' } } },
    });
    expect(out).toContain('Session 2 of 2');
    expect(out).toContain('dates[0].from: "2031-05-01T10:00:00Z"');
    expect(out).toContain('dates[1].from: "2031-05-02T10:00:00Z"');
  });

  it('gives the same as data', async () => {
    const { code, out } = await check({ events: talks }, ['--event', 'talk-2', '--json'], { config: rules });
    expect(code).toBe(0);
    const { id, records } = JSON.parse(out);
    expect([id, records.length]).toEqual(['talk-2', 1]);
    const [{ calendar, listed, details, events, rest, problems }] = records;
    expect({ calendar, listed, details, problems }).toEqual({
      calendar: 'c1',
      listed: talk(2),
      details: talk(2),
      problems: [],
    });
    expect(events[0].event).toMatchObject({ id: 'talk-2', location: 'Hall 2' });
    expect(events[0].fields).toContainEqual({
      field: 'location',
      value: 'Hall 2',
      rule: { rule: 'room.name', origin: 'configured', confidence: 1, why: 'configured' },
      isGiven: true,
      parts: [{ path: 'room.name', value: 'Hall 2' }],
    });
    expect(rest).toEqual([
      { path: 'room.floor', value: 2 },
      { path: 'flag', value: 'x' },
    ]);
  });

  it.each([
    ['talk-22', 'Did you mean "talk-2" (Talk 2, calendar c1)?'],
    ['Talk 3', 'Did you mean "talk-3" (Talk 3, calendar c1)?'],
    ['zzz', 'Ids look like "talk-1", "talk-2", "talk-3".'],
  ])('suggests an id for %j', async (id, suggestion) => {
    const { code, out, err } = await check({ events: talks }, ['--event', id]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toBe(`✗ --event: no event has the id ${JSON.stringify(id)}. ${suggestion}\n`);
  });

  it('shows what is wrong with the portal when its list can’t be read', async () => {
    const { code, out } = await check({ token: 'another-one' }, ['--event', 'talk-1']);
    expect(code).toBe(1);
    expect(out).toContain('returned 401');
  });
});

describe('kalends check --explain', () => {
  const doubtful = talks.slice(0, 2).map((one, n) => ({ ...one, begins: `2031-05-0${n + 1}T09:30:00+02:00` }));

  it('shows the rule, why, what else it could be with values, and what events have', async () => {
    const { code, out } = await check({ events: doubtful }, ['--explain', 'start'], { width: 100 });
    expect(code).toBe(0);
    expect(out).toMatch(/^mapping\.event\.start\n {2}rule +start\n {2}from +detected \d+ %.*\n {2}why +\S/u);
    expect(out).toMatch(/What else it could be.*\n +\d+ % +begins +2031-05-01 09:30; 2031-05-02 09:30/u);
    expect(out).toContain('2 of 2 events have it: 2 different values.');
    expect(out).toMatch(/^ +1 × +2031-05-01 10:00 Europe\/Berlin$/mu);
  });

  it('names the events that lack it, and the parts of the records that no rule reads', async () => {
    const { out } = await check({ events: [...talks, talk(4, { room: {} })] }, ['--explain', 'location'], {
      config: rules,
    });
    expect(out).toContain('rule  room.name');
    expect(out).toContain('from  configured');
    expect(out).toContain('3 of 4 events have it: 3 different values.');
    expect(out).toContain('Without it: talk-4 (Talk 4) of calendar c1. kalends check --event talk-4 shows the record.');
    expect(out).toMatch(/^ +room\.floor +3 of 4 +1; 2; 3$/mu);
  });

  it('works for a field that was not found', async () => {
    const { code, out } = await check({ events: talks }, ['--explain', 'organizer']);
    expect(code).toBe(0);
    expect(out).toContain('No rule: detection has found nothing that looks like it');
    expect(out).toContain('0 of 3 events have it.\n');
    expect(out).toMatch(/^ +flag +3 of 3 +"x"$/mu);
    expect(out).toContain("set its rule: mapping.event.organizer: '…'.");
  });

  it('says that a field is switched off', async () => {
    expect((await check({ events: talks }, ['--explain', 'image'], { config: rules })).out).toContain('switched off');
  });

  it('gives the same as data', async () => {
    const { out } = await check({ events: doubtful }, ['--explain', 'start', '--json']);
    expect(JSON.parse(out)).toMatchObject({
      field: 'event.start',
      rule: { rule: 'start', origin: 'detected', alternatives: [{ rule: 'begins' }] },
      byCalendar: {},
      coverage: { events: 2, filled: 2, distinct: 2, lacking: [] },
    });
  });

  it.each([
    ['locaton', '--explain: there is no field "locaton". Did you mean location?'],
    ['mapping.event.titel', '--explain: there is no field "mapping.event.titel". Did you mean title?'],
  ])('suggests a field for %j, and does not ask the portal', async (field, message) => {
    const { code, err, asked } = await check({ events: talks }, ['--explain', field]);
    expect([code, err, asked]).toEqual([2, `✗ ${message}\n`, 0]);
  });

  it('is not taken together with --event', async () => {
    const { code, err } = await check({ events: talks }, ['--explain', 'title', '--event', 'talk-1']);
    expect([code, err]).toEqual([2, '✗ Expected one of --event and --explain, found both.\n']);
  });
});

/** A survey of one event with a title that is so sure. */
function surveyWith(confidence: number): Survey {
  const rule = { rule: 'name', origin: 'detected', confidence, why: '' } as const;
  const whole = { ...rule, rule: 'auto', confidence: 0.9 } as const;
  const event = {
    title: 'Talk', start: '2031-05-01T08:00:00Z', end: null, allDay: false, status: 'confirmed', visibility: 'public',
  } as unknown as CalendarEvent; // biome-ignore format: a record
  const calendar = {
    calendar: { id: 'c1' },
    events: [event],
    records: [],
    waiting: new Set(),
    isRead: true,
    hasZone: true,
  };
  const rules = { calendars: {}, events: {}, details: {}, event: { title: rule }, allDayEnd: whole };
  const rest = { byCalendar: {}, own: {}, questions: [], problems: [], failure: null, failures: [] };
  return { calendars: [calendar], rules, ...rest } as unknown as Survey;
}

describe('the verdict', () => {
  const sure = { mapping: { event: { title: 'title', start: 'start', end: 'end', allDay: null, status: null } } };
  const last = (out: string) =>
    out
      .trimEnd()
      .split('\n')
      .filter((line) => !line.startsWith('  Next'));

  it('is that all is well where every core field is sure', async () => {
    const { out } = await check({ events: [talk(1), talk(2), talk(3)] }, [], { config: sure });
    expect(last(out).at(-1)).toBe('✓ Every event is published, or left out for a reason given above.');
  });

  it.each([
    ['names a core field that is uncertain', 0.52, /^Look before you publish: title is detected with 52 % only/u],
    ['names none that is nearly sure', 0.64, /^Every event is published/u],
  ])('%s', (_, confidence, message) => {
    const verdict = verdictOf(surveyWith(confidence), (command) => `npx kalends ${command}`);
    expect(verdict.message).toMatch(message);
    if (verdict.state === 'doubts') expect(verdict.message).toContain('npx kalends check --explain');
  });

  it.each([
    [
      'title',
      talks.map((one) => ({ ...one, start: '2031-05-01T10:00:00Z', end: null, title: 'Lecture' })),
      'title is the same in all events (Lecture)',
    ],
    [
      'status',
      [talk(1), talk(2), talk(3)].map((one) => ({ ...one, state: 'cancelled' })),
      'status is the same in all events (cancelled)',
    ],
  ])('names a %s that is the same in all events', async (_, events, words) => {
    const event = { ...sure.mapping.event, status: 'state' };
    const { out } = await check({ events }, [], { config: { mapping: { event } } });
    expect(last(out).at(-1)).toContain(words);
  });
});

it('the paths of the records are in --json, with the fields that read them', async () => {
  const { out } = await check({ events: talks }, ['--json'], { config: rules });
  const { paths } = JSON.parse(out);
  expect(paths).toContainEqual({
    path: 'room.name',
    filled: 3,
    records: 3,
    values: ['"Hall 1"', '"Hall 2"', '"Hall 3"'],
    fields: ['location'],
  });
  expect(paths).toContainEqual({ path: 'flag', filled: 3, records: 3, values: ['"x"'], fields: [] });
});
