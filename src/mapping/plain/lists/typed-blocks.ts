import { readKey, splitKey } from '../../../vocabulary/key-words.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';
import { isRecord, type JsonObject } from '../../json.ts';
import { areFieldNames, valueKeyOf } from '../../structure/labelled.ts';
import { beside } from '../../structure/lists/list-shapes.ts';
import { hasEarly, maxVisited, oncePerAnswer, withParts } from '../with-parts.ts';
import { areBlocks } from './single-keys.ts';

// Pages that editors put together of blocks hold an event's fields in a list: each block names its type, which says what it has.

const maxDepth = 100;
const maxBlocks = 200;
/** So many types at least, unless the portal is known to write so: two kinds of dates or prices are no fields. */
const leastTypes = 3;
/** A page has few kinds of blocks. */
const mostTypes = 60;
const typeText = /^[\p{L}_][\p{L}\p{N}_.:/-]{0,60}$/u;
/** Of so many keys, or more, a type names what it has itself. */
const mostKeys = 60;

/** How the blocks under a key are written. */
interface Form {
  /** The key of their type. */
  readonly type: string;
  /** The key that nearly all have their content under; null: they have it beside the type. */
  readonly content: string | null;
}

type Forms = ReadonlyMap<string, Form>;

/**
 * An answer with each list of such blocks as an object by their types: `{ blocks: [{ type: 'dates', from: … }, { type: 'venue', name: … }] }` as `{ blocks: {
 * dates: [{ from: … }], venue: [{ name: … }] } }`. Content that all have under one key stands there itself: `[{ type: 'title', value: 'Fair' }, …]` as
 * `{ title: ['Fair'], … }`. The same object if it has none. `list`: another answer, whose blocks are read alike.
 * `isKnown`: the portal is known to write so, so that few blocks say so too.
 */
export function withoutTypedBlocks(body: unknown, list: unknown = null, isKnown = false): unknown {
  const known = new Map([...formsBeside(list), ...formsIn(body, isKnown)]);
  return known.size === 0 ? body : rewritten(body, known, '', 0);
}

const formsBeside = oncePerAnswer<Forms>((body) => formsIn(body, false), new Map());

type Block = JsonObject;

const isList = (value: unknown): value is readonly Block[] =>
  Array.isArray(value) && value.length > 0 && value.length <= maxBlocks && value.every(isRecord);

/** Objects of which the first two have other keys, or content of another kind, and a text each that may be a type. Nearly all lists end here. */
function mayBeBlocks(value: object): boolean {
  if (!Array.isArray(value)) return false;
  const [first, second] = value;
  if (!isRecord(first) || !isRecord(second)) return false;
  let isTyped = false;
  let isOther = false;
  for (const key in first) {
    if (!Object.hasOwn(second, key)) isOther = true;
    else if (mayBeTypes(first[key], second[key])) isTyped = true;
    else if (typeof first[key] === 'object' || typeof first[key] !== typeof second[key]) isOther = true;
  }
  return isTyped && isOther;
}

const mayBeTypes = (one: unknown, other: unknown): boolean =>
  typeof one === 'string' && typeof other === 'string' && one !== other && typeText.test(one) && typeText.test(other);

/** The blocks in an answer, by the keys that their lists stand under. */
function formsIn(body: unknown, isKnown: boolean): Forms {
  if (!isKnown && !hasEarly(body, mayBeBlocks)) return new Map();
  const found = new Map<string, (readonly Block[])[]>();
  let left = maxVisited;
  const visit = (value: unknown, under: string, isInside: boolean, depth: number): void => {
    left -= 1;
    if (typeof value !== 'object' || value === null || left < 0 || depth > maxDepth) return;
    if (!Array.isArray(value)) {
      for (const key in value) visit((value as JsonObject)[key], key, isInside, depth + 1);
      return;
    }
    // What stands in no list may be the blocks of the one page that was asked for.
    if (under !== '' && isList(value) && (isInside || mayBeOfPage(under))) {
      const same = found.get(under);
      if (same === undefined) found.set(under, [value]);
      else same.push(value);
    }
    for (const one of value) visit(one, '', true, depth + 1);
  };
  visit(body, '', false, 0);
  return new Map(
    [...found].flatMap(([under, lists]) => {
      const form = formOf(lists) ?? (isKnown ? likelyForm(lists, under) : null);
      return form === null ? [] : [[under, form] as const];
    }),
  );
}

