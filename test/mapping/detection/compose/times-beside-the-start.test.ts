import { describe, expect, it } from 'vitest';
import { mapRecords, titles } from '../map-records.ts';

/** A day, when people meet, leave or are let in, when it begins and when it ends, in the order that the portal has them. */
it.each([
  ['datum', 'verzameltijd', 'vertrektijd', 'aanvangstijd', 'eindtijd'],
  ['Datum', 'Treffpunktzeit', 'Einlass', 'Anpfiff', 'Ende'],
  ['date', 'meetTime', 'warmUp', 'kickOff', 'end'],
  ['date', 'heure_rassemblement', 'heure_depart', 'coup_d_envoi', 'fin'],
  ['fecha', 'hora_encuentro', 'apertura_puertas', 'hora_inicio', 'hora_fin'],
  ['data', 'ora_ritrovo', 'partenza', 'ora_inizio', 'ora_fine'],
  ['data', 'zbiorka', 'otwarcieDrzwi', 'rozpoczecie', 'zakonczenie'],
  ['dato', 'oppmøtetid', 'avgang', 'avspark', 'slutt'],
  ['datum', 'insläpp', 'avgångstid', 'starttid', 'sluttid'],
  ['päivä', 'kokoontumisaika', 'ovet', 'alkaa', 'päättyy'],
  ['tarih', 'toplanma_saati', 'kapi_acilis', 'baslama_saati', 'bitis_saati'],
  ['дата', 'время_сбора', 'отправление', 'начало', 'окончание'],
  ['開催日', '集合時間', '開場時間', '開演時間', '終演時間'],
  ['日期', '集合时间', '入场时间', '开演时间', '结束时间'],
  ['날짜', '집결시간', '입장시간', '시작시간', '종료시간'],
])('takes no time before it for the start: %s, %s, %s, %s', (day, first, second, begin, end) => {
  const records = titles.map((title, n) => ({
    id: 310 + n,
    title,
    [day]: `2026-05-${11 + n}`,
    [first]: ['16:30', '17:00', '17:15'][n % 3],
    [second]: ['17:00', '17:30', '17:45'][n % 3],
    [begin]: ['18:00', '18:30', '18:45'][n % 3],
    [end]: ['20:00', '20:30', '20:45'][n % 3],
  }));
  const { events } = mapRecords(records);
  expect(events.map(({ start }) => start)).toEqual(
    titles.map((_, n) => `2026-05-${11 + n}T${['16:00', '16:30', '16:45'][n % 3]}:00Z`),
  );
});

/** The start is called a time and no more, and stands in another order. */
it.each([
  ['day', 'hour', 'gate'],
  ['hiduke', 'jikan', 'kaijo'],
])('takes no opening for the start where a later time stands beside it: %s, %s, %s', (day, hour, opening) => {
  const records = titles.map((title, n) => ({
    id: 310 + n,
    title,
    [day]: `2026-05-${11 + n}`,
    [hour]: ['19:00', '20:30', '10:00'][n % 3],
    [opening]: ['18:30', '20:00', '9:30'][n % 3],
  }));
  const { events } = mapRecords(records);
  expect(events.map(({ start }) => start)).toEqual(
    titles.map((_, n) => `2026-05-${11 + n}T${['17:00', '18:30', '08:00'][n % 3]}:00Z`),
  );
});

it('finds hours in an object of their own beside the object of the day', () => {
  const records = titles.map((title, n) => ({
    ref: 310 + n,
    title,
    when: { iso: `2026-05-${11 + n}`, shown: `day ${n + 1}` },
    hours: n === 2 ? null : { opens: ['18:00', '19:30', '20:45'][n % 3], closes: ['19:00', '20:30', '22:45'][n % 3] },
  }));
  const { events } = mapRecords(records);
  expect(events.map(({ start, end }) => [start, end])).toEqual(
    titles.map((_, n) =>
      n === 2
        ? ['2026-05-13', null]
        : [
            `2026-05-${11 + n}T${['16:00', '17:30', '18:45'][n % 3]}:00Z`,
            `2026-05-${11 + n}T${['17:00', '18:30', '20:45'][n % 3]}:00Z`,
          ],
    ),
  );
});

