import { readKey } from '../../../vocabulary/key-words.ts';
import type { JsonObject } from '../../json.ts';
import { momentIn } from '../../structure/lists/list-shapes.ts';
import { hasEarly, maxVisited, oncePerAnswer, withParts } from '../with-parts.ts';

// From when to when, as a list of two.

const maxDepth = 100;
const day = 86_400_000;

/** What stands under a key everywhere. */
interface Values {
  readonly lists: (readonly unknown[])[];
  readonly scalars: unknown[];
  /** Something that is neither a text nor a list of one or two texts. */
  others: number;
}

type Known = ReadonlySet<string>;

/**
 * An answer with such lists as objects: `{ when: ['2026-10-06T10:00', '2026-10-06T12:00'] }` as `{ when: { start: '2026-10-06T10:00', end:
 * '2026-10-06T12:00' } }`. Hardly any record has more than two, most have two, and most of these are on one day. The same object if it has none.
 * `beside`: another answer, whose lists are read alike. `isKnown`: the portal is known to write so, so that one pair is enough.
 */
export function withoutMomentPairs(body: unknown, beside: unknown = null, isKnown = false): unknown {
  const known = new Set([...pairsIn(body, isKnown), ...pairsBeside(beside)]);
  return known.size === 0 ? body : rewritten(body, known, '', '', 0);
}

const pairsBeside = oncePerAnswer<Known>((body) => pairsIn(body), new Set());

/** Two texts that begin like dates. Nearly all lists end here. */
const mayBePair = (value: object): boolean => Array.isArray(value) && value.length === 2 && value.every(isDigits);
const isDigits = (value: unknown): boolean =>
  typeof value === 'string' && value.length >= 8 && value.length <= 40 && /^\d/.test(value);

/** A key with the one above it: `a` alone may be anything. */
const placeOf = (key: string, above: string): string => `${above}\n${key}`;

function pairsIn(body: unknown, isKnown = false): Known {
  if (!hasEarly(body, mayBePair)) return new Set();
  const places = new Map<string, Values>();
  let left = maxVisited;
  const visit = (value: unknown, key: string, above: string, depth: number): void => {
    left -= 1;
    if (left < 0 || depth > maxDepth || value === null || value === undefined) return;
    const place = placeOf(key, above);
    const values = places.get(place) ?? { lists: [], scalars: [], others: 0 };
    if (Array.isArray(value) && value.every((one) => typeof one === 'string')) {
      if (value.length > 0) values.lists.push(value);
    } else if (typeof value !== 'object') values.scalars.push(value);
    else {
      if (!Array.isArray(value)) values.others += 1;
      for (const inner in value)
        if (Array.isArray(value)) visit(value[Number(inner)], key, above, depth + 1);
        else visit((value as JsonObject)[inner], inner, key, depth + 1);
    }
    places.set(place, values);
  };
  visit(body, '', '', 0);
  return new Set([...places].filter(([place, values]) => arePairs(place, values, isKnown)).map(([place]) => place));
}

function arePairs(place: string, { lists, scalars, others }: Values, isKnown: boolean): boolean {
  const pairs = lists.filter(({ length }) => length === 2);
  if (others > 0 || pairs.length < (isKnown ? 1 : 2) || pairs.length * 2 < lists.length + scalars.length) return false;
  if (saysStarts(place.slice(place.indexOf('\n') + 1))) return false;
  let [ordered, inDay] = [0, 0];
  for (const pair of pairs) {
    const [start, end] = pair.every(isDigits) ? pair.map(momentIn) : [];
    if (start == null || end == null || end.at < start.at || start.isTimed !== end.isTimed) continue;
    ordered += 1;
    if (start.isTimed && end.at > start.at && end.at - start.at < day) inDay += 1;
  }
  const singles = [...lists.filter(({ length }) => length === 1).flat(), ...scalars];
  const odd = lists.filter(({ length }) => length > 2).length + singles.filter((one) => momentIn(one) === null).length;
  const all = lists.length + scalars.length;
  return (isKnown || inDay * 2 >= pairs.length) && (pairs.length - ordered + odd) * mostOdd <= all;
}

/** One in so many lists may be something else: a single record decides nothing. */
const mostOdd = 20;

/** Whether a key speaks of beginnings, or of several of anything: two of them are no start and end. */
function saysStarts(key: string): boolean {
  const { concepts, words } = readKey(key);
  if (concepts.has('sessions') || (concepts.has('start') && !concepts.has('end'))) return true;
  return /\p{L}{2}[^\P{L}isu]s$/u.test(words.at(-1) ?? '');
}

function rewritten(value: unknown, known: Known, key: string, above: string, depth: number): unknown {
  if (depth > maxDepth || value === null || value === undefined) return value;
  if (known.has(placeOf(key, above))) {
    const [start, end, ...more] = Array.isArray(value) ? value : [value];
    if (typeof start === 'string' && more.length === 0) return end === undefined ? { start } : { start, end };
  }
  if (typeof value !== 'object') return value;
  if (!Array.isArray(value)) return withParts(value, (one, inner) => rewritten(one, known, inner, key, depth + 1));
  return withParts(value, (one) => (typeof one === 'object' ? rewritten(one, known, key, above, depth + 1) : one));
}
