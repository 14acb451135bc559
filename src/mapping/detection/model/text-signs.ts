import { readKey, splitKey } from '../../../vocabulary/key-words.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';
import { romanize } from '../../../vocabulary/romanize.ts';
import { wordsOf } from '../../../vocabulary/vocabulary.ts';
import { isMonthName } from '../../dates/written/month-names.ts';
import { weekdayNumber } from '../../dates/written/weekday-names.ts';
import { scalarText } from '../../json.ts';
import { everyStep, nameOfStep } from '../../structure/labelled.ts';
import { type Column, isListed, isOf, isTextual, isUnder, mostAre, says, share } from '../profile/column.ts';
import { besideOf, type Table } from '../profile/table.ts';
import { isWord } from './value-words.ts';

// What shows of texts how they are written.

/** One small word each, some in several records: `body: 'council'` is a code, whatever its key says. */
export const areCodes = (column: Column): boolean =>
  column.distinct < 1 &&
  column.cells.every(({ value }) => /^[\p{Ll}\p{N}]+(?:[_.-][\p{Ll}\p{N}]+)*$/u.test(scalarText(value)));

/**
 * `sortableName` beside `name`, `mobilePurchaseUrl` beside `purchaseUrl`, `iframe_url` beside `url`: the same for a list in order, or for other
 * devices, readers and pages. It stands for the plain one where that is missing.
 */
export function isVariant(table: Table, { steps, key: { words }, coverage }: Column): boolean {
  const at = words.findIndex((word) => variants.has(word));
  if (at < 0 || words.length < 2) return false;
  const plain = words.filter((_, n) => n !== at).join(' ');
  return besideOf(table, { steps }).some((one) => one.key.words.join(' ') === plain && one.coverage >= coverage);
}
const variants: ReadonlySet<string> = new Set(
  'sort sortable sorted sorting mobile admin edit iframe embed widget favorite favourite bookmark'.split(' '),
);

/** `desc_tipo: 'Taller'` describes the kind and not the event: a word or a few. */
export const isNameOfKind = (column: Column): boolean =>
  says(column, 'description') &&
  says(column, 'category', 'status') &&
  column.cells.every(({ value }) => /^\p{L}\S*(?:\s\S+){0,2}$/u.test(scalarText(value).trim()));

/** `related: [{ table: 'Dates' }]` beside `Dates: [{ … }]`: what a program calls the lists of the record itself. */
const namesLists = ({ columns }: Table, column: Column): boolean =>
  column.depth > 0 &&
  !says(column, 'category', 'tag') &&
  column.cells.every(({ value }) =>
    columns.some(({ kind, steps }) => kind === 'list' && nameOfStep(steps.at(-1) ?? '') === scalarText(value)),
  );

/** What `files: [{ title: 'Agenda', type: 'PDF' }]` are, or the lists of the record, is no kind of event. */
export const isOfContents = (table: Table, column: Column): boolean =>
  isUnder(column, 'attachment') || namesLists(table, column);

/** The paragraphs of one text, each in an element of a list: `description: ['<p>A family comes home.</p>', '<p>Free.</p>']`. */
export const isParagraphs = (column: Column): boolean =>
  column.kind === 'scalar' &&
  column.steps.indexOf(everyStep) === column.steps.length - 1 &&
  says(column, 'description') &&
  !isOf(column, 'place') &&
  column.cells.filter(({ value }) => sentence.test(scalarText(value))).length * 3 > column.cells.length * 2;

/** Several words, or letters of what is written without blanks, or what ends as a sentence. */
const sentence =
  /<p\b|\s\S+\s\S+\s|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{M}]{8}|\S\s\S.*[.!?]\s*$/iu;

/** A block editor's JSON: a list of objects with a type and children, or an object that holds such a list. */
export function isBlocks(column: Column): boolean {
  if (column.kind === 'scalar') return false;
  const first = column.cells.find(({ value }) => typeof value === 'object')?.value as
    | Readonly<Record<string, unknown>>
    | undefined;
  const list = Array.isArray(first)
    ? first
    : [
        first?.blocks,
        first?.ops,
        first?.content,
        first?.children,
        (first?.root as Record<string, unknown> | undefined)?.children,
      ].find(Array.isArray);
  const one = list?.[0];
  return (
    typeof one === 'object' && one !== null && ('type' in one || 'insert' in one || '_type' in one || 'nodeType' in one)
  );
}

