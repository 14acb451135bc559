import { type Context, Hono } from 'hono';
import type { Snapshot } from './calendar/snapshot.ts';
import type { Config } from './config/config.ts';
import { createFeedRenderer, type FeedRenderer } from './feeds/render-feed.ts';
import { withoutImages } from './feeds/text/without-images.ts';
import { createFeedList } from './http/feeds/feed-list.ts';
import { createFeedService, type FindFinished, type FindSavedFeed } from './http/feeds/feed-service.ts';
import { createTruncationReport } from './http/feeds/truncation.ts';
import { HttpProblem } from './http/http-problem.ts';
import { frameFor, pageMoment } from './http/pages/page-request.ts';
import { addPageRoutes, filterPattern } from './http/pages/page-routes.ts';
import { problemResponse } from './http/problem-response.ts';
import { createRefusalLog } from './http/refusal-log.ts';
import type { Compressor } from './http/representation/compressors.ts';
import { openedInBrowser, type Representation } from './http/representation/representation.ts';
import {
  createRenderQueue,
  createRepresentationCache,
  defaultCacheBytes,
  defaultRenderings,
  type RenderQueue,
  type RepresentationCache,
} from './http/representation/representation-cache.ts';
import { askedHost, createHostCheck, isMisdirected, readTarget, requestOrigin, type Target } from './http/request.ts';
import { createCors, endpoint, send } from './http/respond.ts';
import { addSecurityTxt } from './http/security-txt.ts';
import { addStatusRoutes } from './http/status-routes.ts';
import { addWidgetRoutes, isFramed } from './http/widget/widget-routes.ts';
import { createWidgetService } from './http/widget/widget-service.ts';
import { renderProblem } from './pages/frame/problem-page.ts';
import { previewKind, previewOf } from './pages/home/calendar-preview.ts';
import { brandNotes, createSiteLook } from './pages/site/site-look.ts';
import { sitePictures } from './pages/site/site-pictures.ts';
import type { SiteFiles } from './pages/site/site-settings.ts';
import type { Publisher } from './publisher/publisher.ts';
import type { PreviewMaker } from './publisher/refreshers.ts';
import type { Log } from './publisher/runtime.ts';

export interface AppDeps {
  readonly config: Config;
  readonly publisher: Publisher;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Takes what an administrator should know: unexpected errors, with their causes. */
  readonly log: Log;
  /** In order of preference. Without any, bodies are sent uncompressed. */
  readonly compressors?: readonly Compressor[];
  /** Feeds of one calendar that were rendered elsewhere; by default all are rendered here. */
  readonly finished?: FindFinished;
  /** Saved feeds that were rendered elsewhere; by default all are rendered here. */
  readonly findSaved?: FindSavedFeed;
  /** Renders feeds to bytes; by default in this thread. */
  readonly renderFeed?: FeedRenderer;
  /**
   * Bytes of finished representations to keep if the configuration does not say, 64 MB by default. The default renderer
   * keeps a quarter more, and searches in all calendars half as much.
   */
  readonly cacheBytes?: number;
  /** How many may be rendered at the same time if the configuration does not say, 2 by default. */
  readonly maxRenderings?: number;
  /**
   * Whether a request may wait for what another is building, and for its turn; true by default. Set it to false on Workers:
   * when a request is cancelled there, its promises never settle, and the requests that wait for them would hang.
   */
  readonly join?: boolean;
  /** The request's target as it came over the wire, if the runtime knows it better than `Request.url`. */
  readonly target?: (request: Request, env: unknown) => string;
  /** Lets the thread do what else there is to do, during a long rendering. By default nothing else is done meanwhile. */
  readonly pause?: () => Promise<void>;
  /** Without a public URL: the path below which this application is mounted, and which requests come without. */
  readonly mountPath?: string;
  /** The content of the files that `site` names, by the names in the configuration. Without them, what they hold is absent. */
  readonly files?: SiteFiles;
  /** Moves a finished representation to where its bytes are kept; by default they stay where they are. */
  readonly place?: (representation: Representation) => Representation;
  /** The text of `/metrics` (Prometheus' format 0.0.4). Without it that address does not exist. */
  readonly metrics?: (usage: AppUsage) => Promise<string>;
}

/**
 * What the configuration says about every feed: all that its bytes depend on beside its events and its address. `files` and
 * `mountPath`: as for the application.
 */
export function feedParts(config: Config, { files = new Map(), mountPath }: Pick<AppDeps, 'files' | 'mountPath'> = {}) {
  const { site, limits, events, refresh, server } = config;
  const { title, author, timeZone, language, words } = site;
  const ownOnly = site.images === 'none';
  return {
    settings: {
      siteTitle: title,
      author,
      timeZone,
      language,
      refreshSeconds: refresh.everySeconds,
      ...(Object.keys(words).length > 0 && { words }),
      pictures: sitePictures(site, { files, root: rootOf(config, mountPath), ownOnly }),
    },
    limits,
    events,
    cors: createCors(server.cors),
    shown: ownOnly ? withoutImages : (snapshot: Snapshot) => snapshot,
  };
}

/** Makes the previews that the application's pages use. They are kept where the calendars are. */
export function previewMaker(config: Config): PreviewMaker {
  const { shown } = feedParts(config);
  return {
    kind: previewKind,
    // From the moment of the pages that are made now.
    make: (snapshot, place, now) => previewOf(shown(snapshot), place, pageMoment(now)),
  };
}

/**
 * The path that the site is under, for links within it: a public URL may have one. A reverse proxy, or the application
 * around this one, removes it.
 */
const rootOf = ({ publicUrl }: Config, mountPath = ''): string =>
  publicUrl === null ? mountPath : new URL(publicUrl).pathname.replace(/\/$/, '');

