import { afterAll, beforeAll, expect, it } from 'vitest';
import { soak } from '../soak/soak.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.close());

it('gives the same bytes from three processes behind nginx, through kills and a database that goes away', async () => {
  const { complaints, polls, kills } = await soak({
    seed: 7,
    events: 12,
    stepMs: 300,
    database: { address: await server.createDatabase('soak'), stop: server.stop, start: server.start },
    steps: ['life', 'kill one', 'stop database', 'crash engine', 'drain', 'life'],
  });
  expect(complaints).toEqual([]);
  expect(polls).toBeGreaterThan(20);
  expect(kills).toBe(1);
});
