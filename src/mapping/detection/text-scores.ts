import { type Column, isListed, says, share } from './column.ts';

/** How likely a column is the title: by its name, and by short texts that differ. */
export function titleScore(column: Column): number {
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
    : says(column, 'summary') && !says(column, 'description')
      ? says(column, 'short')
        ? 0.2
        : 0.25
      : says(column, 'event') && column.key.words.length === 1 && worded > 0.5
        ? 0.4
        : column.key.concepts.size === 0 && share(column, 'html') < 0.2
          ? // In every record, unlike in each, at the top: a name, whatever the key.
            worded > 0.5 && column.distinct > 0.9 && column.coverage > 0.9 && column.depth === 0
            ? 0.3
            : column.coverage > 0.5
              ? 0.1
              : -0.5
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

/** The description: by its name, length and form. */
export function bodyScore(column: Column, title: Column | undefined): number {
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
  // What is the same of many events describes none, unless it is called description and nothing else.
  if (column.cells.length > 2 && column.distinct <= 0.5 && !blocks && column.key.words.length > 1)
    score -= column.distinct * column.cells.length < 1.5 ? 0.4 : 0.25;
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

/** The summary: only by its name. */
export function summaryScore(column: Column): number {
  if (isListed(column) || (!says(column, 'summary') && !(says(column, 'description') && says(column, 'short'))))
    return 0;
  if (column.cells.length === 0 || share(column, 'text', 'html', 'code') < 0.5 || share(column, 'boolean', 'url') > 0)
    return 0;
  return 0.7 + 0.2 * column.coverage - 0.1 * column.depth;
}
