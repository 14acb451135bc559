/**
 * Fits the weights of detection on the portals of test/portals, and says how well they do on portals left out.
 *
 *   npm run fit                   five folds by family, then the weights from all portals are written
 *   npm run fit -- --fast         only the weights, with the confidence that there is
 *   npm run fit -- --check        five folds only; exits 1 below the floors
 *   npm run fit -- --verbose      every field that was wrong
 *   npm run fit -- --field price  one choice only, in half a minute: what the candidates could give, what was chosen
 *
 * Each choice (a field's column, the schedule, the place) is a conditional logit over the candidates of a portal and
 * "none of them", with an L2 penalty. The same portals give the same weights.
 */
import { parseArgs } from 'node:util';
import type { Model } from '../../src/mapping/detection/model/choose.ts';
import { judgePortal, mapPortal, type Portal, readCorpus } from '../../test/portals/corpus.ts';
import { choicesOf } from './choices.ts';
import {
  fitConfidence,
  gradeByFolds,
  leastActedOn,
  leastSecond,
  reliability,
  type ShownRule,
  shownFrom,
  shownRules,
  writeConfidence,
} from './confidence.ts';
import { explore, explorePlaces } from './explore.ts';
import { fitModel } from './fit-model.ts';
import { readingChoices, restChoices, secondChoices } from './later-choices.ts';
import { type Choice, featureNames, idOf, sharesOfPacked, tells } from './packed-choice.ts';
import { beginningOf, foldCount, foldOf, otherTimesOf, variantsOf } from './training.ts';
import { writeModel } from './write-model.ts';

/**
 * A little under what portals left out gave when the weights were written; they may only rise. Of the rules shown with 0.9 or more: how
 * many are right, how many of all rules they are, and how many wrong ones are titles, times or states.
 */
const floors = { total: 97.2, right: 97.3, share: 81, vital: 8 };

/** The likeliest second column of each choice, and what share of the events it would make right. */
function secondsOf(
  list: readonly Choice[],
  { second }: Model,
  ask: (portal: Portal) => boolean,
): readonly { readonly share: number; readonly gain: number }[] {
  const byId = new Float64Array(featureNames.length);
  for (const [name, weight] of Object.entries(second)) byId[idOf(name)] = weight;
  return list.flatMap(({ portal, packed, right }) => {
    if (!ask(portal)) return [];
    const shares = sharesOfPacked(packed, byId, second.none ?? 0).slice(0, -1);
    const best = shares.indexOf(Math.max(...shares));
    return [{ share: shares[best] as number, gain: right[best] as number }];
  });
}

