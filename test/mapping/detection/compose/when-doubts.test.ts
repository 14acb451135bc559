import { describe, expect, it } from 'vitest';
import { mapRecords, plain, titles } from '../map-records.ts';

/** What is wrong here is one that people would miss the event by, so that few starts come to 0.9. */
const sure = 0.8;
const day = (n: number) => `2026-05-${11 + n}`;
const sureOf = (more: (n: number) => object) => {
  const { start, end } = mapRecords(plain(more)).detected.inForce.event;
  return { start: start?.confidence, end: end?.confidence };
};

describe('when events take place', () => {
  it('is sure where every event has its hours', () => {
    const { start, end } = sureOf(() => ({}));
    expect(start).toBeGreaterThan(sure);
    expect(end).toBeGreaterThan(sure);
  });

  it('is not sure where one begins at midnight and has no end but a midnight: it may last all day', () => {
    const midnight = { start: `${day(2)}T00:00:00` };
    expect(sureOf((n) => (n === 2 ? { ...midnight, end: null } : {})).start).toBeLessThan(sure);
    expect(sureOf((n) => (n === 2 ? { ...midnight, end: `${day(3)}T00:00:00` } : {})).start).toBeLessThan(sure);
    const zoned = (n: number) => ({ start: `${day(n)}T18:30:00+02:00`, end: null });
    expect(sureOf((n) => (n === 2 ? { start: `${day(2)}T00:00:00+02:00`, end: null } : zoned(n))).start).toBeLessThan(
      sure,
    );
    expect(sureOf(zoned).start).toBeGreaterThan(sure);
    const inUtc = (n: number) => ({ start: `${day(n)}T16:30:00Z`, end: null });
    expect(sureOf((n) => (n === 2 ? { start: `${day(2)}T00:00:00Z`, end: null } : inUtc(n))).start).toBeLessThan(sure);
    expect(sureOf((n) => (n === 2 ? { ...midnight, end: `${day(2)}T03:00:00` } : {})).start).toBeGreaterThan(sure);
  });

  it('is not sure of the end where a text has days in between that no rule reads', () => {
    const evening = (n: number) => `${day(n)}T18:30:00_${day(n)}T20:00:00`;
    const of = (dates: string) => sureOf((n) => (n === 0 ? { end: `${day(4)}T20:00:00`, dates } : {}));
    const [between, ends] = [
      [0, 2, 4],
      [0, 4],
    ].map((days) => of(days.map(evening).join(';')).end ?? 0) as [number, number];
    expect(between).toBeLessThan(sure);
    // The first and the last day alone are no more than a rival reading.
    expect(ends).toBeGreaterThan(between + 0.05);
  });
});

describe('exhibitions among talks', () => {
  // Days as midnights, under keys of their own.
  const exhibition = (n: number) => ({ from: `${day(n)}T00:00:00`, until: `2026-08-0${n + 1}T00:00:00` });
  const talk = (n: number) => ({ starts: `${day(n)}T18:30:00`, ends: `${day(n)}T20:00:00` });

  it('last whole days, and the talks keep their hours', () => {
    const { events } = mapRecords(
      titles.map((title, n) => ({ id: 310 + n, title, ...(n < 3 ? talk(n) : exhibition(n)) })),
    );
    expect(events.map(({ start, allDay }) => [start, allDay])).toEqual(
      titles.map((_, n) => (n < 3 ? [`${day(n)}T16:30:00Z`, false] : [day(n), true])),
    );
  });

  it('do so without an end, too, where there are more than a few', () => {
    const { events } = mapRecords(
      titles.map((title, n) => ({ id: 310 + n, title, ...(n < 2 ? talk(n) : { from: exhibition(n).from }) })),
    );
    expect(events.slice(2).map(({ start, allDay }) => [start, allDay])).toEqual(
      [2, 3, 4, 5].map((n) => [day(n), true]),
    );
  });

  it('are none where an hour after each midnight is the end', () => {
    const { events } = mapRecords(
      titles.map((title, n) => ({ id: 310 + n, title, start: `${day(n)}T00:00:00`, end: `${day(n)}T01:00:00` })),
    );
    expect(events.filter(({ allDay }) => allDay)).toEqual([]);
  });

  it('are none where a few sessions all begin at noon', () => {
    const sessions = [1, 2, 3].map((n) => ({ start: `${day(n)}T10:00:00Z`, end: `${day(n)}T11:00:00Z` }));
    const { events } = mapRecords([
      ...titles.map((title, n) => ({ id: 310 + n, title, start: `${day(n)}T16:30:00Z`, end: `${day(n)}T18:00:00Z` })),
      { id: 316, title: 'Three lunches', sessions },
    ]);
    expect(events.slice(titles.length).map(({ start, allDay }) => [start, allDay])).toEqual(
      sessions.map(({ start }) => [start, false]),
    );
  });

  it('are seen by the midnights of the place, with its offset, too', () => {
    const { events } = mapRecords(
      titles.map((title, n) => ({ id: 310 + n, title, start: `${day(n)}T00:00:00+02:00` })),
    );
    expect(events.map(({ start, allDay }) => [start, allDay])).toEqual(titles.map((_, n) => [day(n), true]));
  });
});

