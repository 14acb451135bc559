import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDate } from '../../../src/mapping/dates/date-value.ts';

const read = (value: unknown, formats: readonly string[] = [], language = 'en') =>
  readDate(value, { formats, language });

/** `day time offset zone`, without those that are null. */
function told(value: unknown, formats: readonly string[] = [], language = 'en'): string {
  const result = read(value, formats, language);
  if (result.kind !== 'date') return result.kind === 'fault' ? `fault: ${result.reason}` : result.kind;
  const one = (r: typeof result.reading) =>
    [r.day, r.time, r.offset, r.zone?.id].filter((part) => part !== null && part !== undefined).join(' ');
  return one(result.reading) + (result.end ? ` – ${one(result.end)}` : '');
}

const unset = -2147483648;

describe('a date', () => {
  test.each([
    ['2026-10-25T14:00:00.0000000+03:00', '2026-10-25 14:00:00 180'],
    ['2026-10-25T14:00', '2026-10-25 14:00:00'],
    ['20261025T140000Z', '2026-10-25 14:00:00 0'],
    ['20261025', '2026-10-25'],
    [20261025, '2026-10-25'],
    ['20261025140000', '2026-10-25 14:00:00'],
    ['2026-10-25 14:00:00+03', '2026-10-25 14:00:00 180'],
    ['2026-10-25 14:00:00 +0300', '2026-10-25 14:00:00 180'],
    ['2026-10-25T24:00', '2026-10-26 00:00:00'],
    ['2026-12-31T23:59:60Z', '2026-12-31 23:59:59 0'],
    ['2026-10-25T14:00:00+02:00[Europe/Berlin]', '2026-10-25 14:00:00 120 Europe/Berlin'],
    ['25.10.2026', '2026-10-25'],
    ['25.10.26', '2026-10-25'],
    ['25.10.2026 14:00', '2026-10-25 14:00:00'],
    ['25.10.2026 um 14:00 Uhr', '2026-10-25 14:00:00'],
    ['10:00 25.10.2026', '2026-10-25 10:00:00'],
    ['10/25/2026 2:30 PM', '2026-10-25 14:30:00'],
    ['10/25/2026 12:05 a.m.', '2026-10-25 00:05:00'],
    ['Sun, 25 Oct 2026 14:00:00 +0300', '2026-10-25 14:00:00 180'],
    ['Sun, 25 Oct 2026 14:00:00 EST', '2026-10-25 14:00:00 -300'],
    ['Sun Oct 25 2026 14:00:00 GMT+0300 (Moscow Standard Time)', '2026-10-25 14:00:00 180'],
    ['Sun Oct 25 14:00:00 +0300 2026', '2026-10-25 14:00:00 180'],
    ['25-Oct-2026', '2026-10-25'],
    ['October 25, 2026', '2026-10-25'],
    ['25 октября 2026 г. 14:00', '2026-10-25 14:00:00'],
    ['неділя, 25 жовтня 2026 р. о 14:00', '2026-10-25 14:00:00'],
    ['25. Oktober 2026, 14 Uhr', '2026-10-25 14:00:00'],
    ['25 octobre 2026 à 14h30', '2026-10-25 14:30:00'],
    ['sábado, 25 de octubre de 2026, 14:00 h', '2026-10-25 14:00:00'],
    ['25. lokakuuta 2026 klo 14.00', '2026-10-25 14:00:00'],
    ['2026年10月25日 14:00', '2026-10-25 14:00:00'],
    [1792881000, '2026-10-24 22:30:00 0'],
    ['1792881000', '2026-10-24 22:30:00 0'],
    [1792881000000, '2026-10-24 22:30:00 0'],
    ['134373546000000000', '2026-10-24 22:30:00 0'],
    [134373546000000000, '2026-10-24 22:30:00 0'],
    ['639284778000000000', '2026-10-24 22:30:00'],
    ['["2026-10-24 22:30:00+00",)', '2026-10-24 22:30:00 0'],
    ['["2026-10-24 22:30:00",infinity]', '2026-10-24 22:30:00'],
    ['2026-10-24 10:30-05', '2026-10-24 10:30:00 -300'],
    ['2026-10-24 25:35', '2026-10-25 01:35:00'],
    [{ date: '2026-10-24', time: '25:35' }, '2026-10-25 01:35:00'],
    ['/Date(1792881000000+0300)/', '2026-10-24 22:30:00 0 +03:00'],
    [{ date: '2026-10-23', time: '08:00:00', tz: 'Europe/Zurich' }, '2026-10-23 08:00:00 Europe/Zurich'],
    [{ date: '2026-10-23', time: '0830' }, '2026-10-23 08:30:00'],
    [{ date: '2026-10-23T00:00:00', time: '1900-01-01T08:30:00' }, '2026-10-23 08:30:00'],
    [{ date: '27.9.2026 0:00:00', time: '30.12.1899 8:30:00' }, '2026-09-27 08:30:00'],
    [{ date: '9/27/2026', time: '12/30/1899 8:30:00 PM' }, '2026-09-27 20:30:00'],
    [{ date: '2026-10-23', time: '2000-01-01T08:30:00.000Z' }, '2026-10-23 08:30:00'],
    [{ date: '01.09.2026', time: null }, '2026-09-01'],
    [{ dateTime: '2026-10-25T02:30:00+02:00', timeZone: 'Europe/Berlin' }, '2026-10-25 02:30:00 120 Europe/Berlin'],
    [
      { dateTime: '2026-10-25T14:00:00.0000000', timeZone: 'Russian Standard Time' },
      '2026-10-25 14:00:00 Europe/Moscow',
    ],
    [
      { timezone: 'Europe/London', local: '2026-10-24T23:00:00', utc: '2026-10-24T22:00:00Z' },
      '2026-10-24 22:00:00 0 Europe/London',
    ],
    [
      { date: '2026-10-25 14:00:00.000000', timezone_type: 3, timezone: 'Europe/Berlin' },
      '2026-10-25 14:00:00 Europe/Berlin',
    ],
    [{ _seconds: 1792881000, _nanoseconds: 0 }, '2026-10-24 22:30:00 0'],
    [{ year: 2026, month: 10, day: 25, hour: 14, minute: 5 }, '2026-10-25 14:05:00'],
    // Parts that are not set, as libraries write them.
    [{ year: 2026, month: 10, day: 25, timezone: 180, hour: 14, minute: 5, second: 0 }, '2026-10-25 14:05:00 +03:00'],
    [{ year: 2026, month: 10, day: 25, timezone: unset, hour: unset, minute: unset, second: unset }, '2026-10-25'],
    [{ year: 2026, month: 10, day: 25, hour: 2147483647, minute: 2147483647 }, '2026-10-25'],
    [{ year: 2026, month: 10, day: 25, hour: -1, minute: -1 }, '2026-10-25'],
    [{ year: unset, month: unset, day: unset, timezone: unset, hour: 14, minute: 5, second: 0 }, 'time'],
    [{ year: unset, month: unset, day: unset, hour: unset, minute: unset, second: unset }, 'none'],
    [{ display: '15 oct 2026 15:00', time: 1792069200000 }, '2026-10-15 13:00:00 0'],
    // Parts under the names of libraries, and a January that is 0.
    [{ year: 2026, monthOfYear: 10, dayOfMonth: 25, hourOfDay: 14, minuteOfHour: 5 }, '2026-10-25 14:05:00'],
    [{ year: 2026, month: 9, dayOfMonth: 25, hourOfDay: 14, minute: 5, second: 0 }, '2026-10-25 14:05:00'],
    [
      { year: 2026, month: 'OCTOBER', dayOfMonth: 25, hour: 14, minute: 5, zone: { id: 'Europe/Sofia' } },
      '2026-10-25 14:05:00 Europe/Sofia',
    ],
    [[2026, 10, 25, 14, 0], '2026-10-25 14:00:00'],
    [[2026, 10, 25], '2026-10-25'],
    [20_751, '2026-10-25'],
    [['25.10.2026', '14:00'], '2026-10-25 14:00:00'],
    ['14:00', 'time'],
    ['30.12.1899 14:00:00', 'time'],
    ['1970-01-01T14:00:00.000Z', 'time'],
  ])('%j is %s', (value, expected) => {
    expect(told(value)).toBe(expected);
  });

  test.each([
    ['2026-10-25/2026-10-27', '2026-10-25 – 2026-10-27'],
    ['25.–27.10.2026, 10:00–18:00', '2026-10-25 10:00:00 – 2026-10-27 18:00:00'],
    ['25.10.2026 10:00 - 18:00', '2026-10-25 10:00:00 – 2026-10-25 18:00:00'],
    ['25.10.2026 22:00 – 02:00', '2026-10-25 22:00:00 – 2026-10-26 02:00:00'],
    ['25–27 October 2026', '2026-10-25 – 2026-10-27'],
    ['Oct 25 - 27, 2026', '2026-10-25 – 2026-10-27'],
    ['25 Oct – 3 Nov 2026', '2026-10-25 – 2026-11-03'],
    ['с 25.10.2026 по 27.10.2026', '2026-10-25 – 2026-10-27'],
  ])('%j is a range, %s', (value, expected) => {
    expect(told(value)).toBe(expected);
  });

  test.each([
    null,
    '',
    0,
    '0',
    '0000-00-00 00:00:00',
    { date: '0000-00-00', time: '0000-00-00T00:00:00' },
    '0001-01-01T00:00:00',
    '9999-12-31T23:59:59',
    '9998-01-01',
    '1970-01-01T00:00:00Z',
    '1900-01-01 00:00:00',
    -62135433000,
    253370754000,
    'null',
    false,
    {},
  ])('%j is what databases write for no date', (value) => {
    expect(told(value)).toBe('none');
  });

  test.each([
    ['31.02.2026', 'there is no day 2026-02-31'],
    ['2026-13-01', 'there is no day 2026-13-01'],
    ['2026-10-25T30:00', 'there is no time 30:00:00'],
    ['1500-01-01', 'the year 1500 is not between 1800 and 2999'],
    ['soon', 'it is in no form that is known; give the rule a format'],
    ['2026-10-25 rubbish', 'it is in no form that is known; give the rule a format'],
    [2026, 'the number is too small for a moment since 1970'],
  ])('%j is a fault in words', (value, reason) => {
    expect(told(value)).toBe(`fault: ${reason}`);
  });

  test('the order of day and month is assumed only when nothing decides it, and reported as assumed', () => {
    const assumed = (text: string, language: string) => {
      const result = read(text, [], language);
      return result.kind === 'date' ? [result.reading.day, result.reading.assumed] : null;
    };
    expect(assumed('05/09/2026', 'en')).toEqual(['2026-09-05', 'day first']);
    expect(assumed('05/09/2026', 'en-US')).toEqual(['2026-05-09', 'month first']);
    expect(assumed('05.09.2026', 'en-US')).toEqual(['2026-09-05', null]);
    expect(assumed('10/25/2026', 'de')).toEqual(['2026-10-25', null]);
  });
});

