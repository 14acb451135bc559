import { readKey } from '../../../vocabulary/key-words.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';
import { isPlainId, scalarText } from '../../json.ts';
import { isIdWord, isSameNoun, nounOf, readReference } from '../../reference-keys.ts';
import { isGeneral, momentIn } from '../../structure/lists/list-shapes.ts';
import { type Column, isOfTime, isTitle, pointingAt, type Table, valuesAt, whens } from './tables.ts';

// Which rows point to which: by columns of one name, and by what is in them.

/** Rows of one table that point to those of another. */
export interface Join {
  readonly from: Table;
  readonly to: Table;
  /** The columns on both sides. */
  readonly reference: Column;
  readonly id: Column;
}

/** How the rows of a table point to those of another; null: they don't, or in several ways. */
export function joinOf(from: Table, to: Table, areNumbered: boolean): Join | null {
  if (from === to || to.columns.length === 0) return null;
  const found = from.columns.flatMap((reference) => {
    const id = to.columns.find((one) => names(reference, one, from, to, areNumbered));
    return id !== undefined && doPoint(from, to, reference, id) ? [{ from, to, reference, id }] : [];
  });
  const [only, ...more] = found.filter(({ reference }) => reference.isMarked);
  const join = only === undefined && found.length === 1 ? found[0] : more.length === 0 ? only : undefined;
  return join === undefined || areOfOneKind(join) ? null : join;
}

/** Whether a column is called like the id of another table. */
function names(reference: Column, id: Column, from: Table, to: Table, areNumbered: boolean): boolean {
  const isOwn = to.id === id;
  if (reference.name === id.name) {
    if (!reference.isMarked) return areNumbered ? isOwn || isCode(id, to) : isOwn && saysEvent(reference);
    // What each row has for its own id is of no other table.
    return isOwn && (!isBare(id) || valuesAt(from, reference).size < from.rows.length);
  }
  if (!isOwn || !isBare(id) || !reference.isMarked || isBare(reference)) return false;
  const { rest } = readReference(reference.key, '');
  const noun = nounOf(to.key) ?? '';
  const isCalled = isSameNoun(noun, rest.at(-1) ?? '') || isSameNoun(noun, rest[0] ?? '');
  const isOpen = areNumbered || isGeneral(to.key);
  return isCalled || (isOpen && readKey(rest.join('_')).concepts.has('event') && to.isTitled);
}

/** `id`, `nr`: it doesn't say of what. */
const isBare = ({ key, words }: Column): boolean => isPlainId(key) || (words.length === 1 && isIdWord(words[0] ?? ''));

/** `[{ audience: 'P', audience_text: 'Public' }, …]`: a code, with what it stands for. */
const isCode = (id: Column, { rows, columns, isDated }: Table): boolean =>
  columns[0] === id &&
  rows.length > 1 &&
  rows.length <= 200 &&
  columns.length > 1 &&
  columns.length <= 4 &&
  !isDated &&
  !isTitle(id) &&
  id.some.every((value) => scalarText(value).length <= 24);

/** No two rows have the same id, and nearly all that is in the other column is one: of two rows at least, or of the only one. */
function doPoint(from: Table, to: Table, reference: Column, id: Column): boolean {
  const ids = valuesAt(to, id);
  if (ids.size < to.rows.length || ids.has('')) return false;
  const pointing = pointingAt(from, reference);
  const known = pointing.filter((value) => ids.has(value)).length;
  return (
    known > 0 && known >= Math.min(2, from.rows.length) && known * 10 >= pointing.length * (reference.isMarked ? 8 : 10)
  );
}

/** `{ today: [{ event_id, title }], later: [{ event_id, title }] }`: records of one kind, some of which are in both tables. */
function areOfOneKind({ from, to, reference }: Join): boolean {
  const known = new Set(to.columns.map(({ name }) => name));
  const shared = from.columns.filter(({ name }) => known.has(name)).length;
  const sizes = [from.columns.length, to.columns.length];
  const isOnce = valuesAt(from, reference).size === from.rows.length;
  return shared > 1 && (shared * 5 >= Math.max(...sizes) * 4 || (isOnce && shared * 2 > Math.min(...sizes)));
}

