import { among, type Part, weighedBy } from '../../src/mapping/detection/compose/place-parts.ts';
import type { Features } from '../../src/mapping/detection/model/features.ts';
import type { Weights } from '../../src/mapping/detection/model/softmax.ts';
import type { Portal } from '../../test/portals/corpus.ts';
import { type Choice, choiceOf, withoutRareWords } from './packed-choice.ts';

/** A column whose values are so often a part of the place is one. */
const leastPart = 0.6;

/** The columns of each portal that may be parts of the place, and how often each is. */
export const placeParts = new Map<
  Portal,
  { readonly parts: readonly Part[]; readonly right: readonly (number | null)[] }
>();

/** Whether each column is a part of the place, by its features. */
export function partChoices(portal: Portal, features: readonly Features[]): readonly Choice[] {
  const { parts = [], right = [] } = placeParts.get(portal) ?? {};
  return parts.flatMap(({ column }, n) => {
    const share = right[n] ?? null;
    return share === null
      ? []
      : [choiceOf(portal, [features[n] as Features], [share], share < leastPart, [column.expression])];
  });
}

/** The same by how likely the other columns are; `alone`: weights that were not fitted on the portal. */
export const placeChoices = (portal: Portal, alone: Weights): readonly Choice[] =>
  partChoices(portal, among(weighedBy(alone, placeParts.get(portal)?.parts ?? []))).map(withoutRareWords);
