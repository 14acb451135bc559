import { describe, expect, it } from 'vitest';
import { mapRecords, plain } from './detection/map-records.ts';

const vevent = (...lines: readonly string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT', ''].join('\r\n');

/** Records whose dates stand in one text. */
const records = (dates: readonly (readonly string[])[]) =>
  dates.map((lines, n) => {
    const { start: _, end: __, ...others } = plain()[n] as { readonly start: string; readonly end: string };
    return { ...others, spell: vevent(...lines) };
  });

describe('an event of iCalendar in a field', () => {
  const { events } = mapRecords(
    records([
      ['DTSTART;TZID=Europe/Helsinki:20261010T190000', 'DTEND;TZID=Europe/Helsinki:20261010T220000'],
      ['DTSTART:20261017T130000Z', 'DTEND:20261017T154000Z', 'STATUS:CANCELLED'],
      ['DTSTART;VALUE=DATE:20261128', 'DTEND;VALUE=DATE:20261130'],
      ['DTSTART;TZID=Europe/Helsinki:20261008T200000', 'DTEND;TZID=Europe/Helsinki:20261008T220000', 'RRULE:FREQ=WEEKLY;B', ' YDAY=TH;COUNT=4', 'EXDATE;TZID=Europe/Helsinki:20261015T200000'],
      ['DTSTART:20261106T140000Z', 'BEGIN:VALARM', 'TRIGGER:-PT15M', 'DTSTART:19990101T000000Z', 'END:VALARM'],
    ]),
  ); // biome-ignore format: a line for each event

  it('has its start, its end and its zone', () => {
    expect(events.map(({ start, end }) => [start, end])).toEqual([
      ['2026-10-10T16:00:00Z', '2026-10-10T19:00:00Z'],
      ['2026-10-17T13:00:00Z', '2026-10-17T15:40:00Z'],
      ['2026-11-28', '2026-11-30'],
      ['2026-10-08T17:00:00Z', '2026-10-08T19:00:00Z'],
      ['2026-11-06T14:00:00Z', null],
    ]);
    expect(events[2]?.allDay).toBe(true);
  });

  it('has its repetition, with the dates that are left out', () => {
    expect(events[3]?.recurrence).toEqual({
      rules: ['FREQ=WEEKLY;BYDAY=TH;COUNT=4'],
      exclude: ['2026-10-15T17:00:00Z'],
      include: [],
    });
  });

  it('has its state', () => {
    expect(events[1]?.status).toBe('cancelled');
  });
});
