import { afterEach, describe, expect, it } from 'vitest';
import type { RecordSource, Suggestion } from '../../../src/cli/map/workbench-api.ts';
import { openWorkbench, titlesOf, type Workbench } from './open-workbench.ts';

let workbench: Workbench;
afterEach(() => workbench?.close());

/** Keys that say nothing, as of a portal whose language nobody knows. */
const night = (n: number, more: object = {}) => ({
  k0: `n-${n}`,
  k1: `Night ${n}`,
  k2: `2031-05-0${n}`,
  k3: n === 3 ? '' : `19:4${n}`,
  k4: `20:3${n}`,
  k5: n % 2 === 0 ? 'Hall' : 'Foyer',
  k6: `Band ${n}`,
  k7: `Guest ${n}, DJ ${n}`,
  k8: `1${n},50`,
  k9: `2${n},00`,
  k10: '€',
  k11: n === 2 ? 'N' : 'Y',
  ...more,
});
const nights = [1, 2, 3, 4, 5].map((n) => night(n));
const settings = { mapping: { event: { id: 'k0', title: 'k1' } } };
const open = async (mapping: object = {}, portal: Parameters<typeof openWorkbench>[0] = {}) => {
  const event = { ...settings.mapping.event, ...mapping };
  workbench = await openWorkbench({ portal: { events: nights }, settings: { mapping: { event } }, ...portal });
};

interface Asked {
  readonly in?: RecordSource['in'];
  readonly name?: string;
  readonly chosen?: string;
  readonly rule?: unknown;
  readonly record?: number;
}
const suggest = (path: RecordSource['path'], { in: root = 'listed', record = 0, ...more }: Asked = {}) =>
  workbench.post('suggest', { calendar: 'c1', record, source: { in: root, path }, ...more });
const named = (all: readonly Suggestion[], name: string, way?: string) =>
  all.filter((one) => one.name === name && one.way === way).map(({ rule }) => rule);

describe('a day and an hour in two keys', () => {
  const pair = (day: string, hour: string) => `${day} && {date: ${day}, time: ${hour}}`;

  it('are proposed together, whichever of them is pointed at, and a missing hour leaves the whole day', async () => {
    await open();
    const byDay = await suggest(['k2']);
    expect(named(byDay, 'start', 'dateAndHour')).toEqual([pair('k2', 'k3'), pair('k2', 'k4')]);
    expect(byDay[0]).toMatchObject({ name: 'start', fits: true, examples: [expect.stringContaining('19:41'), expect.stringContaining('19:42'), '2031-05-03'] }); // biome-ignore format: one list
    const byHour = await suggest(['k4']);
    expect(byHour[0]).toMatchObject({ name: 'start', rule: pair('k2', 'k4'), way: 'dateAndHour', fits: true });
    expect(byHour.map(({ name, way }) => `${name} ${way}`)).not.toContain('start undefined');
    const { calendars } = await workbench.change({
      path: ['mapping', 'event', 'start'],
      value: byHour[0]?.rule,
    });
    expect(calendars[0]?.rows[0]?.start).toBe('2031-05-01T20:31');
  });

  it('complete the rule that is being written, and an hour takes the place of another', async () => {
    await open();
    const asked = async (path: string, rule: unknown) =>
      named(await suggest([path], { name: 'start', rule }), 'start', 'dateAndHour')[0];
    expect(await asked('k4', 'k2')).toBe(pair('k2', 'k4'));
    expect(await asked('k2', 'k4')).toBe(pair('k2', 'k4'));
    expect(await asked('k4', pair('k2', 'k3'))).toBe(pair('k2', 'k4'));
    expect(await asked('k4', { path: 'k2', timeZone: 'UTC' })).toEqual({ path: pair('k2', 'k4'), timeZone: 'UTC' });
  });

  it('are not made of a number beside a day', async () => {
    const events = nights.map((one, n) => ({ ...one, k3: String(n + 1), k4: n + 100 }));
    await open({}, { portal: { events } });
    expect(named(await suggest(['k2']), 'start', 'dateAndHour')).toEqual([]);
  });

  it('in a session begin at the session', async () => {
    const events = nights.map(({ k2, k3, ...one }) => ({ ...one, slots: [{ d: k2, h: k3 || '18:00' }, { d: '2031-07-01', h: '12:15' }] })); // biome-ignore format: one record
    await open({ sessions: 'slots' }, { portal: { events } });
    expect(named(await suggest(['slots', 0, 'h']), 'start', 'dateAndHour')).toEqual([pair('d', 'h')]);
  });
});