describe('a date with a format', () => {
  test.each([
    ['25.10.2026 14:00', 'dd.MM.yyyy HH:mm', '2026-10-25 14:00:00'],
    ['05/09/26 02:30 PM', 'MM/dd/yy hh:mm a', '2026-05-09 14:30:00'],
    ['2026-10-25T14:00:00+0300', "yyyy-MM-dd'T'HH:mm:ssXX", '2026-10-25 14:00:00 180'],
    ['25 октября 2026', 'd MMMM yyyy', '2026-10-25'],
    ["le 25/10/2026 à 9 o'clock", "'le' dd/MM/yyyy 'à' H 'o''clock'", '2026-10-25 09:00:00'],
    [1792881000, 'epoch', '2026-10-24 22:30:00 0'],
    ['1792881000000', 'epoch-ms', '2026-10-24 22:30:00 0'],
    [5, 'epoch', '1970-01-01 00:00:05 0'],
  ])('%j by %s is %s', (value, format, expected) => {
    expect(told(value, [format])).toBe(expected);
  });

  test('a pattern must fit the whole text', () => {
    expect(told('25.10.2026 14:00 x', ['dd.MM.yyyy HH:mm'])).toBe(
      'fault: it does not have the format "dd.MM.yyyy HH:mm"',
    );
    expect(told('31.02.2026', ['dd.MM.yyyy'])).toBe('fault: there is no day 2026-02-31');
  });

  test('the first of several patterns that fits is used', () => {
    expect(told('25.10.2026', ['dd.MM.yyyy HH:mm', 'dd.MM.yyyy'])).toBe('2026-10-25');
  });

  test('a pattern applies to a day and a time in two fields, too', () => {
    expect(told({ date: '05/09/2026', time: '14:00' }, ['MM/dd/yyyy'])).toBe('2026-05-09 14:00:00');
  });
});

