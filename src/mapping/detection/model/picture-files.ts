import { splitKey } from '../../../vocabulary/key-words.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';
import { romanize } from '../../../vocabulary/romanize.ts';
import { wordsOf } from '../../../vocabulary/vocabulary.ts';
import { scalarText } from '../../json.ts';
import type { Rule } from '../../mapping-settings.ts';
import { linkIn } from '../../rules/list-functions.ts';
import { expressionOf } from '../../structure/compose-expression.ts';
import { everyStep, filterOf, firstStep, nameOfStep } from '../../structure/labelled.ts';
import { areSizes, nameOfLarger, sizeOfName } from '../../values/link.ts';
import {
  type Column,
  isScalar,
  isTextual,
  isUnder,
  parentOf,
  pathKey,
  says,
  share,
  textsOf,
} from '../profile/column.ts';
import { besideOf, type Table } from '../profile/table.ts';
import type { Features, Profile } from './features.ts';

/** A picture, but not the one of the event. */
export const isOtherPicture = (profile: Profile, column: Column): boolean =>
  isOfOneAmongMany(column) ||
  isPartOfLink(profile, column) ||
  isSmallCopy(profile, column) ||
  isLesserCut(profile, column) ||
  isFaceOfAccount(profile, column) ||
  isSignBeside(profile, column) ||
  isOfListed(profile, column) ||
  isSignOfOther(profile, column);

/**
 * What stands beside the address of a picture says what it shows and whose it is. `cover: { image, description }`: a longer text under a
 * key for descriptions is the event's, where the records have no other.
 */
export const isBesidePicture = (table: Table, column: Column): boolean =>
  isOfPicture(table, column) && (isCaption(column) || table.columns.some((one) => isOtherText(table, one)));

const isOfPicture = (table: Table, column: Column): boolean =>
  column.depth > 0 &&
  isUnder(column, 'image') &&
  besideOf(table, column).some((one) => isScalar(one) && share(one, 'url', 'path') > 0.5);

const isCaption = (column: Column): boolean =>
  column.length < minDescription ||
  !says(column, 'description', 'summary') ||
  says(column, 'image') ||
  column.key.words.some((word) => shown.test(word)) ||
  // A lecture may be about them.
  column.cells.filter(({ value }) => rights.test(scalarText(value))).length * 2 > column.cells.length;
/** Most captions are shorter. */
const minDescription = 60;
const shown = /^(?:alt|alternative|caption|copyright|credits?|licen[cs]e)$/;
const rights = /[©℗]|\bCC[ -](?:BY|0)\b|\b(?:copyright|licen[cs]ed?|all rights reserved)\b/i;

/** Described elsewhere: a text under such a key that is no other thing's. */
const isOtherText = (table: Table, column: Column): boolean =>
  isTextual(column) &&
  says(column, 'description', 'summary') &&
  !isUnder(column, 'place', 'organizer', 'contact', 'person', 'performer', 'sponsor', 'category', 'series', 'image') &&
  !isOfPicture(table, column);

/** The address of the folder that a file is in, beside the file's name: together they are one link. */
export function folderOf({ table }: Profile, column: Column): Column | null {
  if (share(column, 'url', 'path') > 0.5) return null;
  const folders = besideOf(table, column).filter((one) => one.kind === 'scalar' && one.cells.length > 0);
  return folders.find(isFolder) ?? folders.find((one) => says(one, 'image', 'thumb') && isPath(one)) ?? null;
}

/** Addresses of folders, not of files. */
export const isFolder = (column: Column): boolean => areAll(column, /^https?:.*\/$/);
/** `iiifBaseUri`: what a size is still to be added to (IIIF Image API §2), and no picture by itself. */
export const isBase = ({ key }: Column): boolean => /base(?:href|path|ur[il])?$/.test(key.words.join(''));
/** Paths of folders: of anything, unless a key calls them a picture's. */
const isPath = (column: Column): boolean => areAll(column, /^[\w.~%-]*(?:\/[\w.~%-]+)*\/$/);

const areAll = ({ cells }: Column, pattern: RegExp): boolean =>
  cells.every(({ value }) => pattern.test(scalarText(value)));

