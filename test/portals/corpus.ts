import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CalendarRecord } from '../../src/calendar/calendar.ts';
import type { CalendarEvent } from '../../src/calendar/event.ts';
import type { Model } from '../../src/mapping/detection/model/choose.ts';
import type { DetectedMapping, ListedRecord, Mapper, Samples } from '../../src/mapping/mapper.ts';
import { createMapping } from '../../src/mapping/mapping.ts';
import type { MappingContext, MappingSettings } from '../../src/mapping/mapping-settings.ts';
import { judge, type Verdict } from './judge.ts';
import type { Mutation } from './mutations.ts';
import { portalNames, readPortal, type TrueEvent } from './portal-data.ts';

/** A portal with its truth, in one file: `README.md` here describes the form. */
export interface Portal {
  readonly system: string;
  /** The same for variants and relatives of one system: they are left out together. */
  readonly family: string;
  readonly group: string;
  readonly hints: Readonly<Record<string, unknown>>;
  /** Body of the list of calendars. */
  readonly calendars: unknown;
  /** By the calendar's id: the pages of its list. `query`: the parameters that a page is asked with. */
  readonly lists: Readonly<
    Record<string, readonly { readonly query?: Record<string, string>; readonly headers?: Record<string, string>; readonly body: unknown }[]>
  >;
  /** By the calendar's id and the event's id. */
  readonly details?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly truth: Readonly<Record<string, readonly TrueEvent[]>>;
  /** What the calendars are called, where the truth says it. */
  readonly calendarNames?: readonly string[];
}

const here = import.meta.dirname;
const none: MappingSettings = { calendars: {}, events: {}, details: {}, event: {}, allDayEnd: 'auto' };

/** Reads the portals that are one file each. */
export function readPortals(folder: string, group: string): readonly Portal[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({ ...(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Portal), group }));
}

/** A portal of several files, in the form of one. */
function folderPortal(folder: string, name: string, group: string): Portal {
  const { calendars, pages, details, truth } = readPortal(folder, name);
  const id = String(truth.calendars[0]?.id ?? '1');
  return {
    system: name,
    family: name,
    group,
    hints: truth.hints,
    calendars,
    lists: { [id]: pages.map((body) => ({ body })) },
    details: { [id]: Object.fromEntries(details) },
    truth: { [id]: truth.events },
    calendarNames: truth.calendars.flatMap(({ name }) => name ?? []),
  };
}

const folderPortals = (folder: string, group: string) =>
  portalNames(folder).map((name) => folderPortal(folder, name, group));

/** Every portal that weights may be fitted on. */
export function readCorpus(): readonly Portal[] {
  return [
    ...folderPortals(here, 'known'),
    ...folderPortals(join(here, 'held-out'), 'held-out'),
    ...folderPortals(join(here, 'invented'), 'invented'),
    ...['towns', 'public', 'campus', 'structures', 'clubs', 'stages', 'everyday'].flatMap((group) => readPortals(join(here, group), group)),
  ];
}

/** What a person knows about the site: its time zone, language and address. */
export function contextOf({ hints }: Pick<Portal, 'hints'>): MappingContext {
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return {
    timeZone: text(hints.siteTimeZone) ?? text(hints.assumeTimeZone) ?? text(hints.displayTimeZone) ?? 'UTC',
    language: text(hints.language) ?? 'en',
    linkBase: text(hints.baseUrl) ?? 'http://127.0.0.1:4010',
  };
}

/** A record of the list with the details that the portal has for it, and its calendar. */
export interface ReadRecord {
  readonly calendar: string;
  readonly listed: ListedRecord;
  readonly details: unknown;
  readonly id: string | null;
}

/** How many events of each calendar have their details read for detection, as in the program. */
const sampledDetails = 5;

interface Reading {
  readonly records: readonly ReadRecord[];
  readonly samples: Samples;
}

const readings = new WeakMap<Portal, Reading>();

/** What the program would read of a portal, once. */
export function readRecords(portal: Portal): Reading {
  const before = readings.get(portal);
  if (before !== undefined) return before;
  const reading = newReading(portal);
  readings.set(portal, reading);
  return reading;
}

function newReading(portal: Portal): Reading {
  const mapping = createMapping(none, contextOf(portal));
  const records = Object.entries(portal.lists).flatMap(([calendar, pages]) => {
    const find = mapping.itemsInTurn?.('events') ?? ((body: unknown) => mapping.eventItems(body));
    const bodies = portal.details?.[calendar] ?? {};
    const listed = pages.flatMap(({ body }): readonly ListedRecord[] => {
      try {
        return find(body).map((record) => ({ record, body, calendar }));
      } catch {
        return [];
      }
    });
    // Ids are tried in turn, as the program asks the portal.
    const candidates = mapping.idCandidates?.('events', listed.map(({ record }) => record)) ?? [];
    const proved = candidates.find(({ idOf }) => listed.some(({ record }) => Object.hasOwn(bodies, idOf(record) ?? '')));
    return listed.map((one): ReadRecord => {
      const id = proved?.idOf(one.record) ?? null;
      return id !== null && Object.hasOwn(bodies, id)
        ? { calendar, listed: one, id, details: bodies[id] }
        : { calendar, listed: one, id: null, details: null };
    });
  });
  const details = Object.keys(portal.lists).flatMap((calendar) => {
    const own = records.filter((one) => one.calendar === calendar && one.details !== null);
    const step = Math.max(own.length / sampledDetails, 1);
    return own
      .filter((_, n) => Math.floor(n / step) !== Math.floor((n - 1) / step))
      .map(({ listed, details: body, id }) => ({ listed, body, ...(id === null ? {} : { id }) }));
  });
  const samples: Samples = {
    calendars: [portal.calendars],
    calendarIds: Object.keys(portal.lists),
    events: records.map(({ listed }) => listed),
    details,
  };
  return { records, samples };
}

