import { scriptOf } from '../../language.ts';

/** The letters of scripts that ISO 15924 names by several. */
const several: Readonly<Record<string, string>> = {
  Jpan: String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}`,
  Kore: String.raw`\p{Script=Hangul}\p{Script=Han}`,
  Hans: String.raw`\p{Script=Han}`,
  Hant: String.raw`\p{Script=Han}`,
};

/** Matches a letter of the script that a language (BCP 47) is written in. */
export function lettersOf(language: string): RegExp {
  const script = scriptOf(language);
  try {
    return new RegExp(`[${several[script] ?? `\\p{Script=${script}}`}]`, 'u');
  } catch {
    return /\p{L}/u;
  }
}
