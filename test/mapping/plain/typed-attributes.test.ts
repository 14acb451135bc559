import { describe, expect, it } from 'vitest';
import { withoutTypedAttributes } from '../../../src/mapping/plain/typed-attributes.ts';
import { mapRecords, plain } from '../detection/map-records.ts';

describe('a record as a list of attributes whose values stand under the names of their types', () => {
  it.each<[string, unknown, unknown]>([
    [
      'texts and elements of XML',
      [
        { '@n': '0', '@name': 'Subject', text: { '0': 'Fair' } },
        { '@n': '1', '@name': 'Topics', textlist: { text: [{ '0': 'Garden' }, { '0': 'Market' }] } },
        { '@n': '2', '@name': 'Days', datetimelist: { '0': '20261007', '1': '20261008' } },
      ],
      [
        { '@n': '0', '@name': 'Subject', value: 'Fair' },
        { '@n': '1', '@name': 'Topics', value: ['Garden', 'Market'] },
        { '@n': '2', '@name': 'Days', value: ['20261007', '20261008'] },
      ],
    ],
    [
      'the type before the word for a value',
      [
        { name: 'subject', stringValue: 'Fair' },
        { name: 'places', intValue: 0 },
      ],
      [
        { name: 'subject', value: 'Fair' },
        { name: 'places', value: 0 },
      ],
    ],
    [
      'the type behind it',
      [
        { url: 'subject', valueString: 'Fair' },
        { url: 'begins', valueDateTime: '2026-10-07T09:30:00Z' },
      ],
      [
        { url: 'subject', value: 'Fair' },
        { url: 'begins', value: '2026-10-07T09:30:00Z' },
      ],
    ],
    [
      'one value, several, or an object',
      [
        { name: 'subject', value: 'Fair', prompt: 'Subject' },
        { name: 'topics', array: ['Garden'], prompt: 'Topics' },
        { name: 'hall', object: { city: 'Turku' }, prompt: 'Hall' },
      ],
      [
        { name: 'subject', prompt: 'Subject', value: 'Fair' },
        { name: 'topics', prompt: 'Topics', value: ['Garden'] },
        { name: 'hall', prompt: 'Hall', value: { city: 'Turku' } },
      ],
    ],
    [
      'addresses for names, and types of any kind',
      [
        { url: 'https://club.example/fields/fee', valueMoney: { value: 5, currency: 'EUR' } },
        { url: 'https://club.example/fields/host', valueReference: { display: 'Garden club' } },
      ],
      [
        { url: 'fee', value: { value: 5, currency: 'EUR' } },
        { url: 'host', value: { display: 'Garden club' } },
      ],
    ],
    [
      'one alone',
      [{ url: 'https://club.example/fields/seen-by', valueCode: 'members' }],
      [{ url: 'seen-by', value: 'members' }],
    ],
    [
      'addresses that end alike',
      [
        { url: 'https://club.example/fee/value', valueString: '5' },
        { url: 'https://club.example/host/value', valueString: 'Garden club' },
      ],
      [
        { url: 'https://club.example/fee/value', value: '5' },
        { url: 'https://club.example/host/value', value: 'Garden club' },
      ],
    ],
  ])('is one of names and values: %s', (_, entries, pairs) => {
    expect(withoutTypedAttributes({ items: [{ no: 7, entries }] })).toEqual({ items: [{ no: 7, entries: pairs }] });
  });

  it('leaves lists under other keys', () => {
    const entries = [
      { name: 'subject', value: 'Fair' },
      { name: 'topics', array: ['Garden'] },
    ];
    const days = [
      { name: 'Fair', date: '2026-10-07' },
      { name: 'Walk', date: '2026-10-08' },
    ];
    const read = withoutTypedAttributes({ items: [{ entries }], days }) as { readonly days: unknown };
    expect(read.days).toEqual(days);
  });

  it.each<[string, unknown]>([
    [
      'things that have a name and a text',
      [
        { name: 'Garden', text: 'Outside' },
        { name: 'Market', text: 'Inside' },
      ],
    ],
    [
      'the same name twice',
      [
        { name: 'Garden', text: 'Outside' },
        { name: 'Garden', number: 3 },
      ],
    ],
    [
      'two types in one',
      [
        { name: 'Garden', text: 'Outside', number: 3 },
        { name: 'Market', number: 3 },
      ],
    ],
    [
      'an object beside the value',
      [
        { name: 'Garden', text: 'Outside', place: { x: 1 } },
        { name: 'M', number: 3 },
      ],
    ],
  ])('is nothing else: %s', (_, list) => {
    const body = { list };
    expect(withoutTypedAttributes(body)).toBe(body);
  });

  it('is mapped by its attributes', () => {
    const records = plain().map((event, n) => {
      const { id, title, start } = event as { readonly id: number; readonly title: string; readonly start: string };
      const attributes = [
        { '@name': 'Subject', text: { '0': title } },
        { '@name': 'StartDateTime', datetime: { '0': `${start.replace(/[-:]/g, '')},00+02` } },
        { '@name': 'Categories', textlist: { text: [{ '0': 'Garden' }, { '0': n % 2 === 0 ? 'Market' : 'Walk' }] } },
        { '@name': 'Fee', number: { '0': String(n * 5) } },
      ];
      return { unid: `5acd2d3486${id}`, attributes };
    });
    const read = withoutTypedAttributes(records) as readonly object[];
    expect(mapRecords(read).events.map(({ title, start }) => [title, start])).toEqual(
      plain().map((event) => {
        const { title, start } = event as { readonly title: string; readonly start: string };
        return [title, `${start.replace('T18', 'T16')}Z`];
      }),
    );
  });
});
