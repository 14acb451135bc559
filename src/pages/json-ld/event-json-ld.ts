import { addDays, isDay } from '../../calendar/day.ts';
import type { CalendarEvent, Price } from '../../calendar/event.ts';
import { coordinates } from '../../feeds/event-place.ts';
import { localTimestamp } from '../../feeds/event-times.ts';
import { cleanLine, webUrl } from '../../feeds/text/clean-text.ts';
import { isCalledOff, stateOf } from '../listing/event-row.ts';
import { type Occurrence, timeSpanOf } from '../listing/shown-events.ts';
import { eventSchedule } from './event-schedule.ts';

export interface EventPageLinks {
  /** Absolute URL of the event's page here. */
  readonly page: string;
  /** IANA. */
  readonly timeZone: string;
  readonly title: string;
  /** Absolute URL of the page with the organizer's events. Null: there are no others. Absent: nobody asks. */
  readonly organizer?: string | null;
  /** What this is one date of. Null: the event has one date only, or nobody asks. */
  readonly series: SeriesLinks | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A recurring event, or an event with several sessions. */
export interface SeriesLinks {
  /** Absolute URL of its page. */
  readonly page: string;
  /** The first and the last of its dates, as far as they are known: instants, or days. */
  readonly first: string;
  readonly last: string | null;
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
    ...(organizer === null ? {} : { organizer: organizerOf(organizer, links) }),
    ...programOf(event),
    ...superEventOf(event, links),
    ...offersOf(occurrence, links),
    url: links.page,
  };
}

const organizerOf = (name: string, { organizer = null }: EventPageLinks): object => ({
  '@type': 'Organization',
  name,
  ...(organizer !== null && { url: organizer }),
});

/** The portal does not tell persons from groups. A person is what most are, and clients ask for a type. */
function programOf({ performers = [] }: CalendarEvent): object {
  const names = performers.map(cleanLine).filter((name) => name !== '');
  return names.length > 0 ? { performer: names.map((name) => ({ '@type': 'Person', name })) } : {};
}

/** What the event belongs to: its own repetition with the schedule, and the festival or course that the portal names. */
function superEventOf(event: CalendarEvent, { series, title, timeZone }: EventPageLinks): object {
  const named = cleanLine(event.series?.title ?? '');
  const schedule = series && eventSchedule(event, timeZone);
  const all = [
    ...(series === null
      ? []
      : [
          {
            '@type': 'EventSeries',
            name: title,
            url: series.page,
            startDate: localTimestamp(series.first, timeZone),
            ...(series.last !== null && { endDate: localTimestamp(series.last, timeZone) }),
            ...(schedule !== null && { eventSchedule: schedule }),
          },
        ]),
    ...(named === '' ? [] : [{ '@type': 'EventSeries', name: named }]),
  ];
  return all.length === 0 ? {} : { superEvent: all.length === 1 ? all[0] : all };
}

/** What it costs and how to take part. An amount without a currency would be read in a wrong one, unless it is 0. */
function offersOf(occurrence: Occurrence, { now }: EventPageLinks): object {
  const { price, registrationUrl, soldOut } = occurrence.event;
  const isOff = isCalledOff(occurrence);
  const url = isOff ? null : webUrl(registrationUrl ?? null);
  const isOpen = url !== null && timeSpanOf(occurrence).ends > now;
  const availability = soldOut ? 'SoldOut' : isOpen ? 'InStock' : null;
  const offer = {
    ...amountsOf(price),
    ...(availability !== null && { availability: `https://schema.org/${availability}` }),
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
