import { expect, it } from 'vitest';
import { fitBytes } from '../../../src/feeds/ical/fit-bytes.ts';
import { renderIcalendar } from '../../../src/feeds/ical/icalendar.ts';
import { entryOf, feedOf } from '../sample-feed.ts';
import { lintIcs } from './ics-lint.ts';

const entries = Array.from({ length: 60 }, (_, index) => {
  const day = `2026-${String(1 + Math.floor(index / 5)).padStart(2, '0')}-${String(1 + (index % 5) * 6).padStart(2, '0')}`;
  return entryOf({ id: day, title: 'Ж'.repeat(200), start: `${day}T10:00:00Z` });
});
const feed = feedOf(entries);

it('keeps the nearest events and says how many it omitted', () => {
  const { feed: fitted, blockOf, omitted } = fitBytes(feed, 20_000, '2026-06-15');
  const text = renderIcalendar(fitted, {}, blockOf);
  expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(20_000);
  expect(new TextEncoder().encode(text).length).toBeGreaterThan(15_000);
  expect(omitted).toBe(60 - fitted.entries.length);
  const days = fitted.entries.map(({ event }) => event.id);
  expect(days).toContain('2026-06-13');
  expect(days).toContain('2026-06-19');
  expect(days).toEqual(days.toSorted());
  expect(days.at(-1)?.slice(0, 7)).toMatch(/2026-0[78]/);
});

it('omits nothing without a limit, or under it', () => {
  expect(fitBytes(feed, 0, '2026-06-15').omitted).toBe(0);
  expect(fitBytes(feed, 1_000_000, '2026-06-15').feed).toBe(feed);
});

it('keeps a running series with its overrides', () => {
  const recurrence = { rules: ['FREQ=WEEKLY'], exclude: [], include: [] };
  const series = [
    entryOf({ id: 's', start: '2020-01-06T10:00:00Z', recurrence }),
    entryOf({ id: 'o', start: '2020-02-04T10:00:00Z', overrides: { id: 's', start: '2020-02-03T10:00:00Z' } }),
  ];
  const { feed: fitted } = fitBytes(feedOf([...series, ...entries]), 15_000, '2026-06-15');
  expect(fitted.entries.slice(0, 2)).toEqual(series);
});

it('renders each block once', () => {
  let rendered = 0;
  const { feed: fitted, blockOf } = fitBytes(feed, 20_000, '2026-06-15', () => {
    rendered += 1;
    return 'BEGIN:VEVENT\r\nEND:VEVENT\r\n';
  });
  renderIcalendar(fitted, {}, blockOf);
  expect(rendered).toBe(60);
});

it('leaves out HTML descriptions before it leaves out an event', () => {
  const html = `<p>Лекция <b>и</b> <a href="https://www.north.example/a">обсуждение</a>; ${'вопросы '.repeat(40)}</p>`;
  const entries = Array.from({ length: 20 }, (_, n) =>
    entryOf({
      id: `e${n}`,
      title: 'Лекция',
      description: { html, text: `Лекция и обсуждение; ${'вопросы '.repeat(40)}` },
      start: `2026-06-${String(n + 1).padStart(2, '0')}T10:00:00Z`,
    }),
  );
  const feed = feedOf(entries);
  const whole = renderIcalendar(feed);
  const { feed: fitted, blockOf, omitted } = fitBytes(feed, 40_000, '2026-06-15');
  const plain = renderIcalendar(fitted, {}, blockOf);
  expect(whole).toContain('ALTREP');
  expect([omitted, plain.match(/BEGIN:VEVENT/g)?.length]).toEqual([0, 20]);
  expect(plain).not.toMatch(/ALTREP|X-ALT-DESC/);
  expect(lintIcs(new TextEncoder().encode(plain))).toEqual([]);
  const words = (text: string) =>
    [...text.replace(/\r\n /g, '').matchAll(/^DESCRIPTION(?:;ALTREP="[^"]*")?:(.*)$/gm)].map(([, value]) => value);
  expect(words(plain)).toEqual(words(whole));
});
