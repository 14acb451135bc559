import type { SoakRecord } from './portal-process.ts';

/** The portal's present and former records, with which feeds are compared. */
export interface Truth {
  readonly records: Readonly<Record<string, readonly SoakRecord[]>>;
  /** The newest version that an event has had. */
  newest(calendarId: string, id: string): number;
  /** Whether subscribers see it as cancelled because the portal no longer lists it. */
  isDropped(calendarId: string, id: string): boolean;
  /** Whether a subscriber may see it as cancelled: it is dropped, or was so a short while ago. */
  mayBeCancelled(calendarId: string, id: string): boolean;
  /** The ids of all events that a calendar has had. */
  ids(calendarId: string): readonly string[];
  edit(random: () => number): void;
  add(random: () => number): void;
  drop(random: () => number): void;
  restore(random: () => number): void;
}

/** How long a feed may show what the portal has taken back: refreshes fail for a while on purpose. */
const lagMs = 120_000;

/** Calendars `c1` and `c2` with this number of events each. */
export function createTruth(count: number): Truth {
  const all = new Map<string, Map<string, { version: number; dropped: boolean; restoredAt?: number }>>();
  for (const calendar of ['c1', 'c2'])
    all.set(
      calendar,
      new Map(Array.from({ length: count }, (_, n) => [`e${n}`, { version: 1, dropped: false }] as const)),
    );
  const of = (calendarId: string) => all.get(calendarId) ?? new Map<string, never>();
  const one = <Item>(items: readonly Item[], random: () => number): Item | undefined =>
    items[Math.floor(random() * items.length)];
  const calendars = () => [...all.values()];
  const pick = (random: () => number, dropped: boolean) =>
    one(
      [...(one(calendars(), random) ?? [])].filter(([, state]) => state.dropped === dropped).map(([, state]) => state),
      random,
    );

  return {
    get records() {
      return Object.fromEntries(
        [...all].map(([calendar, events]) => [
          calendar,
          [...events].filter(([, { dropped }]) => !dropped).map(([id, { version }]) => ({ id, version })),
        ]),
      );
    },
    newest: (calendarId, id) => of(calendarId).get(id)?.version ?? 0,
    isDropped: (calendarId, id) => of(calendarId).get(id)?.dropped ?? false,
    mayBeCancelled(calendarId, id) {
      const event = of(calendarId).get(id);
      return event !== undefined && (event.dropped || Date.now() - (event.restoredAt ?? 0) < lagMs);
    },
    ids: (calendarId) => [...of(calendarId).keys()],
    edit(random) {
      const event = pick(random, false);
      if (event) event.version += 1;
    },
    add(random) {
      const events = one(calendars(), random);
      events?.set(`e${events.size}`, { version: 1, dropped: false });
    },
    drop(random) {
      // Only a few: the shrinking guard would hold more back.
      const event = pick(random, false);
      const dropped = calendars().flatMap((events) => [...events.values()].filter((state) => state.dropped));
      if (event && dropped.length < count / 4) event.dropped = true;
    },
    restore(random) {
      const event = pick(random, true);
      if (event) Object.assign(event, { dropped: false, restoredAt: Date.now() });
    },
  };
}
