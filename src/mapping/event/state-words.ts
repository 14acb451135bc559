import type { EventStatus, Visibility } from '../../calendar/event.ts';
import { readKey } from '../../vocabulary/key-words.ts';
import type { Concept } from '../../vocabulary/language-words.ts';
import { isEmpty, isRecord } from '../json.ts';
import { languageTag } from '../language.ts';
import { awaitsNewDate, isDraftAsState, isMoved, plainStatus, plainVisibility } from '../values/keyword.ts';
import { contentOf } from '../wrapper.ts';

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
