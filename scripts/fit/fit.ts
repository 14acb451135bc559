/**
 * Fits the weights of detection on the portals of test/portals, and says how well they do on portals left out.
 *
 *   npm run fit                   five folds by family, then the weights from all portals are written
 *   npm run fit -- --fast         only the weights, with the confidence that there is
 *   npm run fit -- --check        five folds only, of every other family; exits 1 below the floors
 *   npm run fit -- --verbose      every field that was wrong
 *   npm run fit -- --field price  one choice only, in half a minute: what the candidates could give, what was chosen
 *
 * Each choice (a field's column, the schedule, the place) is a conditional logit over the candidates of a portal and
 * "none of them", with an L2 penalty. The same portals give the same weights.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readCorpus, readPortals } from '../../test/portals/corpus.ts';
import type { ChoiceName } from './choice-names.ts';
import { choicesOf } from './choices.ts';
import { fitConfidence, gradeByFolds, leastActedOn, leastSecond, unseen, writeConfidence } from './confidence.ts';
import { explore, explorePlaces } from './explore.ts';
import { fitModel } from './fit-model.ts';
import { type Reached, reportFolds, tryFolds } from './folds.ts';
import { laterChoicesOf } from './later-choices.ts';
import { type Choice, tells } from './packed-choice.ts';
import { beginningOf, isChecked, otherTimesOf, variantsOf } from './training.ts';
import { writeModel } from './write-model.ts';

/**
 * A little under what `--check` gives on today's portals: a change of code may not fall below. Of the rules shown with 0.9 or more: how many are right,
 * how many of all rules they are, and how many wrong ones are titles, times or states.
 */
const floors = { total: 97.2, right: 97.4, share: 62.5, vital: 12 };

const isWell = ({ total, right, share, vital }: Reached): boolean =>
  total >= floors.total && right >= floors.right && share >= floors.share && vital <= floors.vital;

const { values: options } = parseArgs({
  options: {
    fast: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
    field: { type: 'string' },
  },
});
const corpus = readCorpus();
// Half of the families, without their variants, take a third of the time.
const portals = options.check ? corpus.filter(isChecked) : corpus;
const known = portals.filter(({ group }) => group === 'known');
// The shapes that every release must read wholly count several times.
const training = [
  ...portals,
  ...Array.from({ length: 10 }, () => known).flat(),
  ...(options.check ? [] : portals).flatMap(variantsOf),
  ...(options.check ? [] : portals).flatMap(beginningOf),
];
if (options.field === 'place') explorePlaces(portals, training);
else if (options.field !== undefined) explore(options.field, portals, training);
else fitAll();

function fitAll(): void {
  const started = Date.now();
  const choices = label();
  console.log(`${portals.length} portals, labelled in ${Date.now() - started} ms`);
  if (!options.fast) {
    const all = readPortals(join(import.meta.dirname, '../../test/portals/unseen'), unseen);
    const tried = tryFolds(portals, options.check ? all.filter(isChecked) : all, choices);
    const reached = reportFolds(tried, options.verbose);
    console.log(`${Date.now() - started} ms`);
    if (options.check) {
      console.log(
        `${isWell(reached) ? 'not below' : 'BELOW'} the floors: ${JSON.stringify(floors)}; reached, the last three of the rules shown with 0.9 or more: ${JSON.stringify(reached)}`,
      );
      process.exit(isWell(reached) ? 0 : 1);
    }
    writeConfidence({
      weights: fitConfidence(tried.rules),
      leastActedOn: leastActedOn(gradeByFolds(tried.rules)),
      leastSecond: leastSecond(tried.seconds),
    });
  }
  writeModel(fitModel(choices, () => true));
}

/** Every choice of every portal, with what is right. */
function label(): ReadonlyMap<ChoiceName, readonly Choice[]> {
  const first = choicesOf(training);
  const model = fitModel(first, () => true);
  const later = laterChoicesOf(training, model);
  const otherTimes = laterChoicesOf(portals.flatMap(otherTimesOf), model, ['reading']).reading;
  const reading = [...later.reading, ...otherTimes].filter(tells);
  return new Map<ChoiceName, readonly Choice[]>([
    ...first,
    ['second', later.second],
    ['rest', later.rest],
    ['reading', reading],
  ]);
}
