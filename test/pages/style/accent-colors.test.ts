import { expect, it } from 'vitest';
import { accentColors, accentNote } from '../../../src/pages/style/accent-colors.ts';
import { calendarColors, colorClass, colorRules } from '../../../src/pages/style/calendar-color.ts';
import { contrast, hexColor, parseColor } from '../../../src/pages/style/contrast.ts';
import { palette, softInk, surfaces } from '../../../src/pages/style/palette.ts';

const ratio = (one: string, other: string) => contrast(parseColor(one), parseColor(other));

/** Every corner of the colour cube, and colours between them. */
const steps = [0, 51, 102, 153, 204, 255];
const colors = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => hexColor([r, g, b]))));

it('computes the ratios that WCAG 2.2 defines', () => {
  expect(ratio('white', 'black')).toBe(21);
  expect(ratio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(ratio('teal', '#ffffff')).toBeCloseTo(4.77, 2);
});

it.each(['light', 'dark'] as const)('keeps text and buttons readable whatever the accent, in the %s', (scheme) => {
  const { paper, card } = surfaces[scheme];
  const unreadable = colors.filter((color) => {
    const { accent, fill, onFill, tint, onTint } = accentColors(color, scheme);
    const pairs = [
      ratio(accent, paper),
      ratio(accent, card),
      ratio(onFill, fill),
      ratio(onTint, tint),
      ratio(softInk[scheme], tint),
    ];
    return Math.min(...pairs) < 4.5;
  });
  expect(unreadable).toEqual([]);
});

it('leaves a readable accent as it is, and says what became of another', () => {
  expect(accentColors('#8c1d40', 'light')).toMatchObject({ accent: '#8c1d40', fill: '#8c1d40', onFill: '#ffffff' });
  expect(accentNote('site.colors.accent', '#8c1d40', 'light')).toBeNull();
  expect(accentColors('#ffcc00', 'light')).toMatchObject({ onFill: '#000000' });
  expect(accentNote('site.colors.accent', '#ffcc00', 'light')).toMatch(
    /^site\.colors\.accent: #ffcc00 has a contrast of 1\.\d .* Links and lines are #[0-9a-f]{6} there; buttons keep #ffcc00\.$/,
  );
  expect(accentNote('site.colors.accent', '#ffee00', 'light')).toMatch(/buttons are #[0-9a-f]{6}, not #ffee00\.$/);
});

it('gives every colour of a calendar the contrast of a shape, light and dark', () => {
  const faint = colors.filter((color) => {
    const { light, dark } = calendarColors(color);
    const on = (own: string, { paper, card }: { paper: string; card: string }) =>
      Math.min(ratio(own, paper), ratio(own, card));
    return on(light, surfaces.light) < 3 || on(dark, surfaces.dark) < 3;
  });
  expect(faint).toEqual([]);
});

it('writes one rule for each colour', () => {
  const rules = colorRules(['teal', '#008080', 'gold']);
  expect(rules.match(/\{/g)).toHaveLength(2);
  expect(rules).toContain(`.${colorClass('teal')}{--cal:light-dark(#008080,`);
});

it('computes with the grounds that the palette has', () => {
  for (const soft of Object.values(softInk)) expect(palette).toContain(`--soft:${soft};`);
  for (const { paper, card } of Object.values(surfaces)) {
    expect(palette).toContain(`--paper:${paper};`);
    expect(palette).toMatch(new RegExp(`--card:${card}|--card:${card.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3')}`));
  }
});
