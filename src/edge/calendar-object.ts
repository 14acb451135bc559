import { DurableObject } from 'cloudflare:workers';
import { createCalendarRefresher } from '../publisher/refresh/calendar-refresher.ts';
import type { CalendarRefresher } from '../publisher/refreshers.ts';
import { type Alarm, createAlarm } from './alarm.ts';
import type { Env } from './env.ts';
import { type CalendarCalls, indexStub, type ObjectClass } from './object-stubs.ts';
import type { OpenedObject } from './open-object.ts';
import { encodeSnapshot } from './snapshot-codec.ts';

/** The key under which an object stores the id of its calendar, because an alarm does not pass it. */
const idKey = 'calendarId';

/** The class of the objects that keep one calendar each. `open` returns their dependencies. */
export function calendarObject(
  open: (env: Env, state: DurableObjectState) => OpenedObject,
): ObjectClass<CalendarCalls> {
  return class CalendarObject extends DurableObject<Env> implements CalendarCalls {
    readonly #opened: OpenedObject;
    readonly #alarm: Alarm;
    #refresher: CalendarRefresher | null = null;

    constructor(state: DurableObjectState, env: Env) {
      super(state, env);
      this.#opened = open(env, state);
      const { setup } = this.#opened;
      this.#alarm = createAlarm({ storage: state.storage, due: async () => this.#due(), setup });
    }

    async snapshot(calendarId: string, known?: string, waitMs?: number) {
      const answer = await this.#refresherOf(calendarId).snapshot(known, waitMs);
      await this.#alarm.arm();
      return encodeSnapshot(answer);
    }

    status(calendarId: string) {
      return this.#refresherOf(calendarId).status();
    }

    async wake(calendarId: string): Promise<void> {
      this.#refresherOf(calendarId);
      await this.#alarm.arm();
    }

    override async alarm(): Promise<void> {
      await this.#alarm.handle(async (isNewSetup) => {
        const refresher = this.#knownRefresher();
        if (refresher === null) return;
        const { failure } = await refresher.status();
        await refresher.refresh(isNewSetup && failure !== null);
      });
    }

    #refresherOf(calendarId: string): CalendarRefresher {
      if (this.#refresher === null) {
        if (this.ctx.storage.kv.get(idKey) !== calendarId) this.ctx.storage.kv.put(idKey, calendarId);
        this.#refresher = createCalendarRefresher(calendarId, indexStub(this.env), this.#opened.deps);
      }
      return this.#refresher;
    }

    #knownRefresher(): CalendarRefresher | null {
      const calendarId = this.ctx.storage.kv.get(idKey);
      return typeof calendarId === 'string' ? this.#refresherOf(calendarId) : null;
    }

    async #due(): Promise<number | null> {
      const calendarId = this.ctx.storage.kv.get(idKey);
      const refresher = this.#knownRefresher();
      if (typeof calendarId !== 'string' || refresher === null) return null;
      const availability = await indexStub(this.env).availability(calendarId);
      // When the portal no longer has the calendar, the next request for it sets the alarm again.
      return availability === 'known' || availability === 'pending' ? await refresher.dueAt() : null;
    }
  };
}
