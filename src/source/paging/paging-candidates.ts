import { splitKey } from '../../vocabulary/key-words.ts';
import { wordsOf } from '../../vocabulary/vocabulary.ts';
import { idField } from './page-identity.ts';
import { type Cursor, isAddress, type PagingHints } from './paging-hints.ts';
import { anyMeans, keyWords } from './paging-vocabulary.ts';
import { type PagingStrategy, valueIn } from './strategies.ts';
import { tokenCandidates } from './token-candidates.ts';

/**
 * Strategies for the next page, the likeliest first. The order: what the response states outright; parameters named by the
 * response, and the most common name, each alone; the other common names combined in one request; ambiguous names.
 */
export function pagingCandidates(
  hints: PagingHints,
  requested: URL,
  items: readonly unknown[] = [],
): readonly PagingStrategy[] {
  const found: PagingStrategy[] = [];
  if (hints.link !== undefined) found.push({ by: 'link' });
  if (hints.nextParameters !== undefined) found.push({ by: 'parameters' });
  for (const cursor of hints.cursors) found.push(...cursorCandidates(cursor));
  const counts = hints.nextNumber?.counts;
  const counted = counts === undefined ? (hints.current ?? hints.pageCount) !== undefined : counts === 'pages';
  const pages = pageCandidates(hints, requested);
  const offsets = offsetCandidates(hints, requested);
  const keys = keysetCandidates(items);
  found.push(...echoCandidates(hints, items));
  if (counted) found.push(...pages, ...offsets, ...keys);
  else if (hints.offset !== undefined || counts === 'items') found.push(...offsets, ...pages, ...keys);
  else {
    const [ofPages, ofOffsets] = [pages.findIndex(isCombined), offsets.findIndex(isCombined)];
    const [byId, others] = [keys.slice(0, 1), keys.slice(1)];
    found.push(...interleave(pages.slice(0, ofPages), offsets.slice(0, ofOffsets)));
    const [all, ambiguous] = [
      together(pages[ofPages], offsets[ofOffsets]),
      [...pages.slice(ofPages + 1), ...offsets.slice(ofOffsets + 1)],
    ];
    // Portals with keyset paging seldom count their records.
    found.push(
      ...(hints.total === undefined ? [...byId, ...all, ...ambiguous, ...others] : [...all, ...ambiguous, ...keys]),
    );
  }
  found.push(...sizedCandidates(items.length), ...pathCandidates(hints, requested, items.length));
  const { tokens, further } = tokenCandidates(hints);
  // Without other hints, opaque tokens come before names that are only common.
  if (hasNoHints(hints)) return [...tokens, ...found, ...further];
  return [...found, ...(hints.hasMore === true ? [...tokens, ...further] : [])];
}

const hasNoHints = (hints: PagingHints): boolean =>
  hints.link === undefined &&
  hints.cursors.length === 0 &&
  hints.nextNumber === undefined &&
  hints.nextParameters === undefined &&
  hints.current === undefined &&
  hints.offset === undefined &&
  hints.pageCount === undefined;

/** One request with the names of pages and of offsets: a portal knows one of them. The most common of each come first. */
function together(...groups: readonly (PagingStrategy | undefined)[]): readonly PagingStrategy[] {
  const [pages = [], offsets = []] = groups.map((group) => (group?.by === 'combined' ? group.strategies : []));
  return [{ by: 'combined', strategies: interleave(pages, offsets) }];
}

/** Some portals page only if the request names a size as well. Any size that the first page had is one that they take. */
function sizedCandidates(count: number): readonly PagingStrategy[] {
  if (count === 0) return [];
  const sizes = commonNames.size.map((param) => ({ param, value: count }));
  const step = (strategies: readonly PagingStrategy[]): PagingStrategy => ({ by: 'combined', strategies });
  return [
    step(['offset', 'skip', '$skip', 'start', 'startIndex'].map((param) => ({ by: 'offset', param, sizes }))),
    step([{ by: 'page', param: 'page', base: 1, sizes }]),
    step([{ by: 'offset', param: 'from', sizes }]),
    ...commonNames.offset.rare.map((param): PagingStrategy => ({ by: 'offset', param })),
  ];
}

