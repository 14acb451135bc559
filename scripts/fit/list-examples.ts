/**
 * What teaches which list of an answer is asked for: an item of the right list names one true record. The answers are a portal's own,
 * some of them with that list empty or without it, with little in its records where all else would be in the details, and with the lists of
 * calendars and of events in one answer.
 */
import { type ListCandidate, listCandidates } from '../../src/mapping/detection/lists/envelope.ts';
import type { ListKind } from '../../src/mapping/detection/lists/list-kind.ts';
import { scalarText } from '../../src/mapping/json.ts';
import { withEvenLists } from '../../src/mapping/rules/even-lists.ts';
import type { Portal } from '../../test/portals/corpus.ts';

/** The lists of one answer, and which is right; none: all are wrong. */
export interface ListExample {
  readonly candidates: readonly ListCandidate[];
  readonly right: readonly number[];
  readonly isAbsent: boolean;
}

/** Many pages of one list say no more than a few. */
const mostPages = 3;

/** By what a record of an answer can be told, each of them alone. */
type Names = readonly (readonly (string | null)[])[];

/** Which lists of a portal's answers are its events, and which its calendars. `seed`: a number of the portal's own. */
export function listExamples(
  portal: Portal,
  seed: number,
): { readonly events: readonly ListExample[]; readonly calendars: readonly ListExample[] } {
  const namesOf = (calendar: string): Names => (portal.truth[calendar] ?? []).map(({ id, title }) => [id, title]);
  const asked = Object.keys(portal.lists);
  const calendarNames = asked.map((id) => [id]);
  const [first = ''] = asked;
  const both = together(portal.calendars, portal.lists[first]?.[0]?.body);
  return {
    events: [
      ...Object.entries(portal.lists).flatMap(([calendar, pages]) =>
        pages.slice(0, mostPages).flatMap(({ body }) => examplesOf(body, 'events', namesOf(calendar), seed)),
      ),
      // Both in one answer teach what tells them apart.
      ...(both === null ? [] : examplesOf(both, 'events', namesOf(first), seed)),
    ],
    calendars: [
      ...examplesOf(portal.calendars, 'calendars', calendarNames, seed),
      ...(both === null ? [] : examplesOf(both, 'calendars', calendarNames, seed)),
    ],
  };
}

/** Which list of a body is asked for: of the body as it is and, of some, with that list empty or without it. */
function examplesOf(given: unknown, kind: ListKind, truths: Names, seed: number): readonly ListExample[] {
  const body = withEvenLists(given);
  const candidates = listCandidates(body, kind).filter(({ isLastResort }) => isLastResort !== true);
  const counts = candidates.map(({ items }) => namedOnce(items, truths));
  const most = Math.max(0, ...counts);
  if (most === 0) return [];
  const rightOf = (n: number) =>
    (counts[n] as number) === most ? most / Math.max(most, candidates[n]?.items.length ?? 0) : 0;
  const best = Math.max(...candidates.map((_, n) => rightOf(n)));
  // Of lists of the same records, the one nearest to the top.
  const depth = Math.min(...candidates.flatMap(({ keys }, n) => (rightOf(n) === best ? [keys.length] : [])));
  const right = candidates.map(({ keys }, n) => (rightOf(n) === best && keys.length === depth ? 1 : 0));
  const first = candidates[right.indexOf(1)] as ListCandidate;
  // Few calendars are empty, and hardly any portal leaves an empty list out.
  const changes = [...(seed % 3 === 0 ? [[]] : []), ...(seed % 5 === 0 ? [undefined] : [])];
  const others = changes.flatMap((instead): readonly ListExample[] => {
    const changed = withInstead(body, first.expression, instead);
    if (changed === null) return [];
    const all = listCandidates(changed, kind).filter(({ isLastResort }) => isLastResort !== true);
    const rights = all.map(({ expression }) => (instead !== undefined && expression === first.expression ? 1 : 0));
    if (all.length === 0 || (instead !== undefined && !rights.includes(1))) return [];
    return [{ candidates: all, right: rights, isAbsent: instead === undefined }];
  });
  const few = kind === 'events' && seed % 2 === 0 ? withFewFields(body, first, truths) : null;
  return [{ candidates, right, isAbsent: false }, ...others, ...(few === null ? [] : [few])];
}

/** The same answer with nothing but ids and titles in the records, as where all else is in the details; null: they have none of their own. */
function withFewFields(body: unknown, { expression, items }: ListCandidate, truths: Names): ListExample | null {
  const told = new Set(truths.flat());
  const records = items.map((item) =>
    Object.fromEntries(Object.entries(item ?? {}).filter(([, value]) => told.has(scalarText(value)))),
  );
  const changed = records.every((one) => Object.keys(one).length > 0) ? withInstead(body, expression, records) : null;
  if (changed === null) return null;
  const candidates = listCandidates(changed, 'events').filter(({ isLastResort }) => isLastResort !== true);
  const right = candidates.map((one) => (one.expression === expression ? 1 : 0));
  return right.includes(1) ? { candidates, right, isAbsent: false } : null;
}

/** What stands in a list of an item is a part of it: a day is no event, though it has only one. */
const areRecords = (value: unknown): boolean =>
  Array.isArray(value) && value.some((one) => typeof one === 'object' && one !== null);

/** Two answers as one; null: they can't be. */
function together(one: unknown, other: unknown): unknown {
  const areObjects = [one, other].every((body) => typeof body === 'object' && body !== null && !Array.isArray(body));
  const isApart = areObjects && !Object.keys(one as object).some((key) => Object.hasOwn(other as object, key));
  return isApart ? { ...(one as object), ...(other as object) } : null;
}

/** How many items name one true record each, which no other item names. */
function namedOnce(items: readonly unknown[], truths: Names): number {
  const named = new Map<number, number>();
  for (const item of items) {
    const text = JSON.stringify(item, (_, value) => (areRecords(value) ? null : value)) ?? '';
    const says = (word: string | null) =>
      word !== null &&
      word !== '' &&
      (text.includes(JSON.stringify(word)) || text.includes(`:${word},`) || text.includes(`:${word}}`));
    const own = truths.flatMap((words, n) => (words.some(says) ? [n] : []));
    if (own.length === 1) named.set(own[0] as number, (named.get(own[0] as number) ?? 0) + 1);
  }
  return [...named.values()].filter((count) => count === 1).length;
}

/** The body with something else in the place of a list that a plain path leads to; undefined: nothing; null: no plain path does. */
function withInstead(body: unknown, expression: string, list: readonly unknown[] | undefined): unknown {
  if (!/^[\w.]+\[\*\]$/.test(expression)) return null;
  const steps = expression.slice(0, -3).split('.');
  const copy = structuredClone(body);
  let at = copy as Record<string, unknown> | undefined;
  for (const step of steps.slice(0, -1)) at = at?.[step] as Record<string, unknown> | undefined;
  const last = steps.at(-1) as string;
  if (at === undefined || !Array.isArray(at[last])) return null;
  if (list === undefined) delete at[last];
  else at[last] = list;
  return copy;
}
