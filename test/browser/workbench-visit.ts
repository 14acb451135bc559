import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openBrowser } from '../../src/cli/map/server/open-browser.ts';
import { visitor } from './open-browser.ts';

/** Somebody who opened the printed address. */
export interface Administrator {
  readonly page: Page;
  /** Errors, violations of the policy, and requests to other servers. */
  readonly faults: readonly string[];
  close(): Promise<void>;
}

export async function administrator(
  browser: Browser,
  { address, origin }: { readonly address: string; readonly origin: string },
  options: BrowserContextOptions = {},
): Promise<Administrator> {
  const { context, complaints } = await visitor(browser, {
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
    ...options,
  });
  const faults = complaints as string[];
  context.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('file:'))
      faults.push(`A request to ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} for ${response.url()}`);
  });
  const page = await context.newPage();
  // As the command opens it: by a file that leads to the address.
  let file = '';
  const remove = await openBrowser(address, {
    start(_, args) {
      file = args.at(-1) ?? '';
    },
  });
  await page.goto(file);
  await page.getByRole('tree').waitFor();
  await remove();
  return { page, faults, close: () => context.close() };
}

/** By how much the page is wider than the window. */
export const widerBy = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - innerWidth');
