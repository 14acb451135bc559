import { readKey } from '../../../vocabulary/key-words.ts';
import { isRecord, openText } from '../../json.ts';
import { withEvenLists } from '../../rules/even-lists.ts';
import { compileItems } from '../../rules/list-path.ts';
import { below, type Fields, type FoundList, looked } from '../../structure/lists/list-shapes.ts';
import { listWeights } from '../model/list-weights.ts';
import { scoreOf } from '../model/softmax.ts';
import { calendarTableOf } from '../profile/table.ts';
import { type ItemsPlace, listCandidates, locateItems } from './envelope.ts';
import { rankIds } from './ids.ts';
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
  const places = [...lists, ...looseLists(body)].map((one) => ({ ...unwrap(one), confidence: 0.5 }));
  return places
    .filter(({ items }, n) => places.findIndex((one) => isSame(one.items, items)) === n)
    .slice(0, mostPlaces);
}

const isSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((one, n) => one === others[n]);

/**
 * Where the calendars with these ids are in the pages of one listing: in the list that `locateItems` finds, unless only another place has the
 * ids. A page has some of them only, or none.
 */
export function placeOfCalendars(pages: readonly unknown[], known: readonly string[]): (page: unknown) => ItemsPlace {
  const usual = (page: unknown): ItemsPlace => locateItems(page, 'calendars');
  const hasIds = (place: (page: unknown) => ItemsPlace): boolean => {
    const items = pages.flatMap((page) => itemsAt(place, page));
    // Which language texts are read in makes no difference to ids.
    return rankIds(calendarTableOf(items, 'en'), 'calendars', known)[0]?.isProved === true;
  };
  if (known.length === 0 || hasIds(usual)) return usual;
  const tried = new Set<string>();
  for (const page of pages) {
    for (const { expression } of calendarPlaces(page)) {
      if (tried.has(expression)) continue;
      tried.add(expression);
      const find = compileItems(expression, 'mapping.calendars.items', () => []);
      const place = (one: unknown): ItemsPlace => ({ expression, items: find(one), confidence: 0.5 });
      if (hasIds(place)) return place;
    }
  }
  return usual;
}

function itemsAt(place: (page: unknown) => ItemsPlace, page: unknown): readonly unknown[] {
  try {
    return place(page).items;
  } catch {
    return [];
  }
}

const maxDepth = 5;

/**
 * What is no list of calendars by itself: lists in the records of others, records by their ids with something else beside them, and after
 * these objects with an id, each of which may be the only calendar. XML that became JSON has a list of one record as the record itself.
 */
function looseLists(body: unknown): readonly FoundList[] {
  const lists: FoundList[] = [];
  const singles: FoundList[] = [];
  const visit = (values: readonly unknown[], path: string, keys: readonly string[], isList: boolean): void => {
    const records = values.map(openText).filter(isRecord);
    if (records.length === 0 || keys.length > maxDepth || lists.length + singles.length >= mostPlaces) return;
    const [first = {}] = records;
    if (!isList) {
      const mapped = mixedMap(first, path, keys);
      // One object beside something else may be a record by its id, or whatever.
      if (mapped !== null) (mapped.items.length > 1 ? lists : singles).push(mapped);
      if (keys.length > 0 && hasId(first)) singles.push({ expression: `to_array(${path})[*]`, items: [first], keys });
    }
    for (const key of new Set(records.slice(0, looked).flatMap((one) => Object.keys(one)))) {
      const inner = records.map((one) => one[key]).filter((one) => one !== null && one !== undefined);
      const at = below(path, key);
      const own = [...keys, key];
      if (!inner.every(Array.isArray)) visit(inner, at, own, isList);
      else if (inner.flat().every(isRecord) && inner.flat().length > 0) {
        lists.push({ expression: `${at}[]`, items: inner.flat(), keys: own });
        visit(inner.flat(), `${at}[]`, own, true);
      }
    }
  };
  if (Array.isArray(body)) visit(body, '[*]', [], true);
  else visit([body], '@', [], false);
  return [...lists, ...singles];
}

/** `{ count: 2, updated: '2026-09-01', talks: { name: 'Talks' }, walks: { name: 'Walks' } }` */
function mixedMap(value: Fields, path: string, keys: readonly string[]): FoundList | null {
  const inner = Object.entries(value).filter((entry): entry is [string, Fields] => isRecord(entry[1]));
  const [[, first] = []] = inner;
  if (first === undefined || inner.length === Object.keys(value).length) return null;
  const shared = Object.keys(first).filter((key) => inner.every(([, one]) => Object.hasOwn(one, key)));
  if (shared.length * 2 <= Object.keys(first).length) return null;
  const name = shared.some((key) => readKey(key).concepts.has('id')) ? 'key' : 'id';
  const expression = `items(${path})[?type([1]) == 'object'].merge({${name}: [0]}, [1])`;
  return { expression, items: inner.map(([key, one]) => ({ [name]: key, ...one })), keys };
}

const hasId = (value: Fields): boolean =>
  Object.entries(value).some(
    ([key, id]) => (typeof id === 'string' || typeof id === 'number') && readKey(key).concepts.has('id'),
  );
