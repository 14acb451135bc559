import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { noon } from '../app/app-deps.ts';
import { axeFindings } from './axe.ts';
import { openBrowser, takePicture, visitor } from './open-browser.ts';
import { type HostPage, startHost, startKalends } from './widget-sites.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const follows = ':root{color-scheme:light dark}body{background:light-dark(#fff,#15181a);color:light-dark(#222,#eee)}';

/** A visitor on another site with widgets, at noon (UTC) of 1 October 2026. */
async function visit(host: HostPage, options: BrowserContextOptions = {}, clock: 'stands' | 'runs' = 'stands') {
  const kalends = await startKalends();
  const origin = await startHost(kalends.origin, { ...host, body: host.body.replaceAll('KALENDS', kalends.origin) });
  const { context, complaints } = await visitor(browser, {
    viewport: { width: 800, height: 700 },
    timezoneId: 'Europe/Helsinki',
    locale: 'en',
    ...options,
  });
  onTestFinished(() => context.close());
  await (clock === 'stands' ? context.clock.setFixedTime(noon) : context.clock.install({ time: noon }));
  const page = await context.newPage();
  return { kalends, page, complaints, open: () => page.goto(origin), context };
}

const widget = (attributes: string) => `<kalends-calendar ${attributes}></kalends-calendar>`;
const drawn = (page: Page) => page.locator('kalends-calendar .foot').first().waitFor();
/** Advances the browser's clock on the page. */
const later = async (page: Page, minutes: number) => {
  await page.context().clock.setFixedTime(noon + minutes * 60_000);
  await page.evaluate(() => void dispatchEvent(new Event('online')));
};

describe.each(['list', 'agenda', 'cards', 'month', 'next'])(
  '%s, on a page of another origin with a strict policy',
  (layout) => {
    test.each([
      ['desktop', 'light', 'en', 800],
      ['phone', 'light', 'ru', 360],
      ['desktop', 'dark', 'ru', 1000],
      ['phone', 'dark', 'en', 360],
    ] as const)('%s, %s, %s', async (device, colorScheme, lang, width) => {
      const { page, complaints, open } = await visit(
        { body: widget(`calendar="${lang === 'ru' ? 'osen' : 'autumn'}" layout="${layout}"`), lang, css: follows },
        { viewport: { width, height: 700 }, colorScheme },
      );
      await open();
      await drawn(page);
      await takePicture(page, `widget-${layout}-${device}-${colorScheme}-${lang}`);
      const text = await page.locator('kalends-calendar .kalends').innerText();
      expect(text).toContain(lang === 'ru' ? 'Часовой пояс: Восточная Европа' : 'Time zone: Eastern European Time');
      expect(text).toContain(lang === 'ru' ? 'Подписаться' : 'Subscribe');
      if (layout !== 'next') expect(text).toContain(lang === 'ru' ? 'Отменено' : 'Cancelled');
      expect(await axeFindings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(complaints).toEqual([]);
    });
  },
);

test('runs when the policy names no host, only scripts with a nonce', async () => {
  const { page, complaints, open } = await visit({ body: widget('calendar="autumn"'), nonce: 'r4nd0m' });
  await open();
  await drawn(page);
  expect(complaints).toEqual([]);
});

test('removed and inserted again, it shows its events and refreshes again', async () => {
  const body = `${widget('calendar="autumn"')}<div id="other"></div>`;
  const { page, kalends, open } = await visit({ body }, {}, 'runs');
  kalends.trouble.uncached = true;
  await open();
  await drawn(page);
  await page.evaluate(() => {
    const node = document.querySelector('kalends-calendar');
    node?.remove();
    if (node) document.querySelector('#other')?.append(node);
  });
  expect(await page.locator('kalends-calendar .title').count()).toBe(5);
  expect(kalends.asked).toHaveLength(1);
  await page.clock.fastForward('06:00');
  await expect.poll(() => kalends.asked.length).toBe(2);
});

test('names the former time of a moved event', async () => {
  const { page, kalends, open } = await visit({ body: ['list', 'agenda', 'next'].map((layout) => widget(`calendar="autumn" layout="${layout}"`)).join('') }); // biome-ignore format: one line
  const answer = kalends.publisher.answers.get('autumn');
  if (answer?.kind !== 'snapshot') throw new Error('There is no such calendar.');
  const events = answer.snapshot.events.map((one) => one.event.id === 'tonight' ? { ...one, movedFrom: '2026-09-30T16:00:00Z' } : one); // biome-ignore format: one line
  kalends.publisher.answers.set('autumn', {
    kind: 'snapshot',
    snapshot: { ...answer.snapshot, events, version: 'v2' },
  });
  await open();
  await page.locator('kalends-calendar .foot').nth(2).waitFor();
  const lines = await page.locator('kalends-calendar .former').allInnerTexts();
  expect(lines.map((line) => line.replace(/\s/g, ' '))).toEqual(Array(3).fill('Previously Wed, 30 September, 19:00'));
  expect(await page.locator('kalends-calendar .badge.moved').count()).toBe(3);
});

test('shows a portal’s texts as text, whatever they contain', async () => {
  const { page, complaints, open } = await visit({ body: widget('calendar="autumn" limit="20"') });
  await open();
  await drawn(page);
  expect(await page.locator('kalends-calendar .kalends').innerText()).toContain(
    '"><img src=x onerror=document.title=1>',
  );
  expect(await page.locator('kalends-calendar img, kalends-calendar script').count()).toBe(0);
  expect(await page.title()).toBe('Our site');
  expect(complaints).toEqual([]);
});

test('the widgets of a page share one request, and those with other categories have their own', async () => {
  const layouts = ['list', 'agenda', 'month', 'next'].map((layout) => widget(`calendar="autumn" layout="${layout}"`));
  const { page, kalends, open } = await visit({
    body: layouts.join('') + widget('calendar="autumn" category="Lecture"'),
  });
  kalends.trouble.uncached = true;
  await open();
  await page.locator('kalends-calendar .foot').nth(4).waitFor();
  expect(kalends.asked).toEqual([
    '/embed/autumn/events.json?lang=en',
    '/embed/autumn/events.json?category=Lecture&lang=en',
  ]);
  expect(await page.locator('kalends-calendar').last().locator('.title').allInnerTexts()).toEqual([
    'What children know about grammar',
  ]);
});

test('takes its font and colour from the page, or from custom properties', async () => {
  const css = 'body{color:#123456}.own{--kalends-text:#654321;--kalends-font:monospace;--kalends-accent:#800}';
  const body = `${widget('calendar="autumn"')}<div class="own">${widget('calendar="autumn" layout="next"')}</div>`;
  const { page, open } = await visit({ body, css });
  await open();
  await page.locator('kalends-calendar .foot').nth(1).waitFor();
  const look = (n: number, selector: string) =>
    page.locator('kalends-calendar').nth(n).locator(selector).first().evaluate((node) => {
      const { color, fontFamily, backgroundColor } = getComputedStyle(node);
      return { color, fontFamily, backgroundColor };
    }); // biome-ignore format: one expression
  expect(await look(0, '.title')).toMatchObject({ color: 'rgb(18, 52, 86)', fontFamily: 'Georgia, serif' });
  expect(await look(1, '.title')).toMatchObject({ color: 'rgb(101, 67, 33)', fontFamily: 'monospace' });
  expect((await look(1, '.away')).backgroundColor).toBe('rgb(136, 0, 0)');
});

test.each([
  ['theme="dark"', 'light', 'dark'],
  ['theme="light"', 'dark', 'light'],
  ['theme="auto"', 'dark', 'dark'],
  ['', 'dark', 'page'],
] as const)('with %s and a visitor who prefers %s, it is %s', async (theme, colorScheme, expected) => {
  const { page, open } = await visit({ body: widget(`calendar="autumn" ${theme}`) }, { colorScheme });
  await open();
  await drawn(page);
  await takePicture(page, `widget-theme-${expected}-${theme.replace(/\W/g, '') || 'none'}`);
  const color = await page
    .locator('kalends-calendar .title')
    .first()
    .evaluate((node) => getComputedStyle(node).color);
  const colors = { dark: 'rgb(233, 231, 226)', light: 'rgb(31, 37, 40)', page: 'rgb(34, 34, 34)' };
  expect(color).toBe(colors[expected]);
  expect(await axeFindings(page)).toEqual([]);
});

describe('what a page can do with it', () => {
  test('it hears which event is chosen, and may keep the link from being followed', async () => {
    const { page, open } = await visit({ body: widget('calendar="autumn" limit="20"') });
    await open();
    await drawn(page);
    await page.evaluate(() => {
      document.addEventListener('kalends:select', (event) => {
        event.preventDefault();
        document.title = JSON.stringify((event as CustomEvent).detail);
      });
    });
    const before = page.url();
    await page.getByRole('link', { name: 'What children know about grammar' }).click();
    expect(JSON.parse(await page.title())).toEqual({
      id: 'tonight',
      title: 'What children know about grammar',
      start: '2026-10-01T16:00:00Z',
      end: '2026-10-01T17:30:00Z',
      url: 'https://uni.example/grammar',
    });
    expect(page.url()).toBe(before);
  });

  test('it hears of events that arrive, and turns the month', async () => {
    const { page, open } = await visit({
      body: widget('calendar="autumn" layout="month"'),
    });
    await page.addInitScript(() => {
      addEventListener('kalends:load', (event) => {
        document.title = String((event as CustomEvent).detail.events.length > 0);
      });
    });
    await open();
    await drawn(page);
    expect(await page.title()).toBe('true');
    const month = () => page.locator('kalends-calendar .monthname').innerText();
    await page.evaluate(() => (document.querySelector('kalends-calendar') as unknown as { showMonth(month: string): void }).showMonth('2027-01')); // biome-ignore format: one line
    expect(await month()).toBe('January 2027');
    await page.getByRole('button', { name: 'Today' }).click();
    expect(await month()).toBe('October 2026');
  });
});

test('filters in place by keyboard, and leads to the page that subscribes to what is shown', async () => {
  const { page, kalends, open } = await visit({ body: widget('calendar="topics" filters') });
  await open();
  await drawn(page);
  const concert = page.getByRole('button', { name: 'Concert' });
  await concert.focus();
  await page.keyboard.press('Space');
  const titles = () => page.locator('kalends-calendar .title').allInnerTexts();
  expect(await titles()).toEqual(['Four hands, one piano']);
  expect(await concert.getAttribute('aria-pressed')).toBe('true');
  // Asked of the page in one step: the view is drawn anew when the category's file arrives.
  const focused = () => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent);
  expect(await focused()).toBe('Concert');
  const subscribe = page.getByRole('link', { name: /^Subscribe/ });
  await expect.poll(() => subscribe.getAttribute('href')).toBe(`${kalends.origin}/calendars/topics/category/concert#subscribe`); // biome-ignore format: one line
  expect(await focused()).toBe('Concert');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Space');
  expect(await titles()).toHaveLength(2);
});

test('says in the console, once, which category no event has', async () => {
  const body = Array(3).fill(widget('calendar="topics" category="Concret"')).join('');
  const { page, open } = await visit({ body });
  const said: string[] = [];
  page.on('console', (message) => void said.push(message.text()));
  await open();
  await page.locator('kalends-calendar .foot').nth(2).waitFor();
  expect(said).toEqual([
    '<kalends-calendar calendar="topics">: no event to come has the category “Concret”. There are: Concert | Lecture',
  ]);
});

test.each([1280, 390])('the builder’s code keeps the place free, %i wide', async (width) => {
  const { page, kalends } = await visit({ body: '' }, { viewport: { width: 1280, height: 850 } });
  const snippets: string[] = [];
  for (const layout of ['list', 'agenda', 'month', 'next']) {
    await page.goto(`${kalends.origin}/calendars/autumn/embed?layout=${layout}`);
    const code = page.locator('#snippet');
    const usual = await code.evaluate((node: HTMLTextAreaElement) => node.defaultValue);
    await expect.poll(() => code.inputValue()).not.toBe(usual);
    snippets.push((await code.inputValue()).replace(/<script.*<\/script>/, ''));
  }
  await page.setViewportSize({ width, height: 850 });
  const host = await startHost(kalends.origin, { body: `${snippets.join('')}<p>After.</p>`, inlineStyles: true });
  await page.addInitScript(() => {
    const shifts = globalThis as { shifts?: number[] };
    shifts.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.shifts?.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(host);
  await page.locator('kalends-calendar .foot').nth(3).waitFor();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const total = await page.evaluate(() => ((globalThis as { shifts?: number[] }).shifts ?? []).reduce((sum, one) => sum + one, 0)); // biome-ignore format: one line
  expect(total).toBeLessThan(0.05);
});

describe('with the keyboard', () => {
  test('the month changes, and the focus stays where it was', async () => {
    const { page, kalends, open } = await visit({ body: widget('calendar="autumn" layout="month"') });
    await open();
    await drawn(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const focused = () =>
      page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.getAttribute('aria-label'));
    expect(await focused()).toBe('Next month');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    expect(await page.locator('kalends-calendar .monthname').innerText()).toBe('December 2026');
    expect(await focused()).toBe('Next month');
    expect(await page.locator('kalends-calendar [role=status]').innerText()).toBe('December 2026');
    expect(await page.locator('kalends-calendar td:not(.out) .title').allInnerTexts()).toEqual(Array(5).fill('Lunchtime yoga')); // biome-ignore format: one line
    expect(kalends.asked).toHaveLength(1);
  });

  test('a full day opens, and stays open through a refresh', async () => {
    const { page, kalends, open } = await visit({ body: widget('calendar="crowded" layout="month"') }, { viewport: { width: 1000, height: 700 } }); // biome-ignore format: one line
    await open();
    await drawn(page);
    await takePicture(page, 'widget-month-crowded');
    const more = page.locator('kalends-calendar td > details > summary');
    expect(await more.innerText()).toBe('37 more');
    await more.focus();
    await page.keyboard.press('Enter');
    expect(await page.locator('kalends-calendar td .title:visible').count()).toBe(40);
    await later(page, 6);
    await expect.poll(() => kalends.asked.length).toBe(2);
    expect(await page.locator('kalends-calendar td .title:visible').count()).toBe(40);
  });
});

describe('when it can’t load events', () => {
  test('says so in words, and loads them on “Try again”', async () => {
    const { page, kalends, open } = await visit({ body: widget('calendar="autumn"') });
    kalends.trouble.status = 500;
    await open();
    const retry = page.getByRole('button', { name: 'Try again' });
    await retry.waitFor();
    await takePicture(page, 'widget-failed');
    expect(await page.locator('kalends-calendar .kalends').innerText()).toContain('The events could not be loaded.');
    expect(await page.locator('kalends-calendar [role=status]').innerText()).toBe('The events could not be loaded.');
    expect(await page.getByRole('link', { name: 'All events' }).getAttribute('href')).toBe(
      `${kalends.origin}/calendars/autumn`,
    );
    expect(await axeFindings(page)).toEqual([]);
    kalends.trouble.status = null;
    await retry.click();
    await drawn(page);
    expect(await page.locator('kalends-calendar [role=status]').innerText()).toBe('');
  });

  test.each([
    ['calendar="nobody"', 'This calendar is not available.'],
    ['calendar="nobody" language="ru"', 'Этот календарь недоступен.'],
    ['', 'This calendar is not available.'],
    ['calendar="empty"', 'Nothing is scheduled at the moment.'],
    ['calendar="empty" layout="month"', 'There are no events this month.'],
    ['calendar="autumn" category="no such"', 'Nothing is scheduled at the moment.'],
  ])('%s: %s', async (attributes, sentence) => {
    const { page, open } = await visit({ body: widget(attributes) });
    await open();
    await page.getByText(sentence).first().waitFor();
    if (attributes === 'calendar="empty"') await takePicture(page, 'widget-empty');
    expect(await axeFindings(page)).toEqual([]);
  });

  test('keeps its events when a refresh fails, and says how old they are', async () => {
    const { page, kalends, open } = await visit({ body: widget('calendar="autumn"') });
    await open();
    await drawn(page);
    kalends.trouble.status = 503;
    await later(page, 6);
    const note = page.locator('kalends-calendar .note');
    await note.waitFor();
    await takePicture(page, 'widget-stale');
    expect((await note.innerText()).replace(/\s/g, ' ')).toBe('Could not update. These are the events as of 15:00.');
    expect(await page.locator('kalends-calendar .title').count()).toBe(5);
    kalends.trouble.status = null;
    await later(page, 7);
    await note.waitFor({ state: 'detached' });
  });
});

test('past events disappear without a request', async () => {
  const { page, kalends, open } = await visit({ body: widget('calendar="autumn"') });
  await open();
  await drawn(page);
  await page.clock.setFixedTime(Date.parse('2026-10-01T17:30:00Z'));
  kalends.trouble.status = 500;
  await page.locator('kalends-calendar').evaluate((node) => node.setAttribute('limit', '6'));
  const titles = await page.locator('kalends-calendar .title').allInnerTexts();
  expect(titles).not.toContain('What children know about grammar');
  expect(titles).toContain('Field trip to the islands');
});

test('shows a visitor in another zone their own time', async () => {
  const { page, open } = await visit(
    { body: widget('calendar="autumn" layout="agenda"') },
    { timezoneId: 'Asia/Tokyo' },
  );
  await open();
  await drawn(page);
  await takePicture(page, 'widget-agenda-tokyo');
  const text = (await page.locator('kalends-calendar .kalends').innerText()).replace(/\s/g, ' ');
  expect(text).toMatch(/19:00–20:30 Fri, 2 October, 01:00–02:30 your time/);
});

test('follows its attributes, and a page written from right to left', async () => {
  const { page, open } = await visit(
    { body: widget('calendar="autumn" language="ar" layout="month"') },
    { viewport: { width: 900, height: 700 } },
  );
  await open();
  await drawn(page);
  await takePicture(page, 'widget-month-rtl');
  const box = async (name: string) => (await page.getByRole('button', { name }).boundingBox())?.x ?? 0;
  expect(await box('الشهر السابق')).toBeGreaterThan(await box('الشهر التالي'));
  await page.locator('kalends-calendar').evaluate((node) => {
    node.setAttribute('layout', 'list');
    node.setAttribute('language', 'ru');
    node.setAttribute('heading', 'none');
    node.setAttribute('target', '_blank');
  });
  await page.getByText('Сегодня').first().waitFor();
  expect(await page.locator('kalends-calendar h2').count()).toBe(0);
  expect(await page.locator('kalends-calendar .title').first().getAttribute('rel')).toBe('noopener');
});

// Chromium knows how to write neither Galician nor Bosnian dates: the one in its own language, the other as `M10`.
test.each([
  ['gl', /Xov\., 8 de outubro.*17:00–18:30/],
  ['bs', /Čet, 8\. oktobar.*17:00.?–.?18:30/],
])('writes dates in a language that the browser does not know (%s)', async (language, expected) => {
  const { page, open } = await visit({ body: widget(`calendar="autumn" language="${language}" limit="20"`) });
  await open();
  await drawn(page);
  expect((await page.locator('kalends-calendar ul.list').innerText()).replace(/\s/g, ' ')).toMatch(expected);
});

test('on a narrow page from right to left, the day comes before its time', async () => {
  const { page, open } = await visit(
    { body: widget('calendar="autumn" language="ar"') },
    { viewport: { width: 360, height: 700 } },
  );
  await open();
  await drawn(page);
  const event = page.locator('kalends-calendar .event').filter({ hasText: 'grammar' });
  const at = async (selector: string) => (await event.locator(selector).boundingBox()) ?? { x: 0, y: 0 };
  const [day, clock] = [await at('.day'), await at('.clock')];
  expect(day.y).toBe(clock.y);
  expect(day.x).toBeGreaterThan(clock.x);
});

test('without JavaScript, the content of the element is shown', async () => {
  const body = '<kalends-calendar calendar="autumn"><a href="KALENDS/calendars/autumn">Lectures</a></kalends-calendar>';
  const { page, open } = await visit({ body }, { javaScriptEnabled: false });
  await open();
  expect(await page.getByRole('link', { name: 'Lectures' }).isVisible()).toBe(true);
});
