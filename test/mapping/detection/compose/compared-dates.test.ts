import { describe, expect, it } from 'vitest';
import {
  mayBeDaysOfOne,
  withoutArrivals,
  withoutFrames,
} from '../../../../src/mapping/detection/compose/compared-dates.ts';
import { dateColumns } from '../../../../src/mapping/detection/profile/dates.ts';
import { tableOf } from '../../../../src/mapping/detection/profile/table.ts';
import { mapRecords, plain, titles } from '../map-records.ts';

const when = (records: readonly object[], timeZone = 'Europe/Warsaw') =>
  mapRecords(records, { timeZone }).events.map(({ start, end, allDay }) => [start, end, allDay]);
const day = (n: number) => `2026-05-${11 + n}`;

describe('when events take place', () => {
  it('is told by the local one of two times of day', () => {
    const records = titles.map((title, n) => ({ id: n + 1, title, date: day(n), time: '17:30', timeLocal: '18:30' }));
    expect(when(records)[0]).toEqual(['2026-05-11T16:30:00Z', null, false]);
  });

  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  const jours = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];
  const inUtc = (slot: (n: number) => string) =>
    titles.map((title, n) => ({
      id: n + 1,
      title,
      start: `${day(n)} ${['12:15', '14:30', '16:00'][n % 3]}:00`,
      slot: { name: slot(n) },
    }));

  it.each<[string, (n: number) => string]>([
    ['Monday at 2:15 PM', (n) => `${weekdays[n]} at ${['2:15', '4:30', '6:00'][n % 3]} PM`],
    ['lundi, 14:15', (n) => `${jours[n]}, ${['14:15', '16:30', '18:00'][n % 3]}`],
  ])('is in UTC where words beside it have the clock of the site: %s', (_, slot) => {
    expect(when(inUtc(slot))[0]).toEqual(['2026-05-11T12:15:00Z', null, false]);
    // The same words in a zone whose clocks differ by another number of hours.
    expect(when(inUtc(slot), 'Europe/London')[0]).toEqual(['2026-05-11T11:15:00Z', null, false]);
  });

  it.each<[string, (n: number) => string]>([
    ['until when', (n) => `until ${['14:15', '16:30', '18:00'][n % 3]}`],
    ['until when, with the day', (n) => `${weekdays[n]} until ${['14:15', '16:30', '18:00'][n % 3]}`],
    ['another day', (n) => `${weekdays[(n + 3) % 6]} at ${['2:15', '4:30', '6:00'][n % 3]} PM`],
  ])('is that of the site where words say %s', (_, slot) => {
    expect(when(inUtc(slot))[0]?.[0]).toBe('2026-05-11T10:15:00Z');
  });

  it('has its hours where a list has days alone', () => {
    const records = plain((n) => ({
      end: `2026-05-${21 + n}T20:00:00`,
      dates: [day(n), `2026-05-${15 + n}`, `2026-05-${21 + n}`],
    }));
    expect(when(records)[0]).toEqual(['2026-05-11T16:30:00Z', '2026-05-21T18:00:00Z', false]);
  });

  it.each([
    ['blocks', 'day', 'from', 'to'],
    ['zajecia', 'dzien', 'od', 'do'],
  ] as const)(
    'is on the days with hours of the list %s, where the record says from when to when',
    (list, date, from, to) => {
      const more = { room: null, capacity: 12, trainer: 912 };
      const at = (n: number) => ({ [date]: day(n), [from]: '18:00', [to]: '20:00', ...more });
      const records = titles.map((title, n) => ({
        id: n + 1,
        title,
        startdate: `${day(n)} 18:00:00`,
        finishdate: `${day(n % 3 ? n : n + 7)} 20:00:00`,
        location: 'Hall',
        [list]: n % 3 ? [] : [at(n), at(n + 7)],
      }));
      expect(when(records).slice(0, 2)).toEqual([
        ['2026-05-11T16:00:00Z', '2026-05-11T18:00:00Z', false],
        ['2026-05-18T16:00:00Z', '2026-05-18T18:00:00Z', false],
      ]);
    },
  );

  it('is in the offset of the end for the end', () => {
    const records = titles.map((title, n) => ({
      id: n + 1,
      title,
      startDateTime: `2026-10-${24 + n}T22:30:00`,
      endDateTime: `2026-10-${25 + n}T05:30:00`,
      startOffset: n === 0 ? '+0200' : '+0100',
      endOffset: '+0100',
    }));
    expect(when(records)[0]).toEqual(['2026-10-24T20:30:00Z', '2026-10-25T04:30:00Z', false]);
  });

  it('ends before the midnight of another day, though events with hours end on the day of their start', () => {
    const records = titles.map((title, n) => ({
      id: n + 1,
      title,
      startdate: day(n),
      starttime: n === 3 ? '00:00' : '18:00',
      enddate: day(n === 3 ? 6 : n),
      endtime: n === 3 ? '00:00' : '20:00',
    }));
    expect(when(records)[3]).toEqual(['2026-05-14', '2026-05-17', true]);
  });

  it('is the last one where some end at the midnight that they begin with, in objects with seconds too', () => {
    const at = (n: number) => ({ _seconds: Date.parse(`${day(n)}T00:00:00+02:00`) / 1000, _nanoseconds: 0 });
    const records = titles.map((title, n) => ({ id: n + 1, title, start: at(n), end: at(n + (n % 2)), all_day: true }));
    expect(when(records).slice(0, 2)).toEqual([
      ['2026-05-11', '2026-05-12', true],
      ['2026-05-12', '2026-05-14', true],
    ]);
  });

  it.each([
    ['of three days', 3, '2026-05-14', 'exclusive'],
    ['of a month', 30, '2026-06-11', 'inclusive'],
  ])(
    'asks what the midnight means that an event %s ends at, and takes it for the day after or the last one',
    (_, days, last, first) => {
      const midnight = (n: number) => new Date(Date.UTC(2026, 4, n)).toISOString().slice(0, 19);
      const { events, detected } = mapRecords(
        titles.map((title, n) => ({
          id: n + 1,
          title,
          all_day: n === 3,
          start: n === 3 ? midnight(12) : `2026-05-1${n}T18:30:00`,
          end: n === 3 ? midnight(12 + days) : `2026-05-1${n}T20:00:00`,
        })),
      );
      const end = new Date(Date.parse(`${events[3]?.end}T00:00Z`) - 86_400_000).toISOString().slice(0, 10);
      expect(end).toBe(last);
      const question = detected.questions?.find(({ where }) => where === 'mapping.allDayEnd');
      expect(question?.choices.map(({ rule }) => rule)[0]).toBe(first);
    },
  );

  it('is in UTC for the stamps that are written as the UTC one of two starts is', () => {
    const records = titles.map((title, n) => {
      const [month, hour] = n < 3 ? ['10', 15] : ['11', 16];
      const start = `2026-${month}-${11 + n} ${hour}:00:00`;
      return {
        id: n + 1,
        title,
        start,
        start_here: `${11 + n}/${month}/2026 17:00`,
        last_update: '2026-10-01 08:00:10',
      };
    });
    const { events } = mapRecords(records);
    expect(events.map(({ updated }) => updated)).toEqual(Array(6).fill('2026-10-01T08:00:10Z'));
  });

  it.each([
    ['in the record', (dates: object) => dates],
    ['in an object of dates', (dates: object) => ({ when: dates })],
  ])('is in UTC where the same moment stands beside it with its zone, and the end is written alike: %s', (_, put) => {
    const two = (n: number) => String(n).padStart(2, '0');
    const records = titles.map((title, n) => ({
      id: n + 1,
      title,
      ...put({
        begins: `${day(n)} ${two(8 + n)}:30:00`,
        ends: `${day(n)} ${two(9 + n)}:45:00`,
        zone: 'Asia/Tbilisi',
        shown: `${11 + n} May 2026 ${two(12 + n)}:30 (Asia/Tbilisi)`,
      }),
    }));
    expect(when(records, 'Asia/Tbilisi')).toEqual(
      titles.map((_title, n) => [`${day(n)}T${two(8 + n)}:30:00Z`, `${day(n)}T${two(9 + n)}:45:00Z`, false]),
    );
  });

  it('is not when it is put on show or taken off again', () => {
    const records = titles.map((title, n) => ({
      編號: 310 + n,
      標題: title,
      上架日期: `2026-04-${11 + n}`,
      下架日期: `2026-05-${12 + n}`,
      講座日期: day(n),
      報名截止日: `2026-05-0${1 + n}`,
      講座時間: `1${n}:30~1${n + 1}:45`,
    }));
    expect(when(records, 'Asia/Taipei')[4]).toEqual(['2026-05-15T06:30:00Z', '2026-05-15T07:45:00Z', false]);
  });

  it('does not begin when its files may be fetched, nor when something else of it ends', () => {
    const records = titles.map((title, n) => ({
      id: n + 1,
      title,
      dateStart: `${day(n)}T10:00:00+02:00`,
      dateEnd: `2026-06-${11 + n}T23:59:00+02:00`,
      sync: {
        dateRequestsTo: `2026-06-${11 + n}T21:59:00+02:00`,
        dateDownloadFrom: `2026-05-${10 + n}T10:00:00+02:00`,
        dateDownloadTo: `2026-06-${11 + n}T23:59:00+02:00`,
      },
    }));
    expect(when(records)[0]).toEqual(['2026-05-11T08:00:00Z', '2026-06-11T21:59:00Z', false]);
    const deadlines = titles.map((title, n) => ({
      id: n + 1,
      title,
      visibleFrom: `2026-04-${11 + n}T10:00:00+02:00`,
      session: { dueTo: `${day(n)}T10:00:00+02:00` },
    }));
    expect(when(deadlines)[0]?.[0]).toBe('2026-05-11T08:00:00Z');
  });

  it('begins on the first evening and not on the last, whatever hour stands beside them', () => {
    const records = titles.map((title, n) => ({
      numero: n + 1,
      corso: title,
      'primo incontro': day(n),
      'ultimo incontro': `2026-06-${11 + n}`,
      dalle: `1${n}:30`,
      alle: `1${n + 2}:45`,
    }));
    expect(when(records, 'Europe/Rome').map(([start]) => start)).toEqual(
      titles.map((_, n) => `${day(n)}T${String(8 + n).padStart(2, '0')}:30:00Z`),
    );
  });

  it('begins with the one of two dates that the length leads from', () => {
    const records = titles.map((title, n) => {
      const at = Date.UTC(2026, 4, 11 + n, 16, 30);
      const length = (n === 0 ? 5 : 60 + 15 * n) * 60_000;
      const moment = (time: number) => ({ display: new Date(time).toUTCString().slice(5, 22), time });
      return { id: n + 1, title, length, oneTime: moment(at), lastTime: moment(at + length) };
    });
    expect(when(records).slice(0, 2)).toEqual([
      ['2026-05-11T16:30:00Z', '2026-05-11T16:35:00Z', false],
      ['2026-05-12T16:30:00Z', '2026-05-12T17:45:00Z', false],
    ]);
  });

  it('lasts as many milliseconds as a number says, however short one event is', () => {
    const records = titles.map((title, n) => ({
      id: n + 1,
      title,
      start: `${day(n)}T16:30:00Z`,
      duration: n === 0 ? 240_000 : 5_400_000 + 900_000 * n,
    }));
    expect(when(records)[0]).toEqual(['2026-05-11T16:30:00Z', '2026-05-11T16:34:00Z', false]);
  });

  it('is all day where both hours are midnight, and others have hours', () => {
    const records = titles.map((title, n) => ({
      id: n + 1,
      title,
      date: day(n),
      from: n === 3 ? '00:00:00' : '18:00:00',
      to: n === 3 ? '00:00:00' : '20:00:00',
    }));
    expect(when(records)[3]).toEqual(['2026-05-14', '2026-05-15', true]);
    expect(when(records)[2]).toEqual(['2026-05-13T16:00:00Z', '2026-05-13T18:00:00Z', false]);
  });

  it('ends by another key where records have only that', () => {
    const records = titles.map((title, n) => ({
      id: n + 1,
      title,
      van: n === 2 ? day(n) : `${day(n)}T18:00:00+02:00`,
      ...(n === 2 ? { 'tot-en-met': day(n + 2) } : { tot: `${day(n)}T20:00:00+02:00` }),
    }));
    expect(when(records)[2]).toEqual(['2026-05-13', '2026-05-16', true]);
  });

  it('is under keys of their own for the few that lack those of the others', () => {
    const records = titles.map((title, n) => ({
      id: n + 1,
      title,
      ...(n === 2 ? { first: day(n), last: day(n + 3) } : { utcStart: `${day(n)} 16:00`, utcEnd: `${day(n)} 18:00` }),
    }));
    expect(when(records)[2]?.[0]).toBe('2026-05-13');
  });

  it.each([
    ['dinank_aa', 'dinank_bb', 'zzk'],
    ['dinank', 'dinank_bbb', 'zzk'],
    ['qwert_de', 'qwert_la', 'antim_zzk'],
    ['dzien_x', 'dzien_y', 'xyz'],
  ])('is on the days %s and %s, and not when a clock under an unknown key has seconds', (first, last, other) => {
    const rows = [
      ['12-10-2026', '14-10-2026', '18-09-2026 11:30:00'], ['28-10-2026', '', '05-10-2026 16:00:10'],
      ['19-11-2026', '', '16-11-2026 09:45:33'], ['08-12-2026', '', '04-12-2026 10:10:00'],
      ['15-03-2027', '16-03-2027', '20-01-2027 12:00:00'],
    ]; // biome-ignore format: a table
    const records = rows.map(([from, to, at], n) => ({
      id: n + 1,
      title: titles[n],
      [first]: from,
      [last]: to,
      [other]: at,
    }));
    expect(when(records)[0]?.[0]).toBe('2026-10-12');
    expect(when(records)[1]).toEqual(['2026-10-28', null, true]);
  });

  it('is when a clock has seconds where nothing else says when', () => {
    const records = titles.map((title, n) => ({ id: n + 1, title, zzk: `${day(n)}T18:30:1${n}`, published: day(0) }));
    expect(when(records)[0]?.[0]).toBe('2026-05-11T16:30:10Z');
    const named = titles.map((title, n) => ({ id: n + 1, title, start: `${day(n)}T18:30:1${n}`, xyz: '2026-01-05' }));
    expect(when(named)[0]?.[0]).toBe('2026-05-11T16:30:10Z');
  });

  it('is never when their records were changed', () => {
    const records = titles.map((title, n) => ({ id: n + 1, title, modified: `${day(n)}T10:0${n}:00Z` }));
    const { detected } = mapRecords(records);
    expect(detected.settings.event).not.toHaveProperty('start');
    expect(detected.problems).toContainEqual(expect.objectContaining({ where: 'mapping.event.start', level: 'error' }));
  });

  it('is from one hour to the other under one key', () => {
    const records = titles.map((title, n) => ({ id: n + 1, title, date: `1${n}.05.2026`, time: '08:30-10:00' }));
    expect(when(records)[0]).toEqual(['2026-05-10T06:30:00Z', '2026-05-10T08:00:00Z', false]);
    const hours = records.map((record, n) => ({ ...record, time: n % 2 ? '19' : '19-21' }));
    expect(when(hours).slice(0, 2)).toEqual([
      ['2026-05-10T17:00:00Z', '2026-05-10T19:00:00Z', false],
      ['2026-05-11T17:00:00Z', null, false],
    ]);
    const written = ['10:30-12', '19', '09-11', '19', '9', '22-2'];
    const mixed = records.map((record, n) => ({ ...record, time: written[n % written.length] }));
    expect(when(mixed).slice(0, 3)).toEqual([
      ['2026-05-10T08:30:00Z', '2026-05-10T10:00:00Z', false],
      ['2026-05-11T17:00:00Z', null, false],
      ['2026-05-12T07:00:00Z', '2026-05-12T09:00:00Z', false],
    ]);
  });

  it('is not how many hours it takes, or how often it is', () => {
    for (const key of ['hours', 'times', 'Stunde', 'class_hours'])
      for (const counts of [
        ['1-2', '2', '3'],
        ['2', '1-2', '12-14', '3'],
        ['2', '3', '1:30', '4'],
      ]) {
        const records = titles.map((title, n) => ({
          id: n + 1,
          title,
          date: `1${n}.05.2026`,
          [key]: counts[n % counts.length],
        }));
        expect([key, when(records)[0]]).toEqual([key, ['2026-05-10', null, true]]);
      }
  });
});

