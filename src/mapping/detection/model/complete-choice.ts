import { decodeEntities } from '../../../text/html/html-syntax.ts';
import { readKey } from '../../../vocabulary/key-words.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';
import { romanize } from '../../../vocabulary/romanize.ts';
import { wordsOf } from '../../../vocabulary/vocabulary.ts';
import { scalarText } from '../../json.ts';
import { expressionOf } from '../../structure/compose-expression.ts';
import { everyStep } from '../../structure/labelled.ts';
import { plainVisibility } from '../../values/keyword.ts';
import { isCredits } from '../../values/offer/performers.ts';
import { type Column, isListed, isOf, isUnder, mostAre, pathKey, says, share, textsOf } from '../profile/column.ts';
import type { Table } from '../profile/table.ts';
import { type ColumnField, ruleOf } from './candidates.ts';
import { withLinkToJoin, withPlaceToJoin } from './complete/link-to-join.ts';
import { withNameOverTopic, withoutBody } from './complete/named-title.ts';
import type { Profile } from './features.ts';
import { areMostly } from './link-signs.ts';
import { type Chosen, type Ranked, type Ranking, sureOfForm } from './ranked.ts';
import { areShortNames, areTags, isNameOfCategory, isNameOfGroup, isNameOfLeader } from './value-words.ts';

/** The choice with what the likeliest candidates leave open, or what one of them shows of another. */
export function completeChoice(
  profile: Profile,
  assigned: Chosen,
  rankings: ReadonlyMap<ColumnField, Ranking>,
): Chosen {
  const called = withNameOverTopic(profile, assigned, rankings);
  const named = withWholeTitle(withTextAsTitle(called, rankings.get('title')), rankings.get('title'));
  const kinds = withKinds(named, rankings.get('categories'));
  const hosted = withHost(profile, kinds, rankings.get('organizer'));
  const people = withNamed(withCredits(hosted, rankings.get('performers')), rankings.get('performers'));
  const shown = withPictures(withoutBody(people), rankings.get('image'));
  const stated = withStatedPrice(shown, rankings.get('price'));
  const priced = withShownPrices(profile, withTickets(stated, rankings.get('price')));
  const stamped = withOwnStamp(priced, rankings.get('updated'));
  const told = withLongerText(profile, stamped, rankings.get('description'));
  const joined = withPlaceToJoin(profile, withLinkToJoin(profile, told, rankings), rankings.get('onlineUrl'));
  return withoutAmounts(withSeriesById(profile, joined, rankings));
}

/**
 * Where the event would else be called by what hardly is its title, `bodies: [{ name }]`, a text that looks like one and is the likeliest,
 * `descricao: 'Debate on bill 118'`, does not describe it but is what it is called.
 */
function withTextAsTitle(chosen: Chosen, ranking: Ranking | undefined): Chosen {
  const [title, description] = [chosen.get('title'), chosen.get('description')];
  if (title === undefined || description === undefined || title.share > hardlyTitle) return chosen;
  const own = ranking?.candidates.find(({ column }) => column === description.column);
  const isTitle =
    own !== undefined &&
    own.share > 0.5 &&
    own.column.coverage > 0.95 &&
    own.column.length <= 80 &&
    !own.column.cells.some(({ value }) => /[.!?。]\s*$|\n|<\w/.test(scalarText(value)));
  if (!isTitle) return chosen;
  return new Map([...[...chosen].filter(([field]) => field !== 'description'), ['title', own] as const]);
}
const hardlyTitle = 0.1;

