/** The CSS colour names (CSS Color 4 §6.1) that calendars use; greys and near-whites are left to their neighbours. */
const named: Readonly<Record<string, number>> = {
  black: 0x000000,
  blue: 0x0000ff,
  blueviolet: 0x8a2be2,
  brown: 0xa52a2a,
  cadetblue: 0x5f9ea0,
  chocolate: 0xd2691e,
  coral: 0xff7f50,
  cornflowerblue: 0x6495ed,
  crimson: 0xdc143c,
  darkblue: 0x00008b,
  darkcyan: 0x008b8b,
  darkgoldenrod: 0xb8860b,
  darkgreen: 0x006400,
  darkmagenta: 0x8b008b,
  darkolivegreen: 0x556b2f,
  darkorange: 0xff8c00,
  darkorchid: 0x9932cc,
  darkred: 0x8b0000,
  darksalmon: 0xe9967a,
  darkseagreen: 0x8fbc8f,
  darkslateblue: 0x483d8b,
  darkslategray: 0x2f4f4f,
  darkturquoise: 0x00ced1,
  darkviolet: 0x9400d3,
  deeppink: 0xff1493,
  deepskyblue: 0x00bfff,
  dimgray: 0x696969,
  dodgerblue: 0x1e90ff,
  firebrick: 0xb22222,
  forestgreen: 0x228b22,
  fuchsia: 0xff00ff,
  gold: 0xffd700,
  goldenrod: 0xdaa520,
  gray: 0x808080,
  green: 0x008000,
  greenyellow: 0xadff2f,
  hotpink: 0xff69b4,
  indianred: 0xcd5c5c,
  indigo: 0x4b0082,
  khaki: 0xf0e68c,
  lawngreen: 0x7cfc00,
  lightblue: 0xadd8e6,
  lightcoral: 0xf08080,
  lightgreen: 0x90ee90,
  lightpink: 0xffb6c1,
  lightsalmon: 0xffa07a,
  lightseagreen: 0x20b2aa,
  lightskyblue: 0x87cefa,
  lightsteelblue: 0xb0c4de,
  lime: 0x00ff00,
  limegreen: 0x32cd32,
  maroon: 0x800000,
  mediumaquamarine: 0x66cdaa,
  mediumblue: 0x0000cd,
  mediumorchid: 0xba55d3,
  mediumpurple: 0x9370db,
  mediumseagreen: 0x3cb371,
  mediumslateblue: 0x7b68ee,
  mediumspringgreen: 0x00fa9a,
  mediumturquoise: 0x48d1cc,
  mediumvioletred: 0xc71585,
  midnightblue: 0x191970,
  navy: 0x000080,
  olive: 0x808000,
  olivedrab: 0x6b8e23,
  orange: 0xffa500,
  orangered: 0xff4500,
  orchid: 0xda70d6,
  palegreen: 0x98fb98,
  palevioletred: 0xdb7093,
  peru: 0xcd853f,
  pink: 0xffc0cb,
  plum: 0xdda0dd,
  purple: 0x800080,
  rebeccapurple: 0x663399,
  red: 0xff0000,
  rosybrown: 0xbc8f8f,
  royalblue: 0x4169e1,
  saddlebrown: 0x8b4513,
  salmon: 0xfa8072,
  sandybrown: 0xf4a460,
  seagreen: 0x2e8b57,
  sienna: 0xa0522d,
  silver: 0xc0c0c0,
  skyblue: 0x87ceeb,
  slateblue: 0x6a5acd,
  slategray: 0x708090,
  springgreen: 0x00ff7f,
  steelblue: 0x4682b4,
  tan: 0xd2b48c,
  teal: 0x008080,
  thistle: 0xd8bfd8,
  tomato: 0xff6347,
  turquoise: 0x40e0d0,
  violet: 0xee82ee,
  white: 0xffffff,
  yellow: 0xffff00,
  yellowgreen: 0x9acd32,
};

/** The CSS colour name nearest to a name or `#rrggbb`, which is all that COLOR takes (RFC 7986 §5.9); null for anything else. */
export function colorName(color: string): string | null {
  const name = color.toLowerCase();
  if (Object.hasOwn(named, name)) return name;
  const [, digits] = /^#([\da-f]{6})$/.exec(name) ?? [];
  if (digits === undefined) return null;
  const wanted = channels(Number.parseInt(digits, 16));
  let [nearest, least]: [string | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const [candidate, value] of Object.entries(named)) {
    const distance = difference(channels(value), wanted);
    if (distance < least) [nearest, least] = [candidate, distance];
  }
  return nearest;
}

type Channels = readonly [red: number, green: number, blue: number];

function channels(value: number): Channels {
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** As the eye weighs it: green most, blue least by half. */
function difference(a: Channels, b: Channels): number {
  return 2 * (a[0] - b[0]) ** 2 + 4 * (a[1] - b[1]) ** 2 + 3 * (a[2] - b[2]) ** 2;
}
