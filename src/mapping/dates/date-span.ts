import { addDays } from '../../calendar/day.ts';
import { readDateText } from './date-text.ts';
import type { DateReading, DateResult } from './reading.ts';

const dash = String.raw`\s*(?:[-–—−]|\bbis\b|\bto\b|\buntil\b|\bдо\b|\bpo\b|\bau\b|\bal\b|\bà\b)\s*`;
const time = String.raw`(?:\d{1,2}[:.h]\d{2}(?::\d{2})?(?:\s*[ap]\.?m\.?)?|\d{1,2}(?:\s*[ap]\.?m\.?))`;
const hours = new RegExp(
  `^(.*?)[\\s,T|·(]+(?:с\\s+|von\\s+|from\\s+|de\\s+)?(${time})(?:\\s*uhr)?${dash}(${time})\\s*(?:uhr|h|\\))?$`,
  'iu',
);
const separators = [/\s+(?:to|bis|until|till|до|по|au|al|–|—|-|−)\s+/iu, /\s*\.{2,3}\s*/u, /\//u, /\s*[–—−]\s*/u, /-/u];
/** `Oct 25 - 27, 2026`: the second day is of the same month. */
const oneMonth = /^(\p{L}+\.?)\s+(\d{1,2})\s*[-–—]\s*(\d{1,2}),?\s+(\d{4})(?!\d)/u;
const timeFirst = /^(\d{1,2}:\d{2}(?::\d{2})?),?\s+(.*\d{4}.*)$/;
const prefix = /^(?:from|von|vom|с|со|du|del|dal)\s+/iu;

/** A text that holds one date or a range of two: `2026-10-25/2026-10-27`, `25.–27.10.2026, 10:00–18:00`. */
export function readDateSpan(text: string, language: string): DateResult {
  const single = readDateText(text, language);
  if (single.kind !== 'fault') return single;
  const bare = text.replace(prefix, '').replace(oneMonth, '$1 $2, $4 – $1 $3, $4');
  const turned = readDateText(text.replace(timeFirst, '$2 $1'), language);
  if (turned.kind === 'date') return turned;
  return withHours(bare, language) ?? between(bare, language) ?? single;
}

function withHours(text: string, language: string): DateResult | null {
  const parts = hours.exec(text);
  if (!parts) return null;
  const days = readDateSpan((parts[1] ?? '').replace(/[,;|·]\s*$/, '').trim(), language);
  const from = readDateText(parts[2] ?? '', language);
  const till = readDateText(parts[3] ?? '', language);
  if (days.kind !== 'date' || days.reading.time !== null || from.kind !== 'time' || till.kind !== 'time') return null;
  const last = days.end ?? days.reading;
  const overnight = days.end === null && till.time <= from.time;
  return {
    kind: 'date',
    reading: { ...days.reading, time: from.time },
    end: { ...last, day: overnight ? addDays(last.day, 1) : last.day, time: till.time },
  };
}

function between(text: string, language: string): DateResult | null {
  for (const separator of separators) {
    const all = [...text.matchAll(new RegExp(separator, 'giu'))].slice(0, 6);
    for (const one of all) {
      const left = text.slice(0, one.index).trim();
      const right = text.slice(one.index + one[0].length).trim();
      const end = readDateText(right, language);
      if (left === '' || right === '') continue;
      const start = end.kind === 'date' ? startOf(left, right, language) : readDateText(left, language);
      if (start?.kind !== 'date') continue;
      if (end.kind === 'date' && end.reading.day >= start.reading.day) return { ...start, end: end.reading };
      if (end.kind === 'time') return { ...start, end: endAt(start.reading, end.time) };
    }
  }
  return null;
}

/** The first day of a range may leave out what the second says: `25.–27.10.2026`, `25 Oct – 3 Nov 2026`. */
function startOf(left: string, right: string, language: string): DateResult | null {
  const whole = readDateText(left, language);
  if (whole.kind === 'date') return whole;
  const monthFirst = /^(\p{L}+\.?\s+\d{1,2})$/u.exec(left);
  const tails = [right.replace(/^\d{1,2}\.?\s*/, ''), /(\d{4})/.exec(right)?.[1] ?? ''];
  const bare = left.replace(/[.\s]+$/, '');
  for (const tail of tails) {
    for (const joint of ['.', ' ', ', ']) {
      if (monthFirst && joint !== ', ') continue;
      const read = readDateText(`${bare}${joint}${tail}`, language);
      if (read.kind === 'date' && tail !== '') return read;
    }
  }
  return null;
}

function endAt(start: DateReading, time: string): DateReading {
  return { ...start, day: start.time !== null && time <= start.time ? addDays(start.day, 1) : start.day, time };
}
