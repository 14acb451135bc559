import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { startHttpServer } from '../../../src/cli/front/http-server.ts';

const start = (listener: Parameters<typeof startHttpServer>[0]['listener'], now = Date.now) =>
  startHttpServer({ listener, host: '127.0.0.1', port: 0, now });

/** One request on a kept connection: how it was answered. */
function askAgain(port: number, agent: Agent): Promise<{ readonly status: number; readonly closes: boolean }> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, agent }, (answer) => {
      answer
        .resume()
        .on('end', () => resolve({ status: answer.statusCode ?? 0, closes: answer.headers.connection === 'close' }));
    });
    asked.on('error', reject).end();
  });
}

test('tells each of its clients to close the connection, and resets none', async () => {
  const { port, stop } = await start((_, response) => response.end('ok'));
  let started = 0;
  const busy = Promise.withResolvers<void>();
  /** Asks again and again until it is told to stop. */
  const client = async (): Promise<number> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let answers = 1; ; answers += 1) {
      const { status, closes } = await askAgain(port, agent);
      expect(status).toBe(200);
      if (answers === 3 && ++started === 20) busy.resolve();
      if (closes) return answers;
    }
  };
  const clients = Promise.all(Array.from({ length: 20 }, client));
  await busy.promise;
  await stop({ graceMs: 30_000, linger: async () => void (await clients) });
  for (const answers of await clients) expect(answers).toBeGreaterThan(2);
});

test('answers the requests that are under way, and closes connections that say nothing', async () => {
  const answers: (() => void)[] = [];
  const { port, stop } = await start((_, response) => answers.push(() => response.end('ok')));
  const silent = connect(port, '127.0.0.1');
  const closed = new Promise((done) => silent.once('close', done));
  const asked = askAgain(port, new Agent({ keepAlive: true }));
  await expect.poll(() => answers.length).toBe(1);
  const stopped = stop({ graceMs: 30_000 });
  await closed;
  await expect(askAgain(port, new Agent())).rejects.toThrow('ECONNREFUSED');
  answers[0]?.();
  // It was asked before the server stopped, and is told to close as well.
  expect(await asked).toEqual({ status: 200, closes: true });
  await stopped;
});

test('ends what is not done in time', async () => {
  const { port, stop } = await start(() => undefined);
  const asked = askAgain(port, new Agent()).catch((error: Error) => error.message);
  await new Promise<void>((done) => {
    const probe = connect(port, '127.0.0.1', done);
    probe.on('error', () => undefined);
  });
  await stop({ graceMs: 1 });
  expect(await asked).toMatch(/ECONN|socket hang up/u);
});

test('lingers where a connection was used lately, and ends at once where nobody asks', async () => {
  const statusesMeanwhile: (number | null)[] = [];
  for (const silence of [0, 9999, 10_000]) {
    const closed = Promise.withResolvers<void>();
    let time = 0;
    const { port, stop } = await start(
      ({ socket }, response) => {
        socket.once('close', () => closed.resolve());
        response.end('ok');
      },
      () => time,
    );
    await askAgain(port, new Agent());
    await closed.promise;
    time += silence;
    let meanwhile: number | null = null;
    const linger = async () => {
      meanwhile = (await askAgain(port, new Agent())).status;
    };
    await stop({ graceMs: 30_000, linger });
    statusesMeanwhile.push(meanwhile);
  }
  expect(statusesMeanwhile).toEqual([200, 200, null]);
});
