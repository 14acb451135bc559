import { readKey } from '../../../vocabulary/key-words.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';
import { romanize } from '../../../vocabulary/romanize.ts';
import { wordsOf } from '../../../vocabulary/vocabulary.ts';
import { isRecord, scalarText } from '../../json.ts';
import { formsOf } from '../forms.ts';
import { handedDown } from './groups.ts';
import { below, type Fields, type FoundList, isMoment, listBy, type Place, quoted, titles } from './list-shapes.ts';

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** So many rows are looked at. */
const lookedRows = 400;

const values: ReadonlySet<string> = new Set(wordsOf('fields', 'value').map(romanize));

/**
 * `[{ entity: 300, attribute: 'title', value: 'Open day' }, { entity: 300, attribute: 'start', value: … }]`: one row for each field
 * of each record. The attributes are words of fields, a title and a time among them, and no record has one twice.
 */
export function attributeRows(list: readonly Fields[], place: Place): FoundList | null {
  const rows = list.slice(0, lookedRows);
  const [first] = rows;
  const columns = Object.keys(first ?? {});
  if (first === undefined || rows.length < 6 || columns.length < 3 || columns.length > 8) return null;
  if (!rows.every((row) => columns.every((key) => Object.hasOwn(row, key)))) return null;
  const attribute = columns.find((key) => areFields(rows.map((row) => row[key])));
  if (attribute === undefined) return null;
  const distinct = (key: string) => new Set(rows.map((row) => scalarText(row[key]))).size;
  const others = columns.filter((key) => key !== attribute);
  const value =
    others.find((key) => values.has(romanize(key))) ?? others.toSorted((a, b) => distinct(b) - distinct(a))[0];
  const entity = others.find((key) => key !== value && isEntity(rows, key, attribute));
  if (value === undefined || entity === undefined) return null;
  const names = [entity, attribute, value].map(quoted).join(', ');
  return listBy(`by_entity(${place.path}, ${names})[*]`, place);
}

/** Names of fields, each several times, a title and a time among them. */
function areFields(names: readonly unknown[]): boolean {
  const known = new Set(names.map((name) => (typeof name === 'string' && name.length <= 60 ? name : '')));
  if (known.has('') || known.size < 3 || known.size > 60 || known.size * 2 > names.length) return false;
  const read = [...known].map((name) => readKey(name as string).concepts);
  const told = read.filter((concepts) => concepts.size > 0);
  return (
    told.length * 2 >= known.size &&
    told.some((concepts) => titles.some((one) => concepts.has(one))) &&
    told.some((concepts) => concepts.has('start') || concepts.has('date') || concepts.has('time'))
  );
}

/** It says whose field a row is: several rows have it, none of the same attribute. */
function isEntity(rows: readonly Fields[], key: string, attribute: string): boolean {
  if (!rows.every((row) => isScalar(row[key]) && row[key] !== null)) return false;
  const count = new Set(rows.map((row) => scalarText(row[key]))).size;
  const pairs = new Set(rows.map((row) => `${scalarText(row[key])}\n${scalarText(row[attribute])}`)).size;
  return count > 1 && count * 2 <= rows.length && pairs * 20 >= rows.length * 19;
}

/**
 * `{ title: { "0": 'A', "1": 'B' }, start: { "0": …, "1": … } }`: each column a map by the row's number or id, as data frames are
 * written.
 */
export function columnMaps(value: Fields, place: Place): FoundList | null {
  const columns = Object.entries(value);
  const [first] = columns;
  if (first === undefined || columns.length < 3 || columns.length > 60 || !isRecord(first[1])) return null;
  const rows = Object.keys(first[1]);
  const isColumn = (one: unknown) => isRecord(one) && Object.keys(one).join('\n') === rows.join('\n');
  if (rows.length < 2 || !columns.every(([, one]) => isColumn(one))) return null;
  // Some columns may hold objects or lists; did all, these would be records of several groups.
  if (columns.filter(([, one]) => Object.values(one as Fields).every(isScalar)).length < 3) return null;
  // Rows are numbers or ids; were they fields, they would say what they are.
  if (rows.some((row) => !/\d/.test(row) || readKey(row).concepts.size > 0)) return null;
  if (columns.filter(([key]) => readKey(key).concepts.size > 0).length * 3 < columns.length) return null;
  const isNumbered = rows.every((row, n) => row === String(n) || row === String(n + 1));
  const isOf = (one: Fields) => rows.every((row) => scalarText(one[row] ?? '') === row);
  const isKnown = isNumbered || columns.some(([, one]) => isOf(one as Fields));
  const at = columns.map(([key]) => below(place.path, key));
  const own = isKnown ? [] : [Object.hasOwn(value, 'id') ? 'key' : 'id'];
  const names = [...own, ...columns.map(([key]) => key)].map(quoted).join(', ');
  const lists = [...own.map(() => `keys(${at[0]})`), ...at.map((one) => `values(${one})`)].join(', ');
  return listBy(`zip(${lists})[*].from_items(zip([${names}], @))`, place);
}

