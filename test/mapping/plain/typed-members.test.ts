import { describe, expect, it } from 'vitest';
import { withoutTypedMembers } from '../../../src/mapping/plain/typed-members.ts';
import { plainBody } from '../../../src/mapping/plain-body.ts';
import { mapRecords, plain } from '../detection/map-records.ts';

const member = (name: string, value: unknown) => ({ name, value });
const struct = (...members: readonly object[]) => ({ struct: { member: members } });
const array = (value: unknown) => ({ array: { data: { value } } });

describe('an object as a list of members whose values stand under the names of their types', () => {
  it.each<[string, unknown, unknown]>([
    [
      'the answer of a remote call',
      {
        params: {
          param: {
            value: array([
              struct(
                member('id', { int: '7' }),
                member('code', { string: '007' }),
                member('zip', { int: '010' }),
                member('open', { boolean: '1' }),
                member('fee', { double: '2.5' }),
                member('end', { nil: '' }),
                member('begins', { 'dateTime.iso8601': '20261007T09:30:00' }),
                member('hall', { struct: { member: member('name', { string: 'Barn' }) } }),
                member('topics', array({ string: 'Garden' })),
                member('speakers', { array: { data: '' } }),
              ),
            ]),
          },
        },
      },
      {
        params: {
          param: {
            value: [
              {
                id: 7,
                code: '007',
                zip: '010',
                open: true,
                fee: 2.5,
                end: null,
                begins: '20261007T09:30:00',
                hall: { name: 'Barn' },
                topics: ['Garden'],
                speakers: [],
              },
            ],
          },
        },
      },
    ],
    ['one record instead of the list', array(struct(member('id', { int: '7' }))), [{ id: 7 }]],
    ['a list of nothing', { value: { array: { data: '' } } }, { value: [] }],
    [
      'texts without a type',
      array([struct(member('id', { int: 7 }), member('title', 'Fair'))]),
      [{ id: 7, title: 'Fair' }],
    ],
    [
      'each element of XML as a list',
      {
        params: [
          {
            param: [
              {
                value: [
                  {
                    array: [
                      { data: [{ value: [{ struct: [{ member: [{ name: ['id'], value: [{ int: ['7'] }] }] }] }] }] },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
      { params: { param: { value: [{ id: 7 }] } } },
    ],
    [
      'types as attributes',
      {
        list: {
          '@xsi:type': 'soapenc:Array',
          item: {
            '@xsi:type': 'ns:Map',
            item: [
              { key: { '@xsi:type': 'xsd:string', '#text': 'id' }, value: { '@xsi:type': 'xsd:int', '#text': '7' } },
              { key: { '@xsi:type': 'xsd:string', '#text': 'end' }, value: { '@xsi:nil': 'true' } },
            ],
          },
        },
      },
      { list: [{ id: 7, end: null }] },
    ],
    [
      'words for types that nobody knows',
      {
        all: [
          { set: [member('a', { ganz: '7' }), member('b', { wort: 'Fair' })] },
          { set: [member('a', { ganz: '8' }), member('b', { wort: 'Walk' })] },
        ],
      },
      {
        all: [
          { a: '7', b: 'Fair' },
          { a: '8', b: 'Walk' },
        ],
      },
    ],
  ])('is an object: %s', (_, body, read) => {
    expect(withoutTypedMembers(body)).toEqual(read);
  });

  it.each<[string, unknown]>([
    ['prices in one currency', [member('Adults', { eur: 12 }), member('Children', { eur: 5 })]],
    [
      'a part of each its own',
      [member('a', { x: 1 }), member('b', { y: 1 }), member('c', { z: 1 }), member('d', { w: 1 })],
    ],
    ['plain values', [member('title', 'Fair'), member('seats', 5)]],
    ['the same name twice', [member('topic', { string: 'a' }), member('topic', { string: 'b' })]],
    ['fields with a type each', { topics: { arrayValue: { values: [{ stringValue: 'Garden' }] } } }],
    ['an envelope with an empty list', { array: [], list: { items: '' } }],
  ])('is nothing else: %s', (_, list) => {
    const body = { list };
    expect(withoutTypedMembers(body)).toBe(body);
  });

  it('is mapped by its members', () => {
    const typed = (value: unknown) => (typeof value === 'number' ? { int: String(value) } : { string: String(value) });
    const records = plain().map((event) =>
      struct(...Object.entries(event).map(([name, value]) => member(name, typed(value)))),
    );
    const read = plainBody({ params: { param: { value: array(records) } } }) as {
      readonly params: { readonly param: { readonly value: readonly object[] } };
    };
    const texts = ({ events }: ReturnType<typeof mapRecords>) =>
      events.map(({ id, title, start }) => [id, title, start]);
    expect(texts(mapRecords(read.params.param.value))).toEqual(texts(mapRecords(plain())));
  });
});
