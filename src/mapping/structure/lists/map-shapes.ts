import { readKey } from '../../../vocabulary/key-words.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';
import { isRecord, openText, scalarText } from '../../json.ts';
import { isLanguages } from '../languages.ts';
import {
  beside,
  daysOf,
  type Fields,
  type FoundList,
  hasOwnDay,
  isGeneral,
  listBy,
  looked,
  type Place,
  titles,
  whenOf,
} from './list-shapes.ts';
import { mapsByDay } from './row-shapes.ts';

/** An object whose keys are ids, names or moments, and whose values are records or lists of them. */
export function keyed(value: Fields, place: Place, isInside = false): FoundList | null {
  const { path, keys } = place;
  const entries = Object.entries(value);
  if (entries.length === 0 || entries.length > 1_000_000) return null;
  const some = entries.slice(0, looked).map(([key, one]) => [key, openText(one)] as const);
  // One key alone may as well be a wrapper, unless it is an id and nothing else.
  const [alone] = some;
  const isOwn =
    alone !== undefined &&
    (/^[a-z]{1,12}[-_]?\d+$/i.test(alone[0]) || (/[a-z][-_\d]/.test(alone[0]) && isShelf(some, keys))) &&
    isRecord(alone[1]) &&
    Object.keys(alone[1]).length > 2 &&
    hasOwnDay(alone[1]);
  if (
    entries.length === 1 &&
    !isOwn &&
    !(isInside || (/\s/.test(entries[0]?.[0] ?? '') && isByMoments(value))) &&
    !isIdOf(entries[0] as [string, unknown]) &&
    !/^(?:\d+|[\da-f]{8}-[\da-f-]{27}|\d{4}-\d\d-\d\d)$/i.test(entries[0]?.[0] ?? '')
  )
    return null;
  const areMoments = some.every(([key]) => whenOf(key) !== null);
  const areNumbered = entries.length > 1 && areCounted(some.map(([key]) => key));
  const telling =
    areNumbered ||
    areDrawn(some.map(([key]) => key)) ||
    some.every(([key]) => (/\d/.test(key) || /[a-z][-_][a-z]/.test(key)) && readKey(key).concepts.size === 0);
  const areNames =
    entries.length > 2 && !some.some(([key]) => readKey(key).concepts.size > 0 || isGeneral(key) || beside.has(key));
  if (some.every(([, list]) => Array.isArray(list) && list.every(isRecord))) {
    const areGroups = isInside && areOfOneKind(some.map(([, list]) => (list as Fields[])[0] ?? {}));
    if (!(areMoments || telling || areNames || areGroups || isShelf(some, keys))) return null;
    return keyedLists(some, place);
  }
  if (!some.every(([, one]) => isRecord(one))) return null;
  const byDay = areMoments ? mapsByDay(value, place) : null;
  if (byDay !== null) return { ...byDay, isOfDay: true };
  const nested =
    areMoments || isByMoments(value) ? nestedMaps(some as readonly (readonly [string, Fields])[], place) : null;
  if (nested !== null) return nested;
  const shape = Object.keys(some[0]?.[1] as object);
  const shared = shape.filter((key) => some.every(([, one]) => Object.hasOwn(one as object, key))).length;
  if (shape.length === 0 || shared * 2 < shape.length) return null;
  const isOneKind = shared >= 3 && shared >= 0.7 * shape.length;
  if (
    !(
      telling ||
      areNames ||
      areMoments ||
      some.every(isIdOf) ||
      (isOneKind && entries.length > 1 && (isShelf(some, keys) || areSlugs(some, keys)))
    )
  )
    return null;
  const hasId = shape.some((key) => readKey(key).concepts.has('id'));
  // A key that is no value of its record may be what the portal asks for.
  const name = areMoments ? (whenOf(entries[0]?.[0] ?? '') ?? 'date') : hasId ? 'key' : 'id';
  // `r0`, `r1`, `r2` are places, and other records' tomorrow, where each has an id of its own.
  const arePlaces = !areMoments && countFromTop(entries.map(([key]) => key)) && shape.some(isOwnId);
  if (arePlaces) return { ...listBy(`values(${path})[*]`, place), expression: `values(${path})` };
  const isKnown = areMoments ? some.every(([, one]) => hasOwnDay(one as Fields)) : hasId && some.every(isIdOf);
  if (isKnown) return { ...listBy(`values(${path})[*]`, place), expression: `values(${path})` };
  return listBy(`items(${path})[*].merge({${name}: [0]}, [1])`, place);
}

