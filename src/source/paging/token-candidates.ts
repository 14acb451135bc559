import type { PagingHints } from './paging-hints.ts';
import type { PagingStrategy } from './strategies.ts';

/**
 * Candidates from texts under names that say nothing: by their own name, and where something says that there are pages, by that of the object that
 * they stand in. It is likely where a flag stands beside the token, `{ naprej: 'dfd9…', konec: false }`. `further`: others, the last of all.
 */
export function tokenCandidates({ tokens, hasMore, leaves }: PagingHints): {
  readonly tokens: readonly PagingStrategy[];
  readonly further: readonly PagingStrategy[];
} {
  const likely: PagingStrategy[] = [];
  const further: PagingStrategy[] = [];
  for (const { path } of tokens) {
    const [own, group] = [path.at(-1) ?? '', path.at(-2)];
    const step = (param: string): PagingStrategy => ({ by: 'cursor', path, param });
    likely.push(step(own));
    if (group === undefined) continue;
    const inGroup = leaves.filter(({ path: other }) => isIn(other, path.slice(0, -1)));
    const hasFlag = inGroup.length === 2 && inGroup.some(({ value }) => typeof value === 'boolean');
    if (hasFlag) likely.push(step(group));
    if (hasFlag || hasMore === true) further.push(...(hasFlag ? [] : [step(group)]), step(`${group}[${own}]`));
  }
  return { tokens: likely, further };
}

const isIn = (path: readonly string[], group: readonly string[]): boolean =>
  path.length > group.length && group.every((key, n) => key === path[n]);
