import { expect, test } from 'vitest';
import { createFastPath, type PlainRequest } from '../../../src/http/representation/fast-path.ts';
import { createRepresentation } from '../../../src/http/representation/representation.ts';

const representation = await createRepresentation(
  { body: 'text', mediaType: 'text/plain', lastModified: 0, common: {} },
  [],
);

function setUp(publicUrl: string | null = null) {
  const state = { now: 0, generation: 1 as number | null };
  const path = createFastPath({ now: () => state.now, generation: () => state.generation, publicUrl, hosts: [] });
  const request: PlainRequest = {
    method: 'GET',
    target: '/feeds/a.ics',
    scheme: 'http',
    host: 'host',
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
    ifModifiedSince: undefined,
  };
  const ask = (more: Partial<PlainRequest> = {}) => path.answer({ ...request, ...more })?.status ?? null;
  return { state, path, ask };
}

test('repeats an answer from a moment ago, to the same address only', () => {
  const { path, ask } = setUp();
  expect(ask()).toBeNull();
  path.remember('http://host', '/feeds/a.ics', representation, 1);
  expect([ask(), ask({ method: 'HEAD' }), ask({ ifNoneMatch: '*' })]).toEqual([200, 200, 304]);
  const others: Partial<PlainRequest>[] = [
    { method: 'POST' },
    { host: 'other' },
    { host: undefined },
    { scheme: 'https' },
    { target: '/feeds/b.ics' },
    { target: '/feeds/a.ics?x' },
    { target: undefined },
  ];
  expect(others.map((other) => ask(other))).toEqual(others.map(() => null));
});

test('goes by the public URL when there is one', () => {
  const { path, ask } = setUp('https://public.example');
  path.remember('https://public.example', '/feeds/a.ics', representation, 1);
  expect([ask({ host: 'public.example' }), ask({ host: 'PUBLIC.example:8080', scheme: 'https' })]).toEqual([200, 200]);
});

test('lasts a second, and only while nothing changes', () => {
  const { state, path, ask } = setUp();
  path.remember('http://host', '/feeds/a.ics', representation, 1);
  state.now = 999;
  expect(ask()).toBe(200);
  state.now = 1000;
  expect(ask()).toBeNull();
  path.remember('http://host', '/feeds/a.ics', representation, 1);
  state.generation = 2;
  expect(ask()).toBeNull();
  // This answer was built before the publisher changed, and is remembered after.
  path.remember('http://host', '/feeds/a.ics', representation, 1);
  expect(ask()).toBeNull();
});

test('remembers nothing when the publisher has no generation, and nothing with a query', () => {
  const { path, ask } = setUp();
  path.remember('http://host', '/feeds/a.ics', representation, null);
  expect(ask()).toBeNull();
  path.remember('http://host', '/feeds/a.ics?x', representation, 1);
  expect(ask({ target: '/feeds/a.ics?x' })).toBeNull();
});

test('remembers a bounded number of addresses', () => {
  const { path, ask } = setUp();
  for (let i = 0; i < 600; i++) path.remember('http://host', `/feeds/${i}.ics`, representation, 1);
  expect([ask({ target: '/feeds/0.ics' }), ask({ target: '/feeds/599.ics' })]).toEqual([null, 200]);
});

test('leaves requests for a Host that is not served to the application', () => {
  const { path, ask } = setUp('https://public.example');
  path.remember('https://public.example', '/feeds/a.ics', representation, 1);
  expect([ask({ host: 'public.example' }), ask({ host: 'other' }), ask({ host: undefined })]).toEqual([
    200,
    null,
    null,
  ]);
});
