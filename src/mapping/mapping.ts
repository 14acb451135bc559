import type { Problem } from '../calendar/problem.ts';
import { calendarsIn, version as detectionVersion, detectMapping } from './detection/detect.ts';
import { calendarPlaces } from './detection/lists/calendar-places.ts';
import { findItems, locateItems } from './detection/lists/envelope.ts';
import { rankIds } from './detection/lists/ids.ts';
import { namesAsIds } from './detection/lists/names-as-ids.ts';
import type { Model } from './detection/model/choose.ts';
import { distinctRecords } from './detection/profile/representative.ts';
import { calendarTableOf, maxRecords, spread, tableOf } from './detection/profile/table.ts';
import { pathsOfCourse } from './detection/state/course.ts';
import { sayingsOf } from './event/own-state.ts';
import { createLearning } from './learning/create-learning.ts';
import type { LearningMapping } from './learning/learning.ts';
import type { DetectedMapping, Mapper, MappingInForce, Question, RuleInForce, Samples } from './mapper.ts';
import { mappingProblem } from './mapping-problem.ts';
import type { ConfiguredMapping, MappingContext, MappingSettings, Rule } from './mapping-settings.ts';
import { earlyNotations, isRecent, notationsOf, plainBody, plainBodyBy } from './plain-body.ts';
import { reasoned } from './reason.ts';
import { calendarTables } from './record/calendar-tables.ts';
import { compileMapper, scopesOf, stateHints } from './record-mapper.ts';
import { compileItems, type FindItems, findItemsByFirstPage } from './rules/list-path.ts';
import { checkRule, compileRule } from './rules/rule.ts';
import { readId } from './values/id.ts';

/**
 * Creates a mapping of the configured rules, which detection completes. Throws an Error that names every invalid rule.
 * `model`: the weights of detection, where they are not the fitted ones.
 */
export function createMapping(settings: ConfiguredMapping, context: MappingContext, model?: Model): LearningMapping {
  const faults = checkSettings(settings);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const find = {
    calendars: compileItems(settings.calendars.items, 'mapping.calendars.items', (body) =>
      findItems(body, 'calendars'),
    ),
    events: compileItems(settings.events.items, 'mapping.events.items', (body) => findItems(body, 'events')),
  };
  const { items: _, ...calendarRules } = settings.calendars;
  const isWrittenFor = {
    calendars: rulesAreFor(calendarRules, find.calendars),
    events: rulesAreFor(settings.event, find.events),
  };
  /** Of a portal that nothing is known of, each answer is tried with all notations. */
  const anew =
    (kind: 'calendars' | 'events', findAll: FindItems): FindItems =>
    (body) =>
      findAll(plainBodyBy(body, isWrittenFor[kind](body) ? earlyNotations : undefined));
  const calendarItems = anew('calendars', find.calendars);
  const eventItems = anew('events', find.events);
  const readConfiguredId = (rule: Rule | null | undefined) => {
    const compiled = rule === undefined || rule === null ? null : compileRule(rule);
    return (record: unknown) => (compiled === null ? null : readId(compiled([record])?.value));
  };
  const configured = { events: settings.event.id, calendars: settings.calendars.id };
  const readConfigured = {
    events: readConfiguredId(configured.events),
    calendars: readConfiguredId(configured.calendars),
  };
  const firstId = (kind: 'calendars' | 'events', record: unknown): string | null =>
    configured[kind] === undefined
      ? (rankIds(tableOfKind[kind]([record], context.language), kind)[0]?.ids.get(0) ?? null)
      : readConfigured[kind](record);
  const detect = (samples: Samples): DetectedMapping => {
    const detected = detectMapping(samples, settings, context, model);
    const silent = silentStateOf(samples, detected.settings, 2);
    return { ...detected, silentState: [...silent, ...pathsOfCourse(detected.settings.event.status)] };
  };
  const mapper = (detected: DetectedMapping) => createMapper(settings, detected, context);
  return {
    calendarItems,
    eventItems,
    itemsInTurn(kind) {
      if (settings[kind].items !== undefined) return kind === 'events' ? eventItems : calendarItems;
      return anew(
        kind,
        findItemsByFirstPage((body) => locateItems(body, kind)),
      );
    },
    calendarLists(bodies) {
      if (settings.calendars.items !== undefined) return [];
      return calendarPlaces(plainBody(bodies[0])).map(({ expression }) => {
        const items = compileItems(expression, 'mapping.calendars.items', () => []);
        return bodies.flatMap((body) => recordsIn(plainBody(body), items).map((record) => ({ record, body })));
      });
    },
    eventId: ({ record }) => firstId('events', record),
    calendarId: (record) => firstId('calendars', record),
    idCandidates(kind, records) {
      const own = configured[kind];
      if (own !== undefined && own !== null) return [{ rule: nameOfRule(own), idOf: readConfigured[kind] }];
      const table = tableOfKind[kind](
        distinctRecords(spread(records, maxRecords), (record) => record),
        context.language,
      );
      const ranked = rankIds(table, kind).map(({ rule }) => rule);
      const names = kind === 'events' ? namesAsIds(table).filter((rule) => !ranked.includes(rule)) : [];
      return [...ranked, ...names].map((rule) => ({
        rule,
        idOf: readConfiguredId(rule),
        ...(names.includes(rule) && { isName: true }),
      }));
    },
    detect,
    learning: createLearning({ detect, mapper }),
    version: detectionVersion,
    mapper,
    withTables(detected, calendars) {
      if (detected.tables === undefined) return detected;
      const found = calendarTables(calendars, (body) => calendarsIn(body, settings)) ?? {};
      // What one answer lacks stays: without it, the code of a draft would say nothing.
      const tables = Object.fromEntries(
        Object.entries(detected.tables).map(([key, before]) => [key, found[key] ?? before]),
      );
      return JSON.stringify(tables) === JSON.stringify(detected.tables) ? detected : { ...detected, tables };
    },
    noteSilentState(kept, events) {
      if (kept.silentState !== undefined) return kept;
      // One calendar tells less than samples of all: two of two events may well be cancelled.
      return { ...kept, silentState: silentStateOf({ events, details: [] }, kept.settings, 5) };
    },
  };
}

