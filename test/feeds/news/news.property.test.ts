import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderAtom } from '../../../src/feeds/news/atom.ts';
import { renderJsonFeed } from '../../../src/feeds/news/json-feed.ts';
import { newsEntries } from '../../../src/feeds/news/news-entry.ts';
import { renderOpml } from '../../../src/feeds/news/opml.ts';
import { renderRss } from '../../../src/feeds/news/rss.ts';
import { cleanText } from '../../../src/feeds/text/clean-text.ts';
import { anyEntries, anyText } from '../any-event.ts';
import { feedOf } from '../sample-feed.ts';
import { childrenOf, decodeHtml, readXml, textOf } from './xml-lint.ts';

const runs = { numRuns: 100 };
const anyFeed = fc
  .tuple(anyEntries, anyText, anyText, anyText, anyText)
  .map(([entries, title, description, author, siteId]) => feedOf(entries, { title, description, author, siteId }));

describe('any news, however hostile their texts,', () => {
  it('are strict XML as RSS, and read back as the same entries', () => {
    fc.assert(
      fc.property(anyFeed, (feed) => {
        const channel = childrenOf(readXml(renderRss(feed)), 'channel')[0];
        if (channel === undefined) throw new Error('no channel');
        const items = childrenOf(channel, 'item');
        const entries = newsEntries(feed);
        expect(items.length).toBe(entries.length);
        for (const [index, entry] of entries.entries()) {
          const item = items[index];
          if (item === undefined) throw new Error('no item');
          expect(textOf(item, 'title')).toBe(entry.title);
          expect(textOf(item, 'guid')).toBe(entry.id);
          expect(Date.parse(textOf(item, 'pubDate') ?? '')).toBe(Date.parse(entry.published));
          expect(decodeHtml(textOf(item, 'description') ?? '')).toBe(entry.summary);
          expect(textOf(item, 'content:encoded')).toBe(entry.html.replaceAll(']]>', ']]&gt;'));
          expect(childrenOf(item, 'category').map(({ text }) => text)).toEqual(entry.categories);
          expect(textOf(item, 'dc:creator')).toBe(entry.author);
        }
      }),
      runs,
    );
  });

  it('are strict XML as Atom, and read back as the same entries', () => {
    fc.assert(
      fc.property(anyFeed, (feed) => {
        const found = childrenOf(readXml(renderAtom(feed)), 'entry');
        const entries = newsEntries(feed);
        expect(found.length).toBe(entries.length);
        for (const [index, entry] of entries.entries()) {
          const one = found[index];
          if (one === undefined) throw new Error('no entry');
          expect(textOf(one, 'title')).toBe(entry.title);
          expect(textOf(one, 'id')).toBe(entry.id);
          expect(textOf(one, 'updated')?.slice(0, 19)).toBe(entry.updated.slice(0, 19));
          expect(decodeHtml(textOf(one, 'summary') ?? '')).toBe(entry.summary);
          expect(childrenOf(one, 'category').map(({ attributes }) => attributes.term)).toEqual(entry.categories);
          expect(childrenOf(one, 'rights')).toEqual([]);
        }
      }),
      runs,
    );
  });

  it('are JSON Feed 1.1 without a lone surrogate, and read back as the same entries', () => {
    fc.assert(
      fc.property(anyFeed, (feed) => {
        const text = renderJsonFeed(feed);
        expect(text.isWellFormed()).toBe(true);
        const json = JSON.parse(text, (_, value) => {
          if (typeof value === 'string') expect(value).toBe(cleanText(value));
          return value;
        });
        const entries = newsEntries(feed);
        expect(json.version).toBe('https://jsonfeed.org/version/1.1');
        expect(json.items.map((item: { id: string }) => item.id)).toEqual(entries.map(({ id }) => id));
        expect(json.items.map((item: { title: string }) => item.title)).toEqual(entries.map(({ title }) => title));
      }),
      runs,
    );
  });

  it('are listed in strict XML in OPML', () => {
    fc.assert(
      fc.property(anyText, fc.webUrl({ withQueryParameters: true }), (title, feedUrl) => {
        const line = { title, description: title, language: 'en', feedUrl, pageUrl: feedUrl };
        const [, body] = readXml(renderOpml(title, '2026-09-20T10:00:00Z', [line])).children;
        expect(body?.children[0]?.attributes.xmlUrl).toBe(feedUrl);
      }),
      runs,
    );
  });
});
