import type { Frame } from '../../pages/frame/page-layout.ts';
import type { PublishedIndex } from '../../publisher/publisher.ts';
import { type FoundFeed, findFeed } from '../feeds/find-feed.ts';
import { decodeSegment } from '../target.ts';
import { currentIndex, frameFor, type PageParts, type PageRequest, pageMoment } from './page-parts.ts';

/** What a page under `/calendars/<id>` is about, and what is around it. */
export interface PageSubject extends FoundFeed<PageParts['savedFeeds'][string]> {
  readonly frame: Frame;
  readonly index: Extract<PublishedIndex, { kind: 'index' }>;
  /** The moment that the page is made for, in milliseconds since 1970. */
  readonly now: number;
}

/** `lang`: the language that the address asks for. */
export async function pageSubject(
  parts: PageParts,
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
