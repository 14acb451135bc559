import { scalarText } from '../json.ts';
import { type Column, isUnder, says, share } from './column.ts';
import { type Findings, rank } from './finding.ts';
import { detectImage } from './images.ts';
import { linkFinding } from './link-finding.ts';
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
  if (url[0]) findings.url = linkFinding(url[0].column, 'link', 'its values are links', url[0].score, url[1]?.score);
  const image = detectImage(table);
  if (image !== null) findings.image = image;
  const online = rank(
    table.columns.filter((column) => column !== url[0]?.column),
    onlineScore,
    0.4,
  );
  if (online[0])
    findings.onlineUrl = linkFinding(
      online[0].column,
      'online',
      'its values are links',
      online[0].score,
      online[1]?.score,
    );
  return findings;
}

/** Short ids and slugs of each record: a link that holds one of them is the record's own. */
function recordMarks(table: Table): readonly ReadonlySet<string>[] {
  const marks = table.records.map(() => new Set<string>());
  for (const column of table.columns) {
    if (column.kind !== 'scalar' || column.steps.includes('*') || column.distinct < 0.9 || column.depth > 1) continue;
    if (share(column, 'code', 'integer') < 0.9 || share(column, 'url', 'path', 'instant', 'day', 'email') > 0) continue;
    for (const { record, value } of column.cells) {
      const text = scalarText(value);
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
    says(
      column,
      'image',
      'api',
      'registrationUrl',
      'deadline',
      'online',
      'social',
      'attachment',
      'price',
      'sponsor',
      'contact',
    )
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
      scalarText(value),
    ),
  );
  if (pages.length * 2 > column.cells.length) return 0;
  const own =
    column.cells.filter(({ record, value }) => {
      const parts = scalarText(value)
        .toLowerCase()
        .split(/[/?=&#]+/);
      return parts.some((part) => marks[record]?.has(part) || marks[record]?.has(decoded(part)));
    }).length / column.cells.length;
  // A relative link, or one to the site itself, is the portal's own page.
  const home =
    column.cells.filter(
      ({ value }) => /^\/(?!\/)/.test(scalarText(value)) || (host !== null && hostOf(scalarText(value)) === host),
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
    : column.key.words.some((word) => ['access', 'booking', 'reservation', 'tickets', 'ticket'].includes(word))
      ? 0.2
      : 0;
  // A key that says link and nothing else.
  const plain = says(column, 'url') && column.key.words.length === 1 && column.depth === 0 ? 0.1 : 0;
  return (
    named +
    plain +
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

function onlineScore(column: Column): number {
  if (column.kind !== 'scalar' || share(column, 'url') < 0.5 || share(column, 'imageUrl') > 0.5) return 0;
  const joins = column.cells.filter(({ value }) =>
    /\b(?:zoom|meet|teams|webex|jitsi|bbb|webinar|stream|live|visio|youtube|twitch)\b/i.test(
      scalarText(value).slice(0, 100),
    ),
  ).length;
  const named = says(column, 'online') || isUnder(column, 'online');
  if (!named && joins * 2 < column.cells.length) return 0;
  if (says(column, 'social', 'image', 'deadline') || isUnder(column, 'organizer', 'person', 'social')) return 0;
  return (named ? 0.7 : 0.35) + (0.3 * joins) / column.cells.length - 0.05 * column.depth;
}
