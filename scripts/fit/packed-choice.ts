/** A choice as the fit needs it: the features of its candidates by number, one after another. */
import type { Features } from '../../src/mapping/detection/model/features.ts';
import { sharesOf, type Weights } from '../../src/mapping/detection/model/softmax.ts';
import type { Table } from '../../src/mapping/detection/profile/table.ts';
import type { Portal } from '../../test/portals/corpus.ts';

/** A choice of one portal: its candidates by their features, and which are right. */
export interface Choice {
  readonly portal: Portal;
  readonly packed: Packed;
  /** What each candidate reads, and the share of the events in which that is right. */
  readonly names: readonly string[];
  readonly right: readonly number[];
}

export const featureNames: string[] = [];
const featureIds = new Map<string, number>();
export function idOf(name: string): number {
  let id = featureIds.get(name);
  if (id === undefined) {
    id = featureNames.length;
    featureNames.push(name);
    featureIds.set(name, id);
  }
  return id;
}
idOf('none');

/** A word of a key counts where at least so many families of systems use it. */
const leastFamilies = 4;
const familiesOf = new Map<string, Set<string>>();

/** Notes the words of a table's keys. */
export function noteWords(portal: Portal, { columns }: Table): void {
  for (const { key } of columns)
    for (const word of key.words)
      familiesOf.set(`w:${word}`, (familiesOf.get(`w:${word}`) ?? new Set()).add(portal.family));
}

const isCommon = (name: string): boolean => {
  const word = /(?:^|:)(w:[^:]+)$/.exec(name)?.[1];
  return word === undefined || (familiesOf.get(word)?.size ?? 0) >= leastFamilies;
};

/** A choice without the features of words that few families use. All words must have been noted. */
export function withoutRareWords(choice: Choice): Choice {
  const { starts, ids, values } = choice.packed;
  const kept = [...ids.keys()].filter((at) => isCommon(featureNames[ids[at] as number] as string));
  if (kept.length === ids.length) return choice;
  let passed = 0;
  const starting = starts.map((start) => {
    while (passed < kept.length && (kept[passed] as number) < start) passed += 1;
    return passed;
  });
  return {
    ...choice,
    packed: {
      ...choice.packed,
      starts: starting,
      ids: Int32Array.from(kept, (at) => ids[at] as number),
      values: Float64Array.from(kept, (at) => values[at] as number),
    },
  };
}

/** The features of a choice's candidates, one after another. */
export interface Packed {
  readonly starts: Int32Array;
  readonly ids: Int32Array;
  readonly values: Float64Array;
  /** 1: the candidate is right, or the best there is; the last one is "none of them". */
  readonly right: Uint8Array;
  /** 1: the candidate is right in every event. */
  readonly whole: Uint8Array;
  /** The number of the first candidate that comes to the same: their shares count together. */
  readonly alike: Int32Array;
}

function pack(
  features: readonly Features[],
  isRight: (n: number) => boolean,
  isWhole: (n: number) => boolean,
  keys: readonly string[],
): Packed {
  const count = features.reduce((sum, one) => sum + one.size, 0);
  const [starts, ids, values] = [new Int32Array(features.length + 1), new Int32Array(count), new Float64Array(count)];
  let at = 0;
  features.forEach((one, n) => {
    starts[n] = at;
    for (const [name, value] of one) {
      ids[at] = idOf(name);
      values[at] = value;
      at += 1;
    }
  });
  starts[features.length] = at;
  const first = new Map<string, number>();
  keys.forEach((key, n) => {
    if (!first.has(key)) first.set(key, n);
  });
  return {
    starts,
    ids,
    values,
    right: Uint8Array.from({ length: features.length + 1 }, (_, n) => (isRight(n) ? 1 : 0)),
    whole: Uint8Array.from({ length: features.length + 1 }, (_, n) => (isWhole(n) ? 1 : 0)),
    alike: Int32Array.from({ length: features.length + 1 }, (_, n) =>
      keys[n] === undefined ? n : (first.get(keys[n]) as number),
    ),
  };
}

/** A choice with its candidates packed for the fit. */
export function choiceOf(
  portal: Portal,
  features: readonly Features[],
  right: readonly number[],
  absent: boolean,
  names: readonly string[] = [],
  keys: readonly string[] = [],
): Choice {
  const best = Math.max(...right);
  const packed = pack(
    features,
    (n) => (absent ? n === right.length : (right[n] ?? -1) >= best - 1e-9),
    (n) => !absent && (right[n] ?? 0) >= 0.999,
    keys,
  );
  return { portal, packed, names, right };
}

export function byIdOf(weights: Weights): Float64Array {
  const byId = new Float64Array(featureNames.length);
  for (const [name, weight] of Object.entries(weights)) byId[idOf(name)] = weight;
  return byId;
}

export function sharesOfPacked(packed: Packed, weights: Float64Array, none: number): readonly number[] {
  const scores = Array.from({ length: packed.starts.length - 1 }, (_, n) => {
    let score = 0;
    for (let at = packed.starts[n] as number; at < (packed.starts[n + 1] as number); at++)
      score += (packed.values[at] as number) * (weights[packed.ids[at] as number] as number);
    return score;
  });
  const shares = sharesOf(scores, none);
  const joined = shares.map(() => 0);
  shares.forEach((share, n) => {
    const to = packed.alike[n] as number;
    joined[to] = (joined[to] as number) + share;
  });
  return joined;
}

/** A choice without a right candidate teaches nothing. */
export const isLearnt = ({ right, packed }: Choice): boolean => packed.right.at(-1) === 1 || Math.max(...right) >= 0.5;

/** A choice among readings teaches something where they differ. */
export const tells = (choice: Choice): boolean =>
  isLearnt(choice) && Math.max(...choice.right) - Math.min(...choice.right) > 0.001;
