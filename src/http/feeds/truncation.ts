import type { Problem } from '../../calendar/problem.ts';
import type { FeedHistory, PublisherStatus, ShortenedFeed } from '../../publisher/publisher.ts';
import type { Log } from '../../publisher/runtime.ts';

/** Says which calendars were shortened to stay under `limits.bytes`: once in the log, and in the status of every process. */
export interface TruncationReport {
  /** `name`: the feed's name in its address. `calendarId`: null for a saved feed. `omitted`: events; 0: it is whole. */
  note(name: string, calendarId: string | null, omitted: number): Promise<void>;
  /** Adds the notes to a status: to a calendar's problems or, for a saved feed, to those of the list. */
  addTo(status: PublisherStatus): Promise<PublisherStatus>;
}

/** What a status says of a feed that was shortened. `bytes`: the limit. */
export function truncationProblem(name: string, omitted: number, bytes: number): Problem {
  const message =
    `${omitted === 1 ? 'The event' : `The ${omitted} events`} farthest from today ${omitted === 1 ? 'is' : 'are'} left out ` +
    `to keep the calendar under ${bytes} bytes (limits.bytes).`;
  return { level: 'warning', where: `/feeds/${encodeURIComponent(name)}.ics`, message };
}

/** `bytes`: the limit. `feeds`: where the notes are kept; without it in this process. */
export function createTruncationReport(deps: {
  readonly bytes: number;
  readonly feeds: FeedHistory | undefined;
  readonly savedFeeds: Readonly<Record<string, unknown>>;
  readonly log: Log;
}): TruncationReport {
  const { bytes, feeds, savedFeeds, log } = deps;
  const logged = new Set<string>();
  const own = new Map<string, ShortenedFeed>();
  const problemOf = ({ name, omitted }: ShortenedFeed): Problem => truncationProblem(name, omitted, bytes);
  return {
    async note(name, calendarId, omitted) {
      const feed = { name, calendarId, omitted, limit: bytes };
      own.delete(name);
      if (omitted === 0) logged.delete(name);
      else {
        own.set(name, feed);
        const { where, message } = problemOf(feed);
        if (!logged.has(name)) log('warn', `${where}: ${message}`, calendarId === null ? {} : { calendar: calendarId });
        logged.add(name);
      }
      await feeds?.noteShortened(feed);
    },
    async addTo(status) {
      const all = feeds === undefined ? [...own.values()] : await feeds.shortened();
      // Those of another configuration are no longer true.
      const noted = all.filter(({ limit }) => limit === bytes);
      const saved = noted.filter(({ calendarId, name }) => calendarId === null && Object.hasOwn(savedFeeds, name));
      return {
        ...status,
        calendars: status.calendars.map((calendar) => {
          const problems = noted.filter((one) => one.calendarId === calendar.id && isAt(one, calendar)).map(problemOf);
          return {
            ...calendar,
            problems: [...problems, ...calendar.problems],
            problemCount: calendar.problemCount + problems.length,
          };
        }),
        problems: [...status.problems, ...saved.map(problemOf)],
      };
    },
  };
}

/** Whether a feed has the address that its calendar has now. */
const isAt = ({ name }: ShortenedFeed, { id, slug }: { readonly id: string; readonly slug: string }): boolean =>
  name === slug || name === id;
