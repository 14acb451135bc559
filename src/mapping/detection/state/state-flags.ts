import type { Visibility } from '../../../calendar/event.ts';
import { readKey } from '../../../vocabulary/key-words.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';
import { romanize } from '../../../vocabulary/romanize.ts';
import { wordsOf } from '../../../vocabulary/vocabulary.ts';
import { isForInsiders } from '../../event/remarked-state.ts';
import { scalarText } from '../../json.ts';
import type { RuleObject } from '../../mapping-settings.ts';
import { compileExpression } from '../../rules/expression.ts';
import { denials, flagWords, readFlag } from '../../values/flag.ts';
import { isForThoseInside, isNothing, plainStatus, plainVisibility } from '../../values/keyword.ts';
import { flagsIn, isMark } from '../../values/letter-flags.ts';
import { valuesBy } from '../alternatives.ts';
import { type Column, parentOf, says, share } from '../profile/column.ts';
import type { Table } from '../profile/table.ts';

/** One column's share in a rule of several: what its values mean, and how surely. */
export interface Part {
  readonly rule: RuleObject;
  readonly path: string;
  readonly confidence: number;
  /** Some of its words are not read, though most records say another. */
  readonly isOpen?: true;
}

/** A yes-or-no column, with the word for when it is `when`. One that would be so in every record is left alone. */
export function flag(column: Column, when: boolean | null, word: string): readonly Part[] {
  const given = column.cells.map(({ value }) => value);
  const readOwn = flagsIn(given);
  const read = given.map(readOwn);
  if (when === null || read.includes(null)) return [];
  const telling = read.filter((one) => one === when).length / read.length;
  if (telling === 1 && read.length > 1 && column.coverage > 0.9) return [];
  return [flagPart(column, (value) => (readOwn(value) === when ? word : null))];
}

/** What was not seen yet is written as what was: beside `N` comes `Y`. */
function flagPart(column: Column, meaningOf: (word: string) => string | null): Part {
  const words = [...new Set(column.cells.flatMap(({ value }) => flagWords(value)))].sort();
  const values = Object.fromEntries(words.map((one) => [one, meaningOf(one)]));
  return { rule: { path: column.expression, values }, path: column.expression, confidence: 0.9 };
}

/**
 * A flag that is up in every record and says in so many words that they are for those inside: `internal: true`, `staff_only: 'Y'`. A
 * calendar of trainings for the staff has it so beside calendars that are for everybody. Other words may be about something else that is
 * so in all of them: a `reserved` room, `members` as those whom it is meant for.
 */
export function allInternal(column: Column): readonly Part[] {
  const { words } = column.key;
  const last = words.at(-1) ?? '';
  const isPlain = isForThoseInside(last) || last === 'internal' || isForInsiders(words);
  if (!isPlain || column.coverage <= 0.9 || column.cells.some(({ value }) => readFlag(value) !== true)) return [];
  return [flagPart(column, (value) => (readFlag(value) === true ? 'private' : null))];
}

/**
 * A tick box that shows the event, `1` where it is ticked and nothing where not: beside those that are ticked, the others are not shown.
 * Where a value was never entered (null, or no such key) the box may be younger than the record, and where few are ticked it may be
 * about something else. A serializer that leaves out what is empty leaves out the `false` of a box, too.
 */
export function box(column: Column, table: Table, when: boolean | null, word: string): readonly Part[] {
  const plain = flag(column, when, word);
  if (when !== false || column.coverage < 0.5 || column.coverage >= 0.999) return plain;
  const marks = [...new Set(column.cells.map(({ value }) => scalarText(value)))];
  const [mark] = marks;
  const isLeftOut = column.presence < 0.999;
  if (isLeftOut && (column.coverage < 0.75 || mark !== 'true' || !table.records.every(writesNoEmptyValue)))
    return plain;
  if (mark === undefined || marks.length > 1 || readFlag(mark) !== true) return plain;
  if (!isLeftOut && areNull(column, table)) return plain;
  const values = {
    ...Object.fromEntries(flagWords(mark).map((one) => [one, readFlag(one) === true ? null : word])),
    '': word,
  };
  const path = isLeftOut ? `${column.expression} || ''` : column.expression;
  return [{ rule: { path, values }, path: column.expression, confidence: 0.75 }];
}

