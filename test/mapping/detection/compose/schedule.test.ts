import { describe, expect, it } from 'vitest';
import { mapRecords, titles } from '../map-records.ts';

const dated = (more: (n: number) => object, context = {}) =>
  mapRecords(
    titles.map((title, n) => ({ id: 310 + n, title, ...more(n) })),
    context,
  ).events;
const starts = (more: (n: number) => object, context = {}) => dated(more, context).map(({ start }) => start);
const at = (time: string) => titles.map((_, n) => `2026-05-${11 + n}T${time}:00Z`);

describe('a midnight beside an hour', () => {
  it('stands for its day: written in UTC, as the midnight of the place, or as a number', () => {
    const hour = { begin_time: '20:30' };
    expect(starts((n) => ({ begin_date: `2026-05-${11 + n}T00:00:00Z`, ...hour }))).toEqual(at('18:30'));
    expect(starts((n) => ({ begin_date: `2026-05-${10 + n}T22:00:00Z`, ...hour }))).toEqual(at('18:30'));
    expect(starts((n) => ({ begin_date: Date.UTC(2026, 4, 11 + n) / 1000, ...hour }))).toEqual(at('18:30'));
  });

  it('takes an hour as OData writes it, and one of an object beside its own', () => {
    const epoch = (n: number) => `/Date(${Date.UTC(2026, 4, 11 + n)})/`;
    expect(starts((n) => ({ BeginDate: epoch(n), BeginTime: 'PT20H30M00S' }))).toEqual(at('18:30'));
    expect(
      starts((n) => ({ start_date: { v: `2026-05-${11 + n}`, f: 'x' }, start_time: { v: '20:30', f: 'x' } })),
    ).toEqual(at('18:30'));
  });

  it('is the whole day where the hour is empty', () => {
    const events = dated((n) => ({ begin_date: `2026-05-${11 + n}T00:00:00Z`, begin_time: n === 2 ? '' : '20:30' }));
    expect(events.map(({ allDay }) => allDay)).toEqual([false, false, true, false, false, false]);
    expect(events[2]?.start).toBe('2026-05-13');
  });
});

describe('a half of the day in a field of its own', () => {
  it.each([
    ['AM', 'PM'],
    ['a.m.', 'p.m.'],
    ['上午', '下午'],
  ])('is that of the time whose key begins alike: %s, %s', (am, pm) => {
    const halves = (n: number) => ({
      date_start: `05/${11 + n}/2026`,
      date_start_time: '07:00',
      date_start_ampm: n % 2 === 0 ? pm : am,
      date_end: `05/${11 + n}/2026`,
      date_end_time: '08:30',
      date_end_ampm: n % 2 === 0 ? pm : am,
    });
    const events = dated(halves, { timeZone: 'UTC', language: am === '上午' ? 'zh' : 'en-US' });
    expect(events.map(({ start, end }) => [start?.slice(11, 16), end?.slice(11, 16)])).toEqual(
      titles.map((_, n) => (n % 2 === 0 ? ['19:00', '20:30'] : ['07:00', '08:30'])),
    );
  });
});

