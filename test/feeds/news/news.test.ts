import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '../../../src/calendar/event.ts';
import type { Feed, FeedEntry } from '../../../src/feeds/feed.ts';
import { renderAtom } from '../../../src/feeds/news/atom.ts';
import { renderJsonFeed } from '../../../src/feeds/news/json-feed.ts';
import { renderRss } from '../../../src/feeds/news/rss.ts';
import { formatRenderers } from '../../../src/feeds/render-feed.ts';
import { entryOf, feedOf } from '../sample-feed.ts';
import { childrenOf, readXml, textOf, type XmlElement } from './xml-lint.ts';

type Given = readonly [event?: Partial<CalendarEvent>, entry?: Partial<FeedEntry>, feed?: Partial<Feed>];

function feedWith([event, entry, feed]: Given): Feed {
  return feedOf([entryOf({ id: 'x', title: 'T', start: '2026-10-24T12:00:00Z', ...event }, entry)], feed);
}

const channelOf = (...given: Given) => childrenOf(readXml(renderRss(feedWith(given))), 'channel')[0] as XmlElement;
const itemOf = (...given: Given) => childrenOf(channelOf(...given), 'item')[0] as XmlElement;
const entryElement = (...given: Given) => childrenOf(readXml(renderAtom(feedWith(given))), 'entry')[0] as XmlElement;
const jsonItem = (...given: Given) => JSON.parse(renderJsonFeed(feedWith(given))).items[0];

describe('what people act on', () => {
  const offer: Partial<CalendarEvent> = {
    price: { free: false, from: 5, to: 12.5, currency: 'EUR', text: '12,50 €,\u0007 5 € for\nchildren' },
    registrationUrl: 'https://t.example/7',
    soldOut: true,
    performers: ['Anna Virtanen', '\u0000'],
    series: { id: '5', title: 'Night lectures' },
  };

  it('is in JSON Feed, where the portal says it', () => {
    expect(jsonItem(offer)._event).toMatchObject({
      price: { free: false, from: 5, to: 12.5, currency: 'EUR', text: '12,50 €, 5 € for children' },
      registration_url: 'https://t.example/7',
      sold_out: true,
      performers: ['Anna Virtanen'],
      series: { id: '5', title: 'Night lectures' },
    });
    for (const name of ['price', 'registration_url', 'sold_out', 'performers', 'series'])
      expect(jsonItem()._event).not.toHaveProperty(name);
    expect(jsonItem({ registrationUrl: 'javascript:alert(1)' })._event).not.toHaveProperty('registration_url');
  });

  it('is in the text of every format, and leaves a calendar as it is', () => {
    const lines = ['Price: 12,50 €, 5 € for children', 'Sold out', 'With: Anna Virtanen'];
    for (const text of [
      textOf(itemOf(offer), 'description'),
      textOf(entryElement(offer), 'summary'),
      jsonItem(offer).summary,
    ])
      expect(text.split('\n').slice(1)).toEqual(lines);
    for (const text of [
      textOf(itemOf(offer), 'content:encoded'),
      textOf(entryElement(offer), 'content'),
      jsonItem(offer).content_html,
    ])
      expect(text).toContain(`<br>${lines.join('<br>')}</p>`);
    expect(formatRenderers.ics.render(feedWith([offer]))).toBe(formatRenderers.ics.render(feedWith([])));
  });

  it.each([
    ['de', { free: true, from: null, to: null, currency: null, text: null }, 'Kostenlos'],
    ['fr', { free: false, from: 5, to: null, currency: 'EUR', text: null }, 'Tarif\u00a0: À partir de 5 €'],
    ['en', { free: false, from: null, to: 20, currency: null, text: null }, 'Price: Up to 20'],
  ])('has a price in the words of %s', (language, price, line) => {
    expect(jsonItem({ price }, {}, { language }).summary.split('\n')[1]).toBe(line);
  });

  const open = { registrationUrl: 'https://t.example/7?a=1&b=2', onlineUrl: 'https://meet.example/j' };
  const file = 'https://cal.north.example/feeds/42/x.ics';

  it('is linked, each with its relation and media type', () => {
    const related = (links: readonly XmlElement[]) =>
      links.map(({ attributes }) => attributes).filter(({ rel }) => rel === 'related');
    const links = [
      { rel: 'related', type: 'text/calendar', title: 'Add to calendar', href: file },
      { rel: 'related', title: 'Register or get tickets', href: open.registrationUrl },
      { rel: 'related', title: 'Online', href: open.onlineUrl },
    ];
    expect(related(childrenOf(itemOf(open), 'atom:link'))).toEqual(links);
    expect(related(childrenOf(entryElement(open), 'link'))).toEqual(links);
    expect(jsonItem(open).attachments).toEqual([{ url: file, mime_type: 'text/calendar', title: 'Add to calendar' }]);
    expect(jsonItem(open).content_html).toContain(
      `<p><a href="${file}">Add to calendar</a> · <a href="https://t.example/7?a=1&amp;b=2">Register or get tickets</a></p>`,
    );
  });

  it('is not offered where there is nothing to do', () => {
    const calledOff: readonly Given[] = [
      [{ ...open, status: 'cancelled' }],
      [{ ...open, status: 'postponed' }],
      [open, { removed: true }],
    ];
    for (const given of calledOff)
      expect([childrenOf(itemOf(...given), 'atom:link'), jsonItem(...given).attachments]).toEqual([[], undefined]);
    expect(jsonItem({ start: null }).content_html).not.toContain('.ics');
    expect(jsonItem({ ...open, soldOut: true }).content_html).not.toContain('//t.example');
  });
});

