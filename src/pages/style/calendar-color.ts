import { black, hexColor, parseColor, shapeContrast, white, withContrast } from './contrast.ts';
import { surfaces } from './palette.ts';

/** A calendar's colour for both colour schemes, as `#rrggbb`: the nearest with the contrast of shapes on every ground. */
export function calendarColors(color: string): { readonly light: string; readonly dark: string } {
  const own = parseColor(color);
  const on = (scheme: 'light' | 'dark') =>
    hexColor(
      withContrast(
        own,
        Object.values(surfaces[scheme]).map(parseColor),
        shapeContrast,
        scheme === 'light' ? black : white,
      ),
    );
  return { light: on('light'), dark: on('dark') };
}

/**
 * The class of an element that is marked with a calendar's colour: its style may use `--cal`. The policy forbids style
 * attributes, and its hashes are the same for every page, so `colorRules` writes the rules of all calendars.
 */
export const colorClass = (color: string | null): string =>
  color === null ? '' : `cal-${hexColor(parseColor(color)).slice(1)}`;

/** The colours of categories, and of calendars that have none. */
export const categoryColors = ['#1f6fb5', '#c2570c', '#1f8a4c', '#b8327a', '#6b4fc0', '#9a7400', '#b3261e', '#5a6872'];

/**
 * A colour for each name. A name has the same one in every list, unless another name of the list has it already. Where there
 * are more names than colours, each colour is given as often as the others.
 */
export function colorsByName(names: readonly string[]): ReadonlyMap<string, string> {
  const most = categoryColors.length;
  const taken = new Map<number, number>();
  const colors = new Map<string, string>();
  for (const name of [...new Set(names)].toSorted()) {
    const round = Math.floor(colors.size / most);
    let slot = hashOf(name) % most;
    while ((taken.get(slot) ?? 0) > round) slot = (slot + 1) % most;
    taken.set(slot, (taken.get(slot) ?? 0) + 1);
    colors.set(name, categoryColors[slot] ?? '');
  }
  return colors;
}

/** FNV-1a over UTF-16 code units, folded: its low bits alone depend on little of the text. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The rules of these colours, each once. */
export function colorRules(colors: readonly string[]): string {
  const rule = (color: string) => {
    const { light, dark } = calendarColors(color);
    return `.${colorClass(color)}{--cal:light-dark(${light},${dark})}`;
  };
  return [...new Set(colors.map(rule))].join('');
}
