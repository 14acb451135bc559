import { describe, expect, it } from 'vitest';
import { findItems, locateItems } from '../../../src/mapping/detection/envelope.ts';
import { compileExpression, responseLimits } from '../../../src/mapping/rules/expression.ts';

const one = { id: 1, title: 'Open day', start: '2026-05-01T10:00:00Z' };
const two = { id: 2, title: 'Night of science', start: '2026-05-02T18:00:00Z' };

const shapes: readonly (readonly [string, unknown, string])[] = [
  ['a bare list', [one, two], '[*]'],
  ['a wrapped list', { events: [one, two], total: 2 }, 'events[*]'],
  ['a nested one', { response: { body: { items: [one, two] } } }, 'response.body.items[*]'],
  ['items that are each wrapped again', { events: [{ event: one }, { event: two }] }, 'events[*].event'],
  ['HAL', { _embedded: { events: [one, two] }, _links: { self: { href: '/events' } } }, '_embedded.events[*]'],
  [
    'GraphQL',
    {
      data: {
        events: {
          edges: [
            { cursor: 'a', node: one },
            { cursor: 'b', node: two },
          ],
          pageInfo: {},
        },
      },
    },
    'data.events.edges[*].node',
  ],
  ['OData', { '@odata.context': 'x', value: [one, two] }, 'value[*]'],
  ['Spring', { content: [one, two], pageable: { sort: {} }, totalPages: 1 }, 'content[*]'],
  [
    'an object keyed by id, without ids of its own',
    { data: { a17: { title: 'A', start: '2026-05-01' }, b18: { title: 'B', start: '2026-05-02' } } },
    'items(data)[*].merge({id: [0]}, [1])',
  ],
  ['lists by day', { events: { '2026-05-01': [one], '2026-05-02': [two] } }, 'values(events)[]'],
  [
    'groups with lists',
    [
      { day: '2026-05-01', events: [one] },
      { day: '2026-05-02', events: [two] },
    ],
    '[*].events[]',
  ],
  [
    'columns and rows',
    {
      columns: ['id', 'title'],
      rows: [
        [1, 'A'],
        [2, 'B'],
      ],
    },
    'rows[*].from_items(zip($.columns, @))',
  ],
  [
    'several lists',
    {
      categories: [
        { id: 9, name: 'Music' },
        { id: 8, name: 'Art' },
        { id: 7, name: 'Sport' },
      ],
      facets: [{ name: 'x', count: 3 }],
      events: [one, two],
    },
    'events[*]',
  ],
  ['a list with others inside its records', { items: [{ ...one, related: [two, two, two] }] }, 'items[*]'],
];

describe('finding the list in an answer', () => {
  it.each(shapes)('finds it in %s', (_, body, expression) => {
    const place = locateItems(body, 'events');
    expect(place.expression).toBe(expression);
    expect(place.items.length).toBeGreaterThan(0);
    expect(compileExpression(place.expression, responseLimits)(body)).toEqual(place.items);
  });

  it.each([
    [[]],
    [{ events: [] }],
    [{ events: {} }],
    [{ items: [], facets: [{ name: 'x', count: 3 }] }],
    [{ events: [], categories: [{ id: 1, name: 'Music' }] }],
  ])('takes an empty list for a list: %j', (body) => {
    expect(findItems(body, 'events')).toEqual([]);
  });

  it.each([[null], ['<html>'], [42], [[1, 2]], [{}], [{ error: 'no such calendar', code: 404 }]])(
    'says in words that there is none: %j',
    (body) => {
      expect(() => findItems(body, 'events')).toThrow(/^expected a list of events somewhere in the answer, found /);
    },
  );

  it('looks for calendars by other words than for events', () => {
    const body = { calendars: [{ id: 1, name: 'Lectures' }], upcoming: [one, two] };
    expect(findItems(body, 'calendars')).toEqual(body.calendars);
    expect(findItems(body, 'events')).toEqual(body.upcoming);
  });

  it('takes a code and a name in several languages for a record', () => {
    const body = { contents: [{ calendarCode: 'c9', calendarName: { ja: '催し', en: 'Events' } }] };
    expect(findItems(body, 'calendars')).toEqual(body.contents);
  });

  it('ends on a huge or deep answer', () => {
    let deep: unknown = [one];
    for (let n = 0; n < 10_000; n++) deep = { x: deep };
    expect(() => findItems(deep, 'events')).toThrow(/expected a list/);
    expect(findItems({ events: Array.from({ length: 200_000 }, () => one) }, 'events')).toHaveLength(200_000);
  });
});
