import { memoizeWith } from '../../../memoize.ts';
import { readKey, splitKey } from '../../../vocabulary/key-words.ts';
import type { Concept, ValueMeaning } from '../../../vocabulary/language-words.ts';
import { romanize } from '../../../vocabulary/romanize.ts';
import { wordsOf } from '../../../vocabulary/vocabulary.ts';
import { isRecord, scalarText } from '../../json.ts';
import { isIdWord, isSameNoun } from '../../reference-keys.ts';
import { everyStep, nameOfStep } from '../../structure/labelled.ts';
import { plainVisibility } from '../../values/keyword.ts';
import { type Column, isListed, isOf, isUnder, mostAre, says, share } from '../profile/column.ts';
import { besideOf, type Table } from '../profile/table.ts';
import { isTypeTag } from '../profile/walk-records.ts';

/** Scripts that write words without blanks between them. */
const joined = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
/** So many letters make a word within a longer one: `Kinderkonzert`, `universitetas`. */
const leastLetters = 5;

interface Words {
  /** Single words, in Latin letters. */
  readonly single: ReadonlySet<string>;
  readonly phrases: readonly string[];
  /** Words of scripts without blanks, which may stand anywhere in a text. */
  readonly unparted: readonly string[];
}

const made = new Map<ValueMeaning, Words>();

/** Made when a portal is looked at, because most that Kalends does looks at none. */
function wordsFor(meaning: ValueMeaning): Words {
  const known = made.get(meaning);
  if (known !== undefined) return known;
  const all = wordsOf('values', meaning).map((word) => romanize(word).replace(/\.$/, ''));
  const unparted = all.filter((word) => joined.test(word));
  const phrases = all.filter((word) => /\s/.test(word) && !joined.test(word));
  const words = { single: new Set(all), phrases, unparted };
  made.set(meaning, words);
  return words;
}

/** Whether a text has a word of that meaning, by itself or as the beginning or end of another. */
export const hasWord = memoizeWith((text, meaning: ValueMeaning): boolean => {
  const { single, phrases, unparted } = wordsFor(meaning);
  const plain = romanize(text);
  if (joined.test(plain) && unparted.some((word) => plain.includes(word))) return true;
  if (/\s/.test(plain) && phrases.some((phrase) => plain.includes(phrase))) return true;
  return plain.split(/[^\p{L}\p{M}\p{N}.]+/u).some((token) => {
    const word = token.replace(/\.$/, '');
    if (single.has(word)) return true;
    for (let length = leastLetters; length < word.length; length++)
      if (single.has(word.slice(0, length)) || single.has(word.slice(-length))) return true;
    return false;
  });
});

/** Whether a text is such a word and nothing else, `IN_PERSON` and `InPerson` as well as `in person`. */
export const isWord = (text: string, meaning: ValueMeaning): boolean =>
  wordsFor(meaning).single.has(
    romanize(text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))
      .replace(/[\s_-]+/g, ' ')
      .trim(),
  );

/** Whether each value is such a word and nothing else. */
export const areWords = ({ cells }: Column, meaning: ValueMeaning): boolean =>
  cells.every(({ value }) => isWord(scalarText(value), meaning));

/** `access_type: 'public'`: it says who may see the event. */
export const isOfAccess = (column: Column): boolean =>
  says(column, 'visibility') && mostAre(column, (text) => plainVisibility(text) !== null);

/** `EGM`, `HS`: of several people of the house, whoever looks after the event. */
export const areInitials = ({ cells }: Column): boolean =>
  new Set(cells.map(({ value }) => value)).size > 1 &&
  cells.every(({ value }) => /^\p{Lu}\.?(?:\s?\p{Lu}\.?){1,2}$/u.test(scalarText(value).trim()));

/** `Dr. Anna van Bergen`, `Gusewa O. L.`, `A. Kos`; in other scripts, two or three words, or a few characters. */
export const personPattern = new RegExp(
  [
    String.raw`(?:\p{L}{1,7}\.[\s-]?)*\p{Lu}[\p{L}'’-]+(?:\s+(?:\p{Lu}\.|d[aeiou]s?|van|von|de[nr]?|bin|al|el|y))*(?:\s+\p{Lu}[\p{L}'’-]+){1,2}`,
    String.raw`(?:\p{L}{1,7}\.[\s-]?)*\p{Lu}[\p{L}'’-]+\s+(?:\p{Lu}\.\s*){1,2}`,
    String.raw`(?:\p{Lu}\.\s*){1,3}\p{Lu}[\p{L}'’-]+`,
    String.raw`[\p{Script=Han}\p{Script=Hangul}]{2,4}`,
    String.raw`\p{Script=Han}{1,3}[\s　]\p{Script=Han}{1,3}`,
    String.raw`(?:\p{L}{1,2}\.\s*)*[\p{Lo}\p{M}'’-]+(?:\s+[\p{Lo}\p{M}'’-]+){1,2}`,
  ]
    .map((one) => `^${one}$`)
    .join('|'),
  'u',
);

