import { scalarText } from '../../../json.ts';
import { because, confidenceOf, type Findings } from '../../finding.ts';
import { type Column, isListed, says, share } from '../../profile/column.ts';
import { roughly } from '../../profile/moment.ts';
import type { Table } from '../../profile/table.ts';

/**
 * Records that replace one occurrence of a series: they name the series' record, `recurringEventId`, and the start that
 * they replace, `originalStartTime`. Both or neither: without the start nobody knows what is replaced.
 */
export function detectOverrides(table: Table, id: Column | undefined): Findings {
  const ids = new Set(id?.cells.map(({ value }) => scalarText(value)) ?? []);
  const masters = table.columns.filter((column) => isMaster(column, ids));
  const starts = table.columns.filter(isReplacedStart);
  for (const master of masters) {
    const records = new Set(master.cells.map(({ record }) => record));
    const start = starts.find(
      (column) =>
        !masters.includes(column) && column.cells.filter(({ record }) => records.has(record)).length === records.size,
    );
    if (start === undefined) continue;
    const confidence = confidenceOf(0.9);
    return {
      overridesId: {
        rule: master.expression,
        confidence,
        ...because(master, 'recurrence', 'otherIds'),
      },
      overridesStart: {
        rule: start.expression,
        confidence,
        ...because(start, 'recurrence', 'datesOfSeries'),
      },
    };
  }
  return {};
}

const series = /^(?:recurring|recurrence|recur|series|serie|master|parent|rrule|template|wiederholung|povtor\w*)$/;
const replaced = /^(?:original|originally|orig|replaces|replaced|exception|instance|occurrence|recurrence|recurring)$/;

/** In some records, the id of another. */
const isMaster = (column: Column, ids: ReadonlySet<string>): boolean =>
  column.kind === 'scalar' &&
  !isListed(column) &&
  column.cells.length > 0 &&
  column.depth <= 1 &&
  (says(column, 'id') || column.parent !== null) &&
  [...column.key.words, ...(column.parent?.words ?? [])].some((word) => series.test(word)) &&
  column.cells.filter(({ value }) => ids.has(scalarText(value))).length * 2 > column.cells.length;

const isReplacedStart = (column: Column): boolean =>
  column.cells.length > 0 &&
  column.coverage < 1 &&
  column.depth === 0 &&
  column.kind !== 'list' &&
  !isListed(column) &&
  column.key.words.some((word) => replaced.test(word)) &&
  !says(column, 'end', 'timeZone') &&
  share(column, 'zone', 'rrule') < 0.5 &&
  column.cells.every(({ value }) => (roughly(value) ?? 0) > 1e11);
