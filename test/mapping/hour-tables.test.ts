import { describe, expect, it } from 'vitest';
import { createMapping } from '../../src/mapping/mapping.ts';
import { resolveReferences } from '../../src/mapping/record/response-context.ts';
import { titles } from './detection/map-records.ts';

const settings = { calendars: {}, events: {}, details: {}, event: {}, allDayEnd: 'auto' } as const;
const calendar = { id: '1', title: null, description: null, timeZone: null, url: null };
const numbers = [3, 1, 5, 2, 4, 1];
const bells = ['8:00', '8:55', '9:50', '10:50', '11:45', '12:45'];
const closings = ['8:45', '9:40', '10:35', '11:35', '12:30', '13:30'];
const rows = bells.map((from, n) => ({ no: n + 1, from, to: closings[n] as string }));

/** When six events take place, with what stands beside them and beside the calendars. */
function times(own: (first: number, last: number) => object, beside: object, besideCalendars: object = {}) {
  const mapping = createMapping(settings, { timeZone: 'UTC', language: 'en', linkBase: 'https://uni.example' });
  const records = titles.map((title, n) => {
    const first = numbers[n] as number;
    return { id: 310 + n, title, date: `2026-10-1${n}`, ...own(first, n % 2 === 0 ? first : first + 1) };
  });
  const body = { items: records, ...beside };
  const events = records.map((record) => ({ record, body }));
  const calendars = [{ calendars: [{ id: '1', name: 'Programme' }], ...besideCalendars }];
  const mapper = mapping.mapper(mapping.detect({ calendars, events, details: [] }));
  return events.flatMap((one) => mapper.events(calendar, one, null).events.map(({ start, end }) => `${start} ${end}`));
}
const whole = (time = '') => time.padStart(5, '0');
const expected = numbers.map((first, n) => {
  const [from, to] = [bells[first - 1], closings[n % 2 === 0 ? first - 1 : first]];
  return `2026-10-1${n}T${whole(from)}:00Z 2026-10-1${n}T${whole(to)}:00Z`;
});

describe('a table of the hours of lessons', () => {
  it.each<[string, (first: number, last: number) => object, object]>([
    ['from one to another', (a, b) => ({ lekcja_od: a, lekcja_do: b }), { dzwonki: rows.map(({ no, ...hours }) => ({ lekcja: no, ...hours })) }],
    ['in a word for hours', (a, b) => ({ stunde_von: a, stunde_bis: b }), { stundenraster: rows.map(({ no, from, to }) => ({ stunde: no, beginn: from, ende: to })) }],
    ['in one text', (a, b) => ({ lesson: a === b ? `${a}` : `${a}-${b}` }), { bells: rows }],
    ['as a list', (a, b) => ({ periods: a === b ? [a] : [a, b] }), { meta: { bells: rows } }],
    ['in an object', (a, b) => ({ when: { hodina_od: a, hodina_do: b } }), { zvoneni: rows }],
    ['from one to another in an object', (a, b) => ({ lekcja: { od: a, do: b } }), { dzwonki: rows.map(({ no, ...hours }) => ({ lekcja: no, ...hours })) }],
    ['by number, from and to', (a, b) => ({ slot_from: `${a}`, slot_to: `${b}` }), { slots: Object.fromEntries(rows.map(({ no, from, to }) => [no, { from, to }])) }],
    ['by number, as texts', (a, b) => ({ lessonStart: a, lessonEnd: b }), { times: Object.fromEntries(rows.map(({ no, from, to }) => [no, `${from} - ${to}`])) }],
    ['by number, as lists', (a, b) => ({ lessonStart: a, lessonEnd: b }), { times: Object.fromEntries(rows.map(({ no, from, to }) => [no, [from, to]])) }],
    ['with names and seconds', (a, b) => ({ period_from: a, period_to: b }), { list: rows.map(({ no, from, to }) => ({ id: no, name: `Period ${no}`, from: `${whole(from)}:00`, to: `${whole(to)}:00` })) }],
    ['by letters', (a, b) => ({ block_from: 'ABCDEF'[a - 1], block_to: 'ABCDEF'[b - 1] }), { blocks: rows.map(({ no, from, to }) => ({ code: 'ABCDEF'[no - 1], from, to })) }],
  ])('tells when an event is whose lessons stand %s', (_, own, beside) => {
    expect(times(own, beside)).toEqual(expected);
  }); // biome-ignore format: a table

  it('may stand beside the calendars', () => {
    expect(times((a, b) => ({ lesson_from: a, lesson_to: b }), {}, { bells: rows })).toEqual(expected);
  });

  it.each<[string, object, object]>([
    ['other numbers', { capacity: 3, lessons_count: 2 }, { bells: rows }],
    ['numbers it does not have', { lesson: 9 }, { bells: rows }],
    ['numbers beside the hours of a house', { slot: 2 }, { open: [1, 2, 3].map((no) => ({ no, from: '9:00', to: `1${no}:00` })) }],
    ['numbers beside two such tables', { lesson: 2 }, { bells: rows, short: rows.map(({ no, to }) => ({ no, from: to })) }],
  ])('leaves alone %s', (_, own, beside) => {
    const record = { id: 1, date: '2026-10-10', ...own };
    expect(resolveReferences(record, { items: [record], ...beside })).toBe(record);
  }); // biome-ignore format: a table
});
