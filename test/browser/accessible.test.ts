import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nodeApp } from '../app/node-app.ts';
import { axeFindings, axeFindingsOf } from './axe.ts';
import { crowdedSite } from './crowded-site.ts';
import { openBrowser, takePicture, visitor } from './open-browser.ts';

const pages = {
  home: '/',
  agenda: '/calendars/all',
  month: '/calendars/all?view=month&month=2026-10',
  week: '/calendars/all?view=week',
  past: '/calendars/all?view=past',
  found: '/calendars/all?q=talk&category=lecture',
  nothing: '/calendars/all?q=zzz',
  empty: '/calendars/none',
  saved: '/calendars/lectures',
  event: '/calendars/all/events/long',
  bare: '/calendars/all/events/bare',
  off: '/calendars/all/events/off',
  moved: '/calendars/all/events/weekly?start=2026-10-14T15:00:00Z',
  hebrew: '/calendars/all/events/hebrew',
  undated: '/calendars/all/events/undated',
  arabic: '/calendars/arabic',
  arabicEvent: '/calendars/arabic/events/moved',
  status: '/status',
  missing: '/calendars/all/events/nope',
} as const;

/** The pages whose menus are opened. Those of the others are the same. */
const withMenu = ['agenda', 'found', 'saved', 'event', 'hebrew', 'arabic', 'arabicEvent'];

/** Each is looked at in light and in dark: the same page in other colours. */
const looks = [
  { name: 'phone-ru', viewport: { width: 390, height: 844 }, locale: 'ru-RU' },
  { name: 'desktop-en', viewport: { width: 1280, height: 900 }, locale: 'en-GB' },
] as const;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each(looks)('$name', ({ name, ...look }) => {
  test.each(Object.entries(pages))('%s is accessible, and never wider than the screen', async (page, path) => {
    const app = await nodeApp(crowdedSite());
    const { context, complaints } = await visitor(browser, { ...look, colorScheme: 'light' });
    try {
      const tab = await context.newPage();
      await tab.goto(app.origin + path);
      await takePicture(tab, `${page}-${name}-light`);
      expect(await widerBy(tab)).toBe(0);
      // axe takes a title shortened to three lines as still covering the text below it.
      const findings = (await axeFindings(tab)).filter(
        (text) => !['month', 'week'].includes(page) || !/partially obscured/.test(text),
      );
      expect(findings).toEqual([]);
      const menu = tab.locator('details.subscribe > summary').first();
      const opens = withMenu.includes(page);
      if (opens) {
        await menu.click();
        expect(await widerBy(tab)).toBe(0);
        // The open menu covers other targets; only its own must be large enough.
        expect(await axeFindings(tab, { 'target-size': { enabled: false } })).toEqual([]);
        expect(await axeFindingsOf(tab, ['target-size'], 'details[open]')).toEqual([]);
      }
      await tab.emulateMedia({ colorScheme: 'dark' });
      expect(await axeFindingsOf(tab, ['color-contrast', 'link-in-text-block'])).toEqual([]);
      if (opens) {
        await menu.click();
        expect(await axeFindingsOf(tab, ['color-contrast', 'link-in-text-block'])).toEqual([]);
      }
      await takePicture(tab, `${page}-${name}-dark`);
      expect(complaints.filter((text) => !/status of 404/.test(text))).toEqual([]);
    } finally {
      await context.close();
    }
  });
});

/** A loud colour, a style sheet and a logo, as an organization may have them. */
const brand = {
  logo: {
    src: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 40"><rect width="200" height="40" fill="#e4007c"/></svg>',
    dark: null,
    alt: null,
    icon: null,
  },
  colors: { accent: '#ff5fa8', accentDark: null },
  footer: [{ label: 'Imprint', url: 'https://uni.example/imprint' }],
  css: 'h1{font-family:serif;text-transform:uppercase}',
};

test.each([pages.agenda, pages.week, pages.event])(
  '%s in the colours of an organization is accessible',
  async (path) => {
    const { publisher, config } = crowdedSite();
    const app = await nodeApp({ publisher, config: { ...config, site: { ...config.site, ...brand } } });
    const { context, complaints } = await visitor(browser, { viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
    try {
      const tab = await context.newPage();
      await tab.goto(app.origin + path);
      await tab.locator('details.subscribe > summary').first().click();
      for (const colorScheme of ['light', 'dark'] as const) {
        await tab.emulateMedia({ colorScheme });
        expect(await axeFindingsOf(tab, ['color-contrast', 'link-in-text-block', 'image-alt', 'link-name'])).toEqual(
          [],
        );
      }
      expect(complaints).toEqual([]);
    } finally {
      await context.close();
    }
  },
);

const widerBy = (tab: Page) => tab.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
