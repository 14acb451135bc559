import type { Reply } from './reply.ts';

/** A shorter token may be a word, and its data would be spoilt by taking it out. */
export const shortestSecret = 16;

/**
 * The body of an answer without the token, where the portal repeats it in its data (a link with `?access_token=…`): what is
 * read from it is published. The very same body where the token is not in it.
 */
export function secretFree({ body, repeatsToken }: Reply, scrub: (text: string) => string): unknown {
  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') return scrub(value);
    if (Array.isArray(value)) return value.map(clean);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [scrub(key), clean(inner)]));
  };
  return repeatsToken ? clean(body) : body;
}