describe('any value', () => {
  test('is read without throwing', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => void read(value)));
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => void read(text)));
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789-/.: TZ+–,apmоктнОDate()'), maxLength: 60 }),
        (text) => void read(text),
      ),
    );
  });

  test('survives every form that it can be written in', () => {
    const two = (n: number) => String(n).padStart(2, '0');
    const forms: readonly ((d: Date) => unknown)[] = [
      (d) => d.toISOString(),
      (d) => d.toISOString().replace('Z', '0000Z'),
      (d) => d.toUTCString(),
      (d) => Math.floor(d.getTime() / 1000),
      (d) => d.getTime(),
      (d) => `/Date(${d.getTime()})/`,
      (d) => ({ date: d.toISOString().slice(0, 10), time: d.toISOString().slice(11, 19), tz: 'UTC' }),
      (d) =>
        `${two(d.getUTCDate())}.${two(d.getUTCMonth() + 1)}.${d.getUTCFullYear()} ${d.toISOString().slice(11, 19)} +00:00`,
      (d) => `${d.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`,
    ];
    const date = fc.date({
      min: new Date('1980-01-02T00:00:00Z'),
      max: new Date('2100-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(date, fc.constantFrom(...forms), (any, form) => {
        const whole = new Date(Math.floor(any.getTime() / 1000) * 1000);
        const result = read(form(whole));
        expect(result.kind).toBe('date');
        if (result.kind !== 'date') return;
        expect(`${result.reading.day}T${result.reading.time}.000Z`).toBe(whole.toISOString());
      }),
    );
  });
});
