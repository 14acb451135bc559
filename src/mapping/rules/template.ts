import { ToldError } from '../../calendar/told.ts';
import { isEmpty, scalarText } from '../json.ts';
import { compileExpression } from './expression.ts';
import { ruleFault } from './rule-fault.ts';

/** Fills a template from a record. Null when a field it names is missing, so that no incomplete link is published. */
export type Template = (scope: unknown, value: unknown) => string | null;

/**
 * Compiles `https://uni.example/e/{slug}`. Each `{…}` is a JMESPath expression on the record, or `{value}`, the value
 * of the rule's own path. Every value is percent-encoded. Throws a ToldError that says what is wrong.
 */
export function compileTemplate(text: string): Template {
  const parts = text.split(/\{([^{}]*)\}/);
  if (/[{}]/.test(parts.filter((_, n) => n % 2 === 0).join(''))) {
    throw new ToldError(ruleFault('templateBraces', { template: text }));
  }
  const pieces = parts.map((part, n) => {
    if (n % 2 === 0) return () => part;
    const name = part.trim();
    const expression = compileExpression(name);
    return (scope: unknown, value: unknown) => encode(name === 'value' && !isEmpty(value) ? value : expression(scope));
  });
  return (scope, value) => {
    let filled = '';
    for (const piece of pieces) {
      const next = piece(scope, value);
      if (next === null) return null;
      filled += next;
    }
    return filled;
  };
}

function encode(value: unknown): string | null {
  if (isEmpty(value) || typeof value === 'object') return null;
  return encodeURIComponent(scalarText(value).toWellFormed());
}