describe('the dates', () => {
  it('publish an event when the portal did, never at its start', () => {
    const published = '2026-08-30T06:00:00Z';
    expect(textOf(itemOf({ published }), 'pubDate')).toBe('Sun, 30 Aug 2026 06:00:00 GMT');
    expect(textOf(entryElement({ published }), 'published')).toBe('2026-08-30T06:00:00.000Z');
    expect(jsonItem({ published }).date_published).toBe(published);
  });

  it.each([null, '2027-01-01T00:00:00Z', '1970-01-01T00:00:00Z'])(
    'publish it when it was first seen if the portal says %s',
    (published) => {
      expect(textOf(itemOf({ published }), 'pubDate')).toBe('Tue, 01 Sep 2026 08:00:00 GMT');
    },
  );

  it('update an event when its published content changes, and the feed when any event does', () => {
    expect(textOf(entryElement(), 'updated')).toMatch(/^2026-09-10T09:30:00\.\d{6}Z$/);
    expect(jsonItem().date_modified).toBe('2026-09-10T09:30:00Z');
    expect(textOf(channelOf(), 'lastBuildDate')).toBe('Sun, 20 Sep 2026 10:00:00 GMT');
  });

  it('do not move when details complete an event', () => {
    const { revision } = entryOf({ id: 'x' });
    const completed = { revision: { ...revision, completed: '2026-09-20T10:00:00Z' } };
    const given = [{}, completed, { changedAt: '2026-09-15T10:00:00Z' }] as const;
    expect(textOf(entryElement(...given), 'updated')).toMatch(/^2026-09-10T09:30:00\.\d{6}Z$/);
    expect(jsonItem(...given).date_modified).toBe('2026-09-10T09:30:00Z');
    expect(textOf(channelOf(...given), 'lastBuildDate')).toBe('Tue, 15 Sep 2026 10:00:00 GMT');
    expect(textOf(readXml(renderAtom(feedWith(given))), 'updated')).toBe('2026-09-15T10:00:00.000Z');
  });

  it('are unique in Atom, as validators ask, and each depends on its own entry alone', () => {
    const many = Array.from({ length: 5000 }, (_, index) => entryOf({ id: `e${index}` }));
    const updated = (entries: readonly FeedEntry[]) =>
      childrenOf(readXml(renderAtom(feedOf(entries))), 'entry').map((one) => textOf(one, 'updated'));
    expect(new Set(updated(many)).size).toBe(many.length);
    expect(updated(many.slice(7, 8))).toEqual([updated(many)[7]]);
  });

  it('give the time in words in the first line, and as data for machines', () => {
    const item = itemOf({
      end: '2026-10-24T14:00:00Z',
      location: { name: 'Hall', address: null, geo: { lat: 60, lon: 0 } },
    });
    expect(textOf(item, 'description')).toMatch(/^Saturday, 24 October 2026, 14:00–16:00 \(CEST\), Hall$/);
    expect(textOf(item, 'content:encoded')).toMatch(
      /^<p><strong>Saturday, 24 October 2026, 14:00–16:00 \(CEST\)<\/strong><br>Hall<\/p>/,
    );
    expect(textOf(item, 'ev:startdate')).toBe('2026-10-24T14:00:00+02:00');
    expect(textOf(item, 'ev:enddate')).toBe('2026-10-24T16:00:00+02:00');
    expect(textOf(item, 'ev:location')).toBe('Hall');
    expect(textOf(item, 'georss:point')).toBe('60 0');
  });

  it('say that a date is to be announced', () => {
    expect(textOf(itemOf({ start: null }), 'description')).toBe('Date to be announced');
    expect(textOf(itemOf({ start: null }), 'ev:startdate')).toBeNull();
    expect(jsonItem({ start: null }, {}, { language: 'ru' }).summary).toBe('Дата будет объявлена');
  });

  it('show the event’s state in the title', () => {
    expect(textOf(itemOf({ status: 'cancelled' }), 'title')).toBe('Cancelled: T');
    expect(textOf(itemOf({}, { removed: true }), 'title')).toBe('Cancelled: T');
    expect(textOf(itemOf({ status: 'postponed' }), 'title')).toBe('Postponed: T');
    expect(jsonItem({}, { removed: true })._event.status).toBe('cancelled');
  });
});

