import stringWidth from 'string-width';
import type { CalendarEvent } from '../../calendar/event.ts';
import type { MappingInForce, RuleInForce } from '../../mapping/mapper.ts';
import { type EventField, eventFields } from '../../mapping/mapping-settings.ts';
import { formatCode } from '../screen/format-code.ts';
import { printable, type Style } from '../screen/terminal.ts';
import { formatTable, truncate, wrap } from '../screen/text-table.ts';
import { sureFrom } from '../survey/core-doubts.ts';
import { eventsWithField } from '../survey/filled-fields.ts';

/** A person should check rules with a lower confidence. */
export const unsureBelow = 0.6;

/** Most portals have these fields, so the report mentions those that were not found. */
export const expectedFields = [
  'title',
  'start',
  'end',
  'location',
  'description',
  'url',
  'organizer',
  'categories',
  'image',
  'status',
];

/** From this many columns on, a line has room for the reasons. */
const wideFrom = 160;

/**
 * The rules in use, one row each: the field, the rule, its origin, and how many events have a value. The reason is added
 * where there is room for it, and for every rule that a person should check.
 */
export function mappingTable(
  rules: MappingInForce,
  events: readonly CalendarEvent[],
  { style, width }: { readonly style: Style; readonly width: number },
): readonly string[] {
  const rows = rowsOf(rules, events);
  const lines = [...(width >= wideFrom ? wideLines(rows, style, width) : narrowLines(rows, style, width))];
  lines.push(...alternativeLines(rules, style, width));
  const missing = expectedFields.filter((field) => !(field in rules.event));
  if (missing.length === 0) return lines;
  const note = `Not found: ${missing.join(', ')}. If the portal has one of these, set its rule, such as mapping.event.${missing[0]} (docs/mapping.md).`;
  return [...lines, '', ...wrap(note, width - 2).map((line) => `  ${line}`)];
}

/** What else the fields of doubtful rules could be, with what a few events would have. */
function alternativeLines({ event }: MappingInForce, style: Style, width: number): readonly string[] {
  const rows = Object.entries(event).flatMap(([field, { confidence, alternatives = [] }]) =>
    confidence >= sureFrom
      ? []
      : alternatives.map(({ rule, confidence: likelihood, examples }, at) => [
          at === 0 ? field : '',
          `${Math.round(100 * likelihood)} %`,
          printable(ruleText(rule)),
          printable(examples.join('; ')),
        ]),
  );
  if (rows.length === 0) return [];
  const most = Math.max(12, Math.floor((Math.min(width, wideFrom) - 30) / 2));
  const table = formatTable(
    rows.map(([field = '', likelihood = '', rule = '', examples = '']) => [
      field,
      likelihood,
      truncate(rule, most),
      truncate(examples, most),
    ]),
    [{ mark: style.bold }, {}, { mark: style.cyan }, { mark: style.dim }],
    { width: Number.POSITIVE_INFINITY },
  );
  return ['', '  What else these fields could be, and what events would have:', ...table];
}

interface Row {
  readonly field: string;
  readonly rule: string;
  readonly from: string;
  readonly filled: string;
  readonly why: string;
  readonly isUnsure: boolean;
}

function rowsOf(rules: MappingInForce, events: readonly CalendarEvent[]): readonly Row[] {
  const lists = (['calendars', 'events', 'details'] as const).flatMap((part) =>
    Object.entries(rules[part]).map(([field, rule]) => row(`${part}.${field}`, rule, '')),
  );
  const fields = eventFields.flatMap((field) => {
    const rule = rules.event[field];
    return rule === undefined ? [] : [row(field, rule, coverage(field, events))];
  });
  // Without an all-day event this was not decided, and does not need to be.
  const { allDayEnd } = rules;
  const isDecided = allDayEnd.rule !== 'auto' || events.some(({ allDay }) => allDay);
  return [...lists, ...fields, ...(isDecided ? [row('allDayEnd', allDayEnd, '')] : [])];
}

function row(field: string, rule: RuleInForce, filled: string): Row {
  const detected = rule.origin === 'detected';
  return {
    field,
    rule: printable(ruleText(rule.rule)),
    from: originText(rule),
    filled,
    why: detected ? printable(rule.why) : '',
    isUnsure: detected && rule.confidence < unsureBelow,
  };
}

