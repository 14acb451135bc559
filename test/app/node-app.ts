import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { onTestFinished } from 'vitest';
import type { AppDeps } from '../../src/app.ts';
import { depsOf } from './app-deps.ts';
import { nodeListener } from './node-listener.ts';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface NodeApp {
  readonly origin: string;
  readonly port: number;
  /** Sends the path as written, and returns the body as received. */
  ask(path: string, headers?: Record<string, string>, method?: string): Promise<RawAnswer>;
}

/** The application behind a real Node server, as `kalends serve` has it. */
export async function nodeApp(more: Partial<AppDeps> = {}): Promise<NodeApp> {
  const server = createServer(nodeListener(depsOf(more)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;

  const ask: NodeApp['ask'] = (path, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers as Record<string, string>,
            body: Buffer.concat(chunks),
          }),
        );
      });
      asked.on('error', reject);
      asked.end();
    });
  return { origin: `http://127.0.0.1:${port}`, port, ask };
}

/** What the server answers to these bytes: the request line and the headers, each with its line end. */
export async function rawAnswer(port: number, head: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(Buffer.from(`${head}Connection: close\r\n\r\n`, 'latin1'));
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
