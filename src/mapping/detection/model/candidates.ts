import { splitKey } from '../../../vocabulary/key-words.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';
import { romanize } from '../../../vocabulary/romanize.ts';
import { wordsOf } from '../../../vocabulary/vocabulary.ts';
import { scalarText } from '../../json.ts';
import type { Rule } from '../../mapping-settings.ts';
import { firstOf, pathOf } from '../../structure/compose-expression.ts';
import { everyStep } from '../../structure/labelled.ts';
import { plainStatus, plainVisibility } from '../../values/keyword.ts';
import {
  type Column,
  isListed,
  isOf,
  isScalar,
  isTextual,
  isUnder,
  pathKey,
  says,
  share,
  textsOf,
} from '../profile/column.ts';
import { isMarkdownColumn } from '../profile/markdown-column.ts';
import { besideOf } from '../profile/table.ts';
import { everyOne, everyPerformer, isAudience, isNoOrganizer, isOfPerson } from './composed.ts';
import { type Features, featuresOf, isUnmarked, type ModelField, type Profile } from './features.ts';
import {
  areMostly,
  isCredential,
  isDocument,
  isForPrograms,
  isHomeOfOthers,
  isOfBroadcast,
  isOfInterface,
  isOtherLink,
  isPageOfNetwork,
  isPicture,
  isTrailer,
  isWayToJoin,
  linkSigns,
} from './link-signs.ts';
import { numberedOf } from './numbered-columns.ts';
import { isFare } from './offer/fares.ts';
import { isCurrencies } from './offer/price-amounts.ts';
import { pricesOf } from './offer/price-candidates.ts';
import { soldOutsOf } from './offer/sold-out-candidates.ts';
import { folderOf, isBase, isBesidePicture, isFolder, isOtherPicture, largestOf } from './picture-files.ts';
import {
  areCodes,
  areMonths,
  areTitledPeople,
  areWeekdays,
  isBlocks,
  isNameOfKind,
  isOfBookings,
  isOfContents,
  isOnlyTextOfList,
  isParagraphs,
  isVariant,
} from './text-signs.ts';
import { areInitials, areWords, isCodeOfOther, isNameOfCalendar, isOfAccess, isProgramType } from './value-words.ts';

/** A column that may be a field, with the rule that reads it. */
export interface Candidate {
  readonly column: Column;
  readonly rule: Rule;
  readonly features: Features;
}

/** Fields that one column gives. */
export const columnFields = [
  'title', 'summary', 'description', 'url', 'onlineUrl', 'registrationUrl', 'image', 'organizer', 'performers',
  'categories', 'series', 'updated', 'published', 'timeZone', 'price', 'soldOut',
] as const satisfies readonly ModelField[]; // biome-ignore format: a list
export type ColumnField = (typeof columnFields)[number];

