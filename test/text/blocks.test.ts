import { describe, expect, it } from 'vitest';
import { readRichText } from '../../src/text/rich-text.ts';

const html = (value: unknown) =>
  readRichText(value, { form: 'auto', linkBase: 'https://portal.example/' })?.html ?? null;
const leaf = (text: string, marks: object = {}) => ({ type: 'text', text, ...marks });

/** The same content in every editor's format: a heading, a paragraph with a bold link, a list of two items. */
const expected =
  '<h2>Day</h2><p>See <a href="https://l.example/"><strong>here</strong></a></p><ul><li>a</li><li>b</li></ul>';
const dense = (value: unknown) =>
  (html(value) ?? '').replace(/\n/g, '').replace(/<li><p>(.*?)<\/p><\/li>/g, '<li>$1</li>');

describe('block editors', () => {
  const editorJs = {
    time: 1,
    blocks: [
      { id: '1', type: 'header', data: { text: 'Day', level: 2 } },
      { id: '2', type: 'paragraph', data: { text: 'See <a href="https://l.example/"><strong>here</strong></a>' } },
      { id: '3', type: 'list', data: { style: 'unordered', items: ['a', { content: 'b', items: [] }] } },
    ],
    version: '2',
  };
  const documents: Record<string, unknown> = {
    'blocks with data (Editor.js)': editorJs,
    'blocks with data, as a string': JSON.stringify(editorJs),
    'blocks with data, one level down': { content: editorJs },
    'a list of nodes (Slate and the like)': [
      { type: 'heading', level: 2, children: [leaf('Day')] },
      {
        type: 'paragraph',
        children: [leaf('See '), { type: 'link', url: 'https://l.example/', children: [leaf('here', { bold: true })] }],
      },
      {
        type: 'list',
        format: 'unordered',
        children: ['a', 'b'].map((item) => ({ type: 'list-item', children: [leaf(item)] })),
      },
    ],
    'a document (ProseMirror)': {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [leaf('Day')] },
        {
          type: 'paragraph',
          content: [
            leaf('See '),
            leaf('here', { marks: [{ type: 'bold' }, { type: 'link', attrs: { href: 'https://l.example/' } }] }),
          ],
        },
        {
          type: 'bulletList',
          content: ['a', 'b'].map((item) => ({
            type: 'listItem',
            content: [{ type: 'paragraph', content: [leaf(item)] }],
          })),
        },
      ],
    },
    'a root (Lexical)': {
      root: {
        type: 'root',
        children: [
          { type: 'heading', tag: 'h2', children: [leaf('Day', { format: 0 })] },
          {
            type: 'paragraph',
            children: [
              leaf('See '),
              { type: 'link', fields: { url: 'https://l.example/' }, children: [leaf('here', { format: 1 })] },
            ],
          },
          {
            type: 'list',
            listType: 'bullet',
            tag: 'ul',
            children: ['a', 'b'].map((item) => ({ type: 'listitem', children: [leaf(item)] })),
          },
        ],
      },
    },
    'Portable Text': [
      { _type: 'block', style: 'h2', markDefs: [], children: [{ _type: 'span', text: 'Day', marks: [] }] },
      {
        _type: 'block',
        style: 'normal',
        markDefs: [{ _key: 'k', _type: 'link', href: 'https://l.example/' }],
        children: [
          { _type: 'span', text: 'See ', marks: [] },
          { _type: 'span', text: 'here', marks: ['k', 'strong'] },
        ],
      },
      ...['a', 'b'].map((text) => ({
        _type: 'block',
        listItem: 'bullet',
        level: 1,
        children: [{ _type: 'span', text }],
      })),
    ],
    'node types (Contentful)': {
      nodeType: 'document',
      data: {},
      content: [
        { nodeType: 'heading-2', content: [{ nodeType: 'text', value: 'Day', marks: [] }] },
        {
          nodeType: 'paragraph',
          content: [
            { nodeType: 'text', value: 'See ', marks: [] },
            {
              nodeType: 'hyperlink',
              data: { uri: 'https://l.example/' },
              content: [{ nodeType: 'text', value: 'here', marks: [{ type: 'bold' }] }],
            },
          ],
        },
        {
          nodeType: 'unordered-list',
          content: ['a', 'b'].map((value) => ({
            nodeType: 'list-item',
            content: [{ nodeType: 'paragraph', content: [{ nodeType: 'text', value, marks: [] }] }],
          })),
        },
      ],
    },
    'a row of insertions (Delta)': {
      ops: [
        { insert: 'Day' },
        { insert: '\n', attributes: { header: 2 } },
        { insert: 'See ' },
        { insert: 'here', attributes: { bold: true, link: 'https://l.example/' } },
        { insert: '\na' },
        { insert: '\n', attributes: { list: 'bullet' } },
        { insert: 'b' },
        { insert: '\n', attributes: { list: 'bullet' } },
      ],
    },
  };
  it.each(Object.entries(documents))('reads %s', (_, document) => {
    expect(dense(document)).toBe(expected);
  });

  it('reads text with ranges (Draft.js)', () => {
    expect(
      html({
        blocks: [
          { key: 'a', text: 'See here', type: 'unstyled', entityRanges: [{ offset: 4, length: 4, key: 0 }] },
          { key: 'b', text: 'a < b', type: 'unordered-list-item' },
        ],
        entityMap: { 0: { type: 'LINK', data: { url: '/l' } } },
      }),
    ).toBe('<p>See <a href="https://portal.example/l">here</a></p><ul><li>a &lt; b</li></ul>');
  });

  it('keeps nested lists and images (Draft.js)', () => {
    const item = (text: string, depth: number, type = 'unordered-list-item') => ({ key: text, text, type, depth });
    expect(
      html({
        blocks: [
          ...[item('a', 0), item('b', 1, 'ordered-list-item'), item('c', 1, 'ordered-list-item'), item('d', 0)],
          { key: 'e', text: ' ', type: 'atomic', entityRanges: [{ offset: 0, length: 1, key: 0 }] },
        ],
        entityMap: { 0: { type: 'IMAGE', data: { src: '/i.png', alt: 'Poster' } } },
      }),
    ).toBe(
      '<ul><li>a<ol><li>b</li><li>c</li></ol></li><li>d</li></ul><p><img src="https://portal.example/i.png" alt="Poster" /></p>',
    );
    expect(html({ blocks: [item('a', 3), item('b', 99)], entityMap: {} })).toContain('<li>b</li>');
  });

  it('reads blocks whose values are texts, lists or objects, and no list of other values', () => {
    const blocks = [
      { type: 'heading', value: 'Day & night', id: 'a1' },
      { type: 'paragraph', value: '<p data-block-key="k">Sixty <b>maps</b>.</p>', id: 'a2' },
      { type: 'paragraph', value: 'Plain <3', id: 'a3' },
      { type: 'bullet_list', value: ['a', { type: 'item', value: 'b', id: 'a5' }], id: 'a4' },
      { type: 'quote', value: { text: 'Go.', source: 'Ann' }, id: 'a6' },
      { type: 'image', value: 17, id: 'a7' },
    ];
    expect(dense(blocks)).toBe(
      '<h3>Day &amp; night</h3><p>Sixty <b>maps</b>.</p><p>Plain &lt;3</p><ul><li>a</li><li>b</li></ul><blockquote><p>Go.</p></blockquote>',
    );
    expect(
      dense([
        { type: 'seats', value: '17' },
        { type: 'text', value: 'x' },
      ]),
    ).toBe('');
  });

  it('keeps the words of unknown blocks', () => {
    expect(html({ blocks: [{ type: 'callout', data: { text: 'Mind the step' } }] })).toBe('<p>Mind the step</p>');
    expect(html([{ id: 'b0', type: 'paragraph', data: { text: 'Mind the step' } }])).toBe('<p>Mind the step</p>');
    expect(
      html({
        type: 'doc',
        content: [
          { type: 'panel', content: [leaf('One')] },
          { type: 'panel', content: [leaf('Two')] },
        ],
      }),
    ).toBe('<div>One</div><div>Two</div>');
  });

  it('keeps the people, days, states and links that stand in attributes', () => {
    const node = (type: string, attrs: object) => ({ type, attrs });
    const content = [
      node('mention', { id: '7', text: '@Ann Lee' }),
      leaf(' '),
      node('date', { timestamp: '1791244800000' }),
      leaf(' '),
      node('status', { text: 'FULL', color: 'red' }),
      leaf(' '),
      node('inlineCard', { url: 'https://l.example/7' }),
      node('date', { timestamp: '1e300' }),
    ];
    expect(html({ type: 'doc', content: [{ type: 'paragraph', content }] })).toBe(
      '<p>@Ann Lee 2026-10-06 FULL <a href="https://l.example/7">https://l.example/7</a></p>',
    );
  });

  it('escapes plain text', () => {
    expect(html([{ type: 'paragraph', children: [leaf('<script>alert(1)</script> & more')] }])).toBe(
      '<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; more</p>',
    );
  });

  it('leaves out what is nested too deeply', () => {
    let node: object = leaf('deep');
    for (let depth = 0; depth < 5000; depth++) node = { type: 'quote', children: [node] };
    expect(html([node, { type: 'paragraph', children: [leaf('flat')] }])).toBe('<p>flat</p>');
  });
});