describe('a start', () => {
  it('is the moment, and no day beside it that is its day in the zone of the place', () => {
    const beside = (n: number) => {
      const [day, next] = [11 + n, 12 + n];
      return {
        formatted: { YYYYMMDD: `202605${day}`, long: `May ${day}, 2026`, iso: `2026-05-${next}T00:30:00.000Z` },
      };
    };
    const events = dated(beside, { timeZone: 'America/Chicago' });
    expect(events.map(({ start, end }) => [start, end])).toEqual(
      titles.map((_, n) => [`2026-05-${12 + n}T00:30:00Z`, null]),
    );
  });

  it('has no hour of a change, where both are written alike', () => {
    const parts = (day: string, hour: string) => ({
      start: `${day} ${hour}`,
      start_date: day,
      start_time: hour,
      start_utc: `${day} ${String(Number(hour.slice(0, 2)) - 2).padStart(2, '0')}${hour.slice(2)}`,
    });
    const field = (label: string, type: string, value: object) => ({ label, type, values: [value] });
    const both = (n: number) => ({
      fields: [
        field('When', 'date', parts(`2026-05-${11 + n}`, n === 2 ? '19:00:00' : '20:30:00')),
        field('Last modified', 'date', parts(`2026-04-${10 + 2 * n}`, `09:1${n}:00`)),
      ],
    });
    expect(starts(both)).toEqual(at('18:30').map((one, n) => (n === 2 ? one.replace('18:30', '17:00') : one)));
  });

  it('is not the end, where all begin at midnight and end an hour later', () => {
    const events = dated((n) => ({ start: `2026-05-${11 + n}T00:00:00Z`, end: `2026-05-${11 + n}T01:00:00Z` }), {
      timeZone: 'UTC',
    });
    expect(events.map(({ start, end }) => [start, end])).toEqual(
      titles.map((_, n) => [`2026-05-${11 + n}T00:00:00Z`, `2026-05-${11 + n}T01:00:00Z`]),
    );
  });

  const day = (n: number) => `2026-05-${11 + n}`;

  it('is no stamp of the record, where all else are days', () => {
    const stamp = { changed_at: '2026-04-02T14:12:09Z', made_on: '2026-03-01T08:00:00Z' };
    const events = dated((n) => ({ ...stamp, first_day: day(n), last_day: day(n + 1) }));
    expect(events.map(({ start, end }) => [start, end])).toEqual(titles.map((_, n) => [day(n), day(n + 2)]));
  });

  it.each(['zadnjiDan', 'utolsó_nap', 'posljednji_dan', 'viimane_päev', 'hari_terakhir'])(
    'has an end that is its last day, where %s says so',
    (key) => {
      const events = dated((n) => ({ datum: day(n), [key]: day(n + 1) }));
      expect(events.map(({ end }) => end)).toEqual(titles.map((_, n) => day(n + 2)));
    },
  );

  it('is no last day, where most events have only one and the keys say nothing of it', () => {
    const last = (n: number) => day(n === 3 ? n + 2 : n);
    const events = dated((n) => ({ 'datum-qqx': last(n), 'datum-qqz': day(n) }));
    expect(events.map(({ start }) => start)).toEqual(titles.map((_, n) => day(n)));
    expect(events[3]?.end).toBe('2026-05-17');
  });

  it('has the hours of an object beside it, of the attributes of XML, or of a list of numbers', () => {
    const from = ['20:30', '20:30:00'] as const;
    expect(starts((n) => ({ date: day(n), hours: { from: from[0] } }))).toEqual(at('18:30'));
    const attributes = (n: number) => ({
      '@attributes': { from: day(n), till: day(n) },
      hour: { '@attributes': { begin: from[1], end: '22:00:00' } },
    });
    expect(starts((n) => ({ when: attributes(n) }))).toEqual(at('18:30'));
    expect(starts((n) => ({ dato: { v: day(n) }, fra_kl: { v: [20, 30, 0, 0] } }))).toEqual(at('18:30'));
  });

  it('has its hours and its end in whichever of two objects of fields they stand', () => {
    const events = dated((n) => ({
      main: { text: 'Bring a friend.', begin_date: day(n), begin_time: '20:30' },
      more: { end_time: '22:00', hall: 'A' },
      venue: { name: 'Hall', start: '08:00' },
    }));
    expect(events.map(({ start }) => start)).toEqual(at('18:30'));
    expect(events.map(({ end }) => end)).toEqual(at('20:00'));
    expect(
      starts((n) => ({ main: { text: 'x', begin_date: day(n) }, more: { begin_time: '20:30', hall: 'A' } })),
    ).toEqual(at('18:30'));
  });

  it('has hours that are written with a colon and without', () => {
    const from = ['2030', '20:30', '2030 HRS', '08:30 PM', '2030', '20:30'];
    expect(starts((n) => ({ EVT_DT: day(n), FROM_TM: from[n], ROOM_NO: String(1030 + n) }))).toEqual(at('18:30'));
  });

  it('has neither the opening hours of the house nor the last day of a recurrence as its end', () => {
    const hours = { visiting: 'Tue–Sun 10:00–18:00' };
    expect(dated((n) => ({ ...hours, begin_day: day(n) })).map(({ allDay }) => allDay)).toEqual(titles.map(() => true));
    const repeated = dated((n) => ({
      first_time: day(n),
      time: '20:30',
      repetition: { kind: 'WEEKLY', until_day: n % 2 === 0 ? '2026-12-23' : null },
    }));
    expect(repeated.map(({ end }) => end)).toEqual(titles.map(() => null));
    const weekly = dated((n) => ({
      frequencia: 'semanal', estreia: day(n), ultima: `2026-12-${14 + n}`, das: '18:00', ate: '20:00',
    })); // biome-ignore format: a record
    expect(weekly.map(({ end }) => end)).toEqual(at('18:00'));
  });
});

