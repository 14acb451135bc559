import { describe, expect, it } from 'vitest';
import { mapRecords, plain, titles } from './map-records.ts';

describe('what one column gives', () => {
  it('is nothing where its key says that it is not for publication', () => {
    const { events } = mapRecords(plain((n) => ({ 'Obs. produção (não publicar)': `levar extensão ${n}`, 'Notes (do not publish)': `Bring a cable, ${n}` })));
    expect(events.map(({ organizer, description }) => [organizer, description])).toEqual(Array(6).fill([null, null]));
  }); // biome-ignore format: one line

  it.each([
    (n: number) => `event.php?id=${310 + n}`,
    (n: number) => `/show.aspx?id=${310 + n}`,
    (n: number) => `?page=event&no=${310 + n}`,
    (n: number) => `programme/night-${n}`,
  ])('is a link in the form of %o', (link) => {
    const { events } = mapRecords(plain((n) => ({ link: link(n) })));
    expect(events.map(({ url }) => url)).toEqual(titles.map((_, n) => new URL(link(n), 'https://town.example').href));
  });

  it('is the name of an organizer who has a beginning and a text as well', () => {
    const more = { description: 'Main', startDate: '2025-01-12', category: 'Standing', status: 'active' };
    const names = ['Finance', 'Schools', 'Roads'];
    const { events } = mapRecords(plain((n) => ({ committee: { name: names[n % 3], ...more } })));
    expect(events.map(({ organizer }) => organizer?.name)).toEqual(titles.map((_, n) => names[n % 3]));
  });

  it.each(['series', 'committee', 'venue'])(
    'is all of an event that stands under %s, beside when one registers',
    (key) => {
      const whole = (n: number) => ({
        title: titles[n],
        description: `The text of number ${n}.`,
        start: `2026-05-${11 + n}T18:00:00`,
        end: `2026-05-${11 + n}T19:00:00`,
        location: n % 2 === 0 ? 'Great Hall' : 'Courtyard',
        category: n % 2 === 0 ? 'Concert' : 'Talk',
        url: `https://town.example/e/${n}`,
        status: 'confirmed',
      });
      const registration = (n: number) => ({
        registration_start: `2026-04-0${n + 1}`,
        registration_end: `2026-04-2${n}`,
      });
      const { events } = mapRecords(titles.map((_, n) => ({ id: 310 + n, ...registration(n), [key]: whole(n) })));
      expect(events[1]?.description?.text).toBe('The text of number 1.');
      expect(events[1]?.location?.name).toBe('Courtyard');
      expect(events[1]?.url).toBe('https://town.example/e/1');
    },
  );

  it('is no currency where a word looks like the code of one', () => {
    const { events } = mapRecords(plain((n) => ({ price: `${4 + n}.00`, age_range: 'all' })));
    expect(events[0]?.price).toMatchObject({ from: 4, currency: null });
  });

  it('is a currency in small letters, whatever its key says', () => {
    const priceOf = (more: (n: number) => object) => mapRecords(plain(more)).events[0]?.price;
    expect(priceOf((n) => ({ cost: 12 + n, iso: 'eur' }))).toMatchObject({ from: 12, currency: 'EUR' });
    const tickets = (n: number) => [{ name: 'Entry', amount: 12 + n, code: 'eur' }];
    expect(priceOf((n) => ({ tickets: tickets(n) }))).toMatchObject({ from: 12, currency: 'EUR' });
  });

  it('is no price by what guests rate it with', () => {
    const priceOf = (more: (n: number) => object) => mapRecords(plain(more)).events[0]?.price;
    expect(priceOf((n) => ({ rates: 3 + (n % 3) }))).toBeUndefined();
    expect(priceOf((n) => ({ rates: { average: 3.5 + n / 10, count: 12 + n } }))).toBeUndefined();
    expect(priceOf((n) => ({ rates: [{ user: `a${n}`, value: 3 + (n % 3) }] }))).toBeUndefined();
  });

  it('is a picture whose address goes on after the name of its file', () => {
    const file = (n: number) => `/files/41/night-${n}.jpg/df2bcc71-38a0-4957-acd2-b9bce8a1000${n}?t=1789000000000`;
    const { events } = mapRecords(plain((n) => ({ cover: { link: file(n), title: `night-${n}.jpg` } })));
    expect(events.map(({ image }) => image)).toEqual(titles.map((_, n) => `https://town.example${file(n)}`));
    expect(events.map(({ url }) => url)).toEqual(Array(6).fill(null));
  });

  it('is in the language of the portal, where both stand side by side', () => {
    const both = titles.map((title, n) => ({
      id: 310 + n,
      name_en: title,
      name_cy: `Noson ${n} yn y llyfrgell`,
      start: `2026-05-${11 + n}T18:30:00`,
    }));
    const { events } = mapRecords(both, { language: 'cy' });
    expect(events.map(({ title }) => title)).toEqual(titles.map((_, n) => `Noson ${n} yn y llyfrgell`));
  });

  it('is no start, where it says when the record was changed', () => {
    const { events } = mapRecords(
      plain((n) => ({ ...(n === 2 && { start: null, end: null }), modified: `2026-04-0${n + 1}T09:00:00` })),
    );
    expect(events.map(({ start }) => start === null)).toEqual([false, false, true, false, false, false]);
  });
});
