import { renderHome } from '../pages/home.ts';
import { nextEvents } from '../pages/next-events.ts';
import type { Phrases } from '../pages/phrases.ts';
import type { Publisher } from '../publisher/publisher.ts';
import type { CopyAnswer } from './ask-snapshots.ts';
import type { Compressor } from './compressor.ts';
import { HttpProblem, notYet } from './http-problem.ts';
import { keptRepresentation } from './kept-representation.ts';
import { cacheForAWhile, createRepresentation, type Representation } from './representation.ts';
import type { RepresentationCache } from './representation-cache.ts';
import { decodeSegment } from './target.ts';

export interface PageServiceParts {
  readonly publisher: Publisher;
  readonly site: { readonly title: string; readonly url: string | null };
  /** The path that the site is under: empty, or `/kalends`. */
  readonly root: string;
  readonly sample: boolean;
  readonly savedFeeds: Readonly<Record<string, { readonly title: string }>>;
  readonly phrases: Phrases;
  readonly cache: RepresentationCache;
  readonly compressors: readonly Compressor[];
  readonly now: () => number;
}

export interface PageService {
  home(origin: string): Promise<Representation>;
  /** Where on the site the page of a calendar, or of one of its events, is for now: `/#lectures`. */
  place(path: string): Promise<string>;
}

const shownEvents = 3;
/** What is next changes by itself: how often it is looked at, in milliseconds. */
const quarterHour = 900_000;

export function createPageService(parts: PageServiceParts): PageService {
  const currentIndex = async () => {
    const index = await parts.publisher.index();
    if (index.kind === 'pending') throw notYet(index.retryAfter);
    return index;
  };

  return {
    async home(origin) {
      const index = await currentIndex();
      const calendars = index.calendars.filter((calendar) => !calendar.hidden);
      const moment = Math.floor(parts.now() / quarterHour) * quarterHour;
      const build = async (answers: readonly CopyAnswer[], before: Representation | undefined) => {
        const page = await renderHome(
          {
            siteTitle: parts.site.title,
            siteUrl: parts.site.url,
            origin,
            root: parts.root,
            sample: parts.sample,
            calendars: calendars.flatMap((calendar, i) => {
              const answer = answers[i];
              if (answer?.kind === 'gone' || answer?.kind === 'unknown') return [];
              const next = answer?.kind === 'snapshot' ? nextEvents(answer.snapshot, moment, shownEvents) : null;
              return [{ calendar, next }];
            }),
            collections: Object.entries(parts.savedFeeds).map(([name, { title }]) => ({ name, title })),
            now: moment,
          },
          parts.phrases,
        );
        return createRepresentation(
          {
            text: page.html,
            mediaType: 'text/html; charset=utf-8',
            lastModified: Math.max(moment, (before?.lastModified ?? 0) * 1000),
            common: { 'Cache-Control': cacheForAWhile },
            headers: page.headers,
          },
          parts.compressors,
        );
      };
      return keptRepresentation(parts.publisher, parts.cache, {
        key: `home ${origin}`,
        calendarIds: calendars.map(({ id }) => id),
        beside: [index.version, moment],
        build,
      });
    },

    // The feeds' links are made to last: these addresses are the interface's, whatever is behind them.
    async place(path) {
      const { calendars } = await currentIndex();
      const name = decodeSegment(path.split('/')[2] ?? '');
      const calendar = calendars.find(({ slug }) => slug === name) ?? calendars.find(({ id }) => id === name);
      if (!calendar) throw new HttpProblem(404, 'There is no such calendar here.');
      return `${parts.root}/${calendar.hidden ? '' : `#${encodeURIComponent(calendar.slug)}`}`;
    },
  };
}