/** What could be read as the field at all: the readers would make nothing of the rest. */
const readable: {
  readonly [field in Exclude<ColumnField, 'price' | 'soldOut'>]: (
    column: Column,
    dates: ReadonlySet<Column>,
  ) => boolean;
} = {
  title: (column) =>
    isTextual(column) &&
    (!isListed(column) || isOnlyOne(column)) &&
    column.length <= 400 &&
    (!says(column, 'id') || isWords(column)) &&
    !isPlace(column) &&
    !isOfStates(column) &&
    share(column, 'number', 'integer', 'day', 'dateTime', 'time') <= 0.5,
  summary: (column) =>
    isTextual(column) &&
    !isListed(column) &&
    !isPlace(column) &&
    !isOfStates(column) &&
    !areCodes(column) &&
    !isNameOfKind(column),
  // What `venue.description` describes is the venue. What ARIA has screen readers say is the title and the day once more.
  description: (one) =>
    (readable.summary(one, new Set()) && !isOf(one, 'place') && !one.key.words.includes('aria')) ||
    isBlocks(one) ||
    isParagraphs(one),
  url: (column) =>
    isLink(column) &&
    !isForPrograms(column) &&
    !isCredential(column) &&
    !isTrailer(column) &&
    !isPicture(column) &&
    !isHomeOfOthers(column) &&
    !says(column, 'registrationUrl'),
  onlineUrl: (column) => isLink(column) && !isOfInterface(column) && !isCredential(column) && !isTrailer(column),
  registrationUrl: (column) =>
    isLink(column) &&
    // A key may say that people are sent on from there.
    (!isOfInterface(column) || says(column, 'registrationUrl')) &&
    !isCredential(column) &&
    !isTrailer(column),
  image: (column) =>
    (isLink(column) || share(column, 'imageUrl') > 0.5) &&
    !isDocument(column) &&
    !isFolder(column) &&
    !isBase(column) &&
    !isOfBroadcast(column) &&
    !isPageOfNetwork(column),
  organizer: (column) => isName(column) && !isCurrencies(column) && !areStates(column) && !asksWhere(column),
  performers: (column) =>
    !says(column, 'sponsor') &&
    !isOfBookings(column) &&
    ((isName(column) && !isCurrencies(column) && !areStates(column) && !areSentences(column)) || isPeople(column)),
  categories: (column) => isName(column) && column.length <= 80 && !areStates(column) && !isUnder(column, 'status'),
  series: (column) =>
    column.kind === 'scalar' &&
    (isName(column) || (share(column, 'code', 'integer') > 0.5 && !says(column, 'count'))) &&
    // The key may name a council, and each event has its own.
    !(says(column, 'organizer') && column.distinct === 1 && column.cells.length > 2),
  updated: (column, dates) =>
    dates.has(column) &&
    !isListed(column) &&
    !isUnder(column, ...withOwnStamps) &&
    !isOfTransfer(column) &&
    // `last_change_deadline`: until then something may be changed.
    !column.key.words.includes('deadline'),
  published: (column, dates) => dates.has(column) && !isListed(column) && !isUnder(column, ...withOwnStamps),
  timeZone: (column) => column.kind === 'scalar' && share(column, 'zone', 'offset') > 0.5,
};

/** Of a list that never has several elements: `subjects: [{ name: 'Algebra' }]`. */
const isOnlyOne = ({ cells }: Column): boolean => new Set(cells.map(({ record }) => record)).size === cells.length;

/** Called a place and nothing that an event is called by. */
const isPlace = (column: Column): boolean =>
  says(column, 'place', 'room', 'address') &&
  !says(column, 'title', 'name', 'event', 'summary', 'description', 'series', 'category');

/** A question for the place, whatever its verb says: `¿Dónde se realiza?`. */
function asksWhere({ key }: Column): boolean {
  whereWords ??= new Set(wordsOf('fields', 'where').map(romanize));
  return key.words.length > 1 && key.concepts.has('place') && whereWords.has(key.words[0] ?? '');
}
let whereWords: ReadonlySet<string> | undefined;

/** Words without numbers, of which no two records have the same or which are called a label: no ids, though their key may look like a word for one. */
const isWords = (column: Column): boolean =>
  (column.distinct === 1 || says(column, 'title', 'name')) &&
  share(column, 'text') > 0.9 &&
  column.cells.filter(({ value }) => /\p{N}/u.test(scalarText(value))).length * 2 < column.cells.length;

/** The same few words for states, over and over, by themselves or by what their key says. */
const isOfStates = (column: Column): boolean =>
  areStates(column) || (column.distinct <= 0.5 && says(column, 'status', 'visibility') && !isOfEvent(column));

/** Nothing but words for states. The label of a state, `state_label`, is no title. */
const areStates = (column: Column): boolean =>
  column.distinct < 1 &&
  (says(column, 'status') || !isOfEvent(column)) &&
  column.cells.every(({ value }) => isState(scalarText(value)));

const isOfEvent = (column: Column): boolean => says(column, 'title', 'name', 'event', 'summary');
const isState = (word: string): boolean => plainStatus(word) !== null || plainVisibility(word) !== null;

/** What is entered and changed apart from the event. */
const withOwnStamps: readonly Concept[] = ['organizer', 'person', 'contact', 'sponsor', 'place', 'image', 'attachment'];

