import type { Choices, Preview, PreviewDate, PreviewEntry } from '../../calendar/preview.ts';
import { choicesWithout } from '../calendar/event-traits.ts';
import { isLongAgo } from '../dates/day-span.ts';
import { today } from '../listing/event-time.ts';

/** What a preview holds at a moment. */
interface PreviewMoment {
  /** The entries with a date that is not over, and which of their dates that is. */
  readonly next: readonly { readonly entry: PreviewEntry; readonly date: PreviewDate; readonly at: number }[];
  /** How many dates begin on each day, or are under way on the first one. What has been running for days is not counted. */
  readonly days: ReadonlyMap<string, number>;
  readonly choices: Choices;
}

/** Whether a preview may be used at a moment, in milliseconds since 1970. */
export const isRightAt = ({ from, to }: Pick<Preview, 'from' | 'to'>, now: number): boolean => now >= from && now < to;

/**
 * What a preview holds at a moment for which it is right (`now`, in milliseconds since 1970): the same, whenever the preview
 * was made.
 */
export function previewAt(preview: Preview, now: number): PreviewMoment {
  const { entries, near, choices, endings, timeZone } = preview;
  const thisDay = today(now, timeZone);
  const next = entries.flatMap((entry) => {
    // An event without an end lasts no time, and is shown while its moment is the page's.
    const at = entry.times.findIndex(({ begins, ends }) => ends > now || begins >= now);
    const date = entry.times[at];
    return date === undefined ? [] : [{ entry, date, at }];
  });
  const days = new Map<string, number>();
  const count = (day: string, dates: number) => days.set(day, (days.get(day) ?? 0) + dates);
  for (const [first, begins, ends] of near) {
    const isCounted = (ends > now || begins >= now) && !isLongAgo(first, thisDay);
    if (isCounted) count(first < thisDay ? thisDay : first, 1);
  }
  for (const [day, dates] of preview.days) count(day, dates);
  return {
    next,
    days,
    choices: choicesWithout(
      choices,
      endings.filter(({ until }) => until <= now),
    ),
  };
}
