import { type Json, isJson } from './answers.ts';
import type { Portal } from './corpus.ts';

/** Writes the fields of one record otherwise. `id` is the key of its id; undefined: it stands elsewhere. */
type Fields = (record: Json, id: string | undefined) => Json;

const withoutId = (record: Json, id: string | undefined): readonly (readonly [string, unknown])[] =>
  Object.entries(record).filter(([key]) => key !== id);

const onlyId = (record: Json, id: string | undefined): Json => (id === undefined ? {} : { [id]: record[id] });

const wordsOf = (key: string): readonly string[] =>
  key
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1_$2')
    .split(/[_\-. ]+/)
    .filter((word) => word !== '');

/** `venue: { name, city }` as `venue_name`, `venue_city`. */
const joinedBy =
  (separator: string): Fields =>
  (record) =>
    Object.fromEntries(
      Object.entries(record).flatMap(([key, value]) => {
        const isPlain =
          isJson(value) &&
          Object.keys(value).length > 0 &&
          Object.entries(value).every(([name, one]) => /^[a-z]/i.test(name) && (one === null || typeof one !== 'object'));
        return isPlain ? Object.entries(value).map(([name, one]) => [`${key}${separator}${name}`, one]) : [[key, value]];
      }),
    );

/** `venue_name`, `venue_city` as `venue: { name, city }`. */
const byFirstWord: Fields = (record) => {
  const first = Map.groupBy(Object.keys(record), (key) => wordsOf(key)[0] ?? '');
  const groups: Record<string, Record<string, unknown>> = {};
  const out: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(record)) {
    const [head = '', ...rest] = wordsOf(key);
    if (rest.length === 0 || (first.get(head)?.length ?? 0) < 2 || head in record) {
      out[key] = value;
      continue;
    }
    groups[head] = { ...groups[head], [rest.join('_')]: value };
    out[head] = groups[head];
  }
  return out;
};

/** How the fields of a record may be written. */
const fieldForms = {
  'in an object': (record, id) => ({ ...onlyId(record, id), properties: Object.fromEntries(withoutId(record, id)) }),
  'in an object beside links': (record, id) => ({
    ...onlyId(record, id),
    content: Object.fromEntries(withoutId(record, id)),
    links: { self: `https://api.portal.example/v2/${String(record[id ?? ''])}` },
  }),
  'in two objects': (record, id) => {
    const fields = withoutId(record, id);
    const part = (first: boolean) => Object.fromEntries(fields.filter((_, n) => n % 12 < 6 === first));
    return { ...onlyId(record, id), main: part(true), more: part(false) };
  },
  'by the first word of their keys': byFirstWord,
  'with joined keys': joinedBy('_'),
  'with keys joined by dots': joinedBy('.'),
  'under keys in capitals': (record) =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [wordsOf(key).join('_').toUpperCase(), value])),
  'under keys with one beginning': (record) =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [`evt_${wordsOf(key).join('_')}`, value])),
  'as names and values': (record, id) => ({
    ...onlyId(record, id),
    fields: withoutId(record, id).map(([name, value]) => ({ name, value })),
  }),
  'beside columns that are none of theirs': (record, id) => ({
    siteId: 4,
    langId: 1,
    createdBy: 'admin',
    createdOn: `2026-0${1 + (sumOf(String(record[id ?? ''])) % 6)}-11T09:12:00Z`,
    ...record,
    templateId: 12,
    hits: 100 + sumOf(String(record[id ?? ''])),
    workflowState: 'done',
    expiryDate: '2030-12-31T00:00:00Z',
  }),
  'with their types': (record, id) => ({
    ...onlyId(record, id),
    ...Object.fromEntries(
      withoutId(record, id).map(([key, value]) => [
        key,
        value === null ? null : { type: Array.isArray(value) ? 'array' : typeof value, value },
      ]),
    ),
  }),
} as const satisfies Readonly<Record<string, Fields>>;

/** A number that a text gives, always the same. */
const sumOf = (text: string): number => [...text].reduce((sum, char) => sum + (char.codePointAt(0) ?? 0), 0);

