import { readKey } from '../../../../vocabulary/key-words.ts';
import type { Concept } from '../../../../vocabulary/language-words.ts';
import { romanize } from '../../../../vocabulary/romanize.ts';
import { wordsOf } from '../../../../vocabulary/vocabulary.ts';
import { scalarText } from '../../../json.ts';
import type { Rule } from '../../../mapping-settings.ts';
import { compileRule } from '../../../rules/rule.ts';
import { everyOf, pathOf } from '../../../structure/compose-expression.ts';
import { everyStep, firstStep } from '../../../structure/labelled.ts';
import { readFlag } from '../../../values/flag.ts';
import { isNothing, isUnderway } from '../../../values/keyword.ts';
import { flagsIn } from '../../../values/letter-flags.ts';
import { isPlaceWord, readSoldOut } from '../../../values/offer/sold-out.ts';
import { type Column, parentOf, says, share } from '../../profile/column.ts';
import { type Features, featuresOf, type Profile } from '../features.ts';
import { isCurrencies, unitInKey } from './price-amounts.ts';

/** What says that no place is left, and the rule that reads it. */
export interface SoldOutCandidate {
  readonly column: Column;
  readonly rule: Rule;
  readonly features: Features;
}

/** How it is said: a yes or no, a no to places, a word, how many are left, or as many booked as there are. */
type Manner = 'flag' | 'refused' | 'word' | 'left' | 'booked';

const maxSampled = 60;