/** Whether nothing in it is null, an empty text or a no: what would be so has no key. */
const writesNoEmptyValue = (value: unknown): boolean =>
  value !== null &&
  value !== '' &&
  value !== false &&
  (typeof value !== 'object' || Object.values(value).every(writesNoEmptyValue));

/** Whether some record has no value where the others have one, not even an empty text. */
function areNull({ expression }: Column, { records }: Table): boolean {
  const read = compileExpression(expression);
  return records.some((record) => read(record) === null);
}

/** A date that only some records have, of when they were cancelled or deleted, or a letter that marks them: those are so. */
export function stamped(column: Column, table: Table): readonly Part[] {
  if (column.coverage > 0.5 || says(column, ...other)) return [];
  const isDate = share(column, 'instant', 'dateTime', 'day', 'epoch') >= 0.99 && says(column, 'cancelled');
  if (!isDate && (cancelPolarity(column) !== true || !column.cells.every(({ value }) => isMark(value)))) return [];
  const rule = { path: column.expression, values: { '': null, ...nothingsAt(column, table, null), '*': 'cancelled' } };
  return [{ rule, path: column.expression, confidence: 0.8 }];
}

/** What records write where they have no date, `n/a`, each with the same meaning. A column has no cells for it, but a rule reads it. */
export const nothingsAt = (column: Column, table: Table, meaning: string | null) =>
  Object.fromEntries(
    valuesBy(column.expression, table, table.records.length)
      .filter(isNothing)
      .map((text) => [text, meaning] as const),
  );

const other: readonly Concept[] = ['deadline', 'price', 'person', 'published', 'start', 'end', 'count'];

const about = (column: Column, ...concepts: readonly Concept[]): boolean =>
  says(column, ...concepts) && !says(column, ...ofOthers);

/** What else of an event may be cancelled, hidden or published. */
const ofOthers: readonly Concept[] = [
  'start', 'end', 'date', 'place', 'image', 'price', 'deadline', 'online', 'count', 'capacity', 'person', 'social', 'organizer', 'category', 'timeZone',
]; // biome-ignore format: a list

/** When the event is cancelled: true, false, or null where the flag is about something else. */
export function cancelPolarity(column: Column): boolean | null {
  // `canCancel`: those who have a place may give it back.
  if (column.key.words.some((word) => permissions.has(word))) return null;
  if (about(column, 'cancelled')) return true;
  const words = column.key.words.filter((word) => !readKey(word).concepts.has('event'));
  // `nekonaSe`: what a portal has for a state, it may have for a key.
  if (column.depth <= 1 && words.length > 1 && plainStatus(words.join(' ')) === 'cancelled') return true;
  return column.depth <= 1 && takesPlace.has(words.join('')) ? false : null;
}

const permissions: ReadonlySet<string> = new Set(wordsOf('fields', 'permission').map(romanize));
const takesPlace: ReadonlySet<string> = new Set(
  wordsOf('values', 'takesPlace').map((words) => romanize(words).replaceAll(' ', '')),
);

/** When it is put off; null where the flag is about something else. */
export function postponePolarity(column: Column): boolean | null {
  return about(column, 'postponed') && !says(column, 'cancelled') ? true : null;
}

/** When it is not settled yet: `provisional`, `noch nicht bestätigt`; and when not `isConfirmed`. */
export function tentativePolarity(column: Column): boolean | null {
  const { words } = column.key;
  if (column.depth > 1) return null;
  if (plainStatus(words.join(' ')) === 'tentative') return true;
  const settled = words.filter((word) => !isAbout.has(word) && !readKey(word).concepts.has('event')).join('');
  return settled !== '' && [...denials].some((no) => plainStatus(no + settled) === 'tentative') ? false : null;
}

/**
 * When it waits for somebody's approval: `awaitingApproval`. `requiresApproval` beside places or registrations (`areRegistered`) is about
 * those who register.
 */
export function approvalPolarity({ depth, key: { words } }: Column, areRegistered: boolean): true | null {
  const [first = '', second = '', ...rest] = words.filter(
    (word) => !isAbout.has(word) && !readKey(word).concepts.has('event'),
  );
  if (depth > 1 || rest.length > 0 || !approvals.test(second)) return null;
  return waits.test(first) || (!areRegistered && needs.test(first)) ? true : null;
}

