import { idField } from './page-identity.ts';
import { type Cursor, isAddress, type PagingHints } from './paging-hints.ts';
import { anyMeans, keyWords } from './paging-vocabulary.ts';
import { type PagingStrategy, valueIn } from './strategies.ts';

/** What a portal that goes on after a record calls the parameter for its id, and, of a list that descends, before it. */
const idNames = {
  up: 'starting_after since_id after_id last_id lastId startAfter start_after afterId startingAfter from_id fromId min_id',
  down: 'max_id before_id ending_before until_id beforeId maxId last_id lastId',
};
/** These may be dates elsewhere, and an id that a portal reads as a date would bring other records: last, and alone. */
const ambiguous = { up: ['after'], down: ['before', 'after'] };
/** The same for its moment; most of them are plain filters, which serve as well. */
const momentNames = {
  up: `start_date after_date startDate afterDate from_date fromDate date_from dateFrom starts_after start_after startAfter
    min_date starting_after`,
  down: `end_date before_date endDate beforeDate to_date toDate date_to dateTo starts_before max_date`,
};

/** Ways on by what the last record holds (keyset paging): its id, then the moment that the list is sorted by. */
function keysetCandidates(items: readonly unknown[]): readonly PagingStrategy[] {
  const id = idField(items);
  const moment = momentField(items);
  return [
    ...(id === null ? [] : [combined(id, idNames[direction(id, items)].split(/\s+/))]),
    ...(moment === null ? [] : [combined(moment, momentNames[direction(moment, items)].split(/\s+/))]),
    ...(id === null
      ? []
      : ambiguous[direction(id, items)].map((param): PagingStrategy => ({ by: 'key', path: id, param }))),
  ];
}

const combined = (path: readonly string[], params: readonly string[]): PagingStrategy => ({
  by: 'combined',
  strategies: params.map((param) => ({ by: 'key', path, param })),
});

const direction = (path: readonly string[], items: readonly unknown[]): 'up' | 'down' =>
  isSorted(items.map((item) => valueIn(item, path)).reverse()) ? 'down' : 'up';

/** The field whose moments go up, or down, through the list; one that is called the start before others. */
function momentField(items: readonly unknown[]): readonly string[] | null {
  const [first] = items;
  if (typeof first !== 'object' || first === null || items.length < 2) return null;
  const fields = Object.keys(first).filter((key) => {
    const values = items.map((item) => valueIn(item, [key]));
    return (
      values.every((value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value)) &&
      values[0] !== values.at(-1) &&
      (isSorted(values) || isSorted([...values].reverse()))
    );
  });
  const field = fields.find((key) => anyMeans(keyWords(key), 'offset')) ?? fields[0];
  return field === undefined ? null : [field];
}

const isSorted = (values: readonly unknown[]): boolean =>
  values.every((value, at) => at === 0 || (values[at - 1] as string | number) <= (value as string | number));

/**
 * What portals call the parameter, likeliest first, for answers that don't give its name away. `likely` ones mean nothing else
 * anywhere, so that several may be sent in one request; `ambiguous` ones (a date, a size, a token of one's own) go alone.
 */
const commonNames = {
  page: {
    likely:
      `p pageNumber page_number pageIndex page_index pageNo page_no pageNum page_num currentPage current_page paged pg
      _page page[number] pagination[page] curPage pagenum pageno PageNumber PageIndex PageNo pageid
      seite blatt pagina página strona strana stránka sida side sivu blad bladzijde oldal sayfa страница stranica stranitsa
      сторінка storinka σελίδα`.split(/\s+/),
    ambiguous: [],
  },
  offset: {
    likely:
      `skip $skip startIndex start_index startAt start_at firstResult first_result resultOffset _start startRow start_row
      startPosition startRecord page[offset] pagination[start] pagination[offset] rowStart beginIndex offsetRows row
      debut début inicio desde décalage decalage versatz anfang смещение smeshchenie сдвиг зміщення siirtymä`.split(
        /\s+/,
      ),
    ambiguous: ['start', 'from', 'first'],
  },
  cursor: {
    likely: `cursor start_cursor startCursor after starting_after pageToken page_token page[cursor] page[after]
      page[start_cursor] pagination_cursor page_cursor pageCursor next_cursor nextCursor pagination_token paginationToken
      next_token nextToken nextPageToken next_page_token continuation continuationToken continuation_token
      continuation-token marker bookmark next scrollId scroll_id cursorMark resumptionToken $skiptoken nextPage
      next_page`.split(/\s+/),
    ambiguous: ['page', 'offset', 'token', 'from', 'start'],
  },
} as const satisfies Record<string, { likely: readonly string[]; ambiguous: readonly string[] }>;

