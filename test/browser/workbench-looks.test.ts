import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindings } from './axe.ts';
import { openBrowser, takePicture } from './open-browser.ts';
import { openTrickyWorkbench, type TrickyWorkbench } from './tricky-workbench.ts';
import { administrator, widerBy } from './workbench-visit.ts';

let browser: Browser;
let workbench: TrickyWorkbench;
let visit: Awaited<ReturnType<typeof administrator>>;
beforeAll(async () => {
  [browser, workbench] = await Promise.all([openBrowser(), openTrickyWorkbench()]);
  visit = await administrator(browser, workbench);
});
afterAll(async () => {
  await visit?.close();
  await workbench?.close();
  await browser?.close();
});

/** What the page shows, and how one gets back. Words of both languages. */
const states: readonly (readonly [
  name: string,
  open: (page: Page) => Promise<void>,
  close: (page: Page) => Promise<void>,
])[] = [
  ['questions', async (page) => page.locator('.question').waitFor(), async () => undefined],
  [
    'field',
    async (page) => {
      await page.locator('[data-field="event.start"] .field-head').click();
      await page.locator('.readings-menu > summary').click();
      await page.locator('.readings-menu .rule-choices').waitFor();
    },
    async (page) => page.locator('[data-field="event.start"] .field-head').click(),
  ],
  [
    'editor',
    async (page) => {
      await page.locator('[data-field="event.status"] .field-head').click();
      await page.locator('[data-field="event.status"] .actions button').first().click();
      await page.getByRole('combobox', { name: 'JMESPath' }).fill('sta');
      await page.locator('.completion').first().waitFor();
    },
    async (page) => page.locator('[data-field="event.status"] .field-head').click(),
  ],
  [
    'fault',
    async (page) => {
      await page.locator('[data-field="event.title"] .field-head').click();
      await page.locator('[data-field="event.title"] .actions button').nth(1).click();
      await page.getByRole('combobox', { name: 'JMESPath' }).fill('name[');
      await page.locator('.fault').waitFor();
    },
    async (page) => page.locator('[data-field="event.title"] .field-head').click(),
  ],
  [
    'value',
    async (page) => {
      await page.locator('[role=treeitem]', { hasText: 'topic' }).first().click();
      await page.locator('.suggestions li').first().waitFor();
    },
    async (page) => page.keyboard.press('Escape'),
  ],
  [
    'answer',
    async (page) => {
      await page.locator('.whole-answers button').first().click();
      await page.locator('.answer-of').waitFor();
    },
    async (page) => page.locator('.row').first().click(),
  ],
  [
    'portal',
    async (page) => {
      await page.locator('.top-tools button').nth(1).click();
      await page.locator('dialog form').waitFor();
    },
    async (page) => page.keyboard.press('Escape'),
  ],
  [
    'save',
    async (page) => {
      await page.locator('.changes-bar .primary').click();
      await page.locator('.diff').waitFor();
    },
    async (page) => page.keyboard.press('Escape'),
  ],
  [
    'changes',
    async (page) => {
      await page.locator('.bar-line [aria-expanded]').first().click();
      await page.locator('.examples-table').waitFor();
    },
    async (page) => page.locator('.drawer .icon-button').click(),
  ],
];

test.each([
  ['light', 'en', 1280],
  ['dark', 'ru', 820],
  ['light', 'ru', 390],
] as const)('is accessible, and never wider than the screen: %s, %s, %i', async (colorScheme, language, width) => {
  const { page, faults } = visit;
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  await page.locator('.top-tools select').selectOption(language);
  // One change, so that there is something to save.
  if ((await page.locator('.changes-bar .primary').count()) === 0) {
    await page.locator('[data-field="event.location"] .field-head').click();
    await page.locator('[data-field="event.location"] .actions button').nth(2).click();
    await page.locator('.changes-bar .primary').waitFor();
    await page.locator('[data-field="event.location"] .field-head').click();
  }
  for (const [name, open, close] of states) {
    await open(page);
    // A phone shows the same elements in another order.
    const found = [await widerBy(page), ...(width < 800 ? [] : await axeFindings(page))];
    await takePicture(page, `workbench-${name}-${colorScheme}-${language}-${width}`);
    expect([name, ...found]).toEqual([name, 0]);
    await close(page);
  }
  expect(faults).toEqual([]);
});

test('keeps what was done when the server is gone, and says so', async () => {
  const { page, faults } = visit;
  await page.locator('.top-tools select').selectOption('en');
  await workbench.close();
  await page.getByRole('button', { name: 'Undo: Place: switched off' }).click();
  const alert = page.getByRole('alert');
  await alert.getByText('does not answer').waitFor();
  expect(await alert.textContent()).toContain('mapping.event.location: null');
  expect(await axeFindings(page)).toEqual([]);
  // The browser reports the connection that was refused.
  expect(faults.filter((fault) => !/ERR_CONNECTION_REFUSED/.test(fault))).toEqual([]);
});
