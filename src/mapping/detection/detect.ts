import type { Problem } from '../../calendar/problem.ts';
import { toldOf } from '../../calendar/told.ts';
import { isRecord, scalarText } from '../json.ts';
import type { DetectedMapping, ListedRecord, RuleInForce, Samples } from '../mapper.ts';
import { mappingProblem } from '../mapping-problem.ts';
import type { ConfiguredMapping, MappingContext, MappingSettings, Rule } from '../mapping-settings.ts';
import {
  allNotations,
  isRecent,
  type Notation,
  type Notations,
  notationsOf,
  notationsOfDetails,
  plainBody,
  plainDetails,
} from '../plain-body.ts';
import { reasoned } from '../reason.ts';
import { type CalendarTables, calendarTables } from '../record/calendar-tables.ts';
import { mergeDetails as layDetails, unwrapDetails } from '../record/details.ts';
import { resolveReferences, responseTimeZone } from '../record/response-context.ts';
import { compileItems } from '../rules/list-path.ts';
import { compileRule } from '../rules/rule.ts';
import { fieldNames } from '../structure/field-names.ts';
import { allDayEndQuestion } from './all-day-end-question.ts';
import { attempt } from './attempt.ts';
import { detectCalendars } from './calendars.ts';
import { detectEvents } from './detect-events.ts';
import type { Finding } from './finding.ts';
import { withDoubts } from './grade.ts';
import { withListRules } from './list-fallback.ts';
import { placeOfCalendars } from './lists/calendar-places.ts';
import { type ItemsPlace, locateItems } from './lists/envelope.ts';
import { refusedIds } from './lists/ids.ts';
import type { ListKind } from './lists/list-kind.ts';
import type { Model } from './model/choose.ts';
import { type Features, profileOf } from './model/features.ts';
import { namesOfCalendars } from './model/value-words.ts';
import { weights as fittedModel } from './model/weights.ts';
import { distinctRecords, representative } from './profile/representative.ts';
import { calendarTableOf, maxRecords, spread, type Table, tableOf } from './profile/table.ts';
import { statusQuestion, titleQuestion } from './questions.ts';
import { circleQuestion, stateWordQuestion } from './state/word-question.ts';

/** Moves when detection changes what it finds. Every result holds it. */
export const version = 10;

/** Finds the rules that no configuration gives, from the answers' own evidence. Pure: the same samples, the same mapping. */
export function detectMapping(
  given: Samples,
  settings: ConfiguredMapping,
  site: MappingContext,
  model: Model = fittedModel,
): DetectedMapping {
  const problems: Problem[] = [];
  const notations = foundNotations(given, settings);
  const samples = { ...given, notations };
  const calendarsAt = placeOfCalendars(samples.calendars, samples.calendarIds ?? []);
  const calendarsOf = (body: unknown) => calendarsIn(body, settings, calendarsAt);
  const tables = tablesBeside(samples, calendarsOf);
  const { listed, table } = tablesOf(samples, site.language, tables);
  const calendarItems = place(samples.calendars, 'calendars', problems, calendarsAt);
  const eventItems = place(bodiesOf(samples.events), 'events', problems);
  const calendarRecords = samples.calendars.flatMap(calendarsOf);
  const calendarTable = calendarTableOf(calendarRecords, site.language);
  const around = contextOf(samples, site);
  const calendars = attempt('calendars', problems, {}, () =>
    detectCalendars(profileOf(calendarTable, around), model, samples.calendarIds),
  );
  const context = {
    ...around,
    calendarNames: namesOfCalendars(
      calendarTable,
      titlesOf(calendarRecords, settings.calendars.title ?? calendars.title?.rule),
    ),
  };
  const refused = attempt('calendars', problems, new Set<string>(), () =>
    refusedIds(calendarTable, samples.calendarIds ?? [], model),
  );
  const known = samples.eventIds ?? [];
  const answered = known.length > 0 ? known : samples.details.flatMap(({ id }) => id ?? []);
  const whole = detectEvents(table, listed, context, model, problems, answered, refused);
  const { allDayEnd } = whole;
  const found = withListRules(
    whole.findings,
    listed,
    () => detectEvents(listed, listed, context, model, [], answered, refused).findings,
  );
  const questions = [
    ...whole.questions,
    ...attempt('event.title', problems, [], () => titleQuestion(found, table)),
    ...attempt('event.end', problems, [], () => allDayEndQuestion(found, allDayEnd, table, context)),
    ...attempt('event.status', problems, [], () => statusQuestion(found, table)),
    ...attempt('event.status', problems, [], () => stateWordQuestion(found, table, listed)),
    ...attempt('event.visibility', problems, [], () => circleQuestion(found, table, listed)),
  ];
  const findings = withDoubts(found, questions);
  for (const field of ['id', 'title', 'start'] as const) {
    if (findings[field] !== undefined || settings.event[field] !== undefined || table.records.length === 0) continue;
    problems.push({
      level: 'error',
      where: `mapping.event.${field}`,
      ...mappingProblem('noKeyFor', { field }),
    });
  }
  const { event, calendars: ownCalendars } = settings;
  const kept = <T extends object>(found: T, own: object): T =>
    Object.fromEntries(
      Object.entries(found).filter(
        ([field]) => !Object.hasOwn(own, field) || (own as Record<string, unknown>)[field] === undefined,
      ),
    ) as T;
  // What a person has given to one field is no other one.
  const configured = new Set(Object.values(event).filter((rule) => typeof rule === 'string'));
  const eventFindings = Object.fromEntries(
    Object.entries(kept(findings, event)).filter(([, finding]) => !configured.has(finding?.rule as string)),
  ) as typeof findings;
  const calendarFindings = kept({ ...calendars, ...(calendarItems ? { items: calendarItems } : {}) }, ownCalendars);
  const listFindings = kept({ ...(eventItems ? { items: eventItems } : {}) }, settings.events);
  return {
    version,
    settings: {
      calendars: rulesOf(calendarFindings) as MappingSettings['calendars'],
      events: rulesOf(listFindings) as MappingSettings['events'],
      details: {},
      event: rulesOf(eventFindings),
      allDayEnd: allDayEnd.rule as MappingSettings['allDayEnd'],
    },
    inForce: {
      calendars: inForce(calendarFindings),
      events: inForce(listFindings),
      details: {},
      event: inForce(eventFindings),
      allDayEnd: { ...allDayEnd, origin: 'detected' },
    },
    problems,
    ...(questions.length > 0 && { questions }),
    ...(tables !== null && { tables }),
    notations,
  };
}

