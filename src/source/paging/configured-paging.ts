import type { PagingSettings } from '../source-settings.ts';
import type { Leaf } from './envelope-values.ts';
import { pagingCandidates } from './paging-candidates.ts';
import type { PagingHints } from './paging-hints.ts';
import type { PagingStrategy } from './strategies.ts';

export type ConfiguredPaging = Exclude<PagingSettings, 'auto'>;

/** The URL of the first page, with the configured size and number. Some portals page only if the request says so. */
export function firstPageUrl(url: URL, { style, param, base, sizeParam, size }: ConfiguredPaging): URL {
  const first = new URL(url);
  if (sizeParam !== undefined && size !== undefined) first.searchParams.set(sizeParam, String(size));
  if (param !== undefined && style === 'page') first.searchParams.set(param, String(base ?? 1));
  if (param !== undefined && style === 'offset') first.searchParams.set(param, String(base ?? 0));
  return first;
}

/** The hints of a response, where values at the configured paths replace what was detected. */
export function withConfiguredHints(
  hints: PagingHints,
  { style, next, total }: ConfiguredPaging,
  body: unknown,
): PagingHints {
  const count = total === undefined ? undefined : Number(valueIn(body, total));
  const counted = count !== undefined && Number.isSafeInteger(count) ? { ...hints, total: count } : hints;
  if (next === undefined) return counted;
  const value = valueIn(body, next) as Leaf['value'] | undefined;
  const isEmpty = value === undefined || value === null || value === '' || value === false;
  const path = [next];
  return {
    ...counted,
    linkIsGuessed: false,
    link: style === 'link' && typeof value === 'string' && !isEmpty ? value : undefined,
    cursors: style === 'cursor' && !isEmpty ? [{ path, value: value as string, strong: true }] : [],
    leaves: isEmpty ? counted.leaves : [...counted.leaves, { path, value }],
    nextIsEmpty: isEmpty,
  };
}

/** The configured strategy. If its parameter is not configured, the likely strategies of that style. */
export function configuredStrategies(
  paging: ConfiguredPaging,
  hints: PagingHints,
  requested: URL,
): readonly PagingStrategy[] {
  const { style, param, base } = paging;
  if (style === 'none') return [];
  if (param !== undefined && style === 'page') return [{ by: 'page', param, base: base ?? 1 }];
  if (param !== undefined && style === 'offset') return [{ by: 'offset', param, ...(base !== undefined && { base }) }];
  if (param !== undefined && style === 'cursor') {
    return hints.cursors.map(({ path }) => ({ by: 'cursor', path, param }));
  }
  const likely = pagingCandidates(hints, requested).filter(
    ({ by }) => by === style || (style === 'link' && by === 'parameters'),
  );
  return base === undefined
    ? likely
    : likely.map((strategy) => (strategy.by === 'page' ? { ...strategy, base } : strategy));
}

/** The value at a configured path: `meta.next`, `["@x.nextLink"]`, `"a.b".c`, or a literal key. */
function valueIn(body: unknown, path: string): unknown {
  if (typeof body !== 'object' || body === null) return undefined;
  if (Object.hasOwn(body, path)) return (body as Record<string, unknown>)[path];
  const keys = [...path.matchAll(/\["((?:[^"\\]|\\.)*)"\]|"((?:[^"\\]|\\.)*)"|([^.[\]"]+)/g)].map(
    ([, a, b, c]) => a ?? b ?? c ?? '',
  );
  return keys.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<string, unknown>)[key]
        : undefined,
    body,
  );
}
