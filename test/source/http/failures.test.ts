import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { SourceError } from '../../../src/source/source.ts';
import type { SourceSettings } from '../../../src/source/source-settings.ts';
import { type Portal, startPortal } from '../../portal/portal.ts';
import { readItems, startSource } from '../start-source.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function portalThat(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<Portal> {
  const portal = await startPortal({
    raw: (request, response) => {
      answer(request, response);
      return true;
    },
  });
  closers.push(() => portal.close());
  return portal;
}

async function failureOf(url: string, settings: Partial<SourceSettings> = {}): Promise<SourceError> {
  const error = await startSource(url, settings)
    .calendars(readItems)
    .then(
      () => null,
      (thrown: unknown) => thrown,
    );
  if (!(error instanceof SourceError)) throw new Error(`expected a SourceError, found ${String(error)}`);
  return error;
}

describe('a status', () => {
  it.each([
    [400, 'status', 'does not understand the request'],
    [401, 'unauthorized', 'does not accept the token'],
    [403, 'forbidden', 'not allowed'],
    [404, 'not-found', 'nothing at this path'],
    [410, 'not-found', 'gone'],
    [418, 'status', '418; expected 200'],
    [408, 'timeout', 'attempt 3 of 3'],
    [425, 'status', 'attempt 3 of 3'],
    [429, 'rate-limited', 'too many requests (attempt 3 of 3)'],
    [500, 'server', 'returned 500: the portal itself failed (attempt 3 of 3)'],
    [503, 'server', 'returned 503: the portal itself failed (attempt 3 of 3)'],
    [304, 'status', '304'],
  ])('%i is reported as %s, and the message says so', async (status, kind, words) => {
    let asked = 0;
    const portal = await portalThat((_, response) => {
      asked += 1;
      response.writeHead(status).end(status === 304 ? '' : '{"error":"SECRET PLAN"}');
    });
    const error = await failureOf(portal.url);
    expect(error).toMatchObject({ kind, status });
    expect(error.message).toContain(words);
    expect(error.message).toMatch(/^GET \/event-calendars returned/);
    expect(error.message).not.toContain('SECRET PLAN');
    expect(asked).toBe(words.includes('of 3') || [500, 503].includes(status) ? 3 : 1);
  });
});

describe('a body that is not the expected JSON', () => {
  const utf16 = Buffer.from('\ufeff{"items":[{"id":"Ä"}]}', 'utf16le');
  it.each<[string, Buffer | string, string, string, string]>([
    [
      'a sign-in page',
      '\n<!DOCTYPE html><title>Sign in</title>',
      'text/html',
      'not-json',
      'an HTML page, perhaps a sign-in page',
    ],
    ['XML', '<?xml version="1.0"?><a/>', 'text/xml', 'not-json', 'HTML or XML'],
    ['half a document', '{"items":[{"id":', 'application/json', 'not-json', 'JSON that breaks off'],
    ['broken JSON', '{"items":[{"id":}]}', 'application/json', 'not-json', 'broken JSON'],
    ['plain text', 'OK', 'application/json', 'not-json', 'text that is not JSON'],
    ['nothing', '', 'application/json', 'not-json', 'empty body'],
    ['blanks', ' \n', 'application/json', 'not-json', 'empty body'],
    ['a number', '42', 'application/json', 'shape', 'JSON that is a number'],
    ['null', 'null', 'application/json', 'shape', 'JSON that is null'],
    [
      'bytes that are not UTF-8',
      Buffer.from('{"items":[{"id":"\u00e4"}]}', 'latin1'),
      'application/json',
      'not-json',
      'not UTF-8',
    ],
    [
      'an unknown charset',
      Buffer.from('{"items":[{"id":"\u00e4"}]}', 'latin1'),
      'application/json; charset=klingon',
      'not-json',
      'klingon',
    ],
    [
      '10,000 nested arrays',
      '['.repeat(10_000) + ']'.repeat(10_000),
      'application/json',
      'not-json',
      'deeper than 200 levels',
    ],
    ['an object without a list', '{"a":1}', 'application/json', 'shape', 'no list that can be read'],
    [
      'a failure answered with 200',
      '{"success":false,"error":"SECRET PLAN","items":[]}',
      'application/json',
      'shape',
      '"success": false',
    ],
    [
      'errors and no data',
      '{"errors":[{"message":"SECRET PLAN"}],"data":null}',
      'application/json',
      'shape',
      '"errors" and no data',
    ],
    [
      'an error without data',
      '{"error":{"code":7,"message":"SECRET PLAN"}}',
      'application/json',
      'shape',
      '"error" and no data',
    ],
  ])('%s', async (_, body, type, kind, words) => {
    const portal = await portalThat((_request, response) =>
      response.writeHead(200, { 'content-type': type }).end(body),
    );
    const error = await failureOf(portal.url);
    expect(error).toMatchObject({ kind });
    expect(error.message).toContain(words);
    expect(JSON.stringify([error.message, String(error.cause)])).not.toContain('SECRET PLAN');
  });

  it('204 is an empty answer', async () => {
    const portal = await portalThat((_, response) => response.writeHead(204).end());
    expect(await failureOf(portal.url)).toMatchObject({
      kind: 'not-json',
      message: expect.stringContaining('204 with an empty body'),
    });
  });

  it.each<[string, Buffer, string]>([
    ['a byte order mark', Buffer.from('\ufeff{"items":[{"id":"Ä"}]}'), 'application/json'],
    ['UTF-16 by its mark', utf16, 'application/json'],
    ['UTF-16 by its zeros', utf16.subarray(2), 'application/json; charset=utf-16'],
    [
      'a charset declared',
      Buffer.from('{"items":[{"id":"\u00c4"}]}', 'latin1'),
      'application/json; charset="ISO-8859-1"',
    ],
    ['UTF-8 declared as something else', Buffer.from('{"items":[{"id":"Ä"}]}'), 'text/html; charset=windows-1251'],
    ['JSON in a JSON string', Buffer.from(JSON.stringify('{"items":[{"id":"Ä"}]}')), 'application/json'],
  ])('but %s is read', async (_, body, type) => {
    const portal = await portalThat((_request, response) =>
      response.writeHead(200, { 'content-type': type }).end(body),
    );
    expect((await startSource(portal.url).calendars(readItems)).pages[0]?.items).toEqual([{ id: 'Ä' }]);
  });

  it('keeps every digit of a large integer', async () => {
    const portal = await portalThat((_, response) =>
      response.end('{"items":[{"id":12345678901234567891,"n":9007199254740991,"x":1e21,"y":1.2345678901234567}]}'),
    );
    const { pages } = await startSource(portal.url).calendars(readItems);
    expect(pages[0]?.items).toEqual([
      { id: '12345678901234567891', n: 9007199254740991, x: 1e21, y: 1.2345678901234567 },
    ]);
  });
});

