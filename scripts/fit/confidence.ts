/**
 * How sure a rule is: a logistic regression over what is known of its choice, fitted on whether such rules were right in every event of
 * portals that the choice had not seen.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { evidenceOf } from '../../src/mapping/detection/detect.ts';
import { actedOn } from '../../src/mapping/detection/detect-events.ts';
import { confidencesBy } from '../../src/mapping/detection/grade.ts';
import type { Features } from '../../src/mapping/detection/model/features.ts';
import type { Confidence, Weights } from '../../src/mapping/detection/model/softmax.ts';
import { judgeCalendars, type MappedPortal, type Portal } from '../../test/portals/corpus.ts';
import type { Answer } from '../../test/portals/judge.ts';
import { adam } from './adam.ts';

/** A rule as people are shown it, and what came of it. */
export interface ShownRule {
  readonly portal: Portal;
  /** The number of the rules that are in force together with it. */
  readonly set: number;
  readonly field: string;
  readonly rule: unknown;
  readonly evidence: Features;
  readonly answers: readonly Answer[];
  /** Right in every event. */
  readonly right: boolean;
}

/** What the truth says of a field; of those that are missing here it says nothing. */
const judgedAs: Readonly<Record<string, string>> = {
  address: 'location',
  latitude: 'geo',
  longitude: 'geo',
  duration: 'end',
};

/** The rules that a portal's calendars are mapped by, where the truth says whether they are right. */
export function shownRules(portal: Portal, mapped: MappedPortal): readonly ShownRule[] {
  const verdicts = judgeCalendars(portal, mapped);
  const { detected, own } = mapped;
  const shared = [...verdicts.keys()].filter((calendar) => own[calendar] === undefined);
  const sets = [
    ...(shared.length > 0 ? [{ rules: detected.inForce.event, calendars: shared }] : []),
    ...Object.entries(own).map(([calendar, { inForce }]) => ({ rules: inForce.event, calendars: [calendar] })),
  ];
  return sets.flatMap(({ rules, calendars }, set) => {
    const answers = calendars.flatMap((calendar) => verdicts.get(calendar)?.answers ?? []);
    return Object.entries(rules).flatMap(([field, rule]): ShownRule[] => {
      const evidence = evidenceOf.get(rule);
      const told = answers.filter((one) => one.field === (judgedAs[field] ?? field));
      return evidence === undefined || told.length === 0
        ? []
        : [{ portal, set, field, rule: rule.rule, evidence, answers: told, right: told.every(({ right }) => right) }];
    });
  });
}

/** A rule of a portal that was left out, with the confidence that the other folds give it. */
export interface GradedRule extends ShownRule {
  readonly fold: number;
  readonly confidence: number;
}

const isVital = ({ field }: Pick<ShownRule, 'field'>): boolean =>
  ['title', 'start', 'end', 'duration', 'sessions', 'allDay', 'status'].includes(field);

const rounds = 300;
const penalty = 0.0005;
/** A wrong title, time or state counts so many times: people would miss the event. What else is wrong, so many. */
const vitalCounts = 6;
const otherCounts = 0.9;

/** The group of the portals that nobody mended the code against. */
export const unseen = 'unseen';

/**
 * Rules of portals that the code was mended against are right more often than evidence as good as theirs tells of other portals. These names,
 * for all fields and for each, take up how much more: no rule of a user's portal has them.
 */
const mendedNames = ({ portal, field }: ShownRule): readonly string[] =>
  portal.group === unseen ? [] : [mended, `${field}:${mended}`];
const mended = 'mended';

