import type { Question } from '../mapper.ts';
import type { Rule, RuleObject } from '../mapping-settings.ts';
import { valuesBy } from './alternatives.ts';
import type { Findings } from './finding.ts';
import type { Table } from './profile/table.ts';
import { exampleBy, mostExamples, recordsWith } from './question-examples.ts';
import { codesOf, untoldCodeColumns } from './state/status-codes.ts';

type Choice = Question['choices'][number];

/** A likelier title than this is right, even if another text could be it. */
const likelyTitle = 0.6;
/** What a person may choose the title from. */
const mostTitles = 3;
const leastLikely = 0.1;

/** Texts of which each could be the title: the second is at least half as likely as the first, or none is likely. */
export function titleQuestion(findings: Findings, table: Table): readonly Question[] {
  const { title } = findings;
  const [second] = title?.alternatives ?? [];
  if (title === undefined || second === undefined) return [];
  if (2 * second.confidence < title.confidence && title.confidence >= likelyTitle) return [];
  const others = (title.alternatives ?? []).filter((one) => one === second || one.confidence >= leastLikely);
  const rivals = [title, ...others].slice(0, mostTitles);
  const rules = rivals.map(({ rule }) => rule as Rule);
  const example = exampleBy({ ...(findings.id && { id: findings.id }) }, table);
  const values = rules.map((rule) => valuesBy(rule, table));
  const telling = (values[0] ?? []).flatMap((value, n) => (value !== '' && value !== values[1]?.[n] ? [n] : []));
  const total = rivals.reduce((sum, { confidence }) => sum + confidence, 0);
  const names = rules.map(named);
  return [
    {
      where: 'mapping.event.title',
      message: `Which of these is the title of an event: ${names.slice(0, -1).join(', ')} or ${names.at(-1)}?`,
      choices: rules.map((rule, at) => ({
        rule,
        likelihood: rounded(rivals[at]?.confidence ?? 0, total),
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
