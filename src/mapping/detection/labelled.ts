import { isRecord, scalarText } from '../json.ts';
import { readKey, splitKey } from './words.ts';

/**
 * Fields of one's own as a list of pairs, `[{ label: 'Organizer', value: … }]`, with the path to each value; null: it is another
 * list. A step `?label=Organizer` is the element by that label.
 */
export function labelled(list: readonly unknown[]): readonly (readonly [readonly string[], unknown])[] | null {
  if (list.length === 0 || list.length > 100 || !list.every(isRecord)) return null;
  const [first] = list;
  const keys = Object.keys(first as object);
  if (keys.length < 2 || keys.length > 9) return null;
  const valueKey = keys.find((key) => values.test(key)) ?? keys.find((key) => splitKey(key).at(-1) === 'value');
  if (valueKey === undefined || !list.every((item) => valueKey in item)) return null;
  const named = keys.filter((key) => key !== valueKey && isLabel(key) && list.every((item) => isText(item[key])));
  const labelKey = named.find((key) => /^label$/i.test(key)) ?? named[0];
  if (labelKey === undefined) return null;
  const labels = list.map((item) => scalarText(item[labelKey]));
  // Each label once, and words that a person chose: a list of languages or of prices is none.
  if (new Set(labels).size < labels.length) return null;
  const told = labels.filter((label) => [...readKey(label).concepts].some((concept) => concept !== 'language'));
  if (told.length * 3 < labels.length) return null;
  return list.map((item, n) => [[filterStep(labelKey, labels[n] as string), stepOf(valueKey)], item[valueKey]]);
}

const values =
  /^(?:value|values|val|content|wert|valor|valeur|valore|arvo|znachenie|значение|значення|wartosc|waarde|varde)$/i;
const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '' && value.length <= 60;
const isLabel = (key: string): boolean =>
  /^(?:label|key|field|property|prop|caption|attribute|feld|champ|campo|kentta|pole)$/i.test(key) ||
  ['title', 'name', 'slug'].some((concept) => readKey(key).concepts.has(concept as 'title'));

/**
 * What a step is, by its first character. Steps are keys of the portal and marks of ours in one list of texts, which
 * columns compare and join. So a key that begins like a mark, or holds the character that joins, is written as a mark too.
 */
const filterMark = '?';
const keyMark = '\u0001';

/** The step to every element of a list. */
export const everyStep = '*';
/** The step to the one element of a list that only wraps it. */
export const firstStep = '\u0002';

const marks = ['\u0000', keyMark, firstStep];

/** The step to a key of the portal, whatever the key is. */
export const stepOf = (key: string): string =>
  key === everyStep || key.startsWith(filterMark) || marks.some((mark) => key.includes(mark))
    ? keyMark + JSON.stringify(key)
    : key;

/** The key that a step leads to; null: it leads to an element of a list. */
export function keyOfStep(step: string): string | null {
  if (step === everyStep || step === firstStep || step.startsWith(filterMark)) return null;
  return step.startsWith(keyMark) ? (JSON.parse(step.slice(1)) as string) : step;
}

const filterStep = (key: string, label: string): string => `${filterMark}${JSON.stringify([key, label])}`;

/** The filter of such a step: its key and its label; null: an ordinary step. */
export function filterOf(step: string): readonly [key: string, label: string] | null {
  if (!step.startsWith(filterMark)) return null;
  return JSON.parse(step.slice(1)) as [string, string];
}

/** The path of the object that a column's keys stand beside each other in; of a labelled field, the one that has the list. */
export function siblingPath(steps: readonly string[]): string {
  const at = steps.findIndex((step) => filterOf(step) !== null);
  return steps.slice(0, at < 0 ? -1 : at).join('\u0000');
}

/** What a step is called: by its label, where it has one. */
export const nameOfStep = (step: string): string => filterOf(step)?.[1] ?? keyOfStep(step) ?? step;