describe('records whose dates have other keys than those of most', () => {
  const moments = (n: number) => ({ begins_at: `2026-05-${11 + n}T18:30:00Z`, ends_at: `2026-05-${11 + n}T20:00:00Z` });

  it('have the start and the end that they hold', () => {
    const events = dated((n) =>
      n % 3 === 1 ? { first_day: `2026-05-${11 + n}`, last_day: `2026-05-${12 + n}` } : moments(n),
    );
    expect(events.map(({ start }) => start)).toEqual([
      '2026-05-11T18:30:00Z', '2026-05-12', '2026-05-13T18:30:00Z', '2026-05-14T18:30:00Z', '2026-05-15', '2026-05-16T18:30:00Z',
    ]); // biome-ignore format: a list
    expect(events.map(({ allDay }) => allDay)).toEqual([false, true, false, false, true, false]);
    expect(events[1]?.end).not.toBeNull();
  });

  it('have none where they only hold a stamp', () => {
    const events = dated((n) => ({ ...(n === 1 ? {} : moments(n)), created_at: `2026-01-0${1 + n}T08:13:22Z` }));
    expect(events[1]?.start ?? null).toBeNull();
  });
});

describe('times of day that are numbers', () => {
  const days = (n: number) => ({ first_day: 20260511 + n, last_day: 20260511 + n + (n === 3 ? 2 : 0) });

  it.each<[string, (value: number) => number | string]>([
    ['numbers', (value) => value],
    ['texts', (value) => String(value)],
  ])('have no end where it is nines, and are whole days where both are 0: %s', (_, written) => {
    const events = dated((n) => ({
      ...days(n),
      start_time: written(n === 3 ? 0 : 900 + 10 * n),
      end_time: written(n === 3 ? 0 : n === 1 ? 9999 : 1730),
    }));
    expect(events.map(({ start, end }) => [start?.slice(-10), end?.slice(-10) ?? null])).toEqual([
      ['T07:00:00Z', 'T15:30:00Z'],
      ['T07:10:00Z', null],
      ['T07:20:00Z', 'T15:30:00Z'],
      ['2026-05-14', '2026-05-17'],
      ['T07:40:00Z', 'T15:30:00Z'],
      ['T07:50:00Z', 'T15:30:00Z'],
    ]);
    expect(events.map(({ allDay }) => allDay)).toEqual([false, false, false, true, false, false]);
  });

  it('end a whole day at the midnight that is written, where they are no numbers', () => {
    const events = dated((n) => ({
      start_date: `2026-05-${11 + n}`,
      end_date: `2026-05-${11 + n + (n === 3 ? 2 : 0)}`,
      start_time: n === 3 ? '00:00' : '18:30',
      end_time: n === 3 ? '00:00' : '20:00',
    }));
    expect(events[3]).toMatchObject({ start: '2026-05-14', end: '2026-05-16', allDay: true });
  });

  it('have none in nines that are written as texts of four digits', () => {
    const events = dated((n) => ({ ...days(n), start_time: '0900', end_time: n === 1 ? '9999' : '1730' }));
    expect(events[1]).toMatchObject({ start: '2026-05-12T07:00:00Z', end: null });
    expect(events[2]?.end).toBe('2026-05-13T15:30:00Z');
  });
});