describe('a value of a session', () => {
  it('that is wrapped in the list belongs to each session', async () => {
    const events = nights.map(({ k2, ...one }) => ({ ...one, slots: [{ slot: { from: `${k2} 18:00` } }, { slot: { from: '2031-07-01 12:15' } }] })); // biome-ignore format: one record
    await open({ sessions: 'slots[*].slot' }, { portal: { events } });
    const [first] = await suggest(['slots', 1, 'slot', 'from'], { chosen: 'start' });
    expect(first).toMatchObject({ name: 'start', rule: 'from', fits: true });
    expect(first).not.toHaveProperty('with');
  });
});

describe('a value beside the one that a field has', () => {
  it('takes the place of a rule that finds nothing', async () => {
    await open({ location: 'nowhere' });
    const found = await suggest(['k5'], { chosen: 'location' });
    expect(found[0]).toMatchObject({ name: 'location', rule: 'k5', fits: true });
    expect(JSON.stringify(found)).not.toContain('nowhere');
  });

  it('is not told from others by an address', async () => {
    const events = nights.map(({ k0, k5, ...one }) => ({ ...one, k0, halls: [{ link: 'https://a.example/1', n: k5 }, { link: 'https://a.example/2', n: 'Yard' }] })); // biome-ignore format: one record
    await open({}, { portal: { events } });
    const found = await suggest(['halls', 1, 'n'], { name: 'location' });
    expect(found.length).toBeGreaterThan(0);
    expect(JSON.stringify(found)).not.toContain('https:');
  });

  it('is added to a text, a list, or a price with its currency', async () => {
    await open({ location: 'k5', address: null, performers: 'k6', price: 'k8' });
    const together = async (path: string, chosen: string) => {
      const found = await suggest([path], { chosen });
      return found.find(({ way }) => way === 'together');
    };
    expect(await together('k6', 'location')).toMatchObject({ rule: "join(', ', [k5, k6][?@].to_string(@))" });
    expect((await together('k7', 'performers'))?.examples[0]).toBe('Band 1; Guest 1; DJ 1');
    expect(await together('k9', 'price')).toMatchObject({ rule: '{prices: [k8, k9]}' });
    const price = await together('k10', 'price');
    expect(price).toMatchObject({ rule: '{price: k8, currency: k10}', examples: [expect.stringContaining('EUR'), expect.anything(), expect.anything()] }); // biome-ignore format: one list
    await workbench.change({ path: ['mapping', 'event', 'price'], value: price?.rule });
    expect(await together('k9', 'price')).toMatchObject({ rule: '{prices: [k8, k9], currency: k10}' });
  });

  it('is not added to the place where it is the address', async () => {
    await open({ location: 'k5', address: 'k6' });
    const found = await suggest(['k6'], { chosen: 'location' });
    expect(named(found, 'location', 'together')).toEqual([]);
    expect(named(await suggest(['k7'], { chosen: 'location' }), 'location', 'together')).toHaveLength(1);
  });

  it('counts where the rule gives nothing, and is not added twice', async () => {
    await open({ location: 'k5' });
    expect(named(await suggest(['k6'], { chosen: 'location' }), 'location', 'fallback')).toEqual([['k5', 'k6']]);
    const own = await suggest(['k5'], { chosen: 'location' });
    expect(own.filter(({ way }) => way !== undefined)).toEqual([]);
  });

  it('that stands beside the list is the same for all events', async () => {
    const list = (_: unknown, records: readonly unknown[]) => ({ body: { rows: records, house: { name: 'Depot', street: 'Quay 8' } } }); // biome-ignore format: one answer
    await open({ location: 'k5' }, { portal: { events: nights, list } });
    const view = await workbench.post('record', { calendar: 'c1', record: 0 });
    expect(view.answer).toMatchObject({ house: { name: 'Depot' }, rows: [{}, {}, {}] });
    const house = await suggest(['house'], { in: 'answer', chosen: 'location' });
    expect(house[0]).toMatchObject({
      name: 'location',
      way: 'together',
      rule: "join(', ', [k5, 'Depot', 'Quay 8'][?@].to_string(@))",
    });
    expect(named(house, 'organizer', 'fixed')).toEqual([{ default: 'Depot, Quay 8' }]);
  });
});

it('makes a table of codes that say who may see an event', async () => {
  await open();
  const found = await suggest(['k11'], { name: 'visibility' });
  expect(found[0]).toMatchObject({ rule: { path: 'k11', values: { Y: 'public', N: 'private' } }, fits: true });
});

