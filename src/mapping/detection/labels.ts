import { scalarText } from '../json.ts';
import { type Column, isOf, isUnder, says, share } from './column.ts';
import { expressionOf } from './compose-expression.ts';
import { because, confidenceOf, type Findings, rank } from './finding.ts';
import { firstStep } from './labelled.ts';
import type { Table } from './table.ts';

/** What kind of event it is: the names of categories; tags where there are none. */
export function detectLabels(table: Table, title: Column | undefined): Findings {
  const ranked = rank(
    table.columns.filter((column) => column !== title),
    (column) => labelScore(column, table.records.length),
    0.4,
  );
  const best = ranked[0] ?? unnamed(table)[0];
  if (best === undefined) return {};
  const { column } = best;
  // Of a list that had one element so far, all that come.
  const all = column.steps.map((step) => (step === firstStep ? '*' : step));
  // Lists within lists come out as one.
  const rule = expressionOf(all)
    .replace(/\[\*\](?=.*\[\*\])/g, '[*]')
    .replace(/(\[\*\].*)\[\*\]/, '$1[]');
  return {
    categories: {
      rule: all.at(-1) === '*' ? rule.replace(/\[[*]?\]$/, '') : rule,
      confidence: confidenceOf(best.score, (ranked[1]?.score ?? 0) - 0.2),
      why: because(column, 'category', 'its values are few and short'),
    },
  };
}

/** Where no key says category: short words in a list whose key says nothing. */
const unnamed = (table: Table) =>
  rank(table.columns, (column) =>
    column.kind === 'scalar' &&
    column.steps.at(-1) === '*' &&
    column.steps.filter((step) => step === '*').length === 1 &&
    column.key.concepts.size === 0 &&
    column.topics.size === 0 &&
    column.length <= 40 &&
    share(column, 'text', 'code') > 0.9 &&
    share(column, 'url', 'imageUrl', 'email', 'integer', 'opaque', 'instant', 'day', 'time', 'path', 'number') === 0 &&
    !column.cells.some(({ value }) => /[._:\\]/.test(scalarText(value)))
      ? 0.3 + 0.1 * column.coverage
      : 0,
  );

const attendance =
  /^(?:physical|in[\s_-]?person|on[\s_-]?site|online|virtual|hybrid|remote|offline|mixed|präsenz|presencial|présentiel|lähi|etä|очно|онлайн|гибрид)$/i;

function labelScore(column: Column, records: number): number {
  if (column.kind !== 'scalar' || column.cells.length === 0 || column.length > 80) return 0;
  if (
    share(
      column,
      'url',
      'imageUrl',
      'integer',
      'number',
      'boolean',
      'email',
      'opaque',
      'html',
      'instant',
      'day',
      'language',
      'zone',
      'path',
    ) > 0.5
  )
    return 0;
  if (
    isUnder(
      column,
      'place',
      'address',
      'person',
      'image',
      'attachment',
      'related',
      'price',
      'deadline',
      'geo',
      'status',
      'seo',
      'url',
      'contact',
      'description',
    )
  )
    return 0;
  if (
    says(
      column,
      'id',
      'slug',
      'url',
      'image',
      'status',
      'description',
      'place',
      'visibility',
      'price',
      'attachment',
      'count',
      'person',
      'geo',
      'language',
    )
  )
    return 0;
  // `PerformanceType.name` is a kind of performance.
  if (isUnder(column, 'sessions') && !isOf(column, 'category', 'tag')) return 0;
  const kind = says(column, 'category') || isUnder(column, 'category');
  const tag = says(column, 'tag') || isUnder(column, 'tag');
  if (!kind && !tag) return 0;
  const own = column.topics.size === 0 || !isUnder(column, 'category', 'tag');
  if (!own && !says(column, 'title', 'name', 'category', 'tag')) return 0;
  const constant = records > 1 && column.coverage > 0.5 && column.distinct <= 1 / column.cells.length + 1e-9;
  // How people take part is no kind of event.
  if (column.cells.every(({ value }) => attendance.test(scalarText(value)))) return 0;
  const technical = share(column, 'text') < 0.5;
  const last = column.steps.filter((step) => step !== '*').at(-1) ?? '';
  if (
    /^[_@$]/.test(last) ||
    (constant && technical) ||
    column.cells.some(({ value }) => /[#/]|--/.test(scalarText(value)) && technical)
  )
    return 0;
  const words = column.key.words;
  const vague =
    words.some((word) => ['type', 'typ', 'kind', 'format', 'tip', 'vid', 'tipo', 'art'].includes(word)) &&
    !says(column, 'event');
  if (vague && ((technical && column.depth > 0) || constant)) return 0;
  let score = kind ? (vague ? 0.4 : 0.6) : 0.42;
  if (!kind && tag && isUnder(column, 'organizer')) score -= 0.2;
  if (isUnder(column, 'organizer')) score -= 0.3;
  if (words.includes('short') || words.length > 2) score -= 0.05;
  // The calendar that it is in is no kind of event.
  if (
    words.length > 1 &&
    words.some((word) => /^(?:calendar|kalender|calendario|agenda|kalenteri|calendrier)$/.test(word))
  )
    score -= 0.3;
  if (!own && says(column, 'title', 'name')) score += 0.05;
  return (
    score +
    0.15 * (1 - (technical ? 1 : 0)) +
    0.1 * column.coverage +
    (column.steps.includes('*') ? 0.05 : 0) -
    0.04 * column.depth -
    (constant ? 0.05 : 0)
  );
}
