/**
 * `npm run looks -- --out DIR`: takes every view of the pages and the widget, with data that is hard to lay out, as
 * contact sheets to look at. It prints what stands outside the page or is cut, and fails if anything does. `--views`,
 * `--widths`, `--languages` and `--schemes` take lists with commas; `--height` is the most that is shown of a page, and
 * `--scale` the size on the sheets.
 */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BrowserContext, Page } from 'playwright-core';
import { noon } from '../../test/app/app-deps.ts';
import { openBrowser } from '../../test/browser/open-browser.ts';
import { type Shot, sheetsOf, writeContactSheet } from './contact-sheet.ts';
import { strayBoxes } from './stray-boxes.ts';
import { startUglySite } from './ugly-site.ts';
import { type View, views } from './views.ts';

const { values: options } = parseArgs({
  options: {
    out: { type: 'string' },
    views: { type: 'string', default: Object.keys(views).join() },
    widths: { type: 'string', default: '390,768,1280' },
    languages: { type: 'string', default: 'en-GB,ru,de,ar' },
    schemes: { type: 'string', default: 'light,dark' },
    height: { type: 'string', default: '1700' },
    scale: { type: 'string', default: '0.6' },
  },
});
const { out } = options;
if (out === undefined) throw new Error('Say where the sheets go: npm run looks -- --out DIR');
const list = (text: string) => text.split(',').filter(Boolean);
const chosen = list(options.views);
const unknown = chosen.filter((name) => views[name] === undefined);
if (unknown.length > 0) throw new Error(`There is no view ${unknown.join()}. There are: ${Object.keys(views).join()}`);
const scale = Number(options.scale);
const most = Number(options.height);
/** The most that a sheet measures, in pixels: what can be read without zooming. */
const sheet = 1090;

mkdirSync(out, { recursive: true });
const site = await startUglySite();
const browser = await openBrowser();
let faults = 0;
try {
  for (const language of list(options.languages))
    for (const width of list(options.widths).map(Number))
      for (const scheme of list(options.schemes)) await takeCell(language, width, scheme === 'dark');
} finally {
  await browser.close();
  site.close();
}
console.log(faults === 0 ? 'Nothing stands outside or is cut.' : `${faults} faults.`);
process.exitCode = faults === 0 ? 0 : 1;

/** All views in one language, width and colour scheme. */
async function takeCell(language: string, width: number, dark: boolean): Promise<void> {
  const cell = `${language}-${width}-${dark ? 'dark' : 'light'}`;
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    locale: language,
    timezoneId: 'Europe/Helsinki',
    colorScheme: dark ? 'dark' : 'light',
  });
  await context.clock.setFixedTime(noon);
  await answerPictures(context);
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const shots: Shot[] = [];
  for (const name of chosen) {
    const view = views[name] as View;
    const at = view.isWidget
      ? site.hostPage({ language, dark, layout: view.at })
      : site.origin + view.at.replace('{language}', language);
    shots.push({ caption: `${name} ${cell}`, ...(await take(page, { ...view, at }, width)) });
    for (const fault of new Set(await page.evaluate(strayBoxes))) {
      faults += 1;
      console.log(`${cell} ${name}: ${fault}`);
    }
  }
  await context.close();
  const shown = Math.round(width * scale);
  for (const [i, columns] of sheetsOf(shots, shown, sheet).entries())
    await writeContactSheet(browser, join(out as string, `${cell}-${String(i).padStart(2, '0')}.png`), columns, shown);
}

async function take(page: Page, view: View, width: number): Promise<Omit<Shot, 'caption'>> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ media: view.isPrinted ? 'print' : 'screen' });
  await page.goto(view.at);
  if (view.isWidget) await page.locator('kalends-calendar [part~=footer]').waitFor();
  // A phone has no bars of the month to open.
  const shown = view.click === undefined ? null : page.locator(view.click).filter({ visible: true });
  if (shown !== null && (await shown.count()) > 0) await shown.first().click();
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const height = Math.max(300, Math.min(most, whole));
  await page.setViewportSize({ width, height });
  const late = await page.evaluate(lateImages);
  if (late.length > 0) console.log(`${view.at}: missing ${late.join()}`);
  return { jpeg: await page.screenshot({ type: 'jpeg', quality: 85 }), height: Math.ceil(height * scale) };
}

/** Waits two seconds at most for the pictures that are seen, and names those that have not come. */
async function lateImages(): Promise<string[]> {
  const late = () =>
    [...document.images].filter(
      (one) => !one.complete && one.checkVisibility() && one.getBoundingClientRect().top < innerHeight,
    );
  for (let tries = 0; tries < 40 && late().length > 0; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return late().map((one) => one.src);
}

/** Answers for the host of the pictures, in landscape and in portrait, and for nothing else outside this machine. */
async function answerPictures(context: BrowserContext): Promise<void> {
  await context.route(
    (url) => url.hostname !== '127.0.0.1',
    (route) => {
      const number = Number(/picture-(\d)/.exec(route.request().url())?.[1] ?? Number.NaN);
      if (Number.isNaN(number)) return route.abort();
      const colors = `<stop stop-color="hsl(${number * 70},50%,45%)"/><stop offset="1" stop-color="hsl(${number * 70 + 60},60%,70%)"/>`;
      const body = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="${number % 2 === 1 ? 900 : 2000}"><linearGradient id="g">${colors}</linearGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
      return route.fulfill({ contentType: 'image/svg+xml', body });
    },
  );
}
