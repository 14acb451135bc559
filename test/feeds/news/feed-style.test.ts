import { expect, it } from 'vitest';
import { renderAtom } from '../../../src/feeds/news/atom.ts';
import { feedStyle, findFeedStyle } from '../../../src/feeds/news/feed-style.ts';
import { renderRss } from '../../../src/feeds/news/rss.ts';
import { feedLanguages, feedWordsFor } from '../../../src/i18n/words-for.ts';
import { feedOf, telling } from '../sample-feed.ts';
import { childrenOf, readXml } from './xml-lint.ts';

it('says in each language what a feed is and what to do, from its side of the page', () => {
  for (const language of feedLanguages()) {
    const { css } = feedStyle(language);
    const { isFeed, toSubscribe } = feedWordsFor(language);
    for (const words of [isFeed, toSubscribe]) expect(css).toContain(`"${words}"`);
    expect(css).toContain(`direction:${language === 'ar' ? 'rtl' : 'ltr'}`);
  }
});

it('has an address that changes with its content, and is found there', () => {
  const own = { de: { 'feeds.isFeed': 'Ein "Feed" \\ für <alle>' } };
  expect(feedStyle('de', own).path).not.toBe(feedStyle('de').path);
  expect(feedStyle('de', own).css).toContain('"Ein \\22 Feed\\22  \\5c  für \\3c alle>"');
  expect(findFeedStyle('/assets/feed.de.css', own)).toEqual(feedStyle('de-CH', own));
  expect(findFeedStyle('/assets/feed.xx.css')).toBeNull();
  expect(findFeedStyle('/assets/logo.css')).toBeNull();
});

it.each([
  ['atom', renderAtom],
  ['rss', renderRss],
] as const)('has a link to the page in %s, and nowhere but in its own link', (format, render) => {
  const links = { self: 'https://cal.example/f', home: 'https://cal.example/a', style: 'https://cal.example/s.css' };
  const next = 'https://cal.example/f/after';
  for (const given of [links, { ...links, next }]) {
    const root = readXml(render(feedOf(telling, { language: 'de', links: given })));
    const [feed] = format === 'rss' ? childrenOf(root, 'channel') : [root];
    const holders = (feed?.children ?? []).filter(({ children }) => children.some(({ name }) => name === 'a'));
    expect(holders.map(({ attributes }) => attributes.rel)).toEqual(['self']);
    const [link] = holders[0]?.children ?? [];
    expect(link?.attributes).toEqual({
      xmlns: 'http://www.w3.org/1999/xhtml',
      href: 'https://cal.example/a#subscribe',
    });
    expect(link?.text).toBe(feedWordsFor('de').asPage);
  }
  // Without the style sheet nobody would see it.
  const { style: _, ...plain } = links;
  expect(render(feedOf(telling, { links: plain }))).not.toContain('xhtml');
});
