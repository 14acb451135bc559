/** Where a next link may be asked: surely, or as a guess that the answer must confirm; null: nowhere. */
export interface LinkTarget {
  readonly url: URL;
  readonly isCertain: boolean;
}

/**
 * A portal behind a proxy writes links with a host of its own, and the token must not go there. The rule:
 * 1. on the origin that was asked: as it stands, unless its path is the end of ours: then a proxy puts something before it;
 * 2. on another one, with the path that was asked, or one that ends in the other at a `/`: our address, its query;
 * 3. with a path below the base URL's own (longer than `/`): its path and query on our origin;
 * 4. else its query on the address asked: a guess, good only if that brings another page.
 * What the base URL itself carries in its query (a key, say) is put back where the link lacks it.
 */
export function followLink(link: string, asked: URL, base: URL): LinkTarget | null {
  const target = URL.parse(link.replaceAll('&amp;', '&'), asked.href);
  if (target === null || !/^https?:$/.test(target.protocol)) return null;
  const url = new URL(asked);
  let isCertain = true;
  url.search = target.search;
  if (target.origin === asked.origin && !isEndOf(target.pathname, asked.pathname)) {
    url.pathname = target.pathname;
  } else if (!isSamePath(target.pathname, asked.pathname)) {
    const below = `${base.pathname.replace(/\/+$/, '')}/`;
    if (below !== '/' && target.pathname.startsWith(below)) url.pathname = target.pathname;
    else isCertain = false;
  }
  for (const [name, value] of base.searchParams) if (!url.searchParams.has(name)) url.searchParams.append(name, value);
  return url.href === asked.href ? null : { url, isCertain };
}

function isSamePath(one: string, other: string): boolean {
  const [a, b] = [one.replace(/\/+$/, ''), other.replace(/\/+$/, '')];
  return a === b || (a !== '' && b.endsWith(a)) || (b !== '' && a.endsWith(b));
}

const isEndOf = (path: string, asked: string): boolean => path.length > 1 && path !== asked && asked.endsWith(path);
