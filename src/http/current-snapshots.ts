import type { Snapshot } from '../calendar/snapshot.ts';
import type { Publisher, SnapshotAnswer } from '../publisher/publisher.ts';
import { HttpProblem, notYet } from './http-problem.ts';

/** Versions by calendar id. */
export type Versions = Readonly<Record<string, string>>;

export type CurrentSnapshots =
  /** Each calendar is still at the version that was known. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'snapshots'; readonly snapshots: readonly Snapshot[]; readonly versions: Versions };

/**
 * The copies of several calendars. A withdrawn or unknown one among others is left out, one without a copy is waited for:
 * a client would take the feed without it for the deletion of its events. Throws 404, 410 or 503.
 */
export async function currentSnapshots(
  publisher: Publisher,
  calendarIds: readonly string[],
  known: Versions | null,
): Promise<CurrentSnapshots> {
  const ask = (id: string, version?: string) => publisher.snapshot(id, version);
  let answers = await Promise.all(
    calendarIds.map((id) => ask(id, known && Object.hasOwn(known, id) ? known[id] : undefined)),
  );
  if (known !== null && stillThere(answers) && Object.keys(known).length === answers.filter(isUnchanged).length) {
    return { kind: 'unchanged' };
  }
  // Some changed: the others are needed too.
  answers = await Promise.all(
    answers.map((answer, i) => (isUnchanged(answer) ? ask(calendarIds[i] as string) : answer)),
  );
  const snapshots = answers.flatMap((answer) => (answer.kind === 'snapshot' ? [answer.snapshot] : []));
  const pending = answers.find((answer) => answer.kind === 'pending');
  if (pending) throw notYet(pending.retryAfter);
  if (snapshots.length === 0) throw missing(answers);
  return {
    kind: 'snapshots',
    snapshots,
    versions: Object.fromEntries(snapshots.map((snapshot) => [snapshot.calendar.id, snapshot.version])),
  };
}

const isUnchanged = (answer: SnapshotAnswer): boolean => answer.kind === 'unchanged';

/** Nothing that has a copy moved, and nothing came to have one. */
const stillThere = (answers: readonly SnapshotAnswer[]): boolean =>
  answers.every((answer) => answer.kind === 'unchanged' || answer.kind === 'unknown' || answer.kind === 'gone') &&
  answers.some(isUnchanged);

function missing(answers: readonly SnapshotAnswer[]): HttpProblem {
  return answers.some((answer) => answer.kind === 'gone')
    ? new HttpProblem(410, 'The portal has withdrawn this calendar.')
    : new HttpProblem(404, 'There is no such calendar or feed here.');
}
