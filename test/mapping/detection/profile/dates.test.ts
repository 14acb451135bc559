import { describe, expect, it } from 'vitest';
import { mapRecords, titles } from '../map-records.ts';

const day = (n: number) => 11 + n;
const two = (n: number) => String(n).padStart(2, '0');
const dated = (more: (n: number) => object) =>
  mapRecords(
    titles.map((title, n) => ({ id: 310 + n, title, ...more(n) })),
    { timeZone: 'Europe/Prague' },
  ).events;
const starts = titles.map((_, n) => `2026-05-${day(n)}T16:30:00Z`);
const ends = titles.map((_, n) => `2026-05-${day(n)}T18:00:00Z`);

describe('dates as people write them', () => {
  it.each<[string, (n: number) => [string, string]]>([
    ['with blanks inside', (n) => [`${day(n)}. 5. 2026 18:30`, `${day(n)}. 5. 2026 20:00`]],
    ['with blanks and words inside', (n) => [`${day(n)}. 5. 2026 v 18:30`, `${day(n)}. 5. 2026 v 20:00`]],
    ['on a clock of twelve hours', (n) => [`05/${day(n)}/2026 06:30 PM`, `05/${day(n)}/2026 08:00 PM`]],
    ['on a clock of twelve hours, in small letters', (n) => [`05/${day(n)}/2026 6:30pm`, `05/${day(n)}/2026 8:00pm`]],
    ['with a dot at the end, the year first', (n) => [`2026.05.${day(n)}. 18:30`, `2026.05.${day(n)}. 20:00`]],
    ['with a dot at the end, the year last', (n) => [`${day(n)}.5.2026. 18:30`, `${day(n)}.5.2026. 20:00`]],
    ['with the year last and dashes', (n) => [`${day(n)}-05-2026 18:30`, `${day(n)}-05-2026 20:00`]],
  ])('%s', (_, of) => {
    const events = dated((n) => ({ START_DATE: of(n)[0], END_DATE: of(n)[1] }));
    expect(events.map(({ start }) => start)).toEqual(starts);
    expect(events.map(({ end }) => end)).toEqual(ends);
  });

  it('finds the end that is after noon where starts are at noon, and in the next month', () => {
    const events = dated((n) => ({
      START_DATE: n < 4 ? `11/${two(20 + n)}/2026 12:00 PM` : `11/30/2026 10:00 AM`,
      END_DATE: n < 4 ? `11/${two(20 + n)}/2026 02:00 PM` : `12/0${n}/2026 11:00 AM`,
    }));
    expect(events.map(({ end }) => end)).toEqual([
      '2026-11-20T13:00:00Z', '2026-11-21T13:00:00Z', '2026-11-22T13:00:00Z', '2026-11-23T13:00:00Z', '2026-12-04T10:00:00Z', '2026-12-05T10:00:00Z',
    ]); // biome-ignore format: a list
  });

  it('takes no number of the event for its day', () => {
    const events = dated((n) => ({ id: `26-05-0${1 + n}`, notes: `Season ${n}`, begins: `${day(n)}.5.2026 18:30` }));
    expect(events.map(({ start }) => start)).toEqual(starts);
    expect(dated((n) => ({ id: `26-05-0${1 + n}` })).map(({ start }) => start)).toEqual(titles.map(() => null));
  });

  it('reads dates that are the text of an XML element', () => {
    const events = dated((n) => ({ start: { '#text': starts[n] }, updated: { '#text': '2026-04-01 10:00:00' } }));
    expect(events.map(({ start }) => start)).toEqual(starts);
    expect(events[0]?.updated).toBe('2026-04-01T08:00:00Z');
  });

  it.each<[string, (n: number) => object]>([
    ['minutes', () => ({ delka_min: 90 })],
    ['minutes in another word', () => ({ durationMinutes: '90' })],
    ['hours', () => ({ duration_h: 1.5 })],
    ['hours in another word', () => ({ lengthHours: '1.5' })],
    ['seconds', () => ({ DURATION_SEC: 5400 })],
    ['milliseconds', () => ({ duration_ms: 5_400_000 })],
  ])('reads a duration whose key says that it is in %s', (_, more) => {
    const events = dated((n) => ({ start: `2026-05-${day(n)}T18:30:00`, ...more(n) }));
    expect(events.map(({ end }) => end)).toEqual(ends);
  });

  it('reads a last change that is digits in a text', () => {
    const events = dated((n) => ({
      start: `2026-05-${day(n)}T18:30:00`,
      更新日時: `202604${day(n)}10153${n}`,
    }));
    expect(events.map(({ updated }) => updated)).toEqual(titles.map((_, n) => `2026-04-${day(n)}T08:15:3${n}Z`));
  });

  it('takes a timestamp for the last change, where a date of creation is beside it', () => {
    const events = dated((n) => ({
      start: `2026-05-${day(n)}T18:30:00`,
      DATE_CREATE: '2026-03-01T09:12:44Z',
      TIMESTAMP_X: `2026-04-0${n + 1}T07:21:13Z`,
    }));
    expect(events.map(({ updated }) => updated)).toEqual(titles.map((_, n) => `2026-04-0${n + 1}T07:21:13Z`));
    expect(events.map(({ start }) => start)).toEqual(starts);
  });

  it('takes the moment of a start before its day, at minutes that are not round too', () => {
    const minutes = ['07', '13', '22', '38', '41', '53'];
    const moments = titles.map((_, n) => `2026-05-${day(n)}T18:${minutes[n]}:00Z`);
    const events = dated((n) => ({ start_date: `2026-05-${day(n)}`, start_datetime: moments[n] }));
    expect(events.map(({ start }) => start)).toEqual(moments);
  });

  it('takes a time on the day that a database counts from for a time of day', () => {
    const { events } = mapRecords(
      titles.map((title, n) => ({
        id: 310 + n,
        title,
        DatumOd: `2026-05-${11 + n}T00:00:00`,
        VrijemeOd: n === 2 ? null : `1899-12-30T18:${10 + n}:00`,
      })),
    );
    expect(events.map(({ start }) => start)).toEqual(
      titles.map((_, n) => (n === 2 ? '2026-05-13' : `2026-05-${11 + n}T16:${10 + n}:00Z`)),
    );
  });

  it.each<[string, (clock: string) => string]>([
    ['an office program', (clock) => `30.12.1899 ${clock}:00`],
    ['a web framework', (clock) => `2000-01-01T${clock}:00.000Z`],
    ['a mapper of objects', (clock) => `1970-01-01T${clock}:00.000Z`],
    ['a generator of screens', (clock) => `0000-00-00T${clock}:00`],
  ])('takes hours on the zero day of %s for those of the day beside them, and no stamp for the start', (_, zeroDay) => {
    const events = dated((n) => ({
      Datum: `${day(n)}.5.2026 0:00:00`,
      CasOd: n === 2 ? null : zeroDay('18:30'),
      CasDo: n === 2 ? null : zeroDay('20:00'),
      Zadal: `${1 + n}.3.2026 1${n}:20:00`,
    }));
    expect(events.map(({ start }) => start)).toEqual(starts.map((start, n) => (n === 2 ? '2026-05-13' : start)));
    expect(events.map(({ end }) => end)).toEqual(ends.map((end, n) => (n === 2 ? null : end)));
  });

  it('takes a midnight of no day for no hour', () => {
    const events = dated((n) => ({
      Datum: `2026-05-${day(n)}`,
      CasOd: `0000-00-00T${n === 2 ? '00:00' : '18:30'}:00`,
      CasDo: `0000-00-00T${n === 2 ? '00:00' : '20:00'}:00`,
    }));
    expect(events.map(({ start }) => start)).toEqual(starts.map((start, n) => (n === 2 ? '2026-05-13' : start)));
    expect(events.map(({ end }) => end)).toEqual(ends.map((end, n) => (n === 2 ? null : end)));
  });

  it('takes objects of the parts of a date for dates, where some parts are not set and an object is among them', () => {
    const unset = -2147483648;
    const type = (localPart: string) => ({ schemaType: { namespace: 'http://types.example/XMLSchema', localPart } });
    const moment = (n: number, hour: number) => ({
      year: 2026, month: 5, day: day(n), timezone: 120, hour, minute: 30, second: 0, ...type('dateTime'),
    }); // biome-ignore format: a record
    const whole = (n: number) => ({
      year: 2026, month: 5, day: day(n), timezone: unset, hour: unset, minute: unset, second: unset, ...type('date'),
    }); // biome-ignore format: a record
    const events = dated((n) =>
      n % 2 === 1 ? { from: whole(n), till: whole(n) } : { from: moment(n, 18), till: moment(n, 20) },
    );
    expect(events.map(({ start }) => start)).toEqual(
      starts.map((start, n) => (n % 2 === 1 ? `2026-05-${day(n)}` : start)),
    );
    expect(events.map(({ allDay }) => allDay)).toEqual([false, true, false, true, false, true]);
  });

  it('takes dates without an offset beside stamps in UTC for those of the place where UTC would wake everybody up', () => {
    const { events } = mapRecords(
      titles.map((title, n) => ({
        id: 310 + n,
        title,
        startDate: `2026-05-${day(n)}T18:30:00`,
        created: { value: `2026-03-1${n}T06:10:32+00:00`, type: 'dateTime' },
      })),
      { timeZone: 'Asia/Seoul' },
    );
    expect(events.map(({ start }) => start)).toEqual(titles.map((_, n) => `2026-05-${day(n)}T09:30:00Z`));
  });

  it.each([
    [
      'days',
      (n: number) => `[2026-05-${day(n)},2026-05-${day(n + 2)})`,
      (n: number) => [`2026-05-${day(n)}`, `2026-05-${day(n + 2)}`],
    ],
    [
      'moments',
      (n: number) => `["2026-05-${day(n)} 18:30:00+02","2026-05-${day(n)} 20:00:00+02")`,
      (n: number) => [`2026-05-${day(n)}T16:30:00Z`, `2026-05-${day(n)}T18:00:00Z`],
    ],
  ] as const)('reads ranges of PostgreSQL: %s', (_, range, times) => {
    const { events } = mapRecords(
      titles.map((title, n) => ({ id: 310 + n, title, period: range(n), enrol_until: `2026-04-${day(n)}` })),
    );
    expect(events.map(({ start, end }) => [start, end])).toEqual(titles.map((_title, n) => times(n)));
  });

  it.each<[string, (hour: number) => number | string]>([
    ['fractions of a day', (hour) => hour / 24],
    ['minutes', (hour) => hour * 60],
    ['seconds', (hour) => hour * 3600],
    ['milliseconds', (hour) => hour * 3_600_000],
    ['milliseconds as texts', (hour) => String(hour * 3_600_000)],
    ['tenths of microseconds', (hour) => hour * 36_000_000_000],
    ['hours and minutes', (hour) => hour * 100 + 30],
    ['hours, minutes and seconds', (hour) => hour * 10_000 + 3000],
    ['fractions as texts', (hour) => String(hour / 24)],
    ['minutes as texts', (hour) => String(hour * 60)],
  ])('keeps the day of an event whose cell for the time is empty, where others have %s', (_, written) => {
    for (const none of ['', ' ', null]) {
      const events = dated((n) => ({ date: `2026-05-${day(n)}`, time: n === 2 ? none : written(10 + n) }));
      expect(events.map(({ allDay }) => allDay)).toEqual([false, false, true, false, false, false]);
      expect(events[2]?.start).toBe('2026-05-13');
    }
  });

  it.each([
    ['seconds', (seconds: number) => seconds],
    ['milliseconds', (seconds: number) => String(seconds * 1000)],
  ])('reads the seconds of a time that is counted in %s since midnight', (_, written) => {
    const { events } = mapRecords(
      titles.map((title, n) => ({
        id: 310 + n,
        title,
        start: `2026-05-${day(n)}T18:00:00Z`,
        updated_date: `2026-04-${day(n)}`,
        updated_time: written(36_007 + n * 5003),
      })),
    );
    expect(events[0]?.updated).toBe(`2026-04-${day(0)}T08:00:07Z`);
  });

  it('takes hours, minutes and seconds for no seconds since midnight because of a slip', () => {
    const times = [73_000, 80_000, 83_000, 80_060, 90_000, 93_000];
    const events = dated((n) => ({ date: `2026-05-${day(n)}`, time: times[n] }));
    for (const { start } of events) expect(start).not.toMatch(/T\d\d:\d\d:[1-9]|T2\d/);
  });

  it.each([
    ['numbers', (minutes: number) => minutes / 1440],
    ['texts', (minutes: number) => (minutes / 1440).toFixed(10)],
  ])('takes fractions of a day, as spreadsheets have times, for times of day: %s', (_, written) => {
    const events = dated((n) => ({
      day: Date.parse(`2026-05-${day(n)}`) / 86_400_000 + 25_569,
      start_time: written(18 * 60 + 10 + n),
      end_time: n === 2 ? null : written(20 * 60 + 10 + n),
    }));
    expect(events.map(({ start, end }) => [start, end])).toEqual(
      titles.map((_, n) => [
        `2026-05-${day(n)}T16:${10 + n}:00Z`,
        n === 2 ? null : `2026-05-${day(n)}T18:${10 + n}:00Z`,
      ]),
    );
  });

  it.each<[string, readonly unknown[]]>([
    ['with a fraction', [18.5, 10, 19.25, 11.75, 20, 17.5]],
    ['with a fraction, as texts', ['18.5', '10', '19.25', '11.75', '20.00', '17.50']],
    ['with minutes behind the point', [18.3, 10, 19.15, 11.45, 20, 17.3]],
    ['in seconds, as large as numbers of days', [66_600, 36_000, 69_300, 42_300, 72_000, 63_000]],
  ])('takes hours for times of day: %s', (_, hours) => {
    const expected = ['16:30', '08:00', '17:15', '09:45', '18:00', '15:30'];
    const events = dated((n) => ({ date: `2026-05-${day(n)}`, start_time: hours[n], finish: null }));
    expect(events.map(({ start }) => start)).toEqual(expected.map((time, n) => `2026-05-${day(n)}T${time}:00Z`));
  });

  it('takes a timestamp for the start, where it is the only date', () => {
    const events = dated((n) => ({ timestamp: Date.parse(starts[n] as string) / 1000 }));
    expect(events.map(({ start }) => start)).toEqual(starts);
  });

  it('takes days since 1970 for days, where their keys say that these begin and end', () => {
    const since1970 = (n: number) => Date.UTC(2026, 4, day(n)) / 86_400_000;
    const events = dated((n) => ({
      when: n < 4 ? { startsAt: starts[n], endsAt: ends[n] } : { firstDay: since1970(n), lastDay: since1970(n + 2) },
    }));
    expect(events.map(({ start, end }) => [start, end])).toEqual([
      ...[0, 1, 2, 3].map((n) => [starts[n], ends[n]]),
      ['2026-05-15', '2026-05-18'],
      ['2026-05-16', '2026-05-19'],
    ]);
    expect(dated((n) => ({ start: starts[n], startNumber: since1970(n) })).map(({ start }) => start)).toEqual(starts);
  });

  it('takes days since 1970 for days, where their key says that they are', () => {
    const since1970 = (n: number) => Date.UTC(2026, 4, day(n)) / 86_400_000;
    const events = dated((n) => ({ date: since1970(n), from: '18:30', to: '20:00' }));
    expect(events.map(({ start, end }) => [start, end])).toEqual(starts.map((start, n) => [start, ends[n]]));
    expect(dated((n) => ({ start: starts[n], guest_days: since1970(n) })).map(({ start }) => start)).toEqual(starts);
  });

  it.each<[string, number]>([
    ['milliseconds', 1],
    ['microseconds', 1000],
    ['nanoseconds', 1_000_000],
  ])('reads %s since 1970, and since midnight', (_, size) => {
    const since1970 = (text: string | undefined) => Date.parse(text as string) * size;
    const whole = dated((n) => ({ start_ts: since1970(starts[n]), end_ts: since1970(ends[n]) }));
    expect(whole.map(({ start, end }) => [start, end])).toEqual(starts.map((start, n) => [start, ends[n]]));
    const clock = (hours: number) => hours * 3_600_000 * size;
    const apart = dated((n) => ({
      date: `2026-05-${day(n)}`,
      time_from: clock(18.5),
      time_to: n === 1 ? null : clock(20),
    }));
    expect(apart.map(({ start, end }) => [start, end])).toEqual(
      starts.map((start, n) => [start, n === 1 ? null : ends[n]]),
    );
  });

  it('takes the day of this era, where one of an era that nobody can convert is beside it', () => {
    const events = dated((n) => ({
      day: `2083-01-${28 + n}`,
      'day (AD)': `2026-05-${day(n)}`,
      start_time: '18:30',
      end_time: '20:00',
    }));
    expect(events.map(({ start, end }) => [start, end])).toEqual(starts.map((start, n) => [start, ends[n]]));
  });

  it('has no start of an era that nobody can convert', () => {
    expect(dated((n) => ({ start: `2083-01-${21 + n} 18:30` })).map(({ start }) => start)).toEqual(
      titles.map(() => null),
    );
  });
});

describe('dates that stand in one text', () => {
  const at = (n: number, week: number, time: string) => `2026-05-${two(day(n) + 7 * week)}T${time}:00+02:00`;
  const spans = (n: number) => [0, 1].map((week) => `${at(n, week, '18:30')}_${at(n, week, '20:00')}`);

  it.each([';', '|', '\n'])('are sessions, with %j between them', (separator) => {
    const events = dated((n) => ({ occurrences: (n === 2 ? spans(n).slice(0, 1) : spans(n)).join(separator) }));
    expect(events.map(({ start }) => start)).toEqual(
      titles.flatMap((_, n) => (n === 2 ? [0] : [0, 1]).map((week) => `2026-05-${two(day(n) + 7 * week)}T16:30:00Z`)),
    );
    expect(events.map(({ end }) => end?.slice(11))).toEqual(Array(11).fill('18:00:00Z'));
  });
});
