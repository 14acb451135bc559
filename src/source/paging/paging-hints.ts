import type { Leaf } from './envelope-values.ts';
import { allMean, anyMeans, keyWords } from './paging-vocabulary.ts';

/** What a response says about its place among the pages. Undefined: it does not say. */
export interface PagingHints {
  /** The URL of the next page, as the portal wrote it. */
  readonly link?: string | undefined;
  /** The link was recognized only by its form, so it may lead anywhere. */
  readonly linkIsGuessed?: boolean;
  /** What the next request needs: a cursor, a number, or named parameters. */
  readonly cursors: readonly Cursor[];
  readonly nextNumber?: { readonly leaf: Leaf; readonly value: number; readonly counts: 'pages' | 'items' } | undefined;
  readonly nextParameters?: readonly (readonly [string, string])[] | undefined;
  /** An explicit statement whether there is more. */
  readonly hasMore?: boolean | undefined;
  /** The response has a key for the next link or cursor, and its value is empty. */
  readonly nextIsEmpty: boolean;
  readonly current?: { readonly leaf: Leaf; readonly value: number } | undefined;
  readonly pageCount?: number | undefined;
  readonly size?: { readonly leaf: Leaf; readonly value: number } | undefined;
  /** The page size that the request asks for. */
  readonly requestedSize?: number | undefined;
  readonly offset?: { readonly leaf: Leaf; readonly value: number } | undefined;
  /** The total number of records. */
  readonly total?: number | undefined;
  /** A total that may count pages or records: `{"page": {"current": 1, "total": 3}}`. */
  readonly pagesOrItems?: number | undefined;
  /** A number of unknown meaning that could be the total number of records. */
  readonly possibleTotal?: number | undefined;
  /** Opaque texts under an unknown name, which might be cursors: `"checkpoint": "a81f…"`. */
  readonly tokens: readonly Leaf[];
  readonly leaves: readonly Leaf[];
}

export interface Cursor {
  readonly path: readonly string[];
  readonly value: string | number | readonly (string | number)[];
  /** It is named as the next one or as a continuation, so it would not exist on the last page. */
  readonly strong: boolean;
}

export function findPagingHints(
  leaves: readonly Leaf[],
  requested: URL,
  count: number,
  linkHeader: string | null,
): PagingHints {
  const hints: Mutable<PagingHints> = { leaves, cursors: [], tokens: [], nextIsEmpty: false };
  const listNames = linkHeaderNext(linkHeader) ?? findNamedLink(leaves);
  const link = listNames ?? findLinkAhead(leaves, requested, count)?.value;
  if (typeof link === 'string') hints.link = link;
  if (listNames === undefined) hints.linkIsGuessed = true;
  const cursors: Cursor[] = [];
  const numbers: { leaf: Leaf; value: number }[] = [];
  for (const leaf of leaves) {
    const words = keyWords(leaf.path.at(-1) ?? '');
    if (anyMeans(words, 'other') || isAddress(leaf.value)) continue;
    const value = numberOf(leaf.value);
    if (isEmpty(leaf.value)) {
      if (isNamedNext(leaf) || anyMeans(words, 'cursor')) hints.nextIsEmpty = true;
    } else if (moreFlag(leaf, words) !== null) hints.hasMore ??= moreFlag(leaf, words) ?? undefined;
    else if (value !== null && isNamedNext(leaf) && allMean(words, 'next', 'page', 'offset', 'current', 'noun')) {
      const ofItems = anyMeans(words, 'offset') || (value === count && value > 2 && !anyMeans(words, 'page'));
      hints.nextNumber ??= { leaf, value, counts: ofItems ? 'items' : 'pages' };
    } else if (value === 0 && allMean(words, 'cursor')) {
      // No next page is at the beginning: it counts the records before this one.
      hints.offset ??= { leaf, value };
    } else if (isCursor(leaf, words)) {
      cursors.push({ path: leaf.path, value: leaf.value as Cursor['value'], strong: isStrong(leaf) });
    } else if (value !== null) numbers.push({ leaf, value });
  }
  hints.cursors = cursors.sort((a, b) => Number(b.strong) - Number(a.strong));
  hints.tokens = leaves.filter((leaf) => isToken(leaf) && !cursors.some(({ path }) => path === leaf.path)).slice(0, 2);
  hints.nextParameters = nextParameters(leaves);
  hints.requestedSize = requestedSize(requested);
  for (const { leaf, value } of numbers) classifyNumber(hints, leaf, value, count);
  const found = numbers.find(({ leaf }) => isFound(leaf));
  if (found !== undefined && isTotalOfList(found, numbers, count)) hints.total = found.value;
  return hints;
}

