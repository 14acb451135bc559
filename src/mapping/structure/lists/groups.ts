import { addDays } from '../../../calendar/day.ts';
import { readKey } from '../../../vocabulary/key-words.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';
import { partNamed } from '../../dates/date-parts.ts';
import { isEmpty, isRecord, scalarText } from '../../json.ts';
import { expressionOf } from '../compose-expression.ts';
import { formsOf } from '../forms.ts';
import { labelIn, labelsOf, pairsOf, stepOf } from '../labelled.ts';
import { isLanguages } from '../languages.ts';
import {
  daysOf,
  type Fields,
  type FoundList,
  hasOwnDay,
  isGeneral,
  isMoment,
  isStamp,
  listBy,
  looked,
  plainWhen,
  records,
  titles,
  whenOf,
} from './list-shapes.ts';

// Lists of groups, each of which holds events.

/**
 * The fields of a group that its records lack, as the members of a JMESPath object: days and what else says what it is by
 * itself (a place, a category) under their own names, the rest in an object with the group's name.
 */
export function handedDown(
  groups: readonly Fields[],
  key: string,
  inner: readonly Fields[],
  name: string,
  /** Films and their like: what they hold has no title, so that a showing has all that is theirs. */
  isWork = false,
  /** Members that have come from the groups above. */
  handed: readonly string[] = [],
): readonly string[] {
  const [first] = groups;
  if (first === undefined || inner.length === 0) return [];
  const fields = Object.keys(first).filter((one) => one !== key && /^[\p{L}\p{M}\p{N}_@$. -]{1,60}$/u.test(one));
  const days = daysOf(groups.flatMap((group) => fields.map((one) => group[one])));
  const isDated = inner.every((record) => hasOwnDay(record, days) || hasDay(coreOf(record)));
  const lacks = (one: string) => inner.every((record) => !Object.hasOwn(record, one));
  const members: string[] = [];
  const rest: string[] = [];
  for (const one of fields) {
    const values = groups
      .map((group) => group[one])
      .filter((value) => value !== null && value !== undefined && value !== '');
    const text = expressionOf([stepOf(one)]);
    const { concepts } = readKey(one);
    if (handed.includes(one)) {
      if (lacks(one)) members.push(`${text}: ${text}`);
      continue;
    }
    const isOwnPart = isWork && ownParts.some((concept) => concepts.has(concept));
    if (values.length === 0 || (values.some(Array.isArray) && !isOwnPart)) continue;
    const isWhen =
      values.every((value) => whenOf(scalarText(value)) !== null || isPartOfDay(one, value)) ||
      plainWhen.some((concept) => concepts.has(concept));
    // `type: 'day'` says what all groups are.
    const isConstant = values.length > 1 && values.every((value) => value === values[0]);
    const isKept = isWork && ofWorks.some((concept) => concepts.has(concept));
    if (isWhen ? isDated : isConstant && !isKept) continue;
    const isState = !isWhen && states.some((concept) => concepts.has(concept)) && !values.some(isRecord);
    if (isState && !isOfThing(name) && lacks(one)) {
      members.push(`${text}: ${text}`);
      continue;
    }
    if (values.some((value) => (!isWork && isAddress(value)) || typeof value === 'boolean' || concepts.has('count')))
      continue;
    if ((isWhen || tellingFields.some((concept) => concepts.has(concept))) && lacks(one))
      members.push(`${text}: ${text}`);
    else if (!isWhen && !concepts.has('id')) rest.push(`${text}: ${text}`);
  }
  const most = isWork ? mostOfWork : 6;
  // Programs call every level alike: `{ list: [{ name, list: [{ time }] }] }`.
  const free = [name, 'group', `group${handed.length}`].find((one) => lacks(one) && !handed.includes(one));
  if (rest.length > 0 && free !== undefined)
    members.push(`${expressionOf([stepOf(free)])}: {${rest.slice(0, most).join(', ')}}`);
  return members.slice(0, most + 2);
}

