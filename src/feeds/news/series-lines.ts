import { isDay } from '../../calendar/day.ts';
import { wallAt } from '../../calendar/instant.ts';
import { knownTimeZone } from '../../calendar/time-zone.ts';
import { capitalized, labelled } from '../../i18n/language-tag.ts';
import { seriesWordsFor } from '../../i18n/words-for.ts';
import type { Feed, FeedEntry } from '../feed.ts';
import { formatEventDate, knownLanguage } from '../format-date.ts';
import { seriesZone } from '../series/event-series.ts';
import { seriesInWords } from '../series/series-in-words.ts';
import { cleanLine } from '../text/clean-text.ts';

/**
 * When a series takes place, in one line or two: its rule and its next date. A series that is over says its first date
 * and its rule. One whose rule has no words says one date, and that it repeats. `stated`: the first line follows other words.
 */
export function seriesLines(
  entry: FeedEntry,
  { timeZone, language, siteWords }: Feed,
  stated: boolean,
): readonly [line: string, more?: string] {
  const { event, next } = entry;
  const zone = seriesZone(entry);
  const named = isElsewhere(event.start, zone, timeZone);
  const words = seriesInWords(event, zone, language, siteWords, { named });
  // Some languages isolate a date by marks that feeds must not hold.
  const rule = words && cleanLine(words);
  const date = (one: Pick<typeof event, 'start' | 'end' | 'recurrence'>) =>
    formatEventDate(one, timeZone, language, siteWords);
  if (rule === null) return [date({ ...event, ...next })];
  if (next === undefined) return [date({ ...event, recurrence: null }), begun(rule, language)];
  return [
    stated ? rule : begun(rule, language),
    `${labelled(language, seriesWordsFor(language, siteWords).next)} ${date({ ...next, recurrence: null })}`,
  ];
}

/** As at the beginning of a line: `Every Monday`. */
const begun = (line: string, language: string): string => capitalized(line, knownLanguage(language));

/** Whether the hour of an instant is another one in the zone of the series than in that of the feed. */
function isElsewhere(start: string | null, zone: string, timeZone: string): boolean {
  if (start === null || isDay(start)) return false;
  const [own, shown] = [wallAt(start, zone), wallAt(start, knownTimeZone(timeZone, 'UTC'))];
  return JSON.stringify(own) !== JSON.stringify(shown);
}
