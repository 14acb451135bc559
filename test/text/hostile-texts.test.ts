import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { comparable, matches } from '../../src/feeds/select/selection.ts';
import { shorten } from '../../src/feeds/text/shorten.ts';
import { readDate } from '../../src/mapping/dates/date-value.ts';
import { readNames } from '../../src/mapping/values/names.ts';
import { normalForm } from '../../src/text/plain/control-characters.ts';
import { readPlainText } from '../../src/text/plain-text.ts';
import { readRichText } from '../../src/text/rich-text.ts';
import { readKey } from '../../src/vocabulary/key-words.ts';
import { romanize } from '../../src/vocabulary/romanize.ts';
import { readSourceFiles } from '../architecture/source-file.ts';

const marks = (count: number) => '\u0315\u0300\u05AE\u0300'.repeat(count / 4);
const rich = (text: string) => readRichText(text, { form: 'auto', linkBase: 'https://uni.example/' });

/** Every way that a text takes through src, with the longest text that the way reads. */
const ways: Readonly<Record<string, (text: string) => unknown>> = {
  'a title': readPlainText,
  'a description': rich,
  'a description of HTML': (text) => rich(`<p>${text}</p>`),
  'a description of escaped marks': (text) => rich(text.replace(/\p{M}/gu, (mark) => `&#${mark.codePointAt(0)};`)),
  'a description of Markdown': (text) => rich(`# Title\n\n* one\n* ${text}`),
  'a list of categories': (text) => readNames([text, `${text}, ${text}`], 'en'),
  'a date': (text) => readDate(text, { formats: [], language: 'en' }),
  'a key': readKey,
  'a word': romanize,
  'a category of a query': comparable,
};

describe('runs of combining marks', () => {
  it.each(Object.entries(ways))('are bounded in %s', (_, read) => {
    const before = process.cpuUsage();
    const found = JSON.stringify(read(`Zalgo${marks(200_000)} ends`)) ?? '';
    const { user } = process.cpuUsage(before);
    expect(found).not.toMatch(/\p{M}{31}/u);
    // Some 0.1 s as it is, 10 s when the whole run is put into order.
    expect(user / 1e6).toBeLessThan(3);
  });

  it('are bounded where only the tags between them are removed', () => {
    expect(rich(`<p>a<b>${marks(20)}</b><i>${marks(20)}</i></p>`)?.text).not.toMatch(/\p{M}{31}/u);
  });

  it('are bounded in both sides of a search', () => {
    const before = process.cpuUsage();
    const event = { title: `a${marks(100_000)}b`, categories: [] };
    expect(matches(event as never, { q: `a${marks(100_000)}b` })).toBe(true);
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(2);
  });

  it('leave every text that a language needs', () => {
    const texts = ['Việt Nam', 'नमस्ते', 'བསྒྲུབས', 'ក្រុង', 'a\u0301\u0302\u0303', '👩‍🔬 ❤️', 'שָׁלוֹם'];
    for (const text of texts) expect(normalForm(text, 'NFC')).toBe(text.normalize('NFC'));
    expect(normalForm(`x${marks(28)}`, 'NFC')).toBe(`x${marks(28)}`.normalize('NFC'));
  });

  it('come out the same when read again', () => {
    // U+0344 is one mark that NFC writes as two.
    const once = normalForm(`a${'\u0344'.repeat(100)}`, 'NFC');
    expect(once).not.toMatch(/\p{M}{31}/u);
    expect(normalForm(once, 'NFC')).toBe(once);
  });

  it('cannot reach normalize() on another way', () => {
    const root = fileURLToPath(new URL('../..', import.meta.url));
    const callers = readSourceFiles(root, 'src')
      .map(({ path }) => path)
      // A browser's own scripts spend their visitor's time only.
      .filter((path) => !/\/(?:client|generated)\//.test(path))
      .filter((path) => /\.normalize\(/.test(readFileSync(`${root}/${path}`, 'utf8')));
    expect(callers).toEqual([
      // The text of a browser's own script.
      'src/pages/frame/page-script.ts',
      // 200 characters at most.
      'src/pages/widget/category-key.ts',
      // Ids of calendars, which have 500 characters at most.
      'src/publisher/index/index-state.ts',
      'src/text/plain/control-characters.ts',
    ]);
  });
});

/** Texts that cost a careless parser or pattern the square of their length. */
const hostile: Readonly<Record<string, (length: number) => string>> = {
  'blanks in the middle': (n) => `a${' '.repeat(n)}b`,
  'line ends in the middle': (n) => `a${'\n'.repeat(n)}b`,
  'brackets that never close': (n) => '<'.repeat(n),
  'tags that never end': (n) => '<a '.repeat(n / 3),
  'comments that never end': (n) => '<!--'.repeat(n / 4),
  'elements in elements': (n) => '<div>'.repeat(n / 11) + '</div>'.repeat(n / 11),
  'empty elements': (n) => '<p></p>'.repeat(n / 7),
  'entities of entities': (n) => `&${'amp;'.repeat(n / 4)}lt;`,
  emphasis: (n) => `# Title\n\n${'*a **b '.repeat(n / 7)}`,
  'links of Markdown': (n) => `# Title\n\n${'[a](b '.repeat(n / 6)}`,
  'an address of dots': (n) => `http://a.example/${'.'.repeat(n)} `,
  'BBCode that never closes': (n) => '[b][i]'.repeat(n / 6),
  'JSON in JSON': (n) => '{"blocks":['.repeat(n / 11),
  'bidirectional controls': (n) => '\u2067a\u2069\u202A'.repeat(n / 4),
  'halves of pairs': (n) => '\uD800'.repeat(n),
  'digits and colons': (n) => '1:'.repeat(n / 2),
};

describe('a hostile text', () => {
  it.each(Object.entries(hostile))('of %s is read in bounded time', (_, make) => {
    const text = make(200_000);
    const before = process.cpuUsage();
    for (const read of Object.values(ways)) read(text);
    shorten(text.slice(0, 5000), 4990);
    // Each takes 0.1 to 0.4 s in all.
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(8);
  });
});