const isLink = (column: Column): boolean => isScalar(column) && share(column, 'url', 'path') > 0.5;
const isName = (column: Column): boolean =>
  isScalar(column) &&
  column.length <= 200 &&
  worded(column) > 0.5 &&
  !areWeekdays(column) &&
  !areMonths(column) &&
  share(column, 'url', 'imageUrl', 'email', 'zone', 'boolean', 'path', 'instant', 'day', 'opaque', 'html', 'time') <=
    0.5;
/** The share of the values that are words: a text or a single word. */
const worded = (column: Column): number => (column.forms.get('text') ?? 0) + (column.forms.get('code') ?? 0);
/** One moment in all records, under a key that does not say that they changed: then they were all taken over from elsewhere. */
const isOfTransfer = (column: Column): boolean =>
  column.cells.length > 3 &&
  !says(column, 'updated') &&
  column.cells.every(({ value }) => value === column.cells[0]?.value);

/** Texts that end as sentences do name nobody by themselves. A shortened name, `Anna B.`, ends in fewer letters. */
const areSentences = ({ cells }: Column): boolean =>
  cells.length > 1 && cells.filter(({ value }) => sentence.test(scalarText(value))).length * 3 > cells.length * 2;
const sentence = /^\S+\s.*\s.*\p{Ll}{4,}[.!?]\s*$/su;
const isPeople = (column: Column): boolean => column.kind !== 'scalar' && column.key.concepts.has('person');

/** The columns with numbers in their keys that give a field of several values together; one that is empty so far may be filled later. */
const numberedFor = ({ table, dates }: Profile, field: ColumnField, column: Column): readonly Column[] =>
  field === 'performers' || field === 'categories'
    ? numberedOf(table.columns, column).filter((one) => one.cells.length === 0 || readable[field](one, dates))
    : [];

/** Read together with the one of the first number. */
const isFollowing = (profile: Profile, field: ColumnField, column: Column): boolean =>
  (numberedFor(profile, field, column).find(({ cells }) => cells.length > 0) ?? column) !== column;

/** The rule by which a column is read as a field. */
export function ruleOf(profile: Profile, field: ColumnField, column: Column): Rule {
  const numbered = numberedFor(profile, field, column);
  if (numbered.length > 1) return `[${numbered.map(({ expression }) => expression).join(', ')}]`;
  if (field === 'performers') return everyPerformer(profile.composed, column);
  if (field === 'categories') return everyOne(column);
  if (field === 'description' && isParagraphs(column)) return pathOf(column.steps);
  if (field === 'description' && isMarkdownColumn(column)) return { path: column.expression, as: 'markdown' };
  if (field === 'image') {
    const folder = folderOf(profile, column);
    if (folder !== null)
      return `${firstOf(column.steps)} && join('', [${firstOf(folder.steps)}, ${firstOf(column.steps)}])`;
  }
  return isListed(column) ? firstOf(column.steps) : column.expression;
}

/** What values say that a field's rivals are compared by. */
const compared = ['v:organization', 'v:person', 'v:shortKind'] as const;

/** What a candidate is beside the others: whether a key names the field at all, and whose values say most. */
function amongRivals(candidates: readonly Candidate[]): readonly Candidate[] {
  const owns = candidates.filter(({ features }) => features.has('anyOwn')).length;
  const most = compared.map((name) => Math.max(0, ...candidates.map(({ features }) => features.get(name) ?? 0)));
  for (const { features } of candidates) {
    const isOwn = features.has('anyOwn');
    if (owns === 0) features.set('ownNowhere', 1);
    else if (!isOwn) features.set('besideOwn', 1);
    else if (owns === 1) features.set('onlyOwn', 1);
    compared.forEach((name, n) => {
      if (most[n] !== 0 && features.get(name) === most[n]) features.set(`most:${name}`, 1);
    });
  }
  return candidates;
}

/**
 * What the place is called, by what its object holds: an address or degrees, and no time. Nothing else must say so: `site: { name, address }`
 * is a town or a theatre. What is called an event or a work is none, and neither is the only thing in the record that has a name.
 */
