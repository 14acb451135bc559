import { DurableObject } from 'cloudflare:workers';
import type { CalendarFeed } from '../http/feeds/feed-service.ts';
import { type Alarm, createAlarm } from './alarm.ts';
import { createKeeper, type Keeper } from './calendar-keeper.ts';
import type { Env } from './env.ts';
import { type CalendarCalls, calendarStub, indexStub, type ObjectClass } from './object-stubs.ts';
import type { OpenedObject } from './open-object.ts';
import type { FeedAnswer } from './rendered/feed-answer.ts';
import { createSavedFeedMaker, type SavedFeedMaker, type SavedFeedOrder } from './rendered/saved-feed-maker.ts';
import { encodeSnapshot } from './snapshot-codec.ts';

/** The key under which an object stores the id of its calendar, because an alarm does not pass it. */
const idKey = 'calendarId';

/** The class of the objects that keep one calendar each, or render one saved feed. `open` returns their dependencies. */
export function calendarObject(
  open: (env: Env, state: DurableObjectState) => OpenedObject,
): ObjectClass<CalendarCalls> {
  return class CalendarObject extends DurableObject<Env> implements CalendarCalls {
    readonly #opened: OpenedObject;
    readonly #alarm: Alarm;
    #keeper: Keeper | null = null;
    #makeSavedFeed: SavedFeedMaker | null = null;
    /** What the index said of the calendar in the run that ends; null: it was not asked. */
    #standing: Awaited<ReturnType<Keeper['settled']>> = null;

    constructor(state: DurableObjectState, env: Env) {
      super(state, env);
      this.#opened = open(env, state);
      const { setup } = this.#opened;
      this.#alarm = createAlarm({ storage: state.storage, due: async () => this.#due(), setup });
    }

    async snapshot(calendarId: string, known?: string, waitMs?: number) {
      const answer = await this.#keeperOf(calendarId).refresher.snapshot(known, waitMs);
      await this.#alarm.arm();
      return encodeSnapshot(answer);
    }

    async feed(asked: CalendarFeed, stamp: string | null): Promise<FeedAnswer> {
      const { feeds, queried, refresher } = this.#keeperOf(asked.calendarId);
      await this.#alarm.arm();
      const quietMs = await this.#alarm.remainingMs();
      const answer = await (asked.target === undefined ? feeds : queried).find(asked, stamp, quietMs);
      // Starts a refresh that is late, which goes on after this answer.
      if (quietMs === 0) void refresher.version(0).catch(() => undefined);
      return answer;
    }

    async savedFeed(order: SavedFeedOrder) {
      this.#makeSavedFeed ??= createSavedFeedMaker(this.#opened, (id) => calendarStub(this.env, id));
      return await this.#makeSavedFeed(order);
    }

    async status(calendarId: string) {
      const status = await this.#keeperOf(calendarId).status();
      // The index asks those that have said nothing yet. If it could not wake one, this does.
      await this.#alarm.arm();
      return status;
    }

    async wake(calendarId: string): Promise<void> {
      this.#keeperOf(calendarId);
      await this.#alarm.arm();
    }

    override async alarm(): Promise<void> {
      await this.#alarm.handle(async (isNewSetup) => {
        const keeper = this.#knownKeeper();
        if (keeper === null) return;
        const { failure } = await keeper.refresher.status();
        await keeper.refresher.refresh(isNewSetup && failure !== null);
        this.#standing = await keeper.settled();
      });
    }

    #keeperOf(calendarId: string): Keeper {
      if (this.#keeper === null) {
        const { kv } = this.ctx.storage;
        if (kv.get(idKey) !== calendarId) kv.put(idKey, calendarId);
        this.#keeper = createKeeper(calendarId, this.#opened, indexStub(this.env), this.ctx.storage);
      }
      return this.#keeper;
    }

    #knownKeeper(): Keeper | null {
      const calendarId = this.ctx.storage.kv.get(idKey);
      return typeof calendarId === 'string' ? this.#keeperOf(calendarId) : null;
    }

    async #due(): Promise<number | null> {
      const calendarId = this.ctx.storage.kv.get(idKey);
      const keeper = this.#knownKeeper();
      if (typeof calendarId !== 'string' || keeper === null) return null;
      const availability = this.#standing ?? (await indexStub(this.env).availability(calendarId));
      this.#standing = null;
      // When the portal no longer has the calendar, the next request for it sets the alarm again.
      if (availability !== 'known' && availability !== 'pending') return null;
      return await keeper.dueAt();
    }
  };
}
