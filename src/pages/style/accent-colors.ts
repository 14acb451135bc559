import {
  black,
  contrast,
  hexColor,
  mixed,
  parseColor,
  type Rgb,
  textContrast,
  white,
  withContrast,
} from './contrast.ts';
import { softInk, surfaces } from './palette.ts';

/** The site's accent for one colour scheme, as `#rrggbb`. Every pair has the contrast of text. */
export interface AccentColors {
  /** Text, lines and outlines. */
  readonly accent: string;
  /** The ground of buttons, and the text on it. */
  readonly fill: string;
  readonly onFill: string;
  /** The ground of what is chosen, and the text on it. */
  readonly tint: string;
  readonly onTint: string;
}

export type Scheme = 'light' | 'dark';

/** A button in the colour of the page would not look like one. */
const fillContrast = 1.4;

/** The colours that a configured accent gives. Buttons keep it as it is, and text takes the nearest readable one. */
export function accentColors(color: string, scheme: Scheme): AccentColors {
  const own = parseColor(color);
  const grounds = Object.values(surfaces[scheme]).map(parseColor);
  const end = scheme === 'light' ? black : white;
  const tint = tintOf(own, scheme);
  const fill = withContrast(own, grounds, fillContrast, end);
  return {
    accent: hexColor(withContrast(own, grounds, textContrast, end)),
    fill: hexColor(fill),
    onFill: hexColor(textOn(fill)),
    tint: hexColor(tint),
    onTint: hexColor(withContrast(own, [tint], textContrast, end)),
  };
}

/** The share of the accent in a tint: at most this, and less where quiet text could not be read on it. */
const mostTint = { light: 0.12, dark: 0.24 } as const;

function tintOf(own: Rgb, scheme: Scheme): Rgb {
  const card = parseColor(surfaces[scheme].card);
  const soft = parseColor(softInk[scheme]);
  for (let share: number = mostTint[scheme]; share > 0; share -= 0.01) {
    const tint = mixed(card, own, share);
    if (contrast(soft, tint) >= textContrast) return tint;
  }
  return card;
}

/** White or black. One of them has a contrast of at least 4.58 on any colour. */
const textOn = (fill: Rgb): Rgb => (contrast(white, fill) >= textContrast ? white : black);

/** A sentence that says what a configured accent became. Null: text has it as it was configured. */
export function accentNote(setting: string, color: string, scheme: Scheme): string | null {
  const own = parseColor(color);
  const { accent, fill } = accentColors(color, scheme);
  if (accent === hexColor(own)) return null;
  const ratio = Math.min(...Object.values(surfaces[scheme]).map((ground) => contrast(own, parseColor(ground))));
  return (
    `${setting}: ${color} has a contrast of ${ratio.toFixed(1)} on the ${scheme} pages, and text needs ${textContrast} (WCAG 2.2 AA). ` +
    `Links and lines are ${accent} there; buttons ${fill === hexColor(own) ? 'keep' : `are ${fill}, not`} ${color}.`
  );
}

/** The style that puts a site's accent in the place of the usual one. Printed pages stay black. */
export function accentStyle(light: AccentColors, dark: AccentColors): string {
  return `@media screen{:root{${variables(light)}}}
@media screen and (prefers-color-scheme:dark){:root{${variables(dark)}}}
`;
}

/** The same for the widget, which stands on a page of somebody else: only what has a ground of its own takes the accent. */
export const widgetAccentStyle = (light: AccentColors, dark: AccentColors): string =>
  `.kalends{--site-accent:light-dark(${light.fill},${dark.fill});--site-on-accent:light-dark(${light.onFill},${dark.onFill})}`;

const variables = ({ accent, fill, onFill, tint, onTint }: AccentColors): string =>
  `--accent:${accent};--fill:${fill};--on-fill:${onFill};--tint:${tint};--on-tint:${onTint}`;
