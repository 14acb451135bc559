import type { Calendar } from '../calendar/calendar.ts';
import type { Snapshot } from '../calendar/snapshot.ts';
import type { PublishedIndex, Publisher, SnapshotAnswer, VersionAnswer } from '../publisher/publisher.ts';
import { HttpProblem, notYet } from './http-problem.ts';

/** The settings of a saved feed that a lookup needs. */
export interface SavedFeedSettings {
  readonly title: string;
  readonly calendars?: readonly string[];
}

/** What a name in an address stands for. */
export interface FoundFeed<Saved extends SavedFeedSettings> {
  /** The portal's ids of the calendars whose events it holds, in order. */
  readonly calendarIds: readonly string[];
  /** Null: the feed of one calendar. */
  readonly saved: Saved | null;
  /** The name for links: the saved feed's name, or the calendar's slug. */
  readonly slug: string;
  /** Those of the calendars that the index lists, in the same order. */
  readonly calendars: readonly Calendar[];
}

export type CurrentIndex = Extract<PublishedIndex, { kind: 'index' }>;

/** The list of calendars. Throws a 503 while there is none yet. */
export async function currentIndex(publisher: Pick<Publisher, 'index'>): Promise<CurrentIndex> {
  const index = await publisher.index();
  if (index.kind === 'pending') throw notYet(index.retryAfter);
  return index;
}

/**
 * Looks a name up: first among the saved feeds, then as a slug, then as an id. An unknown name counts as an id, because
 * the publisher can tell a withdrawn calendar (410) from one that never existed (404).
 */
export function findFeed<Saved extends SavedFeedSettings>(
  name: string,
  listed: readonly Calendar[],
  savedFeeds: Readonly<Record<string, Saved>>,
): FoundFeed<Saved> {
  const saved = Object.hasOwn(savedFeeds, name) ? savedFeeds[name] : undefined;
  if (saved !== undefined) {
    const shown = listed.filter((calendar) => !calendar.hidden).map((calendar) => calendar.id);
    const calendarIds = [...new Set(saved.calendars ?? shown)];
    const calendars = calendarIds.flatMap((id) => listed.filter((calendar) => calendar.id === id));
    return { calendarIds, saved, slug: name, calendars };
  }
  const calendar = listed.find(({ slug }) => slug === name) ?? listed.find(({ id }) => id === name);
  return {
    calendarIds: [calendar?.id ?? name],
    saved: null,
    slug: calendar?.slug ?? name,
    calendars: calendar === undefined ? [] : [calendar],
  };
}

/** By calendar id: the version of its snapshot, or why there is none. */
export type Versions = Readonly<Record<string, string>>;

export type CurrentAnswer = Exclude<SnapshotAnswer, { kind: 'unchanged' }>;

interface CurrentAnswers {
  readonly answers: readonly CurrentAnswer[];
  readonly versions: Versions;
}

/** What is published, without its events. */
interface CurrentVersions {
  readonly versions: Versions;
  /** By calendar id: why there is no snapshot. */
  readonly absent: ReadonlyMap<string, CurrentAnswer>;
}

/** Null: the publisher can't tell without sending the events. `withPreviews`: previews will be asked for. */
export async function askVersions(
  publisher: Publisher,
  calendarIds: readonly string[],
  withPreviews: boolean,
): Promise<CurrentVersions | null> {
  const { version: ask } = publisher;
  const answers =
    ask === undefined
      ? await publisher.versions?.(calendarIds, withPreviews)
      : await Promise.all(calendarIds.map((id) => ask(id)));
  if (!answers) return null;
  const absent = new Map<string, CurrentAnswer>();
  const versions = calendarIds.map((id, i): [string, string] => {
    const answer = answers[i] as VersionAnswer;
    if (answer.kind === 'version') return [id, answer.version];
    absent.set(id, answer);
    return [id, answer.kind];
  });
  return { versions: Object.fromEntries(versions), absent };
}

export const isSameVersions = (some: Versions, others: Versions): boolean =>
  Object.entries(others).every(([id, version]) => Object.hasOwn(some, id) && some[id] === version);

/** The snapshots, in the order of the ids. `absent`: the calendars that are known to have none. */
export async function loadSnapshots(
  publisher: Publisher,
  calendarIds: readonly string[],
  absent: CurrentVersions['absent'] = new Map(),
): Promise<CurrentAnswers> {
  const answers = await Promise.all(
    calendarIds.map(async (id) => absent.get(id) ?? inFull(await publisher.snapshot(id), publisher, id)),
  );
  return { answers, versions: versionsOf(calendarIds, answers) };
}

/** By calendar id, what the answers show. */
export const versionsOf = (calendarIds: readonly string[], answers: readonly CurrentAnswer[]): Versions =>
  Object.fromEntries(answers.map((answer, i) => [calendarIds[i], versionOf(answer)]));

/**
 * Asks for the snapshots of several calendars, in the order of the ids. `known`: the versions of an earlier answer. Null:
 * no calendar has changed since.
 */
export async function askSnapshots(
  publisher: Publisher,
  calendarIds: readonly string[],
  known: Versions | null,
): Promise<CurrentAnswers | null> {
  const knownOf = (id: string): string | undefined => (known && Object.hasOwn(known, id) ? known[id] : undefined);
  const first = await Promise.all(calendarIds.map((id) => publisher.snapshot(id, knownOf(id))));
  if (known && first.every((answer, i) => isAsKnown(answer, knownOf(calendarIds[i] as string)))) return null;
  // Some have changed, so the unchanged ones are needed as well.
  const answers = await Promise.all(first.map((answer, i) => inFull(answer, publisher, calendarIds[i] as string)));
  return { answers, versions: versionsOf(calendarIds, answers) };
}

const isAsKnown = (answer: SnapshotAnswer, known: string | undefined): boolean =>
  answer.kind === 'unchanged' || versionOf(answer) === known;

const versionOf = (answer: CurrentAnswer): string =>
  answer.kind === 'snapshot' ? answer.snapshot.version : answer.kind;

async function inFull(answer: SnapshotAnswer, publisher: Publisher, id: string): Promise<CurrentAnswer> {
  if (answer.kind !== 'unchanged') return answer;
  const again = await publisher.snapshot(id);
  if (again.kind === 'unchanged')
    throw new Error(`The publisher answered "unchanged" without a version, for calendar ${id}.`);
  return again;
}

/**
 * The snapshots that a feed or page is made of. A withdrawn or unknown calendar is omitted when there are others. A
 * calendar without a first copy makes the whole feed wait: a client would take the absence of its events for their
 * deletion. Throws 404, 410 or 503.
 */
export function snapshotsOf(answers: readonly CurrentAnswer[]): readonly Snapshot[] {
  const pending = answers.find((answer) => answer.kind === 'pending');
  if (pending) throw notYet(pending.retryAfter);
  const snapshots = answers.flatMap((answer) => (answer.kind === 'snapshot' ? [answer.snapshot] : []));
  if (snapshots.length > 0) return snapshots;
  throw answers.some((answer) => answer.kind === 'gone')
    ? new HttpProblem(410, 'The portal has withdrawn this calendar.')
    : new HttpProblem(404, 'There is no such calendar or feed here.');
}
