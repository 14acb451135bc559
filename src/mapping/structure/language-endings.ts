import { lettersOf, scriptOf } from '../language.ts';

/** The values under one key of an object. */
interface Keyed {
  readonly key: string;
  /** Names the object that it stands in. */
  readonly home: string;
  /** Most values are words for people. */
  readonly isText: boolean;
  readonly values: readonly unknown[];
}

/** A key that ends in a mark of its language, in a letter that names none. */
export interface MarkedKey {
  /** It is the mark of the portal's language. */
  readonly isOwn: boolean;
  /** The key without it. */
  readonly rest: string;
}

interface Half extends MarkedKey {
  readonly at: number;
  readonly ending: string;
  /** Share of the values with letters of the portal's script; null: they are no texts. */
  readonly own: number | null;
}

/** At least so many pairs of texts show the same two marks. */
const leastPairs = 2;

/**
 * Keys in pairs that differ in their last letter only, `titlec` and `titlee`, where texts under one letter are in the script of the
 * portal's language and those under the other are not: by their places in the list. Links in such pairs go by the same letters. Nothing
 * where the portal's language is written in Latin letters, as its names are everywhere.
 */
export function languageEndings(all: readonly Keyed[], language: string): ReadonlyMap<number, MarkedKey> {
  const found = new Map<number, MarkedKey>();
  if (scriptOf(language) === 'Latn') return found;
  const pairs = pairsOf(all, lettersOf(language));
  const votes = Map.groupBy(
    pairs.map(markOf).filter((mark) => mark !== null),
    (mark) => mark,
  );
  const [best] = [...votes].sort(([, a], [, b]) => b.length - a.length);
  if (best === undefined || best[1].length < leastPairs) return found;
  const [own, other] = best[0];
  for (const pair of pairs) {
    const endings = pair.map(({ ending }) => ending);
    if (!endings.includes(own as string) || !endings.includes(other as string)) continue;
    for (const { at, rest, ending } of pair) found.set(at, { isOwn: ending === own, rest });
  }
  return found;
}

function pairsOf(all: readonly Keyed[], letters: RegExp): readonly (readonly Half[])[] {
  const shareOf = (values: readonly unknown[]) =>
    values.filter((value) => typeof value === 'string' && letters.test(value)).length / Math.max(1, values.length);
  const halves = all.flatMap(({ key, home, isText, values }, at) => {
    const [, rest, ending] = /^(.{2,}\p{L})([A-Za-z])$/u.exec(key) ?? [];
    if (rest === undefined || ending === undefined) return [];
    const own = isText ? shareOf(values) : null;
    return [{ home, at, rest, ending: ending.toLowerCase(), own, isOwn: false }];
  });
  return [...Map.groupBy(halves, ({ home, rest }) => `${home}\n${rest}`).values()].filter((pair) => pair.length === 2);
}

/** The two letters, that of the portal's language first; null: the texts do not tell. */
function markOf([one, other]: readonly Half[]): string | null {
  if (one?.own == null || other?.own == null) return null;
  if (one.own > 0.8 && other.own < 0.1) return one.ending + other.ending;
  return other.own > 0.8 && one.own < 0.1 ? other.ending + one.ending : null;
}
