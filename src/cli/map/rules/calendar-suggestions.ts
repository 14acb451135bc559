import { readTimeZone } from '../../../calendar/time-zone.ts';
import { isRecord } from '../../../mapping/json.ts';
import type { CalendarField } from '../../../mapping/mapping-settings.ts';
import { readColor } from '../../../mapping/values/color.ts';
import { calendarRecords, type PortalReading } from '../session/sampled-portal.ts';
import { valueIn } from '../view/record-sources.ts';
import type { RecordSource, Suggestion } from '../workbench-api.ts';
import { evaluator } from './element-labels.ts';
import { exampleOf, listExpressions } from './place-suggestions.ts';
import { expressionOf } from './pointed-paths.ts';

const mostExamples = 3;
const longestText = 60;

/** What a value in the answer with the list of calendars could be: a field of each calendar, or the list itself. */
export function calendarSuggestions(reading: PortalReading, path: RecordSource['path']): readonly Suggestion[] {
  const [body] = reading.pages.calendars;
  const inForce = reading.survey.rules?.calendars.items?.rule;
  const places = listExpressions(body, path)
    .filter((rule) => rule !== inForce)
    .map((rule): Suggestion => {
      const found = evaluator(rule)(body);
      const items = Array.isArray(found) ? found.filter(isRecord) : [];
      const examples = items.slice(0, mostExamples).flatMap(exampleOf);
      return { part: 'calendars', name: 'items', rule, fits: items.length > 0, examples };
    });
  return [...fieldSuggestions(reading, path, valueIn(body, path)), ...places];
}

/** Of which value a field can be made. */
const fitting: { readonly [field in CalendarField]: (value: string) => boolean } = {
  timeZone: (value) => readTimeZone(value) !== null,
  color: (value) => readColor(value) !== null,
  url: (value) => /^https?:\/\//u.test(value),
  title: (value) => /\p{L}/u.test(value),
  id: () => true,
  description: (value) => /\p{L}/u.test(value),
};

function fieldSuggestions(reading: PortalReading, path: RecordSource['path'], value: unknown): readonly Suggestion[] {
  const records = calendarRecords(reading);
  const at = path.findIndex((key) => typeof key === 'number');
  const inside = path.slice(at + 1);
  const isText = ['string', 'number'].includes(typeof value);
  // The list is in force, and the value in one of its records.
  if (at < 0 || inside.length === 0 || !isText || !records.some((one) => valueIn(one, inside) === value)) return [];
  const rule = expressionOf(inside);
  const examples = records
    .slice(0, mostExamples)
    .map((one) =>
      String(valueIn(one, inside) ?? '')
        .slice(0, longestText)
        .toWellFormed(),
    )
    .filter((text) => text !== '');
  return (Object.keys(fitting) as CalendarField[])
    .filter((name) => fitting[name](String(value)) && reading.survey.rules?.calendars[name]?.rule !== rule)
    .map((name) => ({ part: 'calendars', name, rule, fits: true, examples }));
}
