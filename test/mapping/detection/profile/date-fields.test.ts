import { describe, expect, it } from 'vitest';
import { mapRecords, titles } from '../map-records.ts';

const days = [[2026, 10, 8], [2026, 10, 24], [2026, 11, 5], [2026, 12, 5], [2027, 1, 2], [2027, 1, 31]] as const; // biome-ignore format: a table
const hours = [[18, 30], [10, 0], [19, 15], [11, 45], [20, 0], [17, 30]] as const; // biome-ignore format: a table
const starts = (fields: (n: number) => object, language = 'en') =>
  mapRecords(
    titles.map((title, n) => ({ id: 310 + n, title, ...fields(n) })),
    { language, timeZone: 'UTC' },
  ).events.map(({ start, end }) => [start, end]);

const two = (n: number) => String(n).padStart(2, '0');
const expected = days.map(([year, month, day], n) => {
  const [hour, minute] = hours[n] as readonly [number, number];
  const at = (h: number) => `${year}-${two(month)}-${two(day)}T${two(h)}:${two(minute)}:00Z`;
  return [at(hour), at(hour + 2)];
});

describe('a date whose parts are fields of their own', () => {
  it('is put together, with its times', () => {
    const read = starts((n) => {
      const [year, month, day] = days[n] as (typeof days)[number];
      const [hour, minute] = hours[n] as (typeof hours)[number];
      const name = new Intl.DateTimeFormat('en', { month: 'long' }).format(new Date(year, month - 1, 1));
      return { year, month: name, day, start_hour: hour, start_minute: minute, end_hour: hour + 2, end_minute: minute };
    });
    expect(read).toEqual(expected);
  });

  it('may stand among all other fields, in an object of theirs', () => {
    const read = mapRecords(
      titles.map((title, n) => {
        const [year, month, day] = days[n] as (typeof days)[number];
        const [start_hour, start_minute] = hours[n] as (typeof hours)[number];
        return {
          id: 310 + n,
          properties: { title: title.slice(0, 20), year, month, day, start_hour, start_minute, room: 'Loom Room' },
        };
      }),
      { timeZone: 'UTC' },
    ).events;
    expect(read.map(({ title, start }) => [title, start])).toEqual(
      titles.map((title, n) => [title.slice(0, 20), expected[n]?.[0]]),
    );
  });

  it('may be under keys of other languages, with what they belong to before them', () => {
    const read = starts((n) => {
      const [year, month, day] = days[n] as (typeof days)[number];
      const [hour, minute] = hours[n] as (typeof hours)[number];
      return {
        beginn_jahr: year, beginn_monat: month, beginn_tag: day, beginn_stunde: hour, beginn_minute: minute,
        ende_jahr: year, ende_monat: month, ende_tag: day, ende_stunde: hour + 2, ende_minute: minute,
      }; // biome-ignore format: a record
    }, 'de');
    expect(read).toEqual(expected);
  });

  it('may have its year and month beside the object of its day', () => {
    const read = starts((n) => {
      const [year, month, day] = days[n] as (typeof days)[number];
      const [hour, minute] = hours[n] as (typeof hours)[number];
      return {
        rok: year,
        mesic: month,
        kdy: { den: day, od: `${two(hour)}:${two(minute)}`, do: `${two(hour + 2)}:${two(minute)}` },
      };
    }, 'cs');
    expect(read).toEqual(expected);
  });

  it('may have a day under a key that says no more than when', () => {
    const read = starts((n) => {
      const [year, month, day] = days[n] as (typeof days)[number];
      const [hour, minute] = hours[n] as (typeof hours)[number];
      return {
        month: `${year}-${two(month)}`,
        tareekh: day,
        samay: `${two(hour)}:${two(minute)} - ${two(hour + 2)}:${two(minute)}`,
      };
    }, 'hi');
    expect(read).toEqual(expected);
  });

  it('may be a week and a weekday', () => {
    const weeks = [[2026, 42, 'lauantai'], [2026, 43, 'maanantai'], [2026, 53, 'sunnuntai'], [2027, 1, 'maanantai'], [2027, 2, 'torstai'], [2027, 8, 'perjantai']] as const; // biome-ignore format: a table
    const read = starts((n) => {
      const [vuosi, viikko, viikonpaiva] = weeks[n] as (typeof weeks)[number];
      return { vuosi, viikko, viikonpaiva, alkaa: '18.00', paattyy: '20.00' };
    }, 'fi');
    expect(read.map(([start]) => start?.slice(0, 10))).toEqual([
      '2026-10-17', '2026-10-19', '2027-01-03', '2027-01-04', '2027-01-14', '2027-02-26',
    ]); // biome-ignore format: a list
  });

  const byWeek = ['2026-10-17', '2026-10-19', '2027-01-03', '2027-01-04', '2027-01-14', '2027-02-26'];
  const weeks = [[2026, 42, 6], [2026, 43, 1], [2026, 53, 7], [2027, 1, 1], [2027, 2, 4], [2027, 8, 5]] as const; // biome-ignore format: a table
  const jours = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];
  it.each<[string, (year: number, week: number, day: number) => object]>([
    ['the word for any day', (annee, semaine, n) => ({ annee, semaine, jour: jours[n - 1] })],
    ['a number under it', (annee, semaine, jour) => ({ annee, semaine, jour })],
    ['short names', (jahr, kw, n) => ({ jahr, kw, tag: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'][n - 1] })],
    ['names of fields', (year, n, day) => ({ start_year: year, start_week: n, start_weekday: day })],
    ['a week with its year', (year, n, day) => ({ week: `${year}-W${two(n)}`, weekday: day })],
    ['a week with its year, named', (year, n, day) => ({ semaine: `${year}-S${two(n)}`, jour: jours[day - 1] })],
    ['a week before its year', (year, n, day) => ({ uke: `${n}/${year}`, ukedag: day })],
    ['a word before the week', (year, n, day) => ({ kw: `KW ${n}`, jahr: year, wochentag: day })],
  ])('may be a week and a day of it, which has %s', (_, fields) => {
    const read = starts((n) => {
      const [year, week, day] = weeks[n] as (typeof weeks)[number];
      return { ...fields(year, week, day), begin: '18:00', until: '20:00' };
    });
    expect(read.map(([start, end]) => `${start} ${end}`)).toEqual(
      byWeek.map((on) => `${on}T18:00:00Z ${on}T20:00:00Z`),
    );
  }); // biome-ignore format: a table

  it('is no week of the year in which the term began, where the days are written in full', () => {
    const read = starts((n) => {
      const [year, week, day] = weeks[n] as (typeof weeks)[number];
      const on = { value: byWeek[n] };
      const dates = n % 2 === 0 ? { date: on, date_from: null } : { date: null, date_from: on };
      return { year: year === 2027 ? 2026 : year, week_from: week, week_to: week + 4, weekday: day, ...dates, begin: '18:00', until: '20:00' };
    }); // biome-ignore format: one record
    expect(read.map(([start, end]) => `${start} ${end}`)).toEqual(
      byWeek.map((on) => `${on}T18:00:00Z ${on}T20:00:00Z`),
    );
  });

  it.each(['semester_start', 'course_start', 'week_start_date'])('is that of the week where another day stands beside it: %s', (key) => {
    const read = starts((n) => {
      const [year, week, weekday] = weeks[n] as (typeof weeks)[number];
      return { year, week, weekday, [key]: '2026-10-05', begin: '18:00', until: '20:00' };
    });
    expect(read.map(([start]) => start?.slice(0, 10))).toEqual(byWeek);
  }); // biome-ignore format: one line

  it.each<[string, (month: number, day: number) => object]>([
    ['of any key', (month, day) => ({ rokmes: `2026-${two(month)}`, den: day, cas_od: '18:00', cas_do: '20:00' })],
    ['by its name', (month, day) => ({ month: `${month === 10 ? 'October' : 'November'} 2026`, day, from: '18:00', to: '20:00' })],
    ['beside hours as numbers', (month, day) => ({ date: `2026-${two(month)}-${two(day)}`, from_hour: 18, to_hour: 20 })],
  ])('may be a day and a month with its year, %s', (_, fields) => {
    const on = [[10, 8], [10, 24], [11, 5], [11, 15], [11, 20], [10, 30]] as const;
    const read = starts((n) => {
      const [month, day] = on[n] as (typeof on)[number];
      return fields(month, day);
    });
    const days = on.map(([month, day]) => `2026-${two(month)}-${two(day)}`);
    expect(read).toEqual(days.map((day) => [`${day}T18:00:00Z`, `${day}T20:00:00Z`]));
  }); // biome-ignore format: a table

  it.each<[string, object]>([
    ['letters', { from_h: 18, from_m: 30, to_h: 20, to_m: 15 }],
    ['objects of letters', { from: { h: 18, m: 30 }, to: { h: 20, m: 15 } }],
  ])('may have its hours and minutes under %s', (_, clocks) => {
    const read = starts((n) => ({ date: `2026-10-1${n}`, ...clocks }));
    expect(read).toEqual(titles.map((_, n) => [`2026-10-1${n}T18:30:00Z`, `2026-10-1${n}T20:15:00Z`]));
  });

  it('may be a day within a month that names its year', () => {
    const read = starts((n) => {
      const [year, month, day] = days[n] as (typeof days)[number];
      const [hour, minute] = hours[n] as (typeof hours)[number];
      return {
        month: `${year}-${two(month)}`,
        tag: day,
        von: `${two(hour)}:${two(minute)}`,
        bis: `${two(hour + 2)}:${two(minute)}`,
      };
    }, 'de');
    expect(read).toEqual(expected);
  });

  it('is left alone where its parts are not all there', () => {
    const { detected } = mapRecords(
      titles.map((title, n) => ({ id: 310 + n, title, start: `2026-10-1${n}T18:00:00`, year: 2026, month: 10 })),
    );
    expect(detected.settings.event.start).toBe('start');
  });
});

describe('lists beside each other of days and times', () => {
  it('are sessions', () => {
    const { events, detected } = mapRecords(
      titles.map((titolo, n) => ({
        codice: `s${n}`,
        titolo,
        giorni: n % 2 === 0 ? [`2026-10-1${n}`, `2026-10-2${n}`] : [`2026-10-1${n}`],
        inizi: n % 2 === 0 ? ['21:00', '16:30'] : ['20:00'],
        fini: n % 2 === 0 ? ['23:00', '18:30'] : ['22:00'],
        temi: ['Music', 'Theatre', 'Dance'].slice(0, 1 + (n % 3)),
      })),
      { timeZone: 'UTC', language: 'it' },
    );
    expect(detected.settings.event.sessions).toBe('(zip(giorni, inizi, fini)[*].{giorni: [0], inizi: [1], fini: [2]})');
    expect(events.filter(({ id }) => id === 's2').map(({ start, end }) => [start, end])).toEqual([
      ['2026-10-12T21:00:00Z', '2026-10-12T23:00:00Z'],
      ['2026-10-22T16:30:00Z', '2026-10-22T18:30:00Z'],
    ]);
    expect(events).toHaveLength(9);
  });

  it('of two clocks in each record are from when to when', () => {
    const hours = titles.map((_, n) => [`1${n}:00`, `1${n + 2}:30`]);
    const { events } = mapRecords(
      titles.map((title, n) => ({ id: 310 + n, title, day: `1${n}.10.2026`, hours: hours[n] })),
      { timeZone: 'UTC' },
    );
    expect(events.map(({ start, end }) => [start?.slice(11, 16), end?.slice(11, 16)])).toEqual(hours);
  });

  it('of one length by chance are none', () => {
    const { detected } = mapRecords(
      titles.map((title, n) => ({
        id: n + 310,
        title,
        start: `2026-10-1${n}T18:00:00`,
        tags: ['Music', 'Dance'],
        rooms: ['A', 'B'],
      })),
    );
    expect(detected.settings.event.sessions).toBeUndefined();
  });
});

describe('a date that one calendar writes and another counts in seconds', () => {
  it('is one column, even where they have nearly as many events', () => {
    const days = Array.from({ length: 9 }, (_, n) => `2026-10-0${n + 1}`);
    const records = days.map((day, n) => {
      const moment = (iso: string) => (n % 2 === 0 ? iso : Date.parse(iso) / 1000);
      return {
        id: 310 + n,
        titel: `Konzert ${n}`,
        beginn: moment(`${day}T18:00:00Z`),
        ende: moment(`${day}T20:15:00Z`),
      };
    });
    const read = mapRecords(records, { language: 'de', timeZone: 'UTC' }).events.map(({ start, end }) => [start, end]);
    expect(read).toEqual(days.map((day) => [`${day}T18:00:00Z`, `${day}T20:15:00Z`]));
  });
});