/** `subject` beside `text`, which says the same and, where there is no subject, what it is instead, `School trip`: a title that all records have. */
function withWholeTitle(chosen: Chosen, ranking: Ranking | undefined): Chosen {
  const title = chosen.get('title');
  if (title === undefined || ranking === undefined || title.column.coverage > 0.99) return chosen;
  const titles = textsOf(title.column);
  const whole = ranking.candidates.find(({ column }) => {
    const texts = textsOf(column);
    const isShort = column.length <= 80 && column.depth === title.column.depth;
    const isWhole = isShort && column.coverage > 0.99 && titles.size > 2;
    return isWhole && [...titles].every(([record, text]) => texts.get(record) === text);
  });
  if (whole === undefined) return chosen;
  const others = [...chosen].filter(([, { column }]) => column !== whole.column);
  return new Map([...others, ['title', whole] as const]);
}

/** `ratingUpdatedAt` beside `lastEditDate`: the record was changed when the key says no more than that, if all records say so. */
function withOwnStamp(chosen: Chosen, ranking: Ranking | undefined): Chosen {
  const updated = chosen.get('updated');
  if (ranking === undefined) return chosen;
  if (updated === undefined) {
    const below = ranking.candidates.find(({ column }) => isStampBelow(column));
    return below === undefined ? chosen : new Map([...chosen, ['updated', below] as const]);
  }
  if (isOnlyStamp(updated.column)) return chosen;
  const { steps, coverage } = updated.column;
  const own = ranking.candidates.find(
    ({ column }) =>
      isOnlyStamp(column) &&
      column.coverage > 0.99 &&
      column.coverage > coverage &&
      column.steps.length === steps.length,
  );
  return own === undefined ? chosen : new Map([...chosen, ['updated', own] as const]);
}

/** `aktualizováno: { datum_a_čas }`: a date in an object of nearly all records that is called a change and nothing else. */
const isStampBelow = ({ depth, parent, key, coverage }: Column): boolean =>
  depth === 1 &&
  coverage > 0.8 &&
  parent !== null &&
  [...parent.concepts].join() === 'updated' &&
  key.concepts.size > 0 &&
  [...key.concepts].every((concept) => concept === 'date' || concept === 'time');

/** Every word of the key is known, as that of a change, a date or the event. */
const isOnlyStamp = ({ key }: Column): boolean =>
  key.concepts.has('updated') && key.words.every((word) => word.length < 3 || readKey(word).concepts.size > 0);

/** Of a subtitle and a summary, the one that is longer by far is the description; of two texts, the one that the other is the beginning of. */
function withLongerText(profile: Profile, chosen: Chosen, ranking: Ranking | undefined): Chosen {
  const description = chosen.get('description');
  if (description === undefined || ranking === undefined) return chosen;
  const summary = { ...description, rule: ruleOf(profile, 'summary', description.column) };
  const whole = ranking.candidates.find(({ column }) => isCutOff(description.column, column));
  if (whole !== undefined) return new Map([...chosen, ['summary', summary], ['description', whole]]);
  if (!says(description.column, 'summary')) return chosen;
  const { length, coverage, depth } = description.column;
  const isNamed = says(description.column, 'description');
  const longer = ranking.candidates.find(
    ({ column }) =>
      column.coverage >= coverage &&
      column.depth === depth &&
      !says(column, 'title', 'category') &&
      ((!isNamed && says(column, 'summary') && column.length > 2 * length) ||
        (says(column, 'description') && !says(column, 'summary') && begins(description.column, column))),
  );
  return longer === undefined ? chosen : new Map([...chosen, ['summary', summary], ['description', longer]]);
}

/** `A walk along the…` beside the whole text: nearly all that one column has begins the other one, and half of it ends in dots. */
function isCutOff(column: Column, whole: Column): boolean {
  if (column === whole || whole.kind !== 'scalar') return false;
  const texts = textsOf(whole);
  const both = [...textsOf(column)].filter(([record]) => texts.has(record));
  const cut = both.filter(([, text]) => /(?:…|\.{3}|\[…\])\s*$/.test(text));
  const begins = both.filter(([record, text]) => {
    const [own, all] = [lettersOf(text), lettersOf(texts.get(record) as string)];
    return own !== '' && all.startsWith(own);
  });
  return both.length > 2 && cut.length * 2 > both.length && begins.length > 0.8 * both.length;
}

