import { describe, expect, it, test } from 'vitest';
import type { CalendarEvent } from '../../../src/calendar/event.ts';
import type { Feed, FeedEntry } from '../../../src/feeds/feed.ts';
import { renderAtom } from '../../../src/feeds/news/atom.ts';
import { renderJsonFeed } from '../../../src/feeds/news/json-feed.ts';
import { renderRss } from '../../../src/feeds/news/rss.ts';
import { entryOf, feedOf } from '../sample-feed.ts';
import { childrenOf, readXml, textOf, type XmlElement } from './xml-lint.ts';

const weekly: Partial<CalendarEvent> = {
  title: 'Yoga',
  start: '2026-09-07T05:30:00Z',
  recurrence: { rules: ['FREQ=WEEKLY;UNTIL=20261215T225959Z'], exclude: [], include: [] },
  location: { name: 'Hall', address: null, geo: null },
};
const next = { start: '2026-11-23T06:30:00Z', end: null };

function feedWith(event: Partial<CalendarEvent>, entry: Partial<FeedEntry>, feed: Partial<Feed>): Feed {
  return feedOf([entryOf({ id: 'yoga', ...weekly, ...event }, entry)], feed);
}
const itemOf = (event: Partial<CalendarEvent> = {}, entry: Partial<FeedEntry> = { next }, feed: Partial<Feed> = {}) =>
  JSON.parse(renderJsonFeed(feedWith(event, entry, feed))).items[0];
const linesOf = (...given: Parameters<typeof itemOf>): string[] => itemOf(...given).summary.split('\n');

describe('a series in the news', () => {
  it('says its rule and its next date in every format', () => {
    const feed = feedWith({}, { next }, {});
    const head = 'Every Monday at 07:30, until 15 December 2026, Hall\nNext: Monday, 23 November 2026, 07:30 (CET)';
    const item = childrenOf(childrenOf(readXml(renderRss(feed)), 'channel')[0] as XmlElement, 'item')[0] as XmlElement;
    const entry = childrenOf(readXml(renderAtom(feed)), 'entry')[0] as XmlElement;
    expect([textOf(item, 'description'), textOf(entry, 'summary'), itemOf().summary]).toEqual([head, head, head]);
    const html =
      '<p><strong>Every Monday at 07:30, until 15 December 2026</strong><br>Next: Monday, 23 November 2026, 07:30 (CET)<br>Hall</p>';
    for (const text of [textOf(item, 'content:encoded'), textOf(entry, 'content'), itemOf().content_html])
      expect(text).toContain(html);
  });

  it('has its next date for programs, beside what it says of itself', () => {
    expect(itemOf()._event).toMatchObject({ start: '2026-09-07T05:30:00Z', end: null, next });
    expect(itemOf({}, {})._event).not.toHaveProperty('next');
  });

  it('keeps its id and its dates when a date passes', () => {
    const then = itemOf({}, { next: { start: '2026-11-30T06:30:00Z', end: null } });
    for (const name of ['id', 'url', 'title', 'date_published', 'date_modified'])
      expect(then[name]).toBe(itemOf()[name]);
    expect(then.summary).not.toBe(itemOf().summary);
  });

  it('says its first date and its rule when no date is left', () => {
    expect(linesOf({}, {})).toEqual([
      'Monday, 7 September 2026, 07:30 (CEST), Hall',
      'Every Monday at 07:30, until 15 December 2026',
    ]);
  });

  it('says that it repeats when its rule has no words', () => {
    const recurrence = { rules: ['FREQ=MONTHLY;BYDAY=1MO,3MO'], exclude: [], include: [] };
    expect(linesOf({ recurrence })).toEqual(['Monday, 23 November 2026, 07:30 (CET), repeats, Hall']);
  });

  it('names the city whose clocks it follows if they are not those of the feed', () => {
    expect(linesOf({}, { next }, { timeZone: 'America/New_York' })).toEqual([
      'Every Monday at 07:30 (Berlin), until 15 December 2026, Hall',
      'Next: Monday, 23 November 2026, 01:30 (GMT-5)',
    ]);
  });

  it('follows a state in lower case', () => {
    expect(linesOf({ status: 'tentative' })[0]).toBe('Tentative: every Monday at 07:30, until 15 December 2026, Hall');
  });
});

test.each([
  ['ar', 'كل يوم اثنين الساعة 7:30 ص، حتى 15 ديسمبر 2026', 'الموعد القادم: '],
  ['de', 'Jeden Montag um 07:30, bis 15. Dezember 2026', 'Nächster Termin: Montag, 23. November 2026'],
  [
    'es',
    'Todos los lunes a las 7:30, hasta el 15 de diciembre de 2026',
    'Próxima fecha: lunes, 23 de noviembre de 2026',
  ],
  ['fi', 'Joka maanantai klo 7.30, 15. joulukuuta 2026 asti', 'Seuraava kerta: maanantai 23. marraskuuta 2026'],
  ['fr', 'Tous les lundis à 07:30, jusqu’au 15 décembre 2026', 'Prochaine date\u00a0: lundi 23 novembre 2026'],
  ['it', 'Ogni lunedì alle 07:30, fino al 15 dicembre 2026', 'Prossima data: lunedì 23 novembre 2026'],
  ['pl', 'W każdy poniedziałek o 07:30, do 15 grudnia 2026', 'Najbliższy termin: poniedziałek, 23 listopada 2026'],
  ['ru', 'Каждый понедельник в 07:30, до 15 декабря 2026 г.', 'Ближайшая дата: понедельник, 23 ноября 2026'],
  ['sv', 'Varje måndag kl. 07:30, till 15 december 2026', 'Nästa tillfälle: måndag 23 november 2026'],
  ['uk', 'Щопонеділка о 07:30, до 15 грудня 2026 р.', 'Найближча дата: понеділок, 23 листопада 2026'],
])('in %s', (language, rule, date) => {
  const [first, second] = linesOf({ location: null }, { next }, { language });
  expect(first).toBe(rule);
  expect(second).toContain(date);
});
