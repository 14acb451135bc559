import { readKey } from '../../../vocabulary/key-words.ts';
import { isRecord, scalarText } from '../../json.ts';
import type { Rule, RuleObject } from '../../mapping-settings.ts';
import { readFlag } from '../../values/flag.ts';
import { isUnderway, plainStatus, readStatus, readVisibility } from '../../values/keyword.ts';
import { type Column, isUnder, says } from '../profile/column.ts';

/* What waits for its hour, and what waits for somebody who approves it: both are called pending. */

const waits = /^pending$/i;

/**
 * Beside a word for what is going on, `pending`, `underway`, `complete`, it has not begun. Neither has what most records say while everybody
 * may see them and places are taken, `joined` by their numbers, and none is said to be settled: `status: 'PENDING'` beside
 * `visibility: 'PUBLIC'` and `registered: 12`. Else somebody has to approve it first, and so it is where the key or another word says so.
 */
export function isBeforeItsHour(column: Column, word: string, joined: ReadonlySet<number>): boolean {
  if (!waits.test(word) || isOfApproval(column)) return false;
  const { cells } = column;
  if (cells.some(({ value }) => isUnderway(scalarText(value)))) return true;
  const waiting = cells.filter(({ value }) => scalarText(value) === word);
  return (
    waiting.length > 2 &&
    waiting.length * 2 > cells.length &&
    waiting.some(({ record }) => joined.has(record)) &&
    cells.every(({ value }) => scalarText(value) === word || !['confirmed', 'draft'].includes(readStatus(value) ?? ''))
  );
}

/** `moderation_status`, `approval`, `publication_state`: what waits here is no event that has not begun. */
const isOfApproval = ({ key: { words } }: Column): boolean =>
  words.some(
    (word) => plainStatus(word) === 'draft' || ofApproval.test(word) || readKey(word).concepts.has('published'),
  );

const ofApproval = /^(?:approvals?|publication|publishing|workflow)$/;

/** The records that everybody may see, by a word of one of the columns, and of which places are taken. */
export function recordsJoined(columns: readonly Column[], ofAccess: readonly Column[]): ReadonlySet<number> {
  const open = recordsForAll(ofAccess);
  const isTaken = (value: unknown) => !['', '0'].includes(scalarText(value)) && readFlag(value) !== false;
  const taken = columns
    .filter((column) => column.kind === 'scalar' && (says(column, 'booked') || isUnder(column, 'booked')))
    .flatMap(({ cells }) => cells.filter(({ value }) => isTaken(value)).map(({ record }) => record));
  return new Set(taken.filter((record) => open.has(record)));
}

/** The records of which one of the columns says in a word that everybody may see them. */
const recordsForAll = (columns: readonly Column[]): ReadonlySet<number> =>
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
