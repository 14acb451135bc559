import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningKalends, type Script, startKalends } from '../runtime/start-kalends.ts';
import { openBrowser, visitor } from './open-browser.ts';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

/** Clicks a link to another page, and waits until that page is open. */
async function follow(page: Page, way: Locator): Promise<void> {
  const loaded = page.waitForEvent('load');
  await way.click();
  await loaded;
}

/** What visitors do on the sample's pages, on each of the runtimes, started by its npm script. */
export function visitPages(script: Script): void {
  let kalends: RunningKalends;
  let browser: Browser;
  beforeAll(async () => {
    [kalends, browser] = await Promise.all([startKalends(script, {}), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await kalends?.stop();
  });

  /** Opens a page as a new visitor; any error that the browser reports fails the test. */
  const visit = async (path: string, act: (page: Page) => Promise<void>, options: BrowserContextOptions = {}) => {
    const { context, complaints } = await visitor(browser, options);
    const foreign: string[] = [];
    context.on('request', (request) => {
      if (!request.url().startsWith(kalends.origin)) foreign.push(request.url());
    });
    try {
      const page = await context.newPage();
      await page.goto(kalends.origin + path);
      await act(page);
      expect(complaints).toEqual([]);
      expect(foreign).toEqual([]);
      expect(await context.cookies()).toEqual([]);
    } finally {
      await context.close();
    }
  };

  test.each([true, false])('finds an event and the way to add it (JavaScript: %s)', (javaScriptEnabled) =>
    visit(
      '/',
      async (page) => {
        await follow(page, page.getByRole('link', { name: 'Lectures & seminars', exact: true }));
        await page.getByRole('searchbox').fill('seminar');
        await follow(page, page.getByRole('button', { name: 'Search' }));
        expect(new URL(page.url()).search).toBe('?q=seminar');
        const titles = await page.locator('.event h3').allTextContents();
        expect(titles.length).toBeGreaterThan(0);
        expect(titles.filter((title) => !title.includes('seminar'))).toEqual([]);
        const title = page.locator('.event h3 a:not(.off)').first();
        const name = await title.textContent();
        await follow(page, title);
        expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(name);
        await page.getByText('Add to calendar').click();
        const file = await page.getByRole('link', { name: /\.ics/ }).getAttribute('href');
        expect(await (await page.request.get(kalends.origin + file)).text()).toContain('BEGIN:VEVENT');
        const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
        expect(data).toMatchObject({ '@type': 'Event', name, startDate: expect.stringMatching(/T.*[+-]\d\d:\d\d$/) });
      },
      { javaScriptEnabled, locale: 'en-US' },
    ),
  );

  test.each([true, false])('asks for what is filled in, and for nothing else (JavaScript: %s)', (javaScriptEnabled) =>
    visit(
      '/calendars/culture',
      async (page) => {
        await page.getByText('Filters', { exact: true }).click();
        await page.getByLabel('From', { exact: true }).fill('2026-01-01');
        await follow(page, page.getByRole('button', { name: 'Apply' }));
        expect(page.url()).toBe(`${kalends.origin}/calendars/culture?from=2026-01-01`);
        await page.goBack();
        await follow(page, page.getByRole('button', { name: 'Search' }));
        expect(page.url()).toBe(`${kalends.origin}/calendars/culture`);
      },
      { javaScriptEnabled, locale: 'en-US' },
    ),
  );

  test.each([true, false])('goes through months and categories by links (JavaScript: %s)', (on) =>
    visit(
      '/calendars/sports',
      async (page) => {
        await follow(page, page.getByRole('link', { name: 'Month' }));
        const month = await page.getByRole('heading', { level: 2 }).textContent();
        await follow(page, page.locator('a[rel~=next]'));
        expect(await page.getByRole('heading', { level: 2 }).textContent()).not.toBe(month);
        expect(page.url()).toMatch(/view=month&month=\d{4}-\d\d$/);
        await follow(page, page.locator('.chips a').first());
        expect(page.url()).toContain('/category/');
        await follow(page, page.getByRole('link', { name: 'Past' }));
        const times = await page
          .locator('.event time')
          .evaluateAll((all) => all.map((one) => one.getAttribute('datetime')));
        expect(times.length).toBeGreaterThan(1);
        expect(times).toEqual([...times].sort().reverse());
      },
      { javaScriptEnabled: on, locale: 'en-US' },
    ),
  );

  test('subscribes without JavaScript: every service is a link', () =>
    visit(
      '/calendars/culture',
      async (page) => {
        await page.getByText('Subscribe').first().click();
        const host = kalends.origin.slice('http://'.length);
        const hrefs = await page.locator('.targets a').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
        const webcal = `webcal://${host}/feeds/culture.ics`;
        expect(hrefs).toEqual([
          webcal,
          `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`,
          expect.stringMatching(/^https:\/\/outlook\.live\.com\/calendar\/0\/addfromweb\?url=http/),
          expect.stringMatching(/^https:\/\/outlook\.office\.com\/calendar\/0\/addfromweb\?url=http/),
          `webcal://${host}/feeds/culture/for/outlook.ics`,
          expect.stringMatching(/^webcal:.*\/feeds\/culture\/for\/thunderbird\/name\/[A-Z][^/]*\.ics$/),
          webcal,
        ]);
        expect(await page.getByLabel('Address for any app').inputValue()).toBe(`http://${host}/feeds/culture.ics`);
        expect(await page.getByRole('button', { name: 'Copy' }).isVisible()).toBe(false);
        const code = page.getByAltText('QR code with the address of this page');
        await code.scrollIntoViewIfNeeded();
        await expect
          .poll(() => code.evaluate((image) => (image as { naturalWidth?: number }).naturalWidth))
          .toBeGreaterThan(0);
      },
      { javaScriptEnabled: false, locale: 'en-US' },
    ));

  test("lists the visitor's own program first, copies the address, and closes on Escape", () =>
    visit(
      '/calendars/culture#subscribe',
      async (page) => {
        expect(await page.locator('.targets strong').first().textContent()).toBe('Google Calendar');
        await page.getByRole('button', { name: 'Copy' }).click();
        await page.getByRole('button', { name: 'Copied' }).waitFor();
        expect(await page.evaluate('navigator.clipboard.readText()')).toBe(`${kalends.origin}/feeds/culture.ics`);
        await page.keyboard.press('Escape');
        expect(await page.locator('.menu').isVisible()).toBe(false);
        expect(await page.evaluate('document.activeElement.tagName')).toBe('SUMMARY');
      },
      {
        locale: 'en-US',
        userAgent: 'Mozilla/5.0 (Linux; Android 16)',
        permissions: ['clipboard-read', 'clipboard-write'],
      },
    ));

  test('lists Apple’s calendar first on an iPhone', () =>
    visit(
      '/calendars/culture',
      async (page) => expect(await page.locator('.targets strong').first().textContent()).toBe('Apple Calendar'),
      { userAgent: iPhone, locale: 'en-US' },
    ));

  test.each([
    ['Asia/Tokyo', true],
    ['Europe/Helsinki', false],
  ])('shows the local time of a visitor in %s if it differs: %s', (timezoneId, said) =>
    visit(
      '/calendars/sports',
      async (page) => {
        await follow(page, page.locator('.event h3 a:not(.off)').first());
        expect(await page.locator('.yours').isVisible()).toBe(said);
      },
      { timezoneId, locale: 'en-US' },
    ),
  );

  test("speaks the visitor's language, and separates languages in every cache", () =>
    visit(
      '/calendars/sports',
      async (page) => {
        expect(await page.locator('html').getAttribute('lang')).toMatch(/^ru/);
        expect(await page.getByRole('link', { name: 'Предстоящие' }).count()).toBe(1);
        const answer = await page.request.get(`${kalends.origin}/`, { headers: { 'accept-language': 'en' } });
        expect(answer.headers().vary).toContain('Accept-Language');
        expect(await answer.text()).toContain('Upcoming');
      },
      { locale: 'ru-RU' },
    ));
}
