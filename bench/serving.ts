import { type ChildProcess, fork } from 'node:child_process';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calendarOf, configOf, fakePublisher, published, snapshotOf } from '../test/app/app-deps.ts';
import { nodeListener } from '../test/app/node-listener.ts';
import { type Bench, median, type Result } from './result.ts';
import { connections, type Order } from './serving-client.ts';

const path = '/feeds/42.ics';
const milliseconds = 1000;

/**
 * (a) Serving a calendar of about 205 KB against a bare node:http server that sends the same bytes: identity, gzip and
 * 304, in interleaved rounds. The clients keep their connections and run in their own process.
 */
export async function benchServing({ rounds, say }: Bench): Promise<readonly Result[]> {
  const ours = await listen(kalends());
  const client = fork(new URL('./serving-client.ts', import.meta.url).pathname);
  const plain = await fetchRaw(ours.port, {});
  const kinds: Readonly<Record<string, Record<string, string>>> = {
    identity: {},
    gzip: { 'accept-encoding': 'gzip' },
    304: { 'if-none-match': plain.answerHeaders.etag ?? '' },
  };
  const results: Result[] = [];
  try {
    for (const [kind, headers] of Object.entries(kinds)) {
      say(`serving ${kind}`);
      const answer = await fetchRaw(ours.port, headers);
      const other = await listen(bare(answer));
      const rates = await compare(client, [ours.port, other.port], headers, rounds);
      other.server.close();
      const [mine, theirs] = [0, 1].map((index) => Math.round(median(rates.map((pair) => pair[index] as number))));
      results.push({
        what: `serving ${plain.body.byteLength} bytes of .ics, ${kind}, to bare node:http`,
        figure: median(rates.map(([a, b]) => a / b)),
        aim: { least: 0.9 },
        note: `${mine} to ${theirs} a second, ${answer.status}, ${answer.body.byteLength} bytes, ${connections} connections`,
      });
    }
  } finally {
    client.kill();
    ours.server.close();
  }
  return results;
}

/** Answers per second of both servers, round by round. */
async function compare(
  client: ChildProcess,
  [ours, other]: readonly [number, number],
  headers: Record<string, string>,
  rounds: number,
): Promise<readonly (readonly [number, number])[]> {
  const rate = (port: number) =>
    new Promise<number>((resolve) => {
      client.once('message', (answer) => resolve(answer as number));
      client.send({ port, path, headers, milliseconds } satisfies Order);
    });
  const rates: [number, number][] = [];
  for (let round = -1; round < rounds; round += 1) {
    // They take turns at being first, so that the order favours neither. The first round warms up.
    const measured = new Map<number, number>();
    for (const port of round % 2 === 0 ? [ours, other] : [other, ours]) measured.set(port, await rate(port));
    if (round >= 0) rates.push([measured.get(ours) ?? 0, measured.get(other) ?? 1]);
  }
  return rates;
}

function kalends(): Server {
  const text = 'Everyone is welcome; the talk is followed by a discussion, and by coffee in the hall. ';
  const events = Array.from({ length: 300 }, (_, i) =>
    published({ id: `e${i}`, title: `Talk ${i}`, description: { html: '', text: `${text.repeat(3)} ${i}` } }),
  );
  const publisher = fakePublisher([snapshotOf(calendarOf('42'), { events })]);
  const config = configOf();
  const now = () => Date.now();
  const log = (level: string, message: string) => console.error(level, message);
  return createServer(nodeListener({ config, publisher, now, log }));
}

/** A server that always sends the same status, headers and bytes. */
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
