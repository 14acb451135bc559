import { expect, it } from 'vitest';
import { uncut } from '../../../src/calendar/feed-cut.ts';
import { type CalendarProgram, calendarPrograms, type Feed, type FeedEntry } from '../../../src/feeds/feed.ts';
import { fitBytes } from '../../../src/feeds/ical/fit-bytes.ts';
import { renderIcalendar } from '../../../src/feeds/ical/icalendar.ts';
import { entryOf, feedOf } from '../sample-feed.ts';
import { lintIcs, readIcs } from './ics-lint.ts';

const entries = Array.from({ length: 60 }, (_, index) => {
  const day = `2026-${String(1 + Math.floor(index / 5)).padStart(2, '0')}-${String(1 + (index % 5) * 6).padStart(2, '0')}`;
  return entryOf({ id: day, title: 'Ж'.repeat(200), start: `${day}T10:00:00Z` });
});
const feed = feedOf(entries);

it('keeps the nearest events and says how many it omitted', () => {
  const { feed: fitted, blockOf, cut } = fitBytes(feed, { bytes: 20_000, today: '2026-06-15' });
  const text = renderIcalendar(fitted, {}, blockOf);
  expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(20_000);
  expect(new TextEncoder().encode(text).length).toBeGreaterThan(15_000);
  expect(cut.omitted).toBe(60 - fitted.entries.length);

  const days = fitted.entries.map(({ event }) => event.id);
  expect(days).toContain('2026-06-13');
  expect(days).toContain('2026-06-19');
  expect(days).toEqual(days.toSorted());
  expect(days.at(-1)?.slice(0, 7)).toMatch(/2026-0[78]/);
  const gone = entries.map(({ event }) => event.id).filter((day) => !days.includes(day));
  expect(cut.omittedFrom).toBe(gone.find((day) => day > '2026-06-15'));
});

it('omits nothing without a limit, or under it', () => {
  expect(fitBytes(feed, { bytes: 0, today: '2026-06-15' }).cut).toEqual(uncut);
  expect(fitBytes(feed, { bytes: 1_000_000, today: '2026-06-15' }).feed).toBe(feed);
});

it('keeps a running series with its overrides', () => {
  const recurrence = { rules: ['FREQ=WEEKLY'], exclude: [], include: [] };
  const series = [
    entryOf({ id: 's', start: '2020-01-06T10:00:00Z', recurrence }),
    entryOf({ id: 'o', start: '2020-02-04T10:00:00Z', overrides: { id: 's', start: '2020-02-03T10:00:00Z' } }),
  ];
  const { feed: fitted } = fitBytes(feedOf([...series, ...entries]), { bytes: 15_000, today: '2026-06-15' });
  expect(fitted.entries.slice(0, 2)).toEqual(series);
});

it('renders each block once', () => {
  let rendered = 0;
  const { feed: fitted, blockOf } = fitBytes(feed, { bytes: 20_000, today: '2026-06-15' }, () => {
    rendered += 1;
    return 'BEGIN:VEVENT\r\nEND:VEVENT\r\n';
  });
  renderIcalendar(fitted, {}, blockOf);
  expect(rendered).toBe(60);
});

const long = `Лекция и обсуждение. ${'вопросы и ответы '.repeat(60)}`.trim();
/** An event on each of so many days from 1 June on. */
const programme = (days: number, html = `<p>${long}</p>`) =>
  feedOf(
    Array.from({ length: days }, (_, n) =>
      entryOf({
        id: `e${n}`,
        title: 'Лекция',
        description: { html, text: long },
        start: new Date(Date.UTC(2026, 5, 1 + n, 10)).toISOString().replace('.000', ''),
      }),
    ),
  );