export interface MappedPortal {
  /** The rules for all calendars. */
  readonly detected: DetectedMapping;
  /** Those of calendars whose records have another shape. */
  readonly own: Readonly<Record<string, DetectedMapping>>;
  readonly events: ReadonlyMap<string, readonly CalendarEvent[]>;
}

/** Learns from samples of all calendars and maps every event, as the first refreshes do. */
export function mapPortal(portal: Portal, settings: MappingSettings = none, model?: Model): MappedPortal {
  const mapping = createMapping(settings, contextOf(portal), model);
  const { records, samples } = readRecords(portal);
  const answers = new Map(samples.details.map(({ listed, body, id }) => [listed.record, { body, ...(id && { id }) }]));
  const { learning } = mapping;
  const calendars = Object.keys(portal.lists);
  const taken = calendars.map((calendar) => {
    const listed = samples.events.filter((one) => one.calendar === calendar);
    const own = new Map(listed.flatMap(({ record }) => (answers.has(record) ? [[record, answers.get(record) as { body: unknown }] as const] : [])));
    return [calendar, learning.takeSample(listed, own, learning.sampleSize(calendars.length))] as const;
  });
  const { shared, own } = learning.learn(new Map(taken), [portal.calendars], { before: null, published: new Set() });
  const mappers = new Map(calendars.map((calendar) => [calendar, mapping.mapper(own[calendar] ?? shared)]));
  const named = namedCalendars(mapping.mapper(shared), portal);
  const events = new Map<string, CalendarEvent[]>();
  for (const { calendar, listed, details } of records) {
    const record = named.get(calendar) ?? { id: calendar, title: null, description: null, timeZone: null, url: null };
    const mapped = mappers.get(calendar)?.events(record, listed, details).events ?? [];
    events.set(calendar, [...(events.get(calendar) ?? []), ...mapped]);
  }
  // A portal that lists an event once for each session repeats the same sessions.
  for (const [calendar, list] of events)
    events.set(calendar, [...new Map(list.map((one) => [`${one.id} ${one.start} ${one.occurrence}`, one])).values()]);
  return { detected: shared, own, events };
}

/** The calendars as the portal's list names them, by their ids: the zone of a calendar is that of its events. */
function namedCalendars(mapper: Mapper, { calendars: body }: Portal): ReadonlyMap<string, CalendarRecord> {
  try {
    const listed = mapper.calendarItems(body).map((record) => mapper.calendar({ record, body }).calendar);
    return new Map(listed.flatMap((calendar) => (calendar === null ? [] : [[calendar.id, calendar] as const])));
  } catch {
    return new Map();
  }
}

/** Compares all that was mapped with the truth, by the calendar's id. */
export const judgeCalendars = (portal: Portal, { events }: MappedPortal): ReadonlyMap<string, Verdict> =>
  new Map(
    Object.entries(portal.truth).map(([calendar, truth]) => [
      calendar,
      judge({ hints: portal.hints, calendars: [{ id: calendar }], events: truth }, events.get(calendar) ?? []),
    ]),
  );

/** Compares all that was mapped with the truth. */
export function judgePortal(portal: Portal, mapped: MappedPortal): Verdict {
  const verdicts = [...judgeCalendars(portal, mapped)];
  return {
    asked: verdicts.reduce((sum, [, { asked }]) => sum + asked, 0),
    wrong: verdicts.flatMap(([calendar, { wrong }]) =>
      verdicts.length === 1 ? wrong : wrong.map((fault) => `${calendar}/${fault}`),
    ),
    answers: verdicts.flatMap(([, { answers }]) => answers),
  };
}

/** A portal after a change of shape, which is made to one calendar at a time. */
export function mutate(portal: Portal, mutation: Mutation): Portal {
  const lists: Record<string, Portal['lists'][string]> = {};
  const details: Record<string, Record<string, unknown>> = {};
  let calendars = portal.calendars;
  for (const [id, pages] of Object.entries(portal.lists)) {
    const changed = mutation({
      name: portal.system,
      calendars: portal.calendars,
      pages: pages.map(({ body }) => body),
      details: new Map(Object.entries(portal.details?.[id] ?? {})),
      truth: { hints: portal.hints, calendars: [{ id }], events: portal.truth[id] ?? [] },
    });
    calendars = changed.calendars;
    lists[id] = changed.pages.map((body, n) => ({ ...pages[n], body }));
    details[id] = Object.fromEntries(changed.details);
  }
  return { ...portal, calendars, lists, details };
}