/** Beside a record are things that it names: `included: [{ type: 'venue', … }, { type: 'artist', … }]`. */
const mayBeOfPage = (key: string): boolean => !beside.has(key.toLowerCase()) && !readKey(key).concepts.has('event');

/** How these lists are written if they are of blocks with fields of an event; null: they are others. */
function formOf(lists: readonly (readonly Block[])[]): Form | null {
  const blocks = lists.flat();
  if (blocks.length < 2 * lists.length || blocks.filter(isEvent).length > 1) return null;
  for (const type of Object.keys(blocks[0] as Block)) {
    // One page alone shows no type that comes again.
    if (lists.length < 2 ? !typeKey.test(type) : isTitle(type)) continue;
    const form = formBy(type, lists, blocks);
    if (form !== null) return form;
  }
  return null;
}

/** The same by what few blocks show. What is of a day by its key has days, each of a kind. */
function likelyForm(lists: readonly (readonly Block[])[], under: string): Form | null {
  const blocks = lists.flat();
  if (saysWhen([under]) || blocks.filter(isEvent).length * 2 > blocks.length) return null;
  const keys = [...new Set(blocks.flatMap(Object.keys))].filter((key) => !isTitle(key) && !isMark(key));
  const named = keys.filter((key) => typeKey.test(key));
  for (const type of [...named, ...keys]) {
    const kinds = kindsBy(type, blocks);
    if (kinds === null || kinds.size > mostTypes || (kinds.size < 2 && !typeKey.test(type))) continue;
    const content = contentKey(kinds, type);
    const names = kinds.size < 2 ? [...kinds.keys()] : namesIn(kinds, { type, content });
    if (areApart(kinds, { type, content }) && saysWhen(names)) return { type, content };
  }
  return null;
}

const typeKey = /(?:type|kind|component|composant|block|bundle|layout|slice|model|resource|schema)$/i;
const isTitle = (key: string): boolean =>
  (['title', 'name'] as const).some((concept) => readKey(key).concepts.has(concept)) && splitKey(key).length === 1;

/** What has a title and a day itself is a record, and no part of one. */
function isEvent(block: Block): boolean {
  const told = Object.keys(block).map((key) => readKey(key).concepts);
  const says = (...concepts: readonly Concept[]) => concepts.some((one) => told.some((own) => own.has(one)));
  return says('title', 'name') && says('start', 'date');
}

function formBy(type: string, lists: readonly (readonly Block[])[], blocks: readonly Block[]): Form | null {
  const kinds = kindsBy(type, blocks);
  if (kinds === null || kinds.size < leastTypes || kinds.size > mostTypes) return null;
  // Each is used again and again, and mostly once on a page.
  if (lists.length > 2 && kinds.size * 3 > blocks.length * 2) return null;
  const first = lists.reduce((sum, list) => sum + new Set(list.map((block) => block[type])).size, 0);
  if (first * 5 < blocks.length * 4 || areBlocks([...kinds.keys()].map(lastWord))) return null;
  const content = contentKey(kinds, type);
  return areApart(kinds, { type, content }) && areFields(kinds, { type, content }) ? { type, content } : null;
}

type Kinds = ReadonlyMap<string, readonly Block[]>;

/** The blocks by their types, which nearly all have; null: this is no key of a type. */
function kindsBy(type: string, blocks: readonly Block[]): Kinds | null {
  const typed = blocks.filter((block) => isType(block[type]));
  return typed.length * 3 > blocks.length * 2 ? Map.groupBy(typed, (block) => block[type] as string) : null;
}

const isType = (text: unknown): text is string =>
  typeof text === 'string' && typeText.test(text) && text !== '__proto__';

/** `shared.rich-text` is a rich text. */
const lastWord = (type: string): string => (type.split(/[.:/]/).at(-1) as string).replace(/[\s-]/g, '_');

