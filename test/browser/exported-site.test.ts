import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type ExportedSite, startExportedSite, type Undo } from '../clients/nginx-files.ts';
import { openBrowser, visitor } from './open-browser.ts';
import { startHost } from './widget-sites.ts';

let browser: Browser;
/** The one that most tests only read. */
let shared: ExportedSite;
const undos: Undo[] = [];
beforeAll(async () => {
  browser = await openBrowser();
  shared = await startExportedSite(events, { atEnd: (undo) => undos.push(undo) });
});
afterAll(async () => {
  await browser?.close();
  for (const undo of undos.reverse()) await undo();
});

const year = new Date().getUTCFullYear() + 1;
const day = (month: string, date: number) => `${year}-${month}-${String(date).padStart(2, '0')}`;
const events = [
  ...Array.from({ length: 130 }, (_, i) => ({
    id: `l${i}`,
    title: `Lecture number ${i}`,
    start: `${day('03', 1 + (i % 28))}T10:00:00Z`,
    end: `${day('03', 1 + (i % 28))}T11:00:00Z`,
    category: 'Lecture',
  })),
  ...[3, 10, 17].map((date) => ({
    id: `c${date}`,
    title: `Concert on the ${date}th`,
    start: `${day('05', date)}T16:00:00Z`,
    end: `${day('05', date)}T18:00:00Z`,
    category: 'Concert',
  })),
  { id: 'yoga', title: 'Yoga', start: `${day('04', 5)}T08:00:00Z`, end: `${day('04', 5)}T09:00:00Z`, rrule: 'FREQ=WEEKLY;COUNT=4', category: 'Sports' },
]; // biome-ignore format: a table

async function visit(site: ExportedSite = shared) {
  const { context, complaints } = await visitor(browser, {
    viewport: { width: 1000, height: 800 },
    timezoneId: 'Europe/Helsinki',
    locale: 'en',
  });
  onTestFinished(() => context.close());
  const wrong: string[] = [];
  context.on('response', (response) => {
    if (response.status() >= 400) wrong.push(`${response.status()} ${response.url()}`);
  });
  return { site, page: await context.newPage(), complaints, wrong };
}

test('visitors find every event by following links, and meet no dead one', async () => {
  const { site, page, complaints, wrong } = await visit(await startExportedSite(events, { path: '/kalends' }));
  await page.goto(`${site.origin}/`);
  await page.getByRole('link', { name: 'Calendar 1', exact: true }).click();
  expect(await page.locator('form[role=search]').count()).toBe(0);
  await page.locator('a[rel=next]').click();
  expect(page.url()).toBe(`${site.origin}/calendars/c1/page/2`);
  await page.getByRole('navigation').getByRole('link', { name: 'Concert' }).click();
  expect(new URL(page.url()).pathname).toBe('/kalends/calendars/c1/category/concert');
  expect(await page.locator('li.event').count()).toBe(3);
  expect(await page.locator('[data-server]').count()).toBe(0);
  await page.getByRole('link', { name: 'Concert on the 3th' }).first().click();
  expect(await page.locator('h1').textContent()).toBe('Concert on the 3th');
  await page.goto(`${site.origin}/calendars/c1/month/${year}-03`);
  await page.locator('.month a.to-day').first().click();
  expect(await page.locator('li.event').count()).toBeGreaterThan(1);
  expect(wrong).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a link of a feed to one date of a series leads to that date', async () => {
  const { site, page, complaints } = await visit();
  const month = await fetch(`${site.origin}/embed/c1/events/${year}-04.json`);
  const answer = (await month.json()) as { readonly events: readonly { readonly url: string }[] };
  const link = answer.events.map(({ url }) => url).filter((url) => url.includes('/yoga?'))[2] ?? '';
  await page.goto(link);
  const start = new URL(link).searchParams.get('start')?.replace(/[-:]/g, '');
  await page.waitForURL(`${site.origin}/calendars/c1/events/yoga/${start}`);
  expect(await page.locator('dd time').first().textContent()).toContain('19');
  await page.goto(`${site.origin}/calendars/c1/events/yoga?start=1999-01-01`);
  expect(await page.locator('h1').textContent()).toBe('Yoga');
  expect(complaints).toEqual([]);
});

