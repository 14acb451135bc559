import { request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** As sent over the wire, still compressed. */
  readonly bytes: Buffer;
  readonly text: string;
}

/** Sends a request as a plain client does: the path as written, and only the given headers. */
export function ask(
  origin: string,
  path: string,
  { method = 'GET', headers = {} }: { readonly method?: string; readonly headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method, headers, agent: false }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const found = incoming.headers as Record<string, string | undefined>;
        resolve({ status: incoming.statusCode ?? 0, headers: found, bytes, text: bytes.toString('utf8') });
      });
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

/** Repeats the request until the answer is as wanted, and returns it; fails with the last answer after the timeout. */
export async function askUntil(
  origin: string,
  path: string,
  wanted: (answer: Answer) => boolean,
  ms = 50_000,
): Promise<Answer> {
  const deadline = Date.now() + ms;
  for (;;) {
    const answer = await ask(origin, path);
    if (wanted(answer)) return answer;
    if (Date.now() > deadline) throw new Error(`${path} still answers ${answer.status}: ${answer.text.slice(0, 300)}`);
    await new Promise((done) => setTimeout(done, 100));
  }
}
