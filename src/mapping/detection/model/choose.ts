import { readKey } from '../../../vocabulary/key-words.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';
import { romanize } from '../../../vocabulary/romanize.ts';
import { wordsOf } from '../../../vocabulary/vocabulary.ts';
import { scalarText } from '../../json.ts';
import { expressionOf } from '../../structure/compose-expression.ts';
import { everyStep, siblingPath } from '../../structure/labelled.ts';
import { plainVisibility } from '../../values/keyword.ts';
import { isCredits } from '../../values/offer/performers.ts';
import { readFree } from '../../values/offer/price.ts';
import { type Column, isListed, isOf, isUnder, parentOf, pathKey, says, share, textsOf } from '../profile/column.ts';
import { type Candidate, type ColumnField, candidatesOf, columnFields } from './candidates.ts';
import { confidence as fitted } from './confidence.ts';
import type { Features, Profile } from './features.ts';
import { areMostly } from './link-signs.ts';
import { type Confidence, scoreOf, sharesOf, type Weights } from './softmax.ts';

/** Which list of an answer is asked for; which column, or part of a link, is the id of the events and of the calendars; which column the calendars' title. */
export interface ListWeights {
  readonly eventList: Weights;
  readonly calendarList: Weights;
  readonly id: Weights;
  readonly calendarId: Weights;
  readonly calendarTitle: Weights;
}

/** The weights of every choice, fitted by `npm run fit`. */
export interface Model {
  readonly fields: { readonly [field in ColumnField]?: Weights };
  readonly schedule: Weights;
  /** How the dates of a schedule are meant. */
  readonly reading: Weights;
  /** The schedule of the records that lack the start of the first one. */
  readonly rest: Weights;
  /** Whether a column is a part of the place, by itself, and by how likely the columns around it are. */
  readonly alone: Weights;
  readonly place: Weights;
  /** Absent: those of `list-weights.ts`. */
  readonly lists?: ListWeights;
  /** Whether a second column is read where the first is empty. */
  readonly second: Weights;
  /** Absent: that which was fitted with the weights. */
  readonly confidence?: Confidence;
  /** What an earlier fit wrote: the next one leaves it out. */
  readonly calibration?: unknown;
}

/** A candidate with its share: how likely it is the field, and none of the others. */
export interface Ranked extends Candidate {
  readonly share: number;
}

/** One field's candidates, likeliest first, and the share of none of them. */
export interface Ranking {
  readonly candidates: readonly Ranked[];
  readonly none: number;
  /** The candidates that are too unlikely to be weighed against those of other fields. */
  readonly others?: readonly Ranked[];
}

/** So many candidates of a field are weighed against those of others. */
const maxKept = 6;

function rankField(profile: Profile, field: ColumnField, weights: Weights, taken: ReadonlySet<Column>): Ranking {
  const all = candidatesOf(profile, field).filter(({ column }) => !taken.has(column));
  const shares = sharesOf(
    all.map(({ features }) => scoreOf(features, weights)),
    weights.none ?? 0,
  );
  const ranked = all
    .map((candidate, n) => ({ ...candidate, share: shares[n] as number }))
    .sort((a, b) => b.share - a.share || a.column.order - b.column.order);
  const candidates = mayBe(field, withPageBelow(field, ranked.slice(0, maxKept)));
  return { candidates, none: shares.at(-1) as number, others: ranked.slice(maxKept) };
}

/** `/shows/market` and `/shows/market/7`: of the page of a series and that of the event below it, the event's is the likelier. */
function withPageBelow(field: ColumnField, candidates: readonly Ranked[]): readonly Ranked[] {
  const [first] = candidates;
  const below =
    field === 'url' && first ? candidates.find(({ column }) => isPageBelow(column, first.column)) : undefined;
  if (first === undefined || below === undefined) return candidates;
  const others = candidates.filter((one) => one !== first && one !== below);
  return [{ ...below, share: first.share }, { ...first, share: below.share }, ...others];
}

