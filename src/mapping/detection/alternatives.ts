import type { CalendarEvent } from '../../calendar/event.ts';
import { wallAt } from '../../calendar/instant.ts';
import { scalarText } from '../json.ts';
import type { Alternative } from '../mapper.ts';
import type { MappingContext, Rule } from '../mapping-settings.ts';
import { compileRule } from '../rules/rule.ts';
import type { RankedSchedule } from './compose/ranking.ts';
import type { Finding, Rival } from './finding.ts';
import type { Features } from './model/features.ts';
import type { Ranked } from './model/ranked.ts';
import type { Table } from './profile/table.ts';

const mostRivals = 3;
const mostExamples = 3;
/** Characters of an example. */
const longest = 60;

/** A finding with what it was chosen among, and what is known of it: alternatives are named when it is graded. */
export const withAlternatives = (finding: Finding, rivals: readonly Rival[], evidence: Features): Finding => ({
  ...finding,
  rivals,
  evidence,
});

/** What finds the same in every record is one reading; the one in force comes first. */
export function readingsOf({ rule, rivals = [] }: Pick<Finding, 'rule' | 'rivals'>): {
  readonly share: number;
  readonly others: readonly Rival[];
} {
  const readings = new Map<string, Rival>();
  for (const rival of rivals) {
    const name = rival.values.join('\u0000');
    const known = readings.get(name);
    readings.set(name, { ...(known ?? rival), share: rival.share + (known?.share ?? 0) });
  }
  const own = new Set([rule, ...[rule].flat()].map((one) => JSON.stringify(one)));
  const all = [...readings.values()];
  const first = all.find((one) => own.has(JSON.stringify(one.rule)));
  // What finds nothing else, only less, is no other reading either.
  const isOwn = (one: Rival) =>
    own.has(JSON.stringify(one.rule)) || one.values.every((value, n) => value === '' || value === first?.values[n]);
  return {
    share: all.filter(isOwn).reduce((sum, one) => sum + one.share, 0),
    others: all.filter((one) => !isOwn(one)).sort((a, b) => b.share - a.share),
  };
}

/** What else a field could be: the rivals share what the first one leaves of all likelihood. */
export function alternativesOf(finding: Pick<Finding, 'rule' | 'rivals' | 'confidence'>): readonly Alternative[] {
  const { share, others } = readingsOf(finding);
  const left = (1 - finding.confidence) / Math.max(1e-9, 1 - share);
  return others
    .slice(0, mostRivals)
    .map(
      ({ rule, share, values }): Alternative => ({
        rule,
        confidence: Math.round(100 * Math.min(1, left * share)) / 100,
        examples: examplesOf(values),
      }),
    )
    .filter(({ confidence, examples }) => confidence > 0 && examples.length > 0);
}

/** The columns that could be the field, as rivals. */
export const rivalColumns = (candidates: readonly Ranked[], table: Table): readonly Rival[] =>
  candidates.map(({ rule, share }) => ({ rule, share, values: valuesBy(rule, table) }));

/** The starts or ends of other schedules in the same list, as rivals. */
export const rivalMoments = (
  ranked: readonly RankedSchedule[],
  field: 'start' | 'end',
  context: MappingContext,
): readonly Rival[] =>
  ranked.flatMap(({ rules, share, events }): Rival[] => {
    const rule = rules[field];
    return rule === undefined || rules.sessions !== ranked[0]?.rules.sessions
      ? []
      : [{ rule, share, values: events.map((event) => momentOf(event, field, context)) }];
  });

/** What a rule finds in the first records. */
export function valuesBy(rule: Rule, { records }: Pick<Table, 'records'>, most = compared): readonly string[] {
  const compiled = compileRule(rule);
  return records.slice(0, most).map((record) => {
    try {
      const value = compiled([record])?.value ?? null;
      if (value === null) return '';
      return typeof value === 'object' ? JSON.stringify(value) : scalarText(value);
    } catch {
      return '';
    }
  });
}

/** So many records tell one reading from another. */
export const compared = 24;

/** A start or an end in the zone of the event. */
function momentOf(event: CalendarEvent, field: 'start' | 'end', context: MappingContext): string {
  const at = event[field];
  if (at === null || event.allDay) return at ?? '';
  const { day, time } = wallAt(at, event.timeZone ?? context.timeZone ?? 'UTC');
  return `${day} ${time.slice(0, 5)}`;
}

const examplesOf = (values: readonly string[]): readonly string[] =>
  [...new Set(values)]
    .filter((text) => text !== '')
    .slice(0, mostExamples)
    .map((text) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text));
