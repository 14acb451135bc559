import { expect, test } from 'vitest';
import { published } from '../../app/app-deps.ts';
import { askPage } from '../ask-page.ts';

const firstWeekday = (html: string) => /<div class="weekdays"[^>]*><span>([^<]+)/.exec(html)?.[1];

test.each([
  ['en', 'Mon'],
  ['en-GB', 'Mon'],
  ['en-US', 'Sun'],
  ['ru', 'пн'],
])('a month begins its weeks for visitors who ask for %s as the widget does', async (language, name) => {
  const html = await askPage('/calendars/talks?view=month', [published({ id: '1' })], { language });
  expect(firstWeekday(html)).toBe(name);
  expect(html.match(/<span class="number"/g)).toHaveLength(35);
});

test('long names of weekdays have a short form for phones', async () => {
  const html = await askPage('/calendars/talks?view=month', [published({ id: '1' })], { language: 'ar' });
  expect(html).toContain('<span class="wide">السبت</span><span class="slim">س</span>');
  const german = await askPage('/calendars/talks?view=month', [published({ id: '1' })], { language: 'de' });
  expect(german).not.toContain('<span class="slim">');
});

test.each([
  ['ru', 'Октябрь 2026 г.', 'Сентябрь 2026 г.', 'Воскресенье, 4 октября'],
  ['uk', 'Жовтень 2026 р.', 'Вересень 2026 р.', 'Неділя, 4 жовтня'],
  ['pl', 'Październik 2026', 'Wrzesień 2026', 'Niedziela, 4 października'],
  ['fr', 'Octobre 2026', 'Septembre 2026', 'Dimanche 4 octobre'],
  ['es', 'Octubre de 2026', 'Septiembre de 2026', 'Domingo, 4 de octubre'],
  ['de', 'Oktober 2026', 'September 2026', 'Sonntag, 4. Oktober'],
])('in %s, a month or a day that stands alone begins with a capital', async (language, month, before, day) => {
  const event = published({ id: '1' });
  const html = await askPage('/calendars/talks?view=month', [event], { language });
  expect(html).toContain(`<h2>${month}</h2>`);
  expect(html).toContain(`selected>${month}</option>`);
  expect(html).toContain(`<span class="hidden">${before}</span>`);
  const ofDay = await askPage('/calendars/talks?from=2026-10-05&to=2026-10-05', [event], { language });
  expect(ofDay).toContain(`${day}</a>`);
});

/** The titles and the days of the list that small screens show under the grid. */
const listed = (html: string) => {
  const list = html.split('<div class="of-month">')[1] ?? '';
  return [...list.matchAll(/<h2 class="day-name[^>]*><time datetime="([^"]*)|<h3>.*?<a[^>]*>([^<]*)/g)].map(
    ([, day, title]) => day ?? title,
  );
};

test("a month lists what begins or ends in it by the calendar's own clock", async () => {
  const night = (id: string, start: string, end: string) => published({ id, title: id, start, end });
  // Helsinki is three hours ahead of UTC until 25 October, then two.
  const events = [
    night('last of September', '2026-09-30T19:00:00Z', '2026-09-30T20:30:00Z'),
    night('first of October', '2026-09-30T21:30:00Z', '2026-09-30T22:30:00Z'),
    night('last of October', '2026-10-31T20:00:00Z', '2026-10-31T22:00:00Z'),
    night('first of November', '2026-10-31T22:30:00Z', '2026-10-31T23:30:00Z'),
  ];
  const month = (which: string) => askPage(`/calendars/talks?view=month&month=${which}`, events, { language: 'en-GB' });
  expect(listed(await month('2026-09'))).toEqual(['2026-09-30', 'last of September']);
  expect(listed(await month('2026-10'))).toEqual(['2026-10-01', 'first of October', '2026-10-31', 'last of October']);
  expect(listed(await month('2026-11'))).toEqual(['2026-11-01', 'first of November']);
});

test('a month lists what began before it apart', async () => {
  const fair = published({ id: 'f', title: 'Fair', allDay: true, start: '2026-09-28', end: '2026-10-03' });
  const html = await askPage('/calendars/talks?view=month&month=2026-10', [fair], { language: 'en-GB' });
  expect(html.split('<div class="of-month">')[1]).toMatch(/<details class="ongoing" open>.*>Fair</s);
  expect(listed(html)).toEqual([]);
});

test('a full month lists only some events of each day, and leads to all of them', async () => {
  const talks = (count: number) =>
    Array.from({ length: count }, (_, i) => {
      const day = `2026-10-${String(1 + Math.floor(i / 10)).padStart(2, '0')}`;
      return published({ id: `${i}`, title: `${i}`, start: `${day}T09:00:00Z`, end: `${day}T10:00:00Z` });
    });
  const month = (count: number) =>
    askPage('/calendars/talks?view=month&month=2026-10', talks(count), { language: 'en-GB' });
  expect(listed(await month(150))).toHaveLength(150 + 15);
  const full = await month(160);
  expect(listed(full)).toHaveLength(5 * 16 + 16);
  expect(full.split('<div class="of-month">')[1]).toContain(
    '<a rel="nofollow" href="/calendars/talks?from=2026-10-16&amp;to=2026-10-16">5 more</a>',
  );
});

test.each(['month&month=2026-11', 'week&week=2026-11-02'])('%s without events says so, and names the next one', async (view) => {
  const later = published({ id: '1', title: 'Chess', start: '2026-12-15T10:00:00Z', end: null });
  const html = await askPage(`/calendars/talks?view=${view}`, [later], { language: 'en-GB' });
  expect(html).toContain('There are no events on these days.');
  expect(html).toMatch(/class="next">.*15 Dec.*>Chess</);
  expect(await askPage(`/calendars/talks?view=${view}`, [], { language: 'en-GB' })).toContain('Nothing is scheduled at the moment.');
}); // biome-ignore format: one line

test('the list below a month says that it has no events, where only the grid’s last week does', async () => {
  const december = published({ id: '1', title: 'Chess', start: '2026-12-01T10:00:00Z', end: null });
  const html = await askPage('/calendars/talks?view=month&month=2026-11', [december], { language: 'en-GB' });
  expect(html).toContain('<div class="of-month"><div class="nothing"><p>There are no events on these days.</p>');
});
