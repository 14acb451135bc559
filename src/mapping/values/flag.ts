const yes = new Set(
  'true 1 yes y on да так ja oui sí si sì kyllä tak igen ano áno hai evet day allday all-day all_day full_day wholeday'.split(
    ' ',
  ),
);
const no = new Set('false 0 no n off нет ні nein non ei nie nem ne nee não nej hayır timed none null'.split(' '));

/** A yes or no in any way that portals write it: booleans, 1 and 0, words of several languages. Null for anything else. */
export function readFlag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const word = String(value).trim().toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : null;
}
