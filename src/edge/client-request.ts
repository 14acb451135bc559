/**
 * The request with the Accept-Encoding that the client sent. The platform writes its own over it and keeps the
 * client's in `request.cf` (developers.cloudflare.com/workers/runtime-apis/request, "clientAcceptEncoding"; empty:
 * none), but packs and unpacks by itself only some media types: what a calendar client can't unpack must not be sent.
 */
export function clientRequest(request: Request): Request {
  const accepted = request.cf?.clientAcceptEncoding;
  if (typeof accepted !== 'string' || accepted === request.headers.get('Accept-Encoding')) return request;
  const own = new Request(request);
  if (accepted === '') own.headers.delete('Accept-Encoding');
  else own.headers.set('Accept-Encoding', accepted);
  return own;
}