/** What the sampled answers are written in. Of what no answer was sampled, nothing is known. */
function foundNotations(
  { calendars, events, details, notations }: Samples,
  { event }: Pick<ConfiguredMapping, 'event'>,
): Notations {
  const ofLists = notations === undefined ? allNotations(bodiesOf(events).map(notationsOf)) : notations.events;
  // A person may have written rules for details in which these stand as they are.
  const isMeant = (one: Notation) =>
    !isRecent(one) || Object.keys(event).length === 0 || ofLists?.includes(one) === true;
  return {
    ...(calendars.length > 0 && { calendars: allNotations(calendars.map(notationsOf)) }),
    ...(events.length > 0 && ofLists && { events: ofLists }),
    ...(details.length > 0 && {
      details: (notations?.details ?? notationsOfAll(details, ofLists ?? [])).filter(isMeant),
    }),
  };
}

/**
 * One answer with details is about one record only, so that it may have the signs of a notation by chance: the list has it as well, or all
 * of them have, each by itself or together.
 */
function notationsOfAll(details: Samples['details'], ofLists: readonly Notation[]): readonly Notation[] {
  const ofEach = details.map(({ body, listed }) => notationsOfDetails(body, listed.body));
  const together = notationsOf(details.map(({ body }) => body));
  const isOfAll = (one: Notation) => ofEach.every((had) => had.includes(one)) || together.includes(one);
  return allNotations(ofEach).filter((one) => ofLists.includes(one) || isOfAll(one));
}

const bodiesOf = (events: readonly ListedRecord[]): readonly unknown[] => [...new Set(events.map(({ body }) => body))];

/** The tables in the answer with the calendars; null: the sampled records name nothing of them. */
function tablesBeside(
  { calendars, tables: before, events, details, notations }: Samples,
  calendarsOf: (body: unknown) => readonly unknown[],
): CalendarTables | null {
  const tables = calendars.length === 0 ? (before ?? null) : calendarTables(calendars, calendarsOf);
  if (tables === null) return null;
  const isNamed = (record: unknown, body: unknown): boolean =>
    resolveReferences(record, body, tables) !== resolveReferences(record, body);
  const isUsed =
    spread(events, maxRecords).some(({ record, body }) => isNamed(record, body)) ||
    details.some(({ listed, body }) => {
      const plain = plainDetails(body, listed.body, notations?.details);
      return isNamed(unwrapDetails(plain, listed.record), plain);
    });
  return isUsed ? tables : null;
}

/** The site's context with the zones that answers name for all their dates. */
function contextOf({ calendars, events, details, isPart }: Samples, site: MappingContext): MappingContext {
  const ofEvents = responseTimeZone(events[0]?.body) ?? responseTimeZone(details[0]?.body);
  const answerTimeZone = ofEvents === null ? responseTimeZone(calendars[0]) : null;
  return {
    ...site,
    timeZone: site.timeZone ?? ofEvents ?? answerTimeZone,
    answerTimeZone,
    ...(isPart === true && { isPart }),
  };
}

/** What the calendars are called by the rule for their titles. */
function titlesOf(records: readonly unknown[], title: Rule | undefined): readonly string[] {
  if (title === undefined) return [];
  try {
    const read = compileRule(title);
    return records.map((record) => scalarText(read([record])?.value ?? '').trim());
  } catch {
    // Whoever reads the calendars says so.
    return [];
  }
}

