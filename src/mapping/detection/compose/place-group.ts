import type { Concept } from '../../../vocabulary/language-words.ts';
import { siblingPath } from '../../structure/labelled.ts';
import { type Column, isUnder, says } from '../profile/column.ts';
import type { Table } from '../profile/table.ts';
import { about, type Part, partOf } from './place-parts.ts';

/** Columns about one place: the parts of an object, or keys beside each other. */
export interface PlaceGroup {
  readonly path: string;
  readonly name?: Column;
  readonly address?: Column;
  /** The further lines of it: `address_line_2`. */
  readonly lines: readonly Column[];
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

type Candidates = Map<Part, { readonly column: Column; readonly score: number }[]>;

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
export function placeGroups(table: Table, title?: Column): readonly PlaceGroup[] {
  const groups = new Map<string, Candidates>();
  for (const column of table.columns) {
    if (column.kind === 'object' || (isUnder(column, ...others) && !says(column, 'latitude', 'longitude'))) continue;
    const found = column === title ? null : partOf(column);
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
  // Of a hall and the building that it is in, both are said, the larger one first.
  const building = sorted('building')[0];
  if (building !== undefined && !rooms.some((room) => sameValues(room, building))) {
    if (found.name !== undefined && !sameValues(found.name, building)) rooms.unshift(found.name);
    found.name = building;
  }
  const { address } = found;
  if (found.name === undefined && address !== undefined) {
    // A text right before an address whose key says nothing, or a name beside it, is what the place is called.
    const before = sorted('unnamed').find(({ order }) => order < address.order && order >= address.order - 3);
    const title = address.steps.length > 1 ? sorted('titled')[0] : undefined;
    const called = title ?? before;
    if (called !== undefined) found.name = called;
  }
  if (found.name === undefined && rooms.length === 0 && (found.latitude ?? found.point) !== undefined) {
    // Beside coordinates, texts whose keys say nothing are the place's name and its address.
    const point = (found.latitude ?? found.point) as Column;
    const [first, second] = sorted('unnamed')
      .filter(({ steps, order }) => steps.length > 1 && Math.abs(order - point.order) <= 3)
      .toSorted((a, b) => a.order - b.order);
    if (first !== undefined) found.name = first;
    if (second !== undefined && found.address === undefined) found.address = second;
  }
  const lines = found.address === undefined ? [] : linesOf(found.address, sorted('address'));
  if (lines.length > 0) found.address = lines[0] as Column;
  return { ...found, rooms, lines: lines.slice(1) };
}

/** The lines of an address, in order, where keys number them; none: it has one. */
function linesOf(address: Column, all: readonly Column[]): readonly Column[] {
  const stem = ({ steps }: Column) => steps.join('\u0000').replace(/[-_ ]?(?:\d|one|two|three)$/i, '');
  const lines = all.filter((column) => stem(column) === stem(address)).toSorted((a, b) => a.order - b.order);
  return lines.length > 1 && lines.length < 5 && !address.spoken ? lines : [];
}

const sameValues = (one: Column, other: Column): boolean => {
  const values = new Map(one.cells.map(({ record, value }) => [record, value]));
  return other.cells.length > 0 && other.cells.every(({ record, value }) => values.get(record) === value);
};

/** The object that the column is a part of: the topmost one that is about a place, else the parent. */
function groupPath(column: Column, table: Table): string {
  for (let size = 1; size < column.steps.length; size++) {
    const above = table.columns.find(
      (one) =>
        one.kind !== 'scalar' && one.steps.length === size && one.steps.every((step, n) => column.steps[n] === step),
    );
    if (above !== undefined && says(above, ...about)) return above.steps.filter((step) => step !== '*').join('\u0000');
  }
  return siblingPath(column.steps.filter((step) => step !== '*'));
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
