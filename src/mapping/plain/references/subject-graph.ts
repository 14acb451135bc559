import { isRecord, type JsonObject } from '../../json.ts';
import { withParts } from '../with-parts.ts';

// Graphs list their subjects side by side, places and people beside the events, and link them by name.

/** What may stand around a graph. */
const maxWrappers = 3;
/** How far links are followed, and what they may bring along in all, in subjects: links can multiply each other. */
const maxHops = 3;
const maxBrought = 50_000;

/** A value of a predicate: of a subject's name, or of a text, a number or yes or no in some language. */
type Term = { readonly link: string } | { readonly text: unknown; readonly language: string | null };

interface Subject {
  readonly id: string;
  readonly types: readonly string[];
  readonly statements: readonly (readonly [predicate: string, terms: readonly Term[]])[];
}

/**
 * An answer whose graphs are lists of records: each subject that no other links to, with what it links to in it, under the last words
 * of the predicates' addresses. The same object if it has no graph.
 *
 * - RDF/JSON: `{ "urn:7": { "https://schema.org/name": [{ "type": "literal", "value": "Fair", "lang": "en" }] }, … }`;
 * - expanded JSON-LD: `[{ "@id": "urn:7", "https://schema.org/name": [{ "@value": "Fair", "@language": "en" }] }, …]`.
 */
export function withoutSubjectGraphs(body: unknown): unknown {
  return rewritten(body, 0);
}

function rewritten(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > maxWrappers) return value;
  const subjects = Array.isArray(value) ? subjectsOfList(value) : subjectsOfMap(value as JsonObject);
  if (subjects !== null) return recordsOf(subjects);
  if (Array.isArray(value)) return value;
  return withParts(value, (part) => rewritten(part, depth + 1));
}

const address = /^[a-z][a-z\d+.-]*:\S+$/i;
const isType = (predicate: string): boolean => /#type$/.test(predicate);

function subjectsOfMap(map: JsonObject): readonly Subject[] | null {
  const subjects: Subject[] = [];
  for (const id in map) {
    const described = map[id];
    if (!isRecord(described) || !/^_?\S*:/.test(id)) return null;
    const statements: [string, readonly Term[]][] = [];
    for (const predicate in described) {
      const terms = address.test(predicate) ? termsOf(described[predicate], termOfMap) : null;
      if (terms === null) return null;
      statements.push([predicate, terms]);
    }
    const types = statements.filter(([predicate]) => isType(predicate)).flatMap(([, terms]) => terms.map(nameOf));
    subjects.push({ id, types, statements: statements.filter(([predicate]) => !isType(predicate)) });
  }
  return subjects.some(saysAnything) ? subjects : null;
}

function subjectsOfList(list: readonly unknown[]): readonly Subject[] | null {
  const subjects: Subject[] = [];
  for (const one of list) {
    if (!isRecord(one) || typeof one['@id'] !== 'string') return null;
    const { '@id': id, '@type': types = [], ...described } = one;
    const statements: [string, readonly Term[]][] = [];
    for (const predicate in described) {
      const terms = address.test(predicate) ? termsOf(described[predicate], termOfList) : null;
      if (terms === null) return null;
      statements.push([predicate, terms]);
    }
    subjects.push({ id, types: [types].flat().map((type) => lastWord(String(type))), statements });
  }
  return subjects.some(saysAnything) ? subjects : null;
}

/** Empty lists may be of anything. */
const saysAnything = ({ statements }: Subject): boolean => statements.some(([, terms]) => terms.length > 0);

function termsOf(value: unknown, read: (term: JsonObject) => Term | null): readonly Term[] | null {
  if (!Array.isArray(value)) return null;
  const terms = value.map((one) => (isRecord(one) ? read(one) : null));
  return terms.includes(null) ? null : (terms as readonly Term[]);
}

