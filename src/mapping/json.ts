/** Whether a value says nothing: null, a blank text, a list or object of nothing but such values. False and 0 say something. */
export function isEmpty(value: unknown, depth = 0): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value !== 'object' || depth > 20) return false;
  const parts = Array.isArray(value) ? value : Object.values(value);
  return parts.every((part) => isEmpty(part, depth + 1));
}

/** An object that is no list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
