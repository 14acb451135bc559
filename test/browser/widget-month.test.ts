import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { noon } from '../app/app-deps.ts';
import { axeFindings } from './axe.ts';
import { openBrowser, visitor } from './open-browser.ts';
import { startHost, startKalends } from './widget-sites.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** The month of `autumn`, with an exhibition from 28 September to 4 October, in a page of another origin. */
async function visit(lang: string, options: BrowserContextOptions = {}) {
  const kalends = await startKalends();
  const body = '<kalends-calendar calendar="autumn" layout="month"></kalends-calendar>';
  const host = await startHost(kalends.origin, { body, lang });
  const { context, complaints } = await visitor(browser, {
    viewport: { width: 900, height: 800 },
    timezoneId: 'Europe/Helsinki',
    ...options,
  });
  onTestFinished(() => context.close());
  await context.clock.setFixedTime(noon);
  const page = await context.newPage();
  return {
    page,
    complaints,
    async open(at = host) {
      await page.goto(at);
      await page.locator('.foot').first().waitFor();
      return kalends;
    },
    boxOf: async (selector: string) => {
      const box = await page.locator(selector).first().boundingBox();
      if (box === null) throw new Error(`${selector} is not seen.`);
      return { left: Math.round(box.x), right: Math.round(box.x + box.width), top: box.y, bottom: box.y + box.height };
    },
  };
}

const show = '.long:has-text("Maps that were wrong")';

test('an event of several days lies across the cells of its days, above their single events', async () => {
  const { page, open, boxOf, complaints } = await visit('de');
  await open();
  const [bar, monday, sunday] = [await boxOf(show), await boxOf('td >> nth=0'), await boxOf('td >> nth=6')];
  expect(bar.left - monday.left).toBeLessThanOrEqual(2);
  expect(Math.abs(sunday.right - bar.right)).toBeLessThanOrEqual(2);
  expect((await boxOf('td.today .one')).top).toBeGreaterThanOrEqual(bar.bottom);
  expect(await page.locator('.on:visible').count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test.each(['de', 'ar'])('%s: no line between days shows through a bar, and around it there is one', async (lang) => {
  const { page, open, boxOf } = await visit(lang);
  await open();
  const bar = await boxOf(show);
  const row = page.locator(`tr:has(${show})`).first();
  /** How many different colours a row of pixels has: those of the lines, beside that of what lies between. */
  const colors = async (y: number) => {
    const clip = { x: bar.left + 4, y: Math.round(y), width: bar.right - bar.left - 8, height: 1 };
    const png = [...(await page.screenshot({ clip }))];
    return page.evaluate(async (bytes) => {
      const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const pen = new OffscreenCanvas(picture.width, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
      pen.drawImage(picture, 0, 0);
      return new Set(new Uint32Array(pen.getImageData(0, 0, picture.width, 1).data.buffer)).size;
    }, png);
  };
  expect(await colors(bar.bottom - 2)).toBe(1);
  const { y, height } = (await row.boundingBox()) ?? { y: 0, height: 0 };
  expect(await colors(y + 3)).toBe(2);
  expect(await colors(y + height - 3)).toBe(2);
});

test('from right to left, a bar begins at the right', async () => {
  const { open, boxOf } = await visit('ar');
  await open();
  // The week of Arabic begins on Saturday, 26 September.
  const [bar, monday, friday] = [await boxOf(show), await boxOf('td >> nth=2'), await boxOf('td >> nth=6')];
  expect(Math.abs(monday.right - bar.right)).toBeLessThanOrEqual(2);
  expect(Math.abs(bar.left - friday.left)).toBeLessThanOrEqual(2);
});

test('on a phone, each day of the list has the event', async () => {
  const { page, open } = await visit('en', { viewport: { width: 390, height: 800 }, hasTouch: true });
  await open();
  expect(await page.locator('td:not(.out) li:has-text("Maps that were wrong"):visible').count()).toBe(4);
  expect(await axeFindings(page)).toEqual([]);
});

test.each(['element', 'frame'])('%s: the menu of an event opens by keyboard, over the cells, and closes by Escape', async (kind) => {
  const { page, open, boxOf } = await visit('en');
  const { origin } = await open();
  if (kind === 'frame') await open(`${origin}/embed/autumn?layout=month`);
  const menu = page.locator('.one:has-text("What children know") .add');
  const plus = menu.locator('summary');
  const opacity = () => plus.evaluate((node) => getComputedStyle(node).opacity);
  expect(await opacity()).toBe('0');
  await page.locator('.one .title:has-text("What children know")').focus();
  await page.keyboard.press('Tab');
  expect(await opacity()).toBe('1');
  const before = await boxOf('table');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Google Calendar' }).waitFor();
  expect(await boxOf('table')).toEqual(before);
  // The open menu covers targets, and a frame's page has no heading of its own.
  const off = { 'target-size': { enabled: false }, 'page-has-heading-one': { enabled: false } };
  expect(await axeFindings(page, off)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  expect(await menu.getAttribute('open')).toBeNull();
  expect(await plus.evaluate((node) => node.matches(':focus'))).toBe(true);
  await page.keyboard.press('Enter');
  await page.locator('.monthname').click();
  expect(await menu.getAttribute('open')).toBeNull();
}); // biome-ignore format: one line

test('a menu in the last week makes room for itself', async () => {
  const { page, open, boxOf } = await visit('en');
  await open();
  await page.locator('[data-key=next]').click();
  const plus = page.locator('tr:last-child .add summary').last();
  await plus.hover();
  await plus.click();
  expect((await boxOf('.add[open] ul')).bottom).toBeLessThanOrEqual((await boxOf('table')).bottom);
});

test('where nothing hovers, each event shows its menu', async () => {
  const { page, open } = await visit('en', { hasTouch: true });
  await open();
  const opacities = await page.locator('td .add summary').evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity)); // biome-ignore format: one line
  expect(opacities.length).toBeGreaterThan(4);
  expect(new Set(opacities)).toEqual(new Set(['1']));
});

test('a badge in a narrow cell stays on one line', async () => {
  const { page, open, boxOf } = await visit('ru', { viewport: { width: 768, height: 800 } });
  await open();
  await page
    .locator('td .badge')
    .first()
    .evaluate((node) => node.replaceChildren('Предварительно'.repeat(2)));
  const { top, bottom } = await boxOf('td .badge');
  expect(bottom - top).toBeLessThan(24);
});
