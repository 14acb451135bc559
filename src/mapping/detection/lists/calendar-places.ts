import { readKey } from '../../../vocabulary/key-words.ts';
import { isRecord, openText, scalarText } from '../../json.ts';
import { withEvenLists } from '../../rules/even-lists.ts';
import { below, type Fields, type FoundList } from '../../structure/lists/list-shapes.ts';
import { listWeights } from '../model/list-weights.ts';
import { scoreOf } from '../model/softmax.ts';
import { type ItemsPlace, listCandidates, locateItems } from './envelope.ts';
import { unwrap } from './unwrap.ts';

// Which list is that of the calendars, an answer may leave open: the portal itself says of which of them it has events.

/** So many places are worth asking about. */
const mostPlaces = 30;

/** Everything in an answer that may be its calendars, the likeliest first. `locateItems` says which of them it is, where nobody can ask. */
export function calendarPlaces(given: unknown): readonly ItemsPlace[] {
  const body = withEvenLists(given);
  const lists = listCandidates(body, 'calendars')
    .filter(({ items }) => items.length > 0 && items.every(isRecord))
    .map((one) => ({ ...one, score: scoreOf(one.features, listWeights.calendarList) }))
    .sort((a, b) => Number(a.isLastResort === true) - Number(b.isLastResort === true) || b.score - a.score);
  const places = [...lists, ...singles(body)].map((one) => ({ ...unwrap(one), confidence: 0.5 }));
  return places
    .filter(({ expression }, n) => places.findIndex((one) => one.expression === expression) === n)
    .slice(0, mostPlaces);
}

/** Where the calendars with these ids are: in the list that `locateItems` finds, unless another place names more of them. */
export function placeOfCalendars(body: unknown, known: readonly string[]): ItemsPlace {
  const named = ({ items }: ItemsPlace): number => {
    const texts = new Set(items.flatMap((item) => textsIn(item, 0)));
    return known.filter((id) => texts.has(id)).length;
  };
  let most = 0;
  let best: ItemsPlace | null = null;
  for (const place of calendarPlaces(body)) {
    const count = named(place);
    if (count > most) [most, best] = [count, place];
  }
  if (best === null) return locateItems(body, 'calendars');
  try {
    const usual = locateItems(body, 'calendars');
    return named(usual) === most ? usual : best;
  } catch {
    return best;
  }
}

/** What a record says, without the records in it, and the parts of its links. */
const textsIn = (value: unknown, depth: number): readonly string[] => {
  if (Array.isArray(value) || depth > 3) return [];
  if (isRecord(value)) return Object.values(value).flatMap((one) => textsIn(one, depth + 1));
  const text = scalarText(value);
  return [text.trim(), ...(text.includes('/') ? text.split(/[/?&=#]/) : [])];
};

const maxDepth = 5;

/** Objects with an id, which may each be the only calendar: XML that became JSON has a list of one record as the record itself. */
function singles(body: unknown): readonly FoundList[] {
  const found: FoundList[] = [];
  const visit = (given: unknown, path: string, keys: readonly string[]): void => {
    const value = openText(given);
    if (!isRecord(value) || keys.length > maxDepth || found.length >= mostPlaces) return;
    if (keys.length > 0 && hasId(value)) found.push({ expression: `to_array(${path})[*]`, items: [value], keys });
    for (const [key, inner] of Object.entries(value)) visit(inner, below(path, key), [...keys, key]);
  };
  visit(body, '@', []);
  return found;
}

const hasId = (value: Fields): boolean =>
  Object.entries(value).some(
    ([key, id]) => (typeof id === 'string' || typeof id === 'number') && readKey(key).concepts.has('id'),
  );
