import { romanize } from '../../vocabulary/romanize.ts';
import { wordsOf } from '../../vocabulary/vocabulary.ts';
import { scalarText } from '../json.ts';
import { readFlag } from './flag.ts';

/**
 * Reads the yes or no of values of one kind, also where they are the first letters of both: `A` and `N` for `ano` and `ne`; or -1 and 0,
 * as Visual Basic and Access have them. By itself the one for yes says nothing; beside that for no it does.
 */
export function flagsIn(values: readonly unknown[]): (value: unknown) => boolean | null {
  const letters = new Set(values.slice(0, maxSampled).map(letterOf));
  const [one, other, ...more] = letters;
  if (one === undefined || other === undefined || more.length > 0) return readFlag;
  // `Y` and `T` are both a yes by themselves, and beside each other those of `ya` and `tidak`.
  const [said, others] = [readFlag(one), readFlag(other)];
  if (said !== null && others !== null && said !== others) return readFlag;
  const [first, last] = [initials.has(`${one}/${other}`), initials.has(`${other}/${one}`)];
  if (first === last) return readFlag;
  const yes = first ? one : other;
  return (value) => {
    const letter = letterOf(value);
    return letters.has(letter) ? letter === yes : readFlag(value);
  };
}

const maxSampled = 60;

const letterOf = (value: unknown): string => {
  const text = typeof value === 'string' ? romanize(value.trim()) : '';
  return /^\p{L}$/u.test(text) ? text : scalarText(value);
};

/** Whether a letter begins a yes and no word for no, `A` for `ano`: beside nothing it is a mark. */
export const isMark = (value: unknown): boolean => yesLetters.has(letterOf(value)) && !noLetters.has(letterOf(value));

/** `a/n` of `ano/ne`. */
const initials: ReadonlySet<string> = new Set([
  '-1/0',
  ...wordsOf('values', 'yesNo')
    .map((pair) => pair.split('/').map((word) => romanize(word).slice(0, 1)))
    .filter(([yes, no]) => yes !== no && no !== '')
    .map(([yes, no]) => `${yes}/${no}`),
]);

const words = wordsOf('values', 'yesNo').map((pair) => pair.split('/').map(romanize));
const yesLetters: ReadonlySet<string> = new Set(words.map(([yes = '']) => yes.slice(0, 1)));
/** `a'a` is one that nobody abbreviates. */
const noLetters: ReadonlySet<string> = new Set(
  words.flatMap(([, no = '']) => (/^\p{L}{2}/u.test(no) ? [no.slice(0, 1)] : [])),
);
