import { type Leaf, valueAt } from './body-values.ts';
import { followLink } from './follow-link.ts';
import type { PagingFacts } from './paging-hints.ts';

/** A way from one page to the next: plain data, so that what worked once can be tried first the next time. */
export type Stepper =
  | { readonly by: 'link' }
  | { readonly by: 'parameters' }
  | { readonly by: 'cursor'; readonly path: readonly string[]; readonly param: string }
  | { readonly by: 'page'; readonly param: string /** The first page's number. */; readonly base: number }
  | {
      readonly by: 'offset';
      readonly param: string /** The first record's number, 0 unless said. */;
      readonly base?: 1;
    }
  /** What the last record holds at this path. */
  | { readonly by: 'key'; readonly path: readonly string[]; readonly param: string }
  /** Several names for the same thing in one request: a portal knows one of them and passes over the others. */
  | { readonly by: 'together'; readonly steppers: readonly Stepper[] };

/** Where the reading stands. */
export interface Position {
  /** The address of the last page, without token. */
  readonly asked: URL;
  readonly facts: PagingFacts;
  /** The last record of the last page. */
  readonly last: unknown;
  /** Pages and records read so far. */
  readonly pages: number;
  readonly collected: number;
  /** The base URL of the settings. */
  readonly base: URL;
}

/** The address of the next page; null: this way leads no further. */
export function stepOn(stepper: Stepper, position: Position): URL | null {
  const { asked, facts, pages, collected, base } = position;
  switch (stepper.by) {
    case 'link':
      return facts.link === undefined ? null : (followLink(facts.link, asked, base)?.url ?? null);
    case 'parameters':
      return facts.nextParameters === undefined ? null : withParameters(asked, facts.nextParameters);
    case 'cursor': {
      const value = valueAt(facts.leaves, stepper.path);
      return isCursorValue(value) ? withCursor(asked, stepper.param, value) : null;
    }
    case 'page':
      return withParameters(asked, [[stepper.param, String(stepper.base + pages)]]);
    case 'offset':
      return withParameters(asked, [[stepper.param, String(collected + (stepper.base ?? 0))]]);
    case 'key': {
      const value = valueIn(position.last, stepper.path);
      return isCursorValue(value) ? withCursor(asked, stepper.param, value) : null;
    }
    case 'together': {
      let url: URL | null = null;
      for (const one of stepper.steppers) url = stepOn(one, { ...position, asked: url ?? asked }) ?? url;
      return url;
    }
  }
}

/** The value at a path of a record. */
export function valueIn(record: unknown, path: readonly string[]): Leaf['value'] | undefined {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined),
    record,
  ) as Leaf['value'] | undefined;
}

function withParameters(asked: URL, parameters: readonly (readonly [string, string])[]): URL | null {
  const url = new URL(asked);
  for (const [name, value] of parameters) url.searchParams.set(name, value);
  return url.href === asked.href ? null : url;
}

/** A cursor of several parts repeats its parameter. */
function withCursor(asked: URL, param: string, value: string | number | readonly (string | number)[]): URL | null {
  const url = new URL(asked);
  url.searchParams.delete(param);
  for (const part of Array.isArray(value) ? value : [value]) url.searchParams.append(param, String(part));
  return url.href === asked.href ? null : url;
}

function isCursorValue(value: Leaf['value'] | undefined): value is string | number | readonly (string | number)[] {
  if (Array.isArray(value)) return value.length > 0;
  return typeof value === 'number' || (typeof value === 'string' && value !== '');
}

/** Whether it counts pages or records: then it never ends by itself. */
export const isCounting = (stepper: Stepper): boolean =>
  stepper.by === 'together' ? stepper.steppers.some(isCounting) : stepper.by === 'page' || stepper.by === 'offset';

export const goesOnFromRecord = (stepper: Stepper): boolean =>
  stepper.by === 'together' ? stepper.steppers.some(goesOnFromRecord) : stepper.by === 'key';

/** The same way for a portal that calls its first page 0; null: it is none that counts pages from 1. */
export function fromZero(stepper: Stepper): Stepper | null {
  if (stepper.by === 'page') return stepper.base === 1 ? { ...stepper, base: 0 } : null;
  if (stepper.by !== 'together') return null;
  const steppers = stepper.steppers.map(fromZero);
  return steppers.every((one) => one !== null) ? { by: 'together', steppers } : null;
}

/** For people, in notes and errors. */
export function describeStepper(stepper: Stepper): readonly string[] {
  switch (stepper.by) {
    case 'link':
      return ['the link to the next page'];
    case 'parameters':
      return ['the parameters the answer names'];
    case 'together':
      return stepper.steppers.flatMap(describeStepper);
    default:
      return [stepper.param];
  }
}
