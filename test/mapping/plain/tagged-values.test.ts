import { describe, expect, it } from 'vitest';
import { withoutTags } from '../../../src/mapping/plain/tagged-values.ts';
import { mapRecords, titles } from '../detection/map-records.ts';
import { counts, ordinary } from './ordinary.ts';

describe('values with a tag of their type', () => {
  it.each<[string, unknown, unknown]>([
    [
      'a sign and a letter',
      {
        at: '~t2026-10-03T07:00:00Z',
        page: '~rhttps://club.example/7',
        fee: '~f38',
        state: '~:confirmed',
        said: '~~ 5',
      },
      { at: '2026-10-03T07:00:00Z', page: 'https://club.example/7', fee: '38', state: 'confirmed', said: '~ 5' },
    ],
    [
      'objects of one key',
      { '~:day': { '~#time/date': '2026-10-03' }, '~:kinds': { '~#set': ['~:talk'] } },
      { '~:day': '2026-10-03', '~:kinds': ['talk'] },
    ],
    [
      'words for types',
      { at: 'date:2026-10-03', title: 'str:Open: all day', free: 'bool:true' },
      { at: '2026-10-03', title: 'Open: all day', free: 'true' },
    ],
    [
      'words behind a sign',
      { at: '#inst "2026-10-03T07:00:00Z"', key: '#uuid "47c9b2f0-c1cd-4207-bd07-00e17483f33d"' },
      { at: '2026-10-03T07:00:00Z', key: '47c9b2f0-c1cd-4207-bd07-00e17483f33d' },
    ],
  ])('are read without it: %s', (_, tagged, values) => {
    expect(withoutTags({ events: [tagged] })).toEqual({ events: [values] });
  });

  it.each<[string, unknown]>([
    ['texts that begin so', { note: '~t is for tea', time: 'time:out', title: 'Date: the musical' }],
    ['one tag alone', { at: 'date:2026-10-03', title: 'Open day' }],
    ['addresses', { page: 'https://club.example/7', mail: 'mailto:club@club.example', id: 'urn:uuid:7' }],
    ['few among many texts', { at: 'date:2026-10-03', no: 'id:7f3e1a9c04d25b68', a: 'A', b: 'B', c: 'C', d: 'D' }],
  ])('are the same where they have none: %s', (_, value) => {
    expect(withoutTags(value)).toBe(value);
  });

  it('tell when an event is, its page, its kinds and its price', () => {
    const records = titles.map((title, n) => ({
      '~:event/id': 310 + n,
      '~:event/title': title,
      '~:event/first-day': { '~#time/date': `2026-05-${11 + n}` },
      '~:event/page': `~rhttps://town.example/events/${310 + n}`,
      '~:event/kinds': { '~#set': [{ '~:kind/name': n % 2 === 0 ? 'Music' : 'Outdoors' }] },
      '~:event/price': { '~:price/amount': '~f12.5', '~:price/currency': '~:PLN' },
    }));
    expect(mapRecords(records).events[0]).toMatchObject({
      start: '2026-05-11',
      url: 'https://town.example/events/310',
      categories: ['Music'],
      price: { from: 12.5, to: 12.5, currency: 'PLN' },
    });
  });

  it.each<[string, (n: number) => object]>([
    ['parts of addresses', (n) => ({ slug: '%e9', path: '%a0', title: `Walk ${n}` })],
    [
      'about how many, and what is urgent',
      (n) => ({ title: `Walk ${n}`, place: 'Mill', seats: '~n12', note: '!a1', fee: '~f5' }),
    ],
    ['keys for an order', (n) => ({ title: `Walk ${n}`, order: '-date', '!id': n, '~s': '!b1', next: '!d2026-10-03' })],
  ])('are none in an ordinary answer: %s', (_, record) => {
    for (const count of counts) {
      const body = { items: ordinary(count, record) };
      expect(withoutTags(body)).toBe(body);
    }
  });
});
