import { describe, expect, it } from 'vitest';
import { withoutDescriptions } from '../../../src/mapping/plain/described-properties.ts';
import { mapRecords, titles } from '../detection/map-records.ts';
import { counts, ordinary } from './ordinary.ts';

const property = (id: string, label: string, type: string, value: unknown) => ({ id, label, type, value });

describe('properties that say what they are', () => {
  it('are their values', () => {
    const topic = property('doc:topic', 'Topic', 'string', 'Fair');
    const speakers = { ...property('doc:speakers', 'Speakers', 'string', ['Ana Ruiz']), cardinality: 'multi' };
    expect(withoutDescriptions([{ no: 1, fields: { 'doc:topic': topic, 'doc:speakers': speakers } }])).toEqual([
      { no: 1, fields: { 'doc:topic': 'Fair', 'doc:speakers': ['Ana Ruiz'] } },
    ]);
  });

  it('are called as people see them, where the key says nothing and no other is called so', () => {
    const fields = {
      p17: property('p17', 'Start', 'date', '2026-10-03'),
      p18: property('p18', 'Remark', 'string', 'A'),
      p19: property('p19', 'Remark', 'string', 'B'),
    };
    expect(withoutDescriptions({ fields })).toEqual({ fields: { Start: '2026-10-03', p18: 'A', p19: 'B' } });
  });

  it.each<[string, unknown]>([
    ['one alone', { fee: property('fee', 'Fee', 'number', 5) }],
    ['with no value', { fee: { id: 'fee', type: 'number' }, host: { id: 'host', type: 'text' } }],
    ['under other keys', { a: property('fee', 'Fee', 'number', 5), b: property('host', 'Host', 'text', 'Club') }],
    ['with more to say', { fee: { id: 'fee', value: 5, currency: 'EUR' }, host: { id: 'host', value: 'Club' } }],
  ])('are none: %s', (_, fields) => {
    const body = { fields };
    expect(withoutDescriptions(body)).toBe(body);
  });

  it('are told by a type and a title that is their key in the letters of people, and what else they say stands beside', () => {
    const fields = {
      doors_open: {
        type: 'moment',
        name: 'Doors open',
        value: '2026-10-03T17:00:00Z',
        shown_in: 'Europe/Riga',
        hint: null,
      },
      entry_eur: { type: 'number', name: 'Entry (EUR)', value: 5 },
      lead: { type: 'rich', name: 'Text of the page', value: 'With supper.' },
    };
    expect(withoutDescriptions([{ no: 1, fields }])).toEqual([
      {
        no: 1,
        fields: {
          doors_open: '2026-10-03T17:00:00Z',
          doors_open_shown_in: 'Europe/Riga',
          entry_eur: 5,
          lead: 'With supper.',
        },
      },
    ]);
    const others = { body: { ...fields.lead, name: 'Copy' }, entry_eur: fields.entry_eur, note: fields.lead };
    expect(withoutDescriptions({ others })).toEqual({ others });
  });

  it('are read in each record, however few one has', () => {
    const fields = (count: number) =>
      Object.fromEntries(['title', 'start', 'fee'].slice(0, count).map((id) => [id, { id, value: id.length }]));
    expect(withoutDescriptions([{ fields: fields(3) }, { fields: fields(1) }])).toEqual([
      { fields: { title: 5, start: 5, fee: 3 } },
      { fields: { title: 5 } },
    ]);
  });

  const slug = (n: number) => `walk-${n}`;
  const byKey = (count: number, one: (n: number) => object) =>
    Object.fromEntries(ordinary(count + 1, (n) => [slug(n), one(n)] as const));
  it.each<[string, (count: number) => object]>([
    [
      'events by their ids',
      (count) => ({
        events: byKey(count, (n) => ({ id: slug(n), title: `Walk ${n}`, value: `2026-10-0${1 + (n % 9)}` })),
      }),
    ],
    [
      'events by their titles',
      (count) => ({
        events: byKey(count, (n) => ({ type: 'concert', name: `Walk ${n}`, value: 12, start: '2026-10-03' })),
      }),
    ],
    [
      'prices by their keys',
      (count) => ({
        items: ordinary(count, (n) => ({
          id: n,
          prices: {
            adult: { name: 'adult', label: 'Adults', value: 12 },
            child: { name: 'child', label: 'Children', value: 6 },
          },
        })),
      }),
    ],
    [
      'tickets',
      (count) => ({
        items: ordinary(count, (n) => ({
          id: n,
          tickets: {
            adult: { type: 'ticket', name: 'Adult', value: 12, from: '2026-01-01' },
            child: { type: 'ticket', name: 'Child', value: 6 },
          },
        })),
      }),
    ],
    [
      'days',
      (count) => ({
        items: ordinary(count, (n) => ({
          id: n,
          hours: {
            mon: { key: 'mon', label: 'Monday', value: '9-17' },
            tue: { key: 'tue', label: 'Tuesday', value: '9-18' },
          },
        })),
      }),
    ],
  ])('are nothing in an ordinary answer: %s', (_, bodyOf) => {
    for (const count of counts) {
      const body = bodyOf(count);
      expect(withoutDescriptions(body)).toBe(body);
    }
  });

  it('are mapped', () => {
    const records = titles.map((title, n) => {
      const all = [
        property('doc:id', 'Id', 'id', `d${310 + n}`),
        property('doc:what', 'Name of the event', 'string', title),
        property('doc:from', 'Start', 'datetime', 1_778_517_000_000 + n * 86_400_000),
        property('doc:place', 'Place', 'string', n % 2 === 0 ? 'Great Hall' : null),
      ];
      return { object: { properties: Object.fromEntries(all.map((one) => [one.id, one])) }, rank: n };
    });
    const read = withoutDescriptions(records) as readonly object[];
    const { events } = mapRecords(read);
    expect(events.map(({ title }) => title)).toEqual(titles);
    expect(events.slice(0, 2).map(({ location }) => location?.name ?? null)).toEqual(['Great Hall', null]);
  });
});
