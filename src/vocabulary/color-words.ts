/**
 * What keys call a colour, in many languages: in lower case, without accents, Cyrillic in Latin letters. It is no concept of
 * `language-words.ts`, since a key that means a colour says nothing about any field of an event.
 */
const colorWords = [
  'barva', 'boja', 'chroma', 'chuoi', 'color', 'colore', 'colour', 'cor', 'couleur', 'culoare', 'cvet', 'culor', 'farba', 'farbe',
  'farge', 'farg', 'farve', 'hex', 'kleur', 'kolir', 'kolor', 'krasa', 'litur', 'rang', 'renk', 'spalva', 'szin', 'tsvet', 'tsviat',
  'vari', 'varv', 'warna',
]; // biome-ignore format: a list
const whole = new Set(colorWords);
const endings = colorWords.filter((word) => word.length >= 5);

/** A text is drawn in these on top of the colour. */
const onTop = new Set(['text', 'font', 'foreground', 'fg', 'border', 'txt', 'schrift', 'label']);

/** Whether the words of a key name a colour that something has: `hexColor`, `kalenderfarbe`, not `textColor`. */
export const isColorKey = (words: readonly string[]): boolean =>
  words.some((word) => whole.has(word) || endings.some((ending) => word.endsWith(ending))) &&
  !words.some((word) => onTop.has(word));
