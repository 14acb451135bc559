import { describe, expect, it } from 'vitest';
import { formatRenderers } from '../../../src/feeds/render-feed.ts';
import { entryOf, feedOf, telling } from '../sample-feed.ts';
import { childrenOf, readXml, textOf, type XmlElement } from './xml-lint.ts';

/**
 * What news readers need from RSS, Atom and JSON Feed: one test for each line of the section "News" in docs/clients.md.
 * news.test.ts checks each in detail, news.property.test.ts on any event, and test/clients on the readers.
 */

const linked = (extension: string) =>
  feedOf(telling, {
    links: {
      self: `https://cal.north.example/feeds/42.${extension}`,
      home: 'https://cal.north.example/calendars/42',
      style: 'https://cal.north.example/assets/feed.en.css?v=1',
    },
  });
const rss = formatRenderers.rss.render(linked('rss'));
const atom = formatRenderers.atom.render(linked('atom'));
const json = JSON.parse(formatRenderers.json.render(linked('json')));
const channel = childrenOf(readXml(rss), 'channel')[0] as XmlElement;
const feed = readXml(atom);
const items = childrenOf(channel, 'item');
const entries = childrenOf(feed, 'entry');
const item = (id: string) =>
  items.find((one) => textOf(one, 'guid') === `tag:north.example,2026:42/${id}`) as XmlElement;

const itemOf = (given: Parameters<typeof entryOf>[0], more: Parameters<typeof entryOf>[1] = {}): XmlElement => {
  const text = formatRenderers.rss.render(feedOf([entryOf({ start: '2026-10-24T12:00:00Z', ...given }, more)]));
  return childrenOf(childrenOf(readXml(text), 'channel')[0] as XmlElement, 'item')[0] as XmlElement;
};

describe('dates', () => {
  it('pubDate and published say when the item first appeared, and are never missing', () => {
    for (const one of items) expect(Date.parse(textOf(one, 'pubDate') ?? '')).toBeLessThan(Date.parse('2026-09-20'));
    for (const one of entries) expect((textOf(one, 'published') ?? '') < '2026-09-20').toBe(true);
    for (const one of json.items) expect(one.date_published < '2026-09-20').toBe(true);
    expect(textOf(item('lecture'), 'pubDate')).toBe('Sun, 30 Aug 2026 06:00:00 GMT');
  });

  it('the event’s time is in the first line, in the feed’s zone and language', () => {
    const first = 'Saturday, 24 October 2026, 14:00–16:00 (CEST)';
    expect(textOf(item('lecture'), 'description')?.split('\n')[0]).toContain(first);
    expect(textOf(item('lecture'), 'content:encoded')).toMatch(/^<p><strong>Saturday, 24 October 2026, 14:00–16:00/);
    expect(json.items[0].content_html).toContain(first);
  });

  it('the time is also there for machines: event module, georss, media, _event', () => {
    const lecture = item('lecture');
    expect(textOf(lecture, 'ev:startdate')).toBe('2026-10-24T14:00:00+02:00');
    expect(textOf(lecture, 'ev:enddate')).toBe('2026-10-24T16:00:00+02:00');
    expect(textOf(lecture, 'ev:location')).toContain('Hall 3');
    expect(textOf(lecture, 'ev:organizer')).toContain('Lines');
    expect(textOf(lecture, 'ev:type')).toBe('Lecture');
    expect(textOf(lecture, 'georss:point')).toBe('52.5 0');
    expect(childrenOf(lecture, 'media:content')[0]?.attributes.url).toBe(
      'https://www.north.example/images/lecture.jpg',
    );
    expect(json.items[0]._event).toMatchObject({ start: '2026-10-24T12:00:00Z', end: '2026-10-24T14:00:00Z' });
  });

  it('lastBuildDate and updated come from the data', () => {
    expect(textOf(channel, 'lastBuildDate')).toBe('Sun, 20 Sep 2026 10:00:00 GMT');
    expect(textOf(feed, 'updated')).toBe('2026-09-20T10:00:00.000Z');
    expect(formatRenderers.rss.render(linked('rss'))).toBe(rss);
  });
});

