import { scalarText } from '../json.ts';
import { type Column, isOf, isUnder, says, share } from './column.ts';
import { type Finding, rank } from './finding.ts';
import { firstOf, linkFinding } from './link-finding.ts';
import type { Table } from './table.ts';

/** The picture of the event. */
export function detectImage(table: Table): Finding | null {
  const ranked = rank(
    table.columns.filter((column) => !isFolder(column, table)),
    imageScore,
    0.4,
  );
  const [best, next] = ranked;
  return best === undefined ? null : imageFinding(best.column, table, best.score, next?.score);
}

function imageScore(column: Column): number {
  if (column.kind !== 'scalar' || column.cells.length === 0) return 0;
  const image = share(column, 'imageUrl');
  const link = share(column, 'url', 'path');
  if (image < 0.5 && link < 0.5) return 0;
  const named = says(column, 'image') || isUnder(column, 'image');
  if (!named && image < 0.8) return 0;
  if (
    isUnder(
      column,
      'person',
      'organizer',
      'place',
      'contact',
      'sponsor',
      'category',
      'social',
      'online',
      'tag',
      'seo',
    ) ||
    says(column, 'person', 'organizer', 'sponsor') ||
    (isUnder(column, 'attachment') && !isUnder(column, 'image')) ||
    (says(column, 'attachment') && !isOf(column, 'image'))
  )
    return 0;
  if (
    says(column, 'title', 'name') ||
    (share(column, 'url', 'path') < 0.5 &&
      column.key.words.some((word) => ['mime', 'filemime', 'alt', 'ext', 'hash', 'filename', 'name'].includes(word)))
  )
    return 0;
  if (
    column.key.words.some((word) => ['mime', 'filemime', 'link', 'source', 'credit'].includes(word)) &&
    !says(column, 'image') &&
    !(isUnder(column, 'image') && share(column, 'url', 'path') > 0.5 && image > 0.5)
  )
    return 0;
  let score = (named ? 0.6 : 0.2) + 0.2 * image + 0.15 * column.coverage + (link > 0.5 ? 0.1 : 0) - 0.04 * column.depth;
  if (says(column, 'original', 'full') || isUnder(column, 'original', 'full')) score += 0.25;
  if (says(column, 'thumb') || isUnder(column, 'thumb')) score -= 0.35;
  if (column.key.words.includes('logo') && !isUnder(column, 'image')) score -= 0.1;
  // One picture for all is the portal's own.
  if (column.cells.length > 2 && column.distinct * column.cells.length < 1.5) score -= 0.35;
  return score;
}

/** The address of a folder, with the whole address of a picture beside it. */
function isFolder(column: Column, table: Table): boolean {
  if (!column.cells.every(({ value }) => /^https?:.*\/$/.test(scalarText(value)))) return false;
  const parent = column.steps.slice(0, -1).join('\u0000');
  return table.columns.some(
    (one) =>
      one !== column &&
      one.steps.slice(0, -1).join('\u0000') === parent &&
      share(one, 'url') > 0.5 &&
      share(one, 'imageUrl') > 0.5,
  );
}

/** A name of a file beside the address of the folder it is in makes one link. */
function imageFinding(column: Column, table: Table, score: number, next = 0): Finding {
  const parent = column.steps.slice(0, -1);
  const beside = table.columns.filter(
    (one) =>
      one.kind === 'scalar' &&
      one.steps.length === column.steps.length &&
      parent.every((step, n) => one.steps[n] === step),
  );
  const whole = share(column, 'url') > 0.5;
  const folder = whole ? column : beside.find((one) => share(one, 'url') > 0.5);
  const file = beside.find((one) => one !== folder && share(one, 'imageUrl') > 0.5 && share(one, 'url', 'path') === 0);
  if (
    folder !== undefined &&
    file !== undefined &&
    folder.cells.every(({ value }) => scalarText(value).endsWith('/'))
  ) {
    return {
      rule: `${firstOf(file.steps)} && join('', [${firstOf(folder.steps)}, ${firstOf(file.steps)}])`,
      confidence: 0.7,
      why: `${folder.expression} holds the address of a folder, ${file.expression} the name of a file`,
    };
  }
  return linkFinding(
    column,
    'image',
    share(column, 'imageUrl') > 0.5 ? 'its values are addresses of images' : 'its values are links',
    score,
    next,
  );
}
