import { memoize } from '../../../memoize.ts';
import { readKey, splitKey } from '../../../vocabulary/key-words.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';
import { isEmpty, isRecord, type JsonObject } from '../../json.ts';

// What the keys of logs of changes say.

/** What a key says of the state under it. */
interface Role {
  readonly state: 'old' | 'new' | 'any';
  /** The rest of the key: `image` of `OldImage`. */
  readonly base: string;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

const oldWords = words('before old previous prev prior');
const newWords = words('after new current latest');
/** What may hold a record, whatever has happened to it. */
const holders = words(
  'data record row document fulldocument object item entity value values state payload attributes columns',
);
/** What holds one only if it is said to be old or new: other images are pictures. */
const isHolder = (base: string): boolean => base === '' || base === 'image' || holders.has(base);

export const roleOf = memoize((key): Role => {
  const split = splitKey(key);
  const bare = split.at(-1) === 'change' ? split.slice(0, -1) : split;
  const at = [0, bare.length - 1].find((n) => oldWords.has(bare[n] ?? '') || newWords.has(bare[n] ?? ''));
  return at === undefined
    ? { state: 'any', base: split.join('') }
    : { state: oldWords.has(bare[at] as string) ? 'old' : 'new', base: bare.toSpliced(at, 1).join('') };
});

/** Whether a key may hold the state of a record. An old place or a new date is only a part of one. */
export function mayHold(key: string): boolean {
  const { state, base } = roleOf(key);
  return state === 'any' ? holders.has(base) : isHolder(base);
}

/** Whether one key has what the other has, after the change. */
export function isNewOf(after: string, before: string): boolean {
  const [now, old] = [roleOf(after), roleOf(before)];
  return now.state !== 'old' && mayHold(after) && (now.state === 'new' || old.base === '' || holders.has(old.base));
}

const isAction =
  /^_*(?:op|operation|action|event|kind|type|verb|(?:op|operation|event|change|action)_?(?:type|name|kind))$/i;
/** Keys whose letter is a word: `op: 'u'`. */
const isOperation = /^_*(?:op|operation|action)(?:_?(?:type|name|kind))?$/i;
const deletions = words('d delete deleted remove removed destroy destroyed purge purged');
const creations = words('c i create created insert inserted add added');
const otherChanges = words(
  'u m update updated modify modified change changed replace replaced upsert upserted patch patched restore restored write written put',
);
/** How a log begins: nothing has changed, so these say little. */
const readings = words('r read load snapshot');

export const isDeletion = (word: string): boolean => deletions.has(word);
export const isCreation = (word: string): boolean => creations.has(word) || readings.has(word);
/** Answers and pages are read, too. */
export const isReading = (word: string): boolean => word === 'r' || word === 'read';

export const lastOf = (key: string): string => key.slice(key.lastIndexOf('.') + 1);

/** What was done, in one word: `u`, `updated` of `event.updated`; null: nothing says so. */
export function actionIn(around: ReadonlyMap<string, unknown>): string | null {
  for (const [path, value] of around) {
    const key = lastOf(path);
    if (typeof value !== 'string' || value.length > 60 || !isAction.test(key)) continue;
    const word = /^(?:[\w-]+[.:])*([a-z]+)$/i.exec(value)?.[1]?.toLowerCase() ?? '';
    const isChange = [deletions, creations, otherChanges, readings].some((all) => all.has(word));
    if (isChange && (word.length > 1 || isOperation.test(key))) return word;
  }
  return null;
}

const isTable =
  /(?:^|\.)(?:(?:table|entity|model|relation)(?:\.name)?|(?:table|collection|entity|aggregate|auditable|object|model|resource|record|item)[_-]?(?:type|name))$/i;
/** What else says which table a record is of, once it is plain that it is a change. */
const isGroup = /(?:^|\.)(?:topic|collection|coll)$/i;
const isDatabase = /^(?:schema|db|database|ns|connector)$/i;
/** What says which record was changed. */
const isId =
  /^(?:keys?|pk|(?:document|primary|row|record|item)[_-]?keys?|(?:record|entity|aggregate|object|auditable|item|row|model|resource|document|stream)[_-]?id)$/i;

export const isIdOfRecord = (path: string): boolean => isId.test(lastOf(path));

/** The table that a change is of; empty: nothing says which. */
export function tableIn(around: ReadonlyMap<string, unknown>): string {
  const texts = [...around].filter((one): one is [string, string] => typeof one[1] === 'string');
  return (texts.find(([path]) => isTable.test(path)) ?? texts.find(([path]) => isGroup.test(path)))?.[1] ?? '';
}

const whenWords = words('ts time timestamp datetime date at on');
const countWords = words('offset lsn seq sequence number version revision position pos scn xid id');
const units = words('ms us ns sec seconds millis');
const endsIn = (path: string, all: ReadonlySet<string>): boolean =>
  all.has(splitKey(lastOf(path)).findLast((word) => !units.has(word)) ?? '');
export const endsInWhen = (path: string): boolean => endsIn(path, whenWords);
export const endsInCount = (path: string): boolean => endsIn(path, countWords);

/** Whether it is said of which table's record a change is, and where or when it was made or of which record. */
export function isFullyTold(around: ReadonlyMap<string, unknown>, isNew: boolean): boolean {
  const paths = [...around.keys()];
  const isOfTable = paths.some((path) => isTable.test(path) || /^(?:db|database|ns|connector)$/i.test(lastOf(path)));
  const isOfRecord = paths.some(isIdOfRecord);
  const isCount = (path: string) => endsInCount(path) && !/id$/i.test(path);
  const more = paths.some((path) => isDatabase.test(lastOf(path)) || endsInWhen(path) || isCount(path));
  return isOfTable ? isOfRecord || more : isNew && isOfRecord;
}

/** Words that the keys of logs and of the envelopes around them are made of. */
const logWords = words(
  `action agent audit auditable auditor bytes changed changes cluster columns commit committed connector correlation count creation created
  database db ddl delivery device environment error errors es gtid header headers id identity ip key keys lsid lsn message meta metadata modified nextlsn offset ok op operation
  origin pages partition pk request response revision schema scn seq sequence server snapshot source span sql status success table tenant thread token tokens topic total trace
  transaction trigger ts timestamp tx txid txn update updated user username variables version xid`,
);
/** Words that are fields of events, too, and of logs only beside one of these: `session variables`. */
const besideLogWords = words(
  'actor address aggregate app application approximate at author by change client collection context date datetime description document entity event fields host index info is item kind last model ms mysql name names next no ns number object of on page position reason record relation resource row rows session size stream time type types us view wall who',
);

/** Whether a key is one of a log: it says something about a change, or about the answer. */
export const isOfLog = memoize((key): boolean => {
  if ([isAction, isTable, isGroup, isDatabase, isId].some((one) => one.test(key))) return true;
  const own = splitKey(key);
  return own.some((word) => logWords.has(word)) && own.every((word) => logWords.has(word) || besideLogWords.has(word));
});

const fields: readonly Concept[] = ['title', 'name', 'start', 'end', 'date', 'time', 'place', 'address', 'city', 'description', 'summary', 'price', 'image', 'category']; // biome-ignore format: a list
const whens: readonly Concept[] = ['start', 'end', 'date', 'time'];

const says = (key: string, concepts: readonly Concept[]): boolean =>
  !isOfLog(key) && concepts.some((one) => readKey(key).concepts.has(one));

/** Whether a value says something of a record and not of its change: an object, a text of several words, or what a record has. */
export function isOfRecord(key: string, value: unknown): boolean {
  if (isAction.test(key)) return typeof value === 'string' && /\s/.test(value.trim());
  if (isOfLog(key) || isEmpty(value)) return false;
  if (typeof value === 'object') return true;
  return says(key, fields) || (typeof value === 'string' && inWords.test(value));
}

/** Whether an object is a map of many things: neither a record nor a change has so many fields. */
export function hasManyKeys(object: JsonObject): boolean {
  let count = 0;
  for (const _ in object) {
    count += 1;
    if (count > mostKeys) return true;
  }
  return false;
}
const mostKeys = 200;

/** Whether an object is a record: it says when something is, in itself or one object further in, or has a day and a text in words. */
export function isAnyRecord(object: JsonObject): boolean {
  if (hasManyKeys(object)) return false;
  const strange = Object.entries(object).filter(([key]) => !isOfLog(key));
  if (
    strange.some(
      ([key, value]) => isWhen(key) || (isRecord(value) && !hasManyKeys(value) && Object.keys(value).some(isWhen)),
    )
  )
    return true;
  const texts = strange.flatMap(([, value]) => (typeof value === 'string' ? [value] : []));
  return texts.some((text) => /^\d{4}-\d\d-\d\d/.test(text)) && texts.some((text) => inWords.test(text));
}

const isWhen = (key: string): boolean => says(key, whens);
const inWords = /\p{L}\s+\p{L}/u;

/** The keys of a record that may hold its id, the surest first. */
export function idKeysIn(record: JsonObject): readonly string[] {
  const ids = Object.keys(record).filter((key) => readKey(key).concepts.has('id') && record[key] !== null);
  const isShort = (key: string) => splitKey(key).length === 1;
  return [...ids.filter(isShort), ...ids.filter((key) => !isShort(key))];
}

/** A record, or several that one statement has changed, or the columns of one. */
export const isState = (value: unknown): boolean =>
  value === null || isRecord(value) || (Array.isArray(value) && value.length > 0 && value.every(isRecord));
