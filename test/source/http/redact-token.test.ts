import { afterEach, expect, it } from 'vitest';
import { createCredentials } from '../../../src/source/http/credentials.ts';
import { type Portal, startPortal } from '../../portal/portal.ts';
import { readItems, startSource } from '../start-source.ts';

const token = 'q7Zk/2pB+9xV4mT8sLwE';
let portal: Portal | undefined;
afterEach(() => portal?.close());

it('removes the token where the portal repeats it in its data, and still follows a link that carries it', async () => {
  const link = (page: number) => `/event-calendar/42/events?page=${page}&access_token=${encodeURIComponent(token)}`;
  portal = await startPortal({
    token,
    auth: { query: 'access_token' },
    handle: ({ operation, query }) => {
      if (operation === 'details')
        return { body: JSON.stringify({ id: 'e1', html: `<a href="?t=${token}">more</a>` }) };
      const page = Number(query.get('page') ?? 1);
      const items = [{ id: `e${page}`, title: `Event ${page}`, url: `https://portal.example${link(1)}` }];
      // As PHP writes it, with escaped slashes.
      return { body: JSON.stringify({ items, next: page === 1 ? link(2) : null }).replaceAll('/', '\\/') };
    },
  });
  const source = startSource(portal.url, { auth: { in: 'query', name: 'access_token' } }, { token });
  const listing = await source.events('42', readItems);
  const details = await source.details('42', 'e1', {});
  const text = JSON.stringify([listing, details]);

  expect(listing.pages.flatMap(({ items }) => items)).toMatchObject([{ title: 'Event 1' }, { title: 'Event 2' }]);
  expect(text).toContain('access_token=***');
  expect(text).not.toContain(token);
  expect(text).not.toContain(encodeURIComponent(token));
});

it.each([
  [{ in: 'query', name: 'key' }, 'GET /a?key=ab1&page=2 failed; see https://x.example/?token=ab1.', 'GET /a?key=***&page=2 failed; see https://x.example/?token=***.'],
  [{ in: 'query', name: 'key' }, '(/a?key=ab1)', '(/a?key=***)'],
  [{ in: 'header', name: 'X-Key', scheme: '' }, 'sent "X-Key: ab1" to lab1', 'sent "X-Key: ***" to lab1'],
  [{ in: 'header', name: 'Authorization', scheme: 'Bearer' }, 'Authorization: Bearer ab1', 'Authorization: Bearer ***'],
  [{ in: 'header', name: 'Authorization', scheme: 'Bearer' }, 'bearer ab1, about ab1x', 'bearer ***, about ab1x'],
  [{ in: 'basic', user: 'me' }, `Basic ${btoa('me:ab1')} for https://me:ab1@x.example`, 'Basic *** for https://me:***@x.example'],
] as const)('takes a token of three characters out where it is sent, and leaves words alone: %j', (auth, text, clean) => {
  expect(createCredentials(auth, 'ab1').scrub(text)).toBe(clean);
}); // biome-ignore format: a table

it('says nothing of a token of three characters that it sends in the query', async () => {
  portal = await startPortal({
    token: 'ab1',
    auth: { query: 'key' },
    handle: ({ target }) => ({ status: 500, body: target }),
  });
  const source = startSource(portal.url, { auth: { in: 'query', name: 'key' }, retries: 0 }, { token: 'ab1' });
  const failure = await source.events('42', readItems).catch((error: unknown) => error);
  expect(portal.log.requests[0]?.target).toContain('key=ab1');
  expect(String(failure)).toContain('returned 500');
  expect(JSON.stringify([String(failure), failure, String((failure as Error).cause)])).not.toContain('ab1');
});