describe('dates of a list, one day after the other', () => {
  const openBy = (days: readonly number[], start: string | null) => {
    const dates = dateColumns(
      tableOf(
        titles.map((title) => ({ title, start, shows: days.map((n) => ({ from: `${day(n)}T10:00:00` })) })),
        'en',
      ),
      { timeZone: 'Europe/Warsaw', language: 'en' },
    );
    const of = (isList: boolean) => dates.filter(({ scope }) => scope.length > 0 === isList);
    return mayBeDaysOfOne(of(true), of(false));
  };

  it('may be those of one event where the record begins with the first', () => {
    expect(openBy([0, 1, 2], `${day(0)}T10:00:00`)).toBe(true);
  });

  it('are events of their own where some are further apart, or nothing else says when it begins', () => {
    expect(openBy([0, 1, 7], `${day(0)}T10:00:00`)).toBe(false);
    expect(openBy([0, 1, 2], null)).toBe(false);
  });
});

describe('the end of all-day events', () => {
  const records = (end: string) =>
    plain((n) => ({ start: undefined, end: undefined, dtstart: day(n), [end]: day(n + 2), allDay: true }));

  it('is the day after the last one in iCalendar', () => {
    expect(mapRecords(records('dtend')).detected.settings.allDayEnd).toBe('exclusive');
    expect(mapRecords(records('dtend')).detected.questions).toBeUndefined();
  });

  it('is not sure where a person is asked about it', () => {
    const { detected } = mapRecords(records('until'));
    expect(detected.questions?.map(({ where }) => where)).toContain('mapping.allDayEnd');
    expect(detected.inForce.event.end?.confidence).toBeLessThan(0.9);
  });
});

