/** Where a command writes. Results for programs go to `out` only. */
export interface Terminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly style: Style;
}

/** Functions that style a text. Without colours they return it unchanged. */
export type Style = Readonly<Record<keyof typeof codes, (text: string) => string>>;

// The codes that switch each style on and off: ECMA-48 §8.3.117, Select Graphic Rendition.
const codes = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
} as const;

/** `colors`: the output is a TTY, and NO_COLOR is not set (no-color.org: an empty value does not count). */
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

/** Replaces control characters and line separators by spaces. A portal's texts may contain them, and a terminal would obey. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
}