const approvals = /^(?:approval|confirmation|moderation)$/;
const waits = /^(?:awaits|awaiting|pending)$/;
const needs = /^(?:requires?|needs?)$/;

/** What a key begins with that asks. */
const isAbout: ReadonlySet<string> = new Set(['is', 'ist', 'est', 'es', 'er', 'on', 'jest', 'je']);

/** When it is not published. */
export function draftPolarity(column: Column): boolean | null {
  const words = column.key.words;
  if (about(column, 'draft') || words.includes('rejected')) return true;
  if (about(column, 'published') && isOfPart(column)) return null;
  if (about(column, 'published') || (isSwitch(words) && !isOfThing(column)))
    return words.includes('not') || words.includes('in');
  // A status that is yes or no says whether it is published; one of something else, `status_plenary`, does not.
  return says(column, 'status') &&
    words.every((word) => isOfEvent(word) || showing.test(word)) &&
    share(column, 'boolean') >= 0.99
    ? false
    : null;
}

/** Whether the key names something else beside, `minutes_published`, and most records say no: most events are no drafts. */
const isOfPart = (column: Column): boolean =>
  column.key.words.some((word) => word.length > 3 && !isOfEvent(word) && !showing.test(word)) &&
  column.cells.filter(({ value }) => readFlag(value) === false).length * 2 > column.cells.length;

/** Whether the event itself is switched on: `isActive`, but not `waitlistEnabled`, whatever a waiting list is. */
const isSwitch = (words: readonly string[]): boolean =>
  words.some((word) => switchedOn.test(word)) && words.every((word) => switchedOn.test(word) || isOfEvent(word));

/** `stripe: { enabled }`, `user: { enabled }`: what is switched on is the thing that has the key. */
const isOfThing = ({ key, parent }: Column): boolean =>
  key.words.includes('enabled') && parent !== null && !parent.words.every(isOfEvent);

const switchedOn = /^(?:enabled|approved|odobren\w*|aktiv\w{0,3}|activ\w{0,2}|actif|ativ[oa]|attiv[oa])$/;

function isOfEvent(word: string): boolean {
  const concepts = [...readKey(word).concepts];
  return (
    (concepts.length === 0 && /^(?:not|[a-z]{1,2})$/.test(word)) ||
    (concepts.length > 0 && concepts.every((one) => ofEvent.has(one)))
  );
}

const ofEvent: ReadonlySet<Concept> = new Set<Concept>([
  'event',
  'modifier',
  'status',
  'published',
  'visibility',
  'id',
]);

/** A yes or no about who may see it: when it withholds, and how. Null where the flag is about something else. */
export function withholding(column: Column): { readonly when: boolean; readonly word: Visibility } | null {
  const { words } = column.key;
  if (isForInsiders(words)) return { when: true, word: 'private' };
  if (isChoice(column)) return null;
  if (about(column, 'visibility')) {
    if (isOfAnother(words)) return null;
    const says = withheldByKey(column) ?? withheldWithin(column);
    if (says !== null) return { when: true, word: says };
    return { when: false, word: words.includes('listed') ? 'unlisted' : 'private' };
  }
  const phrase = words.filter((word) => !isAbout.has(word) && !readKey(word).concepts.has('event'));
  // `solo_invitados`: what one of the words says else, they don't say together.
  const told = phrase.length > 1 ? plainVisibility(phrase.join('')) : null;
  if (told === 'private' || told === 'unlisted') return { when: true, word: told };
  const last = words.at(-1) ?? '';
  const beside = readKey(words.slice(0, -1).join(' ')).concepts;
  return (isForThoseInside(last) || last === 'internal') &&
    [...beside].every((concept) => concept === 'event' || concept === 'modifier')
    ? { when: true, word: 'private' }
    : null;
}

/** `access_control`, `visibility_level`: 0 and 1 are two of several there, and no yes or no. `private_mode` is one. */
const isChoice = (column: Column): boolean =>
  choices.test(column.key.words.at(-1) ?? '') &&
  withheldByKey(column) === null &&
  column.cells.every(({ value }) => /^\d+$/.test(scalarText(value)));
