/**
 * Removes what no feed can carry: control characters (XML 1.0 §2.2, RFC 5545 §3.1), lone surrogates, noncharacters and
 * byte order marks. Every line end becomes `\n`; tabs stay. Works on markup and on plain text.
 */
export function stripControlCharacters(text: string): string {
  return text.replace(lineEnds, '\n').replaceAll(unitEnd, '\t').replace(forbidden, '');
}

/**
 * Characters that end a line, for a class in a pattern: besides the usual ones what exports of databases write within a text (U+000B,
 * U+000C) and between several values of one field (U+001C to U+001E), as UAX #9 and UAX #14 have it.
 */
export const lineBreaks = String.raw`\n\r\v\f\x1C-\x1E\x85\u2028\u2029`;
const lineEnds = new RegExp(`\\r\\n|[${lineBreaks}]`, 'g');
/** U+001F parts units within a line, as a tab does. */
const unitEnd = '\u001F';
const forbidden = /[^\P{Cc}\t\n]|\p{Cs}|\p{Noncharacter_Code_Point}|\uFEFF/gu;

/**
 * The text in a normal form of Unicode. Of a longer run of combining marks the first 30 stay, which is what every
 * language needs and more (UAX #15 §13, Stream-Safe Text Format): to put a run into its order takes time that grows with
 * the square of its length, and a description may be one such run. All of src normalizes by this function.
 */
export function normalForm(text: string, form: 'NFC' | 'NFD' | 'NFKD'): string {
  // ASCII has one form only.
  if (!beyondAscii.test(text)) return text;
  return boundMarks(boundMarks(text).normalize(form));
}

/** Leaves the first 30 of each run of combining marks. */
export function boundMarks(text: string): string {
  // Most texts are too short to have such a run.
  if (text.length <= 30) return text;
  return text.replace(longRun, '$1');
}

const beyondAscii = /[^\0-\x7F]/;
const longRun = /(\p{M}{30})\p{M}+/gu;

/**
 * Keeps bidirectional controls from reaching beyond their own line. What a line leaves open is closed at its end, and
 * what closes nothing is removed. Overrides are removed, because their use is to make a text look like another one.
 */
export function balanceBidi(text: string): string {
  if (!bidiControl.test(text)) return text;
  return text.split('\n').map(balanceLine).join('\n');
}

const bidiControl = /[\u202A-\u202E\u2066-\u2069]/;
const popEmbedding = '\u202C';
const popIsolate = '\u2069';
/** UAX #9, BD2: deeper nesting has no effect. */
const maxDepth = 125;

function balanceLine(line: string): string {
  if (!bidiControl.test(line)) return line;
  const open: string[] = [];
  let result = '';
  for (const character of line) {
    if (character === '\u202A' || character === '\u202B') {
      if (open.length >= maxDepth) continue;
      open.push(popEmbedding);
    } else if (character >= '\u2066' && character <= '\u2068') {
      if (open.length >= maxDepth) continue;
      open.push(popIsolate);
    } else if (character === '\u202D' || character === '\u202E') {
      continue;
    } else if (character === popEmbedding || character === popIsolate) {
      if (open.at(-1) !== character) continue;
      open.pop();
    }
    result += character;
  }
  return result + open.reverse().join('');
}
