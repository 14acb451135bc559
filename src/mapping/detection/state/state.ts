import { readKey, splitKey } from '../../../vocabulary/key-words.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';
import { romanize } from '../../../vocabulary/romanize.ts';
import { wordsOf } from '../../../vocabulary/vocabulary.ts';
import { scalarText } from '../../json.ts';
import type { RuleObject } from '../../mapping-settings.ts';
import { reasoned } from '../../reason.ts';
import { everyOf } from '../../structure/compose-expression.ts';
import { readFlag } from '../../values/flag.ts';
import { isDraftAsState, plainStatus, readStatus, readStatusWord, readVisibility } from '../../values/keyword.ts';
import type { Finding, Findings } from '../finding.ts';
import { type Column, isListed, isOf, isUnder, says, share } from '../profile/column.ts';
import type { Table } from '../profile/table.ts';
import { isBeforeItsHour, recordsJoined } from './course.ts';
import { areNamed, withoutTitle } from './named-codes.ts';
import {
  allInternal,
  approvalPolarity,
  box,
  cancelPolarity,
  draftPolarity,
  flag,
  isChannel,
  nothingsAt,
  type Part,
  postponePolarity,
  stamped,
  tentativePolarity,
  withheldByKey,
  withholding,
} from './state-flags.ts';
import { labelledStates } from './state-labels.ts';
import { codesOf, statusCodes, untoldCodeColumns } from './status-codes.ts';

const elsewhere: readonly Concept[] = [
  'place', 'address', 'organizer', 'person', 'contact', 'category', 'tag', 'image', 'attachment', 'price', 'related',
  'deadline', 'sponsor', 'online', 'seo', 'url', 'api', 'description', 'title', 'language', 'social',
]; // biome-ignore format: a list

const ofThings = elsewhere.filter((concept) => concept !== 'api');

/** `ical:status`: what stands before the key says of which vocabulary it is, and not what it is about. */
const isNamespaced = ({ steps }: Column): boolean => /^[a-z][\w-]{0,20}:[a-z_]/i.test(steps.at(-1) ?? '');

const thingsWithFlags: readonly Concept[] = [
  'place', 'organizer', 'person', 'attachment', 'price', 'related', 'deadline', 'image', 'online',
]; // biome-ignore format: a list

/**
 * Whether the event takes place, and who may see it. Flags are asked before words, and what would hide goes before what would show:
 * a draft that slips out is worse than an event that is missing. `listed` are the list's records by themselves; `isPart`: the portal has
 * other calendars, whose records are not among these.
 */