describe('a time beside the same in UTC', () => {
  it('is the one that the clocks of the place show', () => {
    // Warsaw is two hours ahead of UTC in October, and one after the clocks were set back on the 25th.
    const days = [22, 23, 24, 25, 26, 27];
    const events = dated((n) => ({
      date_begin: `2026-10-${days[n]} ${n < 3 ? '16:30' : '17:30'}:00`,
      date_begin_shown: `${days[n]}/10/2026 18:30:00`,
    }));
    expect(events.map(({ start }) => start)).toEqual(
      days.map((day, n) => `2026-10-${day}T${n < 3 ? '16:30' : '17:30'}:00Z`),
    );
  });
});

describe('dates that are marked as those of universal time', () => {
  const clock = (n: number, hour: string) => `2026-05-${11 + n}T${hour}:30`;

  it('are in UTC, where the start and others are marked', () => {
    const events = dated((n) => ({ start_ut: clock(n, '16'), end_ut: clock(n, '18'), julian: 2461331.2083 + n }));
    expect(events.map(({ start }) => start)).toEqual(at('16:30'));
    expect(events.map(({ end }) => end)).toEqual(at('18:30'));
  });

  it('are in UTC, where they are in an object that is marked', () => {
    const events = dated((n) => ({
      utc: { start: clock(n, '16').replace('T', ' '), end: clock(n, '18').replace('T', ' ') },
    }));
    expect(events.map(({ start }) => start)).toEqual(at('16:30'));
  });

  it('are those of the place, where only one is: it may be when something goes out', () => {
    expect(starts((n) => ({ start_ut: clock(n, '18') }))).toEqual(at('16:30'));
  });
});

describe('an end in seconds', () => {
  it('is none where it is 0, and no price is read for one', () => {
    const seconds = (n: number, hour: number) => String(Date.UTC(2026, 4, 11 + n, hour) / 1000);
    const events = dated((n) => ({ van: seconds(n, 16), tot: n % 2 === 0 ? seconds(n, 18) : '0', prijs: '12.50' }));
    expect(events.map(({ end }) => end)).toEqual(
      titles.map((_, n) => (n % 2 === 0 ? `2026-05-${11 + n}T18:00:00Z` : null)),
    );
  });
});

describe('an event with days at midnight', () => {
  it('has the least and the most of its hours, and not those of the registration', () => {
    const midnight = (n: number) => `2026-05-${11 + n} 00:00:00.0`;
    const events = dated((n) => ({
      SVCOPNBGNDT: midnight(n),
      SVCOPNENDDT: midnight(n),
      RCPTBGNDT: `2026-04-${11 + n} 09:00:00.0`,
      RCPTENDDT: `2026-05-0${3 + n} 18:00:00.0`,
      V_MIN: ['10:00', '19:00', '14:00'][n % 3],
      V_MAX: ['12:00', '21:30', '16:00'][n % 3],
    }));
    expect(events.slice(0, 2).map(({ start, end }) => [start, end])).toEqual([
      ['2026-05-11T08:00:00Z', '2026-05-11T10:00:00Z'],
      ['2026-05-12T17:00:00Z', '2026-05-12T19:30:00Z'],
    ]);
  });
});

