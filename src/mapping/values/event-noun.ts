import { readKey } from '../../vocabulary/key-words.ts';
import { romanize } from '../../vocabulary/romanize.ts';
import { vocabulary, wordsIn, wordsOf } from '../../vocabulary/vocabulary.ts';

/* Words for what takes place, as people write them in a sentence. */

/** Whether a word is one for what takes place: `Konzert`, with its article joined, `konserten`, or at the end of a longer word, `Lichtbildervortrag`. */
export const isEventNoun = (noun: string): boolean => readKey(noun).concepts.has('event') || formOf(noun) !== null;

/** Whether such a word and another are of one language, where `isOther` tells whether the other is of a language. */
export function isOfOneLanguage(noun: string, isOther: (tag: string) => boolean): boolean {
  const plain = romanize(noun);
  const form = formOf(noun);
  return Object.entries(vocabulary).some(([tag, language]) => {
    const isOfEvent = (word: string) => (form !== null && romanize(word) === form) || romanize(word) === plain;
    return isOther(tag) && [...nounsIn(language), ...wordsIn(language, 'keys', 'event')].some(isOfEvent);
  });
}

/** The word as the vocabulary has it; null: it is none of these. */
function formOf(noun: string): string | null {
  const plain = romanize(noun);
  words ??= findWords();
  const { nouns, parts, articles, others } = words;
  const bare = [plain, plain.replace(articles, '')];
  const whole = bare.find((form) => nouns.has(form));
  if (whole !== undefined || others.some((other) => bare.some((form) => form.endsWith(other)))) return whole ?? null;
  for (const form of bare)
    for (let length = form.length - leastBefore; length >= leastOfCompound; length--)
      if (parts.has(form.slice(-length))) return form.slice(-length);
  return null;
}

const leastOfCompound = 4;
const leastBefore = 2;

interface Words {
  readonly nouns: ReadonlySet<string>;
  /** Those that a longer word may end with. */
  readonly parts: ReadonlySet<string>;
  readonly articles: RegExp;
  /** Longer words end with these too, and then are no such noun. */
  readonly others: readonly string[];
}

/** They are gathered when a text first asks: where the module is loaded, each cold start would pay for it. */
let words: Words | undefined;

const findWords = (): Words => ({
  nouns: new Set(Object.values(vocabulary).flatMap((language) => nounsIn(language).map(romanize))),
  parts: new Set(compounding.flatMap((tag) => nounsIn(vocabulary[tag] ?? {}).map(romanize))),
  articles: findArticles(),
  others: wordsOf('values', 'notKind').map(romanize),
});

const nounsIn = (language: (typeof vocabulary)[string]): readonly string[] => [
  ...wordsIn(language, 'values', 'lesson'),
  ...wordsIn(language, 'values', 'kind'),
];

/** Languages that write as one word what others write as several. */
const compounding = 'af da de et fi fy hu is lb nb nl sv'.split(' ');

/** Where an article has its dash, the noun joins it. Of a short word it may be a part. */
function findArticles(): RegExp {
  const all = wordsOf('values', 'article').map(romanize);
  const of = (side: readonly string[]) => side.map((word) => word.replace('-', '')).join('|');
  const before = of(all.filter((word) => word.endsWith('-')));
  const behind = of(all.filter((word) => word.startsWith('-')));
  return new RegExp(String.raw`^(?:${before})(?=\p{L}{3})|(?<=\p{L}{4})(?:${behind})$`, 'u');
}
