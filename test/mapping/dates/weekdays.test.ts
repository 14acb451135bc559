import { describe, expect, it } from 'vitest';
import { readWeekdays } from '../../../src/mapping/dates/weekdays.ts';

describe('days of the week', () => {
  it.each<[unknown, readonly number[]]>([
    ['Montag', [1]],
    ['montags', [1]],
    ['Mo, Mi', [1, 3]],
    ['lunes y miércoles', [1, 3]],
    ['понедельник, среда', [1, 3]],
    ['月曜日', [1]],
    ['الأحد', [0]],
    ['Mon–Thu', [1, 2, 3, 4]],
    ['Fr bis So', [0, 5, 6]],
    ['Montags, 18:00 - 20:00 Uhr', [1]],
    ['MWF', [1, 3, 5]],
    ['TTh', [2, 4]],
    ['TR', [2, 4]],
    ['MoWeFr', [1, 3, 5]],
    ['TU', [2]],
    ['Monday to Thursday', [1, 2, 3, 4]],
    ['Mo, 18.00–20.00 Uhr', [1]],
    [
      ['MONDAY', 'FR'],
      [1, 5],
    ],
    [{ monday: true, tuesday: false }, [1]],
    [1, [1]],
    [7, [0]],
    ['1,3,5', [1, 3, 5]],
  ])('%j', (value, days) => {
    expect(readWeekdays(value)).toEqual(days);
  });

  it.each([
    'Sommer', 'Hall 1', '2026-10-05', '5 October', 'weekly', '', 8, -1, 1.5, null, true, [], ['Mo', 'Hall'], { monday: 'x' },
    'On Monday we meet in the hall behind the church',
    'Montag geschlossen', 'Mon-Fri, except Wed', 'Di 14-tägig', 'first Tuesday', 'Fri entré', 'Montréal', 'monthly', 'every second Tuesday',
  ])('are not in %j', (value) => { expect(readWeekdays(value)).toBeNull(); }); // biome-ignore format: a table
});
