import type { Hono } from 'hono';
import { findFeedStyle } from '../../feeds/news/feed-style.ts';
import { faviconIco, faviconSvg } from '../../pages/frame/favicon.ts';
import { siteManifest } from '../../pages/site/site-manifest.ts';
import { HttpProblem } from '../http-problem.ts';
import { cacheForAWhile, createRepresentation, type Representation } from '../representation/representation.ts';
import { endpoint, send } from '../respond.ts';
import type { PageDeps, ReadRequest } from './page-request.ts';

const oneDay = 'public, max-age=86400';
const forever = 'public, max-age=31536000, immutable';

/** A picture of an SVG can't run scripts. Opened as a page it could, so its own policy forbids everything but its style. */
const contained = { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" };

/** What makes the site the organization's own and is no page: its icons, its manifest, and the files that it names. */
export function addBrandRoutes(app: Hono, { site, look, root, compressors }: PageDeps, read: ReadRequest): void {
  const made = new Map<string, Promise<Representation>>();
  /** Makes a representation once for each way to cache it. */
  const once = (name: string, mediaType: string, caching: string, body: string | Uint8Array<ArrayBuffer>) => {
    const key = `${name} ${caching}`;
    const headers = mediaType === 'image/svg+xml' ? contained : {};
    const common = { 'Cache-Control': caching, 'X-Content-Type-Options': 'nosniff' };
    const known =
      made.get(key) ?? createRepresentation({ body, mediaType, lastModified: null, common, headers }, compressors);
    made.set(key, known);
    return known;
  };
  const icon = Uint8Array.from(atob(faviconIco), (character) => character.charCodeAt(0));
  app.all(
    '/favicon.svg',
    endpoint(async (c) => send(c, await once('svg', 'image/svg+xml', oneDay, faviconSvg(look.accent?.light ?? null)))),
  );
  app.all(
    '/favicon.ico',
    endpoint(async (c) => send(c, await once('ico', 'image/x-icon', oneDay, icon))),
  );
  app.all(
    '/manifest.webmanifest',
    endpoint(async (c) => {
      const text = `${JSON.stringify(siteManifest(site, look, root))}\n`;
      return send(c, await once('manifest', 'application/manifest+json', oneDay, text));
    }),
  );
  app.all(
    '/assets/:file',
    endpoint(async (c) => {
      const { path, query } = read(c).target;
      const style = findFeedStyle(path, site.words);
      if (style !== null) {
        const isCurrent = style.path === `${path}?${query}`;
        return send(c, await once(path, 'text/css; charset=utf-8', isCurrent ? forever : cacheForAWhile, style.css));
      }
      const asset = look.assets.find((one) => one.path === path);
      if (asset === undefined) throw new HttpProblem(404, 'There is nothing at this address.');
      // The address with the current version may be cached forever, any other address for a while.
      const caching = query === `v=${asset.version}` ? forever : cacheForAWhile;
      return send(c, await once(path, asset.mediaType, caching, asset.bytes));
    }),
  );
}
