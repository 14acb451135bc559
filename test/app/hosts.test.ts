import { expect, test } from 'vitest';
import { createHostCheck } from '../../src/http/request.ts';
import { configOf } from './app-deps.ts';
import { nodeApp, rawAnswer } from './node-app.ts';

const publicUrl = 'https://calendar.uni.example/kalends';

test('answers only for the host of the public URL, and says each refused one once', async () => {
  const logged: string[] = [];
  const { ask } = await nodeApp({ config: configOf({ publicUrl }), log: (_, message) => void logged.push(message) });
  const statusOf = async (host: string, path = '/feeds/42.ics') => (await ask(path, { host })).status;
  // The second of two requests would be answered by the fast path.
  for (const host of ['calendar.uni.example', 'calendar.uni.example', 'Calendar.Uni.Example.:8443'])
    expect(await statusOf(host)).toBe(200);
  for (const path of ['/feeds/42.ics', '/', '/status', '/nothing', '/feeds.opml', '/widget.js', '/embed/42'])
    expect([path, await statusOf('rebind.evil.example', path)]).toEqual([path, 421]);
  for (const path of ['/healthz', '/readyz'])
    expect([path, await statusOf('10.0.0.7:3000', path)]).toEqual([path, 200]);
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain('"rebind.evil.example"');
  expect(logged[0]).toContain('server.hosts');
});

test('a refusal is a problem that no cache keeps and that repeats nothing of the request', async () => {
  const { ask } = await nodeApp({ config: configOf({ publicUrl }) });
  const { headers, body } = await ask('/feeds/42.ics?q=secret', { host: 'rebind.evil.example' });
  expect([headers['content-type'], headers['cache-control']]).toEqual(['application/problem+json', 'no-store']);
  expect(JSON.parse(String(body))).toMatchObject({ status: 421, title: 'Misdirected Request' });
  expect(String(body)).not.toMatch(/evil|secret/);
});

test('answers for the hosts of server.hosts too', async () => {
  const { server } = configOf();
  const { ask } = await nodeApp({
    config: configOf({ publicUrl, server: { ...server, hosts: ['calendar.intranet', '::1'] } }),
  });
  for (const host of ['calendar.intranet:8080', '[::1]:3000', '[0:0:0:0:0:0:0:1]', 'calendar.uni.example'])
    expect([host, (await ask('/feeds/42.ics', { host })).status]).toEqual([host, 200]);
  expect((await ask('/feeds/42.ics', { host: 'calendar.intranet.evil.example' })).status).toBe(421);
});

test('without a public URL any host is answered, and the links follow it', async () => {
  const { ask, port } = await nodeApp();
  const { body } = await ask('/feeds.opml', { host: 'events.uni.example' });
  expect(String(body)).toContain('http://events.uni.example/feeds/42.rss');
  // RFC 9112 §3.2.2: a target may be a whole URL, which anyone can write.
  const whole = await rawAnswer(port, 'GET http://evil.example/feeds.opml HTTP/1.1\r\nHost: events.uni.example\r\n');
  expect(whole).toContain('http://events.uni.example/feeds/42.rss');
  expect(whole).not.toContain('evil.example');
});

test('the log does not grow with the number of refused hosts, and stays printable', async () => {
  const logged: string[] = [];
  const { ask, port } = await nodeApp({
    config: configOf({ publicUrl }),
    log: (_, message) => void logged.push(message),
  });
  await rawAnswer(port, 'GET /?q=secret HTTP/1.1\r\nHost: a\u009b31mb\u00e9\r\n');
  for (let i = 0; i < 150; i += 1) await ask('/', { host: `h${i}.example` });
  expect(logged.length).toBeLessThanOrEqual(101);
  expect(logged.at(-1)).toContain('no more');
  for (const line of logged) expect(line).toMatch(/^[\x20-\x7e]{1,400}$/);
  expect(logged.join()).not.toContain('secret');
});

test('a request without a Host is not for the public URL', () => {
  const serves = createHostCheck({ publicUrl, hosts: [] });
  expect([undefined, null, '', 'calendar.uni.example'].map(serves)).toEqual([false, false, false, true]);
  expect([undefined, 'any'].map(createHostCheck({ publicUrl: null, hosts: [] }))).toEqual([true, true]);
});
