import { isRecord } from '../../../mapping/json.ts';
import { compileExpression } from '../../../mapping/rules/expression.ts';

const mostLabels = 20;
/** A longer text is no label. */
const longestLabel = 60;

/** Texts that tell the elements of lists apart, `{ label: 'Ort', value: … }`, with the key that holds them. */
export function labelsIn(
  lists: readonly (readonly unknown[])[],
): readonly { readonly key: string; readonly label: string; readonly example: unknown }[] {
  const elements = lists.flat().filter(isRecord);
  const keys = [...new Set(elements.flatMap((element) => Object.keys(element)))];
  const found = keys
    .filter((key) => isLabelKey(key, lists))
    .flatMap((key) =>
      [...new Set(elements.map((element) => element[key] as string))].map((label) => {
        const example = elements.find((element) => element[key] === label);
        return { key, label, example };
      }),
    );
  return found.slice(0, mostLabels);
}

/** A label is in each element, once in each list, and comes again in other lists. */
export function isLabelKey(key: string, lists: readonly (readonly unknown[])[]): boolean {
  const full = lists.filter((list) => list.length > 0);
  const all = full.flat();
  if (all.length < 2 || !all.every((one) => isRecord(one) && isLabel(one[key]))) return false;
  const labels = (list: readonly unknown[]) => list.map((one) => (one as Readonly<Record<string, unknown>>)[key]);
  const isOnce = full.every((list) => new Set(labels(list)).size === list.length);
  const different = new Set(labels(all)).size;
  return isOnce && different > 1 && (full.length < 2 || 2 * different <= all.length);
}

/** An address names one thing, and is no label of a kind. */
const isLabel = (value: unknown): boolean =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longestLabel && !/^https?:/iu.test(value);

/** A text in JMESPath: raw where it can be, else as JSON. */
export const textLiteral = (text: string): string =>
  /['\\`]/u.test(text) ? `\`${JSON.stringify(text).replaceAll('`', '\\`')}\`` : `'${text}'`;

/** Evaluates an expression; null where it is none, or fails. */
export function evaluator(text: string): (value: unknown) => unknown {
  try {
    const expression = compileExpression(text);
    return (value) => {
      try {
        return expression(value);
      } catch {
        return null;
      }
    };
  } catch {
    return () => null;
  }
}
