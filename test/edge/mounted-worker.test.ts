import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { createWorker } from '../../src/edge/create-worker.ts';
import { bindings } from './objects.ts';

const origin = 'https://www.northfield.example';

/** A Worker of somebody else, with Kalends below `/events`, as examples/hono-worker has it. */
const app = new Hono();
app.get('/', (c) => c.text('Northfield'));
app.mount('/events', createWorker().fetch);

async function ask(path: string): Promise<{ status: number; text: string }> {
  const context = createExecutionContext();
  const env = { ...bindings, KALENDS_PUBLIC_URL: `${origin}/events` };
  const response = await app.fetch(new Request(origin + path), env, context);
  const answer = { status: response.status, text: await response.text() };
  await waitOnExecutionContext(context);
  return answer;
}

describe('a Worker that mounts Kalends below a path', () => {
  it('keeps its own pages, and has feeds and pages of Kalends whose addresses begin with the path', async () => {
    expect(await ask('/')).toEqual({ status: 200, text: 'Northfield' });
    const feed = () => ask('/events/feeds/lectures.ics');
    await vi.waitFor(async () => expect((await feed()).text).toContain('BEGIN:VEVENT'), { timeout: 100_000 });
    expect((await feed()).text).toContain(`URL:${origin}/events/calendars/lectures\r\n`);
    for (const path of ['/events', '/events/calendars/lectures', '/events/status']) {
      const { status, text } = await ask(path);
      expect([path, status]).toEqual([path, 200]);
      expect(text).toContain('href="/events/');
      expect(text.match(/\s(?:href|src|action)="\/(?!events)[^"]*"/gu)).toBeNull();
    }
  });
});
