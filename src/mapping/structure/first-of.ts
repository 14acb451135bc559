import { expressionOf } from './compose-expression.ts';

/** The path of the first of several: `images[0].url`. */
export const firstOf = (steps: readonly string[]): string => expressionOf(steps).replaceAll('[*]', '[0]');
