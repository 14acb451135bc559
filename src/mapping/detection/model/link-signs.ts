import { readKey, splitKey } from '../../../vocabulary/key-words.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';
import { scalarText } from '../../json.ts';
import { everyStep, nameOfStep } from '../../structure/labelled.ts';
import { readFlag } from '../../values/flag.ts';
import { conceptsOfLink } from '../../values/link.ts';
import {
  type Cell,
  type Column,
  isListed,
  isOf,
  isTextual,
  isUnder,
  mostAre,
  parentOf,
  pathKey,
  says,
  share,
  textsOf,
} from '../profile/column.ts';
import { besideOf, type Table } from '../profile/table.ts';
import type { Features } from './features.ts';

const maxLooked = 40;

/**
 * What tells a link to book or to join from that of the event's page: words in the address in any language, one host for all that is
 * not the site's, and which records have it: those that cost something, those that take place nowhere.
 */
export function linkSigns({ columns, records }: Table, column: Column): Features {
  const features: Features = new Map();
  const set = (name: string, value: number) => {
    if (value !== 0 && Number.isFinite(value)) features.set(`link:${name}`, value);
  };
  const links = column.cells.slice(0, maxLooked).map(({ value }) => scalarText(value));
  const words = links.map(conceptsOfLink);
  for (const concept of ['registration', 'price', 'online', 'event', 'calendar', 'attachment'] as const)
    set(concept, words.filter((all) => all.has(concept)).length / Math.max(1, links.length));
  const hosts = new Set(links.map((link) => /^(?:https?:)?\/\/([^/?#]+)/i.exec(link)?.[1]?.toLowerCase() ?? ''));
  set('oneHost', hosts.size === 1 && links.length > 1 && !hosts.has('') ? 1 : 0);
  set('manyHosts', links.length > 2 ? hosts.size / links.length : 0);
  const others = columns.filter(
    (one) => one !== column && one.kind === 'scalar' && share(one, 'url', 'path') > 0.5 && share(one, 'imageUrl') < 0.5,
  );
  set('alone', others.length === 0 ? 1 : 0);
  set('besideFull', others.some(({ coverage }) => coverage > 0.99 && column.coverage < 0.99) ? 1 : 0);
  const having = new Set(column.cells.map(({ record }) => record));
  if (having.size === records.length) return features;
  const tied = (name: string, of: readonly Column[], test: (value: unknown) => boolean = () => true) => {
    const told = new Set(
      of.flatMap(({ cells }) => cells.filter(({ value }) => test(value)).map(({ record }) => record)),
    );
    if (told.size === 0 || told.size === records.length) return;
    const inside = [...having].filter((record) => told.has(record)).length / having.size;
    const outside = (told.size - inside * having.size) / Math.max(1, records.length - having.size);
    set(name, inside - outside);
  };
  const scalars = columns.filter((one) => one.kind === 'scalar' && one !== column);
  tied(
    'priced',
    scalars.filter((one) => says(one, 'price') && !says(one, 'free')),
    (value) => value !== 0 && value !== '0' && value !== false,
  );
  tied(
    'placed',
    scalars.filter((one) => says(one, 'place', 'room', 'address') && one.coverage < 1),
  );
  tied(
    'flagged',
    scalars.filter((one) => says(one, 'online')),
    (value) => readFlag(value) === true,
  );
  return features;
}

/** `conference: { type: 'zoom', meetingUrl }`: the kind of what stands beside the link to join is none of the event. */
export function isWayToJoin(table: Table, column: Column): boolean {
  if (column.depth === 0 || isListed(column) || isOf(column, 'event', 'work', 'series', 'sessions')) return false;
  const around = besideOf(table, column);
  return (
    around.some((one) => share(one, 'url', 'path') > 0.5 && says(one, 'online') && !says(one, 'event', 'image')) &&
    !around.some((one) => says(one, 'title', 'date', 'start'))
  );
}

/** Whether most values match. */
export const areMostly = (column: Column, pattern: RegExp): boolean =>
  mostAre(column, (text) => pattern.test(text.slice(0, 400)));

/** A link, but not one to the event's page, or not one by which people join. */
export const isOtherLink = (table: Table, column: Column, field: string): boolean =>
  ((field === 'url' || field === 'onlineUrl') && !isCalledSo(column, field) && isListOfRecord(table, column)) ||
  (field === 'url' && isNoPage(table, column));

/** A page, but not that of the event. */
const isNoPage = (table: Table, column: Column): boolean =>
  isOfAll(column) ||
  isSeriesByPath(column) ||
  isPlaceByAddress(column) ||
  isOfHost(column) ||
  isOfNetwork(column) ||
  [isOfPart, isOffer, isOfReference, isOfThing].some((isOther) => isOther(table, column));

/** The home of who runs the portal, in every record: the page of no event. */
const isOfAll = ({ cells, distinct }: Column): boolean => cells.length >= leastOfAll && distinct * cells.length < 1.5;
/** So few events may share a page. */
const leastOfAll = 5;

/** `season: '/seasons/60'` in several events: a reference, as no word of the key speaks of a link. */
const isSeriesByPath = (column: Column): boolean =>
  column.distinct < 1 && says(column, 'series') && !says(column, 'url') && share(column, 'path') > 0.9;

/** `hasLocality: 'https://data.example/place/TLW'` in several events: linked data names a place by its address, and no word of the key speaks of a link. */
const isPlaceByAddress = (column: Column): boolean =>
  column.distinct < 1 &&
  says(column, ...ofPlaces) &&
  [...column.key.concepts].every((concept) => concept === 'modifier' || ofPlaces.includes(concept));
const ofPlaces: readonly Concept[] = ['place', 'room', 'address', 'city', 'region'];

/** `share_url: https://social.example/share?u=7` is where people pass the event on. With an address of the site, it is the page itself. */
const isOfNetwork = (column: Column): boolean =>
  says(column, 'social') &&
  column.cells.slice(0, maxLooked).every(({ value }) => conceptsOfLink(scalarText(value)).has('social'));

/** `Registration: { Description, Url }`: a label and an address under what one does are no page of the event. */
function isOffer(table: Table, column: Column): boolean {
  if (column.depth === 0 || isListed(column) || !isOf(column, 'registration', 'registrationUrl', 'deadline'))
    return false;
  const all = besideOf(table, column);
  // `…/events/kx8w2mvp`, in every record, is where it is told of as well.
  if (column.coverage > 0.99 && linkSigns(table, column).get('link:event') === 1) return false;
  return all.length <= 2 && all.every((one) => one === column || isTextual(one));
}

/** `circuit: { name, url }` beside `url`: the page of what has a name, where most records have their own under the same key. */
function isOfThing({ columns }: Table, column: Column): boolean {
  const { steps, cells, distinct } = column;
  if (steps.length < 2 || isListed(column) || isUnder(column, 'event', 'work', 'series')) return false;
  const isName = (one: Column) =>
    one.kind === 'scalar' && parentOf(one) === parentOf(column) && says(one, 'name', 'title');
  const isOwn = (one: Column) =>
    one.kind === 'scalar' &&
    one.steps.length === 1 &&
    one.steps[0] === steps.at(-1) &&
    one.cells.length * 2 >= cells.length &&
    one.distinct >= Math.max(distinct, 0.9) &&
    share(one, 'url', 'path') > 0.9 &&
    !isForPrograms(one);
  return columns.some(isName) && columns.some(isOwn);
}

/** `publisher_url`, the same for several events: the home of who organizes them. */
const isOfHost = (column: Column): boolean =>
  says(column, 'organizer', 'contact', 'sponsor') &&
  !says(column, 'event', 'registration', 'registrationUrl') &&
  column.cells.length > 2 &&
  column.distinct < 1;

/** `products: [{ url: { path } }]` beside `url: { path }`: the pages of its parts, where the record has its own under the same key. */
const isOfPart = ({ columns }: Table, { steps, coverage }: Column): boolean => {
  const own = steps.slice(steps.lastIndexOf(everyStep) + 1);
  const isOwn = (one: Column) => one.kind === 'scalar' && pathKey(one.steps) === pathKey(own);
  return (
    own.length > 0 &&
    own.length < steps.length &&
    columns.some((one) => isOwn(one) && one.coverage >= coverage && !isForPrograms(one))
  );
};

/**
 * `teamsUrl: '…/7/teams/'` beside `scheduleUrl: '…/7/schedule/'` and two more: below one address, each ends in its own key. So an interface
 * links the lists that belong to a record. A site does so with pages for people, one of which is for tickets, or has the page above them.
 */
function isListOfRecord({ columns }: Table, column: Column): boolean {
  const above = aboveOwnKey(column);
  if (above === null) return false;
  const links = columns.filter(
    (one) => parentOf(one) === parentOf(column) && one.kind === 'scalar' && share(one, 'url', 'path') > 0.5,
  );
  const lists = links.filter((one) => {
    const other = aboveOwnKey(one);
    return other !== null && [...above].every(([record, link]) => (other.get(record) ?? link) === link);
  });
  const isForPeople = (one: Column) =>
    says(one, 'registration', 'registrationUrl', 'price', 'description') ||
    (!lists.includes(one) &&
      one.cells.slice(0, maxLooked).every(({ record, value }) => withoutSlash(value) === above.get(record)));
  return lists.length >= leastLists && !links.some(isForPeople);
}
const leastLists = 4;

/** `joinUrl`, `detailUrl`: by their names where people join, or read on, wherever the address is. Of several, `teamsUrl`, there is a list. */
function isCalledSo(column: Column, field: string): boolean {
  const last = column.key.words.findLast((word) => !leading.test(word)) ?? '';
  return field === 'url' ? readOn.test(last) : says(column, 'online') && !last.endsWith('s');
}
const readOn = /^(?:details?|info|page|show|view)$/;

/** What stands before the last part of the first links, if that is what the key says; else null. */
function aboveOwnKey(column: Column): ReadonlyMap<number, string> | null {
  const known = made.get(column);
  if (known !== undefined) return known;
  const own = ownWords(column);
  const isNamed = own !== '' && own !== column.key.words.join('');
  const above = new Map<number, string>();
  const isAbove = ({ record, value }: Cell) => {
    const link = withoutSlash(value);
    const at = link.lastIndexOf('/');
    above.set(record, link.slice(0, at));
    return splitKey(link.slice(at + 1)).join('') === own;
  };
  const found = isNamed && column.cells.slice(0, maxLooked).every(isAbove) ? above : null;
  made.set(column, found);
  return found;
}
/** Each link of a record is compared with each other one. */
const made = new WeakMap<Column, ReadonlyMap<number, string> | null>();

const withoutSlash = (link: unknown): string => scalarText(link).replace(/\/+$/, '');

/** Addresses that programs ask, not people. */
export const isForPrograms = (column: Column): boolean => areMostly(column, forPrograms);
const forPrograms =
  /\.(?:ics|json|xml|rss|pdf)(?:$|\?)|\/_?(?:api|rest|odata|graphql|[\w-]*json(?:api)?)\/|^https?:\/\/api\.|\/v\d{1,2}(?:\.\d)?\//i;
/** Addresses in the portal's interface itself: nobody registers there. */
export const isOfInterface = (column: Column): boolean => areMostly(column, ofInterface);
const ofInterface = /\/_?(?:api|odata|graphql|jsonapi)\/|^https?:\/\/api\./i;
/** Addresses that let in whoever has them, as a host's own link to a meeting does: a JSON Web Token (RFC 7519 §3), or a key by its name. */
export const isCredential = (column: Column): boolean => areMostly(column, credential);
const credential = /[?&#](?:[\w.-]+=eyJ|(?:access|auth|host|admin|owner)[_-]?(?:token|key)=|api[_-]?key=|secret=)/i;
/** What advertises a film or a play is neither its page nor where one joins. */
export const isTrailer = ({ key }: Column): boolean =>
  key.words.some((word) => /^(?:video)?(?:trailer|teaser)s?$/.test(word));

/** Files of pictures, or `thumbUrl`, with nothing in its key but that it leads to a picture: whatever answers there, it is no page. */
export const isPicture = (column: Column): boolean =>
  areMostly(column, pictureFile) ||
  (says(column, 'image') &&
    column.key.words.every((word) => leading.test(word) || readKey(word).concepts.has('image')));
/** What is read or printed is no picture, whatever the host or the folder is called that it lies in, unless it is asked for as one: `?format=jpg`. */
export const isDocument = (column: Column): boolean =>
  areMostly(column, documentFile) && !column.cells.some(({ value }) => pictureFile.test(scalarText(value)));
const documentFile =
  /\.(?:docx?|odp|ods|odt|pdf|pptx?|rtf|txt|xlsx?)(?:$|#|\?(?!\S*=(?:image\/)?(?:avif|gif|jpe?g|png|webp)(?:$|[&#])))/i;
const leading = /^(?:file|href|link|path|src|uri|url)s?$/;
const pictureFile = /\.(?:avif|gif|jpe?g|png|svg|webp)(?:$|[?#])/i;

/**
 * `mediaUrl: 'https://live.city.example/channel/council'`: by their words the addresses lead to a broadcast, and neither they nor the key
 * name a picture.
 */
export const isOfBroadcast = (column: Column): boolean =>
  share(column, 'imageUrl') === 0 &&
  column.key.words.every((word) => word === 'media' || !readKey(word).concepts.has('image')) &&
  column.cells.slice(0, maxLooked).every(({ value }) => {
    const concepts = conceptsOfLink(scalarText(value));
    return concepts.has('online') && !concepts.has('image');
  });

/**
 * What the record names by its id as well, and so in other records: of a list of links the first, `…/rooms/11` beside `roomId: 11`; or
 * `trackUrl: '…/tracks/24/'` beside `track: { id: 24 }`. That of a production is the page of all its evenings, where they have none of their own.
 */
function isOfReference({ columns }: Table, column: Column): boolean {
  const links = new Map(column.cells.toReversed().map(({ record, value }) => [record, withoutSlash(value)]));
  if (new Set(links.values()).size === links.size) return false;
  const isNamed = (one: Column) =>
    isListed(column)
      ? one.depth === 0
      : column.steps.length === 1 &&
        one.steps.length === 2 &&
        ownWords(column) === splitKey(nameOfStep(one.steps[0] as string)).join('');
  const named = columns.filter((one) => {
    if (one.kind !== 'scalar' || !says(one, 'id') || !isNamed(one)) return false;
    if (says(one, 'event', 'work', 'series') || isUnder(one, 'event', 'work', 'series')) return false;
    const ids = textsOf(one);
    return [...links].every(([record, link]) => ids.has(record) && link.endsWith(`/${ids.get(record)}`));
  });
  return named.some(isOfWhereOrWho) || (named.length > 0 && columns.some((one) => one !== column && isOwnPage(one)));
}

/** Where an event is, of what kind, or whose: that has a page, and it is not the event's. */
const isOfWhereOrWho = (column: Column): boolean =>
  says(column, ...whereOrWho) ||
  isUnder(column, ...whereOrWho) ||
  column.steps.some((step) => /^track(?:_?id)?$/i.test(step));
const whereOrWho = ['place', 'room', 'category', 'tag', 'calendar', 'person', 'organizer', 'performer'] as const;

/** A link of each record's own, to nothing else by its key. */
const isOwnPage = (column: Column): boolean =>
  column.kind === 'scalar' &&
  !isListed(column) &&
  column.distinct > 0.9 &&
  share(column, 'url', 'path') > 0.9 &&
  share(column, 'imageUrl') < 0.5 &&
  !says(column, 'image', 'attachment', 'online', 'registration', 'registrationUrl', 'social', 'organizer', 'contact') &&
  !isForPrograms(column);

/** The words of a key that say more than that it is a link. */
const ownWords = ({ key }: Column): string => key.words.filter((word) => !leading.test(word)).join('');

/** `social_media: 'https://network.example/town'`: pages of a network, and no pictures though the word means them, too. */
export const isPageOfNetwork = (column: Column): boolean =>
  (says(column, 'social') || isOf(column, 'social')) && share(column, 'imageUrl') === 0;

/** The home pages of those who organize it, `org: { contact: { www: 'https://club.example' } }`: several events have the same one. */
export const isHomeOfOthers = (column: Column): boolean =>
  isUnder(column, 'organizer', 'contact', 'place', 'person') &&
  column.distinct < 1 &&
  column.cells.every(({ value }) => /^https?:\/\/[^/?#]+\/?$/i.test(scalarText(value).trim()));
