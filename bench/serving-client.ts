/**
 * The client of the serving benchmark, in its own process. A message says what to request for how long; the reply is
 * the number of answers per second.
 */
import { connect } from 'node:net';

export interface Order {
  readonly port: number;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly milliseconds: number;
}

/** The number of kept connections, each with one request at a time. */
export const connections = 16;

if (process.send) beClient();

/**
 * Sends requests as often as it can, and replies with the answers per second. It only counts bytes, because every
 * answer is as long as the first one, and parsing would take longer than serving.
 */
function beClient(): void {
  process.on('message', async ({ port, path, headers, milliseconds }: Order) => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const question = Buffer.from(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${lines.join('')}\r\n`);
    const length = await lengthOf(port, question);
    const began = performance.now();
    const counts = Array.from({ length: connections }, () => keepAsking(port, question, length, began + milliseconds));
    const answered = (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
    process.send?.((answered * 1000) / (performance.now() - began));
  });
}

/** Bytes of one answer, head and body: all that arrives until the connection falls silent. */
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
