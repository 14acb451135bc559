import { expect, test } from 'vitest';
import { commaJoined } from '../../../src/i18n/language-tag.ts';

test.each([
  ['en-GB', 'Thu 1 Oct, 16:30'],
  ['ar', 'Thu 1 Oct، 16:30'],
  ['fa-IR', 'Thu 1 Oct، 16:30'],
  ['arn', 'Thu 1 Oct, 16:30'],
])('joins a day and a time by the comma of %s', (language, text) => {
  expect(commaJoined(language, 'Thu 1 Oct', '16:30')).toBe(text);
});
