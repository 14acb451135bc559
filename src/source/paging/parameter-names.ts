import { isAddress } from './next-link.ts';
import type { PagingFacts } from './paging-facts.ts';
import { says, wordsOf } from './paging-vocabulary.ts';

/**
 * What portals call the parameter, likeliest first, for answers that don't give its name away. `likely` ones mean nothing else
 * anywhere, so that several may be sent in one request; `ambiguous` ones (a date, a size, a token of one's own) go alone.
 */
export const usualNames = {
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
export function asParams(path: readonly string[]): readonly string[] {
  const own = path.at(-1) ?? '';
  const group = path.at(-2);
  const plain = withoutNext(own);
  const isVague = wordsOf(plain).every(
    (word) => !says([word], 'page', 'offset', 'cursor') || ['number', 'no', 'index'].includes(word),
  );
  // In other languages than English the word for the next one more often stays.
  const both = /next/i.test(own) ? [plain, own] : [own, plain];
  const names = isVague && group !== undefined ? [group, ...both] : both;
  return [...names, ...(group === undefined ? [] : [`${group}[${own}]`])].filter((name) => name !== '');
}

/** `next_cursor` may be asked for as `pagination_cursor`, `nextToken` as `paginationToken`, `nextId` as `fromId`. */
export function withStems(own: string): readonly string[] {
  const name = withoutNext(own);
  if (name === own || says(wordsOf(name), 'page')) return [];
  const camel = name.charAt(0).toUpperCase() + name.slice(1);
  return ['pagination', 'page', 'start', 'from', 'after', 'since'].map((stem) =>
    /\p{Ll}\p{Lu}/u.test(own) ? `${stem}${camel}` : `${stem}_${name}`,
  );
}

/** `nextPageToken` → `pageToken`, `next_cursor` → `cursor`, `curseur_suivant` → `curseur`; `@x.nextLink` stays. */
export function withoutNext(key: string): string {
  const pieces = key.replace(/^[@$_]+/, '').match(/[^\p{L}\d]+|\p{Lu}?[\p{Ll}\p{Lo}\d]+|\p{Lu}+(?!\p{Ll})/gu) ?? [];
  const kept = pieces.filter((piece) => !says([piece.toLowerCase()], 'next'));
  const rest = kept.join('').replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');
  if (kept.length === pieces.length || rest === '') return key;
  // `NextMarker` is asked for as `Marker`, `nextMarker` as `marker`.
  return /^\p{Lu}/u.test(key) ? rest : rest.charAt(0).toLowerCase() + rest.slice(1);
}

/** Names of parameters in the answer's links to itself, its first or its last page, templates (RFC 6570) among them. */
export function namesInLinks(
  { leaves, pageCount }: PagingFacts,
  ...meanings: readonly ('page' | 'current' | 'offset')[]
): readonly string[] {
  return leaves.flatMap(({ value }) => {
    if (typeof value !== 'string') return [];
    if (/\{.*\}/.test(value)) return namesInTemplate(value, meanings);
    const query = isAddress(value) ? URL.parse(value, 'http://portal.invalid')?.searchParams : undefined;
    return [...(query ?? [])].flatMap(([name, text]) => {
      // Whatever it is called: what a link sets to the count of pages is the page.
      const isLast =
        meanings.includes('page') && pageCount !== undefined && pageCount > 1 && Number(text) === pageCount;
      return isLast || (/^\d+$/.test(text) && isNameOf(name, meanings)) ? [name] : [];
    });
  });
}

/** `/events{?page,size}`, `/events?seite={page}` */
function namesInTemplate(template: string, meanings: readonly ('page' | 'current' | 'offset')[]): readonly string[] {
  const listed = [...template.matchAll(/\{[?&]([^{}]*)\}/g)].flatMap(([, names = '']) => names.split(','));
  const filled = [...template.matchAll(/[?&]([^=&{}]+)=\{([^{}]*)\}/g)].filter(
    ([, name = '', place = '']) => isNameOf(name, meanings) || isNameOf(place, meanings),
  );
  return [
    ...listed.map((name) => name.replace(/[*:].*$/, '')).filter((name) => isNameOf(name, meanings)),
    ...filled.map(([, name = '']) => name),
  ];
}

function isNameOf(name: string, meanings: readonly ('page' | 'current' | 'offset')[]): boolean {
  const inner = wordsOf(/\[(.+)\]$/.exec(name)?.[1] ?? name);
  return says(wordsOf(name), ...meanings) && !says(inner, 'size');
}
