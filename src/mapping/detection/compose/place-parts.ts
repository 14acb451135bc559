import { readKey } from '../../../vocabulary/key-words.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';
import { romanize } from '../../../vocabulary/romanize.ts';
import { wordsOf } from '../../../vocabulary/vocabulary.ts';
import { readDuration } from '../../dates/duration.ts';
import { isMonthName } from '../../dates/written/month-names.ts';
import { isRecord, type JsonObject, scalarText } from '../../json.ts';
import { everyStep, siblingPath } from '../../structure/labelled.ts';
import { readVisibility } from '../../values/keyword.ts';
import type { Model } from '../model/choose.ts';
import { isAffiliation, isOfPlaceByRole } from '../model/composed.ts';
import { type Features, featuresOf, type Profile } from '../model/features.ts';
import { scoreOf, sharesOf, type Weights } from '../model/softmax.ts';
import { isNameOfCalendar, isNameOfGroup } from '../model/value-words.ts';
import {
  type Cell,
  type Column,
  isListed,
  isOf,
  isUnder,
  mostAre,
  pathKey,
  says,
  share,
  textsOf,
} from '../profile/column.ts';

/** What a column says of a place. */
export type Role = 'name' | 'street' | 'number' | 'zip' | 'city' | 'region';

/** A column that may be a part of where the event takes place. */
export interface Part {
  readonly column: Column;
  readonly role: Role;
  readonly features: Features;
  /** How likely it is a part. */
  readonly share: number;
}

/** The concepts that a place's parts are called by. */
const placed: readonly Concept[] = ['place', 'room', 'address', 'city', 'zip', 'region', 'geo', 'latitude'];

/** What the parts of a place could be read from. */
const readable = (column: Column): boolean =>
  column.kind === 'scalar' &&
  column.cells.length > 0 &&
  column.length <= 250 &&
  !isLengthOfTime(column) &&
  !areSentences(column) &&
  !areDated(column) &&
  !isAffiliation(column) &&
  Math.max(share(column, 'text', 'code'), share(column, 'html'), share(column, 'integer', 'number', 'day')) > 0.3 &&
  (share(column, 'text', 'code', 'html') > 0.3 ||
    says(column, 'zip', 'houseNumber', 'room', 'place') ||
    inAddress(column) !== null) &&
  (share(column, 'text') > 0.5 || !says(column, 'id') || inAddress(column) !== null) &&
  share(column, 'url', 'imageUrl', 'email', 'instant', 'dateTime', 'boolean', 'zone', 'opaque', 'path', 'point') <= 0.5;

/** `1 hour and 15 minutes` looks like a street with its number. */
const isLengthOfTime = (column: Column): boolean =>
  says(column, 'duration') &&
  column.cells.every(({ value }) => readDuration(scalarText(value).trim(), undefined) !== null);

/** Whole sentences are what there is to say of the event, unless their key calls them a place. A word for a town may only look like the key. */
const areSentences = (column: Column): boolean =>
  !says(column, 'place', 'room', 'address') &&
  !isOf(column, 'place', 'room', 'address') &&
  column.cells.filter(({ value }) => sentence.test(scalarText(value).trim())).length * 2 > column.cells.length;
