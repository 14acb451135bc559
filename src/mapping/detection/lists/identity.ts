import { readKey, splitKey } from '../../../vocabulary/key-words.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';
import { scalarText } from '../../json.ts';
import { type Form, formsOf } from '../../structure/forms.ts';
import { firstStep, nameOfStep } from '../../structure/labelled.ts';
import { type Column, isUnder, says, share } from '../profile/column.ts';
import { type Table, tableOf } from '../profile/table.ts';
import type { ListKind } from './envelope.ts';

/** How likely a key of a record, with such a value, is the record's own id: 0 (not) to about 1. */
function idScore(key: string, value: unknown, kind: ListKind): number {
  if (typeof value !== 'string' && typeof value !== 'number') return 0;
  const text = scalarText(value);
  if (text === '' || text.length > 512 || /\s/.test(text)) return 0;
  const forms = formsOf(value);
  // JSON-LD identifies things by their address.
  if (forms.includes('url') && /^@id$/i.test(key) && kind === 'events') return 0.5;
  if (forms.includes('url') || forms.includes('html') || forms.includes('imageUrl')) return 0;
  const { words, concepts } = readKey(key);
  const last = words.at(-1) ?? '';
  const named = concepts.has('id') || (words.length > 1 && numberWords.has(last));
  if (ofOthers.some((concept) => concepts.has(concept))) {
    // A list of calendars may be one of categories, places or groups of people.
    if (kind === 'events' || !(named || concepts.has('slug'))) return 0;
    if (!concepts.has('calendar')) return words.length > 3 ? 0 : 0.3;
  }
  if (concepts.has('api') && !(named && words.length === 2)) return 0;
  const opaque = forms.includes('opaque') ? 0.1 : 0;
  const own = kind === 'events' ? concepts.has('event') : concepts.has('calendar');
  const open = words.some((word) => ['document', 'public'].includes(word));
  if (named && !forms.includes('instant')) {
    // A plain id is what paths take, also beside a UUID; the one that says it is for others goes before it.
    if (/^[_$@]*id$/i.test(key)) return text.includes('/') ? 0.6 : 0.95;
    if (open) return 0.97 + opaque;
    if (own) return 0.92;
    if (words.length === 1) return 0.8 + opaque;
    if (words.some((word) => ['global', 'object', 'record', 'item'].includes(word))) return 0.7 + opaque;
    return words.includes('internal') ? 0.45 : 0.3;
  }
  const integer = forms.includes('integer');
  if (concepts.has('slug') && own && words.length === 2 && isCodeWord(words)) return 0.75;
  if (concepts.has('slug')) return integer || (words.length > 1 && isCodeWord(words)) ? 0.2 : 0.5;
  const plain = unnamed(text, forms, opaque > 0);
  if (concepts.size === 0) return plain;
  return [...concepts].every((concept) => vague.has(concept)) ? plain / 4 : 0;
}

/** Words that say little enough for an id to go by them where nothing else does. */
const vague: ReadonlySet<Concept> = new Set<Concept>(['event', 'calendar', 'count', 'modifier', 'original', 'short']);

/** `EVENT_NO`, `eventNumber`: at the end of a key, a number is an id. */
const numberWords = new Set(['no', 'num', 'number', 'nro', 'nbr']);

/** `eventCode`: an id by another name; `cityCode` is that of something else. */
const isCodeWord = (words: readonly string[]): boolean => /^(?:code|kod|kood)$/.test(words.at(-1) ?? '');

/** An id of what these say is the id of something else. */
const ofOthers: readonly Concept[] = [
  'related',
  'place',
  'room',
  'image',
  'person',
  'organizer',
  'category',
  'status',
  'price',
  'phone',
  'zip',
  'houseNumber',
];

/** Of a key that says nothing: how much the value looks like an id. */
function unnamed(text: string, forms: readonly Form[], opaque: boolean): number {
  if (opaque) return 0.4;
  if (forms.some((form) => notIds.has(form))) return 0;
  if (forms.includes('integer')) return 0.25;
  if (/^(?=.*\d)[\w.:-]{1,64}$/.test(text)) return 0.22;
  if (/^[\p{Ll}\d]+(?:[-_][\p{Ll}\d]+)+$/u.test(text)) return 0.15;
  return /^\p{Ll}{2,32}$/u.test(text) ? 0.08 : 0;
}

const notIds: ReadonlySet<Form> = new Set([
  'instant',
  'dateTime',
  'day',
  'time',
  'epoch',
  'zone',
  'offset',
  'language',
  'email',
  'path',
  'boolean',
  'duration',
  'rrule',
  'point',
  'text',
]);

