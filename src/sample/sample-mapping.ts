import type { MappingSettings } from '../mapping/mapping-settings.ts';

/** The complete mapping of the sample portal, so that nothing has to be detected. */
export const samplePortalMapping: MappingSettings = {
  calendars: { items: 'calendars', id: 'id', title: 'title', description: 'description', timeZone: 'timeZone' },
  events: { items: 'events' },
  details: { item: 'event' },
  event: {
    id: 'id',
    title: 'title',
    summary: 'summary',
    description: { path: 'description', as: 'html' },
    start: 'start',
    end: 'end',
    allDay: 'allDay',
    timeZone: 'timeZone',
    recurrence: 'recurrence',
    location: 'location.name',
    address: 'location.address',
    latitude: 'location.latitude',
    longitude: 'location.longitude',
    onlineUrl: 'onlineUrl',
    url: 'url',
    organizer: 'organizer.name',
    organizerEmail: 'organizer.email',
    categories: 'categories',
    image: 'image',
    status: 'status',
    visibility: 'visibility',
    published: 'published',
    updated: 'updated',
  },
  allDayEnd: 'exclusive',
};
