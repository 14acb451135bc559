import { expect, test } from 'vitest';
import type { CalendarEvent } from '../../../src/calendar/event.ts';
import { eventJsonLd } from '../../../src/pages/json-ld/event-json-ld.ts';
import { calendarOf, published } from '../../app/app-deps.ts';
import { askPage, wordsOf } from '../ask-page.ts';

const path = '/calendars/talks/events/1';
const event = (more: Partial<CalendarEvent>) =>
  published({
    id: '1',
    title: 'A talk',
    start: '2046-10-24T12:00:00Z',
    end: '2046-10-24T13:00:00Z',
    location: { name: 'Hall', address: null, geo: null },
    ...more,
  });
const page = (more: Partial<CalendarEvent>, language = 'en-US') => askPage(path, [event(more)], { language });
const words = async (more: Partial<CalendarEvent>, language?: string) => wordsOf(await page(more, language));

const amounts = (
  from: number | null,
  to: number | null,
  currency: string | null = 'EUR',
  text: string | null = null,
) => ({
  price: { free: from === 0 && to === 0, from, to, currency, text },
});

test.each([
  ['Price €12.50', amounts(12.5, 12.5)],
  ['Price €10 – €25', amounts(10, 25)],
  ['Price From €10', amounts(10, null)],
  ['Price Up to €25', amounts(null, 25)],
  ['Price 12', amounts(12, 12, null)],
  ['Price Free', amounts(0, 0, null)],
  ['Price ¥3,000', amounts(3000, 3000, 'JPY')],
  ['Price free for members', amounts(0, 0, null, 'free for members')],
  ['Price $12 at the door', amounts(12, 12, null, '$12 at the door')],
])('the page of an event says: %s', async (expected, more) => {
  expect(await words(more)).toContain(expected);
});

test('whoever reads another language gets the amounts and the portal’s own words', async () => {
  const shown = await words(amounts(12, 12, 'EUR', 'Tickets 12 € at the door'), 'ru');
  expect(shown).toContain('Цена 12 € Tickets 12 € at the door');
  expect(await words(amounts(null, null, null, 'Pay what you want'), 'ru')).toContain('Цена Pay what you want');
  expect(await words(amounts(0, 0, null), 'ru')).toContain('Цена Бесплатно');
  expect(await words(amounts(0, 0, null, 'gratis'), 'ru')).not.toContain('gratis');
});

const button = (html: string) => {
  const all = [...html.matchAll(/<a class="button" href="([^"]*)" rel="noopener">([^<]*)</g)];
  return all.map(([, href, text]) => [href, text]);
};
const t = 'https://t.example/7?a=1&b=2';
const join = 'https://meet.example/1';

test.each<[Partial<CalendarEvent>, readonly (readonly string[])[]]>([
  [{ registrationUrl: t }, [['https://t.example/7?a=1&amp;b=2', 'Register or get tickets']]],
  [{ registrationUrl: t, ...amounts(10, 25) }, [['https://t.example/7?a=1&amp;b=2', 'Get tickets']]],
  [{ registrationUrl: t, ...amounts(0, 0) }, [['https://t.example/7?a=1&amp;b=2', 'Register']]],
  [{ onlineUrl: join }, [[join, 'Join online']]],
  // One main button: to join, people register first.
  [{ onlineUrl: join, registrationUrl: t }, [['https://t.example/7?a=1&amp;b=2', 'Register or get tickets']]],
  [{ registrationUrl: t, soldOut: true }, []],
  [{ registrationUrl: 'javascript:alert(1)' }, []],
  [{}, []],
])('of %j the main button is %j', async (more, expected) => {
  expect(button(await page(more))).toEqual(expected);
});

test('beside a main button, the menu to add the event is a second one', async () => {
  expect(await page({ registrationUrl: t })).toContain('<details class="subscribe add second"');
  expect(await page({})).toContain('<details class="subscribe add"');
});

test('the page has the performers and the series', async () => {
  const html = await page({ performers: ['Anna Virtanen', 'Jo & Co'], series: { id: '5', title: 'Night lectures' } });
  expect(wordsOf(html)).toMatch(/With Anna Virtanen Jo &amp; Co .*Part of Night lectures/u);
});

