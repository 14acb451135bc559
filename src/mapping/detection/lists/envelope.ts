import { type Told, ToldError } from '../../../calendar/told.ts';
import { readKey, splitKey } from '../../../vocabulary/key-words.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';
import { isEmpty, isRecord, openText, scalarText } from '../../json.ts';
import { mappingProblem } from '../../mapping-problem.ts';
import { isSameNoun } from '../../reference-keys.ts';
import { withEvenLists } from '../../rules/even-lists.ts';
import { readCsv } from '../../rules/list-functions.ts';
import { isLanguages } from '../../structure/languages.ts';
import { grouped } from '../../structure/lists/groups.ts';
import {
  alike,
  below,
  beside,
  type Fields,
  type FoundList,
  hasOwnDay,
  looked,
  type Place,
} from '../../structure/lists/list-shapes.ts';
import { withSurroundings } from '../../structure/lists/list-surroundings.ts';
import { arePairs, bareNames, fewByName, keyed, pairs } from '../../structure/lists/map-shapes.ts';
import { deepInSections, inSections, ofKind } from '../../structure/lists/mixed-lists.ts';
import { attributeRows, columnMaps, headed } from '../../structure/lists/row-shapes.ts';
import {
  type ColumnNames,
  columnNames,
  jcal,
  lineNames,
  table,
  underNames,
} from '../../structure/lists/table-shapes.ts';
import type { Features } from '../model/features.ts';
import { listWeights } from '../model/list-weights.ts';
import { scoreOf, sharesOf } from '../model/softmax.ts';
import { hasTitle, heldBy, listFeatures } from './list-features.ts';
import { type ListKind, ownConcepts } from './list-kind.ts';
import { areReferredTo, withoutListsOfAnswer } from './lists-of-answer.ts';
import { unwrap } from './unwrap.ts';

/** Where a list is in an answer's body. */
export interface ItemsPlace {
  /** JMESPath, as a person would write it into `mapping.events.items`. */
  readonly expression: string;
  readonly items: readonly unknown[];
  /** 0 to 1. */
  readonly confidence: number;
}

/** A list that may be the one that is asked for, with what speaks for it. */
export interface ListCandidate extends FoundList {
  readonly features: Features;
}

const maxDepth = 6;
/** With the keys that only wrap, `Envelope.Body.Response`. */
const maxKeys = 12;
const maxNodes = 5000;

/** The items of a list in an answer, wherever its envelope keeps them. Throws an Error in words when there is no list. */
export function findItems(body: unknown, kind: ListKind): readonly unknown[] {
  return locateItems(body, kind).items;
}

/** The same, with where it was found. */
export function locateItems(given: unknown, kind: ListKind): ItemsPlace {
  const body = withEvenLists(given);
  const all = listCandidates(body, kind);
  const usual = all.filter(({ isLastResort }) => isLastResort !== true);
  const alone = all.filter(({ isLastResort }) => isLastResort === true);
  const lone = alone.find((outer) => !alone.some((inner) => isAround(outer, inner)));
  const found = likeliest(usual, kind) ?? (lone === undefined ? null : { ...unwrap(lone), confidence: 0.5 });
  if (found === null) throw new ToldError(mappingProblem('noListSomewhere', { kind, found: describe(body) }));
  return kind === 'events' ? withSurroundings(found, body) : found;
}

/** Whether a record has no title but that of another one in it, as an envelope with an id and a date of its own. */
function isAround(outer: FoundList, inner: FoundList): boolean {
  const key = inner.keys[outer.keys.length];
  const [around, within] = [outer.items[0], inner.items[0]];
  if (key === undefined || !outer.keys.every((one, n) => inner.keys[n] === one)) return false;
  if (!isRecord(around) || !isRecord(within)) return false;
  const { [key]: _, ...rest } = around;
  return heldBy(rest).title === 'none' && heldBy(within).title !== 'none';
}

