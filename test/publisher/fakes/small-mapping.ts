import { type CalendarEvent, type EventStatus, emptyEvent, type Visibility } from '../../../src/calendar/event.ts';
import { formatInstant, instantMs } from '../../../src/calendar/instant.ts';
import type { LearningMapping } from '../../../src/mapping/learning/learning.ts';
import type { DetectedMapping, ListedRecord, Mapper, MappingInForce } from '../../../src/mapping/mapper.ts';

const rule = (name: string) => ({ rule: name, origin: 'detected' as const, confidence: 1, why: 'test' });

const inForce: MappingInForce = {
  calendars: {},
  events: {},
  details: {},
  event: { title: rule('title'), start: rule('start'), end: rule('end'), visibility: rule('visibility') },
  allDayEnd: { rule: 'exclusive', origin: 'detected', confidence: 1, why: 'test' },
};

const detected: DetectedMapping = {
  version: 1,
  settings: { calendars: {}, events: {}, details: {}, event: {}, allDayEnd: 'auto' },
  inForce,
  problems: [],
};

export interface SmallMapping extends LearningMapping {
  /** How often the engine detected or mapped something. */
  readonly counts: { detect: number; map: number };
}

type Fields = Readonly<Record<string, unknown>>;
const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const text = (value: unknown): string | null => (value === undefined || value === null ? null : String(value));

/** Shifts every start, as if detection had assumed another zone. */
const shifted = (start: string | null, hours: number): string | null =>
  start === null || hours === 0 ? start : formatInstant(instantMs(start) + hours * 3_600_000);

/** A mapping of one plain shape, `{ items: [{ id, title, start, end, … }] }`, each with `sessions` or without, that does only what the engine needs. */
export function smallMapping({ version = 1, knowsVisibility = true, prefix = '', hoursLater = 0 } = {}): SmallMapping {
  const counts = { detect: 0, map: 0 };
  const items = (body: unknown): readonly unknown[] => {
    const list = fields(body).items;
    if (!Array.isArray(list)) throw new Error('Expected a list under items.');
    return list;
  };
  const idOf = ({ record }: ListedRecord) => text(fields(record).id);
  const mapper: Mapper = {
    rules: inForce,
    calendarItems: items,
    eventItems: items,
    calendar({ record }) {
      const { id, name, timeZone, color } = fields(record);
      if (id === undefined) return { calendar: null, problems: [] };
      return {
        calendar: {
          id: String(id),
          title: text(name),
          description: null,
          timeZone: text(timeZone),
          url: null,
          ...(typeof color === 'string' && { color }),
        },
        problems: [],
      };
    },
    eventId: idOf,
    stamp: ({ record }) => text(fields(record).updated),
    knowsVisibility: ({ record }) => knowsVisibility || fields(record).visibility !== undefined,
    events(_calendar, { record, shared }, details) {
      counts.map += 1;
      // The details of a shared id describe only one of its records.
      const all = shared ? { ...fields(details), ...fields(record) } : { ...fields(record), ...fields(details) };
      const id = String(all.id);
      if (all.title === 13)
        return {
          events: [],
          problems: [{ level: 'error', where: `event ${id}, title`, message: 'Expected text, found a number.' }],
        };
      const sessions = Array.isArray(all.sessions) ? all.sessions.map(fields) : [all];
      const ids = sessions.length > 1 ? sessions.map(({ start }) => text(start)) : [null];
      return {
        events: sessions.map((session, n) => {
          return {
            ...emptyEvent,
            id,
            occurrence: text(session.occurrence) ?? ids[n] ?? null,
            overrides: (all.overrides ?? null) as CalendarEvent['overrides'],
            recurrence: (all.recurrence ?? null) as CalendarEvent['recurrence'],
            title: all.title === undefined ? null : prefix + all.title,
            start: shifted(text(session.start), hoursLater),
            end: text(session.end),
            description: all.text ? { html: `<p>${all.text}</p>`, text: String(all.text) } : null,
            status: (all.status ?? 'confirmed') as EventStatus,
            visibility: (all.visibility ?? 'public') as Visibility,
            published: text(all.published),
            updated: text(all.updated),
          };
        }),
        problems: [],
      };
    },
  };
  return {
    version,
    counts,
    calendarItems: items,
    eventItems: items,
    eventId: idOf,
    calendarId: (record) => text(fields(record).id),
    detect() {
      counts.detect += 1;
      return { ...detected, version };
    },
    mapper: () => mapper,
    learning: {
      sampleSize: () => 200,
      takeSample: (events, answers) => ({
        body: null,
        records: events.map(({ record }) => record),
        details: events.flatMap(({ record }, at) => {
          const answer = answers.get(record);
          return answer === undefined ? [] : [{ record: at, ...answer }];
        }),
      }),
      joinSamples: (_, added) => added,
      readSample: (given) => JSON.parse(given),
      learn() {
        counts.detect += 1;
        return { shared: { ...detected, version }, own: {}, news: [], proposals: [] };
      },
      watch: () => ({ prime() {}, see() {}, found: () => [], memory: () => '' }),
      givesSameIds: () => true,
    },
  };
}
