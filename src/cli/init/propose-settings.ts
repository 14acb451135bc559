import type { Settings } from '../../config/settings.ts';
import type { MappingInForce, RuleInForce } from '../../mapping/mapper.ts';
import { eventFields } from '../../mapping/mapping-settings.ts';
import type { PortalAccess } from './probe-auth.ts';

/** The configuration to write. It states everything that was found, so that nothing has to be detected again. */
export function proposeSettings(
  { baseUrl, auth }: PortalAccess,
  rules: MappingInForce | null,
  site: { readonly title: string | null; readonly timeZone: string | null; readonly language: string | null },
): Settings {
  return {
    source: { baseUrl, auth },
    site: {
      ...(site.title !== null && { title: site.title }),
      ...(site.timeZone !== null && { timeZone: site.timeZone }),
      ...(site.language !== null && { language: site.language }),
    },
    ...(rules !== null && { mapping: mappingOf(rules) }),
  };
}

/** The rules by section, in the order of a configuration file. */
export function rulesInOrder(
  rules: MappingInForce,
): readonly (readonly [string, readonly (readonly [string, RuleInForce])[]])[] {
  const event = eventFields.flatMap((field) => {
    const rule = rules.event[field];
    return rule === undefined ? [] : [[field, rule] as const];
  });
  return [
    ['calendars', listFirst(rules.calendars)] as const,
    ['events', listFirst(rules.events)] as const,
    ['details', listFirst(rules.details)] as const,
    ['event', event] as const,
  ].filter(([, all]) => all.length > 0);
}

/** The rule that finds the list comes before the rules for its entries. */
const listFirst = (rules: Readonly<Record<string, RuleInForce>>) =>
  Object.entries(rules).sort(([a], [b]) => Number(b === 'items') - Number(a === 'items'));

/**
 * The rules for all calendars, with those of single calendars behind them: a configuration has one rule for each field, and
 * of a list the first that gives a value counts.
 */
export function withOwnRules(
  rules: MappingInForce,
  byCalendar: Readonly<Record<string, Pick<MappingInForce, 'event'>>>,
): MappingInForce {
  const event: Record<string, RuleInForce> = { ...rules.event };
  for (const own of Object.values(byCalendar)) {
    for (const [field, found] of Object.entries(own.event)) {
      const before = event[field];
      if (before === undefined) {
        event[field] = found;
        continue;
      }
      const all = [before.rule, found.rule].flatMap((rule) => (Array.isArray(rule) ? rule : [rule]));
      const rule = [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
      event[field] = { ...before, rule: rule.length === 1 ? rule[0] : rule };
    }
  }
  return { ...rules, event };
}

function mappingOf(rules: MappingInForce): NonNullable<Settings['mapping']> {
  const parts = rulesInOrder(rules).map(([part, all]) => [
    part,
    Object.fromEntries(all.map(([field, { rule }]) => [field, rule])),
  ]);
  return { ...Object.fromEntries(parts), ...(rules.allDayEnd.rule !== 'auto' && { allDayEnd: rules.allDayEnd.rule }) };
}
