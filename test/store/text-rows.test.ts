import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partsOf } from '../../src/store/sqlite/sql-store.ts';

describe('the rows of a text', () => {
  it('join to the text, are short, and hold whole characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.integer({ min: 2, max: 9 }), (text, length) => {
        const parts = partsOf(text, length);
        expect(parts.join('')).toBe(text);
        for (const part of parts) {
          expect(part.length).toBeLessThanOrEqual(length);
          expect(part.isWellFormed()).toBe(true);
        }
      }),
    );
  });
});
