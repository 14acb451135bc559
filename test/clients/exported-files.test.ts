import { expect, test } from 'vitest';
import { exportedFiles } from '../cli/export/exported-site.ts';
import { startExportedSite } from './nginx-files.ts';

const year = new Date().getUTCFullYear() + 1;
const events = [1, 2, 3].map((day) => ({
  id: `e${day}`,
  title: `Talk ${day}`,
  start: `${year}-06-0${day}T10:00:00Z`,
  end: `${year}-06-0${day}T11:00:00Z`,
  category: day === 1 ? 'Concert' : 'Lecture',
  description: `About talk ${day}. ${'More about it. '.repeat(100)}`,
}));

const html = 'text/html; charset=utf-8';

test.each(['', '/kalends'])('nginx serves an export below %j with the headers that Kalends sends', async (path) => {
  const { origin, out, run } = await startExportedSite(events, { path });
  const types: Readonly<Record<string, string>> = {
    '/': html,
    '/calendars/c1': html,
    '/calendars/c1/': html,
    [`/calendars/c1/month/${year}-06`]: html,
    '/calendars/c1/category/lecture': html,
    '/calendars/c1/events/e1?start=whatever': html,
    '/calendars/c1/embed': html,
    '/calendars/c1/qr.svg': 'image/svg+xml',
    '/embed/c1?layout=month': html,
    '/embed/c1/events.json': 'application/json; charset=utf-8',
    [`/embed/c1/events/${year}-06.json`]: 'application/json; charset=utf-8',
    '/feeds/c1.ics': 'text/calendar; charset=utf-8',
    '/feeds/c1/e1.ics': 'text/calendar; charset=utf-8',
    '/feeds/c1.rss': 'application/rss+xml; charset=utf-8',
    '/feeds/c1.atom': 'application/atom+xml; charset=utf-8',
    '/feeds/c1.json': 'application/feed+json; charset=utf-8',
    '/feeds.opml': 'text/x-opml; charset=utf-8',
    '/widget.js': 'text/javascript; charset=utf-8',
    '/robots.txt': 'text/plain; charset=utf-8',
    '/favicon.svg': 'image/svg+xml',
    '/favicon.ico': 'image/x-icon',
  };
  for (const [address, type] of Object.entries(types)) {
    const { status, headers } = await fetch(origin + address, { redirect: 'manual' });
    expect([address, status, headers.get('content-type')]).toEqual([address, 200, type]);
    // Pictures are packed by themselves, but for those of lines.
    const packed = type === 'image/x-icon' || type.startsWith('text/plain') ? null : 'gzip';
    expect([address, headers.get('content-encoding')]).toEqual([address, packed]);
    expect(headers.get('cache-control'), address).toContain('max-age=');
    expect(headers.get('x-content-type-options'), address).toBe('nosniff');
    if (type === html) expect(headers.get('content-security-policy'), address).toContain("default-src 'none'");
  }
  const framed = await fetch(`${origin}/embed/c1`);
  expect(framed.headers.get('content-security-policy')).toContain('frame-ancestors *');
  expect((await fetch(`${origin}/feeds/c1.ics`)).headers.get('access-control-allow-origin')).toBe('*');
  for (const missing of ['/feeds/none.ics', '/calendars/none', '/.kalends/files', '/.kalends/nginx.conf', '/status'])
    expect([missing, (await fetch(origin + missing)).status]).toEqual([missing, 404]);

  // A client that has the feed gets 304, as long as no event changes.
  const first = await fetch(`${origin}/feeds/c1.ics`);
  const known = { 'If-None-Match': first.headers.get('etag') ?? '', 'Accept-Encoding': 'identity' };
  const since = { 'If-Modified-Since': first.headers.get('last-modified') ?? '' };
  expect((await run()).code).toBe(0);
  expect((await fetch(`${origin}/feeds/c1.ics`, { headers: since })).status).toBe(304);
  const unzipped = await fetch(`${origin}/feeds/c1.ics`, { headers: { 'Accept-Encoding': 'identity' } });
  expect(
    (
      await fetch(`${origin}/feeds/c1.ics`, {
        headers: { ...known, 'If-None-Match': unzipped.headers.get('etag') ?? '' },
      })
    ).status,
  ).toBe(304);
  expect(exportedFiles(out)).toContain('_headers');
});

test('nginx sends the page for what is not there', async () => {
  const { origin } = await startExportedSite(events);
  const answer = await fetch(`${origin}/calendars/none`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('<html lang="en"');
});
