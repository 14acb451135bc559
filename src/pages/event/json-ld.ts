import { Temporal } from 'temporal-polyfill';
import { isDay } from '../../calendar/day.ts';
import { coordinates } from '../../feeds/place-text.ts';
import { webUrl } from '../../feeds/text/web-url.ts';
import { stateOf } from '../listing/event-row.ts';
import type { Occurrence } from '../listing/shown-events.ts';

export interface EventPageLinks {
  /** Absolute URL of the event's page here. */
  readonly page: string;
  /** IANA. */
  readonly timeZone: string;
  readonly title: string;
}

const maxDescriptionLength = 5000;

/**
 * The event as schema.org has it and Google's documentation of "Event" asks for it: name, startDate and location are required,
 * so that an event without a known place, on the web or on the ground, has none.
 */
export function eventJsonLd(occurrence: Occurrence, links: EventPageLinks): Readonly<Record<string, unknown>> | null {
  const { event, start, end, movedFrom } = occurrence;
  const status = statusOf(occurrence);
  const locations = locationsOf(occurrence);
  if (locations.length === 0) return null;
  const description = event.description?.text ?? event.summary;
  const image = webUrl(event.image);
  const organizer = event.organizer?.name ?? null;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: links.title,
    startDate: withOffset(start, links.timeZone),
    ...(end === null || end <= start ? {} : { endDate: withOffset(lastOf(end), links.timeZone) }),
    // Google: "set the eventStatus to EventRescheduled", no other status with it.
    ...(movedFrom !== null && status === 'EventRescheduled'
      ? { previousStartDate: withOffset(movedFrom, links.timeZone) }
      : {}),
    eventStatus: `https://schema.org/${status}`,
    eventAttendanceMode: `https://schema.org/${attendance(locations)}`,
    location: locations.length === 1 ? locations[0] : locations,
    ...(image === null ? {} : { image: [image] }),
    ...(description ? { description: description.slice(0, maxDescriptionLength).toWellFormed() } : {}),
    ...(organizer === null ? {} : { organizer: { '@type': 'Organization', name: organizer } }),
    url: links.page,
  };
}

/** As the text of a script element: no `<`, which could end it, and no separator that JavaScript took for a line's end. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** ISO 8601 with the zone's offset at that moment; a day as it is. */
function withOffset(at: string, timeZone: string): string {
  if (isDay(at)) return at;
  const { dateTime, offset } = parts(at, timeZone);
  return `${dateTime}${offset}`;
}

function parts(at: string, timeZone: string): { dateTime: string; offset: string } {
  const zoned = Temporal.Instant.from(at).toZonedDateTimeISO(timeZone);
  return { dateTime: zoned.toPlainDateTime().toString({ smallestUnit: 'second' }), offset: zoned.offset };
}

/** schema.org's end is the last day, ours the one after it. */
const lastOf = (end: string): string =>
  isDay(end) ? new Date(Date.parse(end) - 86_400_000).toISOString().slice(0, 10) : end;

const statuses = {
  cancelled: 'EventCancelled',
  postponed: 'EventPostponed',
  moved: 'EventRescheduled',
  tentative: 'EventScheduled',
} as const;

function statusOf(occurrence: Occurrence): string {
  const state = stateOf(occurrence);
  return state === null ? 'EventScheduled' : statuses[state];
}

function attendance(locations: ReturnType<typeof locationsOf>): string {
  const online = locations.some((one) => one['@type'] === 'VirtualLocation');
  if (online && locations.length > 1) return 'MixedEventAttendanceMode';
  return online ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode';
}

/** Addresses come in several lines; here commas part them. */
const oneLine = (address: string): string =>
  address
    .split(/\s*\n\s*/)
    .filter(Boolean)
    .join(', ');

function locationsOf({ event }: Occurrence): readonly Readonly<Record<string, unknown>>[] {
  const { location } = event;
  const online = webUrl(event.onlineUrl);
  const geo = coordinates(location);
  const text = location?.name ?? location?.address ?? null;
  return [
    ...(location === null || text === null
      ? []
      : [
          {
            '@type': 'Place',
            name: text,
            address: { '@type': 'PostalAddress', streetAddress: oneLine(location.address ?? text) },
            ...(geo === null ? {} : { geo: { '@type': 'GeoCoordinates', latitude: geo.lat, longitude: geo.lon } }),
          },
        ]),
    ...(online === null ? [] : [{ '@type': 'VirtualLocation', url: online }]),
  ];
}
