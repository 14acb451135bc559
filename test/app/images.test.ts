import { expect, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { calendarOf, configOf, depsOf, fakePublisher, published, snapshotOf } from './app-deps.ts';

const description = {
  html: '<p>Come. <img src="https://img.example/in-text.png" alt="a plan" /></p>',
  text: 'Come. a plan',
};
const events = [published({ id: 'e1', image: 'https://img.example/cover.jpg', description })];
const paths = [
  '/', '/calendars/42', '/calendars/42/events/e1', '/embed/42', '/embed/42/events.json',
  '/feeds/42.ics', '/feeds/42.rss', '/feeds/42.atom', '/feeds/42.json', '/feeds/42/e1.ics',
]; // biome-ignore format: a list

async function answers(images: 'direct' | 'none') {
  const config = configOf({ site: { ...configOf().site, images } });
  const app = createApp(depsOf({ config, publisher: fakePublisher([snapshotOf(calendarOf('42'), { events })]) }));
  return Promise.all(
    paths.map(async (path) => {
      const answer = await app.request(`http://h${path}`);
      // Folded lines of .ics are joined, and markup in XML and JSON is read as HTML.
      const text = (await answer.text())
        .replaceAll('\r\n ', '')
        .replaceAll('\\"', '"')
        .replaceAll('&lt;', '<')
        .replaceAll('&quot;', '"')
        .replaceAll('&gt;', '>');
      return { path, status: answer.status, text, policy: answer.headers.get('content-security-policy') };
    }),
  );
}

/** What a program loads by itself: not a link, nor an address in plain text. */
const loads = (path: string, text: string): boolean =>
  path.endsWith('.ics')
    ? /^(?:IMAGE|ATTACH).*img\.example/m.test(text) || text.includes('<img')
    : text.replace(/href=\\?"[^"]*"/g, '').includes('img.example');

test('with images: none nothing makes a visitor load an image from elsewhere', async () => {
  for (const { path, status, text, policy } of await answers('none')) {
    expect([path, status, loads(path, text)]).toEqual([path, 200, false]);
    expect([path, text.includes('cover.jpg')]).toEqual([path, false]);
    if (policy !== null && !path.startsWith('/embed')) expect(policy).toMatch(/img-src 'self'(?:;|$)/);
  }
});

test('by default the pictures are there', async () => {
  const shown = (await answers('direct')).filter(({ path, text }) => loads(path, text)).map(({ path }) => path);
  expect(shown).toEqual(
    expect.arrayContaining([
      '/calendars/42',
      '/calendars/42/events/e1',
      '/feeds/42.ics',
      '/feeds/42.rss',
      '/feeds/42.atom',
      '/feeds/42.json',
    ]),
  );
});
