import type { EventStatus } from '../../calendar/event.ts';
import { readKey } from '../../vocabulary/key-words.ts';
import type { Concept } from '../../vocabulary/language-words.ts';
import { romanize } from '../../vocabulary/romanize.ts';
import { vocabulary, wordsIn, wordsOf } from '../../vocabulary/vocabulary.ts';
import { isRecord } from '../json.ts';
import { isLanguages } from '../structure/languages.ts';
import { isEventNoun, isOfOneLanguage } from '../values/event-noun.ts';
import { denials, readFlag } from '../values/flag.ts';
import { announcesNewDate, awaitsNewDate, beginsOff, isMoved, isNothing, plainStatus } from '../values/keyword.ts';
import { contentOf } from '../wrapper.ts';
import { withoutCauseBefore, wordBeforeCause } from './remarked-cause.ts';

/*
 * What the words beside an event say of it where they might be about something else: a remark may be about the way there, and the
 * status of a registration about the registration.
 */

type CalledOff = 'cancelled' | 'postponed';

/** A longer text is a sentence. */
const maxWord = 60;

let remarkWords: ReadonlySet<string> | undefined;

/** `note`, `Bemerkung`, `EventComment`, `gComment`: nothing beside it but what names the event or the table, so that `private_notes` is none. */
export function isRemark(words: readonly string[]): boolean {
  remarkWords ??= new Set(wordsOf('fields', 'remark').map(romanize));
  if (remarkWords.has(words.join(''))) return true;
  const [word = '', ...more] = words.length < 2 ? words : words.filter((one) => one.length > 1 && !namesEvent(one));
  return more.length === 0 && remarkWords.has(word);
}

function namesEvent(word: string): boolean {
  const { concepts } = readKey(word);
  return concepts.size === 1 && (concepts.has('event') || concepts.has('sessions'));
}

/**
 * A remark that says it of the event: `Cancelled` and nothing else, in a clause of its own (`Aplazado, pendiente de nueva fecha`), with
 * a cause or until when, or aloud before the reason (`ANNULÉ en raison de travaux`). So does `to be confirmed`. Other remarks may be about the way there. In several languages
 * any of them says it.
 */
export function remarked(value: unknown): CalledOff | 'tentative' | null {
  const content = contentOf(value);
  const texts = isRecord(content) && isLanguages(content) ? Object.values(content) : [content];
  return texts.map(remarkedIn).find((says) => says !== null) ?? null;
}

function remarkedIn(given: unknown): CalledOff | 'tentative' | null {
  if (typeof given !== 'string' || given.length > 10 * maxWord) return null;
  const text = given.replace(/<[^>]*>/g, ' ').trim();
  // `The play is off; new date to follow.`
  if (text.split(/[;.!]\s*/u).some(announcesNewDate)) return 'postponed';
  const loud = /^\s*((?=\p{Lu}{5})[\p{Lu} ]+)(?:[:,;!.–-]|\s(?=\p{Ll}))/u.exec(text)?.[1];
  const parts = [loud, ...withoutCause(text).map((one) => one.replace(untilLater(), ''))];
  const says = parts.map((part) => (part === undefined ? null : calledOff(part))).find((one) => one !== null);
  // Nothing but `to be confirmed`: with a word more it may be about the speaker.
  return says ?? (plainStatus(text.replace(/[\s!.]+$/, '').trim()) === 'tentative' ? 'tentative' : null);
}

/** The first clause of a remark without what tells why: `due to low enrolment` behind it, or `For lack of snow,` before it. */
function withoutCause(text: string): readonly string[] {
  causes ??= findCauses();
  const { behind, first } = causes;
  const trimmed = text.trim();
  const main = clauseOf(trimmed).replace(behind, '');
  const rest = trimmed.replace(first, '');
  const more = [rest === trimmed ? null : rest, withoutCauseBefore(trimmed)].filter((one) => one !== null);
  return [main, ...more.map(clauseOf), wordBeforeCause(main) ?? ''];
}

