import { describe, expect, it } from 'vitest';
import { notationsOf, plainBody } from '../../../src/mapping/plain-body.ts';
import { counts, ordinary } from './ordinary.ts';

const field = (name: string, value: unknown, more: object = {}) => ({
  urn: `urn:fld:${name}`,
  order: 1,
  value,
  ...more,
});
const day = (start: string) => ({
  urn: 'urn:obj:date',
  value: '',
  spec: [field('date:start', start), field('date:hour', '19:30')],
});
const kind = [
  { lang: 'fr', value: 'Foire' },
  { lang: 'nl', value: 'Markt' },
];

describe('fields that URNs name', () => {
  it.each<[string, readonly unknown[], unknown]>([
    ['values', [field('text', 'Come'), field('url', 'https://a.example')], { text: 'Come', url: 'https://a.example' }],
    [
      'a list in one of them, once and again',
      [field('text', 'Come'), field('url', 'https://a.example'), field('fee', '5 €'), day('2046-05-11')],
      { text: 'Come', url: 'https://a.example', fee: '5 €', date: { start: '2046-05-11', hour: '19:30' } },
    ],
    [
      'two of one name',
      [day('2046-05-11'), day('2046-05-12'), field('text', 'Come')],
      {
        date: [
          { start: '2046-05-11', hour: '19:30' },
          { start: '2046-05-12', hour: '19:30' },
        ],
        text: 'Come',
      },
    ],
    [
      'another language, and the label of what is chosen',
      [field('text', 'Venez'), { urn: 'nl:urn:fld:text', value: 'Kom' }, field('kind', 'urn:val:3', { label: kind })],
      { text: 'Venez', text_nl: 'Kom', kind },
    ],
    [
      'what is linked',
      [field('text', 'Come'), field('fee', '5 €'), { urn: 'urn:lnk:media:main', media: { name: 'a.jpg' } }],
      { text: 'Come', fee: '5 €', media_main: { name: 'a.jpg' } },
    ],
  ])('are where others write them: %s', (_, spec, plain) => {
    const body = { items: [{ id: 7, spec }] };
    expect(plainBody(body)).toEqual({ items: [{ id: 7, spec: plain }] });
    expect(notationsOf(body)).toContain('urnFields');
  });

  it.each<[string, (n: number) => object]>([
    ['words of a thesaurus', (n) => ({ kinds: [1, 2].map((m) => ({ urn: `urn:val:kind:k${n}x${m}`, label: kind })) })],
    ['ids', (n) => ({ values: [1, 2].map((m) => ({ id: `urn:uuid:0${n}-${m}`, value: m })) })],
    ['several values of one name', () => ({ spec: [field('fee', 5), field('fee', 8)] })],
    ['addresses', () => ({ links: ['a', 'b'].map((rel) => ({ rel, href: `urn:fld:${rel}`, value: rel })) })],
  ])('are no %s', (_, more) => {
    for (const count of counts) {
      const body = { items: ordinary(count, (n) => ({ id: n, title: `Fair ${n}`, ...more(n) })) };
      expect(notationsOf(body)).not.toContain('urnFields');
    }
  });
});
