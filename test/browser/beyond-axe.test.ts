import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nodeApp } from '../app/node-app.ts';
import { crowdedSite } from './crowded-site.ts';
import { openBrowser, visitor } from './open-browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const pages = [
  '/',
  '/calendars/all',
  '/calendars/all?view=month&month=2026-10',
  '/calendars/all/events/long',
  '/calendars/arabic',
  '/calendars/all/embed',
  '/embed/all?layout=month',
  '/status',
];

async function visit(path: string, options: BrowserContextOptions, look: (page: Page) => Promise<void>): Promise<void> {
  const app = await nodeApp(crowdedSite());
  const { context } = await visitor(browser, { locale: 'en', ...options });
  try {
    const page = await context.newPage();
    await page.goto(app.origin + path);
    await look(page);
  } finally {
    await context.close();
  }
}

const widerBy = (page: Page) => page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');

// WCAG 1.4.10: 320 px correspond to 1280 px at 400 %.
test.each(pages)('%s fits into 320 px', (path) =>
  visit(path, { viewport: { width: 320, height: 600 } }, async (page) => {
    expect(await widerBy(page)).toBeLessThanOrEqual(0);
    const menu = page.locator('details.subscribe > summary').first();
    if ((await menu.count()) > 0) await menu.click();
    expect(await widerBy(page)).toBeLessThanOrEqual(0);
  }),
);

// WCAG 1.4.12.
test.each(pages)('%s loses no text when its spacing is widened', (path) =>
  visit(path, { viewport: { width: 390, height: 800 } }, async (page) => {
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
      );
      document.adoptedStyleSheets = [sheet];
    });
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main *')]
        .filter((node) => node.clientWidth > 4 && getComputedStyle(node).overflow === 'hidden')
        // The small picture of a widget on a phone, which shows what fits.
        .filter((node) => node.closest('[inert]') === null)
        // Text that is shortened on purpose is complete on the event's own page.
        .filter((node) => getComputedStyle(node).getPropertyValue('-webkit-line-clamp') === 'none')
        .filter((node) => node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1)
        .map((node) => node.outerHTML.slice(0, 100)),
    );
    expect(cut).toEqual([]);
    expect(await widerBy(page)).toBeLessThanOrEqual(0);
  }),
);

// WCAG 2.4.7 and 2.4.11.
test.each(pages.filter((path) => !path.startsWith('/embed')))('%s shows where the focus is, on every step', (path) =>
  visit(path, { viewport: { width: 1280, height: 700 } }, async (page) => {
    const menu = page.locator('details.subscribe > summary').first();
    if ((await menu.count()) > 0) await menu.click();
    await page.evaluate(() => document.body.focus());
    const hidden: string[] = [];
    for (let i = 0; i < 60; i += 1) {
      await page.keyboard.press('Tab');
      const found = await page.evaluate(() => {
        const node = document.activeElement as HTMLElement | null;
        if (node === null || node === document.body || node.shadowRoot) return null;
        const [box] = node.getClientRects();
        if (box === undefined) return `no box: ${node.outerHTML.slice(0, 120)}`;
        const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        const isSeen = at !== null && (node.contains(at) || at.contains(node) || at.closest('label')?.contains(node));
        const style = getComputedStyle(node);
        const isMarked = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
        return isSeen && isMarked ? '' : `${isSeen ? 'unmarked' : 'covered'}: ${node.outerHTML.slice(0, 120)}`;
      });
      if (found === null) break;
      if (found !== '') hidden.push(found);
    }
    expect(hidden).toEqual([]);
  }),
);

test.each(['/', '/?view=month', '/?q=talk', '/calendars/all', '/calendars/all?view=week'])(
  '%s has its events a few steps of the keyboard away, however many categories there are',
  (path) =>
    visit(path, { viewport: { width: 1280, height: 700 } }, async (page) => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      const link = page.getByRole('link', { name: 'Skip to events' });
      expect(await link.evaluate((node) => node === document.activeElement)).toBe(true);
      expect((await link.boundingBox())?.x).toBeGreaterThan(0);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => document.activeElement === document.querySelector('#events :is(a,summary)')),
      ).toBe(true);
    }),
);

test('a menu that loses the focus closes, so that it covers nothing', () =>
  visit('/calendars/all', { viewport: { width: 1280, height: 700 } }, async (page) => {
    const menu = page.locator('.head details.subscribe');
    await menu.locator('summary').click();
    await menu.getByRole('button', { name: 'Share' }).focus(); // The last that can have it.
    expect(await menu.evaluate((node) => (node as HTMLDetailsElement).open)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await menu.evaluate((node) => (node as HTMLDetailsElement).open)).toBe(false);
  }));

test('in forced colours, the selected choice still stands out', () =>
  visit('/calendars/all?category=lecture', { forcedColors: 'active' }, async (page) => {
    for (const chosen of ['.tabs [aria-current]', '.chips [aria-current]'])
      expect(await page.locator(chosen).evaluate((node) => getComputedStyle(node).outlineStyle)).toBe('solid');
    expect(
      await page
        .locator('.badge')
        .first()
        .evaluate((node) => getComputedStyle(node).borderStyle),
    ).toBe('solid');
  }));

