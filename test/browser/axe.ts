import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe-core finds against WCAG 2.2 AA and its best practices, a line each; shadow roots included. */
export async function axeFindings(page: Page, rules: Record<string, { enabled: boolean }> = {}): Promise<string[]> {
  // Through the debugger's door: the page's policy would refuse a script element.
  await page.evaluate(axe.source);
  return page.evaluate(async (options) => {
    const run = (globalThis as unknown as { axe: typeof axe }).axe.run;
    const { violations } = await run(document, { rules: options });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary ?? ''}`),
    );
  }, rules);
}
