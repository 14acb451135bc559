import { describe, expect, it } from 'vitest';
import { withoutSubjectGraphs } from '../../../src/mapping/plain/references/subject-graph.ts';

const rdf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';
const link = (value: string) => [{ type: value.startsWith('_:') ? 'bnode' : 'uri', value }];
const text = (value: string, lang?: string) => [
  lang === undefined ? { type: 'literal', value } : { type: 'literal', value, lang },
];
const number = (value: string) => [{ type: 'literal', value, datatype: 'http://www.w3.org/2001/XMLSchema#decimal' }];

const event = (title: string, day: number) => ({
  [rdf]: link('https://vocabulary.example/terms#Event'),
  'https://vocabulary.example/terms#title': [...text(title, 'en'), ...text(`${title} (de)`, 'de')],
  'https://vocabulary.example/terms#startDate': text(`2026-10-${day}T18:00:00+02:00`),
  'https://vocabulary.example/terms#location': link('_:p1'),
});
const place = {
  [rdf]: link('https://vocabulary.example/terms#Place'),
  'https://vocabulary.example/terms#name': text('Town hall'),
  'https://other.example/geo/lat': number('50.25'),
};
const listed = (id: string, title: string, day: number) => ({
  '@id': id,
  '@type': 'Event',
  title: { en: title, de: `${title} (de)` },
  startDate: `2026-10-${day}T18:00:00+02:00`,
  location: { '@type': 'Place', name: 'Town hall', lat: 50.25 },
});

describe('a graph of subjects', () => {
  it('is a list of the subjects that no other links to, with what they link to', () => {
    const body = { 'urn:e:7': event('Fair', 17), 'urn:e:8': event('Ball', 18), '_:p1': place };
    expect(withoutSubjectGraphs(body)).toEqual([listed('urn:e:7', 'Fair', 17), listed('urn:e:8', 'Ball', 18)]);
  });

  it('may stand in an envelope, or be written as objects with their names', () => {
    expect(withoutSubjectGraphs({ ok: true, data: { 'urn:e:7': event('Fair', 17), '_:p1': place } })).toEqual({
      ok: true,
      data: [listed('urn:e:7', 'Fair', 17)],
    });
    const body = [
      {
        '@id': 'urn:e:7',
        '@type': ['https://vocabulary.example/terms#Event'],
        'https://vocabulary.example/terms#title': [
          { '@value': 'Fair', '@language': 'en' },
          { '@value': 'Fair (de)', '@language': 'de' },
        ],
        'https://vocabulary.example/terms#startDate': [{ '@value': '2026-10-17T18:00:00+02:00' }],
        'https://vocabulary.example/terms#location': [{ '@id': '_:p1' }],
      },
      {
        '@id': '_:p1',
        '@type': ['https://vocabulary.example/terms#Place'],
        'https://vocabulary.example/terms#name': [{ '@value': 'Town hall' }],
        'https://other.example/geo/lat': [{ '@value': '50.25', '@type': 'http://www.w3.org/2001/XMLSchema#decimal' }],
      },
    ];
    expect(withoutSubjectGraphs(body)).toEqual([listed('urn:e:7', 'Fair', 17)]);
  });

  it('keeps events that other events link to, and does not go round in circles', () => {
    const next = { ...event('Fair', 17), 'https://vocabulary.example/terms#next': link('urn:e:8') };
    const back = { ...event('Ball', 18), 'https://vocabulary.example/terms#previous': link('urn:e:7') };
    const records = withoutSubjectGraphs({
      'urn:e:6': event('Talk', 16),
      'urn:e:7': next,
      'urn:e:8': back,
      '_:p1': place,
    });
    expect(records).toMatchObject([
      { '@id': 'urn:e:6' },
      { '@id': 'urn:e:7', next: { '@id': 'urn:e:8', previous: 'urn:e:7' } },
      { '@id': 'urn:e:8', previous: { '@id': 'urn:e:7', next: 'urn:e:8' } },
    ]);
  });

  it.each(['constructor', 'toString', 'valueOf', '__proto__'])(
    'may name a language like a part of every object: %s',
    (language) => {
      const body = { 'urn:e:7': { 'https://vocabulary.example/title': text('Fair', language) } };
      const [record] = withoutSubjectGraphs(body) as readonly { readonly title: object }[];
      expect(Object.entries(record?.title ?? {})).toEqual([[language, 'Fair']]);
    },
  );

  it.each<[string, unknown]>([
    ['a map of records', { 'a:1': { title: 'Fair', dates: [{ type: 'literal', value: '2026-10-17' }] } }],
    ['a list of records with names', [{ '@id': '/events/7', title: 'Fair' }]],
    ['links by relation', { items: [{ id: 7, links: { 'urn:rel:self': { href: '/7' } } }] }],
    ['a record with a prefix', { 'dc:title': 'Fair', 'dc:date': '2026-10-17', 'dc:creator': { name: 'Ana' } }],
    ['records with empty lists', { 'event:7': { 'dc:subject': [], 'dc:date': [] } }],
    ['records by address', { 'https://portal.example/7': { title: 'Fair', start: '2026-10-17' } }],
    ['values with their kinds', [{ '@id': '/events/7', texts: [{ '@value': 'Fair', '@language': 'en' }] }]],
    ['an object of lists', { 'https://portal.example/7': [{ type: 'literal', value: 'Fair' }] }],
  ])('is nothing else: %s', (_, body) => {
    expect(withoutSubjectGraphs(body)).toBe(body);
  });
});
