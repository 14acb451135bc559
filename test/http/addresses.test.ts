import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { feedPath, readFeedAddress, readTarget, requestOrigin } from '../../src/http/request.ts';
import { contentDisposition } from '../../src/http/respond.ts';

test('any id survives encoding into a path', () => {
  const id = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.isWellFormed());
  fc.assert(
    fc.property(id, id, (name, eventId) => {
      const feed = readTarget(`/feeds/${encodeURIComponent(name)}.ics?x=%zz`).path;
      expect(readFeedAddress(feed)).toEqual({ name, eventId: null, filter: [], extension: 'ics' });
      const event = readTarget(
        `https://host:1/feeds/${encodeURIComponent(name)}/${encodeURIComponent(eventId)}.ics`,
      ).path;
      expect(readFeedAddress(event)).toEqual({ name, eventId, filter: [], extension: 'ics' });
    }),
  );
});

test.each([
  ['/a?b=c?d#e', { path: '/a', query: 'b=c?d' }],
  ['http://host', { path: '/', query: '' }],
  ['http://host?x', { path: '/', query: 'x' }],
  ['/a/../%2e%2E/b', { path: '/a/../%2e%2E/b', query: '' }],
  ['*', { path: '/*', query: '' }],
  ['/http://other/', { path: '/http://other/', query: '' }],
])('reads the target %s', (target, expected) => {
  expect(readTarget(target)).toEqual(expected);
});

test('a feed has one path, however its address is spelled', () => {
  const pathOf = (path: string) => feedPath(readFeedAddress(path) as NonNullable<ReturnType<typeof readFeedAddress>>);
  for (const spelled of ['/feeds/a%2fb/c@d.ics', '/feeds/%61%2Fb/c%40d.ics', '/feeds/a%2fb/%63%40%64.ics'])
    expect(pathOf(spelled)).toBe('/feeds/a%2Fb/c%40d.ics');
  expect(pathOf('/feeds/<a>"/é.ics')).toBe('/feeds/%3Ca%3E%22/%C3%A9.ics');
});

test('a filter stands between the name and the extension', () => {
  expect(readFeedAddress('/feeds/a/category/x%2Ey/q/b.c.ics')).toEqual({
    name: 'a',
    eventId: null,
    filter: [
      ['category', 'x.y'],
      ['q', 'b.c'],
    ],
    extension: 'ics',
  });
  // An event may have the name of a parameter.
  expect(readFeedAddress('/feeds/a/category.ics')?.eventId).toBe('category');
  expect(readFeedAddress('/feeds/a/category/x/q.ics')).toBe(null);
  expect(readFeedAddress('/feeds/a/events/x.ics')).toBe(null);
});

describe('the origin', () => {
  // A runtime may pass on more than the constructor of Request accepts.
  const requestTo = (url: string) => ({ url, headers: new Headers() }) as Request;

  test.each([
    ['http://Events.Uni.Example:8080/x', 'http://events.uni.example:8080'],
    ['https://[::1]:3000/', 'https://[::1]:3000'],
    ['http://10.0.0.1/', 'http://10.0.0.1'],
    ['http://my_host/', 'http://my_host'],
  ])('of %s', (url, origin) => {
    expect(requestOrigin(requestTo(url))).toBe(origin);
  });

  test.each([
    'http://a"b/',
    'http://a<b/',
    'http://user@host/',
    'http://host:port/',
    'http:///x',
    'ftp://host/',
    'http://a\nb/',
  ])('refuses %j', (url) => {
    expect(() => requestOrigin(requestTo(url))).toThrow('The Host header');
  });
});

test('a file name is safe in the plain form, and complete in the encoded one', () => {
  expect(contentDisposition('Ä"\r\n;xyz/..', 'ics')).toBe(
    `inline; filename="_xyz_...ics"; filename*=UTF-8''%C3%84%20%3Bxyz%20...ics`,
  );
  expect(contentDisposition("o'x(*)", 'ics')).toBe(`inline; filename="o_x_.ics"; filename*=UTF-8''o%27x%28%20%29.ics`);
  expect(contentDisposition('\ud800', 'ics')).toContain('%EF%BF%BD.ics');
  expect(contentDisposition('語'.repeat(500), 'ics').length).toBeLessThan(900);
  expect(contentDisposition('Лекции', 'ics', '5471')).toBe(
    `inline; filename="5471.ics"; filename*=UTF-8''%D0%9B%D0%B5%D0%BA%D1%86%D0%B8%D0%B8.ics`,
  );
  expect(contentDisposition('', 'ics', '5471')).toContain('filename="5471.ics"');
});