describe('a day with several hours', () => {
  const left = (hours: object) => {
    const table = tableOf(
      titles.map((title, n) => ({ title, day: day(n), ...hours })),
      'en',
    );
    const [date] = dateColumns(table, { timeZone: 'Europe/Warsaw', language: 'en' });
    if (date === undefined) throw new Error('no date');
    const times = table.columns.filter(({ expression }) => expression in hours);
    return withoutArrivals(times.map((time) => ({ date, time }))).map(({ time }) => time.expression);
  };

  it('does not begin when doors open, where another hour is called its start or is a later one', () => {
    expect(left({ verzameltijd: '17:00', aanvangstijd: '18:00' })).toEqual(['aanvangstijd']);
    expect(left({ verzameltijd: '17:00', uur: '18:00' })).toEqual(['uur']);
    expect(left({ verzameltijd: '17:00', uur: '16:00' })).toEqual(['verzameltijd', 'uur']);
    expect(left({ verzameltijd: '17:00', eindtijd: '18:00' })).toEqual(['verzameltijd', 'eindtijd']);
  });

  it('does not begin at the moment before the one that is called its start', () => {
    const of = (before: number | null) =>
      titles.map((title, n) => {
        const start = 1_778_522_400 + 86_400 * n;
        return { id: n + 1, title, unixtime_open: before === null ? null : start - before, unixtime_start: start };
      });
    expect(when(of(3600))[0]).toEqual(['2026-05-11T18:00:00Z', null, false]);
    expect(when(of(0))[0]?.[0]).toBe('2026-05-11T18:00:00Z');
  });

  it('is told by a moment that is called its start, and not by the number of a slot on its day', () => {
    const records = titles.map((title, n) => {
      const hour = n === 0 ? -2 : 15 + (n % 3);
      const startTime = Date.parse(`${day(n)}T00:00:00Z`) + hour * 3_600_000;
      const startSlot = (hour + 2) * 12;
      const times = { startSlot, endSlot: startSlot + 18, startTime, stopTime: startTime + 5_400_000 };
      return { id: n + 1, title, meetings: [{ meetingDate: `${day(n)}T00:00:00Z`, ...times }] };
    });
    expect(when(records)[1]).toEqual(['2026-05-12T16:00:00Z', '2026-05-12T17:30:00Z', false]);
  });

  it('does not begin at the moment before the start of each of its parts', () => {
    const parts = (n: number) =>
      [0, 1].map((m) => {
        const start = 1_778_522_400 + 86_400 * (n + 7 * m);
        return { unixtime_open: start - 3600, unixtime_start: start };
      });
    const records = titles.map((title, n) => ({ id: n + 1, title, dates: parts(n) }));
    expect(when(records).slice(0, 2)).toEqual([
      ['2026-05-11T18:00:00Z', null, false],
      ['2026-05-18T18:00:00Z', null, false],
    ]);
  });
});

