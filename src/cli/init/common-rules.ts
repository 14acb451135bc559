import type { MappingInForce, RuleInForce } from '../../mapping/mapper.ts';

/** A rule that not all calendars have. A configuration has one rule for all of them, so it stays detected. */
export interface DifferingRule {
  /** `mapping.event.title`, `mapping.events.items`, `mapping.allDayEnd`. */
  readonly where: string;
  /** The rule for all other calendars; undefined: they have none. */
  readonly rule: unknown;
  /** The rules of calendars whose records have another shape, by their ids; undefined: the calendar has none. */
  readonly byCalendar: Readonly<Record<string, unknown>>;
}

interface CommonRules {
  /** The rules that all calendars have. */
  readonly rules: MappingInForce;
  readonly differing: readonly DifferingRule[];
}

const parts = ['events', 'details', 'event'] as const;

/**
 * What may be written for all calendars. `own`: the complete rules of calendars whose records have another shape. A rule that one
 * of them lacks is left out too: it could find something in its records that means another thing.
 */
export function commonRules(rules: MappingInForce, own: Readonly<Record<string, MappingInForce>>): CommonRules {
  const all = [rules, ...Object.values(own)];
  const differing: DifferingRule[] = [];
  const common = (where: string, ruleOf: (one: MappingInForce) => RuleInForce | undefined): RuleInForce | null => {
    const found = all.map(ruleOf);
    const [first] = found;
    const texts = new Set(found.map((one) => JSON.stringify(one?.rule)));
    if (texts.size === 1 && first !== undefined)
      return { ...first, confidence: Math.min(...found.map((one) => one?.confidence ?? 0)) };
    const byCalendar = Object.fromEntries(Object.entries(own).map(([id, one]) => [id, ruleOf(one)?.rule]));
    differing.push({ where, rule: first?.rule, byCalendar });
    return null;
  };
  const commonIn = (part: (typeof parts)[number]): Readonly<Record<string, RuleInForce>> => {
    const fields = [...new Set(all.flatMap((one) => Object.keys(one[part])))];
    const found = fields.map(
      (field) => [field, common(`mapping.${part}.${field}`, (one) => one[part][field])] as const,
    );
    return Object.fromEntries(found.flatMap(([field, rule]) => (rule === null ? [] : [[field, rule]])));
  };
  const [events, details, event] = parts.map(commonIn) as [Found, Found, Found];
  const allDayEnd = common('mapping.allDayEnd', (one) => one.allDayEnd) ?? { ...rules.allDayEnd, rule: 'auto' };
  return { rules: { ...rules, events, details, event, allDayEnd }, differing };
}

type Found = Readonly<Record<string, RuleInForce>>;
