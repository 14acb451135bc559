import type { Problem } from '../../../calendar/problem.ts';
import { readKey } from '../../../vocabulary/key-words.ts';
import { scalarText } from '../../json.ts';
import type { RuleObject } from '../../mapping-settings.ts';
import { type Column, says, share } from '../profile/column.ts';
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
  const titles = new Map(title.cells.map(({ record, value }) => [record, scalarText(value)]));
  const values: Record<string, string> = {};
  for (const meaning of ['cancelled', 'postponed'] as const) {
    const told = new Set(
      [...titles]
        .filter(([, text]) =>
          text.split(/[^\p{L}]+/u).some((word) => word.length > 5 && readKey(word).concepts.has(meaning)),
        )
        .map(([record]) => record),
    );
    const codes = new Map<string, { yes: number; no: number }>();
    for (const { record, value } of column.cells) {
      const count = codes.get(scalarText(value)) ?? { yes: 0, no: 0 };
      codes.set(
        scalarText(value),
        told.has(record) ? { ...count, yes: count.yes + 1 } : { ...count, no: count.no + 1 },
      );
    }
    const sure = [...codes].filter(([, { yes, no }]) => yes > 0 && yes >= no);
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

/** Codes that nobody can read without being told are said, not guessed. */
export function unknownCodes(table: Table): readonly Problem[] {
  return table.columns
    .filter((column) => column.kind === 'scalar' && column.depth === 0 && !column.steps.includes('*'))
    .filter((column) => says(column, 'status') && !says(column, 'id', 'count') && share(column, 'integer') >= 0.99)
    .map((column) => {
      const codes = [...new Set(column.cells.map(({ value }) => scalarText(value)))].sort().slice(0, 12);
      return {
        level: 'warning',
        where: 'mapping.event.status',
        message: `expected words for whether an event takes place at ${column.expression}, found the codes ${codes.join(', ')}: set a rule with their values, { "path": ${JSON.stringify(column.expression)}, "values": { "${codes[0]}": "confirmed" } }`,
      };
    });
}
