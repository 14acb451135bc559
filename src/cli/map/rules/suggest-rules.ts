import { isDeepStrictEqual } from 'node:util';
import { sessionFields, sessionOnlyFields } from '../../../mapping/event/map-event.ts';
import { isEmpty, isRecord } from '../../../mapping/json.ts';
import { type EventField, eventFields, type Rule } from '../../../mapping/mapping-settings.ts';
import { leavesOf } from '../../../mapping/rules/record-paths.ts';
import { readFlag } from '../../../mapping/values/flag.ts';
import { readStatus, readVisibility } from '../../../mapping/values/keyword.ts';
import { fieldText } from '../../survey/field-text.ts';
import type { SurveyedRecord } from '../../survey/survey.ts';
import { type CandidateResult, createCandidateMapper, rulesInForce } from '../session/candidate-mapper.ts';
import type { PortalReading } from '../session/sampled-portal.ts';
import { WorkbenchError } from '../session/workbench-error.ts';
import { likelyFields } from '../view/likely-fields.ts';
import { recordAt } from '../view/record-answer.ts';
import { detailsPlace, valueIn } from '../view/record-sources.ts';
import type { Suggestion, SuggestionWay, SuggestRequest } from '../workbench-api.ts';
import { workbenchFault } from '../workbench-fault.ts';
import { calendarSuggestions } from './calendar-suggestions.ts';
import { combinedRules, mentions } from './combined-rules.ts';
import { pairExpression, pairRule, pairsWith, partAt, partOfValues } from './date-pairs.ts';
import { evaluator, textLiteral } from './element-labels.ts';
import { placeSuggestions } from './place-suggestions.ts';
import { expressionOf, type PointedPaths, pointedPaths } from './pointed-paths.ts';
import { sampleScopes, spread } from './sample-scopes.ts';
import { visibilityTables } from './visibility-tables.ts';

type Path = SuggestRequest['source']['path'];

const mostSuggestions = 40;
const mostExamples = 3;
/** Of so many records, each suggestion shows values. */
const mostRecords = 12;
const mostLength = 120;
const longestCode = 40;
const mostCodes = 8;
/** Of an object beside the list, so many texts are taken. */
const mostTexts = 6;

/** Fields that hold a list as well as one value. */
const lists: ReadonlySet<EventField> = new Set(['categories', 'performers']);

/** Fields that are shown as one text: what stands in the one need not be added to the other. */
const besides: { readonly [field in EventField]?: EventField } = { location: 'address', address: 'location' };

/** A rule that is looked at more closely before it is suggested. */
interface Proposal {
  readonly rule: Rule;
  readonly way?: SuggestionWay;
  /** The value is in no session. */
  readonly isOutside?: boolean;
}

/** Rules by which a value that somebody pointed at would be a field, likeliest first, and those by which it is the event. */
export function suggestRules(reading: PortalReading, request: SuggestRequest): readonly Suggestion[] {
  const { source, name, calendar } = request;
  const isPlace = ['item', 'items'].includes(name ?? '');
  if (source.in === 'calendars') return calendarSuggestions(reading, source.path);
  if (source.in === 'answer') {
    const places = name === undefined || isPlace ? placeSuggestions(reading, source, { calendar, record: null }) : [];
    return [...places, ...(isPlace ? [] : fixedSuggestions(reading, request))];
  }
  const { record } = recordAt(reading, request);
  const places = placeSuggestions(reading, source, { calendar, record });
  if (isPlace) return places.filter((one) => one.name === name);
  const fields = fieldSuggestions(reading, request);
  if (name !== undefined) return fields;
  // What is no value can only be the event, or hold it.
  return fields.length === 0 || isWhole(record, source) ? [...places, ...fields] : [...fields, ...places];
}

/** Whether an object holds most of what the record says, so that it is likelier the event than a field of it. */
function isWhole({ listed, details }: SurveyedRecord, { in: root, path }: SuggestRequest['source']): boolean {
  const whole = root === 'listed' ? listed.record : details;
  const inner = valueIn(whole, path);
  return isRecord(inner) && 2 * leavesOf([inner]).length >= leavesOf([whole]).length;
}