/** `A walk along` and `A walk along the river.`: a teaser is cut off, and may be the whole text where this is short. */
function begins(teaser: Column, column: Column): boolean {
  const wholes = textsOf(column);
  const pairs = [...textsOf(teaser)].map(([record, text]) => [lettersOf(text), lettersOf(wholes.get(record) ?? '')]);
  return (
    pairs.every(([start = '', whole = '']) => whole.startsWith(start)) &&
    pairs.some(([start, whole]) => start !== whole)
  );
}

/** Without tags, and without what one of two writers left out or wrote in another way. */
const lettersOf = (text: string): string =>
  decodeEntities(text.replace(/<[^>]*>/g, '')).replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * Where nothing else is the series, it is what the record refers to by an id: its parent, or what several records have in common that are
 * called alike, `event_id` of the dates of one event. No two titles share such an id. Where a key for the series is empty, there is none.
 */
function withSeriesById({ table }: Profile, chosen: Chosen, rankings: ReadonlyMap<ColumnField, Ranking>): Chosen {
  const [ranking, title] = [rankings.get('series'), chosen.get('title')?.column];
  if (chosen.has('series') || ranking === undefined || title === undefined) return chosen;
  if (table.columns.some((column) => column.cells.length === 0 && says(column, 'series'))) return chosen;
  const titles = textsOf(title);
  const isOne = ({ column }: Ranked) =>
    (isReference(column) && (column.key.words.includes('parent') || joinsTitles(column, titles))) ||
    (beginsIds(table, column) && joinsTitles(column, titles));
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

/** `primary_event: 'coffee'` of `coffee:2026-10-01` and `coffee:2026-11-05`: an event by which the ids of its dates begin. */
const beginsIds = ({ columns }: Table, column: Column): boolean =>
  column.depth === 0 &&
  !isListed(column) &&
  says(column, 'event', 'sessions', 'series', 'recurrence') &&
  columns.some((one) => {
    if (one === column || one.depth > 0 || one.kind !== 'scalar' || !says(one, 'id')) return false;
    const ids = textsOf(one);
    return column.cells.every(({ record, value }) => {
      const [id, own] = [ids.get(record) ?? '', scalarText(value)];
      return id.startsWith(own) && /^[^\p{L}\p{N}]./u.test(id.slice(own.length));
    });
  });

function joinsTitles({ cells }: Column, titles: ReadonlyMap<number, string>): boolean {
  const groups = [...Map.groupBy(cells, ({ value }) => scalarText(value)).values()];
  return (
    groups.length > 1 &&
    groups.length < cells.length &&
    groups.every((own) => new Set(own.map(({ record }) => titles.get(record))).size === 1)
  );
}

/** Where nothing else is the picture, it is what is attached, if nothing but pictures are, or else the likeliest file of a picture. */
function withPictures(chosen: Chosen, ranking: Ranking | undefined): Chosen {
  if (chosen.has('image') || ranking === undefined) return chosen;
  const taken = new Set([...chosen.values()].map(({ column }) => column));
  const pictures = [...ranking.candidates, ...(ranking.others ?? [])].filter(
    ({ column }) =>
      !taken.has(column) &&
      column.cells.length > 2 &&
      !isUnder(column, 'person', 'performer', 'organizer', 'place', 'sponsor') &&
      column.cells.every(({ value }) => /\.(?:jpe?g|png|webp|avif)(?:[?#]\S*)?$/i.test(scalarText(value))),
  );
  const attached = pictures.find(({ column }) => isUnder(column, 'attachment') && column.depth > 0);
  const picture = attached ?? pictures.find((one) => one.share > leastPicture && isOfOneEvent(one.column));
  return picture === undefined ? chosen : new Map([...chosen, ['image', picture] as const]);
}

/** Below, the keys say that the picture is of something else. */
const leastPicture = 0.2;
/** Flags and badges are of who takes part, and several events have the same. */
const isOfOneEvent = ({ distinct, key }: Column): boolean =>
  distinct > 0.8 && !key.words.some((word) => /^(?:avatar|badge|crest|emblem|flag|icon|logo)s?$/.test(word));

/** Tags are categories only where nothing else is: what every record is, `Workshop`, goes before them. */
function withKinds(chosen: Chosen, ranking: Ranking | undefined): Chosen {
  const tags = chosen.get('categories');
  if (tags === undefined && ranking !== undefined) return withOnlyKind(chosen, ranking);
  if (tags === undefined || ranking === undefined || !areTags(tags.column)) return chosen;
  // Tags with names of their own are entered with care.
  const isPlain = tags.column.key.concepts.has('tag');
  const several = valuesOf(tags.column);
  const isKind = ({ column, features, share }: Ranked) =>
    !says(column, 'tag', 'slug', 'id') &&
    column.coverage >= tags.column.coverage &&
    ((isPlain &&
      says(column, 'category') &&
      (features.get('v:shortKind') ?? 0) > Math.max(0.5, tags.features.get('v:shortKind') ?? 0)) ||
      (share > leastKind && isNameOfCategory(column) && valuesOf(column) < several));
  const kind = ranking.candidates.find(isKind);
  return kind === undefined ? chosen : new Map([...chosen, ['categories', kind] as const]);
}

/** What sorts has fewer values than tags have. */
const valuesOf = ({ cells }: Column): number => new Set(cells.map(({ value }) => scalarText(value))).size;

/** Below, what is called a category sorts something else. */
const leastKind = 0.1;

/** Where nothing else is the kind, it is the word that every record has under a key for kinds and nothing else, if some have the same: `type: 'party'`. */
function withOnlyKind(chosen: Chosen, { candidates: [first], none }: Ranking): Chosen {
  if (
    first === undefined ||
    first.share * 2 < none ||
    [...chosen.values()].some(({ column }) => column === first.column)
  )
    return chosen;
  const { key, depth, cells, coverage, distinct } = first.column;
  const isKind =
    depth === 0 &&
    coverage > 0.99 &&
    [...key.concepts].join() === 'category' &&
    distinct * cells.length > 2.5 &&
    distinct < 0.8 &&
    cells.every(({ value }) => /^\p{L}{3,}$/u.test(scalarText(value)));
  return isKind ? new Map([...chosen, ['categories', first] as const]) : chosen;
}

/** Where nobody else performs, it is who has an object that says no more, or those in a list that only says so, by a few letters. */
function withNamed(chosen: Chosen, ranking: Ranking | undefined): Chosen {
  if (chosen.has('performers') || ranking === undefined) return chosen;
  const taken = new Set([...chosen.values()].map(({ column }) => column));
  const isLeader = ({ column, share }: Ranked) =>
    share > leastLeader && !taken.has(column) && column.coverage > 0.5 && isNameOfLeader(column);
  const named = ranking.candidates.find(isLeader) ?? ranking.candidates.find(({ column }) => areShortNames(column));
  return named === undefined ? chosen : new Map([...chosen, ['performers', named] as const]);
}
/** Below, nearly all speaks for something else. */
const leastLeader = 0.2;

/** Where nobody else performs, it is those whom each text names behind what they do: `【司会】綾部なおみ`. */
function withCredits(chosen: Chosen, ranking: Ranking | undefined): Chosen {
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

/**
 * Where nothing else is the organizer, it is whose account the event is, `owner: { name }`, if these are organizations or have calendars, and
 * are not one for all; or the group that it is in, `group: { name, members_count }`.
 */
function withHost({ table, calendarNames }: Profile, chosen: Chosen, ranking: Ranking | undefined): Chosen {
  if (ranking === undefined) return chosen;
  const taken = new Set([...chosen.values()].map(({ column }) => column));
  const body = chosen.get('organizer')?.column;
  if (body !== undefined) {
    const holder = ranking.candidates.find(({ column }) => !taken.has(column) && holdsForBody(column, body));
    return holder === undefined ? chosen : new Map([...chosen, ['organizer', holder] as const]);
  }
  const host = ranking.candidates.find(
    ({ column, features }) =>
      !taken.has(column) &&
      column.coverage > 0.5 &&
      (isNameOfGroup(table, column) ||
        (isOfAccount(column) &&
          column.distinct * column.cells.length > 1.5 &&
          ((features.get('v:organization') ?? 0) > leastOrganizations ||
            mostAre(column, (text) => calendarNames.has(text.trim()))))),
  );
  return host === undefined ? chosen : new Map([...chosen, ['organizer', host] as const]);
}

/** `committee: 'Finance Committee'` meets, and whoever holds the meeting stands beside it, `organizer: 'Town council'`. */
function holdsForBody(column: Column, body: Column): boolean {
  const called = (one: Column) =>
    mostAre(one, (text) => text.toLowerCase().includes(body.steps.at(-1)?.toLowerCase() ?? ''));
  return (
    column.steps.length === 1 &&
    body.steps.length === 1 &&
    column.coverage >= body.coverage &&
    [...column.key.concepts].join() === 'organizer' &&
    called(body) &&
    !called(column)
  );
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
function withTickets(chosen: Chosen, ranking: Ranking | undefined): Chosen {
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
function withShownPrices({ table }: Profile, chosen: Chosen): Chosen {
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

/**
 * Where nothing else is the price, it is what each text on how to register or buy names with its currency, `Tickets from $180`, or what is
 * an amount with its currency and nothing else, under a key that is a number.
 */
function withStatedPrice(chosen: Chosen, ranking: Ranking | undefined): Chosen {
  if (chosen.has('price') || ranking === undefined) return chosen;
  const all = ({ cells }: Column, pattern: RegExp) =>
    cells.every(({ value }) => pattern.test(scalarText(value).trim()));
  const stated = ranking.candidates.find(
    ({ column, rule }) =>
      typeof rule === 'string' &&
      ((isUnder(column, 'registration', 'price') &&
        share(column, 'text') === 1 &&
        all(column, /\p{Sc}\s?\d|\d\s?\p{Sc}/u)) ||
        (isNameless(column) &&
          column.depth === 0 &&
          column.cells.length > 2 &&
          all(column, /^(?:\p{Sc}\s?\d[\d.,' ]*|\d[\d.,' ]*\p{Sc})$/u))),
  );
  return stated === undefined ? chosen : new Map([...chosen, ['price', stated] as const]);
}

/** `field_27`, `c4`: whoever wrote `deposit` said what it is. */
const isNameless = ({ key: { words } }: Column): boolean =>
  words.every((word) => /^(?:col|column|field|f|c|\d+|[a-z]\d+)$/.test(word));

/** What the price is read from counts no places, unless its name says so. */
function withoutAmounts(chosen: Chosen): Chosen {
  const [price, left] = [chosen.get('price'), chosen.get('soldOut')];
  if (price === undefined || left === undefined || says(left.column, 'remaining', 'capacity', 'booked')) return chosen;
  const counted = countedIn(left);
  const amounts = String(price.rule).split(/[{},:]\s*/);
  const areAmounts = counted.length > 0 && counted.every((one) => amounts.includes(one));
  return areAmounts ? new Map([...chosen].filter(([field]) => field !== 'soldOut')) : chosen;
}

/** What a rule counts the places by: what is left, or how many are taken and how many there are. */
function countedIn({ rule, column }: Ranked): readonly string[] {
  if (typeof rule === 'string') return [...rule.matchAll(/to_number\(([^()]+)\)/g)].map(([, path]) => path as string);
  return rule !== null && 'as' in rule ? [column.expression] : [];
}
