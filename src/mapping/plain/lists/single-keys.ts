import { isRecord, type JsonObject } from '../../json.ts';
import { languageTag } from '../../language.ts';
import { isIdWord } from '../../reference-keys.ts';
import { areOfRecord } from '../../structure/labelled.ts';
import { isMoment } from '../../structure/lists/list-shapes.ts';
import { hasEarly, maxVisited, oncePerAnswer, withParts } from '../with-parts.ts';

// Where fields may be repeated or their order counts, some write a record as a list of objects with one field each.

const maxDepth = 100;
const maxMembers = 500;
/** The first fields of a record are not the same one. */
const looked = 8;

interface Known {
  /** The keys that such lists stand under; `''`: in a list. */
  readonly lists: ReadonlySet<string>;
  /** What one of them has several times: it is a list in each. */
  readonly repeated: ReadonlySet<string>;
}

const none: Known = { lists: new Set(), repeated: new Set() };

/** A field, with the field that its list is a part of. */
const placeOf = (key: string, under: string, owner: string): string => `${owner}\n${under}\n${key}`;

/**
 * An answer with such records as objects: `{ fields: [{ title: 'Fair' }, { topic: 'Garden' }, { topic: 'Market' }] }` as `{ fields: { title: 'Fair', topic:
 * ['Garden', 'Market'] } }`. Parts that a field has in such a list stand beside its attributes: `{ "245": { ind1: '0', subfields: [{ a: 'Fair' }] } }`
 * becomes `{ "245": { ind1: '0', a: 'Fair' } }`. The same object if it has none. `beside`: another answer, whose lists are read alike. `isKnown`: the
 * portal is known to write so, so that one record is enough.
 */
export function withoutSingleKeys(body: unknown, beside: unknown = null, isKnown = false): unknown {
  const [own, other] = [listsIn(body, isKnown), listsBeside(beside)];
  const known: Known = {
    lists: new Set([...own.lists, ...other.lists]),
    repeated: new Set([...own.repeated, ...other.repeated]),
  };
  return known.lists.size === 0 ? body : rewritten(body, known, '', '', 0);
}

const listsBeside = oncePerAnswer<Known>((body) => listsIn(body), none);

/** What lists under one key have in them. */
interface Lists {
  /** The keys of each that has one field in each object. */
  readonly keys: (readonly string[])[];
  /** What kinds of values they have. */
  readonly kinds: Set<string>;
  /** How many others there are. */
  others: number;
  areByLanguage: boolean;
}

function listsIn(body: unknown, isKnown = false): Known {
  if (!hasEarly(body, maySaySo)) return none;
  const lists = new Map<string, Lists>();
  const repeated = new Set<string>();
  let left = maxVisited;
  const listsUnder = (under: string): Lists => {
    const known = lists.get(under) ?? { keys: [], kinds: new Set(), others: 0, areByLanguage: true };
    lists.set(under, known);
    return known;
  };
  const visit = (value: unknown, under: string, owner: string, depth: number): void => {
    left -= 1;
    if (typeof value !== 'object' || value === null || left < 0 || depth > maxDepth) return;
    if (!Array.isArray(value)) {
      for (const key in value) visit((value as JsonObject)[key], key, owner, depth + 1);
      return;
    }
    if (value.length === 0) return;
    const members = membersIn(value);
    // A list of such lists is none itself.
    if (members === null && !value.every(Array.isArray)) listsUnder(under).others += 1;
    if (members === null) for (const one of value) visit(one, '', owner, depth + 1);
    else {
      const same = listsUnder(under);
      same.keys.push(members.map(([key]) => key));
      same.areByLanguage &&= members.every(isInLanguage) && areApart(members);
      const seen = new Set<string>();
      for (const [key, one] of members) {
        if (seen.has(key)) repeated.add(placeOf(key, under, owner));
        seen.add(key);
        if (one !== null) same.kinds.add(kindOf(one));
        visit(one, key, key, depth + 1);
      }
    }
  };
  visit(body, '', '', 0);
  return { lists: new Set([...lists].filter(([, all]) => areRecords(all, isKnown)).map(([key]) => key)), repeated };
}

function kindOf(value: unknown): string {
  if (typeof value === 'object') return Array.isArray(value) ? 'list' : 'object';
  return isMoment(value) ? 'moment' : 'scalar';
}

/** Two fields or more with one key each. Nearly all lists end at their first item. */
function maySaySo(value: object): boolean {
  if (!Array.isArray(value) || value.length < 2) return false;
  const keys = new Set<string>();
  for (const one of value.slice(0, looked)) {
    const key = onlyKey(one);
    if (key === null) return false;
    keys.add(key);
  }
  return keys.size > 1;
}

function onlyKey(value: unknown): string | null {
  if (!isRecord(value)) return null;
  let only: string | null = null;
  for (const key in value) {
    if (only !== null) return null;
    only = key;
  }
  return only;
}

type Member = readonly [key: string, value: unknown];

/** The fields of a list of such objects; null: it holds something else. */
function membersIn(list: readonly unknown[]): readonly Member[] | null {
  if (list.length === 0 || list.length > maxMembers) return null;
  const members: Member[] = [];
  for (const one of list) {
    const key = onlyKey(one);
    if (key === null || key === '__proto__') return textsIn(list);
    members.push([key, (one as JsonObject)[key]]);
  }
  return members;
}

