import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { calendarOf, configOf, depsOf, fakePublisher, published, snapshotOf, telling } from './app-deps.ts';

const publicUrl = 'https://events.uni.example/k';

function site(snapshots: Parameters<typeof fakePublisher>[0], feeds = {}) {
  const app = createApp(depsOf({ publisher: fakePublisher(snapshots), config: configOf({ publicUrl, feeds }) }));
  return async (path: string) => {
    const answer = await app.request(`http://events.uni.example${path}`, { headers: { host: 'events.uni.example' } });
    const text = await answer.text();
    const { urlset, sitemapindex } = new XMLParser({ isArray: (name) => name === 'url' || name === 'sitemap' }).parse(
      text,
    );
    return { answer, text, urls: urlset?.url, files: sitemapindex?.sitemap };
  };
}

const revision = (lastModified: string, completed?: string) => ({
  ...published({ id: 'x' }).revision,
  lastModified,
  ...(completed && { completed }),
});

test('the sitemap lists every page with the day of its last change', async () => {
  const weekly = published({ id: 'w', recurrence: { rules: ['FREQ=WEEKLY'], exclude: [], include: [] } });
  const moved = published({ id: 'w-1', overrides: { id: 'w', start: '2026-10-12T09:00:00Z' } });
  const events = [
    published({ id: 'a&b/c' }),
    { ...weekly, revision: revision('2026-09-03T00:00:00Z') },
    { ...moved, revision: revision('2026-09-01T00:00:00Z', '2026-09-05T00:00:00Z') },
    published({ id: 'draft', status: 'draft' }),
    published({ id: 'secret', visibility: 'private' }),
    { ...published({ id: 'gone' }), removed: true },
  ];
  const ask = site(
    [
      snapshotOf(calendarOf('talks'), { events }),
      snapshotOf(calendarOf('board', { hidden: true }), { events: [published({ id: 'b1' })] }),
    ],
    { all: { title: 'All' }, inner: { title: 'Inner', calendars: ['talks', 'board'] } },
  );
  const { answer, urls } = await ask('/sitemap.xml');
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(urls).toEqual([
    { loc: `${publicUrl}/`, lastmod: '2026-09-02T08:00:00Z' },
    { loc: `${publicUrl}/calendars/all`, lastmod: '2026-09-02T08:00:00Z' },
    { loc: `${publicUrl}/calendars/talks`, lastmod: '2026-09-02T08:00:00Z' },
    { loc: `${publicUrl}/calendars/talks/events/a%26b%2Fc`, lastmod: '2026-09-02T08:00:00Z' },
    { loc: `${publicUrl}/calendars/talks/events/w`, lastmod: '2026-09-05T00:00:00Z' },
  ]);
});

test('a part of the sitemap exists for calendars that are listed, and for no others', async () => {
  const ask = site([snapshotOf(calendarOf('talks')), snapshotOf(calendarOf('board', { hidden: true }))]);
  expect((await ask('/sitemap-1-talks.xml')).urls).toHaveLength(2);
  expect((await ask('/sitemap-0.xml')).urls).toEqual([expect.objectContaining({ loc: `${publicUrl}/` })]);
  for (const path of ['/sitemap-1-board.xml', '/sitemap-2-talks.xml', '/sitemap-0-talks.xml', '/sitemap-1.xml'])
    expect([path, (await ask(path)).answer.status]).toEqual([path, 404]);
});

test('more pages than one file may list are split, each in one file', async () => {
  const events = Array.from({ length: 50_001 }, (_, i) => published({ id: `e${i}` }));
  const ask = site([snapshotOf(calendarOf('big'), { events }), snapshotOf(calendarOf('small'))]);
  const { files } = await ask('/sitemap.xml');
  const addresses = files.map(({ loc }: { loc: string }) => loc.replace(publicUrl, ''));
  expect(addresses).toEqual(['/sitemap-0.xml', '/sitemap-1-big.xml', '/sitemap-2-big.xml', '/sitemap-1-small.xml']);
  const lists = await Promise.all(addresses.map(async (address: string) => (await ask(address)).urls));
  expect(lists.map((urls) => urls.length)).toEqual([1, 50_000, 2, 2]);
  expect(new Set(lists.flat().map(({ loc }) => loc)).size).toBe(50_005);
});

test('a calendar that has not changed is not loaded again for the sitemap', async () => {
  const fake = fakePublisher([snapshotOf(calendarOf('talks')), snapshotOf(calendarOf('films'))]);
  const app = createApp(depsOf({ publisher: telling(fake), config: configOf({ publicUrl }) }));
  const ask = async (path: string) => {
    fake.asked.length = 0;
    const answer = await app.request(`http://events.uni.example${path}`, { headers: { host: 'events.uni.example' } });
    return [await answer.text(), fake.asked.toSorted()] as const;
  };
  const [before, loaded] = await ask('/sitemap.xml');
  expect(loaded).toEqual(['films', 'talks']);
  const events = [published({ id: 'new' })];
  fake.answers.set('films', { kind: 'snapshot', snapshot: snapshotOf(calendarOf('films'), { events, version: 'v2' }) });
  const [after, again] = await ask('/sitemap.xml');
  expect([after.includes('/films/events/new'), before.includes('/films/events/new'), again]).toEqual([
    true,
    false,
    ['films'],
  ]);
  expect((await ask('/sitemap-1-talks.xml'))[1]).toEqual([]);
});