/** The first clause. Empty where it is the first of several states, as in `Cancelled, postponed or moved: see our page`. */
function clauseOf(text: string): string {
  const [whole = '', clause = ''] = (unspaced.test(text) ? sentence : spacedClause).exec(text) ?? [];
  const next = whole.endsWith(',') ? /^\s*([\p{L}\p{M}]+)/u.exec(text.slice(whole.length))?.[1] : undefined;
  return next !== undefined && isOff(plainStatus(next)) ? '' : clause;
}
const spacedClause = /^([^:,;!.–—(。！]+?)(?:\s*[:,;!.–—(。！]|\s-\s|$)/u;
/** Where words have no spaces, a condition may stand behind any other mark: `中止、延期の場合`. */
const sentence = /^([^。！!]+?)(?:\s*[。！!]|$)/u;
const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** What tells why behind a word that says so: `due to illness`. */
function findCauses(): Readonly<Record<'behind' | 'first', RegExp>> {
  const because = wordsOf('values', 'because').join('|');
  const unspaced = wordsOf('values', 'because').filter((word) => withoutSpaces.test(word));
  return {
    behind: new RegExp(String.raw`\s+(?:${because})(?:[\s.].*)?$|(?:${unspaced.join('|')}).*$`, 'iu'),
    first: new RegExp(String.raw`^(?:${because})\s[^,;.!]*,\s*`, 'iu'),
  };
}
const withoutSpaces = /^[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Han}]/u;
let causes: ReturnType<typeof findCauses> | undefined;

/** `until further notice`, `indefinitely`: without a date. */
function untilLater(): RegExp {
  const words = () => wordsOf('dates', 'until').map((word) => word.replace(/[.]/g, '\\.'));
  const phrases = () => wordsOf('values', 'indefinitely').map((phrase) => phrase.replaceAll(' ', String.raw`\s+`));
  later ??= new RegExp(String.raw`\s+(?:(?:${words().join('|')})\s\P{N}*|${phrases().join('|')})$`, 'iu');
  return later;
}
let later: RegExp | undefined;

/** `code`, `flag`: a key that does not say of what it is. */
export function isMark([word = '', ...more]: readonly string[]): boolean {
  marks ??= new Set(wordsOf('fields', 'mark').map(romanize));
  return more.length === 0 && marks.has(word);
}
let marks: ReadonlySet<string> | undefined;

/** `availability`, `capacity`, `Plätze`: who counts the places also writes there that there are none because it is called off. */
export function isOccupancy(concepts: ReadonlySet<Concept>): boolean {
  return [...concepts].some((one) => one !== 'count') && [...concepts].every((one) => occupancy.has(one));
}

const occupancy: ReadonlySet<Concept> = new Set<Concept>(['capacity', 'remaining', 'soldOut', 'booked', 'count']);

/** Under such a key only the one word says it, `cancelled`, or that another day is to be found. */
export function marked(value: unknown): CalledOff | null {
  const text = contentOf(value);
  if (typeof text !== 'string') return null;
  return awaitsNewDate(text) ? 'postponed' : calledOff(text);
}

/** `cancellation_reason`, `absagegrund`, `iptal_nedeni`: only what is called off has one. */
export function isReasonOfCallingOff(words: readonly string[]): boolean {
  reasons ??= [...new Set(wordsOf('fields', 'reason').map(romanize))].sort((a, b) => b.length - a.length);
  const whole = words.join('');
  const reason = reasons.find((one) => whole.startsWith(one) || whole.endsWith(one));
  if (reason === undefined || reason === whole) return false;
  const rest = whole.startsWith(reason) ? whole.slice(reason.length) : whole.slice(0, -reason.length);
  return isOff(plainStatus(rest)) || readKey(rest).concepts.has('cancelled');
}
let reasons: readonly string[] | undefined;

/** What was called off for this reason. */
export function calledOffFor(value: unknown): CalledOff | null {
  const text = contentOf(value);
  if (typeof text !== 'string' || !/\p{L}{2}/u.test(text) || isNothing(text) || readFlag(text) !== null) return null;
  if (isNotSaid(text)) return null;
  const says = remarked(text);
  return says === 'postponed' ? says : 'cancelled';
}

/** The same as `remarked` in a description, of which the rest may say that something else takes place. */
export function described(value: unknown): CalledOff | null {
  const text = contentOf(value);
  if (typeof text !== 'string' || text.length > mostDescribed || !namesOff(text) || isNotSaid(text)) return null;
  const says = remarked(value);
  return says === 'tentative' ? null : says;
}

/** What says more than that it is off, and why, is longer. */
const mostDescribed = 200;

/** Nearly all descriptions are told from those that say it by their words alone. */
function namesOff(text: string): boolean {
  const words = text.split(/[^\p{L}\p{M}]+/u).filter((word) => word !== '');
  const isNamedAt = (n: number) => [1, 2, 3].some((count) => isOff(plainStatus(words.slice(n, n + count).join(' '))));
  return words.some((word, n) => beginsOff(word) && isNamedAt(n));
}

/** `The lecture is off, the concert takes place`, `not cancelled`, `unknown`; but not `Cancelled. The next one takes place in May`. */
function isNotSaid(text: string): boolean {
  if (isOff(plainStatus(/^[^.!]*/.exec(text.trim())?.[0] ?? ''))) return false;
  const [first = '', ...rest] = text.trim().split(/\s+/);
  const isDenied = denials.has(romanize(first)) && isOff(plainStatus(rest.join(' ')));
  return isDenied || saysHappening(text) || /^(?:unknown|\?+)$/iu.test(text.trim());
}

/** `The concert takes place`, but neither `findet nicht statt` nor `nie odbędzie się`. */
function saysHappening(text: string): boolean {
  // `findet nun doch statt`
  const phrases = () =>
    wordsOf('values', 'takesPlace').map((one) => one.replaceAll(' ', String.raw`(?:\s+\p{L}+){0,2}\s+`));
  happening ??= new RegExp(String.raw`(?<!\p{L})(?:${phrases().join('|')})(?!\p{L})`, 'giu');
  return [...text.matchAll(happening)].some((found) => {
    const before = /[^.,:;!?]*$/.exec(text.slice(0, found.index))?.[0].trim().split(/\s+/).slice(-2) ?? [];
    const words = [...before, ...found[0].split(/\s+/)];
    return !words.some((word) => denials.has(romanize(word)) || /n['’]t$/.test(word));
  });
}
let happening: RegExp | undefined;

/** `takes_place`, `gaat_door`: a no cancels the event. */
export function isTakingPlace(words: readonly string[]): boolean {
  takesPlace ??= joinedWords('takesPlace');
  return takesPlace.has(words.filter((word) => !readKey(word).concepts.has('event')).join(''));
}
let takesPlace: ReadonlySet<string> | undefined;

/** Phrases as keys join them. They are gathered when a key first asks: where the module is loaded, each cold start would pay for it. */
const joinedWords = (meaning: 'takesPlace' | 'unpublishing'): ReadonlySet<string> =>
  new Set(wordsOf('values', meaning).map((words) => romanize(words).replaceAll(' ', '')));

/** `staff_and_governors_only`, `aðeins_boðið`: for those inside, and whom they invite. `members_only` may be about who can register. */
export function isForInsiders(words: readonly string[]): boolean {
  if (words.length < 2) return false;
  only ??= new Set(wordsOf('values', 'only').map(romanize));
  if (!only.has(words[0] ?? '') && !only.has(words.at(-1) ?? '')) return false;
  insiders ??= new Set(wordsOf('values', 'insider').map(romanize));
  return words.some((word) => insiders?.has(word));
}
let only: ReadonlySet<string> | undefined;
let insiders: ReadonlySet<string> | undefined;

/** A box that says at its end what to do where it is ticked: `Members only, do not publish`. */
export function forbidsPublishing(words: readonly string[]): boolean {
  unpublishing ??= joinedWords('unpublishing');
  return words.some((_, n) => n < words.length - 1 && unpublishing?.has(words.slice(n).join('')));
}
let unpublishing: ReadonlySet<string> | undefined;

/** The state of a registration or of its tickets: `anmeldestatus`, `registration_status`, `biletDurumu`, or only `sales`. */
export function isRegistrationState(words: readonly string[]): boolean {
  const { concepts } = readKey(words.join('_'));
  const isState = words.length === 1 || concepts.has('status') || /(?:status|statut|stav)$/.test(words.at(-1) ?? '');
  return isState && (['registration', 'booked', 'deadline', 'price'] as const).some((concept) => concepts.has(concept));
}

/** Under such a key only words that name the event are about it: `Kurs fällt aus`, `show_cancelled`, not `storniert`. */
export function cancelsEvent(value: unknown): CalledOff | null {
  const content = contentOf(value);
  if (typeof content !== 'string' || content.length > maxWord) return null;
  const text = content.replaceAll('_', ' ');
  return withoutNoun(text) === text ? null : calledOff(text);
}

function calledOff(text: string): CalledOff | null {
  agents ??= new RegExp(String.raw`\s+(?:${wordsOf('values', 'agent').join('|')})(?=[\s!.]|$)`, 'iu');
  const word = text
    .replace(agents, '')
    .replace(/[\s!.]+$/, '')
    .trim();
  if (word.length > maxWord || isMoved(word)) return null;
  const says = plainStatus(word) ?? plainStatus(withoutNoun(word));
  return isOff(says) ? says : null;
}

let agents: RegExp | undefined;

const isOff = (status: EventStatus | null): status is CalledOff => status === 'cancelled' || status === 'postponed';

/**
 * `Kurs fällt aus`, `The event is cancelled`, `Annullata la conferenza`, without what it is that does so. The text itself where it
 * names nothing that takes place.
 */
function withoutNoun(text: string): string {
  // An article may stand before it.
  for (const words of [text, text.replace(/^\s*(?:\p{L}{1,4}\s+|l[’'])/iu, '')]) {
    const [, noun = '', rest = ''] = /^\s*(\p{L}[\p{L}\p{M}]*)\s+(.+)$/u.exec(words) ?? [];
    if (noun !== '' && isEventNoun(noun)) return rest.replace(auxiliary, '');
  }
  const [, state = '', noun = ''] =
    /^(\p{L}[\p{L}\p{M}]*)\s+(?:\p{L}{1,4}\s+|l[’'])?(\p{L}[\p{L}\p{M}]*)$/iu.exec(text) ?? [];
  return noun !== '' && isEventNoun(noun) ? state : text;
}

const auxiliary = new RegExp(String.raw`^(?:${wordsOf('values', 'be').join('|')})\s+`, 'iu');

/** `Chorprobe entfällt`, `The lecture is cancelled`: a title that begins with what takes place, and says of it that it does not. */
export function titledOff(title: string | null): { readonly says: CalledOff; readonly word: string } | null {
  const [, noun = '', rest = ''] = /^\s*(?:\p{L}{1,3}\s+)?(\p{L}[\p{L}\p{M}]+)\s+(\S.{3,40})$/u.exec(title ?? '') ?? [];
  const said = rest.replace(auxiliary, '');
  const word = said.replace(/[\s!.]+$/, '');
  const says = word === '' || isMoved(word) ? null : plainStatus(word);
  if (!isOff(says) || !isEventNoun(noun)) return null;
  const isSaid = said !== rest || /\s/.test(word) || /!\s*$/.test(rest) || (isLoud(word) && !isLoud(noun));
  return isSaid || isParticipleOf(noun, word, says) ? { says, word: rest } : null;
}

const isLoud = (word: string): boolean => /^\p{Lu}{4,}$/u.test(word);

/** Whether one word behind a noun says that of it: a word of another language may be a name, and `Teatro sospeso` a title. */
function isParticipleOf(noun: string, word: string, says: CalledOff): boolean {
  inTitles ??= new Set(wordsOf('values', 'inTitles').map(romanize));
  const plain = romanize(word);
  const isOfLanguage = (tag: string) =>
    wordsIn(vocabulary[tag] ?? {}, 'values', says).some((one) => romanize(one) === plain);
  return !inTitles.has(plain) && isOfOneLanguage(noun, isOfLanguage);
}
let inTitles: ReadonlySet<string> | undefined;
