/** The URL to request for a link to the next page. */
interface LinkTarget {
  readonly url: URL;
  /** False: the URL is a guess, which counts only if it brings another page. */
  readonly isCertain: boolean;
}

/**
 * Resolves a link to the next page. A portal behind a proxy may write links with its internal host, and the token must not
 * go there. So the request always goes to the origin of `requested`, the URL of the current page:
 *
 * 1. A link on the same origin is followed as it is. But if its path is the end of the current path, a proxy adds the
 *    beginning, and the current path stays.
 * 2. For a link on another origin, the current path with the link's query, if one path is the end of the other.
 * 3. If the link's path is below that of the base URL (and that is not just `/`), the link's path and query.
 * 4. Otherwise the current path with the link's query, as a guess.
 *
 * Query parameters of the base URL, such as a key, are added if the link lacks them. Null: the link leads nowhere.
 */
export function followLink(link: string, requested: URL, base: URL): LinkTarget | null {
  const target = URL.parse(link.replaceAll('&amp;', '&'), requested.href);
  if (target === null || !/^https?:$/.test(target.protocol)) return null;
  const url = new URL(requested);
  let isCertain = true;
  url.search = target.search;
  if (target.origin === requested.origin && !isEndOf(target.pathname, requested.pathname)) {
    url.pathname = target.pathname;
  } else if (!isSamePath(target.pathname, requested.pathname)) {
    const below = `${base.pathname.replace(/\/+$/, '')}/`;
    if (below !== '/' && target.pathname.startsWith(below)) url.pathname = target.pathname;
    else isCertain = false;
  }
  for (const [name, value] of base.searchParams) if (!url.searchParams.has(name)) url.searchParams.append(name, value);
  return url.href === requested.href ? null : { url, isCertain };
}

function isSamePath(one: string, other: string): boolean {
  const [a, b] = [one.replace(/\/+$/, ''), other.replace(/\/+$/, '')];
  return a === b || (a !== '' && b.endsWith(a)) || (b !== '' && a.endsWith(b));
}

const isEndOf = (path: string, requested: string): boolean =>
  path.length > 1 && path !== requested && requested.endsWith(path);
