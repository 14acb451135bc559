/** What is chosen in a portal: the columns of fields, the schedule, the parts of the place. */
import { keyOf } from '../../src/mapping/detection/compose/outcomes.ts';
import { columnsOf } from '../../src/mapping/detection/compose/place-parts.ts';
import { textOf } from '../../src/mapping/detection/compose/places.ts';
import { withOutcomes } from '../../src/mapping/detection/compose/ranking.ts';
import { type Schedule, schedulesOf } from '../../src/mapping/detection/compose/schedule.ts';
import type { Dated } from '../../src/mapping/detection/compose/zone.ts';
import { type Candidate, candidatesOf, columnFields } from '../../src/mapping/detection/model/candidates.ts';
import { eventFields, type Rule } from '../../src/mapping/mapping-settings.ts';
import type { Portal } from '../../test/portals/corpus.ts';
import { hasField, partShares, rightSchedule, rightShare } from '../../test/portals/labels.ts';
import type { ChoiceName } from './choice-names.ts';
import { listChoices } from './list-choices.ts';
import { type Choice, choiceOf, noteWords, withoutRareWords } from './packed-choice.ts';
import { partChoices, placeParts } from './place-choices.ts';
import { type Study, study } from './study.ts';
import { wholes } from './training.ts';

/** The choices of every portal, by what is chosen. A portal that comes several times counts as often. */
export function choicesOf(portals: readonly Portal[], only?: string): ReadonlyMap<ChoiceName, readonly Choice[]> {
  const known = new Map<Portal, readonly (readonly [ChoiceName, readonly Choice[]])[]>();
  for (const portal of new Set(portals)) {
    const studied = study(portal);
    if (studied !== null) noteWords(portal, studied.table);
    known.set(portal, [
      ...(studied === null ? [] : choicesOfPortal(studied, only)),
      ...(wholes.has(portal) ? [] : listChoices(portal, only)).map(([name, choice]) => [name, [choice]] as const),
    ]);
  }
  const common = new Map(
    [...known].map(([portal, own]) => [portal, own.map(([name, list]) => [name, list.map(withoutRareWords)] as const)]),
  );
  const all = new Map<ChoiceName, Choice[]>();
  for (const portal of portals)
    for (const [name, choices] of common.get(portal) ?? []) {
      const list = all.get(name) ?? [];
      list.push(...choices);
      all.set(name, list);
    }
  return all;
}

function choicesOfPortal(
  { portal, context, profile, dated, pairs }: Study,
  only?: string,
): ReadonlyMap<ChoiceName, readonly Choice[]> {
  const all = new Map<ChoiceName, readonly Choice[]>();
  for (const field of columnFields) {
    if (!(eventFields as readonly string[]).includes(field) || (only !== undefined && only !== field)) continue;
    const there = hasField(portal, pairs, field);
    if (there === null) continue;
    const candidates = candidatesOf(profile, field);
    if (candidates.length === 0) continue;
    const right = candidates.map(({ rule }: Candidate) =>
      there ? (rightShare(portal, pairs, field, { [field]: rule }) ?? 0) : 0,
    );
    const best = Math.max(...right);
    if (there && best < 0.5 && only === undefined) continue;
    all.set(field, [
      choiceOf(
        portal,
        candidates.map(({ features }) => features),
        right,
        !there,
        candidates.map(({ rule }) => JSON.stringify(rule)),
      ),
    ]);
  }
  // Each column by itself: is it a part of the place?
  if ((only === undefined || only === 'place') && hasField(portal, pairs, 'location') !== null) {
    const parts = columnsOf(profile);
    const rules = parts.map(({ column }) => textOf(column));
    const right = partShares(portal, pairs, rules);
    placeParts.set(portal, { parts, right });
    all.set(
      'alone',
      partChoices(
        portal,
        parts.map(({ features }) => features),
      ),
    );
  }
  if (only !== undefined && only !== 'schedule') return all;
  const schedules = schedulesOf(profile, dated.dates, dated.complete).slice(0, mostSchedules);
  if (schedules.length < 2) return all;
  const right = schedules.map((one) => rightSchedule(portal, pairs, completeRules(one, dated)));
  const outcomes = schedules.map((one) => withOutcomes(one, dated, context));
  all.set('schedule', [
    choiceOf(
      portal,
      outcomes.map(({ features }) => features),
      right,
      false,
      schedules.map(({ rules }) => rulesText(Object.entries(rules))),
      outcomes.map(({ trials }) => keyOf(trials.map(({ event }) => event))),
    ),
  ]);
  return all;
}

const mostSchedules = 3000;

/** The rules of a schedule with those of the zone and the flag beside it. */
export function completeRules(
  { scope, rules }: Pick<Schedule, 'scope' | 'rules'>,
  dated: Dated,
): Readonly<Record<string, Rule>> {
  const { timeZone, allDay } = dated.beside(scope);
  return {
    ...(rules as Record<string, Rule>),
    ...(timeZone && { timeZone: timeZone.rule }),
    ...(allDay && { allDay: allDay.rule }),
  };
}

export const rulesText = (rules: readonly (readonly [string, unknown])[]): string =>
  rules.map(([name, rule]) => `${name}=${JSON.stringify(rule)}`).join(' ');
