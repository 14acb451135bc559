import { expect, test } from 'vitest';
import { parseConfig } from '../../src/config/parse-config.ts';

const problemsOf = (words: object) => {
  const environment = { KALENDS_BASE_URL: 'https://portal.example', KALENDS_TOKEN: 't' };
  const parsed = parseConfig({ site: { words } }, environment);
  return 'problems' in parsed ? (parsed.problems ?? []).map(({ where, message }) => `${where}: ${message}`) : [];
};

test('takes words by language and name, with placeholders and plural forms', () => {
  const eventCount = { one: '{count} akce', few: '{count} akce', many: '{count} akce', other: '{count} akcí' };
  expect(problemsOf({ cs: { 'pages.subscribe': 'Odebírat', 'pages.eventCount': eventCount } })).toEqual([]);
});

test.each([
  [
    'a name that does not exist, with the nearest one',
    { 'pages.subscibe': 'Odebírat' },
    /pages\.subscibe.*did you mean pages\.subscribe\?/,
  ],
  ['a placeholder that is missing', { 'pages.former': 'Původně' }, /pages\.former.*leaves out \{date\}/],
  [
    'a placeholder that does not exist',
    { 'pages.subscribe': 'Odebírat {x}' },
    /pages\.subscribe.*unknown placeholder \{x\}/,
  ],
  [
    'a plural form that the language lacks',
    { 'pages.eventCount': { two: '{count} akce', other: '{count} akcí' } },
    /“two”, which cs lacks/,
  ],
  ['forms without the one that is always needed', { 'pages.eventCount': { one: '{count} akce' } }, /pages\.eventCount/],
  ['an empty text', { 'pages.subscribe': '' }, /pages\.subscribe/],
])('reports %s', (_, words, expected) => {
  const problems = problemsOf({ cs: words });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(expected);
});
