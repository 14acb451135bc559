import type { CalendarField, EventField } from '../../src/mapping/mapping-settings.ts';

/** What a rule under `mapping.calendars` gives. */
export const calendarFieldMeanings: Readonly<Record<CalendarField, string>> = {
  id: 'the id that the other two operations take',
  title: 'its title',
  description: 'what it is about',
  timeZone: 'the zone of its dates that name none',
  url: 'its page in the portal or on the website',
  color: 'its colour: `#rrggbb` or a name of CSS',
};

/** What a rule under `mapping.event` gives. */
export const eventFieldMeanings: Readonly<Record<EventField, string>> = {
  id: "the portal's id of the event; read from the list's record alone",
  title: 'its title',
  summary: 'one or two sentences about it',
  description: 'the text about it, in any markup',
  start: 'when it begins: an instant, or a day',
  end: 'when it ends; of an all-day event see `allDayEnd`',
  duration: 'how long it lasts, where there is no end; a number is minutes',
  allDay: 'whether it has no times',
  timeZone: 'the zone of its dates that name none',
  sessions: 'a list of times, each of which becomes an event',
  occurrence: 'the id of one session',
  recurrence: 'how it recurs: RRULE and the like',
  overridesId: 'the id of the recurring event of which it changes one occurrence',
  overridesStart: 'the start of the occurrence that it changes',
  location: 'the name of its place',
  address: 'the address of its place',
  latitude: 'degrees north; or both numbers in one value',
  longitude: 'degrees east',
  onlineUrl: 'where to take part online',
  url: 'its page on the website',
  organizer: 'the name of who organizes it',
  organizerEmail: "the organizer's e-mail address",
  categories: 'the names of its categories',
  image: 'the URL of its picture',
  status: 'confirmed, tentative, cancelled, postponed or draft',
  visibility: 'public, unlisted or private',
  published: 'when it was published first',
  updated: 'when it was changed last',
  price: 'what it costs',
  registrationUrl: 'where to register or buy tickets',
  soldOut: 'whether no places are left',
  performers: 'who performs or speaks',
  series: 'the series that it belongs to',
};
