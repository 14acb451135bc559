import type { Hono } from 'hono';
import { pageScript, scriptAddress } from '../../pages/frame/page-script.ts';
import { cacheForAWhile, createRepresentation, type Representation } from '../representation/representation.ts';
import { endpoint, send } from '../respond.ts';
import { addBrandRoutes } from './brand-routes.ts';
import { createBuilderService } from './builder-service.ts';
import { createCalendarService } from './calendar-service.ts';
import { createEventService } from './event-service.ts';
import { createHomeService } from './home-service.ts';
import type { PageDeps, PageRequest, ReadRequest } from './page-request.ts';
import { createSeriesService } from './series-service.ts';
import { createSitemapService } from './sitemap-service.ts';

/** A route's pattern for what `readFilterPath` reads: pairs of segments. */
export const filterPattern = ':filter{[^/]+/[^/]+(?:/[^/]+/[^/]+)*}';

/** The routes of pages. Pages differ by Accept-Language, so they bypass the fast path, which looks at addresses only. */
export function addPageRoutes(app: Hono, deps: PageDeps, read: ReadRequest): void {
  const home = createHomeService(deps);
  const calendars = createCalendarService(deps);
  const event = createEventService(deps);
  const serve = (represent: (request: PageRequest) => Promise<Representation>) =>
    endpoint(async (c) => {
      const asked = read(c);
      const { path, query } = asked.target;
      const filled = withoutEmpty(query);
      if (filled !== query) {
        c.header('Cache-Control', 'public, max-age=86400');
        return c.redirect(deps.root + path + (filled && `?${filled}`), 308);
      }
      return send(c, await represent({ ...asked, acceptLanguage: c.req.raw.headers.get('accept-language') }));
    });
  app.all('/', serve(home));
  app.all('/calendars/:id', serve(calendars.page));
  app.all('/calendars/:id/embed', serve(createBuilderService(deps)));
  app.all('/calendars/:id/qr.svg', serve(calendars.qr));
  app.all('/calendars/:id/events/:eventId', serve(event));
  app.all('/calendars/:id/series/:seriesId', serve(createSeriesService(deps)));
  app.all(`/calendars/:id/${filterPattern}`, serve(calendars.page));
  app.all(`/calendars/:id/${filterPattern}/qr.svg`, serve(calendars.qr));
  app.all('/assets/page.js', serve(script(deps)));
  addBrandRoutes(app, deps, read);
  const sitemap = createSitemapService(deps);
  app.all('/sitemap.xml', serve(sitemap.all));
  app.all('/:file{sitemap-[0-9]+(?:-[^/]+)?\\.xml}', serve(sitemap.part));
  // Google Calendar does not read a feed where robots.txt is missing or disallows it.
  app.all(
    '/robots.txt',
    endpoint((c) => {
      const text = `User-agent: *\nAllow: /\n\nSitemap: ${read(c).origin}/sitemap.xml\n`;
      return new Response(text, {
        headers: {
          'Content-Type': 'text/plain; charset=utf-8',
          'Content-Length': String(new TextEncoder().encode(text).byteLength),
          'Cache-Control': 'public, max-age=86400',
          'X-Content-Type-Options': 'nosniff',
        },
      });
    }),
  );
}

/** The query without the fields of a form that a visitor left empty. */
const withoutEmpty = (query: string): string =>
  query
    .split('&')
    .filter((field) => !/^[^=]+=$/.test(field))
    .join('&');

/** The address with the current script's digest may be cached forever, any other address for a while. */
function script({ compressors }: PageDeps): (request: PageRequest) => Promise<Representation> {
  const made = new Map<boolean, Promise<Representation>>();
  return async ({ target }) => {
    const current = (await scriptAddress()).endsWith(`?${target.query}`);
    const caching = current ? 'public, max-age=31536000, immutable' : cacheForAWhile;
    const content = {
      body: pageScript,
      mediaType: 'text/javascript; charset=utf-8',
      lastModified: null,
      common: { 'Cache-Control': caching },
    };
    const known = made.get(current) ?? createRepresentation(content, compressors);
    made.set(current, known);
    return known;
  };
}
