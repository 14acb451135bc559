import { Temporal } from 'temporal-polyfill/implementation';
import { admissions } from './admissions.ts';
import { culture } from './culture.ts';
import { lectures } from './lectures.ts';
import { type Programme, type SampleEvent, sampleTimeZone } from './sample-event.ts';
import { sports } from './sports.ts';

export interface SampleCalendar {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly timeZone: string;
  readonly programme: Programme;
}

export const sampleCalendars: readonly SampleCalendar[] = [
  {
    id: 'lectures',
    title: 'Lectures & seminars',
    description: 'Open lectures on Tuesdays, research seminars on Thursdays.',
    timeZone: sampleTimeZone,
    programme: lectures,
  },
  {
    id: 'culture',
    title: 'Concerts & culture',
    description: 'Music, exhibitions and films on and off the campus.',
    timeZone: sampleTimeZone,
    programme: culture,
  },
  {
    id: 'sports',
    title: 'Sports',
    description: 'Home games, classes and the Archipelago Run.',
    timeZone: sampleTimeZone,
    programme: sports,
  },
  {
    id: 'admissions',
    title: 'Приёмная комиссия',
    description: 'Дни открытых дверей, вебинары и сроки приёма.',
    timeZone: sampleTimeZone,
    programme: admissions,
  },
];

/** What the portal lists on a day: events from 90 days before it to 275 days after it, sorted by start. */
export function eventsOf(calendar: SampleCalendar, today: Temporal.PlainDate): readonly SampleEvent[] {
  const from = today.subtract({ days: 90 });
  const to = today.add({ days: 275 });
  return [...calendar.programme(from, to)].sort(
    (a, b) => order(a).localeCompare(order(b), 'en') || (a.id < b.id ? -1 : 1),
  );
}

const order = ({ start }: SampleEvent) => start ?? '9999';

/** The current day in the university's time zone. */
export const sampleToday = (now: number): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(sampleTimeZone).toPlainDate();
