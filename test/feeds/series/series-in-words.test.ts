import { expect, test } from 'vitest';
import { seriesInWords } from '../../../src/feeds/series/series-in-words.ts';
import { catalogues } from '../../../src/i18n/catalogue.ts';

const series = (rule: string, more: { start?: string; end?: string | null; rules?: string[] } = {}) => ({
  start: '2026-10-17T10:00:00Z',
  end: '2026-10-17T11:00:00Z',
  ...more,
  recurrence: { rules: more.rules ?? [rule], exclude: [], include: [] },
});
const inEnglish = (rule: string, more = {}) => seriesInWords(series(rule, more), 'Europe/Berlin', 'en-GB');

test.each([
  ['FREQ=WEEKLY', 'every Saturday, 12:00–13:00'],
  ['FREQ=WEEKLY;BYDAY=SA;UNTIL=20261215T225959Z', 'every Saturday, 12:00–13:00, until 15 December 2026'],
  ['FREQ=WEEKLY;BYDAY=WE,MO', 'Mondays and Wednesdays, 12:00–13:00'],
  ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;COUNT=20', 'Monday to Friday, 12:00–13:00, 20 times'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SA;WKST=MO', 'every 2 weeks, Mondays and Saturdays, 12:00–13:00'],
  ['FREQ=DAILY;COUNT=1', 'every day, 12:00–13:00, 1 time'],
  ['FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR,SA,SU', 'every day, 12:00–13:00'],
  ['FREQ=DAILY;INTERVAL=3', 'every 3 days, 12:00–13:00'],
  ['FREQ=MONTHLY', 'every month, on day 17, 12:00–13:00'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', 'every month, on the last day, 12:00–13:00'],
  ['FREQ=MONTHLY;BYDAY=3SA', 'every month, on the third Saturday, 12:00–13:00'],
  ['FREQ=MONTHLY;INTERVAL=2;BYDAY=FR;BYSETPOS=-1', 'every 2 months, on the last Friday, 12:00–13:00'],
  ['FREQ=YEARLY;BYMONTH=10;BYMONTHDAY=17', 'every year, 17 October, 12:00–13:00'],
])('%s is “%s”', (rule, words) => expect(inEnglish(rule)).toBe(words));

test('UNTIL before the hour of the series names the day before', () => {
  // 15 December 00:00 in Berlin: that Tuesday's session at 12:00 is not part of it.
  expect(inEnglish('FREQ=DAILY;UNTIL=20261214T230000Z')).toBe('every day, 12:00–13:00, until 14 December 2026');
});

test('whole days and sessions past midnight name no end', () => {
  expect(inEnglish('FREQ=WEEKLY;UNTIL=20261215', { start: '2026-10-17', end: '2026-10-18' })).toBe(
    'every Saturday, until 15 December 2026',
  );
  expect(inEnglish('FREQ=WEEKLY', { end: '2026-10-18T01:00:00Z' })).toBe('every Saturday at 12:00');
  expect(inEnglish('FREQ=WEEKLY', { end: null })).toBe('every Saturday at 12:00');
});

test.each([
  'FREQ=HOURLY',
  'FREQ=WEEKLY;BYMONTH=1',
  'FREQ=MONTHLY;BYDAY=1MO,3MO',
  'FREQ=MONTHLY;BYDAY=MO',
  'FREQ=MONTHLY;BYMONTHDAY=1,15',
  'FREQ=MONTHLY;BYMONTHDAY=-2',
  'FREQ=YEARLY;BYDAY=2SU;BYMONTH=5',
  'FREQ=DAILY;BYHOUR=9,15',
])('%s is left to its dates', (rule) => expect(inEnglish(rule)).toBe(null));

test('several rules, no rule, and no start have no words', () => {
  expect(inEnglish('', { rules: ['FREQ=DAILY', 'FREQ=WEEKLY'] })).toBe(null);
  expect(inEnglish('', { rules: [] })).toBe(null);
  expect(seriesInWords({ start: null, end: null, recurrence: null }, 'UTC', 'en')).toBe(null);
});

test('every language says it in its own words, without a gap', () => {
  const rules = [
    'FREQ=WEEKLY;UNTIL=20261215T225959Z',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;COUNT=5',
    ...[1, 2, 5, 21].map((interval) => `FREQ=DAILY;INTERVAL=${interval}`),
    ...['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'].flatMap((day) =>
      [1, 2, 3, 4, 5, -1].map((which) => `FREQ=MONTHLY;BYDAY=${which}${day}`),
    ),
    ...['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'].map((day) => `FREQ=WEEKLY;BYDAY=${day}`),
  ];
  for (const { language, series: own } of catalogues) {
    expect(own).toBeDefined();
    const texts = rules.map((rule) => seriesInWords(series(rule), 'Europe/Berlin', language) ?? '');
    expect(new Set(texts).size).toBe(rules.length);
    expect(texts.filter((text) => text === '' || /undefined| {2}/.test(text))).toEqual([]);
  }
});

test.each([
  ['de', 'FREQ=WEEKLY;UNTIL=20261215T225959Z', 'jeden Samstag, 12:00–13:00, bis 15. Dezember 2026'],
  ['fr', 'FREQ=MONTHLY;BYDAY=1SA', 'tous les mois, le premier samedi, 12:00–13:00'],
  ['es', 'FREQ=WEEKLY;BYDAY=MO,WE', 'los lunes y los miércoles, 12:00–13:00'],
  ['ru', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SA', 'раз в 2 недели, по субботам, 12:00–13:00'],
  ['uk', 'FREQ=MONTHLY;BYDAY=-1FR', 'щомісяця, в останню п’ятницю, 12:00–13:00'],
  ['pl', 'FREQ=WEEKLY;INTERVAL=3;BYDAY=TU,SU', 'co 3 tygodnie, we wtorki i w niedziele, 12:00–13:00'],
  ['ar', 'FREQ=MONTHLY;BYDAY=1FR', 'كل شهر، في أول يوم جمعة، 12:00 م–1:00 م'],
  ['it', 'FREQ=MONTHLY;BYDAY=2SU', 'ogni mese, la seconda domenica, 12:00–13:00'],
  ['cs', 'FREQ=WEEKLY;UNTIL=20261215T225959Z', 'every Saturday, 12:00–13:00, until 15. prosince 2026'],
])('in %s, %s is “%s”', (language, rule, words) =>
  expect(seriesInWords(series(rule), 'Europe/Berlin', language)).toBe(words),
);
