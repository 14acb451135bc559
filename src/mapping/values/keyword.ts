import type { EventStatus, Visibility } from '../../calendar/event.ts';
import { memoize, memoizeWith } from '../../memoize.ts';
import { readKey, splitKey } from '../../vocabulary/key-words.ts';
import type { Concept } from '../../vocabulary/language-words.ts';
import { romanize } from '../../vocabulary/romanize.ts';
import { wordsOf } from '../../vocabulary/vocabulary.ts';
import { isEmpty, isRecord, scalarText } from '../json.ts';
import { languageTag } from '../language.ts';
import { contentOf } from '../wrapper.ts';
import { readFlag } from './flag.ts';

/**
 * The status that a keyword stands for, or the keywords of an object or a list; a boolean tells whether the event is
 * published. Null when no keyword is known.
 */
export function readStatus(value: unknown): EventStatus | null {
  return readStatusWord(value) ?? (typeof value === 'string' ? (statusOfCode.get(value.trim()) ?? null) : null);
}

/** The same without the codes of programmers, which say something else in other places than under a status: `CXL` may be a treatment. */
export function readStatusWord(value: unknown): EventStatus | null {
  if (typeof value === 'string' && awaitsNewDate(value)) return 'postponed';
  const found = [
    ...readKeywords(value).map((keyword) => plainStatus(keyword, maxEnding)),
    typeof value === 'string' ? statusOfLast(value) : null,
  ].filter((status) => status !== null);
  // `návrh – neschváleno výborem`, `Entwurf, nicht freigegeben`: what follows explains the word.
  const clause = typeof value === 'string' ? /^(\P{P}{3,30}?)(?:\s[–—-]\s|\s?[,;(])/u.exec(value)?.[1] : undefined;
  if (found.length === 0 && clause !== undefined) return plainStatus(clause);
  // Of several, one that keeps the event from taking place as planned says more than `active`.
  return found.find((status) => status !== 'confirmed') ?? found[0] ?? null;
}

/**
 * Who may see an event; true means everybody, false only its owners. Of several keywords the strictest counts. Null
 * when no keyword is known.
 */
export function readVisibility(value: unknown): Visibility | null {
  // `privé – étudiants inscrits`: what follows explains the word.
  const clause = typeof value === 'string' ? /^([^–—:;,(]{3,}?)\s*(?:\s[–—-]\s|[:;,(])/.exec(value)?.[1] : undefined;
  const inside = typeof value === 'string' ? insideFor(value) : undefined;
  const unpublished = typeof value === 'string' ? insideAndUnpublished(value) : undefined;
  const found = [...readKeywords(value), ...[clause, inside, unpublished].filter((one) => one !== undefined)]
    .map(plainVisibility)
    .filter((name) => name !== null);
  return found.find((name) => name === 'private') ?? found.find((name) => name === 'unlisted') ?? found[0] ?? null;
}

/** `Interne` of `Interne aux services`: what follows says who they are. */
function insideFor(text: string): string | undefined {
  const [, first = '', second = ''] = /^\s*(\p{L}+)\s+([\p{L}\p{M}]+)[\s'’]/u.exec(text) ?? [];
  return towards.test(romanize(second.toLowerCase())) && isForThoseInside(first) ? first : undefined;
}

/** `intern` of `intern ikke publisert`: for whom it is, and that nobody else is shown it. Thai writes no comma between. */
function insideAndUnpublished(text: string): string | undefined {
  const words = text.length > maxWord ? [] : text.trim().split(/\s+/);
  const ends = words.slice(1).map((_, n) => [words.slice(0, n + 1).join(' '), words.slice(n + 1).join(' ')] as const);
  return ends.find(([whom, what]) => plainVisibility(whom) === 'private' && plainStatus(what) === 'draft')?.[0];
}

const towards =
  /^(?:a|ad|ai|al|all|alla|alle|au|aux|agli|ao|aos|do|dla|dlya|for|fur|fuer|para|per|pour|pre|pro|til|till|to|voor|za)$/;

/**
 * Whether an event is off until another day is found: `Suspendida hasta nueva fecha`, `Moved - new date TBA`. With a number the day is
 * there, and what is confirmed has it.
 */
export function awaitsNewDate(text: string): boolean {
  if (text.length > 60 || /\p{N}/u.test(text)) return false;
  if (announcesNewDate(text)) return true;
  const [, before] = newDate.exec(` ${romanize(text)} `) ?? [];
  const first = before?.trim().split(/[^\p{L}\p{M}]+/u)[0] ?? '';
  return first !== '' && !denies.test(first) && ['cancelled', 'postponed', null].includes(plainStatus(first));
}

/** Whether a text says nothing but that another day is to come: `Neuer Termin folgt`, `Új időpontja később`. */
export function announcesNewDate(text: string): boolean {
  if (text.length > 60 || /\p{N}/u.test(text)) return false;
  const [begins, article = ''] = dateToCome.exec(romanize(text.trim())) ?? [];
  return begins !== undefined && !denies.test(article.trim());
}

const dateToCome = new RegExp(
  String.raw`^(\p{L}{1,3}\s+)?(?:${wordsOf('values', 'newDate').map(romanize).join('|')})\p{L}{0,3}[\s:,–-]+(?:\p{L}{1,5}\s+){0,3}(?:${wordsOf('values', 'later').map(romanize).join('|')})(?![\p{L}])`,
  'u',
);

const newDate = new RegExp(
  String.raw`^(.+)[^\p{L}\p{M}](?:${wordsOf('values', 'newDate').map(romanize).join('|')})[^\p{L}\p{M}]`,
  'u',
);

/** What programmers shorten states to, in capitals. Without `CAN`, `PST` and codes of two letters, which may be countries, zones and more. */
const statusOfCode: ReadonlyMap<string, EventStatus> = new Map(
  Object.entries({
    confirmed: 'CFM CFMD CNF CNFD CNFM CONFD',
    tentative: 'PROV TNTV',
    cancelled: 'CANCD CANCL CANCLD CNCL CNCLD CNL CNLD CNX CNXD CXL CXLD',
    postponed: 'POSTP POSTPD PPD PPN PPND PSTP PSTPD PSTPN',
    draft: 'DRF DRFT',
  }).flatMap(([status, codes]) => codes.split(' ').map((code) => [code, status as EventStatus] as const)),
);

/** The keywords in a value, normalized: a scalar, the keyword fields of an object, or those of each item of a list. */
function readKeywords(value: unknown, depth = 0): readonly string[] {
  if (typeof value === 'string') return [value, ...memberOf(value)].map(normalizeKeyword);
  if (typeof value === 'boolean' || typeof value === 'number') return [normalizeKeyword(scalarText(value))];
  if (depth > 2) return [];
  if (Array.isArray(value)) return value.slice(0, 20).flatMap((item) => readKeywords(item, depth + 1));
  if (!isRecord(value)) return [];
  const found = keywordFields.flatMap((key) => (Object.hasOwn(value, key) ? readKeywords(value[key], depth + 1) : []));
  const content = contentOf(value);
  return content === value ? found : [...found, ...readKeywords(content, depth + 1)];
}

/** `DRAFT` of `EVENT_STATE_DRAFT`, `internal` of `access:internal`: a word behind the name of the list that it is from. */
function memberOf(text: string): readonly string[] {
  if (text.length > 60 || !/^[\p{L}\p{N}]+(?:(?:[_.-]|::?)[\p{L}\p{N}]+)+$/u.test(text.trim())) return [];
  const words = text.trim().split(/[_.:-]+/);
  const names = words.map((word) => splitKey(word).map((part) => [part, readKey(part).concepts] as const));
  const isName = (part: string, concepts: ReadonlySet<Concept>) =>
    part === 'access' || concepts.has('status') || (concepts.has('visibility') && plainVisibility(part) === null);
  const end = names.findLastIndex((parts) => parts.some(([part, concepts]) => isName(part, concepts)));
  const areOfEvents = names
    .slice(0, end)
    .every((parts) =>
      parts.every(([part, concepts]) => isName(part, concepts) || [...concepts].every((one) => ofEvents.has(one))),
    );
  return end < 0 || end === words.length - 1 || !areOfEvents ? [] : [words.slice(end + 1).join('_')];
}

/** What the name of such a list may say beside that it is one of states: a `REGISTRATION_STATE` is none of the event. */
const ofEvents: ReadonlySet<Concept> = new Set<Concept>(['event', 'calendar', 'published', 'draft', 'modifier']);

const keywordFields = ['code', 'key', 'slug', 'value', 'name', 'id', 'title', 'label', 'type', 'status', 'state'];

/**
 * A keyword without case, separators and prefixes: `EventStatus/EventCancelled`, `https://schema.org/EventCancelled`
 * and `Event cancelled` all become `eventcancelled`, `EventState.TENTATIVE` and `https://club.example/states#event.tentative` become `tentative`.
 */
export const normalizeKeyword = memoize((text) =>
  text
    .slice(0, 200)
    .trim()
    .toLowerCase()
    // A Turkish İ in lower case is an i with this dot above.
    .replaceAll('\u0307', '')
    .replace(/^.*[/#]/, '')
    .replace(/^[\p{L}_]{2,}(?:\.[\p{L}_]{2,})*\.(?=[\p{L}_]{3,}$)/u, '')
    .replaceAll('ё', 'е')
    // A slug writes a separator for an apostrophe: `i-w-gadarnhau`.
    .replace(/[\s_\-.!()'’]+/g, ''),
);

/** The state that the last of a few words says, `auf unbestimmte Zeit verschoben`, `show_cancelled`; null: none, or a word before it denies it. */
function statusOfLast(text: string): EventStatus | null {
  const words = text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[\s_-]+/)
    .filter((word) => word !== '');
  const last = statusOfWord.get(normalizeKeyword(words.at(-1) ?? ''));
  if (words.length < 2 || words.length > 6 || words.some((word) => denies.test(word))) return null;
  return last === 'cancelled' || last === 'postponed' ? last : null;
}

const denies =
  /^(?:not?|non|nicht|kein\w*|nie|ne|не|нет|pas|inte|inget|ikke|ei|sin|niet|geen|nem|não|nao|never|un|if|registration|ticket\w*)$/i;

/**
 * The status that one word says by itself, in its exact form or in letters of another system (`otmeneno`, `fallt aus`); or with a
 * grammatical ending of at most `ending` letters. Null: it is no such word.
 */
export const plainStatus = (word: string, ending = 0): EventStatus | null => statusWithEnding(word, ending);

const statusWithEnding = memoizeWith((word, ending: number): EventStatus | null => {
  const keyword = normalizeKeyword(word);
  const exact = statusOfWord.get(keyword) ?? statusOfCompound(keyword);
  if (exact !== undefined && exact !== null) return exact;
  const plain = romanize(keyword);
  // A code is written without accents: `DA_HUY`.
  const written = statusOfPlain.get(plain);
  if (written !== undefined || ending === 0) return written ?? null;
  return statusOfStem.find(([stem]) => plain.startsWith(stem) && plain.length <= stem.length + ending)?.[1] ?? null;
});

/** Whether this is the first word of what says that an event is off, `findet` of `findet nicht statt`, or all of it. */
export const beginsOff = memoize(
  (word): boolean => {
    offs ??= [statusOfWord, statusOfPlain].flatMap((words) =>
      [...words].flatMap(([keyword, status]) => (status === 'cancelled' || status === 'postponed' ? [keyword] : [])),
    );
    const keyword = normalizeKeyword(word);
    const ways = [keyword, romanize(keyword)];
    return offs.some((one) => ways.some((way) => one.startsWith(way))) || statusOfCompound(keyword) !== null;
  },
  // The words of descriptions.
  { most: 20_000 },
);
let offs: readonly string[] | undefined;

/** Scripts without spaces write what takes place and how it stands as one word: `공연취소`, `公演中止`, `讲座延期`, `전시예정`. */
function statusOfCompound(keyword: string): EventStatus | null {
  if (
    keyword.length > 12 ||
    !/^[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}ー]{3,}$/u.test(keyword)
  )
    return null;
  for (let end = keyword.length - 2; end > 0; end--) {
    const status = statusOfWord.get(keyword.slice(end));
    if (status !== undefined && kindsOfEvents.has(keyword.slice(0, end))) return status;
  }
  return null;
}

const kindsOfEvents: ReadonlySet<string> = new Set(
  [...wordsOf('values', 'kind'), ...wordsOf('values', 'lesson'), ...wordsOf('keys', 'event')].map(normalizeKeyword),
);

/** The same for who may see it. */
export const plainVisibility = memoize((word): Visibility | null => {
  const keyword = normalizeKeyword(word);
  return visibilityOfWord.get(keyword) ?? visibilityOfPlain.get(romanize(keyword)) ?? null;
});

/** Whether a word says `private` by saying that it is for those inside: others, such as `reserved` and `locked`, may be about seats. */
export function isForThoseInside(word: string): boolean {
  const plain = romanize(word.toLowerCase());
  insideWords ??= new Set(wordsOf('values', 'inside').map(romanize));
  return (ofInside.test(plain) || insideWords.has(plain)) && plainVisibility(word) === 'private';
}

const ofInside = /^(?:intern|sisain|sisemi|vidin|iekse|vnutr|wewn|belso|dahili|daxili|besloten)/;
let insideWords: ReadonlySet<string> | undefined;

/** The longest grammatical ending, in letters. A longer text is a sentence that only begins like a status. */
const maxEnding = 9;

// Where a word stands for two of them, the later one counts. An event that is sold out, or whose registration is closed,
// takes place: it is confirmed.
const statusOfWord: ReadonlyMap<string, EventStatus> = new Map(
  [
    ...[...wordsOf('values', 'soldOut'), ...wordsOf('values', 'soldOutAlone')].map(
      (word) => [word, 'confirmed'] as const,
    ),
    ...(['confirmed', 'tentative', 'cancelled', 'postponed', 'draft'] as const).flatMap((status) =>
      wordsOf('values', status).map((word) => [word, status] as const),
    ),
  ].map(([word, status]) => [normalizeKeyword(word), status]),
);

/** Whether a word says that it is a draft under the key of a state, though it may else be a project: `Proiect`. */
export const isDraftAsState = (word: string): boolean => draftStates.has(normalizeKeyword(word));

const draftStates: ReadonlySet<string> = new Set(wordsOf('values', 'draftState').map(normalizeKeyword));

/** Whether a word says that an event has begun and not ended. */
export const isUnderway = (word: string): boolean => underway.has(normalizeKeyword(word));

const underway: ReadonlySet<string> = new Set(wordsOf('values', 'underway').map(normalizeKeyword));

/** Stems of words whose endings change with gender, number and tense; the first that fits counts. */
const statusOfStem: readonly (readonly [string, EventStatus])[] = (
  ['cancelled', 'postponed', 'draft', 'tentative', 'confirmed'] as const
).flatMap((status) => wordsOf('stems', status).map((stem) => [stem, status] as const));

/** The first of two words that are written alike without their accents. */
const inLatin = <T>(words: ReadonlyMap<string, T>): ReadonlyMap<string, T> =>
  new Map([...words].reverse().map(([word, meaning]) => [romanize(word), meaning] as const));

const statusOfPlain = inLatin(statusOfWord);

// `closed` and `members` alone are in no language's words on purpose: portals use them of registrations and audiences.
const visibilityOfWord: ReadonlyMap<string, Visibility> = new Map(
  (['public', 'unlisted', 'private'] as const).flatMap((name) =>
    wordsOf('values', name).map((word) => [normalizeKeyword(word), name] as const),
  ),
);

const visibilityOfPlain = inLatin(visibilityOfWord);

/** What the title says at its beginning or its end, apart from the rest: `CANCELLED: A talk`, `A talk [abgesagt]`. */
export function titleState(title: string | null): TitleState | null {
  if (title === null || title.length < 8 || title.length > 300) return null;
  for (const pattern of titlePatterns) {
    const found = pattern.exec(title);
    if (found === null) continue;
    const [whole, all = ''] = found;
    // `(postponed, new date to follow)`
    const [word = ''] = /[\])】»}）］]/u.test(whole) ? all.split(/\s*[,，、;；]/u) : [all];
    const rest = found.index === 0 ? title.slice(whole.length) : '';
    const isLoud = word === word.toUpperCase();
    // `Cancelled: a comedy` goes on as one phrase.
    if (!isLoud && !/^[\s]*[[(【«]/.test(whole) && /^\s*\p{Ll}/u.test(rest)) continue;
    const isOneWord = isLoud && /^\p{Lu}+$/u.test(word);
    const says = isMoved(word) ? null : plainStatus(word, isOneWord ? 3 : 0);
    if (says === 'cancelled' || says === 'postponed') return { says, word };
  }
  // `INSTÄLLT Jazz at noon`
  const loud = /^[*!\s]*((?:\p{Lu}+\s){1,3})(?=\S*\s*\S*\p{Ll})/u.exec(title)?.[1]?.trim();
  if (loud === undefined || loud.length < 5) return null;
  const says = isMoved(loud) ? null : plainStatus(loud);
  return says === 'cancelled' || says === 'postponed' ? { says, word: loud } : null;
}

interface TitleState {
  readonly says: 'cancelled' | 'postponed';
  readonly word: string;
}

const titlePatterns = [
  /^\s*[*!]*[[(【«{（［]\s*([^\])】»}）］]{2,60}?)[\s!.*]*[\])】»}）］]\s*[:–—-]?/u,
  /^[\s*!]*([^:：|–—!*-]{2,30}?)\s*(?:[:：|!*]+|\s[-–—]+)(?=\s|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul})/u,
  /[[(【«{（［]\s*([^[(【«{（［\])】»}）］]{2,60}?)[\s!.*]*[\])】»}）］][\s!.*]*$/u,
  /(?:\s[-–—|*]+|[:：])\s*([^:：|–—*-]{2,30}?)[\s!.*]*$/u,
];
/** A word that may say something else of what takes place: that it is in another room, on another day, or out of the ordinary. */
export const isMoved = (word: string): boolean => movedWords.has(word.toLowerCase());

const movedWords = new Set(
  'ausgefallen|gestrichen|verlegt|flyttad|flyttat|flyttet|spostato|verzet|siirtyy|delayed|deferred|cancel|перенос|neuer termin|put off'.split(
    '|',
  ),
);

/** Whether a text stands for none in the place of a value: `-`, `n/a`, `null`, `geen`, `não informado`. A word that says no by itself is a flag. */
export const isNothing = (value: unknown): boolean =>
  typeof value === 'string' &&
  value.length < 25 &&
  (/^(?:nan|NaN|NaT|nil|#N\/A)$/.test(value) ||
    /^\s*(?:[-–—]+|n\/a|null|undefined|\(null\)|<null>|0000-00-00(?:[T ][0:.]*Z?)?)\s*$/i.test(value) ||
    wordsForNothing.has(normalizeKeyword(value)));

const wordsForNothing: ReadonlySet<string> = new Set(
  wordsOf('values', 'nothing')
    .filter((word) => readFlag(word) === null)
    .map(normalizeKeyword),
);

/* What the words of a status say of an event, and those of who may see it. */

/** The first four are the event's status, the others its visibility. */
export type Withheld = 'draft' | 'cancelled' | 'postponed' | 'tentative' | 'private' | 'unlisted';

/** Which of two is stricter: what withholds goes before what cancels, what cancels before what postpones. */
const strictness: Readonly<Record<EventStatus | Visibility, number>> = {
  public: 0, confirmed: 0, tentative: 1, unlisted: 2, postponed: 2, private: 3, cancelled: 3, draft: 4,
}; // biome-ignore format: a table

export const isStricter = (one: EventStatus | Visibility, other: EventStatus | Visibility): boolean =>
  strictness[one] > strictness[other];

/** A longer text is a sentence. */
export const maxWord = 60;

/** What the words of a status say, of an object `{ code, label }` the strictest. Several states beside each other are a choice. */
export function statusIn(value: unknown, isExact: boolean): Withheld | null {
  const found = new Set<Withheld>(isUnavailable(value) ? ['cancelled'] : []);
  for (const word of wordsIn(value, 0)) {
    if (doubtfulWords.has(word.toLowerCase())) continue;
    const said = plainStatus(word, isExact || /\s/.test(word.trim()) ? 0 : 9);
    const status = said ?? (!isExact && isDraftAsState(word) ? 'draft' : beginningOf(word));
    if (status === 'draft') {
      const { concepts } = readKey(word);
      const isHidden = plainVisibility(word) === 'private' && !concepts.has('draft');
      found.add(isHidden ? 'private' : concepts.has('cancelled') && !concepts.has('draft') ? 'cancelled' : 'draft');
    } else if (status === 'cancelled' || status === 'postponed') found.add(status);
  }
  if (found.size > 1 && Array.isArray(value)) return null;
  return [...found].reduce<Withheld | null>((a, b) => (a === null || isStricter(b, a) ? b : a), null);
}

/** `{ type: 'Unavailable', reason: 'Storm' }`: with a reason it is no matter of places that are left. */
const isUnavailable = (value: unknown): boolean =>
  isRecord(value) &&
  !isEmpty(value.reason) &&
  Object.values(value).some((one) => typeof one === 'string' && /^unavailable$/i.test(one));

/** `Cancelled due to illness`, `rinviato a data da destinarsi`: the first word says it. */
function beginningOf(text: string): 'cancelled' | 'postponed' | null {
  const first = /^\s*([\p{L}\p{M}]{5,})[\s,:;(–-]/u.exec(text)?.[1];
  if (awaitsNewDate(text)) return 'postponed';
  if (first === undefined || isMoved(first)) return null;
  const says = plainStatus(first);
  return says === 'cancelled' || says === 'postponed' ? says : null;
}

export function visibilityIn(value: unknown, isNarrow: boolean): Withheld | null {
  if (Array.isArray(value) && value.length > 1) return null;
  const content = contentOf(value);
  if (content === false && !isNarrow) return 'private';
  for (const word of wordsIn(content, 0)) {
    const says = plainVisibility(word);
    if (says !== 'private' && says !== 'unlisted') continue;
    if (!doubtfulAccess.has(word.trim().toLowerCase()) && (!isNarrow || plainAccess.test(word))) return says;
  }
  return null;
}

/** Under a status these may say that an event is over, or is to come. */
const doubtfulWords = new Set(
  'future off false no archived archive archiv inactive disabled deactivated blocked review concept internal declined refused cancel'.split(
    ' ',
  ),
);
/** A no says nothing plain of who may see it. */
const doubtfulAccess = new Set(
  'locked false no 0 none secret nein non nie nee nej nei ne nem nu não нет ні ei me hayır όχι'.split(' '),
);
const plainAccess =
  /^\s*(?:private|draft|unlisted|confidential|non[- ]?public|not public|privat|privé|privado|privato)\s*$/i;

/** The texts of a state: one, `[5, 'Cancelled']`, `{ code, label }`, or one in several languages. */
export function wordsIn(given: unknown, depth: number): readonly string[] {
  const value = typeof given === 'object' ? contentOf(given) : given;
  if (typeof value === 'string') return value.length <= maxWord ? [value] : [];
  if (depth > 3 || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.length > 4 ? [] : value.flatMap((item) => wordsIn(item, depth + 1));
  return Object.entries(value)
    .slice(0, 30)
    .filter(([key]) => stateKeys.test(key) || languageTag(key) !== null || isNaming(key))
    .flatMap(([, inner]) => wordsIn(inner, depth + 1));
}

/** `{ koda: 'P', opis: 'preklicana' }`, in whatever language. */
function isNaming(key: string): boolean {
  const { concepts } = readKey(key);
  return concepts.size > 0 && [...concepts].every((concept) => naming.has(concept));
}

const naming: ReadonlySet<Concept> = new Set<Concept>(['id', 'title', 'name', 'slug', 'description', 'short']);

const stateKeys =
  /^(?:code|key|slug|value|name|id|title|label|type|status|state|text|term|display|data|attributes|select|[@#$_]+(?:text|value|t|id)?|bezeichnung|libelle|nom|nombre|nome|nimi|nazwa|nazev|navn|namn|naziv|denumire|megnevezes|naam|название|наименование|имя|код|назва)$/i;
