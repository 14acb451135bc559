import { readKey, splitKey } from '../../../vocabulary/key-words.ts';
import { type DatePart, partNamed, partNumber, withYear } from '../../dates/date-parts.ts';
import { readDate } from '../../dates/date-value.ts';
import { keyOfStep, layerStep } from '../../structure/labelled.ts';
import { isMoment, isStamp, momentIn } from '../../structure/lists/list-shapes.ts';
import { type Cell, parentOf, pathKey } from './column.ts';
import type { Draft } from './walk-records.ts';

/** A part of a date that is a field of its own. */
interface PartField {
  readonly part: DatePart;
  /** From the object that the parts are put together in. */
  readonly keys: readonly string[];
  readonly draft: Draft;
}

const limits: Readonly<Record<DatePart, readonly [from: number, to: number]>> = {
  year: [1379, 2620],
  month: [1, 12],
  week: [1, 53],
  weekday: [1, 7],
  day: [1, 31],
  hour: [0, 24],
  minute: [0, 59],
  second: [0, 59],
};

/**
 * Dates and times whose parts are fields beside each other, `{ year: 2026, month: 'October', day: 8, start_hour: 18, start_minute: 30 }`,
 * as columns of their own in the place of their parts.
 */
export function joinDateFields(drafts: readonly Draft[], language: string): readonly Draft[] {
  const byParent = new Map<string, Draft[]>();
  for (const draft of drafts) {
    const parent = parentOf(draft);
    byParent.set(parent, [...(byParent.get(parent) ?? []), draft]);
  }
  const joined: Draft[] = [];
  const spent = new Set<Draft>();
  for (const siblings of byParent.values()) {
    for (const [prefix, fields] of groupsOf(siblings, language)) {
      for (const [name, parts] of [
        ['date', dayOf(fields) ?? dayWithin(fields, byParent, language)],
        ['time', clockOf(fields)],
      ] as const) {
        const draft = parts === null ? null : join(parts, prefix === '' ? name : `${prefix}_${name}`, language);
        if (parts === null || draft === null) continue;
        if (parts.some(({ part }) => part === 'week') && haveDays(draft, without(drafts, parts))) continue;
        joined.push(draft);
        for (const part of parts) spent.add(part.draft);
      }
    }
  }
  return joined.length === 0 ? drafts : [...drafts.filter((draft) => !spent.has(draft)), ...joined];
}

/** The parts by what their keys say beside: `start` of `start_hour`. What names none of them is everyone's. */
function groupsOf(siblings: readonly Draft[], language: string): ReadonlyMap<string, readonly PartField[]> {
  const groups = new Map<string, PartField[]>();
  for (const draft of siblings) {
    const key = keyOfStep(draft.steps.at(-1) ?? '');
    if (key === null || draft.cells.length === 0 || draft.cells.some(({ value }) => typeof value === 'object'))
      continue;
    const [plain, prefix] = partOf(key) ?? [saysDay(key) ? ('day' as const) : null, ''];
    const named = plain === 'month' && isMinute(key, prefix, siblings) ? ('minute' as const) : plain;
    // `jour: 'mardi'`: many languages have one word for both days.
    const part =
      (named === null || named === 'day') && isWeekday(draft) ? ('weekday' as const) : (named ?? monthOnly(draft));
    if (part === null) continue;
    const [from, to] = limits[part];
    const numbers = draft.cells.map(({ value }) => withYear(part, value)?.[1] ?? partNumber(part, value, language));
    if (!numbers.every((number) => number !== null && number >= from && number <= to)) continue;
    groups.set(prefix, [...(groups.get(prefix) ?? []), { part, keys: [key], draft }]);
  }
  const shared = groups.get('') ?? [];
  return new Map([...groups].map(([prefix, own]) => [prefix, prefix === '' ? own : [...own, ...shared]]));
}

/** `from_m` beside `from_h`: a month would stand beside its year. */
function isMinute(key: string, prefix: string, siblings: readonly Draft[]): boolean {
  if (splitKey(key).at(-1) !== 'm') return false;
  const beside = siblings
    .map(({ steps }) => partOf(keyOfStep(steps.at(-1) ?? '') ?? ''))
    .flatMap((one) => (one?.[1] === prefix ? [one[0]] : []));
  return beside.includes('hour') && !beside.includes('year');
}

const hasYear = ({ part, draft }: PartField): boolean =>
  draft.cells.every(({ value }) => withYear(part, value) !== null);

/** Which part a key names, and the words before or after it. */
function partOf(key: string): readonly [DatePart, string] | null {
  const whole = partNamed(key);
  if (whole !== null) return [whole, ''];
  const words = splitKey(key);
  const last = partNamed(words.at(-1) ?? '');
  if (last !== null) return [last, words.slice(0, -1).join('_')];
  const first = partNamed(words[0] ?? '');
  return first === null ? null : [first, words.slice(1).join('_')];
}

/** A number under a key that says no more than when is that of a day, where a month stands beside it. */
const saysDay = (key: string): boolean => {
  const { concepts } = readKey(key);
  return concepts.size === 1 && concepts.has('date');
};

