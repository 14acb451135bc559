import { startOfDay, yearOf } from '../../calendar/day.ts';
import type { Preview } from '../../calendar/preview.ts';
import type { Snapshot } from '../../calendar/snapshot.ts';
import { feedTimeZone } from '../../feeds/render-feed.ts';
import { listing } from '../../pages/calendar/calendar-listing.ts';
import { isNarrowed } from '../../pages/calendar/event-traits.ts';
import { countedCalendars } from '../../pages/calendar/filter-bar.ts';
import { type PageQuery, pageQueryText } from '../../pages/calendar/page-query.ts';
import type { ListedCalendar } from '../../pages/home/calendar-list.ts';
import { previewOf } from '../../pages/home/calendar-preview.ts';
import { homeAgenda } from '../../pages/home/home-agenda.ts';
import { type HomePage, renderHome } from '../../pages/home/home-page.ts';
import { shownEvents } from '../../pages/listing/shown-events.ts';
import { currentIndex } from '../lookup.ts';
import type { Representation } from '../representation/representation.ts';
import {
  frameFor,
  type PageDeps,
  type PageRequest,
  pageMoment,
  pageRepresentation,
  pageStamp,
  readPageQuery,
} from './page-request.ts';

/** Entries of all previews together. */
const mostEntries = 8000;
const leastEntries = 6;
const mostOfOne = 120;

/** `/`: what is on in the calendars that are listed. */
export function createHomeService(deps: PageDeps): (request: PageRequest) => Promise<Representation> {
  const { site } = deps;
  return async ({ target, origin, acceptLanguage }) => {
    const query = readPageQuery(new URLSearchParams(target.query), yearOf(deps.now()));
    const frame = frameFor(deps, acceptLanguage, query.selection.lang);
    const { language } = frame.phrases;
    const index = await currentIndex(deps.publisher);
    const calendars = index.calendars.filter((calendar) => !calendar.hidden);
    const calendarIds = calendars.map(({ id }) => id);
    const timeZone = feedTimeZone(calendars.map((calendar) => ({ calendar })), true, site.timeZone); // biome-ignore format: a call
    const now = pageMoment(deps.now());
    const key = `home ${language}${pageQueryText(query)}`;
    const asked = { origin, key, calendarIds, inputs: [index.version, now] };
    return deps.cache.represent(asked, async ({ answers, previous }) => {
      const listed = calendars.filter((_, i) => answers[i]?.kind !== 'gone' && answers[i]?.kind !== 'unknown');
      const snapshots = answers.flatMap((answer) => (answer.kind === 'snapshot' ? [answer.snapshot] : []));
      const { list, counts } = isPlain(query)
        ? agendaOf(snapshots, query, { now, timeZone, language })
        : listingOf(snapshots, query, { now, timeZone, language });
      const all: ListedCalendar[] = [
        ...listed.map((one) => ({ ...one, events: counts.get(one.slug) ?? null })),
        ...Object.entries(deps.savedFeeds).map(([slug, { title }]) => ({ ...plainFeed, slug, title })),
      ];
      const page = await renderHome({
        ...frame,
        siteUrl: site.url,
        origin,
        sample: deps.sample,
        timeZone,
        query,
        list,
        choosable: countedCalendars(listed, counts),
        found: findCalendars(all, query.selection.q),
        calendars: all,
        all: feedOfEverything(deps.savedFeeds),
        isIncomplete: answers.some(({ kind }) => kind === 'pending'),
        now,
      });
      return pageRepresentation(page, frame, pageStamp(now, index, answers), previous, deps.compressors);
    });
  };
}

const plainFeed = { description: null, color: null, language: null, events: null };

interface Place {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly timeZone: string;
  readonly language: string;
}

/** What the page lists, and how many events of each calendar, by slug. */
interface Listed {
  readonly list: HomePage['list'];
  readonly counts: ReadonlyMap<string, number>;
}

/** Whether the next days are asked for, at most from another day on. Everything else is a list over all events. */
const isPlain = (query: PageQuery): boolean =>
  query.layout === 'agenda' &&
  query.when === null &&
  query.page === 1 &&
  query.selection.to === null &&
  query.selection.past === null &&
  !isNarrowed(query);

function agendaOf(snapshots: readonly Snapshot[], { selection: { from } }: PageQuery, place: Place): Listed {
  const begins = from === null ? place.now : Date.parse(startOfDay(from, place.timeZone));
  const most = Math.min(mostOfOne, Math.max(leastEntries, Math.floor(mostEntries / snapshots.length)));
  const previews = snapshots.map((snapshot): { calendar: Snapshot['calendar']; preview: Preview } => ({
    calendar: snapshot.calendar,
    preview: previewOf(snapshot, { now: begins, timeZone: place.timeZone, most }),
  }));
  const agenda = homeAgenda(previews, { ...place, now: begins });
  const counts = new Map(previews.map(({ calendar, preview }) => [calendar.slug, preview.choices.events]));
  return { list: { kind: 'agenda', agenda }, counts };
}

function listingOf(snapshots: readonly Snapshot[], query: PageQuery, place: Place): Listed {
  const language = query.selection.lang ?? place.language;
  const events = snapshots.flatMap((snapshot) => shownEvents(snapshot, language));
  const found = listing(events, query, null, { ...place, once: query.selection.from === null });
  return { list: { kind: 'listing', listing: found }, counts: found.calendars };
}

/** Calendars with the words in their titles. */
function findCalendars(calendars: readonly ListedCalendar[], q: string | null): readonly ListedCalendar[] {
  const words = q?.split(/\s+/) ?? [];
  if (words.length === 0) return [];
  return calendars.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word))).slice(0, 12);
}

/** The name of a saved feed that holds all calendars without a filter. */
function feedOfEverything(savedFeeds: PageDeps['savedFeeds']): string | null {
  const found = Object.entries(savedFeeds).find(
    ([, { calendars, category, q, view }]) =>
      calendars === undefined && category === undefined && q === undefined && view === undefined,
  );
  return found?.[0] ?? null;
}
