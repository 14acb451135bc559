import { LRUCache } from 'lru-cache';
import { windowsZones } from './windows-zones.ts';

/** A zone that dates can be computed in. */
export interface TimeZone {
  /** What Temporal takes: an IANA name, or an offset `+03:00`. */
  readonly id: string;
  /** The IANA name; null for a bare offset. */
  readonly name: string | null;
}

/**
 * Reads a zone in any notation that portals use: IANA, Windows, `UTC+3`, `GMT+03:00`, `+10`, `(UTC+03:00) Moscow`, or a
 * number of hours (up to 14), minutes or seconds. Null for anything else.
 */
export function readTimeZone(value: unknown): TimeZone | null {
  if (typeof value === 'number') return Number.isFinite(value) ? offsetOfNumber(value) : null;
  if (typeof value !== 'string' || value.length > 200) return null;
  const text = value.trim();
  if (text === '') return null;
  const windows = windowsZones.get(text.toLowerCase());
  if (windows) return { id: windows, name: windows };
  const offset = readOffset(text) ?? prefixedOffset(text);
  if (offset !== null) return text.toUpperCase() === 'Z' ? { id: 'UTC', name: 'UTC' } : fixedZone(offset);
  if (/^-?\d{1,5}(\.\d+)?$/.test(text)) return offsetOfNumber(Number(text));
  const name = ianaName(text.replaceAll(' ', '_'));
  if (name !== null) return { id: name, name };
  const minutes = abbreviationOffset(text);
  return minutes === null ? null : fixedZone(minutes);
}

/** The IANA name of a zone if the runtime knows it, else `fallback`. */
export function knownTimeZone(timeZone: string | null, fallback: string): string {
  return (timeZone === null ? null : ianaName(timeZone)) ?? fallback;
}

/** The IANA name in its usual case (`europe/berlin` → `Europe/Berlin`), or null when there is no such zone. */
export function ianaName(text: string): string | null {
  const key = text.toLowerCase();
  const known = ianaNames.get(key);
  if (known !== undefined) return known || null;
  const name = findIanaName(text);
  ianaNames.set(key, name ?? '');
  return name;
}

/** By the text in lower case; empty: the text names no zone. */
const ianaNames = new LRUCache<string, string>({ max: 1000 });

function findIanaName(text: string): string | null {
  if (!/^[A-Za-z][A-Za-z0-9_+\-/]{1,49}$/.test(text)) return null;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions();
    if (/^(etc\/)?(utc|uct|gmt|zulu|universal|greenwich)([+-]?0)?$/i.test(text)) return 'UTC';
    if (timeZone.toLowerCase() === text.toLowerCase()) return timeZone;
    // Engines replace an alias by the name it stands for, and differ in which one is current (Asia/Calcutta or
    // Asia/Kolkata). The portal's name is kept, in its usual case, so that each engine publishes the same.
    return text.includes('/') ? titleCase(text) : text.toUpperCase() === text ? text : timeZone;
  } catch {
    return null;
  }
}

const lowerCaseWords = new Set(['of', 'es', 'au', 'and', 'in', 'da', 'el']);
const titleCase = (text: string) =>
  /[A-Z]/.test(text) && /[a-z]/.test(text)
    ? text
    : text
        .toLowerCase()
        .replace(/[a-z]+/g, (word) => (lowerCaseWords.has(word) ? word : word[0]?.toUpperCase() + word.slice(1)));

/** Minutes of an offset as dates write it: `Z`, `+03`, `+0300`, `+03:00`, `-9:30`; null for anything else. */
export function readOffset(text: string): number | null {
  if (/^z$/i.test(text)) return 0;
  const parts = /^([+\-−])(\d{1,2})(?::?(\d{2}))?(?::?00)?$/.exec(text);
  if (!parts) return null;
  const minutes = Number(parts[2]) * 60 + Number(parts[3] ?? 0);
  if (Number(parts[3] ?? 0) > 59 || minutes > 18 * 60) return null;
  return parts[1] === '+' ? minutes : -minutes;
}

/** An offset in minutes as `+03:00`. */
export function offsetId(minutes: number): string {
  const size = Math.abs(minutes);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** Minutes of an abbreviation in a date (`EST`, `CEST`, `GMT`), or null. */
export function abbreviationOffset(text: string): number | null {
  const key = text.toLowerCase();
  if (key === 'gmt' || key === 'utc' || key === 'z') return 0;
  if (key === 'cet') return 60;
  return Object.hasOwn(abbreviations, key) ? (abbreviations[key] ?? null) : null;
}

// RFC 5322 §4.3 defines the American ones; the others occur in calendars. An abbreviation gives the offset of one date.
// It names no zone, because it doesn't tell when the clocks change.
const abbreviations: Readonly<Record<string, number>> = {
  ut: 0, wet: 0, west: 60, bst: 60, cest: 120, eet: 120, eest: 180, msk: 180,
  edt: -240, est: -300, cdt: -300, cst: -360, mdt: -360, mst: -420, pdt: -420, pst: -480,
}; // biome-ignore format: a table

/** `UTC+3`, `GMT+03:00`, `UTC +3`, `(UTC+03:00) Moscow`. `МСК+7` is not read: it counts from Moscow. */
function prefixedOffset(text: string): number | null {
  const parts = /^(?:\((?:UTC|GMT)\s*([+\-−][\d:]+)?\).*|(?:UTC|GMT)\s*([+\-−]\s?[\d:]+))$/i.exec(text);
  if (!parts) return null;
  const offset = parts[1] ?? parts[2];
  return offset === undefined ? 0 : readOffset(offset.replace(/\s/g, ''));
}

/** Hours, minutes or seconds, told apart by size: no zone is more than 14 hours from UTC. */
function offsetOfNumber(value: number): TimeZone | null {
  if (Math.abs(value) <= 14) return fixedZone(Math.round(value * 60));
  if (Math.abs(value) <= 14 * 60) return fixedZone(Math.round(value));
  return Math.abs(value) <= 14 * 3600 ? fixedZone(Math.round(value / 60)) : null;
}

const fixedZone = (minutes: number): TimeZone | null =>
  Math.abs(minutes) <= 18 * 60 ? { id: offsetId(minutes), name: null } : null;
