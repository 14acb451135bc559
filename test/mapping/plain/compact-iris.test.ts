import { expect, it } from 'vitest';
import { withoutPrefixes } from '../../../src/mapping/plain/wraps/compact-iris.ts';

const context = { schema: 'http://schema.org/', dct: 'http://purl.org/dc/terms/', town: 'https://town.example/voc#' };
const read = (record: object, declared: unknown = context) =>
  (withoutPrefixes({ '@context': declared, '@graph': [record] }) as { '@graph': readonly unknown[] })['@graph'][0];

it('reads terms and typed values without the prefixes that the answer declares', () => {
  const record = {
    '@id': 'https://town.example/e/7',
    '@type': ['schema:Event', 'schema:MusicEvent'],
    'schema:startDate': { '@type': 'schema:DateTime', '@value': '2026-10-02T18:00:00+02:00' },
    'schema:eventStatus': { '@type': 'schema:EventStatusType', '@value': 'schema:EventCancelled' },
    'schema:offers': { 'schema:price': { '@type': 'schema:Number', '@value': '6' }, 'town:note': 'schema:free' },
    'dct:subject': [{ '@value': 'Folk' }, { '@value': 'Brass' }],
  };
  expect(read(record)).toEqual({
    '@id': 'https://town.example/e/7',
    '@type': ['Event', 'MusicEvent'],
    startDate: '2026-10-02T18:00:00+02:00',
    eventStatus: 'EventCancelled',
    offers: { price: '6', note: 'schema:free' },
    subject: ['Folk', 'Brass'],
  });
  expect(read({ 'dct:title': 'Fair' }, ['https://town.example/context.jsonld', { dct: context.dct }])).toEqual({
    title: 'Fair',
  });
});

it('leaves what says its language, and takes it before the same in another format', () => {
  const german = { '@language': 'de', '@value': 'Bei Regen im Saal.' };
  const html = { '@type': 'town:Html', '@value': '<p>Bei Regen im Saal.</p>' };
  expect(read({ 'schema:name': german, 'schema:description': [german, html] })).toEqual({
    name: german,
    description: [german],
  });
});

it('leaves a prefix where two vocabularies have a word in common', () => {
  expect(read({ 'schema:title': 'Fair', 'dct:title': 'Market' })).toEqual({
    'schema:title': 'Fair',
    'dct:title': 'Market',
  });
});

it.each([
  [{ 'schema:name': 'Fair' }, 'https://town.example/context.jsonld'],
  [{ 'ical:summary': 'Fair', start: '2026-10-02T18:00' }, context],
  [{ name: 'schema:name', note: 'town:hall' }, context],
  [{ 'schema:name': 'Fair' }, { schema: { '@id': 'http://schema.org/' } }],
])('leaves %j with the context %j as it is', (record, declared) => {
  const body = { '@context': declared, items: [record] };
  expect(withoutPrefixes(body)).toBe(body);
});

it('leaves an answer without a context as it is', () => {
  const body = { items: [{ 'schema:name': { '@value': 'Fair' } }] };
  expect(withoutPrefixes(body)).toBe(body);
});
