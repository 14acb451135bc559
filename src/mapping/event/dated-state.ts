import { isRecord } from '../json.ts';
import { isMoved, plainStatus } from '../values/keyword.ts';

/** A state that people write into the field of the date, `12.10.2026 (cancelled)`, `ABGESAGT: 12.10.2026`. */
interface DatedState {
  /** Null: it was put off to the day that stands there. */
  readonly says: 'cancelled' | 'postponed' | null;
  readonly word: string;
  /** The date without it. */
  readonly date: unknown;
}

const longest = 80;
const words = String.raw`\p{L}[\p{L}\p{M} '’]{1,30}?`;
const before = new RegExp(
  String.raw`^[\s*!(\[【（]*(${words})[\s*!]*(?:[)\]】）]\s*|[:：–—-]\s*|\s)(?=\p{N}|\p{L}+,?\s*\p{N})`,
  'u',
);
const behind = new RegExp(
  String.raw`(?<=\p{N}\P{N}*)(?:[\s,;:–—-]*[\s(\[【（]|(?<=[\p{Script=Han}\p{Script=Hangul}]))\s*(${words})[\s!.)\]】）]*$`,
  'u',
);
/** `postponed to`, `verschoben auf den` */
const moved = /^[\s(]*([\p{L}\p{M}]{4,})\s+(\p{L}{1,5})(?:\s+\p{L}{1,4})?[:\s]\s*(?=\p{N}|\p{L}+,?\s*\p{N})/u;

/** What the value of a date says of the event beside it; null: nothing. */
export function stateBesideDate(value: unknown): DatedState | null {
  if (isRecord(value) && 'date' in value) {
    const found = stateBesideDate(value.date);
    return found === null ? null : { ...found, date: { ...value, date: found.date } };
  }
  // Nearly all dates end here.
  if (typeof value !== 'string' || value.length > longest || !/\p{L}{2}/u.test(value) || !/\p{N}/u.test(value))
    return null;
  const [moving, word = ''] = moved.exec(value) ?? [];
  if (moving !== undefined && plainStatus(word) === 'postponed')
    return { says: null, word, date: value.slice(moving.length).trim() };
  for (const pattern of [before, behind]) {
    const [whole, word = ''] = pattern.exec(value) ?? [];
    const says = whole === undefined || isMoved(word) ? null : plainStatus(word);
    if (whole !== undefined && (says === 'cancelled' || says === 'postponed'))
      return { says, word, date: value.replace(whole, '').trim() };
  }
  return null;
}
