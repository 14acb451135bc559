import type { FetchResponse } from '../http/fetch.ts';
import { anyMeans, keyWords } from './paging-vocabulary.ts';

/** One value outside the records, from the body or from a header. */
export interface Leaf {
  /** The keys from the top of the body; for a header, its name. */
  readonly path: readonly string[];
  readonly value: string | number | boolean | null | readonly (string | number)[];
}

/** In JSON that was converted from XML, the key for an element's text next to its attributes. */
const isText = /^(#text|_text|\$t)$/;
const maxDepth = 6;
const maxLeaves = 2_000;

/** All values outside the records. Skips the records and other lists of objects, except lists of links. */
export function envelopeValues(
  body: unknown,
  items: readonly unknown[],
  headers: FetchResponse['headers'],
): readonly Leaf[] {
  const leaves: Leaf[] = [];
  const records = new Set(items);
  const [first] = items;
  const fields = new Set(typeof first === 'object' && first !== null ? Object.keys(first) : []);
  // A list that was put together from a map or a single record has copies of its records.
  const isLikeRecord = (object: object): boolean => {
    const keys = Object.keys(object);
    return keys.length > 2 && keys.filter((key) => fields.has(key)).length * 10 >= keys.length * 7;
  };
  const visit = (value: unknown, path: readonly string[]): void => {
    if (leaves.length >= maxLeaves || records.has(value)) return;
    if (Array.isArray(value)) visitArray(value, path);
    else if (typeof value === 'object' && value !== null) {
      if (path.length >= maxDepth || (path.length > 0 && isLikeRecord(value))) return;
      for (const [key, inner] of Object.entries(value))
        visit(inner, isText.test(key) && path.length > 0 ? path : [...path, key]);
    } else if (path.length > 0 && isScalar(value)) leaves.push({ path, value });
  };
  const visitArray = (list: readonly unknown[], path: readonly string[]): void => {
    // `[{ "page": 1, "pages": 3 }, [ …records… ]]`: an envelope in the form of a list.
    if (path.length === 0) {
      if (list.length <= 3 && list.some(Array.isArray))
        for (const inner of list) if (!Array.isArray(inner)) visit(inner, path);
      return;
    }
    // `[{ "head": [{ "total": 7 }, { "result": { … } }] }, { "row": [ …records… ] }]`: an object in the form of a list.
    if (isSplitObject(list) || isPagingAlone(list, path.at(-1) ?? '')) {
      for (const inner of list) visit(inner, path);
      return;
    }
    if (list.length > 0 && list.length <= 10 && list.every((inner) => isCursorPart(inner) && !records.has(inner))) {
      leaves.push({ path, value: list as readonly (string | number)[] });
      return;
    }
    // `"links": [{ "rel": "next", "href": "…" }]`, or `relation` and `url`
    for (const link of list.slice(0, 20)) {
      const { rel, relation, href, url, uri } = (link ?? {}) as Record<string, unknown>;
      const [name, target] = [rel ?? relation, href ?? url ?? uri];
      if (typeof name === 'string' && typeof target === 'string') leaves.push({ path: [...path, name], value: target });
    }
  };
  visit(body, []);
  headers.forEach((value, name) => {
    leaves.push(...headerLeaves(name.toLowerCase(), value));
  });
  return leaves;
}

/** Values in paging headers: `X-Total-Count`, `X-Next-Page`, `Content-Range: items 0-19/87`, JSON in `X-Pagination`. */
function headerLeaves(name: string, value: string): readonly Leaf[] {
  if (name === 'content-range') {
    const total = /\/(\d+)\s*$/.exec(value)?.[1];
    return total === undefined ? [] : [{ path: ['total'], value: Number(total) }];
  }
  if (!/total|count|page|pagination|cursor|continuation|next|more/.test(name)) return [];
  if (/rate|limit|retry|request|cache|time/.test(name)) return [];
  // Removes `X-` and the vendor's name in front of the word.
  const plain = name.replace(/^x-(?:\w+-)?(?=(?:total|count|page|next|has|per|continuation|cursor|more))/, '');
  if (value.startsWith('{')) {
    try {
      const fields = Object.entries(JSON.parse(value) as object);
      return fields.flatMap(([key, inner]) => (isScalar(inner) ? [{ path: [plain, key], value: inner }] : []));
    } catch {
      return [];
    }
  }
  if (/^(null|undefined|none)$/i.test(value)) return [{ path: [plain], value: null }];
  return [{ path: [plain], value: /^\d{1,12}$/.test(value) ? Number(value) : value }];
}

/** Objects of one key each, all different ones. */
function isSplitObject(list: readonly unknown[]): boolean {
  if (list.length < 2 || list.length > 4) return false;
  const keys = list.map((one) =>
    typeof one === 'object' && one !== null && !Array.isArray(one) ? Object.keys(one) : [],
  );
  return keys.every((own) => own.length === 1) && new Set(keys.flat()).size === list.length;
}

/** `"pagination": [{ "offset": 0, "limit": 20, "total": 35 }]`. `"tickets": [{ "total": 500, "count": 20 }]` counts something else. */
function isPagingAlone(list: readonly unknown[], name: string): boolean {
  const [only] = list;
  if (list.length !== 1 || typeof only !== 'object' || only === null || !Object.values(only).every(isScalar))
    return false;
  const keys = Object.keys(only);
  const isPlace = (words: readonly string[]) => anyMeans(words, 'page', 'offset') && !anyMeans(words, 'pages');
  const hasPlace = keys.some((key) => isPlace(keyWords(key))) && keys.some((key) => anyMeans(keyWords(key), 'total'));
  if (!hasPlace && !anyMeans(keyWords(name), 'page') && !ofPaging.test(name)) return false;
  const told = keys.filter((key) => anyMeans(keyWords(key), 'page', 'pages', 'offset', 'size', 'total', 'current'));
  return told.length > 1 && told.length * 2 > keys.length;
}

const ofPaging = /^_?(?:pagin|pager|meta|summary)/i;

function isScalar(value: unknown): value is string | number | boolean | null {
  return value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

const isCursorPart = (value: unknown): boolean =>
  (typeof value === 'string' && value.length < 500) || typeof value === 'number';

/** The value at a path among the results of `envelopeValues`. */
export function envelopeValueAt(leaves: readonly Leaf[], path: readonly string[]): Leaf['value'] | undefined {
  return leaves.find((leaf) => leaf.path.length === path.length && leaf.path.every((key, at) => key === path[at]))
    ?.value;
}
