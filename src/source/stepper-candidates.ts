import { isAddress } from './next-link.ts';
import type { Cursor, PagingFacts } from './paging-facts.ts';
import { says, wordsOf } from './paging-words.ts';
import type { Stepper } from './stepper.ts';

/** What portals call the parameter, likeliest first, for answers that don't give its name away. */
const usual = {
  page: [
    'page',
    'p',
    'pageNumber',
    'page_number',
    'pageIndex',
    'page[number]',
    'pagination[page]',
    'pageNo',
    'paged',
    'pg',
  ],
  offset: ['offset', 'skip', 'start', 'from', 'startIndex', '$skip', 'page[offset]', 'pagination[start]', 'first'],
  cursor: [
    'cursor',
    'pageToken',
    'after',
    'continuation',
    'token',
    'page',
    'next',
    'marker',
    'page[cursor]',
    'page[after]',
  ],
};

/** Ways to the next page, likeliest first: what the answer says outright, then parameters by its own words, then usual ones. */
export function stepperCandidates(facts: PagingFacts, asked: URL): readonly Stepper[] {
  const found: Stepper[] = [];
  if (facts.link !== undefined) found.push({ by: 'link' });
  if (facts.nextParameters !== undefined) found.push({ by: 'parameters' });
  for (const cursor of facts.cursors) {
    for (const param of cursorParams(cursor)) found.push({ by: 'cursor', path: cursor.path, param });
  }
  const [own, ...others] = ownPageParams(facts, asked);
  // The commonest name of all comes right after the likeliest of the answer's own words.
  const pages = [...(own === undefined ? [] : [own]), 'page', ...others, ...usual.page];
  const offsets = [...ownOffsetParams(facts, asked), ...usual.offset];
  const counted = facts.current !== undefined || facts.pageCount !== undefined || facts.nextNumber?.counts === 'pages';
  const byPage = pageSteppers(facts, unique(pages));
  const byOffset = unique(offsets).map((param): Stepper => ({ by: 'offset', param }));
  if (counted) found.push(...byPage, ...byOffset);
  else if (facts.offset !== undefined || facts.nextNumber?.counts === 'items') found.push(...byOffset, ...byPage);
  else found.push(...alternate(byPage, byOffset));
  return found;
}

/**
 * The first page's number is what the answer calls its own, 0 or 1. Where that does not move, the parameter may still count
 * from one while the answer counts from zero.
 */
function pageSteppers({ current, nextNumber }: PagingFacts, params: readonly string[]): readonly Stepper[] {
  const own = nextNumber?.counts === 'pages' ? nextNumber.value - 1 : current?.value;
  const from = (base: number) => params.map((param): Stepper => ({ by: 'page', param, base }));
  return own === 0 ? [...from(0).slice(0, 6), ...from(1).slice(0, 4), ...from(0).slice(6)] : from(1);
}

function ownPageParams(facts: PagingFacts, asked: URL): readonly string[] {
  const keys = [facts.current, facts.nextNumber].flatMap((number) => (number === undefined ? [] : [number.leaf.path]));
  return [...fromLinks(facts, 'page', 'current'), ...besideSize(asked, 'number', 'page'), ...keys.flatMap(asParams)];
}

function ownOffsetParams(facts: PagingFacts, asked: URL): readonly string[] {
  const own = facts.nextNumber?.counts === 'items' ? facts.nextNumber : facts.offset;
  return [
    ...fromLinks(facts, 'offset'),
    ...besideSize(asked, 'offset', 'start'),
    ...(own === undefined ? [] : asParams(own.leaf.path)),
  ];
}

/** A value at `meta.paging.nextPage` may be asked for as `page`, `nextPage`, `paging` or `paging[nextPage]`. */
function asParams(path: readonly string[]): readonly string[] {
  const own = path.at(-1) ?? '';
  const group = path.at(-2);
  const plain = withoutNext(own);
  const isVague = wordsOf(plain).every(
    (word) => !says([word], 'page', 'offset', 'cursor') || ['number', 'no', 'index'].includes(word),
  );
  const names = isVague && group !== undefined ? [group, plain, own] : [plain, own];
  return [...names, ...(group === undefined ? [] : [`${group}[${own}]`])].filter((name) => name !== '');
}

function cursorParams({ path, value }: Cursor): readonly string[] {
  const own = path.at(-1) ?? '';
  const words = wordsOf(own);
  const list = Array.isArray(value);
  const names = [
    ...(words.includes('end') && words.includes('cursor') ? ['after'] : []),
    ...asParams(path),
    ...withStems(own),
    ...(says(words, 'cursor') ? [`${withoutNext(own)}Token`, 'cursor'] : []),
    ...usual.cursor,
  ];
  return unique(list ? names.flatMap((name) => (name.endsWith(']') ? [name] : [`${name}[]`, name])) : names).slice(
    0,
    maxNames,
  );
}

/** So many names are tried; each that the portal doesn't know costs a request. */
const maxNames = 10;

/** `next_cursor` may be asked for as `pagination_cursor`, `nextToken` as `paginationToken`. */
function withStems(own: string): readonly string[] {
  const name = withoutNext(own);
  if (!says(wordsOf(name), 'cursor') || says(wordsOf(name), 'page')) return [];
  const camel = name.charAt(0).toUpperCase() + name.slice(1);
  return ['pagination', 'page'].map((stem) => (/[A-Z]/.test(own) ? `${stem}${camel}` : `${stem}_${name}`));
}

/** `nextPageToken` → `pageToken`, `next_cursor` → `cursor`, `@x.nextLink` stays. */
function withoutNext(key: string): string {
  const rest = key.replace(/^[@$_]?next[_-]?(?=.)|^[@$_]+/i, '');
  return rest === key || rest === '' ? key : rest.charAt(0).toLowerCase() + rest.slice(1);
}

/** Names of parameters in the answer's links to itself, its first or its last page. */
function fromLinks(
  { leaves, pageCount }: PagingFacts,
  ...meanings: readonly ('page' | 'current' | 'offset')[]
): readonly string[] {
  return leaves.flatMap(({ value }) => {
    const query = isAddress(value) ? URL.parse(value, 'http://portal.invalid')?.searchParams : undefined;
    return [...(query ?? [])].flatMap(([name, text]) => {
      const words = wordsOf(name);
      const inner = wordsOf(/\[(.+)\]$/.exec(name)?.[1] ?? name);
      // Whatever it is called: what a link sets to the count of pages is the page.
      const isLast =
        meanings.includes('page') && pageCount !== undefined && pageCount > 1 && Number(text) === pageCount;
      return isLast || (/^\d+$/.test(text) && says(words, ...meanings) && !says(inner, 'size')) ? [name] : [];
    });
  });
}

/** Where `page[size]` was asked with, `page[number]` is its sibling. */
function besideSize(asked: URL, ...siblings: readonly string[]): readonly string[] {
  return [...asked.searchParams.keys()].flatMap((name) => {
    const group = /^(.+)\[[^\]]*\]$/.exec(name)?.[1];
    return group !== undefined && says(wordsOf(name), 'size') ? siblings.map((sibling) => `${group}[${sibling}]`) : [];
  });
}

const unique = (names: readonly string[]): string[] => [...new Set(names)];

function alternate<T>(one: readonly T[], other: readonly T[]): T[] {
  return Array.from({ length: Math.max(one.length, other.length) }, (_, at) => [one[at], other[at]])
    .flat()
    .filter((entry) => entry !== undefined) as T[];
}
