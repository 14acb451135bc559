import type { CalendarRecord } from '../calendar/calendar.ts';
import type { Problem } from '../calendar/problem.ts';
import { readTimeZone } from '../calendar/time-zone.ts';
import { readPlainText } from '../text/plain-text.ts';
import { findItems } from './detection/lists/envelope.ts';
import { keepListedTimes } from './event/distinct-occurrences.ts';
import { type MayDecide, mapEvent } from './event/map-event.ts';
import type { StateHints } from './event/own-state.ts';
import type { House } from './event/read-place.ts';
import { compileEventTrace } from './event/trace-event.ts';
import { describeValue, isJsonRecord, isRecord, recordLimitsText } from './json.ts';
import { chooseLanguage } from './language.ts';
import type { ListedRecord, MappedEvents, Mapper, MappingInForce } from './mapper.ts';
import { mappingProblem } from './mapping-problem.ts';
import type {
  CalendarField,
  EventField,
  MappingContext,
  MappingSettings,
  Rule,
  RuleObject,
} from './mapping-settings.ts';
import { type Notation, type Notations, notationsFor, plainBodyBy, plainDetails } from './plain-body.ts';
import type { CalendarTables } from './record/calendar-tables.ts';
import { mergeDetails, unwrapDetails } from './record/details.ts';
import { hasMore, resolveReferences, responseTimeZone } from './record/response-context.ts';
import { statedCurrency } from './record/stated-currency.ts';
import { readsRooms, statedPlace } from './record/stated-place.ts';
import { statedSeries } from './record/stated-series.ts';
import { compileExpression, missesKeys, responseLimits } from './rules/expression.ts';
import { compileItems } from './rules/list-path.ts';
import { type CompiledRule, compileRule, RuleFault } from './rules/rule.ts';
import { choicesOf } from './rules/trace-rule.ts';
import { readColor } from './values/color.ts';
import { readId, whyNoId } from './values/id.ts';
import { readLink } from './values/link.ts';

/** The compiled event rules of a mapping. */
export type EventRules = { readonly [field in EventField]?: CompiledRule };

