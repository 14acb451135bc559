import type { Concept } from '../../../vocabulary/language-words.ts';
import { scalarText } from '../../json.ts';
import { siblingPath } from '../../structure/labelled.ts';
import { readFree } from '../../values/offer/price.ts';
import { areCopies, type Column, isListed, isOf, isUnder, parentOf, says, textsOf } from '../profile/column.ts';
import type { Table } from '../profile/table.ts';
import { type Candidate, type ColumnField, candidatesOf, columnFields } from './candidates.ts';
import { completeChoice } from './complete-choice.ts';
import { confidence as fitted } from './confidence.ts';
import type { Features, Profile } from './features.ts';
import type { Ranked, Ranking } from './ranked.ts';
import { type Confidence, scoreOf, sharesOf, type Weights } from './softmax.ts';
import { isOnlyTextOfList } from './text-signs.ts';

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

/** So many candidates of a field are weighed against those of others. */
const maxKept = 6;

function rankField(profile: Profile, field: ColumnField, weights: Weights, taken: ReadonlySet<Column>): Ranking {
  const free = candidatesOf(profile, field).filter(({ column }) => !taken.has(column));
  const only = field === 'title' ? free.filter(({ column }) => isOnlyTextOfList(profile.table, column)) : [];
  const all = only.length > 0 ? only : free;
  const shares = sharesOf(
    all.map(({ features }) => scoreOf(features, weights)),
    weights.none ?? 0,
  );
  const ranked = all
    .map((candidate, n) => ({ ...candidate, share: shares[n] as number }))
    .sort((a, b) => b.share - a.share || a.column.order - b.column.order);
  const candidates = mayBe(field, profile.table, withPageBelow(field, ranked.slice(0, maxKept)));
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

/**
 * Each ends in something of its own: `/7/tickets` below `/7` would end in the same word everywhere. Below a page for many events, such as a
 * calendar, those of one do.
 */
function isPageBelow(column: Column, other: Column): boolean {
  const above = textsOf(other);
  const both = [...textsOf(column)].filter(([record]) => above.has(record));
  const isBelow = ([record, link]: readonly [number, string]) =>
    link.replace(/\/+$/, '').startsWith(`${(above.get(record) as string).replace(/\/+$/, '')}/`);
  const areApart = (links: typeof both) =>
    new Set(links.map(([, link]) => link.replace(/\/+$/, '').split('/').at(-1))).size === links.length;
  if (both.length < 2 || !both.every(isBelow)) return false;
  const pages = Map.groupBy(both, ([record]) => above.get(record));
  return areApart(both) || (pages.size * 2 < both.length && [...pages.values()].every(areApart));
}

/** A title is not the same in every event, and not that of the work in its own language, where another text could be it. */
function mayBe(field: ColumnField, table: Table, candidates: readonly Ranked[]): readonly Ranked[] {
  if (field === 'url' || field === 'image') return withoutThoseOfPlaces(candidates);
  if (field !== 'title') return candidates;
  const varied = candidates.filter(({ features }) => !features.has('constant'));
  const kept = varied.length > 0 ? varied : candidates;
  return kept.filter(
    ({ column }) =>
      !kept.some(
        (one) =>
          (isOriginal(column) && isShownFor(one.column, column)) ||
          hasClockBefore(column, one.column) ||
          isJoined(column, one.column, table),
      ),
  );
}

/** The page or picture of a hall is no event's where the events of that hall have different ones beside it. */
function withoutThoseOfPlaces(candidates: readonly Ranked[]): readonly Ranked[] {
  const isOfOther = ({ column }: Ranked) => isUnder(column, 'place', 'organizer', 'contact');
  const own = candidates.find((one) => one.share > leastOwn && !isOfOther(one));
  if (own === undefined) return candidates;
  const texts = textsOf(own.column);
  const isShared = ({ column }: Ranked) =>
    [...Map.groupBy(column.cells, ({ value }) => scalarText(value)).values()].some(
      (cells) => new Set(cells.flatMap(({ record }) => texts.get(record) ?? [])).size > 1,
    );
  return candidates.filter((one) => !isOfOther(one) || !isShared(one));
}
/** Below, it is no page and no picture. */
const leastOwn = 0.05;

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

/**
 * `Chess club / Open evening` beside `Open evening`: the title behind the name of who holds it, which has a column of its own,
 * `club: { name }`. What else stands before or behind a title is a part of it.
 */
function isJoined(column: Column, other: Column, { columns }: Table): boolean {
  if (parentOf(column) !== parentOf(other) || !isCalledTitle(other)) return false;
  const titles = textsOf(other);
  const rests = new Map<number, string>();
  for (const [record, text] of textsOf(column)) {
    const title = titles.get(record) ?? '';
    const rest = title !== '' && text.endsWith(title) ? text.slice(0, -title.length) : '';
    if (!separated.test(rest)) return false;
    rests.set(record, rest.replace(ends, ''));
  }
  if (rests.size < 2 || new Set(rests.values()).size >= new Set(titles.values()).size) return false;
  const isRest = ({ cells }: Column) =>
    cells.length >= rests.size && cells.every(({ record, value }) => (rests.get(record) ?? value) === value);
  return columns.some((one) => one !== column && one.kind === 'scalar' && isNameOfHost(one) && isRest(one));
}

/** `title_short`, and neither a subtitle nor a kind. */
const isCalledTitle = (column: Column): boolean =>
  says(column, 'title', 'name') && !says(column, 'summary', 'category', 'series', 'work', 'performer');

const isNameOfHost = (column: Column): boolean =>
  column.depth > 0 &&
  says(column, 'name', 'title') &&
  !isUnder(column, 'performer', 'work', 'series', 'person', 'category');

/** What is left has a sign behind it. */
const separated = /\S\s*[/|·•:–—-]\s+$/;
const ends = /^[\s/|·•:–—-]+|[\s/|·•:–—-]+$/g;

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
  const apart = withoutCopiesOfTitle(rankings);
  return { rankings: apart, chosen: completeChoice(profile, assign(apart), apart) };
}