describe('a state', () => {
  const moved = [
    { start: '2026-10-27T12:00:00Z', location: { name: 'Hall', address: null, geo: null } },
    { movedFrom: '2026-10-24T12:00:00Z' },
  ] as const;

  it.each([
    [moved, 'Moved: T', 'Moved: Tuesday, 27 October 2026, 13:00 (CET), Hall'],
    [[{ status: 'cancelled' }, {}], 'Cancelled: T', 'Cancelled: Saturday, 24 October 2026, 14:00 (CEST)'],
    [[{}, { removed: true }], 'Cancelled: T', 'Cancelled: Saturday, 24 October 2026, 14:00 (CEST)'],
    [[{ status: 'postponed', start: null }, {}], 'Postponed: T', 'Postponed: Date to be announced'],
    // A cancelled event shows its cancellation, even if it was moved before.
    [[{ status: 'cancelled' }, moved[1]], 'Cancelled: T', 'Cancelled: Saturday, 24 October 2026, 14:00 (CEST)'],
    [[{ start: null }, moved[1]], 'Moved: T', 'Moved: Date to be announced'],
  ] as const)('is in the title and the first line', ([event, entry], title, first) => {
    expect(textOf(itemOf(event, entry), 'title')).toBe(title);
    expect(textOf(entryElement(event, entry), 'title')).toBe(title);
    expect(jsonItem(event, entry).title).toBe(title);
    expect(textOf(itemOf(event, entry), 'description')?.split('\n')[0]).toBe(first);
    expect(textOf(entryElement(event, entry), 'summary')?.split('\n')[0]).toBe(first);
    expect(jsonItem(event, entry).summary.split('\n')[0]).toBe(first);
    expect(jsonItem(event, entry).content_html.split('<br>')[0]).toContain(`<p><strong>${first.replace(', Hall', '')}`);
  });

  it.each([
    ['Cancelled: Talk', 'Cancelled: Talk'],
    ['CANCELLED Talk', 'CANCELLED Talk'],
    ['[cancelled] Talk', '[cancelled] Talk'],
    ['Cancelled – Talk', 'Cancelled – Talk'],
    ['Cancelled', 'Cancelled'],
    // These words belong to the title and are no state.
    ['Cancelled stamps and their collectors', 'Cancelled: Cancelled stamps and their collectors'],
  ])('is not repeated when the portal says %j', (title, shown) => {
    expect(textOf(itemOf({ title, status: 'cancelled' }), 'title')).toBe(shown);
  });

  it('is added to a title that only begins with a similar word', () => {
    const [event, entry] = moved;
    expect(jsonItem({ ...event, title: 'Moved by music' }, entry).title).toBe('Moved: Moved by music');
    expect(jsonItem({ ...event, title: 'Перенесено: День' }, entry, { language: 'ru' }).title).toBe('Перенесено: День');
  });

  it('comes with the formerly announced time', () => {
    const before = 'Formerly: Saturday, 24 October 2026, 14:00 (CEST)';
    expect(textOf(itemOf(...moved), 'description')?.split('\n')[1]).toBe(before);
    expect(jsonItem(...moved).content_html).toContain(`(CET)</strong><br>${before}<br>Hall</p>`);
    expect(jsonItem(...moved)._event.former_start).toBe('2026-10-24T12:00:00Z');
    expect(jsonItem()._event).not.toHaveProperty('former_start');
  });

  it.each([
    ['de', 'Verlegt', 'Bisher'],
    ['en', 'Moved', 'Formerly'],
    ['es', 'Cambio de fecha', 'Antes'],
    ['fi', 'Siirretty', 'Aiemmin'],
    ['fr', 'Déplacé', 'Auparavant'],
    ['it', 'Spostato', 'In precedenza'],
    ['ru', 'Перенесено', 'Ранее'],
    ['sv', 'Flyttat', 'Tidigare'],
    ['uk', 'Перенесено', 'Раніше'],
  ])('is named in %s', (language, word, formerly) => {
    const item = jsonItem(...moved, { language });
    expect(item.title).toBe(`${word}: T`);
    expect(item.summary).toMatch(new RegExp(`^${word}\\s?: .*\n${formerly}\\s?: .*24`));
  });
});

