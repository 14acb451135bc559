import { describe, expect, it } from 'vitest';
import { withoutDocumentTables } from '../../../src/mapping/plain/documents/document-tables.ts';

const text = (words: string, more: object = {}) => ({ type: 'text', text: words, ...more });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const cell = (...content: unknown[]) => ({
  type: 'tableCell',
  attrs: { colspan: 1 },
  content: [paragraph(...content)],
});
const row = (id: string, ...content: unknown[]) => ({ type: 'tableRow', attrs: { localId: id }, content });
const head = (...names: string[]) =>
  row('r0', ...names.map((name) => ({ type: 'tableHeader', attrs: {}, content: [paragraph(text(name))] })));
const table = (...content: unknown[]) => ({ type: 'table', attrs: { localId: 't1' }, content });
const doc = (...content: unknown[]) => ({ type: 'doc', version: 1, content });
const heading = (words: string) => ({ type: 'heading', attrs: { level: 2 }, content: [text(words)] });

const day = (iso: string) => ({ type: 'date', attrs: { timestamp: String(Date.parse(iso)) } });
const mention = (name: string) => ({ type: 'mention', attrs: { id: name.length, text: `@${name}` } });
const lozenge = (words: string) => ({ type: 'status', attrs: { text: words, color: 'red', localId: 's' } });
const linked = (words: string, href: string) => text(words, { marks: [{ type: 'link', attrs: { href } }] });

const fair = { Title: 'Fair', Date: '2026-10-06' };

