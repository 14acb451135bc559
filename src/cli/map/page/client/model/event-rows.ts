import type { CalendarView, EventRow } from '../../../workbench-api.ts';

/** An event with the calendar that it is in. */
export interface ListedRow {
  readonly calendar: CalendarView;
  readonly row: EventRow;
}

export interface RowFilter {
  /** The id of a calendar; null: all. */
  readonly calendar: string | null;
  readonly search: string;
  readonly onlyProblems: boolean;
}

export function rowsOf(calendars: readonly CalendarView[], filter: RowFilter): readonly ListedRow[] {
  const words = folded(filter.search).split(/\s+/u).filter(Boolean);
  return calendars
    .filter(({ id }) => filter.calendar === null || id === filter.calendar)
    .flatMap((calendar) => calendar.rows.map((row) => ({ calendar, row })))
    .filter(({ row }) => !filter.onlyProblems || row.hasProblem)
    .filter(({ row }) => {
      const text = words.length === 0 ? '' : folded(`${row.title ?? ''} ${row.when ?? ''} ${row.id}`);
      return words.every((word) => text.includes(word));
    });
}

/** Why a filter shows no event, as the key of its sentence. `isUnread`: something of the portal could not be read. */
export function whyEmpty(
  calendars: readonly CalendarView[],
  filter: RowFilter,
  isUnread: boolean,
): 'none' | 'noneInCalendar' | 'noneRead' | 'noneAtAll' {
  const chosen = calendars.find(({ id }) => id === filter.calendar);
  if ((chosen === undefined ? calendars : [chosen]).some(({ rows }) => rows.length > 0)) return 'none';
  if (chosen !== undefined) return chosen.isRead ? 'noneInCalendar' : 'noneRead';
  return isUnread ? 'noneRead' : 'noneAtAll';
}

export const isSameRow = (one: ListedRow, other: RowPlace): boolean =>
  one.calendar.id === other.calendar && one.row.record === other.record && one.row.event === other.event;

export interface RowPlace {
  readonly calendar: string;
  readonly record: number;
  readonly event: number | null;
}

export const placeOf = ({ calendar, row }: ListedRow): RowPlace => ({
  calendar: calendar.id,
  record: row.record,
  event: row.event,
});

/** Without case and accents, as people type. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