/**
 * Smaller copies of the pictures that another column has in every record with both: `/small/1.jpg` and `/large/1.jpg`, or
 * `cardUrl: '/1_card_300.jpg'` and `bannerUrl: '/1_banner.jpg'`. What the addresses share must tell the pictures apart:
 * `/media/2101.jpg` and `/media/9000.jpg` are two.
 */
function isSmallCopy({ table }: Profile, column: Column): boolean {
  const small = [...textsOf(column)];
  const pictures = new Set(small.map(([, address]) => address)).size;
  if (pictures < 2) return false;
  return table.columns.some((one) => {
    if (one !== column && isIn(small, textsOf(one))) return true;
    if (one === column || one.kind !== 'scalar' || share(one, 'url', 'path', 'imageUrl') <= 0.5) return false;
    const large = textsOf(one);
    // `1.jpg.400x0_q85.jpg` beside `1.jpg`: a program has made the one of the other.
    const isMade = ([record, address]: readonly [number, string]) => {
      const whole = large.get(record) ?? '';
      return pictureFile.test(whole) && address.startsWith(`${whole}.`);
    };
    if ((says(one, 'image') || isUnder(one, 'image', 'attachment')) && small.every(isMade)) return true;
    const isNamedSmall = small.every(([, address]) => isFewPixels(address));
    const [own, other] = isNamedSmall ? [bareBeside(column, one), bareBeside(one, column)] : [asItIs, asItIs];
    const names = small.map(([record, address]) => nameOfLarger(other(large.get(record) ?? ''), own(address)));
    return !names.includes(null) && new Set(names).size === pictures;
  });
}