const mostOfWork = 30;

const isAddress = (value: unknown): boolean => /^https?:/.test(scalarText(value));

/** `published: false`, `state: 'draft'`: what is so of a group is so of all that it holds. */
const states: readonly Concept[] = ['status', 'cancelled', 'published', 'draft', 'visibility'];

/** `venues`: the state of a thing is not that of its events. */
const isOfThing = (name: string): boolean => things.some((concept) => readKey(name).concepts.has(concept));
const things: readonly Concept[] = ['place', 'room', 'organizer', 'person', 'performer'];

/** What all showings may share, where a single film is shown. */
const ofWorks: readonly Concept[] = [
  ...titles, 'description', 'image', 'url', 'place', 'room', 'city', 'address', 'person', 'performer', 'organizer', 'category',
]; // biome-ignore format: a list

/** What a film or a play may have a list of, and its showings have as well. */
const ownParts: readonly Concept[] = ['image', 'person', 'performer', 'category', 'tag', 'price', 'language'];

/** What a record is wrapped in, `{ cursor, node: { … } }`, `{ type, geometry, properties: { … } }`, says no day itself. */
function coreOf(record: Fields): Fields {
  const [core, ...others] = Object.values(record)
    .filter(isRecord)
    .sort((one, other) => Object.keys(other).length - Object.keys(one).length);
  const size = (value: Fields) => Object.keys(value).length;
  const isCore =
    core !== undefined && size(record) <= Math.min(5, size(core)) && others.every((one) => size(one) * 2 < size(core));
  return isCore ? core : {};
}

/** A moment that is none of a change, or an object with one. */
const hasDay = (record: Fields): boolean =>
  Object.entries(record).some(
    ([key, value]) => !isStamp(key) && (isRecord(value) ? Object.values(value) : [value]).some(isMoment),
  );

/** `month: 9`, under a key that names the part. */
const isPartOfDay = (key: string, value: unknown): boolean =>
  ['year', 'month', 'week', 'day'].includes(partNamed(key) ?? '') && /^\d{1,4}$/.test(scalarText(value));

const tellingFields: readonly Concept[] = [
  'date', 'start', 'place', 'city', 'room', 'address', 'category', 'organizer',
]; // biome-ignore format: a list

/** Keys of lists within a record that are its own parts. */
const parts: readonly Concept[] = [
  'image', 'attachment', 'person', 'price', 'category', 'tag', 'related', 'language', 'phone',
]; // biome-ignore format: a list

/** `[{ date, events: [] }]`: a list of groups, each with its own list. */
export function grouped(list: FoundList, body: unknown): readonly FoundList[] {
  const groups = records(list.items);
  const [first] = groups;
  if (first === undefined || groups.length < Math.min(list.items.length, looked)) return [];
  const name = list.keys.at(-1) ?? 'around';
  const handed = list.handed ?? [];
  const own = groups.map((group) => withOwnFields(without(group, handed)));
  return Object.keys(first)
    .slice(0, 40)
    .flatMap((key) => {
      const values = groups.map((group) => group[key]);
      const isMapped = values.every(isMapOfLists);
      const inPages = isMapped ? null : listsInPages(values);
      const lists = isMapped ? values.map((map) => Object.values(map as object).flat()) : (inPages?.lists ?? values);
      const plain = lists === values ? own : own.map((group, n) => ({ ...group, [key]: lists[n] }));
      if (!lists.every((one) => Array.isArray(one) && one.every(isRecord))) return [];
      // The film of a day is no event, its showings are.
      const isShown =
        (list.isOfDay === true ? (lists as Fields[][]).every(areOfOneDay) : areRepeated(own)) &&
        !own.some((group) => saysTime(without(group, [key])) || Object.keys(group).some(isOfRecord)) &&
        showingsIn(lists.flat() as Fields[]).length > 0;
      if (!isShown && (!isGroup(plain, key) || (list.isOfDay !== true && areOfWork(plain, key)))) return [];
      if (arePairs(lists as Fields[][])) return [];
      const inner = (lists as Fields[][]).flat().slice(0, looked);
      const isWork = isShown || (own.every(isCalled) && !inner.some(isCalled));
      // A single object around a list is the answer's own, unless the list needs its title.
      if (list.isLastResort === true && !isWork) return [];
      const members = handedDown(groups, key, inner, name, isWork, handed);
      const at = expressionOf([stepOf(key)]);
      const path = isMapped ? `values(${at})[]` : `${at}${inPages?.path ?? ''}`;
      const isProjected = isMapped || path.includes('[*]');
      const expression =
        members.length === 0
          ? `${list.expression}.${path}[]`
          : `(${list.expression}.let $group = {${members.join(', ')}} in ${isProjected ? path : `${path}[*]`}.merge($group, @))[]`;
      const isInGroups = isShown || isCertainGroup(plain, key);
      const isOfDay = isShown || list.isOfDay === true || areDays(own, key);
      const found = listBy(expression, { keys: [...list.keys, key], body });
      return [{ ...found, isInGroups, isOfDay, handed: members.map(nameOf) }];
    });
}

