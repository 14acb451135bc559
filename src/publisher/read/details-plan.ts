import type { RecordState } from '../persist/calendar-content.ts';

export interface DetailsPlan {
  readonly now: number;
  readonly maxAgeMs: number;
  /** How long a failed request for an event's details is left alone, at first; doubled with each failure. */
  readonly retryMs: number;
}

/** Whether a record's details are to be read now: never read, older than the record, too old, or due after a failure. */
export function needsDetails(record: RecordState, { now, maxAgeMs, retryMs }: DetailsPlan): boolean {
  const { detailsAt, stale, failedAt, failures } = record;
  // A clock that was put right by an hour is no reason to read all of them again.
  const wanted = detailsAt === null || stale || Math.abs(now - detailsAt) >= maxAgeMs;
  if (!wanted || failedAt === null || failedAt > now) return wanted;
  return now - failedAt >= Math.min(retryMs * 2 ** Math.min(failures - 1, 20), maxAgeMs);
}

/** Soonest first: what is coming, by start; then what nobody knows the date of; then what is past, the latest first. */
export function bySoonest(now: number): (one: string | null, other: string | null) => number {
  const rank = (start: string | null): readonly [number, number] => {
    if (start === null) return [1, 0];
    const ms = Date.parse(start);
    // An event of today may have begun, and is still of interest.
    return ms >= now - 86_400_000 ? [0, ms] : [2, -ms];
  };
  return (one, other) => {
    const [group, distance] = rank(one);
    const [otherGroup, otherDistance] = rank(other);
    return group - otherGroup || distance - otherDistance;
  };
}
