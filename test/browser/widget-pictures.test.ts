import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendarOf, fakePublisher, noon, published, snapshotOf } from '../app/app-deps.ts';
import { nodeApp } from '../app/node-app.ts';
import { openBrowser, visitor } from './open-browser.ts';
import { startHost } from './widget-sites.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const image = 'http://127.0.0.1:9/never.jpg';
const events = [published({ id: 'a', title: 'A talk', image }), published({ id: 'b', title: 'Another talk', image })];

test.each([
  ['cards', 'an element'],
  ['cards', 'a frame'],
  ['list', 'an element'],
  ['agenda', 'a frame'],
])('in %s of %s, a picture that is gone moves nothing', async (layout, kind) => {
  const { origin } = await nodeApp({ publisher: fakePublisher([snapshotOf(calendarOf('talks'), { events })]) });
  const { context } = await visitor(browser, { locale: 'en', viewport: { width: 390, height: 800 } });
  try {
    await context.clock.setFixedTime(noon);
    const page = await context.newPage();
    let fail = () => {};
    const asked = new Promise<void>((resolve) => {
      void page.route(image, async (route) => {
        const failed = new Promise<void>((done) => {
          fail = done;
        });
        resolve();
        await failed;
        await route.abort();
      });
    });
    const body = `<kalends-calendar calendar="talks" layout="${layout}" pictures></kalends-calendar>`;
    const address =
      kind === 'a frame'
        ? `${origin}/embed/talks?layout=${layout}&pictures=1`
        : await startHost(origin, { body, images: 'http:' });
    await page.goto(address, { waitUntil: 'commit' });
    await asked;
    const places = () =>
      page.locator('[part~=event], .foot').evaluateAll((nodes) => nodes.map((one) => one.getBoundingClientRect().top));
    const before = await places();
    expect(before).toHaveLength(3);
    fail();
    const gone = page.locator('img.picture:not(.gone)');
    await expect.poll(() => gone.count()).toBe(0);
    expect(await places()).toEqual(before);
    expect(await page.locator('.leafday').allInnerTexts()).toEqual(layout === 'cards' ? ['5', '5'] : []);
  } finally {
    await context.close();
  }
});

test.each([
  ['ru', 'окт.'],
  ['fr', 'oct.'],
  ['de', 'Okt'],
])('in %s, the month below the number of a day stands as within a date: %s', async (language, month) => {
  const { origin } = await nodeApp({ publisher: fakePublisher([snapshotOf(calendarOf('talks'), { events })]) });
  const { context } = await visitor(browser, { locale: 'en', viewport: { width: 390, height: 800 } });
  try {
    await context.clock.setFixedTime(noon);
    const page = await context.newPage();
    await page.goto(`${origin}/embed/talks?layout=cards&pictures=1&lang=${language}`);
    expect(await page.locator('.leafday + span').first().innerText()).toBe(month);
  } finally {
    await context.close();
  }
});

test('a card strikes through the day and the time of what is cancelled', async () => {
  const off = published({ id: 'off', title: 'A talk', status: 'cancelled' });
  const { origin } = await nodeApp({ publisher: fakePublisher([snapshotOf(calendarOf('talks'), { events: [off] })]) });
  const { context } = await visitor(browser, { locale: 'en', viewport: { width: 390, height: 800 } });
  try {
    await context.clock.setFixedTime(noon);
    const page = await context.newPage();
    await page.goto(`${origin}/embed/talks?layout=cards`);
    const lines = await page
      .locator('.tile .when, .tile .clock')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).textDecorationLine));
    expect(lines).toEqual(['line-through', 'line-through']);
  } finally {
    await context.close();
  }
});
