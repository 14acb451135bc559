import { readKey, splitKey } from '../../../vocabulary/key-words.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';
import { isRecord, type JsonObject, scalarText } from '../../json.ts';
import { expressionOf } from '../../structure/compose-expression.ts';
import { nameOfStep, stepOf } from '../../structure/labelled.ts';
import { quoted } from '../../structure/lists/list-shapes.ts';
import { type Column, isUnder, says, share, textsOf } from '../profile/column.ts';

// A record's link to itself (RFC 8288, relation `self`) says which it is, where the record has no id of its own.

/** A value of the link by which a record is itself. */
export interface OwnLink {
  /** JMESPath of the value. */
  readonly rule: string;
  readonly isAddress: boolean;
  readonly column: Column;
  /** The values by the number of their record. */
  readonly values: ReadonlyMap<number, string>;
}

/** `_links: { self: { href } }` */
export const isOwnLink = ({ steps }: Pick<Column, 'steps'>): boolean =>
  steps.some((step) => /^_?self(?:_?(?:link|ur[il]|href))?$/i.test(nameOfStep(step)));

/** `links: [{ id: 12, rel: 'self', href: 'https://town.example/api/events/12' }]`: its id, else its address. */
export function ownLinksIn(columns: readonly Column[], records: number): readonly OwnLink[] {
  return columns.flatMap((column): readonly OwnLink[] => {
    if (column.kind !== 'list' || column.steps.length > 2 || column.cells.length < records) return [];
    for (const relation of ['rel', 'relation']) {
      const links = column.cells.flatMap(({ record, value }) => {
        const own = Array.isArray(value) ? value.find((one) => isRecord(one) && one[relation] === 'self') : undefined;
        return own === undefined ? [] : [{ record, own: own as JsonObject }];
      });
      const [first] = links;
      if (first === undefined || links.length < records) continue;
      const valuesOf = (name: string) => new Map(links.map(({ record, own }) => [record, scalarText(own[name])]));
      const isIn = (name: string) => links.every(({ own }) => ['string', 'number'].includes(typeof own[name]));
      const address = ['href', 'url', 'uri'].find(isIn);
      const addresses = address === undefined ? null : valuesOf(address);
      const isId = isIn('id') && areIds(valuesOf('id'), addresses);
      const key = isId ? 'id' : address;
      if (key === undefined) continue;
      const rule = `(${column.expression}[?${relation}==${quoted('self')}])[0].${expressionOf([stepOf(key)])}`;
      return [{ rule, column, values: valuesOf(key), isAddress: !isId }];
    }
    return [];
  });
}

/** Values may number the links of the answer, `{ id: 3, rel: 'self' }`: ids are in the addresses of their links as well. */
function areIds(values: ReadonlyMap<number, string>, addresses: ReadonlyMap<number, string> | null): boolean {
  if (new Set(values.values()).size < values.size) return false;
  return addresses === null || [...values].every(([record, id]) => holdsWhole(addresses.get(record) ?? '', id));
}

/** `at://town/events/k3`, `urn:town:k3` under a key for an address: no page stands there, so that each names its record and no more. */
export function areUris(
  { column, ids }: Pick<OwnLink, 'column'> & { readonly ids: ReadonlyMap<number, string> },
  columns: readonly Column[],
): boolean {
  if (ids.size === 0 || ![...ids.values()].every((text) => uri.test(text))) return false;
  // `osm_uri` is that of something else.
  const isNamed = column.key.words.every(
    (word) => word === 'urn' || ofUris.some((one) => readKey(word).concepts.has(one)),
  );
  return (
    isNamed && !isUnder(column, ...others) && !columns.some((one) => one !== column && isPageWithCodes(one, ids.size))
  );
}

const uri = /^(?!(?:https?|ftp|mailto|tel|webcals?|data|s3|gs|rtmps?):)[a-z][a-z\d+.-]*:\S*[:/][^\s:/]+$/i;

const ofUris: readonly Concept[] = ['url', 'id', 'event'];
const others: readonly Concept[] = [
  'image', 'place', 'room', 'person', 'organizer', 'online', 'category', 'series', 'related', 'attachment',
]; // biome-ignore format: a list

/** `https://town.example/events/7001`: the page of each record has a code of its own. */
function isPageWithCodes(column: Column, records: number): boolean {
  if (column.kind !== 'scalar' || column.depth > 0 || !says(column, 'url') || isUnder(column, ...others)) return false;
  if (share(column, 'url', 'path') < 1 || column.cells.length < records) return false;
  const codes = [...textsOf(column).values()].map(
    (link) => /[/=](\d[\d-]*|(?=[a-f\d-]*\d)[a-f\d-]{12,})\/?$/i.exec(link)?.[1],
  );
  return codes.every((code) => code !== undefined) && new Set(codes).size === codes.length;
}

/** The text has this part, and not only within a longer word or number: 4711 of `/events/4711-summer-night`. */
export function holdsWhole(text: string, part: string): boolean {
  if (part === '') return false;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + part.length])) return true;
  return false;
}

