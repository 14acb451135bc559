import { scalarText } from '../json.ts';
import type { Question } from '../mapper.ts';
import { compileRule } from '../rules/rule.ts';
import type { Finding, Findings } from './finding.ts';
import type { Column } from './profile/column.ts';
import type { Table } from './profile/table.ts';

/** So many events show what a choice means. */
export const mostExamples = 3;

type Example = Question['choices'][number]['examples'][number];

/** Shows a person an event by its record: its id, its title, and what a choice makes of it. */
export function exampleBy({ id, title }: Findings, { records }: Table): (record: number, value: string) => Example {
  const [idOf, titleOf] = [textBy(id), textBy(title)];
  return (record, value) => ({ id: idOf(records[record]), title: titleOf(records[record]), value });
}

/** Reads a field of a record as a text; null: it has none. */
function textBy(finding: Finding | undefined): (record: unknown) => string | null {
  const read = finding === undefined ? null : compileRule(finding.rule);
  return (record) => {
    const value = read?.([record])?.value ?? null;
    return value === null || typeof value === 'object' ? null : scalarText(value) || null;
  };
}

/** The records that have one of these texts in a column. */
export const recordsWith = ({ cells }: Column, texts: readonly string[]): readonly number[] =>
  cells.filter(({ value }) => texts.includes(scalarText(value))).map(({ record }) => record);
