import { calendarPrograms } from '../feed.ts';
import { filterPath } from './filter-path.ts';
import type { Selection } from './selection.ts';

/** How a calendar is written, as its address says it. */
type CalendarForm = Pick<Partial<Selection>, 'for' | 'alarm'>;

/** The reminders that people are offered, in minutes before the start: half an hour, and a day. */
export const offeredAlarms = [30, 1440] as const;

/** The forms that pages link to, beside the plain one. */
export const offeredForms: readonly CalendarForm[] = [
  ...calendarPrograms.map((program) => ({ for: program })),
  ...offeredAlarms.map((alarm) => ({ alarm })),
];

/**
 * The address of the same calendar in another form, from its URL or path that ends in `.ics`. The form is in the path, since
 * programs cut an address at `?`.
 */
export const inForm = (ics: string, form: CalendarForm): string =>
  ics.replace(/\.ics(?=$|\?)/, (extension) => filterPath(form) + extension);