/** Compiles rules into a mapper. The rules must have passed `checkRule`. */
export function compileMapper(
  settings: MappingSettings,
  rules: MappingInForce,
  context: MappingContext,
  {
    silentState = [],
    tables = null,
    notations,
  }: {
    readonly silentState?: readonly string[];
    readonly tables?: CalendarTables | null;
    readonly notations?: Notations;
  } = {},
): Mapper {
  const { items: calendarPath, ...calendarFields } = settings.calendars;
  const calendarRules = compileAll(calendarFields as { readonly [field in CalendarField]?: never });
  const eventRules: EventRules = compileAll(settings.event);
  const item = settings.details.item === undefined ? null : compileExpression(settings.details.item, responseLimits);
  const mayDecide = (field: 'status' | 'visibility'): MayDecide => {
    if (rules.event[field]?.origin !== 'configured') return () => true;
    const rule = settings.event[field];
    return rule === undefined ? () => false : compileForeign(rule);
  };
  const plain = {
    silent: new Set(silentState),
    ...stateHints(settings),
    decide: { status: mayDecide('status'), visibility: mayDecide('visibility') },
  };
  const { location, address } = settings.event;
  const places = {
    holdsRooms: address === undefined && readsRooms(location),
    holdsEvents: location === undefined && address === undefined,
  };
  const rawId = ({ record, body }: ListedRecord): unknown => {
    if (!isMappable(record) || !isJsonRecord(record)) return null;
    return readQuietly(eventRules.id, resolveReferences(record, body, tables));
  };
  const idOf = (listed: ListedRecord) => readId(rawId(listed));
  const calendarItems = compileItems(calendarPath, 'mapping.calendars.items', (body) => findItems(body, 'calendars'));
  const eventItems = compileItems(settings.events.items, 'mapping.events.items', (body) => findItems(body, 'events'));
  const readBy = {
    calendars: notationsFor('calendars', notations),
    events: notationsFor('events', notations),
    details: notationsFor('details', notations),
  };
  let traceOf: ReturnType<typeof compileEventTrace> | null = null;
  return {
    rules,
    calendarItems: (body) => calendarItems(plainBodyBy(body, readBy.calendars)),
    eventItems: (body) => eventItems(plainBodyBy(body, readBy.events)),
    calendar: (listed) => mapCalendar(calendarRules, listed, context),
    eventId: idOf,
    whyNoId: (listed) =>
      isMappable(listed.record) && !isJsonRecord(listed.record)
        ? `holds too much: a record may have ${recordLimitsText}`
        : whyNoId(rawId(listed)),
    stamp({ record }) {
      const value = isMappable(record) && isJsonRecord(record) ? readQuietly(eventRules.updated, record) : null;
      return value === null ? null : JSON.stringify(value);
    },
    knowsVisibility({ record, body }) {
      if (!isMappable(record) || !isJsonRecord(record)) return true;
      const listed = resolveReferences(record, body, tables);
      let opaque = false;
      const misses = missesKeys(() => {
        for (const field of ['visibility', 'status'] as const) {
          const value = readQuietly(eventRules[field], listed);
          // A function does not report which keys it has looked for.
          if (value === null && typeof settings.event[field] === 'function') opaque = true;
        }
      });
      return !misses && !opaque;
    },
    events(calendar, listed, details) {
      const problems: Problem[] = [];
      const where = `calendar ${calendar.id}, event ${idOf(listed) ?? 'without id'}`;
      const scopes = scopesOf(listed, details, {
        item,
        tables,
        notations: readBy.details,
        where,
        problems,
      });
      if (scopes === null) return { events: [], problems };
      const id = idOf(listed) ?? idOfScopes(eventRules.id, scopes);
      const zone = responseTimeZone(listed.body) ?? responseTimeZone(details);
      const { allDayEnd } = settings;
      const stated = (...said: readonly unknown[]) =>
        said.map((one) => statedCurrency(one, context.timeZone)).find((code) => code !== null);
      const currency = () => stated(...scopes, details) ?? calendar.currency ?? stated(listed.body) ?? null;
      const house: House = { ...places, find: () => statedPlace(listed.body) ?? statedPlace(details) };
      const mapFrom = (scopes: readonly unknown[]): MappedEvents =>
        mapEvent({
          id,
          scopes,
          rules: eventRules,
          calendar,
          responseTimeZone: zone,
          currency,
          house,
          series: () => (hasMore(listed.body, listed.record) ? statedSeries(listed.body) : null),
          context,
          allDayEnd,
          plain,
        });
      const mapped = mapFrom(scopes);
      const events =
        listed.shared === true && details !== null && details !== undefined
          ? keepListedTimes(mapped.events, mapFrom([resolveReferences(listed.record, listed.body, tables)]).events)
          : mapped.events;
      return { events, problems: [...problems, ...mapped.problems] };
    },
    scopes: (listed, details) => scopesOf(listed, details, { item, tables, notations: readBy.details }) ?? [],
    trace(scopes) {
      traceOf ??= compileEventTrace(settings.event);
      return traceOf(scopes);
    },
  };
}

/**
 * What the rules show of the records' form: objects that fields of the event's own were found in (`core` of `core.title`), and how
 * its keys begin (`acm_` of `acm_subject` and `acm_start`).
 */
export function stateHints({ event }: MappingSettings): Pick<StateHints, 'sections' | 'prefixes'> {
  const rules = [event.title, event.start, event.end, event.description, event.summary, event.updated].flat();
  const given = rules.flatMap((rule) => (isRecord(rule) ? (rule as RuleObject).path : rule) ?? []);
  const paths = given.flatMap((rule) => (typeof rule === 'string' ? (rule.match(dotted) ?? []) : []));
  const sections = paths.flatMap((path) => {
    const steps = path.split('.').slice(0, -1);
    return steps.map((_, n) => steps.slice(0, n + 1).join('.'));
  });
  const keys = [...new Set(paths.filter((path) => !path.includes('.')))];
  const beginnings = new Set(keys.flatMap((key) => /^[A-Za-z]+_(?=[A-Za-z])/.exec(key) ?? []));
  const prefixes = [...beginnings].filter((one) => keys.filter((key) => key.startsWith(one)).length > 1);
  return { sections: new Set(sections), prefixes: prefixes.slice(0, 2) };
}

/**
 * Whether a rule is about other records than this one, such as those of another calendar: it gives nothing, and every way that it
 * goes ends at a key that the record lacks.
 */
function compileForeign(rule: Rule): MayDecide {
  const whole = compileRule(rule);
  const ways = choicesOf(rule).map(compileRule);
  return (scopes) =>
    scopes.every((scope) => readQuietly(whole, scope) === null) &&
    ways.every((way) => scopes.every((scope) => missesKeys(() => readQuietly(way, scope))));
}