type Mutable<T> = { -readonly [key in keyof T]: T[key] };

const isFound = ({ path }: Leaf): boolean => {
  const words = keyWords(path.at(-1) ?? '');
  return anyMeans(words, 'found') && allMean(words, 'found', 'total', 'noun');
};

/**
 * Whether a number of records that were found counts the list, and a greater total beside it what the list was searched in.
 * One that equals the number of records may count only this page, unless that number is there as well.
 */
function isTotalOfList(
  { leaf, value }: { readonly leaf: Leaf; readonly value: number },
  numbers: readonly { readonly leaf: Leaf; readonly value: number }[],
  count: number,
): boolean {
  const group = JSON.stringify(leaf.path.slice(0, -1));
  const beside = numbers.filter((other) => JSON.stringify(other.leaf.path.slice(0, -1)) === group);
  const wordsOf = ({ path }: Leaf) => keyWords(path.at(-1) ?? '');
  const isTold = beside.some((other) => other.value === count && anyMeans(wordsOf(other.leaf), 'returned'));
  return (
    (value > count || (value === count && isTold)) &&
    beside.some((other) => other.value > value && isTotal(wordsOf(other.leaf)))
  );
}

const isTotal = (words: readonly string[]): boolean => anyMeans(words, 'all') && allMean(words, 'total', 'noun');

function classifyNumber(hints: Mutable<PagingHints>, leaf: Leaf, value: number, count: number): void {
  // `"total": { "value": 87 }`
  const path = leaf.path.at(-1) === 'value' ? leaf.path.slice(0, -1) : leaf.path;
  const words = keyWords(path.at(-1) ?? '');
  const group = keyWords(path.at(-2) ?? '');
  const ofPages =
    anyMeans(words, 'pages') ||
    (anyMeans(words, 'page') && anyMeans(words, 'total', 'last')) ||
    /max|num|nb|^n$/.test(words[0] ?? '');
  // `total_records_per_page` is no total.
  if (words.some((word, n) => anyMeans([word], 'per') && anyMeans(words.slice(n + 1, n + 2), 'page')))
    hints.size ??= { leaf, value };
  else if (
    (ofPages && anyMeans(words, 'page') && (words.length > 1 || anyMeans(words, 'pages'))) ||
    allMean(words, 'last')
  )
    hints.pageCount ??= value;
  else if (anyMeans(words, 'size') && !anyMeans(words, 'total')) hints.size ??= { leaf, value };
  else if (anyMeans(words, 'total', 'noun') && allMean(words, 'total', 'noun', 'size') && !allMean(words, 'current')) {
    // A total below the number of records counts something else.
    if (anyMeans(group, 'page') && allMean(words, 'total') && isSingleWord(words, 'total'))
      hints.pagesOrItems ??= value;
    else if (value > count || (value === count && !mayCountPage(words)))
      hints.total = Math.max(hints.total ?? 0, value);
  } else if (anyMeans(words, 'offset')) hints.offset ??= { leaf, value };
  else if (anyMeans(words, 'current', 'page')) hints.current ??= { leaf, value };
  else if (value > count && value < 1e7 && hasPagingSiblings(hints.leaves, leaf, count)) hints.possibleTotal ??= value;
}

/**
 * Whether a number that equals the number of records may count only this page: `count`, `numberOfResults`, `Anzahl`. A name
 * such as `total`, `available` or `found` counts all of them.
 */
const mayCountPage = (words: readonly string[]): boolean => !anyMeans(words, 'all');

/** The page size in the query of a request: `?limit=100`. */
function requestedSize({ searchParams }: URL): number | undefined {
  for (const [name, value] of searchParams) {
    const words = keyWords(/\[(.+)\]$/.exec(name)?.[1] ?? name);
    if (/^[1-9]\d{0,6}$/.test(value) && anyMeans(words, 'size') && !anyMeans(words, 'total')) return Number(value);
  }
  return undefined;
}

const isSingleWord = (words: readonly string[], word: string): boolean => words.length === 1 && words[0] === word;

/** Whether other paging numbers are next to a value: a total usually comes with a page size or a page number. */
function hasPagingSiblings(leaves: readonly Leaf[], { path }: Leaf, count: number): boolean {
  if (path.length > 3 || /id$/i.test(path.at(-1) ?? '')) return false;
  const group = JSON.stringify(path.slice(0, -1));
  return leaves.some(
    ({ path: other, value }) =>
      (value === 0 || value === 1 || value === count) && JSON.stringify(other.slice(0, -1)) === group,
  );
}

