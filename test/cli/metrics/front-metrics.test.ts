import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createFrontMetrics } from '../../../src/cli/metrics/front-metrics.ts';
import { ask } from '../../runtime/ask.ts';
import { readMetrics } from './read-metrics.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function serving(listener: RequestListener, engine: () => Promise<string | null> = async () => '') {
  const { measured } = createFrontMetrics({ version: '1.2.3', engine });
  const server = createServer(measured(listener));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const scrape = async () => readMetrics((await ask(origin, '/metrics')).text);
  return { origin, port, scrape };
}

const counts = (samples: ReadonlyMap<string, number>) =>
  Object.fromEntries(
    [...samples]
      .filter(([name]) => name.startsWith('kalends_http_requests_total'))
      .map(([name, count]) => [[...name.matchAll(/"([^"]*)"/gu)].map(([, value]) => value).join(' '), count]),
  );

describe('the metrics of the front', () => {
  it('count requests by kind of address, method and status, without the address', async () => {
    const { origin, scrape } = await serving((incoming, outgoing) => {
      const status = Number(/\d{3}/u.exec(incoming.url ?? '')?.[0] ?? 200);
      if (incoming.url?.includes('later')) setImmediate(() => outgoing.writeHead(status).end());
      else outgoing.writeHead(status).end();
    });
    for (const path of ['/feeds/42.ics?q=secret', '/feeds/42.ics?later', '/feeds/a/b.ics?503', '/feeds.opml'])
      await ask(origin, path);
    for (const path of ['/', '/?lang=ru', '/calendars/42', '/embed/42', '/widget.js', '/healthz', '/wp-admin?404'])
      await ask(origin, path);
    await ask(origin, '/feeds/42.ics', { method: 'HEAD' });
    await ask(origin, '/feeds/42.ics', { method: 'PROPFIND' });
    const samples = await scrape();
    expect(counts(samples)).toEqual({
      'feed GET 200': 3,
      'feed GET 503': 1,
      'feed HEAD 200': 1,
      'feed other 200': 1,
      'page GET 200': 3,
      'widget GET 200': 2,
      'operation GET 200': 1,
      'other GET 404': 1,
    });
    expect([...samples.keys()].join()).not.toMatch(/secret|wp-admin|42/u);
  });

  it('count a request whose client left', async () => {
    const arrived = Promise.withResolvers<void>();
    const left = Promise.withResolvers<void>();
    const { port, scrape } = await serving((_, outgoing) => {
      outgoing.once('close', () => left.resolve());
      arrived.resolve();
    });
    const client = connect(port, '127.0.0.1');
    client.write('GET /feeds/42.ics HTTP/1.1\r\nHost: h\r\n\r\n');
    await arrived.promise;
    client.destroy();
    await left.promise;
    expect(counts(await scrape())).toEqual({ 'feed GET aborted': 1 });
  });

  it('are one text with those of the engine, and say when these are missing', async () => {
    let engine: () => Promise<string | null> = async () => '# TYPE kalends_ready gauge\nkalends_ready 1\n';
    const { origin, scrape } = await serving(
      () => undefined,
      () => engine(),
    );
    const samples = await scrape();
    expect(samples.get('kalends_ready')).toBe(1);
    expect(samples.get('kalends_engine_up')).toBe(1);
    expect([...samples.keys()]).toContain(`kalends_build_info{version="1.2.3",node="${process.versions.node}"}`);
    expect([...samples.keys()]).toContain('process_resident_memory_bytes');
    const { headers } = await ask(origin, '/metrics');
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    engine = () => Promise.reject(new Error('No engine runs.'));
    expect((await scrape()).get('kalends_engine_up')).toBe(0);
    expect((await ask(origin, '/metrics', { method: 'POST' })).status).toBe(405);
  });
});
