const header = 'Cloudflare-CDN-Cache-Control';

/**
 * Tells Workers Cache, where it is switched on, what clients are not told (developers.cloudflare.com/workers/cache).
 * Without a public URL it keeps nothing: links follow the Host, which is no part of its key. And it hands out nothing
 * stale: who asks once a day would always get yesterday's copy, and the Worker answers at once anyway.
 */
export function tellCacheInFront(response: Response, publicUrl: string | null): Response {
  const forClients = response.headers.get('Cache-Control') ?? 'no-store';
  const fresh = forClients
    .split(/\s*,\s*/u)
    .filter((directive) => !directive.startsWith('stale-'))
    .join(', ');
  response.headers.set(header, publicUrl === null ? 'no-store' : fresh);
  return response;
}
