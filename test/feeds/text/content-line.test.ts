import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contentLine, escapeText, fold } from '../../../src/feeds/text/content-line.ts';
import { anyText } from '../any-event.ts';

const octets = (text: string) => new TextEncoder().encode(text).length;

it('escapes the characters that a TEXT must escape, and no others', () => {
  expect(escapeText('a\\b;c,d\r\ne:f"g')).toBe('a\\\\b\\;c\\,d\\ne:f"g');
});

it('quotes a parameter, with RFC 6868 for characters that quotes can’t hold', () => {
  expect(contentLine('X', 'v', { CN: 'a "b"; ^c\nd' })).toBe(`X;CN="a ^'b^'; ^^c^nd":v`);
  expect(contentLine('X', 'v', { VALUE: 'URI' })).toBe('X;VALUE=URI:v');
});

it.each([
  ['a', 74, 75],
  ['Ж', 37, 75],
  ['語', 24, 73],
  ['👩', 18, 73],
])('folds %s at 75 octets at most, between characters', (character, count, length) => {
  const [first, second] = fold(`X${character.repeat(100)}`).split('\r\n');
  expect(first).toBe(`X${character.repeat(count)}`);
  expect(octets(first ?? '')).toBe(length);
  expect(second?.startsWith(` ${character}`)).toBe(true);
});

it('leaves a line of 75 octets whole', () => {
  expect(fold('x'.repeat(75))).toBe(`${'x'.repeat(75)}\r\n`);
  expect(fold('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x\r\n`);
});

it('unfolds to the line that was folded', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const line = contentLine('X', escapeText(text));
      const folded = fold(line);
      expect(folded.replaceAll('\r\n ', '')).toBe(`${line}\r\n`);
      for (const one of folded.split('\r\n')) expect(octets(one)).toBeLessThanOrEqual(75);
    }),
  );
});
