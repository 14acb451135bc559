import type { Browser } from 'playwright-core';

/** A picture of one view. `height`: on the sheet, in pixels. */
export interface Shot {
  readonly caption: string;
  readonly jpeg: Buffer;
  readonly height: number;
}

const gap = 8;
const captionHeight = 16;

/** The columns of each sheet: the pictures in their order, each where there is room first. No side of a sheet is longer than `most`. */
export function sheetsOf(shots: readonly Shot[], width: number, most: number): readonly (readonly Shot[])[][] {
  const count = Math.max(1, Math.floor((most + gap) / (width + gap)));
  const sheets: Shot[][][] = [[]];
  const heightOf = (column: readonly Shot[]) =>
    column.reduce((sum, { height }) => sum + height + captionHeight + gap, 0);
  for (const shot of shots) {
    const columns = sheets.at(-1) ?? [];
    const free = columns.find((column) => heightOf([...column, shot]) <= most + gap);
    if (free !== undefined) free.push(shot);
    else if (columns.length < count) columns.push([shot]);
    else sheets.push([[shot]]);
  }
  return sheets;
}

/** Writes the columns of pictures into one PNG. `width`: of each picture, in pixels. */
export async function writeContactSheet(
  browser: Browser,
  path: string,
  columns: readonly (readonly Shot[])[],
  width: number,
): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: columns.length * (width + gap) - gap, height: 100 },
  });
  const cells = columns.map((shots) => {
    const pictures = shots.map(
      ({ caption, jpeg }) =>
        `<p>${caption}</p><img width="${width}" src="data:image/jpeg;base64,${jpeg.toString('base64')}">`,
    );
    return `<div>${pictures.join('')}</div>`;
  });
  await page.setContent(
    `<style>body{margin:0;display:flex;gap:${gap}px;align-items:flex-start;background:#f0f;font:700 12px/${captionHeight}px sans-serif}div{width:${width}px}p{margin:0;white-space:nowrap;overflow:hidden}img{display:block;margin-bottom:${gap}px}</style>${cells.join('')}`,
  );
  await page.screenshot({ path, fullPage: true });
  await page.close();
}
