import { normalForm } from '../../../text/plain/control-characters.ts';
import type { DateWord } from '../../../vocabulary/language-words.ts';
import { vocabulary, wordsIn, wordsOf } from '../../../vocabulary/vocabulary.ts';

/** What a word in a date means by itself. The other words are read beside a number or a time only. */
export type Meaning = Exclude<
  DateWord,
  | 'beforeHour'
  | 'unset'
  | 'doors'
  | 'begins'
  | 'ending'
  | 'fromEnding'
  | 'untilEnding'
  | 'hourBehind'
  | 'hourNames'
  | 'half'
>;

export interface MatchedWord {
  readonly meaning: Meaning;
  readonly length: number;
  /** Whether a number behind it is an hour. */
  readonly announcesHour: boolean;
}

/** The longest word or phrase at this position that has a meaning in a date, with its length. */
export function matchDateWord(text: string, at: number, language: string): MatchedWord | null {
  phrase.lastIndex = at;
  let rest = phrase.exec(text)?.[0];
  if (rest === undefined) return null;
  const own = ownWords(language);
  const all = everyWord();
  while (rest !== undefined && rest !== '') {
    const plain = plainForm(rest);
    const known = own?.get(plain) ?? all.get(plain);
    if (known !== undefined) return { ...known, length: rest.length };
    // Try again without the last word, or with the elided word alone (`jusqu’`, `d’`).
    rest =
      /^(.*[^\s])\s+\S+$/su.exec(rest)?.[1] ?? (/['’.-]./.test(rest) ? /^(.*?['’.-])/u.exec(rest)?.[1] : undefined);
  }
  return null;
}

/** What the words mean that only texts in this language have, by the meaning of a list. */
export function ownList(language: string, meaning: DateWord): readonly string[] {
  const words = vocabulary[vocabularyOf(language)];
  return words === undefined ? [] : wordsIn(words, 'ownDates', meaning);
}

const phrase = /['’]?[\p{L}\p{M}&\u200c]+(?:['’\-/."״][\p{L}\p{M}]+)*[.'’]?(?:\s+[\p{L}\p{M}\u200c]+\.?){0,3}/uy;

/** A word may have several meanings; the first of them counts. */
const order: readonly Meaning[] = [
  'allDay', 'sixMorning', 'sixDay', 'sixAfternoon', 'sixLate', 'sixEvening', 'sixNight', 'noon', 'midnight', 'am', 'pm', 'night', 'openEnd', 'ahead', 'between', 'to', 'upTo', 'until', 'at', 'and', 'ofYear', 'unit',
]; // biome-ignore format: a list

const beforeHours: readonly Meaning[] = ['at', 'to', 'until', 'between', 'ahead'];

/** A phrase as the vocabulary has it, whatever its apostrophes and points. */
const plainForm = (phrase: string): string =>
  phrase
    .toLowerCase()
    .replaceAll('\u200c', '')
    .replace(/[.'’"״\s]+/g, ' ')
    .trim();

const withoutMarks = (word: string) => normalForm(normalForm(word, 'NFD').replace(/\p{M}+/gu, ''), 'NFC');

type Words = ReadonlyMap<string, Omit<MatchedWord, 'length'>>;

let every: Words | null = null;

function everyWord(): Words {
  const minutes = () => wordsOf('units', 'minute').filter((word) => word.length > 1);
  every ??= wordsBy((meaning) => [...wordsOf('dates', meaning), ...(meaning === 'unit' ? minutes() : [])]);
  return every;
}

function wordsBy(listOf: (meaning: Meaning | 'hourBehind') => readonly string[]): Words {
  const found = new Map<string, Omit<MatchedWord, 'length'>>();
  const lists = [
    ...order.map((meaning) => [meaning, listOf(meaning)] as const),
    ['unit', listOf('hourBehind')] as const,
  ];
  const announcing = new Set(lists.flatMap(([meaning, words]) => (beforeHours.includes(meaning) ? words : [])));
  for (const form of [(word: string) => word, withoutMarks]) {
    for (const [meaning, words] of lists) {
      for (const word of words) {
        const plain = plainForm(form(word));
        if (plain !== '' && !found.has(plain)) found.set(plain, { meaning, announcesHour: announcing.has(word) });
      }
    }
  }
  return found;
}

/** The words of the language of a text that mean something else in others; null: it has none. */
const ownWords = perLanguage((language) => wordsBy((meaning) => ownList(language, meaning)));

/** Makes something once for each language that has words of its own; null for the others. */
export function perLanguage<T>(make: (language: string) => T): (language: string) => T | null {
  const made = new Map<string, T | null>();
  return (language) => {
    const before = made.get(language);
    if (before !== undefined) return before;
    const now = vocabulary[vocabularyOf(language)]?.ownDates === undefined ? null : make(language);
    made.set(language, now);
    return now;
  };
}

/** The tag that the vocabulary has for a language. */
function vocabularyOf(language: string): string {
  const tag = language.toLowerCase().split(/[-_]/)[0] ?? '';
  return otherTags[tag] ?? tag;
}

const otherTags: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb', tl: 'fil', iw: 'he', in: 'id' };
