import type { CalendarEvent } from '../../../src/calendar/event.ts';
import type { DetectedMapping } from '../../../src/mapping/mapper.ts';
import { createMapping } from '../../../src/mapping/mapping.ts';
import type { MappingContext, MappingSettings } from '../../../src/mapping/mapping-settings.ts';

const nothing: MappingSettings = { calendars: {}, events: {}, details: {}, event: {}, allDayEnd: 'auto' };
const warsaw: MappingContext = { timeZone: 'Europe/Warsaw', language: 'en', linkBase: 'https://town.example' };

/** Detects and maps a list's records, with no details and no mapping configured. `calendars`: answers with the list of calendars. */
export function mapRecords(
  records: readonly object[],
  context: Partial<MappingContext> = {},
  event: MappingSettings['event'] = {},
  calendars: readonly unknown[] = [],
): { readonly events: readonly CalendarEvent[]; readonly detected: DetectedMapping } {
  const mapping = createMapping({ ...nothing, event }, { ...warsaw, ...context });
  const body = { events: records };
  const listed = records.map((record) => ({ record, body }));
  const detected = mapping.detect({ calendars, events: listed, details: [] });
  const mapper = mapping.mapper(detected);
  const calendar = { id: '1', title: null, description: null, timeZone: null, url: null };
  return { detected, events: listed.flatMap((one) => mapper.events(calendar, one, null).events) };
}

/** Six records that are plain but for what a test adds to each, by its number from 0. */
export const plain = (more: (n: number) => object = () => ({})): readonly object[] =>
  titles.map((title, n) => ({
    id: 310 + n,
    title,
    start: `2026-05-${11 + n}T18:30:00`,
    end: `2026-05-${11 + n}T20:00:00`,
    ...more(n),
  }));

export const titles = [
  'Harvest supper',
  'A walk along the river',
  'Bell ringing for beginners',
  'Annual general meeting',
  'Choir rehearsal',
  'Night of open observatories',
];
