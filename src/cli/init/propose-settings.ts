import type { Settings } from '../../config/settings.ts';
import type { MappingInForce, RuleInForce } from '../../mapping/mapper.ts';
import { eventFields } from '../../mapping/mapping-settings.ts';
import { sureFrom } from '../survey/core-doubts.ts';

/** How the portal is reached, as a configuration says it. */
export interface SaidAccess {
  readonly baseUrl: string;
  readonly auth: NonNullable<NonNullable<Settings['source']>['auth']>;
}

/** What is known of the site. Null: nothing. */
interface KnownSite {
  readonly title: string | null;
  readonly timeZone: string | null;
  readonly language: string | null;
}

/**
 * The configuration to write: the settings in force, how the portal is reached, and the rules that were configured or are
 * sure. An unsure rule is left to detection, since a configured one would never be doubted again.
 */
export function proposeSettings(
  { source, site, mapping, ...rest }: Settings,
  { baseUrl, auth }: SaidAccess,
  rules: MappingInForce | null,
  known: KnownSite,
): Settings {
  const found = rules === null ? mapping : mappingOf(rules, mapping);
  return {
    source: { ...source, baseUrl, auth },
    site: {
      ...site,
      ...(known.title !== null && { title: known.title }),
      ...(known.timeZone !== null && { timeZone: known.timeZone }),
      ...(known.language !== null && { language: known.language }),
    },
    ...(found !== undefined && { mapping: found }),
    ...rest,
  };
}

/** Whether a rule may be written into the configuration. */
export const isPinned = ({ origin, confidence }: RuleInForce): boolean =>
  origin === 'configured' || confidence >= sureFrom;

type MappingPart = 'calendars' | 'events' | 'details' | 'event';

/** The rules by section, in the order of a configuration file. */
export function rulesInOrder(
  rules: MappingInForce,
): readonly (readonly [MappingPart, readonly (readonly [string, RuleInForce])[]])[] {
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

/** What is configured, completed by the rules that are sure. */
function mappingOf(rules: MappingInForce, configured: Settings['mapping'] = {}): NonNullable<Settings['mapping']> {
  const parts = rulesInOrder(rules).flatMap(([part, all]) => {
    const before: object = configured[part] ?? {};
    const found = all.filter(([field, rule]) => isPinned(rule) && !Object.hasOwn(before, field));
    const added = Object.fromEntries(found.map(([field, { rule }]) => [field, rule]));
    return found.length === 0 ? [] : [[part, { ...before, ...added }] as const];
  });
  const { allDayEnd } = rules;
  const isFound = allDayEnd.rule !== 'auto' && isPinned(allDayEnd);
  return {
    ...configured,
    ...Object.fromEntries(parts),
    ...(isFound && { allDayEnd: allDayEnd.rule as 'exclusive' | 'inclusive' }),
  };
}

/** The fields of events whose rules are too unsure to be written. */
export const unsureFields = (rules: MappingInForce | null): readonly string[] =>
  eventFields.filter((field) => {
    const rule = rules?.event[field];
    return rule !== undefined && !isPinned(rule);
  });
