import type { CalendarEvent } from '../../calendar/event.ts';
import type { EventField } from '../../mapping/settings.ts';

type Has = (event: CalendarEvent) => boolean;

const whether: { readonly [field in EventField]: Has } = {
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
};

/** Fields whose usual value goes without saying, and how the others are counted. */
const counted: { readonly [field in EventField]?: (event: CalendarEvent) => string } = {
  allDay: () => 'all-day',
  status: ({ status }) => status,
  visibility: ({ visibility }) => visibility,
};

/** In how many of the events a field is filled: `18 of 20`; of status and the like, which ones: `2 cancelled, 1 draft`. */
export function coverage(field: string, events: readonly CalendarEvent[]): string {
  const known = field as EventField;
  const has = whether[known] as Has | undefined;
  if (has === undefined || events.length === 0) return '';
  const filled = events.filter(has);
  const name = counted[known];
  if (name === undefined) return `${filled.length} of ${events.length}`;
  const counts = Map.groupBy(filled, name);
  return filled.length === 0 ? 'none' : [...counts].map(([what, all]) => `${all.length} ${what}`).join(', ');
}
