import { describe, expect, it } from 'vitest';
import { readCsv, underHeadings } from '../../src/mapping/rules/list-functions.ts';
import { compileItems } from '../../src/mapping/rules/list-path.ts';

const none = () => {
  throw new Error('not asked');
};
const events = compileItems('feed.event[*]', 'mapping.events.items', none);

describe('the path to a list', () => {
  it('takes a record alone for a list of one, as XML that became JSON writes it', () => {
    expect(events({ feed: { event: { id: 1, title: 'A' } } })).toEqual([{ id: 1, title: 'A' }]);
  });

  it('takes an object of places for a list with gaps', () => {
    expect(events({ feed: { event: { '0': { id: 1 }, '2': { id: 3 } } } })).toEqual([{ id: 1 }, { id: 3 }]);
  });

  it.each([
    [{ feed: { event: {} } }],
    [{ feed: { event: 'soon' } }],
    [{ feed: { event: { error: 'gone', code: 5 } } }],
    [{}],
  ])('says that there is none in %j', (body) => {
    expect(() => events(body)).toThrow(/^expected a list at mapping.events.items "feed.event\[\*\]", found /);
  });
});

describe('csv()', () => {
  it.each([
    [
      'commas and quotes',
      'id,title\r\n1,"A, ""B"""\r\n2,C\r\n',
      [
        { id: '1', title: 'A, "B"' },
        { id: '2', title: 'C' },
      ],
    ],
    ['semicolons', '\uFEFFid;title\n1;A, B', [{ id: '1', title: 'A, B' }]],
    ['tabs, blank lines and a short line', 'id\ttitle\n\n1\n', [{ id: '1', title: '' }]],
    ['a line break within quotes', 'id;text\n1;"A\nB"', [{ id: '1', text: 'A\nB' }]],
  ])('reads %s', (_, text, rows) => {
    expect(readCsv(text)).toEqual(rows);
  });
});

describe('under_headings()', () => {
  it('gives each record the last heading before it', () => {
    expect(underHeadings([{ id: 0 }, 'May', { id: 1 }, { day: 2 }, { id: 3, heading: 'own' }], 'id')).toEqual([
      { heading: null, id: 0 },
      { heading: 'May', id: 1 },
      { heading: 'own', id: 3 },
    ]);
  });
});