function termOfMap({ type, value, lang, datatype }: JsonObject): Term | null {
  if (typeof value !== 'string') return null;
  if (type === 'uri' || type === 'bnode') return { link: value };
  if (type !== 'literal' && type !== 'typed-literal') return null;
  return { text: typed(value, datatype), language: typeof lang === 'string' ? lang : null };
}

function termOfList(term: JsonObject): Term | null {
  if (typeof term['@id'] === 'string') return { link: term['@id'] };
  if (!Object.hasOwn(term, '@value')) return null;
  const { '@value': value, '@type': type, '@language': language } = term;
  return { text: typed(value, type), language: typeof language === 'string' ? language : null };
}

/** A literal of a number's type as a number, and of yes or no. */
function typed(value: unknown, datatype: unknown): unknown {
  if (typeof value !== 'string' || typeof datatype !== 'string') return value;
  if (/#boolean$/.test(datatype)) return value === 'true' || value === '1';
  const isNumber = /#(?:decimal|integer|int|long|short|double|float|(?:non)?(?:Nega|Posi)tiveInteger)$/i.test(datatype);
  return isNumber && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value;
}

/** `startDate` of `https://schema.org/startDate`, and `lat` of `…/wgs84_pos#lat`. */
const lastWord = (iri: string): string => /[^/#:]+(?=[/#:]*$)/.exec(iri)?.[0] ?? iri;
const nameOf = (term: Term): string => ('link' in term ? lastWord(term.link) : String(term.text));

/** The subjects that no other links to, and those of the type that most of these are: events may link to each other. */
function recordsOf(subjects: readonly Subject[]): readonly JsonObject[] {
  const byId = new Map(subjects.map((subject) => [subject.id, subject]));
  const linked = new Set<string>();
  for (const { id, statements } of subjects)
    for (const [, terms] of statements)
      for (const term of terms) if ('link' in term && term.link !== id) linked.add(term.link);
  const free = subjects.filter(({ id }) => !linked.has(id));
  const count = new Map<string, number>();
  for (const { types } of free) for (const type of types) count.set(type, (count.get(type) ?? 0) + 1);
  const most = [...count].toSorted(([, a], [, b]) => b - a)[0]?.[0];
  const roots = subjects.filter(({ id, types }) => !linked.has(id) || (most !== undefined && types.includes(most)));
  let left = maxBrought;
  const record = ({ id, types, statements }: Subject, around: readonly string[]): JsonObject => {
    const fields: Record<string, unknown> = {};
    // The names of blank nodes change with every answer.
    if (!id.startsWith('_:')) fields['@id'] = id;
    if (types.length > 0) fields['@type'] = types.length === 1 ? types[0] : types;
    for (const [predicate, terms] of statements) {
      const word = lastWord(predicate);
      const key = Object.hasOwn(fields, word) || word === '__proto__' ? predicate : word;
      const value = valueOfTerms(terms, [...around, id]);
      if (value !== undefined) fields[key] = value;
    }
    return fields;
  };
  const valueOfTerms = (terms: readonly Term[], around: readonly string[]): unknown => {
    const texts: (readonly [language: string, text: unknown])[] = [];
    const others: unknown[] = [];
    for (const term of terms) {
      if ('link' in term) others.push(thing(term.link, around));
      else if (term.language === null) others.push(term.text);
      else texts.push([term.language, term.text]);
    }
    const byLanguage = Map.groupBy(texts, ([language]) => language);
    const inLanguages = [...byLanguage].map(([language, list]) => [language, single(list.map(([, text]) => text))]);
    return single([...(inLanguages.length > 0 ? [Object.fromEntries(inLanguages)] : []), ...others]);
  };
  const thing = (id: string, around: readonly string[]): unknown => {
    const subject = byId.get(id);
    if (subject === undefined || around.includes(id) || around.length > maxHops || left <= 0) return id;
    left -= 1;
    return record(subject, around);
  };
  return (roots.length > 0 ? roots : subjects).map((subject) => record(subject, []));
}

const single = (values: readonly unknown[]): unknown => (values.length > 1 ? values : values[0]);