/** The key of the content, where blocks of nearly all types have nothing else but their type and what is a mark in each, such as an id; null: they have more. */
function contentKey(kinds: Kinds, type: string): string | null {
  const onlyKeys = [...kinds.values()].map((blocks) => new Set(blocks.map((block) => onlyKey(block, type))));
  for (const only of new Set(onlyKeys.flatMap((keys) => [...keys]))) {
    if (only === null || (kinds.size === 1 && valueKeyOf([only]) === undefined)) continue;
    if (onlyKeys.filter((keys) => keys.has(only)).length * 3 > kinds.size * 2) return only;
  }
  return null;
}

function onlyKey(block: Block, type: string): string | null {
  const [only, ...more] = Object.keys(block).filter((key) => key !== type && !isMark(key));
  return only === undefined || more.length > 0 ? null : only;
}

/** A block without its type, or its content alone where it has that under this key. */
function contentOf(block: Block, { type, content }: Form): unknown {
  if (content !== null && onlyKey(block, type) === content) return block[content];
  const { [type]: _, ...rest } = block;
  return rest;
}

const isMark = (key: string): boolean => /^(?:_?(?:id|uid|uuid|key|_key|order|position|sort|weight))$/i.test(key);

/** The type says what else a block has: those of one have nearly the same keys, and hardly any is in two. */
function areApart(kinds: Kinds, form: Form): boolean {
  const counts = new Map<string, number>();
  let [own, all] = [0, 0];
  for (const blocks of kinds.values()) {
    const shapes = blocks.map((block) => shapeOf(contentOf(block, form)));
    const keys = new Set(shapes.flat());
    if (keys.size > mostKeys) return false;
    own += shapes.reduce((sum, shape) => sum + shape.length, 0);
    all += keys.size * blocks.length;
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  // Settings that each block has say nothing of its type.
  const told = [...counts.values()].filter((count) => count < kinds.size);
  const single = told.filter((count) => count === 1).length;
  return own * 3 >= all * 2 && told.length >= kinds.size - 1 && single * 3 >= told.length * 2;
}

/** The keys of a block, or what kind of value its content is. */
function shapeOf(value: unknown): readonly string[] {
  if (isRecord(value)) return Object.keys(value).filter((key) => !isMark(key));
  return value === null ? [] : [`\n${typeof value}`];
}

/** Whether types and keys are words for an event's fields. */
function areFields(kinds: Kinds, form: Form): boolean {
  const names = namesIn(kinds, form);
  const told = conceptsOf(names);
  const isWhen = saysWhen(names) || told.has('time') || areFieldNames([...kinds.keys()]);
  return isWhen && others.filter((concept) => told.has(concept)).length > 1;
}

/** The types and the keys of their blocks. */
const namesIn = (kinds: Kinds, form: Form): readonly string[] =>
  [...kinds].flatMap(([name, blocks]) => {
    const shape = shapeOf(contentOf(blocks[0] as Block, form));
    return [name, ...shape.filter((key) => !key.startsWith('\n'))];
  });

const conceptsOf = (names: readonly string[]): ReadonlySet<Concept> =>
  new Set(names.flatMap((name) => [...readKey(name).concepts]));
function saysWhen(names: readonly string[]): boolean {
  const told = conceptsOf(names);
  return whens.some((concept) => told.has(concept));
}

const whens = ['start', 'date', 'sessions'] as const;
const others = ['place', 'address', 'city', 'price', 'performer', 'organizer', 'registration', 'contact'] as const;

function rewritten(value: unknown, known: Forms, under: string, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  const form = known.get(under);
  const kinds = form !== undefined && isList(value) ? kindsBy(form.type, value) : null;
  if (form === undefined || kinds === null)
    return withParts(value, (one, key) => rewritten(one, known, key, depth + 1));
  // Each type is a list, so that a record with several blocks of one is read as the others are.
  const inside = (block: Block) => rewritten(contentOf(block, form), known, '', depth + 1);
  return Object.fromEntries([...kinds].map(([type, blocks]) => [type, blocks.map(inside)]));
}
