import { expect, test } from 'vitest';
import { calendarOf, configOf, fakePublisher, published, snapshotOf } from '../app/app-deps.ts';
import { nodeApp } from '../app/node-app.ts';
import { openBrowser, visitor } from './open-browser.ts';

const elsewhere = 'http://127.0.0.1:9/';
const html = `<p>Come. <img src="${elsewhere}in-text.png" alt="a plan" /></p>`;
const events = [published({ id: 'e1', image: `${elsewhere}cover.jpg`, description: { html, text: 'Come. a plan' } })];

/** What a visitor's browser asks other hosts for on these pages. */
async function askedElsewhere(images: 'direct' | 'none'): Promise<readonly string[]> {
  const publisher = fakePublisher([snapshotOf(calendarOf('42'), { events })]);
  const app = await nodeApp({ publisher, config: configOf({ site: { ...configOf().site, images } }) });
  const browser = await openBrowser();
  const { context } = await visitor(browser, { locale: 'en' });
  const foreign = new Set<string>();
  context.on('request', (request) => {
    if (!request.url().startsWith(app.origin)) foreign.add(request.url());
  });
  try {
    const page = await context.newPage();
    for (const path of ['/', '/calendars/42', '/calendars/42/events/e1', '/embed/42'])
      await page.goto(app.origin + path, { waitUntil: 'load' });
    return [...foreign].toSorted();
  } finally {
    await browser.close();
  }
}

test('with images: none no page asks another site for anything', async () => {
  expect(await askedElsewhere('none')).toEqual([]);
});

test('by default the pictures come from where they are', async () => {
  expect(await askedElsewhere('direct')).toEqual([`${elsewhere}cover.jpg`, `${elsewhere}in-text.png`]);
});