describe('the sessions of a course', () => {
  const meeting = (day: number) => ({ inceput: `2026-05-${day}T16:00:00`, sfarsit: `2026-05-${day}T18:00:00` });

  it('are what takes place, where the record has their first start and their last end', () => {
    const events = dated((n) => ({
      inceput: `2026-05-${11 + n}T16:00:00`,
      sfarsit: `2026-05-${n === 2 ? 20 : 11 + n}T18:00:00`,
      intalniri: n === 2 ? [13, 17, 20].map(meeting) : [],
    }));
    expect(events.filter(({ id }) => id === '312').map(({ start }) => start?.slice(0, 10))).toEqual([
      '2026-05-13',
      '2026-05-17',
      '2026-05-20',
    ]);
    expect(events).toHaveLength(titles.length + 2);
  });

  it('are not its categories, entered when its place was', () => {
    const stamps = { createdAt: '2025-04-01T00:10:22Z', publishedAt: '2025-04-01T00:10:22Z' };
    const events = dated((n) => ({
      publishedAt: `2026-04-0${n + 1}T10:00:00Z`,
      dates: [11, 18].map((day) => meeting(day + n)),
      venue: { id: 'hall', ...stamps, name: 'Great hall' },
      category: [
        { id: 'a', ...stamps, name: 'Music' },
        { id: 'b', ...stamps, name: 'Talk' },
      ],
    }));
    expect(events.map(({ start }) => start?.slice(0, 10))).toEqual(
      titles.flatMap((_, n) => [`2026-05-${11 + n}`, `2026-05-${18 + n}`]),
    );
  });

  it('may all begin at one hour, which is no midnight where they take place', () => {
    const session = (day: number, till: number) => ({
      StartDate: `2026-05-${day}T09:00:00-04:00`,
      EndDate: `2026-05-${day}T${till}:00:00-04:00`,
    });
    const events = dated(
      (n) => ({
        StartDate: `2026-05-${11 + n}T${n % 2 === 0 ? '09' : '17'}:00:00-04:00`,
        EndDate: `2026-05-${n === 2 ? 20 : 11 + n}T19:00:00-04:00`,
        Sessions: n === 2 ? [session(13, 12), session(17, 16), session(20, 19)] : [],
      }),
      { timeZone: 'America/Halifax' },
    );
    expect(events.filter(({ id }) => id === '312').map(({ start, end }) => [start, end])).toEqual([
      ['2026-05-13T13:00:00Z', '2026-05-13T16:00:00Z'],
      ['2026-05-17T13:00:00Z', '2026-05-17T20:00:00Z'],
      ['2026-05-20T13:00:00Z', '2026-05-20T23:00:00Z'],
    ]);
    expect(events[0]).toMatchObject({ start: '2026-05-11T13:00:00Z', end: '2026-05-11T23:00:00Z' });
  });

  describe('beside the days of the record', () => {
    const part = (day: number, name: string) => ({
      name,
      start_date_time: `2026-05-${day}T23:30:00.000+02:00`,
      end_date_time: `2026-05-${day}T23:50:00.000+02:00`,
      note: day === 13 ? 'Coffee before' : null,
    });
    const days = (n: number) => ({ start_date: `2026-05-${11 + n}`, end_date: `2026-05-${n === 2 ? 27 : 11 + n}` });
    const named = (called: (title: string, no: number) => string) =>
      mapRecords(
        titles.map((name, n) => ({
          id: 310 + n,
          ...days(n),
          course: { name },
          meetings: (n === 2 ? [13, 20, 27] : [11 + n]).map((day, at) => part(day, called(name, at + 1))),
        })),
      ).events;

    it('have its hours, and are called as it is, or so with their number', () => {
      const events = named((title, no) => (no > 1 ? `${title} - evening ${no}` : title));
      expect(events).toHaveLength(titles.length + 2);
      expect(events.slice(2, 5).map(({ title, start }) => [title, start])).toEqual(
        [13, 20, 27].map((day) => [titles[2], `2026-05-${day}T21:30:00Z`]),
      );
    });

    it('are its programme where they have names of their own, though these begin with its name', () => {
      const parts = ['opening', 'finale', 'award'];
      const events = named((title, no) => `${title} - ${parts[no % 3]}`);
      expect(events.map(({ start }) => start)).toEqual(titles.map((_, n) => days(n).start_date));
    });
  });

  it('are a part of something else where they do not agree with the record', () => {
    const events = dated((n) => ({
      inceput: `2026-05-${11 + n}T16:00:00`,
      sfarsit: `2026-05-${11 + n}T18:00:00`,
      intalniri: n === 2 ? [1, 2].map((day) => ({ inceput: `2026-04-0${day}T08:00:00` })) : [],
    }));
    expect(events).toHaveLength(titles.length);
  });
});