/** The paths in an expression. */
const dotted = /[A-Za-z_][\w-]*(?:\.(?:[A-Za-z_][\w-]*|"[^"]*"))*/g;

const isMappable = (record: unknown) => isRecord(record) || Array.isArray(record);

function compileAll<T extends object>(rules: T): { readonly [field in keyof T]?: CompiledRule } {
  return Object.fromEntries(Object.entries(rules).map(([field, rule]) => [field, compileRule(rule)])) as never;
}

/** The value of a rule on one record. Null also where the rule fails: mapping the event reports that. */
function readQuietly(rule: CompiledRule | undefined, record: unknown): unknown {
  try {
    return rule?.([record])?.value ?? null;
  } catch (error) {
    if (error instanceof RuleFault) return null;
    throw error;
  }
}

const idOfScopes = (rule: CompiledRule | undefined, scopes: readonly unknown[]) =>
  scopes.map((scope) => readId(readQuietly(rule, scope))).find((id) => id !== null) ?? null;

/**
 * What the event's rules are evaluated on: the details merged into the list's record, or each by itself when one is an
 * object and the other a row of columns. Null when the record can't be mapped.
 */
export function scopesOf(
  listed: ListedRecord,
  details: unknown,
  {
    item = null,
    tables = null,
    notations,
    where = '',
    problems = [],
  }: {
    /** Finds the event in the details. */
    readonly item?: ((body: unknown) => unknown) | null;
    readonly tables?: CalendarTables | null;
    /** Those of the details. */
    readonly notations?: readonly Notation[] | undefined;
    readonly where?: string;
    readonly problems?: Problem[];
  } = {},
): readonly unknown[] | null {
  const { record, body } = listed;
  if (!isMappable(record)) {
    problems.push({ level: 'error', where, ...mappingProblem('recordNoObject', { found: describeValue(record) }) });
    return null;
  }
  if (!isJsonRecord(record)) {
    problems.push({ level: 'error', where, ...mappingProblem('recordTooLarge', { limits: recordLimitsText }) });
    return null;
  }
  const base = resolveReferences(record, body, tables);
  if (details === null || details === undefined) return [base];
  const plain = plainDetails(details, body, notations);
  const found = item === null ? unwrapDetails(plain, record) : item(plain);
  const detail = Array.isArray(found) && found.length === 1 && isRecord(found[0]) ? found[0] : found;
  if (!isMappable(detail) || !isJsonRecord(detail)) {
    problems.push({ level: 'warning', where, ...mappingProblem('noEventInDetails', { found: describeValue(detail) }) });
    return [base];
  }
  // Details may reference objects that only the list's page holds.
  const resolved = resolveReferences(resolveReferences(detail, plain), body, tables);
  return isRecord(resolved) && isRecord(base) ? [mergeDetails(base, resolved)] : [resolved, base];
}

function mapCalendar(
  rules: { readonly [field in CalendarField]?: CompiledRule },
  { record, body }: ListedRecord,
  context: MappingContext,
): ReturnType<Mapper['calendar']> {
  const where = 'calendars';
  if (!isMappable(record) || !isJsonRecord(record)) {
    const told = mappingProblem('calendarNoObject', { found: describeValue(record) });
    return { calendar: null, problems: [{ level: 'error', where, ...told }] };
  }
  const resolved = resolveReferences(record, body);
  const problems: Problem[] = [];
  const value = (field: CalendarField) => readQuietly(rules[field], resolved);
  const text = (field: CalendarField) => readPlainText(chooseLanguage(value(field), context.language).value) || null;
  const id = readId(value('id'));
  if (id === null) {
    const told = mappingProblem('calendarNoId', { found: describeValue(record) });
    return { calendar: null, problems: [{ level: 'error', where, ...told }] };
  }
  const zone = value('timeZone');
  const timeZone = readTimeZone(zone);
  if (zone !== null && timeZone === null) {
    const told = mappingProblem('calendarNoZone', { found: describeValue(zone) });
    problems.push({ level: 'warning', where: `calendar ${id}, timeZone`, ...told });
  }
  const colorValue = value('color');
  const color = readColor(colorValue);
  if (colorValue !== null && colorValue !== '' && color === null) {
    const told = mappingProblem('calendarNoColor', { found: describeValue(colorValue) });
    problems.push({ level: 'info', where: `calendar ${id}, color`, ...told });
  }
  const currency = statedCurrency(resolved, context.timeZone) ?? statedCurrency(body, context.timeZone);
  const calendar: CalendarRecord = {
    id,
    title: text('title'),
    description: text('description'),
    timeZone: timeZone?.name ?? null,
    url: readLink(value('url'), context.linkBase),
    ...(color !== null && { color }),
    ...(currency !== null && { currency }),
  };
  return { calendar, problems };
}
