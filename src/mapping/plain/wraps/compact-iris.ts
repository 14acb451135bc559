import { isRecord, type JsonObject } from '../../json.ts';
import { hasEarly, withParts } from '../with-parts.ts';

// JSON-LD may shorten the addresses of its terms by prefixes that the answer declares, and write values with their type beside.

const maxDepth = 100;
const compact = /^([a-z][\w.-]*):([\p{L}\p{N}_-]+)$/iu;
/** What a value may have beside it: its type and in which language it is. */
const ofValues: ReadonlySet<string> = new Set(['@value', '@type', '@language', '@direction']);

/**
 * An answer whose `@context` declares the prefixes of its keys, `{ 'schema:name': { '@type': 'schema:Text', '@value': 'Folk' } }`, without
 * them: `{ name: 'Folk' }`. The same object if it is none.
 */
export function withoutPrefixes(body: unknown): unknown {
  if (!isRecord(body)) return body;
  const declared = prefixesOf(body['@context']);
  if (declared.size === 0 || !hasEarly(body, (one) => Object.keys(one).some((key) => localOf(key, declared) !== key)))
    return body;
  const { '@context': context, ...rest } = body;
  return { '@context': context, ...(rewritten(rest, '', declared, 0) as JsonObject) };
}

function prefixesOf(context: unknown): ReadonlySet<string> {
  const maps = [context].flat().filter(isRecord);
  const isNamespace = (value: unknown) => typeof value === 'string' && /^https?:\/\/\S+[/#]$/.test(value);
  return new Set(
    maps.flatMap((map) => Object.keys(map).filter((key) => isNamespace(map[key]) && !key.startsWith('@'))),
  );
}

/** `schema:name` without its prefix; any other text as it is. */
function localOf(text: string, declared: ReadonlySet<string>): string {
  const [, prefix = '', local = ''] = compact.exec(text) ?? [];
  return declared.has(prefix) ? local : text;
}

function rewritten(value: unknown, under: string, declared: ReadonlySet<string>, depth: number): unknown {
  if (typeof value === 'string') return under === '@type' || under === '@value' ? localOf(value, declared) : value;
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  if (Array.isArray(value)) {
    const own = inLanguages(value);
    return own.map((one) => rewritten(one, under, declared, depth + 1));
  }
  if (isTypedValue(value)) return rewritten(value['@value'], '@value', declared, depth + 1);
  const parts = withParts(value, (one, key) => rewritten(one, key, declared, depth + 1)) as JsonObject;
  const keys = Object.keys(parts);
  const locals = keys.map((key) => localOf(key, declared));
  // Two vocabularies may have a word in common.
  const isOnce = (local: string, n: number) => locals.indexOf(local) === n && locals.lastIndexOf(local) === n;
  return Object.fromEntries(keys.map((key, n) => [isOnce(locals[n] as string, n) ? locals[n] : key, parts[key]]));
}

const isValue = (value: unknown): value is JsonObject =>
  isRecord(value) && Object.hasOwn(value, '@value') && Object.keys(value).every((key) => ofValues.has(key));

/** A value whose language is not said: which of several is read depends on it. */
const isTypedValue = (value: unknown): value is JsonObject => isValue(value) && !Object.hasOwn(value, '@language');

/** Of texts of which some say their language, the others are the same in another format. */
function inLanguages(list: readonly unknown[]): readonly unknown[] {
  const told = list.filter((one) => isValue(one) && !isTypedValue(one));
  return told.length > 0 && list.every(isValue) ? told : list;
}
