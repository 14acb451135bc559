import * as z from 'zod/mini';
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
import { withDefault } from './defaults.ts';
import { text, timeZone } from './scalars.ts';
import { sentenceIssue } from './sentence-issue.ts';
import { strictObject } from './strict-object.ts';

const path = text.check(z.maxLength(2000, 'a JMESPath expression of at most 2000 characters'));

const ruleObject = strictObject({
  path: z.exactOptional(
    z.union([path, z.array(path).check(z.minLength(1))], { error: 'a JMESPath expression, or a list of them' }),
  ),
  format: z.exactOptional(
    z.union([text, z.array(text).check(z.minLength(1))], {
      error: 'a date pattern such as dd.MM.yyyy HH:mm, or a list of them',
    }),
  ),
  timeZone: z.exactOptional(timeZone),
  values: z.exactOptional(z.record(z.string(), z.unknown(), "an object such as { '3': 'cancelled' }")),
  default: z.exactOptional(z.unknown()),
  as: z.exactOptional(z.enum([...textForms, ...dateForms, 'placesLeft'])),
  template: z.exactOptional(text),
});

const ruleFunction = z.custom<RuleFunction>((value) => typeof value === 'function', {
  error: 'a function',
  params: { kind: true },
});

const rule: z.ZodMiniType<Rule, Rule> = z.lazy(() =>
  z.union([path, ruleObject, ruleFunction, z.array(rule).check(z.minLength(1, 'a list that is not empty'))], {
    error: 'a rule: a JMESPath expression, an object such as { path, format }, a function, or a list of these',
  }),
) as z.ZodMiniType<Rule, Rule>;

/** Checks the expressions in a well-formed rule. */
function compiles(value: Rule, context: z.core.$RefinementCtx): void {
  const problem = checkRule(value);
  if (problem === null) return;
  context.addIssue(sentenceIssue(configFault('ruleInvalid', { why: problem })));
}

const compilable = rule.check(z.superRefine(compiles));

/** Only the field soldOut counts places. */
function countsNothing(value: Rule, context: z.core.$RefinementCtx): void {
  const rules = Array.isArray(value) ? value : [value];
  if (!rules.some((one) => typeof one === 'object' && one !== null && 'as' in one && one.as === 'placesLeft')) return;
  context.addIssue(sentenceIssue(configFault('placesLeftElsewhere', {})));
}

function rules<Field extends string>(fields: readonly Field[]) {
  const schemaOf = (field: Field) => {
    const schema = field === 'soldOut' ? compilable : compilable.check(z.superRefine(countsNothing));
    // `null` switches a field off. Nothing can be published without an id.
    return field === 'id' ? schema : z.nullable(schema);
  };
  const shape = Object.fromEntries(fields.map((field) => [field, z.exactOptional(schemaOf(field))]));
  return shape as Record<Field, z.ZodMiniExactOptional<z.ZodMiniNullable<typeof compilable>>>;
}

const items = z.exactOptional(path.check(z.superRefine(compiles)));

/** `mapping` of the configuration. A field without a rule is detected; one whose rule is null is left empty. */
export const mappingSchema = strictObject({
  calendars: z.prefault(strictObject({ items, ...rules(calendarFields) }), {}),
  events: z.prefault(strictObject({ items }), {}),
  details: z.prefault(strictObject({ item: items }), {}),
  event: z.prefault(strictObject(rules(eventFields)), {}),
  allDayEnd: withDefault(z.enum(['auto', 'exclusive', 'inclusive']), 'auto'),
});
