import type { AccentColors } from '../style/accent-colors.ts';

/** A calendar sheet, for browsers that show SVG icons. `accent`: null: the usual colour. */
export const faviconSvg = (accent: Pick<AccentColors, 'fill' | 'onFill'> | null): string => {
  const { fill, onFill } = accent ?? { fill: '#0b5d5a', onFill: '#fff' };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="2" y="2" width="28" height="28" rx="6" fill="${fill}"/><rect x="6" y="11" width="20" height="15" rx="2" fill="${onFill}"/><path d="M9 14h4v3H9zm5 0h4v3h-4zm5 0h4v3h-4zM9 20h4v3H9zm5 0h4v3h-4z" fill="${fill}"/></svg>
`;
};

/** The same icon in its usual colour, in 32 × 32 pixels: an ICO file with a PNG inside, in base64. */
export const faviconIco =
  'AAABAAEAICAAAAEAIACUAAAAFgAAAIlQTkcNChoKAAAADUlIRFIAAAAgAAAAIAIDAAAADhSSZwAAAAlQTFRFAAAAC11a////jSnbrQAAAAN0Uk5TAP//RFDWIQAAADdJREFUeNpjYMAEoWDAwMAIYTgwsEIYAeQyolYBwVLsjKmpkWE4GHh1ReFi4NaF4TC4B+FexgAAXg5UL3nsT3EAAAAASUVORK5CYII=';