/**
 * `performance_id` is the id of some performance: of the record itself, where it comes first or where no other key
 * (`performance_title`) speaks of a performance beside the record.
 */
function ownNoun(key: string, keys: readonly string[], score: number): number {
  const [noun, id, ...more] = splitKey(key);
  if (score === 0 || score > 0.45 || id !== 'id' || more.length > 0) return 0;
  return keys[0] === key || !keys.some((other) => other !== key && splitKey(other).includes(noun as string)) ? 0.3 : 0;
}

/** A place of the records that may hold their id. */
export interface IdCandidate {
  readonly column: Column;
  /** JMESPath of the id: the column's own, or of a part of its links. */
  readonly rule: string;
  /** The ids by the number of their record. */
  readonly ids: ReadonlyMap<number, string>;
  readonly score: number;
}

/**
 * What may be the records' id, the likeliest first: by its name, by how unique and opaque its values are, and by where it
 * stands. A name that says something else makes a place unlikely, not impossible, if no two records share a value there:
 * the portal is asked in the end. By what it `answered` to is an id, also if an event stands in several calendars.
 */
export function rankIds(
  { columns, records }: Table,
  kind: ListKind,
  answered: readonly string[] = [],
): readonly IdCandidate[] {
  const keys = columns.flatMap(({ steps }) => steps.slice(0, 1).map(nameOfStep));
  const plain = columns.filter(
    ({ kind: holds, steps, cells, depth }) =>
      holds === 'scalar' && !steps.includes('*') && cells.length > 0 && depth <= 2,
  );
  const placesOf = (least: number, takesTexts: boolean) =>
    plain.flatMap((column): readonly IdCandidate[] => {
      const ids = new Map(column.cells.map(({ record, value }) => [record, scalarText(value)]));
      const named = namedScore(column, kind, keys, records.length);
      const score = Math.max(
        named,
        records.length < least ? 0 : uniqueScore(column, ids, kind, { records: records.length, takesTexts }),
        holdsAll(ids, answered) ? 0.05 : 0,
      );
      return score > 0 ? [{ column, rule: column.expression, ids, score }] : [];
    });
  const least = fewest[kind];
  const linked =
    records.length < least ? [] : plain.flatMap((column) => linkedIds(column, records.length, answered) ?? []);
  const sure = [...placesOf(least, false), ...linked];
  // Where no name says id, a word that may be a title is better than nothing.
  const isVague = sure.every(({ score }) => score < 0.5);
  const found = isVague ? [...placesOf(kind === 'calendars' || sure.length === 0 ? 1 : least, true), ...linked] : sure;
  return found.sort((a, b) => b.score - a.score || a.column.order - b.column.order);
}

/** The records may be a sample of those that were answered for, or the other way round. */
export function holdsAll(ids: ReadonlyMap<number, string>, answered: readonly string[]): boolean {
  if (answered.length === 0) return false;
  const [values, known] = [new Set(ids.values()), new Set(answered)];
  if (answered.every((id) => values.has(id))) return true;
  return known.size > 10 && [...values].filter((id) => known.has(id)).length * 2 > values.size;
}

/** How likely a column is the id by its name and the look of its values. */
function namedScore(column: Column, kind: ListKind, keys: readonly string[], records: number): number {
  // `{ nid: [{ value: 12 }] }`
  const key = nameOfStep(
    column.steps.findLast((step, n) => n === 0 || (step !== 'value' && step !== firstStep)) as string,
  );
  const scores = column.cells.slice(0, 20).map(({ value }) => idScore(key, value, kind));
  const sum = scores.reduce((total, one) => total + one, 0);
  const mean = sum === 0 ? 0 : sum / scores.length + ownNoun(key, keys, sum / scores.length);
  if (mean === 0) return 0;
  const other = says(column, 'id') ? share(column, 'boolean') : share(column, 'boolean', 'language', 'instant');
  if (other > 0.5) return 0;
  const position = [1, 0.15, 0.05][column.depth] ?? 0;
  return mean * repetition(column, mean, records) * column.coverage * position;
}

/**
 * What the repetition of values leaves of a score. The same event may be listed once for each session, so some is no proof
 * against an id. One value in all records is the id of what they have in common, unless they are a single event's.
 */
function repetition({ distinct, cells }: Column, named: number, records: number): number {
  if (records < 2) return 1;
  const isConstant = cells.length > 1 && distinct * cells.length < 1.5;
  if (isConstant) return named < 0.75 ? 0 : records < 3 ? 0.3 : 0.1;
  return 0.4 + 0.6 * Math.min(1, distinct * 1.3);
}

/** How many records make a value unique by more than chance. Calendars are few, and asking for them costs little. */
const fewest: Readonly<Record<ListKind, number>> = { events: 3, calendars: 1 };