describe('a month whose name is another month elsewhere', () => {
  // `lis` is November in Polish and October in Croatian.
  const day = (n: number) => `${11 + n}-LIS-26`;

  it('tells that a column has dates, and is the month of the calendar’s language', () => {
    const starts = (language: string) =>
      dated((n) => ({ date_from: day(n), hour: '18:30' }), { language }).map(({ start }) => start);
    expect(starts('pl')).toEqual(titles.map((_, n) => `2026-11-${11 + n}T17:30:00Z`));
    expect(starts('hr')).toEqual(titles.map((_, n) => `2026-10-${11 + n}T16:30:00Z`));
  });
});

describe('one hour beside the first day and the last', () => {
  it('is no end by itself, where the last day is left out and minutes say how long it is', () => {
    const events = dated((n) => ({
      date_from: `2026-05-${11 + n}`,
      date_to: n === 2 ? '2026-05-15' : null,
      hour: n === 2 ? null : '18:30',
      whole_day: n === 2 ? 'Y' : 'N',
      duration_min: n === 2 ? null : 55,
    }));
    expect(events.map(({ end }) => end)).toEqual(
      titles.map((_, n) => (n === 2 ? '2026-05-16' : `2026-05-${11 + n}T17:25:00Z`)),
    );
  });
});

describe('sessions by their days', () => {
  const may = (n: number) => `2026-05-${11 + n}`;
  const starts = (more: (n: number) => object) => {
    const found = dated(more);
    return titles.map((title) => found.filter((one) => one.title === title).map(({ start, end }) => [start, end]));
  };
  const first = (n: number) => [`${may(n)}T16:30:00Z`, `${may(n)}T18:00:00Z`];
  const second = (n: number) => [`${may(n + 2)}T16:30:00Z`, `${may(n + 2)}T18:00:00Z`];
  const both = titles.map((_, n) => [first(n), second(n)]);

  it('have the hours that stand once beside the list of days', () => {
    expect(starts((n) => ({ dates: [may(n), may(n + 2)], start_time: '18:30', end_time: '20:00' }))).toEqual(both);
    const written = (n: number) => [may(n), may(n + 2)].map((day) => day.split('-').reverse().join('/'));
    expect(starts((n) => ({ dates: written(n), start_time: '18:30', end_time: '20:00' }))).toEqual(both);
  });

  it('leave the hours to the day of the record, where it has one', () => {
    const found = starts((n) => ({
      date: may(n),
      time: '18:30',
      end_time: '20:00',
      excluded: [may(n + 7), may(n + 9)],
    }));
    expect(found).toEqual(titles.map((_, n) => [first(n)]));
  });

  it('are all those listed under a day', () => {
    const hour = (from: string, to: string, no: number) => ({ slot_id: no, from, to, seats: 12 });
    const found = starts((n) => ({
      slots: {
        [may(n)]: [hour('18:30', '20:00', 40 + n), hour('20:30', '22:00', 50 + n)],
        [may(n + 2)]: [hour('18:30', '20:00', 60 + n)],
      },
    }));
    const late = (n: number) => [`${may(n)}T18:30:00Z`, `${may(n)}T20:00:00Z`];
    expect(found).toEqual(titles.map((_, n) => [first(n), late(n), second(n)]));
  });

  it('are hours by themselves under a day', () => {
    const found = starts((n) => ({ showtimes: { [may(n)]: ['18:30', '20:30'], [may(n + 2)]: ['18:30'] } }));
    expect(found.map((one) => one.map(([start]) => start))).toEqual(
      titles.map((_, n) => [`${may(n)}T16:30:00Z`, `${may(n)}T18:30:00Z`, `${may(n + 2)}T16:30:00Z`]),
    );
  });
});

