import type { CalendarRecord } from '../calendar/calendar.ts';
import type { Problem } from '../calendar/problem.ts';
import { readTimeZone } from '../calendar/time-zone.ts';
import { readPlainText } from '../text/plain-text.ts';
import { findItems } from './detection/envelope.ts';
import { mapEvent } from './event/map-event.ts';
import { isRecord } from './json.ts';
import { chooseLanguage } from './language.ts';
import type { ListedRecord, MappedEvents, Mapper, MappingInForce } from './mapper.ts';
import type { CalendarField, EventField, MappingContext, MappingSettings } from './mapping-settings.ts';
import { keepOwnTimes, layDetails, unwrapDetails } from './record/details.ts';
import { resolveReferences } from './record/references.ts';
import { answerZone } from './record/response-time-zone.ts';
import { compileExpression, isJson, missesKeys, ofAnswer } from './rules/expression.ts';
import { compileItems } from './rules/list-path.ts';
import { type CompiledRule, compileRule, quote, RuleFault } from './rules/rule.ts';
import { readId, whyNoId } from './values/id.ts';
import { readLink } from './values/link.ts';

/** The event rules of a mapping, compiled. */
export type EventRules = { readonly [field in EventField]?: CompiledRule };

const hugeRecord = 'expected a record of at most 100,000 values, nested at most 100 deep; it is left out';

/** Compiles rules that were checked before. */
export function compileMapper(settings: MappingSettings, rules: MappingInForce, context: MappingContext): Mapper {
  const { items: calendarPath, ...calendarFields } = settings.calendars;
  const calendarRules = compileAll(calendarFields as { readonly [field in CalendarField]?: never });
  const eventRules: EventRules = compileAll(settings.event);
  const item = settings.details.item === undefined ? null : compileExpression(settings.details.item, ofAnswer);
  const rawId = ({ record, body }: ListedRecord): unknown => {
    if (!isMappable(record) || !isJson(record)) return null;
    return readQuietly(eventRules.id, resolveReferences(record, body));
  };
  const idOf = (listed: ListedRecord) => readId(rawId(listed));
  return {
    rules,
    calendarItems: compileItems(calendarPath, 'mapping.calendars.items', (body) => findItems(body, 'calendars')),
    eventItems: compileItems(settings.events.items, 'mapping.events.items', (body) => findItems(body, 'events')),
    calendar: (listed) => mapCalendar(calendarRules, listed, context),
    eventId: idOf,
    whyNoId: (listed) => whyNoId(rawId(listed)),
    stamp({ record }) {
      const value = isMappable(record) && isJson(record) ? readQuietly(eventRules.updated, record) : null;
      return value === null ? null : JSON.stringify(value);
    },
    knowsVisibility({ record, body }) {
      if (!isMappable(record) || !isJson(record)) return true;
      const alone = resolveReferences(record, body);
      const decides = (field: 'visibility' | 'status') => {
        const value = readQuietly(eventRules[field], alone);
        // Nobody can see what a function looked for.
        if (value === null && typeof settings.event[field] === 'function') unseen = true;
      };
      let unseen = false;
      const misses = missesKeys(() => {
        decides('visibility');
        decides('status');
      });
      return !misses && !unseen;
    },
    events(calendar, listed, details) {
      const problems: Problem[] = [];
      const where = `calendar ${calendar.id}, event ${quoteId(idOf(listed))}`;
      const scopes = scopesOf(listed, details, item, where, problems);
      if (scopes === null) return { events: [], problems };
      const id = idOf(listed) ?? idOfScopes(eventRules.id, scopes);
      const zone = answerZone(listed.body) ?? answerZone(details);
      const mapFrom = (scopes: readonly unknown[]): MappedEvents =>
        mapEvent({ id, scopes, rules: eventRules, calendar, answerZone: zone, context, allDayEnd: settings.allDayEnd });
      const mapped = mapFrom(scopes);
      const events =
        listed.shared === true && details !== null && details !== undefined
          ? keepOwnTimes(mapped.events, mapFrom([resolveReferences(listed.record, listed.body)]).events)
          : mapped.events;
      return { events, problems: [...problems, ...mapped.problems] };
    },
  };
}

const quoteId = (id: string | null) => id ?? 'without id';

const isMappable = (record: unknown) => isRecord(record) || Array.isArray(record);

function compileAll<T extends object>(rules: T): { readonly [field in keyof T]?: CompiledRule } {
  return Object.fromEntries(Object.entries(rules).map(([field, rule]) => [field, compileRule(rule)])) as never;
}

/** The value of a rule on one record; null too where the rule fails: the event's own mapping says so. */
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

/** What the rules are read from: the details laid over the list's record, or both, when one is an object and the other a row of columns. */
function scopesOf(
  listed: ListedRecord,
  details: unknown,
  item: ((body: unknown) => unknown) | null,
  where: string,
  problems: Problem[],
): readonly unknown[] | null {
  const { record, body } = listed;
  if (!isMappable(record)) {
    const message = `expected an object, found ${quote(record)}; it is left out`;
    problems.push({ level: 'error', where, message });
    return null;
  }
  if (!isJson(record)) {
    problems.push({ level: 'error', where, message: hugeRecord });
    return null;
  }
  const base = resolveReferences(record, body);
  if (details === null || details === undefined) return [base];
  const found = item === null ? unwrapDetails(details, record) : item(details);
  const one = Array.isArray(found) && found.length === 1 && isRecord(found[0]) ? found[0] : found;
  if (!isMappable(one) || !isJson(one)) {
    const message = `expected the event at mapping.details.item in its details, found ${quote(one)}; it is mapped from the list's record`;
    problems.push({ level: 'warning', where, message });
    return [base];
  }
  // Details may name what only the list's page holds.
  const over = resolveReferences(resolveReferences(one, details), body);
  return isRecord(over) && isRecord(base) ? [layDetails(base, over)] : [over, base];
}

function mapCalendar(
  rules: { readonly [field in CalendarField]?: CompiledRule },
  { record, body }: ListedRecord,
  context: MappingContext,
): ReturnType<Mapper['calendar']> {
  const where = 'calendars';
  if (!isMappable(record) || !isJson(record)) {
    return {
      calendar: null,
      problems: [{ level: 'error', where, message: `expected an object, found ${quote(record)}` }],
    };
  }
  const whole = resolveReferences(record, body);
  const problems: Problem[] = [];
  const value = (field: CalendarField) => readQuietly(rules[field], whole);
  const text = (field: CalendarField) => readPlainText(chooseLanguage(value(field), context.language).value) || null;
  const id = readId(value('id'));
  if (id === null) {
    return {
      calendar: null,
      problems: [{ level: 'error', where, message: `no id in ${quote(record)}; it is left out` }],
    };
  }
  const zone = value('timeZone');
  const timeZone = readTimeZone(zone);
  if (zone !== null && timeZone === null) {
    problems.push({
      level: 'warning',
      where: `calendar ${id}, timeZone`,
      message: `expected a time zone, found ${quote(zone)}`,
    });
  }
  const calendar: CalendarRecord = {
    id,
    title: text('title'),
    description: text('description'),
    timeZone: timeZone?.name ?? null,
    url: readLink(value('url'), context.linkBase),
  };
  return { calendar, problems };
}
