import { describe, expect, test } from 'vitest';
import type { Config } from '../../src/config/config.ts';
import { configOf } from './app-deps.ts';
import { nodeApp } from './node-app.ts';

const paths = ['/feeds/42.ics', '/feeds/42/e1.ics', '/feeds.opml', '/embed/42/events.json', '/embed/42', '/widget.js'];
const [friend, stranger] = ['https://www.uni.example', 'https://evil.example'];

function withCors(cors: Config['server']['cors']) {
  const { server } = configOf();
  return nodeApp({ config: configOf({ server: { ...server, cors } }) });
}
const allow = 'access-control-allow-origin';

test('by default any site may read what is public', async () => {
  const { ask } = await nodeApp();
  for (const path of [...paths, '/feeds/nope.ics'])
    expect([path, (await ask(path, { origin: stranger })).headers[allow]]).toEqual([path, '*']);
});

test('no other site may read it with cors: false', async () => {
  const { ask } = await withCors(false);
  for (const path of [...paths, '/feeds/nope.ics']) {
    for (const method of ['GET', 'OPTIONS']) {
      const { headers } = await ask(path, { origin: friend }, method);
      expect([path, Object.keys(headers).filter((name) => name.startsWith('access-control'))]).toEqual([path, []]);
    }
  }
  expect((await ask('/feeds/42.ics')).headers.vary).toBe('Accept-Encoding');
});

describe('with a list of origins', () => {
  test.each(paths)('%s is open to those, whoever asked before', async (path) => {
    const { ask } = await withCors([friend, 'http://localhost:8080']);
    for (const [origin, expected] of [
      [stranger, undefined],
      [friend, friend],
      [friend, friend],
      [stranger, undefined],
      ['http://localhost:8080', 'http://localhost:8080'],
      ['null', undefined],
    ] as const) {
      const { status, headers } = await ask(path, { origin });
      expect([status, headers[allow], headers.vary]).toEqual([200, expected, 'Accept-Encoding, Origin']);
    }
    const { headers } = await ask(path);
    expect([headers[allow], headers.vary]).toEqual([undefined, 'Accept-Encoding, Origin']);
  });

  test('a 304, a problem and a preflight say the same', async () => {
    const { ask } = await withCors([friend]);
    const { etag = '' } = (await ask('/feeds/42.ics', { origin: stranger })).headers;
    const again = await ask('/feeds/42.ics', { origin: friend, 'if-none-match': etag });
    expect([again.status, again.headers[allow]]).toEqual([304, friend]);
    const missing = await ask('/feeds/nope.ics', { origin: friend });
    expect([missing.status, missing.headers[allow], missing.headers.vary]).toEqual([
      404,
      friend,
      'Accept, Accept-Language, Origin',
    ]);
    const [yes, no] = [
      await ask('/feeds/42.ics', { origin: friend }, 'OPTIONS'),
      await ask('/feeds/42.ics', { origin: stranger }, 'OPTIONS'),
    ];
    expect([yes.headers[allow], yes.headers['access-control-allow-methods']]).toEqual([friend, 'GET, HEAD, OPTIONS']);
    expect([no.status, no.headers[allow], no.headers['access-control-allow-methods']]).toEqual([
      204,
      undefined,
      undefined,
    ]);
  });
});

test('pages isolate themselves and ask for no permissions, and the page for an iframe can still be framed', async () => {
  const { ask } = await nodeApp();
  for (const path of [
    '/',
    '/calendars/42',
    '/calendars/42/events/e1',
    '/calendars/42/embed',
    '/status',
    '/calendars/none',
  ]) {
    const { headers } = await ask(path, { accept: 'text/html' });
    expect([path, headers['cross-origin-opener-policy']]).toEqual([path, 'same-origin']);
    expect(headers['permissions-policy']).toContain('geolocation=()');
  }
  const { headers } = await ask('/embed/42');
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers['content-security-policy']).toContain('frame-ancestors *');
});
