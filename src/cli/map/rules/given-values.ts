import { scalarText } from '../../../mapping/json.ts';
import type { EventField, Rule, RuleObject } from '../../../mapping/mapping-settings.ts';
import { type CompiledRule, compileRule } from '../../../mapping/rules/rule.ts';
import { rulesInForce } from '../session/candidate-mapper.ts';
import type { PortalReading } from '../session/sampled-portal.ts';
import type { TryResult } from '../workbench-api.ts';

const mostValues = 40;
const longestValue = 200;

/** What stands in the records where the rule of a field looks, before a table translates it, the most frequent first. */
export function givenValues(reading: PortalReading, field: EventField): TryResult['given'] {
  const counts = new Map<string, number>();
  for (const { calendar, records } of reading.survey.calendars) {
    const rule = rulesInForce(reading, calendar.id)[field];
    const read = rule === undefined ? null : compiled(untranslated(rule));
    if (read === null) continue;
    for (const record of records)
      for (const value of valuesOf(read, record.scopes())) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostValues)
    .map(([value, events]) => ({ value, events }));
}

function valuesOf(read: CompiledRule, scopes: readonly unknown[]): readonly string[] {
  try {
    const value = read(scopes)?.value ?? null;
    const all: readonly unknown[] = Array.isArray(value) ? value : [value];
    const plain = all.filter((one) => one !== null && typeof one !== 'object');
    return [...new Set(plain.map((one) => scalarText(one).slice(0, longestValue).toWellFormed()))];
  } catch {
    return [];
  }
}

function compiled(rule: Rule): CompiledRule | null {
  try {
    return compileRule(rule);
  } catch {
    return null;
  }
}

/** The rule without what is made of what it finds. */
function untranslated(rule: Rule): Rule {
  if (Array.isArray(rule)) return (rule as readonly Rule[]).map(untranslated);
  if (typeof rule !== 'object') return rule;
  const { path } = rule as RuleObject;
  return path === undefined ? rule : { path };
}
