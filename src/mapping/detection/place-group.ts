import { type Column, isOf, isUnder, says, share } from './column.ts';
import type { Concept } from './lexicon.ts';
import type { Table } from './table.ts';
import { readKey } from './words.ts';

/** Columns about one place: the parts of an object, or keys beside each other. */
export interface PlaceGroup {
  readonly path: string;
  readonly name?: Column;
  readonly address?: Column;
  /** Building, floor and room: up to three, each saying something else. */
  readonly rooms: readonly Column[];
  readonly city?: Column;
  /** The house's, where it has a field of its own. */
  readonly number?: Column;
  readonly zip?: Column;
  readonly region?: Column;
  readonly latitude?: Column;
  readonly longitude?: Column;
  readonly point?: Column;
  readonly score: number;
}

type Part = Exclude<keyof PlaceGroup, 'path' | 'score' | 'rooms'> | 'room' | 'unnamed' | 'titled';

type Candidates = Map<Part, { readonly column: Column; readonly score: number }[]>;

const about: readonly Concept[] = ['place', 'address', 'room', 'geo', 'city'];
const others: readonly Concept[] = [
  'organizer',
  'person',
  'contact',
  'related',
  'category',
  'image',
  'attachment',
  'price',
  'deadline',
  'online',
  'tag',
  'seo',
  'sponsor',
  'sessions',
  'url',
  'api',
  'timeZone',
];

/** At the end of the path of a group that is a list of places. */
export const listMark = '\u0000*';

/** The groups of the records, each with the best column for each part of a place. */
export function placeGroups(table: Table): readonly PlaceGroup[] {
  const groups = new Map<string, Candidates>();
  for (const column of table.columns) {
    if (column.kind === 'object' || (isUnder(column, ...others) && !says(column, 'latitude', 'longitude'))) continue;
    const found = partOf(column);
    if (found === null) continue;
    const [part, score] = found;
    const listed = column.steps.includes('*');
    const path = `${groupPath(column, table)}${listed ? listMark : ''}`;
    const group: Candidates = groups.get(path) ?? new Map();
    groups.set(path, group);
    group.set(part, [...(group.get(part) ?? []), { column, score }]);
  }
  return [...groups].map(([path, parts]) => {
    const columns = choose(parts);
    return { path, ...columns, score: scoreOf(columns, table.records.length) };
  });
}

/** The best column for each part. A word such as `Ort` is the town's where something else is the name. */
function choose(parts: Candidates): Omit<PlaceGroup, 'path' | 'score'> {
  const sorted = (part: Part) =>
    (parts.get(part) ?? []).toSorted((a, b) => b.score - a.score).map(({ column }) => column);
  const names = sorted('name');
  const name = names[0];
  const town = names.find((column) => column !== name && says(column, 'city'));
  const rooms: Column[] = [];
  for (const column of sorted('room').slice(0, 6)) {
    const repeats = [name, ...rooms].some((other) => other !== undefined && sameValues(other, column));
    if (!repeats && rooms.length < 3) rooms.push(column);
  }
  const found: { -readonly [part in keyof PlaceGroup]?: PlaceGroup[part] } = {};
  for (const part of [
    'name',
    'address',
    'number',
    'city',
    'zip',
    'region',
    'latitude',
    'longitude',
    'point',
  ] as const) {
    const column = sorted(part)[0] ?? (part === 'city' ? town : undefined);
    if (column !== undefined) found[part] = column;
  }
  const { address } = found;
  if (found.name === undefined && address !== undefined) {
    // A text right before an address whose key says nothing, or a name beside it, is what the place is called.
    const before = sorted('unnamed').find(({ order }) => order === address.order - 1);
    const title = address.steps.length > 1 ? sorted('titled')[0] : undefined;
    const called = title ?? before;
    if (called !== undefined) found.name = called;
  }
  if (found.name === undefined && rooms.length === 0 && (found.latitude ?? found.point) !== undefined) {
    // Beside coordinates, texts whose keys say nothing are the place's name and its address.
    const [first, second] = sorted('unnamed')
      .filter(({ steps }) => steps.length > 1)
      .toSorted((a, b) => a.order - b.order);
    if (first !== undefined) found.name = first;
    if (second !== undefined && found.address === undefined) found.address = second;
  }
  return { ...found, rooms };
}

const sameValues = (one: Column, other: Column): boolean => {
  const values = new Map(one.cells.map(({ record, value }) => [record, value]));
  return other.cells.length > 0 && other.cells.every(({ record, value }) => values.get(record) === value);
};