const widgetOn = async ({ origin }: ExportedSite, attributes: string) =>
  startHost(origin, { body: `<kalends-calendar calendar="c1" ${attributes}></kalends-calendar>` });

test.each([
  ['limit="2"', ['Lecture number 0', 'Lecture number 28'], 'Concert'],
  [
    'category="concert" layout="agenda"',
    ['Concert on the 3th', 'Concert on the 10th', 'Concert on the 17th'],
    'Lecture',
  ],
  ['language="de" category="Sports | concert" layout="next"', ['Yoga'], 'Lecture'],
])('the widget on another site: %s', async (attributes, shown, hidden) => {
  const { site, page, complaints, wrong } = await visit();
  await page.goto(await widgetOn(site, attributes));
  await page.locator('kalends-calendar .foot').waitFor();
  const text = await page.locator('kalends-calendar .kalends').innerText();
  for (const title of shown) expect(text).toContain(title);
  expect(text).not.toContain(hidden);
  expect([wrong, complaints]).toEqual([[], []]);
});

test('the widget turns to months with events, and asks for none without', async () => {
  const { site, page, complaints, wrong } = await visit(await startExportedSite(events.slice(0, -1)));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(await widgetOn(site, 'layout="month"'));
  await page.locator('kalends-calendar .foot').waitFor();
  const months = (year - new Date().getUTCFullYear()) * 12 + 4 - new Date().getUTCMonth();
  for (let i = 0; i < months + 2; i += 1) {
    await page.locator('kalends-calendar button[data-key=next]').last().click();
    const isMay = i === months - 1;
    if (isMay) await page.getByRole('link', { name: 'Concert on the 10th' }).first().waitFor();
  }
  expect(await page.locator('kalends-calendar .kalends').innerText()).not.toContain('Concert on');
  const files = asked.filter((path) => path.includes('/events/')).sort();
  expect(files).toContain(`/embed/c1/events/${year}-05.json`);
  expect(files).not.toContain(`/embed/c1/events/${year}-07.json`);
  expect([wrong, complaints]).toEqual([[], []]);
});

test('the page for an iframe shows what its query asks for', async () => {
  const { site, page, complaints, wrong } = await visit();
  const frame = `<iframe src="${site.origin}/embed/c1?layout=agenda&amp;category=concert&amp;theme=dark" title="x"></iframe>`;
  await page.goto(await startHost(site.origin, { body: frame }));
  const inner = page.frameLocator('iframe');
  await inner.locator('kalends-calendar .foot').waitFor();
  const text = await inner.locator('kalends-calendar .kalends').innerText();
  expect(text).toContain('Concert on the 17th');
  expect(text).not.toContain('Lecture number');
  await expect.poll(async () => (await page.locator('iframe').boundingBox())?.height ?? 0).toBeGreaterThan(160);
  expect([wrong, complaints]).toEqual([[], []]);
});

test('the builder shows each choice', async () => {
  const { site, page, complaints, wrong } = await visit();
  await page.goto(`${site.origin}/calendars/c1/embed`);
  await page.locator('#preview kalends-calendar .foot').waitFor();
  await page.getByRole('checkbox', { name: 'Concert' }).check();
  await page.getByRole('combobox').first().selectOption('agenda');
  expect(await page.locator('#snippet').inputValue()).toContain('layout="agenda" category="Concert"');
  await expect
    .poll(() => page.locator('#preview kalends-calendar .kalends').innerText())
    .not.toContain('Lecture number');
  expect(await page.locator('#apply').count()).toBe(0);
  expect([wrong, complaints]).toEqual([[], []]);
});
