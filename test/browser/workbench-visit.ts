import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
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
    if (!request.url().startsWith(origin)) faults.push(`A request to ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} for ${response.url()}`);
  });
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('tree').waitFor();
  return { page, faults, close: () => context.close() };
}

/** By how much the page is wider than the window. */
export const widerBy = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - innerWidth');