describe('dates around others', () => {
  const left = (more: (n: number) => object) => {
    const table = tableOf(
      titles.map((title, n) => ({ title, ...more(n) })),
      'en',
    );
    const dates = dateColumns(table, { timeZone: 'Europe/Warsaw', language: 'en' });
    return withoutFrames(dates).map(({ column }) => column.expression);
  };
  const at = (n: number, hour: number) => `${day(n)}T${hour}:00:00`;

  it('are those that the room is taken for, where their keys say more', () => {
    const taken = (n: number) => ({
      blokbegin: at(n, 15),
      blokeinde: at(n, 23),
      begin: at(n, 19),
      einde: n === 2 ? null : at(n, 21),
    });
    expect(left(taken)).toEqual(['begin', 'einde']);
    expect(mapRecords(titles.map((title, n) => ({ id: n + 1, title, ...taken(n) }))).events[0]?.start).toBe(
      '2026-05-11T17:00:00Z',
    );
  });

  it('are kept where they are within in some record, and where they are called those of the event', () => {
    const all = ['hall_start', 'hall_end', 'start', 'end'];
    expect(
      left((n) => ({ hall_start: at(n, n === 2 ? 20 : 15), hall_end: at(n, 23), start: at(n, 19), end: at(n, 21) })),
    ).toEqual(all);
    expect(left((n) => ({ event_start: at(n, 15), event_end: at(n, 23), start: at(n, 19), end: at(n, 21) }))).toEqual([
      'event_start',
      'event_end',
      'start',
      'end',
    ]);
  });
});

