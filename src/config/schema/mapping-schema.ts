import * as z from 'zod';
import {
  calendarFields,
  dateForms,
  eventFields,
  type Rule,
  type RuleFunction,
} from '../../mapping/mapping-settings.ts';
import { checkRule } from '../../mapping/rules/rule.ts';
import { textForms } from '../../text/markup/text-object.ts';
import { configFault } from './config-fault.ts';
import { text, timeZone } from './scalars.ts';
import { sentenceIssue } from './sentence-issue.ts';
import { strictObject } from './strict-object.ts';

const path = text.max(2000, 'a JMESPath expression of at most 2000 characters');

const ruleObject = strictObject({
  path: z.union([path, z.array(path).min(1)], { error: 'a JMESPath expression, or a list of them' }).exactOptional(),
  format: z
    .union([text, z.array(text).min(1)], { error: 'a date pattern such as dd.MM.yyyy HH:mm, or a list of them' })
    .exactOptional(),
  timeZone: timeZone.exactOptional(),
  values: z.record(z.string(), z.unknown(), "an object such as { '3': 'cancelled' }").exactOptional(),
  default: z.unknown().exactOptional(),
  as: z.enum([...textForms, ...dateForms, 'placesLeft']).exactOptional(),
  template: text.exactOptional(),
});

const ruleFunction = z.custom<RuleFunction>((value) => typeof value === 'function', {
  error: 'a function',
  params: { kind: true },
});

const rule: z.ZodType<Rule, Rule> = z.lazy(() =>
  z.union([path, ruleObject, ruleFunction, z.array(rule).min(1, 'a list that is not empty')], {
    error: 'a rule: a JMESPath expression, an object such as { path, format }, a function, or a list of these',
  }),
) as z.ZodType<Rule, Rule>;

/** Checks the expressions in a well-formed rule. */
function compiles(value: Rule, context: z.core.$RefinementCtx): void {
  const problem = checkRule(value);
  if (problem === null) return;
  context.addIssue(sentenceIssue(configFault('ruleInvalid', { why: problem })));
}

const compilable = rule.superRefine(compiles);

/** Only the field soldOut counts places. */
function countsNothing(value: Rule, context: z.core.$RefinementCtx): void {
  const rules = Array.isArray(value) ? value : [value];
  if (!rules.some((one) => typeof one === 'object' && one !== null && 'as' in one && one.as === 'placesLeft')) return;
  context.addIssue(sentenceIssue(configFault('placesLeftElsewhere', {})));
}

function rules<Field extends string>(fields: readonly Field[]) {
  const schemaOf = (field: Field) => {
    const schema = field === 'soldOut' ? compilable : compilable.superRefine(countsNothing);
    // `null` switches a field off. Nothing can be published without an id.
    return field === 'id' ? schema : schema.nullable();
  };
  const shape = Object.fromEntries(fields.map((field) => [field, schemaOf(field).exactOptional()]));
  return shape as Record<Field, z.ZodExactOptional<z.ZodNullable<typeof compilable>>>;
}

const items = path.superRefine(compiles).exactOptional();

/** `mapping` of the configuration. A field without a rule is detected; one whose rule is null is left empty. */
export const mappingSchema = strictObject({
  calendars: strictObject({ items, ...rules(calendarFields) }).prefault({}),
  events: strictObject({ items }).prefault({}),
  details: strictObject({ item: items }).prefault({}),
  event: strictObject(rules(eventFields)).prefault({}),
  allDayEnd: z.enum(['auto', 'exclusive', 'inclusive']).default('auto'),
});