function fieldSuggestions(reading: PortalReading, request: SuggestRequest): readonly Suggestion[] {
  const { source, name, chosen } = request;
  const { record, owner } = recordAt(reading, request);
  const scopes = record.scopes();
  const path = pathInRecord(source, record.details, scopes);
  const scope = scopes.find((one) => path !== null && valueIn(one, path) !== undefined);
  if (path === null || scope === undefined) return [];
  const value = valueIn(scope, path);
  const samples = sampleScopes(reading, 'event', 'title');
  const ways = pointedPaths(path, scope, samples);
  const read = { language: owner.calendar.language, scopes: samples };
  const part = partAt(path, read);
  const pairs = pairsWith(path, scope, read);
  const partOf = (expression: string) => partOfValues(samples.map(evaluator(expression)), read.language);
  const rulesOf = rulesInForce(reading, request.calendar);
  const likely = likelyFields(value, nameOf(path, ways), read.language);
  const moments: readonly EventField[] = part === null ? [] : ['start', 'end'];
  const first = eventFields.filter((field) => field === chosen);
  const fields = name === undefined ? [...new Set([...first, ...moments, ...likely])] : [fieldNamed(name)];
  const isOutOfSession = (field: EventField) => rulesOf.sessions === undefined || !sessionFields.has(field);
  const proposalsOf = (field: EventField): readonly Proposal[] => {
    const inside = sessionPath(field, ways, rulesOf.sessions);
    const isOutside = inside === null && rulesOf.sessions !== undefined && sessionOnlyFields.has(field);
    const alone = inside === null ? rulesFor(field, value, ways) : [inside, ...withOptions(field, value, inside)];
    const current = name === field && 'rule' in request ? request.rule : rulesOf[field];
    const isAsked = field === name || field === chosen;
    const expression = inside ?? ways.labelled?.expression ?? ways.exact;
    const isKept = isAsked && !(isOutOfSession(field) && givesNothing(current, samples));
    const isShown = mentions(rulesOf[besides[field] ?? field], expression);
    const combined = (isKept ? combinedRules(field, current, { expression, value, part }, partOf) : []).filter(
      ({ way }) => !(isShown && way === 'together'),
    );
    const paired = moments.includes(field) ? pairs.map((pair) => pairIn(field, pair, inside === null ? null : rulesOf.sessions)) : []; // biome-ignore format: one condition
    const proposals: readonly Proposal[] = [
      ...combined.filter(({ way }) => way === 'dateAndHour'),
      ...paired.map((rule) => ({ rule, way: 'dateAndHour' as const })),
      ...alone.map((rule) => ({ rule })),
      ...(field === 'visibility' ? visibilityTables(expression, samples).map((rule) => ({ rule })) : []),
      ...combined.filter(({ way }) => way !== 'dateAndHour'),
    ];
    return unlike(proposals).map((one) => ({ ...one, isOutside }));
  };
  const found = fields.flatMap((field) => {
    const all = proposalsOf(field).map((proposal) => suggestionOf(reading, request, field, proposal));
    // What can't be read by itself is of no use where nothing else is there.
    const isReadable = all.some(({ way, fits }) => way === undefined && fits);
    return isReadable ? all : all.filter(({ way }) => way !== 'fallback');
  });
  // A rule that can't be read is only shown to somebody who asked for this field.
  const shown = name === undefined ? found.filter(({ fits }) => fits) : found;
  const likeliest = ({ name: field, fits, way }: Suggestion): number => {
    if (!fits) return 3;
    if (way === 'fallback') return 2;
    return field === 'status' && isCode(value) && part === null ? 0 : 1;
  };
  return shown.sort((a, b) => likeliest(a) - likeliest(b)).slice(0, mostSuggestions);
}

/** A rule that finds nothing in any record is no part of a better one. */
function givesNothing(rule: unknown, samples: readonly unknown[]): boolean {
  if (Array.isArray(rule)) return rule.every((one) => givesNothing(one, samples));
  const path = isRecord(rule) ? rule.path : rule;
  if (typeof path !== 'string' || (isRecord(rule) && 'default' in rule)) return false;
  const read = evaluator(path);
  return samples.every((sample) => isEmpty(read(sample)));
}

/** Each rule once, where it came first. */
function unlike(proposals: readonly Proposal[]): readonly Proposal[] {
  const byRule = new Map<string, Proposal>();
  for (const one of proposals) {
    const key = JSON.stringify(one.rule);
    if (!byRule.has(key)) byRule.set(key, one);
  }
  return [...byRule.values()];
}

