import { expect, test } from 'vitest';
import { createApp } from '../../../src/app.ts';
import { calendarOf, configOf, depsOf, fakePublisher, published, snapshotOf } from '../../app/app-deps.ts';

const image = 'https://portal.example/a hall.jpg?v=1&w=2';
const description = { html: '<p><img src="https://portal.example/plan.png?a=1&amp;b=2" alt="A plan"></p>', text: '' };
const events = Array.from({ length: 5 }, (_, i) => published({ id: `e${i}`, image, description }));

async function ask(path: string, images: string): Promise<string> {
  const config = configOf({ site: { ...configOf().site, images } });
  const app = createApp(depsOf({ config, publisher: fakePublisher([snapshotOf(calendarOf('talks'), { events })]) }));
  return (await (await app.request(`http://h${path}`)).text()).replaceAll('&amp;', '&');
}
const pictures = (html: string): readonly string[] => html.match(/<img [^>]*>/g)?.filter((one) => !one.includes('qr.svg')) ?? []; // biome-ignore format: a call

const service = 'https://img.example/{width}/{url}';
const whole = encodeURIComponent('https://portal.example/a%20hall.jpg?v=1&w=2');

test('where a service resizes pictures, a page asks for the size that it shows, in descriptions too', async () => {
  const [main = '', plan = ''] = pictures(await ask('/calendars/talks/events/e1', service));
  expect(main).toContain(`src="https://img.example/720/${whole}"`);
  expect(main).toContain(`https://img.example/480/${whole} 480w, `);
  expect(main).toContain(' sizes="');
  expect(plan).toContain(`https://img.example/1440/${encodeURIComponent('https://portal.example/plan.png?a=1&b=2')} 1440w`); // biome-ignore format: a call
  expect(plan).toContain('alt="A plan"');
  const answer = JSON.parse(await ask('/embed/talks/events.json', service)) as { events: { image: string }[] };
  expect(answer.events[0]?.image).toBe(`https://img.example/640/${whole}`);
});

test('a service may want the URL as it is', async () => {
  const [main = ''] = pictures(
    await ask('/calendars/talks/events/e1', '/cdn-cgi/image/width={width},fit=cover/{+url}'),
  );
  expect(main).toContain('src="/cdn-cgi/image/width=720,fit=cover/https://portal.example/a%20hall.jpg?v=1&w=2"');
});

test('without one, a picture is loaded from where it is, and feeds always name that', async () => {
  const [main = ''] = pictures(await ask('/calendars/talks/events/e1', 'direct'));
  expect(main).toContain('src="https://portal.example/a%20hall.jpg?v=1&w=2"');
  expect(main).not.toContain('srcset');
  expect(await ask('/feeds/talks.rss', service)).not.toContain('img.example');
});

test('only the pictures of the first screen are loaded at once, the main one before all else', async () => {
  const kinds = (html: string) => pictures(html).map((one) => /fetchpriority="high"|loading="lazy"/.exec(one)?.[0]);
  expect(kinds(await ask('/calendars/talks/events/e1', 'direct'))).toEqual(['fetchpriority="high"', 'loading="lazy"']);
  const [high, lazy] = ['fetchpriority="high"', 'loading="lazy"'];
  expect(kinds(await ask('/calendars/talks?layout=cards', 'direct'))).toEqual([high, high, high, lazy, lazy]);
  expect(new Set(kinds(await ask('/calendars/talks', 'direct')))).toEqual(new Set([lazy]));
});
