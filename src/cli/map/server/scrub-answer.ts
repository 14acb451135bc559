import type { Credentials } from '../../../source/http/credentials.ts';

/** A shorter token may be a part of words: it is taken out where it stands alone. */
const shortestSecret = 8;
/** A still shorter one is taken out where it is sent. */
const shortestAlone = 4;

/** Takes the token out of whatever is sent, wherever a portal or a person has put it. */
export interface Scrubber {
  scrub(text: string): string;
  scrubbed(value: unknown): unknown;
}

export function createScrubber(token: string | null, credentials: () => Pick<Credentials, 'scrub'>): Scrubber {
  if (token === null || token === '') return { scrub: (text) => text, scrubbed: (value) => value };
  const isLong = token.length >= shortestSecret;
  const isAlone = !isLong && token.length >= shortestAlone;
  const { scrub } = isAlone ? { scrub: aloneScrubber(token) } : credentials();
  // The page knows keys by names that a short token may equal.
  const scrubbed = (value: unknown): unknown => {
    if (typeof value === 'string') return scrub(value);
    if (Array.isArray(value)) return value.map(scrubbed);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [isLong ? scrub(key) : key, scrubbed(inner)]),
    );
  };
  return { scrub, scrubbed };
}

function aloneScrubber(token: string): (text: string) => string {
  const forms = [...new Set([token, encodeURIComponent(token.toWellFormed())])];
  const escaped = forms.map((form) => form.replace(/[\\^$.*+?()[\]{}|/-]/gu, '\\$&')).join('|');
  const alone = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped})(?![\\p{L}\\p{N}])`, 'gu');
  return (text) => text.replace(alone, '***');
}