/** In a session, both halves of a moment begin there. */
function pairIn(
  field: EventField,
  pair: { readonly day: Path; readonly hour: Path },
  sessions: Rule | undefined | null,
): string {
  if (sessions === null || sessions === undefined) return pairRule(pair);
  const within = (path: Path) => sessionPath(field, pointedPaths(path, {}, []), sessions) ?? expressionOf(path);
  return pairExpression(within(pair.day), within(pair.hour));
}

/** What stands beside the list is the same for all its events: the rule holds it as it is. */
function fixedSuggestions(reading: PortalReading, request: SuggestRequest): readonly Suggestion[] {
  const { source, name, chosen, calendar } = request;
  const [body] = reading.pages.events.get(calendar) ?? [];
  const value = valueIn(body, source.path);
  const texts = leavesOf([value]).flatMap(({ value: leaf }) => (typeof leaf === 'string' ? [leaf] : []));
  const isShort = texts.length > 0 && texts.length <= mostTexts && texts.join('').length <= mostLength;
  const owner = reading.survey.calendars.find((one) => one.calendar.id === calendar);
  if (!isShort || owner?.records[request.record] === undefined || source.path.some((key) => typeof key === 'number'))
    return [];
  const wanted = name ?? chosen;
  const asked =
    wanted === undefined || wanted === 'items' || wanted === 'item'
      ? []
      : eventFields.filter((field) => field === wanted);
  const fields = name === undefined ? [...new Set([...asked, ...fixedFields])] : asked;
  const rules = rulesInForce(reading, calendar);
  const found = fields.flatMap((field) => {
    const current = name === field && 'rule' in request ? request.rule : rules[field];
    const alone: Proposal = { rule: { default: texts.join(', ') }, way: 'fixed' };
    const literal = { expression: texts.map(textLiteral).join(', '), value: texts[0], part: null };
    const combined = combinedRules(field, current, literal, () => null).filter(({ way }) => way === 'together');
    return [...combined, ...(current === undefined || current === null || field === name ? [alone] : [])].map(
      (proposal) => suggestionOf(reading, request, field, proposal),
    );
  });
  return found.filter(({ fits }) => fits || name !== undefined).slice(0, mostSuggestions);
}

const fixedFields: readonly EventField[] = ['location', 'address', 'organizer', 'timeZone'];

function fieldNamed(name: string): EventField {
  const field = eventFields.find((one) => one === name);
  if (field === undefined) throw new WorkbenchError(404, workbenchFault('noField', { path: `mapping.event.${name}` }));
  return field;
}

/** A number or a letter or two, as programs count states. */
const isCode = (value: unknown): boolean =>
  (typeof value === 'number' || typeof value === 'string') && /^[\p{L}\p{N}]{1,3}$/u.test(String(value));

/** Rules see the details without their envelope. Null: the value is in the envelope, where no rule for events comes. */
function pathInRecord(
  { in: where, path }: SuggestRequest['source'],
  details: unknown,
  scopes: readonly unknown[],
): Path | null {
  if (path.length === 0) return null;
  if (where === 'listed') return path;
  const value = valueIn(details, path);
  const place = detailsPlace(details, scopes);
  const inner = place.every((key, at) => key === path[at]) ? path.slice(place.length) : [];
  const isThere = (one: Path) =>
    one.length > 0 && scopes.some((scope) => isDeepStrictEqual(valueIn(scope, one), value));
  return [inner, path].find(isThere) ?? null;
}

/** In a session, rules begin at the session: `begin` of `dates[0].begin`. Null: the value is in none. */
function sessionPath(field: EventField, { every }: PointedPaths, sessions: Rule | undefined): string | null {
  if (typeof sessions !== 'string' || every === null || !sessionFields.has(field)) return null;
  // `dates`, `dates[*]`, and `dates[*].session`, where each date wraps its session.
  const list = [`${sessions}[*].`, `${sessions}.`].find((prefix) => prefix.includes('[*]') && every.startsWith(prefix));
  return list === undefined ? null : every.slice(list.length);
}

const nameOf = (path: Path, { labelled }: PointedPaths): string =>
  labelled?.label ?? String(path.findLast((key) => typeof key === 'string') ?? '');

