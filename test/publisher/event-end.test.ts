import { describe, expect, it } from 'vitest';
import { emptyEvent } from '../../src/calendar/event.ts';
import { lastMoment } from '../../src/publisher/event-end.ts';

describe('the last moment of an event', () => {
  const of = (more: object) => {
    const last = lastMoment({ ...emptyEvent, id: '1', ...more }, 'Europe/Helsinki');
    return last === null ? null : new Date(last).toISOString();
  };
  const weekly = (rule: string) => ({ rules: [rule], exclude: [], include: [] });

  it.each([
    ['ends', { start: '2026-12-01T10:00:00Z', end: '2026-12-01T11:00:00Z' }, '2026-12-01T11:00:00.000Z'],
    ['has no end', { start: '2026-12-01T10:00:00Z' }, '2026-12-01T10:00:00.000Z'],
    ['is of a day', { start: '2026-12-01', allDay: true }, '2026-12-02T00:00:00.000Z'],
    ['is of days in its zone', { start: '2026-12-01', end: '2026-12-03', allDay: true }, '2026-12-02T22:00:00.000Z'],
    ['is to be announced', {}, null],
    ['repeats for ever', { start: '2026-12-01T10:00:00Z', recurrence: weekly('FREQ=WEEKLY') }, null],
    [
      'repeats until a time',
      {
        start: '2026-12-01T10:00:00Z',
        end: '2026-12-01T11:00:00Z',
        recurrence: weekly('FREQ=WEEKLY;UNTIL=20261229T100000Z'),
      },
      '2026-12-29T11:00:00.000Z',
    ],
  ])('that %s', (_what, event, expected) => {
    const zoneless = expected === '2026-12-02T00:00:00.000Z';
    expect(of(zoneless ? { ...event, timeZone: 'UTC' } : event)).toBe(expected);
  });
});