/** `calendar: { title: 'Clubs' }`, and a calendar is called so: it says which list a record is in, and neither where nor what the event is. */
export const isNameOfCalendar = (names: ReadonlySet<string>, column: Column): boolean =>
  (says(column, 'calendar') || isOf(column, 'calendar')) &&
  !says(column, ...besideCalendars) &&
  !isOf(column, ...besideCalendars) &&
  mostAre(column, (text) => names.has(text.trim()));

/** `community: { name, members_count }`: what counts its members is a group of people, and neither a town nor a house. */
export const isNameOfGroup = (table: Table, column: Column): boolean =>
  column.depth > 0 &&
  !isListed(column) &&
  says(column, 'name', 'title') &&
  !isOf(column, ...ofOtherThings) &&
  besideOf(table, column).some(
    ({ key: { words }, cells }) =>
      words.length > 1 &&
      cells.length >= column.cells.length &&
      words.some((word) => /^members?$/.test(word)) &&
      words.some((word) => /^(?:counts?|num|number|total|nb)$/.test(word)),
  );

/** `instructor: { id, name }`: the name of a person who performs by the key and is nothing else. */
export const isNameOfLeader = (column: Column): boolean =>
  column.depth === 1 &&
  !isListed(column) &&
  [...column.key.concepts].every((one) => ofNames.has(one)) &&
  column.parent?.concepts.has('performer') === true &&
  [...column.parent.concepts].every((one) => one === 'performer' || one === 'person') &&
  mostAre(column, (text) => personPattern.test(text.trim()));
const ofNames: ReadonlySet<Concept> = new Set<Concept>(['name', 'title', 'full', 'short', 'local']);

/** The letters that a timetable has of the names of those who perform: `teachers: ['jvb']`. */
export const areShortNames = ({ steps, key, cells, distinct }: Column): boolean =>
  steps.at(-1) === everyStep &&
  key.concepts.has('performer') &&
  [...key.concepts].every((concept) => concept === 'performer' || concept === 'person') &&
  distinct * cells.length > 2 &&
  cells.every(({ value }) => /^\p{L}{2,5}$/u.test(scalarText(value)));

/** `tags: ['folk']`, `tags: [{ name: 'folk' }]`, and nothing else by their keys. */
export const areTags = ({ key, parent }: Column): boolean =>
  [...key.concepts].join() === 'tag' ||
  ((key.concepts.has('name') || key.concepts.has('title')) && [...(parent?.concepts ?? [])].join() === 'tag');

/** `category: { id, name }` with one of several names: what whoever runs the portal sorts its events by. */
export const isNameOfCategory = ({ parent, key, depth, distinct, cells }: Column): boolean =>
  depth === 1 &&
  parent?.concepts.has('category') === true &&
  [...parent.concepts].every((one) => one === 'category' || one === 'calendar') &&
  (key.concepts.has('name') || key.concepts.has('title')) &&
  distinct * cells.length > 1.5;

/** They may have members, too; a town has not. */
const ofOtherThings: readonly Concept[] = [
  'place', 'room', 'performer', 'address', 'category', 'series', 'work', 'sponsor', 'person',
]; // biome-ignore format: a list

/** What may be meant as well where a key can mean the calendar: it may be called by the place, the kind or the organizer that its events share. */
const besideCalendars: readonly Concept[] = ['place', 'room', 'address', 'category', 'organizer'];

/** What calendars may be called, beside their titles: other texts may say where their events are, or of what kind. */
export const namesOfCalendars = ({ columns }: Table, titles: readonly string[]): ReadonlySet<string> =>
  new Set(
    columns
      .filter(
        (one) =>
          one.kind === 'scalar' &&
          says(one, 'title', 'name', 'summary', 'description') &&
          !says(one, ...besideCalendars) &&
          !isUnder(one, ...besideCalendars, 'person', 'contact'),
      )
      .flatMap(({ cells }) => cells.map(({ value }) => scalarText(value).trim()))
      .concat(titles)
      .filter((name) => name !== ''),
  );

/** `COD_AREA: 'NEGO'` beside `DSG_AREA: 'Negotiation'`: the code of what another column names. */
export const isCodeOfOther = (table: Table, column: Column): boolean =>
  share(column, 'code', 'integer') > 0.5 &&
  column.key.words.length > 1 &&
  column.key.words.some(isCodeWord) &&
  besideOf(table, column).some(
    (one) =>
      one !== column &&
      one.kind === 'scalar' &&
      one.cells.length > 0 &&
      one.key.words.length > 1 &&
      share(one, 'text') > 0 &&
      !one.key.words.some(isCodeWord) &&
      withoutIdWords(one, 1) === withoutIdWords(column, 0),
  );

