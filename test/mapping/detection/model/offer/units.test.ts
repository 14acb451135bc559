import { describe, expect, it } from 'vitest';
import { unitsOf } from '../../../../../src/mapping/detection/model/offer/units.ts';
import { tableOf } from '../../../../../src/mapping/detection/profile/table.ts';
import { each, rulesFor } from './price-rules.ts';

describe('the unit of prices', () => {
  it('takes whole numbers for cents only where descriptions name a hundredth of several of them', () => {
    const rulesOf = (...texts: readonly string[]) => {
      const amounts = [25000, 60000, 0].map((price, n) => ({ price, text: `The doors open at seven. ${texts[n]}` }));
      return rulesFor(each(...amounts), 'Europe/Oslo').filter((rule) => rule.includes('price'));
    };
    expect(rulesOf('Ticket: 250 kr.', '<p>kr 600,00</p>', '')).toEqual(["{cents: price, currency: 'NOK'}"]);
    for (const second of ['', 'kr 60000', '600 people', '600 USD'])
      expect(rulesOf('Ticket: 250 kr.', second, ''), second).toContain('price');
  });

  it('takes whole numbers for cents where a short text says what they come to', () => {
    const rulesOf = (...texts: readonly string[]) => {
      const records = texts.map((formatted, n) => ({ cost: { formatted }, tiers: [{ cost: [1200, 1800, 1200][n] }] }));
      return rulesFor(each(...records), 'America/Chicago').filter((rule) => rule.includes('tiers'));
    };
    expect(rulesOf('$12.00', '$18.00', 'Several prices').every((rule) => rule.includes('cents'))).toBe(true);
    expect(rulesOf('$1,200.00', '$1,800.00', 'Several prices').some((rule) => !rule.includes('cents'))).toBe(true);
  });

  it('takes whole numbers for cents where the label beside each says what they come to', () => {
    const rulesOf = (...labels: readonly string[]) => {
      const records = labels.map((label, n) => ({ tiers: [{ label, price: [800, 2500, 1500][n] }], currency: 'EUR' }));
      return rulesFor(each(...records), 'Europe/Paris').filter((rule) => /tiers\[\*\]\.(?:price|\{)/.test(rule));
    };
    expect(rulesOf('Plein tarif (8 €)', 'Repas (25 €)', 'Libre').every((rule) => rule.includes('cents'))).toBe(true);
    expect(rulesOf('Table (800 €)', 'Salle (2500 €)', 'Libre').some((rule) => !rule.includes('cents'))).toBe(true);
    // One label says nothing.
    expect(rulesOf('Plein tarif (8 €)', 'Repas', 'Libre').some((rule) => !rule.includes('cents'))).toBe(true);
  });

  it('takes prices that descriptions name as they are for no cents, whatever else costs a hundredth of one', () => {
    const rulesOf = (prices: readonly number[], texts: readonly string[]) => {
      const records = prices.map((price, n) => ({ price, text: `The doors open at seven. ${texts[n] ?? ''}` }));
      return rulesFor(each(...records), 'Europe/Prague').filter((rule) => rule.includes('price'));
    };
    const six = [1000, 1500, 1200, 900, 1100, 800];
    for (const blank of [' ', '.', ',', '’', '\u00a0', '\u202f', '&nbsp;'])
      expect(
        rulesOf(six, [`Vstupné 1${blank}000 Kč, šatna 10 Kč`, `Vstupné 1${blank}500 Kč, šatna 15 Kč`]),
        blank,
      ).toContain('price');
    const party = ['For up to 250 guests. Tickets 250 €, coffee 2,50 €', 'For up to 300 guests. Coffee 3,00 €'];
    expect(rulesOf([250, 300, 250, 300, 250, 300], party)).toContain('price');
    const parking = ['Parking 10 Kč', 'Parking 15 Kč', 'Beer 55 Kč', 'Beer 60 Kč', 'Beer 45 Kč', 'Beer 50 Kč'];
    expect(rulesOf(six, parking)).toContain('price');
    expect(rulesOf([25000, 60000, 125000], ['12 songs, 250 Kč/os.', '600,- Kč', '1 250 Kč'])).toEqual([
      "{cents: price, currency: 'CZK'}",
    ]);
  });

  it('is found once for all prices of an object, however many there are', () => {
    const keys = [...'abcdefgh'].map((letter) => `price_${letter}`);
    const records = [25000, 60000].map((price) => ({
      ...Object.fromEntries(keys.map((key) => [key, price])),
      text: `The doors open at seven. ${price / 100} €`,
    }));
    let reads = 0;
    const columns = tableOf(records, 'en').columns.map((column) => ({
      ...column,
      get cells() {
        if (column.expression === 'text') reads++;
        return column.cells;
      },
    }));
    const unitOf = unitsOf(columns, [], null);
    const prices = columns.filter(({ expression }) => keys.includes(expression));
    expect(prices.map(unitOf)).toEqual(keys.map(() => ({ currency: 'EUR', isMinor: true })));
    expect(reads).toBe(1);
  });
});
