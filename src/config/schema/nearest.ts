import { distance } from 'fastest-levenshtein';

/** The known word that was probably meant, without regard to case; null when none is near. */
export function nearest(word: string, known: readonly string[]): string | null {
  const wanted = plain(word);
  let best: { name: string; away: number } | null = null;
  for (const name of known) {
    const away = distance(wanted, plain(name));
    if (best === null || away < best.away) best = { name, away };
  }
  // Two slips (two letters swapped are two) in a short word make another word; in a longer one they are typing errors.
  const slips = wanted.length < 5 ? 1 : Math.max(2, Math.floor(wanted.length / 3));
  return best !== null && best.away <= slips ? best.name : null;
}

function plain(word: string): string {
  return word.toLowerCase().replace(/[\s_-]/gu, '');
}
