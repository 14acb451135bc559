import { sampleToken } from '../../src/sample/sample-portal.ts';
import { ask } from '../runtime/ask.ts';

/** One event as the sample portal itself returns it. */
export interface TrueEvent {
  readonly id: string;
  readonly title: string;
  /** ISO 8601 with an offset, or a day; null: to be announced. */
  readonly start: string | null;
  readonly end: string | null;
  readonly allDay: boolean;
  readonly status: string;
  readonly visibility: string;
  readonly recurrence: unknown;
}

/** Reads the events from the portal's own interface. It shares no code with Kalends, so both cannot be wrong alike. */
export async function sampleTruth(origin: string, calendarId: string): Promise<readonly TrueEvent[]> {
  const headers = { Authorization: `Bearer ${sampleToken}` };
  const read = async (path: string) => JSON.parse((await ask(origin, path, { headers })).text);
  const base = `/sample/event-calendar/${calendarId}`;
  const events: TrueEvent[] = [];
  for (let page = 1; ; page += 1) {
    const list = await read(`${base}/events?page=${page}`);
    for (const { id } of list.events as TrueEvent[]) events.push((await read(`${base}/event/${id}/details`)).event);
    if (list.next === null) break;
  }
  return events.filter(({ visibility, status }) => visibility === 'public' && status !== 'draft');
}

const day = 86_400_000;

/** The events that a feed of the last ninety days surely holds, once each: no series, none about to leave the window. */
export function singleEvents(events: readonly TrueEvent[]): readonly (TrueEvent & { readonly start: string })[] {
  return events.flatMap((event) =>
    event.start !== null && event.recurrence === null && Date.parse(event.start) > Date.now() - 85 * day
      ? [{ ...event, start: event.start }]
      : [],
  );
}

/** An instant in UTC to the minute, or a day: `2026-11-24 15:15`. */
export function minute(date: string): string {
  return date.length === 10 ? date : new Date(date).toISOString().slice(0, 16).replace('T', ' ');
}
