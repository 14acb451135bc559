import stringWidth from 'string-width';
import type { CalendarEvent } from '../../calendar/event.ts';
import type { MappingInForce, RuleInForce } from '../../mapping/mapper.ts';
import { type EventField, eventFields } from '../../mapping/mapping-settings.ts';
import { codeOf } from '../screen/expression-code.ts';
import { printable, type Style } from '../screen/terminal.ts';
import { fitted, table, wrapped } from '../screen/text-table.ts';
import { filledIn } from '../survey/filled-fields.ts';

/** Fields whose usual value goes without saying, and how the others are counted. */
const counted: { readonly [field in EventField]?: (event: CalendarEvent) => string } = {
  allDay: () => 'all-day',
  status: ({ status }) => status,
  visibility: ({ visibility }) => visibility,
};

/** In how many of the events a field is filled: `18 of 20`; of status and the like, which ones: `2 cancelled, 1 draft`. */
function coverage(field: string, events: readonly CalendarEvent[]): string {
  const known = field as EventField;
  const filled = filledIn(field, events);
  if (filled === null || events.length === 0) return '';
  const name = counted[known];
  if (name === undefined) return `${filled.length} of ${events.length}`;
  const counts = Map.groupBy(filled, name);
  return filled.length === 0 ? 'none' : [...counts].map(([what, all]) => `${all.length} ${what}`).join(', ');
}

/** Below this a person should look whether it is right. */
export const unsure = 0.6;

/** Fields that most portals have: where they are not found, that is worth a word. */
export const usual = [
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

/** A line has room for the reasons from so many cells on. */
const roomy = 160;

/**
 * The rules in force, a row each: field, rule, where it came from, in how many events it is filled; and why, where there
 * is room, or where a person should look.
 */
export function mappingTable(
  rules: MappingInForce,
  events: readonly CalendarEvent[],
  { style, width }: { readonly style: Style; readonly width: number },
): readonly string[] {
  const rows = rowsOf(rules, events);
  const lines = width >= roomy ? wideLines(rows, style, width) : narrowLines(rows, style, width);
  const missing = usual.filter((field) => !(field in rules.event));
  if (missing.length === 0) return lines;
  const note = `Not found: ${missing.join(', ')}. Where the portal has it, name it: mapping.event.${missing[0]} (docs/mapping.md).`;
  return [...lines, '', ...wrapped(note, width - 2).map((line) => `  ${line}`)];
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
  // Where no event is all-day, nothing was decided, and nothing needs to be.
  const { allDayEnd } = rules;
  const decides = allDayEnd.rule !== 'auto' || events.some(({ allDay }) => allDay);
  return [...lists, ...fields, ...(decides ? [row('allDayEnd', allDayEnd, '')] : [])];
}

function row(field: string, rule: RuleInForce, filled: string): Row {
  const detected = rule.origin === 'detected';
  return {
    field,
    rule: printable(ruleText(rule.rule)),
    from: origin(rule),
    filled,
    why: detected ? printable(rule.why) : '',
    isUnsure: detected && rule.confidence < unsure,
  };
}

const wideLines = (rows: readonly Row[], style: Style, width: number): readonly string[] =>
  table(
    [
      ['field', 'rule', 'from', 'filled', 'why'],
      ...rows.map(({ field, rule, from, filled, why }) => [field, rule, from, filled, why]),
    ],
    [{ mark: style.bold }, { most: 80, mark: style.cyan }, {}, {}, { mark: style.dim }],
    { width },
  );

/** A line for each rule, cut where it is long; only what a person should look at says why, below. */
function narrowLines(rows: readonly Row[], style: Style, width: number): readonly string[] {
  // What is said of the lists is longer by name, and fills nothing.
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
        ...fields.map(({ field, from, filled, rule }) => [field, from, fitted(filled, 14), rule]),
      ],
      style,
      width,
    ),
  ];
  const doubtful = rows.filter(({ isUnsure }) => isUnsure);
  if (doubtful.length === 0) return lines;
  const reasons = table(
    doubtful.map(({ field, why }) => [field, why]),
    [{ mark: style.yellow }, { mark: style.dim }],
    { width },
  );
  return [...lines, '', '  Look at what has a question mark:', ...reasons];
}

/** The last column, cut to what is left of the line. */
function narrowTable(rows: readonly (readonly string[])[], style: Style, width: number): readonly string[] {
  const last = Math.max(0, ...rows.map((row) => row.length - 1));
  const widths = Array.from({ length: last }, (_, at) => Math.max(...rows.map((row) => stringWidth(row[at] ?? ''))));
  const room = Math.max(12, width - widths.reduce((sum, one) => sum + one + 2, 2));
  const columns = Array.from({ length: last }, (_, at) => (at === 0 ? { mark: style.bold } : {}));
  return table(
    rows.map((row) => [...row.slice(0, last), fitted(row[last] ?? '', room)]),
    [...columns, { mark: style.cyan }],
    { width: Number.POSITIVE_INFINITY },
  );
}

const origin = ({ origin: from, confidence }: RuleInForce): string =>
  from === 'configured' ? from : `detected ${Math.round(100 * confidence)} %${confidence < unsure ? ' ?' : ''}`;

/** A rule on one line, as it would be written in a configuration. */
function ruleText(rule: unknown): string {
  if (typeof rule === 'string') return rule;
  if (Array.isArray(rule)) return rule.map(ruleText).join(' | ');
  return typeof rule === 'function' ? 'a function' : codeOf(rule, { room: Number.POSITIVE_INFINITY });
}
