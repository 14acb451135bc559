import { createApp } from '../../../app.ts';
import type { CalendarEvent } from '../../../calendar/event.ts';
import { wallAt } from '../../../calendar/instant.ts';
import type { Config } from '../../../config/config.ts';
import { calendarHref, eventUid } from '../../../feeds/identifiers.ts';
import type { SurveyedCalendar } from '../../survey/survey.ts';
import type { PortalReading } from '../session/sampled-portal.ts';
import type { EventView } from '../workbench-api.ts';
import { createSurveyPublisher, siteIdOf, slugsOf } from './survey-publisher.ts';

/** Where it is mounted. */
export const previewRoot = '/preview';

/** The public pages and feeds as they would be published now. */
export interface PreviewSite {
  /** `path`: with `/preview` and the query. */
  fetch(path: string, headers: Readonly<Record<string, string>>): Promise<Response>;
  /** The addresses of a published event and its lines in the .ics. */
  partsOf(owner: SurveyedCalendar, event: CalendarEvent): Promise<Pick<EventView, 'pageUrl' | 'agendaUrl' | 'ical'>>;
}

/** `origin`: that of the workbench. `at`: when the portal was asked. */
export function createPreviewSite(
  reading: PortalReading,
  { origin, at, now }: { readonly origin: string; readonly at: number; readonly now: () => number },
): PreviewSite {
  const publisher = createSurveyPublisher(reading, at);
  const { config } = reading;
  const { server, site } = config;
  const own = { ...server, cors: false, hosts: [new URL(origin).hostname], securityTxt: null } as const;
  const mounted: Config = { ...config, publicUrl: origin + previewRoot, server: own };
  const log = () => undefined;
  // Nothing on a page makes the browser ask another server.
  const unbranded = { logo: null, font: null, css: null, head: null, image: null, allow: {} };
  const pages = createApp({
    config: { ...mounted, site: { ...site, ...unbranded, images: 'none' } },
    publisher,
    now,
    log,
  });
  const feeds = createApp({ config: mounted, publisher, now, log });
  // What subscribers would get, with the links that they would get.
  const published = createApp({ config: { ...config, server: own }, publisher, now, log });
  const slugs = slugsOf(reading);
  const siteId = siteIdOf(reading);
  const ask = (app: typeof pages, path: string, headers: Readonly<Record<string, string>>) =>
    app.fetch(new Request(`${origin}${path}`, { headers: { ...headers, host: new URL(origin).host } }));
  return {
    async fetch(path, headers) {
      const inner = path.slice(previewRoot.length) || '/';
      return framedBySelf(await ask(inner.startsWith('/feeds') ? feeds : pages, inner, headers));
    },
    async partsOf({ calendar }, event) {
      const slug = slugs.get(calendar.id) ?? calendar.slug;
      const id = encodeURIComponent(event.overrides?.id ?? event.id);
      const isOne = event.recurrence === null && event.overrides === null && event.occurrence === null;
      const start = event.start === null || isOne ? '' : `?start=${event.start}`;
      const page = calendarHref(previewRoot, slug);
      const day = dayOf(event, event.timeZone ?? calendar.timeZone);
      const answer = await ask(published, `/feeds/${encodeURIComponent(slug)}/${id}.ics`, {});
      const uid = eventUid(siteId, calendar.id, event);
      return {
        pageUrl: `${page}/events/${id}${start}`,
        agendaUrl: day === null ? page : `${page}?from=${day}&to=${day}`,
        ical: answer.status === 200 ? linesOf(await answer.text(), uid, event.overrides !== null) : null,
      };
    },
  };
}

function dayOf({ start, allDay }: CalendarEvent, zone: string): string | null {
  if (start === null) return null;
  return allDay ? start : wallAt(start, zone).day;
}

/** The VEVENT with a UID, and with a RECURRENCE-ID or without one. */
function linesOf(file: string, uid: string, isOverride: boolean): string | null {
  const blocks = file.match(/BEGIN:VEVENT\r?\n[\s\S]*?END:VEVENT\r?\n/gu) ?? [];
  const unfolded = (block: string) => block.replace(/\r?\n[ \t]/gu, '');
  const own = blocks.find(
    (block) => unfolded(block).includes(`UID:${uid}`) && /^RECURRENCE-ID/mu.test(block) === isOverride,
  );
  return (own ?? blocks[0] ?? null)?.replaceAll('\r\n', '\n') ?? null;
}

/** The answer of the public site, which nothing but the workbench may frame or keep. */
function framedBySelf(answer: Response): Response {
  const headers = new Headers(answer.headers);
  const policy = headers.get('content-security-policy');
  const frames = "frame-ancestors 'self'";
  headers.set(
    'content-security-policy',
    policy === null ? `default-src 'none'; ${frames}` : policy.replace(/frame-ancestors [^;]*/u, frames),
  );
  headers.set('cache-control', 'no-store');
  headers.delete('etag');
  headers.delete('last-modified');
  return new Response(answer.body, { status: answer.status, headers });
}
