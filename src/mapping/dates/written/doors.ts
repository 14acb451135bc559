import { wordsOf } from '../../../vocabulary/vocabulary.ts';

/**
 * What is left of a text that says when people are let in and when it begins: the latter, without the words for it. `Einlass 19 Uhr,
 * Beginn 20 Uhr` leaves `20 Uhr`. Null: the text says nothing of doors, or does not say for sure which time is theirs.
 */
export function withoutDoors(text: string): string | null {
  if (!/\d\D+\d/.test(text)) return null;
  const { doors, begins } = words();
  if (!doors.test(text)) return null;
  const day = /^\d{4}-\d{2}-\d{2} /.exec(text)?.[0] ?? '';
  const parts = text.slice(day.length).split(separators);
  const left: string[] = [];
  for (const [n, part] of parts.entries()) {
    if (n % 2 === 1 || !doors.test(part)) {
      left.push(part);
      continue;
    }
    const rest = besideDoors(part, doors, begins);
    if (rest === null) return null;
    left.push(rest);
  }
  const rest = left.join('').replace(new RegExp(begins, 'giu'), ' ');
  return /\d/.test(rest) ? day + rest.replace(/^[\s,/|;:·•–-]+|[\s,/|;·•(–-]+$/g, '') : null;
}

/** Between the parts of such a text. A dash has blanks around it. */
const separators = /(\s[–-]\s|[,;|·•()[\]\n。]|\s?\/\s|\s\/|(?<=[^\d\s])\/|\/(?=\D)|\.\s(?=\D))/u;

/** A part of the text without the doors and their time; null: it has none, or several of them. */
function besideDoors(part: string, doors: RegExp, begins: RegExp): string | null {
  const from = part.search(doors);
  const other = part.search(begins);
  const [before, behind] = [part.slice(0, from), part.slice(from)];
  // `18:30開場 19:00開演`
  if (other > from && /\d\p{Lo}?$/u.test(before) && times(before) === 1) return behind.replace(doors, ' ');
  if (other > from)
    return times(part.slice(from, other)) === 1 && times(part.slice(other)) > 0 ? before + part.slice(other) : null;
  if (times(behind) === 1) return clockIn.test(before) && other < 0 ? null : before;
  return times(behind) === 0 && times(before) === 1 && other < 0 ? '' : null;
}

/** How many times of day a part may have. */
const times = (part: string): number =>
  part.match(/\d+(?:[:.h\p{Script=Han}\p{Script=Hangul}]\s?\d\d)?/gu)?.length ?? 0;

const clockIn = /(?<![\d.])\d{1,2}[:.h]\d\d(?![\d.])/;

interface Words {
  readonly doors: RegExp;
  readonly begins: RegExp;
}

let built: Words | null = null;

/** Built for the first text that is no date otherwise. */
function words(): Words {
  built ??= { doors: anyOf('doors'), begins: anyOf('begins') };
  return built;
}

function anyOf(meaning: 'doors' | 'begins'): RegExp {
  const escaped = wordsOf('dates', meaning).map((word) => word.replaceAll('.', '\\.'));
  const longest = escaped.toSorted((a, b) => b.length - a.length).join('|');
  // Ideographs stand beside each other without blanks.
  return new RegExp(`(?<!\\p{L}(?<!\\p{Lo}))(?:${longest})(?!\\p{L}(?<!\\p{Lo}))[.:]?`, 'iu');
}