/** What finished answers and their rendering take at this moment. */
export interface AppUsage {
  readonly cache: ReturnType<RepresentationCache['usage']>;
  readonly renderings: ReturnType<RenderQueue['usage']>;
}

/** On Workers, after this time a request that said nothing more was cancelled. */
const longestRequestMs = 30_000;
/** No target reads like this: a fragment is not part of one. */
const misdirected = '/#misdirected';

/** The application, on any runtime: its routes over a publisher. */
export function createApp(deps: AppDeps): Hono {
  const { config, publisher, now, log, compressors = [], metrics: measure } = deps;
  const { server } = config;
  const cacheBytes = server.cacheBytes ?? deps.cacheBytes ?? defaultCacheBytes;
  const join = deps.join ?? true;
  const queue = createRenderQueue({
    running: server.maxRenderings ?? deps.maxRenderings ?? defaultRenderings,
    waiting: join ? server.maxWaiting : 0,
    leaseMs: join ? Number.POSITIVE_INFINITY : longestRequestMs,
    now,
    log,
  });
  const { shown, ...parts } = feedParts(config, deps);
  const { settings, cors } = parts;
  const cache = createRepresentationCache({ publisher, bytes: cacheBytes, join, queue, now, place: deps.place, shown });
  // A character takes at most two bytes, so blocks take a quarter of the cache's bytes.
  const render = deps.renderFeed ?? createFeedRenderer({ blockCharacters: cacheBytes / 8, pause: deps.pause });
  const targetOf = deps.target ?? ((request: Request) => request.url);
  const servesHost = createHostCheck({ publicUrl: config.publicUrl, hosts: server.hosts });
  // Routes match the path before decoding, because an id is one segment even with a `%2F` in it. A request for another
  // host gets a route of its own: a middleware would cost every request something.
  const app = new Hono({
    getPath: (request, options) => {
      const { path } = readTarget(targetOf(request, options?.env));
      return isMisdirected(servesHost, request, path) ? misdirected : path;
    },
  });
  const { site, sample, limits, feeds: savedFeeds } = config;
  const common = { publisher, savedFeeds, cache, compressors };
  const root = rootOf(config, deps.mountPath);
  const look = createSiteLook(site, { files: deps.files ?? new Map(), root });
  for (const note of brandNotes(site, look)) log('info', note);
  const truncations = createTruncationReport({ bytes: limits.bytes, feeds: publisher.feeds, savedFeeds, log });
  const feeds = createFeedService({
    ...common,
    ...parts,
    render,
    now,
    truncations,
    finished: deps.finished,
    findSaved: deps.findSaved,
  });
  const list = createFeedList({ ...common, cors, settings });
  const widget = createWidgetService({ ...common, look, images: site.images, cors, settings, now });

  const originOf = (c: Context): string => config.publicUrl ?? requestOrigin(c.req.raw) + root;

  /** Serves a path whose answer depends only on its address. */
  const serve = (represent: (target: Target, origin: string) => Promise<Representation>) =>
    endpoint(async (c) => {
      const representation = await represent(readTarget(targetOf(c.req.raw, c.env)), originOf(c));
      return send(c, representation, cors.forRequest(c));
    }, cors);
  const refusals = createRefusalLog(log);
  app.all(misdirected, (c) => {
    refusals.note(askedHost(c.req.raw));
    throw new HttpProblem(421, 'This server does not answer for the host name that was asked for.');
  });
  const serveFeed = endpoint(async (c) => {
    const origin = originOf(c);
    const feed = await feeds(readTarget(targetOf(c.req.raw, c.env)), origin, c.req.header('accept-encoding'));
    const isOpened = c.req.header('sec-fetch-dest') === 'document';
    return send(c, isOpened ? openedInBrowser(feed, origin) : feed, cors.forRequest(c));
  }, cors);
  app.all('/feeds/:file', serveFeed);
  app.all('/feeds/:calendar/:file', serveFeed);
  app.all(`/feeds/:calendar/${filterPattern}`, serveFeed);
  app.all(
    '/feeds.opml',
    serve((_, origin) => list(origin)),
  );
  addPageRoutes(app, { ...common, searchBytes: cacheBytes / 2, site, look, sample, root, now }, (c) => ({
    target: readTarget(targetOf(c.req.raw, c.env)),
    origin: originOf(c),
  }));
  addWidgetRoutes(app, serve, widget);
  addStatusRoutes(app, {
    publisher,
    ...(measure && { metrics: () => measure({ cache: cache.usage(), renderings: queue.usage() }) }),
    truncations,
    site,
    look,
    root,
    now,
    calendars: config.calendars,
    freshness: config.refresh,
  });

  if (server.securityTxt) addSecurityTxt(app, server.securityTxt, { publicUrl: config.publicUrl, now, log });

  app.notFound((c) => {
    const path = c.req.path;
    const bare = path.slice(0, -1);
    // An address with a superfluous final slash is redirected to the one without, if that exists.
    if (path.endsWith('/') && app.router.match('GET', bare)[0].length > 0) {
      const { query } = readTarget(targetOf(c.req.raw, c.env));
      c.header('Cache-Control', 'public, max-age=86400');
      return c.redirect(root + bare + (query && `?${query}`), 308);
    }
    throw new HttpProblem(404, 'There is nothing at this address.');
  });
  app.onError((error, c) =>
    isFramed(c.req.path)
      ? problemResponse(
          error,
          c,
          { log, cors },
          (problem) => widget.refusal(problem, readTarget(targetOf(c.req.raw, c.env))),
          'text/html',
        )
      : problemResponse(error, c, { log, cors }, (problem) =>
          renderProblem(problem, frameFor({ site, look, root }, c.req.header('accept-language') ?? null)),
        ),
  );
  return app;
}
