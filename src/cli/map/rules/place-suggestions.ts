import { locateItems } from '../../../mapping/detection/lists/envelope.ts';
import { isRecord } from '../../../mapping/json.ts';
import { leavesOf } from '../../../mapping/rules/record-paths.ts';
import type { SurveyedRecord } from '../../survey/survey.ts';
import type { PortalReading } from '../session/sampled-portal.ts';
import { valueIn } from '../view/record-sources.ts';
import type { RecordSource, Suggestion } from '../workbench-api.ts';
import { evaluator } from './element-labels.ts';
import { expressionOf } from './pointed-paths.ts';

type Path = RecordSource['path'];

const mostExamples = 3;
const mostTexts = 3;
const longestText = 60;
/** A single value is no event. */
const leastKeys = 2;

/** Rules that name the place of the event or of the list by an object or a list that somebody pointed at. */
export function placeSuggestions(
  reading: PortalReading,
  { in: root, path }: RecordSource,
  { calendar, record }: { readonly calendar: string; readonly record: SurveyedRecord | null },
): readonly Suggestion[] {
  if (root === 'answer') return listPlaces(reading, calendar, path);
  if (record === null) return [];
  return root === 'details' ? detailsPlaces(reading, record, path) : unwrapped(reading, calendar, record, path);
}

/** The nearest object is the event, or one around it. */
function detailsPlaces(
  { survey }: PortalReading,
  { details, scopes }: SurveyedRecord,
  path: Path,
): readonly Suggestion[] {
  const inForce = survey.rules?.details.item?.rule;
  const merged = inForce === undefined ? scopes() : [];
  const isMerged = (place: Path) => {
    const keys = Object.keys(valueIn(details, place) as object);
    return merged.some((scope) => isRecord(scope) && keys.every((key) => Object.hasOwn(scope, key)));
  };
  const all = survey.calendars.flatMap(({ records }) => records.flatMap((one) => one.details ?? []));
  return objectsAround(details, path).flatMap((place): Suggestion[] => {
    const rule = place.length === 0 ? '@' : expressionOf(place);
    if (rule === inForce || isMerged(place)) return [];
    const items = all.slice(0, mostExamples).map(evaluator(rule));
    return [{ part: 'details', name: 'item', rule, fits: true, examples: items.flatMap(exampleOf) }];
  });
}

/** Records that are wrapped, `{ "_source": { … } }`: each element of the list one step further. */
function unwrapped(
  reading: PortalReading,
  calendar: string,
  { listed }: SurveyedRecord,
  path: Path,
): readonly Suggestion[] {
  const items = itemsInForce(reading, calendar);
  const place = path.findIndex((key) => typeof key === 'number') < 0 ? path : [];
  const object = valueIn(listed.record, place);
  if (items === null || place.length === 0 || !isRecord(object) || Object.keys(object).length < leastKeys) return [];
  return [itemsSuggestion(reading, calendar, `${items}.${expressionOf(place)}`)];
}

/** The expression for each record of the list; null: it has none that could be continued. */
function itemsInForce({ survey }: PortalReading, calendar: string): string | null {
  const rule = (survey.byCalendar[calendar]?.events.items ?? survey.rules?.events.items)?.rule;
  if (typeof rule !== 'string' || /[|()]/u.test(rule)) return null;
  // A filter, `events[?start]`, and `data[].node` give each element already: another `[*]` would look for lists in it.
  return /\[(?:\*\]|\?|\])/u.test(rule) ? rule : `${rule}[*]`;
}

/** The list that holds a place in an answer, or the objects of one kind in its elements. */
function listPlaces(reading: PortalReading, calendar: string, path: Path): readonly Suggestion[] {
  const [body] = reading.pages.events.get(calendar) ?? [];
  const inForce = itemsInForce(reading, calendar);
  const found = listExpressions(body, path).filter((one) => one !== inForce);
  const isEmpty = reading.survey.calendars.find((one) => one.calendar.id === calendar)?.records.length === 0;
  const others = isEmpty ? expressionsOfOthers(reading, calendar) : [];
  // The rule is that of all calendars: those that have their records keep them.
  const together = found.map((rule): Suggestion => {
    const suggestion = itemsSuggestion(reading, calendar, [...others, rule].join(' || '));
    return { ...suggestion, way: 'fallback' };
  });
  return [...(others.length > 0 ? together : []), ...found.map((rule) => itemsSuggestion(reading, calendar, rule))];
}

/** Where the lists of the other calendars are that have records. */
function expressionsOfOthers(reading: PortalReading, calendar: string): readonly string[] {
  const { calendars } = reading.survey;
  const full = calendars.filter(({ calendar: { id }, records }) => id !== calendar && records.length > 0);
  const found = full.flatMap(({ calendar: { id } }) => {
    const [body] = reading.pages.events.get(id) ?? [];
    return itemsInForce(reading, id) ?? locatedIn(body) ?? [];
  });
  return [...new Set(found)];
}

function locatedIn(body: unknown): string | null {
  try {
    return locateItems(body, 'events').expression;
  } catch {
    return null;
  }
}

/** Each list of records that an answer has at a place, or around it, as a rule would name its elements. */
export function listExpressions(body: unknown, path: Path): readonly string[] {
  const pointed = valueIn(body, path);
  const places: Path[] = Array.isArray(pointed) && pointed.some(isRecord) ? [[...path, 0]] : [];
  places.push(...objectsAround(body, path).filter((place) => place.some((key) => typeof key === 'number')));
  return [...new Set(places.map((place) => eachOf(place)))];
}

/** `data.events[*].node`: the last number on the way stands for every element of its list. */
function eachOf(place: Path): string {
  const at = place.findLastIndex((key) => typeof key === 'number');
  const rest = expressionOf(place.slice(at + 1));
  return `${expressionOf(place.slice(0, at))}[*]${rest === '' ? '' : `.${rest}`}`;
}

function itemsSuggestion(reading: PortalReading, calendar: string, rule: string): Suggestion {
  const [body] = reading.pages.events.get(calendar) ?? [];
  const found = evaluator(rule)(body);
  const items = Array.isArray(found) ? found : [];
  const fits = items.filter(isRecord).length > 0;
  return { part: 'events', name: 'items', rule, fits, examples: items.slice(0, mostExamples).flatMap(exampleOf) };
}

/** The objects with several keys that a place is in, from the nearest outwards; the place itself, if it is one. */
function objectsAround(whole: unknown, path: Path): readonly Path[] {
  const lengths = Array.from({ length: path.length + 1 }, (_, n) => path.length - n);
  return lengths
    .map((length) => path.slice(0, length))
    .filter((place) => {
      const value = valueIn(whole, place);
      return isRecord(value) && Object.keys(value).length >= leastKeys;
    });
}

/** The first texts of an object, to know it by. */
export function exampleOf(value: unknown): readonly string[] {
  const texts = leavesOf([value]).flatMap(({ value: leaf }) => (typeof leaf === 'boolean' ? [] : [String(leaf)]));
  const shown = texts.slice(0, mostTexts).map((text) => text.slice(0, longestText).toWellFormed());
  return shown.length === 0 ? [] : [shown.join(' · ')];
}