describe('identity', () => {
  it('guid is no permalink, and unique across feeds', () => {
    for (const one of items) expect(childrenOf(one, 'guid')[0]?.attributes.isPermaLink).toBe('false');
    const guids = items.map((one) => textOf(one, 'guid'));
    expect(new Set(guids).size).toBe(guids.length);
    const other = itemOf({ id: 'lecture' }, { calendarId: '43' });
    expect(guids).not.toContain(textOf(other, 'guid'));
  });

  it('Atom ids are tag: URIs, every entry has updated, the feed an author', () => {
    for (const one of [feed, ...entries]) {
      expect(textOf(one, 'id')).toMatch(/^tag:north\.example,2026:/);
      expect(textOf(one, 'updated')).toMatch(/^2026-/);
    }
    expect(textOf(childrenOf(feed, 'author')[0] as XmlElement, 'name')).toBe('North University');
  });

  it('rel="self" is the requested address', () => {
    const selfOf = (links: readonly XmlElement[]) =>
      links.filter(({ attributes }) => attributes.rel === 'self').map(({ attributes }) => attributes.href);
    expect(selfOf(childrenOf(channel, 'atom:link'))).toEqual(['https://cal.north.example/feeds/42.rss']);
    expect(selfOf(childrenOf(feed, 'link'))).toEqual(['https://cal.north.example/feeds/42.atom']);
    expect(json.feed_url).toBe('https://cal.north.example/feeds/42.json');
  });
});

describe('content', () => {
  it('has no character that XML 1.0 forbids', () => {
    const forbidden = 'a\u0001b\u0000c\ufffed\ud800e';
    // The XML reader refuses such characters itself.
    expect(textOf(itemOf({ id: 'x', title: forbidden, categories: [forbidden] }), 'title')).toBe('abcde');
    expect(textOf(itemOf({ id: 'x', title: forbidden, categories: [forbidden] }), 'category')).toBe('abcde');
  });

  it('content:encoded is HTML with absolute addresses, description is plain, a title has no HTML', () => {
    const lecture = item('lecture');
    expect(textOf(lecture, 'content:encoded')).toContain('<a href="https://www.north.example/lines">');
    expect(textOf(lecture, 'description')).not.toMatch(/<[a-z]/);
    expect(textOf(itemOf({ id: 'x', title: 'x < 80 & <b>y</b>' }), 'title')).toBe('x < 80 & ‹b›y‹/b›');
    for (const text of [rss, atom]) expect(text).not.toMatch(/<script|\son[a-z]+=/i);
  });

  it('an enclosure has an address, a length and a type, or is left out', () => {
    for (const { attributes } of items.flatMap((one) => childrenOf(one, 'enclosure')))
      expect([attributes.url, attributes.length, attributes.type].every(Boolean)).toBe(true);
  });

  it('an author in RSS is dc:creator, since author takes an e-mail address', () => {
    expect(items.flatMap((one) => childrenOf(one, 'author'))).toEqual([]);
    expect(textOf(item('session/2'), 'dc:creator')).toBe('Distance Learning');
  });

  it('language is a valid tag', () => {
    expect(textOf(channel, 'language')).toBe('en-GB');
    expect(feed.attributes['xml:lang']).toBe('en-GB');
    expect(json.language).toBe('en-GB');
  });

  it('categories have no commas', () => {
    const categories = [
      ...childrenOf(item('lecture'), 'category').map(({ text }) => text),
      ...entries.flatMap((one) => childrenOf(one, 'category')).map(({ attributes }) => attributes.term ?? ''),
      ...json.items.flatMap(({ tags = [] }: { tags?: string[] }) => tags),
    ];
    expect(categories.length).toBeGreaterThan(3);
    for (const category of categories) expect(category).not.toContain(',');
  });

  it('JSON Feed is 1.1: ids are text, content_html or content_text, authors', () => {
    expect(json.version).toBe('https://jsonfeed.org/version/1.1');
    expect(formatRenderers.json.mediaType).toBe('application/feed+json; charset=utf-8');
    expect(json.authors).toEqual([{ name: 'North University' }]);
    for (const one of json.items) {
      expect(typeof one.id).toBe('string');
      expect(one.content_html ?? one.content_text).toEqual(expect.any(String));
    }
  });

  it('the style sheet is CSS, and no XSLT', () => {
    for (const text of [rss, atom])
      expect(text.match(/<\?xml-stylesheet.*/g)).toEqual([expect.stringMatching(/type="text\/css"/)]);
  });
});
