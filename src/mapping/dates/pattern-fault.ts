import { type Sentences, telling } from '../../calendar/told.ts';

/** What each sentence about a wrong date pattern names. */
export interface PatternFaults {
  readonly patternTooLong: { readonly most: number; readonly found: number };
  readonly patternLetter: { readonly pattern: string; readonly letter: string };
  readonly patternNoDay: { readonly pattern: string };
  readonly patternTwice: { readonly pattern: string };
}

const english: Sentences<PatternFaults> = {
  patternTooLong: ({ most, found }) => `expected a date pattern of at most ${most} characters, found ${found}`,
  patternLetter: ({ pattern, letter }) =>
    `the date pattern "${pattern}" has the letter ${letter}, which names no field`,
  patternNoDay: ({ pattern }) => `expected the date pattern "${pattern}" to say year, month and day`,
  patternTwice: ({ pattern }) => `the date pattern "${pattern}" names a field twice`,
};

/** Says in English and as data what is wrong with a date pattern. */
export const patternFault = telling(english);