/** The candidate that is likelier than none, or is the only list; null: there is none. */
function likeliest(all: readonly ListCandidate[], kind: ListKind): ItemsPlace | null {
  // An organization has calendars, while a calendar may have no events: then an unknown name may be theirs.
  const hasRecords = all.some(({ features }) => hasIdAndTitle(features));
  const isNamed = ({ items, features }: ListCandidate): boolean =>
    items.length > 0
      ? !(
          hasRecords &&
          !features.has('called:own') &&
          features.get('id:none') === 1 &&
          features.get('title:none') === 1
        )
      : hasRecords
        ? features.has('empty:own')
        : !features.has('empty:unknown');
  const named = all.filter(isNamed);
  const open =
    kind === 'events'
      ? all.filter((one) => !isDirectory(one) && !isEmptyBeside(one, all) && !areReferredTo(one, all))
      : named.some(({ items }) => items.length > 0)
        ? named
        : all;
  // Categories may be what a portal has for calendars, but not beside its calendars.
  const called = kind === 'calendars' ? open.filter(isCalledCalendars) : [];
  const candidates = called.length === 1 ? called : open;
  const weights = listWeights[listChoice[kind]];
  const shares = sharesOf(
    candidates.map(({ features }) => scoreOf(features, weights)),
    weights.none ?? 0,
  );
  const none = shares.at(-1) as number;
  const most = Math.max(...shares.slice(0, -1));
  const best = candidates[shares.indexOf(most)];
  if (best === undefined || (most < none && !isOnlyList(best, candidates, kind))) return null;
  return { ...unwrap(best), confidence: Math.min(0.99, most) };
}

const hasIdAndTitle = (features: Features): boolean => features.get('id:own') === 1 && features.get('title:own') === 1;

const listChoice = { events: 'eventList', calendars: 'calendarList' } as const;

/** Nothing else in the answer is a list of records, and nothing but its name speaks against it. */
const isOnlyList = ({ items, keys, features }: ListCandidate, all: readonly ListCandidate[], kind: ListKind): boolean =>
  all.filter((one) => one.items.length > 0).length === 1 &&
  items.length > 0 &&
  items.every(
    (item) =>
      isRecord(item) &&
      // A record may be all in an object of its own: `{ tour: { id, name } }`.
      (Object.keys(item).length > 2 || isCalledSo(keys, kind) || (kind === 'calendars' && hasIdAndTitle(features))),
  ) &&
  (kind === 'calendars' || !keys.some((key) => splitKey(key).some((word) => beside.has(word))));

/** Nothing but ids and names, under a key that says of what else. */
const isDirectory = ({ features, keys }: ListCandidate): boolean =>
  features.get('when:none') === 1 &&
  features.get('tiny') === 1 &&
  directories.some((one) => readKey(keys.at(-1) ?? '').concepts.has(one));

/** Empty beside a list that is as likely by its name and holds records with titles and times: `{ movieList: […], specialList: [] }`. */
const isEmptyBeside = (one: ListCandidate, all: readonly ListCandidate[]): boolean =>
  one.items.length === 0 &&
  all.some(
    ({ items, features }) =>
      items.length > 0 &&
      features.get('title:own') === 1 &&
      (features.get('when:own') === 1 || features.get('when:named') === 1) &&
      roles.every((role) => features.has(role) === one.features.has(role)),
  );
const roles = ['own', 'calendar', 'general', 'other', 'beside', 'unknown'].map((role) => `called:${role}`);

const directories: readonly Concept[] = ['place', 'room', 'city', 'category', 'tag', 'organizer'];

/** Records under a key that says that they are calendars, and nothing else. */
function isCalledCalendars({ items, keys }: ListCandidate): boolean {
  const { concepts } = readKey(keys.at(-1) ?? '');
  const isSo = concepts.has('calendar') && [...concepts].every((one) => one === 'calendar' || one === 'modifier');
  return isSo && items.every(isRecord);
}

const isCalledSo = (keys: readonly string[], kind: ListKind): boolean =>
  ownConcepts[kind].some((one) => readKey(keys.at(-1) ?? '').concepts.has(one));

