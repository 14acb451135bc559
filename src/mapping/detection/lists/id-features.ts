import { splitKey } from '../../../vocabulary/key-words.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';
import { firstStep, nameOfStep } from '../../structure/labelled.ts';
import type { Features } from '../model/features.ts';
import { type Column, isUnder, parentOf, says } from '../profile/column.ts';
import { isLetter } from './own-links.ts';

/** A column that may hold the ids, and these by the number of their record. */
export interface Place {
  readonly column: Column;
  readonly ids: ReadonlyMap<number, string>;
}

/** What stands around a place. */
export interface Surroundings {
  readonly columns: readonly Column[];
  /** The names of the fields at the top. */
  readonly keys: readonly string[];
  readonly homes: Homes;
  /** How many records there are. */
  readonly records: number;
}

/** The objects of a record that hold what an event has: those that only wrap it hold none. */
export type Homes = ReadonlySet<string>;

/** Those that hold one of these. */
export const homesOf = (columns: readonly Column[], ...concepts: readonly Concept[]): Homes =>
  new Set(columnsOf(columns, ...concepts).map(homeOf));

export const columnsOf = (columns: readonly Column[], ...concepts: readonly Concept[]): readonly Column[] =>
  columns.filter((column) => says(column, ...concepts) && column.cells.length > 0);

/** The object that a column stands in. An object that only puts fields together, `{ id, properties: {…} }`, is none of its own. */
export const homeOf = (column: Column): string => (column.topics.size === 0 ? '' : parentOf(column));

/**
 * An id in an object of the event that has nothing else that an event has is one as with a longer key: `Event: { Id, Type }`, `EventId`. So
 * is one in an object about the record, `metadata: { uid }`, a code in an object of codes, `code: { session, state }`, and the number of the
 * booking with which a record begins.
 */
function asOneKey(column: Column, homes: Homes): Column {
  const { parent, key, depth, order } = column;
  if (parent === null || parent.concepts.size === 0 || depth !== 1 || homes.has(homeOf(column))) return column;
  const isFirst = order === 1;
  const isAbout = isAboutRecord(column);
  const isOwn = isAbout || [...parent.concepts].every((one) => ofEvent.has(one) || (isFirst && ofBooking.has(one)));
  if (!isOwn) return column;
  const concepts = isAbout ? key.concepts : new Set([...parent.concepts, ...key.concepts]);
  const words = isAbout ? key.words : [...parent.words, ...key.words];
  return {
    ...column,
    key: { ...key, words, concepts },
    topics: new Set(),
    parent: null,
    depth: 0,
    order: isFirst ? 0 : order,
  };
}

/** It stands in an object about the record, `meta: { uid }`. */
export const isAboutRecord = ({ parent, depth }: Column): boolean =>
  depth === 1 && parent !== null && parent.words.length > 0 && parent.words.every((word) => aboutRecord.has(word));

/** What an object with what a record is, and nothing that it says, is called. */
const aboutRecord: ReadonlySet<string> = new Set(['meta', 'metadata', 'header', 'sys', 'system']);

const ofEvent: ReadonlySet<Concept> = new Set<Concept>(['event', 'id']);
const ofBooking: ReadonlySet<Concept> = new Set<Concept>(['registration', 'deadline']);

/** How many keys stand before it, those of objects that are deeper left out: `{ parts: {…}, id }` begins with two keys. */
const keysBefore = ({ order, steps }: Column, columns: readonly Column[]): number =>
  columns.filter((one) => one.order < order && one.steps.length <= steps.length).length;

export const isPlain = (key: string): boolean => /^[_$@]*id$/i.test(key);

/** That of a date, beside the id of something else. Beside a plain `id`, a `session_id` may be new with every import. */
export const isOfDate = ({ key, steps }: Column, other: Column): boolean =>
  parentOf({ steps }) === parentOf(other) &&
  key.concepts.has('id') &&
  key.concepts.has('sessions') &&
  (!isPlain(other.steps.at(-1) ?? '') || key.words.some((word) => word === 'instance' || word === 'occurrence'));

/** Its name is one of an id, of the record itself and of nothing else. */
export const isCalled = ({ key }: Column): boolean =>
  (key.concepts.has('id') || key.concepts.has('slug') || numberWords.has(key.words.at(-1) ?? '')) &&
  [...key.concepts].every((concept) => ownConcepts.has(concept));

/** It is called a name as addresses have it, and no number or code. */
export const isSlug = ({ key }: Column): boolean =>
  key.concepts.has('slug') && !key.concepts.has('id') && !numberWords.has(key.words.at(-1) ?? '');

/** Each is a word as paths have it: `guided-walks`, and not `Guided`. */
export const areSlugs = ({ ids }: Place): boolean =>
  [...ids.values()].every((text) => /^(?=.*[a-z])[a-z\d]+(?:[-_.][a-z\d]+)*$/.test(text));

/** Most values are words of a script that puts no spaces between them. */
export const isUnspaced = ({ ids }: Place): boolean =>
  [...ids.values()].filter((text) => unspaced.test(text)).length * 2 > ids.size;

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{4}/u;

/** Each id ends the other of its record: `4711` and `https://town.example/event/4711`. */
export const isWithin = (ids: ReadonlyMap<number, string>, others: ReadonlyMap<number, string>): boolean =>
  [...ids].every(([record, id]) => {
    const other = others.get(record) ?? '';
    return other.endsWith(id) && !isLetter(other.at(-id.length - 1));
  });

