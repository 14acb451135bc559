import { readKey } from '../../../vocabulary/key-words.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';
import { isRecord, openText, scalarText } from '../../json.ts';
import { formsOf } from '../forms.ts';
import { isLanguages } from '../languages.ts';
import {
  beside,
  daysOf,
  type Fields,
  type FoundList,
  hasOwnDay,
  isGeneral,
  isMoment,
  listBy,
  looked,
  type Place,
  plainWhen,
  titles,
  whenOf,
} from './list-shapes.ts';
import { mapsByDay } from './row-shapes.ts';

/** An object whose keys are ids, names or moments, and whose values are records or lists of them. */
export function keyed(value: Fields, place: Place, depth = 0): FoundList | null {
  const isInside = depth > 0;
  const { path, keys } = place;
  const all = Object.entries(value);
  if (all.length === 0 || all.length > 1_000_000) return null;
  const entries = withoutAnswer(all);
  const isApart = entries.length < all.length;
  const some = entries.slice(0, looked).map(([key, one]) => [key, openText(one)] as const);
  // One key alone may as well be a wrapper, unless it is an id and nothing else.
  const [alone] = some;
  const isOwn =
    alone !== undefined &&
    (/^[a-z]{1,12}[-_]?\d+$/i.test(alone[0]) ||
      areTitles(some) ||
      (/[a-z][-_\d]/.test(alone[0]) && isShelf(some, keys))) &&
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
  if (!isApart && some.every(([, list]) => Array.isArray(list) && list.every(isRecord))) {
    const areGroups = isInside && areOfOneKind(some.map(([, list]) => (list as Fields[])[0] ?? {}));
    if (!(areMoments || telling || areNames || areGroups || isShelf(some, keys))) return null;
    return keyedLists(some, place);
  }
  if (!some.every(([, one]) => isRecord(one))) return null;
  const byDay = areMoments && !isApart ? mapsByDay(value, place) : null;
  if (byDay !== null) return { ...byDay, isOfDay: true };
  const nested =
    !isApart && (areMoments || isByMoments(value))
      ? nestedMaps(some as readonly (readonly [string, Fields])[], place, depth)
      : null;
  if (nested !== null) return nested;
  const shape = Object.keys(some[0]?.[1] as object);
  const shared = shape.filter((key) => some.every(([, one]) => Object.hasOwn(one as object, key))).length;
  const areTitled = areTitles(some);
  const isAlike = ([, one]: readonly [string, unknown]) =>
    shape.filter((key) => Object.hasOwn(one as object, key)).length * 2 >= shape.length;
  if (shape.length === 0 || (shared * 2 < shape.length && !(areTitled && some.every(isAlike)))) return null;
  const isOneKind = shared >= 3 && shared >= 0.7 * shape.length;
  if (
    !(
      telling ||
      areNames ||
      areTitled ||
      areMoments ||
      some.every(isIdOf) ||
      (isOneKind && entries.length > 1 && (isShelf(some, keys) || areSlugs(some, keys)))
    )
  )
    return null;
  const hasId = shape.some((key) => readKey(key).concepts.has('id'));
  // A key that is no value of its record may be what the portal asks for.
  const name = areMoments
    ? (whenOf(entries[0]?.[0] ?? '') ?? 'date')
    : hasId || (areTitled && shape.some(isNumber))
      ? 'key'
      : 'id';
  const isTitle = areTitled && !some.some(([, one]) => hasTitle(one as Fields));
  const members = isTitle
    ? [...(shape.some((key) => isOwnId(key) || isNumber(key)) ? [] : ['id: [0]']), 'title: [0]']
    : [`${name}: [0]`];
  // `r0`, `r1`, `r2` are places, and other records' tomorrow, where each has an id of its own.
  const arePlaces =
    !areMoments &&
    countFromTop(entries.map(([key]) => key)) &&
    shape.some(
      (key) =>
        isOwnId(key) ||
        areCodes(
          key,
          some.map(([, one]) => (one as Fields)[key]),
        ),
    );
  const only = isApart ? "[?type(@)=='object']" : '';
  const whole = { ...listBy(`values(${path})${only || '[*]'}`, place), expression: `values(${path})${only}` };
  if (arePlaces) return whole;
  const isKnown = areMoments ? some.every(([, one]) => hasOwnDay(one as Fields)) : hasId && some.every(isIdOf);
  if (isKnown) return whole;
  return listBy(
    `items(${path})${isApart ? "[?type([1])=='object']" : '[*]'}.merge({${members.join(', ')}}, [1])`,
    place,
  );
}