describe('a list of hours beside one day', () => {
  const may = (n: number) => `2026-05-${11 + n}`;
  const eventsOf = (more: (n: number) => object) =>
    mapRecords(titles.map((title, n) => ({ id: 310 + n, title, ...more(n) }))).events.map(
      ({ start, end }) => `${start} ${end}`,
    );
  const both = titles.flatMap((_, n) =>
    n === 0
      ? [`${may(n)} null`]
      : [`${may(n)}T16:30:00Z ${may(n)}T17:30:00Z`, `${may(n)}T18:00:00Z ${may(n)}T19:00:00Z`],
  );

  it.each([
    ['bare', ['18:30-19:30', '20:00-21:00']],
    [
      'with their numbers',
      [
        { no: 1, hours: '18:30-19:30' },
        { no: 2, hours: '20:00-21:00' },
      ],
    ],
    [
      'from and to',
      [
        { from: '18:30', to: '19:30', seats: 20 },
        { from: '20:00', to: '21:00', seats: 20 },
      ],
    ],
  ] as const)('is when the event takes place, %s', (_, slots) => {
    expect(eventsOf((n) => ({ date: may(n), slots: n === 0 ? [] : slots }))).toEqual(both);
  });

  const pair = ['18:30', '20:00'];
  const others = [['18:30'], ['18:30', '20:00', '21:00'], ['10:00', '12:00', '13:00', '18:00']];

  it.each(others.map((odd) => [odd.length, odd] as const))(
    'is from when to when though one record has %i',
    (_, odd) => {
      const events = eventsOf((n) => ({ date: may(n), times: n === 3 ? odd : pair }));
      const whole = (n: number) => `${may(n)}T16:30:00Z ${may(n)}T18:00:00Z`;
      for (const n of [0, 1, 2, 4, 5]) expect(events.filter((one) => one.startsWith(may(n)))).toEqual([whole(n)]);
      expect(events.filter((one) => one.startsWith(may(3)))).toHaveLength(1);
    },
  );

  it('has sessions where several records have more or fewer than two', () => {
    const events = eventsOf((n) => ({ date: may(n), times: others[n % 2 === 0 ? 2 : n % 3] ?? pair }));
    expect(events.length).toBeGreaterThan(3 * 4);
  });

  it('has sessions where its key says so and a record has more than two', () => {
    const events = eventsOf((n) => ({ date: may(n), showtimes: n === 3 ? others[1] : pair }));
    expect(events).toHaveLength(2 * titles.length + 1);
  });

  it.each([0, 5])('has no sessions where the record %i has an end beside it', (odd) => {
    const events = eventsOf((n) => ({
      date: may(n),
      times: ['18:30', '20:00', '21:00'],
      until: n === odd ? '22:00' : null,
    }));
    expect(events).toHaveLength(titles.length);
  });

  it.each([
    [
      'a programme',
      {
        schedule: [
          { time: '18:30', item: 'Coffee and tea' },
          { time: '20:00', item: 'A talk' },
        ],
      },
    ],
    [
      'the hours of a house',
      {
        times: [
          { weekday: 1, from: '18:30', to: '19:30' },
          { weekday: 2, from: '9:00', to: '19:00' },
        ],
      },
    ],
    [
      'those when it pauses',
      {
        breaks: [
          { from: '18:30', to: '19:30' },
          { from: '20:00', to: '20:30' },
        ],
      },
    ],
  ])('is no such list: %s', (_, more) => {
    expect(eventsOf((n) => ({ date: may(n), ...more }))).toEqual(titles.map((_, n) => `${may(n)} null`));
  });
});

describe('a whole day', () => {
  const startsOf = (more: (n: number) => object) =>
    mapRecords(
      titles.map((title, n) => ({
        id: 310 + n,
        title,
        date_start: `2026-05-${11 + n}`,
        date_end: `2026-06-${11 + n}`,
        ...more(n),
      })),
    ).events.map(({ start, allDay }) => (allDay ? start : start?.slice(11, 16)));
  const days = titles.map((_, n) => `2026-05-${11 + n}`);

  it.each(['days_before_end', 'jours_avant_fin', 'tage_bis_ende'])('does not begin after so many %s', (key) => {
    expect(startsOf((n) => ({ [key]: `${49 + 17 * n}` }))).toEqual(days);
  });

  it.each(['minutes_start', 'start_minutes'])('has a time that counts its minutes: %s', (key) => {
    expect(startsOf((n) => ({ [key]: 1080 + 30 * n }))).not.toEqual(days);
  });

  const houses = ['Tower', 'Old Mill'];
  const hoursOf = (n: number) => ({ opening_hour: ['10:00', '12:00'][n % 2], closing_hour: ['17:00', '19:00'][n % 2] });

  it('has not the hours of the house', () => {
    expect(startsOf((n) => ({ venue: { name: houses[n % 2], ...hoursOf(n) } }))).toEqual(days);
    // What the house is called and when it is closed make no event of it.
    const house = (n: number) => ({
      type: 'Gallery',
      address: `Mill Lane ${n % 2}`,
      area: 'Riverside',
      days_closed: { mon: '1' },
      schedule_note: null,
    });
    expect(startsOf((n) => ({ venue: { name: houses[n % 2], ...house(n), ...hoursOf(n) } }))).toEqual(days);
  });

  it('has the hour that stands with its place, where this is another one each time', () => {
    const hours = ['18:00', '19:30', '17:15', '18:30', '20:00', '16:45'];
    expect(startsOf((n) => ({ venue: { name: houses[n % 2], hour: hours[n] } }))).not.toEqual(days);
  });
});

describe('the start in another form', () => {
  const day = (n: number) => `2026-05-${11 + n}T18:30:00+02:00`;
  const updatedOf = (more: (n: number) => object) =>
    mapRecords(titles.map((title, n) => ({ id: 310 + n, title, date: day(n), ...more(n) }))).events.map(
      ({ start, updated }) => [start, updated],
    );
  const starts = titles.map((_, n) => `2026-05-${11 + n}T16:30:00Z`);

  it('is no time at which the event was changed', () => {
    const seconds = (n: number) => ({ timestamp: Date.parse(day(n)) / 1000 });
    expect(updatedOf(seconds)).toEqual(starts.map((start) => [start, null]));
  });

  it('is one where some event was changed at another time', () => {
    const at = (n: number) => (n < 5 ? day(n) : '2026-05-02T09:15:41+02:00');
    const own = (n: number) => ({ timestamp: Date.parse(at(n)) / 1000 });
    expect(updatedOf(own).at(-1)).toEqual([starts[5], '2026-05-02T07:15:41Z']);
  });
});