export function detectState(table: Table, listed: Table, title: Column | undefined, isPart = false): Findings {
  // The list has more records than had their details asked, and states are seen in few of them.
  const fuller = new Map(listed.columns.map((column) => [column.expression, column]));
  const all = table.columns.map((column) => {
    const other = fuller.get(column.expression);
    return other !== undefined && other.cells.length > column.cells.length ? other : column;
  });
  const plain = all
    .filter(
      (column) =>
        column.kind === 'scalar' &&
        column.cells.length > 0 &&
        !isListed(column) &&
        // An event that is not shown on the front page is shown elsewhere.
        !says(column, 'featured'),
    )
    .map((column, _, beside) => withoutTitle(column, beside));
  const flags = plain.filter((column) => !isUnder(column, ...thingsWithFlags));
  const columns = plain.filter((column) => !isUnder(column, ...(isNamespaced(column) ? ofThings : elsewhere)));
  const cancelled = flags.flatMap((column) => [
    ...flag(column, cancelPolarity(column), 'cancelled'),
    ...stamped(column, table),
  ]);
  const areRegistered = all.some((column) => says(column, 'registration', 'registrationUrl', 'capacity', 'remaining'));
  const unsettled = [
    ...flags.flatMap((column) => flag(column, postponePolarity(column), 'postponed')),
    ...columns.flatMap((column) => flag(column, tentativePolarity(column), 'tentative')),
    ...columns.flatMap((column) => flag(column, approvalPolarity(column, areRegistered), 'tentative')),
  ];
  const shown = (column: Column, when: boolean | null, word: string) =>
    box(column, table.columns.includes(column) ? table : listed, when, word);
  const ofAccess = columns.filter((column) => !areNamed(column, columns) && !isChannel(column, all));
  const unpublished = ofAccess.flatMap((column) => shown(column, draftPolarity(column), 'draft'));
  const ofDocument = documentColumns(all);
  const stamps = listed.columns.flatMap((column) =>
    ofDocument.has(column.expression) ? [] : missingStamp(column, table),
  );
  const ofWhom = columns.filter((column) => isVisibilityWord(column) && !isStatusWord(column));
  const joined = recordsJoined(all, ofWhom);
  const words = columns
    .filter((column) => isStatusWord(column) && !isOnlyOfAccess(column))
    .map((column) => wordPart(column, 'status', ofDocument.has(column.expression) ? ['draft'] : [], joined))
    .sort((a, b) => b.telling - a.telling || b.confidence - a.confidence)
    // `{ code, title }` say the same thing twice.
    .filter(({ parent }, n, all) => parent === '' || all.findIndex((one) => one.parent === parent) === n);
  const titled = listed.columns.find((column) => column.expression === title?.expression) ?? title;
  const coded = titled === title ? table.columns : listed.columns;
  const codes =
    titled === undefined
      ? []
      : coded
          .filter((column) => column.kind === 'scalar' && !isUnder(column, ...elsewhere))
          .flatMap((column) => statusCodes(column, titled));
  const drafts = ofWhom.flatMap(draftPart);
  const labels = labelledStates(table);
  const status = [
    ...cancelled,
    ...unpublished,
    ...drafts,
    ...stamps,
    ...labels,
    ...unsettled,
    ...words.slice(0, 4),
    ...codes,
  ];
  const seen = ofAccess.flatMap((column) => {
    const withheld = withholding(column);
    if (withheld === null) return [];
    const parts = shown(column, withheld.when, withheld.word);
    return parts.length === 0 && isPart ? allInternal(column) : parts;
  });
  const access = [
    ...columns.filter(isVisibilityWord).map((column) => wordPart(column, 'visibility')),
    ...columns.filter((column) => isStatusWord(column) && !isVisibilityWord(column)).flatMap(hidingPart),
    ...columns.filter((column) => !isVisibilityWord(column)).flatMap((column) => circlePart(column, table)),
    ...all.filter(isListed).flatMap(labelPart),
  ];
  const paths = status.map(({ path }) => path);
  const isOpen = untoldCodeColumns(table, paths).length > 0 || isNoted(columns, status);
  return {
    ...(status.length > 0 ? { status: { ...combined(status, 'takesPlace'), ...(isOpen && { isOpen }) } } : {}),
    ...(seen.length + access.length > 0 ? { visibility: combined([...seen, ...access], 'maySee') } : {}),
  };
}

function combined(parts: readonly Part[], code: 'takesPlace' | 'maySee'): Finding {
  const rules = parts.map(({ rule }) => (rule.values === undefined ? (rule.path as string) : rule));
  return {
    rule: rules.length === 1 ? (rules[0] as RuleObject) : rules,
    confidence: Math.min(...parts.map(({ confidence }) => confidence)),
    ...(parts.some(({ isOpen }) => isOpen) && { isOpen: true }),
    ...reasoned(code, { keys: parts.map(({ path }) => path).join(', '), count: parts.length }),
  };
}

/** Whether a note begins with a word of a state that no part reads: `Aplazado, pendiente de nueva fecha`. */
const isNoted = (columns: readonly Column[], parts: readonly Part[]): boolean =>
  columns.some(
    (column) =>
      column.length <= longestNote &&
      !parts.some(({ path }) => path === column.expression) &&
      column.cells.some(({ value }) => {
        const word = /^[\s*!]*([^,.:;!–—()|-]{4,30}?)\s*(?:[,.:;!–—()|]|\s-|$)/u.exec(scalarText(value))?.[1];
        return word !== undefined && ['cancelled', 'postponed'].includes(plainStatus(word) ?? '');
      }),
  );

const longestNote = 200;

/** A publish date that is there for all listed records but empty for some: those are not published. */
function missingStamp(column: Column, table: Table): readonly Part[] {
  if (!says(column, 'published') || column.presence < 0.999 || column.coverage < 0.5 || isListed(column)) return [];
  if (
    share(column, 'instant', 'dateTime', 'day', 'epoch') < 0.9 ||
    isUnder(column, ...elsewhere, 'work') ||
    says(column, 'end')
  )
    return [];
  if (table.records.length < 2) return [];
  const rule = { path: column.expression, values: { ...nothingsAt(column, table, 'draft'), null: 'draft', '*': null } };
  return [{ rule, path: column.expression, confidence: column.coverage < 1 ? 0.8 : 0.6 }];
}