/** Each ends in something of its own: `/7/tickets` below `/7` would end in the same word everywhere. */
function isPageBelow(column: Column, other: Column): boolean {
  const above = textsOf(other);
  const both = [...textsOf(column)].filter(([record]) => above.has(record));
  const isBelow = ([record, link]: readonly [number, string]) =>
    link.replace(/\/+$/, '').startsWith(`${(above.get(record) as string).replace(/\/+$/, '')}/`);
  const ends = new Set(both.map(([, link]) => link.replace(/\/+$/, '').split('/').at(-1)));
  return both.length > 1 && both.every(isBelow) && ends.size === both.length;
}

/** A title is not the same in every event, and not that of the work in its own language, where another text could be it. */
function mayBe(field: ColumnField, candidates: readonly Ranked[]): readonly Ranked[] {
  if (field !== 'title') return candidates;
  const varied = candidates.filter(({ features }) => !features.has('constant'));
  const kept = varied.length > 0 ? varied : candidates;
  return kept.filter(
    ({ column }) =>
      !kept.some((one) => (isOriginal(column) && isShownFor(one.column, column)) || hasClockBefore(column, one.column)),
  );
}

/** `6:30 PM: Spring concert` beside `Spring concert`: the title with its hour, as a calendar's cell shows it. */
function hasClockBefore(column: Column, other: Column): boolean {
  const titles = textsOf(other);
  const texts = [...textsOf(column)].filter(([record, text]) => titles.get(record) !== text);
  return (
    texts.length > 0 &&
    texts.every(([record, text]) => {
      const title = titles.get(record);
      return title !== undefined && text.endsWith(title) && clockBefore.test(text.slice(0, -title.length));
    })
  );
}

const clockBefore = /^\d{1,2}(?:[:.h]\d\d)?\s?(?:[ap]\.?m\.?)?\s?[:,–—-]?\s*$/i;

/** `title_orig`: what a film is called where it comes from. */
const isOriginal = (column: Column): boolean =>
  says(column, 'title') && says(column, 'original') && column.key.words.some((word) => /^or[iy]g/.test(word));

/** `title_ja` beside it: what it is called here. */
const isShownFor = (column: Column, original: Column): boolean =>
  says(column, 'title') &&
  !isOriginal(column) &&
  parentOf(column) === parentOf(original) &&
  column.cells.length >= original.cells.length;

/** What no second field may have: one column serves one of these. */
const exclusive: ReadonlySet<ColumnField> = new Set<ColumnField>([
  'title', 'summary', 'description', 'categories', 'organizer', 'performers', 'series', 'updated', 'published', 'image', 'url', 'onlineUrl', 'registrationUrl',
]); // biome-ignore format: a list

interface Assignment {
  readonly chosen: ReadonlyMap<ColumnField, Ranked>;
  readonly taken: ReadonlySet<Column>;
  readonly score: number;
}

/** How many assignments are followed at once. */
const beam = 16;

/** The likeliest candidate of every field, such that no column serves two. */
export function assign(rankings: ReadonlyMap<ColumnField, Ranking>): ReadonlyMap<ColumnField, Ranked> {
  // Sure fields first: they take their columns before a doubtful one asks for them.
  const order = [...rankings].sort(([, a], [, b]) => (b.candidates[0]?.share ?? 0) - (a.candidates[0]?.share ?? 0));
  let found: readonly Assignment[] = [{ chosen: new Map(), taken: new Set(), score: 0 }];
  for (const [field, { candidates, none }] of order) {
    found = found
      .flatMap((one): Assignment[] => [
        { ...one, score: one.score + Math.log(Math.max(none, 1e-9)) },
        ...candidates
          .filter(({ column }) => !exclusive.has(field) || !one.taken.has(column) || namesBoth(field, column, one))
          .map((candidate) => ({
            chosen: new Map([...one.chosen, [field, candidate] as const]),
            taken: exclusive.has(field) ? new Set([...one.taken, candidate.column]) : one.taken,
            score: one.score + Math.log(Math.max(candidate.share, 1e-9)),
          })),
      ])
      .sort((a, b) => b.score - a.score)
      .slice(0, beam);
  }
  return found[0]?.chosen ?? new Map();
}

