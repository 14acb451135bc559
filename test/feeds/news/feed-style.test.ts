import { expect, it } from 'vitest';
import { feedStyle, findFeedStyle } from '../../../src/feeds/news/feed-style.ts';
import { feedLanguages, feedWordsFor } from '../../../src/i18n/words-for.ts';

it('says in each language what a feed is and what to do, from its side of the page', () => {
  for (const language of feedLanguages()) {
    const { css } = feedStyle(language);
    const { isFeed, toSubscribe, asPage } = feedWordsFor(language);
    for (const words of [isFeed, toSubscribe, asPage]) expect(css).toContain(`"${words}"`);
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
