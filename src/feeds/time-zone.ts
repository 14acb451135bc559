import { Temporal } from 'temporal-polyfill';

const remembered = new Map<string, boolean>();

/** The zone where the runtime knows it, else the one to fall back on. */
export function knownTimeZone(timeZone: string | null, fallback: string): string {
  return timeZone !== null && isKnown(timeZone) ? timeZone : fallback;
}

function isKnown(timeZone: string): boolean {
  let known = remembered.get(timeZone);
  if (known === undefined) {
    if (remembered.size >= 1000) remembered.clear();
    known = tryZone(timeZone);
    remembered.set(timeZone, known);
  }
  return known;
}

function tryZone(timeZone: string): boolean {
  // An offset is a zone to Temporal, and none to iCalendar or Intl.
  if (!/^[A-Za-z]/.test(timeZone)) return false;
  try {
    return new Temporal.ZonedDateTime(0n, timeZone).timeZoneId !== '';
  } catch {
    return false;
  }
}
