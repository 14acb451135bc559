import { describe, expect, it } from 'vitest';
import { createMapping } from '../../src/mapping/mapping.ts';
import { calendarTables } from '../../src/mapping/record/calendar-tables.ts';
import { resolveReferences } from '../../src/mapping/record/response-context.ts';
import { mapRecords, plain } from './detection/map-records.ts';

const kinds = [
  { code: 'LCT', name: 'Lecture' },
  { code: 'WLK', name: 'Walk' },
];
const calendars = [
  { id: 'c1', name: 'Spring' },
  { id: 'c2', name: 'Autumn' },
];
const listed = (body: unknown) => (body as { readonly calendars?: readonly unknown[] }).calendars ?? [];

describe('tables beside the calendars', () => {
  it.each<[string, object, object | null]>([
    ['a list of things', { calendars, kinds }, { kinds }],
    [
      'labels by code',
      { calendars, kinds: { '1': 'Lecture', '2': 'Walk' } },
      { kinds: { '1': 'Lecture', '2': 'Walk' } },
    ],
    ['in a wrapper', { ok: true, calendars, tables: { kinds } }, { kinds }],
    ['none', { calendars, total: 2 }, null],
    ['too large', { calendars, kinds: kinds.map((one, n) => ({ ...one, note: `${n}`.repeat(20_000) })) }, null],
  ])('are found: %s', (_, body, tables) => {
    expect(calendarTables([body], listed)).toEqual(tables);
  });

  it('are the calendars themselves where each is that of who organizes', () => {
    const committees = [
      { code: 'KU', name: 'Constitution' },
      { code: 'MJU', name: 'Agriculture' },
    ];
    const all = (body: unknown) => Object.values(body as object).flat();
    expect(calendarTables([{ committees }], all)).toEqual({ committees });
    expect(calendarTables([{ calendars: committees }], all)).toBeNull();
    const numbered = committees.map((one, n) => ({ code: n + 1, name: one.name }));
    expect(calendarTables([{ committees: numbered }], all)).toBeNull();
  });

  it('are the calendars themselves where each is that of a place, which does not stand for another one', () => {
    const locations = [
      { id: 301, title: 'Salt market theatre' },
      { id: 305, title: 'Crane theatre' },
    ];
    const all = (body: unknown) => Object.values(body as object).flat();
    expect(calendarTables([{ locations }], all)).toEqual({ locations });
    expect(calendarTables([{ areas: locations }], all)).toBeNull();
    const namesOf = (more: (n: number) => object) =>
      mapRecords(plain(more), {}, {}, [{ locations }]).events.map(({ location }) => location?.name);
    const ids = (n: number) => (n % 2 ? 301 : 305);
    const titles = (n: number) => (n % 2 ? 'Salt market theatre' : 'Crane theatre');
    const numbers = [0, 1, 2, 3, 4, 5];
    expect(namesOf((n) => ({ play_locations: [ids(n)], location_title: '' }))).toEqual(numbers.map(titles));
    expect(namesOf((n) => ({ location_id: ids(n), venue: `Hall ${n % 3}` }))).toEqual(
      numbers.map((n) => `Hall ${n % 3}`),
    );
  });

  it('are looked up by the keys that name them, after those of the answer itself', () => {
    const tables = {
      kinds,
      halls: [
        { code: 'LCT', name: 'Lecture theatre' },
        { code: 'ATR', name: 'Atrium' },
      ],
    };
    const record = { no: 7, kind_code: 'LCT', hall_code: 'ATR', remark: 'WLK' };
    expect(resolveReferences(record, {}, tables)).toEqual({
      ...record,
      kind: { code: 'LCT', name: 'Lecture' },
      hall: { code: 'ATR', name: 'Atrium' },
    });
    const body = {
      items: [record],
      kinds: [
        { code: 'LCT', name: 'Talk' },
        { code: 'WLK', name: 'Stroll' },
      ],
    };
    expect(resolveReferences(record, body, tables)).toMatchObject({ kind: { name: 'Talk' }, hall: { name: 'Atrium' } });
  });

  const settings = { calendars: {}, events: {}, details: {}, event: {}, allDayEnd: 'auto' } as const;
  const mapping = createMapping(settings, { timeZone: 'UTC', language: 'en', linkBase: 'https://uni.example' });
  const records = ['Open day', 'Night of science', 'Harvest supper', 'A walk by the river'].map((title, n) => ({
    id: n,
    title,
    start: `2026-05-1${n}T18:30:00Z`,
    kind_code: n % 2 === 0 ? 'LCT' : 'WLK',
  }));
  const events = records.map((record) => ({ record, body: { items: records } }));

  it('are kept with the mapping while records name things of them, and renewed when they have changed', () => {
    const body = { calendars, kinds };
    const detected = mapping.detect({ calendars: [body], events, details: [] });
    expect(detected.tables).toEqual({ kinds });
    expect(mapping.withTables?.(detected, [structuredClone(body)])).toBe(detected);
    const renamed = kinds.map((one) => ({ ...one, name: `${one.name}s` }));
    expect(mapping.withTables?.(detected, [{ calendars, kinds: renamed }]).tables).toEqual({ kinds: renamed });
    // An answer without them says nothing, and neither does one without some of them.
    expect(mapping.withTables?.(detected, [{ calendars }])).toBe(detected);
    expect(mapping.withTables?.(detected, [{ calendars, halls: kinds }])).toBe(detected);
    const plain = events.map(({ record: { kind_code: _, ...record }, body: all }) => ({ record, body: all }));
    expect(mapping.detect({ calendars: [body], events: plain, details: [] }).tables).toBeUndefined();
  });

  it('stay where the answer with the calendars is no longer known', () => {
    expect(mapping.detect({ calendars: [], tables: { kinds }, events, details: [] }).settings.event.categories).toBe(
      'kind.name',
    );
  });
});
