import { abbreviationOffset, ianaName, readOffset, readTimeZone, type TimeZone } from '../../calendar/time-zone.ts';

/** What stands after the day in a date: a time, and perhaps a zone. */
export interface ClockText {
  readonly hour?: number;
  readonly minute?: number;
  readonly second?: number;
  readonly offset: number | null;
  readonly zone: TimeZone | null;
}

const joint = /^(?:[\s,;|·]|t(?=\d)|(?:at|um|klo|kl\.?|o|om|à|a las|alle|v|ve|w|godz\.?|в|о|об|u)(?=\s))+/iu;
const clock =
  /^(\d{1,2})(?:\s?[:.hч]\s?(\d{2})(?:[:.](\d{2})(?:[.,]\d{1,9})?)?|(?=\s*(?:uhr|h\b|ч\.?|[ap]\.?m)))\s*(?:uhr|h(?=$|\s)|ч(?:ас(?:ов|а)?)?\.?(?=$|\s)|min|г\.)?\s*([ap])?(?:\.?m\.?)?/iu;
const basic = /^(\d{2})(\d{2})(?:(\d{2})(?:[.,]\d{1,9})?)?(?=$|[Zz+\-\s[])/;

/** Reads the rest of a date: `T14:00:00.0000000+03:00`, ` 2:30 PM EST`, `, 14 Uhr`, `[Europe/Berlin]`. Null when something else stands there. */
export function readClock(text: string): ClockText | null {
  let rest = text.replace(joint, '');
  const started = /^t\d/i.test(text.trim()) || /^[tT]/.test(text);
  const parts = (started ? basic.exec(rest) : null) ?? clock.exec(rest);
  let time: Pick<ClockText, 'hour' | 'minute' | 'second'> = {};
  if (parts) {
    const half = parts[4]?.toLowerCase();
    let hour = Number(parts[1]);
    if (half !== undefined && (hour < 1 || hour > 12)) return null;
    if (half === 'p' && hour < 12) hour += 12;
    if (half === 'a' && hour === 12) hour = 0;
    time = { hour, minute: Number(parts[2] ?? 0), second: Number(parts[3] ?? 0) };
    rest = rest.slice(parts[0].length);
  }
  const where = readWhere(rest.trim());
  return where === null ? null : { ...time, ...where };
}

/** A zone as it ends a date: `Z`, `+0300`, `GMT+0300 (Moscow Standard Time)`, `EST`, `Europe/Berlin`, `+02:00[Europe/Berlin]`. */
function readWhere(text: string): Pick<ClockText, 'offset' | 'zone'> | null {
  if (text === '') return { offset: null, zone: null };
  const bracket = /^(.*?)\s*\[([^\]]+)\]$/.exec(text);
  if (bracket) {
    const before = readWhere((bracket[1] ?? '').trim());
    const zone = readTimeZone((bracket[2] ?? '').replace(/^!/, ''));
    return before && zone ? { offset: before.offset, zone } : null;
  }
  const bare = text.replace(/\s*\([^()]*\)$/, '');
  const offset = readOffset(bare.replace(/^(?:GMT|UTC)\s*(?=[+\-−])/i, '')) ?? abbreviationOffset(bare);
  if (offset !== null) return { offset, zone: null };
  const name = bare.includes('/') ? ianaName(bare) : null;
  return name === null ? null : { offset: null, zone: { id: name, name } };
}