/** `ev-5512`, `ev-5518`: the same word with another number each. */
function areCounted(keys: readonly string[]): boolean {
  const words = keys.map((key) => /^([a-z]{1,12}[-_]?)\d+$/i.exec(key)?.[1]);
  return words[0] !== undefined && words.every((word) => word === words[0]);
}

/** `r0`, `r1`, `r2`, or from `1` on. */
function countFromTop(keys: readonly string[]): boolean {
  const numbers = keys.map((key) => /^[a-z]{0,12}[-_]?(\d+)$/i.exec(key)?.[1] ?? '');
  const first = Number(numbers[0] || Number.NaN);
  return keys.length > 1 && first <= 1 && numbers.every((number, n) => number === String(first + n));
}

/** `gigId`, of the record itself. */
const isOwnId = (key: string): boolean => {
  const { concepts } = readKey(key);
  return concepts.has('id') && [...concepts].every((one) => one === 'id' || one === 'event');
};

/** `-Oad4tY0aa1k`, `-Oae77Qr1c0d`: drawn by chance, which may spell a word. */
const areDrawn = (keys: readonly string[]): boolean =>
  keys.length > 1 &&
  keys.every((key) => key.length >= 10 && key.length === keys[0]?.length && /^(?=.*\d)(?=.*[a-z])[\w-]+$/i.test(key));

/** The key is a value of its record. */
const isIdOf = ([key, one]: readonly [string, unknown]): boolean =>
  isRecord(one) && Object.values(one).some((value) => typeof value !== 'object' && scalarText(value) === key);

/** The values are of one kind, and the key above says what they are: `{ events: { "jazz-night": {…}, … } }`. */
function isShelf(some: readonly (readonly [string, unknown])[], keys: readonly string[]): boolean {
  const last = keys.at(-1);
  if (last === undefined || !shelves.some((concept) => readKey(last).concepts.has(concept))) return false;
  return some.every(([key]) => !isGeneral(key) && !beside.has(key) && !readKey(key).concepts.has('event'));
}

/** `{ events: { "concert-in-the-park": {…}, "late-opening": {…}, … } }`: a slug may hold any word. */
const areSlugs = (some: readonly (readonly [string, unknown])[], keys: readonly string[]): boolean =>
  some.length > 2 &&
  shelves.some((concept) => readKey(keys.at(-1) ?? '').concepts.has(concept)) &&
  some.every(([key]) => /^[\p{L}\d]+(?:[-_][\p{L}\d]+)*$/u.test(key)) &&
  some.filter(([key]) => /[-_]/.test(key)).length * 2 > some.length;

/** What a key says above records by their ids. */
const shelves: readonly Concept[] = ['event', 'calendar'];

/**
 * A few records or names by their ids, where nothing else is a list: `{ plans: { main: { title: … } } }`,
 * `{ "hall": { "nev": … }, "studio": { "nev": { "hu": …, "en": … } } }`, `{ calendars: { "talks": { "en": …, "fr": … } } }`,
 * `{ "talks": "Talks", "walks": "Guided walks" }`.
 */
