/** What is chosen after the columns and the schedule. It needs the shares that a first fit gives. */
import { keyOf } from '../../src/mapping/detection/compose/outcomes.ts';
import {
  joinRules,
  type RankedSchedule,
  rankSchedules,
  restSchedules,
} from '../../src/mapping/detection/compose/ranking.ts';
import { readingsOf } from '../../src/mapping/detection/compose/readings.ts';
import type { Schedule } from '../../src/mapping/detection/compose/schedule.ts';
import { chooseColumns, fallbackFeatures, type Model } from '../../src/mapping/detection/model/choose.ts';
import type { Rule } from '../../src/mapping/mapping-settings.ts';
import type { Portal } from '../../test/portals/corpus.ts';
import { hasField, rightSchedule, rightShare } from '../../test/portals/labels.ts';
import { completeRules, rulesText } from './choices.ts';
import { type Choice, choiceOf, withoutRareWords } from './packed-choice.ts';
import { type Study, study } from './study.ts';

export type LaterName = 'second' | 'rest' | 'reading';

/** The later choices of every portal. A portal that comes several times is labelled once, and counts as often. */
export function laterChoicesOf(
  portals: readonly Portal[],
  model: Model,
  names: readonly LaterName[] = ['second', 'rest', 'reading'],
): Readonly<Record<LaterName, readonly Choice[]>> {
  const known = new Map<Portal, Readonly<Record<LaterName, readonly Choice[]>>>();
  for (const portal of new Set(portals)) {
    const studied = study(portal);
    if (studied === null) continue;
    const [first] = rankSchedules(studied.profile, studied.dated, studied.context, model.schedule);
    known.set(portal, {
      second: names.includes('second') ? secondChoices(studied, model).map(withoutRareWords) : [],
      rest: names.includes('rest') ? restChoices(studied, first, model).map(withoutRareWords) : [],
      reading: names.includes('reading') ? readingChoices(studied, first).map(withoutRareWords) : [],
    });
  }
  const of = (name: LaterName) => portals.flatMap((portal) => known.get(portal)?.[name] ?? []);
  return { second: of('second'), rest: of('rest'), reading: of('reading') };
}

/** How the dates of the likeliest schedule are meant. */
function readingChoices(
  { portal, context, dated, pairs }: Study,
  first: RankedSchedule | undefined,
): readonly Choice[] {
  const readings = first === undefined ? [] : readingsOf(first, dated, context);
  if (first === undefined || readings.length < 2) return [];
  const right = readings.map(({ rules }) =>
    rightSchedule(portal, pairs, completeRules({ scope: first.scope, rules }, dated)),
  );
  return [
    choiceOf(
      portal,
      readings.map(({ features }) => features),
      right,
      false,
      readings.map(({ rules }) => rulesText(Object.entries(rules))),
      readings.map(({ trials }) => keyOf(trials.map(({ event }) => event))),
    ),
  ];
}

/** Which schedule helps where the likeliest gives no start. */
function restChoices(
  { portal, context, table, dated, pairs }: Study,
  first: RankedSchedule | undefined,
  model: Model,
): readonly Choice[] {
  if (first === undefined) return [];
  const candidates = restSchedules(table, [first], context, model.schedule);
  if (candidates.length === 0) return [];
  const rightBy = (rules: Schedule['rules']) =>
    rightSchedule(portal, pairs, completeRules({ scope: first.scope, rules }, dated));
  const alone = rightBy(first.rules);
  const right = candidates.map(({ schedule }) => rightBy(joinRules(first, [schedule], table)) - alone);
  return [
    choiceOf(
      portal,
      candidates.map(({ features }) => features),
      right,
      Math.max(...right) <= 0.001,
      candidates.map(({ schedule }) => rulesText(Object.entries(joinRules(first, [schedule], table)))),
    ),
  ];
}

/** For each choice of a column: which second one helps where the right one is empty. */
function secondChoices({ portal, table, profile, pairs }: Study, model: Model): readonly Choice[] {
  const { rankings, chosen } = chooseColumns(profile, model, new Set());
  return [...chosen].flatMap(([field, first]): Choice[] => {
    const others = rankings.get(field)?.candidates.filter((one) => one.column !== first.column) ?? [];
    if (first.column.coverage > 0.999 || others.length === 0 || hasField(portal, pairs, field) !== true) return [];
    const alone = rightShare(portal, pairs, field, { [field]: first.rule }) ?? 0;
    if (alone < 0.3) return [];
    const right = others.map(
      (one) => (rightShare(portal, pairs, field, { [field]: [first.rule, one.rule].flat() as Rule }) ?? 0) - alone,
    );
    const best = Math.max(...right);
    return [
      choiceOf(
        portal,
        others.map((one) => fallbackFeatures(field, first, one, table.records.length)),
        right,
        best <= 0.001,
      ),
    ];
  });
}