/** A text by its languages, where something is said of one of them: `[{ de: 'Messe', checked: true }, { en: 'Fair' }]`; null: it is something else. */
function textsIn(list: readonly unknown[]): readonly Member[] | null {
  const members = list.flatMap((one): readonly Member[] => {
    const texts = isRecord(one) ? Object.entries(one).filter(isInLanguage) : [];
    return texts.length === 1 ? texts : [];
  });
  return members.length === list.length && areLanguages(members) ? members : null;
}

const isInLanguage = ([key, text]: Member): boolean =>
  typeof text === 'string' && !isIdWord(key.toLowerCase()) && languageTag(key) !== null;

/** One text in several languages. */
const areLanguages = (members: readonly Member[]): boolean =>
  members.length > 1 && areApart(members) && members.every(isInLanguage);
const areApart = (members: readonly Member[]): boolean => new Set(members.map(([key]) => key)).size === members.length;

/** The keys are languages, words for fields, or the same ones in several lists. */
function areRecords({ keys: lists, kinds, others, areByLanguage }: Lists, isKnown: boolean): boolean {
  if (others * 3 > lists.length) return false;
  if (areByLanguage && lists.some(({ length }) => length > 1)) return true;
  const counts = new Map<string, number>();
  for (const list of lists) for (const key of new Set(list)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const keys = [...counts.keys()];
  if (keys.length < 2 || !lists.some((list) => new Set(list).size > 1)) return false;
  if (keys.every((key) => typeNames.test(key)) || keys.some(isMoment)) return false;
  if (areBlocks(keys)) return false;
  if (isKnown || areOfRecord(keys)) return true;
  // Prices by what they are for and events by their kinds are alike, and the fields of a record are not.
  if (kinds.size < 2 && !keys.every((key) => namesOfProtocols.test(key))) return false;
  const usual = [...counts.values()].filter((count) => count * 2 > lists.length).length;
  if (lists.length > 1 && usual > 1 && usual * 5 >= counts.size * 3) return true;
  const told = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return lists.length > 2 && told >= 2 * counts.size;
}

/** One letter or number, or capitals: the names of fields and segments of a protocol. */
const namesOfProtocols = /^(?:.|[^\p{Ll}]+)$/u;

/** What type a value has, it says elsewhere too. */
const typeNames =
  /^[$@#]|Value$|^(?:[SNBML]|[SNB]S|BOOL|NULL|string|text|int|integer|i[48]|number|long|double|float|decimal|boolean|bool|date|datetime|dateTime\.iso8601|array|list|map|struct|object|null|nil|base64)$/;
/** The blocks of a text, whose order counts. */
export const areBlocks = (keys: readonly string[]): boolean =>
  keys.every((key) => blockNames.test(key)) && keys.some(({ length }) => length > 1);
const blockNames =
  /^(?:p|h[1-6]|ul|ol|li|br|hr|a|b|i|img|title|sub_?title|head(?:er|ing|line)?|para(?:graph)?|text|rich_?text|markdown|html|body|lead|intro|quote|block_?quote|list|items?|code|image|picture|photo|gallery|images|video|audio|embed|link|button|divider|separator|spacer|table|callout|caption|section|block|accordion|file|download)s?$/i;

function rewritten(value: unknown, known: Known, under: string, owner: string, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  if (!Array.isArray(value)) return withParts(value, (one, key) => rewritten(one, known, key, owner, depth + 1));
  const members = known.lists.has(under) ? membersIn(value) : null;
  if (members !== null) return objectOf(members, known, under, owner, depth);
  return withParts(value, (one) => rewritten(one, known, '', owner, depth + 1));
}

/** Such a list as an object. What has one key several times is a list. */
function objectOf(members: readonly Member[], known: Known, under: string, owner: string, depth: number): JsonObject {
  const fields = new Map<string, unknown[]>();
  for (const [key, one] of members) {
    const inner = partsBeside(one, known, key, depth) ?? rewritten(one, known, key, key, depth + 1);
    const same = fields.get(key);
    if (same === undefined) fields.set(key, [inner]);
    else same.push(inner);
  }
  const isOnce = (key: string) => !known.repeated.has(placeOf(key, under, owner));
  return Object.fromEntries([...fields].map(([key, all]) => [key, isOnce(key) ? all[0] : all]));
}

/** A field's parts beside its attributes, which are no lists; null: it has none, or they would have the same names. */
function partsBeside(field: unknown, known: Known, owner: string, depth: number): JsonObject | null {
  if (!isRecord(field)) return null;
  const inner = Object.keys(field).filter((key) => typeof field[key] === 'object' && field[key] !== null);
  const [only] = inner;
  const list = only === undefined ? null : field[only];
  const members = Array.isArray(list) ? membersIn(list) : null;
  if (only === undefined || inner.length > 1 || !known.lists.has(only) || members === null) return null;
  const { [only]: _, ...attributes } = field;
  const parts = objectOf(members, known, only, owner, depth + 1);
  return Object.keys(parts).some((key) => Object.hasOwn(attributes, key)) ? null : { ...attributes, ...parts };
}
