/**
 * Serving a calendar of about 205 KB against a bare node:http server of the same bytes: identity, gzip and 304, in
 * interleaved rounds, by clients on kept connections in a process of their own. Prints median ratios.
 *
 *   node bench/serving.ts [rounds] [milliseconds of a round]
 */
import { fork } from 'node:child_process';
import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { createApp } from '../src/app.ts';
import { createFastPath } from '../src/http/fast-path.ts';
import { nodeCompressors } from '../src/http/node-compressors.ts';
import { createNodeListener, nodeTarget } from '../src/http/node-listener.ts';
import { calendarOf, configOf, fakePublisher, published, snapshotOf } from '../test/app/sample-parts.ts';

const path = '/feeds/42.ics';
const connections = 16;

interface Order {
  readonly port: number;
  readonly headers: Record<string, string>;
  readonly milliseconds: number;
}

if (process.send) beClient();
else await measure(Number(process.argv[2] ?? 9), Number(process.argv[3] ?? 1000));

/**
 * Asks as often as it can, and says how often that was in a second. It only counts bytes, since every answer is as long as
 * the first: a client that parsed them would be what is measured.
 */
function beClient(): void {
  process.on('message', async ({ port, headers, milliseconds }: Order) => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const question = Buffer.from(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${lines.join('')}\r\n`);
    const length = await lengthOf(port, question);
    const began = performance.now();
    const counts = Array.from({ length: connections }, () => keepAsking(port, question, length, began + milliseconds));
    const answered = (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
    process.send?.((answered * 1000) / (performance.now() - began));
  });
}

/** Bytes of one answer, head and body: what has come when nothing more does. */
function lengthOf(port: number, question: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(question));
    let bytes = 0;
    socket.on('error', reject).on('data', (data) => {
      bytes += data.byteLength;
      socket.setTimeout(100, () => {
        socket.destroy();
        resolve(bytes);
      });
    });
  });
}

function keepAsking(port: number, question: Buffer, length: number, until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(question));
    let answered = 0;
    let left = length;
    socket.on('error', reject).on('data', (data) => {
      left -= data.byteLength;
      if (left > 0) return;
      if (left < 0) return reject(new Error('An answer was longer than the first.'));
      answered += 1;
      left = length;
      if (performance.now() < until) return socket.write(question);
      socket.destroy();
      resolve(answered);
    });
  });
}

async function measure(rounds: number, milliseconds: number): Promise<void> {
  const ours = await listen(kalends());
  const sample = async (headers: Record<string, string>) => {
    const answer = await fetchRaw(ours.port, headers);
    return { ...answer, bare: await listen(bare(answer)) };
  };
  const plain = await sample({});
  const kinds = {
    identity: { headers: {}, ...plain },
    gzip: { headers: { 'accept-encoding': 'gzip' }, ...(await sample({ 'accept-encoding': 'gzip' })) },
    304: await (async () => {
      const headers = { 'if-none-match': plain.answerHeaders.etag as string };
      return { headers, ...(await sample(headers)) };
    })(),
  };
  const client = fork(new URL(import.meta.url).pathname);
  const rate = (port: number, headers: Record<string, string>) =>
    new Promise<number>((resolve) => {
      client.once('message', (answer) => resolve(answer as number));
      client.send({ port, headers, milliseconds } satisfies Order);
    });

  console.log(
    `serving ${plain.body.byteLength} bytes, ${rounds} rounds of ${milliseconds} ms, ${connections} connections`,
  );
  for (const [name, { headers, bare, body, status }] of Object.entries(kinds)) {
    const ratios: number[] = [];
    const rates: [number, number][] = [];
    for (let round = -1; round < rounds; round++) {
      // Each begins every other round, so that neither gains by its turn; the first round warms up.
      const order = round % 2 === 0 ? [ours, bare] : [bare, ours];
      const measured = new Map<unknown, number>();
      for (const one of order) measured.set(one, await rate(one.port, headers));
      const [a, b] = [measured.get(ours) ?? 0, measured.get(bare) ?? 1];
      if (round < 0) continue;
      ratios.push(a / b);
      rates.push([a, b]);
    }
    const [a, b] = [0, 1].map((i) => median(rates.map((pair) => pair[i] as number)).toFixed(0));
    console.log(
      `${name.padEnd(9)} ${status} ${String(body.byteLength).padStart(6)} B  ratio ${median(ratios).toFixed(2)}  (${a} to ${b} a second)`,
    );
    bare.server.close();
  }
  client.kill();
  ours.server.close();
}

function kalends(): Server {
  const text = 'Everyone is welcome; the talk is followed by a discussion, and by coffee in the hall. ';
  const events = Array.from({ length: 300 }, (_, i) =>
    published({ id: `e${i}`, title: `Talk ${i}`, description: { html: '', text: `${text.repeat(3)} ${i}` } }),
  );
  const publisher = fakePublisher([snapshotOf(calendarOf('42'), { events })]);
  const config = configOf();
  const now = () => Date.now();
  const fastPath = createFastPath({ now, generation: () => publisher.generation?.() ?? null, publicUrl: null });
  const log = (level: string, message: string) => console.error(level, message);
  const app = createApp({ config, publisher, now, log, compressors: nodeCompressors, target: nodeTarget, fastPath });
  return createServer(createNodeListener(app, fastPath));
}

/** The same status, headers and bytes, without a thought. */
function bare({ status, answerHeaders, body }: Awaited<ReturnType<typeof fetchRaw>>): Server {
  const { date: _, connection: __, 'keep-alive': ___, ...headers } = answerHeaders;
  return createServer((_request, response) => {
    response.writeHead(status, headers);
    response.end(body.byteLength > 0 ? body : undefined);
  });
}

async function listen(server: Server): Promise<{ server: Server; port: number }> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

function fetchRaw(
  port: number,
  headers: Record<string, string>,
): Promise<{ status: number; answerHeaders: Record<string, string>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          answerHeaders: answer.headers as Record<string, string>,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