function rulesFor(field: EventField, value: unknown, { labelled, exact, every, list }: PointedPaths): readonly Rule[] {
  if (field === 'sessions') return list === null ? [exact] : [list];
  const inLists = lists.has(field) ? [every, exact] : [exact, every];
  const paths = [labelled?.expression ?? null, ...inLists].filter((path) => path !== null);
  return [...new Set(paths)].slice(0, 2).flatMap((path) => [path, ...withOptions(field, value, path)]);
}

/** What a value could mean otherwise than it says. */
function withOptions(field: EventField, value: unknown, path: string): readonly Rule[] {
  if (field === 'soldOut' && typeof value === 'number') return [{ path, as: 'placesLeft' }];
  if (!['start', 'end', 'published', 'updated'].includes(field)) return [];
  const text = String(value);
  if (/^\d{9,11}$/u.test(text)) return [{ path, format: 'epoch' }];
  if (/^\d{12,14}$/u.test(text)) return [{ path, format: 'epoch-ms' }];
  const day = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})(.*)$/u.exec(text);
  if (day !== null) {
    const [, , mark = '/', , , rest = ''] = day;
    const clock = /\d{1,2}:\d{2}:\d{2}/u.test(rest) ? ' HH:mm:ss' : /\d{1,2}:\d{2}/u.test(rest) ? ' HH:mm' : '';
    return [`dd${mark}MM${mark}yyyy`, `MM${mark}dd${mark}yyyy`].map((format) => ({ path, format: format + clock }));
  }
  const isTime = field === 'start' || field === 'end';
  // Some portals write their own clock and a `Z` behind it.
  return isTime && /T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})$/u.test(text) ? [{ path, as: 'local' }] : [];
}

function suggestionOf(
  reading: PortalReading,
  request: SuggestRequest,
  field: EventField,
  { rule, way, isOutside = false }: Proposal,
): Suggestion {
  const { owner, record } = recordAt(reading, request);
  const map = createCandidateMapper(reading, owner, { [field]: rule, ...(isOutside && { sessions: null }) });
  const textOf = ({ events }: CandidateResult): string | null => {
    const [event] = events;
    return event === undefined ? null : fieldText(event, field, owner.calendar.timeZone);
  };
  const own = map(record);
  const results = [own, ...spread(owner.records, mostRecords).map(map)].filter((one) => one.given(field) !== null);
  const codes = field === 'status' && readStatus(own.given(field)) === null ? codesOf(results) : null;
  const values = codes ?? results.flatMap((one) => textOf(one) ?? []);
  const examples = [...new Set(values)].slice(0, mostExamples);
  return {
    part: 'event',
    name: field,
    rule,
    ...(way !== undefined && { way }),
    ...(isOutside && { with: [{ path: ['mapping', 'event', 'sessions'], value: null }] }),
    fits: codes !== null || isRead(field, own, textOf(own)),
    examples: examples.map((text) =>
      text.length > mostLength ? `${text.slice(0, mostLength - 1).toWellFormed()}…` : text,
    ),
  };
}

/** What nobody can read may still be a status, if few values recur: each becomes a question. Null: it is none. */
function codesOf(results: readonly CandidateResult[]): readonly string[] | null {
  const given = results.map((one) => one.given('status'));
  if (given.some((one) => typeof one !== 'string' && typeof one !== 'number')) return null;
  const codes = given.map(String);
  // The record that was pointed at may be among the others, too.
  const distinct = new Set(codes).size;
  const isShort = codes.every(({ length }) => length <= longestCode);
  return isShort && distinct > 0 && distinct <= mostCodes && distinct < codes.length - 1 ? codes : null;
}

/** Whether the readers of a field can read what the rule gave. */
function isRead(field: EventField, result: CandidateResult, text: string | null): boolean {
  const given = result.given(field);
  if (given === null || text === null || result.events.length === 0) return false;
  if (result.problems.some(({ level, where }) => level !== 'info' && where.endsWith(`, ${field}`))) return false;
  if (field === 'status') return readStatus(given) !== null;
  if (field === 'visibility') return readVisibility(given) !== null;
  if (field === 'allDay') return readFlag(given) !== null;
  return field !== 'soldOut' || typeof given !== 'object';
}