const without = (group: Fields, keys: readonly string[]): Fields =>
  keys.length === 0 ? group : Object.fromEntries(Object.entries(group).filter(([key]) => !keys.includes(key)));

/** The name that a member of a JMESPath object has. */
const nameOf = (member: string): string => {
  const [, written = ''] = /^("(?:[^"\\]|\\.)*"|[^:]+):/.exec(member) ?? [];
  return written.startsWith('"') ? JSON.parse(written) : written;
};

/** Each says a day and has no title. */
const areDays = (groups: readonly Fields[], key: string): boolean =>
  Object.keys(groups[0] ?? {}).some(
    (one) => one !== key && !isStamp(one) && groups.every((group) => whenOf(scalarText(group[one])) === 'date'),
  ) && !groups.some(isCalled);

/** When it was made or changed, an event says of itself, and hardly a film in a timetable. */
const isOfRecord = (key: string): boolean =>
  (['created', 'updated'] as const).some((concept) => readKey(key).concepts.has(concept));

/** It has a title or a name of its own. */
const isCalled = (record: Fields): boolean =>
  Object.entries(record).some(
    ([key, value]) =>
      typeof value === 'string' &&
      value !== '' &&
      whenOf(value) === null &&
      (['title', 'name'] as const).some((concept) => readKey(key).concepts.has(concept)) &&
      !isState(key) &&
      !others.some((concept) => readKey(key).concepts.has(concept)),
  );

/** The same film on several days: none has an id of its own, and titles recur. */
function areRepeated(groups: readonly Fields[]): boolean {
  if (haveIds(groups)) return false;
  const [title] = Object.keys(groups[0] ?? {}).filter((key) => readKey(key).concepts.has('title'));
  return title !== undefined && new Set(groups.map((group) => group[title])).size < groups.length;
}

/**
 * The showings of a film that stand at the bottom of lists, each with an id and a time, but without a title, `{ rooms: [{ name,
 * sessions: [{ id, time }] }] }`; empty: there are none.
 */
function showingsIn(list: readonly Fields[], depth = 0): readonly Fields[] {
  const inner = list.slice(0, looked);
  if (inner.length > 0 && haveIds(inner) && inner.every((one) => saysTime(one) && !isCalled(one))) return inner;
  if (depth >= 3) return [];
  const isOther = (key: string) => parts.some((concept) => readKey(key).concepts.has(concept));
  const keys = [
    ...new Set(inner.flatMap((one) => Object.keys(one).filter((key) => Array.isArray(one[key]) && !isOther(key)))),
  ];
  for (const key of keys.slice(0, 20)) {
    const deeper = inner.flatMap((one) => (Array.isArray(one[key]) ? one[key] : []));
    const found = deeper.length > 0 && deeper.every(isRecord) ? showingsIn(deeper, depth + 1) : [];
    if (found.length > 0) return found;
  }
  return [];
}