const size = (text: string) => new TextEncoder().encode(text).length;
/** The text of each description, by the event's id. */
const descriptionsOf = (text: string) =>
  new Map(
    [...text.replaceAll('\r\n ', '').matchAll(/^UID:42\/(\w+)@[\s\S]*?^DESCRIPTION(?:;ALTREP="[^"]*")?:(.*)\r$/gm)].map(
      ([, id = '', value = '']): [string, string] => [id, value],
    ),
  );
const written = (feed: Feed, bytes: number, today: string, programs: readonly CalendarProgram[] = []) => {
  const fitted = fitBytes(feed, { bytes, today, programs });
  const text = renderIcalendar(fitted.feed, { programs }, fitted.blockOf);
  expect(size(text)).toBeLessThanOrEqual(bytes);
  expect(lintIcs(new TextEncoder().encode(text))).toEqual([]);
  return { ...fitted, text, descriptions: descriptionsOf(text) };
};

it('keeps formatted descriptions while they take a quarter of the limit, and then none of them', () => {
  const feed = programme(40, `<p><b>Лекция</b> ${long}</p>`);
  const whole = size(renderIcalendar(feed));
  expect(written(feed, whole * 4 + 50_000, '2026-06-15').text).toContain('ALTREP');
  const lean = written(feed, whole * 2, '2026-06-15');
  expect(lean.text).not.toContain('ALTREP');
  expect([lean.cut.omitted, lean.cut.shortened]).toEqual([0, 0]);
  expect(lean.descriptions).toEqual(descriptionsOf(renderIcalendar(feed)));
});

it.each(calendarPrograms)('leaves out the HTML for %s of the furthest events first', (program) => {
  const feed = programme(40, `<p><b>Лекция</b> ${long}</p>`);
  const whole = size(renderIcalendar(feed, { programs: [program] }));
  const { text, cut } = written(feed, Math.round(whole * 0.8), '2026-06-01', [program]);
  const hasHtml = readIcs(text)
    .components.filter(({ name }) => name === 'VEVENT')
    .map(({ lines }) => lines.some(({ name, parameters }) => name === 'X-ALT-DESC' || parameters.ALTREP !== undefined));
  expect(hasHtml.indexOf(false)).toBeGreaterThan(10);
  expect(hasHtml.lastIndexOf(true)).toBe(hasHtml.indexOf(false) - 1);
  expect([cut.omitted, cut.shortened]).toEqual([0, 0]);
});

it('shortens the descriptions of the furthest events before it leaves one out', () => {
  const feed = programme(60);
  const whole = size(renderIcalendar(feed));
  const some = written(feed, Math.round(whole * 0.9), '2026-06-15');
  const lengths = [...some.descriptions.values()].map((text) => text.length);
  expect(some.cut.omitted).toBe(0);
  expect(some.cut.shortened).toBe(lengths.filter((length) => length < long.length).length);
  expect(some.descriptions.get('e0')?.length).toBeGreaterThan(long.length);
  expect(some.descriptions.get('e59')).toMatch(/ …\\n\\nhttps:\/\/www\.north\.example\/events\/e59$/);
  const firstShort = lengths.findIndex((length) => length < long.length);
  expect(lengths.slice(firstShort).every((length) => length < long.length)).toBe(true);

  const all = written(feed, Math.round(whole * 0.3), '2026-06-01');
  expect(all.cut.omitted).toBe(0);
  expect(all.descriptions.get('e59')).toBe('https://www.north.example/events/e59');
  expect(all.descriptions.get('e0')).toContain(long.slice(0, 100));

  const few = written(feed, Math.round(whole * 0.18), '2026-06-01');
  expect(few.cut.omitted).toBeGreaterThan(0);
  expect(few.descriptions.get('e0')).toContain(long.slice(0, 100));
});

it('cuts the same descriptions on the same day, and moves no stamp', () => {
  const feed = programme(60);
  const bytes = Math.round(size(renderIcalendar(feed)) * 0.7);
  const first = written(feed, bytes, '2026-06-10');
  expect(written(structuredClone(feed), bytes, '2026-06-10').text).toBe(first.text);
  const shortOnes = (descriptions: ReadonlyMap<string, string>) =>
    [...descriptions].flatMap(([id, text]) => (text.length < long.length ? [id] : []));
  // A changed title of another event moves nobody's text, and the next day only that of a day.
  const changed = {
    ...feed,
    entries: feed.entries.with(3, entryOf({ ...(feed.entries[3] as FeedEntry).event, title: 'Семинар' })),
  };
  expect(shortOnes(written(changed, bytes, '2026-06-10').descriptions)).toEqual(shortOnes(first.descriptions));
  const next = shortOnes(written(feed, bytes, '2026-06-11').descriptions);
  expect(shortOnes(first.descriptions).filter((id) => !next.includes(id)).length).toBeLessThanOrEqual(2);
  const stamps = (text: string) => text.match(/^(?:UID|SEQUENCE|DTSTAMP|LAST-MODIFIED):.*$/gm);
  expect(stamps(first.text)).toEqual(stamps(renderIcalendar(feed)));
});

it('holds a thousand events with Cyrillic descriptions in a megabyte', () => {
  const sentence = 'Докладчик отвечает на вопросы из зала. ';
  const text = sentence.repeat(16);
  const feed = feedOf(
    Array.from({ length: 1000 }, (_, n) =>
      entryOf({
        id: `event-${n}`,
        title: sentence,
        description: { html: `<p><b>${sentence}</b>${text}</p>`, text: sentence + text },
        start: `${new Date(Date.UTC(2026, 5, 1, n * 8)).toISOString().slice(0, 19)}Z`,
      }),
    ),
  );
  expect(fitBytes(feed, { bytes: 1_000_000, today: '2026-06-01' }).cut.omitted).toBe(0);
});
