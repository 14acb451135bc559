import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { configOf } from '../app/app-deps.ts';
import { nodeApp } from '../app/node-app.ts';
import { crowdedSite } from './crowded-site.ts';
import { openBrowser, visitor } from './open-browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const publicUrl = 'https://events.uni.example';

/** The menu of a calendar's page, on a site with a public URL. */
async function menuFor(path: string, options: BrowserContextOptions, look: (page: Page) => Promise<void>) {
  const { publisher, config } = crowdedSite();
  const app = await nodeApp({
    publisher,
    config: configOf({ feeds: config.feeds, publicUrl, server: { ...config.server, hosts: ['127.0.0.1'] } }),
  });
  const { context } = await visitor(browser, { locale: 'en', ...options });
  try {
    const page = await context.newPage();
    await page.goto(app.origin + path);
    await look(page);
  } finally {
    await context.close();
  }
}

describe('the menu starts with the program of a visitor on', () => {
  test.each([
    ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1', 'Apple Calendar'],
    ['an iPad', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15', 'Apple Calendar'],
    ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36', 'Apple Calendar'],
    ['an Android phone', 'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36', 'Google Calendar'],
    ['a Chromebook', 'Mozilla/5.0 (X11; CrOS x86_64 16000.0.0) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36', 'Google Calendar'],
    ['Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36 Edg/150.0', 'Outlook.com'],
    ['Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Calendar app on this device'],
  ])('%s', (_, userAgent, first) =>
    menuFor('/calendars/all', { userAgent }, async (page) => {
      expect(await page.locator('.targets strong').first().textContent()).toBe(first);
      expect(await page.locator('.targets .first').count()).toBe(1);
    }),
  ); // biome-ignore format: a table
});

test('its links have the form that each service accepts, and the address has no query', () =>
  menuFor('/calendars/all', { javaScriptEnabled: false }, async (page) => {
    const hrefs = await page.locator('.targets a').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    const ics = encodeURIComponent(`${publicUrl}/feeds/all/for/outlook.ics`);
    expect(hrefs[0]).toBe('webcal://events.uni.example/feeds/all.ics');
    expect(hrefs[1]).toBe(
      'https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Fevents.uni.example%2Ffeeds%2Fall.ics',
    );
    expect(hrefs[2]).toContain(`https://outlook.live.com/calendar/0/addfromweb?url=${ics}&name=`);
    expect(hrefs[3]).toContain(`https://outlook.office.com/calendar/0/addfromweb?url=${ics}&name=`);
    expect(hrefs[4]).toBe('webcal://events.uni.example/feeds/all/for/outlook.ics');
    // Thunderbird names a calendar after the last segment.
    expect(decodeURI(hrefs[5] ?? '')).toBe(
      'webcal://events.uni.example/feeds/all/for/thunderbird/name/Vergleichende Donaudampfschifffahrtsgesellschaftsgeschichte,.ics',
    );
    expect(hrefs[6]).toBe('webcal://events.uni.example/feeds/all.ics');
    const reminder = page.locator('.menu a', { hasText: '30 minutes before' });
    expect(await reminder.getAttribute('href')).toBe('webcal://events.uni.example/feeds/all/alarm/30.ics');
    expect(hrefs.filter((href) => /webcals:|webcal:.*webcal:/.test(href ?? ''))).toEqual([]);
    expect(await page.getByText('cannot reach this').count()).toBe(0);
    expect(await page.locator('.share').isHidden()).toBe(true);
    expect(await page.locator('#address-subscribe').inputValue()).toBe(`${publicUrl}/feeds/all.ics`);
  }));

test('a filtered page offers the feed of what it shows, and a way to the whole calendar', async () => {
  await menuFor('/calendars/all?category=lecture', {}, async (page) => {
    expect(await page.locator('#address-subscribe').inputValue()).toBe(`${publicUrl}/feeds/lectures.ics`);
  });
  await menuFor('/calendars/all?q=fair', {}, async (page) => {
    expect(await page.locator('#address-subscribe').inputValue()).toBe(`${publicUrl}/feeds/all/q/fair.ics`);
    await page.locator('.head details.subscribe > summary').click();
    await page.getByRole('link', { name: 'whole calendar' }).click();
    expect(await page.locator('#address-subscribe').inputValue()).toBe(`${publicUrl}/feeds/all.ics`);
  });
});

test('it works with the keyboard alone: opens, moves, closes, and returns the focus', () =>
  menuFor('/calendars/all', {}, async (page) => {
    const menu = page.locator('.head details.subscribe');
    const isOpen = () => menu.evaluate((node) => (node as HTMLDetailsElement).open);
    await menu.locator('summary').focus();
    await page.keyboard.press('Enter');
    expect(await isOpen()).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.closest(".targets") !== null')).toBe(true);
    await page.keyboard.press('Escape');
    expect(await isOpen()).toBe(false);
    expect(await page.evaluate('document.activeElement.tagName')).toBe('SUMMARY');
  }));

test('the address in the QR code opens the menu, with JavaScript and without', async () => {
  for (const javaScriptEnabled of [true, false])
    await menuFor('/calendars/all#subscribe', { javaScriptEnabled }, async (page) => {
      await page.locator('.head .targets').waitFor({ state: 'visible' });
      expect(await page.locator('.head summary').isVisible()).toBe(true);
    });
});

test('a phone shows no code for a phone to scan', () =>
  menuFor('/calendars/all#subscribe', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, async (page) => {
    await page.locator('.head .targets').waitFor({ state: 'visible' });
    expect(await page.locator('.head .qr').isVisible()).toBe(false);
    expect(await page.getByText('On your phone', { exact: true }).isVisible()).toBe(false);
  })); // biome-ignore format: a call

test('the menu that a list of calendars opens subscribes to the calendar whose link was followed, in every form', () =>
  menuFor('/', {}, async (page) => {
    const link = page.locator('a[data-menu]').last();
    const slug = await link.getAttribute('data-menu');
    await link.evaluate((one) => one.closest('details')?.setAttribute('open', ''));
    await link.click();
    const menu = page.locator(`#subscribe-to-${slug}`);
    await menu.locator('.targets').waitFor({ state: 'visible' });
    const hrefs = await menu.locator('a').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    const feeds = hrefs.map((href) => /\/feeds\/.*/.exec(decodeURIComponent(href))?.[0].replace(/&name=.*/, ''));
    for (const form of ['', '/for/outlook', '/for/thunderbird/name/Lectures only', '/alarm/30', '/alarm/1440'])
      expect(feeds).toContain(`/feeds/${slug}${form}.ics`);
    expect(feeds.filter((feed) => !feed?.startsWith(`/feeds/${slug}`))).toEqual([]);
    expect(await menu.locator('.share').getAttribute('data-share')).toBe(`/calendars/${slug}`);
  }));

test('an event is shared by its public address: through the device, or copied where it offers no way', () =>
  menuFor('/calendars/all/events/later', {}, async (page) => {
    const address = `${publicUrl}/calendars/all/events/later`;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const share = page.locator('.facts .share');
    await share.click();
    await expect.poll(() => share.textContent()).toBe('Link copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await page.evaluate(() => {
      Object.assign(navigator, { share: async (what: object) => Object.assign(globalThis, { what }) });
    });
    await share.click();
    expect(await page.evaluate(() => (globalThis as { what?: object }).what)).toMatchObject({ url: address, title: expect.stringContaining('Talk later') }); // biome-ignore format: a call
  }));
