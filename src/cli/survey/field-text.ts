import type { CalendarEvent } from '../../calendar/event.ts';
import { wallAt } from '../../calendar/instant.ts';
import { knownTimeZone } from '../../calendar/time-zone.ts';
import type { EventField } from '../../mapping/mapping-settings.ts';

type Text = (event: CalendarEvent, zone: string) => string | null;

const at = (time: string | null | undefined, zone: string): string | null => {
  if (time === null || time === undefined || time.length === 10) return time ?? null;
  const { day, time: clock } = wallAt(time, zone);
  return `${day} ${clock.slice(0, 5)} ${zone}`;
};

const texts: { readonly [field in EventField]: Text } = {
  id: ({ id }) => id,
  title: ({ title }) => title,
  summary: ({ summary }) => summary,
  description: ({ description }) => description?.text || null,
  start: ({ start, timeZone }, zone) => at(start, knownTimeZone(timeZone, zone)),
  end: ({ end, timeZone }, zone) => at(end, knownTimeZone(timeZone, zone)),
  duration: ({ start, end, allDay }) =>
    start === null || end === null || allDay ? null : `${(Date.parse(end) - Date.parse(start)) / 60_000} minutes`,
  allDay: ({ allDay }) => (allDay ? 'all-day' : 'with times'),
  timeZone: ({ timeZone }) => timeZone,
  sessions: ({ occurrence }) => occurrence,
  occurrence: ({ occurrence }) => occurrence,
  recurrence: ({ recurrence }) => recurrence && [...recurrence.rules, ...recurrence.include].join('; '),
  overridesId: ({ overrides }) => overrides?.id ?? null,
  overridesStart: ({ overrides }, zone) => at(overrides?.start, zone),
  location: ({ location }) => location?.name ?? null,
  address: ({ location }) => location?.address ?? null,
  latitude: ({ location }) => location?.geo?.lat.toString() ?? null,
  longitude: ({ location }) => location?.geo?.lon.toString() ?? null,
  onlineUrl: ({ onlineUrl }) => onlineUrl,
  url: ({ url }) => url,
  organizer: ({ organizer }) => organizer?.name ?? null,
  organizerEmail: ({ organizer }) => organizer?.email ?? null,
  categories: ({ categories }) => categories.join('; ') || null,
  image: ({ image }) => image,
  status: ({ status }) => status,
  visibility: ({ visibility }) => visibility,
  published: ({ published }) => published,
  updated: ({ updated }) => updated,
  price: ({ price }) => (price === undefined ? null : price.free ? 'free' : (price.text ?? priceText(price))),
  registrationUrl: ({ registrationUrl }) => registrationUrl ?? null,
  soldOut: ({ soldOut }) => (soldOut === true ? 'sold out' : 'not sold out'),
  performers: ({ performers }) => performers?.join('; ') ?? null,
  series: ({ series }) => series?.title ?? series?.id ?? null,
};

const priceText = ({ from, to, currency }: NonNullable<CalendarEvent['price']>): string =>
  [[...new Set([from, to])].filter((one) => one !== null).join('–'), currency].filter(Boolean).join(' ');

/** What an event has in a field, as a text; times are in its zone, or else in this one. Null: nothing. */
export const fieldText = (event: CalendarEvent, field: EventField, zone: string): string | null =>
  texts[field](event, zone);

/** Fields that every event has, because they have a value where the portal says nothing. */
export const alwaysFilled: ReadonlySet<string> = new Set<EventField>([
  'id',
  'allDay',
  'status',
  'visibility',
  'soldOut',
]);
