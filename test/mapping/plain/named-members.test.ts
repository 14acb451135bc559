import { describe, expect, it } from 'vitest';
import { withoutNamedMembers } from '../../../src/mapping/plain/named-members.ts';
import { plainDetails } from '../../../src/mapping/plain-body.ts';
import { counts, ordinary } from './ordinary.ts';

const element = (name: string, text?: unknown) => ({ '@name': name, ...(text === undefined ? {} : { '#text': text }) });
const pair = (name: string, value: unknown) => ({ name, value });

describe('a record whose fields have their names as values', () => {
  it.each<[string, unknown, unknown]>([
    [
      'elements, with others inside',
      {
        item: [
          {
            field: [
              element('a1', 'Fair'),
              element('hall', { field: [element('x', 'Barn'), element('y', 'Street 1')] }),
              element('end'),
              element('topic', 'Garden'),
              element('topic', 'Market'),
            ],
          },
          { field: [element('a1', 'Walk'), element('hall', { field: [element('x', 'Tower')] }), element('end', '12')] },
        ],
      },
      {
        item: [
          { a1: 'Fair', hall: { x: 'Barn', y: 'Street 1' }, end: null, topic: ['Garden', 'Market'] },
          { a1: 'Walk', hall: { x: 'Tower' }, end: '12' },
        ],
      },
    ],
    [
      'attributes in an object of their own',
      {
        doc: {
          no: 7,
          field: [
            { $: { name: 'title' }, _: 'Fair' },
            { $: { name: 'id' }, _: '7' },
          ],
        },
      },
      { doc: { no: 7, field: { title: 'Fair', id: '7' } } },
    ],
    [
      'attributes about the text',
      {
        doc: {
          field: [element('title', 'Fair'), { '@name': 'start', '@zone': 'UTC', '@type': 'date', '#text': '12' }],
        },
      },
      { doc: { title: 'Fair', start: { '@zone': 'UTC', '@type': 'date', '#text': '12' } } },
    ],
    [
      'lists of nothing but pairs',
      {
        rows: [
          [pair('a1', 'Fair'), pair('b1', [pair('x', 'Barn'), pair('a1', 3)])],
          [pair('a1', 'Walk'), pair('b1', null)],
        ],
      },
      {
        rows: [
          { a1: 'Fair', b1: { x: 'Barn', a1: 3 } },
          { a1: 'Walk', b1: null },
        ],
      },
    ],
    ['one of them', { rows: [[pair('id', 7), pair('title', 'Fair')]] }, { rows: [{ id: 7, title: 'Fair' }] }],
  ])('is an object: %s', (_, body, read) => {
    expect(withoutNamedMembers(body)).toEqual(read);
  });

  it('is one in the details, too', () => {
    const list = {
      rows: [
        [pair('a1', 'Fair'), pair('b1', 3)],
        [pair('a1', 'Walk'), pair('b1', 4)],
      ],
    };
    const details = { row: [pair('a1', 'Fair'), pair('b1', 3), pair('c1', 'Come along')] };
    expect(plainDetails(details, list)).toEqual({ row: { a1: 'Fair', b1: 3, c1: 'Come along' } });
    expect(plainDetails(details, { rows: [] })).toBe(details);
  });

  it.each<[string, unknown]>([
    ['pairs beside other fields', [{ id: 7, more: [pair('title', 'Fair'), pair('id', 3)] }]],
    [
      'the same in each record',
      [
        { topic: [element('garden', 'Garden'), element('market', 'Market')] },
        { topic: [element('garden', 'Garden'), element('market', 'Market')] },
      ],
    ],
    ['texts of several words', [[pair('With a guide', 3), pair('At night', 4)]]],
    [
      'values under their types',
      [
        {
          entry: [
            { '@name': 'title', text: { 0: 'Fair' } },
            { '@name': 'id', number: { 0: '7' } },
          ],
        },
      ],
    ],
  ])('is nothing else: %s', (_, items) => {
    const body = { items };
    expect(withoutNamedMembers(body)).toBe(body);
  });

  const words = ['Date', 'Place', 'Title', 'Start', 'Contact'];
  it.each<[string, (n: number) => object]>([
    ['features with attributes', (n) => ({ attributes: { NAME: words[n % 5], START: '2026-10-03' } })],
    ['features with an id and a title', (n) => ({ attributes: { NAME: words[n % 5], ID: n, TITLE: 'Fair' } })],
    ['elements with attributes alone', (n) => ({ '@name': words[n % 5], '@start': '2026-10-03' })],
    ['elements with an id alone', (n) => ({ '@name': words[n % 5], '@id': n })],
  ])('is nothing in an ordinary answer: %s', (_, record) => {
    for (const count of counts) {
      const body = { features: ordinary(count, record) };
      expect(withoutNamedMembers(body)).toBe(body);
    }
  });
});
