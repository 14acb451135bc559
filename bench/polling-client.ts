/**
 * The subscribers of the polling benchmark, in a process of their own. They know the validators of their last answers. A
 * message says what they do; the reply is what they got.
 */
import { Agent, request } from 'node:http';

export type PollingOrder =
  /** Reads every feed, so that all have it. */
  | { readonly type: 'learn'; readonly port: number; readonly paths: readonly string[] }
  /** Polls as often as it can. `plain`: as clients that know neither validators nor compression. */
  | { readonly type: 'poll'; readonly milliseconds: number; readonly plain: boolean }
  /** Polls once with so many new connections, all at the same moment. */
  | { readonly type: 'herd'; readonly sockets: number };

export interface Polled {
  readonly polls: number;
  readonly notModified: number;
  /** Of bodies. */
  readonly bytes: number;
  /** Answers other than 200 and 304, and broken connections. */
  readonly failed: number;
  readonly milliseconds: number;
  /** Milliseconds within which 99 of 100 were answered. */
  readonly p99: number;
}

/** Polls at the same time, each on a kept connection. */
const atOnce = 16;

/**
 * Of twenty subscribers: seventeen send the ETag, one of them without compression; one sends the date; two send neither,
 * like services that keep no copy. They all take gzip but that one.
 */
const kinds = [...Array(16).fill('tag'), 'plain tag', 'date', 'none', 'none'] as const;
type Kind = (typeof kinds)[number];

let port = 0;
let paths: readonly string[] = [];
const known = new Map<string, { readonly tag: string; readonly plainTag: string; readonly date: string }>();

interface Answer {
  readonly status: number;
  readonly bytes: number;
  readonly ms: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

function get(path: string, headers: Record<string, string>, agent: Agent | false): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve) => {
    const failed = () => resolve({ status: 0, bytes: 0, ms: performance.now() - began, headers: {} });
    request({ host: '127.0.0.1', port, path, headers, agent }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.byteLength;
      });
      answer.on('error', failed);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, bytes, ms: performance.now() - began, headers: answer.headers }),
      );
    })
      .on('error', failed)
      .end();
  });
}

async function learn(): Promise<void> {
  for (const path of paths) {
    const zipped = await get(path, { 'accept-encoding': 'gzip' }, false);
    const plain = await get(path, {}, false);
    const text = (value: string | string[] | undefined) => String(value ?? '');
    known.set(path, {
      tag: text(zipped.headers.etag),
      plainTag: text(plain.headers.etag),
      date: text(zipped.headers['last-modified']),
    });
  }
}

function headersOf(kind: Kind, path: string): Record<string, string> {
  const { tag = '', plainTag = '', date = '' } = known.get(path) ?? {};
  const gzip = { 'accept-encoding': 'gzip' };
  const table = {
    tag: { ...gzip, 'if-none-match': tag },
    'plain tag': { 'if-none-match': plainTag },
    date: { ...gzip, 'if-modified-since': date },
    none: gzip,
  };
  return table[kind as keyof typeof table];
}

/** The poll with that number: each subscriber has one calendar. */
function pollNumber(number: number, plain: boolean, agent: Agent | false): Promise<Answer> {
  const path = paths[Math.floor(number / kinds.length) % paths.length] ?? '/';
  return get(path, plain ? {} : headersOf(kinds[number % kinds.length] as Kind, path), agent);
}

function sum(answers: readonly Answer[], milliseconds: number): Polled {
  const times = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return {
    polls: answers.length,
    notModified: answers.filter(({ status }) => status === 304).length,
    bytes: answers.reduce((total, { bytes }) => total + bytes, 0),
    failed: answers.filter(({ status }) => status !== 200 && status !== 304).length,
    milliseconds,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
  };
}

async function poll(milliseconds: number, plain: boolean): Promise<Polled> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const began = performance.now();
  const answers: Answer[] = [];
  let next = 0;
  const subscriber = async () => {
    while (performance.now() - began < milliseconds) {
      const number = next;
      next += 1;
      answers.push(await pollNumber(number, plain, agent));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, subscriber));
  agent.destroy();
  return sum(answers, performance.now() - began);
}

async function herd(sockets: number): Promise<Polled> {
  const began = performance.now();
  const answers = await Promise.all(Array.from({ length: sockets }, (_, number) => pollNumber(number, false, false)));
  return sum(answers, performance.now() - began);
}

process.on('message', async (order: PollingOrder) => {
  if (order.type === 'learn') {
    ({ port, paths } = order);
    await learn();
    process.send?.(null);
  } else
    process.send?.(order.type === 'poll' ? await poll(order.milliseconds, order.plain) : await herd(order.sockets));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
