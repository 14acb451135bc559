import { type Column, isOf, isUnder, says, share } from './column.ts';
import { expressionOf } from './expression.ts';
import { because, confidenceOf, type Finding, type Findings, rank } from './finding.ts';
import type { Table } from './table.ts';

/** The page of the event, the link to join it, and its image. */
export function detectLinks(table: Table, linkBase: string): Findings {
  const findings: { -readonly [field in keyof Findings]: Findings[field] } = {};
  const marks = recordMarks(table);
  const pages = (least: number) => rank(table.columns, (column) => pageScore(column, marks, hostOf(linkBase)), least);
  // Where it is the only link there is, less is enough.
  const url =
    pages(0.35).length > 0
      ? pages(0.35)
      : pages(0.2)
          .slice(0, 1)
          .filter(({ column }) => column.depth === 0);
  if (url[0]) findings.url = finding(url[0].column, 'link', 'its values are links', url[0].score, url[1]?.score);
  const image = rank(
    table.columns.filter((column) => !isFolder(column, table)),
    imageScore,
    0.4,
  );
  if (image[0]) findings.image = imageFinding(image[0].column, table, image[0].score, image[1]?.score);
  const online = rank(
    table.columns.filter((column) => column !== url[0]?.column),
    onlineScore,
    0.4,
  );
  if (online[0])
    findings.onlineUrl = finding(online[0].column, 'online', 'its values are links', online[0].score, online[1]?.score);
  return findings;
}

function finding(column: Column, meaning: string, evidence: string, score: number, next = 0): Finding {
  return {
    rule: firstOf(column.steps),
    confidence: confidenceOf(score, next),
    why: because(column, meaning, evidence),
  };
}

/** The path of the first of several: `images[0].url`. */
export const firstOf = (steps: readonly string[]): string => expressionOf(steps).replaceAll('[*]', '[0]');

/** Short ids and slugs of each record: a link that holds one of them is the record's own. */
function recordMarks(table: Table): readonly ReadonlySet<string>[] {
  const marks = table.records.map(() => new Set<string>());
  for (const column of table.columns) {
    if (column.kind !== 'scalar' || column.steps.includes('*') || column.distinct < 0.9 || column.depth > 1) continue;
    if (share(column, 'code', 'integer') < 0.9 || share(column, 'url', 'path', 'instant', 'day', 'email') > 0) continue;
    for (const { record, value } of column.cells) {
      const text = String(value);
      if (text.length >= 2 && text.length <= 100) marks[record]?.add(text.toLowerCase());
    }
  }
  return marks;
}

function pageScore(column: Column, marks: readonly ReadonlySet<string>[], host: string | null): number {
  if (column.kind !== 'scalar' || column.cells.length === 0) return 0;
  const link = share(column, 'url');
  const path = share(column, 'path');
  if (link < 0.6 && path < 0.6) return 0;
  if (
    share(column, 'imageUrl') > 0.5 ||
    says(column, 'image', 'api', 'registrationUrl', 'deadline', 'online', 'social', 'attachment', 'price', 'sponsor')
  )
    return 0;
  if (
    isUnder(
      column,
      'image',
      'api',
      'place',
      'address',
      'organizer',
      'person',
      'contact',
      'category',
      'tag',
      'price',
      'attachment',
      'social',
      'related',
      'deadline',
      'online',
      'sponsor',
      'calendar',
    )
  )
    return 0;
  const pages = column.cells.filter(({ value }) =>
    /\.(?:ics|json|xml|rss|pdf)(?:$|\?)|\/_?(?:api|rest|odata|graphql|[\w-]*json(?:api)?)\/|^https?:\/\/api\.|\/v\d{1,2}(?:\.\d)?\//i.test(
      String(value),
    ),
  );
  if (pages.length * 2 > column.cells.length) return 0;
  const own =
    column.cells.filter(({ record, value }) => {
      const parts = String(value)
        .toLowerCase()
        .split(/[/?=&#]+/);
      return parts.some((part) => marks[record]?.has(part) || marks[record]?.has(decoded(part)));
    }).length / column.cells.length;
  // A relative link, or one to the site itself, is the portal's own page.
  const home =
    column.cells.filter(
      ({ value }) => /^\/(?!\/)/.test(String(value)) || (host !== null && hostOf(String(value)) === host),
    ).length / column.cells.length;
  const named = says(column, 'url')
    ? 0.4
    : says(column, 'slug') && path > 0.5
      ? 0.3
      : column.key.concepts.size === 0 || says(column, 'event')
        ? 0.15
        : 0.05;
  const website = column.key.words.some((word) =>
    ['website', 'homepage', 'web', 'external', 'webseite', 'signup'].includes(word),
  )
    ? 0.15
    : 0;
  return (
    named +
    0.2 * home +
    0.3 * own +
    0.3 * column.coverage * column.distinct +
    (link > 0.5 ? 0.05 : 0) -
    website -
    0.12 * column.depth -
    (column.steps.includes('*') ? 0.15 : 0)
  );
}

const hostOf = (link: string): string | null => /^(?:https?:)?\/\/([^/?#]+)/i.exec(link)?.[1]?.toLowerCase() ?? null;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
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
      'attachment',
      'category',
      'social',
      'online',
      'tag',
      'seo',
    ) ||
    says(column, 'person', 'organizer', 'sponsor') ||
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
  if (!column.cells.every(({ value }) => /^https?:.*\/$/.test(String(value)))) return false;
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
  if (folder !== undefined && file !== undefined && folder.cells.every(({ value }) => String(value).endsWith('/'))) {
    return {
      rule: `${firstOf(file.steps)} && join('', [${firstOf(folder.steps)}, ${firstOf(file.steps)}])`,
      confidence: 0.7,
      why: `${folder.expression} holds the address of a folder, ${file.expression} the name of a file`,
    };
  }
  return finding(
    column,
    'image',
    share(column, 'imageUrl') > 0.5 ? 'its values are addresses of images' : 'its values are links',
    score,
    next,
  );
}

function onlineScore(column: Column): number {
  if (column.kind !== 'scalar' || share(column, 'url') < 0.5 || share(column, 'imageUrl') > 0.5) return 0;
  const joins = column.cells.filter(({ value }) =>
    /\b(?:zoom|meet|teams|webex|jitsi|bbb|webinar|stream|live|visio|youtube|twitch)\b/i.test(
      String(value).slice(0, 100),
    ),
  ).length;
  const named = says(column, 'online') || isUnder(column, 'online');
  if (!named && joins * 2 < column.cells.length) return 0;
  if (says(column, 'social', 'image', 'deadline') || isUnder(column, 'organizer', 'person', 'social')) return 0;
  return (named ? 0.7 : 0.35) + (0.3 * joins) / column.cells.length - 0.05 * column.depth;
}
