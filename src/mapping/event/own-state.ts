import type { EventStatus, Visibility } from '../../calendar/event.ts';
import { memoize } from '../../memoize.ts';
import { readKey } from '../../vocabulary/key-words.ts';
import type { Concept } from '../../vocabulary/language-words.ts';
import { readDate } from '../dates/date-value.ts';
import { isRecord, openText } from '../json.ts';
import { readFlag } from '../values/flag.ts';
import {
  isStricter,
  maxWord,
  plainStatus,
  plainVisibility,
  statusIn,
  visibilityIn,
  type Withheld,
  wordsIn,
} from '../values/keyword.ts';
import { contentOf, isProperty } from '../wrapper.ts';
import { addressedTo } from './addressed-to.ts';
import {
  calledOffFor,
  cancelsEvent,
  described,
  forbidsPublishing,
  isForInsiders,
  isMark,
  isOccupancy,
  isReasonOfCallingOff,
  isRegistrationState,
  isRemark,
  isTakingPlace,
  marked,
  remarked,
} from './remarked-state.ts';

/**
 * What a record says plainly of its own event, whatever the rules look at: a word that withholds or cancels is obeyed even if no
 * sample had it. Only exact words count, under keys that can't mean anything else; where there is doubt, nothing is said. An event
 * that is wrongly withheld is as bad as a draft that is shown.
 */

/** One plain word: where it stands, and what it says. */
export interface Saying {
  /** As JMESPath would have it, of the record. */
  readonly path: string;
  readonly value: unknown;
  readonly says: Withheld;
}

/** The status and the visibility that the plain words give; null: none says anything. */
export interface OwnState {
  readonly status: (Saying & { readonly says: EventStatus }) | null;
  readonly visibility: (Saying & { readonly says: Visibility }) | null;
}

/** What detection learnt of the records, for reading their plain words. */
export interface StateHints {
  /** Paths whose plain word is so in most records, so that it tells nothing of one event. */
  readonly silent: ReadonlySet<string>;
  /** Objects that hold the event's own fields, by their paths, whatever they are called. */
  readonly sections: ReadonlySet<string>;
  /** How the keys of the event's fields begin, whatever it means: `acm_` of `acm_subject` and `acm_start`. */
  readonly prefixes: readonly string[];
}

/** Reads the plain words of an event's scopes: its record with the details laid over, or both by themselves. */
export function readOwnState(scopes: readonly unknown[], hints: StateHints): OwnState {
  let status: Saying | null = null;
  let visibility: Saying | null = null;
  for (const saying of sayingsOf(scopes, hints)) {
    if (hints.silent.has(saying.path)) continue;
    if (saying.says === 'private' || saying.says === 'unlisted') {
      if (visibility === null || isStricter(saying.says, visibility.says)) visibility = saying;
    } else if (status === null || isStricter(saying.says, status.says)) status = saying;
  }
  return { status, visibility } as OwnState;
}

/** All plain words of an event's scopes. Bounded in what it walks. */
export function sayingsOf(
  scopes: readonly unknown[],
  { sections, prefixes }: Pick<StateHints, 'sections' | 'prefixes'>,
): readonly Saying[] {
  const walk: Walk = { found: [], sections, prefixes, left: maxVisited };
  for (const scope of scopes) {
    if (isRecord(scope)) readObject(scope, '', 0, walk);
    else if (Array.isArray(scope)) readProperties(scope, walk);
  }
  return walk.found;
}

interface Walk {
  readonly found: Saying[];
  readonly sections: ReadonlySet<string>;
  readonly prefixes: readonly string[];
  left: number;
}

/** Of one record: keys and elements that are looked at, levels of objects, keys of one object, elements of one list. */
const maxVisited = 2000;
const maxLevels = 5;
const maxKeys = 200;
const maxListed = 100;

function readObject(object: Readonly<Record<string, unknown>>, at: string, level: number, walk: Walk): void {
  let keys = 0;
  const addressed = level === 0 && 'to' in object ? addressedTo(object) : null;
  if (addressed !== null) walk.found.push({ path: 'to', value: object.to, says: addressed });
  for (const key in object) {
    keys += 1;
    walk.left -= 1;
    if (keys > maxKeys || walk.left < 0) return;
    const value = object[key];
    if (value === null || value === undefined || value === '') continue;
    if (level === 0 && typeof value === 'string' && draftId.test(value) && idKey.test(key))
      walk.found.push({ path: pathOf(at, key), value, says: 'draft' });
    const prefix = walk.prefixes.find((one) => key.startsWith(one) && key.length > one.length);
    const role = roleOf(prefix === undefined ? key : key.slice(prefix.length));
    if (role !== nothing && Object.hasOwn(object, key)) readField(key, role, value, () => pathOf(at, key), level, walk);
  }
}

