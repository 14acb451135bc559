import { instantAt, wallAt } from '../../src/calendar/instant.ts';
import { answers, colon, instant, mapValues } from './answers.ts';
import type { Mutation } from './mutations.ts';
import type { PortalData } from './portal-data.ts';

/*
 * Dates that are written otherwise than they are meant. The truth stays, though it can't always be found: the weights of readings are
 * fitted on these, and questions are measured.
 */

const zoneOf = ({ truth: { hints } }: PortalData): string => String(hints.siteTimeZone ?? hints.assumeTimeZone ?? hints.displayTimeZone ?? 'UTC');
const local = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)$/;
const onTexts = (change: (text: string, zone: string) => unknown): Mutation => (portal) =>
  answers(portal, (body) => mapValues(body, (value) => (typeof value === 'string' ? change(value, zoneOf(portal)) : value)));
const wallText = (at: number, zone: string): string => {
  const { day, time } = wallAt(new Date(at).toISOString(), zone);
  return `${day}T${time}`;
};

/** Writes the clock of the place as if it were UTC. */
export const localAsUtc = onTexts((text, zone) =>
  instant.test(text) ? `${wallText(Date.parse(colon(text)), zone)}Z` : local.test(text) ? `${text.replace(' ', 'T')}Z` : text,
);
/** Writes UTC, and doesn't say so. */
export const utcUnsaid = onTexts((text, zone) => {
  const [, day, time] = local.exec(text) ?? [];
  if (day !== undefined && time !== undefined) return instantAt({ day, time: time.padEnd(8, ':00') }, zone).instant.slice(0, 19);
  return instant.test(text) ? new Date(Date.parse(colon(text))).toISOString().slice(0, 19) : text;
});
/** Writes whole days as their noon, or as their midnight. */
export const daysAtNoon = onTexts((text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T12:00:00Z` : text));
export const daysAtMidnight = onTexts((text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00Z` : text));
