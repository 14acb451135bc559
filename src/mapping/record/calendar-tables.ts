import { isRecord } from '../json.ts';
import { plainBody } from '../plain-body.ts';
import { type Directory, directoriesOf } from './directories.ts';
import { hourTableIn } from './hour-tables.ts';
import { stateTableIn } from './state-tables.ts';

/** Tables that stand once in the answer with the calendars, by their keys: what events name by a code. */
export type CalendarTables = Readonly<Record<string, unknown>>;

/** They are kept with the mapping, so long as they have no more text than this, in characters. */
const mostText = 30_000;

/** The tables beside the calendars in the pages of their list; null: there are none, or they are too large. `itemsOf`: the calendars of a page. */
export function calendarTables(
  pages: readonly unknown[],
  itemsOf: (page: unknown) => readonly unknown[],
): CalendarTables | null {
  const tables: Record<string, unknown> = {};
  for (const page of pages) {
    const body = plainBody(page);
    const calendars = new Set(itemsOf(body));
    for (const directory of directoriesOf(body))
      if (!isOfCalendars(directory, calendars)) tables[directory.key] ??= thingsOf(directory);
    for (const found of [stateTableIn(body), hourTableIn(body)]) if (found !== null) tables[found.key] ??= found.whole;
  }
  return Object.keys(tables).length === 0 || JSON.stringify(tables).length > mostText ? null : tables;
}

const thingsOf = ({ key, holder, by }: Directory): unknown => {
  const whole = Object.hasOwn(holder, key) ? holder[key] : undefined;
  return typeof whole === 'object' && whole !== null ? whole : Object.fromEntries(by[0]?.entries ?? []);
};

function isOfCalendars({ by, concepts }: Directory, calendars: ReadonlySet<unknown>): boolean {
  // A calendar of each committee: the committee that an event names, `ENV`, organizes it. A number is rather that of the calendar.
  const areNamed = by.every(({ isId, entries }) => !isId || [...entries].every(([id]) => /\p{L}/u.test(id)));
  if (concepts.has('organizer') && !concepts.has('calendar') && areNamed) return false;
  // A calendar of each theatre: an event that names a theatre, by a number too, takes place there.
  if (concepts.has('place') && !concepts.has('calendar')) return false;
  const ids = new Set([...calendars].flatMap((one) => (isRecord(one) ? Object.values(one).map(String) : [])));
  return by.some(({ own, entries }) =>
    [...entries].some(([id, one]) => calendars.has(one) || (own === '' && isRecord(one) && ids.has(id))),
  );
}
