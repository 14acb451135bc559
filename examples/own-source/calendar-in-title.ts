// Changes what the rules make of records: each title ends with that of its calendar.
import type { ChangeMapper } from 'kalends';

export const calendarInTitle: ChangeMapper = (inForce) => ({
  ...inForce,
  events(calendar, listed, details) {
    const { events, problems } = inForce.events(calendar, listed, details);
    return { events: events.map((event) => ({ ...event, title: `${event.title} (${calendar.title})` })), problems };
  },
});