export function fewByName(value: Fields, place: Place): FoundList | null {
  const { path, keys, body } = place;
  const entries = Object.entries(value);
  if (entries.length === 0 || entries.length > 50) return null;
  if (entries.some(([key]) => isGeneral(key) || beside.has(key))) return null;
  const isShelved =
    keys.length === 0 || readKey(keys.at(-1) ?? '').concepts.has('calendar') || isAllThereIs(entries, body, keys);
  const areTexts = entries.every(([key, text]) => isNameOf(key, text));
  const byName = `items(${path})[*].{id: [0], title: [1]}`;
  if (isShelved && entries.length > 1 && areTexts) return { ...listBy(byName, place), isLastResort: true };
  if (!entries.every(([, one]) => isRecord(one))) return null;
  const values = entries.map(([, one]) => one as Fields);
  const isNamed = (one: Fields) =>
    Object.entries(one).some(
      ([own, text]) => isName(text) && titles.some((concept) => readKey(own).concepts.has(concept)),
    );
  const [shape = []] = values.map(Object.keys);
  const areAlike =
    values.length > 1 &&
    shape.length > 0 &&
    shape.every((key) => values.every((one) => isName(one[key]) || (isNamed(one) && isScalar(one[key]))));
  const areNames = isShelved && values.every(isLanguages);
  if (!areNames && !(isShelved && areAlike) && (keys.length === 0 || !values.every(isNamed))) return null;
  const name = values.some((one) => Object.hasOwn(one, 'id')) ? 'key' : 'id';
  const expression = areNames ? byName : `items(${path})[*].merge({${name}: [0]}, [1])`;
  return { ...listBy(expression, place), isLastResort: true };
}

/** `{ divisions: { PREM: 'Premier', WOM: 'Women' } }`: nothing else is in the answer, and the keys are no words for fields. */
const isAllThereIs = (entries: readonly (readonly [string, unknown])[], body: unknown, keys: readonly string[]) =>
  keys.length === 1 &&
  isRecord(body) &&
  Object.keys(body).length === 1 &&
  !ofFaults.test(keys[0] as string) &&
  entries.every(([key]) => !ofFaults.test(key) && [...readKey(key).concepts].every((one) => kinds.has(one)));

/** What kinds of events are called by, `shows` and `talks`, and no fields. */
const kinds: ReadonlySet<Concept> = new Set<Concept>([
  'event',
  'calendar',
  'category',
  'tag',
  'work',
  'sessions',
  'performer',
  'person',
]);

/** What a portal says when it refuses. */
const ofFaults =
  /^(?:errors?|faults?|exception|problem|message|msg|code|type|reason|details?|hint|trace|class|file|info)$/i;

const isScalar = (value: unknown): boolean => typeof value === 'number' || typeof value === 'boolean';

/** A text, or one in several languages. */
const isName = (value: unknown): boolean => typeof value === 'string' || isLanguages(value);

/** `["Talks", "Guided walks"]`: a calendar's name is its id, where nothing else is a list. */
export function bareNames(list: readonly unknown[], { path, keys }: Place): FoundList | null {
  const isApart = keys.some((key) => beside.has(key.toLowerCase()));
  const areNames = list.length > 0 && list.length <= 200 && new Set(list).size === list.length;
  if (isApart || !areNames || !list.every((one) => isNameOf('', one))) return null;
  const items = list.map((one) => ({ id: one, title: one }));
  const expression = `${path === '@' ? '' : path}[*].{id: @, title: @}`;
  return { expression, items, keys, isLastResort: true };
}

/** A key that may be an id, and a text that may be what it is called: no word for a field, no code and no address. */
const isNameOf = (key: string, text: unknown): boolean =>
  typeof text === 'string' &&
  /\p{L}{3}/u.test(text) &&
  text.length <= 120 &&
  !/^\S*[/@:]\S*$/.test(text) &&
  !(['title', 'name', 'description', 'status', 'updated', 'language', 'url'] as const).some((concept) =>
    readKey(key).concepts.has(concept),
  );

