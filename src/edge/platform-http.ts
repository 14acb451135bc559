/*
 * What Cloudflare does with requests before the Worker sees them, and with responses after it.
 */

/**
 * The request with the Accept-Encoding that the client sent. The platform overwrites that header and keeps the client's
 * value in `request.cf` (developers.cloudflare.com/workers/runtime-apis/request, "clientAcceptEncoding"; empty: the
 * client sent none). It compresses and decompresses only some media types itself, so a calendar client could get a body that
 * it can't decompress.
 */
export function clientRequest(request: Request): Request {
  const accepted = request.cf?.clientAcceptEncoding;
  if (typeof accepted !== 'string' || accepted === request.headers.get('Accept-Encoding')) return request;
  const own = new Request(request);
  if (accepted === '') own.headers.delete('Accept-Encoding');
  else own.headers.set('Accept-Encoding', accepted);
  return own;
}

/**
 * Sets the header for Workers Cache, which is not for clients (developers.cloudflare.com/workers/cache).
 * Without a public URL it must keep nothing: the links in a response follow the Host header, which is not part of the
 * cache's key. It must not serve stale responses either: a client that asks once a day would always get yesterday's
 * copy, and the Worker answers at once anyway. What no CDN may keep, it may not keep either: this header would go before
 * `CDN-Cache-Control` (RFC 9213 §2.1), and its key has no Accept-Language.
 */
export function setCdnCacheControl(response: Response, publicUrl: string | null): Response {
  const forClients = response.headers.get('Cache-Control') ?? 'no-store';
  const fresh = forClients
    .split(/\s*,\s*/u)
    .filter((directive) => !directive.startsWith('stale-'))
    .join(', ');
  const forAll = response.headers.get('CDN-Cache-Control');
  response.headers.set('Cloudflare-CDN-Cache-Control', publicUrl === null ? 'no-store' : (forAll ?? fresh));
  return response;
}
