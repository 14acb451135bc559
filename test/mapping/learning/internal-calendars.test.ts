import { describe, expect, it } from 'vitest';
import { createMapping } from '../../../src/mapping/mapping.ts';
import type { MappingSettings } from '../../../src/mapping/mapping-settings.ts';

const none: MappingSettings = { calendars: {}, events: {}, details: {}, event: {}, allDayEnd: 'auto' };
const mapping = createMapping(none, { timeZone: 'UTC', language: 'en', linkBase: 'https://works.example' });

const topics = ['First aid', 'Working at height', 'Spreadsheets', 'Handling conflicts', 'Safe passwords'];

/** Records as the portal of the house writes them for everybody. */
const tours = topics.map((_, n) => ({
  Id: 100 + n,
  Title: `Tour ${n} of the waterworks`,
  EventDate: `2026-10-${10 + n}T13:00:00Z`,
  EndDate: `2026-10-${10 + n}T14:30:00Z`,
  Location: 'Waterworks, main gate',
}));

/** And those of a table of another office. */
const trainings = (more: object) =>
  topics.map((topic, n) => ({
    COURSE_NO: `TR-04${n}1`,
    COURSE_NAME: topic,
    STARTS: `2026-11-1${n} 08:30`,
    ENDS: `2026-11-1${n} 16:00`,
    ROOM: `Training room ${1 + (n % 2)}`,
    ...more,
  }));

/** Who may see the events of each calendar, by the rules that are learnt of all. */
function visibilities(calendars: Readonly<Record<string, readonly object[]>>) {
  const listed = Object.entries(calendars).map(([calendar, records]) => ({
    calendar,
    events: records.map((record) => ({ record, body: { records }, calendar })),
  }));
  const samples = new Map(
    listed.map(({ calendar, events }) => [calendar, mapping.learning.takeSample(events, new Map(), 20)]),
  );
  const { shared, own } = mapping.learning.learn(samples, [], { before: null, published: new Set() });
  return Object.fromEntries(
    listed.map(({ calendar, events }) => {
      const mapper = mapping.mapper(own[calendar] ?? shared);
      const owner = { id: calendar, title: null, description: null, timeZone: null, url: null };
      const mapped = events.flatMap((one) => mapper.events(owner, one, null).events);
      return [calendar, mapped.map(({ visibility }) => visibility)];
    }),
  );
}

const all = (word: string) => topics.map(() => word);

describe('a calendar whose every record is for those inside', () => {
  it.each([{ INTERNAL: 'Y' }, { isInternal: true }, { INTERNO: 'S' }, { staff_only: 1 }, { 社内: true }])(
    'is withheld beside one that is for everybody: %j',
    (flag) => {
      const wanted = { tours: all('public'), staff: all('private') };
      expect(visibilities({ tours, staff: trainings(flag) })).toEqual(wanted);
      expect(visibilities({ staff: trainings(flag), tours })).toEqual(wanted);
    },
  );

  it.each([{ RESERVED: 'Y' }, { MEMBERS: true }, { INTERNAL: 'N' }, { INTERNAL_NO: 1 }, { INTERNAL_CATERING: 'Y' }])(
    'is not known by what may be about something else: %j',
    (flag) => {
      expect(visibilities({ tours, staff: trainings(flag) }).staff).toEqual(all('public'));
    },
  );

  it('is published where the portal has no other: there the flag was misunderstood', () => {
    expect(visibilities({ staff: trainings({ INTERNAL: 'Y' }) }).staff).toEqual(all('public'));
  });
});
