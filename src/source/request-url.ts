import { queryText } from './query-value.ts';
import type { Operation, SourceSettings } from './source-settings.ts';

/** Base URL, filled path and the operation's extra parameters as one URL, without the token. Throws an Error in words. */
export function requestUrl(settings: SourceSettings, operation: Operation, path: string, now: number): URL {
  const base = parseBase(settings.baseUrl);
  const [pathname = '', query = ''] = path.split(/\?(.*)/s, 2);
  const url = new URL(base);
  url.pathname =
    pathname === '' ? base.pathname : `${base.pathname.replace(/\/+$/, '')}/${pathname.replace(/^\/+/, '')}`;
  for (const [name, value] of new URLSearchParams(query)) url.searchParams.append(name, value);
  for (const [name, value] of Object.entries(settings.query[operation] ?? {})) {
    url.searchParams.set(name, queryText(value, now));
  }
  return url;
}

function parseBase(text: string): URL {
  const base = URL.parse(text);
  if (base === null || !/^https?:$/.test(base.protocol))
    throw new Error('source.baseUrl is no absolute http or https URL');
  if (base.username !== '' || base.password !== '') {
    throw new Error('source.baseUrl holds a user or password; expected them in source.auth and the token');
  }
  base.hash = '';
  return base;
}
