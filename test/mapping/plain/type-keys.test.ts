import { describe, expect, it } from 'vitest';
import { withoutTypeKeys } from '../../../src/mapping/plain/type-keys.ts';
import { counts, ordinary } from './ordinary.ts';

describe('values under keys that name their types', () => {
  it('are those of unions', () => {
    const fair = {
      title: 'Fair',
      note: { string: 'Bring a chair' },
      seats: { int: 0 },
      at: { long: 1_792_252_800_000 },
      fee: { 'org.example.offers.Paid': { amount: { double: 4.5 } } },
      state: { 'org.example.State': 'PLANNED' },
      page: null,
    };
    expect(withoutTypeKeys([{ value: fair }])).toEqual([
      {
        value: {
          title: 'Fair',
          note: 'Bring a chair',
          seats: 0,
          at: 1_792_252_800_000,
          fee: { type: 'Paid', amount: 4.5 },
          state: 'PLANNED',
          page: null,
        },
      },
    ]);
  });

  it('are those of properties, with what is said of them beside', () => {
    const properties = {
      summary: { text: { $: 'Fair' } },
      categories: { text: [{ $: 'Garden' }, { $: 'Market' }] },
      dtstart: { parameters: { tzid: { text: { $: 'Europe/Oslo' } } }, 'date-time': { $: '2026-10-17T18:00:00' } },
      attendee: [
        { parameters: { cn: { text: { $: 'Ada' } } }, 'cal-address': { $: 'mailto:ada@town.example' } },
        { 'cal-address': { $: 'mailto:bo@town.example' } },
      ],
      geo: { latitude: { $: '59.9' }, longitude: { $: '10.7' } },
    };
    expect(withoutTypeKeys({ items: [{ properties }] })).toEqual({
      items: [
        {
          properties: {
            summary: 'Fair',
            categories: ['Garden', 'Market'],
            dtstart: { tzid: 'Europe/Oslo', value: '2026-10-17T18:00:00' },
            attendee: [{ cn: 'Ada', value: 'mailto:ada@town.example' }, 'mailto:bo@town.example'],
            geo: { latitude: '59.9', longitude: '10.7' },
          },
        },
      ],
    });
  });

  it.each<[string, unknown]>([
    ['an object with a text', { description: { text: 'A fair' }, title: 'Fair' }],
    ['a day and a time', { begin: { date: '2026-10-17', time: '18:00' }, end: { date: '2026-10-17', time: '19:00' } }],
    ['a word for a type that holds something else', { string: ['C', 'G', 'D'], int: { a: 1 } }],
    ['names with dots', { 'town.example.org': { title: 'Fair' }, 'Main.Hall': { seats: 5 } }],
  ])('are nothing else: %s', (_, body) => {
    expect(withoutTypeKeys(body)).toBe(body);
  });

  it('are read under each of their keys, however few a record has', () => {
    const whole = { uid: { text: 'a' }, dtstart: { 'date-time': '2026-10-17T18:00:00' }, summary: { text: 'Fair' } };
    expect(withoutTypeKeys([whole, { summary: { text: 'Ball' } }])).toEqual([
      { uid: 'a', dtstart: '2026-10-17T18:00:00', summary: 'Fair' },
      { summary: 'Ball' },
    ]);
  });

  it.each<[string, (n: number) => object]>([
    [
      'texts and days',
      (n) => ({
        title: { text: 'A' },
        start: { date: '2026-10-17' },
        ...(n % 2 ? { description: { text: 'B' } } : {}),
      }),
    ],
    [
      'texts, days and hours',
      () => ({
        title: { text: 'A' },
        lead: { text: 'B' },
        day: { date: '2026-10-17' },
        at: { time: '18:00' },
        length: { duration: 'PT2H' },
      }),
    ],
    ['variants of a course', (n) => ({ variant: n % 2 ? { long: 90 } : { long: 90, short: 45 } })],
    ['one variant', () => ({ variant: { long: 90 } })],
    ['the price of a room', () => ({ price: { double: 80 } })],
    [
      'files by their names',
      (n) => ({
        files: n % 2 ? { 'poster.PDF': { url: '/p' } } : { 'poster.PDF': { url: '/p' }, 'map.PDF': { url: '/m' } },
      }),
    ],
    [
      'settings by their names',
      (n) => ({ settings: n % 2 ? { 'page.Color': 'red' } : { 'page.Color': 'red', 'page.Font': 'Inter' } }),
    ],
  ])('are nothing in an ordinary answer: %s', (_, record) => {
    for (const count of counts) {
      const body = { items: ordinary(count, (n) => ({ id: n, url: `/${n}`, ...record(n) })) };
      expect(withoutTypeKeys(body)).toBe(body);
    }
  });
});
