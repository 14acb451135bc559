import colorNames from 'color-name';

/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

export const white: Rgb = [255, 255, 255];
export const black: Rgb = [0, 0, 0];

/** The least contrast of text, and of lines and shapes that mean something: WCAG 2.2, 1.4.3 and 1.4.11 (AA). */
export const textContrast = 4.5;
export const shapeContrast = 3;

/** A CSS colour name or `#rrggbb`, in lower case, as the configuration checks it. An unknown name is black. */
export function parseColor(color: string): Rgb {
  if (!color.startsWith('#')) return colorNames[color as keyof typeof colorNames] ?? black;
  const number = Number.parseInt(color.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

/** `#rrggbb` */
export const hexColor = (color: Rgb): string =>
  `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** The contrast ratio of two colours, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** WCAG 2.2, "relative luminance". */
function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A colour with a share of another in it, in whole numbers. */
export const mixed = (color: Rgb, other: Rgb, share: number): Rgb =>
  color.map((part, i) => Math.round(part + ((other[i] as number) - part) * share)) as unknown as Rgb;

/**
 * The colour itself if it has the contrast on every background, else the nearest one that has, on the way to `end`: black
 * for light backgrounds, white for dark ones.
 */
export function withContrast(color: Rgb, backgrounds: readonly Rgb[], least: number, end: Rgb): Rgb {
  for (let percent = 0; percent < 100; percent += 1) {
    const tried = mixed(color, end, percent / 100);
    if (backgrounds.every((background) => contrast(tried, background) >= least)) return tried;
  }
  return end;
}