/**
 * Columns of several documents of an event, by their expressions: `AgendaStatus`, `AgendaPublished`, `AgendaFile` and the same of
 * the minutes. A draft of the minutes is no draft of the meeting. A link makes no document: the event and its place have one each.
 */
function documentColumns(columns: readonly Column[]): ReadonlySet<string> {
  const byOwner = new Map<string, Column[]>();
  for (const column of columns)
    for (let n = 1; n < column.key.words.length; n++) {
      const owner = [...column.steps.slice(0, -1), ...column.key.words.slice(0, n)].join(' ');
      byOwner.set(owner, [...(byOwner.get(owner) ?? []), column]);
    }
  const documents = [...byOwner.values()].filter(
    (own) => own.some((one) => says(one, 'attachment')) && own.some((one) => says(one, 'status')),
  );
  const innermost = documents.filter(
    (own) => !documents.some((other) => other !== own && other.every((one) => own.includes(one))),
  );
  return new Set(innermost.length < 2 ? [] : innermost.flat().map(({ expression }) => expression));
}

const isCode = (column: Column): boolean =>
  share(column, 'integer', 'boolean', 'instant', 'dateTime', 'day', 'opaque') < 0.5 && column.length <= 60;

function isStatusWord(column: Column): boolean {
  if (!isCode(column)) return false;
  const own = says(column, 'status', 'draft', 'cancelled') && !says(column, 'id', 'person', 'count', 'deadline');
  const inside =
    isUnder(column, 'status') && (column.depth <= 1 || isOf(column, 'status')) && !says(column, 'description');
  if (own || inside) return column.cells.some(({ value }) => readStatus(value) !== null);
  // A calendar may be called `archive-talks`.
  if (says(column, 'calendar') && !column.cells.some(({ value }) => plainStatus(scalarText(value), 2) === 'draft'))
    return false;
  return speaksOf(
    column,
    (value) =>
      readVisibility(value) === null || /^draft$/i.test(scalarText(value)) ? readStatusWord(value) : 'confirmed',
    ['draft', 'cancelled', 'postponed'],
  );
}

/** What of an event people may see or not, `address_visibility`, without a word on the event. */
const withOwnAccess: readonly Concept[] = ['address', 'phone', 'email'];

function isVisibilityWord(column: Column): boolean {
  // A yes or no is a flag (`withholding`): a no by itself would withhold.
  const isFlag = column.cells.every(({ value }) => readFlag(value) !== null);
  if (!isCode(column) || says(column, ...withOwnAccess) || isFlag) return false;
  const isOfAccess = column.key.words.includes('access') || column.key.words.join(' ') === 'class';
  if (says(column, 'visibility') || isOfAccess) return column.cells.some(({ value }) => accessOf(value) !== null);
  return speaksOf(column, (value) => (isDraft(value) ? 'public' : readVisibility(value)), ['private', 'unlisted']);
}

/** `privacyStatus`: each word tells who may see it, and none whether it takes place. */
const isOnlyOfAccess = (column: Column): boolean =>
  says(column, 'visibility') &&
  column.cells.every(({ value }) => accessOf(value) !== null && !isDraft(value)) &&
  isVisibilityWord(column);

/** Beside other states, a draft is one of them: nobody is kept out of what is published. */
const isDraft = (value: unknown): boolean =>
  readStatus(value) === 'draft' && readKey(scalarText(value)).concepts.has('draft');

/** Who may see it, by a word. Beside other words a no answers another question: `access: 'required' | 'advised' | 'no'`. */
const accessOf = (value: unknown): string | null => (readFlag(value) === null ? readVisibility(value) : null);

/** Whatever the key says: all values are words of a state, and one of them is telling. */
function speaksOf(column: Column, read: (value: unknown) => string | null, telling: readonly string[]): boolean {
  if (says(column, 'place', 'tag', 'id')) return false;
  if (column.depth > 1 || column.coverage <= 0.5) return isOnlyOfFew(column, read, telling);
  // The name of a state, `registrationStatusName`, is no title.
  if (says(column, 'title') && !says(column, 'status')) return false;
  // A yes or no says nothing by itself: `complet: "non"` is about places.
  if (column.cells.some(({ value }) => readFlag(value) !== null)) return false;
  const meanings = column.cells.map(({ value }) => read(value));
  if (!meanings.some((one) => telling.includes(one as string))) return false;
  // A state of several words, `Findet statt` beside `Fällt aus`, looks like any short text.
  const isCoded = column.cells.length > 1 && share(column, 'code') >= 0.9;
  // What all records say is seldom that they are drafts.
  if (meanings.every((one) => one !== null)) return new Set(meanings).size > 1;
  return isCoded && isSmallEnum(column);
}

