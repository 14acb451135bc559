import type { Problem } from '../calendar/problem.ts';
import { detectMapping } from './detection/detect.ts';
import { findItems, locateItems } from './detection/envelope.ts';
import { findIds } from './detection/identity.ts';
import type { DetectedMapping, Mapper, Mapping, MappingInForce, RuleInForce } from './mapper.ts';
import type { MappingContext, MappingSettings, Rule } from './mapping-settings.ts';
import { compileMapper } from './record-mapper.ts';
import { compileItems, findInTurn } from './rules/list-path.ts';
import { checkRule, compileRule } from './rules/rule.ts';
import { readId } from './values/id.ts';

/** The configured rules, ready to be completed by detection. Throws an Error that names every rule that can't be compiled. */
export function createMapping(settings: MappingSettings, context: MappingContext): Mapping {
  const faults = checkSettings(settings);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const calendarItems = compileItems(settings.calendars.items, 'mapping.calendars.items', (body) =>
    findItems(body, 'calendars'),
  );
  const eventItems = compileItems(settings.events.items, 'mapping.events.items', (body) => findItems(body, 'events'));
  const ruleId = (rule: Rule | undefined) => {
    const compiled = rule === undefined ? null : compileRule(rule);
    return (record: unknown) => (compiled === null ? null : readId(compiled([record])?.value));
  };
  const configuredEventId = ruleId(settings.event.id);
  const configuredCalendarId = ruleId(settings.calendars.id);
  const calendarIds = (record: unknown): readonly string[] => {
    const own = configuredCalendarId(record);
    return own !== null ? [own] : settings.calendars.id === undefined ? findIds(record, 'calendars') : [];
  };
  const eventIds = (record: unknown): readonly string[] => {
    const own = configuredEventId(record);
    return own !== null ? [own] : settings.event.id === undefined ? findIds(record, 'events') : [];
  };
  return {
    calendarItems,
    eventItems,
    itemsInTurn(kind) {
      if (settings[kind].items !== undefined) return kind === 'events' ? eventItems : calendarItems;
      return findInTurn((body) => locateItems(body, kind));
    },
    eventId: ({ record }) => eventIds(record)[0] ?? null,
    eventIds: ({ record }) => eventIds(record),
    calendarId: (record) => calendarIds(record)[0] ?? null,
    calendarIds,
    detect: (samples) => detectMapping(samples, settings, context),
    // What detection would stamp on what it finds, asked of itself.
    version: detectMapping({ calendars: [], events: [], details: [] }, settings, context).version,
    mapper: (detected) => mapperOf(settings, detected, context),
  };
}

/** What is wrong with the rules of a configuration, a sentence each, with the path of the rule. */
export function checkSettings(settings: MappingSettings): readonly string[] {
  const rules = [
    ...Object.entries(settings.calendars).map(([field, rule]) => [`mapping.calendars.${field}`, rule] as const),
    ['mapping.events.items', settings.events.items] as const,
    ['mapping.details.item', settings.details.item] as const,
    ...Object.entries(settings.event).map(([field, rule]) => [`mapping.event.${field}`, rule] as const),
  ];
  return rules.flatMap(([path, rule]) => {
    const fault = rule === undefined ? null : checkRule(rule);
    return fault === null ? [] : [`${path}: ${fault}`];
  });
}

/** Today's configured rules over the detected ones. A kept rule that no longer compiles is left out, and named. */
function mapperOf(configured: MappingSettings, detected: DetectedMapping, context: MappingContext): Mapper {
  const kept = detected.settings;
  const settings: MappingSettings = {
    calendars: { ...sound(kept.calendars), ...given(configured.calendars) },
    events: { ...sound(kept.events), ...given(configured.events) },
    details: { ...sound(kept.details), ...given(configured.details) },
    event: { ...sound(kept.event), ...given(configured.event) },
    allDayEnd: configured.allDayEnd === 'auto' ? kept.allDayEnd : configured.allDayEnd,
  };
  const problems = unsound(configured, kept);
  const mapper = compileMapper(settings, inForce(configured, settings, detected.inForce), context);
  return problems.length === 0 ? mapper : { ...mapper, problems };
}

/** What was detected earlier, is not configured, and no longer compiles. */
function unsound(configured: MappingSettings, kept: MappingSettings): readonly Problem[] {
  const faults = (['calendars', 'events', 'details', 'event'] as const).flatMap((part) =>
    Object.entries(given<object>(kept[part])).flatMap(([field, rule]: [string, Rule]) => {
      const own = (configured[part] as Readonly<Record<string, unknown>>)[field] !== undefined;
      return own ? [] : [[`mapping.${part}.${field}`, checkRule(rule)] as const];
    }),
  );
  return faults.flatMap(([where, fault]) => {
    const message = `The rule that was detected earlier can't be used, and the field is left out; configure one: ${fault}`;
    return fault === null ? [] : [{ level: 'error', where, message }];
  });
}

const given = <T extends object>(rules: T): T =>
  Object.fromEntries(Object.entries(rules).filter(([, rule]) => rule !== undefined)) as T;

const sound = <T extends object>(rules: T): T =>
  Object.fromEntries(Object.entries(given(rules)).filter(([, rule]) => checkRule(rule) === null)) as T;

function inForce(configured: MappingSettings, settings: MappingSettings, detected: MappingInForce): MappingInForce {
  const part = (name: 'calendars' | 'events' | 'details' | 'event') =>
    Object.fromEntries(
      Object.entries(settings[name]).map(([field, rule]): [string, RuleInForce] => {
        const own = (configured[name] as Readonly<Record<string, unknown>>)[field] !== undefined;
        const found = own ? undefined : detected[name][field];
        return [field, found ?? { ...byHand(rule), ...(own ? {} : { origin: 'detected', why: 'as detected' }) }];
      }),
    );
  return {
    calendars: part('calendars'),
    events: part('events'),
    details: part('details'),
    event: part('event'),
    allDayEnd: configured.allDayEnd === 'auto' ? detected.allDayEnd : byHand(configured.allDayEnd),
  };
}

const byHand = (rule: unknown): RuleInForce => ({
  rule: typeof rule === 'function' ? rule.name || 'a function' : rule,
  origin: 'configured',
  confidence: 1,
  why: 'configured',
});
