import { distance } from 'fastest-levenshtein';

/** The known word that was probably meant, regardless of case; null: none is similar enough. */
export function nearest(word: string, known: readonly string[]): string | null {
  const wanted = simplified(word);
  let best: { name: string; away: number } | null = null;
  for (const name of known) {
    const away = distance(wanted, simplified(name));
    if (best === null || away < best.away) best = { name, away };
  }
  // Two edits (a swap of letters counts as two) turn a short word into another word. In a longer word they are typing errors.
  const maxEdits = wanted.length < 5 ? 1 : Math.max(2, Math.floor(wanted.length / 3));
  return best !== null && best.away <= maxEdits ? best.name : null;
}

function simplified(word: string): string {
  return word.toLowerCase().replace(/[\s_-]/gu, '');
}
