import { keySteppers } from './key-steppers.ts';
import { idField } from './page-identity.ts';
import type { Cursor, PagingFacts } from './paging-facts.ts';
import { says, wordsOf } from './paging-vocabulary.ts';
import { asParams, namesInLinks, usualNames, withoutNext, withStems } from './parameter-names.ts';
import { type Stepper, valueIn } from './strategies.ts';

/**
 * Ways to the next page, likeliest first: what the answer says outright, then parameters by its own words and the commonest
 * name of all, each alone; then the usual names together, in one request; then those that may mean something else.
 */
export function stepperCandidates(facts: PagingFacts, asked: URL, items: readonly unknown[] = []): readonly Stepper[] {
  const found: Stepper[] = [];
  if (facts.link !== undefined) found.push({ by: 'link' });
  if (facts.nextParameters !== undefined) found.push({ by: 'parameters' });
  for (const cursor of facts.cursors) found.push(...cursorSteppers(cursor));
  const counts = facts.nextNumber?.counts;
  const counted = counts === undefined ? (facts.current ?? facts.pageCount) !== undefined : counts === 'pages';
  const pages = pageSteppers(facts, asked);
  const offsets = offsetSteppers(facts, asked);
  const keys = keySteppers(items);
  found.push(...echoes(facts, items));
  if (counted) found.push(...pages, ...offsets, ...keys);
  else if (facts.offset !== undefined || counts === 'items') found.push(...offsets, ...pages, ...keys);
  else {
    const [ofPages, ofOffsets] = [pages.findIndex(isTogether), offsets.findIndex(isTogether)];
    const [byId, others] = [keys.slice(0, 1), keys.slice(1)];
    found.push(...alternate(pages.slice(0, ofPages), offsets.slice(0, ofOffsets)));
    // Who goes on after a record seldom counts them.
    const usual = [...pages.slice(ofPages), ...offsets.slice(ofOffsets)];
    found.push(...(facts.total === undefined ? [...byId, ...usual, ...others] : [...usual, ...keys]));
  }
  const tokens = facts.tokens.map(({ path }): Stepper => ({ by: 'cursor', path, param: path.at(-1) ?? '' }));
  // Where nothing else speaks of pages, they come before what is only usual.
  return saysNothing(facts) ? [...tokens, ...found] : [...found, ...(facts.hasMore === true ? tokens : [])];
}

const saysNothing = (facts: PagingFacts): boolean =>
  facts.link === undefined &&
  facts.cursors.length === 0 &&
  facts.nextNumber === undefined &&
  facts.nextParameters === undefined &&
  facts.current === undefined &&
  facts.offset === undefined &&
  facts.pageCount === undefined;

const isTogether = ({ by }: Stepper): boolean => by === 'together';

/**
 * The first page's number is what the answer calls its own, 0 or 1. Where that does not move, the parameter may still count
 * from one while the answer counts from zero.
 */
function pageSteppers(facts: PagingFacts, asked: URL): readonly Stepper[] {
  const { current, nextNumber } = facts;
  const keys = [current, nextNumber].flatMap((number) => (number === undefined ? [] : [number.leaf.path]));
  const [first, ...others] = [
    ...namesInLinks(facts, 'page', 'current'),
    ...besideSize(asked, 'number', 'page'),
    ...keys.flatMap(asParams),
  ];
  // The commonest name of all comes right after the likeliest of the answer's own words.
  const own = unique([...(first === undefined ? [] : [first]), 'page', ...others]);
  const from = (base: number) => grouped(own, usualNames.page, (param): Stepper => ({ by: 'page', param, base }));
  const called = nextNumber?.counts === 'pages' ? nextNumber.value - 1 : current?.value;
  return called === 0 ? [...from(0), ...from(1)] : from(1);
}

function offsetSteppers(facts: PagingFacts, asked: URL): readonly Stepper[] {
  const number = facts.nextNumber?.counts === 'items' ? facts.nextNumber : facts.offset;
  const own = unique([
    ...namesInLinks(facts, 'offset'),
    ...besideSize(asked, 'offset', 'start'),
    ...(number === undefined ? [] : asParams(number.leaf.path)),
    'offset',
    // A bare `next` that counts records continues a `start`.
    ...(facts.nextNumber?.counts === 'items' ? ['start'] : []),
  ]);
  const fromOne = facts.offset?.value === 1;
  return grouped(
    own,
    usualNames.offset,
    (param): Stepper => ({ by: 'offset', param, ...(fromOne && { base: 1 as const }) }),
  );
}