/** An object of the records that have a key in common, as `inner` writes them. */
const byKeys = (records: readonly Json[], keyOf: (record: Json) => string, inner: (records: readonly Json[]) => unknown): Json =>
  Object.fromEntries([...Map.groupBy(records, keyOf)].map(([key, list]) => [key, inner(list)]));

type Records = (records: readonly Json[], idOf: (record: Json) => string | undefined) => unknown;

/** How the records of a list may be written. */
const listForms = {
  'each in an envelope': (records) => records.map((record) => ({ entry: record })),
  'each with its score': (records) => records.map((record) => ({ event: record, score: 1, highlight: null })),
  'each with its position': (records) => records.map((record, n) => ({ RowID: n, Original: record })),
  'in groups with fields of their own': (records) =>
    [...Map.groupBy(records, (record) => sumOf(JSON.stringify(record)) % 3)].map(([n, list]) => ({
      id: 70 + n,
      code: `G${n}`,
      name: ['North', 'South', 'West'][n],
      color: '#aa3300',
      sort: n,
      visible: true,
      createdAt: `2025-01-0${n + 1}T10:00:00Z`,
      list,
    })),
  'in a table with a name and the names of its columns': (records) => {
    const columns = [...new Set(records.flatMap((record) => Object.keys(record)))];
    return [
      {
        class: 'Table',
        name: 'qryMain',
        columnList: columns.map((name, n) => ({ class: 'Column', name, sourceName: name, sourceId: n + 1 })),
        rowList: records.map((original, rowId) => ({ rowId, original })),
      },
    ];
  },
  'as pairs with their ids': (records, idOf) => records.map((record) => [record[idOf(record) ?? ''], record]),
  'under numbers beside a status': (records) => ({ ...Object.fromEntries(records.entries()), statuscode: 200 }),
  'as columns of a data frame': (records) => {
    const columns = [...new Set(records.flatMap((record) => Object.keys(record)))];
    return Object.fromEntries(
      columns.map((key) => [key, Object.fromEntries(records.map((record, n) => [n, record[key] ?? null]))]),
    );
  },
  'by halls and days': (records) =>
    byKeys(records, (record) => ['Blue hall', 'Red hall'][sumOf(JSON.stringify(record)) % 2] ?? '', (all) =>
      byKeys(all, (record) => /20\d\d-\d\d-\d\d/.exec(JSON.stringify(record))?.[0] ?? '2026-10-01', (list) => list),
    ),
  'as rows below their columns': (records) => {
    const columns = [...new Set(records.flatMap((record) => Object.keys(record)))];
    return { columns, rows: records.map((record) => columns.map((key) => record[key] ?? null)) };
  },
  'as a map by their ids': (records, idOf) =>
    Object.fromEntries(records.map((record, n) => [String(record[idOf(record) ?? ''] ?? `k${n}`), record])),
  'by months': (records) => {
    const monthOf = (record: Json) => /20\d\d-\d\d/.exec(JSON.stringify(record))?.[0] ?? 'none';
    return [...Map.groupBy(records, monthOf)].map(([month, items]) => ({ month, items }));
  },
} as const satisfies Readonly<Record<string, Records>>;

/** How much of its records a list shows where all of them is in the details. */
const shownForms = { 'in the details but for their ids': ['id'], 'in the details but for their ids and titles': ['id', 'title'] } as const;

export type Form = keyof typeof fieldForms | keyof typeof listForms | keyof typeof shownForms;
export const forms = [...Object.keys(fieldForms), ...Object.keys(listForms), ...Object.keys(shownForms)] as readonly Form[];

