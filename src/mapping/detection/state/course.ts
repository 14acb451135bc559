import { isRecord, scalarText } from '../../json.ts';
import type { Rule, RuleObject } from '../../mapping-settings.ts';
import { readFlag } from '../../values/flag.ts';
import { isUnderway, readStatus, readVisibility } from '../../values/keyword.ts';
import type { Column } from '../profile/column.ts';

/* What waits for its hour, and what waits for somebody who approves it: both are called pending. */

const waits = /^pending$/i;

/**
 * Beside a word for what is going on, `pending`, `underway`, `complete`, it has not begun. Neither has what most records say while everybody
 * may see them, `open` by their numbers, and none is said to be settled: `status: 'PENDING'` beside `visibility: 'PUBLIC'`. Else somebody
 * has to approve it first.
 */
export function isBeforeItsHour({ cells }: Column, word: string, open: ReadonlySet<number>): boolean {
  if (!waits.test(word)) return false;
  if (cells.some(({ value }) => isUnderway(scalarText(value)))) return true;
  const waiting = cells.filter(({ value }) => scalarText(value) === word);
  return (
    waiting.length > 2 &&
    waiting.length * 2 > cells.length &&
    waiting.filter(({ record }) => open.has(record)).length * 2 > waiting.length &&
    !cells.some(({ value }) => readStatus(value) === 'confirmed')
  );
}

/** The records of which one of the columns says in a word that everybody may see them. */
export const recordsForAll = (columns: readonly Column[]): ReadonlySet<number> =>
  new Set(
    columns.flatMap(({ cells }) =>
      cells
        .filter(({ value }) => readFlag(value) === null && readVisibility(value) === 'public')
        .map(({ record }) => record),
    ),
  );

/** Paths whose words for what waits a rule on the status has read by the others there: as plain words they would say that it is a draft. */
export const pathsOfCourse = (rule: Rule | undefined): readonly string[] =>
  ([rule ?? []].flat() as readonly Rule[]).flatMap((part) => {
    const { path, values } = (typeof part === 'string' ? {} : part) as Partial<RuleObject>;
    const isRead = isRecord(values) && Object.entries(values).some(([word, says]) => says === null && waits.test(word));
    return isRead && typeof path === 'string' ? [path] : [];
  });
