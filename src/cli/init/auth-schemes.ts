import type { AuthSettings } from '../../source/source-settings.ts';

/** The usual ways of sending a token, the most usual first. */
export const usualWays: readonly AuthSettings[] = [
  { in: 'header', name: 'Authorization', scheme: 'Bearer' },
  { in: 'header', name: 'Authorization', scheme: 'Token' },
  { in: 'header', name: 'Authorization', scheme: '' },
  { in: 'header', name: 'X-API-Key', scheme: '' },
  { in: 'header', name: 'X-Auth-Token', scheme: '' },
  { in: 'header', name: 'X-Access-Token', scheme: '' },
  { in: 'query', name: 'token' },
  { in: 'query', name: 'access_token' },
  { in: 'query', name: 'api_key' },
  { in: 'query', name: 'key' },
  { in: 'basic', user: '' },
];

/** Where interfaces usually lie below a website's address. */
const usualPaths = ['/api', '/api/v1', '/rest', '/v1'];
const mostBases = 7;

export interface WrittenUrl {
  /** Base URLs to try, all of the same origin, the likeliest first; empty: it is no http(s) URL. */
  readonly bases: readonly string[];
  /** What was left out or added, in sentences. */
  readonly notes: readonly string[];
}

/** What a person may have meant by a URL: the base itself, an address of one operation, or the website. */
export function basesOf(written: string): WrittenUrl {
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//iu.test(written);
  const whole = hasScheme ? written : `https://${written}`;
  const url = URL.parse(whole);
  if (url === null || !/^https?:$/u.test(url.protocol) || url.username !== '' || url.password !== '')
    return { bases: [], notes: [] };
  const path = url.pathname.replace(/\/+$/u, '');
  const base = path.replace(/\/event-calendars?(\/.*)?$/u, '');
  const parent = base.replace(/\/[^/]*$/u, '');
  const all = [base, ...usualPaths.map((more) => base + more), parent, ''].map((one) => url.origin + one);
  const notes = [
    ...(hasScheme ? [] : [`It is asked as ${url.origin}: write http:// before it if the portal speaks no TLS.`]),
    ...(url.search !== '' || url.hash !== '' ? ['What follows ? or # in the URL was left out.'] : []),
    ...(base === path ? [] : [`The base URL is ${url.origin}${base}: the rest is the path of an operation.`]),
  ];
  return { bases: [...new Set(all)].slice(0, mostBases), notes };
}

/** Whether a token on its way there can be read by others: no TLS, and not this machine. */
export function isOpen(base: string): boolean {
  const { protocol, hostname } = new URL(base);
  return protocol === 'http:' && !/^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/u.test(hostname);
}
