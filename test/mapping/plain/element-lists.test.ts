import { describe, expect, it } from 'vitest';
import { withoutElementLists } from '../../../src/mapping/plain/element-lists.ts';
import { plainBody } from '../../../src/mapping/plain-body.ts';
import { mapRecords, plain } from '../detection/map-records.ts';

describe('elements as lists of a name and what they hold', () => {
  it('are objects, with attributes and texts, and a list where one name comes again', () => {
    const body = [
      'events',
      { version: '2' },
      ['event', { id: '7' }, ['title', 'Fair'], ['tag', 'Garden'], ['tag', 'Market'], ['fee', { currency: 'EUR' }, 5]],
      ['event', { id: '8' }, ['title', 'Walk'], ['place', ['street', 'Mill Lane 4']], ['note']],
    ];
    expect(withoutElementLists(body)).toEqual({
      events: {
        version: '2',
        event: [
          { id: '7', title: 'Fair', tag: ['Garden', 'Market'], fee: { currency: 'EUR', '#text': '5' } },
          { id: '8', title: 'Walk', place: { street: 'Mill Lane 4' }, note: null },
        ],
      },
    });
  });

  it('are HTML where they are parts of a text', () => {
    const text = [
      'text',
      ['p', 'Bread & ', ['b', 'butter'], ', ', ['a', { href: 'https://x.example' }, 'see'], ['br']],
      ['p', 'Tea'],
    ];
    const read = withoutElementLists({ data: ['events', ['event', ['title', 'Fair'], text]] });
    expect(read).toEqual({
      data: {
        events: {
          event: {
            title: 'Fair',
            text: '<p>Bread &amp; <b>butter</b>, <a href="https://x.example">see</a><br></p><p>Tea</p>',
          },
        },
      },
    });
  });

  it.each<[string, unknown]>([
    ['a list of words', { tags: ['fair', 'garden'], days: ['monday', ['fair', 'walk']] }],
    [
      'a table',
      {
        rows: [
          ['title', 'start'],
          ['Fair', '2026-10-03'],
        ],
      },
    ],
    [
      'a word beside lists of other things',
      [
        'rows',
        [
          ['Fair', 1, null],
          ['Walk', 2, true],
        ],
      ],
    ],
  ])('are no such thing: %s', (_, body) => {
    expect(withoutElementLists(body)).toBe(body);
  });

  it('are mapped', () => {
    const records = plain() as readonly { readonly id: number; readonly title: string; readonly start: string }[];
    const body = [
      'events',
      ...records.map(({ id, title, start }) => ['event', { id: String(id) }, ['title', title], ['start', start]]),
    ];
    const read = plainBody(body) as { readonly events: { readonly event: readonly object[] } };
    expect(mapRecords(read.events.event).events.map(({ title }) => title)).toEqual(records.map(({ title }) => title));
  });
});
