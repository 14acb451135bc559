import * as z from 'zod';
import { nearest } from './nearest.ts';

/** Special messages for keys that people put in the wrong place. For other unknown keys, the nearest known one is suggested. */
const keyHints: Readonly<Record<string, string>> = {
  token: 'the token is not part of the configuration: set KALENDS_TOKEN or KALENDS_TOKEN_FILE',
};

/**
 * An object schema that reports each unknown key as a problem of its own, with its path and the nearest known key. zod's
 * strictObject puts all unknown keys into one issue and suggests nothing.
 */
export function strictObject<Shape extends z.ZodRawShape>(shape: Shape) {
  const known = Object.keys(shape);
  const report = (value: unknown, context: z.core.$RefinementCtx) => {
    if (value === null || typeof value !== 'object') return;
    for (const key of Object.keys(value)) {
      if (known.includes(key)) continue;
      context.addIssue({
        code: 'custom',
        path: [key],
        message: unknownKey(key, known),
        params: { isSentence: true },
        continue: true,
      });
    }
  };
  // `when`: report unknown keys even if another key of the object is invalid, so that all problems appear at once.
  return z
    .object(shape)
    .loose()
    .superRefine(report, { when: () => true });
}

function unknownKey(key: string, known: readonly string[]): string {
  const near = nearest(key, [...known, ...Object.keys(keyHints)]);
  const hint = near !== null && !known.includes(near) && Object.hasOwn(keyHints, near) ? keyHints[near] : undefined;
  if (hint !== undefined) return `Unknown key; ${hint}.`;
  if (near !== null) return `Unknown key; did you mean ${near}?`;
  return `Unknown key; expected ${known.length === 1 ? '' : 'one of '}${known.join(', ')}.`;
}
