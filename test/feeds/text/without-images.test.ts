import { expect, test } from 'vitest';
import { withoutImages } from '../../../src/feeds/text/without-images.ts';
import { cleanHtml } from '../../../src/text/html/clean-html.ts';
import { calendarOf, published, snapshotOf } from '../../app/app-deps.ts';

const eventWith = (html: string) => {
  const description = { html: cleanHtml(html, 'https://portal.example/'), text: 'a text' };
  const snapshot = snapshotOf(calendarOf('42'), {
    events: [published({ id: 'e', image: 'https://i.example/x.jpg', description })],
  });
  return withoutImages(snapshot).events[0]?.event;
};
const htmlOf = (html: string) => eventWith(html)?.description?.html;

test.each([
  [
    '<p>A <img src="/hall.jpg" alt="the hall"> b</p>',
    '<p>A <a href="https://portal.example/hall.jpg">the hall</a> b</p>',
  ],
  [
    '<p><img src="/a/hall%20b.jpg?w=3&amp;h=4"></p>',
    '<p><a href="https://portal.example/a/hall%20b.jpg?w=3&amp;h=4">hall%20b.jpg</a></p>',
  ],
  ['<p><img src="https://i.example/?id=1"></p>', '<p><a href="https://i.example/?id=1">i.example</a></p>'],
  [
    '<p><a href="/x">more <img src="/y.png" alt="a &lt; &quot;b&quot;"></a></p>',
    '<p><a href="https://portal.example/x">more a &lt; &quot;b&quot;</a></p>',
  ],
])('a picture becomes a link, or its text: %s', (html, expected) => {
  expect(htmlOf(html)).toBe(expected);
});

test('a text that only speaks of pictures stays', () => {
  expect(htmlOf('<p>&lt;img src="x"&gt; &amp; more</p>')).toBe('<p>&lt;img src="x"&gt; &amp; more</p>');
});

test('leaves the picture of the event out, and translations without pictures', () => {
  const picture = { html: '<p><img src="https://i.example/y.jpg" alt="y" /></p>', text: 'y' };
  const translations = { fi: { title: 'Puhe', summary: null, description: picture } };
  const events = [published({ id: 'e', image: 'https://i.example/x.jpg', translations }), published({ id: 'f' })];
  const snapshot = snapshotOf(calendarOf('42'), { events });
  const [one, other] = withoutImages(snapshot).events;
  expect(one?.event.image).toBeNull();
  expect(one?.event.translations.fi?.description?.html).toBe('<p><a href="https://i.example/y.jpg">y</a></p>');
  // The cache of rendered events goes by the object.
  expect(other).toBe(events[1]);
  expect(withoutImages(snapshot).events[0]).toBe(one);
});
