import type { Calendar } from '../../calendar/calendar.ts';
import type { Settings } from '../../config/settings.ts';
import type { MappingInForce, Question, RuleInForce } from '../../mapping/mapper.ts';
import { expectedFields, unsureBelow } from '../report/mapping-table.ts';
import { choiceText } from '../report/question-report.ts';
import { formatCode } from '../screen/format-code.ts';
import { printable } from '../screen/terminal.ts';
import { wrap } from '../screen/text-table.ts';
import { rulesInOrder } from './propose-settings.ts';

interface ConfigCodeInput {
  readonly settings: Settings;
  readonly rules: MappingInForce | null;
  /** What nobody has answered. */
  readonly questions?: readonly Question[];
  readonly calendars: readonly Calendar[];
  /** Whether `import … from 'kalends'` resolves from the file's directory. */
  readonly canImport: boolean;
}

/** Generates the configuration as code for people to edit. A comment gives the confidence and the reason of each rule. */
export function generateConfigCode({ settings, rules, questions = [], calendars, canImport }: ConfigCodeInput): string {
  const { source, site = {} } = settings;
  const lines = [
    "// Written by `kalends init` from the portal's data. It is yours to edit; `kalends check` shows the result. The token is",
    '// not part of it: set KALENDS_TOKEN, or KALENDS_TOKEN_FILE to the file that holds it.',
    ...(canImport
      ? ["import { defineConfig } from 'kalends';", '', 'export default defineConfig({']
      : ['export default {']),
    '  source: {',
    `    baseUrl: ${formatCode(source?.baseUrl)},`,
    `    auth: ${formatCode(source?.auth)},`,
    '  },',
    '',
    '  site: {',
    `    title: ${formatCode(site.title ?? 'Events')},`,
    "    // id: 'events.example.org', part of every event's identity; by default the portal's host. Choose it before people",
    '    // subscribe: if it changes, every event becomes a new one to them.',
    ...(site.timeZone === undefined
      ? ["    // timeZone: 'Europe/Berlin', the zone of dates without one."]
      : ['    // The zone of dates without one.', `    timeZone: ${formatCode(site.timeZone)},`]),
    ...(site.language === undefined ? ["    // language: 'en',"] : [`    language: ${formatCode(site.language)},`]),
    '  },',
    ...calendarLines(calendars),
    ...(rules === null ? noMapping : mappingLines(rules, questions)),
    canImport ? '});' : '};',
  ];
  return `${lines.join('\n')}\n`;
}

const noMapping = [
  '',
  '  // mapping: empty, since no event could be read. Each field is detected as soon as there are events.',
];

/** Commented-out entries for calendars that a person may want to name, colour or hide. */
function calendarLines(calendars: readonly Calendar[]): readonly string[] {
  if (calendars.length === 0) return [];
  const shown = calendars.slice(0, 50).map(({ id, title }) => `${formatCode(id)}: { title: ${formatCode(title)} },`);
  return [
    '',
    "  // By the portal's id. These settings override the portal's data: slug, title, description, timeZone, language,",
    '  // color, hidden.',
    '  calendars: {',
    ...shown.map((text) => comment(text, 4)[0] ?? ''),
    '  },',
  ];
}

function mappingLines(rules: MappingInForce, questions: readonly Question[]): readonly string[] {
  const parts = rulesInOrder(rules).flatMap(([part, all]) => [
    `    ${part}: {`,
    ...all.flatMap(([field, rule]) => [
      ...reason(rule, 6),
      ...(part === 'event' && field === 'sessions'
        ? ['      // Fields such as start are first looked up in each of these.']
        : []),
      `      ${field}: ${formatCode(rule.rule, { indent: 6, width: 110 - field.length })},`,
    ]),
    ...(part === 'event' ? [...questionLines(questions), ...missingLines(rules, questions)] : []),
    '    },',
  ]);
  const { allDayEnd } = rules;
  return [
    '',
    "  // Where the fields of an event are in the portal's records, as JMESPath; docs/mapping.md shows the other kinds of rules.",
    '  // A rule that you remove is detected again. The percentages are the confidence of detection. In `values`, null stands',
    '  // for the default: confirmed, public.',
    '  mapping: {',
    ...parts,
    ...(allDayEnd.rule === 'auto' ? [] : [...reason(allDayEnd, 4), `    allDayEnd: ${formatCode(allDayEnd.rule)},`]),
    '  },',
  ];
}

/** Questions with a commented-out rule for each answer. */
const questionLines = (questions: readonly Question[]): readonly string[] =>
  questions.flatMap(({ where, message, choices }) => [
    ...comment(`DECIDE: ${message}`, 6),
    ...choices.flatMap((choice) => [
      ...comment(choiceText(choice), 6),
      ...comment(`${where.replace('mapping.event.', '')}: ${formatCode(choice.rule, { width: 200 })},`, 6),
    ]),
  ]);

/** Commented-out rules for the fields that detection did not find, so that a person can add them. */
function missingLines(rules: MappingInForce, questions: readonly Question[]): readonly string[] {
  const isAsked = (field: string) => questions.some(({ where }) => where === `mapping.event.${field}`);
  const missing = expectedFields.filter((field) => !(field in rules.event) && !isAsked(field));
  if (missing.length === 0) return [];
  return [
    '      // Not found. If the portal has one of these, set its rule:',
    ...missing.map((field) => `      // ${field}: '…',`),
  ];
}

function reason({ confidence, why, origin }: RuleInForce, indent: number): readonly string[] {
  if (origin === 'configured') return [];
  const sure = `${Math.round(100 * confidence)} %`;
  return comment(confidence < unsureBelow ? `CHECK THIS ONE, ${sure}: ${why}` : `${sure}: ${why}`, indent);
}

/** Comments quote the portal's texts. None can end a comment early, because `wrap` splits at every kind of line break. */
function comment(text: string, indent: number): readonly string[] {
  return wrap(printable(text).trim(), 114 - indent).map((line) => `${' '.repeat(indent)}// ${line}`);
}
