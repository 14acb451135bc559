import type { Problem } from '../../calendar/problem.ts';
import type { Question } from '../../mapping/mapper.ts';
import type { RecordState } from '../model.ts';

/** What is said of events that are not published yet, though the portal lists them. */
export function waitingProblems(
  records: ReadonlyMap<string, RecordState>,
  calendarId: string,
  undecided: Question | null,
): readonly Problem[] {
  const where = `calendar ${calendarId}`;
  const waiting = [...records.values()].filter(isWaiting).length;
  if (waiting === 0) return [];
  if (undecided !== null) {
    const held = waiting === 1 ? '1 new event is' : `${waiting} new events are`;
    const message = `${held} held back until somebody decides: ${undecided.message} Set ${undecided.where}.`;
    return [{ level: 'warning', where, message }];
  }
  const failed = countLeftOut(records);
  const pending = waiting - failed;
  return [
    ...(failed > 0 ? [{ level: 'error' as const, where: `${where}, details`, message: leftOutText(failed) }] : []),
    ...(pending > 0 ? [{ level: 'info' as const, where, message: pendingText(pending) }] : []),
  ];
}

const isWaiting = ({ waiting, missing }: RecordState): boolean => waiting && missing === undefined;

/** How many events are left out because their details can't be read. */
export const countLeftOut = (records: ReadonlyMap<string, RecordState>): number =>
  [...records.values()].filter((record) => isWaiting(record) && record.failures > 0).length;

const reason = 'the list does not say enough: whether an event is public, its title or its start.';

/** What is said of so many events that are left out because their details can't be read. */
export function leftOutText(count: number): string {
  const events = count === 1 ? '1 event is left out, because its' : `${count} events are left out, because their`;
  return `${events} details can't be read and ${reason} If the portal has no details, set source.endpoints.details to false.`;
}

function pendingText(count: number): string {
  const events = count === 1 ? '1 event is left out until its' : `${count} events are left out until their`;
  return `${events} details are read, because ${reason}`;
}
