import { afterEach, expect, it } from 'vitest';
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