describe('days that are written from midnight to midnight of UTC', () => {
  const timesIn = (timeZone: string, lengths: readonly (number | null)[]) =>
    mapRecords(
      lengths.map((length, n) => ({
        id: 310 + n,
        title: titles[n],
        start: `${day(n)}T00:00:00.000Z`,
        end: length === null ? null : `${day(n + length)}T00:00:00.000Z`,
      })),
      { timeZone },
    ).events.map(({ start, allDay }) => [start, allDay]);
  const lengths = [0, 8, 2, 0, null, 1];

  it.each(['Asia/Bangkok', 'Europe/Warsaw', 'UTC'])('last all day in %s, where some have others after them', (zone) => {
    expect(timesIn(zone, lengths)).toEqual(lengths.map((_, n) => [day(n), true]));
  });

  it.each([
    ['evenings in America', 'America/New_York', lengths],
    ['evenings in Brazil', 'America/Sao_Paulo', lengths],
    ['camps from nine to nine in Japan', 'Asia/Tokyo', [2, 2, 2]],
  ])('are no days where they are %s', (_, zone, all) => {
    expect(timesIn(zone, all)).toEqual(all.map((_, n) => [`${day(n)}T00:00:00Z`, false]));
  });
});

describe('events that begin and end at one midnight', () => {
  const hours = (n: number) => ({ start: `${day(n)} 18:30:00 +02:00`, end: `${day(n)} 20:00:00 +02:00` });
  const wholeOf = (more: (n: number) => object, timeZone = 'Europe/Warsaw') => {
    const { events } = mapRecords(
      plain((n) => ({ ...hours(n), ...more(n) })),
      { timeZone },
    );
    return events.flatMap(({ allDay }, n) => (allDay ? [n] : []));
  };
  const midnight = (n: number, offset = '+02:00', of = day(n)) => ({
    start: `${of} 00:00:00 ${offset}`,
    end: `${of} 00:00:00 ${offset}`,
  });
  const odd = (n: number) => [
    { end: hours(n).start },
    { ...midnight(n), end: null },
    { ...midnight(n), end: `${day(n)} 02:00:00 +02:00` },
  ];

  it.each([1, 2])('last all day, where the others have hours, also if they are %i', (count) => {
    expect(wholeOf((n) => (n < count ? midnight(n) : {}))).toEqual([0, 1].slice(0, count));
  });

  it('do so though another begins and ends at one hour, or begins at midnight with no end or an early one', () => {
    for (const which of [0, 1, 2])
      expect(wholeOf((n) => (n < 2 ? midnight(n) : n === 2 ? (odd(n)[which] ?? {}) : {}))).toEqual([0, 1]);
  });

  it('may be midnight parties, where as many others are like that', () => {
    for (const which of [0, 1, 2])
      expect(wholeOf((n) => (n < 2 ? midnight(n) : n < 4 ? (odd(n)[which] ?? {}) : {}))).toEqual([]);
  });

  it('are midnights with no offset only where the place has none on that day', () => {
    const of = (winter: string) => (n: number) =>
      n < 2 ? (n === 0 ? midnight(n, '+01:00') : midnight(n, '+00:00', winter)) : {};
    expect(wholeOf(of('2026-11-20'), 'Europe/London')).toEqual([0, 1]);
    expect(wholeOf(of('2026-06-20'), 'Europe/London')).toEqual([]);
  });
});

describe('events of three shapes', () => {
  it('begin and end by three keys', () => {
    const { events } = mapRecords(
      titles.map((title, n) => ({
        id: 310 + n,
        title,
        ...(n % 3 === 0 && {
          'DTSTART;TZID=Europe/Warsaw': `${day(n)}T183000`,
          'DTEND;TZID=Europe/Warsaw': `${day(n)}T200000`,
        }),
        ...(n % 3 === 1 && { DTSTART: `${day(n)}T163000Z`, DTEND: `${day(n)}T180000Z` }),
        ...(n % 3 === 2 && { 'DTSTART;VALUE=DATE': day(n), 'DTEND;VALUE=DATE': day(n + 1) }),
      })),
    );
    expect(events.map(({ start, end }) => [start, end])).toEqual(
      [0, 1, 2, 3, 4, 5].map((n) =>
        n % 3 === 2 ? [day(n), day(n + 1)] : [`${day(n)}T16:30:00Z`, `${day(n)}T18:00:00Z`],
      ),
    );
  });
});
