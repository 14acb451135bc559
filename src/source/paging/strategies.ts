import type { Told } from '../../calendar/told.ts';
import { sourceFault } from '../source-fault.ts';
import { envelopeValueAt, type Leaf } from './envelope-values.ts';
import { followLink } from './follow-link.ts';
import type { PagingHints } from './paging-hints.ts';

/** Parameters for the size of a page, where a portal pages only if it is named. */
interface Sized {
  readonly sizes?: readonly { readonly param: string; readonly value: number }[];
}

/** How to request the next page. It is plain data, so that a strategy that worked can be tried first the next time. */
export type PagingStrategy =
  | { readonly by: 'link' }
  | { readonly by: 'parameters' }
  | { readonly by: 'cursor'; readonly path: readonly string[]; readonly param: string }
  | ({
      readonly by: 'page';
      readonly param: string /** The number of the first page. */;
      readonly base: number;
    } & Sized)
  | ({
      readonly by: 'offset';
      readonly param: string /** The number of the first record. Default: 0. */;
      readonly base?: number;
    } & Sized)
  /** Two numbers of the path, `/1/100/`: a page and its size, or the first record and the last. */
  | {
      readonly by: 'path';
      /** Which segment of the path is the first of them. */
      readonly at: number;
      readonly counts: 'pages' | 'records';
      readonly first: number;
      readonly size: number;
    }
  /** Keyset paging: the value at this path of the last record. */
  | { readonly by: 'key'; readonly path: readonly string[]; readonly param: string }
  /** Several names for the same parameter in one request: the portal knows one of them and ignores the others. */
  | { readonly by: 'combined'; readonly strategies: readonly PagingStrategy[] };

/** The position in the list after the last page that was read. */
export interface Position {
  /** The URL of the last page, without the token. */
  readonly requested: URL;
  readonly hints: PagingHints;
  /** The last record of the last page. */
  readonly last: unknown;
  /** How many pages and records were read so far. */
  readonly pages: number;
  readonly collected: number;
  /** The base URL of the settings. */
  readonly base: URL;
}

/** The URL of the next page; null: this strategy does not give one. */
export function nextPageUrl(strategy: PagingStrategy, position: Position): URL | null {
  const { requested, hints, pages, collected, base } = position;
  switch (strategy.by) {
    case 'link':
      return hints.link === undefined ? null : (followLink(hints.link, requested, base)?.url ?? null);
    case 'parameters':
      return hints.nextParameters === undefined ? null : withParameters(requested, hints.nextParameters);
    case 'cursor': {
      const value = envelopeValueAt(hints.leaves, strategy.path);
      return isCursorValue(value) ? withCursor(requested, strategy.param, value) : null;
    }
    case 'page':
      return withParameters(requested, [[strategy.param, String(strategy.base + pages)], ...sizesOf(strategy)]);
    case 'offset':
      return withParameters(requested, [
        [strategy.param, String(collected + (strategy.base ?? 0))],
        ...sizesOf(strategy),
      ]);
    case 'path': {
      const { at, counts, first, size } = strategy;
      const from = first + collected;
      const numbers = counts === 'pages' ? [first + pages, size] : [from, from + size - 1];
      const url = new URL(requested);
      url.pathname = url.pathname
        .split('/')
        .toSpliced(at, 2, ...numbers.map(String))
        .join('/');
      return url;
    }
    case 'key': {
      const value = valueIn(position.last, strategy.path);
      return isCursorValue(value) ? withCursor(requested, strategy.param, value) : null;
    }
    case 'combined': {
      let url: URL | null = null;
      for (const one of strategy.strategies)
        url = nextPageUrl(one, { ...position, requested: url ?? requested }) ?? url;
      return url;
    }
  }
}

const sizesOf = ({ sizes = [] }: Sized): readonly (readonly [string, string])[] =>
  sizes.map(({ param, value }) => [param, String(value)]);

/** The value at a path of a record. */
export function valueIn(record: unknown, path: readonly string[]): Leaf['value'] | undefined {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined),
    record,
  ) as Leaf['value'] | undefined;
}

function withParameters(requested: URL, parameters: readonly (readonly [string, string])[]): URL | null {
  const url = new URL(requested);
  for (const [name, value] of parameters) url.searchParams.set(name, value);
  return url.href === requested.href ? null : url;
}

/** Sets a cursor. If it has several parts, the parameter is repeated. */
function withCursor(requested: URL, param: string, value: string | number | readonly (string | number)[]): URL | null {
  const url = new URL(requested);
  url.searchParams.delete(param);
  for (const part of Array.isArray(value) ? value : [value]) url.searchParams.append(param, String(part));
  return url.href === requested.href ? null : url;
}

function isCursorValue(value: Leaf['value'] | undefined): value is string | number | readonly (string | number)[] {
  if (Array.isArray(value)) return value.length > 0;
  return typeof value === 'number' || (typeof value === 'string' && value !== '');
}

/** Whether a strategy counts pages or records. Such a strategy always gives another URL, so it never ends on its own. */
export const isNumbered = (strategy: PagingStrategy): boolean =>
  strategy.by === 'combined'
    ? strategy.strategies.some(isNumbered)
    : strategy.by === 'page' || strategy.by === 'offset' || strategy.by === 'path';

/** Whether a strategy leaves out the records that came. */
export const isOffset = (strategy: PagingStrategy): boolean =>
  strategy.by === 'combined' ? strategy.strategies.some(isOffset) : strategy.by === 'offset';

/** Whether a strategy continues from the last record. */
export const isKeyset = (strategy: PagingStrategy): boolean =>
  strategy.by === 'combined' ? strategy.strategies.some(isKeyset) : strategy.by === 'key';

/** The same strategy for a portal whose first page is 0; null: the strategy does not count pages from 1. */
export function toZeroBased(strategy: PagingStrategy): PagingStrategy | null {
  if (strategy.by === 'page') return strategy.base === 1 ? { ...strategy, base: 0 } : null;
  if (strategy.by !== 'combined') return null;
  const strategies = strategy.strategies.map((one) => toZeroBased(one) ?? one);
  return strategies.some((one, at) => one !== strategy.strategies[at]) ? { by: 'combined', strategies } : null;
}

/** Names a strategy in notes and errors. */
export function describeStrategy(strategy: PagingStrategy): readonly Told[] {
  switch (strategy.by) {
    case 'link':
      return [sourceFault('wayLink', {})];
    case 'parameters':
      return [sourceFault('wayAnswer', {})];
    case 'path':
      return [sourceFault('wayParameter', { name: `/${strategy.first}/${strategy.first + strategy.size - 1}` })];
    case 'combined':
      return strategy.strategies.flatMap(describeStrategy);
    default:
      return [
        sourceFault('sizes' in strategy && strategy.sizes !== undefined ? 'wayParameterSized' : 'wayParameter', {
          name: strategy.param,
        }),
      ];
  }
}
