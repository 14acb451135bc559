import { digest } from '../digest.ts';
import type { KeeperParts } from '../keeper-parts.ts';
import type { CalendarBrief } from '../keepers.ts';

/** Digest of what every event's rendering depends on beside the event. */
export const publicationOf = ({ publication }: KeeperParts['settings'], { calendar, siteId }: CalendarBrief): string =>
  digest([publication, siteId, calendar.timeZone, calendar.language, calendar.slug]);

/** Digest of what a refresh is made by (configuration, mapping): another one is a reason to refresh at once. */
export function madeBy({ settings, mapping }: KeeperParts, brief: CalendarBrief): string {
  const { mapping: rules, mapVersion } = settings;
  return digest([rules, mapping.version, mapVersion, brief.record, brief.calendar, publicationOf(settings, brief)]);
}
