import type { CalendarEvent } from '../../calendar/event.ts';
import type { EventField } from '../../mapping/mapping-settings.ts';

type Has = (event: CalendarEvent) => boolean;

const isFilled: { readonly [field in EventField]: Has } = {
  id: () => true,
  title: ({ title }) => title !== null,
  summary: ({ summary }) => summary !== null,
  description: ({ description }) => description !== null,
  start: ({ start }) => start !== null,
  end: ({ end }) => end !== null,
  duration: ({ end }) => end !== null,
  allDay: ({ allDay }) => allDay,
  timeZone: ({ timeZone }) => timeZone !== null,
  sessions: ({ occurrence }) => occurrence !== null,
  occurrence: ({ occurrence }) => occurrence !== null,
  recurrence: ({ recurrence }) => recurrence !== null,
  overridesId: ({ overrides }) => overrides !== null,
  overridesStart: ({ overrides }) => overrides !== null,
  location: ({ location }) => location !== null && (location.name ?? location.address) !== null,
  address: ({ location }) => location?.address != null,
  latitude: ({ location }) => location?.geo != null,
  longitude: ({ location }) => location?.geo != null,
  onlineUrl: ({ onlineUrl }) => onlineUrl !== null,
  url: ({ url }) => url !== null,
  organizer: ({ organizer }) => organizer?.name != null,
  organizerEmail: ({ organizer }) => organizer?.email != null,
  categories: ({ categories }) => categories.length > 0,
  image: ({ image }) => image !== null,
  status: ({ status }) => status !== 'confirmed',
  visibility: ({ visibility }) => visibility !== 'public',
  published: ({ published }) => published !== null,
  updated: ({ updated }) => updated !== null,
  price: ({ price }) => price !== undefined,
  registrationUrl: ({ registrationUrl }) => registrationUrl !== undefined,
  soldOut: ({ soldOut }) => soldOut === true,
  performers: ({ performers }) => performers !== undefined,
  series: ({ series }) => series !== undefined,
};

/** The events that have a value for a field; null: events have no such field. */
export function eventsWithField(field: string, events: readonly CalendarEvent[]): readonly CalendarEvent[] | null {
  const has = isFilled[field as EventField] as Has | undefined;
  return has === undefined ? null : events.filter(has);
}
