import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CalendarRecord } from '../../src/calendar/calendar.ts';
import type { CalendarEvent } from '../../src/calendar/event.ts';
import type { Mapper } from '../../src/mapping/mapper.ts';
import { createMapping } from '../../src/mapping/mapping.ts';
import type { MappingSettings } from '../../src/mapping/mapping-settings.ts';
import { contextOf, mapPortal, type Portal, readPortals } from '../portals/corpus.ts';

const none: MappingSettings = { calendars: {}, events: {}, details: {}, event: {}, allDayEnd: 'auto' };
const folder = join(import.meta.dirname, '../portals/everyday');
/** All of them take minutes. The name decides, so that a new portal changes little. */
const every = 20;
const isChosen = ({ system }: Portal): boolean =>
  [...system].reduce((hash, char) => (hash * 31 + char.charCodeAt(0)) % 1_000_003, 7) % every === 0;
/** What the records of a graph refer to stands in the same list, and goes with the rest of it. */
const mostChanged = 0.015;

type Path = readonly (string | number)[];

/** Where the only list of so many objects is; null: there is none, or there are several. */
function listOf(body: unknown, size: number): Path | null {
  const found: Path[] = [];
  const visit = (value: unknown, path: Path): void => {
    if (typeof value !== 'object' || value === null) return;
    const inner = Object.values(value);
    const isList =
      Array.isArray(value) && inner.length === size && inner.every((one) => typeof one === 'object' && one !== null);
    if (isList) found.push(path);
    for (const [key, one] of Object.entries(value)) visit(one, [...path, key]);
  };
  visit(body, []);
  return found.length === 1 ? (found[0] as Path) : null;
}

const at = (body: unknown, path: Path): unknown =>
  path.reduce((value, key) => (value as Record<string | number, unknown>)[key], body);

function withList(body: unknown, path: Path, list: readonly unknown[]): unknown {
  if (path.length === 0) return structuredClone(list);
  const copy = structuredClone(body);
  (at(copy, path.slice(0, -1)) as Record<string | number, unknown>)[path.at(-1) as string] = list;
  return copy;
}

/** Each record by itself, and all of them the other way round. */
const cuts: Readonly<Record<string, (list: readonly unknown[]) => readonly (readonly unknown[])[]>> = {
  alone: (list) => list.map((record) => [record]),
  reversed: (list) => [list.toReversed()],
};

function eventsIn(
  mapper: Mapper,
  calendar: string,
  bodies: readonly unknown[],
  details: Readonly<Record<string, unknown>>,
) {
  const record: CalendarRecord = { id: calendar, title: null, description: null, timeZone: null, url: null };
  const events = bodies.flatMap((body) =>
    mapper.eventItems(body).flatMap((one): readonly CalendarEvent[] => {
      const listed = { record: one, body };
      const id = mapper.eventId(listed);
      return mapper.events(record, listed, id === null ? null : structuredClone(details[id] ?? null)).events;
    }),
  );
  return new Map(events.map((event) => [`${event.id} ${event.occurrence} ${event.start}`, JSON.stringify(event)]));
}

/** How many events there are, and those that are others by the same rules where the list is cut. */
function changedIn(
  { portal, detected, own }: Learnt,
  cut: (list: readonly unknown[]) => readonly (readonly unknown[])[],
) {
  const mapping = createMapping(none, contextOf(portal));
  return Object.entries(portal.lists).flatMap(([calendar, pages]) => {
    const mapper = mapping.mapper(own[calendar] ?? detected);
    const bodies = pages.map(({ body }) => structuredClone(body));
    const cutBodies = bodies.map((body) => {
      const size = mapper.eventItems(structuredClone(body)).length;
      const path = size === 0 ? null : listOf(body, size);
      return path === null ? null : cut(at(body, path) as readonly unknown[]).map((list) => withList(body, path, list));
    });
    if (cutBodies.includes(null)) return [];
    const details = portal.details?.[calendar] ?? {};
    const whole = eventsIn(mapper, calendar, bodies, details);
    const parts = eventsIn(
      mapper,
      calendar,
      cutBodies.flatMap((some) => some ?? []),
      details,
    );
    return [...whole].map(([key, event]) => ({ name: `${portal.system} ${key}`, isChanged: parts.get(key) !== event }));
  });
}

type Learnt = { readonly portal: Portal } & Pick<ReturnType<typeof mapPortal>, 'detected' | 'own'>;

const learnt: readonly Learnt[] = readPortals(folder, 'everyday')
  .filter(isChosen)
  .map((portal) => ({ portal, ...mapPortal(portal) }));

describe('the rules that were learned once', () => {
  it.each(Object.entries(cuts))('give the same events whatever else is in the list: each record %s', (_, cut) => {
    const events = learnt.flatMap((one) => changedIn(one, cut));
    const changed = events.filter(({ isChanged }) => isChanged).map(({ name }) => name);
    expect(events.length).toBeGreaterThan(400);
    expect(changed.length / events.length, changed.slice(0, 20).join('\n')).toBeLessThanOrEqual(mostChanged);
  });
});
