import { type FeedCut, isCut } from '../../calendar/feed-cut.ts';
import type { Problem } from '../../calendar/problem.ts';
import type { FeedHistory, PublisherStatus, ShortenedFeed } from '../../publisher/publisher.ts';
import type { Log } from '../../publisher/runtime.ts';

/** Says which calendars were shortened to stay under `limits.bytes`: once in the log, and in the status of every process. */
export interface TruncationReport {
  /** `name`: the feed's name in its address. `calendarId`: null for a saved feed. */
  note(name: string, calendarId: string | null, cut: FeedCut): Promise<void>;
  /** Adds the notes to a status: to a calendar's problems or, for a saved feed, to those of the list. */
  addTo(status: PublisherStatus): Promise<PublisherStatus>;
}

/** What a status says of a feed that was shortened. `bytes`: the limit. */
export function truncationProblem(name: string, cut: FeedCut, bytes: number): Problem {
  const { omitted, omittedFrom, shortened, shortenedFrom } = cut;
  const from = (day: string | null) => (day === null ? '' : `, from ${day} on`);
  const losses = [
    ...(omitted === 0
      ? []
      : [`${events(omitted)} farthest from today ${omitted === 1 ? 'is' : 'are'} left out${from(omittedFrom)}`]),
    ...(shortened === 0
      ? []
      : [`${descriptions(shortened)} ${shortened === 1 ? 'is' : 'are'} shortened${from(shortenedFrom)}`]),
  ];
  const message = `${losses.join(', and ')}, to keep the calendar under ${bytes} bytes (limits.bytes).`;
  return {
    // Subscribers miss no event whose description is shortened, and its page has all of it.
    level: omitted > 0 ? 'warning' : 'info',
    where: `/feeds/${encodeURIComponent(name)}.ics`,
    message: message.charAt(0).toUpperCase() + message.slice(1),
  };
}

const events = (count: number): string => (count === 1 ? 'the event' : `the ${count} events`);
const descriptions = (count: number): string =>
  count === 1 ? 'the description of 1 event' : `the descriptions of ${count} events`;

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
  const problemOf = ({ name, cut }: ShortenedFeed): Problem => truncationProblem(name, cut, bytes);
  return {
    async note(name, calendarId, cut) {
      const feed = { name, calendarId, cut, limit: bytes };
      own.delete(name);
      if (!isCut(cut)) logged.delete(name);
      else {
        own.set(name, feed);
        const { level, where, message } = problemOf(feed);
        if (!logged.has(name))
          log(
            level === 'warning' ? 'warn' : 'info',
            `${where}: ${message}`,
            calendarId === null ? {} : { calendar: calendarId },
          );
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