/** A value at `meta.paging.nextPage` may be asked for as `page`, `nextPage`, `paging` or `paging[nextPage]`. */
function paramNames(path: readonly string[]): readonly string[] {
  const own = path.at(-1) ?? '';
  const group = path.at(-2);
  const plain = withoutNext(own);
  const isVague = keyWords(plain).every(
    (word) => !anyMeans([word], 'page', 'offset', 'cursor') || ['number', 'no', 'index'].includes(word),
  );
  // In other languages than English the word for the next one more often stays.
  const both = /next/i.test(own) ? [plain, own] : [own, plain];
  const names = isVague && group !== undefined ? [group, ...both] : both;
  return [...names, ...(group === undefined ? [] : [`${group}[${own}]`])].filter((name) => name !== '');
}

/** `next_cursor` may be asked for as `pagination_cursor`, `nextToken` as `paginationToken`, `nextId` as `fromId`. */
function stemmedNames(own: string): readonly string[] {
  const name = withoutNext(own);
  if (name === own || anyMeans(keyWords(name), 'page')) return [];
  const camel = name.charAt(0).toUpperCase() + name.slice(1);
  return ['pagination', 'page', 'start', 'from', 'after', 'since'].map((stem) =>
    /\p{Ll}\p{Lu}/u.test(own) ? `${stem}${camel}` : `${stem}_${name}`,
  );
}

/** `nextPageToken` → `pageToken`, `next_cursor` → `cursor`, `curseur_suivant` → `curseur`; `@x.nextLink` stays. */
function withoutNext(key: string): string {
  const pieces = key.replace(/^[@$_]+/, '').match(/[^\p{L}\d]+|\p{Lu}?[\p{Ll}\p{Lo}\d]+|\p{Lu}+(?!\p{Ll})/gu) ?? [];
  const kept = pieces.filter((piece) => !anyMeans([piece.toLowerCase()], 'next'));
  const rest = kept.join('').replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');
  if (kept.length === pieces.length || rest === '') return key;
  // `NextMarker` is asked for as `Marker`, `nextMarker` as `marker`.
  return /^\p{Lu}/u.test(key) ? rest : rest.charAt(0).toLowerCase() + rest.slice(1);
}

/** Names of parameters in the answer's links to itself, its first or its last page, templates (RFC 6570) among them. */
function paramsInLinks(
  { leaves, pageCount }: PagingHints,
  ...meanings: readonly ('page' | 'current' | 'offset')[]
): readonly string[] {
  return leaves.flatMap(({ value }) => {
    if (typeof value !== 'string') return [];
    if (/\{.*\}/.test(value)) return paramsInTemplate(value, meanings);
    const query = isAddress(value) ? URL.parse(value, 'http://portal.invalid')?.searchParams : undefined;
    return [...(query ?? [])].flatMap(([name, text]) => {
      // Whatever it is called: what a link sets to the count of pages is the page.
      const isLast =
        meanings.includes('page') && pageCount !== undefined && pageCount > 1 && Number(text) === pageCount;
      return isLast || (/^\d+$/.test(text) && isParamNamed(name, meanings)) ? [name] : [];
    });
  });
}

/** `/events{?page,size}`, `/events?seite={page}` */
function paramsInTemplate(template: string, meanings: readonly ('page' | 'current' | 'offset')[]): readonly string[] {
  const listed = [...template.matchAll(/\{[?&]([^{}]*)\}/g)].flatMap(([, names = '']) => names.split(','));
  const filled = [...template.matchAll(/[?&]([^=&{}]+)=\{([^{}]*)\}/g)].filter(
    ([, name = '', place = '']) => isParamNamed(name, meanings) || isParamNamed(place, meanings),
  );
  return [
    ...listed.map((name) => name.replace(/[*:].*$/, '')).filter((name) => isParamNamed(name, meanings)),
    ...filled.map(([, name = '']) => name),
  ];
}

