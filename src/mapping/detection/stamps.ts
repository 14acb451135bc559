import { isUnder, says } from './column.ts';
import type { DateColumn } from './dates.ts';
import { because, confidenceOf, type Finding, type Findings } from './finding.ts';
import type { Concept } from './lexicon.ts';
import { perRecord } from './per-record.ts';
import { isZoneless } from './schedule.ts';
import type { When } from './when.ts';

/** When the record was changed and published: dates of the record itself, never later than each other in the wrong order. */
export function detectStamps(when: When): Findings {
  const created = best(when, 'created', null);
  const updated =
    best(when, 'updated', created?.date ?? null) ?? (created === null ? null : timestamp(when, created.date));
  const published = best(when, 'published', null);
  const found: { -readonly [field in keyof Findings]: Findings[field] } = {};
  if (updated !== null) found.updated = updated.finding;
  if (published !== null) found.published = published.finding;
  else if (created !== null)
    found.published = { ...created.finding, confidence: 0.6, why: `${created.finding.why}; no key says published` };
  return found;
}

/** Beside the date of creation, a bare `timestamp` that is never before it is of the last change. */
function timestamp(when: When, created: DateColumn): { date: DateColumn; finding: Finding } | null {
  const date = when.dates.find(
    (one) =>
      one !== when.pair?.start &&
      one !== when.pair?.end &&
      one.scope.length === 0 &&
      one.column.depth === 0 &&
      one.column.key.words.some((word) => /^(?:timestamp|ts|stamp)$/.test(word)) &&
      !says(one.column, 'start', 'end', 'created', 'published', 'deadline') &&
      perRecord(created, one).length > 0 &&
      perRecord(created, one).every(([a, b]) => b >= a),
  );
  if (date === undefined) return null;
  const rule = when.complete(date, date.column.expression);
  const why = because(date.column, 'date', 'its values are dates, never before the one of creation');
  return { date, finding: { rule, confidence: 0.6, why } };
}

function best(
  when: When,
  concept: Concept,
  notBefore: DateColumn | null,
): { date: DateColumn; finding: Finding } | null {
  const scored = when.dates
    .filter((date) => date.scope.length === 0)
    .map((date) => ({ date, score: stampScore(date, concept, notBefore) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.date.column.order - b.date.column.order);
  const first = scored[0];
  if (first === undefined) return null;
  const { column } = first.date;
  const finding = {
    rule: when.complete(first.date, column.expression),
    confidence: confidenceOf(first.score, (scored[1]?.score ?? 0) - 0.3),
    why: because(column, concept, 'its values are dates'),
  };
  return { date: first.date, finding };
}

function stampScore(date: DateColumn, concept: Concept, notBefore: DateColumn | null): number {
  const { column } = date;
  if (!says(column, concept) && !(isUnder(column, concept) && !says(column, 'created', 'updated', 'published')))
    return 0;
  if (
    isUnder(
      column,
      'place',
      'organizer',
      'person',
      'category',
      'tag',
      'image',
      'attachment',
      'related',
      'price',
      'sessions',
    )
  )
    return 0;
  if (says(column, 'deadline') && concept !== 'published') return 0;
  if (says(column, 'start', 'end') && concept === 'published') return says(column, 'start') ? 0.4 : 0;
  let score = 0.7 + 0.3 * column.coverage + 0.1 * column.distinct - 0.08 * column.depth;
  if (isUnder(column, 'deadline')) score -= 0.3;
  if (says(column, 'utc')) score += 0.15;
  if (isZoneless(date) && !says(column, 'utc')) score -= 0.1;
  if (column.key.words.includes('revision') || column.key.words.includes('content')) score -= 0.15;
  if (notBefore !== null) {
    const pairs = perRecord(notBefore, date);
    if (pairs.length > 0 && pairs.filter(([a, b]) => b >= a).length / pairs.length < 0.5) score -= 0.5;
  }
  return score;
}
