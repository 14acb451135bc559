import { type Column, says, share, textsOf } from '../profile/column.ts';
import type { Table } from '../profile/table.ts';
import { isAboutRecord, isCalled } from './id-features.ts';

const leastRecords = 3;
/** The mean length of what a page may be called. */
const maxLength = 120;
/** A name and a title: each costs requests. */
const mostNames = 2;

/**
 * Where the records' details may be asked for by their names, for nothing is called their id: the pages of a wiki or of a notebook have no other. It
 * is an id only if the portal answers by it: a title is another one when the event is renamed.
 */
export function namesAsIds({ columns, records }: Table): readonly string[] {
  const hasId = columns.some(
    (column) => column.kind === 'scalar' && isCalled(column) && (column.depth === 0 || isAboutRecord(column)),
  );
  if (hasId || records.length < leastRecords) return [];
  const isName = (column: Column) =>
    column.kind === 'scalar' &&
    column.steps.length === 1 &&
    column.key.words.length === 1 &&
    says(column, 'title', 'name') &&
    !column.spoken &&
    column.length <= maxLength &&
    share(column, 'html', 'url', 'path') === 0 &&
    column.cells.length === records.length &&
    new Set(textsOf(column).values()).size === records.length;
  return columns
    .filter(isName)
    .slice(0, mostNames)
    .map(({ expression }) => expression);
}
