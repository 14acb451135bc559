import { describe, expect, it } from 'vitest';
import { createMapping } from '../../../src/mapping/mapping.ts';
import { withoutReferences } from '../../../src/mapping/plain/references/object-graph.ts';
import { counts, ordinary } from './ordinary.ts';

const hall = { name: 'Great Hall', street: 'Mill Road 3' };

describe('an answer that writes an object once and refers to it afterwards', () => {
  it('is read without the numbers of its serializer', () => {
    const body = {
      $id: '1',
      $values: [
        { $id: '2', no: 71, hall: { $id: '3', ...hall }, kinds: { $id: '4', $values: [{ $id: '5', name: 'Talk' }] } },
        { $id: '6', no: 72, hall: { $ref: '3' }, kinds: { $id: '7', $values: [{ $ref: '5' }] } },
      ],
    };
    const kinds = [{ name: 'Talk' }];
    expect(withoutReferences(body)).toEqual([
      { no: 71, hall, kinds },
      { no: 72, hall, kinds },
    ]);
  });

  it.each(['$.events[0].hall', '$["events"][0]["hall"]', '#/events/0/hall'])('is read by the path %s', ($ref) => {
    const body = {
      events: [
        { no: 71, hall },
        { no: 72, hall: { $ref } },
      ],
    };
    expect(withoutReferences(body)).toEqual({
      events: [
        { no: 71, hall },
        { no: 72, hall },
      ],
    });
  });

  it('is read where the number alone stands in the place of the object', () => {
    const numbered = [
      { '@id': 1, no: 71, hall: { '@id': 2, ...hall } },
      { '@id': 3, no: 72, hall: 2 },
    ];
    expect(withoutReferences({ events: numbered })).toEqual({
      events: [
        { no: 71, hall },
        { no: 72, hall },
      ],
    });
  });

  it('leaves out what leads back to where it stands', () => {
    const body = {
      $id: '1',
      no: 71,
      self: { $ref: '1' },
      hall: { $id: '2', ...hall, events: { $id: '3', $values: [{ $ref: '1' }] } },
      above: { $ref: '..' },
    };
    expect(withoutReferences(body)).toEqual({ no: 71, hall: { ...hall, events: [] } });
  });

  it('does not grow without bounds where references multiply each other', () => {
    const much = { $id: '1', ...Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`k${n}`, n])) };
    const refs = (to: number) => Array.from({ length: 3000 }, () => ({ $ref: String(to) }));
    const body = [much, { $id: '2', more: refs(1) }, { $id: '3', more: refs(2) }, ...refs(3), ...refs(1)];
    const count = (value: unknown): number =>
      typeof value === 'object' && value !== null
        ? 1 + Object.values(value).reduce<number>((sum, one) => sum + count(one), 0)
        : 1;
    expect(count(withoutReferences(body))).toBeLessThan(600_000);
    let deep: unknown = { $ref: '$' };
    for (let n = 0; n < 5000; n++) deep = [deep];
    expect(() => withoutReferences([{ $id: '1' }, { $id: '2' }, { $ref: '1' }, deep])).not.toThrow();
  });

  it.each([
    [
      'ids that are the portal’s own',
      [
        { $id: '7101', no: 1 },
        { $id: '6', no: 2 },
      ],
    ],
    ['references to what is not there', [{ no: 1, hall: { $ref: 'halls', $id: '5f' } }, { $ref: '9' }]],
    ['a number that no object under the key has', [{ hall: { id: 7, name: 'A' } }, { hall: 8 }]],
    [
      'nothing to do',
      {
        events: [
          { id: 1, hall },
          { id: 2, hall: 'Great Hall' },
        ],
      },
    ],
  ])('is left as it is: %s', (_, body) => {
    expect(withoutReferences(body)).toBe(body);
  });

  it('has its numbers in order, and in each object', () => {
    const body = [
      { $id: '1', no: 71, hall: { $id: '2', ...hall } },
      { $id: '3', no: 72, hall: null },
    ];
    expect(withoutReferences(body)).toEqual([
      { no: 71, hall },
      { no: 72, hall: null },
    ]);
  });

  it.each<[string, (count: number) => unknown]>([
    [
      'records that a portal counts',
      (count) => ({
        total: count,
        documents: ordinary(count, (n) => ({ $id: `${n}`, $createdAt: '2026-01-01T00:00:00Z', title: `Walk ${n}` })),
      }),
    ],
    ['a list of these alone', (count) => ordinary(count, (n) => ({ $id: `${n}`, title: `Walk ${n}`, tags: ['a'] }))],
    [
      'these with places',
      (count) =>
        ordinary(count, (n) => ({
          $id: `${2 * n - 1}`,
          title: `Walk ${n}`,
          place: { $id: `${2 * n}`, ...hall },
          page: { url: '/' },
        })),
    ],
  ])('is no ordinary answer: %s', (_, bodyOf) => {
    for (const count of counts) {
      const body = bodyOf(count);
      expect(withoutReferences(body)).toBe(body);
    }
  });

  it('gives its records the same ids whatever was written before them', () => {
    const none = { calendars: {}, events: {}, details: {}, event: {}, allDayEnd: 'auto' } as const;
    const mapping = createMapping(none, { timeZone: 'UTC', language: 'en', linkBase: 'https://uni.example' });
    const record = (n: number, no: number) => ({
      $id: String(n),
      no,
      title: `Talk ${no}`,
      start: `2026-10-1${no}T19:00:00`,
    });
    const idsOf = (body: unknown) =>
      mapping.eventItems(body).map((one) => mapping.eventId({ record: one, body, calendar: '1' }));
    expect(idsOf({ $id: '1', $values: [record(2, 7), record(3, 8)] })).toEqual(['7', '8']);
    expect(idsOf({ $id: '1', $values: [record(2, 8), record(3, 9)] })).toEqual(['8', '9']);
  });
});
