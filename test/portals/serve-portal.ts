import type { ServerResponse } from 'node:http';
import { type Portal as RunningPortal, startPortal } from '../portal/portal.ts';
import type { Portal } from './corpus.ts';

type Page = Portal['lists'][string][number];

/** Answers as a portal of the corpus, over HTTP. Links of its bodies to `portal.example` lead to itself, at any path. */
export async function servePortal(portal: Portal, token = 'secret'): Promise<RunningPortal> {
  let origin = '';
  const text = (body: unknown) => JSON.stringify(body).replaceAll('http://portal.example', origin);
  const send = (response: ServerResponse, { body, headers = {} }: Page) => {
    const own = Object.entries(headers).map(([name, value]) => [name, value.replaceAll('http://portal.example', origin)]);
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', ...Object.fromEntries(own) });
    response.end(text(body));
  };
  const running = await startPortal({
    token,
    raw(request, response) {
      const url = new URL(request.url ?? '/', 'http://portal.example');
      if (request.headers.authorization !== `Bearer ${token}` || /^\/event-calendars?(?:\/|$)/.test(url.pathname)) return false;
      const page = linkedPage(portal, url);
      if (page === null) return false;
      send(response, page);
      return true;
    },
    handle({ operation, calendarId, eventId, query }) {
      const missing = { status: 404, body: { error: 'not found' } };
      if (operation === 'calendars') return { body: text(portal.calendars) };
      const pages = Object.hasOwn(portal.lists, calendarId ?? '') ? portal.lists[calendarId ?? ''] : undefined;
      if (pages === undefined) return missing;
      if (operation === 'details') {
        const body = portal.details?.[calendarId ?? '']?.[eventId ?? ''];
        return body === undefined ? missing : { body: text(body) };
      }
      const page = pageFor(pages, query);
      return page === undefined ? missing : { body: text(page.body), headers: absolute(page.headers, origin) };
    },
  });
  origin = running.url;
  return running;
}

/**
 * The page with the most parameters that the query holds; the first is also the answer without them. A size that is the same for all pages
 * is the portal's own, and nobody has to ask for it.
 */
function pageFor(pages: readonly Page[], query: URLSearchParams): Page | undefined {
  const isSame = (name: string, value: string) => pages.length > 1 && pages.every((page) => page.query?.[name] === value);
  const asked = (page: Page) =>
    Object.entries(page.query ?? {}).filter(([name, value]) => query.has(name) || !isSame(name, value));
  const fits = pages.filter((page) => asked(page).every(([name, value]) => query.getAll(name).includes(value)));
  const known = new Set(pages.flatMap((page) => asked(page).map(([name]) => name)));
  // A page beyond the last one.
  if (fits.length === 0 && [...known].some((name) => query.has(name))) {
    const [first] = pages;
    const isFirst = asked(first ?? { body: null }).every(([name]) => !query.has(name));
    return isFirst ? first : undefined;
  }
  return fits.sort((a, b) => asked(b).length - asked(a).length)[0] ?? pages[0];
}

/** A page that links name at a path of their own. */
function linkedPage(portal: Portal, url: URL): Page | null {
  const linked = Object.values(portal.lists).flatMap((pages) =>
    pages.filter((page, n) => n > 0 && Object.entries(page.query ?? {}).every(([name, value]) => url.searchParams.getAll(name).includes(value))),
  );
  const named = Object.entries(portal.lists).find(([id]) => url.pathname.split('/').map(decodeURIComponent).includes(id));
  const own = linked.find((page) => named?.[1].includes(page));
  return own ?? (linked.length === 1 ? (linked[0] ?? null) : null);
}

const absolute = (headers: Page['headers'], origin: string) =>
  Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name, value.replaceAll('http://portal.example', origin)]));
