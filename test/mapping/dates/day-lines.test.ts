import { describe, expect, it } from 'vitest';
import { mapRecord } from '../mapper-of.ts';

const told = (days: readonly string[], hours: string | null = null) =>
  mapRecord(
    { title: 'title', start: 'days && {date: days, time: hours}' },
    { id: 17, title: 'Course', days: days.join('\r\n'), hours },
  ).events.map(({ start, end }) => [start, end]);

describe('days that a text lists line by line', () => {
  it('are one event from the first to the last, where each is the next', () => {
    expect(told(['2026/10/17', '2026/10/18'])).toEqual([['2026-10-17', '2026-10-19']]);
    expect(told(['2026/10/31', '2026/11/01', '2026/11/02'], 'even in rain')).toEqual([['2026-10-31', '2026-11-03']]);
  });

  it('are its sessions, where there are days between them', () => {
    expect(told(['2026/10/17', '2026/10/24']).map(([start]) => start)).toEqual(['2026-10-17', '2026-10-24']);
  });

  it('are its sessions, where they have hours', () => {
    expect(told(['2026/10/17', '2026/10/18'], '13:30～15:00')).toEqual([
      ['2026-10-17T11:30:00Z', '2026-10-17T13:00:00Z'],
      ['2026-10-18T11:30:00Z', '2026-10-18T13:00:00Z'],
    ]);
  });

  it('are no days where a line is something else, or is before the one above', () => {
    for (const days of [
      ['2026/10/17', '2026/10/18', 'Hall 3'],
      ['2026/10/18', '2026/10/17'],
    ])
      expect(told(days)).toHaveLength(1);
  });
});
