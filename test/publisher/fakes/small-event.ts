import type { SmallRecord } from './small-source.ts';

/** A record of an event on this day of December 2026. */
export function december(day: number, more: object = {}): SmallRecord {
  const date = `2026-12-${String(day).padStart(2, '0')}`;
  return { id: `e${day}`, title: `Event ${day}`, start: `${date}T10:00:00Z`, end: `${date}T11:00:00Z`, ...more };
}

/** A record of an event on this day of October 2026, which is past when the tests begin. */
export function october(day: number, more: object = {}): SmallRecord {
  const date = `2026-10-${String(day).padStart(2, '0')}`;
  return { id: `o${day}`, title: `Past ${day}`, start: `${date}T10:00:00Z`, end: `${date}T11:00:00Z`, ...more };
}