/** What is above the event gives it its title, where it has none of its own, and is its series as well: `superEvent: { name }`. */
function namesBoth(field: ColumnField, column: Column, { chosen }: Assignment): boolean {
  const other = field === 'title' ? 'series' : field === 'series' ? 'title' : null;
  return other !== null && isOf(column, 'series') && chosen.get(other)?.column === column;
}

/** The columns of the fields that one column gives. `taken`: columns that are something else already. */
export function chooseColumns(
  profile: Profile,
  model: Model,
  taken: ReadonlySet<Column>,
): { readonly rankings: ReadonlyMap<ColumnField, Ranking>; readonly chosen: ReadonlyMap<ColumnField, Ranked> } {
  const rankings = new Map<ColumnField, Ranking>();
  for (const field of columnFields) {
    const weights = model.fields[field];
    if (weights !== undefined) rankings.set(field, rankField(profile, field, weights, taken));
  }
  const kinds = withKinds(assign(rankings), rankings.get('categories'));
  const assigned = withCredits(withHost(kinds, rankings.get('organizer')), rankings.get('performers'));
  const stated = withStatedPrice(assigned, rankings.get('price'));
  const priced = withShownPrices(profile, withTickets(stated, rankings.get('price')));
  return { rankings, chosen: withoutAmounts(withSeriesById(profile, priced, rankings)) };
}

/**
 * Where nothing else is the series, it is what the record refers to by an id: its parent, or what several records have in common that are
 * called alike, `event_id` of the dates of one event. No two titles share such an id. Where a key for the series is empty, there is none.
 */
function withSeriesById(
  { table }: Profile,
  chosen: ReadonlyMap<ColumnField, Ranked>,
  rankings: ReadonlyMap<ColumnField, Ranking>,
): ReadonlyMap<ColumnField, Ranked> {
  const [ranking, title] = [rankings.get('series'), chosen.get('title')?.column];
  if (chosen.has('series') || ranking === undefined || title === undefined) return chosen;
  if (table.columns.some((column) => column.cells.length === 0 && says(column, 'series'))) return chosen;
  const titles = textsOf(title);
  const isOne = ({ column }: Ranked) =>
    isReference(column) && (column.key.words.includes('parent') || joinsTitles(column, titles));
  const all = [...ranking.candidates, ...(ranking.others ?? [])].filter(isOne);
  const [one] = all.toSorted((a, b) => b.column.coverage - a.column.coverage);
  return one === undefined ? chosen : new Map([...chosen, ['series', one] as const]);
}

/** An id in the record itself that is called that of an event or of its dates, and of nothing else. */
const isReference = (column: Column): boolean => {
  const [of, id] = column.key.words.slice(-2);
  const isOf = (concept: Concept) => readKey(of ?? '').concepts.has(concept);
  return (
    column.depth === 0 &&
    !isListed(column) &&
    id === 'id' &&
    (['event', 'sessions', 'series', 'recurrence'] as const).some(isOf) &&
    !says(column, 'category', 'place', 'person', 'organizer', 'image')
  );
};

function joinsTitles({ cells }: Column, titles: ReadonlyMap<number, string>): boolean {
  const groups = [...Map.groupBy(cells, ({ value }) => scalarText(value)).values()];
  return (
    groups.length > 1 &&
    groups.length < cells.length &&
    groups.every((own) => new Set(own.map(({ record }) => titles.get(record))).size === 1)
  );
}

/** Tags are categories only where nothing else is: what every record is, `Workshop`, goes before them. */
function withKinds(
  chosen: ReadonlyMap<ColumnField, Ranked>,
  ranking: Ranking | undefined,
): ReadonlyMap<ColumnField, Ranked> {
  const tags = chosen.get('categories');
  if (tags === undefined || ranking === undefined || [...tags.column.key.concepts].join() !== 'tag') return chosen;
  const isKind = ({ column, features }: Ranked) =>
    says(column, 'category') &&
    !says(column, 'tag', 'slug', 'id') &&
    column.coverage >= tags.column.coverage &&
    (features.get('v:shortKind') ?? 0) > Math.max(0.5, tags.features.get('v:shortKind') ?? 0);
  const kind = ranking.candidates.find(isKind);
  return kind === undefined ? chosen : new Map([...chosen, ['categories', kind] as const]);
}

