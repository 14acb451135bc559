import { calendarTitles } from '../../src/mapping/detection/calendars.ts';
import { itemsOf, tablesOf } from '../../src/mapping/detection/detect.ts';
import { type IdCandidate, idCandidates } from '../../src/mapping/detection/lists/ids.ts';
import type { Candidate } from '../../src/mapping/detection/model/candidates.ts';
import { type Features, profileOf } from '../../src/mapping/detection/model/features.ts';
import { tableOf } from '../../src/mapping/detection/profile/table.ts';
import type { Rule } from '../../src/mapping/mapping-settings.ts';
import { contextOf, type Portal } from '../../test/portals/corpus.ts';
import { pair, rightIds } from '../../test/portals/labels.ts';
import { type ChoiceName, isOfLists } from './choice-names.ts';
import { listExamples } from './list-examples.ts';
import { type Choice, choiceOf } from './packed-choice.ts';
import { readingOf, seedOf } from './training.ts';

/** The ids of the events, of all and of one alone, and the ids and titles of the calendars. */
export function listChoices(portal: Portal, only: string | undefined): readonly (readonly [ChoiceName, Choice])[] {
  if (only !== undefined && !isOfLists(only)) return [];
  const context = contextOf(portal);
  const { records } = readingOf(portal);
  const pairs = pair(portal, records);
  const choice = (
    candidates: readonly { readonly features: Features; readonly rule: Rule }[],
    rightOf: (n: number) => number,
  ) => {
    const right = candidates.map((_, n) => rightOf(n));
    const isAsked = candidates.length > 0 && Math.max(...right) >= 0.5;
    return isAsked
      ? [
          choiceOf(
            portal,
            candidates.map(({ features }) => features),
            right,
            false,
            candidates.map(({ rule }) => String(rule)),
          ),
        ]
      : [];
  };
  const ids = [records, records.slice(0, 1)].flatMap((some) => {
    const { listed } = tablesOf(
      { calendars: [], events: some.map(({ listed }) => listed), details: [] },
      context.language,
    );
    const candidates = idCandidates(listed, 'events');
    const own = pairs.filter(({ record }) => some.includes(record));
    return own.length === 0 ? [] : choice(candidates, (n) => rightIds(own, (candidates[n] as IdCandidate).rule));
  });
  const examples = listExamples(portal, seedOf(portal, 7));
  const listsOf = (kind: 'events' | 'calendars') =>
    examples[kind].map(({ candidates, right, isAbsent }) =>
      choiceOf(
        portal,
        candidates.map(({ features }) => features),
        right,
        isAbsent,
        candidates.map(({ expression }) => expression),
      ),
    );
  const asked = Object.keys(portal.lists);
  const table = tableOf(itemsOf(portal.calendars, 'calendars'), context.language);
  const calendars = idCandidates(table, 'calendars');
  const titles = calendarTitles(profileOf(table, context));
  const shareIn = (texts: Iterable<unknown>, told: readonly string[]) => {
    const all = new Set([...texts].map((text) => String(text).trim()));
    return told.filter((one) => all.has(one)).length / Math.max(1, told.length);
  };
  return [
    ...listsOf('events').map((one) => ['eventList', one] as const),
    ...listsOf('calendars').map((one) => ['calendarList', one] as const),
    ...ids.map((one) => ['id', one] as const),
    ...choice(calendars, (n) => shareIn((calendars[n] as IdCandidate).ids.values(), asked)).map(
      (one) => ['calendarId', one] as const,
    ),
    ...choice(titles, (n) =>
      shareIn(
        (titles[n] as Candidate).column.cells.map(({ value }) => value),
        portal.calendarNames ?? [],
      ),
    ).map((one) => ['calendarTitle', one] as const),
  ].filter(([name]) => only === undefined || name === only);
}
