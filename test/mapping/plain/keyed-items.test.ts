import { describe, expect, it } from 'vitest';
import { withoutKeyedItems } from '../../../src/mapping/plain/lists/keyed-items.ts';
import { counts, ordinary } from './ordinary.ts';

const fair = { title: 'Fair', day: '2026-10-17', place: 'Market square' };
const songs = { title: 'Evening of songs', day: '2026-10-18', place: 'Barn', seats: 80 };

describe('records of a list, each under its id', () => {
  it.each<[string, unknown, unknown]>([
    [
      'a number that they repeat',
      { answers: [{ '14': { nr: 14, ...fair } }, { '15': { nr: 15, ...songs } }] },
      {
        answers: [
          { nr: 14, ...fair },
          { nr: 15, ...songs },
        ],
      },
    ],
    [
      'a number that stands nowhere else',
      [{ '14': fair }, { '15': songs }],
      [
        { id: '14', ...fair },
        { id: '15', ...songs },
      ],
    ],
    [
      'letters and digits',
      { data: { rows: [{ 'a81f-20': fair }, { 'a81f-21': songs }] } },
      {
        data: {
          rows: [
            { id: 'a81f-20', ...fair },
            { id: 'a81f-21', ...songs },
          ],
        },
      },
    ],
    [
      'a key beside an id of their own',
      [{ 'x-7': { id: 1, ...fair } }, { 'x-8': { id: 2, ...songs } }],
      [
        { key: 'x-7', id: 1, ...fair },
        { key: 'x-8', id: 2, ...songs },
      ],
    ],
    ['a number that the only one repeats', [{ '14': { id: '14', ...fair } }], [{ id: '14', ...fair }]],
  ])('stand in the list themselves: %s', (_, body, plain) => {
    expect(withoutKeyedItems(body)).toEqual(plain);
  });

  it.each<[string, unknown]>([
    ['under the same key', [{ event: fair }, { event: songs }]],
    ['under words for kinds', [{ concert: fair }, { lecture: songs }]],
    ['under days', [{ '2026-10-17': fair }, { '2026-10-18': songs }]],
    [
      'fields of a catalogue by their numbers',
      { fields: [{ '245': { ind1: '0', ind2: '1', a: 'Fair' } }, { '260': { ind1: '1', ind2: '0', a: 'Rome' } }] },
    ],
    ['records of several kinds', [{ '14': fair }, { '15': { kind: 'note', at: '2026-10-18', by: 'Ana' } }]],
    ['the only one under a number that says nothing', [{ '14': fair }]],
  ])('are left where they stand: %s', (_, body) => {
    expect(withoutKeyedItems(body)).toBe(body);
  });

  it('are read by themselves in a portal that is known to write so', () => {
    expect(withoutKeyedItems([{ '14': fair }], true)).toEqual([{ id: '14', ...fair }]);
  });

  it.each(counts)('are no ordinary events: %i', (count) => {
    const body = { events: ordinary(count, (n) => ({ id: n, ...fair, place: { '1': { name: 'Barn' } } })) };
    expect(withoutKeyedItems(body)).toBe(body);
  });
});