/** What the key of a record's own id may say beside. */
const ownConcepts: ReadonlySet<Concept> = new Set<Concept>([
  'id', 'slug', 'event', 'calendar', 'modifier', 'original', 'raw', 'full', 'short', 'count', 'api', 'url', 'attachment', 'visibility', 'local',
]); // biome-ignore format: a list

/** What a key that is written as one word may end with: `CULTCODE`. */
const tail = /(?:no|nr|num|code|key|uid|guid)$/i;

/** `EVENT_NO`, `eventNumber`: at the end of a key, a number is an id. */
const numberWords: ReadonlySet<string> = new Set(['no', 'num', 'number', 'nro', 'nbr', 'nr', 'code', 'kod', 'kood']);

/** `nid`, `pid`, `ref`: nothing but that it is an id, of whatever the program numbers. */
export const isShortForId = ({ key }: Column): boolean =>
  key.words.length === 1 && key.concepts.size === 0 && /^(?:[a-z]{1,2}id|ref)$/.test(key.words[0] as string);

/** What speaks for an id: what its key says, how its values look, how they repeat, and where it stands. */
export function featuresOf({ column: given, ids }: Place, around: Surroundings, link: string | null = null): Features {
  const { keys, homes, records } = around;
  const features: Features = new Map();
  const set = (name: string, value: number | boolean) => {
    if (value) features.set(name, Number(value));
  };
  const column = asOneKey(given, homes);
  const { key, depth, coverage, steps } = column;
  const texts = [...ids.values()].slice(0, 60);
  const ratio = (test: (text: string) => boolean) => texts.filter(test).length / texts.length;
  // `{ nid: [{ value: 12 }] }`
  const last = nameOfStep(steps.findLast((step, n) => n === 0 || (step !== 'value' && step !== firstStep)) as string);
  const name = column === given ? last : key.words.join('_');
  const distinct = new Set(ids.values()).size / ids.size;
  set('coverage', coverage);
  set('full', coverage === 1);
  set('unique', records > 2 && distinct === 1);
  set('repeats', 1 - distinct);
  set('constant', records > 1 && ids.size > 1 && new Set(ids.values()).size === 1);
  set(`depth:${depth}`, true);
  set('order', Math.min(1, keysBefore(given, around.columns) / 20));
  set('first', column.order === 0);
  set('detailed', column.detailed);
  // The id of what wraps an event is not the event's.
  set('atHome', homes.has(homeOf(column)));
  set('awayFromHome', homes.size > 0 && !homes.has(homeOf(column)));
  // How values look says more where the key says nothing.
  const isId = link === null && key.concepts.has('id');
  const look = (name: string, value: number) => set(name, isId ? 0 : value);
  look('length', Math.log10(1 + texts.reduce((sum, text) => sum + text.length, 0) / texts.length));
  look(
    'digits',
    ratio((text) => /^\d+$/.test(text)),
  );
  look(
    'mixed',
    ratio((text) => /^(?=.*\d)(?=.*\p{L})[\p{L}\d._:-]+$/u.test(text)),
  );
  look(
    'words',
    ratio((text) => /^[\p{Ll}\d]+(?:[-_][\p{Ll}\d]+)+$/u.test(text)),
  );
  look(
    'oneWord',
    ratio((text) => /^\p{L}+$/u.test(text)),
  );
  look(
    'slash',
    ratio((text) => text.includes('/')),
  );
  // A place in the list is another event's tomorrow.
  set(
    'counts',
    records > 2 && (texts.every((text) => /^\d+$/.test(text) && Number(text) <= records) || (!isId && areRows(texts))),
  );
  if (link !== null) {
    set(link, true);
    set('link:api', says(column, 'api') || isUnder(column, 'api'));
    return features;
  }
  for (const concept of key.concepts) set(isId ? `id+${concept}` : `k:${concept}`, true);
  for (const concept of column.topics) set(`p:${concept}`, true);
  for (const word of key.words) set(`w:${word}`, word.length > 1 && !/\d/.test(word));
  for (const [form, part] of column.forms) look(`f:${form}`, part);
  set('silent', key.concepts.size === 0);
  set('plain', isPlain(name));
  set('plain*unique', isPlain(name) && depth === 0 && distinct === 1);
  set('tail', tail.test(name));
  set('beside:plain', !isPlain(name) && keys.some(isPlain));
  set('marked', /^[_$@]/.test(name));
  const isOwn = isId && isCalled(column);
  set('id*foreign', isId && !isOwn);
  set('id*one', isOwn && key.words.length === 1);
  set('id*many', isOwn && key.words.length > 2);
  set('id*top', isOwn && depth === 0);
  set('id*unique', isOwn && distinct === 1);
  set('number', numberWords.has(key.words.at(-1) ?? ''));
  set('number*event', numberWords.has(key.words.at(-1) ?? '') && key.concepts.has('event'));
  set('slug*unique', key.concepts.has('slug') && distinct === 1);
  // `performance_id` beside `performance_title` is the id of a performance that the record has; alone, the record is one.
  const [noun = '', id, ...more] = splitKey(name);
  const isNoun = id === 'id' && more.length === 0;
  set('noun:shared', isNoun && keys.some((other) => other !== name && splitKey(other).includes(noun)));
  set('noun:own', isNoun && !keys.some((other) => other !== name && splitKey(other).includes(noun)));
  set('noun:first', isNoun && keys[0] === name);
  return features;
}

/** The numbers of a table's rows, which begin below its heading: 3, 4, 5. */
const areRows = ([first = '', ...rest]: readonly string[]): boolean =>
  /^\d$/.test(first) && rest.every((text, n) => text === String(Number(first) + n + 1));
