import { isRecord } from '../../../mapping/json.ts';
import { joinPath } from '../../../mapping/rules/record-paths.ts';
import { valueIn } from '../view/record-sources.ts';
import type { RecordSource } from '../workbench-api.ts';
import { isLabelKey, textLiteral } from './element-labels.ts';

type Path = RecordSource['path'];

/** The ways to a value that somebody pointed at. */
export interface PointedPaths {
  /** By the label of the element that holds it; null: there is none. */
  readonly labelled: { readonly expression: string; readonly label: string } | null;
  /** As it was pointed at: `dates[0].begin`. */
  readonly exact: string;
  /** In every element of the lists on the way; null: there is no list. */
  readonly every: string | null;
  /** The list nearest to the value; null: none. */
  readonly list: string | null;
}

/** `scopes`: the sampled records, which tell what the labels of a list are. */
export function pointedPaths(path: Path, record: unknown, scopes: readonly unknown[]): PointedPaths {
  const exact = expressionOf(path);
  const at = path.findLastIndex((key) => typeof key === 'number');
  const every = at < 0 ? null : exact.replace(/\[\d+\]/gu, '[*]');
  const isElement = at === path.length - 1;
  return {
    labelled: labelledPath(path, record, scopes),
    exact,
    // Of a list of plain values, the list itself.
    every: isElement && every !== null ? every.replace(/\[\*\]$/u, '') : every,
    list: at < 0 ? null : expressionOf(path.slice(0, at)),
  };
}

export const expressionOf = (path: Path): string => path.reduce<string>(joinPath, '');

/** `attrs[?label=='Ort'].value | [0]`, and the same of pairs. */
function labelledPath(path: Path, record: unknown, scopes: readonly unknown[]): PointedPaths['labelled'] {
  for (const [at, key] of path.entries()) {
    if (typeof key !== 'number' || at === path.length - 1) continue;
    const before = path.slice(0, at);
    const rest = path.slice(at + 1);
    const lists = scopes.map((scope) => valueIn(scope, before)).filter(Array.isArray) as (readonly unknown[])[];
    const element = valueIn(record, path.slice(0, at + 1));
    const found = labelOf(element, rest[0], lists);
    if (found === null) continue;
    const filter = `${expressionOf(before)}[?${found.key}==${textLiteral(found.label)}]`;
    const inner = expressionOf(rest);
    const expression = inner.startsWith('[') ? `${filter} | [0]${inner}` : `${filter}.${inner} | [0]`;
    return { expression, label: found.label };
  }
  return null;
}

function labelOf(
  element: unknown,
  pointed: string | number | undefined,
  lists: readonly (readonly unknown[])[],
): { readonly key: string; readonly label: string } | null {
  if (isRecord(element)) {
    const key = Object.keys(element).find((one) => one !== pointed && isLabelKey(one, lists));
    return key === undefined ? null : { key: joinPath('', key), label: element[key] as string };
  }
  if (!Array.isArray(element) || element.length !== 2 || pointed !== 1 || typeof element[0] !== 'string') return null;
  const pairs = lists.map((list) => list.map((one) => ({ label: Array.isArray(one) ? one[0] : null })));
  return isLabelKey('label', pairs) ? { key: '[0]', label: element[0] } : null;
}
