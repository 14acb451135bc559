import { scalarText } from '../../../json.ts';
import { conceptsOfLink } from '../../../values/link.ts';
import { type Column, isListed, isUnder, says } from '../../profile/column.ts';
import type { Table } from '../../profile/table.ts';
import type { ColumnField } from '../candidates.ts';
import type { Profile } from '../features.ts';
import { type Chosen, type Ranking, sureOfForm } from '../ranked.ts';
import { hasWord } from '../value-words.ts';

/**
 * Where nothing else is the link to join, it is the link whose key says so and nothing more, `webcast_link`; or what would be the page of the
 * event, where only some records have a link, whose address says so, and these are all that are online.
 */
export function withLinkToJoin(
  { table }: Profile,
  chosen: Chosen,
  rankings: ReadonlyMap<ColumnField, Ranking>,
): Chosen {
  const [url, ranking] = [chosen.get('url'), rankings.get('onlineUrl')];
  if (chosen.has('onlineUrl') || ranking === undefined) return chosen;
  const taken = new Set([...chosen].flatMap(([field, { column }]) => (field === 'url' ? [] : [column])));
  const join = ranking.candidates.find(
    ({ column }) =>
      !taken.has(column) &&
      !isListed(column) &&
      (isCalledJoin(column) || (column === url?.column && leadsThere(table, column))),
  );
  if (join === undefined) return chosen;
  const joined = new Map([...chosen, ['onlineUrl', { ...join, share: sureOfForm }] as const]);
  if (url?.column !== join.column) return joined;
  joined.delete('url');
  const pages = rankings.get('url');
  const page = pages?.candidates.find(
    ({ column, share }) => column !== join.column && !taken.has(column) && share > pages.none,
  );
  return page === undefined ? joined : new Map([...joined, ['url', page] as const]);
}

const isCalledJoin = ({ key: { concepts } }: Column): boolean =>
  concepts.has('online') && [...concepts].every((one) => one === 'online' || one === 'url');

function leadsThere(table: Table, { key: { concepts }, cells, coverage }: Column): boolean {
  if (coverage > 0.99 || ![...concepts].every((one) => one === 'url')) return false;
  const having = new Set(cells.map(({ record }) => record));
  const online = onlineIn(table);
  return (
    online.size > 0 &&
    [...online].every((record) => having.has(record)) &&
    cells.every(({ value }) => conceptsOfLink(scalarText(value)).has('online'))
  );
}

/**
 * Where nothing else is the link to join, it is the address that a key for the place has, `where: 'https://…'`, in records without a street or
 * degrees that say that they are online. By itself it may be a map, or the site of a house.
 */
export function withPlaceToJoin({ table }: Profile, chosen: Chosen, ranking: Ranking | undefined): Chosen {
  if (chosen.has('onlineUrl') || ranking === undefined) return chosen;
  const taken = new Set([...chosen.values()].map(({ column }) => column));
  const isOfPlace = (column: Column) =>
    column.kind === 'scalar' && says(column, 'address', 'latitude', 'zip') && !isUnder(column, 'organizer', 'contact');
  const placed = new Set(table.columns.filter(isOfPlace).flatMap(({ cells }) => cells.map(({ record }) => record)));
  const mayJoin = ranking.candidates.filter(
    ({ column }) =>
      !taken.has(column) &&
      !isListed(column) &&
      says(column, 'place') &&
      [...column.key.concepts].every((one) => one === 'place' || one === 'event') &&
      column.cells.every(({ record, value }) => !placed.has(record) && page.test(scalarText(value))),
  );
  const online = mayJoin.length === 0 ? null : onlineIn(table);
  const where = mayJoin.find(({ column }) => column.cells.every(({ record }) => online?.has(record)));
  return where === undefined || placed.size === 0
    ? chosen
    : new Map([...chosen, ['onlineUrl', { ...where, share: sureOfForm }] as const]);
}

/** The records of which some word or flag says that they are online. */
const onlineIn = ({ columns }: Table): ReadonlySet<number> =>
  new Set(
    columns.flatMap(({ kind, cells, key }) =>
      kind === 'scalar'
        ? cells
            .filter(({ value }) => hasOnline(value) || (value === true && key.concepts.has('online')))
            .map(({ record }) => record)
        : [],
    ),
  );

/** No map. */
const page = /^https?:\/\/(?!(?:\S*[./])?(?:maps?|openstreetmap)[./])/i;

const hasOnline = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= 40 && !/:\/\//.test(value) && hasWord(value, 'online');