/**
 * Whether rules that a person wrote read something else in an answer of which the recent notations stay as they are: those were not read yet
 * when the rules were written.
 */
function rulesAreFor(
  rules: Readonly<Record<string, Rule | null | undefined>>,
  find: FindItems,
): (body: unknown) => boolean {
  const written = Object.values(rules).flatMap((rule) =>
    rule === undefined || rule === null ? [] : [compileRule(rule)],
  );
  const valuesIn = (plain: unknown): readonly (string | null)[] => {
    try {
      return find(plain).flatMap((record) => written.map((read) => JSON.stringify(read([record])?.value ?? null)));
    } catch {
      return [];
    }
  };
  return (body) => {
    if (written.length === 0) return false;
    const plain = plainBodyBy(body, undefined);
    if (!notationsOf(body).some(isRecent)) return false;
    const now = valuesIn(plain);
    return valuesIn(plainBodyBy(body, earlyNotations)).some((value, n) => value !== 'null' && value !== now[n]);
  };
}

/** The records that a page has there: a last page may have no list. */
function recordsIn(body: unknown, find: FindItems): readonly unknown[] {
  try {
    return find(body);
  } catch {
    return [];
  }
}

const tableOfKind = { calendars: calendarTableOf, events: tableOf };

const nameOfRule = (rule: Rule): string => (typeof rule === 'string' ? rule : 'the configured rule');

/**
 * Paths whose plain word withholds or cancels most of the sampled records, and that no rule reads that way: there it means something
 * else. A portal with nothing but cancelled events is one whose flag was misunderstood.
 */
function silentStateOf(
  { events, details }: Pick<Samples, 'events' | 'details'>,
  settings: MappingSettings,
  least: number,
): readonly string[] {
  const hints = stateHints(settings);
  const bodies = new Map(details.map(({ listed, body }) => [listed.record, body]));
  const detailed = events.filter(({ record }) => bodies.has(record)).slice(0, maxSilent);
  const silent = new Set<string>();
  for (const group of [detailed, [...detailed, ...spread(events, maxSilent)]]) {
    const counts = new Map<string, number>();
    for (const listed of group) {
      const scopes = scopesOf(listed, bodies.get(listed.record));
      const paths = new Set((scopes === null ? [] : sayingsOf(scopes, hints)).map(({ path }) => path));
      for (const path of paths) counts.set(path, (counts.get(path) ?? 0) + 1);
    }
    for (const [path, count] of counts) if (count >= least && count >= 0.75 * group.length) silent.add(path);
  }
  return [...silent].slice(0, 50);
}

/** So many records tell what most say. */
const maxSilent = 200;

/** What is wrong with the configured rules: a sentence for each invalid rule, with its path. */
function checkSettings(settings: ConfiguredMapping): readonly string[] {
  const rules = [
    ...Object.entries(settings.calendars).map(([field, rule]) => [`mapping.calendars.${field}`, rule] as const),
    ['mapping.events.items', settings.events.items] as const,
    ['mapping.details.item', settings.details.item] as const,
    ...Object.entries(settings.event).map(([field, rule]) => [`mapping.event.${field}`, rule] as const),
  ];
  return rules.flatMap(([path, rule]) => {
    const fault = rule === undefined || rule === null ? null : checkRule(rule);
    return fault === null ? [] : [`${path}: ${fault.message}`];
  });
}

/**
 * Combines the detected rules with today's configured ones, which win. A detected rule that no longer compiles is left
 * out and reported.
 */
