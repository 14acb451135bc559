import type { RequestListener } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { createRequestCounter } from './request-counter.ts';

/** The media type of Prometheus' text format. */
export const metricsType = 'text/plain; version=0.0.4; charset=utf-8';

interface FrontMetrics {
  /** The listener with `/metrics`, whose requests are counted. */
  measured(listener: RequestListener): RequestListener;
}

/**
 * Measures what the thread sees that answers over HTTP, and serves `/metrics`. `engine`: the metrics of the publisher and
 * the application, with other names than those here; null: they can't be had now.
 */
export function createFrontMetrics(deps: {
  readonly version: string;
  readonly engine: () => Promise<string | null>;
}): FrontMetrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = createRequestCounter();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'kalends_build_info',
    help: 'Always 1. The labels name the release of Kalends and of Node.',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version: deps.version, node: process.versions.node }, 1);
  new Counter({
    name: 'kalends_http_requests_total',
    help: 'Requests by the kind of address, the method and the status. "aborted": the client left before the answer began.',
    labelNames: ['route', 'method', 'status'],
    registers,
    collect() {
      this.reset();
      for (const { count, ...labels } of requests.counts()) this.inc(labels, count);
    },
  });
  const engineUp = new Gauge({
    name: 'kalends_engine_up',
    help: '1 if the part that refreshes and renders has given its metrics, else 0, and they are missing here.',
    registers,
  });

  async function text(): Promise<string> {
    const engine = await deps.engine().catch(() => null);
    engineUp.set(engine === null ? 0 : 1);
    return `${await registry.metrics()}${engine ?? ''}`;
  }

  return {
    measured: (listener) =>
      requests.counting((incoming, outgoing) => {
        if (!/^\/metrics(?:\?|$)/u.test(incoming.url ?? '')) return listener(incoming, outgoing);
        const { method } = incoming;
        if (method !== 'GET' && method !== 'HEAD') {
          outgoing.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': '0' }).end();
          return;
        }
        text().then(
          (body) => {
            const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
            const length = Buffer.byteLength(body);
            outgoing.writeHead(200, { ...headers, 'Content-Type': metricsType, 'Content-Length': length }).end(body);
          },
          () => outgoing.destroy(),
        );
      }),
  };
}
