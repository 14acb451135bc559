import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** Findings of axe-core against its best practices and WCAG 2.2 AA; one line each, shadow roots included. */
export const axeFindings = (
  page: Page,
  rules: Record<string, { enabled: boolean }> = {},
  within = 'html',
): Promise<string[]> =>
  // The size of targets is in WCAG 2.2, and axe-core leaves it out unless it is asked for.
  findings(page, { rules: { 'target-size': { enabled: true }, ...rules } }, within);

/** Findings of some of axe-core's rules only, which takes less time. */
export const axeFindingsOf = (page: Page, rules: readonly string[], within = 'html'): Promise<string[]> =>
  findings(page, { runOnly: [...rules] }, within);

async function findings(page: Page, options: RunOptions, within: string): Promise<string[]> {
  // Loaded through the debugger, because the page's policy would refuse a script element.
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([part, given]) => {
      const run = (globalThis as unknown as { axe: typeof axe }).axe.run;
      const { violations } = await run(part, given);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary ?? ''}`),
      );
    },
    [within, options] as const,
  );
}
