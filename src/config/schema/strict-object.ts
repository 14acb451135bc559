import * as z from 'zod/mini';
import type { Told } from '../../calendar/told.ts';
import { configFault } from './config-fault.ts';
import { nearest } from './nearest.ts';
import { sentenceIssue } from './sentence-issue.ts';

/** Special messages for keys that people put in the wrong place. For other unknown keys, the nearest known one is suggested. */
const keyHints: Readonly<Record<string, string>> = {
  token: 'the token is not part of the configuration: set KALENDS_TOKEN or KALENDS_TOKEN_FILE',
};

/**
 * An object schema that reports each unknown key as a problem of its own, with its path and the nearest known key. zod's
 * strictObject puts all unknown keys into one issue and suggests nothing.
 */
export function strictObject<Shape extends z.core.$ZodShape>(shape: Shape) {
  const known = Object.keys(shape);
  const report = (value: unknown, context: z.core.$RefinementCtx) => {
    if (value === null || typeof value !== 'object') return;
    for (const key of Object.keys(value)) {
      if (known.includes(key)) continue;
      context.addIssue({ ...sentenceIssue(unknownKey(key, known)), path: [key], continue: true });
    }
  };
  // `when`: report unknown keys even if another key of the object is invalid, so that all problems appear at once.
  return z.looseObject(shape).check(z.superRefine(report, { when: () => true }));
}

function unknownKey(key: string, known: readonly string[]): Told {
  const near = nearest(key, [...known, ...Object.keys(keyHints)]);
  const hint = near !== null && !known.includes(near) && Object.hasOwn(keyHints, near) ? keyHints[near] : undefined;
  if (hint !== undefined) return { message: `Unknown key; ${hint}.` };
  return configFault('unknownKey', { near, known: `${known.length === 1 ? '' : 'one of '}${known.join(', ')}` });
}
