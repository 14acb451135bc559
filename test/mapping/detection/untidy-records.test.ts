import { describe, expect, it } from 'vitest';
import { createMapping } from '../../../src/mapping/mapping.ts';
import { mapRecords, plain, titles } from './map-records.ts';

const starts = titles.map((_, n) => `2026-05-${11 + n}T16:30:00Z`);
const rows: readonly Readonly<Record<string, unknown>>[] = titles.map((title, n) => ({
  ref: `NB-${n}`,
  title,
  start: `2026-05-${11 + n}T18:30:00`,
  end: `2026-05-${11 + n}T20:00:00`,
  venue: n % 2 === 0 ? 'Great Hall' : 'Old Chapel',
}));
const [first] = rows;
const read = (records: readonly unknown[]) =>
  mapRecords(records as readonly object[]).events.map(({ id, title, start, location }) => [
    id,
    title,
    start,
    location?.name,
  ]);
const truth = titles.map((title, n) => [`NB-${n}`, title, starts[n], rows[n]?.venue]);

describe('records as exports leave them', () => {
  it('are read beside empty ones, and beside one that is there twice', () => {
    expect(read([...rows, {}, null])).toEqual(truth);
    expect(new Set(read([...rows, { ...first }]).map((one) => JSON.stringify(one))).size).toBe(titles.length);
    expect(read([...rows, { ...first }]).slice(0, -1)).toEqual(truth);
  });

  it('are read below a row with the names of the columns', () => {
    const names = { ref: 'Ref', title: 'Title', start: 'Start', end: 'End', venue: 'Venue' };
    expect(read([names, ...rows]).filter(([, , start]) => start !== null)).toEqual(truth);
  });

  it('are read with blanks around their values', () => {
    const blank = (value: unknown, n: number) =>
      typeof value === 'string' ? [` ${value}`, `${value}\n`, value][n % 3] : value;
    const untidy = rows.map((row, at) =>
      Object.fromEntries(Object.entries(row).map(([key, value], n) => [key, blank(value, at + n)])),
    );
    expect(read(untidy)).toEqual(truth);
  });

  it('are read where one value is in a list or an object, and the others are not', () => {
    const odd = rows.map((row, n) => {
      if (n === 1) return { ...row, ref: [row.ref], start: [row.start], venue: { value: row.venue } };
      return n === 4 ? { ...row, title: [row.title] } : row;
    });
    expect(read(odd)).toEqual(truth);
  });

  it('name what a directory lists with blanks around the codes', () => {
    const halls = [
      { code: 'GH ', name: 'Great Hall' },
      { code: 'CH', name: 'Chapel' },
    ];
    const body = { events: plain((n) => ({ hall_code: n % 2 === 0 ? 'GH' : ' CH' })), halls };
    const mapping = createMapping(
      { calendars: {}, events: {}, details: {}, event: {}, allDayEnd: 'auto' },
      { timeZone: 'Europe/Warsaw', language: 'en', linkBase: 'https://town.example' },
    );
    const listed = body.events.map((record) => ({ record, body }));
    const mapper = mapping.mapper(mapping.detect({ calendars: [], events: listed, details: [] }));
    const calendar = { id: '1', title: null, description: null, timeZone: null, url: null };
    const events = listed.flatMap((one) => mapper.events(calendar, one, null).events);
    expect(events.map(({ location }) => location?.name?.replace(/^.., /, ''))).toEqual(
      titles.map((_, n) => (n % 2 === 0 ? 'Great Hall' : 'Chapel')),
    );
  });
});

it('reads texts of which each letter is a character reference', () => {
  const coded = (text: string) => text.replace(/[^ -~]/gu, (letter) => `&#${letter.codePointAt(0)};`);
  const names = ['День відкритих дверей', 'Школа для батьків', 'Профілактика діабету', 'Зустріч донорів', 'Лекція для лікарів', 'Вечір у парку']; // biome-ignore format: a list
  const records = names.map((name, n) => ({
    no: 63 + n,
    kind: coded(n % 2 === 0 ? 'Кардіологія' : 'Педіатрія'),
    head: coded(name),
    when: `2026-10-1${n}T18:00:00`,
    venue: coded(`Поліклініка № ${n + 1}`),
  }));
  const { events } = mapRecords(records);
  expect(events.map(({ title, categories }) => [title, categories])).toEqual(
    names.map((name, n) => [name, [n % 2 === 0 ? 'Кардіологія' : 'Педіатрія']]),
  );
});
