import { ianaName } from './time-zone.ts';

/** The zone where the runtime knows it, else the one to fall back on. */
export function knownTimeZone(timeZone: string | null, fallback: string): string {
  return (timeZone === null ? null : ianaName(timeZone)) ?? fallback;
}