/** `EventNo: 1801` and `…/show?EventNo=1801`: the site asks by it for the record's page, which is no picture and nothing of something else. */
export function isParameter(column: Column, columns: readonly Column[]): boolean {
  const ids = textsOf(column);
  const name = nameOfStep(column.steps.at(-1) ?? '').toLowerCase();
  const asks = ([record, link]: readonly [number, string]) =>
    [...(URL.parse(link, 'https://site.invalid')?.searchParams ?? [])].some(
      ([key, value]) => key.toLowerCase() === name && value === ids.get(record),
    );
  return columns.some(
    (one) =>
      one.kind === 'scalar' &&
      one.cells.length === column.cells.length &&
      share(one, 'url', 'path') === 1 &&
      !isUnder(one, ...others) &&
      !says(one, ...others) &&
      [...textsOf(one)].every(asks),
  );
}

/** A letter or a digit. */
export const isLetter = (char: string | undefined): boolean => char !== undefined && /[\p{L}\p{N}]/u.test(char);

/** `/events/7013/versions/2`, and not `/api/v/7013`: what stands before the version may be an id. */
function areVersions(addresses: readonly string[]): boolean {
  const before = addresses.map((one) => /([^/]+)\/(?:versions?|revisions?|rev|v)\/\d+$/i.exec(one)?.[1] ?? '');
  if (before[0] === undefined || before[0] === '') return false;
  return before.length > 1 ? new Set(before).size > 1 : /\d/.test(before[0]) && !/^v\d+(?:\.\d+)*$/i.test(before[0]);
}

/** Most begin with a day or are the title as addresses have it: they are others when the event moves or is renamed. */
export function isPassing(ids: ReadonlyMap<number, string>, columns: readonly Column[]): boolean {
  const named = columns.filter((one) => one.kind === 'scalar' && says(one, 'title', 'name')).map(textsOf);
  const isName = ([record, id]: readonly [number, string]) =>
    named.some((texts) => slugOf(texts.get(record) ?? '') === slugOf(id));
  const isOfDay = (id: string) => /^(?:19|20)\d\d-\d\d-\d\d(?!\d)|^(?:19|20)\d\d[01]\d[0-3]\d(?:T\d+)?$/i.test(id);
  return [...ids].filter((one) => isOfDay(one[1]) || isName(one)).length * 2 > ids.size;
}

const slugOf = (text: string): string => splitKey(text).join('-');

/** The parameter that alone follows the path, `agenda.php?cal=7`; undefined: there are more, or none. */
function onlyParameter(links: readonly string[]): string | undefined {
  if (areToldBefore(links, '?')) return undefined;
  const names = new Set(links.map((link) => /^[^?]*\?(\w+)=[^&#]+$/.exec(link)?.[1]));
  return names.size === 1 ? [...names][0] : undefined;
}

/** Whether the address before this sign tells the records apart: `/events/4000/#content`, `/events/4000/?date=2026-05-11`. */
function areToldBefore(links: readonly string[], sign: '?' | '#'): boolean {
  const before = links.map((link) => link.split(sign)[0] ?? '');
  // One address tells nothing apart: the number in it is that of the record, and a word after it is a part of its page.
  if (links.length === 1)
    return /\/\d+(?:\/|$)/.test(before[0] ?? '') || (sign === '#' && !/#.*\d/.test(links[0] ?? ''));
  return new Set(before).size === links.length;
}

/** The parts of a link that may be an id, as a rule and as it reads. */
export function linkParts(
  expression: string,
  links: readonly string[],
  isOfLink: boolean,
): readonly { readonly name: string; readonly rule: string; readonly read: (link: string) => string }[] {
  const [example = ''] = links;
  const query = /[?&](\w*id)=/i.exec(example)?.[1] ?? onlyParameter(links);
  const inQuery = {
    name: 'link:query',
    rule: `split(split(${expression}, '${query}=')[1], '&')[0]`,
    read: (link: string) => link.split(`${query}=`)[1]?.split('&')[0] ?? '',
  };
  // What a record links to as itself may be one of its versions.
  const places = isOfLink && areVersions(links) ? [-3] : [-1, -2];
  const inPath = places.map((at) => ({
    name: 'link:path',
    rule: `split(${expression}, '/')[${at}]`,
    read: (link: string) => link.split('/').at(at) ?? '',
  }));
  // `https://data.town.example/id/event#4711`
  const inFragment = {
    name: 'link:path',
    rule: `split(${expression}, '#')[-1]`,
    read: (link: string) => link.split('#').at(-1) ?? '',
  };
  if (links.every((link) => /.#[\w.~:-]+$/.test(link)) && !areToldBefore(links, '#')) return [inFragment];
  // The number before a slug is what stays when the title changes.
  const parts = /\/\d+\/[^/]+$/.test(example) ? inPath.toReversed() : inPath;
  return query === undefined ? parts : [inQuery, ...parts];
}
