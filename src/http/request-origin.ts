import { HttpProblem } from './problems.ts';

/** RFC 3986 §3.2.2, without what would end an attribute, a line or an authority. */
const host = /^(?:[a-z0-9](?:[a-z0-9._-]{0,252}[a-z0-9.])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * The origin that links begin with: the configured public URL, else what the request was sent to.
 * X-Forwarded-* say nothing here: whoever sends a request may write them.
 */
export function requestOrigin(url: string, publicUrl: string | null): string {
  if (publicUrl !== null) return publicUrl;
  const [, scheme, authority] = /^(https?):\/\/([^/?#]*)/i.exec(url) ?? [];
  if (scheme === undefined || authority === undefined || !host.test(authority)) {
    throw new HttpProblem(400, 'The Host header is not a host name with an optional port.');
  }
  return `${scheme}://${authority}`.toLowerCase();
}
