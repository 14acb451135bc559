import type { Concept } from '../../../vocabulary/language-words.ts';
import { scalarText } from '../../json.ts';
import type { Form } from '../../structure/forms.ts';
import { nameOfStep } from '../../structure/labelled.ts';
import { because, confidenceOfShare, type Finding } from '../finding.ts';
import type { Model } from '../model/choose.ts';
import type { Features } from '../model/features.ts';
import { listWeights } from '../model/list-weights.ts';
import { scoreOf, sharesOf } from '../model/softmax.ts';
import { weights as fittedModel } from '../model/weights.ts';
import { type Column, isUnder, parentOf, says, share, textsOf } from '../profile/column.ts';
import { dateFormOf } from '../profile/dates.ts';
import type { Table } from '../profile/table.ts';
import {
  areSlugs,
  columnsOf,
  featuresOf,
  homeOf,
  homesOf,
  isAboutRecord,
  isCalled,
  isOfDate,
  isPlain,
  isShortForId,
  isSlug,
  isUnspaced,
  isWithin,
  type Place,
  type Surroundings,
} from './id-features.ts';
import type { ListKind } from './list-kind.ts';
import { areUris, holdsWhole, isOwnLink, isParameter, isPassing, linkParts, ownLinksIn } from './own-links.ts';
import { withOwnNoun } from './own-noun.ts';

/** A place of the records that may hold their id. */
export interface IdCandidate {
  readonly column: Column;
  /** JMESPath of the id: the column's own, or of a part of its links. */
  readonly rule: string;
  /** The ids by the number of their record. */
  readonly ids: ReadonlyMap<number, string>;
  /** Else it may be what the id is not, no more. */
  readonly isAsked: boolean;
  /** It is from the record's link to itself. */
  readonly isOfLink?: boolean;
  readonly features: Features;
}

/** A candidate with its share: how likely it is the id, and none of the others. */
export interface RankedId extends IdCandidate {
  readonly share: number;
  /** The portal has answered by these ids. */
  readonly isProved: boolean;
  /** Before the share: 0, a link to itself where nothing else is the id; 2, such a link that changes, or a number that may be a count, where something else is. */
  readonly rank: 0 | 1 | 2;
}

/** Which of the fitted choices is the id of such records. */
const idChoice = { events: 'id', calendars: 'calendarId' } as const satisfies Readonly<Record<ListKind, string>>;

