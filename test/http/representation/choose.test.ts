import { expect, test } from 'vitest';
import { streamGzip } from '../../../src/http/representation/compressors.ts';
import { nodeCompressors } from '../../../src/http/representation/node-compressors.ts';
import { createRepresentation, negotiate } from '../../../src/http/representation/representation.ts';

const none = { acceptEncoding: undefined, ifNoneMatch: undefined, ifModifiedSince: undefined };
const content = {
  body: 'BEGIN:VCALENDAR\r\n'.repeat(500),
  mediaType: 'text/calendar; charset=utf-8',
  lastModified: Date.parse('2026-09-02T08:00:00.700Z'),
  common: { 'Cache-Control': 'public' },
};
const packed = await createRepresentation(content, nodeCompressors);
const small = await createRepresentation({ ...content, body: 'short' }, nodeCompressors);

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['x-gzip', 'gzip'],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.1, gzip;q=0.8', 'gzip'],
  ['gzip;q=0, br;q=0', 'identity'],
  ['gzip;q=0.5, identity', 'identity'],
  ['gzip;q=0.5, identity;q=0.4', 'gzip'],
  ['gzip;q=0.001', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['gzip, *;q=0', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['identity;q=0', 'identity'], // No other coding is named: RFC 9110 §12.5.3 allows sending identity anyway.
  ['identity;q=0, gzip;q=0.2', 'gzip'],
  ['deflate, compress', 'identity'],
  ['gzip ; Q=1.0', 'gzip'],
  ['gzip;q=nonsense', 'identity'],
  [',,;q=1,', 'identity'],
])('Accept-Encoding %j is answered with %s', (acceptEncoding, coding) => {
  expect(negotiate(packed, { ...none, acceptEncoding }).coding).toBe(coding);
});

test('a small body is sent uncompressed', () => {
  expect(small.codings).toEqual(['identity']);
  expect(negotiate(small, { ...none, acceptEncoding: 'gzip, identity;q=0' }).coding).toBe('identity');
});

test('a coding that saves nothing is not kept', async () => {
  const worse = { coding: 'br' as const, compress: async (bytes: Uint8Array<ArrayBuffer>) => bytes };
  expect((await createRepresentation(content, [worse, ...nodeCompressors.slice(1)])).codings).toEqual([
    'gzip',
    'identity',
  ]);
  const absent = { coding: 'gzip' as const, compress: async () => null };
  expect((await createRepresentation(content, [absent])).codings).toEqual(['identity']);
});

test('gzip by the web platform decompresses to the same bytes', async () => {
  const { variants } = await createRepresentation(content, [streamGzip]);
  const stream = new Blob([(variants[0] as { bytes: Uint8Array<ArrayBuffer> }).bytes]).stream();
  const text = await new Response(stream.pipeThrough(new DecompressionStream('gzip'))).text();
  expect(text).toBe(content.body);
});

const tagOf = (acceptEncoding?: string): string =>
  negotiate(packed, { ...none, acceptEncoding }).headers.ETag as string;

test.each([
  ['the tag itself', () => tagOf(), 304],
  ['a weak form of it', () => `W/${tagOf()}`, 304],
  ['a list with it', () => `"a,b", ${tagOf()} , "c"`, 304],
  ['anything', () => '*', 304],
  ['another tag', () => '"other"', 200],
  ['the tag of another coding', () => tagOf('gzip'), 200],
  ['a tag that only holds it', () => `"x${tagOf().slice(1)}`, 200],
  ['nothing', () => '', 200],
])('If-None-Match with %s', (_, ifNoneMatch, status) => {
  expect(negotiate(packed, { ...none, ifNoneMatch: ifNoneMatch() }).status).toBe(status);
});

test.each([
  ['Wed, 02 Sep 2026 08:00:00 GMT', 304],
  ['Wed, 02 Sep 2026 08:00:01 GMT', 200],
  ['Wed, 02 Sep 2026 07:59:59 GMT', 200],
  ['yesterday', 200],
])('If-Modified-Since %s', (ifModifiedSince, status) => {
  expect(negotiate(packed, { ...none, ifModifiedSince }).status).toBe(status);
});

test('another text has a later date than the one that it replaces, the same text the same', async () => {
  const [again, other] = await Promise.all([
    createRepresentation({ ...content, previous: packed }, []),
    createRepresentation({ ...content, body: `${content.body} `, previous: packed }, []),
  ]);
  const date = (of: typeof packed) => negotiate(of, none).headers['Last-Modified'];
  expect([date(again), date(other)]).toEqual([date(packed), 'Wed, 02 Sep 2026 08:00:01 GMT']);
  const earlier = { ...content, lastModified: 0, previous: packed };
  expect(date(await createRepresentation(earlier, []))).toBe(date(packed));
  expect(negotiate(other, { ...none, ifModifiedSince: date(packed) }).status).toBe(200);
});

test('without a date none is sent, and none is believed', async () => {
  const undated = await createRepresentation({ ...content, lastModified: null }, []);
  expect(negotiate(undated, none).headers).not.toHaveProperty('Last-Modified');
  const ifModifiedSince = 'Thu, 01 Jan 1970 00:00:00 GMT';
  expect(negotiate(undated, { ...none, ifModifiedSince }).status).toBe(200);
});

test('the same text has the same tag, another text has another', async () => {
  const [again, other] = await Promise.all([
    createRepresentation(content, []),
    createRepresentation({ ...content, body: `${content.body} ` }, []),
  ]);
  expect(negotiate(again, none).headers.ETag).toBe(tagOf());
  expect(negotiate(other, none).headers.ETag).not.toBe(tagOf());
});