describe('a failure below HTTP', () => {
  it('a refused connection', async () => {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    await new Promise((done) => server.close(done));
    const error = await failureOf(`http://127.0.0.1:${port}`);
    expect(error).toMatchObject({ kind: 'unreachable', status: null });
    expect(error.message).toContain('the connection was refused');
    expect(error.message).toContain('[ECONNREFUSED] (attempt 3 of 3)');
  });

  it('no such host', async () => {
    expect((await failureOf('http://portal.invalid')).message).toContain('not known to DNS');
  });

  it('TLS where the port speaks none, which is not tried again', async () => {
    const portal = await portalThat((_, response) => response.end('{}'));
    const error = await failureOf(portal.url.replace('http:', 'https:'));
    expect(error.kind).toBe('unreachable');
    expect(error.message).toMatch(/TLS failed[^(]*$/);
  });

  it('a connection reset', async () => {
    const portal = await portalThat((request) => request.socket.destroy());
    expect((await failureOf(portal.url)).message).toContain('lost its connection before the response');
  });

  it('a body that ends early', async () => {
    const portal = await portalThat((_, response) => {
      response.writeHead(200, { 'content-length': '100000' });
      response.write('{"items":[', () => response.destroy());
    });
    expect((await failureOf(portal.url)).kind).toBe('unreachable');
  });

  it('broken compression', async () => {
    const portal = await portalThat((_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end('not gzip at all'),
    );
    expect((await failureOf(portal.url)).message).toContain('broken compression');
  });

  it('an answer that is not HTTP', async () => {
    const server = createTcpServer((socket) => socket.on('error', () => {}).end('SSH-2.0-OpenSSH_9.9\r\n'));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    closers.push(() => server.close());
    const error = await failureOf(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    expect(error.message).toContain('not HTTP');
  });
});

describe('a response that is too large', () => {
  it('by its announced length', async () => {
    const portal = await portalThat((_, response) => response.end(`{"items":["${'x'.repeat(5_000)}"]}`));
    expect(await failureOf(portal.url, { maxBytes: 1_000 })).toMatchObject({
      kind: 'too-large',
      message: expect.stringContaining('Content-Length says 5014'),
    });
  });

  it('by a small body that unpacks to 100 MB', async () => {
    const bomb = gzipSync(Buffer.alloc(100_000_000, 0x20));
    const portal = await portalThat((_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb));
    const before = process.memoryUsage().rss;
    expect(await failureOf(portal.url)).toMatchObject({
      kind: 'too-large',
      message: expect.stringContaining('source.maxBytes'),
    });
    expect(process.memoryUsage().rss - before).toBeLessThan(90_000_000);
  });

  it('by pages that are too large together', async () => {
    const portal = await portalThat((request, response) => {
      const n = Number(new URL(request.url ?? '', 'http://x').searchParams.get('n') ?? 0);
      response.end(JSON.stringify({ items: [{ id: n, text: 'x'.repeat(900) }], next: `?n=${n + 1}` }));
    });
    expect(await failureOf(portal.url, { maxBytes: 1_000 })).toMatchObject({
      kind: 'too-large',
      message: expect.stringContaining('together'),
    });
  });
});