/** The words of a key without those for a code, or without the first. */
const withoutIdWords = ({ key }: Column, first: number): string =>
  key.words.filter((word, n) => n >= first && !isCodeWord(word)).join();

const isCodeWord = (word: string): boolean => isIdWord(word) || readKey(word).concepts.has('id');

/** What programs call the type of the records, or of what they refer to: no kind of event. */
export const isProgramType = (table: Table, column: Column): boolean =>
  isTypeOfRecord(table, column) || isTypeOfReference(table, column);

/** `kind: 'MusicEvent'` beside `data: { '@type': 'MusicEvent' }`: what programs call the records, and no kind of event. */
function isTypeOfRecord(table: Table, column: Column): boolean {
  const { cells } = column;
  if (isClassOfAll(table, column)) return true;
  const { records } = table;
  const some = cells.slice(0, mostTyped);
  // Of what was deleted, a feed of changes has no type and no content.
  return some.filter(({ record, value }) => isTyped(records[record], value, 0)).length * 5 >= some.length * 4;
}
const mostTyped = 20;

/** `type: 'PlannedCourse'` of all records, beside `category: { name: 'Care' }`, which sorts them. */
const isClassOfAll = ({ columns }: Table, column: Column): boolean =>
  column.steps.length === 1 &&
  column.key.words.join() === 'type' &&
  column.cells.length > 2 &&
  new Set(column.cells.map(({ value }) => value)).size === 1 &&
  mostAre(column, (text) => /^(?:\p{Lu}\p{Ll}+){2,}$/u.test(text)) &&
  columns.some(
    (one) =>
      isOf(one, 'category') &&
      says(one, 'name', 'title') &&
      share(one, 'text') > 0.5 &&
      one.cells.length >= column.cells.length,
  );

function isTyped(object: unknown, type: unknown, layers: number): boolean {
  if (!isRecord(object) || typeof type !== 'string' || !/^(?:\p{Lu}\p{Ll}+)+$/u.test(type)) return false;
  return Object.entries(object).some(([key, value]) =>
    isTypeTag(key, value)
      ? value === type || (Array.isArray(value) && value.includes(type))
      : layers < 1 && isTyped(value, type, layers + 1),
  );
}

/**
 * `winner_type: 'Team'` beside `winner_id` or `winner: {…}`, `{ id, type: 'Team' }`, or `{ type: 'Team', opponent: {…} }` among opponents: what
 * programs call the type of a record that this one refers to. Where the key names the event or a kind, it may be its kind.
 */
function isTypeOfReference(table: Table, column: Column): boolean {
  const [of, type] = [column.key.words.slice(0, -1).join(), column.key.words.at(-1)];
  // `type: { id, value: 'Keynote' }` is a kind itself.
  if (type !== 'type' || column.variant !== '' || !mostAre(column, (text) => className.test(text))) return false;
  const ofWhole = readKey(column.key.words.slice(0, -1).join(' ')).concepts;
  if (ofKinds.some((concept) => ofWhole.has(concept) || (of === '' && isOf(column, concept)))) return false;
  const around = besideOf(table, column);
  const isReferred = ({ kind, key }: Column) => key.words.join() === (kind === 'object' ? of : `${of},id`);
  if (of !== '') return around.some(isReferred) && (isOneValue(column) || namesKeys(table, column));
  const isPlain = around.length > 1 && around.every((one) => one === column || says(one, 'id'));
  if (column.steps.length > 1 && isPlain) return true;
  const list = column.steps.at(-2) === everyStep ? column.steps.at(-3) : undefined;
  const isElement = (one: Column) => one.kind === 'object' && isSameNoun(one.steps.at(-1) ?? '', list ?? '');
  return list !== undefined && around.some(isElement);
}
/** `Team` beside `team_id` or `teams`, as `Yoga` is not: what the record knows things by. `Class`, of a class, may be its kind. */
function namesKeys({ columns }: Table, { cells, key }: Column): boolean {
  const names = [...new Set(cells.map(({ value }) => splitKey(scalarText(value)).join('')))];
  const words = new Set(columns.flatMap(({ steps }) => steps.flatMap((step) => splitKey(nameOfStep(step)))));
  const others = [...words].filter((word) => !key.words.includes(word));
  return names.filter((name) => others.some((word) => isSameNoun(word, name))).length * 2 >= names.length;
}
const isOneValue = ({ cells }: Column): boolean => cells.every(({ value }) => value === cells[0]?.value);
const className = /^(?:\p{Lu}\p{Ll}+)+$/u;
const ofKinds: readonly Concept[] = ['event', 'work', 'series', 'sessions', 'category', 'tag', 'title'];