function isNameOfPlace({ table, dates }: Profile, column: Column): boolean {
  const [top] = column.steps;
  const isElse = isUnder(column, 'event', 'work', 'series', 'sessions');
  if (column.steps.length < 2 || isElse || isListed(column)) return false;
  const inside = table.columns.filter(({ steps }) => steps[0] === top);
  const isDegreesOrStreet = (one: Column) => one.kind === 'scalar' && says(one, 'latitude', 'zip', 'houseNumber');
  const isWork = (one: Column) =>
    dates.has(one) || isUnder(one, 'event', 'work') || (one.kind === 'scalar' && says(one, 'category'));
  if (!inside.some(isDegreesOrStreet) || inside.some(isWork)) return false;
  return table.columns.some(
    (one) =>
      one.steps[0] !== top && isTextual(one) && !isListed(one) && says(one, 'title') && one.coverage >= column.coverage,
  );
}

/** `venues: [{ label }]` beside `works: [{ label }]`: of references with labels, the event is neither called nor sorted by those to places and organizers. */
const isLabelOfPlace = (profile: Profile, column: Column): boolean =>
  isOfHost(column) && labelsBeside(profile, column).some((one) => isSubject(one) && one.coverage >= column.coverage);

/** What the calendar is called, where the event has a name of its own. */
const isBesideTitle = ({ table, calendarNames }: Profile, column: Column): boolean =>
  isNameOfCalendar(calendarNames, column) &&
  table.columns.some(
    (one) =>
      says(one, 'title', 'name') &&
      one.depth === 0 &&
      readable.title(one, new Set()) &&
      !isNameOfCalendar(calendarNames, one),
  );

/** The label of what the event is about, by which it is called where it has no text of its own. */
const isOnlyName = (profile: Profile, column: Column): boolean =>
  isSubject(column) &&
  labelsBeside(profile, column).some(isOfHost) &&
  !profile.table.columns.some((one) => one.depth === 0 && readable.title(one, new Set()) && share(one, 'text') > 0.8);

const labelsBeside = ({ table }: Profile, { steps }: Column): readonly Column[] =>
  table.columns.filter((one) => one.steps.at(-1) === steps.at(-1) && keysIn(one.steps) === keysIn(steps));
const keysIn = (steps: readonly string[]): number => steps.filter((step) => step !== everyStep).length;
const isOfHost = (one: Column): boolean =>
  isUnder(one, 'place', 'organizer') && !isUnder(one, 'event', 'work', 'series');
const isSubject = (column: Column): boolean =>
  !isUnder(column, 'place', 'organizer', 'person', 'category', 'tag', 'status') && readable.title(column, new Set());

/** `The Wanderers – A small desire` for evenings that are called `A small desire`: what is played, with those who play it. */
const isNameOfWork = ({ table }: Profile, column: Column): boolean =>
  column.cells.length > 1 &&
  !isListed(column) &&
  table.columns.some((one) => {
    if (one === column || one.depth > 0 || one.kind !== 'scalar' || !says(one, 'title', 'name')) return false;
    const titles = textsOf(one);
    return column.cells.every(({ record, value }) => {
      const parts = scalarText(value).split(/\s+[–—|·-]\s+|:\s+/);
      return parts.length > 1 && parts.includes(titles.get(record) ?? '');
    });
  });

/** The title once more, as references call what they lead to: `title` beside `entityTitle`. */
const isTitleAgain = ({ table }: Profile, column: Column): boolean =>
  column.distinct * column.cells.length > 1 &&
  !isListed(column) &&
  table.columns.some(
    (one) =>
      one !== column &&
      one.depth === 0 &&
      one.kind === 'scalar' &&
      says(one, 'title') &&
      !says(one, 'organizer', 'person') &&
      one.cells.length === column.cells.length &&
      one.cells.every(({ record, value }, n) => record === column.cells[n]?.record && value === column.cells[n]?.value),
  );

/** `{ name: 'Folk', parentCategory: { name: 'Concerts' } }`: the kind that a kind is one of, beside its own name. */
const isNameOfParent = ({ table }: Profile, { steps, cells }: Column): boolean =>
  splitKey(steps.at(-2) ?? '').some((word) => word === 'parent') &&
  table.columns.some(
    (one) =>
      pathKey(one.steps) === pathKey([...steps.slice(0, -2), ...steps.slice(-1)]) && one.cells.length >= cells.length,
  );

