import { readKey } from '../../vocabulary/key-words.ts';
import { romanize } from '../../vocabulary/romanize.ts';
import { vocabulary, wordsIn, wordsOf } from '../../vocabulary/vocabulary.ts';
import { isEventNoun } from '../values/event-noun.ts';

/* What tells in a remark why an event is off. Some languages say it behind the cause: `kötü hava nedeniyle`. */

/** The text without the cause that it begins with; null: it begins with none, or with what else is off. */
export function withoutCauseBefore(text: string): string | null {
  for (const language of languagesOf(text)) {
    const [whole = '', words = ''] = language.before.exec(text) ?? [];
    if (whole !== '' && isCause(words, language)) return text.slice(whole.length);
  }
  return null;
}

/** The word that stands before the cause that a clause ends with, as in `Peruttu sairauden vuoksi`; null: there is none. */
export function wordBeforeCause(clause: string): string | null {
  for (const language of languagesOf(clause)) {
    const [, word = '', words = ''] = language.end.exec(clause) ?? [];
    if (word !== '' && isCause(words, language)) return word;
  }
  return null;
}

/** A language that says behind a cause that it is one. */
interface Language {
  readonly before: RegExp;
  readonly end: RegExp;
  /** Begins the first of two words that tell one cause, or ends it. */
  readonly belongs: RegExp | null;
  /** The noun that the rest is about, and the rest. */
  readonly topic: RegExp | null;
  readonly subject: RegExp | null;
}

const languagesOf = (text: string): readonly Language[] => {
  found ??= findLanguages();
  return found.any.test(text) ? found.languages : [];
};

let found: { readonly any: RegExp; readonly languages: readonly Language[] } | undefined;

function findLanguages(): NonNullable<typeof found> {
  const all = Object.values(vocabulary).filter((words) => wordsIn(words, 'values', 'causing').length > 0);
  return {
    any: new RegExp(wordsOf('values', 'causing').join('|'), 'iu'),
    languages: all.map((words) => {
      const of = (meaning: Parameters<typeof wordsIn<'values'>>[2]) => wordsIn(words, 'values', meaning);
      const causing = of('causing').join('|');
      return {
        before: new RegExp(String.raw`^([^:,;.!(、。，：；！（]+?)(?:${causing})[\s,、]*`, 'iu'),
        end: new RegExp(String.raw`^(\S+)\s(.*)\s(?:${causing})$`, 'iu'),
        belongs: patternOf(of('ofCause').map(romanize), (word, ending) => `^(?:${word})$|(?:${ending})$`),
        topic: patternOf(
          of('aside'),
          (word, ending) => String.raw`^(.*?)(?:${word})(.*)$|^(\S+)(?:${ending})(?:\s+(.*))?$`,
        ),
        subject: patternOf(of('subject'), (word) => `^(.+?)(?:${word})(?!.*(?:${of('ofVerb').join('|')})$)(.*)$`),
      };
    }),
  };
}

/** Of words, and of endings, which have a dash. */
function patternOf(words: readonly string[], pattern: (word: string, ending: string) => string): RegExp | null {
  const endings = words.filter((word) => word.startsWith('-')).map((word) => word.slice(1));
  const whole = words.filter((word) => !word.startsWith('-'));
  // A class without members fits nothing.
  const joined = (list: readonly string[]) => (list.length === 0 ? '[]' : list.join('|'));
  return words.length === 0 ? null : new RegExp(pattern(joined(whole), joined(endings)), 'iu');
}

/**
 * Whether words tell nothing but why: one word, or two that belong together, perhaps behind what takes place. In
 * `Bussikuljetus lumen takia peruttu` the first of two is what is off.
 */
function isCause(text: string, language: Language): boolean {
  const about = language.topic?.exec(text) ?? language.subject?.exec(text) ?? null;
  if (about !== null) {
    const [noun = '', rest = ''] = about.slice(1).filter((part) => part !== undefined);
    return isEventNoun(noun) && (rest.trim() === '' || isCause(rest, language));
  }
  const words = text.trim().split(/\s+/);
  // An article may stand before it.
  if (words.length > 1 && /^\p{Script=Latin}{1,2}$/u.test(words[0] ?? '')) words.shift();
  if (words.length > 1 && isEventNoun(words[0] ?? '')) words.shift();
  return words.length === 1 || (words.length === 2 && isOfCause(words[0] ?? '', language));
}

/** `kötü` of `kötü hava`, and whoever leads or performs: `előadó` of `az előadó betegsége`. */
const isOfCause = (word: string, { belongs }: Language): boolean =>
  belongs?.test(romanize(word)) === true || readKey(word).concepts.has('performer');