/** The joins whose rows are parts of what they point to, and no records that name a place or a topic; one for each table. */
export function detailsAmong(joins: readonly Join[]): readonly Join[] {
  const found: Join[] = [];
  const likeliest = joins.toSorted((a, b) => likelihood(b) - likelihood(a));
  const add = (some: readonly Join[]) => {
    for (const one of some)
      if (!found.some(({ from, to }) => from === one.from || (from === one.to && to === one.from))) found.push(one);
  };
  add(likeliest.filter((one) => one.from.isDated && isDatedDetail(one)));
  const isDated = (table: Table) => table.isDated || found.some(({ to }) => to === table);
  const undated = likeliest.filter(
    (one) => !one.from.isDated && isDated(one.to) && !saysThing(one.reference) && !areInPeriod(one),
  );
  add([...undated.filter(({ reference }) => saysEvent(reference)), ...undated]);
  return found;
}

/** The names are the same; what is pointed to says when it is, and more than that. */
const likelihood = ({ to, reference, id }: Join): number =>
  (reference.name === id.name ? 1000 : 0) + (to.isDated ? 500 : 0) + to.columns.length;

const things: readonly Concept[] = [
  'calendar', 'place', 'room', 'region', 'city', 'address', 'person', 'organizer', 'performer', 'category', 'tag', 'status', 'language', 'image', 'series',
]; // biome-ignore format: a list

/** Whether a column is called as the event that a row is of. */
const saysEvent = ({ key, concepts }: Column): boolean =>
  concepts.has('event') || readKey(readReference(key, '').rest.join('_')).concepts.has('event');

const saysThing = (column: Column): boolean => things.some((one) => column.concepts.has(one)) && !saysEvent(column);

/** `{ term_id, course_id, title, weekday, time }`: what has a name, an id and hours of its own is no part of a term. */
function areInPeriod({ from, to, reference }: Join): boolean {
  if (!from.isTitled || saysEvent(reference) || !hasOwnId(from, reference)) return false;
  const saysHours = from.columns.some((one) => !one.isMarked && whens.some((concept) => one.concepts.has(concept)));
  return saysHours || arePeriods(to);
}

/** Most rows last for a month or more. */
function arePeriods({ rows, columns }: Table): boolean {
  const at = (concept: Concept) => columns.find((one) => !one.isMarked && one.concepts.has(concept));
  const [start, end] = [at('start'), at('end')];
  if (start === undefined || end === undefined) return false;
  const long = rows.filter((row) => {
    const [from, to] = [momentIn(row[start.key]), momentIn(row[end.key])];
    return from !== null && to !== null && to.at - from.at >= month;
  });
  return long.length * 2 > rows.length;
}

const month = 28 * 86_400_000;

/** A column beside the reference with another number in each row. */
const hasOwnId = (table: Table, reference: Column): boolean =>
  table.columns.some((one) => one !== reference && one.isMarked && valuesAt(table, one).size === table.rows.length);

/** `{ dates: [{ date_id, start }], prices: [{ date_id, amount }] }`: with one row for each, the id is that of the table called so. */
function isOfAnother({ from, to, reference }: Join): boolean {
  if (to.isDated || saysEvent(reference) || valuesAt(from, reference).size < from.rows.length) return false;
  const { rest } = readReference(reference.key, '');
  const isNamed = ({ key }: Table) => rest.some((word) => isSameNoun(nounOf(key) ?? '', word));
  return isNamed(from) || (!isNamed(to) && !isGeneral(to.key));
}

/** Rows with days and hours of their own are the sessions of what they point to, or events that point to what is played there. */
function isDatedDetail({ from, to, reference, id }: Join): boolean {
  const isOfEvent = saysEvent(reference);
  if (saysThing(reference) || !(to.isTitled || isOfEvent) || isOfAnother({ from, to, reference, id })) return false;
  const rest = from.columns.filter((one) => one !== reference && !isOfTime(one));
  const isPlain = rest.length <= 3 && rest.every(({ some }) => some.every(isShort));
  const hasId = from.rows.length > 1 && hasOwnId(from, reference);
  if (hasId) return !from.isTitled && (rest.length === 0 || (isOfEvent && isPlain));
  if (from.isTitled) return isOfEvent && valuesAt(from, reference).size < from.rows.length;
  return isOfEvent || isPlain;
}

const isShort = (value: unknown): boolean =>
  typeof value !== 'object' && scalarText(value).length <= 80 && !/^https?:/.test(scalarText(value));
