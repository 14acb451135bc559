import { expect, it } from 'vitest';
import { namesByIntl } from '../../scripts/names-by-intl.ts';
import { monthNames, weekdayNames } from '../../src/vocabulary/date-names.ts';

// Other languages may change with the release of Node.
it.each(['en', 'de', 'fr', 'ru', 'pl', 'el', 'ja'])(
  'the names of months and weekdays in %s are those of Intl',
  (language) => {
    const { months, weekdays } = namesByIntl(language);
    expect(monthNames[language]).toBe(months);
    expect(weekdayNames[language]).toBe(weekdays);
  },
);

it('each language has twelve months and seven weekdays', () => {
  expect(Object.keys(weekdayNames)).toEqual(Object.keys(monthNames));
  for (const [language, lists] of Object.entries(monthNames))
    expect([language, ...lists.split('|').map((list) => list.split(',').length)]).toEqual([
      language,
      ...lists.split('|').map(() => 12),
    ]);
  for (const [language, lists] of Object.entries(weekdayNames))
    expect([language, ...lists.split('|').map((list) => list.split(',').length)]).toEqual([language, 7, 7]);
});
