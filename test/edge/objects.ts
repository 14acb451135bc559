import { env } from 'cloudflare:workers';
import type { Env } from '../../src/edge/env.ts';
import type { CalendarCalls, IndexCalls } from '../../src/edge/object-stubs.ts';

/** The bindings of wrangler.toml. Nothing is configured, so the objects publish the sample portal. */
export const bindings = env as unknown as Env;

export const index = bindings.INDEX.getByName('index');
export const indexCalls = index as unknown as IndexCalls;

export function calendar(calendarId: string): DurableObjectStub {
  return bindings.CALENDARS.getByName(calendarId);
}

export function calendarCalls(calendarId: string): CalendarCalls {
  return calendar(calendarId) as unknown as CalendarCalls;
}
