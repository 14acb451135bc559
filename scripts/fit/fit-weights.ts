import { adam } from './adam.ts';
import { type Choice, featureNames, type Packed } from './packed-choice.ts';

export interface Fitted {
  readonly weights: Float64Array;
}

/** How many rounds of descent a fit takes: more change no choice. */
const rounds = 120;

/** Adam on the mean negative log likelihood of the right candidates, with an L2 penalty. */
export function fitWeights(choices: readonly Choice[], penalty: number): Fitted {
  const size = featureNames.length;
  const weights = new Float64Array(size);
  const begin = adam(weights, 1e-6);
  const gradient = new Float64Array(size);
  // What comes several times is added up once.
  const distinct = new Map<Packed, number>();
  for (const { packed } of choices) distinct.set(packed, (distinct.get(packed) ?? 0) + 1);
  for (let round = 1; round <= rounds; round++) {
    gradient.fill(0);
    for (const [all, times] of distinct) {
      const count = all.starts.length - 1;
      const powers = new Float64Array(count + 1);
      let most = weights[0] as number;
      for (let n = 0; n < count; n++) {
        let score = 0;
        for (let at = all.starts[n] as number; at < (all.starts[n + 1] as number); at++)
          score += (all.values[at] as number) * (weights[all.ids[at] as number] as number);
        powers[n] = score;
        if (score > most) most = score;
      }
      powers[count] = weights[0] as number;
      let total = 0;
      let rightTotal = 0;
      for (let n = 0; n <= count; n++) {
        const power = Math.exp((powers[n] as number) - most);
        powers[n] = power;
        total += power;
        if (all.right[n] === 1) rightTotal += power;
      }
      for (let n = 0; n <= count; n++) {
        const power = powers[n] as number;
        const pull = power / total - (all.right[n] === 1 ? power / rightTotal : 0);
        if (pull < 1e-5 && pull > -1e-5) continue;
        if (n === count) gradient[0] = (gradient[0] as number) + times * pull;
        else
          for (let at = all.starts[n] as number; at < (all.starts[n + 1] as number); at++) {
            const id = all.ids[at] as number;
            gradient[id] = (gradient[id] as number) + times * pull * (all.values[at] as number);
          }
      }
    }
    const move = begin({ rate: round < rounds / 2 ? 0.2 : 0.06, round });
    for (let id = 0; id < size; id++) {
      // No candidate of this choice has had it.
      if (gradient[id] === 0 && weights[id] === 0) continue;
      move(id, (gradient[id] as number) / choices.length + penalty * (weights[id] as number));
    }
  }
  return { weights };
}

/**
 * The L2 penalty: of 0.001, 0.003 and 0.01 the one that did best on portals left out; of many small choices, whether each
 * column is a part of the place, of 0.0001, 0.0003 and 0.001.
 */
export const penaltyOf = (choice: string): number => (choice === 'place' || choice === 'alone' ? 0.0003 : 0.003);
