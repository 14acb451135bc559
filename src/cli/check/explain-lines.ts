import stringWidth from 'string-width';
import type { RuleInForce } from '../../mapping/mapper.ts';
import { originText, ruleText } from '../report/mapping-table.ts';
import { printable, type Style } from '../screen/terminal.ts';
import { type Column, formatTable, truncate, wrap } from '../screen/text-table.ts';
import { sureFrom } from '../survey/core-doubts.ts';
import { alwaysFilled } from '../survey/field-text.ts';
import type { Explanation } from './explain-view.ts';

interface Context {
  readonly style: Style;
  /** Columns of a line; infinite when the output is not a terminal. */
  readonly width: number;
}

const maxLacking = 5;
const maxUnread = 30;
const maxValue = 60;

/** All that is known of one field, for people. */
export function explanationLines(explanation: Explanation, context: Context): readonly string[] {
  const { field, rule, byCalendar, coverage, unread } = explanation;
  const { style, width } = context;
  const lines = ['', style.bold(`mapping.${field}`), ...ruleLines(rule, context)];
  for (const [id, own] of Object.entries(byCalendar)) {
    lines.push('', ...wrap(printable(`Calendar ${id} has a rule of its own:`), width - 2).map((line) => `  ${line}`));
    lines.push(...ruleLines(own, context));
  }
  if (coverage !== null) lines.push(...coverageLines(field, coverage, context));
  const isSure = rule !== null && rule.rule !== null && rule.confidence >= sureFrom && coverage?.lacking.length === 0;
  if (isSure || unread.length === 0) return lines;
  const rows = unread
    .slice(0, maxUnread)
    .map(({ path, filled, records, values }) => [
      printable(path),
      `${filled} of ${records}`,
      printable(values.map((value) => truncate(value, maxValue)).join('; ')),
    ]);
  lines.push('', '  Parts of the records that no rule reads:');
  lines.push(...cutTable(rows, [{ maxWidth: 40, mark: style.cyan }, {}, { mark: style.dim }], width));
  if (unread.length > maxUnread) lines.push(`  and ${unread.length - maxUnread} more: --json shows all.`);
  const how =
    rule === null
      ? `If one of them is it, set its rule: mapping.${field}: '…'.`
      : `If one of them is right, set it: mapping.${field}: '…'. mapping.${field}: null switches the field off.`;
  return [...lines, '', ...wrap(printable(how), width - 2).map((line) => `  ${line}`)];
}

function ruleLines(rule: RuleInForce | null, { style, width }: Context): readonly string[] {
  if (rule === null) return ['  No rule: detection has found nothing that looks like it, and none is configured.'];
  const { why, origin, alternatives = [] } = rule;
  const rows = [
    ['rule', rule.rule === null ? 'null' : printable(ruleText(rule.rule))],
    ['from', originText(rule)],
    ...(origin === 'detected' ? [['why', printable(why)]] : []),
  ];
  const lines = [...formatTable(rows, [{ mark: style.bold }, {}], { width })];
  if (alternatives.length === 0)
    return origin === 'detected' ? [...lines, '  Nothing else in the records comes near it.'] : lines;
  const table = alternatives.map(({ rule: other, confidence, examples }) => [
    `${Math.round(100 * confidence)} %`,
    printable(ruleText(other)),
    printable(examples.join('; ')),
  ]);
  return [
    ...lines,
    '',
    '  What else it could be, and what events would have:',
    ...cutTable(table, [{}, { maxWidth: 50, mark: style.cyan }, { mark: style.dim }], width),
  ];
}

function coverageLines(
  field: string,
  { events, filled, distinct, values, lacking }: NonNullable<Explanation['coverage']>,
  { style, width }: Context,
): readonly string[] {
  if (events === 0) return ['', '  There is no event to read it from.'];
  const same = distinct === 1 && events > 1 ? ', the same in all that have it' : '';
  const different = distinct === 0 ? '' : `: ${distinct === 1 ? '1 value' : `${distinct} different values`}${same}`;
  const all = events === 1 ? 'the only event' : `${events} events`;
  const have =
    events === 1
      ? `The only event ${filled === 1 ? 'has' : 'lacks'} it`
      : `${filled} of ${all} ${filled === 1 ? 'has' : 'have'} it`;
  const isAlways = alwaysFilled.has(field.replace('event.', ''));
  const summary = `${isAlways ? `In ${all}` : have}${different}.`;
  const rows = values.map(({ value, events: count }) => [`${count} ×`, printable(value)]);
  const lines = ['', ...wrap(summary, width - 2).map((line) => `  ${line}`), ...cutTable(rows, [{}, {}], width)];
  if (lacking.length === 0) return lines;
  const named = lacking
    .slice(0, maxLacking)
    .map(({ calendar, id, title }) => `${id}${title === null ? '' : ` (${title})`} of calendar ${calendar}`);
  const rest = lacking.length > maxLacking ? ` and ${lacking.length - maxLacking} more` : '';
  const text = `Without it: ${named.join(', ')}${rest}. kalends check --event ${lacking[0]?.id} shows the record.`;
  return [...lines, ...wrap(printable(text), width - 2).map((line) => `  ${style.yellow(line)}`)];
}

/** A table whose last column is cut to the rest of the line. */
function cutTable(rows: readonly (readonly string[])[], columns: readonly Column[], width: number): readonly string[] {
  const widest = (at: number) =>
    Math.min(
      columns[at]?.maxWidth ?? Number.POSITIVE_INFINITY,
      Math.max(...rows.map((row) => stringWidth(row[at] ?? ''))),
    );
  const before = columns.slice(0, -1).reduce((sum, _, at) => sum + widest(at) + 2, 4);
  const room = Math.max(12, Math.min(width, 200) - before);
  const cut = rows.map((row) => [...row.slice(0, -1), truncate(row.at(-1) ?? '', room)]);
  return formatTable(cut, columns, { width, indent: 4 });
}
