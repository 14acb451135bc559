import type { Calendar } from '../../calendar/calendar.ts';
import { startOfDay, yearOf } from '../../calendar/day.ts';
import { nameFilters } from '../../calendar/event-names.ts';
import type { Preview } from '../../calendar/preview.ts';
import { feedTimeZone } from '../../feeds/render-feed.ts';
import { hasWords, wordsOf } from '../../feeds/select/selection.ts';
import { listing } from '../../pages/calendar/calendar-listing.ts';
import { isNarrowed } from '../../pages/calendar/event-traits.ts';
import { countedCalendars } from '../../pages/calendar/filter-bar.ts';
import { createMonthPainter } from '../../pages/calendar/grid/month-colors.ts';
import { type PageQuery, pageQueryText } from '../../pages/calendar/page-query.ts';
import type { ListedCalendar } from '../../pages/home/calendar-list.ts';
import { anyLanguage, previewOfEvents } from '../../pages/home/calendar-preview.ts';
import { homeAgenda } from '../../pages/home/home-agenda.ts';
import { type HomePage, renderHome } from '../../pages/home/home-page.ts';
import type { ShownEvent } from '../../pages/listing/shown-events.ts';
import { currentIndex } from '../lookup.ts';
import type { Representation } from '../representation/representation.ts';
import {
  frameFor,
  type PageDeps,
  type PageRequest,
  pageMoment,
  pageRepresentation,
  readPageQuery,
} from './page-request.ts';
import { createPreviewKeeper } from './preview-keeper.ts';
import { createSearchRowMemory, type SearchRows } from './search-rows.ts';

/** `/`: what is on in the calendars that are listed. */
export function createHomeService(deps: PageDeps): (request: PageRequest) => Promise<Representation> {
  const { site } = deps;
  const keeper = createPreviewKeeper(deps.publisher);
  const rows = createSearchRowMemory(deps.searchBytes);
  return async ({ target, origin, acceptLanguage }) => {
    const query = readPageQuery(new URLSearchParams(target.query), yearOf(deps.now()));
    const frame = frameFor(deps, acceptLanguage, query.selection.lang);
    const { language } = frame.phrases;
    const index = await currentIndex(deps.publisher);
    const calendars = index.calendars.filter((calendar) => !calendar.hidden);
    const calendarIds = calendars.map(({ id }) => id);
    const zones = calendars.map((calendar) => ({ calendar }));
    const timeZone = feedTimeZone(zones, true, site.timeZone);
    const now = pageMoment(deps.now());
    const key = `home ${language}${pageQueryText(query)}`;
    const lean = isPlain(query) ? 'previews' : 'snapshots';
    const asked = { origin, key, calendarIds, inputs: [index.version, now], lean } as const;
    return deps.cache.represent(asked, async ({ versions, load, previous }) => {
      const listed = calendars.filter(({ id }) => versions[id] !== 'gone' && versions[id] !== 'unknown');
      const place = { now, timeZone, language };
      const rowsOf = (one: Calendar, asked: string) => rows.of(one, asked, versions[one.id], load);
      const { list, counts, stamps } = isPlain(query)
        ? agendaOf(await keeper.of(calendars, { versions, load, now, timeZone }), place)
        : await searched(calendars, rowsOf, query, place);
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
        isIncomplete: calendarIds.some((id) => versions[id] === 'pending'),
        now,
      });
      const stamp = Math.max(now, ...[index.lastModified, ...stamps].map((one) => Date.parse(one)));
      return pageRepresentation(page, frame, stamp, previous, deps.compressors);
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

/** What the page lists. */
interface Listed {
  readonly list: HomePage['list'];
  /** By slug: how many events of each calendar there are. */
  readonly counts: ReadonlyMap<string, number>;
  /** When the calendars last changed: instants. */
  readonly stamps: readonly string[];
}

/** Whether the next days are asked for. Everything else is a list over all events. */
const isPlain = (query: PageQuery): boolean =>
  query.layout === 'agenda' &&
  query.when === null &&
  query.page === 1 &&
  !query.allDates &&
  !isNarrowed(query) &&
  [query.selection.from, query.selection.to, query.selection.past].every((day) => day === null);

function agendaOf(
  previews: readonly { readonly calendar: Calendar; readonly preview: Preview }[],
  place: Place,
): Listed {
  const agenda = homeAgenda(previews, place);
  return {
    list: { kind: 'agenda', agenda },
    counts: agenda.counts,
    stamps: previews.map(({ preview }) => preview.lastModified),
  };
}

/** What is kept of all calendars while they are searched one after the other. */
const mostSearched = 50_000;

async function searched(
  calendars: readonly Calendar[],
  rowsOf: (calendar: Calendar, language: string) => Promise<SearchRows | null>,
  query: PageQuery,
  place: Place,
): Promise<Listed> {
  const events: ShownEvent[] = [];
  /** Those among them that were not found. */
  const others = new Set<ShownEvent['event']>();
  const previews: { readonly calendar: Calendar; readonly preview: Preview }[] = [];
  const stamps: string[] = [];
  const { q, from, lang } = query.selection;
  const laterDays = from !== null && isPlain({ ...query, selection: { ...query.selection, from: null } });
  const begins = from === null ? place.now : Date.parse(startOfDay(from, place.timeZone));
  // The events that are not found have a say in the colours.
  const painter = createMonthPainter();
  let any = false;
  const words = q === null ? null : wordsOf(q);
  for (const calendar of calendars) {
    // One after the other: each may hold a snapshot in memory.
    const rows = await rowsOf(calendar, laterDays ? anyLanguage : (lang ?? place.language));
    if (rows === null) continue;
    stamps.push(rows.lastModified);
    if (laterDays) {
      const pages = { timeZone: place.timeZone, calendars: calendars.length };
      previews.push({ calendar, preview: previewOfEvents(rows, pages, begins) });
      continue;
    }
    any ||= rows.events.length > 0;
    for (const [i, one] of rows.events.entries()) {
      if (events.length >= mostSearched) break;
      if (query.layout === 'month' || query.layout === 'week') painter.add(one);
      const isFound = words === null || hasWords(rows.texts[i] ?? '', words);
      // A changed date of a series hides the one that it replaces, whatever its own words are.
      if (!isFound && one.event.overrides === null) continue;
      events.push(one);
      if (!isFound) others.add(one.event);
    }
  }
  if (laterDays) return { ...agendaOf(previews, { ...place, now: begins }), stamps };
  // The words were looked for above, since they may stand in a description.
  const isFound = ({ event }: ShownEvent) => !others.has(event);
  const list = { ...listing(events, query, null, { ...place, isFound, painter }), any };
  return { list: { kind: 'listing', listing: list }, counts: list.calendars, stamps };
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
    ([, { calendars, q, view, ...names }]) =>
      [calendars, q, view].every((one) => one === undefined) && nameFilters.every((one) => names[one] === undefined),
  );
  return found?.[0] ?? null;
}