/** Every column, and every pair of counts, that may say that an event is sold out. */
export function soldOutsOf(profile: Profile): readonly SoldOutCandidate[] {
  const { columns, records } = profile.table;
  const sample = records.slice(0, maxSampled);
  const scalars = columns.filter(
    (column) =>
      column.kind === 'scalar' &&
      column.cells.length > 0 &&
      column.length < 60 &&
      !isOther(column) &&
      (says(column, ...ofPlaces) || !isRunning(column)),
  );
  const currencies = columns.filter((column) => column.kind === 'scalar' && isCurrencies(column));
  const counts = scalars.filter((column) => isCount(column) && !isMoney(column, currencies));
  const candidates: SoldOutCandidate[] = [];
  const add = (column: Column, manner: Manner, rule: Rule, other: Column | null = null) =>
    candidates.push({ column, rule, features: featuresOfManner(profile, { column, manner, rule, other }, sample) });
  for (const column of scalars) {
    if (isLeft(column) && (isOfVotes(column, columns) || isOfPeople(column, counts))) continue;
    // A projection drops what is null: of two tickets, one that says nothing is not sold out.
    const path = column.steps.at(-1) === everyStep ? pathOf(column.steps) : eachOf(column.steps, (own) => own);
    const letters = says(column, 'soldOut') ? flagsIn(column.cells.map(({ value }) => value)) : readFlag;
    if ((isLeft(column) || isRest(column, counts)) && !isMoney(column, currencies)) {
      const capacity = capacityFor(column, counts);
      if (capacity === null) add(column, 'left', { path, as: 'placesLeft' });
      else
        add(
          column,
          'left',
          eachOf(column.steps, (left, within) => `${within(capacity)} > \`0\` && ${numeric(left, column)} == \`0\``),
          capacity,
        );
    } else if (shareOf(column, isFlag) > 0.8 && (shareOf(column, isFlag) === 1 || !isLettered(column, letters))) {
      // A yes or no under a name that says nothing may be about anything, and turning people away by mistake is the worst.
      if (column.key.concepts.size === 0 || isOfWhoAsks(column)) continue;
      if (!says(column, 'remaining')) add(column, 'flag', path);
      else if (isOfPlaces(column) && column.cells.every(({ value }) => typeof value === 'boolean'))
        add(
          column,
          'refused',
          eachOf(column.steps, (within) => `${within} == \`false\``),
        );
    } else if (isLettered(column, letters)) {
      const yes = column.cells.find(({ value }) => letters(value) === true)?.value;
      add(
        column,
        'flag',
        eachOf(
          column.steps,
          (within) => `${within} == ${typeof yes === 'number' ? `\`${yes}\`` : `'${scalarText(yes)}'`}`,
        ),
      );
    } else if (
      says(column, 'soldOut', 'remaining') ||
      (shareOf(column, isWord) > 0 && !areNames(column) && !isOfCourse(column))
    )
      add(column, 'word', path);
  }
  for (const column of columns)
    if (isStamp(column) && !records.some(writesNoDate(column)))
      add(column, 'flag', `${pathOf(column.steps)} && \`true\``);
  for (const booked of counts)
    for (const capacity of counts)
      if (isBookedOf(booked, capacity))
        add(
          booked,
          'booked',
          eachOf(
            booked.steps,
            (taken, within) => `${within(capacity)} > \`0\` && ${numeric(taken, booked)} >= ${within(capacity)}`,
          ),
          capacity,
        );
  // What would keep people away from most events says something else, unless its name says just this.
  return candidates.filter(
    ({ column, features }) =>
      !(features.has('read:mostly') || isUsualWord(column)) ||
      sample.length < 4 ||
      says(column, 'soldOut', 'remaining'),
  );
}

/**
 * `registered: true`: whoever asks takes part. It says nothing of the places, of which a number would say how many are taken. `booked_up`
 * and `allBooked` do.
 */
const isOfWhoAsks = (column: Column): boolean =>
  says(column, 'booked') &&
  !says(column, 'soldOut', 'remaining', 'capacity') &&
  !column.key.words.some((word) => /^(?:all|completely|fully|out|up)$/.test(word));

/** `ticketsAvailable` and `available`, but neither `parkingAvailable` nor `planBuilderAvailable`: what is there or not may be anything. */
const isOfPlaces = ({ key: { words } }: Column): boolean => {
  const concepts = words.map((word) => readKey(word).concepts);
  // `inStock`: the words say so together.
  if (!concepts.some((own) => own.has('remaining'))) return true;
  return concepts.every((own, n) => {
    const word = words[n] as string;
    return word.length < 4 || offeredWords.test(word) || offered.some((concept) => own.has(concept));
  });
};
/** What is to be had is the event itself, or it is said that it still is. */
const offeredWords = /^(?:class|classes|courses?|sales?|still)$/;
const offered: readonly Concept[] = [
  'soldOut', 'remaining', 'capacity', 'booked', 'count', 'place', 'registration', 'registrationUrl', 'price', 'event', 'sessions', 'modifier',
]; // biome-ignore format: a list

/**
 * `Full`, `Half`, `10 km`: what few others are called, under a key for names. States are the same few words, over and over, and no name
 * leaves it in doubt that something is sold out.
 */
const areNames = (column: Column): boolean =>
  says(column, 'name', 'title') &&
  !says(column, 'status', 'registration', 'price') &&
  column.cells.length > 3 &&
  column.distinct > 0.6 &&
  column.cells.every(({ value }) => !isWord(value) || isAlone(value));

/** `booked`, as most events are where rooms and hours are booked, says that they take place. */
const isUsualWord = (column: Column): boolean =>
  column.cells.length >= 4 && shareOf(column, isAlone) * column.coverage >= 0.5;

/** `sold_out_at`: the day since when no place is left, which only some records have. */
const isStamp = (column: Column): boolean =>
  column.kind === 'scalar' &&
  column.depth === 0 &&
  !column.steps.includes(everyStep) &&
  column.cells.length > 0 &&
  column.coverage <= 0.5 &&
  says(column, 'soldOut') &&
  !says(column, 'start', 'end', 'deadline', 'published', 'price') &&
  share(column, 'instant', 'day', 'dateTime', 'epoch') > 0.99;

/** `0000-00-00`: a rule would take it for a day. */
function writesNoDate({ expression }: Column): (record: unknown) => boolean {
  const read = compileRule(expression);
  return (record) => isNothing(read([record])?.value);
}

const isAlone = (value: unknown): boolean => aloneWords.has(scalarText(value).trim().toLowerCase());
const aloneWords: ReadonlySet<string> = new Set(wordsOf('values', 'soldOutAlone'));

const shareOf = ({ cells }: Column, test: (value: unknown) => boolean): number => {
  const looked = cells.slice(0, maxSampled);
  return looked.filter(({ value }) => test(value)).length / Math.max(1, looked.length);
};

/** `pending`, `underway`, `complete`: of what has an end, the English word says that it is over, and the French one is no part of it. */
const isOfCourse = (column: Column): boolean =>
  column.cells.some(({ value }) => isUnderway(scalarText(value))) &&
  column.cells.every(({ value }) => !isWord(value) || /^complete$/i.test(scalarText(value).trim()));

const isFlag = (value: unknown): boolean => readFlag(value) !== null;
/** What only the column shows to be a yes or a no: `J` and `N`, `-1` and `0`. */
const isLettered = (column: Column, letters: (value: unknown) => boolean | null): boolean =>
  shareOf(column, (value) => letters(value) !== null) === 1;

const isOther = (column: Column): boolean =>
  share(column, 'instant', 'day', 'dateTime', 'epoch', 'time', 'opaque', 'email', 'html') > 0.5 ||
  says(
    column,
    'id',
    'latitude',
    'longitude',
    'zip',
    'free',
    'phone',
    'email',
    'cancelled',
    'draft',
    'online',
    'allDay',
  ) ||
  // How often it comes again, and how many come.
  (says(column, 'recurrence', 'series') && !says(column, ...ofPlaces)) ||
  (says(column, 'price') && !saysTicketsLeft(column) && !says(column, 'capacity')) ||
  isOfTime(column) ||
  // The number of a room.
  (says(column, 'room') && !says(column, ...ofPlaces));
/** `millisTillOpening`, `hoursLeft`: a length of time, and no places. */
function isOfTime(column: Column): boolean {
  if (!says(column, 'remaining') || says(column, 'capacity', 'booked')) return false;
  // A shorter one may be another word, as `min` is.
  timeWords ??= new Set(
    timeUnits
      .flatMap((unit) => wordsOf('units', unit))
      .filter((word) => word.length > 4)
      .map(romanize),
  );
  return column.key.words.some((word) => timeWords?.has(word));
}
const timeUnits = ['hour', 'minute', 'second', 'millisecond'] as const;
let timeWords: ReadonlySet<string> | undefined;
/** In many languages one word is a ticket and the price of it. */
const saysTicketsLeft = (column: Column): boolean => says(column, 'remaining') && says(column, 'registration');
const ofPlaces: readonly Concept[] = ['soldOut', 'remaining', 'capacity', 'booked'];

/** `0, 1, 2, 3`: the place of each record in a list. */
function isRunning({ cells }: Column): boolean {
  const steps = cells.slice(1).map(({ value }, n) => Number(value) - Number(cells[n]?.value));
  return steps.length >= 3 && steps.filter((step) => step === 1).length >= 0.75 * steps.length;
}

/** A word that says so: the number 1 may stand for anything. */
const isWord = (value: unknown): boolean => readFlag(value) === null && readSoldOut(value, false);
const isCount = (column: Column): boolean =>
  !column.topics.has('price') &&
  share(column, 'integer') > 0.9 &&
  shareOf(column, (value) => Number(value) > 1) > 0 &&
  shareOf(column, (value) => Number(value) < -1 || Number(value) >= 1e6) === 0;
/** A currency stands beside it, or beside the list that it is in. In the record itself it may stand beside anything. */
const isMoney = (column: Column, currencies: readonly Column[]): boolean =>
  !says(column, 'remaining', 'capacity', 'booked') &&
  (unitInKey(column, null) !== null ||
    currencies.some(
      ({ steps }) => steps.length > 1 && steps.slice(0, -1).every((step, n) => step === column.steps[n]),
    ));
/** A count of what is left, and not of all there is, or of what is taken. Where its name says so, a lone 0 is no `no`. */
const isLeft = (column: Column): boolean =>
  says(column, 'remaining')
    ? share(column, 'integer') > 0.9 && column.cells.every(({ value }) => typeof value !== 'boolean')
    : isCount(column) && [...column.key.concepts].every((concept) => ofCounts.has(concept)) && !isOnlyStatus(column);
/**
 * `lotação: 25, vagas: 0`: places by themselves, beside a count of all that there are, are those that are left. Nobody plans an event
 * without any. Seats by themselves may be none because all stand.
 */
const isRest = (column: Column, counts: readonly Column[]): boolean =>
  isPlaceWord(column.key.words) &&
  isCount(column) &&
  column.cells.some(({ value }) => Number(value) === 0) &&
  counts.some((one) => one === capacityFor(column, counts) && says(one, 'capacity'));

/** `rating: { count, average }`: a number beside a mean is how many it is the mean of. */
const isOfVotes = (column: Column, columns: readonly Column[]): boolean =>
  columns.some(
    (one) => parentOf(one) === parentOf(column) && one.key.words.some((word) => /^(?:average|avg|mean)$/.test(word)),
  );

/** `participants_available` beside `participants_required`, which is now more and now less: people who come forward, and no places. */
const isOfPeople = (column: Column, counts: readonly Column[]): boolean =>
  says(column, 'person') &&
  counts.some((one) => {
    const isAlike = parentOf(one) === parentOf(column) && stemOf(one) === stemOf(column);
    const both = one === column || !isAlike ? [] : bothOf(column, one);
    return both.some(([here, needed]) => here < needed) && both.some(([here, needed]) => here > needed);
  });
const stemOf = ({ key }: Column): string => key.words.slice(0, -1).join(' ');

/** `trang_thai: 0` is a state. */
const isOnlyStatus = (column: Column): boolean =>
  says(column, 'status') && !says(column, 'count', 'place', 'room', 'soldOut');
const ofCounts: ReadonlySet<Concept> = new Set<Concept>([
  'count',
  'place',
  'room',
  'soldOut',
  'status',
  'api',
  'modifier',
]);

const amountsOf = ({ cells }: Column): ReadonlyMap<number, number> =>
  new Map(cells.map(({ record, value }) => [record, Number(value)]));

function bothOf(one: Column, other: Column): readonly (readonly [number, number])[] {
  const others = amountsOf(other);
  return [...amountsOf(one)].flatMap(([record, amount]) =>
    others.has(record) ? [[amount, others.get(record) as number] as const] : [],
  );
}

/** How many there are in all, beside a count of what is left. */
function capacityFor(left: Column, counts: readonly Column[]): Column | null {
  const found = counts.filter((one) => {
    if (
      one === left ||
      parentOf(one) !== parentOf(left) ||
      !says(one, 'capacity', 'count') ||
      says(one, 'booked', 'remaining', 'duration')
    )
      return false;
    const both = bothOf(left, one);
    return both.length > 1 && both.every(([rest, all]) => rest <= all) && both.some(([rest, all]) => rest < all);
  });
  return found.find((one) => says(one, 'capacity')) ?? found[0] ?? null;
}

/** Whether one count never (or hardly ever) exceeds the other, and does not follow from it. */
function isBookedOf(booked: Column, capacity: Column): boolean {
  if (booked === capacity || parentOf(booked) !== parentOf(capacity) || says(booked, 'remaining')) return false;
  if (isPlaceWord(booked.key.words)) return false;
  if (says(capacity, 'booked', 'remaining', 'soldOut')) return false;
  // `plaetzeBelegt` beside `plaetzeGesamt`: places that are taken, and all that there are.
  if (says(booked, 'capacity') && !says(booked, 'booked', 'registration', 'soldOut')) return false;
  if (
    !says(capacity, 'capacity', 'count') &&
    !says(booked, 'booked', 'registration', 'deadline', 'soldOut') &&
    booked.depth === 0
  )
    return false;
  const both = bothOf(booked, capacity).filter(([, all]) => all > 0);
  return (
    both.length > 1 &&
    both.filter(([taken, all]) => taken <= all).length >= 0.9 * both.length &&
    both.some(([taken, all]) => taken < all)
  );
}

const numeric = (path: string, { cells }: Column): string =>
  typeof cells[0]?.value === 'string' ? `to_number(${path})` : path;

/** An expression on a column, or on each element of the list that it is in. */
function eachOf(steps: readonly string[], build: (path: string, within: (column: Column) => string) => string): string {
  const list = steps.findLastIndex((step) => step === everyStep || step === firstStep);
  const inner = (path: readonly string[]) => pathOf(path.slice(list + 1));
  const text = build(inner(steps), (column) => numeric(inner(column.steps), column));
  return list < 0 ? text : `${everyOf(steps.slice(0, list + 1))}.[${text}]`;
}

interface Said {
  readonly column: Column;
  readonly manner: Manner;
  readonly rule: Rule;
  readonly other: Column | null;
}

function featuresOfManner(
  profile: Profile,
  { column, manner, rule, other }: Said,
  records: readonly unknown[],
): Features {
  const own = featuresOf(profile, column, 'soldOut');
  const features: Features = new Map(own);
  const set = (name: string, value: number | boolean) => {
    if (value) features.set(name, Number(value));
  };
  set(`by:${manner}`, true);
  // What a name says of a count is something else than what it says of a word.
  for (const [name, value] of own)
    if (/^(?:[kpa]:|own|foreign|silent|entity|top$|none)/.test(name)) set(`${manner}:${name}`, value);
  const read = compileRule(rule);
  const said = records.map((record) => {
    const found = read([record]);
    return found === null ? null : readSoldOut(found.value, found.options.as === 'placesLeft');
  });
  const yes = said.filter((one) => one === true).length / Math.max(1, said.length);
  set('read:never', yes === 0);
  set('read:some', yes > 0 && yes <= 0.35);
  set('read:often', yes > 0.35 && yes <= 0.6);
  set('read:mostly', yes > 0.6);
  set(`${manner}:read:never`, yes === 0);
  set(`${manner}:read:some`, yes > 0 && yes <= 0.35);
  set(`${manner}:read:mostly`, yes > 0.6);
  if (manner !== 'left' && manner !== 'booked') return features;
  const amounts = column.cells.slice(0, maxSampled).map(({ value }) => Number(value));
  set('count:round', amounts.filter((amount) => amount % 5 === 0).length / amounts.length);
  set('count:large', Math.min(1, Math.log10(1 + Math.max(0, ...amounts)) / 5));
  set('count:varied', Math.min(1, new Set(amounts).size / amounts.length));
  set(`${manner}:alone`, other === null);
  if (other === null) return features;
  const both = bothOf(column, other);
  set('pair:full', both.filter(([part, all]) => part === all).length / Math.max(1, both.length));
  set('pair:empty', both.filter(([part]) => part === 0).length / Math.max(1, both.length));
  set(
    'pair:within',
    both.every(([part, all]) => part <= all),
  );
  set(
    'pair:unlimited',
    both.some(([, all]) => all === 0),
  );
  set('pair:near', 1 / Math.max(1, Math.abs(column.order - other.order)));
  set('pair:behind', column.order > other.order);
  set('pair:capacity', says(other, 'capacity'));
  set('pair:count', says(other, 'count'));
  set('pair:other', says(other, 'status', 'start', 'end', 'category', 'image', 'language', 'duration'));
  const capacities = [...amountsOf(other).values()];
  set('pair:round', capacities.filter((amount) => amount % 5 === 0).length / Math.max(1, capacities.length));
  return features;
}
