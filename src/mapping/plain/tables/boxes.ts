import { isRecord, type JsonObject, scalarText } from '../../json.ts';
import { formsOf } from '../../structure/forms.ts';

// Programs that show a table or a form keep beside what a cell shows how it looks, or the number behind it.

/** So many boxes show what their keys are for. */
const looked = 300;

/**
 * Under which key boxes have what people see, whatever it is called: `text` of `{ text: '€ 5,00', num: 5, state: 'L' }`. There stand more words and
 * dates than under the others, and fewer come again. Null: under none.
 */
export function shownKeyOf(boxes: readonly JsonObject[]): string | null {
  const values = new Map<string, Set<string>>();
  const texts = new Map<string, number>();
  const lengths = new Map<string, number>();
  for (const box of boxes.slice(0, looked))
    for (const key in box) {
      const value = box[key];
      if (typeof value !== 'string' && typeof value !== 'number') continue;
      values.set(key, (values.get(key) ?? new Set()).add(scalarText(value).trim()));
      if (typeof value !== 'string') continue;
      texts.set(key, (texts.get(key) ?? 0) + 1);
      lengths.set(key, (lengths.get(key) ?? 0) + value.length);
    }
  const worth = new Map([...values].map(([key, own]) => [key, [...own].reduce((sum, one) => sum + worthOf(one), 0)]));
  const by = (counts: ReadonlyMap<string, number>, a: string, b: string) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0);
  const [best] = [...values.keys()].toSorted((a, b) => by(worth, a, b) || by(texts, a, b) || by(lengths, a, b));
  return best ?? null;
}

const worthOf = (text: string): number => {
  if (formsOf(text).some((form) => form === 'day' || form === 'dateTime' || form === 'instant' || form === 'time'))
    return 2;
  return Number(/\p{L}/u.test(text));
};

/** What a box shows. A line alone stands for nothing, and so does a key that says so. Runs of a text are one. */
export function shownInBox(box: unknown, key: string | null): unknown {
  if (!isRecord(box)) return isLine(box) ? null : box;
  const own = key === null ? undefined : box[key];
  if (own !== undefined && own !== null) return isLine(own) ? null : own;
  const text = runsIn(box, 0).join('');
  return text === '' ? null : text;
}

const isLine = (value: unknown): boolean => typeof value === 'string' && /^\s*[-–—]?\s*$/.test(value);

/** The texts of runs that differ in how they look: `[{ text: 'Fair', bold: 1 }, { text: ' in town' }]`. */
function runsIn(value: unknown, depth: number): readonly string[] {
  if (typeof value !== 'object' || value === null || depth > 3) return [];
  if (!Array.isArray(value)) return Object.values(value).flatMap((one) => runsIn(one, depth + 1));
  const runs = value.filter(isRecord);
  const key = runs.length < value.length ? null : shownKeyOf(runs);
  return key === null ? [] : runs.map((run) => scalarText(run[key] ?? ''));
}
