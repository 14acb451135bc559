import type { Calendar } from '../../calendar/calendar.ts';
import type { Settings } from '../../config/settings.ts';
import type { MappingInForce, Question, RuleInForce } from '../../mapping/mapper.ts';
import { expectedFields } from '../report/mapping-table.ts';
import { choiceText } from '../report/question-report.ts';
import { formatCode } from '../screen/format-code.ts';
import { printable } from '../screen/terminal.ts';
import { wrap } from '../screen/text-table.ts';
import type { DifferingRule } from './common-rules.ts';
import { isPinned, rulesInOrder } from './propose-settings.ts';

interface ConfigCodeInput {
  readonly settings: Settings;
  readonly rules: MappingInForce | null;
  /** What nobody has answered. */
  readonly questions?: readonly Question[];
  /** What differs between calendars and is no rule. */
  readonly differing?: readonly DifferingRule[];
  readonly calendars: readonly Calendar[];
  /** Whether `import … from 'kalends'` resolves from the file's directory. */
  readonly canImport: boolean;
  /** False: nothing tells whether the portal takes the token in this way. */
  readonly isAuthVerified?: boolean;
}

/** Generates the configuration as code for people to edit. A comment gives the confidence and the reason of each rule. */
export function generateConfigCode({
  settings,
  rules,
  questions = [],
  differing = [],
  calendars,
  canImport,
  isAuthVerified = true,
}: ConfigCodeInput): string {
  const { source, site = {}, calendars: configured = {} } = settings;
  const lines = [
    "// Written by `kalends init` from the portal's data. It is yours to edit; `kalends check` shows the result. The token is",
    '// not part of it: set KALENDS_TOKEN, or KALENDS_TOKEN_FILE to the file that holds it.',
    ...(canImport
      ? ["import { defineConfig } from 'kalends';", '', 'export default defineConfig({']
      : ['export default {']),
    '  source: {',
    `    baseUrl: ${formatCode(source?.baseUrl)},`,
    ...(isAuthVerified ? [] : ['    // Not verified: the portal lists no calendar, with or without the token.']),
    `    auth: ${formatCode(source?.auth)},`,
    ...keptLines(source, ['baseUrl', 'auth'], 4),
    '  },',
    '',
    '  site: {',
    `    title: ${formatCode(site.title ?? 'Events')},`,
    ...(site.id === undefined
      ? [
          "    // id: 'events.example.org', part of every event's identity; by default the portal's host. Choose it before people",
          '    // subscribe: if it changes, every event becomes a new one to them.',
        ]
      : [`    id: ${formatCode(site.id)},`]),
    ...(site.timeZone === undefined
      ? ["    // timeZone: 'Europe/Berlin', the zone of dates without one."]
      : ['    // The zone of dates without one.', `    timeZone: ${formatCode(site.timeZone)},`]),
    ...(site.language === undefined ? ["    // language: 'en',"] : [`    language: ${formatCode(site.language)},`]),
    ...keptLines(site, ['title', 'id', 'timeZone', 'language'], 4),
    '  },',
    ...calendarLines(calendars, configured),
    ...(rules === null ? emptyMapping(settings.mapping) : mappingLines(rules, questions, differing)),
    ...keptLines(settings, ['source', 'site', 'calendars', 'mapping'], 2),
    canImport ? '});' : '};',
  ];
  return `${lines.join('\n')}\n`;
}

/** Settings that this command knows nothing of, as they are. */
function keptLines(settings: object | undefined, shown: readonly string[], indent: number): readonly string[] {
  const kept = Object.entries(settings ?? {}).filter(([key, value]) => !shown.includes(key) && value !== undefined);
  return kept.flatMap(([key, value]) => [...(indent === 2 ? [''] : []), ...memberLines({ [key]: value }, indent)]);
}

/** The members of an object, each on lines of its own. */
const memberLines = (object: object, indent: number): readonly string[] =>
  Object.keys(object).length === 0
    ? []
    : formatCode(object, { indent: indent - 2, width: 0 })
        .split('\n')
        .slice(1, -1);

function emptyMapping(mapping: Settings['mapping']): readonly string[] {
  const note = ['', '  // No event could be read. Each field without a rule is detected as soon as there are events.'];
  if (mapping === undefined)
    return [
      ...note.slice(0, 1),
      '  // mapping: empty, since no event could be read. Each field is detected as soon as there are events.',
    ];
  return [...note, ...`  mapping: ${formatCode(mapping, { indent: 2 })},`.split('\n')];
}

/** The calendars that are configured, and commented-out entries for those that a person may want to name, colour or hide. */
function calendarLines(
  calendars: readonly Calendar[],
  configured: NonNullable<Settings['calendars']>,
): readonly string[] {
  const others = calendars.filter(({ id }) => !Object.hasOwn(configured, id));
  if (Object.keys(configured).length === 0 && others.length === 0) return [];
  return [
    '',
    "  // By the portal's id. These settings override the portal's data: slug, title, description, timeZone, language,",
    '  // color, hidden.',
    '  calendars: {',
    ...memberLines(configured, 4),
    ...others
      .slice(0, 50)
      .map(({ id, title }) => comment(`${formatCode(id)}: { title: ${formatCode(title)} },`, 4)[0] ?? ''),
    '  },',
  ];
}

