import type { CalendarStatus, PublisherStatus } from '../publisher/publisher.ts';

/** Where the reasons are, which would tell which calendar it is. */
const elsewhere = 'this is a hidden calendar: the log and "kalends check" name it and say what is wrong.';

/**
 * The status as anyone may read it: of a hidden calendar, which is listed nowhere, it says how it is and not which it is.
 * Its id, slug and title are empty.
 */
export function withoutHiddenNames(
  status: PublisherStatus,
  isHidden: (calendarId: string) => boolean,
): PublisherStatus {
  return { ...status, calendars: status.calendars.map((one) => (isHidden(one.id) ? withoutName(one) : one)) };
}

function withoutName(calendar: CalendarStatus): CalendarStatus {
  const { failure, heldBack, problems } = calendar;
  // One of each level: what is an error counts for the whole status.
  const levels = [...new Set(problems.map(({ level }) => level))];
  return {
    ...calendar,
    id: '',
    slug: '',
    title: '',
    failure: failure && `It could not be read; ${elsewhere}`,
    heldBack: heldBack && `A change is held back; ${elsewhere}`,
    problems: levels.map((level) => ({ level, where: 'hidden calendar', message: elsewhere })),
  };
}
