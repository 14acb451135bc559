import { expect, it } from 'vitest';
import { withoutScientificNumbers } from '../../../src/mapping/plain/wraps/scientific-numbers.ts';
import { formsOf } from '../../../src/mapping/structure/forms.ts';

it('reads a text in scientific notation as the number that it is', () => {
  expect(withoutScientificNumbers([{ at: '1.7914572E9', price: '5.0E4', lat: '-5.1e-1' }])).toEqual([
    { at: 1791457200, price: 50000, lat: -0.51 },
  ]);
});

it('leaves what is a name among others, and reads a moment there', () => {
  const body = [
    { hall: '2.1E3', v: '1.7914572E9' },
    { hall: '2.1B3', v: 'Fair' },
  ];
  expect(withoutScientificNumbers(body)).toEqual([
    { hall: '2.1E3', v: 1791457200 },
    { hall: '2.1B3', v: 'Fair' },
  ]);
});

it.each(['12E5', '1.5', 'E9', '1.5E', 'A1.5E3', '1.5E3 m'])('leaves %s as it is', (text) => {
  const body = [{ text }];
  expect(withoutScientificNumbers(body)).toBe(body);
});

it('knows a moment with a fraction of a second', () => {
  expect(formsOf(1791457200.25)).toContain('epoch');
  expect(formsOf(179145.25)).toEqual(['number']);
});
