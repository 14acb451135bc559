import { describe, expect, it } from 'vitest';
import { withoutUnions } from '../../../src/mapping/plain/wraps/tagged-unions.ts';
import { plainBodyBy } from '../../../src/mapping/plain-body.ts';
import { counts, ordinary } from './ordinary.ts';

/** A value as sum types have it, under keys of no program. */
const one = (art: string, ...werte: readonly unknown[]) => (werte.length === 0 ? { art } : { art, werte });

describe('values of sum types', () => {
  it('are what their cases hold', () => {
    const more = [9, 10, 11].map((id) => ({ id: one('EventId', id), price: one('Free') }));
    const body = one('Ok', {
      items: [
        {
          id: one('EventId', 7),
          when: one('Range', '2026-10-09T20:00', '2026-10-09T22:00'),
          price: one('Free'),
          text: one('Some', 'A fair.'),
          state: one('Cancelled', 'ill'),
          tags: [one('Tag', 'Jazz')],
        },
        {
          id: one('EventId', 8),
          when: one('From', '2026-10-10T20:00'),
          price: one('Fee', 5),
          text: one('None'),
          state: one('Open'),
          tags: [],
        },
        ...more,
      ],
    });
    expect(withoutUnions(body)).toEqual({
      items: [
        {
          id: 7,
          when: ['2026-10-09T20:00', '2026-10-09T22:00'],
          price: 'Free',
          text: 'A fair.',
          state: 'Cancelled: ill',
          tags: ['Jazz'],
        },
        { id: 8, when: '2026-10-10T20:00', price: 5, text: null, state: 'Open', tags: [] },
        ...[9, 10, 11].map((id) => ({ id, price: 'Free' })),
      ],
    });
  });

  it('are read in a record alone where the portal is known to write so', () => {
    const page = () => [{ id: one('EventId', 7), title: 'Fair', start: '2026-10-09T20:00' }];
    expect(plainBodyBy(page(), ['taggedUnions'])).toEqual([{ id: 7, title: 'Fair', start: '2026-10-09T20:00' }]);
    expect(withoutUnions(page())).toEqual(page());
  });

  it.each<[string, (n: number) => object]>([
    [
      'places and people with their parts',
      (n) => ({
        id: n,
        venue: { name: n % 2 ? 'Hall' : 'Barn', rooms: ['A', 'B'] },
        host: { name: 'Museum', rooms: ['Office'] },
        audience: { name: 'Families', rooms: ['Foyer'] },
      }),
    ],
    [
      'shapes',
      (n) => ({
        id: n,
        place: { type: 'Point', coordinates: [8.5 + n, 47.3] },
        area: { type: 'Polygon', coordinates: [[[8, 47]]] },
        route: { type: 'Line', coordinates: [[8, 47]] },
      }),
    ],
    [
      'lists of any length with their kind',
      (n) => ({
        id: n,
        tags: { type: 'free', values: n % 2 ? ['live'] : ['live', 'new'] },
        topics: { type: 'taxonomy', values: ['Music', 'Jazz', 'Folk'] },
        audience: { type: 'audience', values: ['Families'] },
      }),
    ],
    [
      'codes with their words',
      (n) => ({
        id: n,
        kind: { text: 'Fair', coding: [{ code: 'F' }] },
        place: { text: 'Hall', coding: [{ code: 'H' }] },
        topic: { text: 'Jazz', coding: [{ code: 'J' }] },
      }),
    ],
    [
      'typed values',
      (n) => ({
        id: n,
        title: { type: 'Text', value: ['Fair'] },
        start: { type: 'Stamp', value: '2026-10-09' },
        tags: { type: 'Group', value: ['a'] },
      }),
    ],
    ['a name and a list', (n) => ({ name: 'Fair', tags: [`t${n}`] })],
  ])('are nothing else: %s', (_, record) => {
    for (const count of counts) {
      const body = { items: ordinary(count, record) };
      expect(withoutUnions(body)).toBe(body);
    }
  });
});
