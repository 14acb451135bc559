import { describe, expect, it } from 'vitest';
import { createMapping } from '../../src/mapping/mapping.ts';
import { eventsOf, sampleCalendars, sampleToday } from '../../src/sample/sample-calendars.ts';
import { samplePortalMapping } from '../../src/sample/sample-mapping.ts';

describe('the sample mapping', () => {
  const mapping = createMapping(samplePortalMapping, {
    timeZone: null,
    language: 'en',
    linkBase: 'https://kalends.example/sample/',
  });
  const mapper = mapping.mapper(mapping.detect({ calendars: [], events: [], details: [] }));
  const today = sampleToday(Date.parse('2026-11-21T10:00:00Z'));

  it.each(sampleCalendars)('reads every event of $id, and finds nothing wrong', (calendar) => {
    for (const record of eventsOf(calendar, today)) {
      const { description: _, ...brief } = record;
      const listed = { record: brief, body: {} };
      const owner = {
        id: calendar.id,
        title: calendar.title,
        description: null,
        timeZone: calendar.timeZone,
        url: null,
      };
      const { events, problems } = mapper.events(owner, listed, { event: record });
      expect(problems.filter(({ level }) => level !== 'info')).toEqual([]);
      expect(events).toHaveLength(1);
      const [event] = events;
      expect(event).toMatchObject({
        id: record.id,
        title: record.title,
        start:
          record.start === null
            ? null
            : record.allDay
              ? record.start
              : new Date(record.start).toISOString().replace('.000', ''),
        allDay: record.allDay,
        status: record.status,
        visibility: record.visibility,
        onlineUrl: record.onlineUrl,
        categories: record.categories,
        organizer: record.organizer,
        image: record.image === null ? null : `https://kalends.example/sample/${record.image}`,
      });
      expect(event?.recurrence === null).toBe(record.recurrence === null);
      expect(event?.location?.geo ?? null).toEqual(
        record.location === null ? null : { lat: record.location.latitude, lon: record.location.longitude },
      );
    }
  });
});
