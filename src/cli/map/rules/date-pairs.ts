import { readDate } from '../../../mapping/dates/date-value.ts';
import { valueIn } from '../view/record-sources.ts';
import type { RecordSource } from '../workbench-api.ts';
import { expressionOf } from './pointed-paths.ts';

type Path = RecordSource['path'];

/** What a value of a record tells of a moment: its day, its hour. Null: neither. */
export type MomentPart = 'day' | 'hour' | null;

/** So many partners of a value are offered. */
const mostPartners = 3;
/** So many records tell what stands at a place. */
const mostSamples = 20;
/** Empty values aside, so many of a place's values have to be of one sort. */
const leastShare = 0.8;
/** An hour is read beside a day only. */
const anyDay = '2026-10-16';

interface Read {
  readonly language: string;
  /** The sampled records. */
  readonly scopes: readonly unknown[];
}

/** `day && {date: day, time: hour}`, as detection writes it: a day without an hour stays a whole day. */
export const pairExpression = (day: string, hour: string): string => `${day} && {date: ${day}, time: ${hour}}`;

/** The places of a day and an hour that an expression puts together; null: it does not. */
export function pairedIn(expression: string): { readonly day: string; readonly hour: string } | null {
  const { day, hour } = /\{date: (?<day>[^,{}]+), time: (?<hour>[^{}]+)\}$/u.exec(expression)?.groups ?? {};
  return day === undefined || hour === undefined ? null : { day, hour };
}

/** What stands at a place in all records: days, hours of days, or something else. */
export function partAt(path: Path, read: Read): MomentPart {
  const values = read.scopes.map((scope) => valueIn(scope, path));
  return partOfValues(values, read.language);
}

export function partOfValues(values: readonly unknown[], language: string): MomentPart {
  const said = values
    .filter((value) => (typeof value === 'string' && value.trim() !== '') || typeof value === 'number')
    .slice(0, mostSamples);
  if (said.length === 0) return null;
  const share = (isSuch: (value: unknown) => boolean) => said.filter(isSuch).length / said.length;
  if (share((value) => isDay(value, language)) >= leastShare) return 'day';
  return share((value) => isHour(value, language)) >= leastShare ? 'hour' : null;
}

/** A whole day, or its midnight. */
function isDay(value: unknown, language: string): boolean {
  const result = readDate(value, { formats: [], language });
  return result.kind === 'date' && [null, '00:00:00'].includes(result.reading.time);
}

function isHour(value: unknown, language: string): boolean {
  // One or two digits alone are a number of anything.
  if (typeof value !== 'string' || value.length > 40 || /^\d{1,2}$/u.test(value.trim())) return false;
  const result = readDate({ date: anyDay, time: value }, { formats: [], language });
  return result.kind === 'date' && result.reading.time !== null;
}

/**
 * The pairs of day and hour that a value could be one half of, with the nearest partners first: what stands behind a day, and
 * before an hour. Empty: it is neither a day nor an hour, or stands alone.
 */
export function pairsWith(path: Path, record: unknown, read: Read): readonly { day: Path; hour: Path }[] {
  const part = partAt(path, read);
  if (part === null) return [];
  const partners = placesBeside(path, record)
    .filter(({ path: other }) => partAt(other, read) === (part === 'day' ? 'hour' : 'day'))
    .sort((a, b) => distance(a.step, part) - distance(b.step, part))
    .slice(0, mostPartners);
  return partners.map(({ path: other }) => (part === 'day' ? { day: path, hour: other } : { day: other, hour: path }));
}

export const pairRule = ({ day, hour }: { readonly day: Path; readonly hour: Path }): string =>
  pairExpression(expressionOf(day), expressionOf(hour));

/** An hour follows its day: what lies on the other side counts as farther. */
function distance(step: number, part: 'day' | 'hour'): number {
  const ahead = part === 'day' ? step : -step;
  return ahead > 0 ? ahead : 100 - ahead;
}

/** The other values of the same object, and those under the same key of an object beside: `day.value`, `hour.value`. */
function placesBeside(path: Path, record: unknown): readonly { readonly path: Path; readonly step: number }[] {
  const [own, above] = [path.slice(0, -1), path.slice(0, -2)];
  const beside = membersOf(record, own, path.at(-1)).map(({ key, step }) => ({ path: [...own, key], step }));
  const last = path.at(-1);
  if (last === undefined || path.length < 2) return beside;
  const cousins = membersOf(record, above, path.at(-2))
    .map(({ key, step }) => ({ path: [...above, key, last], step }))
    .filter((one) => valueIn(record, one.path) !== undefined);
  return [...beside, ...cousins];
}

function membersOf(record: unknown, path: Path, of: string | number | undefined) {
  const object = valueIn(record, path);
  if (object === null || typeof object !== 'object' || Array.isArray(object)) return [];
  const keys = Object.keys(object);
  const at = keys.indexOf(String(of));
  return keys.map((key, n) => ({ key, step: n - at })).filter(({ step }) => step !== 0);
}
