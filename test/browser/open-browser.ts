import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

/** Chromium that contacts only the pages it opens. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** How long the browser waits for a page or an element, in milliseconds: a busy machine is slow, not wrong. */
const patience = 120_000;

/** A visitor, with the errors and policy violations that their browser reports for a page. */
export async function visitor(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ readonly context: BrowserContext; readonly complaints: readonly string[] }> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(patience);
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  return { context, complaints };
}

const folder = fileURLToPath(new URL('../../screenshots/', import.meta.url));

/** A picture in `screenshots`, for people to look at: only if SCREENSHOTS is set, since it takes a while. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (!process.env.SCREENSHOTS) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}${name}.png`, fullPage: true });
}