const recordOf = ({ record }: ListedRecord): unknown => record;

/** The list's records by themselves, and the records with their details. `beside`: the tables in the answer with the calendars. */
export function tablesOf(
  given: Samples,
  language: string,
  beside: CalendarTables | null = null,
): { readonly listed: Table; readonly table: Table } {
  const samples = { ...given, events: distinctRecords(given.events, recordOf) };
  const resolved = ({ record, body }: ListedRecord): unknown => resolveReferences(record, body, beside);
  const bodies = [
    ...samples.events.map(({ body }) => plainBody(body)),
    ...samples.details.map(({ body, listed }) => plainDetails(body, listed.body, samples.notations?.details)),
  ];
  const names = fieldNames([...new Set(bodies)].slice(0, maxRecords));
  const listed = tableOf(representative(samples.events, maxRecords, recordOf).map(resolved), language, 0, null, names);
  return { listed, table: completeTable(samples, { listed, names }, language, beside) };
}

/** The records as the mapper reads them: references resolved, details laid over; those with details first. */
function completeTable(
  { events, details, notations }: Samples,
  { listed, names }: { readonly listed: Table; readonly names: ReadonlyMap<string, string> },
  language: string,
  beside: CalendarTables | null,
): Table {
  const bodies = new Map(details.map(({ listed, body }) => [listed.record, body]));
  const plain = events.filter(({ record }) => !bodies.has(record));
  const detailed = events.filter(({ record }) => bodies.has(record)).slice(0, maxRecords);
  const records = [...detailed, ...representative(plain, maxRecords, recordOf)].map((one) => {
    const base = resolveReferences(one.record, one.body, beside);
    const body = bodies.get(one.record);
    if (body === undefined || body === null) return base;
    const plain = plainDetails(body, one.body, notations?.details);
    const own = resolveReferences(unwrapDetails(plain, one.record), plain);
    const over = resolveReferences(own, one.body, beside);
    return isRecord(over) && isRecord(base) ? layDetails(base, over) : base;
  });
  return tableOf(records, language, detailed.length, listed, names);
}

/** The records of the list that is likeliest in an answer; none where it has no list. */
export function itemsOf(body: unknown, kind: ListKind): readonly unknown[] {
  try {
    return locateItems(body, kind).items;
  } catch {
    return [];
  }
}

type FindPlace = (body: unknown) => ItemsPlace;

/** The records of an answer with the calendars: where the configuration says, if it does, else at their place. */
export function calendarsIn(
  body: unknown,
  { calendars: { items } }: ConfiguredMapping,
  at: FindPlace = (one) => locateItems(one, 'calendars'),
): readonly unknown[] {
  try {
    return compileItems(items, 'mapping.calendars.items', (one) => at(one).items)(body);
  } catch {
    // Whoever reads the list says so.
    return [];
  }
}

/** Where the list is, when all pages agree on it. */
function place(
  bodies: readonly unknown[],
  kind: ListKind,
  problems: Problem[],
  at: FindPlace = (one) => locateItems(one, kind),
): Finding | null {
  const found = new Map<string, { count: number; confidence: number }>();
  for (const body of bodies.slice(0, 50)) {
    try {
      const { expression, items, confidence } = at(body);
      if (items.length === 0 && bodies.length > 1) continue;
      found.set(expression, { count: (found.get(expression)?.count ?? 0) + 1, confidence });
    } catch (error) {
      problems.push({ level: 'error', where: `mapping.${kind}.items`, ...toldOf(error) });
    }
  }
  const [first] = [...found].sort((a, b) => b[1].count - a[1].count);
  if (first === undefined || found.size > 1) return null;
  return {
    rule: first[0],
    confidence: Math.round(100 * first[1].confidence) / 100,
    ...reasoned(kind === 'events' ? 'eventList' : 'calendarList', { key: first[0] }),
  };
}

const rulesOf = (findings: Readonly<Record<string, Finding | undefined>>): Readonly<Record<string, Rule>> =>
  Object.fromEntries(
    Object.entries(findings).flatMap(([field, finding]) => (finding === undefined ? [] : [[field, finding.rule]])),
  );

const inForce = (findings: Readonly<Record<string, Finding | undefined>>): Readonly<Record<string, RuleInForce>> =>
  Object.fromEntries(
    Object.entries(findings).flatMap(([field, finding]) => (finding === undefined ? [] : [[field, shown(finding)]])),
  );

function shown({ evidence, rivals: _, isOpen: __, ...finding }: Finding): RuleInForce {
  const rule: RuleInForce = { ...finding, origin: 'detected' };
  if (evidence !== undefined) evidenceOf.set(rule, evidence);
  return rule;
}

/** What the confidence of a rule rests on, which is not kept: the fit learns from it. */
export const evidenceOf = new WeakMap<RuleInForce, Features>();