/** `{ "2026-10-17": { k41: {…}, k42: {…} } }`: the day, the id and the record; the records themselves may hold neither. */
export function mapsByDay(value: Fields, place: Place): FoundList | null {
  const days = Object.entries(value);
  if (days.length === 0 || !days.every(([day, inner]) => isMoment(day) && isRecord(inner) && areRecords(inner)))
    return null;
  const inner = days.flatMap(([, one]) => Object.values(one as object) as Fields[]);
  const has = (key: string) => inner.some((one) => Object.hasOwn(one, key));
  const members = [...(has('date') ? [] : ['date: $day']), ...(has('id') ? ['key: [0]'] : ['id: [0]'])];
  const records = `items([1])[*].merge({${members.join(', ')}}, [1])`;
  return listBy(`(items(${place.path})[*].let $day = [0] in ${records})[]`, place);
}

/** Records of one shape under keys that name no fields. */
function areRecords(value: Fields): boolean {
  const inner = Object.values(value);
  const [shape = []] = inner.filter(isRecord).map((one) => Object.keys(one));
  return (
    inner.length > 0 &&
    shape.length > 1 &&
    inner.every((one) => isRecord(one) && shape.filter((key) => Object.hasOwn(one, key)).length * 2 >= shape.length) &&
    Object.keys(value).every((key) => readKey(key).concepts.size === 0 || /\d/.test(key))
  );
}

/** `[{ day: … }, {…}, {…}, { day: … }, {…}]`: headings between the records, as objects or as texts. */
export function headed(list: readonly unknown[], place: Place): FoundList | null {
  const [first] = list;
  if (list.length < 3 || list.length > 5000 || (typeof first !== 'string' && !isRecord(first))) return null;
  const signature = (one: unknown) => (isRecord(one) ? Object.keys(one).sort().join('\n') : typeof one);
  const isHeading = (one: unknown) => signature(one) === signature(first);
  const [headings, rest] = [list.filter(isHeading), list.filter((one) => !isHeading(one)).filter(isRecord)];
  if (headings.length + rest.length < list.length || rest.length < headings.length || rest.length < 2) return null;
  const inHeading = isRecord(first) ? Object.keys(first) : [];
  // What is put into each record must be small.
  if (headings.some((one) => (JSON.stringify(one)?.length ?? 0) > maxHeading)) return null;
  if (inHeading.length > 4 || (isRecord(first) && headings.length < 2 && rest.length < 3)) return null;
  const own = Object.keys(rest[0] as Fields).filter(
    (key) => !inHeading.includes(key) && rest.every((record) => Object.hasOwn(record, key)),
  );
  const key = own.find((one) => isVital(one, rest));
  if (key === undefined || own.length < 2 || (isRecord(first) && !isMark(headings as Fields[], rest))) return null;
  const under = `under_headings(${place.path}, ${quoted(key)})[*]`;
  const members = isRecord(first)
    ? handedDown(headings as Fields[], '', rest, 'heading').filter((member) => !member.startsWith('heading:'))
    : [];
  const moved = members.map((member) => member.replace(/^(.*): (.*)$/, '$1: heading.$2'));
  return listBy(moved.length === 0 ? under : `${under}.merge({${moved.join(', ')}}, @)`, place);
}

/** The longest heading, in characters of JSON. */
const maxHeading = 1000;

/** What an event has and a heading hasn't: an id, a title or a time. */
const isVital = (key: string, rest: readonly Fields[]): boolean => {
  const { concepts } = readKey(key);
  const isNamed = (['id', 'title', 'start', 'time'] as const).some((concept) => concepts.has(concept));
  return isNamed || rest.every((record) => formsOf(record[key]).some((form) => form === 'instant' || form === 'time'));
};

/** These are headings, and no records that lack something: they have no id and title, or say that they are another kind. */
function isMark(headings: readonly Fields[], rest: readonly Fields[]): boolean {
  const keys = Object.keys(headings[0] as Fields);
  const has = (concept: Concept) => keys.some((key) => readKey(key).concepts.has(concept));
  if (!(has('id') && (has('title') || has('name')))) return true;
  return keys.some((key) => {
    const [mark] = headings.map((heading) => heading[key]);
    const isSame = headings.length > 1 && headings.every((heading) => heading[key] === mark);
    return isSame && rest.every((record) => record[key] !== mark);
  });
}