/** No showing in it says another day than the others. One after midnight is still of the evening. */
function areOfOneDay(list: readonly Fields[]): boolean {
  const values = showingsIn(list).flatMap((one) =>
    Object.entries(one).flatMap(([key, value]) =>
      plainWhen.some((concept) => readKey(key).concepts.has(concept)) && !isStamp(key) ? [value] : [],
    ),
  );
  const [first, ...others] = [...daysOf(values)].toSorted();
  return first === undefined || others.every((day) => day === addDays(first, 1));
}

/** A time of day, in a field or an object of its own. */
const saysTime = (record: Fields, depth = 0): boolean =>
  Object.entries(record).some(([key, value]) => {
    if (isStamp(key) || readKey(key).concepts.has('duration')) return false;
    if (isRecord(value)) return depth < 1 && saysTime(value, depth + 1);
    const forms = formsOf(value);
    const isInstant = forms.includes('instant') || forms.includes('dateTime');
    return (
      (isInstant && !/[T ]00:00/.test(scalarText(value))) ||
      forms.includes('time') ||
      (forms.includes('epoch') && readKey(key).concepts.has('start'))
    );
  });

/** The first page of what each group holds, with how many there are: `{ data: [{ … }], total: 3 }`, `{ edges: [{ cursor, node: { … } }], pageInfo }`. Null: they hold something else. */
function listsInPages(
  values: readonly unknown[],
): { readonly path: string; readonly lists: readonly (readonly unknown[])[] } | null {
  if (!values.every(isRecord)) return null;
  const isList = (value: unknown): value is readonly Fields[] => Array.isArray(value) && value.every(isRecord);
  const [key, ...others] = Object.keys(values[0] ?? {}).filter((one) => values.some((page) => isList(page[one])));
  if (key === undefined || others.length > 0 || !isGeneral(key) || !values.every((page) => isList(page[key])))
    return null;
  const lists = values.map((page) => page[key] as readonly Fields[]);
  const items = lists.flat();
  const areNodes = items.length > 0 && items.every((edge) => isRecord(edge.node) && Object.keys(edge).length <= 2);
  return areNodes
    ? { path: `.${key}[*].node`, lists: lists.map((list) => list.map(({ node }) => node)) }
    : { path: `.${key}`, lists };
}

/** The fields in objects that are no other things stand beside the rest: `Event: { Group_Id }` as `Event_Group_Id`. */
const withOwnFields = (group: Fields): Fields =>
  Object.fromEntries(
    Object.entries(group).flatMap(([key, value]): readonly (readonly [string, unknown])[] =>
      isRecord(value) && isOfFields(value) && !others.some((concept) => readKey(key).concepts.has(concept))
        ? Object.entries(value).map(([part, one]) => [`${key}_${part}`, one])
        : [[key, value]],
    ),
  );

/** Nothing in it is a list, as there is in what holds records, and it is no text in several languages. */
const isOfFields = (value: Fields): boolean =>
  Object.keys(value).length > 0 && !isLanguages(value) && !Object.values(value).some((one) => Array.isArray(one));

/** Objects of these are things of their own. */
const others: readonly Concept[] = [
  'place', 'room', 'city', 'address', 'person', 'organizer', 'category', 'tag', 'image', 'attachment', 'series', 'related', 'language', 'api',
]; // biome-ignore format: a list

/** `rooms: { 'Hall 1': […], 'Hall 2': […] }` */
const isMapOfLists = (value: unknown): boolean =>
  isRecord(value) &&
  Object.keys(value).length > 0 &&
  Object.values(value).every((list) => Array.isArray(list) && list.every(isRecord));