describe('an item', () => {
  it('has ids of its own that are no links', () => {
    const guid = childrenOf(itemOf(), 'guid')[0];
    expect(guid?.text).toBe('tag:north.example,2026:42/x');
    expect(guid?.attributes).toEqual({ isPermaLink: 'false' });
    expect(textOf(entryElement(), 'id')).toBe('tag:north.example,2026:42/x');
    expect(jsonItem().id).toBe('tag:north.example,2026:42/x');
    expect(textOf(readXml(renderAtom(feedOf([]))), 'id')).toBe('tag:north.example,2026:42');
  });

  it('is in a feed that names the requested address', () => {
    const links = { self: 'https://cal.example/feeds/a.rss?q=a&lang=fi', home: 'https://cal.example/' };
    expect(childrenOf(channelOf({}, {}, { links }), 'atom:link')[0]?.attributes).toEqual({
      href: links.self,
      rel: 'self',
      type: 'application/rss+xml',
    });
    const atom = childrenOf(readXml(renderAtom(feedOf([], { links }))), 'link').map(({ attributes }) => attributes);
    expect(atom).toEqual([
      { rel: 'alternate', href: links.home },
      { rel: 'self', href: links.self },
    ]);
    expect(JSON.parse(renderJsonFeed(feedOf([], { links }))).feed_url).toBe(links.self);
  });

  it('has authors by name, and the feed’s author if the event has none', () => {
    expect(textOf(itemOf({ organizer: { name: 'Ann', email: 'ann@b.example' } }), 'dc:creator')).toBe('Ann');
    expect(textOf(itemOf(), 'dc:creator')).toBe('North University');
    expect(textOf(itemOf(), 'author')).toBeNull();
  });

  it('has categories without commas, each once', () => {
    const categories = ['Arts, Letters', 'Physics', 'Physics '];
    expect(childrenOf(itemOf({ categories }), 'category').map(({ text }) => text)).toEqual([
      'Arts · Letters',
      'Physics',
    ]);
    expect(jsonItem({ categories }).tags).toEqual(['Arts · Letters', 'Physics']);
  });

  it('has an image whose length the portal says as an enclosure, too', () => {
    const fields = { image: 'https://a.example/i', imageType: 'image/webp', imageBytes: 412_233 };
    const item = itemOf(fields);
    expect(childrenOf(item, 'enclosure')[0]?.attributes).toEqual({
      url: 'https://a.example/i',
      length: '412233',
      type: 'image/webp',
    });
    expect(childrenOf(item, 'media:content')[0]?.attributes).toEqual({
      url: 'https://a.example/i',
      medium: 'image',
      type: 'image/webp',
      fileSize: '412233',
    });
    expect(jsonItem(fields).attachments).toContainEqual({
      url: 'https://a.example/i',
      mime_type: 'image/webp',
      size_in_bytes: 412_233,
    });
  });

  it('has an image without a length as media, not as an enclosure', () => {
    const item = itemOf({ image: 'https://a.example/i.jpg' });
    expect(childrenOf(item, 'enclosure')).toEqual([]);
    expect(childrenOf(item, 'media:content')[0]?.attributes).toEqual({
      url: 'https://a.example/i.jpg',
      medium: 'image',
      type: 'image/jpeg',
    });
    expect(childrenOf(itemOf({ image: 'https://a.example/i' }), 'media:content')[0]?.attributes.type).toBeUndefined();
  });
});