function mappingLines(
  rules: MappingInForce,
  questions: readonly Question[],
  differing: readonly DifferingRule[],
): readonly string[] {
  const written = new Map(rulesInOrder(rules));
  const shown = (['calendars', 'events', 'details', 'event'] as const).filter(
    (part) => written.has(part) || differing.some(({ where }) => where.startsWith(`mapping.${part}.`)),
  );
  const parts = shown.flatMap((part) => [
    `    ${part}: {`,
    ...(written.get(part) ?? []).flatMap(([field, rule]) => [
      ...reason(rule, 6),
      ...(part === 'event' && field === 'sessions'
        ? ['      // Fields such as start are first looked up in each of these.']
        : []),
      ...(isPinned(rule)
        ? [`      ${field}: ${formatCode(rule.rule, { indent: 6, width: 110 - field.length })},`]
        : unsureLines(field, rule, 6)),
    ]),
    ...differingLines(differing, `mapping.${part}.`, 6),
    ...(part === 'event'
      ? [...questionLines(questions, 'mapping.event.', 6), ...missingLines(rules, questions, differing)]
      : []),
    '    },',
  ]);
  const { allDayEnd } = rules;
  return [
    '',
    "  // Where the fields of an event are in the portal's records, as JMESPath; docs/mapping.md shows the other kinds of rules.",
    '  // A rule that you remove is detected again, and null instead of a rule leaves a field empty. The percentages are the',
    '  // confidence of detection; a rule that is less than 90 % sure is a comment and stays detected until you write it yourself.',
    '  // In `values`, null stands for the default: confirmed, public.',
    '  mapping: {',
    ...parts,
    ...differingLines(differing, 'mapping.', 4),
    ...questionLines(questions, 'mapping.', 4),
    ...(allDayEnd.rule === 'auto'
      ? []
      : [
          ...reason(allDayEnd, 4),
          ...(isPinned(allDayEnd)
            ? [`    allDayEnd: ${formatCode(allDayEnd.rule)},`]
            : unsureLines('allDayEnd', allDayEnd, 4)),
        ]),
    '  },',
  ];
}

/** Those about what stands right under `part`. */
const under = <T extends { readonly where: string }>(all: readonly T[], part: string): readonly T[] =>
  all.filter(({ where }) => where.slice(0, where.lastIndexOf('.') + 1) === part);

/** So many calendars are named with their rules. */
const mostNamed = 5;

/** What differs between calendars, with the rule of each, as comments: a rule here would count for all of them. */
function differingLines(differing: readonly DifferingRule[], part: string, indent: number): readonly string[] {
  const found = under(differing, part);
  if (found.length === 0) return [];
  const text = (rule: unknown) => (rule === undefined ? 'none' : formatCode(rule, { width: Number.POSITIVE_INFINITY }));
  return [
    ...comment(
      'Differs between calendars, so it stays detected: a rule that you write here counts for all of them.',
      indent,
    ),
    ...found.flatMap(({ where, rule, byCalendar }) => {
      const own = Object.entries(byCalendar).filter(([, one]) => JSON.stringify(one) !== JSON.stringify(rule));
      const named = own.slice(0, mostNamed).map(([id, one]) => `calendar ${formatCode(id)}: ${text(one)}`);
      const more = own.length > mostNamed ? [`${own.length - mostNamed} more calendars have others`] : [];
      return comment([`${where.slice(part.length)}: ${text(rule)}`, ...named, ...more].join('; '), indent);
    }),
  ];
}

/** Questions about what stands right under `part`, with a commented-out rule for each answer. */
const questionLines = (questions: readonly Question[], part: string, indent: number): readonly string[] =>
  under(questions, part).flatMap(({ where, message, choices }) => [
    ...comment(`DECIDE: ${message}`, indent),
    ...choices.flatMap((choice) => [
      ...comment(choiceText(choice), indent),
      ...comment(`${where.slice(part.length)}: ${formatCode(choice.rule, { width: 200 })},`, indent),
    ]),
  ]);

/** Commented-out rules for the fields that detection did not find, so that a person can add them. */
function missingLines(
  rules: MappingInForce,
  questions: readonly Question[],
  differing: readonly DifferingRule[],
): readonly string[] {
  const isSaid = (field: string) =>
    [...questions, ...differing].some(({ where }) => where === `mapping.event.${field}`);
  const missing = expectedFields.filter((field) => !(field in rules.event) && !isSaid(field));
  if (missing.length === 0) return [];
  return [
    '      // Not found. If the portal has one of these, set its rule:',
    ...missing.map((field) => `      // ${field}: '…',`),
  ];
}

function reason(rule: RuleInForce, indent: number): readonly string[] {
  const { confidence, why, origin } = rule;
  if (origin === 'configured') return [];
  const sure = `${Math.floor(100 * confidence)} %`;
  return comment(isPinned(rule) ? `${sure}: ${why}` : `UNSURE, ${sure}: ${why}`, indent);
}

/** A rule as a comment, and what else the field could be. */
const unsureLines = (field: string, { rule, alternatives = [] }: RuleInForce, indent: number): readonly string[] => [
  ...comment(`${field}: ${formatCode(rule, { width: Number.POSITIVE_INFINITY })},`, indent),
  ...alternatives.flatMap((other) =>
    comment(
      `or ${Math.round(100 * other.confidence)} %: ${formatCode(other.rule, { width: Number.POSITIVE_INFINITY })}, such as ${other.examples.join('; ')}`,
      indent,
    ),
  ),
];

/** Comments quote the portal's texts. None can end a comment early, because `wrap` splits at every kind of line break. */
function comment(text: string, indent: number): readonly string[] {
  return wrap(printable(text).trim(), 114 - indent).map((line) => `${' '.repeat(indent)}// ${line}`);
}
