import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPlainText } from '../../src/text/plain-text.ts';
import { forbidden } from './forbidden.ts';

describe('readPlainText', () => {
  it.each([
    ['collapses white space to one line', ' Night\r\n of\u00A0\u2028 clocks ', 'Night of clocks'],
    ['decodes entities', 'Clocks &amp; Chaos: a &quot;late&quot; &#8217;', 'Clocks & Chaos: a "late" ’'],
    ['decodes twice what software encoded twice', 'AT&amp;amp;T', 'AT&T'],
    ['decodes twice a number that was encoded again', 'It&amp;#8217;s', 'It’s'],
    ['decodes an escaped bracket once', '&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['keeps an ampersand', 'R&D; Q&A', 'R&D; Q&A'],
    ['strips tags', '<b>Bold</b> and <i class="x">fine</i><br>lines', 'Bold and fine lines'],
    ['strips escaped tags', '&lt;em&gt;New&lt;/em&gt; hall', 'New hall'],
    ['drops scripts with their words', '<b>A</b><script>alert(1)</script>', 'A'],
    ['keeps a comparison', 'a < b > c', 'a < b > c'],
    ['keeps brackets', 'x[0]]>y', 'x[0]]>y'],
    ['keeps a generic type', 'Why List<String> is not List<Object>', 'Why List<String> is not List<Object>'],
    ['composes characters', 'cafe\u0301', 'café'],
    ['drops controls and lone surrogates', 'a\u0000\u0008\uD800b\uFFFE\u0085c\uFEFF', 'ab c'],
    ['parts words where a control character does', 'a\u000Bb\u000Cc\u001Dd\u001Ee\u001Ff', 'a b c d e f'],
    ['keeps an emoji of several code points', '👩‍🔬 🇫🇮', '👩‍🔬 🇫🇮'],
    ['drops overrides', 'evil\u202Etxt.exe\u202C', 'eviltxt.exe'],
    ['closes an isolate', 'a \u2067ערב', 'a \u2067ערב\u2069'],
    ['drops a closing control that closes nothing', 'a\u2069 b\u202C', 'a b'],
    [
      'reads the escapes of iCalendar',
      'Hall 2\\, Station Road\\; 1st floor\\nLeft',
      'Hall 2, Station Road; 1st floor Left',
    ],
    ['keeps other backslashes', 'In C:\\new\\, or \\alpha', 'In C:\\new\\, or \\alpha'],
    ['reads a number', 42, '42'],
    ['reads the text of an object', { text: 'Plain', html: '<b>Plain</b>' }, 'Plain'],
    ['reads a rendered object', { rendered: 'It&#8217;s' }, 'It’s'],
  ])('%s', (_, value, expected) => {
    expect(readPlainText(value)).toBe(expected);
  });

  it.each([null, undefined, '', ' \n\u200E'.slice(0, 2), '<p></p>', '\u0000', {}, [], Number.NaN, true])(
    'finds nothing in %j',
    (value) => {
      expect(readPlainText(value)).toBeNull();
    },
  );

  it.each(['\u200B', ' \u200B\u2060 ', '\u200E\u200F', '\u00AD', '&#8203;', '\u{E0041}'])(
    'sees nothing to read in %j',
    (value) => {
      expect(readPlainText(value)).toBeNull();
    },
  );

  it('keeps what joins letters and emoji', () => {
    for (const text of ['می\u200Cخواهم', '👩\u200D🔬 Day', 'क्\u200Dष'])
      expect(readPlainText(text)).toBe(text.normalize('NFC'));
  });

  it('cuts a text that is too long for a title, between characters', () => {
    const read = readPlainText('🎶'.repeat(5000)) ?? '';
    expect(read.length).toBeLessThanOrEqual(1000);
    expect(read).toMatch(/^(?:🎶)+…$/u);
  });

  it('cuts it between words, or between what people see as characters', () => {
    expect(readPlainText('Word '.repeat(10_000))).toBe(`${'Word '.repeat(199)}Word…`);
    expect(readPlainText('Words '.repeat(10_000))).toBe(`${'Words '.repeat(165)}Words…`);
    const family = '👩\u200D👩\u200D👧';
    expect(readPlainText(family.repeat(500))).toMatch(new RegExp(`^(?:${family})+…$`, 'u'));
  });

  it('gives one line of allowed characters for any string', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (value) => {
        const read = readPlainText(value);
        if (read === null) return;
        expect(read).not.toMatch(forbidden);
        expect(read).not.toMatch(/[\n\t]|^\s|\s$/);
        expect(read.normalize('NFC')).toBe(read);
      }),
      { numRuns: 400 },
    );
  });
});