function isParamNamed(name: string, meanings: readonly ('page' | 'current' | 'offset')[]): boolean {
  const inner = keyWords(/\[(.+)\]$/.exec(name)?.[1] ?? name);
  return anyMeans(keyWords(name), ...meanings) && !anyMeans(inner, 'size');
}

/**
 * Ways to the next page, likeliest first: what the answer says outright, then parameters by its own words and the commonest
 * name of all, each alone; then the usual names together, in one request; then those that may mean something else.
 */
export function pagingCandidates(
  hints: PagingHints,
  asked: URL,
  items: readonly unknown[] = [],
): readonly PagingStrategy[] {
  const found: PagingStrategy[] = [];
  if (hints.link !== undefined) found.push({ by: 'link' });
  if (hints.nextParameters !== undefined) found.push({ by: 'parameters' });
  for (const cursor of hints.cursors) found.push(...cursorCandidates(cursor));
  const counts = hints.nextNumber?.counts;
  const counted = counts === undefined ? (hints.current ?? hints.pageCount) !== undefined : counts === 'pages';
  const pages = pageCandidates(hints, asked);
  const offsets = offsetCandidates(hints, asked);
  const keys = keysetCandidates(items);
  found.push(...echoCandidates(hints, items));
  if (counted) found.push(...pages, ...offsets, ...keys);
  else if (hints.offset !== undefined || counts === 'items') found.push(...offsets, ...pages, ...keys);
  else {
    const [ofPages, ofOffsets] = [pages.findIndex(isCombined), offsets.findIndex(isCombined)];
    const [byId, others] = [keys.slice(0, 1), keys.slice(1)];
    found.push(...interleave(pages.slice(0, ofPages), offsets.slice(0, ofOffsets)));
    // Who goes on after a record seldom counts them.
    const usual = [...pages.slice(ofPages), ...offsets.slice(ofOffsets)];
    found.push(...(hints.total === undefined ? [...byId, ...usual, ...others] : [...usual, ...keys]));
  }
  const tokens = hints.tokens.map(({ path }): PagingStrategy => ({ by: 'cursor', path, param: path.at(-1) ?? '' }));
  // Where nothing else speaks of pages, they come before what is only usual.
  return hasNoHints(hints) ? [...tokens, ...found] : [...found, ...(hints.hasMore === true ? tokens : [])];
}

const hasNoHints = (hints: PagingHints): boolean =>
  hints.link === undefined &&
  hints.cursors.length === 0 &&
  hints.nextNumber === undefined &&
  hints.nextParameters === undefined &&
  hints.current === undefined &&
  hints.offset === undefined &&
  hints.pageCount === undefined;

const isCombined = ({ by }: PagingStrategy): boolean => by === 'combined';

/**
 * The first page's number is what the answer calls its own, 0 or 1. Where that does not move, the parameter may still count
 * from one while the answer counts from zero.
 */
function pageCandidates(hints: PagingHints, asked: URL): readonly PagingStrategy[] {
  const { current, nextNumber } = hints;
  const keys = [current, nextNumber].flatMap((number) => (number === undefined ? [] : [number.leaf.path]));
  const [first, ...others] = [
    ...paramsInLinks(hints, 'page', 'current'),
    ...siblingsOfSize(asked, 'number', 'page'),
    ...keys.flatMap(paramNames),
  ];
  // The commonest name of all comes right after the likeliest of the answer's own words.
  const own = unique([...(first === undefined ? [] : [first]), 'page', ...others]);
  const from = (base: number) =>
    groupCandidates(own, commonNames.page, (param): PagingStrategy => ({ by: 'page', param, base }));
  const called = nextNumber?.counts === 'pages' ? nextNumber.value - 1 : current?.value;
  return called === 0 ? [...from(0), ...from(1)] : from(1);
}

function offsetCandidates(hints: PagingHints, asked: URL): readonly PagingStrategy[] {
  const number = hints.nextNumber?.counts === 'items' ? hints.nextNumber : hints.offset;
  const own = unique([
    ...paramsInLinks(hints, 'offset'),
    ...siblingsOfSize(asked, 'offset', 'start'),
    ...(number === undefined ? [] : paramNames(number.leaf.path)),
    'offset',
    // A bare `next` that counts records continues a `start`.
    ...(hints.nextNumber?.counts === 'items' ? ['start'] : []),
  ]);
  const fromOne = hints.offset?.value === 1;
  return groupCandidates(
    own,
    commonNames.offset,
    (param): PagingStrategy => ({ by: 'offset', param, ...(fromOne && { base: 1 as const }) }),
  );
}