/** `drafts.7f3a` is a draft of `7f3a`. */
const draftId = /^drafts?\.\S/i;
const idKey = /^[_$@]*id$/i;

function readField(key: string, role: Role, given: unknown, path: () => string, level: number, walk: Walk): void {
  const value = role.meaning === null && typeof given === 'string' ? openText(given) : given;
  if (role.meaning !== null) {
    const says = role.meaning(value, key);
    if (says !== null) walk.found.push({ path: path(), value: shown(value), says });
    // `visibility: { hidden: true }`, `published: { status: 'draft' }`.
    if (role.isSection && isRecord(value) && level < maxLevels) readObject(value, path(), level + 1, walk);
    return;
  }
  if (level >= maxLevels || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    readLabelled(value, path(), level, walk);
    if (/^flags?$/i.test(key)) readFlags(value, path(), walk);
  } else if (role.isSection || walk.sections.has(path()))
    readObject(value as Readonly<Record<string, unknown>>, path(), level + 1, walk);
}

/** `flags: ['cancelled']`: each is a yes. */
function readFlags(list: readonly unknown[], path: string, walk: Walk): void {
  for (const one of list.slice(0, maxListed)) {
    const says = typeof one === 'string' && one.length <= maxWord ? plainStatus(one) : null;
    if (says !== null && says !== 'confirmed') walk.found.push({ path, value: one, says });
  }
}

/** What people see of it: the words of `[5, 'Cancelled']`. */
const shown = (value: unknown): unknown => (typeof value === 'object' ? wordsIn(value, 0).join(' ') : value);

/** `[{ label: 'Status', value: 'Cancelled' }]`: fields of one's own as a list of pairs. */
function readLabelled(list: readonly unknown[], at: string, level: number, walk: Walk): void {
  const [first] = list;
  if (!isRecord(first) || list.length > maxListed) return;
  const keys = Object.keys(first);
  const isPair = keys.length === 2;
  const label = labelKeys.find((key) => typeof first[key] === 'string') ?? (isPair ? keys[0] : undefined);
  const held = valueKeys.find((key) => Object.hasOwn(first, key)) ?? (isPair ? keys[1] : undefined);
  if (label === undefined || held === undefined || label === held) return;
  const labels = list.map((item) => (isRecord(item) ? item[label] : null));
  // Each label once: a list of tickets, each with its status, is no list of fields.
  if (!labels.every((one) => typeof one === 'string') || new Set(labels).size < labels.length) return;
  for (const [n, name] of labels.entries()) {
    walk.left -= 1;
    const role = name.length > maxWord ? nothing : roleOf(name);
    const value = (list[n] as Readonly<Record<string, unknown>>)[held];
    if (role.meaning !== null && walk.left > 0 && value !== null && value !== '')
      readField(name, role, value, () => `${at}[?${quoted(label)} == '${name}'].${quoted(held)}`, level + 1, walk);
  }
}

const labelKeys = ['label', 'key', 'field', 'name', 'title', 'slug', 'caption', 'property', 'attribute'];
const valueKeys = 'value values val content text wert valor valeur valore arvo значение'.split(' ');

/** A row of properties as jCal writes them: `["status", {}, "text", "CANCELLED"]` (RFC 7265). */
function readProperties(row: readonly unknown[], walk: Walk): void {
  for (const [n, part] of row.slice(0, 4).entries()) {
    if (!Array.isArray(part)) continue;
    for (const [index, property] of part.slice(0, maxKeys).entries()) {
      if (!Array.isArray(property) || !isProperty(property)) continue;
      const role = roleOf(property[0] as string);
      if (role.meaning !== null)
        readField(property[0] as string, role, property[3], () => `[${n}][${index}][3]`, 0, walk);
    }
  }
}

const quoted = (key: string): string => (/^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key));
const pathOf = (at: string, key: string): string => (at === '' ? quoted(key) : `${at}.${quoted(key)}`);

