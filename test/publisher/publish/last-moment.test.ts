import { describe, expect, it } from 'vitest';
import { emptyEvent } from '../../../src/calendar/event.ts';
import { lastMoment } from '../../../src/publisher/publish/event-span.ts';

describe('the last moment of an event that', () => {
  const of = (more: object) => {
    const last = lastMoment({ ...emptyEvent, id: '1', ...more }, 'Europe/Helsinki');
    return last === null ? null : new Date(last).toISOString();
  };
  const weekly = (rule: string) => ({ rules: [rule], exclude: [], include: [] });

  it.each([
    ['ends', { start: '2026-12-01T10:00:00Z', end: '2026-12-01T11:00:00Z' }, '2026-12-01T11:00:00.000Z'],
    ['has no end', { start: '2026-12-01T10:00:00Z' }, '2026-12-01T10:00:00.000Z'],
    ['takes a day', { start: '2026-12-01', allDay: true }, '2026-12-02T00:00:00.000Z'],
    ['takes days in its zone', { start: '2026-12-01', end: '2026-12-03', allDay: true }, '2026-12-02T22:00:00.000Z'],
    ['has no date yet', {}, null],
    ['repeats forever', { start: '2026-12-01T10:00:00Z', recurrence: weekly('FREQ=WEEKLY') }, null],
    [
      'repeats until a time',
      {
        start: '2026-12-01T10:00:00Z',
        end: '2026-12-01T11:00:00Z',
        recurrence: weekly('FREQ=WEEKLY;UNTIL=20261229T100000Z'),
      },
      '2026-12-29T11:00:00.000Z',
    ],
    [
      'repeats a number of times, across a clock change',
      {
        start: '2026-10-20T09:00:00Z',
        end: '2026-10-20T10:00:00Z',
        timeZone: 'Europe/Helsinki',
        recurrence: weekly('FREQ=WEEKLY;COUNT=2'),
      },
      '2026-10-27T11:00:00.000Z',
    ],
    [
      'repeats on a number of days',
      { start: '2026-12-01', end: '2026-12-02', allDay: true, recurrence: weekly('FREQ=DAILY;COUNT=3') },
      '2026-12-03T22:00:00.000Z',
    ],
    [
      'repeats too often to be counted',
      { start: '2026-12-01T10:00:00Z', recurrence: weekly('FREQ=DAILY;COUNT=99999') },
      null,
    ],
    [
      'repeats on days that never come',
      { start: '2026-12-01T10:00:00Z', recurrence: weekly('FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30;COUNT=3') },
      null,
    ],
    [
      'has one rule with an end and one without',
      {
        start: '2026-12-01T10:00:00Z',
        recurrence: { rules: ['FREQ=WEEKLY;COUNT=2', 'FREQ=MONTHLY'], exclude: [], include: [] },
      },
      null,
    ],
  ])('%s', (_what, event, expected) => {
    const zoneless = expected === '2026-12-02T00:00:00.000Z';
    expect(of(zoneless ? { ...event, timeZone: 'UTC' } : event)).toBe(expected);
  });
});