function createMapper(configured: ConfiguredMapping, found: DetectedMapping, context: MappingContext): Mapper {
  const detected = withAnswers(configured, found);
  const kept = detected.settings;
  const settings: MappingSettings = {
    calendars: rulesInUse(validRules(kept.calendars), configured.calendars),
    events: { ...validRules(kept.events), ...definedRules(configured.events) },
    details: { ...validRules(kept.details), ...definedRules(configured.details) },
    event: rulesInUse(validRules(kept.event), configured.event),
    allDayEnd: configured.allDayEnd === 'auto' ? kept.allDayEnd : configured.allDayEnd,
  };
  const problems = invalidRules(configured, kept);
  const mapper = compileMapper(settings, rulesInForce(configured, settings, detected.inForce), context, detected);
  // A configured rule is the answer to the question about its field.
  const isAnswered = ({ where }: Question) =>
    (where === 'mapping.allDayEnd' && configured.allDayEnd !== 'auto') ||
    Object.entries(definedRules<object>(configured.event)).some(([field]) => where === `mapping.event.${field}`);
  const questions = (detected.questions ?? []).filter((one) => !isAnswered(one));
  return {
    ...mapper,
    ...(problems.length > 0 && { problems }),
    ...(questions.length > 0 && { questions }),
  };
}

/** A configured rule that is the answer to a question brings the rules of other fields that go with it. */
function withAnswers(configured: ConfiguredMapping, detected: DetectedMapping): DetectedMapping {
  const answers = (detected.questions ?? []).flatMap(({ where, choices }) => {
    const rule = (configured.event as Readonly<Record<string, unknown>>)[where.replace('mapping.event.', '')];
    const chosen = choices.find((choice) => rule !== undefined && JSON.stringify(choice.rule) === JSON.stringify(rule));
    return Object.entries(chosen?.with ?? {});
  });
  if (answers.length === 0) return detected;
  const event: Record<string, Rule | undefined> = { ...detected.settings.event };
  const shown: Record<string, RuleInForce> = { ...detected.inForce.event };
  for (const [field, rule] of answers) {
    delete event[field];
    delete shown[field];
    if (rule === null) continue;
    event[field] = rule;
    shown[field] = { rule, origin: 'detected', confidence: 0.9, ...reasoned('goesWith', {}) };
  }
  return {
    ...detected,
    settings: { ...detected.settings, event: definedRules(event) as MappingSettings['event'] },
    inForce: { ...detected.inForce, event: shown },
  };
}

/** Problems for the rules that were detected earlier, are not configured, and no longer compile. */
function invalidRules(configured: ConfiguredMapping, kept: MappingSettings): readonly Problem[] {
  const faults = (['calendars', 'events', 'details', 'event'] as const).flatMap((part) =>
    Object.entries(definedRules<object>(kept[part])).flatMap(([field, rule]: [string, Rule]) => {
      const isConfigured = (configured[part] as Readonly<Record<string, unknown>>)[field] !== undefined;
      return isConfigured ? [] : [[`mapping.${part}.${field}`, checkRule(rule)] as const];
    }),
  );
  return faults.flatMap(([where, fault]) => {
    return fault === null ? [] : [{ level: 'error', where, ...mappingProblem('oldRule', { fault }) }];
  });
}

const definedRules = <T extends object>(rules: T): T =>
  Object.fromEntries(Object.entries(rules).filter(([, rule]) => rule !== undefined)) as T;

/** The detected rules with the configured ones over them, without the fields that are switched off. */
const rulesInUse = <T extends object>(detected: T, configured: object): T =>
  Object.fromEntries(
    Object.entries({ ...detected, ...definedRules(configured) }).filter(([, rule]) => rule !== null),
  ) as T;

const validRules = <T extends object>(rules: T): T =>
  Object.fromEntries(Object.entries(definedRules(rules)).filter(([, rule]) => checkRule(rule) === null)) as T;

/** Each rule with its origin, for `kalends check`. */
function rulesInForce(
  configured: ConfiguredMapping,
  settings: MappingSettings,
  detected: MappingInForce,
): MappingInForce {
  const part = (name: 'calendars' | 'events' | 'details' | 'event') => {
    const off = Object.entries(configured[name]).filter(([, rule]) => rule === null);
    return Object.fromEntries(
      [...Object.entries(settings[name]), ...off].map(([field, rule]): [string, RuleInForce] => {
        const isConfigured = (configured[name] as Readonly<Record<string, unknown>>)[field] !== undefined;
        const found = isConfigured ? undefined : detected[name][field];
        return [
          field,
          found ?? {
            ...configuredRule(rule),
            ...(isConfigured ? {} : { origin: 'detected', ...reasoned('asDetected', {}) }),
          },
        ];
      }),
    );
  };
  return {
    calendars: part('calendars'),
    events: part('events'),
    details: part('details'),
    event: part('event'),
    allDayEnd: configured.allDayEnd === 'auto' ? detected.allDayEnd : configuredRule(configured.allDayEnd),
  };
}

const configuredRule = (rule: unknown): RuleInForce => ({
  rule: typeof rule === 'function' ? rule.name || 'a function' : rule,
  origin: 'configured',
  confidence: 1,
  why: rule === null ? 'switched off' : 'configured',
});