/** `data: [{ name: 'title', value: … }]`: the fields of a record. */
const arePairs = (lists: readonly (readonly Fields[])[]): boolean =>
  lists.flat().every((one) => Object.keys(one).length <= 4) && (labelsOf(lists) !== null || haveSameLabels(lists));

/** `[[{ label: 'Board', value: 'Campus' }], [{ label: 'Board', value: 'Dormitory' }]]`: the same labels in each, of whatever words. */
function haveSameLabels(lists: readonly (readonly Fields[])[]): boolean {
  if (lists.length < 2 || lists.some((list) => list.length === 0)) return false;
  const pairs = pairsOf(lists.flat());
  if (pairs === null || lists.flat().some((one) => Object.keys(one).length > 2)) return false;
  return new Set(lists.map((list) => JSON.stringify(list.map((one) => labelIn(one, pairs.label))))).size === 1;
}

/** Whether the records are groups of what is in this list of theirs, and no events with parts. */
function isGroup(groups: readonly Fields[], key: string): boolean {
  if (areSessions(groups, key)) return false;
  const { concepts } = readKey(key);
  const most = Math.max(...groups.map((group) => Object.keys(group).length));
  const isNamed = concepts.has('event') || isGeneral(key);
  // A group has little but its list; a record with a list in it is a record.
  return (isNamed && most <= 4) || isCertainGroup(groups, key);
}

/** What an event says once for all of its sessions. */
const saidOnce: readonly Concept[] = ['description', 'image', 'category'];

/** Whether each has an id that no other has. */
const haveIds = (groups: readonly Fields[]): boolean =>
  Object.keys(groups[0] ?? {}).some((one) => {
    const ids = groups.map((group) => group[one]).filter((id) => typeof id === 'number' || typeof id === 'string');
    const { concepts, words } = readKey(one);
    const isCalledSo = concepts.has('id') || /^(?:no|nr|num|number|code|cd|key)$/.test(words.at(-1) ?? '');
    return isCalledSo && new Set(ids).size === groups.length;
  });

/**
 * Each record of the list repeats the name of what it is in, which has an id of its own and says more of it: sessions,
 * `{ id: 7, name: 'Macbeth', text, dates: [{ id: 1, name: 'Macbeth', start }] }`.
 */
function areSessions(groups: readonly Fields[], key: string): boolean {
  const inner = groups.map((group) => (group[key] as Fields[]).slice(0, looked));
  const names = Object.keys(groups[0] ?? {}).filter((one) =>
    titles.some((concept) => readKey(one).concepts.has(concept)),
  );
  const isRepeated = (name: string) =>
    inner.flat().length > 0 &&
    inner.every((list, n) => list.every((one) => typeof one[name] === 'string' && one[name] === groups[n]?.[name]));
  if (!names.some(isRepeated) || !haveIds(groups)) return false;
  const says = (record: Fields, concept: Concept) =>
    Object.entries(record).some(
      ([one, value]) => !isEmpty(value) && !isState(one) && readKey(one).concepts.has(concept),
    );
  return (
    saidOnce.some((concept) => groups.some((group) => says(group, concept))) &&
    !saidOnce.some((concept) => inner.flat().some((one) => says(one, concept)))
  );
}

/** `{ film: { id, title, text }, rooms: [{ shows: [{ id, start }] }] }`: a film with an id is the event, its showings on days of their own are sessions. */
function areOfWork(groups: readonly Fields[], key: string): boolean {
  const showings = showingsIn(groups.flatMap((group) => group[key] as readonly Fields[]));
  const areWorks = (one: string) => {
    const works = groups.map((group) => group[one]).filter(isRecord);
    const tells = Object.keys(works[0] ?? {}).some((own) => ofTales.some((said) => readKey(own).concepts.has(said)));
    const isThing = others.some((concept) => readKey(one).concepts.has(concept));
    return works.length === groups.length && tells && !isThing && haveIds(works) && works.every(isCalled);
  };
  return showings.length > 0 && showings.every((one) => hasOwnDay(one)) && Object.keys(groups[0] ?? {}).some(areWorks);
}

