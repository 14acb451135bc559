import { describe, expect, it } from 'vitest';
import { withoutPropertyStatements } from '../../../src/mapping/plain/property-statements.ts';

const words = { P1: 'begins', P2: 'venue', P3: 'street', P4: 'fee', P5: 'summary', Q7: 'Town hall', Q8: 'euro' };

const snak = (property: string, value: unknown) => ({
  snaktype: 'value',
  property,
  datavalue: { value, type: 'any' },
});
const statement = (property: string, value: unknown, more: object = {}) => ({
  mainsnak: snak(property, value),
  rank: 'normal',
  ...more,
});
const place = { 'entity-type': 'item', id: 'Q7' };
const said = {
  begins: '2026-10-17',
  venue: { id: 'Q7', name: 'Town hall', street: 'Main Street 1' },
  fee: { amount: 5, unit: 'euro' },
  summary: { en: 'A fair', de: 'Ein Markt' },
};

describe('statements of properties whose words stand beside', () => {
  it('are fields of these words, in the words of the things', () => {
    const claims = {
      P1: [
        statement('P1', { time: '+2026-10-16T00:00:00Z', precision: 11 }, { rank: 'deprecated' }),
        statement('P1', { time: '+2026-10-17T00:00:00Z', precision: 11 }),
      ],
      P2: [statement('P2', place, { qualifiers: { P3: [snak('P3', 'Main Street 1')] } })],
      P3: [{ mainsnak: { snaktype: 'novalue', property: 'P3' }, rank: 'normal' }],
      P4: [statement('P4', { amount: '+5', unit: 'https://facts.example/entity/Q8' })],
      P5: [statement('P5', { text: 'A fair', language: 'en' }), statement('P5', { text: 'Ein Markt', language: 'de' })],
    };
    const body = { things: { Q1: { id: 'Q1', claims } }, words };
    expect(withoutPropertyStatements(body)).toEqual({ things: { Q1: { id: 'Q1', claims: said } }, words });
  });

  it('may say their value and their property in other layers', () => {
    const of = (id: string, content: unknown) => ({ property: { id }, value: { type: 'value', content } });
    const statements = {
      P1: [
        { ...of('P1', '2026-10-18'), rank: 'normal' },
        { ...of('P1', '2026-10-17'), rank: 'preferred' },
      ],
      P2: [{ ...of('P2', 'Q7'), qualifiers: [of('P3', 'Main Street 1')] }],
      P3: [{ property: { id: 'P3' }, value: { type: 'novalue' } }],
      P4: [of('P4', { amount: '5', unit: 'Q8' })],
      P5: [of('P5', { text: 'A fair', language: 'en' }), of('P5', { text: 'Ein Markt', language: 'de' })],
    };
    expect(withoutPropertyStatements([{ statements }, { words }])).toEqual([{ statements: said }, { words }]);
  });

  it('name things by language, and not by where their pages are', () => {
    const labels = { en: { language: 'en', value: 'Fair' }, de: { language: 'de', value: 'Markt' } };
    const claims = { P1: [statement('P1', '2026-10-17')] };
    expect(withoutPropertyStatements({ things: [{ id: 'Q1', title: 'Item:Q1', labels, claims }], words })).toEqual({
      things: [{ id: 'Q1', labels: { en: 'Fair', de: 'Markt' }, claims: { begins: '2026-10-17' } }],
      words,
    });
    expect(withoutPropertyStatements({ things: [{ id: 'Q1', title: 'Item:Q1', labels, claims: {} }] })).toEqual({
      things: [{ id: 'Q1', labels: { en: 'Fair', de: 'Markt' }, claims: {} }],
    });
    const uid = { id: 'ev1', uid: 'urn:portal:ev1' };
    expect(withoutPropertyStatements({ things: [{ ...uid, labels }] })).toEqual({
      things: [{ ...uid, labels: { en: 'Fair', de: 'Markt' } }],
    });
  });

  it('may say the same in very many languages', () => {
    const languages = Array.from({ length: 200_000 }, (_, n) => `en-${String(n).padStart(6, '0')}`);
    const P5 = languages.map((language) => statement('P5', { text: 'A fair', language }));
    const { claims } = withoutPropertyStatements({ words, claims: { P5 } }) as { claims: { summary: object } };
    expect(Object.keys(claims.summary)).toEqual(languages);
  });

  describe.each([1, 3, 30])('are not what is listed by codes in %i records', (count) => {
    const record = (n: number) => ({ id: `e${n}`, uid: `urn:portal:e${n}`, title: `Fair ${n}`, start: '2026-10-17T18:00' });
    const records = (more: object = {}) => Array.from({ length: count }, (_, n) => ({ ...record(n), ...more }));
    const named = (...codes: readonly string[]) => Object.fromEntries(codes.map((code) => [code, `Name of ${code}`]));
    it.each<[string, unknown]>([
      ['the events of rooms', { rooms: named('r1', 'r2', 'r3'), events: { r1: records(), r2: records(), r3: [] } }],
      ['the events of weeks', { weeks: named('w41', 'w42', 'w43'), events: { w41: records() } }],
      ['the events of years', { labels: named('y2025', 'y2026', 'y2027'), events: { y2026: records() } }],
      ['the events of kinds', { types: named('c1', 'c2', 'c3'), events: { c1: records({ type: 'c1', rank: 1 }) } }],
      ['the program of days', { items: records({ days: named('d1', 'd2', 'd3'), program: { d1: [{ time: '10:00', title: 'Opening' }] } }) }],
      ['answers to questions', { items: records({ questions: named('q1', 'q2', 'q3'), answers: { q1: [{ value: 'Yes', id: 7 }] } }) }],
      ['answers of one kind', { items: records({ questions: named('q1', 'q2', 'q3'), answers: { q1: [{ type: 'text', value: 'Yes' }], q2: [{ type: 'text', value: 'No' }] } }) }],
      ['prices of tickets', { tickets: named('t1', 't2', 't3'), items: records({ prices: { t1: [{ value: 5 }], t2: [{ value: 8 }] } }) }],
      ['seats of rows', { rows: named('row1', 'row2', 'row3'), items: records({ seats: { row1: [{ content: 'free' }] } }) }],
      ['links to targets', { kinds: named('l1', 'l2', 'l3'), items: records({ links: { l1: [{ target: 'https://portal.example/7' }] } }) }],
      ['flats of a property', { kinds: named('p1', 'p2', 'p3'), flats: { p1: records({ property: 'p1', type: 'flat' }), p2: [{ property: 'p2', type: 'flat', id: 7 }] } }],
      ['lists without anything', { kinds: named('l1', 'l2', 'l3'), items: records({ links: { l1: [{}], l2: [{ value: null }] } }) }],
    ])('%s', (_, body) => {
      expect(withoutPropertyStatements(body)).toBe(body);
    });
  }); // biome-ignore format: a table

  it.each<[string, unknown]>([
    ['lists by codes that nothing names', { A1: [{ value: 3 }], A2: [{ value: 4 }] }],
    ['lists beside the words of others', { rooms: { R1: 'Hall', R2: 'Attic', R3: 'Yard' }, A1: [{ value: 3 }] }],
    ['texts by language', { title: { en: 'Fair', de: 'Markt' } }],
  ])('are nothing else: %s', (_, body) => {
    expect(withoutPropertyStatements(body)).toBe(body);
  });
});
