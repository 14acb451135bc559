/** Every portal by weights that were fitted without its family: what came out right, and how sure its rules were. */
import type { Model } from '../../src/mapping/detection/model/choose.ts';
import { judgePortal, mapPortal, type Portal } from '../../test/portals/corpus.ts';
import type { ChoiceName } from './choice-names.ts';
import {
  gradeByFolds,
  leastActedOn,
  type Reliability,
  reliability,
  type ShownRule,
  shownFrom,
  shownRules,
  unseen,
} from './confidence.ts';
import { fitModel } from './fit-model.ts';
import { byIdOf, type Choice, sharesOfPacked } from './packed-choice.ts';
import { foldCount, foldOf } from './training.ts';

/** A portal that was left out. */
interface Tried {
  readonly portal: Portal;
  readonly asked: number;
  /** What is wrong, a line for each field of an event. */
  readonly faults: readonly string[];
  /** Whether people are asked when the events begin. */
  readonly isAsked: boolean;
}

export interface TriedFolds {
  readonly tried: readonly Tried[];
  /** Those of the portals that are left out, and of the unseen ones, which no fold is fitted on. */
  readonly rules: readonly (ShownRule & { readonly fold: number })[];
  /** Of each second column: how likely it was, and what share of the events it makes right. */
  readonly seconds: readonly { readonly share: number; readonly gain: number }[];
}

export function tryFolds(
  portals: readonly Portal[],
  others: readonly Portal[],
  choices: ReadonlyMap<ChoiceName, readonly Choice[]>,
): TriedFolds {
  const folds = Array.from({ length: foldCount }, (_, fold): TriedFolds => {
    const model = fitModel(choices, (portal) => foldOf(portal) !== fold);
    const left = portals.filter((portal) => foldOf(portal) === fold);
    const mapped = left.map((portal) => [portal, mapPortal(portal, undefined, model)] as const);
    return {
      tried: mapped.map(([portal, found]): Tried => {
        const { asked, wrong } = judgePortal(portal, found);
        const isAsked = found.detected.questions?.some(({ where }) => where === 'mapping.event.start') === true;
        return { portal, asked, faults: wrong, isAsked };
      }),
      rules: mapped.flatMap(([portal, found]) => shownRules(portal, found).map((one) => ({ ...one, fold }))),
      seconds: secondsOf(choices.get('second') ?? [], model, (portal) => left.includes(portal)),
    };
  });
  const model = fitModel(choices, () => true);
  const ofOthers = others.flatMap((portal) =>
    shownRules(portal, mapPortal(portal, undefined, model)).map((one) => ({ ...one, fold: foldOf(portal) })),
  );
  return {
    tried: folds.flatMap(({ tried }) => tried),
    rules: [...folds.flatMap(({ rules }) => rules), ...ofOthers],
    seconds: folds.flatMap(({ seconds }) => seconds),
  };
}

/** The likeliest second column of each choice, and what share of the events it would make right. */
function secondsOf(
  list: readonly Choice[],
  { second }: Model,
  ask: (portal: Portal) => boolean,
): readonly { readonly share: number; readonly gain: number }[] {
  const byId = byIdOf(second);
  return list.flatMap(({ portal, packed, right }) => {
    if (!ask(portal)) return [];
    const shares = sharesOfPacked(packed, byId, second.none ?? 0).slice(0, -1);
    const best = shares.indexOf(Math.max(...shares));
    return [{ share: shares[best] as number, gain: right[best] as number }];
  });
}

/** What portals left out came to: in percent, and the wrong ones among the sure rules that people would miss an event by. */
export interface Reached extends Reliability {
  readonly total: number;
}

/** Prints how portals left out did. */
export function reportFolds({ tried, rules }: TriedFolds, verbose: boolean): Reached {
  // Each fold is graded by what the others give.
  const graded = gradeByFolds(rules);
  const least = leastActedOn(graded);
  const shown = shownFrom(graded, least);
  const asked = tried.reduce((sum, one) => sum + one.asked, 0);
  let wrong = tried.reduce((sum, { faults }) => sum + faults.length, 0);
  const isTried = ({ portal }: ShownRule) => portal.group !== unseen;
  for (const { portal, field, answers } of graded.filter((one) => isTried(one) && !shown.includes(one))) {
    const saved = answers.filter(({ right }) => !right).length - answers.filter(({ there }) => there).length;
    wrong -= saved;
    if (saved !== 0) console.log(`${nameOf(portal)}.${field} is left out: ${-saved} more wrong`);
  }
  console.log('portals left out:');
  reliability(shown.filter(isTried), verbose);
  // Of unseen portals, nobody is to see what is wrong.
  console.log('unseen portals:');
  reliability(
    shown.filter((one) => !isTried(one)),
    false,
  );
  console.log('both:');
  const sure = reliability(shown, false);
  reportQuestions(tried);
  const shareOf = (one: Tried) => 100 * (1 - one.faults.length / one.asked);
  for (const one of [...tried].sort((a, b) => shareOf(a) - shareOf(b)))
    if (shareOf(one) < 99.9)
      console.log(nameOf(one.portal), shareOf(one).toFixed(1), verbose ? `\n    ${one.faults.join('\n    ')}` : '');
  const byField = Map.groupBy(
    tried.flatMap(({ faults }) => faults),
    (fault) => /\.(\w+): /.exec(fault)?.[1] ?? 'surplus',
  );
  const counts = [...byField].sort(([, a], [, b]) => b.length - a.length);
  console.log('wrong by field:', counts.map(([field, faults]) => `${field} ${faults.length}`).join(', '));
  for (const [group, own] of Map.groupBy(tried, ({ portal }) => portal.group))
    console.log(group, (own.reduce((sum, one) => sum + shareOf(one), 0) / own.length).toFixed(1));
  const total = (100 * (asked - wrong)) / asked;
  console.log(`left out by family: ${total.toFixed(2)} % of ${asked} fields`);
  return { ...sure, total };
}

const nameOf = ({ group, system }: Portal): string => `${group}/${system}`;

/** Says how often people are asked when events begin, where that is right and where it is wrong. */
function reportQuestions(tried: readonly Tried[]): void {
  const isRight = ({ faults }: Tried) => !faults.some((fault) => /\.(?:start|allDay|sessions): /.test(fault));
  const asked = (own: readonly Tried[]) => `${own.filter(({ isAsked }) => isAsked).length} of ${own.length}`;
  const [right, wrong] = [tried.filter(isRight), tried.filter((one) => !isRight(one))];
  console.log(
    `when events begin was asked of ${asked(right)} portals that are right, and of ${asked(wrong)} that are wrong`,
  );
}