/** Under a key that says nothing, few records have a word, and each is a telling one: `cancelled` here, `postponed` there. */
function isOnlyOfFew(column: Column, read: (value: unknown) => string | null, telling: readonly string[]): boolean {
  if (column.depth > 2 || column.coverage > 0.5 || column.key.concepts.size > 0) return false;
  const meanings = column.cells.map(({ value }) => read(value));
  return meanings.every((one) => telling.includes(one as string)) && new Set(meanings).size > 1;
}

/** A few words, over and over, under a key that says nothing of what else they could be. */
const isSmallEnum = (column: Column): boolean =>
  column.key.concepts.size === 0 &&
  column.coverage > 0.9 &&
  column.distinct * column.cells.length <= Math.max(2, column.cells.length / 2);

/** A state by which what is published is for some people only: WordPress has `publish` and `private` under one key. */
const hidingPart = (column: Column): readonly Part[] => partOf(column, isPrivate, 'private');

/** A draft among those who may see it: `web`, `internal`, `draft`. */
const draftPart = (column: Column): readonly Part[] => partOf(column, isDraft, 'draft');

/** What the words of a column mean of which this is so; the others say nothing. */
function partOf(column: Column, isOne: (word: string) => boolean, meaning: string): readonly Part[] {
  const values = new Set(column.cells.map(({ value }) => scalarText(value)).filter(isOne));
  if (values.size === 0) return [];
  const rule = {
    path: column.expression,
    values: { ...Object.fromEntries([...values].map((word) => [word, meaning])), '*': null },
  };
  return [{ rule, path: column.expression, confidence: 0.85 }];
}

/**
 * Whom an event is kept for, under a key that says that it is kept for some, and nothing where it is for all: `restricted_to: 'team'`.
 * Where the key says more it may be a note for those inside.
 */
function circlePart(column: Column, table: Table): readonly Part[] {
  if (
    !column.key.words.every(isOfAccess) ||
    withheldByKey(column) !== 'private' ||
    column.coverage > 0.9 ||
    column.length > 40
  )
    return [];
  const codes = codesOf(column).map(({ code }) => code);
  if (codes.length > mostCircles || codes.some((code) => readFlag(code) !== null || !/\p{L}{3}/u.test(code))) return [];
  const open = codes.filter((code) => readVisibility(code) === 'public').map((code) => [code, null] as const);
  const values = { ...nothingsAt(column, table, null), ...Object.fromEntries(open), '': null, '*': 'private' };
  return [{ rule: { path: column.expression, values }, path: column.expression, confidence: 0.75 }];
}

/** A list of labels that says who may see it, `security: [{ system, code: 'R', display: 'restricted' }]`: one of them is enough. */
function labelPart(column: Column): readonly Part[] {
  const isOfEvent = !isUnder(column, ...elsewhere.filter((concept) => concept !== 'seo'));
  if (column.kind !== 'scalar' || !isOfEvent || !(says(column, 'visibility') || isOf(column, 'visibility'))) return [];
  const words = codesOf(column).map(({ code }) => code);
  const withheld = words.filter((word) => ['private', 'unlisted'].includes(accessOf(word) ?? ''));
  if (withheld.length === 0 || words.length > mostCircles) return [];
  const path = everyOf(column.steps);
  const told = `${path} | [?contains([${withheld.map((word) => `'${word.replace(/['\\\\]/g, '\\\\$&')}'`).join(', ')}], @)]`;
  const isRead = words.every((word) => accessOf(word) !== null);
  return [{ rule: { path: isRead ? path : told }, path: column.expression, confidence: 0.8 }];
}

/** A word for who may see it, for the event, or before those it is for. */
const isOfAccess = (word: string): boolean => {
  const concepts = [...readKey(word).concepts];
  return toWhom.test(word) || (concepts.length > 0 && concepts.every((one) => ofAccess.has(one)));
};

const ofAccess: ReadonlySet<Concept> = new Set<Concept>(['visibility', 'event', 'modifier']);
const toWhom = /^(?:a|an|au|aux|dla|dlya|for|fur|fuer|para|per|pour|pre|pro|til|till|to|voor|za)$/;
const mostCircles = 8;

