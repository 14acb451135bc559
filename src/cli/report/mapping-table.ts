import type { CalendarEvent } from '../../calendar/event.ts';
import type { MappingInForce, RuleInForce } from '../../mapping/mapper.ts';
import { eventFields } from '../../mapping/settings.ts';
import { table, wrapped } from '../layout.ts';
import { printable, type Style } from '../terminal.ts';

import { coverage } from './coverage.ts';

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

/** The rules in force, a row each: field, rule, where it came from, in how many events it is filled, and why. */
export function mappingTable(
  rules: MappingInForce,
  events: readonly CalendarEvent[],
  { style, width }: { readonly style: Style; readonly width: number },
): readonly string[] {
  const lists = [
    ...Object.entries(rules.calendars).map(([field, rule]) => [`calendars.${field}`, rule] as const),
    ...Object.entries(rules.events).map(([field, rule]) => [`events.${field}`, rule] as const),
    ...Object.entries(rules.details).map(([field, rule]) => [`details.${field}`, rule] as const),
  ];
  const fields = eventFields.flatMap((field) => {
    const rule = rules.event[field];
    return rule === undefined ? [] : [[field, rule] as const];
  });
  const rows = [
    ...lists.map(([name, rule]) => row(name, rule, '')),
    ...fields.map(([field, rule]) => row(field, rule, coverage(field, events))),
    row('allDayEnd', rules.allDayEnd, ''),
  ];
  const most = Number.isFinite(width) ? Math.max(16, Math.min(40, Math.floor(width / 3.4))) : 80;
  const lines = table(
    [['field', 'rule', 'from', 'filled', 'why'], ...rows],
    [{ mark: style.bold }, { most, mark: style.cyan }, {}, {}, { mark: style.dim }],
    { width },
  );
  const missing = usual.filter((field) => !(field in rules.event));
  if (missing.length === 0) return lines;
  const note = `Not found: ${missing.join(', ')}. Where the portal has it, name it: mapping.event.${missing[0]} (docs/mapping.md).`;
  return [...lines, '', ...wrapped(note, width - 2).map((line) => `  ${line}`)];
}

function row(name: string, rule: RuleInForce, filled: string): readonly string[] {
  return [
    name,
    printable(ruleText(rule.rule)),
    origin(rule),
    filled,
    rule.origin === 'configured' ? '' : printable(rule.why),
  ];
}

const origin = ({ origin: from, confidence }: RuleInForce): string =>
  from === 'configured' ? from : `detected ${Math.round(100 * confidence)} %${confidence < unsure ? ' ?' : ''}`;

/** A rule on one line, as a person would say it. */
export function ruleText(rule: unknown): string {
  if (typeof rule === 'string') return rule;
  if (Array.isArray(rule)) return rule.map(ruleText).join(' | ');
  return JSON.stringify(rule) ?? String(rule);
}
