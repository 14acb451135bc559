import type { Credentials } from '../../../source/http/credentials.ts';

/** A shorter token may be a word, and to remove it would damage what it stands in. */
const shortestSecret = 8;

/** Takes the token out of whatever is sent, wherever a portal or a person has put it. */
export interface Scrubber {
  scrub(text: string): string;
  scrubbed(value: unknown): unknown;
}

export function createScrubber(token: string | null, credentials: () => Pick<Credentials, 'scrub'>): Scrubber {
  if (token === null || token.length < shortestSecret) return { scrub: (text) => text, scrubbed: (value) => value };
  const { scrub } = credentials();
  const scrubbed = (value: unknown): unknown => {
    if (typeof value === 'string') return scrub(value);
    if (Array.isArray(value)) return value.map(scrubbed);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [scrub(key), scrubbed(inner)]));
  };
  return { scrub, scrubbed };
}
