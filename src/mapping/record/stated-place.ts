import { readKey } from '../../vocabulary/key-words.ts';
import type { Concept } from '../../vocabulary/language-words.ts';
import { isRecord, type JsonObject } from '../json.ts';
import type { Rule, RuleObject } from '../mapping-settings.ts';

/** The house that an answer states once, for all its events. */
interface StatedPlace {
  readonly object: JsonObject;
  /** Its key calls it a place: `venue`, and not `court`. */
  readonly isCalledSo: boolean;
}

const mostMembers = 50;

const known = new WeakMap<object, StatedPlace | null>();

/** The one object of an answer, outside its lists, that has a name and an address, `{ venue: { name, street }, events: […] }`; null: there is none, or several. */
export function statedPlace(body: unknown): StatedPlace | null {
  if (!isRecord(body)) return null;
  const before = known.get(body);
  if (before !== undefined) return before;
  const all = placesIn(body, 0);
  const called = all.filter(({ isCalledSo }) => isCalledSo);
  const [only, ...more] = called.length > 0 ? called : all;
  const place = only === undefined || more.length > 0 ? null : only;
  known.set(body, place);
  return place;
}

function placesIn(object: JsonObject, depth: number): readonly StatedPlace[] {
  return Object.entries(object)
    .slice(0, mostMembers)
    .flatMap(([key, value]): readonly StatedPlace[] => {
      if (!isRecord(value)) return [];
      const { concepts } = readKey(key);
      const isCalledSo = concepts.has('place');
      if (!isCalledSo && owners.some((concept) => concepts.has(concept))) return [];
      if (isPlace(value)) return [{ object: value, isCalledSo }];
      // What holds nothing but objects lists them by their ids.
      const isList = Object.values(value).every(isRecord);
      return depth > 0 || isList ? [] : placesIn(value, depth + 1);
    });
}

function isPlace(object: JsonObject): boolean {
  const keys = Object.keys(object);
  if (keys.length > mostMembers) return false;
  const said = keys.map((key) => readKey(key).concepts);
  const says = (...some: readonly Concept[]) => said.some((one) => some.some((concept) => one.has(concept)));
  return says('title', 'name') && says('address') && !says('start', 'date', 'event');
}

/** Their address is that of an office. */
const owners: readonly Concept[] = ['organizer', 'person', 'contact', 'sponsor', 'related'];

/** Whether all that a rule for the place reads is called a room, which is in the house that the answer states. */
export function readsRooms(rule: Rule | undefined): boolean {
  const given = [rule].flat().map((one) => (isRecord(one) ? (one as RuleObject).path : one));
  if (given.some((one) => typeof one !== 'string')) return false;
  const paths = (given as readonly string[]).flatMap((one) => one.replace(literals, '').match(path) ?? []);
  return paths.length > 0 && paths.every((one) => one.split('.').some((key) => readKey(key).concepts.has('room')));
}

/** What stands in rules beside keys: texts, what elements of lists are read, and names of functions. */
const literals = /'[^']*'|`[^`]*`|\[(?:\*|\d*|\?@)\]|[a-z_]+\(/g;
const path = /[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*/gu;
