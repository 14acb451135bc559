import type { Organizer } from '../../calendar/event.ts';
import { lineBreaks } from '../../text/plain/control-characters.ts';
import { readPlainText } from '../../text/plain-text.ts';
import { splitKey } from '../../vocabulary/key-words.ts';
import { romanize } from '../../vocabulary/romanize.ts';
import { wordsOf } from '../../vocabulary/vocabulary.ts';
import { isRecord, type JsonObject } from '../json.ts';
import { chooseLanguage } from '../language.ts';
import { contentOf, nameOfPair } from '../wrapper.ts';

/** Reads a name in the given language: a text, or the name of an object. Null when there is none. */
export function readName(value: unknown, language: string, depth = 0): string | null {
  if (typeof value === 'string' || typeof value === 'number') return readPlainText(value);
  if (depth > 4) return null;
  if (Array.isArray(value)) {
    const localized = chooseLanguage(value, language);
    const said = localized.value === value ? (nameOfPair(value) ?? contentOf(value)) : localized.value;
    return said === value ? null : readName(said, language, depth + 1);
  }
  if (!isRecord(value)) return null;
  const localized = chooseLanguage(value, language);
  if (localized.value !== value) return readName(localized.value, language, depth + 1);
  const byKey = new Map(Object.keys(value).map((key) => [romanize(key), key]));
  const person = readPerson(value, language);
  if (person !== null) return person;
  for (const key of nameKeys) {
    const own = byKey.get(key);
    const name = own === undefined ? null : readName(value[own], language, depth + 1);
    if (name !== null) return name;
  }
  const content = contentOf(value);
  return content === value ? readPerson(value, language, true) : readName(content, language, depth + 1);
}

/**
 * The name of a person whose first and last name stand in fields of their own; null: the object is no such person. `half`: one of
 * the two will do.
 */
export function readPerson(object: JsonObject, language: string, half = false): string | null {
  const parts = Object.keys(object).flatMap((key) => {
    const roles = rolesOf(key);
    if (roles.length === 0) return [];
    const name = readPlainText(contentOf(chooseLanguage(object[key], language).value));
    return name === null ? [] : [{ roles, name }];
  });
  const find = (role: NameRole, ...others: readonly unknown[]) =>
    parts
      .filter((part) => part.roles.includes(role) && !others.includes(part))
      .toSorted((a, b) => a.roles.length - b.roles.length)[0];
  const whole = find('name');
  // `nom` is a first name beside `cognom`, and a last one beside `prénom`; `name` is a first one beside `surname`.
  const given = find('firstName');
  const last = find('lastName', given?.roles.length === 1 ? given : undefined);
  const first = find('firstName', last) ?? whole;
  if (first === undefined || last === undefined) return half ? ((first ?? last)?.name ?? null) : null;
  if (whole?.name.includes(last.name) === true) return whole.name;
  const middle = find('middleName', first, last);
  return [first, middle, last].flatMap((part) => part?.name ?? []).join(' ');
}

type NameRole = 'name' | 'firstName' | 'middleName' | 'lastName';

const roles = new Map<string, readonly NameRole[]>([
  ['name', ['name']],
  ['fullname', ['name']],
  ['displayname', ['name']],
]);
for (const role of ['firstName', 'middleName', 'lastName'] as const)
  for (const word of wordsOf('fields', role).map(romanize)) roles.set(word, [...(roles.get(word) ?? []), role]);

/** Keys come again with every record. */
const readRoles = new Map<string, readonly NameRole[]>();

/** Of whom a key has the first or the last name, `speaker` of `speaker_first_name`; null: it has neither, or says nothing of the person. */
export function partOfName(key: string): { readonly whose: string; readonly part: 'first' | 'last' } | null {
  const words = splitKey(key);
  const found = rolesOf(key);
  const [part] = (['first', 'last'] as const).filter((one) => found.includes(`${one}Name`));
  if (found.length !== 1 || part === undefined) return null;
  const of = [2, 1].find((count) => roles.get(words.slice(-count).join(''))?.length === 1) ?? 1;
  return words.length > of ? { whose: words.slice(0, -of).join('_'), part } : null;
}

/** Which part of a person's name a key has: by its last words, `speaker_first_name`. */
function rolesOf(key: string): readonly NameRole[] {
  const known = readRoles.get(key);
  if (known !== undefined) return known;
  const words = splitKey(key);
  const found =
    [words, words.slice(-2), words.slice(-1)]
      .map((some) => roles.get(some.join('')))
      .find((one) => one !== undefined) ?? [];
  if (readRoles.size > 5000) readRoles.clear();
  readRoles.set(key, found);
  return found;
}

const nameKeys: readonly string[] = [
  'name', 'title', 'label', 'displayName', 'display_name', 'fullName', 'full_name', 'fullname', ...wordsOf('fields', 'name'), 'caption', 'text', 'value', 'term',
  'attributes', 'fields', 'data',
].map(romanize); // biome-ignore format: a list

