// A Worker that has its own pages, with Kalends below /events: KALENDS_PUBLIC_URL in wrangler.toml ends with the same path.
import { Hono } from 'hono';
import { defineConfig } from 'kalends';
import { createWorker } from 'kalends/worker';

const kalends = createWorker(
  defineConfig({
    source: { baseUrl: 'https://portal.example/api' },
    site: { title: 'Events at Northfield', timeZone: 'Europe/Berlin' },
  }),
);

const app = new Hono();
app.get('/', (c) => c.html('<h1>Northfield</h1><p><a href="/events">What is on</a>'));
app.mount('/events', kalends.fetch);

export const { CalendarObject, IndexObject } = kalends;
export default { fetch: app.fetch, scheduled: kalends.scheduled };