/** Every list in the body, breadth first, that is not inside another list's items. */
export function listCandidates(body: unknown, kind: ListKind): readonly ListCandidate[] {
  const found: FoundList[] = [];
  const columns: ColumnNames[] = [];
  const queue: { value: unknown; path: string; keys: readonly string[]; depth: number }[] = [
    { value: body, path: '@', keys: [], depth: 0 },
  ];
  const nodes: typeof queue = [];
  for (let at = 0; at < queue.length && at < maxNodes; at++) {
    const { value: given, path, keys, depth } = queue[at] as (typeof queue)[number];
    const value = openText(given);
    nodes.push({ value, path, keys, depth });
    const names = /^[@[]/.test(path) ? null : columnNames(path, value);
    if (names !== null) columns.push(names);
    // `[{ page: 1 }, […]]`, `["Calendar/get", { list: […] }, "0"]`: places instead of keys.
    if (
      Array.isArray(value) &&
      value.length <= 5 &&
      depth < maxDepth &&
      !arePairs(value) &&
      (isTuple(value) || areParts(value) || (keys.length === 0 && isEnvelopeAlone(value)))
    ) {
      const at = path === '@' ? '' : path;
      value.forEach((inner, n) => {
        if (typeof inner === 'object' && inner !== null)
          queue.push({ value: inner, path: `${at}[${n}]`, keys: keys.length === 0 ? ['data'] : keys, depth });
      });
    }
    const isTooDeep = depth >= maxDepth || keys.length >= maxKeys;
    if (!isRecord(value) || isTooDeep || asWhole(value, { path, keys, body }) !== null) continue;
    const inside = depth + (isWrapper(value) ? 0 : 1);
    for (const [key, inner] of Object.entries(value)) {
      if (inner !== null && (typeof inner === 'object' || typeof inner === 'string') && queue.length < maxNodes)
        queue.push({ value: inner, path: below(path, key), keys: [...keys, key], depth: inside });
    }
  }
  for (const { value, path, keys } of nodes) {
    if (Array.isArray(value)) found.push(...listsAt(value, columns, kind, { path, keys, body }));
    else if (isRecord(value)) found.push(...listsIn(value, kind, { path, keys, body }));
    else if (typeof value === 'string' && lineNames(value.split(/\r?\n/, 2)) !== null) {
      const expression = `csv(${path})[*]`;
      found.push({ expression, items: readCsv(value), keys });
    }
  }
  // Groups of groups: months of days of events.
  const groups = new Set<FoundList>();
  const days = new Set<FoundList>();
  const haveEvents = found.some(isOfEvents);
  for (let at = 0; at < found.length && found.length < maxLists; at++) {
    const list = found[at] as FoundList;
    const isHolder = list.items.length > 0 && list.keys.length < maxKeys;
    const sections =
      isHolder && kind === 'events'
        ? [...inSections(list, body), ...(haveEvents ? [] : deepInSections(list, body))]
        : [];
    const isOther = (one: FoundList) => !sections.some(({ keys }) => keys.at(-1) === one.keys.at(-1));
    const inner = isHolder ? [...grouped(list, body).filter(isOther), ...sections] : [];
    if (inner.some(({ isInGroups }) => isInGroups === true)) groups.add(list);
    if (inner.some(({ isInGroups, isOfDay }) => isInGroups === true && isOfDay === true)) days.add(list);
    found.push(
      ...inner.map((one) =>
        kind === 'calendars' && list.isLastResort === true ? { ...one, isLastResort: true } : one,
      ),
    );
  }
  if (kind === 'calendars') {
    replaceOnlyGroup(found);
    const around = found.findIndex(({ expression, items }) => expression === '[*]' && isEnvelopeAlone(items));
    if (around >= 0 && found.some(({ items }) => items.length > 1 && items.every(hasId))) found.splice(around, 1);
  }
  found.push(...alike(found));
  // The versions of one text are no list of records, unless each has an id: `{ id, name, language }` is a calendar.
  const lists = (kind === 'calendars' ? withoutListsOfAnswer(found) : found).filter(
    (one) =>
      !(kind === 'events' && days.has(one)) &&
      (one.items.length === 0 || !isLanguages(one.items) || one.items.every(hasId)),
  );
  const most = Math.max(0, ...lists.map(({ items }) => items.length));
  return lists.map((list) => {
    const features = listFeatures(list, kind, groups.has(list));
    if (most > 0 && list.items.length === most) features.set('most', 1);
    return { ...list, features };
  });
}

/** A list that is called so, or whose records have titles and days: what teases others on the same page is none. */
const isOfEvents = ({ items, keys }: FoundList): boolean =>
  isCalledSo(keys, 'events') ||
  (items.length > 0 && items.slice(0, looked).every((item) => isRecord(item) && hasTitle(item) && hasOwnDay(item)));

/** One thing in it may hold a list. */
const isWrapper = (value: Fields): boolean =>
  Object.values(value).filter((inner) => typeof inner === 'object' && inner !== null).length === 1;

/** `sports: [{ id, name, leagues: [{ id, name }, …] }]`, `folder: [{ id, name, folder: [{ id, name }, …] }]`: the only group is no calendar. */
function replaceOnlyGroup(found: FoundList[]): void {
  for (const [n, { items, keys, expression }] of found.entries()) {
    const [group] = items;
    const own = keys.at(-1);
    if (items.length !== 1 || !isRecord(group) || own === undefined || !expression.endsWith('[*]')) continue;
    const inner = Object.entries(group).filter(
      ([key, list]) =>
        Array.isArray(list) &&
        list.length > 1 &&
        (isFacet.test(own) ? list.every(hasTitle) : list.every(isNamedRecord) && isGroupOf(own, key)),
    );
    const [one] = inner;
    if (one === undefined || inner.length > 1) continue;
    const [key, list] = one as [string, readonly unknown[]];
    // There may be a second group some day.
    found[n] = { expression: `${below(expression, key)}[]`, items: list, keys: [...keys, key] };
  }
}

/** What a search counts its findings by: the calendars are its values. */
const isFacet = /^(?:facets?|facet_?fields|aggregations|aggs)$/i;

const isNamedRecord = (item: unknown): boolean =>
  isRecord(item) && heldBy(item).id === 'own' && heldBy(item).title === 'own';

/** The outer key says a kind and the inner one nothing that is known, it names what it groups, `labelGroups` of `labels`, or both are the same. */
const isGroupOf = (outer: string, inner: string): boolean =>
  outer === inner ||
  (readKey(outer).concepts.has('category') && readKey(inner).concepts.size === 0) ||
  splitKey(outer)
    .slice(0, -1)
    .some((word) => isSameNoun(word, splitKey(inner).join('')));

const hasId = (item: unknown): boolean =>
  isRecord(item) &&
  Object.entries(item).some(
    ([key, value]) => ['string', 'number'].includes(typeof value) && readKey(key).concepts.has('id'),
  );

const maxLists = 200;

function listsAt(
  value: readonly unknown[],
  columns: readonly ColumnNames[],
  kind: ListKind,
  place: Place,
): readonly FoundList[] {
  const { path, keys } = place;
  const whole =
    (kind === 'calendars' ? bareNames(value, place) : null) ??
    pairs(value, place) ??
    jcal(value, place) ??
    headed(value, place) ??
    (value.length > 0 ? table(value, columns, place) : null);
  if (whole !== null) return [whole];
  if (areParts(value) || isBlankForm(value)) return [];
  const records = value.filter(isRecord);
  const all = records.length === value.length ? records : null;
  const fields = all && attributeRows(all, place);
  if (fields !== null) return [fields];
  const areMost = records.length > 0 && records.length * 2 >= value.length;
  if (value.length === 0 || (areMost && !isTuple(value.slice(0, looked)))) {
    const plain = { expression: path === '@' ? '[*]' : `${path}[*]`, items: value, keys };
    return [(all && (ofKind(all, place) ?? underNames(all, place))) ?? plain];
  }
  // `[[…], […]]`: weeks or pages of records.
  const isNested =
    value.length > 0 && value.every((one) => Array.isArray(one) && one.length > 0 && one.every(isRecord));
  return isNested ? [{ expression: path === '@' ? '[]' : `${path}[]`, items: value.flat(), keys }] : [];
}

/** An object that is a list of records, whatever else is in it. */
const asWhole = (value: Fields, place: Place): FoundList | null => columnMaps(value, place) ?? keyed(value, place);

function listsIn(value: Fields, kind: ListKind, place: Place): readonly FoundList[] {
  const { path, keys } = place;
  const last = keys.at(-1);
  const isOwn = last !== undefined && ownConcepts[kind].some((one) => readKey(last).concepts.has(one));
  if (Object.keys(value).length === 0) return isOwn ? [{ expression: `values(${path})`, items: [], keys }] : [];
  const whole = asWhole(value, place);
  const found = whole === null ? [] : [whole];
  // XML that became JSON has a list of one record as the record itself.
  if (found.length === 0 && last !== undefined && isOneRecord(value, kind, isOwn))
    return [{ expression: `to_array(${path})[*]`, items: [value], keys, isLastResort: true }];
  const few = found.length === 0 && kind === 'calendars' ? fewByName(value, place) : null;
  if (few !== null) return [few];
  return found;
}

/** It has an id or a title, and events a moment, in fields of its own. */
function isOneRecord(value: Fields, kind: ListKind, isOwn: boolean): boolean {
  const fields = Object.entries(value).filter(([, one]) => !Array.isArray(one) || isLanguages(one));
  const { id, title, when, size } = heldBy(Object.fromEntries(fields), 2);
  if (kind === 'calendars') return isOwn && size > 1 && (title !== 'none' || (id === 'own' && hasText(value)));
  const begins = isOwn ? when !== 'none' : when === 'own' || when === 'part' || when === 'named';
  return (title !== 'none' || id !== 'none') && size > 2 && begins;
}

/** `<calendar id="c1">Concerts</calendar>` as JSON: the text of an element, which has no name of its own. */
const hasText = (value: Fields): boolean =>
  Object.entries(value).some(
    ([key, text]) => /^(?:#text|_text|__text|\$t|_)$/.test(key) && scalarText(text).trim() !== '',
  );

/** Its elements are of different kinds, or one that holds the rest. */
const isTuple = (list: readonly unknown[]): boolean =>
  list.length > 0 &&
  list.length <= 5 &&
  !list.every(isRecord) &&
  (list.every((one) => Array.isArray(one) && isTuple(one)) || list.some(isRecord) || list.length === 1) &&
  list.some((one) => typeof one === 'object') &&
  !areAlike(list.filter(isRecord));

/** `[{ menu: { … }, head: { … }, content: { … } }]`: an answer in a list of its own. */
const isEnvelopeAlone = ([only, ...others]: readonly unknown[]): boolean =>
  others.length === 0 &&
  isRecord(only) &&
  Object.keys(only).length > 1 &&
  Object.values(only).every((member) => isRecord(member) || isEmpty(member));

/** `[{ head: […] }, { row: […] }]`: an object's members, each in an object of its own. */
const areParts = (list: readonly unknown[]): boolean => {
  const members = list.map((one) => (isRecord(one) ? Object.entries(one) : []));
  return (
    list.length > 1 &&
    members.every((own) => own.length === 1 && typeof own[0]?.[1] === 'object' && own[0][1] !== null) &&
    new Set(members.map(([own]) => own?.[0])).size === list.length
  );
};

/** `[{ name: 'title', value: '', prompt: 'Title' }, …]`: what one would have to fill in, to write a record. */
const isBlankForm = (list: readonly unknown[]): boolean =>
  list.length > 1 &&
  list.every(
    (one) => isRecord(one) && typeof one.name === 'string' && Object.hasOwn(one, 'value') && isEmpty(one.value),
  );

/** Several records of the same keys are a list, whatever stands between them. */
const areAlike = ([first, ...others]: readonly Fields[]): boolean =>
  first !== undefined &&
  others.some((one) => {
    const keys = Object.keys(one);
    return keys.length > 1 && keys.filter((key) => Object.hasOwn(first, key)).length * 2 > keys.length;
  });

function describe(body: unknown): Told {
  if (Array.isArray(body)) return mappingProblem('foundValues', { count: body.length });
  if (isRecord(body)) {
    const keys = Object.keys(body);
    if (keys.length === 0) return mappingProblem('foundEmpty', {});
    const shown = keys.slice(0, 8).map((key) => key.slice(0, 40));
    return mappingProblem('foundKeys', { keys: `${shown.join(', ')}${keys.length > 8 ? ', …' : ''}` });
  }
  return mappingProblem('foundType', { type: body === null ? 'null' : typeof body });
}
