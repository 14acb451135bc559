import { describe, expect, it } from 'vitest';
import { readRichText } from '../../src/text/rich-text.ts';
import descriptions from './descriptions.json' with { type: 'json' };

/** The compared part of a text: its letters and signs, without separators of lines, list items and cells. */
const dense = (text: string) => text.normalize('NFC').replace(/[\s•·]+/g, '');

describe('descriptions of real portals', () => {
  it.each(descriptions)('reads $system $id as its truth says', ({ value, text }) => {
    const read = readRichText(value, { form: 'auto', linkBase: 'https://portal.example/' });
    expect(dense(read?.text ?? '')).toBe(dense(text));
  });
});