/**
 * `{ "Open day": { from: … }, "Night of science": { from: … } }`: what records are called, in several words, which says no more of them than
 * words for fields do by chance. They are of one kind, and each says when it is.
 */
function areTitles(some: readonly (readonly [string, unknown])[]): boolean {
  const isText = (key: string) =>
    /\p{L}{2}.*[\s\p{Pd}]\S*\p{L}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]{4}/u.test(
      key,
    );
  const isField = (key: string) => ofFields.some((concept) => readKey(key).concepts.has(concept));
  const most = (is: (key: string) => boolean) => some.filter(([key]) => is(key)).length * 2 > some.length;
  const [[first = ''] = []] = some;
  return (
    (some.length > 1 || /\S\s+\S+\s+\S/.test(first)) &&
    most(isText) &&
    !most(isField) &&
    some.every(([, one]) => saysWhen(one, 0))
  );
}

const ofFields: readonly Concept[] = ['id', 'title', 'name', 'start', 'end', 'date', 'time', 'place', 'address'];

const saysWhen = (value: unknown, depth: number): boolean =>
  isMoment(value) ||
  (depth < 3 &&
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).some(
      ([key, one]) =>
        saysWhen(one, depth + 1) ||
        (/\d/.test(scalarText(one)) && plainWhen.some((concept) => readKey(key).concepts.has(concept))),
    ));

const hasTitle = (record: Fields): boolean =>
  Object.entries(record).some(
    ([key, text]) => typeof text === 'string' && text !== '' && readKey(key).concepts.has('title'),
  );

/** `[[4711, {…}], [4712, {…}]]`: the id or the title of each record before it, as the entries of a map are written. */
export function pairs(list: readonly unknown[], place: Place): FoundList | null {
  if (!arePairs(list)) return null;
  const some = list.slice(0, looked) as readonly (readonly [unknown, Fields])[];
  const path = place.path === '@' ? '' : place.path;
  if (some.every(([key, one]) => isIdOf([scalarText(key), one]))) return listBy(`${path}[*][1]`, place);
  const hasId = some.some(([, one]) => Object.keys(one).some((key) => readKey(key).concepts.has('id')));
  return listBy(`${path}[*].merge({${hasId ? 'key' : 'id'}: [0]}, [1])`, place);
}

/** Whether a list holds a value of its own and a record in each place, all records of one kind. */
export function arePairs(list: readonly unknown[]): boolean {
  const isPair = (one: unknown) =>
    Array.isArray(one) && one.length === 2 && /\w/.test(scalarText(one[0] ?? '')) && isRecord(one[1]);
  if (list.length === 0 || !list.every(isPair)) return false;
  const all = list as readonly (readonly [unknown, Fields])[];
  const shape = Object.keys(all[0]?.[1] ?? {});
  const isOfKind = ([, one]: readonly [unknown, Fields]) =>
    shape.filter((key) => Object.hasOwn(one, key)).length * 2 > shape.length;
  return (
    new Set(all.map(([key]) => key)).size === all.length &&
    (all.length > 1 || /\d/.test(scalarText(all[0]?.[0]))) &&
    all.every(isOfKind)
  );
}

/** What an answer says of itself. */
const maxOfAnswer = 4;