function keyedLists(some: readonly (readonly [string, unknown])[], place: Place): FoundList {
  const inner = some.flatMap(([, list]) => list as Fields[]).slice(0, looked);
  const kinds = new Set(some.map(([key]) => whenOf(key)));
  const when = kinds.size === 1 ? [...kinds][0] : null;
  const areIds = some.every(([key]) => /^[\d-]+$|^[\da-f-]{20,}$/.test(key));
  const name = when ?? (areIds ? null : kindOf(some.map(([key]) => key)));
  const days = daysOf(some.map(([key]) => key));
  const isKnown =
    name === null ||
    (when !== null && inner.every((record) => hasOwnDay(record, days))) ||
    inner.some((record) => Object.hasOwn(record, name));
  const { path } = place;
  const named = `(items(${path})[*].let $key = [0] in [1][*].merge({${name}: $key}, @))[]`;
  return { ...listBy(isKnown ? `values(${path})[]` : named, place), isOfDay: when === 'date' };
}

/** Every key is a moment, here or in all maps in it. */
const isByMoments = (value: unknown, depth = 0): boolean =>
  isRecord(value) &&
  depth < 3 &&
  Object.keys(value).length > 0 &&
  (Object.keys(value).every((key) => whenOf(key) !== null) ||
    Object.entries(value).every(([key, one]) => !beside.has(key) && isByMoments(one, depth + 1)));

/** What groups are that their names say all: `Hall 1` and `Hall 2` are rooms. */
const kindOf = (names: readonly string[]): string =>
  (['room', 'place'] as const).find((concept) => names.every((name) => readKey(name).concepts.has(concept))) ?? 'group';

/** Half of what the first one has, the others have as well. */
function areOfOneKind([first, ...others]: readonly Fields[]): boolean {
  const shape = Object.keys(first ?? {});
  return (
    shape.length > 1 && others.every((one) => shape.filter((key) => Object.hasOwn(one, key)).length * 2 > shape.length)
  );
}

/** `{ "Blue hall": { "2026-05-01": […] } }`, `{ "2026": { "05": { "01": […] } } }`: the keys go into each record. */
function nestedMaps(some: readonly (readonly [string, Fields])[], place: Place): FoundList | null {
  const merged: Fields = Object.assign({}, ...some.map(([, one]) => one));
  const areParts = Object.keys(merged).every((key) => /^\d{1,2}$/.test(key) || whenOf(key) === 'month');
  if (areParts && some.every(([key]) => whenOf(key) !== null)) return partsOfDays(merged, place);
  const inner = keyed(merged, { path: '[1]', keys: [], body: ['', merged] }, true);
  const records = inner?.items.slice(0, looked) ?? [];
  if (inner === null || records.length === 0 || !records.every(isRecord)) return null;
  const name =
    whenOf(some[0]?.[0] ?? '') ??
    [kindOf(some.map(([key]) => key)), 'section', 'part'].find(
      (one) => !records.some((record) => Object.hasOwn(record, one)),
    );
  const isKnown =
    name === undefined ||
    records.every((record) => Object.hasOwn(record, name) || (name === 'date' && hasOwnDay(record)));
  const expression = isKnown ? inner.expression : `${inner.expression}.merge({${name}: $above}, @)`;
  const isOfDay = name === 'date' || inner.isOfDay === true;
  return { ...listBy(`(items(${place.path})[*].let $above = [0] in ${expression})[]`, place), isOfDay };
}

/** The year, the month and the day of each record. */
function partsOfDays(month: Fields, place: Place): FoundList | null {
  const [day] = Object.values(month);
  const isDeep = isRecord(day);
  const lists = (isDeep ? Object.values(day) : [day]).flat();
  if (!lists.every(isRecord)) return null;
  const inner = isDeep
    ? "(items([1])[*].let $month = [0] in (items([1])[*].let $day = [0] in [1][*].merge({date: join('-', [$year, $month, $day])}, @))[])[]"
    : "(items([1])[*].let $month = [0] in [1][*].merge({month: join('-', [$year, $month])}, @))[]";
  return listBy(`(items(${place.path})[*].let $year = [0] in ${inner})[]`, place);
}
