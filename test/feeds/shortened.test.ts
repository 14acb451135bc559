import { expect, test } from 'vitest';
import { shortened } from '../../src/feeds/text/shorten.ts';

test('ends at the end of a word', () => {
  expect(shortened('Words and more', 20)).toBe('Words and more');
  expect(shortened('Words and more words', 12)).toBe('Words and …');
  expect(shortened(`Words and https://uni.example/${'a'.repeat(300)}`, 200)).toBe('Words and …');
});

test('ends within what has no words to end at, and never within a character', () => {
  const text = `会议通知 ${'关于古代天文观测的讲座'.repeat(60)}`;
  expect(shortened(text, 240)).toHaveLength(242);
  expect(shortened('😀'.repeat(20), 11)).toBe(`${'😀'.repeat(5)} …`);
});
