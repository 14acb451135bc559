import type { CalendarEvent } from '../../calendar/event.ts';
import type { Problem } from '../../calendar/problem.ts';
import type { KeyedRecord } from '../../publisher/read/keyed-records.ts';

/**
 * Records that share an id and are told apart by their titles: most likely two events under one id, of which details
 * that are asked for by that id can tell only one. Sessions of one event share their title too.
 */
export function sharedIds(
  records: readonly KeyedRecord[],
  listedEvents: (record: KeyedRecord) => readonly CalendarEvent[],
): readonly Problem[] {
  const sharing = Map.groupBy(
    records.filter(({ listed }) => listed.shared === true),
    ({ id }) => id,
  );
  return [...sharing.values()].flatMap((same): Problem[] => {
    const titles = [...new Set(same.flatMap((record) => listedEvents(record).flatMap(({ title }) => title ?? [])))];
    const where = same[0]?.where;
    if (titles.length < 2 || where === undefined) return [];
    const named = titles.slice(0, 3).map((title) => JSON.stringify(title));
    const rest = titles.length > named.length ? ` and ${titles.length - named.length} more` : '';
    const message = `The list has ${same.length} records with this id and different titles: ${named.join(', ')}${rest}. If each is an event of its own, name a field that tells them apart: mapping.event.id.`;
    return [{ level: 'warning', where, message }];
  });
}
