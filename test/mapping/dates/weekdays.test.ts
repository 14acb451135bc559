import { describe, expect, it } from 'vitest';
import { readDate } from '../../../src/mapping/dates/date-value.ts';
import { hourOn, readWeekdays } from '../../../src/mapping/dates/weekdays.ts';

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

describe('the hour on a day', () => {
  it.each([
    ['2026-11-13', 'sex e sáb: 21h; dom: 17h', '21h'],
    ['2026-11-15', 'sex e sáb: 21h; dom: 17h', '17h'],
    ['2026-11-14', 'Fri & Sat: 21:00, Sun: 17:00', '21:00'],
    ['2026-11-15', 'ven. et sam. : 21h, dim. : 17h30', '17h30'],
    ['2026-11-12', 'Do 19:30 / Fr 20:00', '19:30'],
    ['2026-11-12', 'Fri: 21:00; Sun: 17:00', null],
    ['2026-11-13', 'Tue–Fri 10:00–18:00; Sat 12:00–18:00', null],
    ['2026-11-13', '18:00, 20:00', null],
    ['2026-11-13', 'Fri: 18:00; Fri: 20:00', null],
    ['2026-11-13', 'Fri 7; Sat 8', null],
  ])('%s: %s', (day, text, hour) => {
    expect(hourOn(day, text)).toBe(hour);
  });

  it('is read beside each day', () => {
    const date = (day: string) =>
      readDate({ date: day, time: 'sex e sáb: 21h; dom: 17h' }, { formats: [], language: 'pt' });
    expect(date('2026-11-14')).toMatchObject({ reading: { day: '2026-11-14', time: '21:00:00' } });
    expect(date('2026-11-15')).toMatchObject({ reading: { day: '2026-11-15', time: '17:00:00' } });
  });
});
