import { type Concept, stampConcepts } from '../../../vocabulary/language-words.ts';
import type { Form } from '../../structure/forms.ts';
import { type Column, says, share, textsOf } from '../profile/column.ts';
import type { Table } from '../profile/table.ts';
import { isCalled } from './id-features.ts';

/** What an event may be as well as be a part of: a tournament, a festival. */
const larger: ReadonlySet<Concept> = new Set<Concept>(['series', 'related']);

/**
 * The table with the id of its records as theirs where their keys begin with the word for what they are: of `tournament_id`,
 * `tournament_name` and `tournament_status` no tournament is meant that the record is a part of. Where the record has an id of its own
 * or another title, or where a value comes twice, the word is for something else.
 */
export function withOwnNoun<Of extends Table>(table: Of): Of {
  const tops = table.columns.filter(({ depth, steps }) => depth === 0 && !steps.includes('*'));
  const own = tops.find((column) => isOwnNoun(column, tops, table)) ?? workOf(tops, table);
  if (own === undefined) return table;
  const { key } = own;
  const concepts = new Set([...key.concepts].filter((one) => !larger.has(one) && one !== 'work'));
  const called: Column = { ...own, key: { ...key, concepts } };
  return { ...table, columns: table.columns.map((one) => (one === own ? called : one)) };
}

function isOwnNoun(column: Column, tops: readonly Column[], { records }: Table): boolean {
  const { words, concepts } = column.key;
  const [noun, id, ...more] = words;
  if (noun === undefined || id !== 'id' || more.length > 0 || ![...larger].some((one) => concepts.has(one)))
    return false;
  const ids = [...textsOf(column).values()];
  if (ids.length < records.length || new Set(ids).size < ids.length) return false;
  const titles = tops.filter((one) => says(one, 'title', 'name') && one.cells.length > 0);
  const begins = (one: Column) => one.key.words[0] === noun;
  const shared = tops.filter((one) => begins(one) && one !== column && one.cells.length > 0);
  return (
    shared.length > 1 &&
    titles.length > 0 &&
    titles.every(begins) &&
    !tops.some((one) => one.cells.length > 0 && isCalled(one))
  );
}

/**
 * `filmId` of records that say no moment of their own and have their showings in a list: they are the films. The same one may be in the lists
 * of several houses, with the same title; in the row of a showing, the film is another thing than the record.
 */
function workOf(tops: readonly Column[], { columns, records }: Table): Column | undefined {
  const isMoment = (column: Column) =>
    says(column, 'start', 'date', 'time', 'sessions') && share(column, ...momentForms) > 0.5;
  const holdsShowings = columns.some((one) => one.steps.includes('*') && isMoment(one));
  const isRow = tops.some((one) => isMoment(one) && !stampConcepts.some((concept) => says(one, concept)));
  const titles = tops.filter((one) => says(one, 'title', 'name') && one.cells.length > 0);
  if (!holdsShowings || isRow || titles.length === 0 || tops.some((one) => one.cells.length > 0 && isCalled(one)))
    return undefined;
  const works = tops.filter((one) => {
    const { words, concepts } = one.key;
    const isOfWork = words.length === 2 && words[1] === 'id' && concepts.has('work') && concepts.size === 2;
    return isOfWork && textsOf(one).size === records.length && titles.some((title) => areOneToOne(one, title));
  });
  return works.length === 1 ? works[0] : undefined;
}

const momentForms: readonly Form[] = ['instant', 'dateTime', 'day', 'time'];

/** Whatever has the same id has the same title, and few have. */
function areOneToOne(column: Column, title: Column): boolean {
  const [ids, names] = [textsOf(column), textsOf(title)];
  const pairs = new Set([...ids].map(([record, id]) => JSON.stringify([id, names.get(record) ?? null])));
  const distinct = new Set(ids.values()).size;
  return distinct > 1 && pairs.size === distinct;
}
