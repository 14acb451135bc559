import { readKey } from '../../../vocabulary/key-words.ts';
import { wordsOf } from '../../../vocabulary/vocabulary.ts';
import type { Sign } from '../../reason.ts';
import { firstOf } from '../../structure/compose-expression.ts';
import { normalizeKeyword } from '../../values/keyword.ts';
import { because, type Finding, type Findings } from '../finding.ts';
import { type Column, isListed, isUnder, says, share } from '../profile/column.ts';
import type { DateColumn } from '../profile/dates.ts';
import type { Table } from '../profile/table.ts';
import type { When } from './when.ts';

/** Fields that only a key's words can tell: a summary, a link to join that is in no record yet, the date of publication, the organizer's address. */
export function detectNamed(table: Table, when: When, taken: ReadonlySet<Column>): Findings {
  const findings: { -readonly [field in keyof Findings]: Findings[field] } = {};
  const first = (columns: readonly Column[]) => columns.toSorted(nearestFirst)[0];
  const summary = first(
    table.columns.filter(
      (column) =>
        column.kind === 'scalar' &&
        !taken.has(column) &&
        !isListed(column) &&
        (says(column, 'summary') || (says(column, 'description') && says(column, 'short'))) &&
        !says(column, 'title', 'image', 'place') &&
        !isUnder(column, 'place', 'organizer', 'person', 'image', 'category', 'seo', 'related') &&
        share(column, 'text', 'html') > 0.5,
    ),
  );
  if (summary !== undefined) findings.summary = named(summary, 'summary', 'texts');
  const [join, ...others] = table.columns.filter(isUnseenLinkToJoin);
  if (join !== undefined && others.length === 0) findings.onlineUrl = named(join, 'onlineUrl', 'likeliest');
  const stamps = when.dates.filter(
    ({ column, scope }) =>
      scope.length === 0 &&
      !taken.has(column) &&
      !isListed(column) &&
      !isUnder(column, 'place', 'organizer', 'person', 'image', 'related', 'price') &&
      !says(column, 'end'),
  );
  const published = stampOf(stamps, 'published') ?? stampOf(stamps, 'created');
  if (published !== undefined)
    findings.published = {
      ...named(published.column, 'published', 'dates'),
      rule: when.complete(published, published.column.expression),
    };
  const email = first(
    table.columns.filter(
      (column) =>
        share(column, 'email') >= 0.8 &&
        !isUnder(column, 'person', 'place', 'related', 'deadline') &&
        !says(column, 'person') &&
        !isWithheld(column) &&
        (isUnder(column, 'organizer', 'contact') || says(column, 'organizer', 'contact')),
    ),
  );
  if (email !== undefined)
    findings.organizerEmail = {
      ...named(email, 'organizer', 'emails'),
      rule: firstOf(email.steps),
    };
  return findings;
}

/** `E-mail (will not be published)`. A hint of publishing that isn't understood withholds it as well. */
function isWithheld(column: Column): boolean {
  const hint = /\(([^()]+)\)\s*$/.exec(column.steps.at(-1) ?? '')?.[1];
  if (hint === undefined) return false;
  return readKey(hint).concepts.has('published') || withheld.has(normalizeKeyword(hint));
}

const withheld: ReadonlySet<string> = new Set(
  [...wordsOf('values', 'draft'), ...wordsOf('values', 'private')].map(normalizeKeyword),
);

/** A key for a link to join, with nothing under it in any record so far: most events are met in person. */
const isUnseenLinkToJoin = (column: Column): boolean =>
  column.kind === 'scalar' &&
  column.cells.length === 0 &&
  !isListed(column) &&
  !isUnder(column, 'organizer', 'person', 'related', 'sponsor') &&
  says(column, 'online') &&
  column.key.words.some((word) => readKey(word).concepts.has('url')) &&
  !says(column, 'registrationUrl', 'registration', 'deadline', 'price', 'attachment', 'image', 'api', 'social');

const stampOf = (dates: readonly DateColumn[], concept: 'published' | 'created') =>
  dates
    .filter(({ column }) => says(column, concept) && !says(column, 'deadline', 'updated'))
    .toSorted((a, b) => nearestFirst(a.column, b.column))[0];

const nearestFirst = (a: Column, b: Column): number =>
  a.depth - b.depth || b.coverage - a.coverage || a.order - b.order;

const named = (column: Column, meaning: string, sign: Sign): Finding => ({
  rule: column.expression,
  confidence: 0.8,
  ...because(column, meaning, sign),
});
