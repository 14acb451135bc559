import { originText, ruleText } from '../report/mapping-table.ts';
import { problemLines } from '../report/problem-report.ts';
import { printable, type Style } from '../screen/terminal.ts';
import { formatTable, truncate, wrap } from '../screen/text-table.ts';
import type { FieldView, RecordView } from './event-view.ts';
import { valueText } from './value-text.ts';

interface Context {
  readonly style: Style;
  /** Columns of a line; infinite when the output is not a terminal. */
  readonly width: number;
}

/** From this many columns on, the record is shown beside the event. */
const wideFrom = 110;
/** How many events of a record are shown, and how many parts that no rule reads. */
const maxEvents = 3;
const maxRest = 100;

/** Records with their events: side by side on a wide terminal, one under the other on a narrow one. */
export const recordLines = (views: readonly RecordView[], context: Context): readonly string[] =>
  views.flatMap((view) => linesOf(view, context));

function linesOf({ calendar, record, events, rest, problems }: RecordView, context: Context): readonly string[] {
  const { style, width } = context;
  const from = record.details === null ? 'its record in the list' : 'its record in the list and its details';
  const heading = (text: string) => wrap(printable(text), width).map(style.bold);
  const lines = ['', ...heading(`Event ${record.id} of calendar ${calendar.id} (${calendar.title}), from ${from}`)];
  for (const [nth, { event, fields }] of events.slice(0, maxEvents).entries()) {
    if (events.length > 1)
      lines.push('', ...heading(`Session ${nth + 1} of ${events.length}, ${event.occurrence ?? ''}`));
    lines.push('', ...(width >= wideFrom ? wideLines(fields, context) : narrowLines(fields, context)));
  }
  const more = events.length - maxEvents;
  if (more > 0) lines.push('', `  ${more === 1 ? '1 more session' : `${more} more sessions`}: --json shows all.`);
  if (events.length === 0) lines.push('', '  No event could be made from this record.');
  if (rest.length > 0) lines.push('', style.bold('The rest of the record'), ...restLines(rest, context));
  if (problems.length > 0) lines.push('', style.bold('Problems of this event'), ...problemLines(problems, context));
  return lines;
}

const nothing = '–';

/** `info.name: "Open day"`, and why there is nothing where there is nothing. */
function partText({ rule, isGiven, parts }: FieldView): string {
  const text = parts.map(({ path, value }) => `${path}: ${valueText(value)}`).join('; ');
  if (isGiven) return text === '' ? 'nothing: the rule gives it by itself' : text;
  if (text !== '') return `${text}, which gives nothing`;
  if (rule === null) return 'without a rule: from the other fields';
  return rule.rule === null ? nothing : 'nothing in this record';
}

const ruleCell = ({ rule }: FieldView): string =>
  rule === null ? nothing : rule.rule === null ? originText(rule) : `${ruleText(rule.rule)} · ${originText(rule)}`;

function wideLines(fields: readonly FieldView[], { style, width }: Context): readonly string[] {
  const columns = Math.min(width, 240) - 24;
  const [own, theirs] = [Math.floor(columns * 0.32), Math.floor(columns * 0.4)];
  return formatTable(
    [
      ['field', 'event', 'record', 'rule'],
      ...fields.map((one) => [
        one.field,
        printable(one.value ?? nothing),
        printable(partText(one)),
        printable(ruleCell(one)),
      ]),
    ],
    [{ mark: style.bold }, { maxWidth: own }, { maxWidth: theirs, mark: style.cyan }, { mark: style.dim }],
    { width },
  );
}

function narrowLines(fields: readonly FieldView[], { style, width }: Context): readonly string[] {
  const margin = Math.max(...fields.map(({ field }) => field.length)) + 4;
  const room = Math.max(20, width - margin);
  const indented = (text: string, mark: (text: string) => string) =>
    wrap(printable(text), room - 2).map((line, at) => `${' '.repeat(margin)}${at === 0 ? '' : '  '}${mark(line)}`);
  return fields.flatMap((one) => {
    const label = `  ${one.field}${' '.repeat(margin - one.field.length - 2)}`;
    return [
      `${style.bold(label)}${truncate(printable(one.value ?? nothing), room)}`,
      ...indented(partText(one), style.cyan),
      ...indented(ruleCell(one), style.dim),
    ];
  });
}

function restLines(rest: RecordView['rest'], { style, width }: Context): readonly string[] {
  const maxWidth = Math.max(12, Math.min(48, Math.floor(width / 2)));
  const shown = rest.slice(0, maxRest).map(({ path, value }) => [printable(path), valueText(value)] as const);
  const longest = Math.min(maxWidth, Math.max(...shown.map(([path]) => path.length)));
  const room = Math.max(12, width - longest - 4);
  const lines = formatTable(
    shown.map(([path, value]) => [path, truncate(printable(value), room)]),
    [{ maxWidth, mark: style.cyan }, {}],
    { width },
  );
  const more = rest.length - shown.length;
  return more > 0 ? [...lines, `  and ${more} more: --json shows all.`] : lines;
}
