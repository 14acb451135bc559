import { memoize } from '../memoize.ts';
import { normalForm } from '../text/plain/control-characters.ts';
import { type Concept, concepts } from './language-words.ts';
import { romanize } from './romanize.ts';
import { wordsOf } from './vocabulary.ts';

/** What the words of one key say. */
export interface KeyWords {
  /** The key's words as they are written, normalized. */
  readonly words: readonly string[];
  readonly concepts: ReadonlySet<Concept>;
  /** Share of the words that the vocabulary knows, 0 to 1. */
  readonly known: number;
}

/**
 * The words of a key: split at case, digits and separators; in lower case, without accents, Cyrillic transliterated. `_x00e4_` is a
 * letter that a name in XML can't have.
 */
export const splitKey = memoize((key): readonly string[] => {
  const apart = localName(key)
    .replace(/(?<=(.?))_x([\da-f]{4})_(?=(.?))/giu, inCaseOf)
    .slice(0, 100)
    .replaceAll('№', ' nr ')
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2');
  return romanize(apart)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .flatMap((word) => word.split(/(?<=\p{L})(?=\d)/u))
    .filter((word) => word !== '');
});

/** The letter of a code, in the case of those around it, or a capital between two small ones would begin a word. */
function inCaseOf(_: string, before: string, code: string, after: string): string {
  const letter = String.fromCharCode(Number.parseInt(code, 16));
  if (/\p{Ll}/u.test(before)) return letter.toLowerCase();
  return /\p{Lu}/u.test(before) && /\p{Lu}/u.test(after) ? letter.toUpperCase() : letter;
}