/** Where nobody else performs, it is those whom each text names behind what they do: `【司会】綾部なおみ`. */
function withCredits(
  chosen: ReadonlyMap<ColumnField, Ranked>,
  ranking: Ranking | undefined,
): ReadonlyMap<ColumnField, Ranked> {
  if (chosen.has('performers') || ranking === undefined) return chosen;
  const taken = new Set([...chosen.values()].map(({ column }) => column));
  const credits = [...ranking.candidates, ...(ranking.others ?? [])].find(
    ({ column: { cells }, column }) =>
      !taken.has(column) &&
      cells.every(({ value }) => isCredits(scalarText(value))) &&
      cells.some(({ value }) => labelsIn(scalarText(value)).some((one) => readKey(one).concepts.has('performer'))),
  );
  return credits === undefined
    ? chosen
    : new Map([...chosen, ['performers', { ...credits, share: sureOfForm }] as const]);
}
const labelsIn = (text: string): readonly string[] =>
  [...text.matchAll(/【([^【】]+)】/gu)].map(([, label]) => label ?? '');
/** No other text has that form. */
const sureOfForm = 0.95;

/** Where nothing else is the organizer, it is whose account the event is, `owner: { name }`, if these are organizations and not one for all. */
function withHost(
  chosen: ReadonlyMap<ColumnField, Ranked>,
  ranking: Ranking | undefined,
): ReadonlyMap<ColumnField, Ranked> {
  if (chosen.has('organizer') || ranking === undefined) return chosen;
  const taken = new Set([...chosen.values()].map(({ column }) => column));
  const host = ranking.candidates.find(
    ({ column, features }) =>
      !taken.has(column) &&
      isOfAccount(column) &&
      column.coverage > 0.5 &&
      column.distinct * column.cells.length > 1.5 &&
      (features.get('v:organization') ?? 0) > leastOrganizations,
  );
  return host === undefined ? chosen : new Map([...chosen, ['organizer', host] as const]);
}

/** So many of those who have an account show by their names that they are organizations. */
const leastOrganizations = 0.3;

/** `owner_name`, `user: { realname }`, or any person in an object, who neither performs nor is to be asked. */
function isOfAccount(column: Column): boolean {
  accounts ??= new Set(wordsOf('fields', 'account').map(romanize));
  const words = [...column.key.words, ...(column.parent?.words ?? [])];
  return (
    (words.some((word) => accounts?.has(word)) || (isOf(column, 'person') && says(column, 'name'))) &&
    // The name that somebody logs in with is nobody's.
    !areMostly(column, /^[\p{Ll}\d._@-]+$/u) &&
    !says(column, 'performer', 'contact', 'place', 'category') &&
    !isUnder(column, 'performer', 'contact', 'place', 'sessions') &&
    !isListed(column)
  );
}
let accounts: ReadonlySet<string> | undefined;

/**
 * A price of 0 is none where the event has tickets with prices of their own: then these are asked first. Where another price stands beside
 * tickets, they are something else.
 */
function withTickets(
  chosen: ReadonlyMap<ColumnField, Ranked>,
  ranking: Ranking | undefined,
): ReadonlyMap<ColumnField, Ranked> {
  const price = chosen.get('price');
  if (price === undefined || ranking === undefined || typeof price.rule !== 'string') return chosen;
  if (price.rule !== price.column.expression || isListed(price.column)) return chosen;
  const amounts = textsOf(price.column);
  const tickets = ranking.candidates.find(
    ({ column, rule }) =>
      typeof rule === 'string' &&
      column.kind === 'scalar' &&
      isListed(column) &&
      says(column, 'price') &&
      isOf(column, 'price', 'registration') &&
      column.cells.every(({ record, value }) => Number(amounts.get(record) ?? 0) === 0 && Number(value) >= 0) &&
      column.cells.some(({ record, value }) => amounts.has(record) && Number(value) > 0),
  );
  if (tickets === undefined) return chosen;
  return new Map([...chosen, ['price', { ...price, rule: [tickets.rule as string, price.rule] }] as const]);
}

