import type { DurableObject } from 'cloudflare:workers';
import type { CalendarRefresher, IndexRefresher } from '../publisher/refreshers.ts';
import type { Env } from './env.ts';
import { decodeSnapshot, type EncodedAnswer } from './snapshot-codec.ts';

/** What an index object answers. */
export interface IndexCalls
  extends Pick<IndexRefresher, 'index' | 'availability' | 'context' | 'keepDetected' | 'status'> {
  /** Begins to keep the list and every calendar current in the background. */
  wake(): Promise<void>;
}

/** What a calendar's object answers; it learns its id from whoever asks. */
export interface CalendarCalls {
  snapshot(calendarId: string, known?: string, waitMs?: number): Promise<EncodedAnswer>;
  status(calendarId: string): ReturnType<CalendarRefresher['status']>;
  /** Begins to refresh in the background. */
  wake(calendarId: string): Promise<void>;
}

/** A class of objects that answer these calls. Written out, because a .d.ts can't infer an anonymous class with private members. */
export type ObjectClass<Calls> = new (
  state: DurableObjectState,
  env: Env,
) => DurableObject<Env> & Calls & { alarm(): Promise<void> };

/** The index, wherever its object lives. */
export function indexStub({ INDEX }: Env): IndexCalls {
  // A stub whose call failed may be broken for good, so each call takes a new one.
  const object = () => INDEX.getByName('index') as unknown as IndexCalls;
  return {
    index: () => again(() => object().index()),
    availability: (calendarId) => again(() => object().availability(calendarId)),
    context: (calendarId) => again(() => object().context(calendarId)),
    keepDetected: (calendarId, detected) => again(() => object().keepDetected(calendarId, detected)),
    status: () => again(() => object().status()),
    wake: () => again(() => object().wake()),
  };
}

/** One calendar, wherever its object lives. */
export function calendarStub(
  { CALENDARS }: Env,
  calendarId: string,
): Pick<CalendarRefresher, 'snapshot' | 'status'> & {
  wake(): Promise<void>;
} {
  const object = () => CALENDARS.getByName(calendarId) as unknown as CalendarCalls;
  return {
    snapshot: (known, waitMs) => again(async () => decodeSnapshot(await object().snapshot(calendarId, known, waitMs))),
    status: () => again(() => object().status(calendarId)),
    wake: () => again(() => object().wake(calendarId)),
  };
}

/** Once more where the platform says that this helps: an object that was moved or restarted under way. */
async function again<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    const { retryable, overloaded } = error as { retryable?: unknown; overloaded?: unknown };
    if (retryable !== true || overloaded === true) throw error;
    return await call();
  }
}
