import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendarOf, fakePublisher, published, snapshotOf } from '../app/app-deps.ts';
import { nodeApp } from '../app/node-app.ts';
import { openBrowser, visitor } from './open-browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const image = 'http://127.0.0.1:9/never.jpg';
const talk = published({ id: 'talk', title: 'A talk', image });

async function visit(
  options: BrowserContextOptions,
  look: (page: Page) => Promise<void>,
  arrange?: (page: Page) => Promise<unknown>,
) {
  const { origin } = await nodeApp({ publisher: fakePublisher([snapshotOf(calendarOf('talks'), { events: [talk] })]) });
  const { context } = await visitor(browser, { locale: 'en', viewport: { width: 1280, height: 800 }, ...options });
  try {
    const page = await context.newPage();
    await arrange?.(page);
    await page.goto(`${origin}/calendars/talks/events/talk`);
    await look(page);
  } finally {
    await context.close();
  }
}

test('an image that fails to load leaves no empty column', () =>
  visit({}, async (page) => {
    await page.locator('img.picture').waitFor({ state: 'detached' });
    const left = (selector: string) => page.locator(selector).evaluate((node) => node.getBoundingClientRect().left);
    expect(await left('.facts')).toBe(await left('h1'));
  }));

test('writes the visitor’s own time as the page writes times, and not in American English', () =>
  visit({ timezoneId: 'Asia/Tokyo' }, async (page) => {
    await page.locator('.yours').waitFor();
    expect(await page.locator('.yours span').innerText()).toMatch(/^Mon,? 5 Oct.*18:00/);
  }));

/** A picture of another shape than the one that the page keeps free for it. */
const poster =
  '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="800"><rect width="500" height="800"/></svg>';

test('neither a picture nor the visitor’s own time moves the page by much', () =>
  visit(
    { timezoneId: 'Asia/Tokyo' },
    async (page) => {
      await page.locator('.yours').waitFor();
      await expect.poll(() => page.locator('img.picture').evaluate((node) => (node as HTMLImageElement).naturalHeight)).toBe(800); // biome-ignore format: a call
      // Shifts are reported with the next frame.
      const shift = await page.evaluate(
        () => new Promise<number>((done) => requestAnimationFrame(() => setTimeout(() => done((globalThis as unknown as { shift: number }).shift)))), // biome-ignore format: a call
      );
      expect(shift).toBeLessThan(0.05);
    },
    async (page) => {
      await page.route(image, (route) => route.fulfill({ contentType: 'image/svg+xml', body: poster }));
      await page.addInitScript(() => {
        const seen = globalThis as unknown as { shift: number };
        seen.shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
    },
  ));

test('a poster is as wide as it is, and begins where the text does', () =>
  visit(
    {},
    async (page) => {
      await page.locator('img.picture.tall').waitFor();
      const { width, height, x } = (await page.locator('img.picture').boundingBox()) ?? { width: 0, height: 0, x: 0 };
      expect(width / height).toBeCloseTo(500 / 800, 2);
      expect(x).toBe((await page.locator('h1').boundingBox())?.x);
    },
    (page) => page.route(image, (route) => route.fulfill({ contentType: 'image/svg+xml', body: poster })),
  ));

test('in a zone that the browser does not know, only the visitor’s own time is missing', () =>
  visit(
    { timezoneId: 'Asia/Tokyo' },
    async (page) => {
      await page.locator('.add > summary').click();
      await page.keyboard.press('Escape');
      expect(await page.locator('.add').evaluate((menu) => (menu as HTMLDetailsElement).open)).toBe(false);
      expect(await page.locator('.yours').isHidden()).toBe(true);
    },
    (page) =>
      page.addInitScript(() => {
        const known = Intl.DateTimeFormat;
        // As in a browser that is older than the zone's name.
        Intl.DateTimeFormat = ((tag?: string, options?: Intl.DateTimeFormatOptions) => {
          if (options?.timeZone === 'Europe/Helsinki') throw new RangeError('Invalid time zone specified');
          return new known(tag, options);
        }) as typeof Intl.DateTimeFormat;
      }),
  ));
