import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** axe-core's findings against its best practices and WCAG 2.2 AA, which is off by default; one line each, shadow roots included. */
export async function axeFindings(
  page: Page,
  rules: Record<string, { enabled: boolean }> = {},
  within = 'html',
): Promise<string[]> {
  // Loaded through the debugger, because the page's policy would refuse a script element.
  await page.evaluate(axe.source);
  return page.evaluate(
    async ([options, part]) => {
      const run = (globalThis as unknown as { axe: typeof axe }).axe.run;
      const { violations } = await run(part, { rules: { 'target-size': { enabled: true }, ...options } });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary ?? ''}`),
      );
    },
    [rules, within] as const,
  );
}
