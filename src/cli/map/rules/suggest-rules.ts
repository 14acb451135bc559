import { sessionFields, sessionOnlyFields } from '../../../mapping/event/map-event.ts';
import { type EventField, eventFields, type Rule } from '../../../mapping/mapping-settings.ts';
import { readFlag } from '../../../mapping/values/flag.ts';
import { readStatus, readVisibility } from '../../../mapping/values/keyword.ts';
import { fieldText } from '../../survey/field-text.ts';
import { type CandidateResult, createCandidateMapper, rulesInForce } from '../session/candidate-mapper.ts';
import type { PortalReading } from '../session/sampled-portal.ts';
import { WorkbenchError } from '../session/workbench-error.ts';
import { likelyFields } from '../view/likely-fields.ts';
import { recordAt } from '../view/record-answer.ts';
import { detailsPlace, valueIn } from '../view/record-sources.ts';
import type { Suggestion, SuggestRequest } from '../workbench-api.ts';
import { type PointedPaths, pointedPaths } from './pointed-paths.ts';
import { sampleScopes, spread } from './sample-scopes.ts';

type Path = SuggestRequest['source']['path'];

const mostSuggestions = 14;
const mostExamples = 3;
/** Of so many records, each suggestion shows values. */
const mostRecords = 12;
const mostLength = 120;
const longestCode = 20;
const mostCodes = 6;

/** Fields that hold a list as well as one value. */
const lists: ReadonlySet<EventField> = new Set(['categories', 'performers']);

/** Rules by which a value that somebody pointed at would be a field, likeliest first. */
export function suggestRules(reading: PortalReading, request: SuggestRequest): readonly Suggestion[] {
  const { source, name } = request;
  const { record } = recordAt(reading, request);
  const scopes = record.scopes();
  const path = pathInRecord(source, record.details, scopes);
  const scope = scopes.find((one) => path !== null && valueIn(one, path) !== undefined);
  if (path === null || scope === undefined) return [];
  const value = valueIn(scope, path);
  const ways = pointedPaths(path, scope, sampleScopes(reading, 'event', 'title'));
  const fields = name === undefined ? likelyFields(value, nameOf(path, ways)) : [fieldNamed(name)];
  const { sessions } = rulesInForce(reading, request.calendar);
  const found = fields.flatMap((field) => {
    const inside = sessionPath(field, ways, sessions);
    const isOutside = inside === null && sessions !== undefined && sessionOnlyFields.has(field);
    const rules = inside === null ? rulesFor(field, value, ways) : [inside, ...withOptions(field, value, inside)];
    return rules.map((rule) => suggestionOf(reading, request, field, { rule, isOutside }));
  });
  // A rule that can't be read is only shown to somebody who asked for this field.
  const shown = name === undefined ? found.filter(({ fits }) => fits) : found;
  const likeliest = ({ name: field, fits }: Suggestion) => (!fits ? 2 : field === 'status' && isCode(value) ? 0 : 1);
  return shown.sort((a, b) => likeliest(a) - likeliest(b)).slice(0, mostSuggestions);
}

function fieldNamed(name: string): EventField {
  const field = eventFields.find((one) => one === name);
  if (field === undefined) throw new WorkbenchError(404, `There is no field mapping.event.${name}.`);
  return field;
}

/** A number or a letter or two, as programs count states. */
const isCode = (value: unknown): boolean =>
  (typeof value === 'number' || typeof value === 'string') && /^[\p{L}\p{N}]{1,3}$/u.test(String(value));

/** Rules see the details without their envelope. Null: the value is in the envelope, where no rule for events comes. */
function pathInRecord({ in: where, path }: SuggestRequest['source'], details: unknown, scopes: readonly unknown[]) {
  if (where === 'listed') return path;
  const place = detailsPlace(details, scopes);
  return place.every((key, at) => key === path[at]) ? path.slice(place.length) : null;
}

/** In a session, rules begin at the session: `begin` of `dates[0].begin`. Null: the value is in none. */
function sessionPath(field: EventField, { every }: PointedPaths, sessions: Rule | undefined): string | null {
  if (typeof sessions !== 'string' || every === null || !sessionFields.has(field)) return null;
  const list = `${sessions.replace(/\[\*\]$/u, '')}[*].`;
  return every.startsWith(list) ? every.slice(list.length) : null;
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
  { rule, isOutside }: { readonly rule: Rule; readonly isOutside: boolean },
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
