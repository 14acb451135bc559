import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindings } from './axe.ts';
import { openBrowser } from './open-browser.ts';
import { openTrickyWorkbench } from './tricky-workbench.ts';
import { administrator } from './workbench-visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

test('an administrator gets from a wrong title, hour, status and page to a saved configuration by mouse', async () => {
  const workbench = await openTrickyWorkbench();
  const { page, faults, close } = await administrator(browser, workbench);
  try {
    await expect.poll(() => page.getByRole('option').count()).toBeGreaterThan(5);
    expect(await page.getByText('20 events', { exact: true }).count()).toBe(1);

    // A page of the list is missing: the page says so, and leads to the settings.
    const problems = page.getByRole('region', { name: 'Problems of the portal' });
    expect(await problems.textContent()).toContain('20 records of 60 came');
    await problems.getByRole('button', { name: 'Portal settings' }).click();
    const settings = page.getByRole('dialog', { name: 'Portal settings' });
    await settings.getByLabel('Lists are paged by').selectOption('page');
    await settings.getByLabel('Parameter that chooses a page').fill('lot');
    await settings.getByLabel('Number of the first page').fill('0');
    await settings.getByRole('button', { name: 'Try it on the portal' }).click();
    await settings.getByText('60 records on 3 pages').waitFor();
    await settings.getByRole('button', { name: 'Use these settings' }).click();
    await settings.waitFor({ state: 'hidden' });
    await page.getByText('60 events', { exact: true }).waitFor();
    await expect.poll(() => problems.count()).toBe(0);
    // What opened the dialog is gone with the problem.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');

    // An unread code: an example leads to its record, and one click answers.
    await page.locator('button.example').first().click();
    await expect.poll(() => page.locator('[role=option][aria-selected=true]').textContent()).toContain('Slot 8');
    await page.getByRole('button', { name: 'cancelled', exact: true }).click();
    await page.getByRole('heading', { name: 'No question is open' }).waitFor();
    await expect.poll(() => page.getByRole('option', { name: /Slot 8 .*cancelled/ }).count()).toBe(1);

    await page.locator('.row').first().click();

    // The title is another value of the record: a click on it proposes rules.
    await page
      .getByRole('treeitem', { name: /topic: Black holes, part 1/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Use: Title' }).click();
    await page.getByRole('option', { name: /^Black holes, part 1/ }).waitFor();
    await expect.poll(() => page.getByRole('treeitem', { selected: true }).first().textContent()).toContain('topic');

    // The hours are UTC beside a zone: the field's other readings have the right one.
    await page.getByRole('button', { name: /^Start/ }).click();
    await page.getByText('The values are right, but read wrongly').click();
    await page.getByRole('button', { name: 'Use this: begin · timeZone: UTC' }).click();
    await page.getByRole('option', { name: /Black holes, part 1.*19:30/ }).waitFor();

    const bar = page.getByRole('region', { name: 'What changes' });
    expect(await bar.textContent()).toMatch(/40 events appear, 20 titles change/);
    await bar.getByRole('button', { name: 'Save…' }).click();
    const save = page.getByRole('dialog', { name: 'Save to kalends.config.ts' });
    await save.getByText("title: 'topic'").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await save.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('dialog', { name: 'Saved' }).getByText('takes them over by itself').waitFor();
    await page.getByRole('button', { name: 'Keep working' }).click();

    expect(await workbench.file()).toMatch(/^export default \{\n {2}\/\/ The portal of the public lectures\./);
    for (const part of ["param: 'lot'", "title: 'topic'", "timeZone: 'UTC'", "'3': 'cancelled'"])
      expect(await workbench.file()).toContain(part);
    await expect.poll(() => page.getByText('the file has everything').count()).toBe(1);
    expect(faults).toEqual([]);
  } finally {
    await close();
    await workbench.close();
  }
});
