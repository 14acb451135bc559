/** Where a command writes to people; results for programs go to `out` alone. */
export interface Terminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly style: Style;
}

/** Marks a text where the terminal has colours, else leaves it as it is. */
export type Style = Readonly<Record<keyof typeof codes, (text: string) => string>>;

// ECMA-48 §8.3.117, Select Graphic Rendition: on, off.
const codes = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
} as const;

/** `colors` says whether there are any: a TTY, and no NO_COLOR (no-color.org: set and not empty). */
export function createStyle(colors: boolean): Style {
  const mark =
    ([on, off]: readonly [number, number]) =>
    (text: string) =>
      colors ? `\u001b[${on}m${text}\u001b[${off}m` : text;
  return {
    bold: mark(codes.bold),
    dim: mark(codes.dim),
    red: mark(codes.red),
    green: mark(codes.green),
    yellow: mark(codes.yellow),
    cyan: mark(codes.cyan),
  };
}

/** What comes from a portal may hold control characters, which a terminal obeys; here they are spaces. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ');
}
