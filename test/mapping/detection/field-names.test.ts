import { describe, expect, it } from 'vitest';
import { createMapping } from '../../../src/mapping/mapping.ts';
import { fieldNames, namesWithoutFirstWord, namesWithoutPrefix } from '../../../src/mapping/structure/field-names.ts';
import { mapRecords, plain, titles } from './map-records.ts';

const names = { custom_101: 'Begins', custom_102: 'Last day', custom_103: 'Topic', custom_104: 'Fee EUR' };

describe('fields whose keys say nothing', () => {
  it.each<[string, unknown]>([
    ['a map of names', { names, total: 2 }],
    [
      'a map of objects',
      { meta: { names: Object.fromEntries(Object.entries(names).map(([key, label]) => [key, { label }])) } },
    ],
    ['a list', { fields: Object.entries(names).map(([id, name]) => ({ id, name, type: 'text' })) }],
  ])('are called as the answer says: %s', (_, body) => {
    expect(Object.fromEntries(fieldNames([body]))).toEqual(names);
  });

  it.each<[string, unknown]>([
    ['few', { names: { custom_101: 'Begins', custom_102: 'Ends' } }],
    ['keys that say something', { names: { start1: 'Begins', start2: 'Topic', end2: 'Place' } }],
    ['names that say nothing', { halls: { h_1: 'Rose', h_2: 'Lily', h_3: 'Oak' } }],
  ])('have no such names: %s', (_, body) => {
    expect(fieldNames([body]).size).toBe(0);
  });

  it('are mapped by what they are called, and read under their keys', () => {
    const records = titles.map((summary, n) => ({
      id: String(310 + n),
      fields: {
        summary,
        custom_101: `2026-05-${11 + n}`,
        custom_102: `2026-05-${12 + n}`,
        custom_103: [{ id: `${n}`, value: n % 2 === 0 ? 'Music' : 'Outdoors' }],
        custom_104: n * 10,
        custom_105: { id: '1', value: 'Medium' },
      },
    }));
    const body = { names: { ...names, custom_105: 'Priority' }, issues: records };
    const mapping = createMapping(
      { calendars: {}, events: {}, details: {}, event: {}, allDayEnd: 'auto' },
      { timeZone: 'Europe/Vienna', language: 'en', linkBase: 'https://town.example' },
    );
    const listed = mapping.eventItems(body).map((record) => ({ record, body }));
    const detected = mapping.detect({ calendars: [], events: listed, details: [] });
    expect(detected.inForce.event.start?.rule).toBe('fields.custom_101');
    const calendar = { id: '1', title: null, description: null, timeZone: null, url: null };
    const [event] = mapping.mapper(detected).events(calendar, listed[2] as (typeof listed)[0], null).events;
    expect(event).toMatchObject({
      start: '2026-05-13',
      end: '2026-05-15',
      categories: ['Music'],
      price: { from: 20, to: 20, currency: 'EUR' },
    });
  });
});

describe('short names with the letters of their file', () => {
  const filed = (n: number) => ({
    CLNO: 70 + n,
    CLDESC: titles[n],
    CLDTFR: 20260511 + n,
    CLTMFR: n === 4 ? 0 : 93000 + n * 10000,
    CLDTTO: 20260511 + n,
    CLTMTO: n === 4 ? 0 : 110000 + n * 10000,
    CLADR: `Mill Lane ${n + 2}`,
    CLFEE: n * 5,
    UPDDT: 20260402,
    UPDTM: 81507 + n * 10000,
  });

  it('say what they say without these', () => {
    const { events } = mapRecords(titles.map((_, n) => filed(n)));
    expect(events[0]).toMatchObject({
      title: 'Harvest supper',
      start: '2026-05-11T07:30:00Z',
      end: '2026-05-11T09:00:00Z',
      location: { name: 'Mill Lane 2' },
      updated: '2026-04-02T06:15:07Z',
    });
    expect(events[1]).toMatchObject({ start: '2026-05-12T08:30:00Z', price: { from: 5, to: 5 } });
    expect(events[4]).toMatchObject({ start: '2026-05-15', allDay: true });
  });

  it('say it in other languages, too', () => {
    const records = titles.map((title, n) => ({
      AGNUM: 70 + n,
      AGTIT: title.toUpperCase(),
      AGFINI: 20260511 + n,
      AGHINI: 180000 + (n % 2) * 3000,
      AGFFIN: n === 2 ? 0 : 20260511 + n,
      AGHFIN: n === 2 ? 0 : 200000,
      AGLUG: n % 2 === 0 ? 'SALON DE ACTOS' : 'CASA DEL MAR',
      AGOBS: n % 2 === 0 ? 'TRAER ROPA DE AGUA.' : ' ',
      AGFMOD: 20260402,
      AGHMOD: 81507 + n * 10000,
    }));
    const { events } = mapRecords(records, { language: 'es', timeZone: 'Europe/Madrid' });
    expect(events[1]).toMatchObject({ start: '2026-05-12T16:30:00Z', end: '2026-05-12T18:00:00Z' });
    expect(events[2]).toMatchObject({ start: '2026-05-13T16:00:00Z', end: null, updated: '2026-04-02T08:15:07Z' });
  });

  it('keep them where a name says something with them', () => {
    expect(
      namesWithoutPrefix({ place: 1, placename: 2, plantitle: 3, plandate: 4, planner: 5, plain: 6, plural: 7 }).size,
    ).toBe(0);
  });
});

