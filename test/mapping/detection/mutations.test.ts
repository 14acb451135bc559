import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownWords, unknownWords } from '../../portals/dictionaries.ts';
import { judge } from '../../portals/judge.ts';
import { mapPortal } from '../../portals/map-portal.ts';
import * as mutations from '../../portals/mutations.ts';
import { type PortalData, portalNames, readPortal } from '../../portals/portal-data.ts';
import * as untidy from '../../portals/untidy.ts';

const known = join(import.meta.dirname, '../../portals');
const folders = [known, join(known, 'invented')];
const portals = folders.flatMap((folder) => portalNames(folder).map((name) => readPortal(folder, name)));

const styles = ['camel', 'snake', 'kebab', 'pascal', 'upper'] as const;
const { inStyle, inWords, nonsense, inValue, inTypedValue, inListOfValue, inLocale, inList, ...shapes } = mutations;
/** Without their details, 96 % of the fields are there to be found. */
const wrapped = { inValue, inTypedValue, inListOfValue, inLocale, inList };

/** A part of the portals is enough for one mutation; the next one takes others. */
const partOf = (n: number, parts: number): readonly PortalData[] => portals.filter((_, at) => at % parts === n % parts);

function scoreOf(
  mutate: mutations.Mutation,
  some: readonly PortalData[],
  fields: RegExp | null = null,
): { share: number; wrong: readonly string[] } {
  let asked = 0;
  const wrong: string[] = [];
  for (const portal of some) {
    const changed = mutate(portal);
    const verdict = judge(changed.truth, mapPortal(changed).events);
    asked += fields === null ? verdict.asked : changed.truth.events.length * coreFields.length;
    wrong.push(
      ...verdict.wrong
        .filter((fault) => fields === null || fields.test(fault))
        .map((fault) => `${portal.name} ${fault}`),
    );
  }
  return { share: (100 * (asked - wrong.length)) / asked, wrong };
}

const coreFields = ['id', 'title', 'start', 'end', 'url', 'image', 'description'];

describe('detection on the known portals in another shape', () => {
  const kept: readonly (readonly [string, mutations.Mutation, number])[] = [
    ...styles.map((style) => [`keys in ${style} case`, inStyle(style), 98] as const),
    ...Object.entries(knownWords).map(([name, words]) => [`keys in ${name}`, inWords(words), 96] as const),
    ...Object.entries(shapes).map(([name, mutate]) => [name, mutate as mutations.Mutation, 95] as const),
    ...Object.entries(untidy).map(([name, mutate]) => [`written untidily: ${name}`, mutate, 98] as const),
    ...Object.entries(wrapped).map(([name, mutate]) => [`values wrapped ${name}`, mutate, 90] as const),
  ];
  it.each(kept.map((one, n) => [...one, n] as const))('finds the truth: %s', (_, mutate, least, n) => {
    // The wrapped ones lose so much that few portals say little.
    const { share, wrong } = scoreOf(mutate, least < 95 ? portals : partOf(n, 3));
    expect(share, wrong.slice(0, 30).join('\n')).toBeGreaterThanOrEqual(least);
  });

  it.each(Object.entries(unknownWords).map(([name, words], n) => [name, words, n] as const))(
    'finds most of it where keys are in a language that it does not know: %s',
    (_, words, n) => {
      const { share, wrong } = scoreOf(inWords(words), partOf(n, 2));
      expect(share, wrong.slice(0, 30).join('\n')).toBeGreaterThanOrEqual(83);
    },
  );

  it('finds id, title, start, end, link, image and description where keys say nothing at all', () => {
    const { share, wrong } = scoreOf(nonsense, portals, new RegExp(`\\.(?:${coreFields.join('|')}):`));
    expect(share, wrong.slice(0, 30).join('\n')).toBeGreaterThanOrEqual(90);
  });

  it('is less sure of keys that say nothing than of those that do', () => {
    const mean = (of: readonly PortalData[]) =>
      of.reduce((sum, portal) => sum + (mapPortal(portal).detected.inForce.event.title?.confidence ?? 0), 0) /
      of.length;
    expect(mean(portals.map(nonsense))).toBeLessThan(mean(portals));
  });

  it('finds the truth through several changes at once', () => {
    const pick = (choices: readonly mutations.Mutation[]) =>
      fc.constantFrom<mutations.Mutation>((portal) => portal, ...choices);
    const { epochSeconds, epochMillis, netDates, dayFirst, wrapped, itemsWrapped, unwrapped, distracted, sixty } =
      mutations;
    let asked = 0;
    let wrong = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...portals),
        pick([distracted, sixty]),
        pick(Object.values(knownWords).map(inWords)),
        pick(styles.map(inStyle)),
        pick([epochSeconds, epochMillis, netDates, dayFirst]),
        pick([wrapped, itemsWrapped, unwrapped]),
        (portal, ...changes) => {
          const changed = changes.reduce((one, change) => change(one), portal);
          const verdict = judge(changed.truth, mapPortal(changed).events);
          asked += verdict.asked;
          wrong += verdict.wrong.length;
          // Once its stamps are epochs, nothing tells that the dates of this one are in UTC.
          const least = portal.name === 'drupal-jsonapi' ? 75 : 85;
          expect(
            (100 * (verdict.asked - verdict.wrong.length)) / verdict.asked,
            verdict.wrong.join('\n'),
          ).toBeGreaterThanOrEqual(least);
        },
      ),
      { numRuns: 60, seed: 20_261_121 },
    );
    expect((100 * (asked - wrong)) / asked).toBeGreaterThanOrEqual(96);
  });
});
