import { createHash } from 'node:crypto';
import { createServer, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { type CalendarEvent, emptyEvent } from '../../src/calendar/event.ts';
import { calendarOf, configOf, type FakePublisher, fakePublisher, published, snapshotOf } from '../app/app-deps.ts';
import { nodeApp } from '../app/node-app.ts';

type Some = Partial<CalendarEvent> & { id: string };

/** Events of a university around Thursday, 1 October 2026, 15:00 in Helsinki. */
const autumn: readonly Some[] = [
  { id: 'over', title: 'Already over', start: '2026-09-30T09:00:00Z', end: '2026-09-30T10:00:00Z' },
  { id: 'show', title: 'Exhibition: Maps that were wrong', start: '2026-09-28', end: '2026-10-05', allDay: true },
  {
    id: 'tonight',
    title: 'What children know about grammar',
    start: '2026-10-01T16:00:00Z',
    end: '2026-10-01T17:30:00Z',
    location: { name: 'Great Hall', address: 'Harbour Street 1, 00170 Lindholm', geo: null },
    summary: 'Open lecture by Prof. Aino Mäkelä, linguistics. No registration; the doors open at half past six.',
    categories: ['Lecture'],
    url: 'https://uni.example/grammar',
  },
  { id: 'off', title: 'Field trip to the islands', start: '2026-10-02T06:00:00Z', end: '2026-10-02T14:00:00Z', status: 'cancelled' },
  { id: 'later', title: 'Four hands, one piano', start: '2026-10-03T16:00:00Z', status: 'postponed' },
  {
    id: 'weekly',
    title: 'Lunchtime yoga',
    start: '2026-09-01T09:15:00Z',
    end: '2026-09-01T10:00:00Z',
    recurrence: { rules: ['FREQ=WEEKLY'], exclude: [], include: [] },
    onlineUrl: 'https://meet.uni.example/yoga',
    location: { name: 'Sports hall', address: null, geo: null },
  },
  {
    id: 'long',
    title: 'Interdisziplinäre Ringvorlesung: Wissenschaftskommunikation in postfaktischen Öffentlichkeiten – Donaudampfschifffahrtsgesellschaftskapitän',
    start: '2026-10-08T14:00:00Z',
    end: '2026-10-08T15:30:00Z',
  },
  { id: 'hostile', title: '"><img src=x onerror=document.title=1><script>document.title=1</script>', start: '2026-10-09T09:00:00Z' },
  { id: 'someday', title: 'Reunion', start: null },
]; // biome-ignore format: a table

/** Forty talks on one day. */
const crowded: readonly Some[] = Array.from({ length: 40 }, (_, i) => ({
  id: `t${i}`,
  title: `Talk number ${i + 1}`,
  start: `2026-10-06T${String(5 + Math.floor(i / 4)).padStart(2, '0')}:${String((i % 4) * 15).padStart(2, '0')}:00Z`,
}));

export interface Kalends {
  readonly origin: string;
  readonly publisher: FakePublisher;
  /** The requested targets, without the script. */
  readonly asked: string[];
  /** `status`: of every answer but the script's; null: normal answers. */
  readonly trouble: {
    status: number | null;
    /** Nothing is cached, so that the browser's cache hides no request. */
    uncached: boolean;
  };
}

/** Kalends with five calendars, for one test: autumn, осень (Russian), crowded, topics, empty. */
export async function startKalends(): Promise<Kalends> {
  const of = (slug: string, title: string, events: readonly Some[], more = {}) =>
    snapshotOf(calendarOf(slug, { slug, title, ...more }), {
      events: events.map((event) => ({ ...published(event), event: { ...emptyEvent, end: null, ...event } })),
      lastModified: '2026-09-02T08:00:00Z',
    });
  const publisher = fakePublisher([
    of('autumn', 'Lectures & culture', autumn),
    of('osen', 'Лекции и концерты', autumn, { language: 'ru' }),
    of('crowded', 'Science week', crowded),
    of('topics', 'Topics', [
      { id: 'c', title: 'Four hands, one piano', start: '2026-10-03T16:00:00Z', categories: ['Concert'] },
      { id: 'l', title: 'What children know', start: '2026-10-04T16:00:00Z', categories: ['Lecture'] },
    ]),
    of('empty', 'Alumni', []),
  ]);
  const { origin } = await nodeApp({ publisher, config: configOf() });
  const asked: string[] = [];
  // A proxy that passes requests on unchanged: it counts the browser's requests, and a test may let them fail.
  const trouble: Kalends['trouble'] = { status: null, uncached: false };
  const { port } = new URL(origin);
  const front = await serve((incoming, outgoing) => {
    const target = incoming.url ?? '/';
    if (target !== '/widget.js') asked.push(target);
    if (trouble.status !== null && target !== '/widget.js') {
      outgoing.writeHead(trouble.status, { 'Access-Control-Allow-Origin': '*' }).end();
      return;
    }
    const passed = request({ host: '127.0.0.1', port, path: target, headers: incoming.headers }, (answer) => {
      const kept = trouble.uncached ? { 'cache-control': 'no-store' } : {};
      outgoing.writeHead(answer.statusCode ?? 500, { ...answer.headers, ...kept });
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    passed.end();
  });
  return { origin: front, publisher, asked, trouble };
}

export interface HostPage {
  readonly body: string;
  readonly lang?: string;
  readonly css?: string;
  /** The policy names no host: it allows only scripts with this nonce. */
  readonly nonce?: string;
  /** The policy allows style attributes. */
  readonly inlineStyles?: true;
  /** What the policy allows pictures from. Default: the page's own site. */
  readonly images?: string;
}

/** Another site, on another origin, whose policy allows only Kalends' script and its answers. */
export function startHost(
  kalends: string,
  { body, lang = 'en', css = '', nonce, inlineStyles, images = "'self'" }: HostPage,
): Promise<string> {
  const style = `body{font:17px/1.5 Georgia,serif;margin:0;padding:24px;color:#222;background:#fff}${css}`;
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = [
    "default-src 'none'",
    `script-src ${nonce === undefined ? kalends : `'nonce-${nonce}'`}`,
    `connect-src ${kalends}`,
    `frame-src 'self' ${kalends}`,
    `style-src 'sha256-${hash}'`,
    ...(inlineStyles ? ["style-src-attr 'unsafe-inline'"] : []),
    `img-src ${images}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
  const html = `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Our site</title><link rel="icon" href="/icon"><style>${style}</style></head>
<body><main><h1>Our site</h1>${body}</main><script src="${kalends}/widget.js" async${nonce === undefined ? '' : ` nonce="${nonce}"`}></script></body></html>`;
  return serve(({ url }, response) => {
    if (url === '/inner') {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>Another frame</title>');
      return;
    }
    response
      .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy })
      .end(html);
  });
}

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
