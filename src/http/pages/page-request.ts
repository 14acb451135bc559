import type { SavedFilter } from '../../feeds/select/select-entries.ts';
import { directionOf, visitorLanguage } from '../../i18n/language-tag.ts';
import { pageLanguages, pageWordsFor } from '../../i18n/words-for.ts';
import type { Frame } from '../../pages/frame/page-layout.ts';
import type { PublishedIndex, Publisher } from '../../publisher/publisher.ts';
import { type FoundFeed, findFeed, type SavedFeedSettings } from '../feeds/feed-lookup.ts';
import { notYet } from '../problems.ts';
import type { Compressor } from '../representation/content-coding.ts';
import { cacheForAWhile, createRepresentation, type Representation } from '../representation/representation.ts';
import type { RepresentationCache } from '../representation/representation-cache.ts';
import { decodeSegment, type Target } from '../request.ts';

/** What the pages are made of. */
export interface PageDeps {
  readonly publisher: Publisher;
  readonly site: {
    readonly title: string;
    readonly url: string | null;
    readonly timeZone: string | null;
    readonly language: string;
  };
  /** The path that the site is under: empty, or `/kalends`. */
  readonly root: string;
  readonly sample: boolean;
  readonly savedFeeds: Readonly<Record<string, SavedFeedSettings & SavedFilter>>;
  readonly cache: RepresentationCache;
  readonly compressors: readonly Compressor[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A request for a page. */
export interface PageRequest {
  readonly target: Target;
  readonly origin: string;
  /** Accept-Language, as it came. */
  readonly acceptLanguage: string | null;
}

/** What is next changes by itself: how often it is looked at, in milliseconds. */
const quarterHour = 900_000;

/** The moment that pages are made for. */
export const pageMoment = (now: number): number => Math.floor(now / quarterHour) * quarterHour;

/** What is around every page, in the visitor's language; one that the address asks for comes first. */
export function frameFor(
  { site, root }: Pick<PageDeps, 'site' | 'root'>,
  acceptLanguage: string | null,
  lang: string | null = null,
): Frame {
  const phrases = pageWordsFor(visitorLanguage(lang ?? acceptLanguage, site.language, pageLanguages));
  return { siteTitle: site.title, root, phrases, direction: directionOf(site.language) };
}

export async function currentIndex(publisher: Publisher): Promise<Extract<PublishedIndex, { kind: 'index' }>> {
  const index = await publisher.index();
  if (index.kind === 'pending') throw notYet(index.retryAfter);
  return index;
}

/** A page with its validators, as feeds have them. It differs by language, and says so to every cache on the way. */
export function pageRepresentation(
  page: { readonly html: string; readonly headers: Readonly<Record<string, string>> },
  language: string,
  lastModified: number,
  before: Representation | undefined,
  compressors: readonly Compressor[],
): Promise<Representation> {
  return createRepresentation(
    {
      text: page.html,
      mediaType: 'text/html; charset=utf-8',
      lastModified: Math.max(lastModified, (before?.lastModified ?? 0) * 1000),
      common: { 'Cache-Control': cacheForAWhile, Vary: 'Accept-Encoding, Accept-Language' },
      headers: { 'Content-Language': language, ...page.headers },
    },
    compressors,
  );
}

/** What a page under `/calendars/<id>` is about, and what is around it. */
interface PageSubject extends FoundFeed<PageDeps['savedFeeds'][string]> {
  readonly frame: Frame;
  readonly index: Extract<PublishedIndex, { kind: 'index' }>;
  /** The moment that the page is made for, in milliseconds since 1970. */
  readonly now: number;
}

/** `lang`: the language that the address asks for. */
export async function pageSubject(
  parts: PageDeps,
  { target, acceptLanguage }: PageRequest,
  lang: string | null = null,
): Promise<PageSubject> {
  const name = decodeSegment(target.path.split('/')[2] ?? '');
  const index = await currentIndex(parts.publisher);
  return {
    frame: frameFor(parts, acceptLanguage, lang),
    index,
    now: pageMoment(parts.now()),
    ...findFeed(name, index.calendars, parts.savedFeeds),
  };
}
