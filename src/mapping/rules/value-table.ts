import type { RuleObject } from '../mapping-settings.ts';

/** Translates a value, or each of a list, by a rule's table; what the table doesn't name stays as it is, unless `*` stands for it. */
export type Translate = (value: unknown) => unknown;

const keyOf = (value: unknown) => String(value).trim().toLowerCase().replaceAll('\u0307', '');

/** Compiles `{ "3": "cancelled", "отменено": "cancelled", "true": …, "null": …, "*": … }`. Words are compared without case. */
export function compileValues(values: RuleObject['values']): Translate {
  if (values === undefined) return (value) => value;
  const table = new Map(Object.entries(values).map(([key, value]) => [keyOf(key), value]));
  const one: Translate = (value) => {
    if (value !== null && typeof value === 'object') return value;
    const key = keyOf(value);
    if (table.has(key)) return table.get(key);
    return value !== null && table.has('*') ? table.get('*') : value;
  };
  return (value) => (Array.isArray(value) ? value.map(one) : one(value));
}
