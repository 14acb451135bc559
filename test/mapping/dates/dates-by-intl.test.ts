import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readDate } from '../../../src/mapping/dates/date-value.ts';

const folder = fileURLToPath(new URL('../../../src/vocabulary/languages', import.meta.url));
const languages = readdirSync(folder)
  .map((name) => name.replace('.ts', ''))
  .filter((name) => Intl.DateTimeFormat.supportedLocalesOf(name).length > 0);

const styles: readonly Intl.DateTimeFormatOptions[] = [
  { dateStyle: 'full' },
  { dateStyle: 'medium' },
  { dateStyle: 'long', timeStyle: 'short' },
  { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' },
];
const hours = 3_600_000;
const begins = [Date.UTC(2026, 8, 3, 9, 30), Date.UTC(2026, 11, 29, 20, 15), Date.UTC(2027, 1, 12, 14, 45)];

/** A date as its language writes it, or a range of two, with what it says. */
function written(language: string, style: Intl.DateTimeFormatOptions, start: number, length: number) {
  const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory`, { ...style, timeZone: 'UTC' });
  const isTimed = 'timeStyle' in style || 'hour' in style;
  const said = (at: number) => new Date(at).toISOString().slice(0, isTimed ? 16 : 10);
  return length === 0
    ? { text: format.format(start), says: said(start) }
    : { text: format.formatRange(start, start + length), says: `${said(start)} – ${said(start + length)}` };
}

function told(text: string, language: string): string | null {
  const read = readDate(text, { formats: [], language, zoneId: 'Europe/Berlin' });
  if (read.kind !== 'date') return null;
  const one = ({ day, time }: typeof read.reading) => (time === null ? day : `${day}T${time.slice(0, 5)}`);
  return read.end === null ? one(read.reading) : `${one(read.reading)} – ${one(read.end)}`;
}

test('dates as they are written in all languages that Intl knows are read, and hardly one as another', () => {
  const wrong: string[] = [];
  let [right, all] = [0, 0];
  for (const language of languages)
    for (const style of styles)
      for (const start of begins)
        for (const length of [0, 2 * hours, 5 * 24 * hours]) {
          const { text, says } = written(language, style, start, length);
          // Two hours of one day are the day, where no hour is written.
          if (length === 2 * hours && !says.includes('T')) continue;
          const got = told(text, language);
          all += 1;
          if (got === says) right += 1;
          else if (got !== null) wrong.push(`${language} ${JSON.stringify(text)}: ${got}, and is ${says}`);
        }
  expect(all).toBeGreaterThan(2000);
  expect(right / all).toBeGreaterThan(0.84);
  expect(wrong.length / all, wrong.slice(0, 20).join('\n')).toBeLessThan(0.01);
});
