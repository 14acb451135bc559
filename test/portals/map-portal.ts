import type { CalendarRecord } from '../../src/calendar/calendar.ts';
import type { CalendarEvent } from '../../src/calendar/event.ts';
import type { DetectedMapping, ListedRecord } from '../../src/mapping/mapper.ts';
import { createMapping } from '../../src/mapping/mapping.ts';
import type { MappingContext, MappingSettings } from '../../src/mapping/mapping-settings.ts';
import type { PortalData } from './portal-data.ts';

const nothing: MappingSettings = { calendars: {}, events: {}, details: {}, event: {}, allDayEnd: 'auto' };

/** What a person knows about the site: its time zone, language and address. */
export function contextOf({ truth: { hints } }: PortalData): MappingContext {
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return {
    timeZone: text(hints.siteTimeZone) ?? text(hints.assumeTimeZone) ?? text(hints.displayTimeZone) ?? 'UTC',
    language: text(hints.language) ?? 'en',
    linkBase: text(hints.baseUrl) ?? 'http://127.0.0.1:4010',
  };
}

export interface Mapped {
  readonly events: readonly CalendarEvent[];
  readonly detected: DetectedMapping;
}

/** Lists, requests details, detects and maps, as the first refresh does. Detection samples at most `sampled` details. */
export function mapPortal(portal: PortalData, settings: MappingSettings = nothing, sampled = 20): Mapped {
  const context = contextOf(portal);
  const mapping = createMapping(settings, context);
  const find = mapping.itemsInTurn?.('events') ?? ((body: unknown) => mapping.eventItems(body));
  const listed: ListedRecord[] = portal.pages.flatMap((body) => find(body).map((record) => ({ record, body })));
  const answers = new Map<ListedRecord, unknown>();
  // Ids are tried in turn, as the program asks the portal.
  const candidates = mapping.idCandidates?.('events', listed.map(({ record }) => record)) ?? [];
  const proved = candidates.find(({ idOf }) => listed.some(({ record }) => portal.details.has(idOf(record) ?? '')));
  for (const one of listed) {
    const id = proved?.idOf(one.record) ?? null;
    if (id !== null && portal.details.has(id)) answers.set(one, portal.details.get(id));
  }
  const details = [...answers].slice(0, sampled).map(([one, body]) => ({ listed: one, body }));
  const detected = mapping.detect({ calendars: [portal.calendars], events: listed, details });
  const mapper = mapping.mapper(detected);
  const calendar: CalendarRecord = { id: String(portal.truth.calendars[0]?.id ?? '1'), title: null, description: null, timeZone: null, url: null };
  const events = listed.flatMap((one) => mapper.events(calendar, one, answers.get(one) ?? null).events);
  // A portal that lists an event once for each session repeats the same sessions.
  const once = new Map(events.map((event) => [`${event.id} ${event.start} ${event.occurrence}`, event]));
  return { events: [...once.values()], detected };
}
