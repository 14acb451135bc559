import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createEngine } from '../../../src/cli/engine/answer-request.ts';

const { signal } = new AbortController();

/** Asks an engine over the application for a target, and returns the status and what was logged. */
async function askEngine(app: Hono, target: string) {
  const logged: string[] = [];
  const engine = createEngine(
    app,
    () => 1,
    (_, message) => logged.push(message),
  );
  const request = { method: 'GET', target, scheme: 'http', headers: { host: 'kalends.example' } } as const;
  const answer = await engine.ask(request, null, signal);
  return { status: answer.kind === 'response' ? answer.status : null, logged };
}

test('a target with a name or a password gets 400, and its query stays out of the log', async () => {
  const app = new Hono().all('*', (c) => c.text('ok'));
  expect(await askEngine(app, 'http://kalends.example/')).toEqual({ status: 200, logged: [] });
  for (const user of ['name', 'name:password', ':password'])
    expect(await askEngine(app, `http://${user}@kalends.example/?secret`)).toEqual({ status: 400, logged: [] });
});

test('a request that the application fails on gets 500, and the engine goes on', async () => {
  const app = new Hono({
    getPath: () => {
      throw new Error('No path today.');
    },
  });
  const { status, logged } = await askEngine(app, '/');
  expect(status).toBe(500);
  expect(logged).toEqual([expect.stringContaining('No path today.')]);
});