if (import.meta.main) {
  const { values: options } = parseArgs({
    options: {
      fast: { type: 'boolean' },
      check: { type: 'boolean' },
      verbose: { type: 'boolean' },
      field: { type: 'string' },
    },
  });
  const { verbose = false } = options;
  const portals = readCorpus();
  const started = Date.now();
  // The shapes that every release must read wholly count several times.
  const originals = new Set(portals);
  const known = portals.filter(({ group }) => group === 'known');
  const training = [
    ...portals,
    ...Array.from({ length: 6 }, () => known).flat(),
    ...portals.flatMap(variantsOf),
    ...portals.flatMap(beginningOf),
  ];
  if (options.field !== undefined) {
    if (options.field === 'place') explorePlaces(portals, training);
    else explore(options.field, portals, training);
    process.exit(0);
  }
  const choices = new Map(choicesOf(training));
  const firstFit = fitModel(choices, () => true);
  choices.set('second', secondChoices(training, firstFit));
  choices.set('rest', restChoices(training, firstFit));
  choices.set('reading', readingChoices([...training, ...portals.flatMap(otherTimesOf)], firstFit).filter(tells));
  console.log(`${portals.length} portals, ${featureNames.length} features, labelled in ${Date.now() - started} ms`);
  let asked = 0;
  let wrong = 0;
  const systems: [string, number, readonly string[]][] = [];
  const byField = new Map<string, number>();
  const starts = { right: { asked: 0, unasked: 0 }, wrong: { asked: 0, unasked: 0 } };
  const rules: (ShownRule & { readonly fold: number })[] = [];
  const seconds: { readonly share: number; readonly gain: number }[] = [];
  if (options.fast !== true)
    for (let fold = 0; fold < foldCount; fold++) {
      const model = fitModel(choices, (portal) => foldOf(portal) !== fold);
      seconds.push(
        ...secondsOf(choices.get('second') ?? [], model, (portal) => originals.has(portal) && foldOf(portal) === fold),
      );
      for (const portal of portals.filter((one) => foldOf(one) === fold)) {
        const mapped = mapPortal(portal, undefined, model);
        const verdict = judgePortal(portal, mapped);
        const isAsked = mapped.detected.questions?.some(({ where }) => where === 'mapping.event.start') === true;
        const isRight = !verdict.wrong.some((fault) => /\.(?:start|allDay|sessions): /.test(fault));
        starts[isRight ? 'right' : 'wrong'][isAsked ? 'asked' : 'unasked'] += 1;
        rules.push(...shownRules(portal, mapped).map((one) => ({ ...one, fold })));
        asked += verdict.asked;
        wrong += verdict.wrong.length;
        systems.push([
          `${portal.group}/${portal.system}`,
          100 * (1 - verdict.wrong.length / verdict.asked),
          verdict.wrong,
        ]);
        for (const fault of verdict.wrong) {
          const field = /\.(\w+): /.exec(fault)?.[1] ?? 'surplus';
          byField.set(field, (byField.get(field) ?? 0) + 1);
        }
      }
    }
  // Each fold is graded by what the others give.
  const graded = gradeByFolds(rules);
  const least = leastActedOn(graded);
  for (const { portal, field, answers } of graded.filter((one) => !shownFrom([one], least).includes(one))) {
    const saved = answers.filter(({ right }) => !right).length - answers.filter(({ there }) => there).length;
    wrong -= saved;
    if (saved !== 0) console.log(`${portal.group}/${portal.system}.${field} is left out: ${-saved} more wrong`);
  }
  const reached = reliability(shownFrom(graded, least), verbose);
  const { right, wrong: mistaken } = starts;
  console.log(
    `when events begin was asked of ${right.asked} of ${right.asked + right.unasked} portals that are right, and of ${mistaken.asked} of ${mistaken.asked + mistaken.unasked} that are wrong`,
  );
  systems.sort(([, a], [, b]) => a - b);
  for (const [name, share, faults] of systems)
    if (share < 99.9) console.log(name, share.toFixed(1), verbose ? `\n    ${faults.join('\n    ')}` : '');
  console.log(
    'wrong by field:',
    [...byField]
      .sort(([, a], [, b]) => b - a)
      .map(([field, count]) => `${field} ${count}`)
      .join(', '),
  );
  const groups = new Map<string, number[]>();
  for (const [name, share] of systems)
    groups.set(name.split('/')[0] as string, [...(groups.get(name.split('/')[0] as string) ?? []), share]);
  for (const [group, shares] of groups)
    console.log(group, (shares.reduce((a, b) => a + b, 0) / shares.length).toFixed(1));
  console.log(
    `left out by family: ${((100 * (asked - wrong)) / asked).toFixed(2)} % of ${asked} fields; ${Date.now() - started} ms`,
  );
  if (options.check) {
    const isWell =
      (100 * (asked - wrong)) / asked >= floors.total &&
      reached.right >= floors.right &&
      reached.share >= floors.share &&
      reached.vital <= floors.vital;
    console.log(
      `${isWell ? 'not below' : 'BELOW'} the floors: ${JSON.stringify(floors)}; of the rules shown with 0.9 or more: ${JSON.stringify(reached)}`,
    );
    process.exit(isWell ? 0 : 1);
  }
  // A quick fit keeps the confidence that there is.
  if (rules.length > 0)
    writeConfidence({ weights: fitConfidence(rules), leastActedOn: least, leastSecond: leastSecond(seconds) });
  writeModel(fitModel(choices, () => true));
}
