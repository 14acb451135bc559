import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mapRecord } from '../mapper-of.ts';

const words = fc.constantFrom(
  'free', 'frei', '12 €', '$', 'from', '1.000', 'sold out', 'https://t.example/7', '<a href="', ',', ';', 'min', 'max', 'price', 'currency', 'EUR', 'toString', 'constructor', '__proto__', '\u0000', '\ud800', '٣', '円',
); // biome-ignore format: a list
const text = fc
  .array(fc.oneof(words, fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 8 })
  .map((parts) => parts.join(' '));
const key = fc.oneof(words, fc.constantFrom('amount', 'value', 'name', 'url', 'free', 'id', 'text', 'from', 'to'));
const anything = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    text,
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    tie('list'),
    tie('object'),
  ),
  list: fc.array(tie('value'), { maxLength: 4 }),
  object: fc.dictionary(key, tie('value'), { maxKeys: 4 }),
})).value;

test('any value gives fields of their types, or none', () => {
  const rules = { price: 'v', registrationUrl: 'v', soldOut: 'v', performers: 'v', series: 'v' };
  fc.assert(
    fc.property(anything, (v) => {
      const { event } = mapRecord(rules, { id: 1, v: JSON.parse(JSON.stringify(v)) });
      const { price, registrationUrl, soldOut, performers, series } = event;
      if (price !== undefined) {
        const { free, from, to, currency, text } = price;
        for (const amount of [from, to]) expect(amount === null || (Number.isFinite(amount) && amount >= 0)).toBe(true);
        expect(free).toBe(from === 0 && to === 0);
        expect(from === null || to === null || from <= to).toBe(true);
        expect(currency === null || /^[A-Z]{3}$/u.test(currency)).toBe(true);
        expect([from, to, text]).not.toEqual([null, null, null]);
        expect(text ?? '').not.toMatch(/\n/u);
      }
      if (registrationUrl !== undefined) expect(registrationUrl).toMatch(/^https?:\/\/[^\s<>"]+$/u);
      expect([true, undefined]).toContain(soldOut);
      if (performers !== undefined) expect(performers.length).toBeGreaterThan(0);
      if (series !== undefined) expect(series.id ?? series.title).not.toBeNull();
    }),
    { numRuns: 1000 },
  );
});

test('texts of hostile length take no longer than others', () => {
  const long = [
    'free ',
    '1 ',
    '12 € ',
    'für ',
    ', ',
    '€',
    '1.',
    'from 1 to 2 ',
    '<a href="x">',
    'a/',
    'nicht ',
    'Kinder frei ',
  ].map((part) => part.repeat(20_000));
  for (const v of long)
    mapRecord({ price: 'v', registrationUrl: 'v', soldOut: 'v', performers: 'v', series: 'v' }, { id: 1, v });
}, 20_000);