describe('a list with the hours of the days that the record has', () => {
  const day = (n: number) => `2026/05/${11 + n}`;
  const show = (n: number, from: string) => ({
    time: `${day(n)} ${from}:00`,
    locationName: ['Harbour Hall', 'Old Mill', 'Town House', 'Barn', 'Chapel', 'Attic'][n % 6],
    town: 'Oslo',
  });

  it('is when the event takes place, though its places have names', () => {
    const events = dated((n) => ({
      shows: n === 1 ? [show(1, '19:30'), show(2, '14:15')] : [show(n, '20:00')],
      startDate: day(n),
      endDate: day(n === 1 ? 2 : n),
    }));
    expect(events.slice(0, 4).map(({ start }) => start)).toEqual([
      '2026-05-11T18:00:00Z',
      '2026-05-12T17:30:00Z',
      '2026-05-13T12:15:00Z',
      '2026-05-13T18:00:00Z',
    ]);
  });

  it('is no programme with titles of its own', () => {
    const talk = (n: number, from: string) => ({ ...show(n, from), title: `Talk at ${from} on ${n}` });
    const events = dated((n) => ({
      shows: [talk(n, '10:30'), talk(n + 1, '14:00')],
      startDate: day(n),
      endDate: day(n + 1),
    }));
    expect(events.map(({ start }) => start)).toEqual(titles.map((_, n) => day(n).replaceAll('/', '-')));
  });
});

it('finds the days of an event that has one pair of them where others have lists of hours', () => {
  const hour = (n: number) => ({ '@datum': `2026-05-${11 + n}`, '@start': '18:00', '@slut': '20:00' });
  const events = dated((n) => ({
    datoer: {
      dato: n === 4 ? { '@fra': '2026-06-05', '@til': '2026-06-06' } : n === 1 ? [hour(1), hour(8)] : hour(n),
    },
  }));
  expect(events.map(({ start, allDay }) => [start, allDay])[5]).toEqual(['2026-06-05', true]);
  expect(events.map(({ start }) => start)[1]).toBe('2026-05-12T16:00:00Z');
});

describe('a list of dates', () => {
  const days = titles.map((_, n) => `2026-05-${11 + n}`);

  it.each<[string, (n: number) => object]>([
    ['approved it', (n) => ({ akceptacja: [{ krok: 'kierownik', kiedy: `2026-04-0${n + 1}` }, { krok: 'dyrektor', kiedy: n === 3 ? null : `2026-04-1${n}` }] })],
    ['changed it', (n) => ({ log: [{ by: 'ab', action: 'created', at: `2026-04-0${n + 1}T10:00:00` }, { by: 'cd', action: 'edited', at: `2026-04-1${n}T09:30:00` }] })],
  ])('before the day of the event tells when people %s', (_, list) => {
    expect(starts((n) => ({ date: days[n], ...list(n) }))).toEqual(days);
  }); // biome-ignore format: a table

  it('on that day and after it has the sessions', () => {
    const events = dated((n) => ({ date: days[n], items: [{ at: `${days[n]}T10:00:00` }, { at: `2026-05-2${n}T10:00:00` }] }));
    expect(events).toHaveLength(12);
  }); // biome-ignore format: one line
});
