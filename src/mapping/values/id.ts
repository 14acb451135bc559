import { isRecord, scalarText } from '../json.ts';
import { contentOf } from '../wrapper.ts';

/**
 * Reads an id as text: a text or number as it is, the one value of `{ "$oid": … }`, or the items of a list joined by
 * `-`. Null for anything else.
 */
export function readId(value: unknown): string | null {
  if (typeof value === 'string') {
    const text = value.trim();
    return text === '' || text.length > maxLength || !text.isWellFormed() || hasControl(text) ? null : text;
  }
  if (typeof value === 'number') return Number.isFinite(value) ? scalarText(value) : null;
  if (Array.isArray(value)) {
    const parts = value.map(readId);
    if (parts.length > 0 && !parts.includes(null)) return readId(parts.join('-'));
    return insideOf(value);
  }
  if (isRecord(value)) {
    const parts = Object.values(value);
    return parts.length === 1 && typeof parts[0] !== 'object' ? readId(parts[0]) : insideOf(value);
  }
  return null;
}

/** The id inside the layers around it, `{ type: 'id', id: 7 }`. */
function insideOf(value: unknown): string | null {
  const content = contentOf(value);
  return typeof content === 'string' || typeof content === 'number' ? readId(content) : null;
}

/** Longer ids would make URLs and keys longer than servers and stores accept. */
const maxLength = 500;

const hasControl = (text: string) => /\p{Cc}/u.test(text);

/** Why `readId` returns null, in words that follow "it". */
export function whyNoId(value: unknown): string {
  if (typeof value !== 'string' || value.trim() === '') return 'holds no id';
  if (value.trim().length > maxLength)
    return `holds an id of ${value.trim().length} characters, expected ${maxLength} at most`;
  return 'holds an id with characters that can’t be used: control characters, or half of a surrogate pair';
}
