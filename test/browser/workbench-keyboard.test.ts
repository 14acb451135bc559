import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityTree } from './accessibility-tree.ts';
import { openBrowser } from './open-browser.ts';
import { openTrickyWorkbench } from './tricky-workbench.ts';
import { administrator } from './workbench-visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** The name of what has the focus, as a screen reader says it, near enough. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    if (element === null || element === document.body) return '';
    const labels = (element as HTMLInputElement).labels ?? [];
    const named = element.getAttribute('aria-label') ?? [...labels].map(({ textContent }) => textContent).join(' ');
    return (named || (element.textContent ?? '')).replace(/\s+/gu, ' ').trim();
  });

/** Presses Tab until something of that name has the focus. */
async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let n = 0; n < 150; n += 1) {
    await page.keyboard.press(key);
    const now = await focused(page);
    if (name.test(now)) return;
    passed.push(now.slice(0, 40));
  }
  throw new Error(`Tab does not lead to ${name}, but to ${passed.join(' | ')}`);
}

async function press(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

test('an administrator gets to a saved configuration by keyboard alone', async () => {
  const workbench = await openTrickyWorkbench();
  const { page, faults, close } = await administrator(browser, workbench);
  try {
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Skip to the fields');

    // The missing pages.
    await press(page, /^Portal settings$/);
    await page.getByRole('dialog', { name: 'Portal settings' }).waitFor();
    await tabTo(page, /^Lists are paged by/);
    await page.keyboard.type('the num');
    await tabTo(page, /^Parameter that chooses a page/);
    await page.keyboard.type('lot');
    await tabTo(page, /^Number of the first page/);
    await page.keyboard.type('0');
    await page.keyboard.press('Enter');
    await page.getByText('60 records on 3 pages').waitFor();
    await press(page, /^Use these settings$/);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByText('60 events', { exact: true }).waitFor();
    expect(await focused(page)).toBe('Portal settings');

    // The question: the focus goes to what comes after it.
    await press(page, /^cancelled$/);
    await expect.poll(() => focused(page)).toBe('No question is open');

    // F6 goes from part to part, round the page, and Shift+F6 back.
    const parts: string[] = [];
    for (let n = 0; n < 6; n += 1) {
      await page.keyboard.press('F6');
      parts.push(
        await page.evaluate(() => document.activeElement?.closest('.pane, .deck, .changes-bar')?.className ?? ''),
      );
    }
    expect(parts).toEqual([
      'pane events',
      'pane record',
      'pane preview',
      'pane fields',
      'changes-bar ',
      expect.stringContaining('deck'),
    ]);
    await page.keyboard.press('Shift+F6');
    expect(await focused(page)).toContain('Save');

    // Events by arrows.
    await page.keyboard.press('F6');
    await page.keyboard.press('F6');
    expect(await focused(page)).toContain('Slot 1 Weber');
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option', { name: /Slot 2/, selected: true }).waitFor();
    await page
      .getByRole('treeitem', { name: /topic: Rivers of Asia, part 1/ })
      .first()
      .waitFor();

    // The tree: a letter jumps, Enter proposes, Escape gives the focus back.
    await tabTo(page, /^In the list/);
    await page.keyboard.press('t');
    expect(await focused(page)).toContain('topic: Rivers of Asia');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Use this value' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await focused(page)).toContain('topic: Rivers of Asia');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Use: Title' }).waitFor();
    await press(page, /^Use: Title$/);
    await page.getByRole('option', { name: /^Rivers of Asia/, selected: true }).waitFor();
    expect(await focused(page)).toContain('topic: Rivers of Asia');

    // A rule with completion and an option.
    await press(page, /^Start2/);
    await press(page, /^Edit rule$/);
    await expect.poll(() => focused(page)).toBe('Expression (JMESPath)');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('beg');
    await page.getByRole('listbox', { name: 'Expression (JMESPath)' }).getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('combobox', { name: /^Expression/ }).inputValue()).toBe('begin');
    await press(page, /^Options/);
    await tabTo(page, /^Time zone of this field/);
    await page.keyboard.type('UTC');
    await page.getByText('60 starts change').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: /^Rivers of Asia.*19:30/, selected: true }).waitFor();
    await expect.poll(() => focused(page)).toMatch(/^Start2/);

    // Undone and done again.
    await page.keyboard.press('Control+z');
    await page.getByRole('option', { name: /^Rivers of Asia.*16:30/, selected: true }).waitFor();
    await page.keyboard.press('Control+Shift+Z');
    await page.getByRole('option', { name: /^Rivers of Asia.*19:30/, selected: true }).waitFor();

    await press(page, /^Save…$/);
    await page.getByRole('dialog', { name: 'Save to kalends.config.ts' }).getByText("title: 'topic'").waitFor();
    await press(page, /^Save$/);
    await expect.poll(() => focused(page)).toBe('Keep working');
    expect(await workbench.file()).toContain("timeZone: 'UTC'");
    await tabTo(page, /^End the workbench$/, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'The workbench is closed' }).waitFor();
    expect(await workbench.ended).toBe(0);
    expect(faults).toEqual([]);
  } finally {
    await close();
    await workbench.close();
  }
});

test('a correction is made through the accessibility tree alone, and each result is said', async () => {
  const workbench = await openTrickyWorkbench();
  const { page, faults, close } = await administrator(browser, workbench);
  try {
    const tree = await accessibilityTree(page);
    expect((await tree.find('button', 'Redo')).states).toMatchObject({ disabled: true });
    expect((await tree.find('option', /Slot 1 Weber/)).states).toMatchObject({ selected: true });
    expect((await tree.find('button', 'cancelled')).description).toContain('Slot 8');
    await tree.act('button', 'cancelled');
    await tree.hear(/Now in force: .*status changes/);
    await expect.poll(() => tree.focused()).toMatch(/^No question is open/);

    expect((await tree.find('treeitem', /^topic: /)).states).toMatchObject({ level: 2, selected: false });
    await tree.act('treeitem', /^topic: /);
    expect((await tree.find('dialog', 'Use this value')).states).toMatchObject({ modal: true });
    await tree.act('button', 'Use: Title');
    await tree.hear(/Now in force: Title: topic\. .*20 titles change/);
    expect((await tree.find('treeitem', /^topic: /)).states).toMatchObject({ selected: true });

    expect((await tree.find('button', /^Start/)).states).toMatchObject({ expanded: false });
    await tree.act('button', /^Start/);
    expect((await tree.find('button', /^Start/)).states).toMatchObject({ expanded: true });
    await tree.act('DisclosureTriangle', 'The values are right, but read wrongly');
    await tree.act('button', 'Use this: begin · timeZone: UTC');
    await tree.hear(/Now in force: Start: .*20 starts change/);
    await tree.find('option', /^Black holes, part 1.*19:30/);

    await tree.act('button', 'Save…');
    await tree.find('dialog', 'Save to kalends.config.ts');
    await tree.act('button', 'Save');
    await tree.find('dialog', 'Saved');
    await expect.poll(() => tree.focused()).toBe('Keep working');
    for (const part of ["title: 'topic'", "timeZone: 'UTC'", "'3': 'cancelled'"])
      expect(await workbench.file()).toContain(part);
    expect(faults).toEqual([]);
  } finally {
    await close();
    await workbench.close();
  }
});