/**
 * Where the path asks for as many records as came, `/1/100/`, and the portal counts more: the next page of that size, then
 * the next records. Of a portal that reads them as records, the next page would be nearly all of the same ones.
 */
function pathCandidates({ total = 0 }: PagingHints, { pathname }: URL, count: number): readonly PagingStrategy[] {
  const segments = pathname.split('/');
  const at = segments.findIndex((one, n) => /^[01]$/.test(one) && segments[n + 1] === String(count - 1 + Number(one)));
  const first = Number(segments[at]);
  if (at < 0 || count < 2 || total <= count) return [];
  const step = (counts: 'pages' | 'records'): PagingStrategy => ({ by: 'path', at, counts, first, size: count });
  return first === 1 ? [step('pages'), step('records')] : [step('records')];
}

const isCombined = ({ by }: PagingStrategy): boolean => by === 'combined';

/** Of an answer that counts its records, or seems to, in an unknown language: the numbers that may be its page's or its offset. */
function unknownNumbers({ leaves, total, possibleTotal }: PagingHints, first: 0 | 1): readonly (readonly string[])[] {
  if ((total ?? possibleTotal) === undefined) return [];
  const others = /code|status|version|success|error|result|id$/i;
  return leaves
    .filter(
      ({ path, value }) =>
        (value === first || value === String(first)) && path.length <= 3 && !others.test(path.at(-1) ?? ''),
    )
    .slice(0, 2)
    .map(({ path }) => path);
}

/**
 * Candidates by page number. The response's own number tells whether the first page is 0 or 1. If counting from 0 does not
 * work, the parameter may still count from 1.
 */
function pageCandidates(hints: PagingHints, requested: URL): readonly PagingStrategy[] {
  const { current, nextNumber } = hints;
  const known = [current, nextNumber].flatMap((number) => (number === undefined ? [] : [number.leaf.path]));
  const keys = known.length > 0 ? known : unknownNumbers(hints, 1);
  const [first, ...others] = [
    ...paramsInLinks(hints, 'page', 'current'),
    ...siblingsOfSize(requested, 'number', 'page'),
    ...keys.flatMap(paramNames),
    ...paramsRepeated(hints, 'page', current?.value),
  ];
  // The most common name comes right after the likeliest name from the response.
  const own = unique([...(first === undefined ? [] : [first]), 'page', ...others]);
  const names = { ...commonNames.page, likely: [...keys.flatMap(derivedNames), ...commonNames.page.likely] };
  const from = (base: number) => groupCandidates(own, names, (param): PagingStrategy => ({ by: 'page', param, base }));
  const called = nextNumber?.counts === 'pages' ? nextNumber.value - 1 : current?.value;
  return called === 0 ? [...from(0), ...from(1)] : from(1);
}