it.each(['archivierung', 'keep', 'expiryDate'])('is no day until which all records are kept, %s', (key) => {
  const records = titles.map((pealkiri, n) => ({
    nr: 77410 + n,
    pealkiri,
    algus: `1${n}.10.2026 kell 19.00`,
    uksed: '18.00',
    [key]: '2030-12-31T00:00:00Z',
  }));
  expect(when(records, 'Europe/Tallinn')[0]).toEqual(['2026-10-10T16:00:00Z', null, false]);
});

it('is the one day of a programme, under a key that nobody knows', () => {
  const records = titles.map((title, n) => ({
    id: 310 + n,
    title,
    takesPlace: '2026-05-01',
    doors: `1${n}:00`,
    online: `2026-03-0${n + 1}`,
  }));
  expect(when(records).map(([start]) => String(start).slice(0, 10))).toEqual(titles.map(() => '2026-05-01'));
});

describe('parts that are called as their record is', () => {
  const start = (n: number, day = 0) => `2026-05-${11 + n + day}T20:45:00+02:00`;
  const part = (n: number, day: number) => ({
    no: `P-${n}${day}`,
    name: titles[n],
    attributes: { show: { startDate: start(n, day), location: { name: `Hall ${n}`, city: 'Porto Serra' } } },
    price: 18 + day,
  });
  const records = (last: (n: number) => number) =>
    titles.map((name, n) => ({
      id: 310 + n,
      name,
      startDate: start(n),
      endDate: start(n, last(n)),
      products: Array.from({ length: last(n) + 1 }, (_, day) => part(n, day)),
    }));

  it('are sessions where the record ends when the last of them begins', () => {
    const { events } = mapRecords(records((n) => (n === 2 ? 2 : 0)));
    expect(events.filter(({ id }) => id === '312').map(({ start, end }) => [start, end])).toEqual([
      ['2026-05-13T18:45:00Z', null],
      ['2026-05-14T18:45:00Z', null],
      ['2026-05-15T18:45:00Z', null],
    ]);
  });
});