/** Of `prices: [{ amount, public }]`, those that everybody may have: what is marked as not shown has not been offered. */
function withShownPrices(
  { table }: Profile,
  chosen: ReadonlyMap<ColumnField, Ranked>,
): ReadonlyMap<ColumnField, Ranked> {
  const price = chosen.get('price');
  const at = price?.column.steps.indexOf(everyStep) ?? -1;
  if (price === undefined || typeof price.rule !== 'string' || at < 1) return chosen;
  const { steps } = price.column;
  const flags = table.columns.flatMap((one) => {
    const isBeside = one.steps.length === at + 2 && pathKey(one.steps.slice(0, -1)) === pathKey(steps.slice(0, at + 1));
    const values = new Set(one.cells.map(({ value }) => value));
    if (!isBeside || values.size !== 2 || share(one, 'boolean') < 1) return [];
    const said = one.key.words.map(plainVisibility).find((word) => word !== null);
    const flag = expressionOf(one.steps.slice(-1));
    return said === undefined ? [] : [said === 'public' ? flag : `!${flag}`];
  });
  const list = `${expressionOf(steps.slice(0, at))}[`;
  if (flags.length !== 1 || !price.rule.startsWith(`${list}*]`)) return chosen;
  const rule = price.rule.replace(`${list}*]`, () => `${list}?${flags[0]}]`);
  return new Map([...chosen, ['price', { ...price, rule }] as const]);
}

/** Where nothing else is the price, it is what each text on how to register or buy names with its currency: `Tickets from $180`. */
function withStatedPrice(
  chosen: ReadonlyMap<ColumnField, Ranked>,
  ranking: Ranking | undefined,
): ReadonlyMap<ColumnField, Ranked> {
  if (chosen.has('price') || ranking === undefined) return chosen;
  const stated = ranking.candidates.find(
    ({ column, rule }) =>
      typeof rule === 'string' &&
      isUnder(column, 'registration', 'price') &&
      share(column, 'text') === 1 &&
      column.cells.every(({ value }) => /\p{Sc}\s?\d|\d\s?\p{Sc}/u.test(scalarText(value))),
  );
  return stated === undefined ? chosen : new Map([...chosen, ['price', stated] as const]);
}

/** What the price is read from counts no places, unless its name says so. */
function withoutAmounts(chosen: ReadonlyMap<ColumnField, Ranked>): ReadonlyMap<ColumnField, Ranked> {
  const [price, left] = [chosen.get('price'), chosen.get('soldOut')];
  if (price === undefined || left === undefined || says(left.column, 'remaining', 'capacity', 'booked')) return chosen;
  const isLeft = typeof left.rule === 'object' && left.rule !== null && 'as' in left.rule;
  const isRead = String(price.rule)
    .split(/[{},:]\s*/)
    .includes(left.column.expression);
  return isLeft && isRead ? new Map([...chosen].filter(([field]) => field !== 'soldOut')) : chosen;
}

/** The candidate that records have which the first leaves empty; null: nothing is likelier than anything else. */
export function secondOf(
  field: ColumnField,
  first: Ranked,
  ranking: Ranking,
  total: number,
  { second, confidence = fitted }: Pick<Model, 'second' | 'confidence'>,
): Ranked | null {
  if (first.column.coverage > 0.999) return null;
  const others = ranking.candidates.filter((one) => one.column !== first.column);
  const free = field === 'price' ? others.find((one) => isFreeWithout(first.column, one.column)) : undefined;
  if (free !== undefined) return free;
  const above = field === 'url' ? others.find(({ column }) => isPageBelow(first.column, column)) : undefined;
  if (above !== undefined) return above;
  const shares = sharesOf(
    others.map((one) => scoreOf(fallbackFeatures(field, first, one, total), second)),
    second.none ?? 0,
  );
  const best = shares.indexOf(Math.max(...shares));
  return (shares[best] ?? 0) >= confidence.leastSecond ? (others[best] ?? null) : null;
}

/** `entree: 'libre'` where there are no fares: a key for a price that only says free, and only in records without the price. */
function isFreeWithout(price: Column, { kind, key, cells }: Column): boolean {
  if (kind !== 'scalar' || !(key.concepts.has('price') || key.concepts.has('free')) || cells.length === 0) return false;
  const priced = new Set(price.cells.map(({ record }) => record));
  return cells.every(({ record, value }) => !priced.has(record) && readFree(value) === true);
}