/** Adam on the mean negative log likelihood of what is right, with an L2 penalty. */
export function fitConfidence(rules: readonly ShownRule[]): Weights {
  const ids = new Map<string, number>();
  const rows = rules.map((rule) => {
    const evidence = new Map([...rule.evidence, ...mendedNames(rule).map((name) => [name, 1] as const)]);
    const names = [...evidence.keys()];
    for (const name of names) if (!ids.has(name)) ids.set(name, ids.size);
    return {
      right: rule.right ? 1 : 0,
      counts: rule.right ? 1 : isVital(rule) ? vitalCounts : otherCounts,
      ids: Int32Array.from(names, (name) => ids.get(name) as number),
      values: Float64Array.from(evidence.values()),
    };
  });
  const total = rows.reduce((sum, { counts }) => sum + counts, 0);
  const weights = new Float64Array(ids.size);
  const gradient = new Float64Array(ids.size);
  const begin = adam(weights, 1e-8);
  for (let round = 1; round <= rounds; round++) {
    gradient.fill(0);
    for (const { right, counts, ids: own, values } of rows) {
      let score = 0;
      for (let at = 0; at < own.length; at++) score += (weights[own[at] as number] as number) * (values[at] as number);
      const pull = ((1 / (1 + Math.exp(-score)) - right) * counts) / total;
      for (let at = 0; at < own.length; at++) {
        const id = own[at] as number;
        gradient[id] = (gradient[id] as number) + pull * (values[at] as number);
      }
    }
    const move = begin({ rate: round < rounds / 2 ? 0.1 : 0.03, round });
    for (let id = 0; id < ids.size; id++) move(id, (gradient[id] as number) + penalty * (weights[id] as number));
  }
  return Object.fromEntries(
    [...ids]
      .map(([name, id]) => [name, Math.round(100 * (weights[id] as number)) / 100] as const)
      .filter(([name, weight]) => Math.abs(weight) >= 0.02 && !name.endsWith(mended))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Grades the rules of each fold by what those of the other folds give. */
export function gradeByFolds(rules: readonly (ShownRule & { readonly fold: number })[]): readonly GradedRule[] {
  const folds = new Map(
    [...new Set(rules.map(({ fold }) => fold))].map((fold) => [
      fold,
      fitConfidence(rules.filter((one) => one.fold !== fold)),
    ]),
  );
  const together = [...Map.groupBy(rules, ({ portal }) => portal).values()].flatMap((own) => [
    ...Map.groupBy(own, ({ set }) => set).values(),
  ]);
  return together.flatMap((own) => {
    const evidences = new Map(own.map(({ field, evidence }) => [field, evidence]));
    const sure = confidencesBy(evidences, folds.get(own[0]?.fold ?? -1) ?? {});
    return own.map((one) => ({ ...one, confidence: sure.get(one.field) as number }));
  });
}

/** A wrong value of what people act on costs so many times what an empty one does. */
const harm = 2;

/** The value that costs least of all that occur, if what is below it is left out. */
function leastCostly(
  all: readonly { readonly value: number; readonly taken: number; readonly left: number }[],
): number {
  const steps = Array.from({ length: 20 }, (_, n) => n / 20);
  const cost = (least: number) => all.reduce((sum, one) => sum + (one.value >= least ? one.taken : one.left), 0);
  return steps.reduce((best, one) => (cost(one) < cost(best) ? one : best), 0);
}

/** The confidence below which it is better to leave empty what people act on. */
export const leastActedOn = (graded: readonly GradedRule[]): number =>
  leastCostly(
    graded
      .filter(({ field }) => actedOn.has(field))
      .map(({ confidence, answers }) => ({
        value: confidence,
        taken: answers.reduce((sum, { right, found }) => sum + (right ? 0 : found ? harm : 1), 0),
        left: answers.filter(({ there }) => there).length,
      })),
  );

/** The share from which on a second column is better than none; `gain`: what share of the events it makes right, or wrong. */
export const leastSecond = (seconds: readonly { readonly share: number; readonly gain: number }[]): number =>
  leastCostly(
    seconds.map(({ share, gain }) => ({ value: share, taken: gain < 0 ? -harm * gain : 0, left: Math.max(0, gain) })),
  );

/** The rules that would be shown, with the others as they are if they are left out. */
export const shownFrom = (graded: readonly GradedRule[], least: number): readonly GradedRule[] =>
  graded.filter(({ field, confidence }) => !actedOn.has(field) || confidence >= least);

/** How often rules are right by the confidence that they are shown with. */
export function reliability(graded: readonly GradedRule[], verbose: boolean): Reliability {
  const bounds = [0, 0.6, 0.8, 0.9, 0.95, 1.01];
  for (let n = 0; n + 1 < bounds.length; n++) {
    const own = graded.filter(
      ({ confidence }) => confidence >= (bounds[n] as number) && confidence < (bounds[n + 1] as number),
    );
    const right = own.filter((one) => one.right).length;
    const share = right / Math.max(1, own.length);
    const half = 1.96 * Math.sqrt((share * (1 - share)) / Math.max(1, own.length));
    console.log(
      `confidence ${bounds[n]}–${Math.min(1, bounds[n + 1] as number)}: ${right} of ${own.length} right, ${(100 * share).toFixed(1)} % ± ${(100 * half).toFixed(1)}`,
    );
  }
  const sure = graded.filter(({ confidence }) => confidence >= 0.9);
  const wrong = sure.filter(({ right }) => !right);
  if (verbose)
    for (const { portal, field, rule, confidence } of wrong)
      console.log(
        `    sure and wrong: ${portal.group}/${portal.system}.${field} ${confidence} ${JSON.stringify(rule)}`,
      );
  return {
    right: (100 * (sure.length - wrong.length)) / Math.max(1, sure.length),
    share: (100 * sure.length) / Math.max(1, graded.length),
    vital: wrong.filter(isVital).length,
  };
}

/** Writes the weights of confidence. */
export function writeConfidence({ weights, leastActedOn, leastSecond }: Confidence): void {
  const text = `import { type Confidence, readWeights } from './softmax.ts';

// Written by \`npm run fit\`: do not edit. What evidence makes a rule sure, by what was right on portals left out.
export const confidence: Confidence = {
  weights: readWeights('${Object.entries(weights).flat().join(' ')}'),
  leastActedOn: ${leastActedOn},
  leastSecond: ${leastSecond},
};
`;
  writeFileSync(join(import.meta.dirname, '../../src/mapping/detection/model/confidence.ts'), text);
}

/** Of the rules shown with 0.9 or more: how many are right, how many of all they are, and the wrong ones that people would miss an event by. */
export interface Reliability {
  readonly right: number;
  readonly share: number;
  readonly vital: number;
}