/** Whether the keys name a value as the next one: `links.next.href`, `next_page_url`, `@x.nextLink`. */
function isNamedNext({ path }: Leaf): boolean {
  const near = path.slice(-3).map(keyWords);
  // `nextEvent`, `nextUpdate`, `next_month_url`: the next one of something else.
  if (near.some((words) => anyMeans(words, 'other') || (anyMeans(words, 'next') && anyMeans(words, 'moment'))))
    return false;
  const own = near.at(-1) ?? [];
  return near.some((words) => anyMeans(words, 'next')) || anyMeans(own, 'more');
}

/** The target of `rel=next` in a Link header (RFC 8288 §3). */
function linkHeaderNext(header: string | null): string | null {
  for (const [, target = '', parameters = ''] of (header ?? '').matchAll(
    /<([^<>]*)>((?:\s*;\s*[\w*-]+(?:\s*=\s*(?:"[^"]*"|[^",;]*))?)*)/g,
  )) {
    const rel = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s",;]+))/i.exec(parameters);
    if ((rel?.[1] ?? rel?.[2] ?? '').toLowerCase().split(/\s+/).includes('next')) return target;
  }
  return null;
}

/** The URL that is named as the next one, or only its query: `"next": "page=2"`. */
function findNamedLink(leaves: readonly Leaf[]): string | undefined {
  const next = leaves.filter(isNamedNext).map(({ value }) => value);
  const address = next.find(isAddress);
  const query = next.find((value) => typeof value === 'string' && /^[\w.~$%[\]-]+=[^=&\s]+(&[^&\s]*)*$/.test(value));
  return address ?? (query === undefined ? undefined : `?${String(query)}`);
}

/** A URL of any name that differs from the requested one only in a number, which is one step ahead. */
function findLinkAhead(leaves: readonly Leaf[], requested: URL, count: number): Leaf | undefined {
  const addresses = leaves.filter(({ value }) => isAddress(value));
  const steps = addresses.flatMap((leaf) => {
    if (leaf.path.slice(-3).some((key) => anyMeans(keyWords(key), 'other', 'last'))) return [];
    const step = stepAhead(String(leaf.value), requested, count);
    return step === null ? [] : [{ leaf, step }];
  });
  return steps.sort((a, b) => a.step - b.step)[0]?.leaf;
}

/** How likely a URL is the page after the requested one, 0 being the likeliest; null: it can't be the next page. */
function stepAhead(address: string, requested: URL, count: number): number | null {
  const url = URL.parse(address.replaceAll('&amp;', '&'), requested.href);
  if (url === null || lastSegment(url) !== lastSegment(requested)) return null;
  const names = [...new Set([...url.searchParams.keys(), ...requested.searchParams.keys()])];
  // A parameter that the URL lacks, such as a token, does not count as a difference.
  const moved = names.filter(
    (name) => url.searchParams.has(name) && url.searchParams.get(name) !== requested.searchParams.get(name),
  );
  const [name] = moved;
  if (name === undefined || moved.length > 1 || !/^\d+$/.test(url.searchParams.get(name) ?? '')) return null;
  const before = requested.searchParams.get(name);
  const step = Number(url.searchParams.get(name)) - Number(before ?? 0);
  // If the requested URL has no number, 1 may also be the requested page itself.
  const place = (before === null ? [2, count, 1] : [1, count]).indexOf(step);
  return place < 0 ? null : place;
}

const lastSegment = (url: URL): string => url.pathname.replace(/\/+$/, '').split('/').at(-1) ?? '';

/** Whether a text is a URL, absolute or relative. A URL template is not one. */
export function isAddress(value: Leaf['value'] | undefined): value is string {
  return (
    typeof value === 'string' &&
    /^(https?:\/\/|\/|\.{1,2}\/|\?|[\w.~%/-]+\?[^\s]*=)/i.test(value) &&
    !/[\s{}]/.test(value)
  );
}

const isToken = ({ path, value }: Leaf): boolean =>
  typeof value === 'string' &&
  path.length <= 2 &&
  /^(?=.*\d)(?=.*\p{L})[^\s/:.]{6,4000}$/u.test(value) &&
  !keyWords(path.at(-1) ?? '').some((word) => metadataWord.test(word) || anyMeans([word], 'other'));

