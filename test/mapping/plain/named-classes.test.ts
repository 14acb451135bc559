import { describe, expect, it } from 'vitest';
import { withoutClassNames } from '../../../src/mapping/plain/wraps/named-classes.ts';
import { notationsOf, plainBody, plainBodyBy } from '../../../src/mapping/plain-body.ts';
import { counts, ordinary } from './ordinary.ts';

const list = (...items: readonly unknown[]) => ['java.util.ArrayList', items];

describe('the name of a class before a value', () => {
  it('is left out before objects, lists and what stands in them', () => {
    const fair = {
      id: 7,
      title: 'Fair',
      start: ['java.util.Date', 1792168200000],
      fee: ['java.math.BigDecimal', 4.5],
      hall: ['town.fair.dto.Hall$Part', { name: 'Barn', nearest: null }],
      topics: ['java.util.Arrays$ArrayList', ['Garden', 'Market']],
    };
    expect(plainBody(['town.fair.PageDto', { page: 0, content: list(['town.fair.EventDto', fair]) }])).toEqual({
      page: 0,
      content: [
        {
          id: 7,
          title: 'Fair',
          start: 1792168200000,
          fee: 4.5,
          hall: { name: 'Barn', nearest: null },
          topics: ['Garden', 'Market'],
        },
      ],
    });
  });

  it.each([
    ['with its assembly', 'Town.Fair.Models.Event, Town.Fair'],
    ['of one package', 'fair.Event'],
    ['in letters of any alphabet', 'город.Событие'],
  ])('is found %s', (_, name) => {
    expect(withoutClassNames({ items: [[name, { title: 'Fair' }]] })).toEqual({ items: [{ title: 'Fair' }] });
  });

  it('leaves references by number to what refers by them', () => {
    const hall = (id: number, name: string) => ['fair.Hall', { '@id': id, name }];
    const events = [
      { title: 'Fair', hall: hall(1, 'Barn') },
      { title: 'Walk', hall: 1 },
      { title: 'Talk', hall: hall(2, 'Attic') },
    ];
    expect(plainBody(list(...events.map((one) => ['fair.Event', one])))).toEqual([
      { title: 'Fair', hall: { name: 'Barn' } },
      { title: 'Walk', hall: { name: 'Barn' } },
      { title: 'Talk', hall: { name: 'Attic' } },
    ]);
  });

  it('is left out before an empty list where the portal is known to write so', () => {
    expect(plainBodyBy(list(), ['classNames'])).toEqual([]);
    const nobody = list();
    expect(plainBody(nobody)).toBe(nobody);
  });

  it('is not seen in the keys of records', () => {
    const events = ordinary(6, (n) => [`town.Fair${n}`, { title: `Fair ${n}`, start: `2027-05-0${n}` }]);
    for (const body of [events, { entries: events }]) expect(withoutClassNames(body)).toBe(body);
  });

  it('is found before objects of several classes', () => {
    const body = { parts: [['town.Fair', { title: 'Fair' }], ['town.Hall', { name: 'Barn', seats: 80 }]] }; // biome-ignore format: a list
    expect(withoutClassNames(body)).toEqual({ parts: [{ title: 'Fair' }, { name: 'Barn', seats: 80 }] });
  });

  it.each<[string, (n: number) => object]>([
    ['addresses beside what they lead to', (n) => ({ id: n, pages: [['town.example', { name: 'Town' }]] })],
    [
      'names beside their numbers',
      (n) => ({
        id: n,
        votes: [
          ['Dr. Ada', n],
          ['St.Anna', { no: n }],
        ],
      }),
    ],
    ['texts of two parts', (n) => ({ id: n, lines: ['fair.Barn', 'fair.Yard'], program: ['node.js.Conf', 'Talk'] })],
    ['lists that hold more', (n) => ({ id: n, row: ['fair.Event', { no: n }, null] })],
  ])('is not seen in %s', (_, record) => {
    for (const count of counts) {
      const body = { items: ordinary(count, record) };
      expect(withoutClassNames(body)).toBe(body);
      expect(notationsOf(body)).not.toContain('classNames');
    }
  });
});