/** What a key's value can say, and whether an object under it holds the event's own keys. */
interface Role {
  readonly meaning: ((value: unknown, key: string) => Withheld | null) | null;
  readonly isSection: boolean;
}

const nothing: Role = { meaning: null, isSection: false };
const section: Role = { meaning: null, isSection: true };
/** It may be in a language that nobody here knows: only a list of pairs or what the rules know is read under it. */
const unknown: Role = { meaning: null, isSection: false };

/** How the value beside it is shown: `phase@OData.Community.Display.V1.FormattedValue`. */
const annotation = /@OData\.[\w.]+$/;
/** Of which vocabulary a key is: `ical:status`, `schema:eventStatus`. */
const namespace = /^[a-z][\w-]{0,20}:(?=[a-z_])/i;

const roleOf = memoize(
  (key): Role => (key.length > 100 ? nothing : findRole(key.replace(annotation, '').replace(namespace, ''))),
);

const wrappers = new Set(
  'attributes attribute attrs data fields relationships properties props custom customfields extra node field content value item main default details detail meta metadata info general event embedded acf flags settings options publishing publication state'.split(
    ' ',
  ),
);
const stateConcepts: readonly Concept[] = ['status', 'visibility', 'cancelled', 'draft', 'published', 'postponed'];
const loose: ReadonlySet<Concept> = new Set<Concept>([...stateConcepts, 'event', 'work', 'modifier']);
/** Of another event than this one, or of several. */
const other = /^(?:main|master|super|parent|haupt|conference|meeting|agenda|show|item|entry|last|next|new|old)$/;

function findRole(key: string): Role {
  const { words, concepts } = readKey(key);
  if (words.length === 0) return unknown;
  const meaning = meaningOf(words, concepts);
  if (meaning !== null) return { meaning, isSection: true };
  if (isRemark(words)) return { meaning: remarked, isSection: false };
  if (isDescription(concepts)) return { meaning: described, isSection: false };
  if (isReasonOfCallingOff(words)) return { meaning: calledOffFor, isSection: false };
  if (isMark(words) || isOccupancy(concepts)) return { meaning: marked, isSection: false };
  // `sales_status: { libelle_status: 'Annulé' }`
  if (isRegistrationState(words)) return { meaning: cancelsEvent, isSection: words.length > 1 };
  if (wrappers.has(words.join(''))) return section;
  if (concepts.size === 0) return unknown;
  const isOwn = [...concepts].every((concept) => loose.has(concept)) && !words.some((word) => other.test(word));
  return isOwn ? section : nothing;
}

function meaningOf(words: readonly string[], concepts: ReadonlySet<Concept>): Role['meaning'] {
  const [first = '', second] = words;
  // RFC 5545 §3.8.1.3. A class in small letters may be that of a school.
  if (second === undefined && (first === 'class' || first === 'classification' || first === 'sensitivity'))
    return (value) =>
      value === 'PRIVATE' || value === 'CONFIDENTIAL' || (first === 'sensitivity' && value === 'private')
        ? 'private'
        : null;
  if (isTakingPlace(words)) return (value) => (readNo(value) ? 'cancelled' : null);
  if (isForInsiders(words) || forbidsPublishing(words)) return (value) => (readYes(value) ? 'private' : null);
  const isState =
    stateConcepts.some((concept) => concepts.has(concept)) ||
    words.some((word) => stampWords.has(word) || tombstones.has(word)) ||
    restricting.test(coreOf(words));
  if (!isState && first !== 'access') return null;
  const meanings = [stampMeaning(words, concepts), flagMeaning(words, concepts), wordMeaning(words)];
  const told = meanings.filter((one) => one !== null);
  // `published: 'draft'`: where others have a yes or no, a word says it too.
  const meaning = (value: unknown, key: string) =>
    told.map((one) => one(value, key)).find((says) => says !== null) ?? null;
  if (!words.every(isCallingOff)) return told.length === 0 ? null : meaning;
  // One word by itself may be a label: `{ cancelled: 'Cancelled' }`.
  return (value, key) => meaning(value, key) ?? (/\S\s+\S/.test(String(contentOf(value))) ? remarked(value) : null);
}

