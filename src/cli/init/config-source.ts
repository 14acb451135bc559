import type { Calendar } from '../../calendar/calendar.ts';
import type { Settings } from '../../config/settings.ts';
import type { MappingInForce, RuleInForce } from '../../mapping/mapper.ts';
import { unsure, usual } from '../report/mapping-table.ts';
import { codeOf } from '../screen/expression-code.ts';
import { printable } from '../screen/terminal.ts';
import { wrapped } from '../screen/text-table.ts';
import { rulesInOrder } from './proposal.ts';

export interface SourceDeps {
  readonly settings: Settings;
  readonly rules: MappingInForce | null;
  readonly calendars: readonly Calendar[];
  /** Whether `import … from 'kalends'` leads anywhere from where the file is. */
  readonly canImport: boolean;
}

/** The configuration as code that a person reads and edits: each rule with how sure it is, and why. */
export function configSource({ settings, rules, calendars, canImport }: SourceDeps): string {
  const { source, site = {} } = settings;
  const lines = [
    '// Written by `kalends init`, from what the portal answered. It is yours to edit: `kalends check` shows what becomes',
    "// of it. The token is not part of it: that is in the environment, as KALENDS_TOKEN or KALENDS_TOKEN_FILE's file.",
    ...(canImport
      ? ["import { defineConfig } from 'kalends';", '', 'export default defineConfig({']
      : ['export default {']),
    '  source: {',
    `    baseUrl: ${codeOf(source?.baseUrl)},`,
    `    auth: ${codeOf(source?.auth)},`,
    '  },',
    '',
    '  site: {',
    `    title: ${codeOf(site.title ?? 'Events')},`,
    "    // id: 'events.example.org', part of every event's identity; the portal's host unless said. Choose it before people",
    '    // subscribe: another one makes every event a new one to them.',
    ...(site.timeZone === undefined
      ? ["    // timeZone: 'Europe/Berlin', the zone of dates that name none."]
      : ['    // The zone of dates that name none.', `    timeZone: ${codeOf(site.timeZone)},`]),
    ...(site.language === undefined ? ["    // language: 'en',"] : [`    language: ${codeOf(site.language)},`]),
    '  },',
    ...calendarLines(calendars),
    ...(rules === null ? noMapping : mappingLines(rules)),
    canImport ? '});' : '};',
  ];
  return `${lines.join('\n')}\n`;
}

const noMapping = [
  '',
  '  // mapping: as no event could be read, nothing is written here: each field is detected as soon as there are events.',
];

/** Calendars that a person may want to name, colour or hide. */
function calendarLines(calendars: readonly Calendar[]): readonly string[] {
  if (calendars.length === 0) return [];
  const shown = calendars.slice(0, 50).map(({ id, title }) => `${codeOf(id)}: { title: ${codeOf(title)} },`);
  return [
    '',
    "  // By the portal's id; what is said here wins over what the portal says: slug, title, description, timeZone,",
    '  // language, color, hidden.',
    '  calendars: {',
    ...shown.map((text) => comment(text, 4)[0] ?? ''),
    '  },',
  ];
}

function mappingLines(rules: MappingInForce): readonly string[] {
  const parts = rulesInOrder(rules).flatMap(([part, all]) => [
    `    ${part}: {`,
    ...all.flatMap(([field, rule]) => [
      ...reason(rule, 6),
      ...(part === 'event' && field === 'sessions'
        ? ['      // Fields such as start are looked for in each of these first.']
        : []),
      `      ${field}: ${codeOf(rule.rule, { indent: 6, room: 110 - field.length })},`,
    ]),
    ...(part === 'event' ? missingLines(rules) : []),
    '    },',
  ]);
  const { allDayEnd } = rules;
  return [
    '',
    "  // Which field of the portal's records is what, by JMESPath; docs/mapping.md says what else a rule can be. A rule that",
    '  // you take away is detected again. The percentages say how sure detection was. In `values`, null is what goes without',
    '  // saying: confirmed, public.',
    '  mapping: {',
    ...parts,
    ...(allDayEnd.rule === 'auto' ? [] : [...reason(allDayEnd, 4), `    allDayEnd: ${codeOf(allDayEnd.rule)},`]),
    '  },',
  ];
}

/** What a person may know of where detection has found nothing. */
function missingLines(rules: MappingInForce): readonly string[] {
  const missing = usual.filter((field) => !(field in rules.event));
  if (missing.length === 0) return [];
  return [
    '      // Not found. Where the portal has it, say where:',
    ...missing.map((field) => `      // ${field}: '…',`),
  ];
}

function reason({ confidence, why, origin }: RuleInForce, indent: number): readonly string[] {
  if (origin === 'configured') return [];
  const sure = `${Math.round(100 * confidence)} %`;
  return comment(confidence < unsure ? `LOOK AT THIS ONE, ${sure}: ${why}` : `${sure}: ${why}`, indent);
}

/** Comments hold what the portal says; no character of it ends one: `wrapped` breaks at every line's end there is. */
function comment(text: string, indent: number): readonly string[] {
  return wrapped(printable(text).trim(), 114 - indent).map((line) => `${' '.repeat(indent)}// ${line}`);
}
