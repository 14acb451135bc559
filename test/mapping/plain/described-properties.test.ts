import { describe, expect, it } from 'vitest';
import { withoutDescriptions } from '../../../src/mapping/plain/described-properties.ts';
import { mapRecords, titles } from '../detection/map-records.ts';

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
