import type { Answers } from './answering-portal.ts';

/** So far in the future that no alarm of an object fires while a test runs. */
const berlin = (day: string, time: string) => ({ dateTime: `${day}T${time}:00`, timeZone: 'Europe/Berlin' });

const event = (id: string, title: string, day: string, more: object = {}) => ({
  id,
  title,
  start: berlin(day, '18:00'),
  end: berlin(day, '19:30'),
  status: 'published',
  visibility: 'public',
  created: '2046-01-10T08:00:00Z',
  updated: '2046-02-01T09:30:00Z',
  url: `https://uni.example/events/${id}`,
  categories: ['Lectures'],
  ...more,
});

const series = event('weekly', 'Weekly seminar; with “quotes”, and \\ signs', '2046-04-02', {
  start: berlin('2046-04-02', '10:00'),
  end: berlin('2046-04-02', '11:30'),
  recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=12', 'EXDATE;TZID=Europe/Berlin:20460416T100000'],
});
const override = event('weekly-moved', 'Weekly seminar, this time in the afternoon', '2046-04-23', {
  start: berlin('2046-04-23', '14:00'),
  end: berlin('2046-04-23', '15:30'),
  seriesId: 'weekly',
  originalStart: berlin('2046-04-23', '10:00'),
});
const sessions = event('workshop', 'Workshop in three parts', '2046-05-07', {
  start: null,
  end: null,
  sessions: [
    { id: 's1', start: '2046-05-07T16:00:00Z', end: '2046-05-07T18:00:00Z' },
    { id: 's2', start: '2046-05-14T16:00:00Z', end: '2046-05-14T18:00:00Z' },
    { start: '2046-05-21T16:00:00Z', end: '2046-05-21T18:00:00Z' },
  ],
});
const days = event('fair', 'Ярмарка — книг 📚', '2046-06-01', {
  start: { date: '2046-06-01' },
  end: { date: '2046-06-03' },
  categories: ['Fairs', 'Books'],
});
const open = event('tba', 'To be announced', '2046-06-01', { start: null, end: null });
const plain = Array.from({ length: 6 }, (_, n) => event(`talk${n}`, `Talk ${n}`, `2046-07-0${n + 1}`));

const details: Readonly<Record<string, object>> = {
  weekly: { description: '<p>Each <b>Monday</b> &amp; for everybody.</p><ul><li>One</li><li>Two</li></ul>' },
  workshop: { place: { name: 'Hall 3', address: 'Main Street 1\nBerlin', lat: 52.52, lon: 13.405 } },
  fair: { image: 'https://uni.example/fair.jpg', organizer: { name: 'Library', email: 'library@uni.example' } },
  talk0: { description: `<p>${'A long text. '.repeat(40)}</p>`, onlineUrl: 'https://meet.example/talk0' },
};

type Records = readonly { readonly id: string }[];

const changed = (records: Records, id: string, more: object): Records =>
  records.map((record) => (record.id === id ? { ...record, ...more } : record));
const without = (records: Records, id: string): Records => records.filter((record) => record.id !== id);

/** The list of the first calendar at each refresh; the differences are what happens to events between two refreshes. */
function stages(): readonly Records[] {
  const first = [series, override, sessions, days, open, ...plain];
  const edited = changed(first, 'talk0', { title: 'Talk 0, with a better title', updated: '2046-03-05T09:00:00Z' });
  const moved = changed(edited, 'talk1', { start: berlin('2046-07-12', '19:00'), end: berlin('2046-07-12', '20:00') });
  const cancelled = changed(moved, 'talk2', { status: 'cancelled' });
  const hidden = changed(without(cancelled, 'talk3'), 'talk4', { visibility: 'private' });
  const twice = changed(hidden, 'talk0', { title: 'Talk 0, with the best title' });
  const added = [...twice, event('late', 'A late addition', '2046-07-20', { created: '2046-03-07T12:00:00Z' })];
  // A removed event comes back, a moved one moves back, and a series changes.
  const back = changed(changed(first, 'weekly', { title: 'The seminar, renamed' }), 'talk0', { title: 'Talk 0 again' });
  return [first, edited, cancelled, hidden, added, without(back, 'talk5')];
}

/** The portal's answers at each refresh; the last ones are for after the store was kept. */
export const madePortal: readonly Answers[] = stages().map((records) => ({
  '/event-calendars': {
    items: [
      { id: 'c1', name: 'Lectures & more', timeZone: 'Europe/Berlin' },
      { id: 'c/2 ü', name: 'Quiet calendar', description: 'Nothing happens here.', timeZone: 'America/New_York' },
    ],
  },
  '/event-calendar/c1/events': { items: records },
  '/event-calendar/c%2F2%20%C3%BC/events': { items: [event('q/1', 'Quiet hour', '2046-08-01')] },
  ...Object.fromEntries(records.map(({ id }) => [`/event-calendar/c1/event/${id}/details`, { ...details[id] }])),
  '/event-calendar/c%2F2%20%C3%BC/event/q%2F1/details': {},
}));

/** The rules are written out, so that the test covers the store and not detection. */
export const madeSettings = {
  mapping: {
    calendars: { items: 'items', id: 'id', title: 'name', description: 'description', timeZone: 'timeZone' },
    events: { items: 'items' },
    details: { item: '@' },
    event: {
      id: 'id',
      title: 'title',
      description: { path: 'description', as: 'html' },
      start: 'start',
      end: 'end',
      sessions: 'sessions',
      recurrence: 'recurrence',
      overridesId: 'seriesId',
      overridesStart: 'originalStart',
      location: 'place.name',
      address: 'place.address',
      latitude: 'place.lat',
      longitude: 'place.lon',
      onlineUrl: 'onlineUrl',
      url: 'url',
      organizer: 'organizer.name',
      organizerEmail: 'organizer.email',
      categories: 'categories',
      image: 'image',
      status: 'status',
      visibility: 'visibility',
      published: 'created',
      updated: 'updated',
    },
    allDayEnd: 'exclusive',
  },
  source: { retries: 0 },
  site: { id: 'uni.example', title: 'Example University', timeZone: 'Europe/Berlin', language: 'en' },
  feeds: { everything: { title: 'Everything' } },
} as const;
