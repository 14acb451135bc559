import type { Alternative, MappingInForce, RuleInForce } from '../../../mapping/mapper.ts';
import type { EventField } from '../../../mapping/mapping-settings.ts';
import { reasoned } from '../../../mapping/reason.ts';
import { coverageOf } from '../../check/explain-view.ts';
import { holdsFunction, type PlainSettings, valueAt } from '../../config-file/plain-settings.ts';
import { coreDoubts } from '../../survey/core-doubts.ts';
import { fieldText } from '../../survey/field-text.ts';
import type { Survey } from '../../survey/survey.ts';
import type { PortalReading } from '../session/sampled-portal.ts';
import type { Doubt, FieldView } from '../workbench-api.ts';
import { type MappedField, mappedFields } from './field-paths.ts';

const mostExamples = 3;

interface FieldContext {
  readonly reading: PortalReading;
  /** What detection says by itself, for fields that have a configured rule; null: there is none. */
  readonly detected: PortalReading | null;
  readonly settings: PlainSettings;
}

/** Every field with its rule, what events have by it, and what else it could be. */
export function fieldViews(context: FieldContext): readonly FieldView[] {
  const doubts = doubtsOf(context.reading.survey);
  return mappedFields.map((field) => fieldView(field, context, doubts.get(field.name) ?? null));
}

function fieldView(field: MappedField, { reading, detected, settings }: FieldContext, doubt: Doubt | null): FieldView {
  const { part, name, path } = field;
  const { survey } = reading;
  const inForce = ruleOf(survey.rules, field);
  const written = valueAt(settings, path);
  // Where nothing could be read, only what is written is known.
  const rule = inForce ?? (written === undefined ? null : asWritten(written));
  const origin = holdsFunction(written) ? 'function' : (rule?.origin ?? 'none');
  const coverage = part === 'event' && name !== 'allDayEnd' ? coverageOf(survey, name as EventField) : null;
  const isOwn = inForce?.origin === 'configured' && detected !== null;
  const byCalendar = Object.entries(survey.byCalendar).flatMap(([calendar, own]) => {
    const rule = part === 'event' || part === 'events' ? own[part][name] : undefined;
    return rule === undefined ? [] : [{ calendar, rule: rule.rule }];
  });
  return {
    part,
    name,
    path,
    ...(rule !== null && { rule: rule.rule }),
    origin,
    confidence: rule?.confidence ?? 0,
    ...(rule === null
      ? reasoned('nothingLike', {})
      : { why: rule.why, ...(rule.reasons && { reasons: rule.reasons }) }),
    alternatives:
      name === 'allDayEnd'
        ? lastDays(rule?.rule)
        : isOwn
          ? detectedBefore(field, inForce, detected.survey)
          : (inForce?.alternatives ?? []),
    coverage: coverage && { events: coverage.events, filled: coverage.filled, distinct: coverage.distinct },
    values: coverage?.values ?? [],
    doubt: part === 'event' ? doubt : null,
    byCalendar,
  };
}

/** An event's end is its last day, or the day after. */
const lastDays = (inForce: unknown): readonly Alternative[] =>
  ['inclusive', 'exclusive']
    .filter((rule) => rule !== inForce)
    .map((rule) => ({ rule, confidence: 0.5, examples: [] }));

const asWritten = (written: unknown): Pick<RuleInForce, 'rule' | 'origin' | 'confidence' | 'why' | 'reasons'> => ({
  rule: typeof written === 'function' ? written.name || 'a function' : written,
  origin: 'configured',
  confidence: 1,
  why: 'configured',
});

export const ruleOf = (
  rules: MappingInForce | null,
  { part, name }: Pick<MappedField, 'part' | 'name'>,
): RuleInForce | null => (name === 'allDayEnd' ? rules?.allDayEnd : rules?.[part][name]) ?? null;

/** What detection would take, and what else it could be, beside a configured rule. */
function detectedBefore(field: MappedField, configured: RuleInForce, detected: Survey): readonly Alternative[] {
  const found = ruleOf(detected.rules, field);
  if (found === null || found.origin !== 'detected') return [];
  const { rule, confidence, alternatives = [] } = found;
  const all = [{ rule, confidence, examples: examplesOf(field, detected) }, ...alternatives];
  return all.filter((one) => JSON.stringify(one.rule) !== JSON.stringify(configured.rule));
}

function examplesOf({ part, name }: MappedField, { calendars }: Survey): readonly string[] {
  if (part !== 'event' || name === 'allDayEnd') return [];
  const values = new Set<string>();
  for (const { calendar, events } of calendars)
    for (const event of events) {
      const value = fieldText(event, name as EventField, calendar.timeZone);
      if (value !== null) values.add(value);
      if (values.size === mostExamples) return [...values];
    }
  return [...values];
}

/** What should be looked at, by the field's name. */
function doubtsOf(survey: Survey): ReadonlyMap<string, Doubt> {
  const doubts = new Map(
    coreDoubts(survey).map(({ field, why, said }): [string, Doubt] => [field, { message: `It ${why}.`, said }]),
  );
  const events = survey.calendars.flatMap(({ events: own }) => own);
  const lacks = { title: 'a title', start: 'a start' } as const;
  for (const field of ['title', 'start'] as const) {
    const count = events.filter((event) => event[field] === null).length;
    const of = events.length;
    if (of > 0 && count === of)
      doubts.set(field, { message: `No event has ${lacks[field]}.`, said: { code: 'none', field } });
    else if (2 * count > of && !doubts.has(field)) {
      const message = `${count} of ${of} events lack ${lacks[field]}.`;
      doubts.set(field, { message, said: { code: 'lacking', field, count, of } });
    }
  }
  return doubts;
}
