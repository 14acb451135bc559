import { describe, expect, it } from 'vitest';
import { mapRecords, titles } from '../../map-records.ts';

/** Events of one day with shifts, each from an hour to another. */
const withShifts = (shiftsOf: (n: number) => readonly (readonly [string, number, number])[], hours = [10, 16]) => {
  const at = (n: number, hour: number | undefined) => `2026-05-${11 + n}T${hour}:00:00+02:00`;
  const records = titles.map((name, n) => ({
    eventId: 310 + n,
    startDate: at(n, hours[0]),
    endDate: at(n, hours[1]),
    shifts: shiftsOf(n).map(([shift, from, to], m) => ({
      shiftId: 100 * n + m,
      name: shift,
      startTime: at(n, from),
      endTime: at(n, to),
    })),
    name,
  }));
  return mapRecords(records).events.map(({ title, start, end }) => [title, start?.slice(11, 16), end?.slice(11, 16)]);
};

describe('the shifts of an event', () => {
  it('are no sessions where they divide its hours under names of their own', () => {
    const events = withShifts((n) =>
      n % 2 === 0
        ? [['Whole day', 10, 16]]
        : [
            ['Morning', 10, 13],
            ['Afternoon', 13, 16],
          ],
    );
    expect(events).toEqual(titles.map((title) => [title, '08:00', '14:00']));
  });

  it('are no sessions though those of one event go on after its end', () => {
    const events = withShifts((n) => [
      ['Morning', 10, 13],
      ['Afternoon', 13, n === 2 ? 17 : 16],
    ]);
    expect(events).toEqual(titles.map((title) => [title, '08:00', '14:00']));
  });

  it('are sessions where only those events have them that have one', () => {
    const events = withShifts((n) =>
      n > 1
        ? [['Matinee', 10, 16]]
        : [
            ['Matinee', 10, 12],
            ['Evening', 14, 16],
          ],
    );
    expect(events).toHaveLength(titles.length + 2);
  });

  it('are sessions where there is a pause between them', () => {
    const events = withShifts(() => [
      ['Matinee', 10, 12],
      ['Evening', 14, 16],
    ]);
    expect(events).toHaveLength(2 * titles.length);
  });
});

describe('the groups that take part in an event', () => {
  const starts = (minutes: readonly number[], named = true) =>
    mapRecords(
      titles.map((title, n) => {
        const at = (minute: number) =>
          `2026-05-${11 + n}T${String(18 + Math.floor(minute / 60))}:${String(minute % 60).padStart(2, '0')}:00Z`;
        const groups = minutes.map((minute, m) => ({
          id: 100 * n + m,
          ...(named && { name: `Group ${'ABC'[m]}` }),
          lineUpStart: at(minute).replace('T18:', 'T17:'),
          groupStart: at(minute),
        }));
        return { id: 310 + n, name: title, eventStart: at(0), groups };
      }),
    ).events.map(({ title, start }) => [title, start]);

  it('are no sessions where they set off together or one after the other', () => {
    const expected = titles.map((title, n) => [title, `2026-05-${11 + n}T18:00:00Z`]);
    expect(starts([0, 1, 2])).toEqual(expected);
    expect(starts([0, 15])).toEqual(expected);
  });

  it('are sessions where hours are between them, or they have no names', () => {
    expect(starts([0, 120])).toHaveLength(2 * titles.length);
    expect(starts([0, 30], false)).toHaveLength(2 * titles.length);
  });
});
