import { romanize } from '../../../vocabulary/romanize.ts';
import { vocabulary, wordsOf } from '../../../vocabulary/vocabulary.ts';
import { isRecord, type JsonObject } from '../../json.ts';
import { chooseLanguage } from '../../language.ts';
import { contentOf } from '../../wrapper.ts';
import { eachOnce, partsName, readName } from '../names.ts';

/**
 * Reads the names of those who perform or speak, each once: of one person, of a list, or of a text with commas or
 * semicolons.
 */
export const readPerformers = (value: unknown, language: string): readonly string[] =>
  eachOnce(namesOf(value, language, 0).slice(0, maxNames));

const maxNames = 200;

function namesOf(value: unknown, language: string, depth: number): readonly string[] {
  if (depth > 5) return [];
  if (typeof value === 'string') return split(value).flatMap((part) => namesIn(part, language));
  const localized = chooseLanguage(value, language).value;
  if (localized !== value) return namesOf(localized, language, depth + 1);
  if (Array.isArray(value)) {
    // In a list, a comma is part of a name: `Trio Sommer, Berlin`. A semicolon is not.
    return value
      .slice(0, maxNames)
      .flatMap((item) =>
        typeof item === 'string'
          ? linesOf(item).flatMap((part) => namesIn(part, language))
          : namesOf(item, language, depth + 1),
      );
  }
  if (!isRecord(value)) return [];
  const content = contentOf(value);
  if (content !== value) return namesOf(content, language, depth + 1);
  const own = fullName(value, language);
  if (own !== null) return [own];
  const wrapped = personKeys
    .filter((key) => typeof value[key] === 'object' && value[key] !== null)
    .map((key) => value[key]);
  const inside = wrapped.length > 0 ? wrapped : Object.values(value).filter((member) => typeof member === 'object');
  return inside.flatMap((member) => namesOf(member, language, depth + 1));
}

/** The names of one part of a text, without what they play: `Piano: Jo Winter`, `Anna Sommer (Tosca)`, `Anna Sommer and Jo Winter`. */
function namesIn(part: string, language: string): readonly string[] {
  const bare = withoutOthers(
    part.replace(/^\s*[^:：\d/]{2,30}[:：]\s*(?=\p{L})/u, '').replace(/(?<=\S)\s*[(（][^()（）]*[)）]\s*$/u, ''),
  );
  const whole = readName(bare.trim() === '' ? part : bare, language);
  if (whole === null || nobody.has(whole.toLowerCase().replace(/[\s.]+/g, ''))) return [];
  const words = (vocabulary[language.slice(0, 2)]?.dates?.and ?? '').split(/,\s*/).filter((word) => word !== '');
  const inHan = whole.split('・');
  if (inHan.length > 1 && inHan.every((one) => hanName.test(one))) return inHan;
  const titled = whole.split(/\s[-–—]\s/u);
  if (titled.length > 1 && titled.every((one) => titledName.test(one))) return titled.map((one) => one.trim());
  for (const word of ['+', '/', '&', ...words]) {
    const both = word === '/' ? whole.split(/\s*\/\s*/) : whole.split(` ${word} `);
    if (both.length > 1 && both.every((one) => fullNamePattern.test(one))) return both;
  }
  return [whole];
}

/** `Anna Sommer u. a.`, `한서우 등`: without the words for those who are not named. */
function withoutOthers(text: string): string {
  pattern ??= new RegExp(
    `(?<=\\S)(?:[\\s\\u3001,]+(?:${phrasesOf(/./u)})(?:\\s*\\d+\\s*\\p{Lo})?\\.?|(?:${phrasesOf(/^\p{Script=Han}|^\p{Script=Hiragana}{2}/u)}))\\s*$`,
    'iu',
  );
  return text.replace(pattern, '');
}

let pattern: RegExp | null = null;

/** The words, the longer ones first. */
const phrasesOf = (form: RegExp): string =>
  wordsOf('values', 'andOthers')
    .filter((one) => form.test(one))
    .sort((one, other) => other.length - one.length)
    .map((one) => one.replaceAll('.', '\\.').replaceAll(' ', '\\s*'))
    .join('|');

