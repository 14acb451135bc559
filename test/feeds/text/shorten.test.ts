import { expect, test } from 'vitest';
import { shorten } from '../../../src/feeds/text/shorten.ts';

test('ends at the end of a word', () => {
  expect(shorten('Words and more', 20)).toBe('Words and more');
  expect(shorten('Words and more words', 12)).toBe('Words and …');
  expect(shorten(`Words and https://uni.example/${'a'.repeat(300)}`, 200)).toBe('Words and …');
});

test('cuts inside a text without words, and never inside a character', () => {
  const text = `会议通知 ${'关于古代天文观测的讲座'.repeat(60)}`;
  expect(shorten(text, 240)).toHaveLength(242);
  expect(shorten('😀'.repeat(20), 11)).toBe(`${'😀'.repeat(5)} …`);
});

test('cuts inside a word where too little would be left without it', () => {
  const text = `Words and ${'a'.repeat(300)}`;
  expect(shorten(text, 200, 100)).toBe(`${text.slice(0, 200)} …`);
  expect(shorten(text, 200, 9)).toBe('Words and …');
});