/** How likely a column is the id although its name says something else: its values are short, apart, and no two the same. */
function uniqueScore(
  column: Column,
  ids: ReadonlyMap<number, string>,
  kind: ListKind,
  { records, takesTexts }: { readonly records: number; readonly takesTexts: boolean },
): number {
  if (column.depth > 1 || column.spoken) return 0;
  if (ids.size < records || new Set(ids.values()).size < records) return 0;
  const texts = [...ids.values()];
  if (texts.some((text) => text === '' || text.length > 120 || /\s/.test(text))) return 0;
  if (share(column, ...notUniqueIds) > 0) return 0;
  const isTitle = says(column, 'title', 'name', 'description');
  if (!takesTexts && isTitle && (share(column, 'text') > 0 || column.key.words.length === 1)) return 0;
  const numbers = texts.map(Number);
  // A place in the list is another event's tomorrow.
  if (records > 2 && numbers.every((number, n) => number === n || number === n + 1)) return 0;
  if (texts.every((text) => /^-?\d+$/.test(text))) return says(column, ...counted) ? 0 : 0.05 * nearness(column);
  const isOthers = ofOthers.some((concept) => says(column, concept) || isUnder(column, concept));
  const look =
    share(column, 'opaque') === 1
      ? 0.14
      : texts.every((text) => /\d/.test(text)) || texts.every((text) => /[-_]/.test(text))
        ? 0.12
        : texts.every((text) => /^[\p{Ll}\d]+$/u.test(text))
          ? 0.09
          : 0.03;
  return look * nearness(column) * (isOthers && kind === 'events' ? 0.3 : 1);
}

const nearness = ({ depth }: Column): number => (depth === 0 ? 1 : 0.3);

/** Numbers that say how many, how much, where or when. */
const counted: readonly Concept[] = [
  'price',
  'count',
  'geo',
  'phone',
  'zip',
  'houseNumber',
  'latitude',
  'longitude',
  'start',
  'end',
  'duration',
];

const notUniqueIds: readonly Form[] = [
  'instant',
  'dateTime',
  'day',
  'time',
  'zone',
  'offset',
  'email',
  'boolean',
  'duration',
  'rrule',
  'point',
  'html',
  'imageUrl',
  'url',
  'path',
];

/** The id as a part of a link that each record has: `/events/4711`, `/events/4711/summer-night`, `/show?id=4711`. */
function linkedIds(column: Column, records: number, answered: readonly string[]): IdCandidate | null {
  if (column.cells.length < records || column.depth > 2) return null;
  if (share(column, 'url', 'path') < 1 || share(column, 'imageUrl') > 0 || isUnder(column, 'image', 'place'))
    return null;
  const links = [...new Map(column.cells.map(({ record, value }) => [record, scalarText(value)]))];
  for (const { rule, read } of linkParts(column.expression, links[0]?.[1] ?? '')) {
    const ids = new Map(links.map(([record, link]) => [record, read(link)]));
    const texts = [...ids.values()];
    const isId = texts.every((text) => text !== '' && text.length <= 120 && /^[^\s/?&=#]+$/.test(text));
    if (!isId || (new Set(texts).size < records && !holdsAll(ids, answered))) continue;
    // The address of the record's own answer names what the portal calls it.
    return { column, rule, ids, score: says(column, 'api') || isUnder(column, 'api') ? 0.1 : 0.04 };
  }
  return null;
}

/** The parts of a link that may be an id, as a rule and as it reads. */
function linkParts(
  expression: string,
  example: string,
): readonly { readonly rule: string; readonly read: (link: string) => string }[] {
  const named = /[?&](\w*id)=/i.exec(example)?.[1];
  const inQuery =
    named === undefined
      ? []
      : [
          {
            rule: `split(split(${expression}, '${named}=')[1], '&')[0]`,
            read: (link: string) => link.split(`${named}=`)[1]?.split('&')[0] ?? '',
          },
        ];
  const inPath = [-1, -2].map((at) => ({
    rule: `split(${expression}, '/')[${at}]`,
    read: (link: string) => link.split('/').at(at) ?? '',
  }));
  // The number before a slug is what stays when the title changes.
  const numbered = /\/\d+\/[^/]+$/.test(example) ? inPath.toReversed() : inPath;
  return [...inQuery, ...numbered];
}

/** What may be the id of one record, as text, the likeliest first, before anything else is known; none: none is evident. */
export function findIds(record: unknown, kind: ListKind): readonly string[] {
  const ids = rankIds(tableOf([record], 'en'), kind).flatMap(({ ids }) => ids.get(0) ?? []);
  return [...new Set(ids)];
}
