import type { Temporal } from 'temporal-polyfill/implementation';

/** An event in the sample portal's own format. */
export interface SampleEvent {
  readonly id: string;
  readonly title: string;
  readonly summary: string | null;
  /** HTML. */
  readonly description: string | null;
  /** ISO 8601 with an offset, or a day if `allDay`; null: to be announced. */
  readonly start: string | null;
  /** In the format of `start`, exclusive. Null: open end. */
  readonly end: string | null;
  readonly allDay: boolean;
  /** IANA name; null: the calendar's zone. */
  readonly timeZone: string | null;
  /** Lines of RFC 5545: RRULE and EXDATE. */
  readonly recurrence: readonly string[] | null;
  readonly location: SamplePlace | null;
  readonly onlineUrl: string | null;
  readonly url: string | null;
  readonly organizer: { readonly name: string; readonly email: string } | null;
  readonly categories: readonly string[];
  /** A URL relative to the portal. */
  readonly image: string | null;
  readonly status: 'confirmed' | 'cancelled' | 'postponed' | 'draft';
  readonly visibility: 'public' | 'private';
  readonly published: string;
  readonly updated: string;
}

export interface SamplePlace {
  readonly name: string;
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Generates all events of a calendar that begin from `from` to `to`, inclusive. The same days give the same events. */
export type Programme = (from: Temporal.PlainDate, to: Temporal.PlainDate) => readonly SampleEvent[];

export const sampleTimeZone = 'Europe/Helsinki';

type Given = Partial<SampleEvent> & Pick<SampleEvent, 'id' | 'title'>;

/**
 * An event on a day, `at` a time in its zone, for a number of minutes (null: open end). It counts as published most of a
 * year before that day, so that its timestamps do not change from one day to the next.
 */
export function timedEvent(day: Temporal.PlainDate, at: string, minutes: number | null, given: Given): SampleEvent {
  const start = day.toZonedDateTime({ timeZone: given.timeZone ?? sampleTimeZone, plainTime: at });
  const iso = (moment: Temporal.ZonedDateTime) => moment.toString({ timeZoneName: 'never', smallestUnit: 'second' });
  return {
    ...blank(day),
    start: iso(start),
    end: minutes === null ? null : iso(start.add({ minutes })),
    ...given,
  };
}

/** An event of whole days. */
export function allDayEvent(day: Temporal.PlainDate, days: number, given: Given): SampleEvent {
  return { ...blank(day), allDay: true, start: day.toString(), end: day.add({ days }).toString(), ...given };
}

function blank(day: Temporal.PlainDate) {
  const published = day.subtract({ days: 320 });
  return {
    summary: null,
    description: null,
    allDay: false,
    timeZone: null,
    recurrence: null,
    location: null,
    onlineUrl: null,
    url: null,
    organizer: null,
    categories: [],
    image: null,
    status: 'confirmed',
    visibility: 'public',
    published: `${published}T07:30:00Z`,
    // A different minute for each day, as if people had done it.
    updated: `${published.add({ days: 6 })}T11:${String(day.dayOfYear % 60).padStart(2, '0')}:00Z`,
  } as const;
}
