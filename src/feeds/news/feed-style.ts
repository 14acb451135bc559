import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { directionOf, primarySubtag } from '../../i18n/language-tag.ts';
import type { SiteWords } from '../../i18n/site-words.ts';
import { feedLanguages, feedWordsFor } from '../../i18n/words-for.ts';

/** A style sheet that the site serves. */
interface FeedStyle {
  /** Below the site's root, with its version: `/assets/feed.de.css?v=0123456789`. */
  readonly path: string;
  readonly css: string;
}

/**
 * Makes a feed readable for people who open it in a browser. It says, in the words of the language, what a feed is and what
 * to do with it, since a style sheet can show only what is in the feed or in itself. The link below these words is in the feed: `withPageLink`. `language`: BCP 47;
 * one without words gets the English ones.
 */
export function feedStyle(language: string, siteWords?: SiteWords): FeedStyle {
  const asked = primarySubtag(language);
  const subtag = feedLanguages(siteWords).includes(asked) ? asked : 'en';
  const words = feedWordsFor(subtag, siteWords);
  const css = styleOf({ ...words, direction: directionOf(subtag) });
  const version = bytesToHex(sha256(utf8ToBytes(css))).slice(0, 10);
  return { path: `/assets/feed.${subtag}.css?v=${version}`, css };
}

/** The style sheet at a path, whatever its version. Null: there is none. */
export function findFeedStyle(path: string, siteWords?: SiteWords): FeedStyle | null {
  const language = /^\/assets\/feed\.([a-z]{2,8})\.css$/.exec(path)?.[1];
  return language !== undefined && feedLanguages(siteWords).includes(language) ? feedStyle(language, siteWords) : null;
}

/** A text between double quotes (CSS Syntax 3 §4.3.5). */
const quoted = (text: string): string => `"${text.replace(/[\\"\n<]/g, (c) => `\\${c.charCodeAt(0).toString(16)} `)}"`;

interface StyleWords {
  readonly isFeed: string;
  readonly toSubscribe: string;
  readonly direction: 'ltr' | 'rtl';
}

/** The elements of RSS and Atom by their local names. All others are for programs, such as the links of Atom in RSS, which have a `rel`. */
const styleOf = ({ isFeed, toSubscribe, direction }: StyleWords): string => `:root{color-scheme:light dark;
--paper:#f8f7f4;--card:#fff;--ink:#1c2326;--soft:#566068;--line:#e3e0d9;--tint:#e3efed;--on-tint:#0a4a47}
@media(prefers-color-scheme:dark){:root{--paper:#121618;--card:#1a2023;--ink:#e8e6e1;--soft:#a5afb4;--line:#2e363a;--tint:#1d3836;--on-tint:#b5e8e2}}
:root{background:var(--paper);color:var(--ink);direction:${direction};
font:1rem/1.55 system-ui,"Segoe UI",Roboto,"Noto Sans",sans-serif;overflow-wrap:anywhere}
rss{display:block}
channel,feed{display:flex;flex-direction:column;box-sizing:border-box;max-width:46rem;margin:0 auto;padding:2.5rem 1.25rem 4rem${direction === 'rtl' ? ';text-align:-webkit-match-parent;text-align:match-parent' : ''}}
channel>*,feed>*,item>*,entry>*{display:none}
channel>title,feed>title,channel>description,feed>subtitle{display:block;order:-3;unicode-bidi:plaintext}
channel>title,feed>title{order:-4;font-size:clamp(1.6rem,5vw,2.2rem);font-weight:650;line-height:1.2}
channel>description,feed>subtitle{margin-top:.4rem;color:var(--soft)}
channel::before,feed::before{content:${quoted(isFeed)} "\\a " ${quoted(toSubscribe)};order:-2;margin-top:1.5rem;padding:1rem 1.25rem;
background:var(--tint);color:var(--on-tint);border-radius:.75rem;white-space:pre-line}
link[rel=self]{display:block;order:-1;margin:1rem 0 1.75rem}
link>*{display:inline-block;padding:.55rem 1rem;border-radius:.6rem;background:var(--on-tint);color:var(--tint);font-weight:600;text-decoration:none}
link>:hover{text-decoration:underline}
link>:focus-visible{outline:3px solid var(--ink);outline-offset:2px}
item,entry{display:flex!important;flex-direction:column;padding:1.25rem 0;border-top:1px solid var(--line)}
item>title,entry>title{display:block;order:-1;font-size:1.15rem;font-weight:600;line-height:1.35;unicode-bidi:plaintext}
item>description,entry>summary{display:block;margin-top:.35rem;white-space:pre-line;unicode-bidi:plaintext}
`;
