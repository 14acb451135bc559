import type { IncomingHttpHeaders } from 'node:http';
import type { AccessKey } from './access-key.ts';

/** What a refusal depends on. */
export interface AskedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
}

/** A refusal, in a sentence. */
export interface Refusal {
  readonly status: 400 | 403 | 405;
  readonly message: string;
}

/**
 * Whether a request may not be answered; null: it may. Other pages and other hosts reach this port as well: a name that
 * somebody points at this machine has another Host, and another page's request another Origin. `origin`: our own.
 */
export function refusalOf({ method, path, headers }: AskedRequest, origin: string, access: AccessKey): Refusal | null {
  const refused = (message: string): Refusal => ({ status: 403, message });
  if (headers.host !== new URL(origin).host)
    return refused(`The workbench answers at ${origin} only, and this request names another host.`);
  const isApi = path.startsWith('/api/');
  if (headers.origin !== undefined && headers.origin !== origin) return refused('The request comes from another page.');
  const site = headers['sec-fetch-site'];
  // Another port of this machine is the same site, and another program.
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    return refused('The request comes from another page.');
  if (!access.admits(headers.cookie))
    return refused(
      'Open the address that kalends map has printed. It works once; to get another one, start kalends map again.',
    );
  if (!isApi) return method === 'GET' || method === 'HEAD' ? null : { status: 405, message: 'Expected GET.' };
  if (method !== 'POST') return { status: 405, message: 'Expected POST.' };
  if (headers.origin === undefined) return refused('The request does not say which page it comes from.');
  return /^application\/json(?:;|$)/iu.test(headers['content-type'] ?? '')
    ? null
    : { status: 400, message: 'Expected application/json.' };
}
