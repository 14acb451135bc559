import { describe, expect, test } from 'vitest';
import { mapRecord } from '../mapper-of.ts';

const seriesOf = (record: object, body: object) =>
  mapRecord({ series: 'cycle' }, { id: 7, ...record }, { body: { ...body, sessions: [] } }).event.series?.title ?? null;

describe('the series that an answer states once for all its events', () => {
  test.each<[string, object, object, string | null]>([
    ['the conference', {}, { conference: { name: 'Coast days', venue: { name: 'Quay hall' } } }, 'Coast days'],
    ['in a wrapper', {}, { data: { exhibition: { title: { en: 'Expo 27' }, period: 'March' }, talks: [] } }, 'Expo 27'],
    ['not the only event', {}, { agenda: { event: { title: 'Night talks' } } }, null],
    ['not where a record has its own', { cycle: 'Night talks' }, { festival: { name: 'Coast days' } }, 'Night talks'],
    ['not what has no name in words', {}, { events: { title: '5', total: 5 } }, null],
    ['not a list by ids', {}, { events: { name: { title: 'A walk' }, other: { title: 'A talk' } } }, null],
    ['not who publishes it', {}, { organization: { name: 'Coast club' } }, null],
    ['not one of several', {}, { event: { name: 'Coast days' }, series: { name: 'Night talks' } }, null],
  ])('%s', (_, record, body, title) => {
    expect(seriesOf(record, body)).toBe(title);
  });

  const info = { id: 'af8d', name: 'Coast trophy' };
  test.each<[string, readonly object[], string | null]>([
    ['what all name by their id for a series', [{ series_id: 'af8d' }, { series_id: 'af8d' }], 'Coast trophy'],
    ['not what some name', [{ series_id: 'af8d' }, { series_id: 'b2c4' }], null],
    ['not what they name by another id', [{ owner_id: 'af8d' }, { owner_id: 'af8d' }], null],
    ['not what nothing names', [], null],
  ])('%s', (_, matches, title) => {
    expect(seriesOf({}, { data: { info, matches } })).toBe(title);
  });
});
