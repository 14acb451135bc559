import { describe, expect, it } from 'vitest';
import { mapRecords, titles } from '../map-records.ts';

const when = (more: (n: number) => object) =>
  mapRecords(titles.map((title, n) => ({ id: n + 1, title, ...more(n) }))).events.map(({ start, end }) => [start, end]);
const day = (n: number) => `2026-05-${11 + n}`;
const hours = ['14:30:00', '18:00:00', '19:30:00', '16:00:00', '10:00:00', '20:00:00'];

describe('a length of time', () => {
  it.each(['6周', '6 weeks', '6 savaitės', '6 tjedana'])(
    'is that of the course in weeks, beside an hour: %s',
    (weeks) => {
      expect(when((n) => ({ start: `${day(n)}T18:30:00`, duration: weeks }))[0]).toEqual([
        '2026-05-11T16:30:00Z',
        null,
      ]);
      expect(when((n) => ({ start: day(n), duration: '2 weeks' }))[0]).toEqual(['2026-05-11', '2026-05-25']);
    },
  );

  it('is what is below the start in every record, whatever its name, and would end a night at noon', () => {
    const events = when((n) => ({ date: day(n), time: hours[n], zzgr: n === 1 ? '02:00:00' : '01:30:00' }));
    expect(events[0]).toEqual(['2026-05-11T12:30:00Z', '2026-05-11T14:00:00Z']);
    expect(events[1]).toEqual(['2026-05-12T16:00:00Z', '2026-05-12T18:00:00Z']);
  });

  it('is none where nights end so', () => {
    const events = when((n) => ({ date: day(n), from: '22:00', zzgr: n === 1 ? '05:00' : '04:00' }));
    expect(events[0]).not.toEqual(['2026-05-11T20:00:00Z', '2026-05-12T00:00:00Z']);
  });

  it.each(['nb_jours', 'numberOfDays', 'tage', 'liczba_dni'])('is a number of whole days without a time: %s', (key) => {
    const [days, times] = [[1, 1, 3, 1, 2, 1], [null, 510, null, 1110, null, 600]];
    const events = when((n) => ({ date: day(n), from_min: times[n], duration_min: n === 1 ? 90 : null, [key]: days[n] }));
    expect(events.slice(0, 4)).toEqual([
      ['2026-05-11', '2026-05-12'], ['2026-05-12T06:30:00Z', '2026-05-12T08:00:00Z'],
      ['2026-05-13', '2026-05-16'], ['2026-05-14T16:30:00Z', null],
    ]);
  }); // biome-ignore format: a table

  it('is what some records have, and not what is empty in all', () => {
    const events = when((n) => ({
      start: `${day(n)}T18:00:00`,
      duration: null,
      planned_duration: [45, 60, 90, 45, 60, 30][n],
    }));
    expect(events[1]).toEqual(['2026-05-12T16:00:00Z', '2026-05-12T17:00:00Z']);
  });

  it.each<[string, (n: number) => object]>([
    ['a way', () => ({ travel_duration: '15 min' })],
    ['a break', () => ({ break_duration: [10, 15, 20, 10, 15, 20] })],
    ['registration', (n) => ({ registration_duration: 30 + n })],
    ['a course', () => ({ duration_weeks: 6 })],
    ['a film', (n) => ({ video: { duration: 90 + n } })],
    ['a trailer', (n) => ({ trailer_length: 2 + n })],
  ])('is not that of %s, where its own is empty', (_, more) => {
    const events = when((n) => ({ start: `${day(n)}T18:00:00`, duration: null, ...more(n) }));
    expect(events[1]).toEqual(['2026-05-12T16:00:00Z', null]);
  });

  it('is in hours where the key says only that', () => {
    const events = when((n) => ({ when: `${day(n)}T08:00:00`, hours: [4, 3.5, 3, 2, 5, 4][n] }));
    expect(events[1]).toEqual(['2026-05-12T06:00:00Z', '2026-05-12T09:30:00Z']);
  });

  it('is written in words, of which some look like hours of the day', () => {
    const lengths = ['3 ч 30 мин', '5 ч', '2 ч', '45 мин', '1 день', '2 дня'];
    const events = when((n) => ({ data: day(n), vremya: n === 5 ? null : hours[n], продолжительность: lengths[n] }));
    expect(events[0]).toEqual(['2026-05-11T12:30:00Z', '2026-05-11T16:00:00Z']);
    expect(events[1]).toEqual(['2026-05-12T16:00:00Z', '2026-05-12T21:00:00Z']);
    expect(events[5]).toEqual(['2026-05-16', '2026-05-18']);
  });

  it.each(['perc', 'minutter', 'perces', 'minutit', 'dakika'])('is in minutes where the key says only %s', (key) => {
    const events = when((n) => ({ date: day(n), time: hours[n], [key]: [60, 90, 60, 45, 60, 120][n] }));
    expect(events[1]).toEqual(['2026-05-12T16:00:00Z', '2026-05-12T17:30:00Z']);
  });

  it('is what a programme runs for, beside the moment that it is shown', () => {
    const events = when((n) => ({ airstamp: `${day(n)}T18:30:00+00:00`, runtime: n === 1 ? 65 : 30 }));
    expect(events[1]).toEqual(['2026-05-12T18:30:00Z', '2026-05-12T19:35:00Z']);
    const shows = when((n) => ({ date: day(n), begin: '10:20', finish: '12:30', film: { code: n, runtime_min: 118 } }));
    expect(shows[1]).toEqual(['2026-05-12T08:20:00Z', '2026-05-12T10:30:00Z']);
  });

  it('is beside the last day of those that last for days', () => {
    const events = mapRecords(
      titles.map((title, n) => ({
        id: n + 1,
        title,
        date: day(n),
        end_date: n === 2 ? '2026-05-15' : null,
        time: n === 2 ? null : hours[n],
        duration: n === 2 ? null : '01:30:00',
      })),
    ).events.map(({ start, end }) => [start, end]);
    expect(events[1]).toEqual(['2026-05-12T16:00:00Z', '2026-05-12T17:30:00Z']);
    expect(events[2]).toEqual(['2026-05-13', '2026-05-16']);
  });

  it('is a time of day where OData writes one so', () => {
    const events = when((n) => ({
      date: `${day(n)}T00:00:00`,
      timeFrom: 'PT10H0M',
      timeTo: n === 1 ? 'PT12H30M' : 'PT11H0M',
    }));
    expect(events[0]).toEqual(['2026-05-11T08:00:00Z', '2026-05-11T09:00:00Z']);
    expect(events[1]).toEqual(['2026-05-12T08:00:00Z', '2026-05-12T10:30:00Z']);
  });

  it('is of hours and minutes that stand under a key each', () => {
    const lengths = (n: number) => ({ durationHrs: [2, 1, 0, 0, 1, 3][n], durationMin: [0, 30, 45, 0, 15, null][n] });
    const events = when((n) => ({ start: `${day(n)}T08:00:00`, ...lengths(n) }));
    expect(events.map(([, end]) => end?.slice(11, 16))).toEqual([
      '08:00',
      '07:30',
      '06:45',
      undefined,
      '07:15',
      '09:00',
    ]);
  });

  it.each([
    ['Hrs', 'Min'],
    ['hours', 'minutes'],
    ['h', 'm'],
  ])('is of %s and %s in an object of its own', (hours, minutes) => {
    const numbers = (n: number) => ({ [hours]: [2, 1, 0, 0, 1, 3][n], [minutes]: [0, 30, 45, 0, 15, 20][n] });
    const events = when((n) => ({ start: `${day(n)}T08:00:00`, duration: numbers(n) }));
    expect(events.map(([, end]) => end?.slice(11, 16))).toEqual([
      '08:00',
      '07:30',
      '06:45',
      undefined,
      '07:15',
      '09:20',
    ]);
  });

  it('is one of them where both say the same', () => {
    const events = when((n) => ({ start: `${day(n)}T08:00:00`, duration_h: 1.5, duration_min: 90 }));
    expect(events[0]?.[1]).toBe('2026-05-11T07:30:00Z');
  });
});