function offsetCandidates(hints: PagingHints, requested: URL): readonly PagingStrategy[] {
  const number = hints.nextNumber?.counts === 'items' ? hints.nextNumber : hints.offset;
  const own = unique([
    ...paramsInLinks(hints, 'offset'),
    ...siblingsOfSize(requested, 'offset', 'start'),
    ...(number === undefined ? [] : paramNames(number.leaf.path)),
    ...paramsRepeated(hints, 'offset', hints.offset?.value),
    'offset',
    ...(number === undefined ? unknownNumbers(hints, 0).flatMap(paramNames) : []),
    // A bare `next` that counts records belongs to a parameter `start`.
    ...(hints.nextNumber?.counts === 'items' ? ['start'] : []),
  ]);
  const fromOne = hints.offset?.value === 1;
  return groupCandidates(
    own,
    commonNames.offset,
    (param): PagingStrategy => ({ by: 'offset', param, ...(fromOne && { base: 1 }) }),
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
  // A cursor of several parts is a list in the query as well.
  return [...names, ...commonNames.cursor.likely]
    .slice(0, 8)
    .flatMap((name) => (name.endsWith(']') ? [step(name)] : [step(`${name}[]`), step(name)]));
}

/** Candidates from values outside the records that repeat the id of the last record, whatever their name. */
function echoCandidates({ leaves, cursors }: PagingHints, items: readonly unknown[]): readonly PagingStrategy[] {
  const field = idField(items);
  const id = field === null ? undefined : valueIn(items.at(-1), field);
  return leaves
    .filter(({ value, path }) => value === id && !cursors.some((cursor) => cursor.path.join() === path.join()))
    .slice(0, 2)
    .map(({ path }): PagingStrategy => ({ by: 'cursor', path, param: path.at(-1) ?? '' }));
}

/** Candidates for keyset paging: by the id of the last record, then by the time that the list is sorted by. */
function keysetCandidates(items: readonly unknown[]): readonly PagingStrategy[] {
  const id = idField(items);
  const moment = momentField(items);
  return [
    ...(id === null ? [] : [combined(id, idNames[direction(id, items)].split(/\s+/))]),
    ...(moment === null ? [] : [combined(moment, momentNames[direction(moment, items)].split(/\s+/))]),
    ...(id === null
      ? []
      : ambiguousIdNames[direction(id, items)].map((param): PagingStrategy => ({ by: 'key', path: id, param }))),
  ];
}

/** The response's own names, each alone; then the likely common names combined in one request; then the ambiguous ones alone. */
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

/** How many names of a cursor are tried alone. Few, because a response reveals a cursor's parameter less often than a page's. */
const maxSoloNames = 2;

/**
 * Common parameter names, the likeliest first, for responses that do not reveal the name. `likely` names have no other
 * meaning on any portal, so one request can carry several. `ambiguous` names (which may be a date, a size or an access
 * token) are tried alone.
 */
const commonNames = {
  page: {
    likely: [
      ...`p pageNumber page_number pageIndex page_index pageNo page_no pageNum page_num currentPage current_page paged pg
      _page page[number] pagination[page] curPage pagenum pageno PageNumber PageIndex PageNo pageid
      Page PAGE PageNum p_page pageNr page_nr p_num tx_page page-number pIndex cpage cPage nowPage pag`.split(/\s+/),
      ...wordsOf('paging', 'pageParameter'),
    ],
    ambiguous: [],
  },
  offset: {
    likely: [
      ...`skip $skip startIndex start_index startAt start_at firstResult first_result resultOffset _start startRow start_row
      startPosition startRecord page[offset] pagination[start] pagination[offset] rowStart beginIndex offsetRows row
      limitstart iDisplayStart _offset _skip pageStart page_start from_index fromIndex start_from recordStart Skip Offset
      firstRow first_row record_start position pos`.split(/\s+/),
      ...wordsOf('paging', 'offsetParameter'),
    ],
    ambiguous: ['start', 'from', 'first'],
    rare: ['begin', 'index', 's', 'o'],
  },
  cursor: {
    likely: `cursor start_cursor startCursor after starting_after pageToken page_token page[cursor] page[after]
      page[start_cursor] pagination_cursor page_cursor pageCursor next_cursor nextCursor pagination_token paginationToken
      next_token nextToken nextPageToken next_page_token continuation continuationToken continuation_token
      continuation-token marker bookmark next scrollId scroll_id cursorMark resumptionToken $skiptoken nextPage
      next_page`.split(/\s+/),
    ambiguous: ['page', 'offset', 'token', 'from', 'start'],
  },
  size: 'limit per_page perPage pageSize page_size size take top $top rows count max maxResults'.split(' '),
} as const;

/** Parameters of keyset paging for the id of the last record: `up` in ascending lists, `down` in descending ones. */
const idNames = {
  up: 'starting_after since_id after_id last_id lastId startAfter start_after afterId startingAfter from_id fromId min_id',
  down: 'max_id before_id ending_before until_id beforeId maxId last_id lastId',
};
/**
 * Parameters that are dates on other portals. A portal that reads an id as a date would return other records, so these
 * names come last, and each alone.
 */
const ambiguousIdNames = { up: ['after'], down: ['before', 'after'] };
/** Parameters for the time of the last record. Most of them are filters, which work as well. */
const momentNames = {
  up: `start_date after_date startDate afterDate from_date fromDate date_from dateFrom starts_after start_after startAfter
    min_date starting_after`,
  down: `end_date before_date endDate beforeDate to_date toDate date_to dateTo starts_before max_date`,
};

const combined = (path: readonly string[], params: readonly string[]): PagingStrategy => ({
  by: 'combined',
  strategies: params.map((param) => ({ by: 'key', path, param })),
});

const direction = (path: readonly string[], items: readonly unknown[]): 'up' | 'down' =>
  isSorted(items.map((item) => valueIn(item, path)).reverse()) ? 'down' : 'up';

/** The field with times that ascend or descend through the list. A field named as the start is preferred. */
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

/** Parameter names for a value at a path: for `meta.paging.nextPage`, `page`, `nextPage`, `paging` and `paging[nextPage]`. */
function paramNames(path: readonly string[]): readonly string[] {
  const own = path.at(-1) ?? '';
  const group = path.at(-2);
  const plain = withoutNext(own);
  const isVague = keyWords(plain).every(
    (word) => !anyMeans([word], 'page', 'offset', 'cursor') || ['number', 'no', 'index'].includes(word),
  );
  // In languages other than English, the parameter more often keeps the word for "next".
  const both = /next/i.test(own) ? [plain, own] : [own, plain];
  const bare = withoutCount(plain);
  const names = [...(isVague && group !== undefined ? [group, ...both] : both), ...(bare === plain ? [] : [bare])];
  const inGroup = group === undefined ? [] : [`${group}[${own}]`];
  // `P_FROM` of an answer is `p_from` of a request.
  const small = names.map((name) => name.toLowerCase()).filter((name) => !names.includes(name));
  return [...names, ...inGroup, ...small].filter((name) => name !== '');
}

/**
 * `Seite` for `AktuelleSeite`, `p_str` for `str`, `_page_number` for `page_number`, `searchQuery[currentPage]` for `search_query.current_page`: what
 * programs call the parameter of a number that they show.
 */
function derivedNames(path: readonly string[]): readonly string[] {
  const [group, own = ''] = path.length > 1 ? path.slice(-2) : ['', path[0]];
  const last = own.match(/\p{Lu}?[\p{Ll}\d]+$/u)?.[0] ?? own;
  const other = inOtherCase(own);
  const inGroup = group === '' ? [] : [`${inOtherCase(group)}[${other}]`];
  return [last, last.toLowerCase(), `p_${own}`, `p_${own.toLowerCase()}`, `_${own}`, other, ...inGroup];
}

/** `currentPage` for `current_page`, and the other way round. */
const inOtherCase = (key: string): string =>
  key.includes('_')
    ? key.replace(/(?<=[\p{L}\d])_+(\p{L})/gu, (_, letter: string) => letter.toUpperCase())
    : key.replace(/(?<=[\p{Ll}\d])\p{Lu}/gu, (letter) => `_${letter.toLowerCase()}`);

/** `NR_PAGINA` → `PAGINA`, `page_no` → `page`; a name of one word stays. */
function withoutCount(key: string): string {
  const pieces = key.split(/[_-]/);
  const kept = pieces.filter((piece) => !/^(?:no|nr|num|number|nomer|numero)$/i.test(piece));
  return kept.length === 0 || kept.length === pieces.length ? key : kept.join(key.includes('-') ? '-' : '_');
}

/** `nextPageToken` → `pageToken`, `next_cursor` → `cursor`, `curseur_suivant` → `curseur`; `@x.nextLink` stays as it is. */
function withoutNext(key: string): string {
  const pieces = key.replace(/^[@$_]+/, '').match(/[^\p{L}\d]+|\p{Lu}?[\p{Ll}\p{Lo}\d]+|\p{Lu}+(?!\p{Ll})/gu) ?? [];
  const kept = pieces.filter((piece) => !anyMeans(splitKey(piece), 'next'));
  const rest = kept.join('').replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');
  if (kept.length === pieces.length || rest === '') return key;
  // `NextMarker` → `Marker`, `nextMarker` → `marker`.
  return /^\p{Lu}/u.test(key) ? rest : rest.charAt(0).toLowerCase() + rest.slice(1);
}

/** Names with another first word: `pagination_cursor` for `next_cursor`, `paginationToken` for `nextToken`, `fromId` for `nextId`. */
function stemmedNames(own: string): readonly string[] {
  const name = withoutNext(own);
  if (name === own || anyMeans(keyWords(name), 'page')) return [];
  const camel = name.charAt(0).toUpperCase() + name.slice(1);
  return ['pagination', 'page', 'start', 'from', 'after', 'since'].map((stem) =>
    /\p{Ll}\p{Lu}/u.test(own) ? `${stem}${camel}` : `${stem}_${name}`,
  );
}

/** Names for a cursor that is the last key: `ExclusiveStartKey` for `LastEvaluatedKey`, `startKey` for `lastKey`. */
function startKeyNames(own: string): readonly string[] {
  const rest = /^last_?(?:evaluated_?)?(.+)$/i.exec(own)?.[1];
  if (rest === undefined) return [];
  return /^L/.test(own)
    ? [`ExclusiveStart${rest}`, `Start${rest}`]
    : [`start${rest}`, `start_${rest}`, `exclusiveStart${rest}`, 'startAfter', 'start_after'];
}

/** `NextContinuationToken` → `continuation-token`, `continuation_token` */
function delimitedNames(own: string): readonly string[] {
  const pieces = withoutNext(own).match(/\p{Lu}?[\p{Ll}\d]+/gu) ?? [];
  return pieces.length < 2 ? [] : ['_', '-'].map((mark) => pieces.join(mark).toLowerCase());
}

/** If the URL has a `page[size]`, the parameter is probably `page[number]`. */
function siblingsOfSize(requested: URL, ...siblings: readonly string[]): readonly string[] {
  return [...requested.searchParams.keys()].flatMap((name) => {
    const group = /^(.+)\[[^\]]*\]$/.exec(name)?.[1];
    return group !== undefined && anyMeans(keyWords(name), 'size')
      ? siblings.map((sibling) => `${group}[${sibling}]`)
      : [];
  });
}