/** `2026-10` is a month with its year, whatever its key says. */
const monthOnly = ({ cells }: Draft): DatePart | null =>
  cells.every(({ value }) => withYear('month', value) !== null) ? 'month' : null;

const isWeekday = ({ cells }: Draft): boolean =>
  cells.every(({ value }) => typeof value === 'string' && partNumber('weekday', value, 'en') !== null);

const pick = (fields: readonly PartField[], ...parts: readonly DatePart[]): readonly PartField[] | null => {
  const found = parts.map((part) => fields.find((one) => one.part === part));
  return found.includes(undefined) ? null : (found as readonly PartField[]);
};

function dayOf(fields: readonly PartField[]): readonly PartField[] | null {
  const whole = pick(fields, 'month', 'day') ?? ofWeek(fields, []);
  if (whole?.[0] !== undefined && hasYear(whole[0])) return whole;
  return pick(fields, 'year', 'month', 'day') ?? ofWeek(fields, ['year']);
}

const ofWeek = (fields: readonly PartField[], above: readonly DatePart[]): readonly PartField[] | null =>
  pick(fields, ...above, 'week', 'weekday') ?? dayOfWeek(pick(fields, ...above, 'week', 'day'));

/** Beside a week, a number up to 7 is that of a day of the week, whatever its key says. */
const dayOfWeek = (fields: readonly PartField[] | null): readonly PartField[] | null =>
  fields?.at(-1)?.draft.cells.every(({ value }) => Number(value) <= 7)
    ? fields.map((field) => (field.part === 'day' ? { ...field, part: 'weekday' as const } : field))
    : null;

/** The day that stands in an object beside its year and its month, `{ year: 2026, month: 9, at: { day: 30, from: '8:00' } }`. */
function dayWithin(
  fields: readonly PartField[],
  byParent: ReadonlyMap<string, readonly Draft[]>,
  language: string,
): readonly PartField[] | null {
  const day = fields.find(({ part }) => part === 'day');
  const above = day?.draft.steps.slice(0, -1) ?? [];
  const inner = above.at(-1);
  const key = inner === undefined ? null : keyOfStep(inner);
  if (key === null) return null;
  const outer = groupsOf(byParent.get(pathKey(above.slice(0, -1))) ?? [], language).get('') ?? [];
  // What has a whole day itself, such as that of its last change, says nothing of another's parts.
  if (dayOf(outer) !== null) return null;
  return dayOf([...outer, ...fields.map((field) => ({ ...field, keys: [key, ...field.keys] }))]);
}

/**
 * Whether most records have days in full beside those of a week, on the same day of it: the year beside the week may be the one in which the term
 * begins. Days on which a term begins are no such.
 */
function haveDays({ cells }: Draft, drafts: readonly Draft[]): boolean {
  const dated = drafts.filter(
    ({ steps, cells: own }) =>
      !steps.some((step) => isStamp(keyOfStep(step) ?? '')) && own.every(({ value }) => isMoment(value)),
  );
  const weekdays = Map.groupBy(
    dated.flatMap(({ cells: own }) => own),
    ({ record }) => record,
  );
  const same = cells.filter(({ record, value }) => {
    const own = weekdayOf(value);
    return weekdays.get(record)?.some((cell) => weekdayOf(cell.value) === own) === true;
  });
  return same.length * 5 > cells.length * 4;
}

const without = (drafts: readonly Draft[], parts: readonly PartField[]): readonly Draft[] =>
  drafts.filter((one) => !parts.some(({ draft }) => draft === one));

const weekdayOf = (value: unknown): number => new Date(momentIn(value)?.at ?? Number.NaN).getUTCDay();

const clockOf = (fields: readonly PartField[]) => pick(fields, 'hour', 'minute');

/** One column of what the parts make together; null: they make none. */
function join(parts: readonly PartField[], name: string, language: string): Draft | null {
  const [first] = parts;
  if (first === undefined) return null;
  const cells: Cell[] = [];
  for (const [n, { record }] of first.draft.cells.entries()) {
    const values = parts.map(({ draft }) => draft.cells[n]);
    // Each part once in each record or session, in one order.
    if (values.some((cell) => cell?.record !== record)) return null;
    const result = readDate(Object.fromEntries(parts.map(({ part }, at) => [part, values[at]?.value])), {
      formats: [],
      language,
    });
    const written =
      result.kind === 'date' ? result.reading.day : result.kind === 'time' ? result.time.slice(0, 5) : null;
    if (written !== null) cells.push({ record, value: written });
  }
  if (cells.length * 2 <= first.draft.cells.length) return null;
  const way = `d${JSON.stringify(parts.map(({ part, keys }) => [part, ...keys]))}`;
  return {
    steps: [
      ...(parts.find(({ keys }) => keys.length === 1) ?? first).draft.steps.slice(0, -1),
      layerStep(name, '', [way]),
    ],
    cells,
    kinds: new Map([['scalar', cells.length]]),
    present: first.draft.present,
    spoken: false,
  };
}