/**
 * `registered_players`: those who come, not those who perform. Artists are booked, and speakers accepted; one word, `obsadenie`, may say both that
 * places are taken and who plays.
 */
export const isOfBookings = (column: Column): boolean =>
  isUnder(column, 'booked') &&
  column.steps.some((step) => {
    const words = splitKey(step);
    const isSaid = (word: string, concept: Concept) => readKey(word).concepts.has(concept);
    return (
      words.some(
        (word) => isSaid(word, 'booked') && !isSaid(word, 'performer') && !['booked', 'accepted'].includes(word),
      ) && words.some((word) => isSaid(word, 'performer') && !isSaid(word, 'booked') && !onStage.test(word))
    );
  });

/** Whoever speaks or plays has registered to do so. */
const onStage = /^(?:act|artist|band|lecturer|musician|panelist|performer|presenter|speaker)s?$/;

/** `Dr. Anna Berg`, `Prof. Ing. Jan Kos`: names of people with what they are, which sort no events. */
export function areTitledPeople(column: Column): boolean {
  personTitles ??= new Set(wordsOf('values', 'personTitle').map(romanize));
  return mostAre(column, (text) => {
    const title = titled.exec(text.trim())?.[1];
    return title !== undefined && personTitles?.has(romanize(title)) === true;
  });
}

let personTitles: ReadonlySet<string> | undefined;

/** Other words are shortened as well: `Jr. Girls Hockey`. */
const titled = /^(\p{L}{1,7})\.[\s-]?(?:\p{L}{1,7}\.[\s-]?)*\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}.'’-]*)+$/u;

/**
 * The only text in a list that has all else in the details, `{ id, topic }`: that is what the events are called there, unless their details
 * have what may be a title of their own.
 */
export function isOnlyTextOfList({ columns }: Table, column: Column): boolean {
  if (!isText(column) || column.detailed || column.depth > 0 || !isOfTitles(column)) return false;
  if (column.cells.length < 3 || column.coverage < most || column.distinct < most) return false;
  // No `Concert`, `Walk`, and no days of the week: these sort events.
  const isSort = (text: string) => isWord(text, 'kind') || weekdayNumber(text.trim()) !== null;
  if (mostAre(column, isSort)) return false;
  return (
    columns.every((one) => one === column || !(isText(one) && (one.detailed ? mayBeTitle(one) : isUsual(one)))) &&
    columns.some((one) => one.detailed && isTextual(one))
  );
}
/** So few values may lack, or be the same as others: one odd record of a short list. */
const most = 0.6;

const isText = (one: Column): boolean => isTextual(one) && share(one, 'text') > 0.5 && !isListed(one);
const isUsual = ({ coverage }: Column): boolean => coverage > 0.3;

/** Nothing in its key, or in those above, says that it is something else. */
const isOfTitles = ({ key, topics }: Column): boolean =>
  [...key.concepts, ...topics].every((concept) => ofTitles.has(concept));
const ofTitles: ReadonlySet<Concept> = new Set<Concept>([
  'event', 'title', 'name', 'summary', 'short', 'full', 'local', 'work', 'category', 'tag', 'raw', 'rendered',
]); // biome-ignore format: a list

/** Called a title, or a short text of its own in nearly every event. */
const mayBeTitle = (one: Column): boolean =>
  isOfTitles(one) &&
  !says(one, 'category', 'tag') &&
  (says(one, 'title', 'name')
    ? isUsual(one)
    : one.coverage > 0.8 &&
      one.distinct > 0.8 &&
      one.length <= 120 &&
      mostAre(one, (text) => !/[.!?。]\s*$|\n/.test(text)));

/** The days of the week that the dates are on. `Sunday run` begins like one. */
export const areWeekdays = ({ cells, distinct }: Column): boolean =>
  cells.every(({ value }) => weekdayNumber(scalarText(value).trim()) !== null) &&
  (distinct * cells.length > 1 || cells.every(({ value }) => !/\s/.test(scalarText(value).trim())));

/** The months that the dates are in, by which a page groups them: `Oktober`, `Oktober 2026`. A single name, `June`, may be somebody's. */
export const areMonths = ({ cells, distinct }: Column): boolean =>
  distinct * cells.length > 1 &&
  cells.every(({ value }) =>
    isMonthName(
      scalarText(value)
        .trim()
        .replace(/\.?(?:\s+\d{4})?$/, ''),
    ),
  );
