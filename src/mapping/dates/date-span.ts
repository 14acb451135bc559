import { readDateText } from './date-text.ts';
import type { DateResult } from './reading.ts';
import { readWrittenDate } from './written/written-date.ts';

const separators = [/\s+(?:to|bis|until|till|до|по|au|al|–|—|-|−)\s+/iu, /\s*\.{2,3}\s*/u, /\//u, /\s*[–—−]\s*/u, /-/u];
/** `10:00-12:00` behind a day that machines don't write so: no offset. */
const range = /^(?!\d{4}-)(.*[^\d:.]|)(\d{1,2}:\d{2})-(\d{1,2}:\d{2})$/;
/** No zone is more than twelve hours behind UTC. */
const farRange = /^(.*[\s,;|])(\d{1,2}:\d{2})-((?:1[2-9]|2\d):\d{2})$/;
/** ISO 8601 lets the end leave out what the start said: `2026-12-03/05`. */
const shortEnd = /^(\d{4}-)(\d{2}-)(\d{2})\/(\d{2}-)?(\d{2})$/;

/** A text that holds one date or a range of two: `2026-10-25/2026-10-27`, `25.–27.10.2026, 10:00–18:00`. */
export function readDateSpan(text: string, language: string): DateResult {
  const plain = text
    .replace(range, '$1$2 – $3')
    .replace(farRange, '$1$2 – $3')
    .replace(shortEnd, (_, year: string, month: string, day: string, other: string | undefined, end: string) =>
      [`${year}${month}${day}`, `${year}${other ?? month}${end}`].join('/'),
    );
  const single = readDateText(plain, language);
  if (single.kind !== 'fault') return single;
  const between = ofTwo(plain, language);
  if (between !== null) return between;
  const written = readWrittenDate(plain, language);
  if (written === null) return single;
  return written.kind === 'fault' && single.reason.startsWith('there is no') ? single : written;
}

/** Two moments as machines write them, each whole. */
function ofTwo(text: string, language: string): DateResult | null {
  for (const separator of separators) {
    for (const one of [...text.matchAll(new RegExp(separator, 'giu'))].slice(0, 6)) {
      const start = readDateText(text.slice(0, one.index).trim(), language);
      const end = readDateText(text.slice(one.index + one[0].length).trim(), language);
      if (start.kind !== 'date' || end.kind !== 'date' || end.reading.day < start.reading.day) continue;
      return { ...start, end: end.reading };
    }
  }
  return null;
}
