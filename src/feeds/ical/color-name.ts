import colors from 'color-name';

type Channels = readonly [red: number, green: number, blue: number];

/** The CSS colour name nearest to a name or `#rrggbb`, which is all that COLOR takes (RFC 7986 §5.9); null for anything else. */
export function colorName(color: string): string | null {
  const name = color.toLowerCase();
  if (Object.hasOwn(colors, name)) return name;
  const [, digits] = /^#([\da-f]{6})$/.exec(name) ?? [];
  if (digits === undefined) return null;
  const value = Number.parseInt(digits, 16);
  const wanted: Channels = [value >> 16, (value >> 8) & 255, value & 255];
  let [nearest, least]: [string | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const [candidate, channels] of Object.entries(colors)) {
    const distance = difference(channels, wanted);
    if (distance < least) [nearest, least] = [candidate, distance];
  }
  return nearest;
}

/** As the eye weighs it: green most, blue least by half. */
function difference(a: Channels, b: Channels): number {
  return 2 * (a[0] - b[0]) ** 2 + 4 * (a[1] - b[1]) ** 2 + 3 * (a[2] - b[2]) ** 2;
}