/** What stands for a name that is not settled yet. */
const nobody: ReadonlySet<string> = new Set(wordsOf('dates', 'unset').map((word) => word.replace(/[\s.]+/g, '')));

/** A family name in Chinese characters and a given name. In other scripts, the dot stands within a name. */
const hanName = /^\s*\p{Script=Han}{1,4}[\s\u3000][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,5}\s*$/u;

/** `Dr. Jo Winter`, in any script: where each has a title, what a dash parts is no house that the first belongs to. */
const titledName =
  /^\s*(?!st\.)(?:\p{L}{1,6}\.[\s/]*){1,3}\p{L}[\p{L}\p{M}.’'-]*(?:\s+\p{L}[\p{L}\p{M}.’'-]*){0,4}\s*$/iu;

/** A first and a last name, or the like, with titles before. What begins with an article is the band of whom stands before. */
const fullNamePattern =
  /^(?!The\s)(?:\p{Lu}\p{L}{0,6}\.\s?)*\p{Lu}[\p{L}.’'-]+(?:\s+\p{L}[\p{L}.’'-]*){0,2}\s+\p{Lu}[\p{L}’'-]+$/u;

/** What wraps a person: `{ role: 'Speaker', person: { … } }`. */
const personKeys = ['person', 'performer', 'artist', 'speaker', 'user', 'profile', 'author', 'item', 'node', 'data'];

/** The key that names all of a performer, wherever else a name stands; else what `readName` finds. */
function fullName(object: JsonObject, language: string): string | null {
  const whole = Object.keys(object).find((key) => wholeKeys.has(romanize(key).replace(/[^\p{L}\d]+/gu, '')));
  const name = whole === undefined || typeof object[whole] !== 'string' ? null : readName(object[whole], language);
  return name ?? readName(object, language);
}

const wholeKeys: ReadonlySet<string> = new Set([
  'fullname', 'displayname', 'fio', 'artistname', 'stagename', 'performername', 'speakername',
]); // biome-ignore format: a list

/** `【司会】綾部なおみ，【講師】大学教授…桂木和代`: names behind what each of them does, in the brackets that Japanese has for that. */
export const isCredits = (text: string): boolean => /^\s*(?:【[^【】]{1,20}】[^【】]{2,80})+$/u.test(text);

/**
 * The names in one text. Where semicolons or lines part them, commas belong to a name: `Sommer, Anna; Winter, Jo`. What
 * follows a name as a degree stays with it.
 */
function split(text: string): readonly string[] {
  if (isCredits(text))
    return text.split(/【[^【】]*】|[、，,；;\n]/u).map((part) => part.replace(/^[^…]*…+(?=\S)/u, ''));
  const parts = linesOf(text.replace(/<\/?(?:br|ul|ol|li|p|div)\b[^>]*>/gi, '\n'));
  if (parts.length > 1) return parts;
  const names: string[] = [];
  for (const part of (parts[0] ?? '').split(/[,،、，]/)) {
    if (names.length > 0 && degree.test(part)) names.push(`${names.pop()},${part}`);
    else names.push(part);
  }
  return names;
}

const linesOf = (text: string): readonly string[] => text.split(lineEnds).filter((part) => part.trim() !== '');

const lineEnds = new RegExp(`${partsName}·•]`, 'iu');

const degree =
  /^\s*(?:rn|bsn|msn|aprn|fnp|pa-c|rrt|ccrn|clc|cde|cdces|emt|emt-p|lmt|atc|np|lpn|cnm|ibclc|rd|rdn|pt|dpt|ot|otr|slp|lcsw|msw|lmft|phr|cpa|cfa|pmp|esq|mph|mfa|dds|dvm|pharm\.? ?d|faan|facs|frcs|mbe|obe|cbe|qc|kc|ph\.? ?d\.?|m\.?d\.?|m\.?a\.?|b\.?a\.?|m\.?sc\.?|b\.?sc\.?|mba|ll\.?m\.?|dr\.?|jr\.?|sr\.?|esq\.?|ii|iii|iv)\s*$/i;
