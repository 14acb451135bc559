import { expect, test } from 'vitest';
import { isInDescription } from '../../../src/pages/event/event-page.ts';
import { published } from '../../app/app-deps.ts';
import { askPage } from '../ask-page.ts';

const shows = (src: string) => ({ description: { html: `<p>A</p><p><img alt="" src="${src}" /></p>`, text: 'A' } });

test.each([
  ['https://p.example/hall.jpg', 'https://p.example/hall.jpg'],
  ['https://p.example/hall.jpg?w=800&amp;h=600', 'https://p.example/hall.jpg?w=300'],
  ['http://p.example/up/hall-1024x768.jpg', 'https://p.example/up/hall.jpg'],
  ['https://p.example/hall_thumb.png', 'https://p.example/hall.png'],
  ['https://p.example/file?id=7&amp;itok=x', 'https://p.example/file?id=7'],
])('%s in the description is the picture %s', (shown, image) => {
  expect(isInDescription(shows(shown), image)).toBe(true);
});

test.each([
  ['https://p.example/file?id=8', 'https://p.example/file?id=7'],
  ['https://p.example/hall-2.jpg', 'https://p.example/hall.jpg'],
  ['https://q.example/hall.jpg', 'https://p.example/hall.jpg'],
])('%s in the description is another than %s', (shown, image) => {
  expect(isInDescription(shows(shown), image)).toBe(false);
});

test('a page shows one picture once', async () => {
  const event = { id: 'e', image: 'https://p.example/hall.jpg?w=300', ...shows('https://p.example/hall.jpg?w=900') };
  const html = await askPage('/calendars/talks/events/e', [published(event)]);
  expect(html.match(/<img/g)).toHaveLength(1);
});
