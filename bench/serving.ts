import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BareAnswer } from './bare-process.ts';
import { ask, heard, start, startPortal } from './processes.ts';
import { startProduct } from './product.ts';
import { type Bench, median, type Result } from './result.ts';
import { connections, type Order } from './serving-client.ts';

const path = '/feeds/c1.ics';
const milliseconds = 1000;
/** Makes a calendar of about 200 KB. */
const events = 120;

/**
 * (a) Serving a calendar of about 200 KB as `npm start` does, against a bare node:http server that sends the same status,
 * headers and bytes: identity, gzip and 304, in interleaved rounds. Each server and the client is a process of its own.
 */
export async function benchServing({ rounds, say }: Bench): Promise<readonly Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'kalends-bench-'));
  const portal = await startPortal({ calendars: 1, events, page: 200, latency: 0 });
  const store = join(folder, 'kalends.db');
  const product = await startProduct({ portal: portal.url, store, calendars: 1, events });
  const client = fork(new URL('./serving-client.ts', import.meta.url));
  const results: Result[] = [];
  try {
    const plain = await fetchRaw(product.port, {});
    const kinds: Readonly<Record<string, Record<string, string>>> = {
      identity: {},
      gzip: { 'accept-encoding': 'gzip' },
      304: { 'if-none-match': plain.answerHeaders.etag ?? '' },
    };
    for (const [kind, headers] of Object.entries(kinds)) {
      say(`serving ${kind}`);
      const answer = await fetchRaw(product.port, headers);
      const { process: bare, port } = await startBare(answer);
      const rates = await compare(client, [product.port, port], headers, rounds);
      bare.kill();
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
    await product.stop();
    portal.end();
    rmSync(folder, { recursive: true, force: true });
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

/** A bare server of this answer. The headers that node:http adds by itself are left to it. */
async function startBare({ status, answerHeaders, body }: Awaited<ReturnType<typeof fetchRaw>>) {
  const { date: _, connection: __, 'keep-alive': ___, ...headers } = answerHeaders;
  const process = start('./bare-process.ts', []);
  await heard(process);
  const answer: BareAnswer = { status, headers, body: body.toString('base64') };
  return { process, port: await ask<number>(process, answer) };
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
