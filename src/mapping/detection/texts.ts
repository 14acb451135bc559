import { isMarkdown } from '../../text/markdown-evidence.ts';
import type { Rule } from '../settings.ts';
import { type Column, isListed, isUnder, says, share } from './column.ts';
import { because, confidenceOf, type Findings, rank, type Scored } from './finding.ts';
import type { Concept } from './lexicon.ts';
import type { Table } from './table.ts';

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
  const description = bodies[0];
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
  if (description !== undefined) findings.description = describing(description, bodies);
  const summary = summaries[0];
  if (summary !== undefined) {
    findings.summary = {
      rule: summary.column.expression,
      confidence: confidenceOf(summary.score, summaries[1]?.score),
      why: because(summary.column, 'summary', 'its values are texts'),
    };
  }
  return findings;
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
        column.cells.every(({ value }) => String(value).length <= 200 && !/\n/.test(String(value).trim())) &&
        share(column, 'text') > 0.8 &&
        share(column, 'html') === 0,
    )
    .toSorted((a, b) => a.depth - b.depth || a.length - b.length)[0];
  return one === undefined ? [] : [{ column: one, score: 0.6 }];
}

/** The longest text; where it is empty, another that is called a description, too. */
function describing(best: Scored, all: readonly Scored[]) {
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
  const paths = next === undefined ? [column.expression] : [column.expression, next.column.expression];
  const rules = paths.map((path) =>
    isMarkdownColumn(path === column.expression ? column : next?.column) ? { path, as: 'markdown' as const } : path,
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

/** Most texts of more than a few words are Markdown, and none is HTML: then one with a single weak mark is, too. */
function isMarkdownColumn(column: Column | undefined): boolean {
  if (column === undefined || column.kind !== 'scalar' || share(column, 'html') > 0) return false;
  const texts = column.cells.map(({ value }) => String(value));
  const marked = texts.filter(isMarkdown).length;
  return marked >= 2 && marked * 2 >= texts.length;
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
  return typeof one === 'object' && one !== null && ('type' in one || 'insert' in one || '_type' in one);
}

function titleScore(column: Column): number {
  if (isListed(column) || share(column, 'url', 'imageUrl', 'email', 'zone', 'boolean', 'opaque', 'path') > 0.5)
    return 0;
  const worded = share(column, 'text');
  if (worded === 0 && share(column, 'code') === 0) return 0;
  if (share(column, 'integer') > 0.7 || column.length > 300) return 0;
  const named = says(column, 'title')
    ? 0.75 -
      (says(column, 'short', 'related') ? 0.3 : 0) -
      (says(
        column,
        'slug',
        'id',
        'place',
        'organizer',
        'category',
        'person',
        'status',
        'image',
        'url',
        'contact',
        'seo',
        'city',
        'calendar',
      )
        ? 0.6
        : 0)
    : says(column, 'summary') && !says(column, 'short', 'description')
      ? 0.25
      : says(column, 'event') && column.key.words.length === 1 && worded > 0.5
        ? 0.4
        : column.key.concepts.size === 0 && share(column, 'html') < 0.2
          ? // In every record, unlike in each, at the top: a name, whatever the key.
            worded > 0.5 && column.distinct > 0.9 && column.coverage > 0.9 && column.depth === 0
            ? 0.3
            : 0.1
          : -0.5;
  if (named < 0) return 0;
  const size = column.length >= 4 && column.length <= 120 ? 0.15 : 0;
  const words = (share(column, 'html') > 0.3 && column.length > 120 ? 0 : 0.15) * worded;
  return (
    named +
    size +
    words +
    0.2 * column.coverage * column.distinct -
    0.12 * column.depth -
    (column.variant === 'html' || column.variant === 'raw' ? 0.02 : 0)
  );
}

function bodyScore(column: Column, title: Column | undefined): number {
  if (isListed(column)) return 0;
  const blocks = column.kind !== 'scalar';
  if (
    !blocks &&
    (share(column, 'url', 'imageUrl', 'integer', 'email', 'boolean', 'language', 'opaque') > 0.5 ||
      (column.cells.length > 0 && share(column, 'text', 'html') < 0.3))
  )
    return 0;
  const html = share(column, 'html');
  const long = Math.min(1, Math.log10(1 + column.length) / 3);
  const named = says(column, 'description')
    ? 0.5
    : says(column, 'summary')
      ? 0.12
      : column.key.concepts.size === 0
        ? html > 0 || column.length > 80
          ? 0.15
          : -0.5
        : -0.6;
  if (named < 0 || (says(column, 'title') && !says(column, 'description'))) return 0;
  let score = named + 0.25 * long + 0.2 * html + (blocks ? 0.3 : 0) + 0.1 * column.coverage;
  if (says(column, 'full')) score += 0.2;
  if (says(column, 'short')) score -= 0.3;
  if (
    column.key.words.some((word) => ['body', 'html', 'text', 'content', 'inhalt', 'contenu', 'polnoe'].includes(word))
  )
    score += 0.08;
  if (
    column.key.words.some((word) => ['note', 'notes', 'image', 'meta', 'format', 'type'].includes(word)) ||
    says(column, 'image', 'place', 'organizer', 'price', 'category', 'status', 'deadline')
  )
    score -= 0.4;
  // What an editor wrote is in the HTML; the plain twin is made from it.
  if (column.variant === 'html' || column.variant === 'processed' || column.variant === 'rendered') score += 0.08;
  if (
    column.key.words.includes('plain') ||
    (column.key.words.includes('text') && column.key.words.length > 1 && html === 0)
  )
    score -= 0.08;
  if (title !== undefined && column.length < title.length && html === 0 && column.key.concepts.size === 0) return 0;
  return score - 0.12 * column.depth;
}

function summaryScore(column: Column): number {
  if (isListed(column) || (!says(column, 'summary') && !(says(column, 'description') && says(column, 'short'))))
    return 0;
  if (column.cells.length === 0 || share(column, 'text', 'html', 'code') < 0.5 || share(column, 'boolean', 'url') > 0)
    return 0;
  return 0.7 + 0.2 * column.coverage - 0.1 * column.depth;
}
