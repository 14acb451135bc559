import type { Context, Hono } from 'hono';
import { accepts } from 'hono/accepts';
import { renderStatus } from '../pages/status-page.ts';
import type { CalendarStatus, Publisher, PublisherStatus } from '../publisher/publisher.ts';
import type { TruncationReport } from './feeds/truncation.ts';
import { frameFor, langOf, type PageDeps } from './pages/page-request.ts';
import { type Freshness, judgeReadiness, lateAfterSeconds } from './readiness.ts';
import { endpoint } from './respond.ts';

/** Stands for the reasons, which would reveal the calendar. The page says the same in its own language. */
const seeLog = 'The calendar is hidden: see the log or run "kalends check" for its name and what is wrong.';

/**
 * The status without the names of hidden calendars, since anyone may read it. A hidden calendar has an empty id, slug
 * and title.
 */
function withoutHiddenNames(status: PublisherStatus, isHidden: (calendarId: string) => boolean): PublisherStatus {
  return { ...status, calendars: status.calendars.map((one) => (isHidden(one.id) ? withoutName(one) : one)) };
}

function withoutName(calendar: CalendarStatus): CalendarStatus {
  const { failure, heldBack, problems } = calendar;
  // One of each level, since an error counts for the whole status.
  const levels = [...new Set(problems.map(({ level }) => level))];
  return {
    ...calendar,
    id: '',
    slug: '',
    title: '',
    failure: failure && `It could not be read. ${seeLog}`,
    heldBack: heldBack && `A change is held back. ${seeLog}`,
    problems: levels.map((level) => ({ level, where: 'hidden calendar', message: seeLog })),
  };
}

const uncached = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/** `/healthz`, `/readyz`, `/status` and `/metrics`, for the administrator. */
export function addStatusRoutes(
  app: Hono,
  deps: {
    readonly publisher: Publisher;
    readonly truncations: TruncationReport;
    readonly site: PageDeps['site'];
    readonly look: PageDeps['look'];
    readonly root: string;
    readonly now: () => number;
    /** By the portal's id. */
    readonly calendars: Readonly<Record<string, { readonly hidden?: boolean }>>;
    readonly freshness: Freshness;
    readonly metrics?: () => Promise<string>;
  },
): void {
  const isHidden = (id: string) => Object.hasOwn(deps.calendars, id) && deps.calendars[id]?.hidden === true;
  app.all(
    '/healthz',
    endpoint(() => answer('ok\n', 'text/plain; charset=utf-8', uncached)),
  );
  app.all(
    '/readyz',
    endpoint(async () => {
      const readiness = judgeReadiness(await deps.publisher.status(), deps.freshness, deps.now(), isHidden);
      const body = `${JSON.stringify(readiness)}\n`;
      return readiness.ready
        ? answer(body, 'application/json', uncached)
        : answer(body, 'application/json', { ...uncached, 'Retry-After': '5' }, 503);
    }),
  );
  app.all(
    '/status',
    endpoint(async (c) => {
      const status = withoutHiddenNames(await deps.truncations.addTo(await deps.publisher.status()), isHidden);
      if (prefersJson(c))
        return answer(`${JSON.stringify(status, null, 2)}\n`, 'application/json', { ...uncached, Vary: 'Accept' });
      const { everySeconds } = status.platform ?? deps.freshness;
      const moment = { now: deps.now(), everySeconds, lateAfterSeconds: lateAfterSeconds({ everySeconds }) };
      const lang = langOf({ path: '', query: new URL(c.req.url).search });
      const page = await renderStatus(status, moment, frameFor(deps, c.req.header('accept-language') ?? null, lang));
      return answer(page.html, 'text/html; charset=utf-8', {
        ...uncached,
        Vary: 'Accept, Accept-Language',
        ...page.headers,
      });
    }),
  );
  const { metrics } = deps;
  if (metrics !== undefined)
    app.all(
      '/metrics',
      endpoint(async () => answer(await metrics(), 'text/plain; version=0.0.4; charset=utf-8', uncached)),
    );
}

const prefersJson = (c: Context): boolean =>
  accepts(c, { header: 'Accept', supports: ['text/html', 'application/json'], default: 'text/html' }) !== 'text/html';

function answer(body: string, mediaType: string, headers: Readonly<Record<string, string>>, status = 200): Response {
  const bytes = new TextEncoder().encode(body);
  return new Response(bytes, {
    status,
    headers: { 'Content-Type': mediaType, 'Content-Length': String(bytes.byteLength), ...headers },
  });
}
