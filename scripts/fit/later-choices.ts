/** What is chosen after the columns and the schedule. It needs the shares that a first fit gives. */
import { keyOf } from '../../src/mapping/detection/compose/outcomes.ts';
import { joinRules, rankSchedules, restSchedules } from '../../src/mapping/detection/compose/ranking.ts';
import { readingsOf } from '../../src/mapping/detection/compose/readings.ts';
import type { Schedule } from '../../src/mapping/detection/compose/schedule.ts';
import { datesOf } from '../../src/mapping/detection/compose/zone.ts';
import { tablesOf } from '../../src/mapping/detection/detect.ts';
import { chooseColumns, fallbackFeatures, type Model } from '../../src/mapping/detection/model/choose.ts';
import { profileOf } from '../../src/mapping/detection/model/features.ts';
import type { Rule } from '../../src/mapping/mapping-settings.ts';
import { contextOf, type Portal } from '../../test/portals/corpus.ts';
import { hasField, pair, rightSchedule, rightShare } from '../../test/portals/labels.ts';
import { completeRules, rulesText } from './choices.ts';
import { type Choice, choiceOf } from './packed-choice.ts';
import { readingOf } from './training.ts';

/** Labels each portal once, though it may come several times. */
function choicesOnce(portals: readonly Portal[], label: (portal: Portal) => readonly Choice[]): readonly Choice[] {
  const known = new Map([...new Set(portals)].map((portal) => [portal, label(portal)] as const));
  return portals.flatMap((portal) => known.get(portal) ?? []);
}

/** How the dates of the likeliest schedule are meant. Needs the shares that a first fit gives. */
export function readingChoices(portals: readonly Portal[], model: Model): readonly Choice[] {
  return choicesOnce(portals, (portal): readonly Choice[] => {
    const { records, samples } = readingOf(portal);
    if (records.length === 0) return [];
    const context = contextOf(portal);
    const { table } = tablesOf(samples, context.language);
    const dated = datesOf(table, context);
    const [first] = rankSchedules(profileOf(table, context), dated, context, model.schedule);
    const readings = first === undefined ? [] : readingsOf(first, dated, context);
    if (first === undefined || readings.length < 2) return [];
    const pairs = pair(portal, records);
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
  });
}

/** Which schedule helps where the likeliest gives no start. Needs the shares that a first fit gives. */
export function restChoices(portals: readonly Portal[], model: Model): readonly Choice[] {
  return choicesOnce(portals, (portal): readonly Choice[] => {
    const { records, samples } = readingOf(portal);
    if (records.length === 0) return [];
    const context = contextOf(portal);
    const { table } = tablesOf(samples, context.language);
    const dated = datesOf(table, context);
    const [first] = rankSchedules(profileOf(table, context), dated, context, model.schedule);
    if (first === undefined) return [];
    const candidates = restSchedules(table, [first], context, model.schedule);
    if (candidates.length === 0) return [];
    const pairs = pair(portal, records);
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
  });
}

/** For each choice of a column: which second one helps where the right one is empty. Needs the shares that a first fit gives. */
export function secondChoices(portals: readonly Portal[], model: Model): readonly Choice[] {
  return portals.flatMap((portal): Choice[] => {
    const { records, samples } = readingOf(portal);
    if (records.length === 0) return [];
    const context = contextOf(portal);
    const { table } = tablesOf(samples, context.language);
    const pairs = pair(portal, records);
    const { rankings, chosen } = chooseColumns(profileOf(table, context), model, new Set());
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
  });
}