/** What the key of a title may say besides. */
const ofTitles: ReadonlySet<Concept> = new Set<Concept>(['title', 'name', 'event', 'short', 'local']);

/** With the other columns beside the first that are called a title, too, for records that have none yet: older records may have other keys. */
export function withOtherTitles(
  chosen: readonly Ranked[],
  { candidates }: Ranking,
  total: number,
  language: string,
): readonly Ranked[] {
  const [first] = chosen;
  if (first === undefined) return chosen;
  const having = new Set(chosen.flatMap(({ column }) => column.cells.map(({ record }) => record)));
  if (having.size >= total) return chosen;
  const home = siblingPath(first.column.steps);
  const isCalledSo = ({ key }: Column) =>
    key.concepts.has('title') && [...key.concepts].every((one) => ofTitles.has(one));
  if (!isCalledSo(first.column)) return chosen;
  const gain = ({ column }: Ranked) => column.cells.filter(({ record }) => !having.has(record)).length;
  const isSpoken = ({ column: { key } }: Ranked) => Number(key.words.at(-1) === language.slice(0, 2));
  const others = candidates.filter((one) => !chosen.includes(one) && isCalledSo(one.column) && gain(one) > 0);
  const beside = others.filter(({ column }) => siblingPath(column.steps) === home);
  // `superEvent: { name }`: a date of a course is called as the course is. Where most are, their calendars get rules of their own.
  const areFew = having.size * 2 >= total;
  const above = others.filter(({ column }) => areFew && isOf(column, 'event', 'series', 'work') && !isListed(column));
  const [next] = (beside.length > 0 ? beside : above).toSorted(
    (a, b) => isSpoken(b) - isSpoken(a) || gain(b) - gain(a) || b.share - a.share,
  );
  return next === undefined ? chosen : withOtherTitles([...chosen, next], { candidates, none: 0 }, total, language);
}

/** What speaks for a second candidate where the first leaves records empty. */
export function fallbackFeatures(
  field: ColumnField,
  first: Candidate & { readonly share: number },
  second: Candidate & { readonly share: number },
  total: number,
): Features {
  const features: Features = new Map([[`second:${field}`, 1]]);
  const set = (name: string, value: number | boolean) => {
    if (value) features.set(name, Number(value));
  };
  const having = new Map(first.column.cells.map(({ record, value }) => [record, value]));
  const others = new Set(second.column.cells.map(({ record }) => record));
  const both = second.column.cells.filter(({ record }) => having.has(record));
  const left = Math.max(1, total - having.size);
  set('share', second.share / Math.max(1e-6, 1 - first.share));
  set('odds', Math.min(1, second.share / Math.max(1e-6, first.share)));
  set('gain', [...others].filter((record) => !having.has(record)).length / left);
  set('apart', both.length === 0);
  set('same', both.length > 0 && both.every(({ record, value }) => having.get(record) === value));
  set('leftShare', left / Math.max(1, total));
  for (const name of [
    'own',
    'ownOnly',
    'foreign',
    'silent',
    'nameOfOwn',
    'aboveOwn',
    'entity',
    'listed',
    'k:short',
    'k:summary',
    'constant',
    'longText',
    'detailed',
    'top',
    'l:person',
    'k:contact',
    'k:person',
    'k:organizer',
    'p:person',
    'p:contact',
    'p:place',
    'k:place',
    'l:sentence',
    'f:html',
    'distinct',
  ])
    set(name, second.features.get(name) ?? 0);
  set('personDiffers', Math.abs((first.features.get('l:person') ?? 0) - (second.features.get('l:person') ?? 0)));
  set('lengthDiffers', Math.abs((first.features.get('length') ?? 0) - (second.features.get('length') ?? 0)));
  set('sameParent', first.column.steps.slice(0, -1).join() === second.column.steps.slice(0, -1).join());
  set('sameKey', first.column.key.words.join() === second.column.key.words.join());
  return features;
}
