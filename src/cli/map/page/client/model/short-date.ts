import { dateLocale, primarySubtag } from '../../../../../i18n/language-tag.ts';

/** `Sun, 8 Nov, 19:30`: a wall clock or a day as the server says them, in the reader's words. The year where it is another. */
export function shortDate(start: string, language: string, thisYear: number): string {
  const isDay = start.length === 10;
  const date = new Date(isDay ? `${start}T00:00Z` : `${start}Z`);
  if (Number.isNaN(date.getTime())) return start;
  return new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(date.getUTCFullYear() !== thisYear && { year: 'numeric' }),
    ...(!isDay && { hour: 'numeric', minute: '2-digit' }),
  }).format(date);
}

/** The reader's own variety of a language, which decides between 19:30 and 7:30 PM. English of no country is as on pages. */
export const localeFor = (
  language: string,
  read: readonly string[] = navigator.languages,
  timeZone: string = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): string => dateLocale(read.find((tag) => primarySubtag(tag) === language) ?? language, timeZone);
