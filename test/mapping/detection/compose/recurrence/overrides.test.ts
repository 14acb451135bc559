import { describe, expect, it } from 'vitest';
import { excludeCancelled } from '../../../../../src/mapping/event/distinct-occurrences.ts';
import { mapRecords, plain } from '../../map-records.ts';

const weekly = {
  id: 'w',
  title: 'Choir rehearsal',
  start: '2026-05-04T18:30:00',
  end: '2026-05-04T20:00:00',
  rrule: 'FREQ=WEEKLY;COUNT=6',
};
const moved = { id: 'w-2', title: 'Choir rehearsal', start: '2026-05-12T19:00:00', end: '2026-05-12T20:30:00' };
const others = plain().slice(0, 4);
const replaces = { id: 'w', start: '2026-05-11T16:30:00Z' };
const overridden = (records: readonly object[]) =>
  mapRecords(records)
    .events.map(({ overrides }) => overrides)
    .filter((one) => one !== null);

describe('an occurrence that a record of its own replaces', () => {
  it.each<[string, object]>([
    ['by id and date', { recurringEventId: 'w', originalStart: '2026-05-11T18:30:00' }],
    [
      'by id and a date object',
      { recurring_event_id: 'w', original_start_time: { dateTime: '2026-05-11T18:30:00', timeZone: 'Europe/Warsaw' } },
    ],
    ['by its series', { seriesMasterId: 'w', originalStart: '2026-05-11T16:30:00Z' }],
    ['by its parent', { parent_id: 'w', recurrence_id: '2026-05-11T18:30:00' }],
    ['by an object', { master: { id: 'w' }, replaces: '2026-05-11T18:30:00' }],
  ])('is known %s', (_, more) => {
    expect(overridden([weekly, { ...moved, ...more }, ...others])).toEqual([replaces]);
  });

  it('is left out of its series where it was called off without dates', () => {
    const off = { id: 'w-2', status: 'cancelled', recurringEventId: 'w', originalStart: '2026-05-11T18:30:00' };
    const { events } = mapRecords([weekly, off, ...others.map((one) => ({ ...one, status: 'confirmed' }))]);
    expect(events[1]).toMatchObject({ overrides: replaces, start: null, status: 'cancelled' });
    const [series, ...rest] = excludeCancelled(events);
    expect(series?.recurrence).toMatchObject({ rules: ['FREQ=WEEKLY;COUNT=6'], exclude: [replaces.start] });
    expect(rest.map(({ id }) => id)).toEqual(['310', '311', '312', '313']);
  });

  it('stays as it is where its series is not there, it has dates, or nobody called it off', () => {
    const { events } = mapRecords([
      weekly,
      { ...moved, recurringEventId: 'w', originalStart: '2026-05-11T18:30:00', status: 'cancelled' },
      { id: 'w-3', recurringEventId: 'w', originalStart: '2026-05-18T18:30:00', status: 'confirmed' },
      ...others,
    ]);
    expect(excludeCancelled(events)).toBe(events);
    const off = events.map((event) => (event.id === 'w-3' ? { ...event, status: 'cancelled' as const } : event));
    const alone = off.filter(({ id }) => id !== 'w');
    expect(excludeCancelled(alone)).toBe(alone);
    expect(excludeCancelled(off)).toHaveLength(events.length - 1);
  });

  it.each<[string, object]>([
    ['a parent that is no record of the list', { parent_id: 'x', original_date: '2026-05-11T18:30:00' }],
    ['a series without the start that is replaced', { seriesId: 'w' }],
    ['a date without a series', { original_date: '2026-05-11T18:30:00' }],
  ])('is not seen in %s', (_, more) => {
    expect(overridden([weekly, { ...moved, ...more }, ...others])).toEqual([]);
  });
});
