import type { Problem } from '../../calendar/problem.ts';
import type { MappingContext, Rule } from '../mapping-settings.ts';
import { allDayEndOf } from './all-day-end.ts';
import { attempt } from './attempt.ts';
import { detectDuration } from './duration-column.ts';
import type { Finding, Findings } from './finding.ts';
import { detectId } from './ids.ts';
import { detectLabels } from './labels.ts';
import { detectLinks } from './links.ts';
import { detectOverrides } from './overrides.ts';
import { detectPeople } from './people.ts';
import { detectPlaces } from './places.ts';
import { detectRecurrence } from './recurrence.ts';
import { detectStamps } from './stamps.ts';
import { detectState } from './state.ts';
import type { Table } from './table.ts';
import { detectTexts } from './texts.ts';
import { detectWhen, type When } from './when.ts';

const never: When = {
  findings: {},
  problems: [],
  dates: [],
  pair: null,
  days: null,
  complete: (_, expression) => expression,
};

/**
 * Every field of an event, from all records and from the list's by themselves; `answered` are ids that details were got by.
 * Never throws.
 */
export function detectEvents(
  table: Table,
  listed: Table,
  context: MappingContext,
  problems: Problem[],
  answered: readonly string[],
): { readonly findings: Findings; readonly allDayEnd: Finding } {
  const find = (field: string, detect: () => Findings): Findings => attempt(`event.${field}`, problems, {}, detect);
  const only = (field: string, detect: () => Finding | null): Findings =>
    find(field, () => {
      const finding = detect();
      return finding === null ? {} : { [field]: finding };
    });
  const when = attempt('event.start', problems, never, () => detectWhen(table, context));
  problems.push(...when.problems);
  const texts = find('title', () => detectTexts(table));
  const columnOf = (rule: Rule | undefined) => table.columns.find((column) => column.expression === rule);
  const title = columnOf(texts.title?.rule);
  // Details are asked for by what the list says, whatever they call it themselves.
  const id = only('id', () => detectId(listed, 'events', answered) ?? detectId(table, 'events', answered));
  const findings: Findings = {
    ...id,
    ...texts,
    ...when.findings,
    // A length is read where there is no end.
    ...((when.pair?.end?.column.coverage ?? 0) < 0.9
      ? only('duration', () => detectDuration(table, when.pair?.scope ?? []))
      : {}),
    ...only('recurrence', () => detectRecurrence(table)),
    ...find('overridesId', () => detectOverrides(table, columnOf(id.id?.rule))),
    ...find('location', () => detectPlaces(table, title, [texts.description?.rule, texts.summary?.rule].flat())),
    ...find('url', () => detectLinks(table, context.linkBase)),
    ...find('organizer', () => detectPeople(table)),
    ...find('categories', () => detectLabels(table, title)),
    ...find('status', () => detectState(table, listed, title)),
    ...find('updated', () => detectStamps(when)),
  };
  return { findings, allDayEnd: allDayEndOf(when.pair, when.days, when.findings.allDay !== undefined) };
}
