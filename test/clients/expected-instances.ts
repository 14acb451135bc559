import type { PortalData, TrueEvent } from '../portals/portal-data.ts';

/** What a subscriber must see of one session: instants in UTC to the minute, or days; the end is exclusive. */
export interface ExpectedInstance {
  readonly title: string;
  readonly start: string;
  readonly end: string;
  /** Each part must appear in the place that the client shows. */
  readonly place: readonly string[];
  readonly cancelled: boolean;
}

/** The words before a title, by language. Repeated here on purpose: they are a promise to subscribers. */
const prefixes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: { cancelled: 'Cancelled: ', postponed: 'Postponed: ', tentative: 'Tentative: ' },
  fr: { cancelled: 'Annulé: ', postponed: 'Reporté: ' },
  ru: { cancelled: 'Отменено: ', postponed: 'Отложено: ' },
};

/** Records that no subscriber may see: they are marked private, which the truth file does not record. */
const privateEvents: Readonly<Record<string, readonly string[]>> = { 'google-calendar': ['6rt5e'] };

/** Google's weekly series, by its master: one occurrence is an exception, one is cancelled, one is moved. */
const series: Readonly<Record<string, readonly string[]>> = {
  '6rt3c': ['2026-11-02', '2026-11-30', '2026-12-07', '2026-12-14', '2026-12-21', '2026-12-28'],
};

type Publishable = TrueEvent & { readonly start: string };

/** The portal's public events that have a date, from the truth file next to its answers. */
export function publishableEvents({ name, truth }: PortalData): readonly Publishable[] {
  const once = new Map(truth.events.map((event) => [event.id, event]));
  return [...once.values()].filter(
    (event): event is Publishable =>
      event.start !== null && event.status !== 'draft' && !privateEvents[name]?.includes(event.id),
  );
}

export const expectedTitle = ({ title, status }: TrueEvent, language: string): string => {
  return `${prefixes[language]?.[status] ?? ''}${title?.replace(/\s+/g, ' ')}`;
};

/** Every session of these events, sorted by time. */
export function expectedInstances(data: PortalData, language: string): readonly ExpectedInstance[] {
  return publishableEvents(data)
    .flatMap((event) =>
      sessionsOf(event).map(({ start, end }) => ({
        title: expectedTitle(event, language),
        start: minute(start),
        end: minute(end ?? later(start, event.allDay ? 24 * 60 : 60)),
        place: event.location === null ? [] : (event.locationParts ?? [event.location]),
        cancelled: event.status === 'cancelled',
      })),
    )
    .toSorted(byTime);
}

function sessionsOf(event: Publishable): readonly { readonly start: string; readonly end: string | null }[] {
  const days = series[event.id];
  if (days !== undefined) return days.map((day) => ({ start: `${day}T09:00:00Z`, end: `${day}T10:00:00Z` }));
  return event.occurrences?.length ? event.occurrences : [{ start: event.start, end: event.end }];
}

export const byTime = (one: { start: string; title: string }, other: { start: string; title: string }): number =>
  `${one.start} ${one.title}` < `${other.start} ${other.title}` ? -1 : 1;

/** `2026-11-24 15:15`, or the day as written. */
const minute = (date: string): string => (date.length === 10 ? date : date.slice(0, 16).replace('T', ' '));

/** An instant or a day this many minutes later. */
function later(date: string, minutes: number): string {
  const moved = new Date(Date.parse(date) + minutes * 60_000).toISOString();
  return date.length === 10 ? moved.slice(0, 10) : moved;
}