/** Whether the key says that it is of a state, or the object around it: `stare.denumire`. */
const isOfState = (column: Column): boolean => says(column, 'status') || isUnder(column, 'status');

/** The very word, and none that says more of the state. */
const isPrivate = (word: string): boolean =>
  accessOf(word) === 'private' &&
  // An event that nobody may change any more is there to be seen.
  word.toLowerCase() !== 'locked' &&
  ['draft', null].includes(readStatus(word)) &&
  !readKey(word).concepts.has('draft');

/** `ELDERS_ONLY`, `kun ledere`: not what is only online. */
const isForSomeOnly = (word: string): boolean => {
  const words = splitKey(word);
  return (
    words.length > 1 &&
    [words[0], words.at(-1)].some((one) => onlyWords.has(one ?? '')) &&
    !words.some((one) => readKey(one).concepts.has('online'))
  );
};

/** Under a key of who may see it, a rarer word beside `everybody` is a smaller circle, whichever: `council`, `team`, `staff and trustees`. */
const isCircle = (column: Column, word: string): boolean =>
  says(column, 'visibility') && /\p{L}{3}/u.test(word) && readFlag(word) === null && readStatus(word) === null;

const onlyWords: ReadonlySet<string> = new Set(wordsOf('values', 'only').map(romanize));

/** `CNF`, `CNL`: beside a code of programmers for cancelled, `PST` is no zone, and rather postponed than past. */
const areShortened = (codes: readonly { readonly code: string }[]): boolean =>
  codes.every(({ code }) => /^[A-Z]{3,5}$/.test(code)) && codes.some(({ code }) => readStatus(code) === 'cancelled');

/** A column of words: those that the engine knows stay as they are, others that were seen say nothing, and neither do `unsaid` meanings. */
function wordPart(
  column: Column,
  kind: 'status' | 'visibility',
  unsaid: readonly string[] = [],
  joined: ReadonlySet<number> = new Set(),
): Part & { readonly telling: number; readonly parent: string } {
  const isStatus = kind === 'status';
  const read: (value: unknown) => string | null = isStatus ? readStatus : accessOf;
  const values: Record<string, string | null> = {};
  let telling = 0;
  let unknown = 0;
  let isOpen = false;
  const codes = codesOf(column);
  const most = isStatus ? 0 : Math.max(0, ...codes.map(({ code, count }) => (read(code) === 'public' ? count : 0)));
  for (const { code: word, count } of codes.toSorted((a, b) => (a.code < b.code ? -1 : 1)).slice(0, 40)) {
    const meaning =
      (isStatus && isPrivate(word) ? 'confirmed' : read(word)) ?? (!isStatus && isForSomeOnly(word) ? 'private' : null);
    if (meaning === null) unknown += 1;
    if (meaning === null && count < most && isCircle(column, word)) {
      values[word] = 'private';
      telling += 1;
      continue;
    }
    if (meaning === null && isStatus && isOfState(column) && isDraftAsState(word)) {
      values[word] = 'draft';
      telling += 1;
      continue;
    }
    if (isStatus && word === 'PST' && count < (codes[0]?.count ?? 0) && areShortened(codes)) {
      values[word] = 'postponed';
      telling += 1;
      continue;
    }
    // What most say is the usual; of a rarer word nobody knows.
    if (meaning === null && count < (codes[0]?.count ?? 0)) isOpen = true;
    // What was deleted takes place no more; `draft` is what was never public.
    if (
      isStatus &&
      (meaning === null || meaning === 'draft') &&
      readKey(word).concepts.has('cancelled') &&
      !readKey(word).concepts.has('draft')
    )
      [values[word], telling] = ['cancelled', telling + 1];
    else if (isStatus && isBeforeItsHour(column, word, joined)) values[word] = null;
    else if (meaning === null || meaning === 'confirmed' || meaning === 'public' || unsaid.includes(meaning))
      values[word] = null;
    else telling += 1;
  }
  const rule = Object.keys(values).length === 0 ? { path: column.expression } : { path: column.expression, values };
  return {
    rule,
    path: column.expression,
    confidence: unknown > 0 ? 0.6 : 0.85,
    ...(isOpen && { isOpen }),
    telling,
    parent: isUnder(column, 'status') ? column.steps.slice(0, -1).join('.') : '',
  };
}