describe('the pictures of the feed', () => {
  const both = { logo: 'https://cal.example/assets/logo.svg?v=1', icon: 'https://cal.example/assets/icon.png?v=2' };

  it('are those of the site, in RSS only of a type that it knows', () => {
    const image = childrenOf(channelOf({}, {}, both), 'image')[0] as XmlElement;
    expect([textOf(image, 'url'), textOf(image, 'title'), textOf(image, 'link')]).toEqual([
      both.icon,
      'Events at North University',
      'https://cal.north.example/calendars/42',
    ]);
    expect(childrenOf(channelOf({}, {}, { ...both, icon: null }), 'image')).toEqual([]);
    const atom = readXml(renderAtom(feedOf([], both)));
    expect([textOf(atom, 'logo'), textOf(atom, 'icon')]).toEqual([both.logo, both.icon]);
    expect(JSON.parse(renderJsonFeed(feedOf([], both)))).toMatchObject({ icon: both.icon, favicon: both.icon });
  });

  it('are absent where the site has none', () => {
    const none = feedOf([], { logo: null, icon: null });
    expect(renderRss(none)).not.toContain('<image>');
    expect(renderAtom(none)).not.toMatch(/<(?:logo|icon)>/);
    expect(JSON.parse(renderJsonFeed(none))).not.toHaveProperty('icon');
  });
});

describe('the texts', () => {
  it('describe no feed in nothing but controls', () => {
    const said = (description: string) => JSON.parse(renderJsonFeed(feedOf([], { description })));
    expect(said('\u0007 \u202E')).not.toHaveProperty('description');
    expect(said('Lectures')).toHaveProperty('description', 'Lectures');
  });

  it('have no HTML in titles, and show what looks like HTML', () => {
    const title = 'x < y & <b>bold</b> &amp; R&D';
    expect(textOf(itemOf({ title }), 'title')).toBe('x < y & ‹b›bold‹/b› ＆amp; R&D');
  });

  it('give a plain description in addition to the HTML, escaped once', () => {
    const item = itemOf({ summary: 'a < b & c', description: { html: '<p>a &lt; b</p>', text: 'a < b' } });
    expect(textOf(item, 'description')).toContain('a &lt; b &amp; c');
    expect(textOf(item, 'content:encoded')).toContain('<p>a &lt; b</p>');
  });

  it('shorten a long description at a word', () => {
    const item = itemOf({ description: { html: '', text: 'word '.repeat(500) } });
    expect(textOf(item, 'description')?.length).toBeLessThan(700);
    expect(textOf(item, 'description')).toMatch(/word …$/);
  });

  it('have a valid language, and the feed a time to live', () => {
    expect(textOf(channelOf({}, {}, { language: 'EN-gb' }), 'language')).toBe('en-GB');
    expect(textOf(channelOf({}, {}, { language: 'not a tag' }), 'language')).toBe('en');
    expect(textOf(channelOf({}, {}, { refreshSeconds: 900 }), 'ttl')).toBe('15');
  });

  it.each([
    ['de', 'Veranstaltung'],
    ['en', 'Event'],
    ['es', 'Evento'],
    ['fi', 'Tapahtuma'],
    ['fr', 'Événement'],
    ['ru', 'Событие'],
    ['uk', 'Подія'],
    ['constructor', 'Event'],
  ])('have a word for an event without a title in %s', (language, word) => {
    expect(textOf(itemOf({ title: ' ' }, {}, { language }), 'title')).toBe(word);
  });
});

it('holds no draft, no private and no unlisted event', () => {
  const hidden = [{ status: 'draft' }, { visibility: 'private' }, { visibility: 'unlisted' }] as const;
  const feed = feedOf(hidden.map((given, index) => entryOf({ id: `secret ${index}`, title: 'Secret', ...given })));
  for (const { render } of Object.values(formatRenderers)) expect(render(feed)).not.toMatch(/secret/i);
});

it('names its media types with their charset', () => {
  expect(Object.values(formatRenderers).map(({ mediaType }) => mediaType)).toEqual([
    'text/calendar; charset=utf-8',
    'application/rss+xml; charset=utf-8',
    'application/atom+xml; charset=utf-8',
    'application/feed+json; charset=utf-8',
  ]);
});
