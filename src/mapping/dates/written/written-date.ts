import { addDays } from '../../../calendar/day.ts';
import { type DateResult, fault, type ParsedDate, readingOf } from '../parsed-date.ts';
import { type Clock, type DateItem, type DateItems, dateItems } from './date-tokens.ts';
import { withDaysKnown } from './resolve-tokens.ts';

/** Reads a date, a range of dates, and times, as people write them: `Fr, 27.11.2026, 10 – 11:30 Uhr`. Null: something else is in the text. */
export function readWrittenDate(text: string, language: string): DateResult | null {
  const found = dateItems(plainOf(text), language);
  if (found === null) return null;
  const items = withDaysKnown(found.items);
  if (typeof items === 'string') return fault(items);
  return interpret(items, found);
}

/** Signs that stand for others, Hungarian endings (`10:00-tól 12:00-ig`), and a remark that says nothing of the day. */
const plainOf = (text: string): string =>
  text
    .replace(/[‐‑‒–—―−〜～]/g, '–')
    .replaceAll('：', ':')
    .replace(/至|到|から|부터/gu, ' – ')
    .replace(/まで|까지/gu, ' ')
    .replace(/-t[óőoö]l(?!\p{L})/giu, ' – ')
    .replace(/(?<=\d)-(?:ig|[aáeé]n|k[ao]r|j[aáeé]n?|i|е|го|ого|го|а|у|ja|an|na)(?!\p{L})/giu, ' ')
    .replace(/\s*\((?!.*\d{4})[^()]*\p{L}{4}[^()]*\)$/u, '')
    .replace(/[\s–-]+$/, '');

const kinds: Readonly<Record<DateItem['is'], string>> = {
  day: 'D', time: 'T', '-': '-', until: 'U', allDay: 'A', number: 'N', year: 'Y', to: 'X', and: '&', midnight: 'M',
}; // biome-ignore format: a table

function interpret(items: readonly DateItem[], found: DateItems): DateResult | null {
  const shape = items.map(({ is }) => kinds[is]).join('');
  const clocks = halves(items.flatMap((item) => (item.is === 'time' ? [item.clock] : [])));
  const odd = clocks.find(({ half }) => half !== null);
  if (odd) return fault(`there is no hour ${odd.hour} ${odd.half}m`);
  const days = items.flatMap((item) => (item.is === 'day' ? [item.day] : []));
  const where = { offset: found.offset, zone: found.zone };
  const reading = (n: number, clock?: Clock): ParsedDate | string => {
    const day = days[n];
    if (day === undefined || day.year === null) return 'it names no year';
    const { hour, minute, second } = clock ?? {};
    const time = clock === undefined ? {} : { hour, minute, second, ...where };
    const result = readingOf({ ...day, year: day.year, ...(time as { hour?: number }) });
    return result.kind === 'date' ? result.reading : result.kind === 'fault' ? result.reason : 'it stands for no date';
  };
  const range = (start: ParsedDate | string, end: ParsedDate | string | null): DateResult => {
    if (typeof start === 'string') return fault(start);
    if (typeof end === 'string') return fault(end);
    const late = end !== null && `${end.day} ${end.time ?? '24'}` < `${start.day} ${start.time ?? ''}`;
    return late ? fault('its end is before its start') : { kind: 'date', reading: start, end };
  };
  const [one, two] = clocks;
  if (/^(?:T|T-T|UT)$/.test(shape))
    return timeOnly(shape === 'UT' ? null : (one ?? null), (shape === 'UT' ? one : two) ?? null);
  const { last } = days[0] ?? { last: null };
  if (/^(?:DA?|AD)$/.test(shape)) return range(reading(0), last === null ? null : dayReading(last));
  if (last !== null) return null;
  if (/^(?:D-DA?|AD-D)$/.test(shape)) return range(reading(0), reading(1));
  if (/^(?:DT|TD)$/.test(shape)) return range(reading(0, one), null);
  if (/^(?:DUT|UTD)$/.test(shape)) return range(reading(0), reading(0, one));
  if (/^(?:DT-T|T-TD)$/.test(shape) && one && two) return range(reading(0, one), sameDay(reading(0, two), one, two));
  if (/^(?:DT-DT|TD-TD|D-DT-T|T-TD-D)$/.test(shape)) return range(reading(0, one), reading(1, two));
  if (/^(?:DT-D|TD-D)$/.test(shape)) return range(reading(0, one), reading(1));
  if (shape === 'D-DT') return range(reading(0), reading(1, one));
  return null;
}

/** After midnight where it is earlier than the start; the same minute is no end. */
function sameDay(end: ParsedDate | string, from: Clock, till: Clock): ParsedDate | string | null {
  const minutes = (clock: Clock) => (clock.hour * 60 + clock.minute) * 60 + clock.second;
  if (minutes(till) === minutes(from)) return null;
  return typeof end === 'string' || minutes(till) > minutes(from) ? end : { ...end, day: addDays(end.day, 1) };
}

const dayReading = (day: string): ParsedDate | string => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const result = readingOf({ year, month, day: date });
  return result.kind === 'date' ? result.reading : 'it stands for no date';
};

/** `7–9 pm` is 19 to 21 o'clock, `11–1 pm` 11 to 13: what one of two says of the half of the day goes for both, where it can. */
function halves(clocks: readonly Clock[]): readonly Clock[] {
  const [from, till] = clocks;
  if (clocks.length !== 2 || !from || !till || (from.half === null) === (till.half === null)) return clocks.map(inDay);
  if (from.hour > 12 || till.hour > 12 || from.hour === 0 || till.hour === 0) return clocks.map(inDay);
  const said = from.half ?? till.half ?? 'a';
  const other = said === 'a' ? 'p' : 'a';
  const both = [inDay({ ...from, half: said }), inDay({ ...till, half: said })] as const;
  if (both[0].hour * 60 + both[0].minute < both[1].hour * 60 + both[1].minute) return both;
  return from.half === null
    ? [inDay({ ...from, half: other }), inDay(till)]
    : [inDay(from), inDay({ ...till, half: other })];
}

/** An hour out of the twelve is left to be refused. */
function inDay(clock: Clock): Clock {
  if (clock.half === null || clock.hour < 1 || clock.hour > 12) return clock;
  return { ...clock, hour: (clock.hour % 12) + (clock.half === 'p' ? 12 : 0), half: null };
}

function timeOnly(from: Clock | null, till: Clock | null): DateResult | null {
  const two = (n: number) => String(n).padStart(2, '0');
  const shown = (clock: Clock | null) =>
    clock === null ? null : `${two(clock.hour % 24)}:${two(clock.minute)}:${two(clock.second)}`;
  for (const clock of [from, till]) {
    if (clock && (clock.hour > 24 || clock.minute > 59 || clock.second > 59 || (clock.hour === 24 && clock.minute > 0)))
      return fault(`there is no time ${two(clock.hour)}:${two(clock.minute)}`);
  }
  const time = shown(from);
  return time === null ? null : { kind: 'time', time, end: shown(till) === time ? null : shown(till) };
}
