/** A bare node:http server that always sends the same status, headers and bytes. A message says which. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface BareAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** In base64. */
  readonly body: string;
}

process.on('message', ({ status, headers, body: encoded }: BareAnswer) => {
  const body = Buffer.from(encoded, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(status, headers);
    response.end(body.byteLength > 0 ? body : undefined);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