/** Names of opaque texts for other purposes: tracing, checksums, caching, signatures. */
const metadataWord =
  /^(?:request|trace|correlation|transaction|etag|hash|checksum|md5|sha\d*|signature|version|revision|rev|build|commit|server|node|host|api|generated|timestamp|uuid|guid|nonce|digest|context|schema|type|object|kind|title|name|description|language|lang|locale|color|colour)$/;

function moreFlag({ value }: Leaf, words: readonly string[]): boolean | null {
  const flag = value === true || value === 'true' ? true : value === false || value === 'false' ? false : null;
  if (flag !== null) {
    if (anyMeans(words, 'more') || anyMeans(words, 'next') || hasCursor(words)) return flag;
    // `exceededTransferLimit: true` means more; `false` means nothing, since it may be about a quota.
    if (flag && words.includes('exceeded') && anyMeans(words, 'size')) return true;
    return anyMeans(words, 'last') && words.every((word) => word === 'is' || anyMeans([word], 'last', 'page'))
      ? !flag
      : null;
  }
  const number = numberOf(value);
  // `quota_remaining` does not count records.
  const plain = words.filter((word) => word !== 'has' && word !== 'is');
  return number !== null && anyMeans(plain, 'more') && allMean(plain, 'more', 'page', 'noun') ? number > 0 : null;
}

/** `hasAfter` */
const hasCursor = (words: readonly string[]): boolean =>
  words[0] === 'has' && words.length > 1 && allMean(words.slice(1), 'cursor');

function isCursor({ value, path }: Leaf, words: readonly string[]): boolean {
  if (typeof value === 'boolean' || value === null) return false;
  if (typeof value === 'string' && (value.length > 4000 || /\s/.test(value))) return false;
  if (anyMeans(words, 'cursor')) return !(typeof value === 'string' && /^bearer$/i.test(value));
  if (isOpaqueOffset(value, words)) return true;
  // `LastEvaluatedKey`, `last_id`: the next page continues from there.
  if (/^last_?((evaluated|item|record|event)_?)?(key|id)$/i.test(path.at(-1) ?? '')) return true;
  if (anyMeans(words, 'next')) return !anyMeans(words, 'moment');
  // `"cursor": { "next": "…" }`, `"next": { "key": "…" }`: the name is one level up.
  return path.length > 1 && anyMeans(keyWords(path.at(-2) ?? ''), 'next') && typeof value === 'string';
}

/** `"offset": "itrXh2/recK9"`: a cursor, not a number of records and not a UTC offset. */
const isOpaqueOffset = (value: Leaf['value'], words: readonly string[]): boolean =>
  typeof value === 'string' &&
  words.length === 1 &&
  /^(offset|skip)$/.test(words[0] ?? '') &&
  /[\p{L}_/]/u.test(value) &&
  !/^(Z|UTC|GMT|P)|^[+-]?\d\d?:?\d\d$|^[a-z_]+\/[a-z_/-]+$/i.test(value);

function isStrong(leaf: Leaf): boolean {
  const words = keyWords(leaf.path.at(-1) ?? '');
  const isNext = isNamedNext(leaf) && words.every((word) => anyMeans([word], 'next', 'page', 'cursor', 'offset'));
  return (
    isNext ||
    Array.isArray(leaf.value) ||
    isOpaqueOffset(leaf.value, words) ||
    words.includes('end') ||
    /^contin|^resum|prodol|fortsetz|evaluated/.test(words.slice(0, 2).join(' '))
  );
}

/** Parameters under their own names: `"next": { "page": 2, "limit": 20 }`, `"continue": { "xcontinue": "…" }`. */
function nextParameters(leaves: readonly Leaf[]): readonly (readonly [string, string])[] | undefined {
  const found = leaves.filter(({ path, value }) => {
    const [parent, own] = path.slice(-2);
    if (path.length < 2 || parent === undefined || own === undefined || isAddress(value)) return false;
    return (
      (anyMeans(keyWords(parent), 'next') || parent === 'continue') &&
      !anyMeans(keyWords(parent), 'other', 'moment') &&
      (typeof value === 'number' || typeof value === 'string')
    );
  });
  const moves = found.some(
    ({ path }) =>
      path.at(-2) === 'continue' || anyMeans(keyWords(path.at(-1) ?? ''), 'page', 'offset', 'cursor', 'current'),
  );
  return moves ? found.map(({ path, value }) => [path.at(-1) ?? '', String(value)] as const) : undefined;
}

function numberOf(value: Leaf['value']): number | null {
  if (typeof value === 'number') return Number.isInteger(value) && value >= 0 ? value : null;
  return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : null;
}

const isEmpty = (value: Leaf['value']): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);
