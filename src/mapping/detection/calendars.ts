import type { CalendarField } from '../mapping-settings.ts';
import { expressionOf } from '../structure/compose-expression.ts';
import { because, confidenceOf, type Finding, rank } from './finding.ts';
import { detectId } from './lists/ids.ts';
import { type Column, isUnder, says, share } from './profile/column.ts';
import type { Table } from './profile/table.ts';

export type CalendarFindings = { readonly [field in CalendarField]?: Finding };

/** The fields of a calendar, from the list of calendars. */
export function detectCalendars(table: Table, answered: readonly string[] = []): CalendarFindings {
  const findings: { -readonly [field in CalendarField]?: Finding } = {};
  const id = detectId(table, 'calendars', answered);
  if (id !== null) findings.id = id;
  const scalars = table.columns.filter((column) => column.kind === 'scalar' && column.cells.length > 0);
  const add = (field: CalendarField, meaning: string, evidence: string, score: (column: Column) => number) => {
    const ranked = rank(scalars, score, 0.3);
    const best = ranked[0];
    if (best === undefined) return;
    const path = best.column.steps.includes('*') ? lastOf(best.column.steps) : best.column.expression;
    const override =
      field === 'title'
        ? ranked.find((one) => one.column !== best.column && one.column.key.words.includes('override'))
        : undefined;
    findings[field] = {
      rule: override === undefined ? path : [override.column.expression, path],
      confidence: confidenceOf(best.score, ranked[1]?.score),
      why: because(best.column, meaning, evidence),
    };
  };
  add('title', 'title', 'its values are names', titleScore);
  add('description', 'description', 'its values are texts', (column) =>
    says(column, 'description') && column.depth === 0 && share(column, 'text', 'html', 'code') > 0.5
      ? 0.7 + 0.2 * column.coverage
      : 0,
  );
  add('timeZone', 'time zone', 'its values name zones', (column) =>
    share(column, 'zone') > 0.8 && column.depth <= 1 ? 0.6 + 0.3 * column.coverage : 0,
  );
  add('url', 'link', 'its values are links', (column) => {
    if (
      share(column, 'url') < 0.8 ||
      share(column, 'imageUrl') > 0.5 ||
      says(column, 'api', 'image') ||
      isUnder(column, 'api', 'image', 'url')
    )
      return 0;
    return (says(column, 'url') ? 0.6 : 0.2) + 0.2 * column.coverage - 0.1 * column.depth;
  });
  return findings;
}

/** Of a path of names, the last is the calendar's own: `path[-1].name`. */
const lastOf = (steps: readonly string[]): string => expressionOf(steps).replaceAll('[*]', '[-1]');

function titleScore(column: Column): number {
  if (share(column, 'url', 'integer', 'boolean', 'opaque', 'zone', 'language', 'instant', 'html') > 0.5) return 0;
  if (isUnder(column, 'person', 'place', 'organizer', 'image', 'related') && !isUnder(column, 'calendar')) return 0;
  const named =
    says(column, 'title') && !says(column, 'slug')
      ? 0.7
      : says(column, 'summary')
        ? 0.55
        : says(column, 'calendar')
          ? 0.35
          : column.key.concepts.size === 0 && share(column, 'text') > 0.5
            ? 0.2
            : 0;
  if (named === 0) return 0;
  return (
    named +
    0.15 * share(column, 'text') +
    0.15 * column.coverage * column.distinct -
    0.1 * column.depth -
    (column.steps.includes('*') ? 0.1 : 0) -
    (says(column, 'person', 'short', 'status', 'id') ? 0.4 : 0)
  );
}
