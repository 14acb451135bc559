import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { noon } from '../app/app-deps.ts';
import { axeFindings } from './axe.ts';
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
    viewport: { width: 1000, height: 800 },
    locale: 'en',
    ...options,
  });
  onTestFinished(() => context.close());
  await context.clock.setFixedTime(noon);
  return { kalends, complaints, page: await context.newPage() };
}

describe('the page that builds a widget', () => {
  test.each([
    ['desktop', 'light', 'en', 1000],
    ['phone', 'dark', 'ru', 390],
  ] as const)('%s, %s, %s', async (device, colorScheme, locale, width) => {
    const { kalends, page, complaints } = await someone({ colorScheme, locale, viewport: { width, height: 800 } });
    await page.goto(`${kalends.origin}/calendars/autumn/embed`);
    await page.locator('#preview kalends-calendar .foot').waitFor();
    await takePicture(page, `builder-${device}-${colorScheme}-${locale}`);
    expect(await page.locator('h1').innerText()).toContain(locale === 'ru' ? 'на вашем сайте' : 'on your site');
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
  });

  test('shows each choice at once, and its code does what the preview does', async () => {
    const { kalends, page, complaints } = await someone();
    await page.goto(`${kalends.origin}/calendars/autumn/embed`);
    await page.getByLabel('Layout').selectOption('agenda');
    await page.getByLabel('Number of events').fill('3');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('ru');
    await page.getByLabel('Lecture', { exact: true }).check();
    const preview = page.locator('#preview kalends-calendar');
    await preview.locator('.foot').waitFor();
    expect(await preview.locator('.title').allInnerTexts()).toEqual(['What children know about grammar']);
    const lines = await page.getByRole('textbox', { name: 'Code to copy' }).inputValue();
    expect(lines).toContain('<kalends-calendar calendar="autumn" layout="agenda" limit="3" category="Lecture" language="ru" style="display:block;min-height:'); // biome-ignore format: one line
    expect(new URL(page.url()).search).toBe('?kind=element&layout=agenda&limit=3&lang=ru&heading=2&category=Lecture');
    // The same address shows the same to the person it is sent to.
    await page.reload();
    // The heights are there once the previews have their events.
    await expect.poll(() => page.getByRole('textbox', { name: 'Code to copy' }).inputValue()).toBe(lines);
    await page.goto(
      await startHost(kalends.origin, { body: lines.replace(/<script.*<\/script>/, ''), inlineStyles: true }),
    );
    await page.getByText('Сегодня').waitFor();
    expect(await page.locator('kalends-calendar .title').allInnerTexts()).toEqual(['What children know about grammar']);
    expect(complaints).toEqual([]);
  });

  test('builds iframes too', async () => {
    const { kalends, page, complaints } = await someone();
    await page.goto(`${kalends.origin}/calendars/autumn/embed`);
    await page.getByRole('radio', { name: /^Frame/ }).check();
    await page.getByLabel('Layout').selectOption('month');
    await page.getByLabel('Lecture', { exact: true }).check();
    await page.locator('#preview iframe').contentFrame().getByRole('link', { name: 'What children know' }).waitFor();
    const lines = await page.getByRole('textbox', { name: 'Code to copy' }).inputValue();
    expect(lines).toContain(`<iframe src="${kalends.origin}/embed/autumn?layout=month&amp;category=Lecture" title="Lectures &amp; culture"`); // biome-ignore format: one line
    await page.goto(await startHost(kalends.origin, { body: lines.replace(/<script.*<\/script>/, '') }));
    await expect.poll(() => page.locator('iframe').evaluate((node) => node.style.height)).not.toBe('');
    expect(complaints).toEqual([]);
  });

  test('is a form that works without JavaScript', async () => {
    const { kalends, page } = await someone({ javaScriptEnabled: false });
    await page.goto(`${kalends.origin}/calendars/autumn/embed`);
    await page.getByLabel('Layout').selectOption('month');
    await page.getByRole('button', { name: 'Update preview' }).click();
    expect(await page.getByRole('textbox', { name: 'Code to copy' }).inputValue()).toContain('layout="month"');
    await page.locator('#preview iframe').contentFrame().locator('table').waitFor();
  });
});
