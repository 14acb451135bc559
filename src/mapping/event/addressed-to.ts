import type { JsonObject } from '../json.ts';

/**
 * Who may see an event by whom it is addressed to, as ActivityStreams has it: what is addressed to the collection of the public is for
 * everybody, a copy to it keeps the event out of lists, and without it only those see it whom it names. Null: it is for everybody, or
 * not addressed so.
 */
export function addressedTo({ to, cc }: JsonObject): 'private' | 'unlisted' | null {
  const main = addressesIn(to);
  const copies = addressesIn(cc);
  if (main === null || copies === null || main.length + copies.length === 0) return null;
  if (main.some(isPublic)) return null;
  return copies.some(isPublic) ? 'unlisted' : 'private';
}

/** The addresses, of which there may be none; null: something else stands there, such as the end of a time. */
function addressesIn(value: unknown): readonly string[] | null {
  const all: readonly unknown[] = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
  return all.every(isAddress) ? all : null;
}

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && (/^https?:\/\/\S+$/.test(value) || isPublic(value));

const isPublic = (address: string): boolean =>
  /^(?:https:\/\/www\.w3\.org\/ns\/activitystreams#|as:)?Public$/.test(address);
