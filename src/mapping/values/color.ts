import colorNames from 'color-name';
import { contentOf } from '../wrapper.ts';

const hex = /^#?(?:([\da-f]{6})(?:[\da-f]{2})?|([\da-f]{3})[\da-f]?)$/;
const rgb = /^rgba?\(\s*(\d{1,3})\s*[,\s]\s*(\d{1,3})\s*[,\s]\s*(\d{1,3})\s*(?:[,/][^)]*)?\)$/;

/**
 * Reads a colour: `#rgb`, `#rrggbb`, with or without the number sign and an opacity, `rgb(…)` (CSS Color 4), or a name of CSS.
 * Gives `#rrggbb` or the name. Null for others.
 */
export function readColor(given: unknown): string | null {
  const value = typeof given === 'object' ? contentOf(given) : given;
  if (typeof value !== 'string') return null;
  const text = value.trim().toLowerCase();
  if (Object.hasOwn(colorNames, text)) return text;
  const [, six, three] = hex.exec(text) ?? [];
  if (six !== undefined) return `#${six}`;
  if (three !== undefined) return `#${three.replace(/./g, '$&$&')}`;
  const parts = rgb.exec(text)?.slice(1, 4).map(Number);
  if (parts === undefined || parts.some((part) => part > 255)) return null;
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