const choices = /^(?:control|group|kind|level|mode|policy|type)$/;

/** Whether the key is about a way in or a thing that is there for all: `wheelchair_access`, `public_transport`. */
function isOfAnother(words: readonly string[]): boolean {
  const isOther = (word: string) => word.length > 2 && !showing.test(word) && !isOfEvent(word);
  if (words.some((word) => waysIn.has(word))) return words.some((word) => !waysIn.has(word) && isOther(word));
  return words.some((word, n) => {
    const next = words[n + 1] ?? '';
    return plainVisibility(word) === 'public' && isOther(next) && !readKey(word + next).concepts.has('visibility');
  });
}

/**
 * A switch by which an event is shown elsewhere, `show_announce`, beside that of the site, `show_website`. Without one of the site, and where it
 * says who may see the event, `visible_public`, it is about the event itself.
 */
export function isChannel(column: Column, columns: readonly Column[]): boolean {
  const [verb = '', ...where] = column.key.words;
  const saysWho = where.some((word) => plainVisibility(word) !== null || readKey(word).concepts.has('visibility'));
  if (where.length === 0 || saysWho || isOfSite(where) || !isShowing(verb)) return false;
  return columns.some((other) => {
    const [otherVerb, ...site] = other.key.words;
    return (
      otherVerb === verb &&
      isOfSite(site) &&
      parentOf(other) === parentOf(column) &&
      other.cells.every(({ value }) => readFlag(value) !== null)
    );
  });
}

/** `website`, `on_website`, `internet` */
function isOfSite(where: readonly string[]): boolean {
  const named = where.filter((word) => !/^(?:in|on|to)$/.test(word));
  return named.length > 0 && named.every((word) => showing.test(word) || /^(?:internet|online)$/.test(word));
}

const isShowing = (verb: string): boolean =>
  verb === 'show' ||
  verb === 'display' ||
  (['visibility', 'published'] as const).some((concept) => readKey(verb).concepts.has(concept));

/** What shows an event. */
const showing =
  /^(?:app|calendar|content|entry|facing|flag|flg|ind|indicator|item|listing|page|portal|post|record|site|view|web|website)s?$/;
const waysIn: ReadonlySet<string> = new Set(wordsOf('values', 'access').map(romanize));

/** What the words of the column's key withhold, whatever else they are about: where such a flag is up, the event is not for everybody. */
export function withheldByKey({ key: { words } }: Column): 'private' | 'unlisted' | null {
  const told = words.flatMap((_, n) => [1, 2, 3].map((length) => withheldBy(words.slice(n, n + length).join(''))));
  return told.includes('private') ? 'private' : told.includes('unlisted') ? 'unlisted' : null;
}

/** The same of a word in an inflection, `dakhiliya` of `dakhili`, or in a compound of a script without spaces, `내부행사` of `내부`. */
function withheldWithin({ key: { words } }: Column): 'private' | 'unlisted' | null {
  const parts = words.flatMap((word) =>
    ideographs.test(word)
      ? [...word].flatMap((_, from) => [2, 3, 4, 5].map((length) => word.slice(from, from + length)))
      : [1, 2, 3].map((ending) => word.slice(0, -ending)).filter((stem) => stem.length >= 5),
  );
  const told = parts.filter((part) => part.length > 1).map(withheldBy);
  return told.includes('private') ? 'private' : told.includes('unlisted') ? 'unlisted' : null;
}

const ideographs = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script_Extensions=Katakana}\p{Script=Hangul}]{3,}$/u;

/** What a word of a key withholds. A no by itself is none. */
function withheldBy(word: string): 'private' | 'unlisted' | null {
  if (alsoPrivate.test(word)) return 'private';
  if (word === 'hide' || word === 'hidefromlistings') return 'unlisted';
  if (/^\w{1,3}$/.test(word) || readFlag(word) !== null) return null;
  const says = plainVisibility(word);
  return says === 'public' ? null : says;
}

/** Flags of these names are up where not everybody sees it, though under another key the words may say something else. */
const alsoPrivate = /^(?:members|membersonly|onlymembers|internal|secret|ispriv\w*)$/;
