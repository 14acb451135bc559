import { addDays, isDay } from '../../calendar/day.ts';
import type { CalendarEvent, Price } from '../../calendar/event.ts';
import { coordinates } from '../../feeds/event-place.ts';
import { localTimestamp } from '../../feeds/event-times.ts';
import { cleanLine, webUrl } from '../../feeds/text/clean-text.ts';
import { isCalledOff, stateOf } from '../listing/event-row.ts';
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
 * An occurrence as a schema.org `Event`, in the form that Google's documentation asks for. Google requires `name`,
 * `startDate` and `location`, so an event without a place and without an online address gets null.
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
    startDate: localTimestamp(start, links.timeZone),
    ...(end === null || end <= start ? {} : { endDate: localTimestamp(lastDayOf(end), links.timeZone) }),
    // Google knows previousStartDate only with EventRescheduled.
    ...(movedFrom !== null && status === 'EventRescheduled'
      ? { previousStartDate: localTimestamp(movedFrom, links.timeZone) }
      : {}),
    eventStatus: `https://schema.org/${status}`,
    eventAttendanceMode: `https://schema.org/${attendance(locations)}`,
    location: locations.length === 1 ? locations[0] : locations,
    ...(image === null ? {} : { image: [image] }),
    ...(description ? { description: description.slice(0, maxDescriptionLength).toWellFormed() } : {}),
    ...(organizer === null ? {} : { organizer: { '@type': 'Organization', name: organizer } }),
    ...programOf(event),
    ...offersOf(occurrence),
    url: links.page,
  };
}

/** The portal does not tell persons from groups. A person is what most are, and clients ask for a type. */
function programOf({ performers = [], series }: CalendarEvent): object {
  const names = performers.map(cleanLine).filter((name) => name !== '');
  const title = cleanLine(series?.title ?? '');
  return {
    ...(names.length > 0 && { performer: names.map((name) => ({ '@type': 'Person', name })) }),
    ...(title !== '' && { superEvent: { '@type': 'EventSeries', name: title } }),
  };
}

/** What it costs and how to take part. An amount without a currency would be read in a wrong one, unless it is 0. */
function offersOf(occurrence: Occurrence): object {
  const { price, registrationUrl, soldOut } = occurrence.event;
  const url = isCalledOff(occurrence) ? null : webUrl(registrationUrl ?? null);
  const offer = {
    ...amountsOf(price),
    ...(soldOut && { availability: 'https://schema.org/SoldOut' }),
    ...(url !== null && { url }),
  };
  return {
    ...(price?.free && { isAccessibleForFree: true }),
    ...((price?.from ?? 0) > 0 && { isAccessibleForFree: false }),
    ...(Object.keys(offer).length > 0 && {
      offers: { '@type': 'lowPrice' in offer || 'highPrice' in offer ? 'AggregateOffer' : 'Offer', ...offer },
    }),
  };
}

interface Amounts {
  readonly price?: number;
  readonly lowPrice?: number;
  readonly highPrice?: number;
  readonly priceCurrency?: string;
}

function amountsOf(price: Price | undefined): Amounts {
  if (price === undefined) return {};
  const { free, from, to, currency } = price;
  const priceCurrency = currency === null ? {} : { priceCurrency: currency };
  if (free) return { price: 0, ...priceCurrency };
  if (currency === null || (from === null && to === null)) return {};
  if (from !== null && from === to) return { price: from, ...priceCurrency };
  return { ...(from !== null && { lowPrice: from }), ...(to !== null && { highPrice: to }), ...priceCurrency };
}

/**
 * JSON as the text of a script element. It escapes `<`, which could end the element, and the separators U+2028 and
 * U+2029, which older JavaScript takes for ends of lines.
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** schema.org's end is the last day; Kalends' end is the day after it. */
const lastDayOf = (end: string): string => (isDay(end) ? addDays(end, -1) : end);

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

/** An address of several lines in one, separated by commas. */
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