describe('names that all begin with one word', () => {
  it('say what they say without it', () => {
    const { detected } = mapRecords(
      titles.map((title, n) => ({
        evt_kind: 'Event',
        evt_uid: `0a1b-${310 + n}@town.example`,
        evt_id: `ev${310 + n}`,
        evt_Title: title,
        evt_Start: `2026-05-${11 + n}T18:30:00`,
        evt_Location: 'Hall',
      })),
    );
    expect(detected.inForce.event).toMatchObject({ id: { rule: 'evt_id' }, title: { rule: 'evt_Title' } });
  });

  it.each([
    [['EventId', 'EventTitle', 'EventStart', 'EventEnd', 'EventCity', 'EventUrl'], 'Id Title Start End City Url'],
    [['id', 'evt_title', 'evt_start', 'evt_end', 'evt_city', 'evt_url'], ''],
    [['event', 'event_title', 'event_start', 'event_end', 'event_city', 'event_url'], ''],
    [['2026-05-11', '2026-05-12', '2026-05-13', '2026-05-14', '2026-05-15', '2026-05-16'], ''],
    [['place', 'places', 'placed', 'placement', 'placeholder', 'placename'], ''],
  ])('of %s: %s', (keys, rests) => {
    const record = Object.fromEntries(keys.map((key) => [key, 1]));
    expect([...namesWithoutFirstWord(record).values()].join(' ')).toBe(rests);
  });
});

it.each([
  ['hours and minutes', [1830, 1915, 2000]],
  ['with seconds', [183000, 191500, 200000]],
])('hours stand as numbers behind days as numbers, though nobody knows their keys: %s', (_, clocks) => {
  const { events } = mapRecords(
    titles.map((title, n) => ({ id: n + 3, title, vxqini: 20260511 + n, vyrini: clocks[n % 3], zonk: 4000 + n })),
  );
  expect(events[0]?.start).toBe('2026-05-11T16:30:00Z');
  expect(events[1]?.start).toBe('2026-05-12T17:15:00Z');
});

it('the day that spreadsheets count from stands for no end', () => {
  const { events } = mapRecords(
    titles.map((title, n) => ({ id: n + 3, title, start: 46_153.75 + n, end: n === 2 ? 0 : 46_153.875 + n })),
  );
  expect(events[0]).toMatchObject({ start: '2026-05-11T16:00:00Z', end: '2026-05-11T19:00:00Z' });
  expect(events[2]).toMatchObject({ start: '2026-05-13T16:00:00Z', end: null });
});

it('an amount of the price counts no places, whatever its key says', () => {
  const fees = [1000, null, 500, 0];
  const { events } = mapRecords(
    fees.map((fee, n) => ({
      ref: `S-08${n}1`,
      umutwz: titles[n],
      date: `2026-05-${11 + n}`,
      qoru_makz: fee,
      qoru_menshi: fee === null ? null : fee * 4,
      currency: 'RWF',
    })),
  );
  expect(events[3]).toMatchObject({ price: { free: true } });
  expect(events.map(({ soldOut }) => soldOut ?? false)).not.toContain(true);
});

it('two amounts of the price are no places taken and places that there are', () => {
  const prices = [['40', '60'], ['50', '120'], [], [], ['10', '18'], [], ['45', '45'], [], []]; // biome-ignore format: a list
  const { events } = mapRecords(
    prices.map(([startTicket, endTicket], n) => ({
      id: 50_211 + n,
      name: `Evening ${n + 1} with the choir`,
      startDate: `2026-05-${11 + n}T18:30:00`,
      endDate: `2026-05-${11 + n}T20:00:00`,
      tickets: startTicket === undefined ? { type: 'free' } : { type: 'tickets', startTicket, endTicket },
    })),
  );
  expect(events.map(({ soldOut }) => soldOut ?? false)).toEqual(events.map(() => false));
  expect(events[1]?.price).toMatchObject({ from: 50, to: 120 });
});

it('what is attached is the picture where nothing but pictures are', () => {
  const attached = (ending: (n: number) => string) =>
    mapRecords(
      plain((n) => ({ attachments: n === 3 ? [] : [{ fileName: `https://town.example/files/${n}.${ending(n)}` }] })),
    ).events.map(({ image }) => image);
  expect(attached(() => 'jpg')[1]).toBe('https://town.example/files/1.jpg');
  expect(attached((n) => (n === 2 ? 'pdf' : 'jpg'))[1]).toBeNull();
});