function cursorCandidates({ path, value }: Cursor): readonly PagingStrategy[] {
  const own = path.at(-1) ?? '';
  const words = keyWords(own);
  const names = unique([
    ...(words.includes('end') && words.includes('cursor') ? ['after'] : []),
    ...(anyMeans(words, 'last') ? ['after', `after_${own.replace(/^last_?/i, '').toLowerCase()}`] : []),
    ...paramNames(path),
  ]);
  const [alone, rest] = [names.slice(0, maxSoloNames), names.slice(maxSoloNames)];
  const step = (param: string): PagingStrategy => ({ by: 'cursor', path, param });
  const more = [
    ...rest,
    ...startKeyNames(own),
    ...stemmedNames(own),
    ...delimitedNames(own),
    ...commonNames.cursor.likely,
  ];
  if (!Array.isArray(value)) return groupCandidates(alone, { ...commonNames.cursor, likely: more }, step);
  // A cursor of several parts is a list in the query, too.
  return [...names, ...commonNames.cursor.likely]
    .slice(0, 8)
    .flatMap((name) => (name.endsWith(']') ? [step(name)] : [step(`${name}[]`), step(name)]));
}

/** So many of a cursor's own names are tried one by one; a cursor's name is less often told than a page's. */
const maxSoloNames = 2;

/** `LastEvaluatedKey` is asked for as `ExclusiveStartKey`, `lastKey` as `startKey`. */
function startKeyNames(own: string): readonly string[] {
  const rest = /^last_?(?:evaluated_?)?(.+)$/i.exec(own)?.[1];
  if (rest === undefined) return [];
  return /^L/.test(own)
    ? [`ExclusiveStart${rest}`, `Start${rest}`]
    : [`start${rest}`, `start_${rest}`, `exclusiveStart${rest}`];
}

/** `NextContinuationToken` → `continuation-token`, `continuation_token` */
function delimitedNames(own: string): readonly string[] {
  const pieces = withoutNext(own).match(/\p{Lu}?[\p{Ll}\d]+/gu) ?? [];
  return pieces.length < 2 ? [] : ['_', '-'].map((mark) => pieces.join(mark).toLowerCase());
}

/** Values of the envelope that are the last record's id, under whatever name. */
function echoCandidates({ leaves, cursors }: PagingHints, items: readonly unknown[]): readonly PagingStrategy[] {
  const field = idField(items);
  const id = field === null ? undefined : valueIn(items.at(-1), field);
  return leaves
    .filter(({ value, path }) => value === id && !cursors.some((cursor) => cursor.path.join() === path.join()))
    .slice(0, 2)
    .map(({ path }): PagingStrategy => ({ by: 'cursor', path, param: path.at(-1) ?? '' }));
}

/** Each of the own names alone, then the usual ones in one request, then what may mean something else, alone. */
function groupCandidates(
  own: readonly string[],
  { likely, ambiguous }: { readonly likely: readonly string[]; readonly ambiguous: readonly string[] },
  step: (param: string) => PagingStrategy,
): readonly PagingStrategy[] {
  const others = unique(likely).filter((name) => !own.includes(name));
  return [
    ...own.map(step),
    { by: 'combined', strategies: others.map(step) },
    ...ambiguous.filter((name) => !own.includes(name) && !others.includes(name)).map(step),
  ];
}

/** Where `page[size]` was asked with, `page[number]` is its sibling. */
function siblingsOfSize(asked: URL, ...siblings: readonly string[]): readonly string[] {
  return [...asked.searchParams.keys()].flatMap((name) => {
    const group = /^(.+)\[[^\]]*\]$/.exec(name)?.[1];
    return group !== undefined && anyMeans(keyWords(name), 'size')
      ? siblings.map((sibling) => `${group}[${sibling}]`)
      : [];
  });
}

const unique = (names: readonly string[]): string[] => [...new Set(names)];

function interleave<T>(one: readonly T[], other: readonly T[]): T[] {
  return Array.from({ length: Math.max(one.length, other.length) }, (_, at) => [one[at], other[at]])
    .flat()
    .filter((entry) => entry !== undefined) as T[];
}
