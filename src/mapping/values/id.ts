import { isRecord } from '../json.ts';

/** Longer ids would make longer URLs than servers and stores take. */
const longest = 500;

/** An id as text: a text or a number as it stands, the one value of `{ "$oid": … }`, the parts of a list joined by `-`. Null for anything else. */
export function readId(value: unknown): string | null {
  if (typeof value === 'string') {
    const text = value.trim();
    return text === '' || text.length > longest || !text.isWellFormed() || hasControl(text) ? null : text;
  }
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  if (Array.isArray(value)) {
    const parts = value.map(readId);
    return parts.length === 0 || parts.includes(null) ? null : readId(parts.join('-'));
  }
  if (isRecord(value)) {
    const parts = Object.values(value);
    return parts.length === 1 && typeof parts[0] !== 'object' ? readId(parts[0]) : null;
  }
  return null;
}

/** Why `readId` gives nothing, in words that follow "it". */
export function whyNoId(value: unknown): string {
  if (typeof value !== 'string' || value.trim() === '') return 'holds no id';
  if (value.trim().length > longest)
    return `holds an id of ${value.trim().length} characters, expected ${longest} at most`;
  return 'holds an id with characters that can’t be used: control characters, or half of a surrogate pair';
}

const hasControl = (text: string) => /\p{Cc}/u.test(text);