describe('a document whose table has the events as its rows', () => {
  it('is the list of them, with the days, people, states and links of the cells', () => {
    const body = doc(
      heading('Dates'),
      paragraph(text('Ask before you change them.')),
      table(
        head('Title', 'Date', 'Speaker', 'Status', 'Tickets'),
        row(
          'r1',
          cell(text('The '), text('Fair', { marks: [{ type: 'strong' }] })),
          cell(day('2026-10-06')),
          cell(mention('Ann Lee'), text(' '), mention('Bo Ek')),
          cell(lozenge('Cancelled')),
          cell(linked('Book', 'https://town.example/book/1')),
        ),
        row(
          'r2',
          { type: 'tableCell', content: [paragraph(text('Walk')), paragraph(text('in the wood'))] },
          cell(day('2026-10-07'), text(', 9:00')),
          cell(mention('Bo Ek'), text(' and friends')),
          cell(),
          cell({ type: 'inlineCard', attrs: { url: 'https://town.example/walk' } }),
        ),
      ),
    );
    expect(withoutDocumentTables({ id: '9', title: 'Dates', version: { createdAt: '2026-09-01' }, body })).toEqual({
      id: '9',
      title: 'Dates',
      version: { createdAt: '2026-09-01' },
      body: [
        {
          id: 'r1',
          Title: 'The Fair',
          Date: '2026-10-06',
          Speaker: ['Ann Lee', 'Bo Ek'],
          Status: 'Cancelled',
          Tickets: 'Book',
          'Tickets url': 'https://town.example/book/1',
        },
        {
          id: 'r2',
          Title: 'Walk\nin the wood',
          Date: '2026-10-07, 9:00',
          Speaker: 'Bo Ek and friends',
          Status: null,
          Tickets: 'https://town.example/walk',
        },
      ],
    });
  });

  it.each<[string, unknown, unknown]>([
    [
      'blocks whose rows have lists of texts',
      {
        results: [
          { object: 'block', id: 'b1', type: 'heading_2', heading_2: { rich_text: [] } },
          {
            object: 'block',
            id: 'b2',
            type: 'table',
            table: {
              has_column_header: true,
              children: [
                [[{ type: 'text', plain_text: 'Title' }], [{ type: 'text', plain_text: 'Date' }]],
                [
                  [{ type: 'text', plain_text: 'Fair', href: 'https://town.example/fair' }],
                  [{ type: 'mention', mention: { type: 'date', date: { start: '2026-10-06' } }, plain_text: '@6 Oct' }],
                ],
              ].map((cells, n) => ({ object: 'block', id: `w${n}`, type: 'table_row', table_row: { cells } })),
            },
          },
        ],
      },
      { results: [{ id: 'w1', Title: 'Fair', 'Title url': 'https://town.example/fair', Date: '2026-10-06' }] },
    ],
    [
      'the rows of such a table alone',
      {
        results: ['Title', 'Fair'].map((title, n) => ({
          object: 'block',
          id: `w${n}`,
          type: 'table_row',
          table_row: { cells: [[{ plain_text: title }], [{ plain_text: n === 0 ? 'Date' : '2026-10-06' }]] },
        })),
      },
      { results: [{ id: 'w1', ...fair }] },
    ],
    [
      'rows of texts in HTML',
      {
        time: 5,
        blocks: [
          { id: 'x', type: 'header', data: { text: 'Dates', level: 2 } },
          {
            id: 'y',
            type: 'table',
            data: {
              withHeadings: true,
              content: [
                ['Title', 'Date'],
                ['<b>Fair</b> &amp; <a href="https://town.example/?a=1&amp;b=2">more</a>', '2026-10-06'],
              ],
            },
          },
        ],
      },
      {
        time: 5,
        blocks: [{ Title: 'Fair & more', 'Title url': 'https://town.example/?a=1&b=2', Date: '2026-10-06' }],
      },
    ],
    [
      'elements of HTML, with head and body',
      {
        type: 'root',
        children: [
          {
            type: 'element',
            tagName: 'table',
            properties: {},
            children: ['thead', 'tbody'].map((tagName) => ({
              type: 'element',
              tagName,
              children: [
                { type: 'text', value: '\n' },
                {
                  type: 'element',
                  tagName: 'tr',
                  children: (tagName === 'thead' ? ['Title', 'Date'] : ['Fair', '']).map((value) => ({
                    type: 'element',
                    tagName: tagName === 'thead' ? 'th' : 'td',
                    children: [
                      value === ''
                        ? {
                            type: 'element',
                            tagName: 'time',
                            properties: { dateTime: '2026-10-06' },
                            children: [{ type: 'text', value: 'Tuesday' }],
                          }
                        : { type: 'text', value },
                    ],
                  })),
                },
              ].slice(1),
            })),
          },
        ],
      },
      [fair],
    ],
    [
      'nodes in the root of an editor, as a text of JSON',
      {
        page: JSON.stringify({
          root: {
            type: 'root',
            children: [
              {
                type: 'table',
                children: [
                  ['Title', 'Date'],
                  ['Fair', '2026-10-06'],
                ].map((texts) => ({
                  type: 'tablerow',
                  children: texts.map((one) => ({
                    type: 'tablecell',
                    headerState: 0,
                    children: [{ type: 'paragraph', children: [{ type: 'text', text: one, format: 1 }] }],
                  })),
                })),
              },
            ],
          },
        }),
      },
      { page: { root: [fair] } },
    ],
    [
      'rows with keys and cells of texts',
      [
        { _type: 'block', _key: 'a', children: [{ _type: 'span', text: 'Dates' }] },
        {
          _type: 'table',
          _key: 'b',
          rows: [
            { _type: 'tableRow', _key: 'c', cells: ['Title', 'Date'] },
            { _type: 'tableRow', _key: 'd', cells: ['Fair', '2026-10-06'] },
          ],
        },
      ],
      [{ id: 'd', ...fair }],
    ],
  ])('is told by its structure: %s', (_, body, plain) => {
    expect(withoutDocumentTables(body)).toEqual(plain);
  });

  it('says of what part of the document a row is, and has in each row what reaches over several', () => {
    const over = { type: 'tableCell', attrs: { rowspan: 2 }, content: [paragraph(day('2026-10-06'))] };
    const across = { type: 'tableCell', attrs: { colspan: 2 }, content: [paragraph(text('For children'))] };
    const body = doc(
      heading('Autumn'),
      table(
        head('Date', 'Title'),
        row('r1', over, cell(text('Fair'))),
        row('r2', cell(text('Ball'))),
        row('r3', across),
        row('r4', cell(day('2026-10-08')), cell(text('Puppets'))),
      ),
      heading('Winter'),
      table(head('Date', 'Title'), row('r5', cell(day('2026-12-08')), cell(text('Market')))),
      table(head('Name', 'Phone'), row('r6', cell(text('Ann')), cell(text('12 34')))),
    );
    expect(withoutDocumentTables({ body })).toEqual({
      body: [
        { section: 'Autumn', id: 'r1', Date: '2026-10-06', Title: 'Fair' },
        { section: 'Autumn', id: 'r2', Date: '2026-10-06', Title: 'Ball' },
        { section: 'For children', id: 'r4', Date: '2026-10-08', Title: 'Puppets' },
        { section: 'Winter', id: 'r5', Date: '2026-12-08', Title: 'Market' },
      ],
    });
  });

  it('stays within the record of its page', () => {
    const page = (id: string) => {
      const tables = [table(head('Title', 'Date'), row(`r${id}`, cell(text('Fair')), cell(day('2026-10-06'))))];
      return { type: 'page', id, title: `Page ${id}`, content: doc(...tables) };
    };
    expect(withoutDocumentTables({ type: 'list', items: [page('1'), page('2')] })).toEqual({
      type: 'list',
      items: ['1', '2'].map((id) => ({ type: 'page', id, title: `Page ${id}`, content: [{ id: `r${id}`, ...fair }] })),
    });
  });

  it('stays a text where the record says itself when it is, or where it holds no events', () => {
    const programme = doc(table(head('Time', 'Talk'), row('r1', cell(text('9:00')), cell(text('Words')))));
    const phones = doc(table(head('Name', 'Phone'), row('r1', cell(text('Ann')), cell(text('12 34')))));
    for (const body of [
      { data: [{ id: 1, title: 'Conference', start: '2026-10-06T09:00:00Z', text: programme }] },
      {
        data: [{ id: 1, name: 'Conference', fields: { when: { date: '6 October' }, text: JSON.stringify(programme) } }],
      },
      { data: [{ id: 1, title: 'Office', text: phones }] },
      { type: 'table', name: 'events', data: [{ id: 1, title: 'Fair', date: '2026-10-06' }] },
      { type: 'table', columns: ['Title', 'Date'], rows: [['Fair', '2026-10-06']] },
      { data: [{ type: 'table', seats: 4, content: ['Title', 'Date'] }] },
    ])
      expect(withoutDocumentTables(body)).toBe(body);
  });
});
