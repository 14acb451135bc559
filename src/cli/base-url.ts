interface BaseUrlCandidates {
  /** Base URLs to try, all on one origin, the likeliest first. Empty: the text is not an http or https URL. */
  readonly bases: readonly string[];
  /** What was added to the text or removed from it, in sentences. */
  readonly notes: readonly string[];
}

/** Where a website usually puts its API, below the address that people know. */
const commonPaths = ['/api', '/api/v1', '/rest', '/v1'];
const maxBaseUrls = 7;

/** The base URLs that a person may have meant by a URL: the base itself, the URL of one operation, or the website. */
export function candidateBaseUrls(written: string): BaseUrlCandidates {
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//iu.test(written);
  const url = URL.parse(hasScheme ? written : `https://${written}`);
  if (url === null || !/^https?:$/u.test(url.protocol) || url.username !== '' || url.password !== '')
    return { bases: [], notes: [] };
  const path = url.pathname.replace(/\/+$/u, '');
  const base = path.replace(/\/event-calendars?(\/.*)?$/u, '');
  const parent = base.replace(/\/[^/]*$/u, '');
  const paths = [base, ...commonPaths.map((common) => base + common), parent, ''];
  const notes = [
    ...(hasScheme ? [] : [`The URL is taken as ${url.origin}. If the portal has no TLS, write http:// before it.`]),
    ...(url.search !== '' || url.hash !== '' ? ['Everything after ? or # in the URL was removed.'] : []),
    ...(base === path ? [] : [`The base URL is ${url.origin}${base}: the rest is the path of an operation.`]),
  ];
  return { bases: [...new Set(paths.map((one) => url.origin + one))].slice(0, maxBaseUrls), notes };
}

/** Whether others on the network could read a token that is sent to this URL: no TLS, and not this machine. */
export function isUnencrypted(base: string): boolean {
  const { protocol, hostname } = new URL(base);
  return protocol === 'http:' && !/^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/u.test(hostname);
}
