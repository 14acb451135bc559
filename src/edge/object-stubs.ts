import type { DurableObject } from 'cloudflare:workers';
import type { Preview } from '../calendar/preview.ts';
import type { CalendarFeed } from '../http/feeds/feed-service.ts';
import type { CalendarRefresher, IndexRefresher } from '../publisher/refreshers.ts';
import type { Env } from './env.ts';
import type { FinishedSavedFeed, SavedFeedKey } from './index/saved-feeds.ts';
import type { Overview, Previews, Standing, Summary } from './index/summaries.ts';
import type { FeedAnswer } from './rendered/feed-answer.ts';
import type { SavedFeedMaker, SavedFeedOrder } from './rendered/saved-feed-maker.ts';
import { decodeSnapshot, type EncodedAnswer } from './snapshot-codec.ts';

/** The calls of the index object. */
export interface IndexCalls
  extends Pick<IndexRefresher, 'index' | 'availability' | 'context' | 'learn' | 'confirm' | 'status'> {
  /** Takes what a calendar says of itself. `preview`: a new one. */
  report(calendarId: string, summary: Summary, preview?: Preview): Promise<Standing>;
  /** What there is to say of the list and of every calendar. */
  overview(): Promise<Overview>;
  /** Takes a calendar's preview, which is another one than it has (`Standing`). */
  keepPreview(calendarId: string, preview: Preview): Promise<void>;
  /** By calendar id: the version of what is published; null: nothing is. Without those that have said nothing yet. */
  versions(): Promise<Readonly<Record<string, string | null>>>;
  /** The same, and the previews. `known`: by calendar id, the names of those that the caller has (`previewName`). */
  previews(known: Readonly<Record<string, string>>): Promise<Previews>;
  /** A saved feed as finished bytes. After a change it has them rendered first. `stamp`: what the caller holds. */
  savedFeed(asked: SavedFeedKey, stamp: string | null): Promise<FeedAnswer>;
  /** Starts to keep the list and every calendar up to date in the background. */
  wake(): Promise<void>;
}

/** The calls of a calendar's object. They pass the id, because an object does not know its own name. */
export interface CalendarCalls {
  /** Of an object that keeps no calendar, but renders one saved feed. */
  savedFeed(order: SavedFeedOrder): Promise<FinishedSavedFeed | null>;
  snapshot(calendarId: string, known?: string, waitMs?: number): Promise<EncodedAnswer>;
  /** A feed as finished bytes. `stamp`: those that the caller holds. */
  feed(asked: CalendarFeed, stamp: string | null): Promise<FeedAnswer>;
  status(calendarId: string): ReturnType<CalendarRefresher['status']>;
  /** Starts to refresh in the background. */
  wake(calendarId: string): Promise<void>;
}

/** A class of objects that answer these calls. Written out, because a .d.ts can't infer an anonymous class with private members. */
export type ObjectClass<Calls> = new (
  state: DurableObjectState,
  env: Env,
) => DurableObject<Env> & Calls & { alarm(): Promise<void> };

/** The index, wherever its object runs. */
export function indexStub({ INDEX }: Env): IndexCalls {
  // A stub whose call failed may stay broken, so each call takes a new one.
  const object = () => INDEX.getByName('index') as unknown as IndexCalls;
  return {
    index: () => retryOnce(() => object().index()),
    availability: (calendarId) => retryOnce(() => object().availability(calendarId)),
    context: (calendarId) => retryOnce(() => object().context(calendarId)),
    learn: (...report) => retryOnce(() => object().learn(...report)),
    confirm: (...report) => retryOnce(() => object().confirm(...report)),
    status: () => retryOnce(() => object().status()),
    report: (...report) => retryOnce(() => object().report(...report)),
    overview: () => retryOnce(() => object().overview()),
    keepPreview: (...kept) => retryOnce(() => object().keepPreview(...kept)),
    versions: () => retryOnce(() => object().versions()),
    previews: (known) => retryOnce(() => object().previews(known)),
    savedFeed: (...asked) => retryOnce(() => object().savedFeed(...asked)),
    wake: () => retryOnce(() => object().wake()),
  };
}

/** What is called of a calendar. */
export interface CalendarStub extends Pick<CalendarRefresher, 'snapshot' | 'status'> {
  feed(asked: CalendarFeed, stamp: string | null): Promise<FeedAnswer>;
  wake(): Promise<void>;
}

/** One calendar, wherever its object runs. */
export function calendarStub({ CALENDARS }: Env, calendarId: string): CalendarStub {
  const object = () => CALENDARS.getByName(calendarId) as unknown as CalendarCalls;
  return {
    snapshot: (known, waitMs) =>
      retryOnce(async () => decodeSnapshot(await object().snapshot(calendarId, known, waitMs))),
    feed: (asked, stamp) => retryOnce(() => object().feed(asked, stamp)),
    status: () => retryOnce(() => object().status(calendarId)),
    wake: () => retryOnce(() => object().wake(calendarId)),
  };
}

/**
 * Where one saved feed is rendered: in an object that keeps nothing, of the class that is there anyway. A calendar of the
 * same name would only share it.
 */
export const savedFeedMaker = ({ CALENDARS }: Env, name: string): SavedFeedMaker => {
  const object = () => CALENDARS.getByName(`saved feed ${name}`) as unknown as CalendarCalls;
  return (order) => retryOnce(() => object().savedFeed(order));
};

/** Tries again when the platform says that this helps, because the object was moved or restarted. */
async function retryOnce<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    const { retryable, overloaded } = error as { retryable?: unknown; overloaded?: unknown };
    if (retryable !== true || overloaded === true) throw error;
    return await call();
  }
}
