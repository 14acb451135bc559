import type { Context } from 'hono';
import { readFilterPath } from '../../feeds/select/filter-path.ts';
import type { SavedFilter } from '../../feeds/select/select-entries.ts';
import { parseSelection } from '../../feeds/select/selection.ts';
import { dateLocale, directionOf, primarySubtag, visitorLanguage } from '../../i18n/language-tag.ts';
import type { SiteWords } from '../../i18n/site-words.ts';
import { pageLanguages, pageWordsFor } from '../../i18n/words-for.ts';
import { type PageQuery, parsePageQuery } from '../../pages/calendar/page-query.ts';
import type { Frame } from '../../pages/frame/page-layout.ts';
import type { SiteLook } from '../../pages/site/site-look.ts';
import type { Publisher } from '../../publisher/publisher.ts';
import { HttpProblem, malformedQuery } from '../http-problem.ts';
import {
  type CurrentAnswer,
  type CurrentIndex,
  currentIndex,
  type FoundFeed,
  findFeed,
  type SavedFeedSettings,
} from '../lookup.ts';
import type { Compressor } from '../representation/compressors.ts';
import { cacheForAWhile, createRepresentation, type Representation } from '../representation/representation.ts';
import type { RepresentationCache } from '../representation/representation-cache.ts';
import { decodeSegment, type Target } from '../request.ts';

/** What the pages need. */
export interface PageDeps {
  readonly publisher: Publisher;
  readonly site: {
    readonly title: string;
    readonly url: string | null;
    readonly timeZone: string | null;
    readonly language: string;
    readonly images: string;
    readonly map: string | false | null;
    readonly words: SiteWords;
  };
  readonly look: SiteLook;
  /** The path of the public URL: empty, or `/kalends`. */
  readonly root: string;
  readonly sample: boolean;
  readonly savedFeeds: Readonly<Record<string, SavedFeedSettings & SavedFilter>>;
  readonly cache: RepresentationCache;
  /** Room for what is remembered for searches in all calendars, in bytes. */
  readonly searchBytes: number;
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

/** Reads the target as it came over the wire, and the origin that links begin with. */
export type ReadRequest = (c: Context) => { readonly target: Target; readonly origin: string };

/** The query of a list of events. Throws a 400 that names what is wrong with it. */
export function readPageQuery(given: URLSearchParams, thisYear: number): PageQuery {
  const parsed = parsePageQuery(given, thisYear);
  if (parsed.kind === 'problems') throw malformedQuery(parsed.problems);
  return parsed.query;
}

/** How often pages are built again, in milliseconds, because the next events change with time. */
const quarterHour = 900_000;

/** The moment that pages are built for: the last full quarter of an hour. */
export const pageMoment = (now: number): number => Math.floor(now / quarterHour) * quarterHour;

/**
 * What surrounds every page, in the visitor's language. `lang`: the language in the address, which takes precedence.
 */
export function frameFor(
  { site, look, root }: Pick<PageDeps, 'site' | 'look' | 'root'>,
  acceptLanguage: string | null,
  lang: string | null = null,
): Frame {
  const { words: siteWords } = site;
  const languages = pageLanguages(siteWords);
  const isUs = dateLocale(site.language, site.timeZone ?? undefined) === 'en-US';
  const siteLanguage = isUs ? 'en-US' : site.language;
  const spoken = [...languages, primarySubtag(site.language)];
  const phrases = pageWordsFor(visitorLanguage(lang ?? acceptLanguage, siteLanguage, spoken), siteWords);
  return {
    siteTitle: site.title,
    siteLanguage: site.language,
    look,
    root,
    images: site.images,
    map: site.map,
    phrases,
    siteWords,
    languages,
    lang,
    direction: directionOf(phrases.language),
  };
}

/**
 * When a page last changed, in milliseconds since 1970: at its moment, or when something in it was published since. So every
 * process that serves it says the same, whenever it was asked for the first time.
 */
export function pageStamp(moment: number, { lastModified }: CurrentIndex, answers: readonly CurrentAnswer[]): number {
  const stamps = answers.flatMap((one) => (one.kind === 'snapshot' ? [Date.parse(one.snapshot.lastModified)] : []));
  return Math.max(moment, Date.parse(lastModified), ...stamps);
}

/**
 * A page with validators, as for feeds. Where its address names no language, Vary says that it differs by the visitor's, and
 * CDNs, some of which ignore Vary, are told not to keep it (RFC 9213).
 */
export function pageRepresentation(
  page: { readonly html: string; readonly headers: Readonly<Record<string, string>> },
  { lang, phrases }: Pick<Frame, 'lang' | 'phrases'>,
  lastModified: number,
  previous: Representation | null,
  compressors: readonly Compressor[],
): Promise<Representation> {
  return createRepresentation(
    {
      body: page.html,
      mediaType: 'text/html; charset=utf-8',
      lastModified,
      previous,
      common: {
        'Cache-Control': cacheForAWhile,
        Vary: lang === null ? 'Accept-Encoding, Accept-Language' : 'Accept-Encoding',
        ...(lang === null && { 'CDN-Cache-Control': 'no-store' }),
      },
      headers: { 'Content-Language': phrases.wordsLanguage, ...page.headers },
    },
    compressors,
  );
}

/**
 * The parameters of a page under `/calendars/<id>`: those of its query, and those that its path names, as in
 * `/calendars/<id>/category/concert`. Throws a 404 where the path names something else.
 */
export function pageParametersOf({ path, query }: Target): URLSearchParams {
  const named = readFilterPath(path.split('/').slice(3).map(decodeSegment));
  if (named === null) throw new HttpProblem(404, 'There is nothing at this address.');
  const given = new URLSearchParams(query);
  for (const [name, value] of named) given.append(name, value);
  return given;
}

/** The language that an address asks for by `name`; null: none. Throws a 400 where it is no language tag. */
export function langOf({ query }: Target, name = 'lang'): string | null {
  const given = new URLSearchParams(query).getAll(name).map((text): [string, string] => ['lang', text]);
  const parsed = parseSelection(new URLSearchParams(given), 2000);
  if (parsed.kind === 'problems') throw malformedQuery(parsed.problems);
  return parsed.selection.lang;
}

/** What a page under `/calendars/<id>` is about, and what surrounds it. */
interface PageSubject extends FoundFeed<PageDeps['savedFeeds'][string]> {
  readonly frame: Frame;
  readonly index: CurrentIndex;
  /** The moment that the page is built for, in milliseconds since 1970. */
  readonly now: number;
}

/** `lang`: the language that the address asks for. */
export async function pageSubject(
  deps: PageDeps,
  { target, acceptLanguage }: PageRequest,
  lang: string | null = null,
): Promise<PageSubject> {
  const name = decodeSegment(target.path.split('/')[2] ?? '');
  const index = await currentIndex(deps.publisher);
  return {
    frame: frameFor(deps, acceptLanguage, lang),
    index,
    now: pageMoment(deps.now()),
    ...findFeed(name, index.calendars, deps.savedFeeds),
  };
}
