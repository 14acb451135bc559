import { expect, test } from 'vitest';
import { published } from '../../app/app-deps.ts';
import { askPage, wordsOf } from '../ask-page.ts';

const movedFrom = '2026-10-03T09:00:00Z';
const seminar = { ...published({ id: 's', title: 'Seminar', location: { name: 'Hall', address: null, geo: null } }), movedFrom }; // biome-ignore format: one line
const page = '/calendars/talks/events/s';

test('a list says that an event was moved, and from which time', async () => {
  for (const path of ['/', '/calendars/talks'])
    expect(wordsOf(await askPage(path, [seminar]))).toMatch(/Moved Seminar (?:<.*> )?Previously Sat, Oct 3, 12:00 PM/);
  expect(wordsOf(await askPage('/calendars/talks', [seminar], { language: 'ru' }))).toContain(
    'Перенесено Seminar Ранее: сб, 3 окт., 12:00',
  );
  expect(await askPage('/calendars/talks?view=month', [seminar])).toContain('<span class="badge moved">Moved</span>');
});

test('the page of a moved event says so first, and so does its JSON-LD', async () => {
  const html = await askPage(page, [seminar]);
  expect(wordsOf(html)).toContain('Moved. This is the new time. It was planned for Saturday, October 3, 12:00 PM.');
  expect(html.indexOf('class="banner moved"')).toBeLessThan(html.indexOf('<h1'));
  expect(html).toContain('"eventStatus":"https://schema.org/EventRescheduled"');
  expect(html).toContain('"previousStartDate":"2026-10-03T12:00:00+03:00"');
});

test('an event that lost its date is postponed, and names that date', async () => {
  const undated = { ...published({ id: 's', title: 'Seminar', start: null, end: null }), movedFrom };
  expect(wordsOf(await askPage(page, [undated]))).toContain(
    'Postponed. It will not take place on Saturday, October 3, 12:00 PM. A new date will be announced.',
  );
});

test('an event that was moved and then cancelled is only shown as cancelled', async () => {
  const off = { ...published({ id: 's', title: 'Seminar', status: 'cancelled' }), movedFrom };
  const words = wordsOf(await askPage(page, [off]));
  expect(words).toContain('Cancelled.');
  expect(words).not.toMatch(/Moved|Previously/);
});

test('an all-day event that got a time names the day it was planned for', async () => {
  const words = wordsOf(await askPage('/calendars/talks', [{ ...seminar, movedFrom: '2026-10-03' }]));
  expect(words).toMatch(/Previously Sat, Oct 3 /);
});

test.each([['/'], ['/calendars/talks'], ['/calendars/talks?view=month'], [page]])(
  'the hour at which nothing takes place is struck through on %s, as is a title only where it is called off',
  async (path) => {
    const struck = (status: 'cancelled' | 'postponed' | 'confirmed') =>
      askPage(path, [published({ id: 's', status })]).then((html) => ({
        hour: /<time [^>]*class="(?:when )?off"/.test(html),
        title: /<(?:a|h1) [^>]*class="off"/.test(html),
        added: html.includes('class="subscribe add"'),
      }));
    expect(await struck('cancelled')).toEqual({ hour: true, title: true, added: false });
    expect(await struck('postponed')).toEqual({ hour: true, title: false, added: false });
    expect(await struck('confirmed')).toEqual({ hour: false, title: false, added: path === page });
  },
);

test('a cancelled event is struck through in the month’s grid and in the list under it', async () => {
  const html = await askPage('/calendars/talks?view=month', [published({ id: 's', status: 'postponed' })]);
  expect(html.match(/<time [^>]*class="off"/g)).toHaveLength(2);
});

test('among the dates of an event, each cancelled one is struck through', async () => {
  const dates = (['confirmed', 'postponed', 'cancelled'] as const).map((status, i) =>
    published({ id: 's', occurrence: `${i}`, start: `2026-10-0${i + 5}T09:00:00Z`, end: null, status }),
  );
  const [, list = ''] = (await askPage(page, dates)).split(/<section class="dates"[^>]*>|<\/section>/);
  expect(list.match(/<time datetime="2026-10-0\d/g)).toHaveLength(3);
  expect(list.match(/<time [^>]*class="off"/g)).toHaveLength(2);
});