const ofTales: readonly Concept[] = [...saidOnce, 'summary', 'performer'];

/** Titles stand so many lists down at most. */
const maxDown = 3;

/** Nothing in the groups but their list says when, and what the list holds has titles and times. */
export function isCertainGroup(groups: readonly Fields[], key: string): boolean {
  const { concepts } = readKey(key);
  const isNamed = concepts.has('event') || isGeneral(key);
  if (groups.some((group) => Object.keys(group).length > 12)) return false;
  // Where every field is a list, a list says nothing.
  const listed = (group: Fields) =>
    Object.values(group).filter((value) => Array.isArray(value) && value.length > 0).length;
  if (!isNamed && groups.every((group) => listed(group) > 3)) return false;
  if (concepts.has('related') || (!isNamed && parts.some((concept) => concepts.has(concept)))) return false;
  const inner = groups.flatMap((group) => group[key] as Fields[]).slice(0, looked);
  if (inner.length === 0) return false;
  const isTimed = (record: Fields) =>
    Object.entries(record).some(([one, value]) => {
      if (isStamp(one)) return false;
      const forms = formsOf(value);
      // The midnight of a day says no time.
      const isTime = (forms.includes('instant') || forms.includes('dateTime')) && !/[T ]00:00/.test(scalarText(value));
      return isTime || (one !== key && readKey(one).concepts.has('start'));
    });
  const isTitled = (record: Fields) =>
    Object.entries(record).some(
      ([one, value]) =>
        ((typeof value === 'string' && value !== '' && whenOf(value) === null) || isRecord(value)) &&
        (titles.some((concept) => readKey(one).concepts.has(concept)) ||
          (formsOf(value).includes('text') && !isState(one))),
    );
  const isClock = (value: unknown) => formsOf(value).includes('time');
  // Of some records the time is still to be announced.
  const clocks = Object.keys(inner[0] ?? {}).filter(
    (one) => inner.filter((record) => isClock(record[one])).length * 2 > inner.length,
  );
  const isWhen = (record: Fields) =>
    isTimed(record) ||
    clocks.some((one) => Object.hasOwn(record, one)) ||
    Object.entries(record).some(
      ([one, value]) =>
        isMoment(value) || readKey(one).concepts.has('time') || (Array.isArray(value) && value.some(isRecord)),
    );
  // A day has no texts, neither its own nor those of an object that it wraps.
  const hasOwnText = groups.some((group) =>
    [group, ...Object.values(group).filter(isRecord)].some((one) => isTitled({ ...one, [key]: null })),
  );
  // Days that hold hours alone are when something with a title takes place.
  const leadsToTitled = (record: Fields, depth = 0): boolean =>
    isTitled(record) ||
    (depth < maxDown &&
      Object.values(record).some(
        (value) =>
          Array.isArray(value) && value.slice(0, looked).some((one) => isRecord(one) && leadsToTitled(one, depth + 1)),
      ));
  return (
    (!groups.some(isTimed) || !hasOwnText) &&
    inner.every(
      (record) =>
        (holdsRecords(record) && (!hasOwnText || leadsToTitled(record))) ||
        [record, coreOf(record)].some((one) => isTitled(one) && isWhen(one)),
    )
  );
}

/** `On sale` is no title, and neither is `Hall 2`. */
const isState = (key: string): boolean =>
  (['status', 'soldOut', 'cancelled', 'visibility', 'place', 'room'] as const).some((concept) =>
    readKey(key).concepts.has(concept),
  );

const holdsRecords = (record: Fields): boolean =>
  Object.values(record).some((value) => Array.isArray(value) && value.length > 0 && value.every(isRecord));
