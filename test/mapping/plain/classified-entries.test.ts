import { describe, expect, it } from 'vitest';
import { withoutClasses } from '../../../src/mapping/plain/wraps/classified-entries.ts';
import { counts, ordinary } from './ordinary.ts';

describe('entries that an object classifies', () => {
  const of = (name: string, rest: object) => ({
    sort: 'Text',
    isA: [{ id: `http://words.example/${name}`, name }],
    ...rest,
  });

  it('stand in the record by what they are', () => {
    const record = {
      id: 7,
      said: [of('description', { content: 'A fair.' }), of('price', { content: '5 €', format: 'text/plain' })],
      parts: [of('speaker', { by: [{ id: 'p1', name: 'Ann' }], sort: 'Activity' })],
      note: [{ sort: 'Text', content: 'Old' }],
    };
    expect(withoutClasses({ items: [record, { ...record, id: 8 }] })).toMatchObject({
      items: [
        { id: 7, description: 'A fair.', price: '5 €', note: record.note },
        { id: 8, description: 'A fair.', price: '5 €' },
      ],
    });
  });

  it.each<[string, object]>([
    ['people by their roles', { speakers: [of('speaker', { title: 'Ann' }), of('host', { title: 'Bo' })] }],
    [
      'sessions by their kinds',
      { days: [of('workshop', { start: '2026-10-17' }), of('concert', { start: '2026-10-18' })] },
    ],
    ['tickets by their groups', { tickets: [of('Adults', { price: 5 }), of('Children', { price: 3 })] }],
  ])('are nothing else: %s', (_, part) => {
    for (const count of counts) {
      const body = { items: ordinary(count, (n) => ({ id: n, ...part })) };
      expect(withoutClasses(body)).toBe(body);
    }
  });
});
