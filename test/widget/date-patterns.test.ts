import { afterEach, expect, test, vi } from 'vitest';
import { datePatterns } from '../../src/pages/widget/dates/date-patterns.ts';
import { createWidgetDates } from '../../src/pages/widget/dates/widget-dates.ts';
import { askPage } from '../pages/ask-page.ts';

afterEach(() => vi.restoreAllMocks());

const zone = 'Europe/Helsinki';
const days = ['2026-01-05', '2026-03-10', '2026-06-30', '2026-09-12', '2026-11-19', '2027-12-25', '2028-02-29'];
const times = ['2026-10-01T21:05:00Z', '2026-10-01T06:30:00Z', '2026-10-01T09:00:00Z', '2026-10-01T16:45:00Z'];

/** Everything that is written in a language. */
function written(dates: ReturnType<typeof createWidgetDates>) {
  return {
    days: days.flatMap((day) => [
      dates.shortDay(day),
      dates.shortDay(day, true),
      dates.longDay(day),
      dates.longDay(day, true),
      dates.dayNumber(day),
      dates.monthName(day),
      dates.month(day.slice(0, 7)),
      dates.weekday(day, 'short'),
      dates.weekday(day, 'long'),
    ]),
    times: times.map(dates.time),
    firstWeekday: dates.firstWeekday,
    zoneName: dates.zoneName,
  };
}

/** Intl has narrow and fixed spaces in parts, and others in texts. */
const alike = (written: unknown): unknown => JSON.parse(JSON.stringify(written).replace(/\s/g, ' '));

/** Lets the engine not know a language, as Chromium doesn't. */
function forget(language: string): void {
  const supported = Intl.DateTimeFormat.supportedLocalesOf;
  vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockImplementation((locales, options) =>
    locales === language ? [] : supported(locales, options),
  );
}

test.each(['cy', 'is', 'gl', 'eu', 'ka', 'mk', 'sq', 'ga', 'hy', 'ne', 'rm', 'zu', 'br'])(
  'a browser that doesn’t know a language writes its dates as the server does (%s)',
  (language) => {
    const own = createWidgetDates(language, zone);
    const patterns = datePatterns(language, zone, own.zoneName);
    const [start = '', end = ''] = [times[2], times[3]];
    const range = own.times(start, end);
    forget(language);
    const told = createWidgetDates(language, zone, patterns);
    expect(alike(written(told))).toEqual(alike(written(own)));
    expect(told.wallOf(start)).toBe(own.wallOf(start));
    expect(alike(told.times(start, end))).toBe(alike(range));
  },
);

test('answers have patterns for languages that some browsers don’t know only', async () => {
  const dates = async (lang: string) => JSON.parse(await askPage(`/embed/talks/events.json?lang=${lang}`, [])).dates;
  expect((await dates('cy')).months).toContain('Tachwedd');
  for (const known of ['de', 'cs', 'en-US']) expect(await dates(known)).toBeUndefined();
});

test('without patterns, the dates are those of European English, whatever the language of the browser', () => {
  forget('cy');
  const dates = createWidgetDates('cy', zone);
  expect([dates.longDay('2026-11-19'), dates.time('2026-11-19T12:00:00Z')]).toEqual(['Thursday, 19 November', '14:00']);
});
