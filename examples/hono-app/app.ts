// An application that has its own pages, with Kalends below /events.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createKalends, defineConfig } from 'kalends';
import { nodeParts } from 'kalends/node';

const { KALENDS_BASE_URL: baseUrl, KALENDS_TOKEN: token, PORT = '3000' } = process.env;

const kalends = await createKalends({
  config: defineConfig(baseUrl ? { source: { baseUrl }, site: { title: 'Events at Northfield' } } : {}),
  token,
  // In production `publicUrl: 'https://www.northfield.example/events'` takes its place.
  mountPath: '/events',
  ...nodeParts({ store: 'sqlite:data/kalends.db' }),
});

const app = new Hono();
app.get('/', (c) => c.html('<h1>Northfield</h1><p><a href="/events">What is on</a>'));
app.mount('/events', kalends.fetch);

// What the application shows on pages of its own: the next three events of the first calendar.
app.get('/next', async (c) => {
  const index = await kalends.publisher.index();
  const first = index.kind === 'index' ? index.calendars.find(({ hidden }) => !hidden) : undefined;
  if (first === undefined) return c.json([]);
  const answer = await kalends.publisher.snapshot(first.id);
  const events = answer.kind === 'snapshot' ? answer.snapshot.events : [];
  const now = new Date().toISOString();
  const next = events.filter(({ event, removed }) => !removed && event.start !== null && event.start > now);
  return c.json(next.slice(0, 3).map(({ event }) => ({ title: event.title, start: event.start })));
});

const server = serve({ fetch: app.fetch, port: Number(PORT) }, (address) =>
  console.log(`Listening on ${JSON.stringify(address)}`),
);

process.once('SIGTERM', async () => {
  server.close();
  await kalends.close();
});
