import type { PortalAnswer, PortalRequest } from '../../portal/portal.ts';

/** How a portal pages its list of events; it ignores a parameter it does not know, as most real portals do. */
export type List = (request: PortalRequest, records: readonly unknown[]) => PortalAnswer;

interface Slice {
  readonly items: readonly Event[];
  readonly start: number;
  /** Number of the page, from 0. */
  readonly index: number;
  readonly pages: number;
  readonly total: number;
  readonly more: boolean;
  /** The next page's token; null on the last page. */
  readonly token: string | null;
  readonly nextStart: number | null;
  readonly path: string;
  readonly lastId: string | null;
}
interface Event {
  readonly id: string;
  readonly number: number;
  readonly start: string;
}
type Start = (query: URLSearchParams, records: readonly Event[]) => number | null;
type Body = (slice: Slice) => unknown;
interface Ways {
  readonly headers?: (slice: Slice) => Record<string, string>;
  /** The answer past the end; an empty page by default. */
  readonly pastEnd?: 'last' | 400 | 404;
  readonly size?: number;
}

export const makeEvents = (count: number): Event[] =>
  Array.from({ length: count }, (_, n) => ({
    id: `e${n}`,
    number: 7_000 + n * 3,
    title: `Event ${n}`,
    start: new Date(Date.UTC(2026, 9, 1 + n, 9)).toISOString(),
  }));

const list =
  (startOf: Start, body: Body, { headers, pastEnd, size = 5 }: Ways = {}): List =>
  ({ query, target }, all) => {
    const records = all as readonly Event[];
    const asked = startOf(query, records);
    if (asked === null || Number.isNaN(asked)) return { status: 400, body: { error: 'bad parameter' } };
    if (asked > 0 && asked >= records.length && typeof pastEnd === 'number')
      return { status: pastEnd, body: { error: 'past the end' } };
    const pages = Math.ceil(records.length / size);
    const start = Math.max(0, pastEnd === 'last' ? Math.min(asked, (pages - 1) * size) : asked);
    const items = records.slice(start, start + size);
    const more = start + size < records.length;
    const slice: Slice = {
      items,
      start,
      index: Math.floor(start / size),
      pages,
      total: records.length,
      more,
      token: more ? `tok_${start + size}_x` : null,
      nextStart: more ? start + size : null,
      path: target.replace(/\?.*/, ''),
      lastId: items.at(-1)?.id ?? null,
    };
    return { body: body(slice), ...(headers && { headers: headers(slice) }) };
  };

const page =
  (param: string, base = 1, size = 5): Start =>
  (query) =>
    (Number(query.get(param) ?? base) - base) * size;
const offset =
  (param: string, base = 0): Start =>
  (query) =>
    Number(query.get(param) ?? base) - base;
/** A token that only the portal can issue; any other one is an error. */
const token =
  (...params: string[]): Start =>
  (query) => {
    const found = params.map((param) => query.get(param)).find((value) => value !== null);
    return found === undefined || found === null ? 0 : Number(/^tok_(\d+)_x$/.exec(found)?.[1] ?? Number.NaN);
  };
const after =
  (param: string, key: 'id' | 'number' = 'id'): Start =>
  (query, records) => {
    const value = query.get(param);
    return value === null ? 0 : records.findIndex((record) => String(record[key]) === value) + 1;
  };
/** From this moment on, inclusive. */
const since =
  (param: string): Start =>
  (query, records) => {
    const value = query.get(param);
    if (value === null) return 0;
    const at = records.findIndex(({ start }) => start >= value);
    return at < 0 ? records.length : at;
  };

