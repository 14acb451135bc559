import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendarOf, fakePublisher, noon, published, snapshotOf } from '../app/app-deps.ts';
import { nodeApp } from '../app/node-app.ts';
import { openBrowser, visitor } from './open-browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const title = 'Open consultation with the whole administration';
const talk = (id: string, day: string, hours: number, more = {}) =>
  published({
    id,
    title,
    start: `${day}T09:00:00Z`,
    end: `${day}T${String(9 + hours).padStart(2, '0')}:00:00Z`,
    ...more,
  });
const events = [
  talk('hour', '2026-10-01', 1),
  talk('off', '2026-10-02', 1, { status: 'cancelled' }),
  talk('long', '2026-09-29', 2),
  talk('later', '2026-09-30', 2, { status: 'postponed' }),
]; // biome-ignore format: a table

const views = ['view=week&week=2026-10-01', 'view=month&month=2026-10'];

test.each(views.flatMap((view) => [1280, 1000, 768].map((width) => [view, width] as const)))(
  'on an Arabic page, a Latin title begins visibly and is cut at its own end: ?%s at %i',
  async (view, width) => {
    const { origin } = await nodeApp({ publisher: fakePublisher([snapshotOf(calendarOf('talks'), { events })]) });
    const { context } = await visitor(browser, { locale: 'ar', viewport: { width, height: 900 } });
    try {
      await context.clock.setFixedTime(noon);
      const page = await context.newPage();
      await page.goto(`${origin}/calendars/talks?${view}`);
      const found = await page.locator('.week :is(.slot, .entry) a').evaluateAll((links) =>
        links.map((link) => {
          const clips: Element[] = [];
          for (let box: Element | null = link; box !== null; box = box.parentElement)
            if (getComputedStyle(box).overflowX === 'hidden') clips.push(box);
          const letter = document.createRange();
          letter.setStart(link.firstChild as Text, 0);
          letter.setEnd(link.firstChild as Text, 1);
          const first = letter.getBoundingClientRect();
          const style = getComputedStyle(link);
          const own = link.getBoundingClientRect();
          const within = ({ left, right, top, bottom }: DOMRect) =>
            clips
              .map((box) => box.getBoundingClientRect())
              .every((b) => left >= b.left - 1 && right <= b.right + 1 && top >= b.top - 1 && bottom <= b.bottom + 1);
          return {
            begins: within(first),
            // The box that cuts it reads as the title does.
            cutBy: clips[0] === link ? style.direction : 'a box around it',
            // Chromium puts the ellipsis of several lines behind the last one, which ends at the page's edge.
            ellipsis:
              style.whiteSpace === 'nowrap'
                ? style.textOverflow
                : Number.parseFloat(style.paddingRight) >= Number.parseFloat(style.fontSize) &&
                    clips.every((box) => box.getBoundingClientRect().right >= own.right - 0.5)
                  ? 'ellipsis'
                  : 'cut',
          };
        }),
      );
      const good = { begins: true, cutBy: 'ltr', ellipsis: 'ellipsis' };
      expect(found).toEqual(events.map(() => good));
    } finally {
      await context.close();
    }
  },
);
