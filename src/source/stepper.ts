import { type Leaf, valueAt } from './envelope.ts';
import { followLink } from './follow-link.ts';
import type { PagingFacts } from './paging-facts.ts';

/** A way from one page to the next: plain data, so that what worked once can be tried first the next time. */
export type Stepper =
  | { readonly by: 'link' }
  | { readonly by: 'parameters' }
  | { readonly by: 'cursor'; readonly path: readonly string[]; readonly param: string }
  | { readonly by: 'page'; readonly param: string /** The first page's number. */; readonly base: number }
  | { readonly by: 'offset'; readonly param: string };

/** Where the reading stands. */
export interface Position {
  /** The address of the last page, without token. */
  readonly asked: URL;
  readonly facts: PagingFacts;
  /** Pages and records read so far. */
  readonly pages: number;
  readonly collected: number;
  /** The base URL of the settings. */
  readonly base: URL;
}

/** The address of the next page; null: this way leads no further. */
export function stepOn(stepper: Stepper, { asked, facts, pages, collected, base }: Position): URL | null {
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
      return withParameters(asked, [[stepper.param, String(collected)]]);
  }
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

/** For people, in notes and errors. */
export function describeStepper(stepper: Stepper): string {
  switch (stepper.by) {
    case 'link':
      return 'the link to the next page';
    case 'parameters':
      return 'the parameters the answer names';
    default:
      return stepper.param;
  }
}
