import { romanize } from '../../vocabulary/romanize.ts';
import { wordsOf } from '../../vocabulary/vocabulary.ts';
import { isRecord } from '../json.ts';
import { clockOfParts } from './date-parts.ts';

/**
 * Reads a duration in seconds: ISO 8601 (`PT1H30M`), `1:30`, `90 min`, `1 h 30 m`, `{ hours: 1, minutes: 30 }`, or a
 * number in the unit that `format` names (`ms`, `seconds`, `minutes`, `hours`, `days`; minutes by default). Null when
 * it is none, or longer than a year.
 */
export function readDuration(value: unknown, format?: string): number | null {
  const seconds =
    typeof value === 'number'
      ? value * (units[format ?? 'minutes'] ?? 60)
      : typeof value === 'string'
        ? ofText(value.trim().toLowerCase(), format)
        : isRecord(value)
          ? ofText(clockOfParts(value) ?? '', format)
          : null;
  return seconds !== null && Number.isFinite(seconds) && seconds > 0 && seconds <= maxSeconds
    ? Math.round(seconds)
    : null;
}

const units: Readonly<Record<string, number>> = { ms: 0.001, seconds: 1, minutes: 60, hours: 3600, days: 86_400 };

/** Whether a format is the unit of a duration. */
export const isDurationUnit = (format: string): boolean => Object.hasOwn(units, format);

const maxSeconds = 366 * 86_400;

function ofText(given: string, format: string | undefined): number | null {
  // `100 min (no interval)`
  const text = given.replace(/(?<=\p{L}\.?)\s*[(（][^()（）]*[)）]$/u, '');
  if (text === '' || text.length > 60) return null;
  if (/^\d+(?:[.,]\d+)?$/.test(text)) return Number(text.replace(',', '.')) * (units[format ?? 'minutes'] ?? 60);
  const iso =
    /^p(?:(\d+(?:[.,]\d+)?)w)?(?:(\d+(?:[.,]\d+)?)d)?(?:t(?:(\d+(?:[.,]\d+)?)h)?(?:(\d+(?:[.,]\d+)?)m)?(?:(\d+(?:[.,]\d+)?)s)?)?$/.exec(
      text,
    );
  if (iso)
    return sum(
      iso.slice(1).map((part) => Number((part ?? '0').replace(',', '.'))),
      [604_800, 86_400, 3600, 60, 1],
    );
  const clock = /^(\d{1,3}):(\d{2})(?::(\d{2}))?$/.exec(text);
  if (clock) return sum([Number(clock[1]), Number(clock[2]), Number(clock[3] ?? 0)], [3600, 60, 1]);
  // `1h15`: the minutes go without their unit.
  let seconds = 0;
  let rest = text.replace(/^(\d{1,2}\s?h\s?[0-5]\d)$/, '$1min');
  while (rest !== '') {
    const part = /^(?:([\p{L}&]+)\s|,)?\s*(\d+(?:[.,]\d+)?)\s*([\p{L}\p{M}]+)\.?\s*/u.exec(rest);
    const unit = part && unitSizes.get(romanize(part[3] ?? ''));
    if (part?.[1] !== undefined && !joins.has(part[1])) return null;
    if (!part || !unit) return null;
    seconds += Number((part[2] ?? '').replace(',', '.')) * unit;
    rest = rest.slice(part[0].length);
  }
  return seconds;
}

const sizes = { week: 604_800, day: 86_400, hour: 3600, minute: 60, second: 1, millisecond: 0.001 } as const;

const unitSizes: ReadonlyMap<string, number> = new Map(
  (Object.keys(sizes) as (keyof typeof sizes)[]).flatMap((unit) =>
    wordsOf('units', unit).map((word) => [romanize(word), sizes[unit]] as const),
  ),
);

const joins: ReadonlySet<string> = new Set([...wordsOf('dates', 'and'), ...wordsOf('units', 'and')]);

const sum = (parts: readonly number[], sizes: readonly number[]) =>
  parts.reduce((total, part, n) => total + part * (sizes[n] ?? 0), 0);
