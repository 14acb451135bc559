import { describe, expect, it } from 'vitest';
import { mapRecords } from '../../map-records.ts';

const titles = ['Italienisch', 'Yoga am Abend', 'Töpfern', 'Aquarell', 'Chor für alle', 'Computerkurs'];
const starts = ['2026-09-07', '2026-09-08', '2026-09-09', '2026-09-10', '2026-09-11', '2026-09-14'];
const ends = ['2026-12-14', '2026-12-15', '2026-11-25', '2026-12-17', '2026-12-18', '2026-10-26'];
const names = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Montag'];
const letters = ['M', 'T', 'W', 'R', 'F', 'MW'];

const courses = (more: (n: number) => object) =>
  mapRecords(
    titles.map((titel, n) => ({ id: n + 70, titel, ...more(n) })),
    { language: 'de', timeZone: 'Europe/Berlin' },
  );
const hours = { uhrzeit_von: '18:00', uhrzeit_bis: '20:00' };
const evening = { start: '2026-09-07T16:00:00Z', end: '2026-09-07T18:00:00Z', allDay: false };
const weekly = (days: string, until: string) => ({
  recurrence: { rules: [`FREQ=WEEKLY;BYDAY=${days};UNTIL=${until}`], exclude: [], include: [] },
});

describe('courses that last for weeks', () => {
  it.each<[string, (n: number) => object, string]>([
    ['in words', (n) => ({ beginn: starts[n], ende: ends[n], wochentag: names[n], ...hours }), '20261214T225959Z'],
    ['in a list', (n) => ({ beginn: `${starts[n]}T18:00:00`, ende: `${ends[n]}T20:00:00`, tage: [names[n]] }), '20261214T225959Z'],
    ['in letters', (n) => ({ start_date: starts[n], end_date: ends[n], meeting_days: letters[n], start_time: '18:00', end_time: '20:00' }), '20261214T225959Z'],
    ['in numbers', (n) => ({ start_date: starts[n], end_date: ends[n], day_of_week: 1 + (n % 5), start_time: '18:00', end_time: '20:00' }), '20261214T225959Z'],
    ['by ticks', (n) => ({ start_date: starts[n], end_date: ends[n], start_time: '18:00', end_time: '20:00', monday: n % 5 === 0, tuesday: n === 1, wednesday: n === 2, thursday: n === 3, friday: n === 4 }), '20261214T225959Z'],
    ['beside hours in one text', (n) => ({ beginn: starts[n], ende: ends[n], tag: names[n], zeit: '18:00-20:00' }), '20261214T225959Z'],
    ['in one text with the hours', (n) => ({ beginn: starts[n], ende: ends[n], termin: `${names[n]}s, 18:00 - 20:00 Uhr` }), '20261214T225959Z'],
  ])('come again on the days that a column names %s', (_, more, until) => {
    const { events, detected } = courses(more);
    expect(events[0]).toMatchObject({ ...evening, ...weekly('MO', until) });
    expect(events).toHaveLength(titles.length);
    expect(detected.questions?.map(({ where }) => where) ?? []).not.toContain('mapping.event.start');
  }); // biome-ignore format: a table

  it('come again as often as a word says', () => {
    const often = (n: number) => (n === 3 ? 'einmalig' : 'wöchentlich');
    const last = (n: number) => (n === 3 ? starts[n] : ends[n]);
    const { events } = courses((n) => ({
      beginn: `${starts[n]}T18:00:00`,
      ende: `${last(n)}T20:00:00`,
      rhythmus: often(n),
    }));
    const recurrence = { rules: ['FREQ=WEEKLY;UNTIL=20261214T225959Z'], exclude: [], include: [] };
    expect(events[0]).toMatchObject({ ...evening, recurrence });
    expect(events[3]).toMatchObject({ start: '2026-09-10T16:00:00Z', end: '2026-09-10T18:00:00Z', recurrence: null });
  });

  it('last as they say where no column names days', () => {
    const { events } = courses((n) => ({ beginn: `${starts[n]}T18:00:00`, ende: `${ends[n]}T20:00:00` }));
    expect(events[0]).toMatchObject({ recurrence: null, end: '2026-12-14T19:00:00Z' });
  });

  it('last as they say where most begin on another day of the week', () => {
    const shifted = (n: number) => names[(n + 3) % 6];
    const { events } = courses((n) => ({ beginn: starts[n], ende: ends[n], wochentag: shifted(n), ...hours }));
    expect(events[0]).toMatchObject({ recurrence: null, end: '2026-12-14T19:00:00Z' });
  });

  it.each<[string, (n: number) => object]>([
    ['an exhibition that is open all day', (n) => ({ beginn: starts[n], ende: ends[n], wochentag: names[n], uhrzeit_von: '10:00', uhrzeit_bis: '18:00' })],
    ['one that ends on another day of the week', (n) => ({ beginn: starts[n], ende: `2026-12-${20 + n}`, wochentag: names[n], ...hours })],
    ['one with a number under another key', (n) => ({ beginn: starts[n], ende: ends[n], level: 1 + (n % 5), ...hours })],
    ['one with such letters for its hall', (n) => ({ beginn: starts[n], ende: ends[n], saal: letters[n]?.slice(0, 1), ...hours })],
    ['one every second week', (n) => ({ beginn: starts[n], ende: ends[n], wochentag: names[n], turnus: '14-tägig', rhythmus: '14-tägig', ...hours })],
  ])('are no %s', (_, more) => {
    expect(courses(more).events.map(({ recurrence }) => recurrence)).toEqual(titles.map(() => null));
  }); // biome-ignore format: a table

  it('are left as they are where they begin on another day than the one that is named', () => {
    const first = (n: number) => (n === 0 ? '2026-09-05' : starts[n]);
    const { events } = courses((n) => ({ beginn: first(n), ende: ends[n], wochentag: names[n], ...hours }));
    expect(events[0]).toMatchObject({ start: '2026-09-05T16:00:00Z', end: '2026-12-14T19:00:00Z', recurrence: null });
    expect(events[1]).toMatchObject(weekly('TU', '20261215T225959Z'));
  });

  it('may stand beside events of one day', () => {
    const last = (n: number) => (n === 2 ? starts[n] : ends[n]);
    const { events } = courses((n) => ({ beginn: starts[n], ende: last(n), wochentag: names[n], ...hours }));
    expect(events[2]).toMatchObject({ start: '2026-09-09T16:00:00Z', end: '2026-09-09T18:00:00Z', recurrence: null });
    const { events: others } = courses((n) => ({
      beginn: starts[n],
      ende: last(n),
      tag: names[n],
      zeit: '18:00-20:00',
    }));
    expect(others[2]).toMatchObject({ end: '2026-09-09T18:00:00Z', recurrence: null });
  });
});