/** Each entry: how real systems page a list, reduced to the shape. */
export const pagingStyles: Readonly<Record<string, List>> = {
  // A token whose name in the answer differs from the parameter's.
  'next_cursor requested as start_cursor': list(token('start_cursor'), (s) => ({
    object: 'list',
    results: s.items,
    next_cursor: s.token,
    has_more: s.more,
  })),
  'next_cursor requested as cursor': list(token('cursor'), (s) => ({ items: s.items, next_cursor: s.token ?? '' })),
  'response_metadata.next_cursor': list(token('cursor'), (s) => ({
    ok: true,
    members: s.items,
    response_metadata: { next_cursor: s.token ?? '' },
  })),
  'next_cursor requested as page[start_cursor]': list(token('page[start_cursor]'), (s) => ({
    data: s.items,
    page: { total_count: s.total, has_more: s.more, next_cursor: s.token },
  })),
  'next_cursor requested as page[cursor]': list(token('page[cursor]'), (s) => ({
    data: s.items,
    meta: { next_cursor: s.token },
  })),
  'next_cursor requested as pageCursor': list(token('pageCursor'), (s) => ({ data: s.items, nextCursor: s.token })),
  'next_cursor requested as after': list(token('after'), (s) => ({ data: s.items, next_cursor: s.token })),
  'nextCursor requested as nextCursor': list(token('nextCursor'), (s) => ({ data: s.items, nextCursor: s.token })),
  'cursor and hasMore': list(token('cursor'), (s) => ({
    data: s.items,
    pagination: { cursor: s.token ?? undefined, hasMore: s.more },
  })),
  'cursor.next': list(token('cursor'), (s) => ({ customers: s.items, cursor: { prev: null, next: s.token } })),
  'cursors.after and a flag': list(token('after'), (s) => ({
    data: s.items,
    paging: { cursors: { before: 'tok_0_x', after: s.token ?? 'tok_end' }, has_next: s.more },
  })),
  'paging.next.after': list(token('after'), (s) => ({
    results: s.items,
    ...(s.more && { paging: { next: { after: s.token } } }),
  })),
  'pages.next.starting_after': list(token('starting_after'), (s) => ({
    data: s.items,
    pages: {
      type: 'pages',
      page: s.index + 1,
      total_pages: s.pages,
      next: s.more ? { starting_after: s.token } : null,
    },
  })),
  'meta.after_cursor requested as page[after]': list(token('page[after]'), (s) => ({
    events: s.items,
    meta: { has_more: s.more, after_cursor: s.token, before_cursor: null },
  })),
  'afterCursor and hasAfter': list(token('cursor'), (s) => ({
    data: s.items,
    afterCursor: s.token,
    hasAfter: s.more,
  })),
  'a token beside a flag, requested as its object is called': list(token('kazalec'), (s) => ({
    prireditve: s.items,
    kazalec: { naprej: s.token, konec: !s.more },
  })),
  'a token beside what says that there is more, requested as its object': list(token('kazalec'), (s) => ({
    prireditve: s.items,
    has_more: s.more,
    kazalec: { naprej: s.token, od: 'zbirka', jezik: 'sl' },
  })),
  'nextPageToken requested as pageToken': list(token('pageToken'), (s) => ({
    items: s.items,
    ...(s.more && { nextPageToken: s.token }),
  })),
  'next_page_token requested as page_token': list(token('page_token'), (s) => ({
    events: s.items,
    next_page_token: s.token ?? '',
  })),
  'next_page_token requested by the same name': list(token('next_page_token'), (s) => ({
    events: s.items,
    page_size: 5,
    next_page_token: s.token ?? '',
  })),
  'nextPageToken requested as nextPageToken': list(token('nextPageToken'), (s) => ({
    kind: 'events',
    responseSize: 5,
    data: s.items,
    ...(s.more && { nextPageToken: s.token }),
  })),
  'next_token requested as pagination_token': list(token('pagination_token'), (s) => ({
    data: s.items,
    meta: { result_count: s.items.length, ...(s.more && { next_token: s.token }) },
  })),
  'NextToken requested as NextToken': list(token('NextToken'), (s) => ({ Items: s.items, NextToken: s.token })),
  'nextToken requested as token': list(token('token'), (s) => ({ items: s.items, nextToken: s.token })),
  'continuationToken requested by the same name': list(token('continuationToken'), (s) => ({
    value: s.items,
    continuationToken: s.token,
  })),
  'NextContinuationToken requested as continuation-token': list(token('continuation-token'), (s) => ({
    IsTruncated: s.more,
    Contents: s.items,
    KeyCount: s.items.length,
    ...(s.more && { NextContinuationToken: s.token }),
  })),
  'next_continuation requested as continuation': list(token('continuation'), (s) => ({
    items: s.items,
    next_continuation: s.token,
  })),
  bookmark: list(token('bookmark'), (s) => ({ items: s.items, bookmark: s.token })),
  'NextMarker requested as Marker': list(token('Marker'), (s) => ({ Items: s.items, NextMarker: s.token })),
  'next_stream_position requested as stream_position': list(token('stream_position'), (s) => ({
    entries: s.items,
    chunk_size: 5,
    next_stream_position: s.token,
  })),
  'nextPageKey requested as nextPageKey': list(token('nextPageKey'), (s) => ({
    totalCount: s.total,
    pageSize: 5,
    nextPageKey: s.token,
    events: s.items,
  })),
  'LastEvaluatedKey requested as ExclusiveStartKey': list(token('ExclusiveStartKey'), (s) => ({
    Items: s.items,
    Count: s.items.length,
    ...(s.more && { LastEvaluatedKey: s.token }),
  })),
  'lastKey requested as startKey': list(token('startKey'), (s) => ({ items: s.items, lastKey: s.token })),
  resumptionToken: list(token('resumptionToken'), (s) => ({ records: s.items, resumptionToken: s.token })),
  'nextCursorMark requested as cursorMark': list(token('cursorMark'), (s) => ({
    response: { numFound: s.total, start: 0, docs: s.items },
    nextCursorMark: s.token ?? 'tok_23_x',
  })),
  'scrollId requested as scrollId': list(token('scrollId'), (s) => ({
    total: s.total,
    list: s.items,
    scrollId: s.token,
  })),
  'next_batch requested as from': list(token('from'), (s) => ({ chunk: s.items, next_batch: s.token })),
  'a token under a meaningless name, with no sign of more pages': list(token('gleep'), (s) => ({
    items: s.items,
    ...(s.more && { gleep: s.token }),
  })),
  'a token in an object that is called as its parameter, both meaningless': list(token('glorp'), (s) => ({
    items: s.items,
    glorp: { zumi: s.token ?? null, done: !s.more },
  })),
  'a token under a meaningless name, next to a trace': list(token('checkpoint'), (s) => ({
    requestId: `a81f${s.index}c2`,
    records: s.items,
    result: { checkpoint: s.token },
  })),
  'offset as an opaque text': list(token('offset'), (s) => ({ records: s.items, ...(s.more && { offset: s.token }) })),
  'next_page.offset as an opaque text': list(token('offset'), (s) => ({
    data: s.items,
    next_page: s.more ? { offset: s.token, path: `/x?offset=${s.token}`, uri: `/elsewhere?offset=${s.token}` } : null,
  })),
  'next_page as an opaque text, requested as page': list(token('page'), (s) => ({
    data: s.items,
    has_more: s.more,
    next_page: s.token,
  })),
  'pageInfo.endCursor and hasNextPage': list(token('after'), (s) => ({
    data: { events: { pageInfo: { hasNextPage: s.more, endCursor: s.token ?? 'tok_23_x' }, edges: s.items } },
  })),
  'page_info.end_cursor requested as cursor': list(token('cursor'), (s) => ({
    items: s.items,
    page_info: { has_next_page: s.more, end_cursor: s.token ?? 'tok_23_x' },
  })),
  'page_info.end_cursor requested as end_cursor': list(token('end_cursor'), (s) => ({
    items: s.items,
    page_info: { has_next_page: s.more, end_cursor: s.token ?? 'tok_23_x' },
  })),
  'a token in the header X-Next-Cursor': list(token('cursor'), (s) => s.items, {
    headers: (s): Record<string, string> => (s.token === null ? {} : { 'X-Next-Cursor': s.token }),
  }),
  'a token in the header x-ms-continuationtoken': list(token('continuationToken'), (s) => ({ value: s.items }), {
    headers: (s): Record<string, string> => (s.token === null ? {} : { 'x-ms-continuationtoken': s.token }),
  }),
  'a token in Finnish': list(token('seuraavaSivu'), (s) => ({ tapahtumat: s.items, seuraavaSivu: s.token })),
  'a token in Italian': list(token('cursore_successivo'), (s) => ({
    eventi: s.items,
    totale: s.total,
    cursore_successivo: s.token,
  })),
  'a token in Spanish': list(token('siguiente'), (s) => ({
    datos: { eventos: s.items },
    paginacion: { siguiente: s.token, hayMas: s.more },
  })),
  'a token in French': list(token('curseur'), (s) => ({ resultats: s.items, curseur_suivant: s.token })),
  'a token in Swedish': list(token('markör'), (s) => ({ evenemang: s.items, nästaMarkör: s.token })),
  'a token in Russian': list(token('курсор'), (s) => ({ события: s.items, следующийКурсор: s.token })),
  'a token in Dutch': list(token('volgende'), (s) => ({ activiteiten: s.items, volgende: s.token })),
  'a token in Polish': list(token('nastepnyToken'), (s) => ({ wydarzenia: s.items, nastepnyToken: s.token })),

  'continue, an object of parameters': list(token('gcmcontinue'), (s) => ({
    batchcomplete: true,
    ...(s.more && { continue: { gcmcontinue: s.token, continue: 'gcmcontinue||' } }),
    query: { pages: s.items },
  })),
  'a token from an XML element with attributes': list(token('resumptionToken'), (s) => ({
    list: {
      record: s.items,
      resumptionToken: s.more ? { '#text': s.token, '@completeListSize': String(s.total) } : '',
    },
  })),
  'metadata.continue': list(token('continue'), (s) => ({
    items: s.items,
    metadata: {
      resourceVersion: '88',
      continue: s.token ?? '',
      remainingItemCount: s.more ? s.total - s.start - 5 : 0,
    },
  })),
  'a list of parts': list(token('search_after'), (s) => ({
    hits: s.items,
    total: s.total,
    search_after: s.token === null ? null : [s.token],
  })),
  'links.next that is a token': list(token('cursor'), (s) => ({ data: s.items, links: { next: s.token, prev: null } })),

  // Addresses of the next page.
  '@odata.nextLink, relative': list(offset('$skiptoken'), (s) => ({
    value: s.items,
    ...(s.more && { '@odata.nextLink': `events?$skiptoken=${s.nextStart}` }),
  })),
  'd.__next': list(offset('$skiptoken'), (s) => ({
    d: { results: s.items, ...(s.more && { __next: `${s.path}?$skiptoken=${s.nextStart}` }) },
  })),
  'nextRecordsUrl with done': list(offset('part'), (s) => ({
    totalSize: s.total,
    done: !s.more,
    records: s.items,
    ...(s.more && { nextRecordsUrl: `${s.path}?part=${s.nextStart}` }),
  })),
  'hydra:view': list(page('page'), (s) => ({
    'hydra:member': s.items,
    'hydra:totalItems': s.total,
    'hydra:view': {
      '@id': `${s.path}?page=${s.index + 1}`,
      'hydra:first': `${s.path}?page=1`,
      ...(s.more && { 'hydra:next': `${s.path}?page=${s.index + 2}` }),
    },
  })),
  'a next link of an http host behind a proxy': list(page('page'), (s) => ({
    data: s.items,
    next_page_url: s.more ? `http://localhost:8080${s.path}?page=${s.index + 2}` : null,
    total: s.total,
  })),
  'a next link without the path that the proxy adds': list(page('page'), (s) => ({
    data: s.items,
    links: { next: s.more ? `http://backend.internal/v1/list?page=${s.index + 2}` : null },
  })),
  'a header Link': list(page('page'), (s) => s.items, {
    headers: (s): Record<string, string> =>
      s.more ? { Link: `<${s.path}?page=${s.index + 2}>; rel="next", <${s.path}?page=${s.pages}>; rel="last"` } : {},
  }),
  'a header X-Pagination-Next': list(page('page'), (s) => s.items, {
    headers: (s): Record<string, string> =>
      s.more ? { 'X-Pagination-Next': `${s.path}?page=${s.index + 2}` } : { 'X-Pagination-Next': 'null' },
  }),
  'a link to itself with a template of parameters': list(page('blatt', 0), (s) => ({
    _embedded: { events: s.items },
    _links: { self: { href: `${s.path}{?blatt,sort}`, templated: true } },
    page: { size: 5, totalElements: s.total, totalPages: s.pages, number: s.index },
  })),
  'a template with a place for the page': list(page('bladzijde'), (s) => ({
    data: s.items,
    total: s.total,
    template: `${s.path}?bladzijde={page}&grootte={size}`,
  })),
  'a next link with a place for the token': list(page('page'), (s) => ({
    data: s.items,
    pages: s.pages,
    urls: { page: `${s.path}?page={n}` },
  })),
  'a next link in Dutch': list(page('pagina'), (s) => ({
    activiteiten: s.items,
    navigatie: { totaal: s.total, volgende: s.more ? `${s.path}?pagina=${s.index + 2}` : null },
  })),
  'a next link in Ukrainian': list(page('page'), (s) => ({
    події: s.items,
    усього: s.total,
    наступнаСторінка: s.more ? `${s.path}?page=${s.index + 2}` : null,
  })),
  'a query alone as next': list(page('page'), (s) => ({ data: s.items, next: s.more ? `page=${s.index + 2}` : null })),
  'a next link to the same address at the end': list(page('page'), (s) => ({
    data: s.items,
    next: s.more ? `${s.path}?page=${s.index + 2}` : `${s.path}?page=${s.index + 1}`,
  })),

  'links with relation and url': list(token('part'), (s) => ({
    entry: s.items,
    total: s.total,
    link: [
      { relation: 'self', url: s.path },
      ...(s.more ? [{ relation: 'next', url: `${s.path}?part=${s.token}` }] : []),
    ],
  })),
  next_href: list(token('part'), (s) => ({
    collection: s.items,
    next_href: s.more ? `${s.path}?part=${s.token}` : null,
  })),
  more_topics_url: list(page('page', 0), (s) => ({
    list: { topics: s.items, ...(s.more && { more_topics_url: `${s.path}?page=${s.index + 1}` }) },
  })),

  // Page numbers.
  'pageNumber and totalPages': list(page('pageNumber'), (s) => ({
    data: s.items,
    pageNumber: s.index + 1,
    totalPages: s.pages,
  })),
  'search_query.current_page requested as searchQuery[currentPage]': list(page('searchQuery[currentPage]'), (s) => ({
    items: s.items,
    search_query: { groups: [], page_size: 5, current_page: s.index + 1 },
    total_count: s.total,
  })),
  'listState.pageNo requested as list_state[page_no]': list(page('list_state[page_no]'), (s) => ({
    items: s.items,
    listState: { pageNo: s.index + 1, pages: s.pages },
  })),
  'current_page requested as page': list(page('page'), (s) => ({
    data: s.items,
    meta: { current_page: s.index + 1, last_page: s.pages, per_page: 5, total: s.total },
  })),
  'currentPage requested as currentPage': list(page('currentPage'), (s) => ({
    data: s.items,
    currentPage: s.index + 1,
    totalPages: s.pages,
  })),
  'PageIndex from zero, PageCount': list(page('PageIndex', 0), (s) => ({
    Items: s.items,
    PageIndex: s.index,
    PageCount: s.pages,
    TotalCount: s.total,
  })),
  'total alone, requested as pageNo': list(page('pageNo'), (s) => ({
    code: 0,
    data: { total: s.total, list: s.items },
  })),
  'total alone, requested as pageNum': list(page('pageNum'), (s) => ({ total: s.total, rows: s.items, code: 200 })),
  'total alone, requested as page_num from zero': list(page('page_num', 0), (s) => ({
    count: s.total,
    items: s.items,
  })),
  'total alone, requested as _page': list(page('_page'), (s) => ({ total: s.total, items: s.items })),
  'total alone, requested as page[number]': list(page('page[number]'), (s) => ({
    data: s.items,
    meta: { total: s.total },
  })),
  'a total and a page in an unknown language': list(page('safhe'), (s) => ({
    safhe: s.index + 1,
    tedad: s.total,
    list: s.items,
  })),
  'a known total beside a page in an unknown language': list(page('lehekulg'), (s) => ({
    lehekulg: s.index + 1,
    kokku: s.total,
    list: s.items,
  })),
  'the number of the page under a key of no known word, requested as p_ and this key': list(page('p_str'), (s) => ({
    str: s.index + 1,
    str_count: s.pages,
    total: s.total,
    items: s.items,
  })),
  'AktuelleSeite requested as Seite': list(page('Seite'), (s) => ({
    AktuelleSeite: s.index + 1,
    AnzahlSeiten: s.pages,
    AnzahlTreffer: s.total,
    Treffer: s.items,
  })),
  'lehekulg, which the answer does not name': list(page('lehekulg'), (s) => ({ total: s.total, items: s.items })),
  'firstRow, which the answer does not name': list(offset('firstRow'), (s) => ({ total: s.total, items: s.items })),
  'lastKey requested as startAfter': list(token('startAfter'), (s) => ({ items: s.items, lastKey: s.token })),
  'a page number with a word for number, requested without it': list(page('PAGINA'), (s) => ({
    CABECALHO: { NR_PAGINA: s.index + 1, QT_PAGINA: s.pages, QT_REG: s.total },
    LINHAS: s.items,
  })),
  'hasMore as text': list(page('page'), (s) => ({ items: s.items, hasMore: String(s.more) })),
  'more as 1 and 0': list(page('page'), (s) => ({ items: s.items, has_more: s.more ? 1 : 0 })),
  'isLastPage alone': list(page('page'), (s) => ({ items: s.items, isLastPage: !s.more })),
  'next as an object with a page': list(page('page'), (s) => ({
    items: s.items,
    next: s.more ? { page: s.index + 2 } : null,
  })),
  'next as a number': list(page('page'), (s) => ({
    items: s.items,
    pagination: { next: s.more ? s.index + 2 : null },
  })),
  'pages in German': list(page('seite'), (s) => ({
    veranstaltungen: s.items,
    blaettern: { seite: s.index + 1, seitenGesamt: s.pages, proSeite: 5 },
  })),
  'pages in Polish': list(page('strona'), (s) => ({
    wydarzenia: s.items,
    stronicowanie: { strona: s.index + 1, liczba_stron: s.pages, na_stronie: 5 },
  })),
  'pages in Czech': list(page('strana'), (s) => ({ akce: s.items, strana: s.index + 1, pocet_stran: s.pages })),
  'pages in Turkish': list(page('sayfa'), (s) => ({ etkinlikler: s.items, sayfa: s.index + 1, toplam_sayfa: s.pages })),
  'pages in Italian': list(page('pagina'), (s) => ({ eventi: s.items, pagina: s.index + 1, pagine_totali: s.pages })),
  'pages in Portuguese': list(page('pagina'), (s) => ({
    eventos: s.items,
    pagina: s.index + 1,
    totalPaginas: s.pages,
  })),
  'pages by the header X-WP-TotalPages, an error past the end': list(page('page'), (s) => s.items, {
    headers: (s) => ({ 'X-WP-TotalPages': String(s.pages), 'X-WP-Total': String(s.total) }),
    pastEnd: 400,
  }),
  'a header X-Pagination with JSON': list(page('pageNumber'), (s) => s.items, {
    headers: (s) => ({
      'X-Pagination': JSON.stringify({
        CurrentPage: s.index + 1,
        TotalPages: s.pages,
        PageSize: 5,
        TotalCount: s.total,
        HasNext: s.more,
      }),
    }),
  }),
  'a header X-Next-Page': list(page('page'), (s) => s.items, {
    headers: (s) => ({ 'X-Next-Page': s.more ? String(s.index + 2) : '', 'X-Total-Pages': String(s.pages) }),
  }),
  'headers Current-Page and Total-Pages': list(page('page'), (s) => s.items, {
    headers: (s) => ({ 'Current-Page': String(s.index + 1), 'Total-Pages': String(s.pages) }),
  }),
  'records and pages in all, and records of a page': list(page('page_number'), (s) => ({
    items: s.items,
    page_info: {
      page_number: s.index + 1,
      total_records_per_page: 5,
      total_page: s.pages,
      total_records: s.total,
    },
  })),
  'page_number requested as _page_number': list(page('_page_number'), (s) => ({
    result: { paging: { page_number: s.index + 1, items_per_page: 5, total_pages: s.pages }, items: s.items },
  })),
  'how many tickets there are for each person, beside the page': list(page('page'), (s) => ({
    items: s.items,
    page: s.index + 1,
    entradas_por_persona: 20,
  })),
  'the last page again past the end, a total that counts other records too': list(
    page('page'),
    (s) => ({ items: s.items, page: s.index + 1, total_pages: s.pages, database_total: 991 }),
    { pastEnd: 'last' },
  ),
  '404 past the end, a flag that is always set': list(
    page('page'),
    (s) => ({ items: s.items, page: s.index + 1, per_page: 5 }),
    { pastEnd: 404 },
  ),

  'pages in Greek': list(page('σελίδα'), (s) => ({
    εκδηλώσεις: s.items,
    σελίδα: s.index + 1,
    σύνολο_σελίδων: s.pages,
  })),
  'an object in the form of a list': list(page('pIndex'), (s) => ({
    row: s.items,
    head: [{ list_total_count: s.total }, { RESULT: { CODE: 'INFO-000' } }],
  })),
  'pages in Finnish': list(page('sivu'), (s) => ({
    sivu: { nyt: s.index + 1, kaikkiaan: s.pages },
    tapahtumat: s.items,
  })),
  'pages in Japanese': list(page('page'), (s) => ({ イベント: s.items, ページ: s.index + 1, 総ページ数: s.pages })),
  'pages in Norwegian': list(page('side'), (s) => ({
    arrangementer: s.items,
    side: s.index + 1,
    antallSider: s.pages,
  })),
  'a count of the records left': list(page('page'), (s) => ({
    items: s.items,
    remaining: Math.max(0, s.total - s.start - s.items.length),
  })),
  'meta.filter_count': list(page('page'), (s) => ({ data: s.items, meta: { filter_count: s.total } })),
  'attributes of a list converted from XML': list(page('page'), (s) => ({
    events: {
      event: s.items,
      '@attr': { page: String(s.index + 1), perPage: '5', totalPages: String(s.pages), total: String(s.total) },
    },
  })),

  // Record offsets.
  'startAt and total': list(offset('startAt'), (s) => ({
    startAt: s.start,
    maxResults: 5,
    total: s.total,
    issues: s.items,
  })),
  'where it stands, in a list of one': list(offset('offset'), (s) => ({
    events: s.items,
    pagination: [{ offset: s.start, limit: 5, total: s.total }],
  })),
  'nextPageStart requested as start': list(offset('start'), (s) => ({
    size: s.items.length,
    limit: 5,
    isLastPage: !s.more,
    values: s.items,
    start: s.start,
    nextPageStart: s.nextStart,
  })),
  'a parameter of its own that the answer repeats': list(offset('start_rank', 1), (s) => ({
    question: { inputParameters: { num_ranks: ['5'], start_rank: [String(s.start + 1)] } },
    summary: {
      fullyMatching: s.total,
      currStart: s.start + 1,
      nextStart: s.nextStart === null ? null : s.nextStart + 1,
    },
    results: s.items,
  })),
  'startIndex from one': list(offset('startIndex', 1), (s) => ({
    totalResults: s.total,
    startIndex: s.start + 1,
    itemsPerPage: s.items.length,
    Resources: s.items,
  })),
  'iTotalRecords requested as iDisplayStart': list(offset('iDisplayStart'), (s) => ({
    sEcho: 1,
    iTotalRecords: String(s.total),
    iTotalDisplayRecords: String(s.total),
    aaData: s.items,
  })),
  'recordsTotal requested as start': list(offset('start'), (s) => ({
    draw: 1,
    recordsTotal: s.total,
    recordsFiltered: s.total,
    data: s.items,
  })),
  'exceededTransferLimit requested as resultOffset': list(offset('resultOffset'), (s) => ({
    features: s.items,
    ...(s.more && { exceededTransferLimit: true }),
  })),
  'a page of records alone, requested as $skip': list(offset('$skip'), (s) => ({
    '@odata.count': s.total,
    value: s.items,
  })),
  'numFound requested as start': list(offset('start'), (s) => ({
    response: { numFound: s.total, start: s.start, numFoundExact: true, docs: s.items },
  })),
  'total alone, requested as firstResult': list(offset('firstResult'), (s) => ({ count: s.total, items: s.items })),
  'total alone, requested as _start': list(offset('_start'), (s) => ({ total: s.total, items: s.items })),
  'a header Content-Range': list(offset('offset'), (s) => s.items, {
    headers: (s) => ({ 'Content-Range': `events ${s.start}-${s.start + s.items.length - 1}/${s.total}` }),
  }),
  'from and to': list(
    (query) => (query.has('from') ? Number(query.get('from')) - 1 : 0),
    (s) => ({ events: s.items, from: s.start + 1, to: s.start + s.items.length, total: s.total }),
  ),
  'offset with a size that the portal cuts': list(offset('offset'), (s) => ({
    items: s.items,
    offset: s.start,
    limit: 100,
    total: s.total,
  })),
  'records in Finnish': list(offset('offset'), (s) => ({ data: { lista: { rivit: s.items, yhteensa: s.total } } })),

  'next as a number of records, requested as start': list(offset('start'), (s) => ({
    result: s.items,
    ...(s.more && { next: s.nextStart }),
    total: s.total,
  })),
  'next_offset next to next_page': list(offset('offset'), (s) => ({
    count: s.total,
    results: s.items,
    pagination: { effective_offset: s.start, next_offset: s.nextStart, next_page: s.more ? s.index + 2 : null },
  })),
  endOfRecords: list(offset('offset'), (s) => ({ offset: s.start, limit: 5, endOfRecords: !s.more, results: s.items })),
  'hits.total.value requested as from': list(offset('from'), (s) => ({
    hits: { total: { value: s.total, relation: 'eq' }, hits: s.items },
  })),

  // Values of the last record.
  'starting_after the last id': list(after('starting_after'), (s) => ({
    object: 'list',
    data: s.items,
    has_more: s.more,
  })),
  'after the last id, which the answer names': list(after('after'), (s) => ({
    object: 'list',
    data: s.items,
    first_id: s.items[0]?.id ?? null,
    last_id: s.lastId,
    has_more: s.more,
  })),
  'after_id the last id, which the answer names': list(after('after_id'), (s) => ({
    data: s.items,
    has_more: s.more,
    first_id: s.items[0]?.id ?? null,
    last_id: s.lastId,
  })),
  'since_id the last number': list(after('since_id', 'number'), (s) => ({
    events: s.items.map(({ id: name, number, ...rest }) => ({ id: number, name, ...rest })),
    has_more: s.more,
  })),
  'last_id requested, with a total': list(after('last_id'), (s) => ({ total: s.total, items: s.items })),
  'nextId requested as fromId': list(after('fromId'), (s) => ({ items: s.items, nextId: s.more ? s.lastId : null })),
  'the last id under a name of its own': list(after('last_seen'), (s) => ({
    items: s.items,
    moreAvailable: s.more,
    last_seen: s.lastId,
  })),
  'max_id, newest first': list(
    (query, records) => {
      const asked = query.get('max_id');
      return asked === null ? 0 : records.findIndex(({ number }) => 90_000 - number <= Number(asked));
    },
    (s) => ({
      statuses: s.items.map(({ id: name, number, ...rest }) => ({ id: 90_000 - number, name, ...rest })),
      more: s.more,
    }),
  ),
  'start_date, by the last start': list(since('start_date'), (s) => ({ events: s.items, truncated: s.more })),
  'after_date, by the last start': list(
    (query, records) => {
      const value = query.get('after_date');
      return value === null ? 0 : records.filter(({ start }) => start <= value).length;
    },
    (s) => ({ events: s.items, has_more: s.more }),
  ),
};
