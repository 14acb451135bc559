import type { Calendar } from '../../calendar/calendar.ts';
import type { Choices, Preview, PreviewDate, PreviewEntry } from '../../calendar/preview.ts';
import type { NextDate } from '../calendar/calendar-listing.ts';
import { joinChoices } from '../calendar/event-traits.ts';
import { daysOf, type NamedDays, namedDays } from '../calendar/named-days.ts';
import { isLongAgo } from '../dates/day-span.ts';
import { today } from '../listing/event-time.ts';
import { shownIn } from '../listing/shown-events.ts';
import { singlesFirst } from './calendar-preview.ts';
import { previewAt } from './preview-at.ts';

/** What the home page lists where nothing is searched for. */
export interface HomeAgenda {
  /** What has been running for days, the soonest to end first. */
  readonly ongoing: readonly NextDate[];
  readonly days: readonly {
    readonly day: string;
    readonly dates: readonly NextDate[];
    /** How many more dates there are on that day. */
    readonly more: number;
  }[];
  /** The day that the next page begins with. Null: there is none. */
  readonly next: string | null;
  readonly choices: Choices;
  /** By slug: how many events of each calendar are to come. */
  readonly counts: ReadonlyMap<string, number>;
  /** The days that have events, among those that visitors can choose by name. */
  readonly named: readonly NamedDays[];
}

const mostInDay = 8;
/** After so many dates no other day is begun. */
const enough = 30;
const mostOngoing = 60;

/**
 * The next days of all calendars. `now` is in milliseconds since 1970; `timeZone`: the zone that days are counted in, as in
 * the previews; `language`: that of the page.
 */
export function homeAgenda(
  previews: readonly { readonly calendar: Calendar; readonly preview: Preview }[],
  { now, timeZone, language }: { readonly now: number; readonly timeZone: string; readonly language: string },
): HomeAgenda {
  const thisDay = today(now, timeZone);
  const known = previews.map(({ calendar, preview }) => ({ calendar, held: previewAt(preview, now) }));
  const dates = known.flatMap(({ calendar, held }) => held.next.map((one): Candidate => ({ calendar, ...one })));
  const ongoing = dates.filter(({ date }) => isLongAgo(date.first, thisDay));
  const coming = dates.filter(({ date }) => !isLongAgo(date.first, thisDay));
  const byDay = Map.groupBy(coming, ({ date }) => (date.first < thisDay ? thisDay : date.first));
  const counts = new Map<string, number>();
  for (const { held } of known) for (const [day, count] of held.days) counts.set(day, (counts.get(day) ?? 0) + count);
  const untils = previews.flatMap(({ preview: { until } }) => (until === null ? [] : [until]));
  const until = untils.toSorted()[0] ?? null;

  const days: HomeAgenda['days'][number][] = [];
  let shown = 0;
  let next: string | null = null;
  for (const day of [...byDay.keys()].toSorted()) {
    if (shown >= enough || (until !== null && day >= until && days.length > 0)) {
      next = day;
      break;
    }
    const list = (byDay.get(day) ?? []).toSorted((a, b) => a.date.begins - b.date.begins);
    const chosen = singlesFirst(list, repeats, mostInDay).map((one) => nextDate(one, language));
    shown += chosen.length;
    days.push({
      day,
      dates: chosen,
      more: Math.max((counts.get(day) ?? 0) - chosen.length, list.length - chosen.length),
    });
  }
  return {
    ongoing: ongoing
      .toSorted((a, b) => (a.date.last < b.date.last ? -1 : 1))
      .slice(0, mostOngoing)
      .map((one) => nextDate(one, language)),
    days,
    next: next ?? (until !== null && days.length > 0 ? until : null),
    choices: joinChoices(known.map(({ held }) => held.choices)),
    counts: new Map(known.map(({ calendar, held }) => [calendar.slug, held.choices.events])),
    named: namedDays.filter((name) => {
      const { from, to } = daysOf(name, thisDay, language);
      return ongoing.some(({ date }) => date.last >= from) || [...counts.keys()].some((day) => day >= from && day <= to); // biome-ignore format: a rule
    }),
  };
}

/** An entry with its next date. */
interface Candidate {
  readonly calendar: Calendar;
  readonly entry: PreviewEntry;
  readonly date: PreviewDate;
  /** Which of the entry's dates it is. */
  readonly at: number;
}

const repeats = ({ entry: { event } }: Candidate): boolean =>
  event.recurrence !== null || event.overrides !== null || event.occurrence !== null;

function nextDate({ calendar, entry, date, at }: Candidate, language: string): NextDate {
  const { start, end } = date;
  const movedFrom = at === 0 ? entry.movedFrom : null;
  return {
    ...shownIn(entry, calendar, language),
    start,
    end,
    movedFrom,
    following: entry.times[at + 1]?.start ?? null,
  };
}