/** `{ "0": {…}, "1": {…}, status: 200, message: '' }`: the records, without the few values that the answer says of itself. */
function withoutAnswer(entries: readonly (readonly [string, unknown])[]): readonly (readonly [string, unknown])[] {
  const own = entries.filter(([, one]) => isRecord(one));
  const rest = entries.length - own.length;
  if (rest === 0 || rest > maxOfAnswer || own.length === 0) return entries;
  const areValues = entries.every(([key, one]) => isRecord(one) || (typeof one !== 'object' && !/\d/.test(key)));
  const areNumbered = own.every(([key]) => /^\d+$/.test(key));
  const areIds = own.every(([key]) => /\d/.test(key) && !/\s/.test(key)) || own.every(isIdOf);
  // A record may have numbered parts: `{ id, title, line1: {…}, line2: {…} }`.
  const isRest = ([key]: readonly [string, unknown]) =>
    !ofRecords.some((concept) => readKey(key).concepts.has(concept));
  return areValues && (areNumbered || (areIds && entries.every((entry) => isRecord(entry[1]) || isRest(entry))))
    ? own
    : entries;
}

/** What a record has of its own. */
const ofRecords: readonly Concept[] = ['id', 'title', 'name', 'start', 'date'];

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

/** Values of which each record has its own, as an id or an address, and not those of something else. */
const areCodes = (key: string, values: readonly unknown[]): boolean =>
  new Set(values).size === values.length &&
  [...readKey(key).concepts].every((one) => ofOwn.has(one)) &&
  values.every(
    (value) =>
      formsOf(value).includes('url') || (/^(?=.*\d)[\w./:-]{3,60}$/.test(scalarText(value ?? '')) && !isMoment(value)),
  );
const ofOwn: ReadonlySet<Concept> = new Set<Concept>(['id', 'slug', 'event', 'url']);

/** `no`, `courseCode` */
const isNumber = (key: string): boolean => /^(?:no|nr|num|number|code)$/.test(readKey(key).words.at(-1) ?? '');

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

/** `["Talks", "Guided walks"]`, or with ids, `[[7, "Talks"], …]`: else a calendar's name is its id, where nothing else is a list. */
export function bareNames(list: readonly unknown[], { path, keys }: Place): FoundList | null {
  const isApart = keys.some((key) => beside.has(key.toLowerCase()));
  const pairs = list.every(isChoice) ? list : null;
  const ids = pairs === null ? list : pairs.map(([id]) => id);
  const areNames = list.length > 0 && list.length <= 200 && new Set(ids).size === list.length;
  if (isApart || !areNames || !(pairs?.map(([, name]) => name) ?? list).every((one) => isNameOf('', one))) return null;
  const items = pairs?.map(([id, title]) => ({ id, title })) ?? list.map((one) => ({ id: one, title: one }));
  const expression = `${path === '@' ? '' : path}[*].${pairs === null ? '{id: @, title: @}' : '{id: [0], title: [1]}'}`;
  return { expression, items, keys, isLastResort: true };
}

/** `[7, 'Guided walks']`, and not `['id', 'name']`, which is the heading of a table. */
const isChoice = (one: unknown): one is readonly [string | number, unknown] =>
  Array.isArray(one) &&
  one.length === 2 &&
  /^[\w.-]+$/.test(scalarText(one[0] ?? '')) &&
  readKey(scalarText(one[0])).concepts.size === 0;

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
function nestedMaps(some: readonly (readonly [string, Fields])[], place: Place, depth: number): FoundList | null {
  if (depth >= maxNested) return null;
  const merged: Fields = Object.fromEntries(some.flatMap(([, one]) => Object.entries(one)));
  const areParts = Object.keys(merged).every((key) => /^\d{1,2}$/.test(key) || whenOf(key) === 'month');
  if (areParts && some.every(([key]) => whenOf(key) !== null)) return partsOfDays(merged, place);
  const inner = keyed(merged, { path: '[1]', keys: [], body: ['', merged] }, depth + 1);
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

/** A hall, a kind, a day, an hour: no program nests maps deeper. */
const maxNested = 5;

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