/** What part of a place a column is, and how surely. */
function partOf(column: Column): readonly [Part, number] | null {
  const inside = isUnder(column, ...about);
  const base = 0.5 + 0.3 * column.coverage - 0.05 * column.depth;
  const degrees = (most: number) =>
    column.cells.length > 0 &&
    column.cells.every(
      ({ value }) =>
        /^-?\d{1,3}(?:[.,]\d+)?$/.test(String(value)) && Math.abs(Number(String(value).replace(',', '.'))) <= most,
    );
  if (says(column, 'latitude') && !says(column, 'longitude') && degrees(90)) return ['latitude', base];
  if (says(column, 'longitude') && !says(column, 'latitude') && degrees(180)) return ['longitude', base];
  if (share(column, 'point') > 0.5) return ['point', base];
  if (column.kind === 'list') return says(column, 'geo') && isPair(column) ? ['point', base + 0.1] : null;
  if (column.steps.at(-1) === '*' && says(column, 'geo', 'address')) return null;
  if (
    column.cells.length === 0 ||
    share(
      column,
      'url',
      'imageUrl',
      'email',
      'boolean',
      'html',
      'instant',
      'day',
      'dateTime',
      'path',
      'zone',
      'opaque',
    ) > 0.4
  )
    return null;
  const numeric = share(column, 'integer') > 0.8;
  // `hall_number` is the name of a room, `room_id` is not.
  const last = readKey(column.key.words.at(-1) ?? '').concepts;
  const roomy = says(column, 'place') ? last.has('room') && !last.has('place') : says(column, 'room');
  if (roomy && !says(column, 'url', 'image', 'description', 'id') && (inside || !says(column, 'status')))
    return numeric && !inside ? null : ['room', base + (column.key.words.length > 1 ? 0 : 0.05)];
  if (
    says(
      column,
      'id',
      'slug',
      'url',
      'image',
      'description',
      'status',
      'language',
      'count',
      'timeZone',
      'phone',
      'email',
      'online',
      'geo',
      'price',
    ) ||
    (says(column, 'category', 'tag') && !says(column, ...about) && !(inside && says(column, 'title', 'name')))
  )
    return null;
  // `city.name` is a town's, whatever the object around it is.
  if (says(column, 'title', 'name') && isOf(column, 'city', 'region') && !isOf(column, 'place'))
    return [isOf(column, 'city') ? 'city' : 'region', base];
  if (says(column, 'zip')) return ['zip', base];
  if (says(column, 'houseNumber')) return ['number', base];
  if (numeric) return null;
  if (says(column, 'city', 'region') && says(column, 'address') && !says(column, 'place'))
    return [says(column, 'city') ? 'city' : 'region', base];
  if (says(column, 'address')) return ['address', base + Math.min(0.4, column.length / 100)];
  if (says(column, 'region')) return ['region', base + (column.length > 3 ? 0.1 : 0)];
  if (says(column, 'place') && !says(column, 'organizer', 'person'))
    return [
      'name',
      base +
        (says(column, 'name', 'title') ? 0.02 : 0) +
        (column.depth === 0 ? 0.05 : 0) -
        (says(column, 'city') ? 0.2 : 0),
    ];
  // Danish and Norwegian; elsewhere `by` is of whom.
  if (inside && column.key.words.join() === 'by') return ['city', base];
  if (says(column, 'city')) return ['city', base];
  if (inside && says(column, 'title', 'name') && !says(column, 'summary'))
    return ['name', base + 0.15 - (column.key.words.includes('short') ? 0.2 : 0)];
  if (column.key.concepts.size === 0 && isOf(column, 'address') && share(column, 'text') > 0.5)
    return ['address', base - 0.1];
  if (
    says(column, 'title', 'name') &&
    !says(column, 'summary') &&
    share(column, 'text', 'code') > 0.5 &&
    column.steps.length > 1
  )
    return ['titled', base];
  return column.key.concepts.size === 0 && share(column, 'text') > 0.5 ? ['unnamed', base] : null;
}

const isPair = (column: Column): boolean =>
  column.cells.every(
    ({ value }) =>
      Array.isArray(value) && value.length >= 2 && value.slice(0, 2).every((one) => Number.isFinite(Number(one))),
  );

/** The object that the column is a part of: the topmost one that is about a place, else the parent. */
function groupPath(column: Column, table: Table): string {
  for (let size = 1; size < column.steps.length; size++) {
    const above = table.columns.find(
      (one) =>
        one.kind !== 'scalar' && one.steps.length === size && one.steps.every((step, n) => column.steps[n] === step),
    );
    if (above !== undefined && says(above, ...about)) return above.steps.filter((step) => step !== '*').join('\u0000');
  }
  return column.steps
    .slice(0, -1)
    .filter((step) => step !== '*')
    .join('\u0000');
}

function scoreOf(group: Omit<PlaceGroup, 'path' | 'score'>, records: number): number {
  const { name, address, rooms, city, latitude, point } = group;
  const room = rooms[0];
  const columns = [name, address, room, city].filter((column) => column !== undefined);
  const coverage = Math.max(0, ...columns.map((column) => column.coverage));
  let score =
    (name ? 0.45 : 0) +
    (address ? 0.3 : 0) +
    (room ? 0.05 : 0) +
    (city ? 0.08 : 0) +
    (latitude || point ? 0.1 : 0) +
    0.25 * coverage;
  // A place that never changes is the organization's town rather than where an event is.
  if (name && records > 2 && name.coverage > 0.8 && name.distinct <= 1 / records + 1e-9) score -= 0.15;
  for (const column of columns.slice(0, 1)) score -= 0.05 * column.depth;
  return score;
}