/** What may be the records' id, the likeliest first. By what it `answered` to is an id, whatever else speaks against it. */
export function rankIds(
  given: Table,
  kind: ListKind,
  answered: readonly string[] = [],
  model: Model = fittedModel,
): readonly RankedId[] {
  const table = kind === 'events' ? withOwnNoun(given) : given;
  const asked = idCandidates(table, kind, answered).filter(({ isAsked }) => isAsked);
  // A number that only counts the records is another record's tomorrow.
  const lasting = asked.filter(
    (one) =>
      !one.features.has('counts') && one.features.has('unique') && (isCalled(one.column) || hasCodes(one, table)),
  );
  const homes = new Set(columnsOf(table.columns, 'start', 'date', 'title', 'name').map(parentOf));
  const isOutside = ({ column }: IdCandidate) => homes.size > 0 && !homes.has(parentOf(column));
  const isInside = asked.some((one) => !isOutside(one) && isFirst(one, table));
  // Calendars are few, and the portal may count them: they are asked for by their numbers after all else.
  const isLater = (one: IdCandidate) =>
    one.features.has('counts') && (lasting.length > 0 || (isInside && isOutside(one))) && !holdsAll(one.ids, answered);
  // What all records have is the site's, or of their kind.
  const isShared = (one: IdCandidate) =>
    one.features.has('constant') && table.records.length > 2 && !holdsAll(one.ids, answered);
  // What few have is that of a thing which few have, such as tickets.
  const isRare = ({ ids }: IdCandidate) => ids.size * 2 < table.records.length && !holdsAll(ids, answered);
  // A number of which nothing says that it is an id counts something, where something else tells all records apart.
  const isNumber = (one: IdCandidate) =>
    !isCalled(one.column) &&
    !one.column.key.concepts.has('id') &&
    !isShortForId(one.column) &&
    !isFirst(one, table) &&
    one.isOfLink !== true &&
    !one.features.has('inLinks') &&
    share(one.column, 'url', 'path') === 0 &&
    // Nobody counts with zeros in front.
    [...one.ids.values()].every((id) => /^(?:0|[1-9]\d*)$/.test(id)) &&
    !holdsAll(one.ids, answered);
  const isNamed = (one: IdCandidate) =>
    one.features.has('unique') &&
    isApart(one, table) &&
    (isCalled(one.column) || (share(one.column, 'url', 'path') > 0.5 && !isPassing(one.ids, table.columns)));
  const numbers = new Set(asked.some(isNamed) ? asked.filter(isNumber) : []);
  // `show_id` of a programme is that of a show, where each has an `instance_id` beside it. One may come twice by chance.
  const isRepeated = ({ column, ids }: IdCandidate) =>
    kind === 'events' &&
    new Set(ids.values()).size < ids.size - 1 &&
    !holdsAll(ids, answered) &&
    asked.some((one) => isOfDate(one.column, column) && isApart(one, table));
  const isKept = (one: IdCandidate) => !isShared(one) && !isRare(one);
  const apart = asked.some((one) => one.features.has('unique') && isApart(one, table)) ? asked.filter(isKept) : asked;
  const all = kind === 'calendars' ? apart : apart.filter((one) => !isLater(one));
  // The link of a record to itself says which it is where nothing else does.
  const own = all.filter(
    (one) => !one.isOfLink && isApart(one, table) && !one.features.has('counts') && isOwn(one.column),
  );
  // A number, or what a database makes of one, outlives a name for addresses.
  const hasOwn = ({ ids }: IdCandidate) => own.some(({ column }) => !isSlug(column) || !areMade(ids));
  const hasOther = lasting.some((one) => !one.isOfLink && !isUnder(one.column, ...others));
  const passing = new Set(
    own.length > 0 || hasOther ? all.filter((one) => one.isOfLink && isPassing(one.ids, table.columns)) : [],
  );
  // Of several that are called the id, it is the one by which the site asks for the page, if none is called so and no more.
  const isNamedId = own.some(({ column }) => isPlain(column.steps.at(-1) ?? ''));
  const byName = new Set(
    isNamedId ? [] : own.map(({ column }) => column).filter((one) => isParameter(one, table.columns)),
  );
  const rankOf = (one: IdCandidate): RankedId['rank'] =>
    passing.has(one) || numbers.has(one) || isRepeated(one) ? 2 : one.isOfLink && !hasOwn(one) ? 0 : 1;
  const weights = (model.lists ?? listWeights)[idChoice[kind]];
  const shares = sharesOf(
    all.map(({ features }) => scoreOf(features, weights)),
    Number.NEGATIVE_INFINITY,
  );
  return all
    .map((one, n) => ({
      ...one,
      share: shares[n] as number,
      isProved: holdsAll(one.ids, answered),
      rank: rankOf(one),
    }))
    .sort(
      (a, b) =>
        Number(b.isProved) - Number(a.isProved) ||
        Number(isLater(a)) - Number(isLater(b)) ||
        a.rank - b.rank ||
        Number(byName.has(b.column)) - Number(byName.has(a.column)) ||
        b.share - a.share ||
        a.column.order - b.column.order,
    );
}

/** Nearly all records have it, a draft may lack it, and no two have the same. */
const isApart = ({ ids }: IdCandidate, { records }: Table): boolean =>
  (ids.size * 10 >= records.length * 9 || (records.length > 2 && ids.size === records.length - 1)) &&
  new Set(ids.values()).size === ids.size;

/** It is called the id, number or code of the record, and stands in the record or in what is about it. */
const isOwn = (column: Column): boolean => isCalled(column) && (column.depth === 0 || isAboutRecord(column));

const areMade = (ids: ReadonlyMap<number, string>): boolean =>
  [...ids.values()].every((id) => /^(?:\d+|(?=.*\d)[\da-f-]{12,})$/i.test(id));

/** A lasting value that stands first in its object, `{ position: 1, event: { no: 7701, … } }`, or a link. */
const isFirst = ({ column, features }: IdCandidate, { columns }: Table): boolean =>
  features.has('unique') &&
  !features.has('counts') &&
  (share(column, 'url', 'path') > 0.5 ||
    columns.every((one) => one.order >= column.order || parentOf(one) !== parentOf(column)));

/** Where the calendars have an id by which the portal did not answer, while it answered by another. */
export function refusedIds(calendars: Table, answered: readonly string[], model: Model): ReadonlySet<string> {
  const ranked = rankIds(calendars, 'calendars', answered, model);
  const isOther = ({ isProved }: RankedId) => !isProved && ranked.some((one) => one.isProved);
  return new Set(ranked.filter(isOther).map(({ rule }) => rule));
}

