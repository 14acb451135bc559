import { expect, test } from 'vitest';
import { nodeApp } from '../app/node-app.ts';
import { crowdedSite } from './crowded-site.ts';
import { openBrowser, visitor } from './open-browser.ts';

test('a feed that is opened in a browser is a page that says what to do', async () => {
  const [app, browser] = [await nodeApp(crowdedSite()), await openBrowser()];
  const { context, complaints } = await visitor(browser, { viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    for (const [path, channel, direction] of [
      ['/feeds/all.rss', 'channel', 'ltr'],
      ['/feeds/arabic.atom', 'feed', 'rtl'],
    ] as const) {
      await page.goto(app.origin + path);
      const shown = await page.evaluate((name) => {
        const root = document.documentElement;
        const box = document.querySelector(name) as Element;
        const says = getComputedStyle(box, '::before').content;
        const isHidden = (one: Element) => getComputedStyle(one).display === 'none';
        const forPrograms = [...document.querySelectorAll('guid, id, pubDate, updated, lastBuildDate')];
        return {
          says,
          direction: getComputedStyle(root).direction,
          hidden: forPrograms.length > 0 && forPrograms.every(isHidden),
          wide: root.scrollWidth > innerWidth,
        };
      }, channel);
      expect(shown).toMatchObject({ direction, hidden: true, wide: false });
      expect(shown.says.length).toBeGreaterThan(40);
      await page.locator('a').click();
      await page.locator('details.subscribe[open] .targets').waitFor();
      expect(page.url()).toMatch(/\/calendars\/\w+#subscribe$/);
    }
    expect(complaints).toEqual([]);
  } finally {
    await context.close();
    await browser.close();
  }
});
