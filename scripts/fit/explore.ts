/** `npm run fit -- --field NAME`: one choice only, with what was chosen on portals left out. */
import { type Placed, placesOf } from '../../src/mapping/detection/compose/places.ts';
import { tablesOf } from '../../src/mapping/detection/detect.ts';
import type { Model } from '../../src/mapping/detection/model/choose.ts';
import { profileOf } from '../../src/mapping/detection/model/features.ts';
import { weights } from '../../src/mapping/detection/model/weights.ts';
import { contextOf, type Portal } from '../../test/portals/corpus.ts';
import { pair, rightShare } from '../../test/portals/labels.ts';
import { type ChoiceName, isAlways } from './choice-names.ts';
import { choicesOf, rulesText } from './choices.ts';
import { fitModel } from './fit-model.ts';
import { fitWeights, penaltyOf } from './fit-weights.ts';
import { laterChoicesOf } from './later-choices.ts';
import { byIdOf, isLearnt, type Packed, sharesOfPacked, tells } from './packed-choice.ts';
import { placeChoices } from './place-choices.ts';
import { foldCount, foldOf, otherTimesOf, readingOf } from './training.ts';

/** The place that the weights compose: the share of the events in which it is right; null: there is none, and none was found. */
function placeIn(portal: Portal, model: Model) {
  const { records, samples } = readingOf(portal);
  const context = contextOf(portal);
  const profile = profileOf(tablesOf(samples, context.language).table, context);
  const [{ findings, share }] = placesOf(profile, model) as readonly [Placed];
  const rules = Object.fromEntries(Object.entries(findings).map(([field, { rule }]) => [field, rule]));
  return { rules, share, right: rightShare(portal, pair(portal, records), 'location', rules) };
}

/** Says how the places do on portals left out: every column that is wrongly a part, or wrongly none. */
export function explorePlaces(portals: readonly Portal[], training: readonly Portal[]): void {
  const choices = choicesOf(training, 'place');
  const sums = { portals: 0, right: 0 };
  for (let fold = 0; fold < foldCount; fold++) {
    const model = fitModel(choices, (portal) => foldOf(portal) !== fold);
    for (const portal of portals.filter((one) => foldOf(one) === fold)) {
      const { rules, right } = placeIn(portal, model);
      if (right === null) continue;
      sums.portals += 1;
      sums.right += right;
      if (right > 0.999) continue;
      const percent = (share: number) => `${(100 * share).toFixed(0)} %`;
      console.log(`${portal.group}/${portal.system}: right ${percent(right)}\n    ${rulesText(Object.entries(rules))}`);
      for (const { names, right: parts, packed } of placeChoices(portal, model.alone)) {
        const [share = 0] = sharesOfPacked(packed, byIdOf(model.place), model.place.none ?? 0);
        if (share > 0.5 !== (packed.right[0] === 1))
          console.log(`    ${names[0]}: ${share.toFixed(2)}, a part in ${percent(parts[0] as number)}`);
      }
    }
  }
  console.log(`place: right in ${((100 * sums.right) / sums.portals).toFixed(1)} % of ${sums.portals} portals`);
}

/** Says how one choice does on portals left out: where no candidate is right, and where another one was chosen. */
export function explore(field: string, portals: readonly Portal[], training: readonly Portal[]): void {
  const list =
    field === 'rest'
      ? laterChoicesOf(training, weights, ['rest']).rest
      : field === 'reading'
        ? laterChoicesOf([...training, ...portals.flatMap(otherTimesOf)], weights, ['reading']).reading
        : (choicesOf(training, field).get(field as ChoiceName) ?? []);
  const originals = new Set(portals);
  const learnt = field === 'rest' ? list : list.filter(field === 'reading' ? tells : isLearnt);
  const sums = { portals: 0, best: 0, chosen: 0, absent: 0, silent: 0 };
  for (let fold = 0; fold < foldCount; fold++) {
    const { weights } = fitWeights(
      learnt.filter(({ portal }) => foldOf(portal) !== fold),
      penaltyOf(field),
    );
    const told = new Set<Packed>();
    for (const { portal, packed, names, right } of list) {
      if (foldOf(portal) !== fold || !originals.has(portal) || told.has(packed)) continue;
      told.add(packed);
      const isAbsent = packed.right.at(-1) === 1;
      const shares = sharesOfPacked(packed, weights, isAlways(field) ? Number.NEGATIVE_INFINITY : (weights[0] ?? 0));
      const first = shares.indexOf(Math.max(...shares));
      const best = right.indexOf(Math.max(...right));
      const tell = (n: number) =>
        n === right.length
          ? `none ${(shares[n] as number).toFixed(2)}`
          : `${names[n]} ${(shares[n] as number).toFixed(2)} (right ${(100 * (right[n] as number)).toFixed(0)} %)`;
      if (isAbsent) {
        sums.absent += 1;
        if (first === right.length) sums.silent += 1;
        else console.log(`${portal.group}/${portal.system}: there is none\n    chosen ${tell(first)}`);
        continue;
      }
      sums.portals += 1;
      sums.best += right[best] as number;
      sums.chosen += right[first] ?? 0;
      if ((right[first] ?? 0) < 0.999)
        console.log(`${portal.group}/${portal.system}\n    chosen ${tell(first)}\n    best   ${tell(best)}`);
    }
  }
  const share = (part: number, of: number) => `${((100 * part) / Math.max(1, of)).toFixed(1)} %`;
  console.log(
    `${field}: the best candidates read ${share(sums.best, sums.portals)} of ${sums.portals} portals, the chosen ones ${share(sums.chosen, sums.portals)}; none chosen in ${share(sums.silent, sums.absent)} of ${sums.absent} portals without it`,
  );
}