/** So likely is what is asked for beside an id that the portal does not know its calendars by. */
const leastBeside = 0.05;

/**
 * The records' own id: the one by which the portal answered, else the likeliest. `refused` are places whose values the portal did not
 * take for its calendars: it hardly takes them for its events.
 */
export function detectId(
  table: Table,
  kind: ListKind,
  answered: readonly string[],
  model: Model,
  refused: ReadonlySet<string> = new Set(),
): Finding | null {
  const ranked = rankIds(table, kind, answered, model);
  // What many records lack stands in for nothing.
  const isInMost = ({ ids }: RankedId) => ids.size * 10 >= (ranked[0]?.ids.size ?? 0) * 9;
  const isTaken = (one: RankedId) =>
    one.isProved || (!refused.has(one.rule) && (one.share > leastBeside || one.rank === 0) && isInMost(one));
  const best = ranked.find(isTaken) ?? ranked[0];
  if (best === undefined) return null;
  const { column, rule, isProved } = best;
  const isUnique = column.distinct > 0.99;
  const rest = isProved || kind === 'calendars' ? undefined : ranked.find((one) => isOfRest(one, best, table));
  const sign = isProved ? (isUnique ? 'answered' : 'answeredOften') : isUnique ? 'unique' : 'nearlyUnique';
  return {
    rule: rest === undefined ? rule : `${rule} || ${rest.rule}`,
    confidence: isProved ? 0.99 : confidenceOfShare(best.share),
    ...because(column, 'id', sign),
  };
}

/**
 * `eventID` where others have `event: { ID, Image }`: the records that lack the one id have this one, and no value is in both. Or the
 * link of each record to itself, where a draft has no id yet.
 */
function isOfRest({ column, ids, isOfLink }: RankedId, best: RankedId, table: Table): boolean {
  const known = new Set(best.ids.values());
  if (isOfLink && !best.isOfLink && best.ids.size < table.records.length && isApart(best, table))
    return [...ids].every(([record, id]) => !known.has(id) || best.ids.get(record) === id);
  if (ids.size + best.ids.size !== table.records.length || ![column, best.column].every(isCalled)) return false;
  return [...ids].every(([record, id]) => !best.ids.has(record) && !known.has(id));
}

/** Values such as no chance gives: `NB-2026-310`, one for each record; shorter ones, `K-310`, where the key says that they are a code. */
const hasCodes = ({ column, ids }: IdCandidate, { records }: Table): boolean =>
  records.length > 2 &&
  column.depth === 0 &&
  [...ids.values()].every((text) => /^(?=.*\d{2})(?=.*\p{L})[\p{L}\d._:-]{4,40}$/u.test(text)) &&
  ((says(column, 'id', 'slug') && !says(column, ...others)) || [...ids.values()].every((text) => text.length > 5));

/** The records may be a sample of those that were answered for, or the other way round. */
function holdsAll(ids: ReadonlyMap<number, string>, answered: readonly string[]): boolean {
  if (answered.length === 0) return false;
  const [values, known] = [new Set(ids.values()), new Set(answered)];
  if (answered.every((id) => values.has(id))) return true;
  return known.size > 10 && [...values].filter((id) => known.has(id)).length * 2 > values.size;
}

/**
 * Every place that may be an id at all: short values in most records that are called one, of which no two are the same, or by
 * which the portal answered; and such a part of a link.
 */
