import type { Model } from '../../src/mapping/detection/model/choose.ts';
import { confidence } from '../../src/mapping/detection/model/confidence.ts';
import type { Weights } from '../../src/mapping/detection/model/softmax.ts';
import type { Portal } from '../../test/portals/corpus.ts';
import { type ChoiceName, isOfLists, isOther, listChoiceNames, otherChoices } from './choice-names.ts';
import { fitWeights, penaltyOf } from './fit-weights.ts';
import { type Choice, featureNames } from './packed-choice.ts';
import { placeChoices } from './place-choices.ts';

/** A smaller weight moves hardly any choice, while a fifth of the names are spared. */
const leastWeight = 0.04;

/** Fits every choice on the portals that `use` keeps. */
export function fitModel(choices: ReadonlyMap<ChoiceName, readonly Choice[]>, use: (portal: Portal) => boolean): Model {
  const weightsOf = (name: ChoiceName, list: readonly Choice[]): Weights => {
    const { weights } = fitWeights(list, penaltyOf(name));
    return Object.fromEntries(
      featureNames
        .map((feature, id) => [feature, Math.round(100 * (weights[id] ?? 0)) / 100] as const)
        .filter(([, weight]) => Math.abs(weight) >= leastWeight)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  };
  const used = [...choices].map(([name, list]) => [name, list.filter(({ portal }) => use(portal))] as const);
  const fitted = used.map(([name, list]) => [name, weightsOf(name, list)] as const);
  // How likely the others are is told by a fit on the other half of the families.
  const own = used.find(([name]) => name === 'alone')?.[1] ?? [];
  const isOdd = ({ family }: Portal) => family.length % 2 === 1;
  const [even, odd] = [false, true].map((half) => {
    const others = own.filter(({ portal }) => isOdd(portal) !== half);
    return weightsOf('alone', others);
  }) as [Weights, Weights];
  const known = new Map(
    [...new Set(own.map(({ portal }) => portal))].map((portal) => [
      portal,
      placeChoices(portal, isOdd(portal) ? odd : even),
    ]),
  );
  // A portal that comes several times counts as often.
  const times = Map.groupBy(own, ({ portal }) => portal);
  const repeated = [...known].flatMap(([portal, list]) =>
    Array.from({ length: (times.get(portal)?.length ?? 0) / Math.max(1, list.length) }, () => list).flat(),
  );
  const place = weightsOf('place', repeated);
  const named = (names: readonly ChoiceName[]) =>
    Object.fromEntries(names.map((name) => [name, fitted.find(([one]) => one === name)?.[1] ?? {}] as const));
  return {
    fields: Object.fromEntries(fitted.filter(([name]) => !isOther(name) && !isOfLists(name))),
    ...named(otherChoices),
    place,
    lists: named(listChoiceNames),
    confidence: { ...confidence, weights: {}, leastActedOn: 0 },
  } as unknown as Model;
}