test('a page starts at the edge where the writing of its language starts', () =>
  visit('/calendars/arabic', { viewport: { width: 1280, height: 700 }, locale: 'ar' }, async (page) => {
    const box = async (selector: string) => {
      const found = await page.locator(selector).first().boundingBox();
      if (found === null) throw new Error(`${selector} is not there.`);
      return { start: found.x, end: found.x + found.width };
    };
    const [day, time, what] = [await box('.day-name'), await box('.when'), await box('.what')];
    expect(day.start).toBeGreaterThan(time.start);
    expect(time.start).toBeGreaterThan(what.start);
    // A title in the other direction starts at the same edge.
    const edges = await page.locator('.event h3').evaluateAll((all) =>
      all.map((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return Math.round(range.getBoundingClientRect().right);
      }),
    );
    expect(new Set(edges).size).toBe(1);
    // English words keep their order: the full stop comes last, on the right.
    expect(
      await page
        .locator('.when time')
        .first()
        .evaluate((node) => getComputedStyle(node).unicodeBidi),
    ).toBe('plaintext');
  }));

test.each(['de', 'fr', 'pl', 'ru', 'uk'])('on a tablet, the views, the search and its button are one line in %s', (locale) =>
  visit('/calendars/all', { viewport: { width: 768, height: 900 }, locale }, async (page) => {
    const middle = async (selector: string) => {
      const box = await page.locator(selector).boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
    };
    const [tabs, field, button] = [await middle('.tabs'), await middle('.tools input[type=search]'), await middle('.tools button')];
    expect(button).toBe(field);
    expect(Math.abs(tabs - field)).toBeLessThanOrEqual(1);
    const [room, words] = await page.locator('.tools input[type=search]').evaluate((input: HTMLInputElement) => {
      const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      const { font, paddingInlineStart } = getComputedStyle(input);
      pen.font = font;
      return [input.clientWidth - 2 * Number.parseFloat(paddingInlineStart), pen.measureText(input.placeholder).width];
    });
    expect(room).toBeGreaterThanOrEqual(words ?? 0);
  }),
); // biome-ignore format: lines of one kind

test.each([
  ['/', '.where .dot~[dir]'],
  ['/calendars/all/events/off', '.of [dir]'],
])('on %s, a name that reads the other way is cut at its own end, and shows that it is', (path, names) =>
  visit(path, { viewport: { width: 390, height: 900 }, locale: 'ar' }, async (page) => {
    const cut = await page
      .locator(names)
      .evaluateAll((all) =>
        all
          .filter((node) => node.scrollHeight > node.clientHeight + 2)
          .map((node) => Number.parseFloat(getComputedStyle(node).paddingRight)),
      );
    expect(cut.length).toBeGreaterThan(0);
    // Chromium puts the ellipsis to the right of lines that end at the right.
    if (names.startsWith('.of')) for (const room of cut) expect(room).toBeGreaterThan(12);
  }),
);

test('in a frame, a text that reads the other way has room for its ellipsis', () =>
  visit('/embed/all?layout=agenda&lang=ar', { viewport: { width: 390, height: 900 }, locale: 'ar' }, async (page) => {
    const rooms = await page
      .locator('.summary:dir(ltr)')
      .evaluateAll((all) => all.map((node) => innerWidth - node.getBoundingClientRect().right));
    expect(rooms).not.toEqual([]);
    for (const room of rooms) expect(room).toBeGreaterThanOrEqual(0);
  }));

test('paper is light, also where the system is dark', () =>
  visit('/calendars/all?view=month&month=2026-10', { colorScheme: 'dark' }, async (page) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const now = await page.locator('.now .number').evaluate((node) => getComputedStyle(node).color);
    expect(now).toBe('rgb(255, 255, 255)');
  }));

test.each(['month&month=2026-10', 'week&week=2026-10-02'])('narrow paper has the days of a %s as a list, with whole words', (view) =>
  visit(`/calendars/all?view=${view}`, { viewport: { width: 390, height: 800 } }, async (page) => {
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.bars, .days ul, .slots').filter({ visible: true }).count()).toBe(0);
    const widths = await page.locator('.of-month .event .what').evaluateAll((all) => all.map((one) => one.clientWidth));
    expect(widths.length).toBeGreaterThan(3);
    expect(Math.min(...widths)).toBeGreaterThan(240);
    expect(await widerBy(page)).toBeLessThanOrEqual(0);
  }),
); // biome-ignore format: one line

test('the long name of a category fills its button before it is cut', () =>
  visit('/calendars/all', { viewport: { width: 768, height: 900 } }, async (page) => {
    const [button, text] = await page.locator('.chips a', { hasText: 'Vergleichende' }).evaluate((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [node.clientWidth, range.getClientRects()[0]?.width ?? 0];
    });
    expect(text).toBeGreaterThan((button ?? 0) * 0.8);
  }));