const pictureFile = /\.(?:avif|gif|jpe?g|png|webp)$/i;
const asItIs = (address: string): string => address;
/** `k7_card_300.jpg`: the file is named by pixels that no large picture has. */
const isFewPixels = (address: string): boolean =>
  Number(/[_.-](\d{2,3})(?:px|w)?\.\w+(?:[?#]|$)/.exec(address)?.[1] ?? mostFew + 1) <= mostFew;
const mostFew = 640;

/** Addresses without the words that the key has and the one of another column beside it has not. */
function bareBeside({ key, steps, cells }: Column, other: Column): (address: string) => string {
  const first = scalarText(cells[0]?.value).toLowerCase();
  const words = key.words.filter((word) => word.length > 2 && first.includes(word) && !other.key.words.includes(word));
  if (words.length === 0 || parentOf({ steps }) !== parentOf(other)) return asItIs;
  const named = new RegExp(`(?<=[/._-])(?:${words.join('|')})(?=[/._-])`, 'giu');
  return (address) => address.replace(named, '');
}

/** `/a/1.jpg` or `http://cdn.example/a/1.jpg` beside `https://cdn.example/a/1.jpg`: a path leads to the host that the whole link names. */
function isPartOfLink({ table }: Profile, column: Column): boolean {
  if (!column.cells.every(({ value }) => /^(?:\/(?!\/)|http:\/\/)/.test(scalarText(value)))) return false;
  const isOf = (link: string, part: string) =>
    link === part.replace(/^http:/, 'https:') || link.replace(/^https?:\/\/[^/]+/, '') === part;
  return besideOf(table, column).some((one) => {
    if (one === column || one.kind !== 'scalar') return false;
    const links = Map.groupBy(one.cells, ({ record }) => record);
    return column.cells.every(({ record, value }) => {
      const [part, own] = [scalarText(value), links.get(record)?.map(({ value: link }) => scalarText(link)) ?? []];
      return own.some((link) => /^https?:/.test(link) && isOf(link, part));
    });
  });
}

/** Among the sizes of a `srcset`, and not the largest. */
const isIn = (
  small: readonly (readonly [record: number, address: string])[],
  sets: ReadonlyMap<number, string>,
): boolean =>
  small.every(([record, address]) => {
    const set = sets.get(record);
    return set?.split(/\s+/).includes(address) && ![set, address].includes(linkIn(set) ?? address);
  });

/**
 * `{ large: '/img/7/large.jpg', banner: '/img/7/banner.jpg', tile: '/img/7/tile.jpg' }`: addresses that differ in the names of their own
 * keys only are cuts of one picture, and another one is larger by its name.
 */
function isLesserCut({ table }: Profile, column: Column): boolean {
  const [own, texts] = [nameOf(column), [...textsOf(column)]];
  if (own.length < 2 || !texts.every(([, address]) => address.includes(own))) return false;
  return table.columns.some((one) => {
    const name = nameOf(one);
    if (one === column || one.kind !== 'scalar' || parentOf(one) !== parentOf(column)) return false;
    if (sizeOfName(name) <= sizeOfName(own)) return false;
    const others = textsOf(one);
    return texts.every(([record, address]) => others.get(record) === address.replace(own, name));
  });
}

const nameOf = ({ steps }: Column): string => nameOfStep(steps.at(-1) ?? '');

const sign = /^logos?$/;
const ofOne = /^(?:avatar|headshot|logo|portrait|profile)s?$/;

/**
 * `competitors: [{ team: { logo } }, { team: { logo } }]`, `speakers: [{ profilePicture }]`: each is the sign or the face of one of several
 * who take part, and none the picture of the event.
 */
const isOfOneAmongMany = (column: Column): boolean =>
  column.steps.includes(everyStep) &&
  (column.key.words.some((word) => ofOne.test(word)) || isOfTeams(column.steps) || isFace(column)) &&
  [...Map.groupBy(column.cells, ({ record }) => record).values()].some(
    (own) => new Set(own.map(({ value }) => value)).size > 1,
  );

/** `speakers: [{ photo }]`. The `image` of a band may be that of its concert. */
const isFace = (column: Column): boolean =>
  isUnder(column, 'performer', 'person') && column.key.words.some((word) => /^(?:ph|f)otos?$/.test(word));

/** `{ login, title, picture }`, `{ name, photo: '/avatars/7.png' }`: the face of somebody who has an account, and uploaded it for that. */
const isFaceOfAccount = ({ table }: Profile, column: Column): boolean =>
  column.depth > 0 &&
  // `photo: { url, username }`: who took it.
  !isUnder(column, 'image') &&
  (besideOf(table, column).some(({ key: { words } }) => /^(?:login|user_?name)$/.test(words.join('_'))) ||
    areAll(column, /\/(?:avatars?|user[-_]?(?:images?|photos?|pics?|pictures?|profile?s?))\//i));

/** `teamInfo: [{ name, img }, …]`: whatever the picture of a team is called, it is its sign. */
function isOfTeams(steps: readonly string[]): boolean {
  teamWords ??= new Set(wordsOf('fields', 'team').map(romanize));
  const list = steps[steps.indexOf(everyStep) - 1] ?? '';
  return splitKey(nameOfStep(list)).some((word) => teamWords?.has(word) || teamWords?.has(word.replace(/s$/, '')));
}
let teamWords: ReadonlySet<string> | undefined;

/** `imageLogo` beside `mediaCover`: the sign of an event, where every event that has one has a picture as well. */
const isSignBeside = ({ table }: Profile, column: Column): boolean =>
  isCalledSign(column) &&
  table.columns.some(
    (one) =>
      one.kind === 'scalar' &&
      parentOf(one) === parentOf(column) &&
      says(one, 'image') &&
      !isCalledSign(one) &&
      !says(one, 'thumb', 'organizer', 'place', 'person', 'performer', 'sponsor', 'series', 'category', 'attachment') &&
      share(one, 'url', 'path', 'imageUrl') > 0.5 &&
      isAddedTo(column, one),
  );

/** `spawns: [{ name, image }]`, `formats: [{ format, icon }]` beside an `image` of the record: in a list stand the pictures of what it lists. */
const isOfListed = ({ table }: Profile, column: Column): boolean =>
  column.steps.includes(everyStep) &&
  !isUnder(column, 'image', 'attachment', 'event') &&
  (column.key.words.some((word) => listedSign.test(word)) ||
    besideOf(table, column).some((one) => says(one, 'name', 'title'))) &&
  table.columns.some(
    (one) =>
      one.kind === 'scalar' &&
      !one.steps.includes(everyStep) &&
      (one.depth === 0 || (one.depth === 1 && isUnder(one, 'event', 'work'))) &&
      (says(one, 'image') || share(one, 'imageUrl') === 1) &&
      !isCalledSign(one) &&
      !says(one, 'thumb', 'organizer', 'place', 'person', 'performer', 'sponsor', 'series', 'category', 'attachment') &&
      share(one, 'url', 'path', 'imageUrl') > 0.5 &&
      one.coverage === 1 &&
      // The same film may be shown in two houses.
      one.distinct >= 0.5,
  );
const listedSign = /^(?:badge|emblem|flag|icon|logo)s?$/;

const isCalledSign = ({ key }: Column): boolean => key.words.some((word) => sign.test(word));

const isAddedTo = (own: Column, other: Column): boolean => {
  const others = textsOf(other);
  return own.cells.every(({ record }) => others.has(record)) && new Set(others.values()).size * 2 > others.size;
};

/**
 * `channel: { name, logo: { url } }`, `organisers: [{ name, photo }]`, the same for events of several titles: it shows what has that name,
 * and is no picture of an event.
 */
function isSignOfOther({ table: { columns } }: Profile, column: Column): boolean {
  const { cells } = column;
  // Those of one kind, `organisers[?type=='club']`, are named as all are.
  const steps = column.steps.map((step) => (filterOf(step) === null ? step : everyStep));
  const title = columns.find((one) => one.depth === 0 && one.kind === 'scalar' && says(one, 'title'));
  const isSign = column.steps.some((step) => splitKey(nameOfStep(step)).some((word) => sign.test(word)));
  const isOfOther = isSign || (isUnder(column, ...others) && !isUnder(column, 'performer', 'event'));
  if (!isOfOther || isUnder(column, 'work', 'series')) return false;
  const isNamed = (at: number) => {
    const path = pathKey(steps.slice(0, at + 1));
    return columns.some((one) => one.kind === 'scalar' && parentOf(one) === path && says(one, 'name', 'title'));
  };
  if (!steps.slice(0, -1).some((_, at) => isNamed(at))) return false;
  // A game is called by its teams, and every one is another.
  const titles = title === undefined ? null : textsOf(title);
  if (titles === null && !isSign) return false;
  const groups = [...Map.groupBy(cells, ({ value }) => scalarText(value)).values()];
  return groups.some((own) => new Set(own.map(({ record }) => titles?.get(record) ?? record)).size > 1);
}

/** What takes part in an event, or holds it, and may have a picture of its own. Whoever performs is what an event shows. */
const others: readonly Concept[] = ['organizer', 'contact', 'sponsor', 'place'];

/**
 * Of a picture in several sizes, the rule that reads the largest: by a number beside each address, else `every`, which reads them all, if
 * the addresses say their sizes.
 */
export function largestOf(
  { table }: Profile,
  column: Column,
  every: Rule,
): { readonly rule: Rule; readonly features: Features } | null {
  const at = column.steps.lastIndexOf(everyStep);
  if (at < 0 || column.steps.indexOf(everyStep) !== at || column.steps.includes(firstStep)) return null;
  const [list, inner] = [column.steps.slice(0, at), column.steps.slice(at + 1)];
  const byRecord = Map.groupBy(column.cells, ({ record }) => record);
  const several = [...byRecord.values()].filter(({ length }) => length > 1);
  if (several.length === 0) return null;
  const alike =
    several.filter((cells) => areSizes(cells.map(({ value }) => scalarText(value)))).length / several.length;
  const path = pathKey(list);
  const size = table.columns.find(
    (one) =>
      one.steps.length === column.steps.length &&
      pathKey(one.steps.slice(0, at)) === path &&
      one.steps[at] === everyStep &&
      one.cells.length === column.cells.length &&
      // A picture is not larger because it was entered later.
      !says(one, 'id') &&
      one.cells.every(({ value }) => Number(value) >= 16 && Number(value) <= 20_000) &&
      [...Map.groupBy(one.cells, ({ record }) => record).values()].some(
        (cells) => new Set(cells.map(({ value }) => Number(value))).size > 1,
      ),
  );
  const features: Features = new Map([
    ['largest:alike', alike],
    ['largest:bySize', size === undefined ? 0 : 1],
    ['largest:byAddress', size === undefined ? 1 : 0],
  ]);
  if (size === undefined) return alike > 0.5 ? { rule: every, features } : null;
  const [key, address] = [size.steps.slice(at + 1), inner].map((steps) => expressionOf(steps));
  // Where a picture lacks its size, or stands there by itself, there is no largest.
  const largest = `max_by(${expressionOf([...list, everyStep])}, &to_number(${key})).${address}`;
  return { rule: [largest, expressionOf(list)], features };
}
