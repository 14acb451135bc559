import { readKey, splitKey } from '../../vocabulary/key-words.ts';
import { isRecord, type JsonObject, scalarText } from '../json.ts';
import { isIdWord } from '../reference-keys.ts';

// Some answers describe the fields of their records, and say there what the codes in a field stand for.

/** What the codes of a field stand for. */
export interface CodedField {
  /** What the field is called in the records. */
  readonly name: string;
  readonly labels: ReadonlyMap<string, string>;
}

const maxFields = 300;
const maxCodes = 2000;
/** The codes of a field stand so many levels below its description: `{ domain: { codedValues: […] } }`. */
const maxDepth = 3;

/**
 * The fields that a list or a map of descriptions explains the codes of: `[{ name: 'kind', domain: { codedValues: [{ code: 'CON', name:
 * 'Concert' }, …] } }, …]`, `{ kind: { type: 'choice', choices: { CON: 'Concert', … } } }`. A description may have several names for its
 * field.
 */
export function codedFields(value: object): readonly CodedField[] {
  const described: readonly (readonly [string | null, unknown])[] = Array.isArray(value)
    ? value.map((one) => [null, one] as const)
    : Object.entries(value);
  if (described.length < 2 || described.length > maxFields || !described.every(([, one]) => isRecord(one))) return [];
  const fields = described as readonly (readonly [string | null, JsonObject])[];
  const names = nameKeys(fields.map(([, one]) => one));
  if (names.length === 0 && fields[0]?.[0] === null) return [];
  return fields.flatMap(([key, description]) => {
    const labels = codesBelow(description, 0);
    if (labels === null) return [];
    const all = new Set([...(key === null ? [] : [key]), ...names.map((own) => scalarText(description[own]))]);
    return [...all].map((name) => ({ name, labels }));
  });
}

/** The keys whose texts name each description, and no two alike. */
function nameKeys(descriptions: readonly JsonObject[]): readonly string[] {
  return Object.keys(descriptions[0] as object).filter((key) => {
    const texts = descriptions.map((one) => one[key]);
    const areNames = texts.every((text) => typeof text === 'string' && text !== '' && text.length <= 100);
    return areNames && new Set(texts).size === texts.length;
  });
}

/** The codes of one field, wherever its description has them; null: it has none, or several lists. */
function codesBelow(description: JsonObject, depth: number): ReadonlyMap<string, string> | null {
  const found = Object.values(description).flatMap((value) => {
    if (typeof value !== 'object' || value === null) return [];
    const own = Array.isArray(value) ? codesOfList(value) : codesOfMap(value as JsonObject);
    if (own !== null) return [own];
    const below = isRecord(value) && depth < maxDepth ? codesBelow(value, depth + 1) : null;
    return below === null ? [] : [below];
  });
  return found.length === 1 ? (found[0] as ReadonlyMap<string, string>) : null;
}

/** `[{ code: 'CON', name: 'Concert' }, …]` */
function codesOfList(list: readonly unknown[]): ReadonlyMap<string, string> | null {
  if (list.length < 2 || list.length > maxCodes || !list.every(isRecord)) return null;
  const choices = list as readonly JsonObject[];
  const keys = Object.keys(choices[0] as object);
  const code = keys.find(
    (key) =>
      isCodeKey(key) &&
      choices.every((one) => isCode(one[key])) &&
      new Set(choices.map((one) => scalarText(one[key]))).size === choices.length,
  );
  const label = keys.find((key) => key !== code && isLabelKey(key) && choices.every((one) => isLabel(one[key])));
  if (code === undefined || label === undefined) return null;
  const codes = choices.map((one) => [scalarText(one[code]), one[label] as string] as const);
  return codes.every(([one, text]) => one === text) ? null : new Map(codes);
}

/** `{ CON: 'Concert', … }` under keys that are no words for what a choice has. */
function codesOfMap(map: JsonObject): ReadonlyMap<string, string> | null {
  const entries = Object.entries(map);
  const areCodes =
    entries.length > 1 &&
    entries.length <= maxCodes &&
    entries.every(([key, text]) => isLabel(text) && key !== text && isCodeInMap(key));
  return areCodes ? new Map(entries as readonly (readonly [string, string])[]) : null;
}

const isCodeInMap = (key: string): boolean => /^(?:-?\d{1,6}|[\p{Lu}\d_-]{1,24})$/u.test(key);

const isCode = (value: unknown): boolean =>
  Number.isInteger(value) || (typeof value === 'string' && /^\S{1,60}$/.test(value));
const isLabel = (value: unknown): boolean =>
  typeof value === 'string' && /\p{L}/u.test(value) && value.length <= 200 && !/^https?:/.test(value);

const isCodeKey = (key: string): boolean =>
  /^(?:value|const)$/i.test(key) || readKey(key).concepts.has('id') || isIdWord(splitKey(key).at(-1) ?? '');
const isLabelKey = (key: string): boolean =>
  /^(?:label|text|display|caption|description)$/i.test(key) ||
  (['title', 'name'] as const).some((concept) => readKey(key).concepts.has(concept));
