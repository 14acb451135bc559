import { romanize } from '../values/romanize.ts';
import { type Concept, lexicon } from './lexicon.ts';

/** What the words of one key say. */
export interface KeyWords {
  /** The key's words as they are written, normalized. */
  readonly words: readonly string[];
  readonly concepts: ReadonlySet<Concept>;
  /** Share of the words that the lexicon knows, 0 to 1. */
  readonly known: number;
}

const index = new Map<string, Concept[]>();
for (const [concept, words] of Object.entries(lexicon) as [Concept, string][]) {
  for (const word of words.split(' ')) index.set(word, [...(index.get(word) ?? []), concept]);
}
const stems = new Map<string, string[]>();
for (const word of index.keys()) {
  if (word.length >= 5) stems.set(word.slice(0, 5), [...(stems.get(word.slice(0, 5)) ?? []), word]);
}

const bySound = new Map([...index.keys()].filter((word) => word.length >= 6).map((word) => [soundOf(word), word]));

/** The words of a key: split at case, digits and separators; in lower case, without accents, Cyrillic transliterated. */
export function splitKey(key: string): readonly string[] {
  const apart = key
    .slice(0, 100)
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2');
  return romanize(apart)
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => word.split(/(?<=\p{L})(?=\d)/u))
    .filter((word) => word !== '');
}

/** Keys come again with every record and every answer. */
const read = new Map<string, KeyWords>();
const mostRead = 5000;

/** What a key means, by the lexicon: phrases first, then words, their inflections, and compounds. */
export function readKey(key: string): KeyWords {
  const before = read.get(key);
  if (before !== undefined) return before;
  const meaning = meaningOfKey(key);
  if (read.size >= mostRead) read.clear();
  if (key.length <= 100) read.set(key, meaning);
  return meaning;
}

function meaningOfKey(key: string): KeyWords {
  const words = splitKey(key);
  const concepts = new Set<Concept>();
  let known = 0;
  for (let at = 0; at < words.length; ) {
    const [length, found] = phraseAt(words, at);
    for (const concept of found) concepts.add(concept);
    if (found.length > 0) known += length;
    at += length;
  }
  return { words, concepts, known: words.length === 0 ? 0 : known / words.length };
}

function phraseAt(words: readonly string[], at: number): [number, readonly Concept[]] {
  for (let length = Math.min(3, words.length - at); length > 1; length--) {
    const found = index.get(words.slice(at, at + length).join(''));
    if (found !== undefined) return [length, found];
  }
  return [1, meaningOf(words[at] as string)];
}

function meaningOf(word: string): readonly Concept[] {
  const exact = index.get(word);
  if (exact !== undefined) return exact;
  // The first half of a compound by itself: `veranstaltungs` of `veranstaltungsId`.
  const half = word.length > 5 && word.endsWith('s') ? index.get(word.slice(0, -1)) : undefined;
  if (half !== undefined) return half;
  const compound = split(word);
  if (compound !== null) return compound.flatMap((part) => index.get(part) ?? []);
  return inflection(word) ?? soundsLike(word);
}

/** `orhanizator` beside `organizator`, `meropriyatie` beside `meroprijatie`: one name in letters of another system. */
function soundsLike(word: string): readonly Concept[] {
  if (word.length < 6) return [];
  const known = bySound.get(soundOf(word));
  return known === undefined ? [] : (index.get(known) ?? []);
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

/** `nachala` beside `nachalo`: the same beginning, a short and different ending. */
function inflection(word: string): readonly Concept[] | undefined {
  if (word.length < 5) return undefined;
  let best: string | undefined;
  let longest = 0;
  for (const known of stems.get(word.slice(0, 5)) ?? []) {
    let common = 5;
    while (common < word.length && word[common] === known[common]) common += 1;
    if (common < Math.min(word.length, known.length) - 2 || Math.abs(word.length - known.length) > 3) continue;
    if (common > longest) [best, longest] = [known, common];
  }
  return best === undefined ? undefined : index.get(best);
}

/** `veranstaltungsort`, `startdate`, `eventid`: words of the lexicon joined, with a linking letter at most. */
function split(word: string): readonly string[] | null {
  if (word.length < 5 || word.length > 40) return null;
  const best: (readonly string[] | null)[] = [[]];
  for (let end = 1; end <= word.length; end++) {
    best[end] = null;
    for (let start = Math.max(0, end - 20); start < end; start++) {
      const before = best[start];
      if (!before) continue;
      const part = word.slice(start, end);
      const linked = /[snoei]$/.test(part) && part.length > 4 ? part.slice(0, -1) : part;
      const hit = index.has(part) ? part : index.has(linked) ? linked : null;
      if (hit === null || (hit.length < 3 && !(end === word.length && (hit === 'id' || hit === 'nr')))) continue;
      const so = [...before, hit];
      if (best[end] === null || so.length < (best[end] as readonly string[]).length) best[end] = so;
    }
  }
  const parts = best[word.length] ?? null;
  return parts !== null && parts.length > 1 && parts.length < 4 ? parts : null;
}
