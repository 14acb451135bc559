import { readKey } from '../../../../vocabulary/key-words.ts';
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
      (isCalledJoin(table, column) || (column === url?.column && leadsThere(table, column))),
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

/**
 * The key says so and nothing more. What all have though all are somewhere, and what may as well be of a meeting or of a team, `meeting_url`,
 * `live`, is the link to join where the address or a mode says that they are online; no file, no map, and no page of results is.
 */
function isCalledJoin(table: Table, { key: { concepts, words }, cells, coverage }: Column): boolean {
  if (!concepts.has('online') || ![...concepts].every((one) => one === 'online' || one === 'url')) return false;
  const links = cells.map(({ value }) => scalarText(value));
  if (links.some((link) => !page.test(link) || otherPage.test(link) || isToRegister(link))) return false;
  // The channel of a league or a town shows all that it has.
  if (links.length > 2 && new Set(links).size === 1) return false;
  const placed = coverage > 0.99 ? placedIn(table) : null;
  const isVague = words.every((word) => isOfMeeting.test(word) || readKey(word).concepts.has('url'));
  if (!isVague && !cells.every(({ record }) => placed?.has(record))) return true;
  if (links.every((link) => conceptsOfLink(link.replace(/^(https?:\/\/[^/]*).*$/is, '$1')).has('online'))) return true;
  const online = onlineIn(table);
  const having = new Set(cells.map(({ record }) => record));
  return (
    [...online].every((record) => having.has(record)) &&
    (coverage > 0.99 ? online.size === having.size : online.size > 0)
  );
}

const isToRegister = (link: string): boolean => conceptsOfLink(link).has('registration');
const isOfMeeting = /^(?:meet(?:ing)?s?|calls?|remote|teams?|live|join|videos?)(?:url|link)?$/;
const otherPage =
  /\.(?:avi|docx?|gif|ics|jpe?g|m3u8?|m4[av]|mov|mp[34]|oga|ogg|opus|pdf|png|wav|webm|webp)(?:[?#]|$)|[/.]results?[/.?#]/i;

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
  const placed = placedIn(table);
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

/** The records with a street or degrees. */
const placedIn = ({ columns }: Table): ReadonlySet<number> =>
  new Set(
    columns
      .filter(
        (column) =>
          column.kind === 'scalar' &&
          says(column, 'address', 'latitude', 'zip') &&
          !isUnder(column, 'organizer', 'contact'),
      )
      .flatMap(({ cells }) => cells.map(({ record }) => record)),
  );

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
