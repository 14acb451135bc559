import { envelopeValueAt, type Leaf } from './body-values.ts';
import { followLink } from './follow-link.ts';
import type { PagingHints } from './paging-hints.ts';

/** A way from one page to the next: plain data, so that what worked once can be tried first the next time. */
export type PagingStrategy =
  | { readonly by: 'link' }
  | { readonly by: 'parameters' }
  | { readonly by: 'cursor'; readonly path: readonly string[]; readonly param: string }
  | { readonly by: 'page'; readonly param: string /** The first page's number. */; readonly base: number }
  | {
      readonly by: 'offset';
      readonly param: string /** The first record's number, 0 unless said. */;
      readonly base?: 1;
    }
  /** What the last record holds at this path. */
  | { readonly by: 'key'; readonly path: readonly string[]; readonly param: string }
  /** Several names for the same thing in one request: a portal knows one of them and passes over the others. */
  | { readonly by: 'combined'; readonly strategies: readonly PagingStrategy[] };

/** Where the reading stands. */
export interface Position {
  /** The address of the last page, without token. */
  readonly asked: URL;
  readonly hints: PagingHints;
  /** The last record of the last page. */
  readonly last: unknown;
  /** Pages and records read so far. */
  readonly pages: number;
  readonly collected: number;
  /** The base URL of the settings. */
  readonly base: URL;
}

/** The address of the next page; null: this way leads no further. */
export function nextPageUrl(strategy: PagingStrategy, position: Position): URL | null {
  const { asked, hints, pages, collected, base } = position;
  switch (strategy.by) {
    case 'link':
      return hints.link === undefined ? null : (followLink(hints.link, asked, base)?.url ?? null);
    case 'parameters':
      return hints.nextParameters === undefined ? null : withParameters(asked, hints.nextParameters);
    case 'cursor': {
      const value = envelopeValueAt(hints.leaves, strategy.path);
      return isCursorValue(value) ? withCursor(asked, strategy.param, value) : null;
    }
    case 'page':
      return withParameters(asked, [[strategy.param, String(strategy.base + pages)]]);
    case 'offset':
      return withParameters(asked, [[strategy.param, String(collected + (strategy.base ?? 0))]]);
    case 'key': {
      const value = valueIn(position.last, strategy.path);
      return isCursorValue(value) ? withCursor(asked, strategy.param, value) : null;
    }
    case 'combined': {
      let url: URL | null = null;
      for (const one of strategy.strategies) url = nextPageUrl(one, { ...position, asked: url ?? asked }) ?? url;
      return url;
    }
  }
}

/** The value at a path of a record. */
export function valueIn(record: unknown, path: readonly string[]): Leaf['value'] | undefined {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined),
    record,
  ) as Leaf['value'] | undefined;
}

function withParameters(asked: URL, parameters: readonly (readonly [string, string])[]): URL | null {
  const url = new URL(asked);
  for (const [name, value] of parameters) url.searchParams.set(name, value);
  return url.href === asked.href ? null : url;
}

/** A cursor of several parts repeats its parameter. */
function withCursor(asked: URL, param: string, value: string | number | readonly (string | number)[]): URL | null {
  const url = new URL(asked);
  url.searchParams.delete(param);
  for (const part of Array.isArray(value) ? value : [value]) url.searchParams.append(param, String(part));
  return url.href === asked.href ? null : url;
}

function isCursorValue(value: Leaf['value'] | undefined): value is string | number | readonly (string | number)[] {
  if (Array.isArray(value)) return value.length > 0;
  return typeof value === 'number' || (typeof value === 'string' && value !== '');
}

/** Whether it counts pages or records: then it never ends by itself. */
export const isNumbered = (strategy: PagingStrategy): boolean =>
  strategy.by === 'combined'
    ? strategy.strategies.some(isNumbered)
    : strategy.by === 'page' || strategy.by === 'offset';

export const isKeyset = (strategy: PagingStrategy): boolean =>
  strategy.by === 'combined' ? strategy.strategies.some(isKeyset) : strategy.by === 'key';

/** The same way for a portal that calls its first page 0; null: it is none that counts pages from 1. */
export function toZeroBased(strategy: PagingStrategy): PagingStrategy | null {
  if (strategy.by === 'page') return strategy.base === 1 ? { ...strategy, base: 0 } : null;
  if (strategy.by !== 'combined') return null;
  const strategies = strategy.strategies.map(toZeroBased);
  return strategies.every((one) => one !== null) ? { by: 'combined', strategies } : null;
}

/** For people, in notes and errors. */
export function describeStrategy(strategy: PagingStrategy): readonly string[] {
  switch (strategy.by) {
    case 'link':
      return ['the link to the next page'];
    case 'parameters':
      return ['the parameters the answer names'];
    case 'combined':
      return strategy.strategies.flatMap(describeStrategy);
    default:
      return [strategy.param];
  }
}
