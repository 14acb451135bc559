import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newsLine } from '../../../src/feeds/news/news-line.ts';
import { cleanLine, cleanText, webUrl } from '../../../src/feeds/text/clean-text.ts';
import { anyText } from '../any-event.ts';

it('removes everything that XML or iCalendar forbids, and keeps the rest', () => {
  expect(cleanText('a\u0000\u0007\u001b\u007f\u0080\ufeff\ufffe\ufdd0\u{1ffff}\ud800b')).toBe('ab');
  expect(cleanText('a\r\nb\rc\vd\fe\u0085f\u2028g\u2029h')).toBe('a\nb\nc\nd\ne\nf\ng\nh');
  expect(cleanText('abc \u202edef\u202c \u2066ghi\u2069')).toBe('abc def ghi');
  expect(cleanText('\u200fשלום\t👩‍👩‍👧‍👦 e\u0301')).toBe('\u200fשלום\t👩‍👩‍👧‍👦 e\u0301');
  expect(cleanLine(' a\t\n b ')).toBe('a b');
});

it('changes nothing when applied again', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(cleanText(cleanText(text))).toBe(cleanText(text));
      expect(cleanText(text).isWellFormed()).toBe(true);
      expect(newsLine(newsLine(text))).toBe(newsLine(text));
    }),
  );
});

it.each([
  ['https://a.example', 'https://a.example/'],
  ['https://a.example/ä b?c=[1]&d={e}|f^g`#h#i', 'https://a.example/%C3%A4%20b?c=%5B1%5D&d=%7Be%7D%7Cf%5Eg%60#h%23i'],
  ['https://a.example/100%', 'https://a.example/100%25'],
  ['http://[::1]:80/x', 'http://[::1]/x'],
  ['https://a.example/\r\nX: 1', 'https://a.example/X:%201'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['/relative', null],
  ['', null],
])('turns %j into a URL of RFC 3986: %s', (text, url) => expect(webUrl(text)).toBe(url));

it('returns URLs with only the characters of RFC 3986', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(webUrl(`https://a.example/${text}?${text}#${text}`)).toMatch(
        /^https:\/\/a\.example\/(?:[\w\-.~!$&'()*+,;=:@/?]|%[\dA-Fa-f]{2})*(?:#(?:[\w\-.~!$&'()*+,;=:@/?]|%[\dA-Fa-f]{2})*)?$/,
      );
    }),
  );
});
