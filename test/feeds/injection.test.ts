import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '../../src/calendar/event.ts';
import type { Feed } from '../../src/feeds/feed.ts';
import { renderIcalendar } from '../../src/feeds/ical/icalendar.ts';
import { renderAtom } from '../../src/feeds/news/atom.ts';
import { renderJsonFeed } from '../../src/feeds/news/json-feed.ts';
import { renderOpml } from '../../src/feeds/news/opml.ts';
import { renderRss } from '../../src/feeds/news/rss.ts';
import { parseSelection, selectionKey } from '../../src/feeds/select/selection.ts';
import { hostileStrings } from './any-event.ts';
import { lintIcs, readIcs } from './ical/ics-lint.ts';
import { readXml, type XmlElement } from './news/xml-lint.ts';
import { entryOf, feedOf } from './sample-feed.ts';

const plain: CalendarEvent = entryOf({
  id: 'id',
  occurrence: 'o',
  title: 'title',
  summary: 'summary',
  description: { html: '<p>html</p>', text: 'text' },
  start: '2026-10-24T12:00:00Z',
  end: '2026-10-24T14:00:00Z',
  location: { name: 'name', address: 'address', geo: { lat: 1, lon: 2 } },
  onlineUrl: 'https://meet.example/',
  image: 'https://north.example/i.png',
  organizer: { name: 'organizer', email: 'a@b.example' },
  categories: ['category'],
}).event;

/** Puts a text into each place of a feed that a portal or an administrator can fill. */
const places: Readonly<Record<string, (text: string) => Feed>> = {
  id: (text) => feedOf([entryOf({ ...plain, id: text })]),
  occurrence: (text) => feedOf([entryOf({ ...plain, occurrence: text })]),
  'calendar id': (text) => feedOf([entryOf(plain, { calendarId: text })]),
  title: (text) => feedOf([entryOf({ ...plain, title: text })]),
  summary: (text) => feedOf([entryOf({ ...plain, summary: text })]),
  description: (text) => feedOf([entryOf({ ...plain, description: { html: text, text } })]),
  place: (text) => feedOf([entryOf({ ...plain, location: { name: text, address: text, geo: { lat: 1, lon: 2 } } })]),
  'online link': (text) => feedOf([entryOf({ ...plain, onlineUrl: `https://meet.example/${text}?${text}#${text}` })]),
  link: (text) => feedOf([entryOf(plain, { link: `https://north.example/${text}?${text}#${text}` })]),
  'link without a host': (text) => feedOf([entryOf(plain, { link: text })]),
  image: (text) => feedOf([entryOf({ ...plain, image: `https://north.example/${text}.png` })]),
  'organizer name': (text) => feedOf([entryOf({ ...plain, organizer: { name: text, email: 'a@b.example' } })]),
  'organizer address': (text) => feedOf([entryOf({ ...plain, organizer: { name: 'x', email: `a${text}@b.example` } })]),
  category: (text) => feedOf([entryOf({ ...plain, categories: [text, 'x'] })]),
  zone: (text) => feedOf([entryOf({ ...plain, timeZone: text, recurrence: weekly('FREQ=WEEKLY;COUNT=2') })]),
  rule: (text) => feedOf([entryOf({ ...plain, recurrence: weekly(`FREQ=WEEKLY;COUNT=2${text}`) })]),
  'feed title': (text) => feedOf([entryOf(plain)], { title: text }),
  'feed description': (text) => feedOf([entryOf(plain)], { description: text }),
  'feed author': (text) => feedOf([entryOf({ ...plain, organizer: null })], { author: text }),
  'feed zone': (text) => feedOf([entryOf(plain)], { timeZone: text }),
  'feed language': (text) => feedOf([entryOf(plain)], { language: text }),
  'feed color': (text) => feedOf([entryOf(plain)], { color: `#123456${text}` }),
  'site id': (text) => feedOf([entryOf(plain)], { siteId: text }),
  'requested address': (text) =>
    feedOf([entryOf(plain)], {
      links: { self: `https://north.example/${text}?q=${text}`, home: 'https://north.example/' },
    }),
};

function weekly(rule: string): CalendarEvent['recurrence'] {
  return { rules: [rule], exclude: [], include: [] };
}

function namesOf(element: XmlElement): string[] {
  return [
    element.name,
    ...Object.keys(element.attributes).map((name) => `@${name}`),
    ...element.children.flatMap(namesOf),
  ];
}

/** The elements and attributes that feeds have; any other one came in through a text. */
const known = new Set(
  namesOf(readXml(renderRss(feedOf([entryOf(plain)])))).concat(namesOf(readXml(renderAtom(feedOf([entryOf(plain)]))))),
);

describe.each(Object.entries(places))('no text escapes from its place: %s', (_, feedWith) => {
  const feeds = hostileStrings.map((text) => feedWith(`x${text}y`));

  it('in iCalendar', () => {
    for (const feed of feeds) {
      const text = renderIcalendar(feed);
      expect(lintIcs(new TextEncoder().encode(text))).toEqual([]);
      const events = readIcs(text).components.filter(({ name }) => name === 'VEVENT');
      expect(events.length).toBeGreaterThan(0);
      expect(events.length).toBeLessThanOrEqual(2);
    }
  });

  it('in RSS and Atom', () => {
    for (const feed of feeds) {
      for (const render of [renderRss, renderAtom]) {
        const names = namesOf(readXml(render(feed)));
        expect(names.filter((name) => !known.has(name))).toEqual([]);
        expect(names.filter((name) => name === 'item' || name === 'entry')).toHaveLength(1);
      }
    }
  });

  it('in JSON Feed', () => {
    for (const feed of feeds) {
      const text = renderJsonFeed(feed);
      expect(text.isWellFormed()).toBe(true);
      expect(JSON.parse(text).items).toHaveLength(1);
    }
  });
});

it('keeps a text in its attribute in OPML', () => {
  for (const text of hostileStrings) {
    const line = { title: text, description: text, language: text, feedUrl: text, pageUrl: text };
    const list = readXml(renderOpml(text, '2026-09-20T10:00:00Z', [line]));
    const names = namesOf(list);
    const outline = list.children[1]?.children[0]?.attributes;
    for (const shown of [outline?.text, outline?.title, outline?.description]) expect(shown).not.toContain('<');
    expect(names.filter((name) => name === 'outline')).toHaveLength(1);
  }
});

it('lets no control character of the query into a message or a cache key', () => {
  for (const text of hostileStrings) {
    for (const parameter of ['from', 'to', 'category', 'q', 'limit', 'past', 'lang', 'view']) {
      const parsed = parseSelection(new URLSearchParams([[parameter, `x${text}`]]), 2026);
      const said =
        parsed.kind === 'problems'
          ? parsed.problems.map(({ message }) => message).join()
          : selectionKey(parsed.selection);
      expect(said).not.toMatch(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u);
    }
  }
});
