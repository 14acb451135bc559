import { createApp } from '../../src/app.ts';
import type { Calendar } from '../../src/calendar/calendar.ts';
import type { PublishedEvent } from '../../src/calendar/snapshot.ts';
import type { Config } from '../../src/config/config.ts';
import { calendarOf, configOf, depsOf, fakePublisher, snapshotOf } from '../app/app-deps.ts';

/** The HTML of a page, on a site with one calendar, `talks`. */
export async function askPage(
  path: string,
  events: readonly PublishedEvent[],
  more: { readonly calendar?: Partial<Calendar>; readonly config?: Partial<Config>; readonly language?: string } = {},
): Promise<string> {
  const publisher = fakePublisher([snapshotOf(calendarOf('talks', more.calendar), { events })]);
  const app = createApp(depsOf({ publisher, config: configOf(more.config) }));
  const headers = { accept: 'text/html', 'accept-language': more.language ?? 'en-US' };
  return (await app.request(`http://events.uni.example${path}`, { headers })).text();
}

/** The visible text of a page's HTML, in one line. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s\u2009\u202f]+/g, ' ');
