import type { CalendarEvent } from '../../calendar/event.ts';
import type { Snapshot } from '../../calendar/snapshot.ts';
import { comparableNames } from '../../feeds/select/selection.ts';
import { type CurrentIndex, findFeed } from '../../http/lookup.ts';
import { pageMoment } from '../../http/pages/page-request.ts';
import { maxSitemapUrls } from '../../pages/sitemap.ts';
import type { Publisher } from '../../publisher/publisher.ts';
import { eachMonth, monthsOf } from './export-months.ts';
import { type Exported, type MonthRange, plain, widgetCategory, widgetMonth } from './static-address.ts';

export type SavedFeeds = Readonly<Record<string, { readonly title: string; readonly calendars?: readonly string[] }>>;

/** What a site consists of, before its pages are read for what they link to. */
interface SiteAddresses {
  readonly addresses: readonly Exported[];
  /** By the name of a calendar or saved feed. */
  readonly months: ReadonlyMap<string, MonthRange>;
}

const common = [
  '/',
  '/feeds.opml',
  '/robots.txt',
  '/favicon.svg',
  '/favicon.ico',
  '/manifest.webmanifest',
  '/widget.js',
  '/sitemap.xml',
  '/.well-known/security.txt',
];
const formats = ['ics', 'rss', 'atom', 'json'];

/**
 * The addresses that people may have subscribed to or linked to, whether a page links to them or not: hidden calendars
 * have feeds and pages, too. `now` is in milliseconds since 1970.
 */
export async function siteAddresses(
  publisher: Publisher,
  { calendars, version }: Pick<CurrentIndex, 'calendars' | 'version'>,
  savedFeeds: SavedFeeds,
  now: number,
): Promise<SiteAddresses> {
  const snapshots = new Map<string, Snapshot>();
  for (const { id } of calendars) {
    const answer = await publisher.snapshot(id);
    if (answer.kind === 'snapshot') snapshots.set(id, answer.snapshot);
  }
  const names = [...new Set([...calendars.map(({ slug }) => slug), ...Object.keys(savedFeeds)])];
  const snapshotsOf = (name: string) =>
    findFeed(name, calendars, savedFeeds).calendarIds.flatMap((id) => snapshots.get(id) ?? []);
  const months = new Map(names.map((name) => [name, monthsOf(snapshotsOf(name), now)]));
  const addresses = [
    ...common.map(plain),
    ...sitemapParts([...snapshots.values()]),
    ...names.flatMap((name) => [
      ...namedAddresses(name),
      ...eachMonth(months.get(name) as MonthRange).map((month) => widgetMonth(name, month)),
      ...categoriesOf(snapshotsOf(name)).map((category) => widgetCategory(name, category)),
    ]),
    ...[...snapshots.values()].flatMap((snapshot) => eventAddresses(snapshot, version, pageMoment(now))),
  ];
  return { addresses, months };
}

/** The files that `/sitemap.xml` leads to if there are too many pages for one. */
function sitemapParts(snapshots: readonly Snapshot[]): readonly Exported[] {
  if (snapshots.reduce((sum, { events }) => sum + events.length + 2, 1) <= maxSitemapUrls) return [];
  const parts = snapshots.flatMap(({ calendar, events }) =>
    Array.from({ length: Math.ceil((events.length + 1) / maxSitemapUrls) }, (_, i) =>
      plain(`/sitemap-${i + 1}-${encodeURIComponent(calendar.slug)}.xml`),
    ),
  );
  return [plain('/sitemap-0.xml'), ...parts];
}

const categoriesOf = (snapshots: readonly Snapshot[]): readonly string[] =>
  comparableNames(snapshots.flatMap(({ events }) => events.flatMap(({ event }) => event.categories)));

function namedAddresses(name: string): readonly Exported[] {
  const segment = encodeURIComponent(name);
  const calendar = `/calendars/${segment}`;
  return [
    ...formats.map((extension) => plain(`/feeds/${segment}.${extension}`)),
    plain(calendar),
    plain(`${calendar}/embed`),
    plain(`${calendar}/qr.svg`),
    plain(`/embed/${segment}`),
    plain(`/embed/${segment}/events.json`),
  ];
}

/** Feeds link to a changed occurrence of a series by its own id, pages by that of the series. `moment`: of the pages. */
function eventAddresses({ calendar, events, version }: Snapshot, list: string, moment: number): readonly Exported[] {
  const slug = encodeURIComponent(calendar.slug);
  const byId = Map.groupBy(
    events.flatMap(({ event }) =>
      [...new Set([event.id, event.overrides?.id ?? event.id])].map((id) => ({ id, event })),
    ),
    ({ id }) => id,
  );
  return [...byId].flatMap(([id, own]) => {
    const stamp = `${list} ${version}`;
    const name = encodeURIComponent(id);
    return [
      {
        ...plain(`/calendars/${slug}/events/${name}`),
        stamp: `${stamp} ${phaseOf(
          own.map(({ event }) => event),
          moment,
        )}`,
      },
      { ...plain(`/feeds/${slug}/${name}.ics`), stamp },
    ];
  });
}

/** What the page of an event says of time: whether it is over, and the next date of a series. The year of a date is one day another one. */
function phaseOf(events: readonly CalendarEvent[], moment: number): string {
  const [first] = events;
  if (first === undefined || events.length > 1 || first.recurrence !== null || first.overrides !== null)
    return String(moment);
  const day = new Date(moment).toISOString().slice(0, 10);
  if (first.start === null) return day;
  const [begins, ends] = [Date.parse(first.start), Date.parse(first.end ?? first.start)];
  // Whole days begin at another moment in each zone.
  if (first.allDay && Math.abs(moment - begins) < 2 * dayMs + ends - begins) return String(moment);
  return `${day} ${begins <= moment} ${ends <= moment}`;
}

const dayMs = 86_400_000;
