import type { ExaminedCalendar, ExaminedStore } from '../../publisher/index/examine-store.ts';
import { sourceName } from '../../publisher/index/index-state.ts';
import { countOf, duration } from '../screen/quantities.ts';
import { type Finding, findingsOf } from './diagnosis.ts';

/** What the content of a store is compared with. */
export interface ContentQuestions {
  readonly now: number;
  /** What the configuration says; null: it can't be used, or the sample portal is served. */
  readonly source: { readonly baseUrl: string; readonly movedFrom: string | null } | null;
  readonly everySeconds: number;
}

const { ok, warning, error } = findingsOf('store');

/** What a store holds, wherever it is. */
export function diagnoseContent(examined: ExaminedStore, questions: ContentQuestions): readonly Finding[] {
  const events = examined.calendars.reduce((sum, one) => sum + one.events, 0);
  return [
    ok(`It holds ${countOf(examined.calendars.length, 'calendar')} with ${countOf(events, 'event')}`),
    ...rows(examined),
    ...origin(examined, questions.source),
    ...clock(examined, questions.now),
    ...examined.calendars.flatMap((calendar) => lastSuccess(calendar, questions)),
  ];
}

function rows({ lost, index }: ExaminedStore): readonly Finding[] {
  if (lost === 0) return index === null ? [] : [ok('Every row can be read')];
  const what =
    lost === 1 ? "1 row can't be read or is missing" : `${countOf(lost, 'row')} can't be read or are missing`;
  const advice = 'Kalends reads what they held from the portal again. If that comes back, check the disk.';
  return [warning(what, advice)];
}

function origin({ index }: ExaminedStore, source: ContentQuestions['source']): readonly Finding[] {
  if (index === null || source === null) return [];
  const configured = sourceName(source.baseUrl);
  if (index.source === configured) return [ok(`It was filled from ${index.source}`)];
  if (source.movedFrom !== null && sourceName(source.movedFrom) === index.source)
    return [ok(`It was filled from ${index.source}, where the portal was before`)];
  return [
    error(
      `It was filled from ${index.source}, but the base URL is ${configured}`,
      'Name another store in KALENDS_STORE for this portal. If the same portal has moved, set source.movedFrom to its old base URL.',
    ),
  ];
}

function clock({ index, calendars }: ExaminedStore, now: number): readonly Finding[] {
  const latest = Math.max(
    ...[index?.attempts.lastAttempt, ...calendars.map(({ lastSuccess: at }) => at)].map((at) => at ?? 0),
  );
  if (latest <= now + 60_000) return [];
  return [warning(`It was last written ${duration(latest - now)} in the future`, "Check this machine's clock.")];
}

/** A calendar is late after so many intervals. */
const lateAfter = 3;

function lastSuccess(
  { id, title, lastSuccess: at, failure, isWithdrawn }: ExaminedCalendar,
  { now, everySeconds }: ContentQuestions,
): readonly Finding[] {
  const name = title === null ? `Calendar ${id}` : `Calendar ${id} (${title})`;
  if (isWithdrawn) return [];
  const why = failure === null ? 'Is Kalends running?' : `The last attempt failed: ${failure}`;
  if (at === null) return [warning(`${name} was never read`, why)];
  const age = now - at;
  const isLate = age > lateAfter * everySeconds * 1000;
  const when = `${name} was read ${duration(Math.max(age, 0))} ago`;
  return [isLate || failure !== null ? warning(when, why) : ok(when)];
}