export function idCandidates(
  { columns, records }: Table,
  kind: ListKind,
  answered: readonly string[] = [],
): readonly IdCandidate[] {
  const around: Surroundings = {
    columns,
    keys: columns.flatMap(({ steps }) => steps.slice(0, 1).map(nameOfStep)),
    homes: homesOf(columns, 'start', 'title', 'name'),
    records: records.length,
  };
  const links = linksOf(columns);
  const places = columns
    .filter(
      ({ kind: holds, steps, cells, depth }) =>
        holds === 'scalar' && !steps.includes('*') && cells.length > 0 && depth <= 2,
    )
    .map((column) => ({ column, ids: textsOf(column) }));
  const isOnlyName = (column: Column) =>
    column.depth === 0 && says(column, 'name', 'title') && !columns.some((one) => one.depth === 0 && isCalled(one));
  // `{ value: '', label: 'All' }` stands for the other calendars.
  const least = kind === 'calendars' && records.length > 2 ? records.length - 1 : records.length;
  const isUnique = ({ ids }: Place) => ids.size >= least && new Set(ids.values()).size === ids.size;
  const isCode = ({ column, ids }: Place) =>
    share(column, 'boolean', 'html') <= 0.5 &&
    // There may be no other id than a name, `Guided walks`.
    ((isPlain(column.steps.at(-1) ?? '') && (kind === 'calendars' || column.depth === 0)) ||
      (kind === 'calendars' ? isOnlyName(column) : holdsAll(ids, answered)) ||
      [...ids.values()].filter((text) => !/\s/.test(text)).length * 5 >= ids.size * 4);
  // An address yields to a code that its record has beside it.
  const yields = ({ column }: Place) =>
    share(column, 'url', 'path') > 0.5 &&
    called.some(
      (one) =>
        one.column !== column &&
        isUnique(one) &&
        homeOf(one.column) === homeOf(column) &&
        share(one.column, 'url', 'path') === 0,
    );
  const called: readonly Place[] = places.filter((one) => isCode(one) && isCalled(one.column));
  // Few records are unique by chance. Calendars are few, and asking for them costs little.
  const isEnough = kind === 'calendars' || records.length > 2 || called.length === 0;
  // What their own addresses have, while no called id is in them, is not: the portal may ask by it.
  const isLinked = (one: Place) =>
    shareInLinks(one, links) === 1 && called.every((other) => shareInLinks(other, links) === 0);
  const whole = new Set(columnsOf(columns, 'start', 'title', 'name').map(parentOf));
  const wrapped = new Set(columnsOf(columns, 'start').map(parentOf));
  // The id of a message is not that of the event in it: `{ type: 'Create', id, object: { id, name, startTime } }`.
  const wraps = ({ column, ids }: Place) =>
    kind === 'events' &&
    isPlain(column.steps.at(-1) ?? '') &&
    !whole.has(parentOf(column)) &&
    places.some(
      (other) =>
        isPlain(other.column.steps.at(-1) ?? '') &&
        other.column.steps.length === column.steps.length + 1 &&
        column.steps.slice(0, -1).every((step, n) => other.column.steps[n] === step) &&
        wrapped.has(parentOf(other.column)) &&
        isUnique(other) &&
        !isWithin(ids, other.ids),
    );
  const ofLinks = ownLinksIn(columns, records.length).flatMap(({ rule, column, values, isAddress }) =>
    isAddress
      ? idsInLinks(column, rule, values, around, answered)
      : [
          {
            column,
            rule,
            ids: values,
            isAsked: true,
            isOfLink: true,
            features: featuresOf({ column, ids: values }, around),
          },
        ],
  );
  const ofPlaces = places.flatMap((one): readonly IdCandidate[] => {
    const { column, ids } = one;
    const isOthers = column.key.concepts.has('id') && !isCalled(column);
    // `series_id` is of something else, and a title is no id, where something is called one.
    const { words } = column.key;
    const isOf =
      (words.at(-1) === 'id' && says(column, ...others)) ||
      (words.length === 1 && says(column, 'title', 'name', 'description'));
    const isAlone =
      column.length <= maxLength &&
      isUnique(one) &&
      (isEnough || isLinked(one)) &&
      (share(column, ...otherForms) === 0 ||
        // `20260401` among `20260391` and its like is a day by chance.
        (share(column, 'integer') === 1 && share(column, ...otherForms) < 1) ||
        (kind === 'calendars' && share(column, 'code') === 1)) &&
      !column.spoken &&
      // A moment of the event, or its title, is another one when the event moves or is renamed.
      (kind === 'calendars' || (dateFormOf(column) === null && !isUnspaced(one))) &&
      !(isOf && called.some((other) => !isUnder(other.column, 'status', ...others)));
    // `categoryId`, where the calendars are a portal's categories, or a short name such as paths have: asking for one tells.
    const isCheap = kind === 'calendars' && isUnique(one) && (isOthers || areSlugs(one));
    const isNone = wraps(one) && !holdsAll(ids, answered);
    if (isNone) return [];
    const isAsked = (called.includes(one) && !yields(one)) || isAlone || isCheap || holdsAll(ids, answered);
    const features = () => {
      const features = featuresOf(one, around);
      const part = shareInLinks(one, links);
      return part > 0 ? new Map([...features, ['inLinks', part]]) : features;
    };
    const named = kind === 'events' && answered.length === 0 ? withoutFolder(one) : null;
    return [
      ...(isCode(one) && (isAsked || isOthers)
        ? [
            {
              ...one,
              rule: column.expression,
              ...named,
              isAsked,
              isOfLink: areUris(one, columns),
              features: features(),
            },
          ]
        : []),
      ...(isEnough || isOwnLink(column) ? linkedIds(column, around, answered) : []),
    ];
  });
  return [...ofPlaces, ...ofLinks];
}

