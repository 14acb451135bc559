import { describe, expect, it } from 'vitest';
import { withoutFieldLists } from '../../../src/mapping/plain/wraps/lists-of-fields.ts';
import { notationsOf, plainBody, plainDetails } from '../../../src/mapping/plain-body.ts';
import { counts, ordinary } from './ordinary.ts';

const field = (name: string, value: unknown) => ({ name, value });
const barn = { id: 3, city: 'Town' };

describe('a record that is its id and a list of its fields', () => {
  it.each<[string, unknown, unknown]>([
    [
      'names of fields',
      { items: [{ id: 7, fields: [field('title', 'Fair'), field('start', '2046-05-11'), field('hall', barn)] }] },
      { items: [{ id: 7, title: 'Fair', start: '2046-05-11', hall: barn }] },
    ],
    [
      'cells that name their column, with what they show, beside the title of the record',
      {
        items: [
          {
            id: 7,
            name: 'Fair',
            values: [
              {
                id: 'd4',
                column: { title: 'Start' },
                text: '2046-05-11 05:45',
                value: '{"date":"2046-05-11","time":"02:45:00"}',
              },
              { id: 's1', column: { title: 'Status' }, text: 'Full', value: '{"index":4}' },
              { id: 'n9', column: { title: 'Price' }, text: '40', value: '"40"' },
              { id: 'l1', column: { title: 'Page' }, text: '', value: null },
            ],
          },
        ],
      },
      { items: [{ id: 7, name: 'Fair', Start: '2046-05-11 05:45', Status: 'Full', Price: '40', Page: null }] },
    ],
    [
      'rows of tags, of which some come again or say at the end what the value is',
      {
        items: [7, 8].map((id) => ({
          id,
          tags: [
            ['title', 'Fair'],
            ['start', '1792087200'],
            ['p', 'f83b', 'wss://relay.example', 'speaker'],
            ['t', 'jazz'],
            ['t', 'folk'],
            ['price', '15', 'EUR'],
          ],
        })),
      },
      {
        items: [7, 8].map((id) => ({
          id,
          title: 'Fair',
          start: '1792087200',
          speaker: 'f83b',
          t: ['jazz', 'folk'],
          price: '15 EUR',
        })),
      },
    ],
    [
      'names in the fields themselves, or contents with no language',
      {
        items: [
          {
            id: 7,
            f: [
              { field: { id: 1, code: 'title' }, value: 'Fair' },
              { field: { id: 2, code: 'start' }, value: '2046-05-11' },
              { field: { id: 3, code: 'hall' }, value: barn },
            ],
          },
          {
            id: 8,
            f: [
              { attribute: 'title', content: 'Walk', language: null },
              { attribute: 'start', content: '2046-05-12', language: null },
            ],
          },
        ],
      },
      {
        items: [
          { id: 7, title: 'Fair', start: '2046-05-11', hall: barn },
          { id: 8, title: 'Walk', start: '2046-05-12' },
        ],
      },
    ],
    [
      'addresses for names and types in the keys of their values, beside the title of the record',
      {
        items: [
          {
            id: 7,
            title: 'Fair',
            extension: [
              { url: 'https://town.example/fields/price', valueInteger: 12 },
              { url: 'https://town.example/fields/image', valueUrl: 'https://town.example/fair.jpg' },
              { url: 'https://town.example/fields/place', valueString: 'Barn' },
            ],
          },
        ],
      },
      { items: [{ id: 7, title: 'Fair', price: 12, image: 'https://town.example/fair.jpg', place: 'Barn' }] },
    ],
    [
      'their types under a key that begins like those of values',
      {
        items: [
          {
            id: 7,
            fields: [
              { name: 'title', value: 'Fair', valueType: 'string' },
              { name: 'start', value: '2046-05-11', valueType: 'date' },
              { name: 'place', value: 'Barn', valueType: 'string' },
            ],
          },
        ],
      },
      { items: [{ id: 7, title: 'Fair', start: '2046-05-11', place: 'Barn' }] },
    ],
    [
      'names that nobody knows',
      {
        items: [
          { id: 7, f: [field('xa', 'Fair'), field('xb', barn), field('xc', null)] },
          { id: 8, f: [field('xa', 'Walk'), field('xb', barn)] },
        ],
      },
      {
        items: [
          { id: 7, xa: 'Fair', xb: barn, xc: null },
          { id: 8, xa: 'Walk', xb: barn },
        ],
      },
    ],
    [
      'types and numbers beside them, and when the record was changed',
      {
        id: 7,
        updated: '2046-05-01',
        fields: [{ id: 1, type: 'text', ...field('title', 'Fair') }, field('start', '2046-05-11')],
      },
      { id: 7, updated: '2046-05-01', title: 'Fair', start: '2046-05-11' },
    ],
    [
      'a name that the record has already',
      { id: 7, fields: [field('id', 9), field('title', 'Fair')] },
      { id: 7, title: 'Fair', fields: { id: 9 } },
    ],
    [
      'what is so inside',
      {
        id: 7,
        fields: [
          field('title', 'Fair'),
          field('start', '2046-05-11'),
          field('hall', { fields: [field('name', 'Barn')] }),
        ],
      },
      { id: 7, title: 'Fair', start: '2046-05-11', hall: { name: 'Barn' } },
    ],
  ])('has them where others write them: %s', (_, body, plain) => {
    expect(plainBody(body)).toEqual(plain);
    expect(notationsOf(body)).toContain('fieldLists');
  });

  it('has those of its details, which alone do not say so', () => {
    const listBody = { items: [{ id: 7, f: [field('xa', 'Fair'), field('xb', barn)] }] };
    const details = { id: 7, f: [field('xa', 'Fair'), field('xd', 'Come')] };
    expect(plainBody({ ...details })).toEqual(details);
    expect(plainDetails({ ...details }, listBody)).toEqual({ id: 7, xa: 'Fair', xd: 'Come' });
    expect(plainDetails(details, listBody, ['fieldLists'])).toEqual({ id: 7, xa: 'Fair', xd: 'Come' });
  });

  it.each<[string, (n: number) => unknown]>([
    [
      'what an event has besides',
      (n) => ({
        id: n,
        title: `Fair ${n}`,
        more: [field('start', '2046-05-11'), field('city', 'Town'), field('price', n)],
      }),
    ],
    ['prices', (n) => ({ id: n, prices: [field('Adults', 9), field('Children', 5), field('Seniors', 7)] })],
    ['counts', (n) => ({ day: `2046-05-0${(n % 9) + 1}`, facets: [field('music', n), field('theatre', 2)] })],
  ])('is not seen in %s', (_, record) => {
    for (const count of counts) {
      const body = { items: ordinary(count, record) };
      expect(withoutFieldLists(body)).toBe(body);
      expect(withoutFieldLists(body, null, true)).toBe(body);
    }
  });

  it('is not seen in the columns, sorts and filters around a list', () => {
    const items = ordinary(3, (n) => ({ id: n, location: 'Hall' }));
    const columns = [
      ['title', 'Title', 'text'],
      ['start', 'Start', 'date'],
      ['location', 'Location', 'text'],
    ];
    const filters = [
      ['date', '>=', '2026-10-01'],
      ['location', '=', 'Town'],
      ['price', '<', '10'],
    ];
    for (const body of [
      { columns, items },
      { calendar: { filters, items }, more: { filters } },
      { pages: [{ columns, rows: items }] },
    ])
      expect(withoutFieldLists(body)).toBe(body);
  });

  it('leaves members under the keys of their types to the reader of these', () => {
    const body = { struct: { member: [field('title', { string: 'Fair' }), field('id', { int: '7' })] } };
    expect(plainBody(body)).toEqual({ title: 'Fair', id: 7 });
  });
});