/** `annulation`, `event_cancelled`: what stands there in words is of nothing else. */
function isCallingOff(word: string): boolean {
  const { concepts } = readKey(word);
  return concepts.has('cancelled') || concepts.has('postponed') || concepts.has('event') || filler.test(word);
}

// A date

const stampWords = new Set(['withdrawn', 'retracted']);
const stampEnds = /^(?:at|on|date|time|datetime|timestamp|ts|utc|am|le|el|il|em|dato|datum|data|fecha|tstamp)$/;

/** `cancelledAt`, `deleted_on`: a date says that it was. */
function stampMeaning(words: readonly string[], concepts: ReadonlySet<Concept>): Role['meaning'] {
  const ends = words.length > 1 && stampEnds.test(words.at(-1) as string);
  const begins = words.length > 1 && stampEnds.test(words[0] as string);
  if (!ends && !begins) return null;
  const core = coreOf(ends ? words.slice(0, -1) : words.slice(1));
  const says = stampWords.has(core) ? 'cancelled' : happened(core, concepts);
  return says !== 'cancelled' && says !== 'postponed' ? null : (value) => (isDate(value) ? says : null);
}

/** A real date, and none of those that stand for none. */
function isDate(value: unknown): boolean {
  const content = contentOf(value);
  // Several are the days on which a series does not take place.
  if (Array.isArray(content)) return false;
  const result = readDate(content, { formats: [], language: 'en' });
  return result.kind === 'date' && result.reading.day > '1990' && result.reading.day < '2100';
}

// A yes or no

/** What says nothing of the word beside it. Some systems put the type of the value first: `strPostponed`, `FL_CANCELADO`. */
const filler =
  /^(?:is|has|was|been|ist|est|esta|es|event|evt|ev|flag|vevent|veranstaltung|meropriyatie|mark|marked|as|yn|str|bool|bln|fl|int)$/;

/** The word that a key is about: `cancelled` of `event_is_cancelled` and of `isCancelled`. */
function coreOf(words: readonly string[]): string {
  const core = words.filter((word) => !filler.test(word)).join('');
  const bare = /^(?:is|ist|has|was|est|event)(?=\p{L}{5})/u.exec(core)?.[0] ?? '';
  return bare !== '' && plainStatus(core) === null && plainVisibility(core) === null ? core.slice(bare.length) : core;
}

function flagMeaning(words: readonly string[], concepts: ReadonlySet<Concept>): Role['meaning'] {
  const core = coreOf(words);
  const yes = happened(core, concepts);
  // `intern: 1` may be a number of something.
  const isWord = restricting.test(core);
  if (yes !== null) return (value) => (readYes(value) && !(isWord && /^\d$/.test(String(value))) ? yes : null);
  const no = refused(core, concepts);
  return no === null ? null : (value) => (readNo(value) ? no : null);
}

/** What `true` says under a key that is such a word; null: nothing plain. */
function happened(core: string, concepts: ReadonlySet<Concept>): Withheld | null {
  if (doubtfulFlags.has(core)) return null;
  if (hiding.has(core)) return 'unlisted';
  if (tombstones.has(core)) return 'cancelled';
  const status = plainStatus(core, 3);
  // What was deleted takes place no more; a draft was never public.
  if (concepts.has('cancelled') && (status === 'cancelled' || status === 'draft')) return 'cancelled';
  if (status === 'postponed' && concepts.has('postponed')) return status;
  if (status === 'draft' && (concepts.has('draft') || concepts.has('published'))) return status;
  if (restricting.test(core)) return 'private';
  const visibility = plainVisibility(core);
  return concepts.has('visibility') && (visibility === 'private' || visibility === 'unlisted') ? visibility : null;
}

/** What `false` says under `published`, `public` or `listed`. */
function refused(core: string, concepts: ReadonlySet<Concept>): Withheld | null {
  if (concepts.has('visibility') && plainVisibility(core) === 'public')
    return core === 'listed' ? 'unlisted' : 'private';
  if (!concepts.has('published')) return null;
  return plainStatus(core) === 'confirmed' || plainVisibility(core) === 'public' ? 'draft' : null;
}

/** For those inside only, in words that are no numbers of anything. */
const restricting =
  /^(?:internal|intern|internalonly|besloten|staffonly|staffonlyyn|tolkodlyasotrudnikov|dlyasotrudnikov|vnutrenn\w+|nichtoeffentlich|nonpubli\w+)$/;
