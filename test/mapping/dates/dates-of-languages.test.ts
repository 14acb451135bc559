import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDate } from '../../../src/mapping/dates/date-value.ts';

const languages =
  'en en-US de de-AT fr es es-MX pt pt-BR it nl sv da nb fi pl cs sk hu ro hr sr sr-Latn sl bg ru uk be tr et lv lt ca el mk gl is ja zh ko he ar id bs ka';

/** `day time – day time`. */
function told(text: string, language: string): string {
  const result = readDate(text, { formats: [], language });
  if (result.kind !== 'date') return `${result.kind} of ${text}`;
  const one = (at: typeof result.reading) => `${at.day} ${at.time?.slice(0, 5) ?? ''}`.trim();
  return one(result.reading) + (result.end ? ` – ${one(result.end)}` : '');
}

const day = (at: number) => new Date(at).toISOString().slice(0, 10);
const minute = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

// Years from 2013, with days that could be an hour and days that could not.
const moments = fc
  .integer({ min: Date.UTC(2013, 0, 1) / 60_000, max: Date.UTC(2060, 0, 1) / 60_000 })
  .map((minutes) => minutes * 60_000);

describe('dates as a language writes them (CLDR)', () => {
  test.each(languages.split(' '))('%s', (language) => {
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' });
    fc.assert(
      fc.property(
        moments,
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 11 * 60 }),
        fc.constantFrom('full', 'long', 'medium'),
        (at, days, minutes, dateStyle) => {
          const dates = format({ dateStyle });
          const times = format({ dateStyle, timeStyle: 'short' });
          const [later, soon] = [at + days * 86_400_000, at + minutes * 60_000];
          expect(told(dates.format(at), language)).toBe(day(at));
          expect(told(times.format(at), language)).toBe(minute(at));
          expect(told(dates.formatRange(at, later), language)).toBe(`${day(at)} – ${day(later)}`);
          expect(told(times.formatRange(at, soon), language)).toBe(`${minute(at)} – ${minute(soon)}`);
        },
      ),
      { numRuns: 40 },
    );
  });

  /** How people write a day with two times; CLDR has no patterns for that. */
  const ways: readonly (readonly [string, (day: string, from: string, till: string) => string])[] = [
    ['de', (d, a, b) => `${d}, ${a} – ${b} Uhr`],
    ['de', (d, a, b) => `${d}, von ${a} Uhr bis ${b} Uhr`],
    ['fi', (d, a, b) => `${d} klo ${a.replace(':', '.')}–${b.replace(':', '.')}`],
    ['fr', (d, a, b) => `le ${d} de ${a.replace(':', 'h')} à ${b.replace(':', 'h')}`],
    ['ru', (d, a, b) => `${d}, с ${a} до ${b}`],
    ['uk', (d, a, b) => `${d} з ${a} по ${b}`],
    ['es', (d, a, b) => `${d}, de ${a} a ${b} h`],
    ['pt', (d, a, b) => `${d}, das ${a.replace(':', 'h')} às ${b.replace(':', 'h')}`],
    ['it', (d, a, b) => `${d}, dalle ore ${a.replace(':', '.')} alle ore ${b.replace(':', '.')}`],
    ['pl', (d, a, b) => `${d}, godz. ${a}-${b}`],
    ['pl', (d, a, b) => `${d} od ${a} do ${b}`],
    ['nl', (d, a, b) => `${d} van ${a} tot ${b} uur`],
    ['sv', (d, a, b) => `${d} kl. ${a}–${b}`],
    ['cs', (d, a, b) => `${d} od ${a} do ${b} hodin`],
    ['hu', (d, a, b) => `${d} ${a}-tól ${b}-ig`],
    ['ja', (d, a, b) => `${d} ${a}～${b}`],
  ];
  test.each(ways)('%s: a day with two times', (language, way) => {
    const days = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 23 * 60 }), (at, minutes) => {
        const till = at + minutes * 60_000;
        const text = way(days.format(at), minute(at).slice(11), minute(till).slice(11));
        expect(told(text, language), text).toBe(`${minute(at)} – ${minute(till)}`);
      }),
      { numRuns: 100 },
    );
  });

  test('a day that does not exist is refused', () => {
    for (const text of [
      '31.11.2026, ab 18 Uhr',
      '29 février 2027 à 20h',
      '30. helmikuuta 2026 klo 18–20',
      'с 3 по 31 июня 2026',
    ]) {
      expect(told(text, 'en'), text).toBe(`fault of ${text}`);
    }
  });
});

// CLDR writes these in ways of their own as well; portals write them like this.
test.each([
  ['hi', '15 दिसंबर 2026, 18:30'], ['sw', 'Jumanne, 15 Desemba 2026, 18:30'], ['ms', 'Selasa, 15 Disember 2026 18:30'], ['fa', '15 دسامبر 2026 ساعت 18:30'], ['th', '15 ธันวาคม 2026 เวลา 18:30'],
  ['sq', '15 dhjetor 2026, 18:30'], ['mt', '15 Diċembru 2026 18:30'], ['ga', '15 Nollaig 2026 18:30'], ['az', '15 dekabr 2026, 18:30'], ['hy', '15 դեկտեմբեր 2026, 18:30'],
] as const)('%s: %s', (language, text) => {
  expect(told(text, language)).toBe('2026-12-15 18:30');
}); // biome-ignore format: a table