/** Parameter names in the response's links to its own, first or last page, and in URL templates (RFC 6570). */
function paramsInLinks(
  { leaves, pageCount }: PagingHints,
  ...meanings: readonly ('page' | 'current' | 'offset')[]
): readonly string[] {
  return leaves.flatMap(({ value }) => {
    if (typeof value !== 'string') return [];
    if (/\{.*\}/.test(value)) return paramsInTemplate(value, meanings);
    const query = isAddress(value) ? URL.parse(value, 'http://portal.invalid')?.searchParams : undefined;
    return [...(query ?? [])].flatMap(([name, text]) => {
      // A parameter that a link sets to the count of pages is the page, whatever its name.
      const isLast =
        meanings.includes('page') && pageCount !== undefined && pageCount > 1 && Number(text) === pageCount;
      return isLast || (/^\d+$/.test(text) && isParamNamed(name, meanings)) ? [name] : [];
    });
  });
}

/** Parameters of the request that the answer repeats, `inputParameters: { start_rank: ['1'], num_ranks: ['10'] }`, if their value is the place that the answer says it stands at. */
const paramsRepeated = (
  { leaves }: PagingHints,
  meaning: 'page' | 'offset',
  place: number | undefined,
): readonly string[] =>
  leaves.flatMap(({ path, value }) => {
    const [group = '', name = ''] = path.slice(-2);
    const isRepeated = path.length > 1 && /param|query|request|args|arguments|input/i.test(group);
    const isPlace = place !== undefined && place <= 1 && String(value) === String(place);
    return isRepeated && isPlace && isParamNamed(name, [meaning]) && isNoMore(name) ? [name] : [];
  });

/** `page_id` and `landing_page` filter the records, and are no places in their list. */
const isNoMore = (name: string): boolean =>
  keyWords(name).every((word) => anyMeans([word], 'page', 'offset', 'current') || /^(?:rank|nr|no|num)$/.test(word));

/** Parameter names in `/events{?page,size}` and `/events?seite={page}`. */
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

const unique = (names: readonly string[]): string[] => [...new Set(names)];

function interleave<T>(one: readonly T[], other: readonly T[]): T[] {
  return Array.from({ length: Math.max(one.length, other.length) }, (_, at) => [one[at], other[at]])
    .flat()
    .filter((entry) => entry !== undefined) as T[];
}
