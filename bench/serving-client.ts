/**
 * A client in a process of its own, for the benchmark of serving: told by a message what to ask for how long, it answers
 * how often it was answered in a second.
 */
import { connect } from 'node:net';

export interface Order {
  readonly port: number;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly milliseconds: number;
}

/** Connections that are kept, each with one question at a time. */
export const connections = 16;

if (process.send) beClient();

/**
 * Asks as often as it can, and says how often that was in a second. It only counts bytes, since every answer is as long as
 * the first: a client that parsed them would be what is measured.
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