/** The portal with its records written in another form, in lists and details alike; null: its lists are no plain lists of records. */
export function reshaped(portal: Portal, form: Form): Portal | null {
  if (isOfShown(form)) return inDetails(portal, shownForms[form]);
  const ids = (calendar: string) =>
    new Set((portal.truth[calendar] ?? []).flatMap(({ id }) => [String(id), String(id).split('/').at(-1) ?? '']));
  const idOf = (calendar: string) => {
    const own = ids(calendar);
    return (record: Json) => Object.keys(record).find((key) => typeof record[key] !== 'object' && own.has(String(record[key])));
  };
  const lists: [string, Portal['lists'][string]][] = [];
  for (const [calendar, pages] of Object.entries(portal.lists)) {
    const changed = pages.map((page) => {
      const list = listOf(page.body, idOf(calendar));
      return list === null ? null : { ...page, body: replaced(page.body, list, listIn(list, form, idOf(calendar))) };
    });
    if (changed.some((page) => page === null)) return null;
    lists.push([calendar, changed.filter((page) => page !== null)]);
  }
  const details = Object.entries(portal.details ?? {}).map(([calendar, bodies]): [string, Json] => [
    calendar,
    Object.fromEntries(Object.entries(bodies).map(([id, body]) => [id, detailIn(body, form, idOf(calendar))])),
  ]);
  return { ...portal, lists: Object.fromEntries(lists), details: Object.fromEntries(details) };
}

const isOfShown = (form: Form): form is keyof typeof shownForms => form in shownForms;

/** The portal with nothing but some fields of the truth in its lists, and the records in the details; null: it has details already, or fields are missing. */
function inDetails(portal: Portal, shown: readonly ('id' | 'title')[]): Portal | null {
  if (Object.values(portal.details ?? {}).some((bodies) => Object.keys(bodies).length > 0)) return null;
  const lists: Record<string, Portal['lists'][string]> = {};
  const details: Record<string, Record<string, Json>> = {};
  for (const [calendar, pages] of Object.entries(portal.lists)) {
    const truth = portal.truth[calendar] ?? [];
    const told = new Map(truth.map((event) => [String(event.id), shown.map((field) => String(event[field]))]));
    const idOf = (record: Json) => Object.keys(record).find((key) => told.has(String(record[key])));
    const bodies: Record<string, Json> = {};
    const changed = pages.map((page) => {
      const list = listOf(page.body, idOf);
      const little = list?.map((record) => {
        const id = String(record[idOf(record) as string]);
        bodies[id] = record;
        return Object.fromEntries(Object.entries(record).filter(([, value]) => told.get(id)?.includes(String(value))));
      });
      const isWhole = little?.every((record) => Object.keys(record).length >= shown.length) === true;
      return isWhole ? { ...page, body: replaced(page.body, list, little) } : null;
    });
    if (changed.some((page) => page === null)) return null;
    lists[calendar] = changed.filter((page) => page !== null);
    details[calendar] = bodies;
  }
  return { ...portal, lists, details };
}

const isOfFields = (form: Form): form is keyof typeof fieldForms => form in fieldForms;

const listIn = (
  list: readonly Json[],
  form: Exclude<Form, keyof typeof shownForms>,
  idOf: (record: Json) => string | undefined,
): unknown =>
  isOfFields(form) ? list.map((record) => fieldForms[form](record, idOf(record))) : listForms[form](list, idOf);

function detailIn(body: unknown, form: Form, idOf: (record: Json) => string | undefined): unknown {
  if (!isOfFields(form)) return body;
  const find = (value: unknown, depth: number): Json | null => {
    if (!isJson(value) || depth > 3) return null;
    if (idOf(value) !== undefined) return value;
    return Object.values(value).map((one) => find(one, depth + 1)).find((one) => one !== null) ?? null;
  };
  const record = find(body, 0);
  return record === null ? body : replaced(body, record, fieldForms[form](record, idOf(record)));
}

/** The one list of objects that all have an id of an event; null: there is none, or there are several. */
function listOf(body: unknown, idOf: (record: Json) => string | undefined): readonly Json[] | null {
  const found: (readonly Json[])[] = [];
  const visit = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > 8) return;
    if (Array.isArray(value) && value.length > 0 && value.every((one) => isJson(one) && idOf(one) !== undefined)) found.push(value);
    else for (const one of Object.values(value)) visit(one, depth + 1);
  };
  visit(body, 0);
  return found.length === 1 ? (found[0] as readonly Json[]) : null;
}

function replaced(value: unknown, from: unknown, to: unknown): unknown {
  if (value === from) return to;
  if (Array.isArray(value)) return value.map((one) => replaced(one, from, to));
  return isJson(value) ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaced(one, from, to)])) : value;
}
