import type { Question } from '../mapper.ts';
import type { Rule, RuleObject } from '../mapping-settings.ts';
import { valuesBy } from './alternatives.ts';
import type { Findings } from './finding.ts';
import type { Table } from './profile/table.ts';
import { exampleBy, mostExamples, recordsWith } from './question-examples.ts';
import { codesOf, untoldCodeColumns } from './state/status-codes.ts';

type Choice = Question['choices'][number];

/** Two texts of which either could be the title: the second is at least half as likely as the first. */
export function titleQuestion(findings: Findings, table: Table): readonly Question[] {
  const { title } = findings;
  const other = title?.alternatives?.[0];
  if (title === undefined || other === undefined || 2 * other.confidence < title.confidence) return [];
  const example = exampleBy({ ...(findings.id && { id: findings.id }) }, table);
  const rules = [title.rule, other.rule as Rule];
  const values = rules.map((rule) => valuesBy(rule, table));
  const telling = (values[0] ?? []).flatMap((value, n) => (value !== '' && value !== values[1]?.[n] ? [n] : []));
  const total = title.confidence + other.confidence;
  return [
    {
      where: 'mapping.event.title',
      message: `Which of these is the title of an event: ${named(rules[0])} or ${named(rules[1])}?`,
      choices: rules.map((rule, at) => ({
        rule,
        likelihood: rounded([title.confidence, other.confidence][at] as number, total),
        examples: telling.slice(0, mostExamples).map((n) => example(n, values[at]?.[n] || 'nothing')),
      })),
      undecided: false,
    },
  ];
}

const named = (rule: Rule | undefined): string => (typeof rule === 'string' ? rule : JSON.stringify(rule));
const rounded = (part: number, total: number): number => Math.round((100 * part) / total) / 100;

/** Codes under the name of a status, where nothing says what they mean. */
export function statusQuestion(findings: Findings, table: Table): readonly Question[] {
  const { status } = findings;
  const read = JSON.stringify(status?.rule ?? '');
  const paths = [status?.rule ?? []]
    .flat()
    .map((rule) => (typeof rule === 'string' ? rule : (rule as RuleObject).path));
  const [column] = untoldCodeColumns(table, paths).filter(
    ({ expression }) => !read.includes(JSON.stringify(expression)),
  );
  if (column === undefined) return [];
  const [usual, ...rare] = codesOf(column);
  if (usual === undefined || rare.length === 0) return [];
  const example = exampleBy(findings, table);
  const asked = rare.slice(-mostAsked);
  const ruleFor = (cancelled: string | null): Rule => {
    const values = { ...(cancelled !== null && { [cancelled]: 'cancelled' }), '*': null };
    const coded = { path: column.expression, values };
    return status === undefined ? coded : ([status.rule, coded].flat() as Rule);
  };
  const choice = (cancelled: string | null): Choice => ({
    rule: ruleFor(cancelled),
    likelihood: rounded(1, asked.length + 1),
    examples: recordsWith(column, cancelled === null ? asked.map(({ code }) => code) : [cancelled])
      .slice(0, mostExamples)
      .map((n) => example(n, cancelled === null ? 'confirmed' : 'cancelled')),
  });
  const counted = asked.map(({ code, count }) => `${code} (${count} of ${table.records.length} records)`).join(' or ');
  return [
    {
      where: 'mapping.event.status',
      message: `Does a code at ${column.expression} mean that an event is cancelled: ${counted}? Most records have ${usual.code}.`,
      choices: [choice(null), ...asked.map(({ code }) => choice(code))],
      undecided: false,
    },
  ];
}

/** The rarest codes: most events take place. */
const mostAsked = 3;
