import { scalarText } from '../json.ts';
import type { Rule } from '../mapping-settings.ts';
import { type Column, isListed, isUnder, says, share } from './column.ts';
import { because, confidenceOf, type Findings, rank, type Scored } from './finding.ts';
import type { Concept } from './lexicon.ts';
import { isMarkdownColumn } from './markdown-column.ts';
import type { Table } from './table.ts';
import { bodyScore, summaryScore, titleScore } from './text-scores.ts';

/** Things that have names and texts of their own. */
const others: readonly Concept[] = [
  'place',
  'address',
  'organizer',
  'contact',
  'person',
  'category',
  'tag',
  'image',
  'attachment',
  'related',
  'price',
  'url',
  'status',
  'seo',
  'sponsor',
  'deadline',
  'sessions',
  'language',
  'visibility',
  'social',
  'online',
  'calendar',
  'api',
  'room',
  'city',
  'count',
  'agenda',
  'start',
  'end',
  'timeZone',
];

/** Title, summary and description: which text is which, by name, length and form. */
export function detectTexts(table: Table): Findings {
  const texts = table.columns.filter(
    (column) => column.kind === 'scalar' && column.cells.length > 0 && !isUnder(column, ...others) && !isDated(column),
  );
  const called = rank(texts, titleScore, 0.25);
  const titles = called.some(({ column }) => says(column, 'title', 'event')) ? called : [...shortest(texts), ...called];
  const title = titles[0];
  const bodies = rank(
    [...texts, ...table.columns.filter((column) => isBlocks(column) && !isUnder(column, ...others))].filter(
      (column) => column !== title?.column,
    ),
    (column) => bodyScore(column, title?.column),
    0.3,
  );
  const description = bodies[0] ?? proseOf(texts.filter((column) => column !== title?.column));
  const summaries = rank(
    texts.filter((column) => column !== title?.column && column !== description?.column),
    summaryScore,
    0.3,
  );
  const findings: { -readonly [field in keyof Findings]: Findings[field] } = {};
  if (title !== undefined) {
    findings.title = {
      rule: title.column.expression,
      confidence: confidenceOf(title.score, titles[1]?.score),
      why: because(
        title.column,
        'title',
        `its values are short texts${title.column.distinct > 0.9 ? ', unlike each other' : ''}`,
      ),
    };
  }
  const summary = summaries[0];
  if (description !== undefined) findings.description = describing(description, bodies, summary?.column);
  if (summary !== undefined) {
    findings.summary = {
      rule: summary.column.expression,
      confidence: confidenceOf(summary.score, summaries[1]?.score),
      why: because(summary.column, 'summary', 'its values are texts'),
    };
  }
  return findings;
}

/** Where no key says description, and no text is long: sentences, under a key that says nothing. */
function proseOf(texts: readonly Column[]): Scored | undefined {
  const sentences = (column: Column) =>
    column.cells.filter(({ value }) => /\p{L}\s\p{L}.*[.!?…]\s*$|\p{L}[.!?]\s+\p{Lu}|\n\s*\S/u.test(scalarText(value)))
      .length;
  return rank(texts, (column) =>
    !isListed(column) &&
    column.key.concepts.size === 0 &&
    column.topics.size === 0 &&
    share(column, 'text') > 0.8 &&
    sentences(column) * 2 >= column.cells.length
      ? 0.3 + 0.2 * column.distinct
      : 0,
  )[0];
}

/** Where no key says title, a short text in every record that is called description is one. */
function shortest(texts: readonly Column[]): readonly Scored[] {
  const one = texts
    .filter(
      (column) =>
        says(column, 'description') &&
        !isListed(column) &&
        column.coverage > 0.95 &&
        column.distinct > 0.6 &&
        column.length <= 100 &&
        column.cells.every(({ value }) => scalarText(value).length <= 200 && !/\n/.test(scalarText(value).trim())) &&
        share(column, 'text') > 0.8 &&
        share(column, 'html') === 0,
    )
    .toSorted((a, b) => a.depth - b.depth || a.length - b.length)[0];
  return one === undefined ? [] : [{ column: one, score: 0.6 }];
}

/** The longest text; where it is empty, another that is called a description, too, or else the summary. */
function describing(best: Scored, all: readonly Scored[], summary: Column | undefined) {
  const { column } = best;
  const same = (one: Column) =>
    one.steps.slice(0, -1).join() === column.steps.slice(0, -1).join() && one.variant !== '' && column.variant !== '';
  const next = all.find(
    (one) =>
      one.column !== column &&
      says(one.column, 'description') &&
      !says(one.column, 'summary', 'short') &&
      !same(one.column) &&
      !isTwin(one.column, column),
  );
  const columns = [column, next?.column, summary].filter(
    (one, n, list) => one !== undefined && list.indexOf(one) === n,
  );
  const rules = columns.map((one) =>
    isMarkdownColumn(one) ? { path: (one as Column).expression, as: 'markdown' as const } : (one as Column).expression,
  );
  return {
    rule: rules.length === 1 ? (rules[0] as Rule) : rules,
    confidence: confidenceOf(best.score, (all.find((one) => !same(one.column) && one !== best)?.score ?? 0) - 0.2),
    why: because(
      column,
      'description',
      share(column, 'html') > 0 ? 'its values are HTML' : 'its values are the longest texts',
    ),
  };
}

/** The same text twice, once without its markup: `description` and `description_text`. */
const isTwin = (one: Column, other: Column): boolean =>
  ['text', 'html', 'plain', 'raw', 'markdown'].some(
    (word) => one.key.words.includes(word) !== other.key.words.includes(word),
  ) && Math.abs(one.coverage - other.coverage) < 0.01;

const isDated = (column: Column): boolean => share(column, 'instant', 'dateTime', 'day', 'time') > 0.5;

/** A block editor's JSON: a list of objects with a type and children, or an object that holds such a list. */
function isBlocks(column: Column): boolean {
  if (column.kind === 'scalar' || !says(column, 'description', 'summary')) return false;
  const first = column.cells.find(({ value }) => typeof value === 'object')?.value as
    | Readonly<Record<string, unknown>>
    | undefined;
  const list = Array.isArray(first)
    ? first
    : [
        first?.blocks,
        first?.ops,
        first?.content,
        first?.children,
        (first?.root as Record<string, unknown> | undefined)?.children,
      ].find(Array.isArray);
  const one = list?.[0];
  return (
    typeof one === 'object' && one !== null && ('type' in one || 'insert' in one || '_type' in one || 'nodeType' in one)
  );
}