/** In how many events a field has a value: `18 of 20`. For status and similar fields, which values: `2 cancelled, 1 draft`. */
function coverage(field: string, events: readonly CalendarEvent[]): string {
  const known = field as EventField;
  const filled = eventsWithField(field, events);
  if (filled === null || events.length === 0) return '';
  const name = valueNames[known];
  if (name === undefined) return `${filled.length} of ${events.length}`;
  const counts = Map.groupBy(filled, name);
  return filled.length === 0 ? 'none' : [...counts].map(([what, all]) => `${all.length} ${what}`).join(', ');
}

/** Fields whose default value is not worth counting, and what each other value is called in the counts. */
const valueNames: { readonly [field in EventField]?: (event: CalendarEvent) => string } = {
  allDay: () => 'all-day',
  status: ({ status }) => status,
  visibility: ({ visibility }) => visibility,
  soldOut: () => 'sold out',
};

const wideLines = (rows: readonly Row[], style: Style, width: number): readonly string[] =>
  formatTable(
    [
      ['field', 'rule', 'from', 'filled', 'why'],
      ...rows.map(({ field, rule, from, filled, why }) => [field, rule, from, filled, why]),
    ],
    [{ mark: style.bold }, { maxWidth: 80, mark: style.cyan }, {}, {}, { mark: style.dim }],
    { width },
  );

/** One line for each rule, cut where it is long. Below the table are the reasons for doubtful rules only. */
function narrowLines(rows: readonly Row[], style: Style, width: number): readonly string[] {
  // The fields of the lists have longer names and no counts, so they get a table of their own.
  const [lists, fields] = [rows.filter(({ filled }) => filled === ''), rows.filter(({ filled }) => filled !== '')];
  const lines = [
    ...narrowTable(
      lists.map(({ field, from, rule }) => [field, from, rule]),
      style,
      width,
    ),
    '',
    ...narrowTable(
      [
        ['field', 'from', 'filled', 'rule'],
        ...fields.map(({ field, from, filled, rule }) => [field, from, truncate(filled, 14), rule]),
      ],
      style,
      width,
    ),
  ];
  const doubtful = rows.filter(({ isUnsure }) => isUnsure);
  if (doubtful.length === 0) return lines;
  const reasons = formatTable(
    doubtful.map(({ field, why }) => [field, why]),
    [{ mark: style.yellow }, { mark: style.dim }],
    { width },
  );
  return [...lines, '', '  Check the rules that have a question mark:', ...reasons];
}

/** A table whose last column is cut to the rest of the line. */
function narrowTable(rows: readonly (readonly string[])[], style: Style, width: number): readonly string[] {
  const last = Math.max(0, ...rows.map((row) => row.length - 1));
  const widths = Array.from({ length: last }, (_, at) => Math.max(...rows.map((row) => stringWidth(row[at] ?? ''))));
  const lastWidth = Math.max(12, width - widths.reduce((sum, one) => sum + one + 2, 2));
  const columns = Array.from({ length: last }, (_, at) => (at === 0 ? { mark: style.bold } : {}));
  return formatTable(
    rows.map((row) => [...row.slice(0, last), truncate(row[last] ?? '', lastWidth)]),
    [...columns, { mark: style.cyan }],
    { width: Number.POSITIVE_INFINITY },
  );
}

/** `configured`, `detected 97 %`, `switched off`. */
export const originText = ({ rule, origin: from, confidence }: RuleInForce): string =>
  from === 'configured'
    ? rule === null
      ? 'switched off'
      : from
    : `detected ${Math.round(100 * confidence)} %${confidence < unsureBelow ? ' ?' : ''}`;

/** A rule on one line, as in a configuration. */
export function ruleText(rule: unknown): string {
  if (typeof rule === 'string') return rule;
  if (Array.isArray(rule)) return rule.map(ruleText).join(' | ');
  return typeof rule === 'function' ? 'a function' : formatCode(rule, { width: Number.POSITIVE_INFINITY });
}
