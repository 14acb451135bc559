import type { Snapshot } from '../calendar/snapshot.ts';
import type { Publisher, SnapshotAnswer } from '../publisher/publisher.ts';
import { HttpProblem, notYet } from './problems.ts';

/** By calendar id: the version of its copy, or why there is none. */
export type Versions = Readonly<Record<string, string>>;

export type CopyAnswer = Exclude<SnapshotAnswer, { kind: 'unchanged' }>;

/** Null: each calendar is as it was known. */
export type CurrentAnswers = { readonly answers: readonly CopyAnswer[]; readonly versions: Versions } | null;

/** Asks for the copies of several calendars, in the order of the ids; `known` is what an earlier answer was made of. */
export async function askSnapshots(
  publisher: Publisher,
  calendarIds: readonly string[],
  known: Versions | null,
): Promise<CurrentAnswers> {
  const knownOf = (id: string): string | undefined => (known && Object.hasOwn(known, id) ? known[id] : undefined);
  const first = await Promise.all(calendarIds.map((id) => publisher.snapshot(id, knownOf(id))));
  if (known && first.every((answer, i) => isAsKnown(answer, knownOf(calendarIds[i] as string)))) return null;
  // Some changed: the others are needed too.
  const answers = await Promise.all(first.map((answer, i) => whole(answer, publisher, calendarIds[i] as string)));
  return { answers, versions: Object.fromEntries(answers.map((answer, i) => [calendarIds[i], stateOf(answer)])) };
}

const isAsKnown = (answer: SnapshotAnswer, known: string | undefined): boolean =>
  answer.kind === 'unchanged' || stateOf(answer) === known;

const stateOf = (answer: CopyAnswer): string => (answer.kind === 'snapshot' ? answer.snapshot.version : answer.kind);

async function whole(answer: SnapshotAnswer, publisher: Publisher, id: string): Promise<CopyAnswer> {
  if (answer.kind !== 'unchanged') return answer;
  const again = await publisher.snapshot(id);
  if (again.kind === 'unchanged') throw new Error(`The publisher said "unchanged" of calendar ${id}, unasked.`);
  return again;
}

/**
 * The copies of a feed. A withdrawn or unknown calendar among others is left out; one without a copy is waited for, since
 * a client would take the feed without it for the deletion of its events. Throws 404, 410 or 503.
 */
export function copiesOf(answers: readonly CopyAnswer[]): readonly Snapshot[] {
  const pending = answers.find((answer) => answer.kind === 'pending');
  if (pending) throw notYet(pending.retryAfter);
  const snapshots = answers.flatMap((answer) => (answer.kind === 'snapshot' ? [answer.snapshot] : []));
  if (snapshots.length > 0) return snapshots;
  throw answers.some((answer) => answer.kind === 'gone')
    ? new HttpProblem(410, 'The portal has withdrawn this calendar.')
    : new HttpProblem(404, 'There is no such calendar or feed here.');
}