/** What an IRI names, `http://schema.org/startDate`; any other key as it is. */
export const localName = (key: string): string => /^https?:\/\/[^\s]*[/#]([^/#\s]+)$/.exec(key)?.[1] ?? key;

/** What a key means, by the vocabulary: phrases first, then words, their inflections, and compounds. */
export const readKey = memoize(meaningOfKey);

/** The same for a key that says nothing by itself, but together with the one above it: `left` in `places`. */
export function readKeyBelow(parent: string, key: string): KeyWords {
  const own = readKey(key);
  if (own.concepts.size > 0) return own;
  const found = meaningsOf([...splitKey(parent), ...own.words].join(''));
  return found === undefined ? own : { ...own, concepts: new Set(found), known: 1 };
}

/** The words of keys with their concepts, and the ways to a word that is written a little differently. */
interface Index {
  readonly meanings: ReadonlyMap<string, readonly Concept[]>;
  /** Words by their first five letters. */
  readonly beginnings: ReadonlyMap<string, readonly string[]>;
  readonly sounds: ReadonlyMap<string, string>;
}

/** What a word of a concept says as well. */
const wider: { readonly [concept in Concept]?: readonly Concept[] } = {
  booked: ['count'],
  capacity: ['count'],
  performer: ['person'],
  registration: ['deadline'],
};

let built: Index | null = null;

/** Made when the first key is read, because most that Kalends does reads none. */
function index(): Index {
  if (built !== null) return built;
  const meanings = new Map<string, Concept[]>();
  for (const concept of concepts) {
    for (const written of wordsOf('keys', concept)) {
      for (const word of inLatin(written)) {
        const known = meanings.get(word) ?? [];
        const told = [concept, ...(wider[concept] ?? [])].filter((one) => !known.includes(one));
        meanings.set(word, [...known, ...told]);
      }
    }
  }
  // In the order of the alphabet, so that no choice below depends on which language comes first.
  const words = [...meanings.keys()].sort();
  const beginnings = Map.groupBy(
    words.filter((word) => word.length >= 5),
    (word) => word.slice(0, 5),
  );
  const sounds = new Map(words.filter((word) => word.length >= 6).map((word) => [soundOf(word), word]));
  built = { meanings, beginnings, sounds };
  return built;
}

/** A word in Latin letters; a Greek one also in those that look alike: `hmeromhnia`, `xwros`, `dieythynsh` beside `imerominia`, `choros`, `dieythinsi`. */
function inLatin(written: string): readonly string[] {
  const ways = lookAlikes.reduce<readonly string[]>(
    (all, [letter, ...others]) =>
      all[0]?.includes(letter)
        ? all.flatMap((word) => [word, ...others.map((one) => word.replaceAll(letter, one))])
        : all,
    [normalForm(written, 'NFD').replace(/\p{M}+/gu, '')],
  );
  return /\p{Script=Greek}/u.test(written) ? [...new Set(ways.map(romanize))] : [romanize(written)];
}

const lookAlikes = [
  ['\u03b5\u03c5', 'ef', 'ev'],
  ['\u03b1\u03c5', 'af', 'av'],
  ['\u03b7', 'h'],
  ['\u03c7', 'x', 'h'],
  ['\u03c9', 'w'],
  ['\u03c5', 'u', 'i'],
  ['\u03b8', '8'],
] as const;

const meaningsOf = (word: string): readonly Concept[] | undefined => index().meanings.get(word);
const isKnown = (word: string): boolean => index().meanings.has(word);

/** What programmers write before a name to say of what type it is: `strTitle`, `dtmStart`, `lngId`. */
const typePrefix = /^(?:arr|bln|bool|dbl|dtm|int|lng|lst|mem|obj|str|sz|txt)(?=\p{Lu})/u;

/** Whether a key begins with its type. `strNr` is the number of a house in a street, and `lngLat` are coordinates. */
function hasTypePrefix(key: string, [, ...rest]: readonly string[]): boolean {
  if (!typePrefix.test(localName(key))) return false;
  const said = rest.flatMap(meaningOf);
  const isHouse = said.includes('houseNumber') || (key.startsWith('str') && /^(?:no|nr|num|nummer)$/.test(rest.join()));
  return !isHouse && !said.includes('latitude');
}

function meaningOfKey(key: string): KeyWords {
  const words = splitKey(key);
  const concepts = new Set<Concept>();
  const first = hasTypePrefix(key, words) ? 1 : 0;
  let known = first;
  for (let at = first; at < words.length; ) {
    if (isOr(words, at)) {
      at += 1;
      continue;
    }
    const [length, found] = phraseAt(words, at);
    for (const concept of found) concepts.add(concept);
    if (found.length > 0) known += length;
    at += length;
  }
  return { words, concepts, known: words.length === 0 ? 0 : known / words.length };
}

/** `ou` between two words is *or* in French and Portuguese. Elsewhere it is *where*, which needs an accent that keys go without. */
const isOr = (words: readonly string[], at: number): boolean => words[at] === 'ou' && at > 0 && at < words.length - 1;

function phraseAt(words: readonly string[], at: number): [number, readonly Concept[]] {
  for (let length = Math.min(3, words.length - at); length > 1; length--) {
    const found = meaningsOf(words.slice(at, at + length).join(''));
    if (found !== undefined) return [length, found];
  }
  return [1, meaningOf(words[at] as string)];
}

function meaningOf(word: string): readonly Concept[] {
  const exact = meaningsOf(word);
  if (exact !== undefined) return exact;
  // The first half of a compound by itself: `veranstaltungs` of `veranstaltungsId`.
  const half = word.length > 5 && word.endsWith('s') ? meaningsOf(word.slice(0, -1)) : undefined;
  if (half !== undefined) return half;
  const compound = split(word);
  if (compound !== null) return compound.flatMap((part) => meaningsOf(part) ?? []);
  const found = inflection(word) ?? soundsLike(word);
  return found.length > 0 ? found : shortened(word);
}

/** `prepod` for `prepodavatel`: the beginning of words that all mean the same. */
function shortened(word: string): readonly Concept[] {
  if (word.length < 6) return [];
  const [first, ...rest] = (index().beginnings.get(word.slice(0, 5)) ?? []).filter((known) => known.startsWith(word));
  if (first === undefined) return [];
  return (meaningsOf(first) ?? []).filter((concept) => rest.every((one) => meaningsOf(one)?.includes(concept)));
}

/** `orhanizator` beside `organizator`, `meropriyatie` beside `meroprijatie`: one name in letters of another system. */
function soundsLike(word: string): readonly Concept[] {
  if (word.length < 6) return [];
  const known = index().sounds.get(soundOf(word));
  return known === undefined ? [] : (meaningsOf(known) ?? []);
}

function soundOf(word: string): string {
  return word
    .replace(/shch|sch|sz|š/g, 'sh')
    .replace(/tsch|cz|č/g, 'ch')
    .replace(/kh|g/g, 'h')
    .replace(/ts|tz/g, 'c')
    .replace(/w/g, 'v')
    .replace(/x/g, 'ks')
    .replace(/[yj]/g, 'i')
    .replace(/(.)\1+/g, '$1');
}

/**
 * `nachala` beside `nachalo`: the same beginning, a short and different ending. Of several, the one nearest in length; of
 * several as near, all.
 */
function inflection(word: string): readonly Concept[] | undefined {
  if (word.length < 5) return undefined;
  let best: readonly string[] = [];
  let longest = 0;
  const apart = (known: string) => Math.abs(word.length - known.length);
  for (const known of index().beginnings.get(word.slice(0, 5)) ?? []) {
    let common = 5;
    while (common < word.length && word[common] === known[common]) common += 1;
    if (common < Math.min(word.length, known.length) - 2 || apart(known) > 3) continue;
    const nearer = common - longest || apart(best[0] ?? '') - apart(known);
    if (nearer > 0) [best, longest] = [[known], common];
    else if (nearer === 0) best = [...best, known];
  }
  return best.length === 0 ? undefined : [...new Set(best.flatMap((known) => meaningsOf(known) ?? []))];
}

/** Two of these are as much as a word of five letters. */
const ideographs = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2,}$/u;

/** `veranstaltungsort`, `startdate`, `eventid`: known words joined, with a linking letter at most. */
function split(word: string): readonly string[] | null {
  if ((word.length < 5 && !ideographs.test(word)) || word.length > 40) return null;
  const best: (readonly string[] | null)[] = [[]];
  for (let end = 1; end <= word.length; end++) {
    best[end] = null;
    for (let start = Math.max(0, end - 20); start < end; start++) {
      const before = best[start];
      if (!before) continue;
      const part = word.slice(start, end);
      const linked = /[snoei]$/.test(part) && part.length > 4 ? part.slice(0, -1) : part;
      const hit = isKnown(part) ? part : isKnown(linked) ? linked : null;
      if (
        hit === null ||
        (hit.length < 3 && !ideographs.test(hit) && !(end === word.length && (hit === 'id' || hit === 'nr')))
      )
        continue;
      const so = [...before, hit];
      if (best[end] === null || so.length < (best[end] as readonly string[]).length) best[end] = so;
    }
  }
  const parts = best[word.length] ?? null;
  return parts !== null && parts.length > 1 && parts.length < 4 ? parts : null;
}
