import { readKey } from '../../../vocabulary/key-words.ts';
import { scalarText } from '../../json.ts';
import type { RuleObject } from '../../mapping-settings.ts';
import { readStatus } from '../../values/keyword.ts';
import { type Column, isListed, says, share, textsOf } from '../profile/column.ts';
import type { Table } from '../profile/table.ts';

/**
 * What a code means where titles give it away: every title with `cancelled` in it has a code that no other has.
 * Without such titles nobody can know, and nothing is said.
 */
export function statusCodes(
  column: Column,
  title: Column,
): readonly { readonly rule: RuleObject; readonly path: string; readonly confidence: number }[] {
  if (!says(column, 'status') || share(column, 'integer') < 0.99 || column.distinct * column.cells.length > 12)
    return [];
  const titles = textsOf(title);
  const values: Record<string, string> = {};
  for (const meaning of ['cancelled', 'postponed'] as const) {
    const told = new Set(
      [...titles]
        .filter(([, text]) =>
          text.split(/[^\p{L}]+/u).some((word) => word.length > 5 && readKey(word).concepts.has(meaning)),
        )
        .map(([record]) => record),
    );
    // At least half of the events with the code say so.
    const sure = [...Map.groupBy(column.cells, ({ value }) => scalarText(value))].filter(([, cells]) => {
      const yes = cells.filter(({ record }) => told.has(record)).length;
      return yes > 0 && yes * 2 >= cells.length;
    });
    if (sure.length === 1 && sure[0] !== undefined) values[sure[0][0]] = meaning;
  }
  if (Object.keys(values).length === 0) return [];
  return [
    {
      rule: { path: column.expression, values: { ...values, '*': null } as Record<string, unknown> },
      path: column.expression,
      confidence: 0.5,
    },
  ];
}

/** The columns of codes that nobody can read without being told what they mean: numbers, or letters of which none is a known word. */
export const statusCodeColumns = ({ columns }: Table): readonly Column[] =>
  columns.filter(
    (column) =>
      column.kind === 'scalar' &&
      column.depth === 0 &&
      !isListed(column) &&
      says(column, 'status') &&
      !says(column, 'id', 'count') &&
      (share(column, 'integer') >= 0.99 || areLetters(column)) &&
      codesOf(column).length <= mostCodes,
  );

/** Those of which no column at one of the paths says what each code means: `state_name` beside `state`, or what a table in the answer says. */
export const untoldCodeColumns = (table: Table, paths: readonly unknown[]): readonly Column[] =>
  statusCodeColumns(table).filter(
    (column) => !table.columns.some((one) => paths.includes(one.expression) && tells(one, column)),
  );

/** Whether a column has a known word of a state for every code, always the same one. */
function tells(words: Column, codes: Column): boolean {
  if (words === codes || words.kind !== 'scalar') return false;
  const texts = textsOf(words);
  const told = Map.groupBy(codes.cells, ({ value }) => scalarText(value));
  return [...told.values()].every((cells) => {
    const own = new Set(cells.map(({ record }) => texts.get(record)));
    return own.size === 1 && readStatus([...own][0]) !== null;
  });
}

/** `NS`, `CANC`: several, each in upper case. Two letters each may be those of a region, `SP` of `estado`. */
const areLetters = (column: Column): boolean => {
  const codes = codesOf(column).map(({ code }) => code);
  return (
    codes.length > 1 &&
    codes.every((code) => /^[A-Z]{1,6}$/.test(code) && readStatus(code) === null) &&
    codes.some((code) => code.length !== 2)
  );
};

/** Numbers of more different values are no codes. */
const mostCodes = 8;

/** The different values, those that most records have first. */
export const codesOf = (column: Column): readonly { readonly code: string; readonly count: number }[] =>
  [...Map.groupBy(column.cells, ({ value }) => scalarText(value))]
    .map(([code, cells]) => ({ code, count: cells.length }))
    .sort((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1));