test('what is sold out says so, and its link is no button', async () => {
  const html = await page({ soldOut: true, registrationUrl: 'https://t.example/7' });
  expect(html).toContain('<a href="https://t.example/7" rel="noopener">Register or get tickets</a>');
  expect(wordsOf(html)).toContain('Sold out');
  expect(await words({ soldOut: true }, 'ru')).toContain('Мест нет');
});

test.each([
  ['is cancelled', { status: 'cancelled' as const }],
  ['is over', { start: '2020-10-24T12:00:00Z', end: '2020-10-24T13:00:00Z' }],
])('nobody is asked to register for what %s', async (_, more) => {
  const html = await page({ registrationUrl: 'https://t.example/7', soldOut: true, ...more });
  expect(html).not.toContain('href="https://t.example/7"');
  expect(button(await page({ registrationUrl: t, onlineUrl: join, ...more }))).toEqual([]);
  expect(wordsOf(html)).not.toContain('Sold out');
});

test('the page shows no link but http(s), and no empty rows', async () => {
  const html = await page({
    registrationUrl: 'javascript:alert(1)',
    performers: ['\u0000'],
    series: { id: '5', title: null },
  });
  expect(html).not.toMatch(/javascript:alert|<dt>(?:Price|With|Part of)</u);
});

const data = (more: Partial<CalendarEvent>, now = 0) => {
  const { event: whole } = event(more);
  const { start, end } = whole;
  const occurrence = {
    event: whole,
    calendar: calendarOf('1'),
    language: 'en',
    removed: false,
    movedFrom: null,
    start: start ?? '',
    end,
  };
  const links = { page: 'https://h/e', timeZone: 'Europe/Helsinki', title: 'A talk', series: null, now };
  return eventJsonLd(occurrence, links);
};

test.each([
  [amounts(12, 12), { '@type': 'Offer', price: 12, priceCurrency: 'EUR' }, false],
  [amounts(10, 25), { '@type': 'AggregateOffer', lowPrice: 10, highPrice: 25, priceCurrency: 'EUR' }, false],
  [amounts(10, null), { '@type': 'AggregateOffer', lowPrice: 10, priceCurrency: 'EUR' }, false],
  [amounts(0, 0, null), { '@type': 'Offer', price: 0 }, true],
  [amounts(0, 15), { '@type': 'AggregateOffer', lowPrice: 0, highPrice: 15, priceCurrency: 'EUR' }, undefined],
  // A number alone would be read in a wrong currency.
  [amounts(12, 12, null), undefined, false],
  [amounts(null, null, null, 'Pay what you want'), undefined, undefined],
  [
    { soldOut: true as const, registrationUrl: 'https://t.example/7' },
    { '@type': 'Offer', availability: 'https://schema.org/SoldOut', url: 'https://t.example/7' },
    undefined,
  ],
  [
    { registrationUrl: 'https://t.example/7' },
    { '@type': 'Offer', availability: 'https://schema.org/InStock', url: 'https://t.example/7' },
    undefined,
  ],
  [{ registrationUrl: 'https://t.example/7', status: 'cancelled' as const }, undefined, undefined],
])('the offer of %j is %j', (more, offers, free) => {
  const found = data(more);
  expect([found?.offers, found?.isAccessibleForFree]).toEqual([offers, free]);
});

test('what is over is no longer offered', () => {
  const found = data({ registrationUrl: 'https://t.example/7' }, Date.parse('2046-10-24T13:00:00Z'));
  expect(found?.offers).toEqual({ '@type': 'Offer', url: 'https://t.example/7' });
});

test('performers and the series are in schema.org’s words', () => {
  expect(data({ performers: ['Anna'], series: { id: '5', title: 'Night lectures' } })).toMatchObject({
    performer: [{ '@type': 'Person', name: 'Anna' }],
    superEvent: { '@type': 'EventSeries', name: 'Night lectures' },
  });
  expect(Object.keys(data({}) ?? {})).not.toContain('offers');
});

test('what is over can be neither added to a calendar nor joined', async () => {
  const over = { start: '2020-10-24T12:00:00Z', end: '2020-10-24T13:00:00Z', onlineUrl: join, registrationUrl: t };
  const past = await page(over);
  expect(wordsOf(past)).toContain('Online meet.example');
  expect(past).not.toContain(`href="${join}"`);
  expect(past).not.toContain('class="targets"');
  expect(await page({ onlineUrl: join })).toContain('class="targets"');
});
