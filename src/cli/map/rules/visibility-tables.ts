import type { Rule } from '../../../mapping/mapping-settings.ts';
import { readVisibility } from '../../../mapping/values/keyword.ts';
import { evaluator } from './element-labels.ts';

/** So many codes can be told apart. */
const mostCodes = 3;
/** A word or a code, and no text. */
const code = /^[\p{L}\p{N}_-]{1,12}$/u;

/**
 * Tables for codes that nobody can read as who may see an event, `Y` and `N`: the rare one is private, or the frequent one. Empty:
 * they are words, or no codes.
 */
export function visibilityTables(path: string, samples: readonly unknown[]): readonly Rule[] {
  const counts = new Map<string, number>();
  for (const value of samples.map(evaluator(path))) {
    if (value === null || value === '') continue;
    if (typeof value === 'object' || !code.test(String(value)) || readVisibility(value) !== null) return [];
    counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
  }
  const codes = [...counts].sort(([, a], [, b]) => b - a).map(([code]) => code);
  const [usual, other] = [codes[0], codes.at(-1)];
  if (usual === undefined || other === undefined || codes.length < 2 || codes.length > mostCodes) return [];
  const hiding = (hidden: string): Rule => ({
    path,
    values: Object.fromEntries(codes.map((code) => [code, code === hidden ? 'private' : 'public'])),
  });
  return [hiding(other), hiding(usual)];
}