const tombstones = new Set(['deletion', 'pometkaudaleniya']);
const hiding = new Set(['hide', 'hidefromlistings', 'hidefromlisting', 'hidefromcalendar', 'hidden']);
/** `cancel` may be a thing to do, `cancellation` one that is allowed; members may be whom an event is for. */
const doubtfulFlags = new Set(
  'membersonly onlymembers cancel cancellation annullering annulation otmena absage storno stornierung peruutus otkaz off false no none archived archive inactive disabled pending review future blocked'.split(
    ' ',
  ),
);

/** `descripcion`, `event_text`: where all that is written of an event is that it is off, and perhaps why, it is off. */
const isDescription = (concepts: ReadonlySet<Concept>): boolean =>
  concepts.has('description') && [...concepts].every((one) => one === 'description' || one === 'event');

const readYes = (value: unknown): boolean => {
  const flag = contentOf(value);
  return typeof flag !== 'object' && readFlag(flag) === true;
};

/** A plain no: `none` may stand for a date that is not known. */
const readNo = (value: unknown): boolean => {
  const flag = contentOf(value);
  return typeof flag !== 'object' && readFlag(flag) === false && !/^(?:none|null|timed)$/i.test(String(flag));
};

// A word

/** Words that may stand beside `status`: the status of anything else is not the event's. */
const besideStatus =
  /^(?:text|label|name|code|key|value|slug|type|title|kind|word|string|display|id|bezeichnung|libelle|nom|nombre|nome|nimi|nazwa|nazev|namn|record|row|lifecycle|editorial|content|approval|review|moderation|publishing|publication|publish|published|post|workflow|schedule|scheduling|current|visibility|level|setting|mode|scope|stav|status|state|is|event|evt|ev|vevent|veranstaltung|veranstaltungs|termin|meropriyatiya|meropriyatie|sobytiya|tapahtuman|tapahtuma|evento|evenement|wydarzenia|akce|etkinlik|esemeny)$/;
/** Words for a state that are also those of a region, a room, a stage. */
const ambiguous: readonly Concept[] = ['region', 'place', 'room', 'city', 'address', 'count', 'language'];
/** What a status is of, when it is not of the event: also as a part of a compound, `ticketstatus`. */
const notOwn: readonly Concept[] = [
  'deadline', 'price', 'person', 'organizer', 'contact', 'online', 'image', 'attachment', 'sponsor', 'related', 'email', 'phone',
  'registrationUrl', 'category', 'tag', 'sessions',
]; // biome-ignore format: a list

function wordMeaning(words: readonly string[]): Role['meaning'] {
  const says = (concept: Concept) => words.find((word) => readKey(word).concepts.has(concept));
  const noun = says('status') ?? says('visibility') ?? says('published') ?? words.find((word) => word === 'access');
  if (isWayOfPublishing(words)) return (value) => visibilityIn(value, false);
  if (noun === undefined) return null;
  const { concepts } = readKey(noun);
  if (notOwn.some((concept) => concepts.has(concept))) return null;
  if (!words.every((word) => word === noun || besideStatus.test(word))) return null;
  if (isPrivacy(noun, concepts) && !concepts.has('status')) {
    const isNarrow = !/^(?:visib|privacy|privaci|sichtbar|vidimost|vydymist|widoczn|viditeln|nakyvyys|synlighet)/.test(
      noun,
    );
    // A word for who may see it may also be one for the places that are left: `dostupnost`.
    return (value) => visibilityIn(value, isNarrow) ?? marked(value);
  }
  if (!concepts.has('status')) return (value) => statusIn(value, true) ?? visibilityIn(value, true);
  const isExact = ambiguous.some((concept) => concepts.has(concept));
  return (value) => statusIn(value, isExact);
}

/** `publication_type`, `yayınTipi`: published for whom. */
const isWayOfPublishing = ([what = '', type = '', ...more]: readonly string[]): boolean =>
  more.length === 0 && readKey(what).concepts.has('published') && readKey(type).concepts.has('category');

/** A noun for who may see it: `visibility`, `privacy`, `access`. `private` and `visible` are no nouns. */
const isPrivacy = (word: string, concepts: ReadonlySet<Concept>): boolean =>
  word === 'access' ||
  (concepts.has('visibility') && plainVisibility(word) === null && !/^(?:visible|hide|listed)/.test(word));
