import { expect, it } from 'vitest';
import { withoutToken } from '../../src/config/without-token.ts';

it.each([
  ['a long one wherever it stands', 'secret', 'xsecrety', 'x…y'],
  ['a short one by itself', 'ab', 'ab', '…'],
  ['a short one in quotes', 'ab', "found 'ab', not about", "found '…', not about"],
  ['a short one in a query', 'ab', 'https://x.example/?key=ab&about=abc', 'https://x.example/?key=…&about=abc'],
  ['one with signs of expressions', 'a.b', '"a.b" and "axb"', '"…" and "axb"'],
  ['none', null, 'about', 'about'],
])('takes out %s', (_, token, text, clean) => {
  expect(withoutToken(text, token)).toBe(clean);
});
