import { describe, expect, it } from 'vitest';
import { withoutSingleKeys } from '../../../src/mapping/plain/lists/single-keys.ts';
import { plainDetails } from '../../../src/mapping/plain-body.ts';
import { counts, ordinary } from './ordinary.ts';

describe('a record as a list of objects with one field each', () => {
  it.each<[string, unknown, unknown]>([
    [
      'fields by numbers, with parts by letters and attributes beside them',
      {
        notices: [
          {
            leader: '00210',
            fields: [
              { '001': 'k7' },
              { '200': { ind1: '1', ind2: ' ', subfields: [{ a: 'Fair' }, { e: 'on the green' }] } },
              { '606': { ind1: ' ', ind2: ' ', subfields: [{ a: 'Garden' }] } },
              { '606': { ind1: ' ', ind2: ' ', subfields: [{ a: 'Market' }, { a: 'Food' }] } },
            ],
          },
          {
            leader: '00190',
            fields: [
              { '001': 'k8' },
              { '200': { ind1: '1', ind2: ' ', subfields: [{ a: 'Walk' }, { e: 'by night' }] } },
            ],
          },
        ],
      },
      {
        notices: [
          {
            leader: '00210',
            fields: {
              '001': 'k7',
              '200': { ind1: '1', ind2: ' ', a: 'Fair', e: 'on the green' },
              '606': [
                { ind1: ' ', ind2: ' ', a: ['Garden'] },
                { ind1: ' ', ind2: ' ', a: ['Market', 'Food'] },
              ],
            },
          },
          { leader: '00190', fields: { '001': 'k8', '200': { ind1: '1', ind2: ' ', a: 'Walk', e: 'by night' } } },
        ],
      },
    ],
    [
      'maps of YAML as lists, in a list',
      [
        [{ title: 'Fair' }, { start: '2026-10-06' }, { guide: 'Ann' }, { guide: 'Bo' }],
        [{ title: 'Walk' }, { start: '2026-10-07' }, { guide: 'Cy' }],
      ],
      [
        { title: 'Fair', start: '2026-10-06', guide: ['Ann', 'Bo'] },
        { title: 'Walk', start: '2026-10-07', guide: ['Cy'] },
      ],
    ],
    [
      'segments of messages, whose names nobody knows',
      {
        messages: [
          { segments: [{ EVH: ['7', 'A'] }, { LOC: { c1: 'Hall' } }, { DTM: '20261006' }] },
          { segments: [{ EVH: ['8', 'A'] }, { LOC: { c1: 'Barn' } }, { DTM: '20261007' }, { FTX: 'Bring boots' }] },
        ],
      },
      {
        messages: [
          { segments: { EVH: ['7', 'A'], LOC: { c1: 'Hall' }, DTM: '20261006' } },
          { segments: { EVH: ['8', 'A'], LOC: { c1: 'Barn' }, DTM: '20261007', FTX: 'Bring boots' } },
        ],
      },
    ],
    [
      'one record alone, whose names are words of fields',
      { event: [{ title: 'Fair' }, { date: '2026-10-06' }, { venue: 'Hall' }] },
      { event: { title: 'Fair', date: '2026-10-06', venue: 'Hall' } },
    ],
  ])('is an object: %s', (_, body, plain) => {
    expect(withoutSingleKeys(body)).toEqual(plain);
  });

  it('keeps parts apart that an attribute has the name of', () => {
    const field = (a: string) => ({ '200': { a: 'x', parts: [{ a }, { b: 'y' }] } });
    const body = { rows: [{ fields: [{ '001': '1' }, field('Fair')] }, { fields: [{ '001': '2' }, field('Walk')] }] };
    expect(withoutSingleKeys(body)).toMatchObject({
      rows: [{ fields: { '200': { a: 'x', parts: { a: 'Fair', b: 'y' } } } }, {}],
    });
  });

  it('is read in the details of an event as in the list', () => {
    const list = { rows: ['1', '2', '3'].map((n) => ({ fields: [{ '001': n }, { '200': { parts: [{ a: 'A' }] } }] })) };
    const details = { fields: [{ '001': '1' }, { '520': 'Words' }] };
    expect(withoutSingleKeys(details)).toBe(details);
    expect(plainDetails(details, list)).toEqual({ fields: { '001': '1', '520': 'Words' } });
  });

  it.each<[string, unknown]>([
    ['tags, which all have the same field', { events: [{ tags: [{ name: 'a' }, { name: 'b' }] }, { tags: [] }] }],
    ['records by their ids', { events: [{ k41: { title: 'Fair' } }, { k42: { title: 'Walk' } }] }],
    ['records by their days', { days: [{ '2026-10-06': [{ n: 1 }] }, { '2026-10-07': [{ n: 2 }] }] }],
    ['values under their types', { rows: [{ v: [{ S: 'a' }, { N: '1' }] }, { v: [{ S: 'b' }, { N: '2' }] }] }],
    [
      'the blocks of a text',
      { rows: [1, 2].map((n) => ({ id: n, text: [{ heading: 'a' }, { paragraph: 'b' }, { image: 'c.png' }] })) },
    ],
    [
      'records some of which have one field',
      { rows: [1, 2].map(() => ({ seats: [{ row: 1 }, { seat: 2 }, { row: 1, seat: 3 }] })) },
    ],
  ])('is none: %s', (_, body) => {
    expect(withoutSingleKeys(body)).toBe(body);
  });

  it('is a text by its languages, in however many records', () => {
    for (const count of counts) {
      const rows = (name: (n: number) => unknown) => ordinary(count, (n) => ({ id: n, name: name(n) }));
      const lists = rows((n) => [{ de: `Messe ${n}` }, { en: `Fair ${n}`, ...(n === 3 ? { checked: true } : {}) }]);
      expect(withoutSingleKeys(lists)).toEqual(rows((n) => ({ de: `Messe ${n}`, en: `Fair ${n}` })));
    }
  });

  it('is a text by its languages also where one is missing', () => {
    const body = [{ name: [{ de: 'Messe' }, { en: 'Fair' }] }, { name: [{ de: 'Ball' }] }];
    expect(withoutSingleKeys(body)).toEqual([{ name: { de: 'Messe', en: 'Fair' } }, { name: { de: 'Ball' } }]);
  });

  it('is read in the others where few have more fields in an object', () => {
    const rows = ordinary(6, (n) => ({ fields: [{ '001': n }, { '245': n === 3 ? { a: 1 } : 'x' }] }));
    const odd = { fields: [{ '001': 7, '003': 8 }] };
    expect(withoutSingleKeys([...rows, odd])).toMatchObject([
      ...rows.map((_, n) => ({ fields: { '001': n + 1 } })),
      odd,
    ]);
  });

  it('is read in one record of a portal that is known to write so', () => {
    const body = { rows: [{ fields: [{ '001': 'k7' }, { Saal: 'Aula' }] }] };
    expect(withoutSingleKeys(body)).toBe(body);
    expect(withoutSingleKeys(body, null, true)).toEqual({ rows: [{ fields: { '001': 'k7', Saal: 'Aula' } }] });
  });

  it.each<[string, (n: number) => unknown[]]>([
    ['who speaks, by the part', (n) => [{ chair: `Ann ${n}` }, { keynote: 'Bo' }]],
    ['prices by who pays them', (n) => [{ adult: n }, { child: 6 }, { senior: 'free' }]],
    ['events by their kinds', (n) => [{ concert: { id: n } }, { reading: { id: 2 } }, { concert: { id: 3 } }]],
    [
      'tags with ids',
      (n) => [
        { id: `${n}`, name: 'Music' },
        { id: 'x', name: 'Stage' },
      ],
    ],
    ['rooms by their floors', (n) => [{ ground: ['Hall'] }, { first: [`R${n}`] }]],
  ])('is nothing in an ordinary answer: %s', (_, list) => {
    for (const count of counts) {
      const body = { rows: ordinary(count, (n) => ({ id: n, list: list(n) })) };
      expect(withoutSingleKeys(body)).toBe(body);
    }
  });
});
