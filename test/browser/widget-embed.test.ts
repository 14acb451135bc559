import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { axeFindings, axeFindingsOf } from './axe.ts';
import { openBrowser, takePicture, visitor } from './open-browser.ts';
import { startHost, startKalends } from './widget-sites.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

async function someone(options: BrowserContextOptions = {}) {
  const kalends = await startKalends();
  const { context, complaints } = await visitor(browser, {
    viewport: { width: 800, height: 700 },
    timezoneId: 'Europe/Helsinki',
    locale: 'en',
    ...options,
  });
  onTestFinished(() => context.close());
  return { kalends, complaints, page: await context.newPage() };
}

describe.each(['list', 'agenda', 'cards', 'month', 'next'])('%s as a page', (layout) => {
  test.each([
    ['light', 'en', 800, true],
    ['dark', 'ru', 360, false],
  ] as const)('%s, %s, %i wide, JavaScript %s', async (theme, lang, width, javaScriptEnabled) => {
    const { kalends, page, complaints } = await someone({ viewport: { width, height: 700 }, javaScriptEnabled });
    await page.goto(`${kalends.origin}/embed/autumn?layout=${layout}&theme=${theme}&lang=${lang}`);
    await takePicture(page, `embed-${layout}-${theme}-${lang}`);
    expect(await page.locator('body').innerText()).toContain(lang === 'ru' ? 'Подписаться' : 'Subscribe');
    if (layout !== 'next')
      expect(await page.locator('body').innerText()).toContain(lang === 'ru' ? 'Отменено' : 'Cancelled');
    // A page in a frame has no heading of the first level: the page around it has one.
    if (javaScriptEnabled) expect(await axeFindings(page, { 'page-has-heading-one': { enabled: false } })).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

test('a month on a phone is a table without empty rows, and without any rows where it is empty', async () => {
  const { kalends, page } = await someone({ viewport: { width: 390, height: 800 } });
  for (const slug of ['autumn', 'empty']) {
    await page.goto(`${kalends.origin}/embed/${slug}?layout=month`);
    expect(await axeFindingsOf(page, ['aria-required-children', 'aria-required-parent'])).toEqual([]);
  }
});

test('an iframe grows to its content, and does not scroll', async () => {
  const { kalends, page, complaints } = await someone();
  const frame = (layout: string) => `<iframe src="${kalends.origin}/embed/crowded?layout=${layout}" title="Science week" width="100%" height="120" frameborder="0"></iframe>`; // biome-ignore format: one line
  await page.goto(await startHost(kalends.origin, { body: frame('month') + frame('list') }));
  const sizes = async (n: number) => {
    const element = await page.locator('iframe').nth(n).elementHandle();
    const inner = await (await element?.contentFrame())?.evaluate(() => document.documentElement.scrollHeight);
    const outer = await element?.evaluate((node) => node.clientHeight);
    return { inner: inner ?? 0, outer: outer ?? 0 };
  };
  const fits = async (n: number) => {
    const { inner, outer } = await sizes(n);
    return outer > 150 && inner <= outer;
  };
  await expect.poll(() => fits(0)).toBe(true);
  await expect.poll(() => fits(1)).toBe(true);
  const before = await sizes(0);
  await page.locator('iframe').first().contentFrame().locator('td > details > summary').click();
  await expect.poll(async () => (await sizes(0)).outer).toBeGreaterThan(before.outer + 300);
  await takePicture(page, 'embed-framed');
  await page.locator('iframe').first().contentFrame().locator('td > details > summary').click();
  await expect.poll(async () => (await sizes(0)).outer).toBe(before.outer);
  expect(complaints).toEqual([]);
});

test('an iframe grows before it is scrolled into view', async () => {
  const { kalends, page } = await someone();
  await page.goto(await startHost(kalends.origin, { body: `<div style="height: 9000px"></div><iframe src="${kalends.origin}/embed/autumn" title="x" height="99"></iframe>` })); // biome-ignore format: one line
  await expect.poll(() => page.locator('iframe').evaluate((node) => node.clientHeight)).toBeGreaterThan(200);
});

test('an iframe grows even if the script loads later than its page', async () => {
  const { kalends, page } = await someone();
  await page.route('**/widget.js', async (route) => {
    await page.locator('iframe').contentFrame().locator('.foot').waitFor();
    await route.continue();
  });
  await page.goto(await startHost(kalends.origin, { body: `<iframe src="${kalends.origin}/embed/autumn" title="x" height="99"></iframe>` })); // biome-ignore format: one line
  await expect.poll(() => page.locator('iframe').evaluate((node) => node.clientHeight)).toBeGreaterThan(200);
});

test('heights are accepted only from Kalends’ origin', async () => {
  const { kalends, page } = await someone();
  await page.goto(await startHost(kalends.origin, { body: `<iframe src="${kalends.origin}/embed/empty" title="x" height="99"></iframe><iframe src="/inner" title="y" height="77" frameborder="0"></iframe>` })); // biome-ignore format: one line
  const height = () =>
    page
      .locator('iframe')
      .first()
      .evaluate((node) => node.clientHeight);
  await expect.poll(height).not.toBe(99);
  const fitting = await height();
  await page.evaluate(() => void postMessage({ type: 'kalends:height', height: 5000 }, '*'));
  const frame = page.locator('iframe').first().contentFrame().locator('body');
  for (const wrong of ['-1', '1e9', '"x"', 'null'])
    await frame.evaluate(
      (_, text) => parent.postMessage({ type: 'kalends:height', height: JSON.parse(text) }, '*'),
      wrong,
    );
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
  expect(await height()).toBe(fitting);
  // A frame from another site does not grow either.
  const other = page.locator('iframe').last();
  await other
    .contentFrame()
    .locator('html')
    .evaluate(() => parent.postMessage({ type: 'kalends:height', height: 5000 }, '*'));
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
  expect(await other.evaluate((node) => node.clientHeight)).toBe(77);
});

test('the month changes without JavaScript, within the frame; events open in the whole window', async () => {
  const { kalends, page } = await someone({ javaScriptEnabled: false });
  await page.goto(await startHost(kalends.origin, { body: `<iframe src="${kalends.origin}/embed/autumn?layout=month" title="x" width="700" height="600"></iframe>` })); // biome-ignore format: one line
  const frame = page.locator('iframe').contentFrame();
  await frame.getByRole('link', { name: 'Next month' }).click();
  await frame.getByRole('heading', { name: 'November 2026' }).waitFor();
  expect(await frame.locator('td:not(.out) .title').allInnerTexts()).toEqual(Array(4).fill('Lunchtime yoga'));
  expect(await frame.locator('.title').first().getAttribute('target')).toBe('_top');
});

test('shows a visitor in another zone their own time', async () => {
  const { kalends, page } = await someone({ timezoneId: 'Asia/Tokyo' });
  await page.goto(`${kalends.origin}/embed/autumn`);
  expect((await page.locator('body').innerText()).replace(/\s/g, ' ')).toContain(
    'Fri, 2 October, 01:00–02:30 your time',
  );
});