/** The addresses that each record holds, as one text. */
function linksOf(columns: readonly Column[]): ReadonlyMap<number, string> {
  const links = new Map<number, string>();
  for (const column of columns) {
    if (column.kind !== 'scalar' || share(column, 'url', 'path') <= 0.5) continue;
    for (const { record, value } of column.cells) links.set(record, `${links.get(record) ?? ''} ${scalarText(value)}`);
  }
  return links;
}

/** In how many of the records the id is a part of their own addresses: 4711 of `/events/4711-summer-night`. */
function shareInLinks({ column, ids }: Place, links: ReadonlyMap<number, string>): number {
  if (links.size === 0 || share(column, 'url', 'path') > 0.5) return 0;
  // A folder of the site is in the addresses of many.
  if (new Set(ids.values()).size * 2 <= ids.size && ids.size > 2) return 0;
  const isIn = (record: number, id: string) => holdsWhole(links.get(record) ?? '', id);
  return [...ids].filter(([record, id]) => id.length > 1 && isIn(record, id)).length / Math.max(1, ids.size);
}

/** `projects/town/documents/events/k3`, `/api/v2/events/k3` and others of the same folder: the id is what differs; null: they have no folder in common. */
function withoutFolder({ column, ids }: Place): Pick<IdCandidate, 'rule' | 'ids'> | null {
  const values = [...ids.values()];
  const [first = ''] = values;
  const folder = first.slice(0, first.lastIndexOf('/') + 1);
  const isName = (text: string) => text.startsWith(folder) && /^[\w.~-]+$/.test(text.slice(folder.length));
  // `RM/2026/0871` is a number whose year changes.
  const isFolder = /^\/?\w[^/:?#]*\/[^:?#]+\/$/.test(folder) && !/(?:^|\/)\d+\//.test(folder);
  if (!isFolder || !values.every(isName)) return null;
  return {
    rule: `split(${column.expression}, '/')[-1]`,
    ids: new Map([...ids].map(([record, text]) => [record, text.slice(folder.length)])),
  };
}

/** What has ids of its own: they are the record's where nothing is called its id, or where the portal answers by them. */
const others: readonly Concept[] = ['related', 'series', 'place', 'room', 'person', 'organizer', 'category', 'image'];

/** The mean length of what is no id by its name. */
const maxLength = 120;

/** What is unique by chance: moments, amounts, addresses. */
const otherForms: readonly Form[] = [
  'instant', 'dateTime', 'day', 'time', 'zone', 'offset', 'duration', 'rrule', 'point', 'imageUrl', 'url', 'path',
]; // biome-ignore format: a list

/** The id as a part of a link that each record has: `/events/4711`, `/events/4711/summer-night`, `/show?id=4711`. */
function linkedIds(column: Column, around: Surroundings, answered: readonly string[]): readonly IdCandidate[] {
  const { records } = around;
  if (column.cells.length < records || share(column, 'url', 'path') < 1 || share(column, 'imageUrl') > 0) return [];
  if (isUnder(column, 'image', 'place')) return [];
  return idsInLinks(column, column.expression, textsOf(column), around, answered);
}

function idsInLinks(
  column: Column,
  expression: string,
  addresses: ReadonlyMap<number, string>,
  around: Surroundings,
  answered: readonly string[],
): readonly IdCandidate[] {
  const links = [...addresses];
  const isOfLink = expression !== column.expression || isOwnLink(column);
  const found = linkParts(expression, [...addresses.values()], isOfLink).flatMap(({ rule, name, read }) => {
    const ids = new Map(links.map(([record, link]) => [record, read(link)]));
    const isId = [...ids.values()].every((text) => text.length <= 120 && /^[^\s/?&=#]+$/.test(text));
    return isId && (new Set(ids.values()).size === around.records || holdsAll(ids, answered))
      ? [{ rule, name, ids }]
      : [];
  });
  const lasting = isOfLink ? found.find(({ ids }) => !isPassing(ids, around.columns)) : undefined;
  return [lasting ?? found[0]].flatMap((one) =>
    one === undefined
      ? []
      : [
          {
            column,
            rule: one.rule,
            ids: one.ids,
            isAsked: true,
            isOfLink,
            features: featuresOf({ column, ids: one.ids }, around, one.name),
          },
        ],
  );
}