/** A column that says the title once more, as it was entered or without its marks, names no organizer and no kind. */
function withoutCopiesOfTitle(rankings: ReadonlyMap<ColumnField, Ranking>): ReadonlyMap<ColumnField, Ranking> {
  const title = rankings.get('title')?.candidates[0]?.column;
  if (title === undefined) return rankings;
  const isCopy = ({ column }: Ranked) => areCopies(column, title);
  return new Map(
    [...rankings].map(([field, ranking]) => {
      if (field !== 'organizer' && field !== 'categories') return [field, ranking];
      const candidates = ranking.candidates.filter((one) => !isCopy(one));
      return [field, candidates.length < ranking.candidates.length ? { ...ranking, candidates } : ranking];
    }),
  );
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
  const plain = field === 'description' ? others.find((one) => isPlainText(one.column, first.column)) : undefined;
  if (plain !== undefined) return plain;
  const regular =
    field === 'performers' ? others.find(({ column }) => isWhomReplaces(first.column, column)) : undefined;
  if (regular !== undefined) return regular;
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

/** `description` beside `long_description`, which only some records have: the others are described all the same. */
const isPlainText = ({ key, steps }: Column, long: Column): boolean =>
  says(long, 'full') &&
  key.concepts.has('description') &&
  [...key.concepts].every((one) => ofTexts.has(one)) &&
  siblingPath(steps) === siblingPath(long.steps);

/** `teacher_name` beside `substitute_teacher_name`, which only some records have: whoever is not replaced comes. */
function isWhomReplaces({ key, steps }: Column, other: Column): boolean {
  const [own, all] = [other.key.words, key.words];
  const isTail = own.length < all.length && own.every((word, n) => word === all[all.length - own.length + n]);
  return isTail && siblingPath(other.steps) === siblingPath(steps) && says(other, 'performer');
}

/** What the key of a text may say besides. */
const ofTexts: ReadonlySet<Concept> = new Set<Concept>(['description', 'summary', 'short', 'event', 'local']);

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
  // `superEvent: { name }`: a date of a course is called as the course is. Where most are, and lack the key for a title, their calendars get
  // rules of their own.
  const areFew = having.size * 2 >= total || first.column.presence > 0.95;
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
