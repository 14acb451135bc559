import * as z from 'zod';
import { nearest } from './nearest.ts';

/** What is said of keys that people write where they don't belong; the rest is told by the nearest known one. */
const advice: Readonly<Record<string, string>> = {
  token: 'the token is not part of the configuration: set KALENDS_TOKEN or KALENDS_TOKEN_FILE',
};

/**
 * An object whose unknown keys are problems, each with its own path and the nearest known key.
 * zod's own strictObject puts all of them into one issue, and knows no nearest.
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
        params: { whole: true },
        continue: true,
      });
    }
  };
  // `when`: also where another key of the same object is wrong, so that every problem is said at once.
  return z
    .object(shape)
    .loose()
    .superRefine(report, { when: () => true });
}

function unknownKey(key: string, known: readonly string[]): string {
  const near = nearest(key, [...known, ...Object.keys(advice)]);
  const said = near !== null && !known.includes(near) && Object.hasOwn(advice, near) ? advice[near] : undefined;
  if (said !== undefined) return `Unknown key; ${said}.`;
  if (near !== null) return `Unknown key; did you mean ${near}?`;
  return `Unknown key; expected ${known.length === 1 ? '' : 'one of '}${known.join(', ')}.`;
}
