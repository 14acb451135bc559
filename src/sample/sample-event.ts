import type { Temporal } from 'temporal-polyfill';

/** An event as the sample portal keeps and answers it. */
export interface SampleEvent {
  readonly id: string;
  readonly title: string;
  readonly summary: string | null;
  /** HTML. */
  readonly description: string | null;
  /** ISO 8601 with offset, or a day when `allDay`; null: to be announced. */
  readonly start: string | null;
  /** As `start`; exclusive. Null: open. */
  readonly end: string | null;
  readonly allDay: boolean;
  /** IANA; null: the calendar's. */
  readonly timeZone: string | null;
  /** Lines of RFC 5545: RRULE and EXDATE. */
  readonly recurrence: readonly string[] | null;
  readonly location: SamplePlace | null;
  readonly onlineUrl: string | null;
  readonly url: string | null;
  readonly organizer: { readonly name: string; readonly email: string } | null;
  readonly categories: readonly string[];
  /** Relative to the portal. */
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

/** Of one calendar, all events that begin on days from `from` to `to`; the same days give the same events. */
export type Programme = (from: Temporal.PlainDate, to: Temporal.PlainDate) => readonly SampleEvent[];

export const sampleTimeZone = 'Europe/Helsinki';

type Given = Partial<SampleEvent> & Pick<SampleEvent, 'id' | 'title'>;

/**
 * An event on a day, `at` a time of its zone for so many minutes (null: open end). Its stamps follow from the day: it was
 * published most of a year before, so that nothing about it changes from one today to the next.
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
    // A different minute for each day, as people work.
    updated: `${published.add({ days: 6 })}T11:${String(day.dayOfYear % 60).padStart(2, '0')}:00Z`,
  } as const;
}
