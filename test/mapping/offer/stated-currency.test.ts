import { describe, expect, test } from 'vitest';
import { calendar, mapperOf } from '../mapper-of.ts';

const priceOf = (
  record: object,
  { body = null, answer = null, ...more }: { body?: unknown; answer?: unknown; currency?: string } = {},
) =>
  mapperOf({ price: 'price' }).events({ ...calendar, ...more }, { record: { id: 17, ...record }, body }, answer)
    .events[0]?.price;

describe('the currency of a price that names none', () => {
  test.each<[string, object, Parameters<typeof priceOf>[1], string | null]>([
    ['the answer states', { price: 12 }, { body: { valuta: 'EUR', events: [] } }, 'EUR'],
    ['the answer states in Estonian', { price: 12 }, { body: { valuuta: 'EUR', events: [] } }, 'EUR'],
    ['the answer states in Indonesian', { price: 12 }, { body: { mata_uang: 'IDR', events: [] } }, 'IDR'],
    ['the place of the answer states', { price: '12' }, { body: { kino: { mena: 'CZK' }, events: [] } }, 'CZK'],
    [
      'the answer with the details states',
      { price: 12 },
      { answer: { meta: { waehrung: 'CHF' }, event: { id: 17 } } },
      'CHF',
    ],
    ['the calendar states', { price: 12 }, { currency: 'ILS' }, 'ILS'],
    ['the record states beside it', { price: 12, fees: { currency: 'usd' } }, { currency: 'ILS' }, 'USD'],
    ['a code states, beside its symbol', { price: 12 }, { body: { currency: 'CAD', currencySymbol: '$' } }, 'CAD'],
    ['nothing states', { price: 12 }, { body: { iso: 'ALL', events: [] } }, null],
    ['a user states', { price: 12 }, { body: { user: { currency: 'EUR' }, events: [] } }, null],
    ['two places state otherwise', { price: 12 }, { body: { a: { currency: 'EUR' }, b: { currency: 'PLN' } } }, null],
  ])('is the one that %s', (_, record, around, currency) => {
    expect(priceOf(record, around)).toMatchObject({ from: 12, currency });
  });

  test('is not that of a price in another one', () => {
    expect(priceOf({ price: '12 £' }, { body: { currency: 'EUR' } })).toMatchObject({ currency: 'GBP' });
  });

  test('is kept with the calendar', () => {
    const { calendar: listed } = mapperOf({}, { calendars: { id: 'id' } }).calendar({
      record: { id: 'a' },
      body: { data: { currency: 'CNY', list: [{ id: 'a' }] } },
    });
    expect(listed).toMatchObject({ id: 'a', currency: 'CNY' });
  });
});