const sentence = /^\p{Lu}\S*(?:\s\S+){3,}[.!?…]["»”’)]*$/u;

/** `date_and_place: '10 Oct 2026, Old Mill'`: what begins with a day tells when it is as well. A square may be called by a day of another century. */
const areDated = (column: Column): boolean =>
  mostAre(column, (text) => {
    const before = /^(.{4,40}?)\b20\d\d\b/u.exec(text)?.[1] ?? '';
    return before.split(/[^\p{L}]+/u).some(isMonthName) || /^20\d\d-\d\d-\d\d|^\d{1,2}[./]\d{1,2}[./]20\d\d/.test(text);
  });

/** What a short key says in an address, though elsewhere it would say something else: `adresse: { vej, nr, postnr, by }`. */
function inAddress(column: Column): Role | null {
  if (column.steps.length < 2 || !isOf(column, 'address')) return null;
  const name = column.key.words.join('');
  return shortRoles.find(([, names]) => names.has(name))?.[0] ?? null;
}

const shortRoles: readonly (readonly [Role, ReadonlySet<string>])[] = [
  ['number', new Set(['no', 'nr', 'num', 'nro', 'number', ...wordsOf('fields', 'houseNumber').map(romanize)])],
  ['city', new Set(wordsOf('fields', 'city').map(romanize))],
];

/** What of a place a column says, by the words of its key and, where they say nothing, by its values. */
export function roleOf(column: Column): Role {
  const short = inAddress(column);
  if (short !== null) return short;
  if (says(column, 'zip')) return 'zip';
  if (says(column, 'houseNumber')) return 'number';
  const called = says(column, 'title', 'name');
  // `city.name` is a town's, whatever the object around it is.
  if (called && isOf(column, 'city') && !isOf(column, 'place')) return 'city';
  if (called && isOf(column, 'region') && !isOf(column, 'place')) return 'region';
  // Of `venueCity` and `villeLieu`, one word is the town's alone; `Ort` is both.
  const words = column.key.words.map((word) => readKey(word).concepts);
  if (words.some((word) => word.has('city') && !word.has('place'))) return 'city';
  if (says(column, 'room')) return 'name';
  if (says(column, 'address')) return called && column.depth > 0 ? 'name' : 'street';
  if (says(column, 'region') && !says(column, 'place')) return 'region';
  if (says(column, 'place') || called) return 'name';
  if (says(column, 'city')) return 'city';
  const [[look, often] = ['name', 0] as const] = looksOf(column).toSorted(([, a], [, b]) => b - a);
  // `topic: 'Rivers, part 2'` looks like a street.
  if (often > 0.5) return look === 'street' && says(column, 'category', 'tag', 'series') ? 'name' : look;
  return column.key.concepts.size === 0 && isOf(column, 'address') ? 'street' : 'name';
}

/** What the values of a column look like, and how many of them. */
const looksOf = ({ cells }: Column): readonly (readonly [Role, number])[] => {
  const texts = cells.slice(0, 60).map(({ value }) => scalarText(value).trim());
  return looks.map(([role, pattern]) => [role, texts.filter((text) => pattern.test(text)).length / texts.length]);
};

const looks: readonly (readonly [Role, RegExp])[] = [
  ['zip', /^(?:[A-Z]{1,2}-?)?\d{4,6}$|^\d{2,5}[- ]\d{2,4}$|^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/],
  ['street', /\p{L}{3,}.*\s(?:\d{1,4}|bb|s\/n)\s?\p{L}?(?:,|$)|^\d{1,4},? .*\p{L}{4}/u],
  ['city', /^\d{3,6} \p{Lu}\p{L}+/u],
];

/** Every column that may be a part of the place, with how likely it is one: first by itself, then by how likely those around it are. */
export function partsOf(profile: Profile, { alone, place }: Pick<Model, 'alone' | 'place'>, taken?: Column) {
  const parts = weighedBy(alone, columnsOf(profile, taken));
  return withoutSellers(
    among(parts).map((features, n): Part => ({ ...(parts[n] as Part), features, share: shareOf(features, place) })),
  );
}

/** `shop_name` beside the place that each event has, or the same in several towns: the shop sells the tickets. */
function withoutSellers(parts: readonly Part[]): readonly Part[] {
  const isOfShop = ({ column: { key } }: Part) => key.words.some((word) => /^(?:shop|store)(?:name)?$/.test(word));
  const others = parts.filter((part) => !isOfShop(part) && part.share > 0.4);
  const isPlaced = others.some(({ role, column }) => role === 'name' && column.coverage > 0.99);
  const areTowns = others.some(({ role, column }) => role === 'city' && column.distinct * column.cells.length > 1.5);
  const isSeller = (part: Part) =>
    isOfShop(part) && (isPlaced || (areTowns && new Set(textsOf(part.column).values()).size === 1));
  return parts.filter((part) => part.role !== 'name' || !isSeller(part));
}

export const weighedBy = (weights: Weights, parts: readonly Part[]): readonly Part[] =>
  parts.map((part) => ({ ...part, share: shareOf(part.features, weights) }));

const shareOf = (features: Features, weights: Weights): number =>
  sharesOf([scoreOf(features, weights)], weights.none ?? 0)[0] as number;

/** What the likelihoods of all columns say of each of them. */
export function among(parts: readonly Part[]): readonly Features[] {
  const homes = Map.groupBy(parts, homeOf);
  const ofHome = new Map([...homes].map(([home, own]) => [home, bestBeside(own)]));
  const alike = new Map([...homes].map(([home, own]) => [home, Map.groupBy(own, ({ role }) => role)]));
  const roles = Map.groupBy(
    [...alike.values()].flatMap((own) => [...own.values()].map(likeliest)),
    ({ role }) => role,
  );
  const ofAll = bestBeside(parts);
  const at = new Map([...homes.values()].flatMap((own) => own.map((part, n) => [part, n] as const)));
  return parts.map((part) => {
    const home = homeOf(part);
    const own = homes.get(home) ?? [];
    const near = (...ways: readonly number[]) =>
      Math.max(...ways.map((way) => own[(at.get(part) ?? 0) + way]?.share ?? 0));
    const same = alike.get(home)?.get(part.role) ?? [];
    const told = {
      odds: Math.max(-1, Math.min(1, Math.log(part.share / (1 - part.share)) / 6)),
      next: near(1),
      before: near(-1),
      near: near(2, 3, -2),
      home: part.column.depth > 0 ? (ofHome.get(home)?.(part) ?? 0) : 0,
      alike: same.length > 1 ? bestBeside(same)(part) : 0,
      elsewhere: bestBeside(roles.get(part.role) ?? [])(likeliest(same)),
      any: ofAll(part),
    };
    const features: Features = new Map(Object.entries(told));
    for (const name of [
      'silent',
      'k:name',
      'k:title',
      'foreign',
      'aboveForeign',
      'v:zip',
      'v:street',
      'top',
      'constant',
      'l:capital',
      'f:code',
    ])
      features.set(name, part.features.get(name) ?? 0);
    for (const [name, value] of [...features]) features.set(`${part.role}*${name}`, value);
    return features.set(`r:${part.role}`, 1);
  });
}

const likeliest = (parts: readonly Part[]): Part =>
  parts.reduce((one, other) => (other.share > one.share ? other : one));

/** How likely the likeliest of some parts is, another one than that asked about. */
function bestBeside(parts: readonly Part[]): (part: Part) => number {
  const [first, next] = parts.toSorted((a, b) => b.share - a.share);
  return (part) => (part === first ? next : first)?.share ?? 0;
}

/** Where the key of a part stands beside others. */
export const homeOf = ({ column: { steps, byRole } }: Pick<Part, 'column'>): string =>
  byRole === true ? pathKey(steps.slice(0, -1)) : siblingPath(steps);

const mostTold = 8;

/** The columns that may be parts, each with what speaks for it by itself. */
export function columnsOf(profile: Profile, taken?: Column): readonly Part[] {
  const { table } = profile;
  const columns = [...table.columns, ...profile.composed.filter(isOfPlaceByRole)];
  const siblings = Map.groupBy(columns, (column) => homeOf({ column }));
  const candidates = columns.filter(
    (column) =>
      readable(column) &&
      !isForWhom(column) &&
      !isIdOfNamed(column, siblings.get(homeOf({ column })) ?? []) &&
      !isNameOfCalendar(profile.calendarNames, column) &&
      !isNameOfGroup(table, column) &&
      !(taken && isTwin(column, taken)),
  );
  const isTold = (column: Column) =>
    says(column, 'place', 'room', 'address') && !isUnder(column, 'organizer', 'person', 'contact');
  const told = candidates.filter(isTold).slice(0, mostTold);
  const areNamed = candidates.some((column) => says(column, 'place', 'room') || isOf(column, 'place', 'room'));
  return (areNamed ? candidates.filter((column) => !isOfCalendar(profile, column)) : candidates).map((column) => {
    const own = siblings.get(homeOf({ column })) ?? [];
    const role = isTownBeside(column, own) ? 'city' : isNameBeside(column, own) ? 'name' : roleOf(column);
    const features = new Map(featuresOf(profile, column, 'location'));
    const set = (name: string, value: number | boolean) => {
      if (value) features.set(name, Number(value));
    };
    set(`r:${role}`, 1);
    set('untold', told.length === 0);
    set('toldAlone', told.length === 1 && told[0] === column);
    const at = own.indexOf(column);
    for (const concept of placed) {
      const near = (...ways: readonly number[]) =>
        ways.some((way) => (own[at + way] as Column | undefined)?.key.concepts.has(concept));
      set(`next:${concept}`, near(1));
      set(`prev:${concept}`, near(-1));
      set(`near:${concept}`, near(-3, -2, 2, 3));
      set(
        `with:${concept}`,
        column.depth > 0 && own.some((other) => other !== column && other.key.concepts.has(concept)),
      );
    }
    for (const [role, often] of looksOf(column)) set(`v:${role}`, often);
    const beside = ['place', 'room', 'address', 'city', 'zip'].some(
      (one) => features.has(`next:${one}`) || features.has(`prev:${one}`) || features.has(`with:${one}`),
    );
    const around = beside || ['address', 'city', 'zip'].some((one) => features.has(`near:${one}`));
    set('beside', beside);
    set('around', around);
    set('together', Math.max(0, ...told.filter((one) => one !== column).map((one) => together(column, one))));
    // What speaks for a street may speak against a name.
    for (const [name, value] of [...features]) if (!name.startsWith('w:')) features.set(`${role}*${name}`, value);
    return { column, role, features, share: 0 };
  });
}

/**
 * `league: { name, round }` beside `venue: { name }`, and calendars are called so: nothing of it is where the event takes place, unless it
 * has an address, as a cinema of its own calendar does.
 */
function isOfCalendar({ table, calendarNames }: Profile, { steps, depth }: Column): boolean {
  const within = depth === 0 ? [] : table.columns.filter((one) => one.steps[0] === steps[0]);
  const isNamed = (one: Column) => says(one, 'name', 'title') && mostAre(one, (text) => calendarNames.has(text.trim()));
  return (
    within.some(isNamed) &&
    !within.some((one) => placed.some((concept) => concept !== 'region' && (says(one, concept) || isOf(one, concept))))
  );
}

/** `cityId: 'SM'` beside `cityName` is no town, though it is written in letters. */
const isIdOfNamed = (column: Column, own: readonly Column[]): boolean =>
  says(column, 'id') &&
  ofTowns.some((of) =>
    own.some(
      (one) => says(column, of) && says(one, of) && !says(one, 'id', 'zip') && column.cells.length <= one.cells.length,
    ),
  );
const ofTowns: readonly Concept[] = ['city', 'region'];

/** `address_visibility: 'PUBLIC'` says who may see the address. */
const isForWhom = (column: Column): boolean =>
  says(column, 'visibility') && column.cells.every(({ value }) => readVisibility(value) !== null);

/** A word that is a place or a town, such as `Ort` and `plaats`, is the town beside a postal code, where the place has another name. */
const isTownBeside = (column: Column, own: readonly Column[]): boolean => {
  const others = own.filter((one) => one !== column);
  return (
    says(column, 'city') &&
    says(column, 'place') &&
    others.some((one) => says(one, 'zip')) &&
    !others.some((one) => says(one, 'city') && !says(one, 'place', 'zip')) &&
    (isOf(column, 'address') || others.some((one) => says(one, 'place', 'room', 'name', 'title') && !says(one, 'city')))
  );
};

/** `address_name` beside `address_street` or `address_city` is what the place is called. */
const isNameBeside = (column: Column, own: readonly Column[]): boolean =>
  says(column, 'address') &&
  says(column, 'title', 'name') &&
  own.some(
    (one) =>
      one !== column &&
      one.key.words.length > 1 &&
      one.key.words[0] === column.key.words[0] &&
      says(one, 'address', 'city', 'zip'),
  );

/** Whether a column says what another says, in most records. */
function isTwin(column: Column, other: Column): boolean {
  const texts = textsOf(other);
  const same = column.cells.filter(({ record, value }) => texts.get(record) === scalarText(value));
  return same.length * 2 > column.cells.length;
}

/** Of the pairs of records in which one of the two columns is the same, the share in which both are: a house has one address. */
function together(one: Column, other: Column): number {
  const others = textsOf(other);
  const both = one.cells.flatMap(({ record, value }) => {
    const beside = others.get(record);
    return beside === undefined ? [] : [[scalarText(value), beside] as const];
  });
  let [either, all] = [0, 0];
  for (const [n, [a, b]] of both.slice(0, 30).entries())
    for (const [c, d] of both.slice(0, n)) {
      if (a === c || b === d) either += 1;
      if (a === c && b === d) all += 1;
    }
  return either === 0 ? 0 : all / either;
}

/** `{ venue: 'Opera', hall: 'Small stage' }`: the room belongs to the house that stands beside it. */
export const isRoomOf = ({ column, role }: Part, beside: readonly Part[]): boolean =>
  role === 'name' &&
  says(column, 'room') &&
  // In Finnish, one word is a room and a state. `room_type` is what kind of room it is.
  !says(column, 'status') &&
  !column.key.words.map((word) => readKey(word).concepts).some((one) => one.has('category') && !one.has('room')) &&
  beside.some((one) => one.role === 'name' && (says(one.column, 'place') || isNumberIn(column, one.column)));

/**
 * `room: { code: 'Main/Amphi-Hopper', seats: 150 }`: a room without a name is called by its code, where nothing else says where the event is.
 * Of a short code nobody knows what it stands for, and a slug is a part of an address.
 */
export function isCodeOfRoom(part: Part, all: readonly Part[], chosen: readonly Part[]): boolean {
  const { column, role } = part;
  if (role !== 'name' || !isOf(column, 'room', 'place') || !says(column, 'slug') || isListed(column)) return false;
  const isNamed = (one: Part) => homeOf(one) === homeOf(part) && says(one.column, 'name', 'title', 'description');
  const told = new Set(chosen.flatMap((one) => one.column.cells.map(({ record }) => record)));
  return (
    !all.some(isNamed) &&
    column.cells.every(
      ({ record, value }) => !told.has(record) && /^(?=.*[\p{Lu}\p{Lo}]).*\p{L}{3}.*\p{L}/u.test(scalarText(value)),
    )
  );
}

/**
 * `locations: ['w108', 'lab2']`: rooms as the house shortens them, where nothing else says where the event is. What all begin alike, `loc7`, are
 * references to a list elsewhere.
 */
export function areRoomCodes({ column, role }: Part, chosen: readonly Part[]): boolean {
  const { steps, cells, key } = column;
  const isOfPlaces = [...key.concepts].every((concept) => concept === 'place' || concept === 'room');
  if (role !== 'name' || steps.at(-1) !== everyStep || key.concepts.size === 0 || !isOfPlaces) return false;
  const letters = cells.map(({ value }) => /^(\p{L}{1,4})[.-]?\d{0,4}\p{Ll}?$/u.exec(scalarText(value))?.[1]);
  return chosen.length === 0 && !letters.includes(undefined) && new Set(letters).size > 2;
}

/** `{ building: 'HB', room: '1.14' }`: a number is none of a house by itself. One digit may be a floor, `room_area: 85` is a size. */
const isNumberIn = (room: Column, house: Column): boolean =>
  house !== room &&
  says(house, 'room') &&
  room.key.words.every((word) => readKey(word).concepts.has('room') || /^(?:number|num|nr|no)$/.test(word)) &&
  room.cells.some(({ value }) => /\d.*\d|\p{L}/u.test(scalarText(value))) &&
  Math.abs(house.order - room.order) === 1 &&
  !says(room, 'id', 'count', 'capacity', 'remaining') &&
  !house.cells.some(isNumbered) &&
  room.cells.every(isNumbered);

const isNumbered = ({ value }: Cell): boolean => /^\p{L}{0,3}[\s.-]?\d[\d.-]*\p{L}?$/u.test(scalarText(value).trim());

/** Whether the degrees in a list of places are those of its address: no other place stands there with another name or address. */
export function areOfOnePlace(places: readonly Cell[], degrees: readonly string[], parts: readonly Part[]): boolean {
  const keysOf = (isName: boolean) =>
    parts
      .filter(({ role }) => (role === 'name') === isName)
      .flatMap(({ column }) => column.steps.slice(0, keyAt(column)).slice(-1));
  const [names, addresses] = [keysOf(true), keysOf(false)];
  const has = (place: JsonObject, keys: readonly string[]) => keys.some((key) => isSaid(place[key]));
  const nameOf = (place: JsonObject) => names.map((key) => place[key]).find(isSaid);
  return [...Map.groupBy(places, ({ record }) => record).values()].every((own) => {
    const all = own.map(({ value }) => value).filter(isRecord);
    const located = all.find((place) => degrees.every((key) => isSaid(place[key])));
    if (located === undefined) return true;
    const addressed = all.filter((place) => has(place, addresses));
    const name = nameOf(located);
    return (addressed.length > 0 ? addressed : all).every(
      (place) => place === located || (!has(located, addresses) && name === undefined) || nameOf(place) === name,
    );
  });
}

const keyAt = ({ steps }: Column): number => steps.indexOf(everyStep) + 2;
const isSaid = (value: unknown): boolean => value !== undefined && value !== null && value !== '';