/** Another one for each event, as its slug and the topics of its meetings are: such words sort no events. */
const isOwnOfEach = (column: Column): boolean =>
  column.cells.length >= leastApart &&
  column.distinct > 0.95 &&
  (areMostly(column, slugged) || (isListed(column) && isUnder(column, 'sessions')));
/** So few events may have nothing in common. */
const leastApart = 5;
const slugged = /^[a-z\d]+(?:-[a-z\d]+)+$/;

/** `{ className: 'Group', name }`: what programs call the type of an object, or `organType` its kind, which its name stands beside. */
const isNameOfType = ({ table }: Profile, column: Column): boolean =>
  column.depth > 0 &&
  column.cells.length > 2 &&
  column.distinct * column.cells.length < 1.5 &&
  (says(column, 'category') ||
    column.key.words.some((word) => /^(?:class|type|kind|model|entity|doctype)$/.test(word))) &&
  besideOf(table, column).some(
    (one) => one !== column && isName(one) && says(one, 'name', 'title') && one.distinct > column.distinct,
  );

/** A column in another language than the portal's, which has one of its own beside: `title_en` beside `title_fr` or `title`. */
const isTranslation = ({ base, table }: Profile, column: Column): boolean =>
  (base.get(column)?.has('inOtherLanguage') === true || /^orig/.test(column.key.words.at(-1) ?? '')) &&
  table.columns.some(
    (one) =>
      isUnmarked(one, column) ||
      (base.get(one)?.has('inLanguage') === true &&
        one.coverage >= column.coverage &&
        one.steps.length === column.steps.length &&
        one.key.words.slice(0, -1).join() === column.key.words.slice(0, -1).join()),
  );

const isNoKind = (profile: Profile, column: Column): boolean =>
  isNameOfCalendar(profile.calendarNames, column) ||
  isOwnOfEach(column) ||
  isOfAccess(column) ||
  areTitledPeople(column) ||
  isOnlyTextOfList(profile.table, column) ||
  areWords(column, 'attendance') ||
  isOfPerson(profile.table, column) ||
  isAudience(column) ||
  isOfContents(profile.table, column) ||
  isWayToJoin(profile.table, column) ||
  isProgramType(profile.table, column) ||
  [isLabelOfPlace, isOnlyName, isFare, isNameOfParent].some((isOther) => isOther(profile, column));

/** Every column that could be read as the field, and what several columns make together. */
export function candidatesOf(profile: Profile, field: ColumnField): readonly Candidate[] {
  if (field === 'price') return pricesOf(profile);
  if (field === 'soldOut') return soldOutsOf(profile);
  const isOffered = field === 'registrationUrl' || field === 'onlineUrl';
  return amongRivals(
    [...profile.table.columns, ...profile.composed]
      .filter(
        (column) =>
          column.cells.length > 0 &&
          readable[field](column, profile.dates) &&
          !isTranslation(profile, column) &&
          !isVariant(profile.table, column) &&
          !(
            field === 'organizer' &&
            (isNoOrganizer(profile, column) ||
              areInitials(column) ||
              isTitleAgain(profile, column) ||
              isNameOfWork(profile, column) ||
              isCodeOfOther(profile.table, column) ||
              isNameOfType(profile, column))
          ) &&
          !(field === 'title' && [isNameOfPlace, isLabelOfPlace, isBesideTitle].some((is) => is(profile, column))) &&
          !(field === 'image' && isOtherPicture(profile, column)) &&
          !isFollowing(profile, field, column) &&
          !(field === 'categories' && isNoKind(profile, column)) &&
          !(field === 'description' && isBesidePicture(profile.table, column)) &&
          !isOtherLink(profile.table, column, field),
      )
      .flatMap((column): readonly Candidate[] => {
        const signs = isOffered ? linkSigns(profile.table, column) : [];
        const features = new Map([...featuresOf(profile, column, field), ...signs]);
        const one = { column, rule: ruleOf(profile, field, column), features };
        const largest = field === 'image' ? largestOf(profile, column, everyOne(column)) : null;
        return largest === null
          ? [one]
          : [one, { column, rule: largest.rule, features: new Map([...features, ...largest.features]) }];
      }),
  );
}