describe('the object that is the event', () => {
  const wrapped = (id: string) => ({
    meta: [{ code: 0 }],
    blocks: [{ a: 1 }, { rows: [{ k0: id, k20: `About ${id}` }] }],
  });

  it('in the details is proposed as their event, and what is in it can be used then', async () => {
    await open({}, { portal: { events: nights, details: (_, id) => wrapped(id) } });
    const path = ['blocks', 1, 'rows', 0];
    const [place] = await suggest(path, { in: 'details' });
    expect(place).toMatchObject({ part: 'details', name: 'item', rule: 'blocks[1].rows[0]', fits: true });
    expect(place?.examples).toEqual(['n-1 · About n-1', 'n-2 · About n-2', 'n-3 · About n-3']);
    await workbench.change({ path: ['mapping', 'details', 'item'], value: place?.rule });
    const inside = await suggest([...path, 'k20'], { in: 'details', name: 'description' });
    expect(inside[0]).toMatchObject({ rule: 'k20', fits: true, examples: ['About n-1', 'About n-2', 'About n-3'] });
    expect(await suggest(path, { in: 'details', name: 'item' })).not.toContainEqual(expect.objectContaining({ rule: place?.rule })); // biome-ignore format: one line
  });

  it('in a wrapped record unwraps all records of the list', async () => {
    const events = nights.map((source, n) => ({ _id: `w${n}`, _type: 'doc', _source: source }));
    await open({ id: '_id', title: '_source.k1' }, { portal: { events } });
    const [first] = await suggest(['_source']);
    expect(first).toMatchObject({ part: 'events', name: 'items', rule: 'items[*]._source', fits: true });
    expect(first?.examples[0]).toBe('n-1 · Night 1 · 2031-05-01');
    const state = await workbench.change(
      { path: ['mapping', 'events', 'items'], value: first?.rule },
      { path: ['mapping', 'event'], value: settings.mapping.event },
    );
    expect(titlesOf(state)?.[0]).toBe('Night 1');
  });

  it('in an answer whose list was overlooked names the list', async () => {
    const list = (_: unknown, records: readonly unknown[]) => ({ body: { notes: [], deep: { hits: records.map((one) => ({ rank: 1, of: 2, doc: one })) } } }); // biome-ignore format: one answer
    const wrong = { mapping: { ...settings.mapping, events: { items: 'notes' } } };
    await open({}, { portal: { events: nights, list }, settings: wrong });
    const state = await workbench.post('state');
    expect(state.calendars[0]?.rows).toEqual([]);
    const { answer } = await workbench.post('answer', { calendar: 'c1' });
    expect(answer).toMatchObject({ deep: { hits: [{}, {}, {}] } });
    const found = await suggest(['deep', 'hits', 0, 'doc', 'k1'], { in: 'answer' });
    expect(found.map(({ rule }) => rule)).toEqual(['deep.hits[*].doc', 'deep.hits[*]']);
    expect((await suggest(['deep', 'hits'], { in: 'answer' }))[0]).toMatchObject({ rule: 'deep.hits[*]', fits: true });
    const right = await workbench.change({ path: ['mapping', 'events', 'items'], value: found[0]?.rule });
    expect(titlesOf(right)?.[0]).toBe('Night 1');
  });
});

it('a list that is named beside a filter keeps what the filter finds', async () => {
  const lists: Record<string, object> = {
    c1: { mixed: [{ note: 'x' }, ...nights] },
    c2: { sheets: [night(7), night(8)] },
  };
  workbench = await openWorkbench({
    portal: {
      calendars: [
        { id: 'c1', name: 'One' },
        { id: 'c2', name: 'Two' },
      ],
      details: () => undefined,
      handle: ({ operation, calendarId }) =>
        operation === 'events' ? { body: lists[calendarId ?? ''] ?? {} } : undefined,
    },
    settings: { mapping: { events: { items: 'mixed[?k0]' }, event: settings.mapping.event } },
  });
  const asked = { calendar: 'c2', record: 0, source: { in: 'answer' as const, path: ['sheets'] } };
  const [first] = await workbench.post('suggest', asked);
  expect(first).toMatchObject({ name: 'items', way: 'fallback', rule: 'mixed[?k0] || sheets[*]' });
  const { calendars } = await workbench.change({ path: ['mapping', 'events', 'items'], value: first?.rule });
  expect(calendars.map(({ rows }) => rows.length)).toEqual([5, 2]);
});
