const ranges: readonly (readonly [number, number])[] = [
  [0x00, 0x08],
  [0x0b, 0x0c],
  [0x0e, 0x1f],
  [0x7f, 0x9f],
  [0xd800, 0xdfff],
  [0xfdd0, 0xfdef],
  [0xfeff, 0xfeff],
  [0xfffe, 0xffff],
];

/**
 * Matches what XML 1.0 §2.2 and RFC 5545 §3.1 forbid, noncharacters and lone surrogates. Independent of the code under
 * test.
 */
export const forbidden = new RegExp(
  `[${ranges.map(([from, to]) => `\\u{${from.toString(16)}}-\\u{${to.toString(16)}}`).join('')}]`,
  'u',
);
