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
    expect(withoutPropertyStatements({ things: [{ id: 'Q1', title: 'Item:Q1', labels }] })).toEqual({
      things: [{ id: 'Q1', labels: { en: 'Fair', de: 'Markt' } }],
    });
  });

  it.each<[string, unknown]>([
    ['lists by codes that nothing names', { A1: [{ value: 3 }], A2: [{ value: 4 }] }],
    ['lists beside the words of others', { rooms: { R1: 'Hall', R2: 'Attic', R3: 'Yard' }, A1: [{ value: 3 }] }],
    ['texts by language', { title: { en: 'Fair', de: 'Markt' } }],
  ])('are nothing else: %s', (_, body) => {
    expect(withoutPropertyStatements(body)).toBe(body);
  });
});