function cursorSteppers({ path, value }: Cursor): readonly Stepper[] {
  const own = path.at(-1) ?? '';
  const words = wordsOf(own);
  const names = unique([
    ...(words.includes('end') && words.includes('cursor') ? ['after'] : []),
    ...(says(words, 'last') ? ['after', `after_${own.replace(/^last_?/i, '').toLowerCase()}`] : []),
    ...asParams(path),
  ]);
  const [alone, rest] = [names.slice(0, alonePerCursor), names.slice(alonePerCursor)];
  const step = (param: string): Stepper => ({ by: 'cursor', path, param });
  const more = [...rest, ...fromLast(own), ...withStems(own), ...spellings(own), ...usualNames.cursor.likely];
  if (!Array.isArray(value)) return grouped(alone, { ...usualNames.cursor, likely: more }, step);
  // A cursor of several parts is a list in the query, too.
  return [...names, ...usualNames.cursor.likely]
    .slice(0, 8)
    .flatMap((name) => (name.endsWith(']') ? [step(name)] : [step(`${name}[]`), step(name)]));
}

/** So many of a cursor's own names are tried one by one; a cursor's name is less often told than a page's. */
const alonePerCursor = 2;

/** `LastEvaluatedKey` is asked for as `ExclusiveStartKey`, `lastKey` as `startKey`. */
function fromLast(own: string): readonly string[] {
  const rest = /^last_?(?:evaluated_?)?(.+)$/i.exec(own)?.[1];
  if (rest === undefined) return [];
  return /^L/.test(own)
    ? [`ExclusiveStart${rest}`, `Start${rest}`]
    : [`start${rest}`, `start_${rest}`, `exclusiveStart${rest}`];
}

/** `NextContinuationToken` → `continuation-token`, `continuation_token` */
function spellings(own: string): readonly string[] {
  const pieces = withoutNext(own).match(/\p{Lu}?[\p{Ll}\d]+/gu) ?? [];
  return pieces.length < 2 ? [] : ['_', '-'].map((mark) => pieces.join(mark).toLowerCase());
}

/** Values of the envelope that are the last record's id, under whatever name. */
function echoes({ leaves, cursors }: PagingFacts, items: readonly unknown[]): readonly Stepper[] {
  const field = idField(items);
  const id = field === null ? undefined : valueIn(items.at(-1), field);
  return leaves
    .filter(({ value, path }) => value === id && !cursors.some((cursor) => cursor.path.join() === path.join()))
    .slice(0, 2)
    .map(({ path }): Stepper => ({ by: 'cursor', path, param: path.at(-1) ?? '' }));
}

/** Each of the own names alone, then the usual ones in one request, then what may mean something else, alone. */
function grouped(
  own: readonly string[],
  { likely, ambiguous }: { readonly likely: readonly string[]; readonly ambiguous: readonly string[] },
  step: (param: string) => Stepper,
): readonly Stepper[] {
  const others = unique(likely).filter((name) => !own.includes(name));
  return [
    ...own.map(step),
    { by: 'together', steppers: others.map(step) },
    ...ambiguous.filter((name) => !own.includes(name) && !others.includes(name)).map(step),
  ];
}

/** Where `page[size]` was asked with, `page[number]` is its sibling. */
function besideSize(asked: URL, ...siblings: readonly string[]): readonly string[] {
  return [...asked.searchParams.keys()].flatMap((name) => {
    const group = /^(.+)\[[^\]]*\]$/.exec(name)?.[1];
    return group !== undefined && says(wordsOf(name), 'size') ? siblings.map((sibling) => `${group}[${sibling}]`) : [];
  });
}

const unique = (names: readonly string[]): string[] => [...new Set(names)];

function alternate<T>(one: readonly T[], other: readonly T[]): T[] {
  return Array.from({ length: Math.max(one.length, other.length) }, (_, at) => [one[at], other[at]])
    .flat()
    .filter((entry) => entry !== undefined) as T[];
}
