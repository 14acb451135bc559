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
