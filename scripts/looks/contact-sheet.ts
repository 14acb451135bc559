import type { Browser } from 'playwright-core';

/** A picture of one view. */
export interface Shot {
  readonly caption: string;
  readonly jpeg: Buffer;
}

/** Writes the pictures in rows into one PNG. `width`: of each picture on the sheet, in pixels. */
export async function writeContactSheet(
  browser: Browser,
  path: string,
  shots: readonly Shot[],
  width: number,
  columns: number,
): Promise<void> {
  const gap = 12;
  const page = await browser.newPage({
    viewport: { width: Math.min(shots.length, columns) * (width + gap), height: 600 },
  });
  const cells = shots.map(
    ({ caption, jpeg }) =>
      `<div>${caption}<img width="${width}" src="data:image/jpeg;base64,${jpeg.toString('base64')}"></div>`,
  );
  await page.setContent(
    `<style>body{margin:0;display:flex;flex-wrap:wrap;gap:${gap}px;align-items:flex-start;background:#f0f;font:700 13px sans-serif}img{display:block}</style>${cells.join('')}`,
  );
  await page.screenshot({ path, fullPage: true });
  await page.close();
}