/** Reads names, each once: of a list, of one text with commas or semicolons, or of a single thing. */
export function readNames(value: unknown, language: string): readonly string[] {
  const localized = chooseLanguage(value, language).value;
  const parts = partsOf(nameOfPair(localized) ?? localized, language);
  return eachOnce(parts.slice(0, 200).flatMap((part) => readName(part, language) ?? []));
}

/** The first of names that differ in case only. */
export const eachOnce = (names: readonly string[]): readonly string[] => {
  const first = new Map<string, string>();
  for (const name of names) if (!first.has(name.toLowerCase())) first.set(name.toLowerCase(), name);
  return [...first.values()];
};

function partsOf(value: unknown, language: string): readonly unknown[] {
  if (typeof value === 'string') return splitNames(value);
  if (Array.isArray(value)) return value.flatMap((item) => itemsOf(item, language));
  if (isRecord(value) && readName(value, language) === null) {
    const chosen = chosenKeys(value);
    if (chosen !== null) return chosen;
    const content = contentOf(value);
    if (Array.isArray(content)) return partsOf(content, language);
    return Object.values(value).flatMap((part) => itemsOf(part, language));
  }
  return [value];
}

/** `{ "Concert": true, "Theatre": false }`: the names that are true. Null for other objects. */
function chosenKeys(value: Readonly<Record<string, unknown>>): readonly string[] | null {
  const entries = Object.entries(value);
  return entries.every(([, one]) => typeof one === 'boolean')
    ? entries.flatMap(([key, one]) => (one ? [key] : []))
    : null;
}

/** The semicolon of an entity, `Th&eacute;âtre`, parts nothing. What databases write between several values of a field does. */
export const partsName = String.raw`(?<!&(?:#\d{1,6}|#x[\da-f]{1,6}|[a-z]{2,12}\d{0,2}));|[|؛；\x1F${lineBreaks}`;
const ends = new RegExp(`${partsName}]`, 'iu');

/** `Talk, Dance` are two names. `Show, música e festa` is one: it continues in lower case up to an "and". */
const splitNames = (text: string): readonly string[] =>
  text.split(ends).flatMap((part) => (singleName.test(part) ? [part] : part.split(',')));

const singleName = new RegExp(
  String.raw`^\s*\p{Lu}[^,]*,\s*\p{Ll}[^,]*\s(?:${wordsOf('dates', 'and').join('|')})\s[^,]*$`,
  'u',
);

/** The items of a nested list. A list of languages is one name. */
function itemsOf(item: unknown, language: string): readonly unknown[] {
  if (!Array.isArray(item)) return [item];
  const name = nameOfPair(item);
  if (name !== null) return [name];
  return chooseLanguage(item, language).value === item ? item.slice(0, 200) : [item];
}

/**
 * Reads the organizer from a name, `Name <mail>`, an object or the first item of a list; `email` is the value of its
 * own rule.
 */
export function readOrganizer(value: unknown, email: unknown, language: string): Organizer | null {
  const localized = chooseLanguage(value, language).value;
  const first = Array.isArray(localized)
    ? (nameOfPair(localized) ?? localized.find((item) => item !== null && item !== '') ?? null)
    : localized;
  const mail = readEmail(email) ?? readEmail(first);
  const whole = readName(first, language);
  const name = whole === null ? null : withoutEmail(whole);
  return name === null && mail === null ? null : { name, email: mail };
}

/** The e-mail address in a text (`Name <mail>`, `mailto:…`) or an object; null when there is none. */
function readEmail(value: unknown, depth = 0): string | null {
  if (typeof value === 'string') return emailPattern.exec(value.slice(0, 1000).replace(/^mailto:/i, ''))?.[0] ?? null;
  if (depth > 2) return null;
  if (Array.isArray(value)) return value.length === 0 ? null : readEmail(value[0], depth + 1);
  if (!isRecord(value)) return null;
  for (const key of emailKeys) {
    const email = Object.hasOwn(value, key) ? readEmail(value[key], depth + 1) : null;
    if (email !== null) return email;
  }
  return null;
}

const emailPattern = /[^\s@<>",;:()[\]\\]+@[^\s@<>",;:()[\]\\]+\.[^\s@<>",;:()[\]\\]+/;

const emailKeys = ['email', 'mail', 'e-mail', 'emailAddress', 'email_address', 'address', 'contact_email', 'value'];

function withoutEmail(text: string): string | null {
  const bare = text
    .replace(/^mailto:/i, '')
    .replace(/\s*[<(]?[^\s@<>(]+@[^\s@<>)]+\.[^\s@<>)]+[>)]?\s*/, ' ')
    .trim();
  const name = bare.replace(/^(["'])(.*)\1$/, '$2').replace(/^[\s,;]+|[\s,;]+$/g, '');
  return name === '' ? null : name;
}
